"""Every move of Jeraku, made once, and the results of chance."""

from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move, numbered
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng


class CardMove(Move):
    """Something that is done with one card of one's own, or of the open ones: see `verb`."""

    def __init__(self, verb: str, rule: str, card: i64) -> None:
        values: dict[str, Value] = {**pieces.card_values(card)}
        super().__init__(-1, f"{verb} {pieces.CARD_NAMES[card]}", rule, verb, values)
        self.verb = verb
        self.card: i64 = card
        self.value: i64 = pieces.VALUE_OF[card]


class ClanMove(Move):
    """Something that names a clan: see `verb`."""

    def __init__(self, verb: str, rule: str, clan: i64) -> None:
        name = pieces.CLANS[clan]
        super().__init__(-1, f"{verb} {name}", rule, verb, {"clan": name})
        self.verb = verb
        self.clan: i64 = clan


class Remove(ClanMove):
    """A samurai of another clan leaves the region of one's own Daimyo."""


class RegionMove(Move):
    """Something that names a region."""

    def __init__(self, verb: str, rule: str, region: i64) -> None:
        name = pieces.REGION_NAMES[region]
        super().__init__(-1, f"{verb} {name}", rule, verb, {"region": name})
        self.region: i64 = region


class Place(RegionMove):
    """A samurai from the supply to a region."""


class Push(RegionMove):
    """Where a neutral samurai goes instead of being removed."""


class Walk(Move):
    """One's own Daimyo moves one region: `step` is -1 towards Kyoto, else 1."""

    def __init__(self, step: i64) -> None:
        way = pieces.WAYS[step > 0]
        super().__init__(-1, f"daimyo {way}", "actions", "daimyo", {"way": way})
        self.step: i64 = step


class March(Move):
    """One of one's own samurai moves one region."""

    def __init__(self, region: i64, step: i64) -> None:
        start, to = pieces.REGION_NAMES[region], pieces.REGION_NAMES[region + step]
        way = pieces.WAYS[step > 0]
        values: dict[str, Value] = {"from": start, "way": way, "region": to}
        super().__init__(-1, f"samurai {start} {way}", "actions", "samurai", values)
        self.region: i64 = region
        self.step: i64 = step


def _cards(verb: str, rule: str) -> list[CardMove]:
    return [CardMove(verb, rule, card) for card in range(pieces.CARDS)]


def _clans(verb: str, rule: str, number: int) -> list[ClanMove]:
    return [ClanMove(verb, rule, clan) for clan in range(number)]


_REGIONS: Final = range(pieces.REGIONS)
PLAYS: Final = _cards("play", "skirmish")
# What a number is used for.
DEPLOY: Final = Move(-1, "deploy", "deploy", "deploy")
ACTIONS: Final = Move(-1, "actions", "actions", "actions")
# No more samurai, or no more actions: what is left is lost.
STOP: Final = Move(-1, "stop", "actions", "stop")
PLACES: Final = [Place("place", "deploy", region) for region in _REGIONS]
WALKS: Final = [Walk(-1), Walk(1)]
MARCHES_IN: Final = [March(region, -1) for region in _REGIONS[1:]]
MARCHES_OUT: Final = [March(region, 1) for region in _REGIONS[:-1]]
REMOVALS: Final = [Remove("remove", "removal", clan) for clan in range(len(pieces.CLANS))]
PUSHES: Final = [Push("to", "neutral-samurai", region) for region in _REGIONS]
# A card for the left neighbour; one that leaves the round unseen; one of the pack; one of the two
# open cards of a solo skirmish.
PASSES: Final = _cards("pass", "recruitment")
DISCARDS: Final = _cards("discard", "neutral-recruitment")
DRAFTS: Final = _cards("draft", "armies-draft")
TAKES: Final = _cards("take", "solo-card")
# Of two automatic clans, the one that loses a samurai; of two armies with equal points, the one
# that plays first; the army that takes the higher of the two Daimyo cards.
VICTIMS: Final = _clans("victim", "solo-samurai", pieces.GREEN)
ARMIES: Final = _clans("army", "armies-skirmish", 4)
ASSIGNS: Final = _clans("assign", "armies", 4)


ALL: Final[list[Move]] = numbered(
    *(PLAYS, [DEPLOY, ACTIONS, STOP], PLACES, WALKS, MARCHES_IN, MARCHES_OUT, REMOVALS, PUSHES),
    *(PASSES, DISCARDS, DRAFTS, TAKES, VICTIMS, ARMIES, ASSIGNS),
)


class Dealt(Chance):
    """Cards as they come: all 21 as they are dealt (`deal`; what nobody gets is out of the round),
    the open or the hidden ones of a solo skirmish (`open`, `reveal`), or the Daimyo cards of the
    clans that get one, in the order of the clans (`daimyos`).

    With two armies each these are the lower and the higher card of one side, then of the other.
    """

    def __init__(self, verb: str, cards: list[int]) -> None:
        super().__init__("", DEALT[verb][0])
        self.verb = verb
        self.cards = sorted(cards) if verb == "open" else cards

    def written(self) -> str:
        letters = DIGITS if self.verb == "daimyos" else LETTERS
        return f"{self.verb} " + "".join([letters[card] for card in self.cards])


# The section behind each such result, and how many cards it has: of the Daimyos the mode says it.
DEALT: Final[dict[str, tuple[str, int]]] = {
    "daimyos": ("setup", 0),
    "deal": ("recruitment", pieces.CARDS),
    "open": ("solo", pieces.OPEN_CARDS),
    "reveal": ("solo", 1),
}
# The two letters of each card (`r5`, `bn`), and the digit of each Daimyo card.
LETTERS: Final = [suit + value for suit in "ryb" for value in "n123456"]
DIGITS: Final = [str(card) for card in range(pieces.DAIMYO_CARDS + 1)]
BY_LETTERS: Final = {letters: card for card, letters in enumerate(LETTERS)}


# [cards] What people in a hurry type: `play r5`, `pass yn`, `place k`, `samurai 0 out`.
def spelled_out(text: str) -> str:
    """A move in its long form, if `text` is a shorter one."""
    words = text.split(" ")
    if len(words) == 2 and words[0] in ("play", "pass", "discard", "draft", "take"):
        card = BY_LETTERS.get(words[1], -1)
        if card >= 0:
            words[1] = pieces.CARD_NAMES[card]
    if words[0] in ("place", "to", "samurai") and len(words) > 1 and words[1] in ("0", "k"):
        words[1] = pieces.REGION_NAMES[0]
    return " ".join(words)


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    verb, _, rest = text.partition(" ")
    if verb not in DEALT:
        return None
    letters, size = (DIGITS, 1) if verb == "daimyos" else (LETTERS, 2)
    written = [rest[at : at + size] for at in range(0, len(rest), size)]
    if not set(written) <= set(letters) or len(set(written)) != len(written) or "0" in written:
        return None
    number = DEALT[verb][1] or max(1, len(written))
    return (
        Dealt(verb, [letters.index(card) for card in written]) if len(written) == number else None
    )


# Where the moves of a skirmish stand among all moves: each is a bit of `can` in the record.
USE_BITS: Final = 3 << 21
STOP_BIT: Final = 1 << 23
PLACE_AT: Final = 24
WALK_AT: Final = 31
MARCH_IN_AT: Final = 33  # from region 1
MARCH_OUT_AT: Final = 39  # from Kyoto
REMOVE_AT: Final = 45
PUSH_AT: Final = 50
SKIRMISH_MOVES: Final = 57

# What was listed before: the choices within a card come back again and again, those of a hand
# seldom.
_LISTED: Final[dict[int, tuple[Move, ...]]] = {}
MOST_LISTED: Final = 20_000


def choices(bits: i64) -> tuple[Move, ...]:
    """The moves within a card that these bits stand for."""
    found = _LISTED.get(bits)
    if found is not None:
        return found
    listed = plays(bits)
    if len(_LISTED) < MOST_LISTED:
        _LISTED[bits] = listed
    return listed


def plays(bits: i64) -> tuple[Move, ...]:
    """The moves of a skirmish that these bits stand for."""
    made: list[Move] = []
    while bits:
        made.append(ALL[pieces.first(bits)])
        bits &= bits - 1
    return tuple(made)


def any_of(bits: i64, rng: Rng) -> Move:
    """One of the moves of a skirmish that these bits stand for."""
    return ALL[pieces.one_of(bits, rng)]
