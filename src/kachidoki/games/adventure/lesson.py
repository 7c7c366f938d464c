# interpreted: a script, played once in a while.
"""A first game of Call to Adventure, step by step: the learner against Bob, with decks and casts
that were arranged."""

from kachidoki.games.adventure.cardset.loader import STANDARD, standard
from kachidoki.games.adventure.pieces import ANTIHERO, DESTINY, HERO, MOTIVATION, ORIGIN
from kachidoki.kernel.lesson import Ask, Lesson, Meanwhile, Play, Say
from kachidoki.kernel.state import CHANCE

YOU, BOB = range(2)

# What lies on top of each pile, from the first card on. Two characters of a kind for you, two for
# Bob; four cards for each row; the rest comes as places become free.
TOPS = {
    "origins": "sailor farmer conscript urchin",
    "motivations": "call-of-the-wild hunger-for-power vow-of-vengeance born-lucky",
    "destinies": "mighty-villain blood-of-dragons relentless-conqueror wise-master",
    "act-1": (
        "collapsed-mine adventurous cruel-winter brave "
        "street-brawl loyal-hound wolves-at-the-fold thieves-guild raging-inferno rebel "
        "village-trial pilgrim-road stowaway"
    ),
    "act-2": (
        "siege-of-the-river-fort ranger the-mad-cultist haunted-battlefield "
        "desert-crossing knight-errant arena-of-blood prison-hulk"
    ),
    "act-3": (
        "archdruid the-ordeal-of-ash army-at-the-gates the-dying-forest "
        "the-unbroken-chain dread-name coronation-night tower-of-thorns"
    ),
    "hero": "last-effort unexpected-talent stand-against-evil second-wind act-of-mercy",
    "antihero": "instill-fear by-any-means",
}
KINDS = {
    "origins": ORIGIN,
    "motivations": MOTIVATION,
    "destinies": DESTINY,
    "hero": HERO,
    "antihero": ANTIHERO,
}
# What the learner has at the end, and Bob's total.
SCORE = {
    "printed": 14,
    "sets": 10,
    "xp": 2,
    "played": 4,
    "track": 6,
    "destiny": 14,
    "total": 50,
    "bob": 41,
}


def _arranged(pile: str) -> str:
    """The shuffle that brings these cards to the top, with the others below in their order."""
    cards = standard().cards
    held = [card for card in cards if card.kind == KINDS.get(pile) or f"act-{card.act}" == pile]
    keys = [card.key for card in held]
    first = [held[keys.index(key)].number for key in TOPS[pile].split()]
    rest = [card.number for card in held if card.number not in first]
    return " ".join(["shuffle", pile, *map(str, (*first, *rest))])


def _turn(seat: int, *moves: str) -> tuple[tuple[int, str], ...]:
    """The moves of a seat, and the casts between them."""
    return tuple((CHANCE if move.startswith("cast") else seat, move) for move in moves)


def _plays(seat: int, *moves: str) -> tuple[Play, ...]:
    return tuple(Play(*move) for move in _turn(seat, *moves))


LESSON = Lesson(
    mode="versus",
    seat=YOU,
    names=("", "Bob"),
    # Nobody is asked who can only pass, and the teacher knows these cards alone.
    options={"first_player": 1, "ask_policy": "exact", "cards": STANDARD},
    script=(
        Say("lesson-welcome"),
        Meanwhile(tuple((CHANCE, _arranged(pile)) for pile in TOPS)),
        # [characters]
        Say("lesson-story"),
        Play(BOB, "keep 1 1 1"),
        Ask("keep 2 1 2", "lesson-keep"),
        Say("lesson-board", ("seat-0", "hand")),
        # [turn], [trait], [journey], [allies]
        Say("lesson-rows", ("act-1",)),
        Ask("trait 1.2", "lesson-trait", ("1.2", "xp 0")),
        Ask("journey 1.1", "lesson-journey", ("1.1", "xp 0")),
        Ask("host 1.3", "lesson-host", ("1.3",)),
        *_plays(BOB, "trait 1.4", "end"),
        Say("lesson-turn", ("origin 0", "xp 0")),
        # [challenge], [runes], [dark], [cast]
        Ask("attempt 1.3 1", "lesson-attempt", ("1.3",)),
        Say("lesson-runes", ("stage",)),
        Ask("dark", "lesson-dark", ("stage", "xp 0")),
        *_plays(YOU, "ready", "cast 1110011"),
        Say("lesson-cast", ("stage",)),
        Ask("draw hero", "lesson-draw", ("hero", "antihero")),
        # [track], [cards]
        Say("lesson-track", ("track 0",)),
        Ask("play last-effort", "lesson-play", ("hand last-effort", "stage")),
        # [outcome], [rewards]
        Say("lesson-success", ("story 0 2", "track 0", "ally loyal-hound")),
        Ask("end", "lesson-end"),
        *_plays(BOB, "attempt 1.2 2", "ready", "cast 0100110", "end"),
        Say("lesson-bob", ("seat-1",)),
        # [abilities]
        Ask("attempt 1.1 1", "lesson-wolves", ("1.1",)),
        Ask("use motivation 1", "lesson-power", ("motivation 0", "xp 0")),
        *_plays(YOU, "ability wisdom", "ready", "cast 01100", "draw hero"),
        # [reactions], [stack]
        Ask("pass", "lesson-pass", ("stage", "ally loyal-hound")),
        Play(BOB, "play instill-fear"),
        Ask("play stand-against-evil", "lesson-answer", ("stack", "hand stand-against-evil")),
        *_plays(YOU, "pass", "pass", "pass"),
        Say("lesson-column", ("story 0 1", "story 0 2", "story 0 3")),
        Play(YOU, "end"),
        *_plays(BOB, "attempt 1.4 2", "ready", "cast 11010"),
        # [failure], [acts], [adversaries]
        Say("lesson-failure", ("seat-1",)),
        Play(BOB, "end"),
        Say("lesson-act", ("act-2", "2.3")),
        Say("lesson-siege", ("2.1",)),
        *_plays(YOU, "attempt 2.1 1", "ready", "cast 111111", "draw hero", "pass"),
        # [retry]
        Ask("play second-wind", "lesson-retry", ("stage", "hand second-wind")),
        Say("lesson-again", ("stage",)),
        *_plays(YOU, "dark", "ready", "cast 0101111"),
        Ask("use ally-1 1", "lesson-ally", ("stage", "ally loyal-hound")),
        Ask("play act-of-mercy", "lesson-mercy", ("hand act-of-mercy",)),
        Say("lesson-virtue", ("track 0", "story 0 4")),
        Play(YOU, "end"),
        *_plays(BOB, "trait 1.2", "end"),
        # [sets]
        Ask("trait 2.2", "lesson-ranger", ("2.2",)),
        Say("lesson-sets", ("tally nature",)),
        # Eight turns in a hurry.
        Meanwhile(
            (
                *_turn(YOU, "end"),
                *_turn(BOB, "trait 2.2", "end"),
                *_turn(YOU, "attempt 2.1 1", "ready", "cast 01001001", "end"),
                *_turn(BOB, "attempt 2.2 2", "ready", "cast 01001001", "end"),
                *_turn(YOU, "trait 3.1"),
                *_turn(BOB, "attempt 2.4 1", "ready", "cast 110110", "play by-any-means", "end"),
                *_turn(YOU, "attempt 3.2 1", "ready", "cast 000011", "end"),
                *_turn(BOB, "attempt 3.1 2", "ready", "cast 010001", "end"),
            )
        ),
        # [end], [scoring]
        Ask("attempt 3.4 1", "lesson-last", ("3.4",)),
        *_plays(YOU, "ready", "cast 01001001"),
        Say("lesson-ninth", ("seat-0", "seat-1")),
        Play(YOU, "end"),
        *_plays(BOB, "trait 3.2", "end"),
        Say("lesson-destiny", ("destiny 0",), {"icons": 7, "points": 14}),
        Say("lesson-score", ("score",), SCORE),
        Say("lesson-real"),
        Say("lesson-farewell"),
    ),
)
