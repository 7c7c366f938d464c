# interpreted: a script, played once in a while.
"""A first round of Call to Glory for two, step by step: the learner against Hana."""

from kachidoki.games.glory.pieces import CARDS, DEALT, KINDS, NAMES, VALUES
from kachidoki.kernel.lesson import Ask, Lesson, Meanwhile, Play, Say
from kachidoki.kernel.state import CHANCE

YOU, HANA = 0, 1

# The cards that anybody gets to see, in the order in which they are drawn.
DEAL = {YOU: "farmer monk daimyo", HANA: "farmer monk envoy"}
DECK_1 = (
    "samurai shogun monk monk daimyo farmer emperor ninja shogun ninja shogun monk samurai farmer "
    "monk daimyo ninja"
)
DECK_2 = "emperor empress farmer monk farmer samurai monk monk farmer monk empress envoy envoy"


def _arranged() -> str:
    """The deal that brings these cards, with the others below them in any order."""
    dealt, deck1, deck2 = (
        [NAMES.index(name) for name in cards.split()]
        for cards in (" ".join(DEAL.values()), DECK_1, DECK_2)
    )
    used = dealt + deck1 + deck2
    rest = [kind for kind in range(KINDS) for _ in range(VALUES[kind] - used.count(kind))]
    half = (CARDS - len(DEAL) * DEALT) // 2 - len(deck1)
    order = dealt + deck1 + rest[:half] + deck2 + rest[half:]
    return "deal " + "".join(map(str, order))


def moves(seat: int, *texts: str) -> list[tuple[int, str]]:
    return [(seat, text) for text in texts]


def hana(*texts: str) -> list[Play]:
    """What she does, one after the other."""
    return [Play(HANA, text) for text in texts]


LESSON = Lesson(
    mode="standard",
    seat=YOU,
    names=("", "Hana"),
    options={"starter": 1},
    script=(
        Say("lesson-welcome"),
        Play(CHANCE, _arranged()),
        Say("lesson-hand", ("hand", "deck 1", "deck 2")),
        Say("lesson-numbers", ("hand farmer", "hand emperor")),
        Say("lesson-aim"),
        # [action2b] A discard; the next one has to go to the other place.
        Ask("discard samurai", "lesson-discard", ("hand samurai",)),
        *hana("draw deck 1", "draw deck 2", "discard farmer"),
        Say("lesson-places", ("discard 1", "discard 2")),
        # [action1] Two cards from different piles, also from a discard pile; [action2a] a set.
        Ask("draw deck 1", "lesson-draw", ("deck 1",)),
        Ask("draw discard 2", "lesson-take", ("discard 2", "hand farmer")),
        Ask("lay 2 farmer", "lesson-lay", ("hand farmer",)),
        *hana("draw deck 1", "draw deck 2", "lay 2 monk"),
        # [action2a] A larger set drives a smaller one off the table: first hers, then yours.
        Say("lesson-larger", ("set monk", "hand monk")),
        Ask("draw deck 2", "lesson-hope", ("deck 2",)),
        Ask("draw deck 1", "lesson-luck", ("deck 1",)),
        Ask("lay 3 monk", "lesson-outdo", ("hand monk", "set monk")),
        Say("lesson-outdone", ("discard 2", "set monk")),
        *hana("draw deck 1", "draw deck 2", "lay 3 farmer"),
        Ask("onto discard 1", "lesson-beaten", ("discard 1", "discard 2")),
        # [cards] Rare cards are worth less and are safer.
        Ask("draw deck 1", "lesson-common", ("deck 1", "set farmer")),
        Ask("draw discard 2", "lesson-again", ("discard 2", "hand emperor")),
        Ask("lay 2 emperor", "lesson-rare", ("hand emperor",)),
        *hana("draw discard 2", "draw deck 1", "discard empress"),
        Say("lesson-watch", ("seat 1", "discard 2")),
        Meanwhile(
            (
                *moves(YOU, "draw deck 1", "draw deck 2", "lay 2 daimyo"),
                *moves(HANA, "draw deck 1", "draw deck 2", "lay 2 ninja"),
                *moves(YOU, "draw deck 1", "draw deck 2", "lay 2 shogun"),
                *moves(HANA, "draw deck 1", "draw deck 2", "discard shogun", "onto discard 2"),
                *moves(YOU, "draw deck 1", "draw deck 2", "lay 2 samurai"),
                *moves(HANA, "draw deck 1", "draw deck 2", "discard empress", "onto discard 1"),
            )
        ),
        Say("lesson-later", ("seat 0", "seat 1")),
        # [action2a] One's own set is replaced, never extended.
        Ask("draw deck 1", "lesson-danger", ("set monk", "deck 1")),
        Ask("draw deck 2", "lesson-fourth", ("deck 2",)),
        Ask("lay 4 monk", "lesson-replace", ("hand monk", "set monk")),
        Ask("onto discard 1", "lesson-old-set", ("discard 1", "discard 2")),
        *hana("draw discard 1", "draw deck 1", "discard daimyo", "onto discard 2"),
        # [round-end], [scoring]
        Ask("draw deck 2", "lesson-sixth", ("hand envoy", "deck 2")),
        Ask("draw deck 1", "lesson-always-two", ("deck 1",)),
        Ask("lay 2 envoy", "lesson-end", ("hand envoy",)),
        Say("lesson-score", ("score",), {"points": 69, "others": 34}),
        Say("lesson-other-ends", ("deck 1", "deck 2")),
        Say("lesson-rounds", ("score",)),
        Say("lesson-farewell"),
    ),
)
