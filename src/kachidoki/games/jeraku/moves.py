"""Every move of Jeraku, made once, and the results of chance."""

from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

# The two letters of each card, for `bytes.translate`.
_SUITS: Final = bytes([ord(pieces.SUIT_LETTERS[card // pieces.VALUES % 3]) for card in range(256)])
_VALUES: Final = bytes([ord(pieces.VALUE_LETTERS[card % pieces.VALUES]) for card in range(256)])


class CardMove(Move):
    """Something that is done with one card of one's own, or of the open ones: see `verb`."""

    def __init__(self, index: i64, verb: str, rule: str, card: i64) -> None:
        super().__init__(index, f"{verb} {pieces.CARD_NAMES[card]}", rule)
        self.verb = verb
        self.card: i64 = card
        self.suit: i64 = pieces.SUIT_OF[card]
        self.value: i64 = pieces.VALUE_OF[card]

    def described(self) -> tuple[str, dict[str, Value]]:
        return self.verb, {"suit": pieces.SUITS[self.suit], "value": pieces.VALUE_NAMES[self.value]}


class Pass(CardMove):
    """A card for the left neighbour."""


class Discard(CardMove):
    """A card that leaves the round unseen."""


class Draft(CardMove):
    """A card of the pack."""


class Take(CardMove):
    """One of the two open cards of a solo skirmish."""


class Play(CardMove):
    """A card of the hand."""


class Use(Move):
    """What a number is used for: to deploy (0) or for action points (1)."""

    def __init__(self, index: i64, use: i64) -> None:
        verb = "actions" if use else "deploy"
        super().__init__(index, verb, verb)
        self.use: i64 = use

    def described(self) -> tuple[str, dict[str, Value]]:
        return self.text, {}


class Stop(Move):
    """No more samurai, or no more actions: what is left is lost."""

    def __init__(self, index: i64) -> None:
        super().__init__(index, "stop", "actions")

    def described(self) -> tuple[str, dict[str, Value]]:
        return self.text, {}


class Place(Move):
    """A samurai from the supply to a region."""

    def __init__(self, index: i64, region: i64) -> None:
        super().__init__(index, f"place {pieces.REGION_NAMES[region]}", "deploy")
        self.region: i64 = region

    def described(self) -> tuple[str, dict[str, Value]]:
        return "place", {"region": pieces.REGION_NAMES[self.region]}


class Walk(Move):
    """One's own Daimyo moves one region: `step` is -1 towards Kyoto, else 1."""

    def __init__(self, index: i64, way: i64) -> None:
        super().__init__(index, f"daimyo {pieces.WAYS[way]}", "actions")
        self.way: i64 = way
        self.step: i64 = 1 if way else -1

    def described(self) -> tuple[str, dict[str, Value]]:
        return "daimyo", {"way": pieces.WAYS[self.way]}


class March(Move):
    """One of one's own samurai moves one region."""

    def __init__(self, index: i64, region: i64, way: i64) -> None:
        super().__init__(
            index, f"samurai {pieces.REGION_NAMES[region]} {pieces.WAYS[way]}", "actions"
        )
        self.region: i64 = region
        self.way: i64 = way
        self.step: i64 = 1 if way else -1

    def described(self) -> tuple[str, dict[str, Value]]:
        to = pieces.REGION_NAMES[self.region + self.step]
        return "samurai", {
            "from": pieces.REGION_NAMES[self.region],
            "way": pieces.WAYS[self.way],
            "region": to,
        }


class ClanMove(Move):
    """Something that names a clan: see `verb`."""

    def __init__(self, index: i64, verb: str, rule: str, clan: i64) -> None:
        super().__init__(index, f"{verb} {pieces.CLANS[clan]}", rule)
        self.verb = verb
        self.clan: i64 = clan

    def described(self) -> tuple[str, dict[str, Value]]:
        return self.verb, {"clan": pieces.CLANS[self.clan]}


class Remove(ClanMove):
    """A samurai of another clan leaves the region of one's own Daimyo."""


class Victim(ClanMove):
    """Of two automatic clans, the one that loses a samurai."""


class Army(ClanMove):
    """Of two armies with equal points, the one that plays first."""


class Assign(ClanMove):
    """The army that takes the higher of the two Daimyo cards."""


class Push(Move):
    """Where a neutral samurai goes instead of being removed."""

    def __init__(self, index: i64, region: i64) -> None:
        super().__init__(index, f"to {pieces.REGION_NAMES[region]}", "neutral-samurai")
        self.region: i64 = region

    def described(self) -> tuple[str, dict[str, Value]]:
        return "to", {"region": pieces.REGION_NAMES[self.region]}


class Daimyos(Chance):
    """The Daimyo cards of the clans that get one, in the order of the clans.

    With two armies each: the lower and the higher card of one side, then those of the other.
    """

    def __init__(self, cards: list[int]) -> None:
        super().__init__("daimyos " + "".join([str(card) for card in cards]), "setup")
        self.cards = cards


class Deal(Chance):
    """All 21 cards, shuffled. They go out from the front; what is left is out of the round."""

    def __init__(self, order: list[int]) -> None:
        super().__init__("", "recruitment")
        self.order = order

    def written(self) -> str:
        order = bytes(self.order)
        letters = bytearray(2 * len(order))
        letters[::2] = order.translate(_SUITS)
        letters[1::2] = order.translate(_VALUES)
        return "deal " + letters.decode()


class Open(Chance):
    """The two open cards of a solo skirmish."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__("", "solo")
        self.cards = sorted(cards)

    def written(self) -> str:
        return "open " + "".join([_letters(card) for card in self.cards])


class Reveal(Chance):
    """The hidden card of a solo skirmish."""

    def __init__(self, card: i64) -> None:
        super().__init__("", "solo")
        self.card: i64 = card

    def written(self) -> str:
        return "reveal " + _letters(self.card)


def _letters(card: i64) -> str:
    return pieces.SUIT_LETTERS[pieces.SUIT_OF[card]] + pieces.VALUE_LETTERS[pieces.VALUE_OF[card]]


def _make() -> list[Move]:
    made: list[Move] = []
    made += [Play(card, "play", "skirmish", card) for card in range(pieces.CARDS)]
    made += [Use(pieces.CARDS + use, use) for use in range(2)]
    made.append(Stop(len(made)))
    made += [Place(len(made) + region, region) for region in range(pieces.REGIONS)]
    made += [Walk(len(made) + way, way) for way in range(2)]
    made += [March(len(made) + region - 1, region, 0) for region in range(1, pieces.REGIONS)]
    made += [March(len(made) + region, region, 1) for region in range(pieces.REGIONS - 1)]
    made += [
        Remove(len(made) + clan, "remove", "removal", clan) for clan in range(len(pieces.CLANS))
    ]
    made += [Push(len(made) + region, region) for region in range(pieces.REGIONS)]
    made += [Pass(len(made) + card, "pass", "recruitment", card) for card in range(pieces.CARDS)]
    section = "neutral-recruitment"
    made += [Discard(len(made) + card, "discard", section, card) for card in range(pieces.CARDS)]
    made += [Draft(len(made) + card, "draft", "armies-draft", card) for card in range(pieces.CARDS)]
    made += [Take(len(made) + card, "take", "solo-card", card) for card in range(pieces.CARDS)]
    made += [
        Victim(len(made) + clan, "victim", "solo-samurai", clan) for clan in range(pieces.GREEN)
    ]
    made += [Army(len(made) + clan, "army", "armies-skirmish", clan) for clan in range(4)]
    made += [Assign(len(made) + clan, "assign", "armies", clan) for clan in range(4)]
    return made


ALL: Final = _make()

PLAYS: Final[list[Move]] = [move for move in ALL if isinstance(move, Play)]
USES: Final[list[Move]] = [move for move in ALL if isinstance(move, Use)]
DEPLOY: Final[Move] = USES[0]
ACTIONS: Final[Move] = USES[1]
STOP: Final[Move] = next(move for move in ALL if isinstance(move, Stop))
PLACES: Final[list[Move]] = [move for move in ALL if isinstance(move, Place)]
PUSHES: Final[list[Move]] = [move for move in ALL if isinstance(move, Push)]
PASSES: Final[list[Move]] = [move for move in ALL if isinstance(move, Pass)]
DISCARDS: Final[list[Move]] = [move for move in ALL if isinstance(move, Discard)]
DRAFTS: Final[list[Move]] = [move for move in ALL if isinstance(move, Draft)]
TAKES: Final[list[Move]] = [move for move in ALL if isinstance(move, Take)]
VICTIMS: Final[list[Move]] = [move for move in ALL if isinstance(move, Victim)]
ARMIES: Final[list[Move]] = [move for move in ALL if isinstance(move, Army)]
ASSIGNS: Final[list[Move]] = [move for move in ALL if isinstance(move, Assign)]


# [cards] What people in a hurry type: `play r5`, `pass yn`, `place k`, `samurai 0 out`.
def spelled_out(text: str) -> str:
    """A move in its long form, if `text` is a shorter one."""
    words = text.split(" ")
    if len(words) == 2 and words[0] in ("play", "pass", "discard", "draft", "take"):
        card = card_of(words[1])
        if card >= 0:
            words[1] = pieces.CARD_NAMES[card]
    if words[0] in ("place", "to", "samurai") and len(words) > 1 and words[1] in ("0", "k"):
        words[1] = pieces.REGION_NAMES[0]
    return " ".join(words)


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    words = text.split(" ")
    if len(words) != 2:
        return None
    if words[0] == "daimyos":
        cards = [DIGITS.find(digit) for digit in words[1]]
        good = all(1 <= card <= pieces.DAIMYO_CARDS for card in cards)
        return Daimyos(cards) if good and len(set(cards)) == len(cards) else None
    letters = words[1]
    order = [card_of(letters[at : at + 2]) for at in range(0, len(letters), 2)]
    if -1 in order or len(set(order)) != len(order):
        return None
    if words[0] == "deal" and len(order) == pieces.CARDS:
        return Deal(order)
    if words[0] == "open" and len(order) == pieces.OPEN_CARDS:
        return Open(order)
    if words[0] == "reveal" and len(order) == 1:
        return Reveal(order[0])
    return None


DIGITS: Final = "0123456"


def card_of(letters: str) -> int:
    """The card of two letters (`r5`, `bn`), or -1."""
    if len(letters) != 2:
        return -1
    suit = pieces.SUIT_LETTERS.find(letters[0])
    value = pieces.VALUE_LETTERS.find(letters[1])
    return suit * pieces.VALUES + value if suit >= 0 and value >= 0 else -1


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

# The powers of two leave different remainders when divided by this number: a quick way from a mask
# with one bit to its move.
_DIVISOR: Final = 67


def _by_bit() -> list[Move]:
    made = ALL[:1] * _DIVISOR
    for at in range(SKIRMISH_MOVES):
        made[(1 << at) % _DIVISOR] = ALL[at]
    return made


_BY_BIT: Final[list[Move]] = _by_bit()
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
        made.append(_BY_BIT[(bits & -bits) % _DIVISOR])
        bits &= bits - 1
    return tuple(made)


def any_of(bits: i64, rng: Rng) -> Move:
    """One of the moves of a skirmish that these bits stand for."""
    number: i64 = rng.below(_ones(bits))
    while number:
        bits &= bits - 1
        number -= 1
    return _BY_BIT[(bits & -bits) % _DIVISOR]


def _ones(bits: i64) -> i64:
    """How many bits are set, of up to 57."""
    bits -= bits >> 1 & 0x155555555555555
    bits = (bits & 0x133333333333333) + (bits >> 2 & 0x133333333333333)
    return (bits + (bits >> 4) & 0x10F0F0F0F0F0F0F) % 255
