"""Every move of Call to Glory, made once, and the results of chance."""

from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Lot, Move, numbered
from kachidoki.kernel.native import i64


class PileMove(Move):
    """Something that is done with a pile: 0 and 1 are the draw piles, 2 and 3 the discard piles."""

    def __init__(self, verb: str, key: str, rule: str, pile: i64) -> None:
        name = pieces.PILES[pile]
        super().__init__(-1, f"{verb} {name}", rule, key, {"pile": name})
        self.pile: i64 = pile


class Draw(PileMove):
    """Take the top card of a pile."""


class Place(PileMove):
    """Choose the discard pile for cards that one must put down."""


class KindMove(Move):
    """Something that is done with a card of a kind, or with `count` of them."""

    def __init__(self, verb: str, rule: str, kind: i64, count: i64 = 1) -> None:
        name = pieces.NAMES[kind]
        many = count > 1
        text = f"{verb} {count} {name}" if many else f"{verb} {name}"
        values: dict[str, Value] = {"kind": name, "count": count} if many else {"kind": name}
        super().__init__(-1, text, rule, verb, values)
        self.kind: i64 = kind
        self.count: i64 = count


class Discard(KindMove):
    """Discard one card of the hand."""


class Strike(KindMove):
    """Return a ninja figure: one card of the opponent's set of `kind` goes."""


class Lay(KindMove):
    """Lay a set."""


class Reveal(Move):
    """Reveal one of one's missions."""

    def __init__(self, mission: i64) -> None:
        stack, kind = pieces.MISSION_STACKS[mission], pieces.MISSION_KINDS[mission]
        values: dict[str, Value] = {"stack": stack, "kind": kind}
        super().__init__(-1, f"reveal {stack} {kind}", "missions-scoring", "reveal", values)
        self.mission: i64 = mission


DRAW: Final = [Draw("draw", "draw", "action1", pile) for pile in range(4)]
DISCARD: Final = [Discard("discard", "action2b", kind) for kind in range(pieces.KINDS)]
PLACE: Final = tuple([Place("onto", "place", "action2b", pile) for pile in (2, 3)])
# Leave one's figures unused.
END_TURN: Final = Move(-1, "end turn", "ninja-use", "end-turn")
STRIKE: Final = [Strike("strike", "ninja-use", kind) for kind in range(pieces.KINDS)]
REVEAL: Final = [Reveal(mission) for mission in range(len(pieces.MISSION_NAMES))]
# LAY[kind][count - 2]
LAY: Final = [
    [Lay("lay", "action2a", kind, count) for count in range(2, value + 1)]
    for kind, value in enumerate(pieces.VALUES)
]
ALL: Final = numbered(DRAW, DISCARD, PLACE, [END_TURN], STRIKE, REVEAL, *LAY)

# DRAWS[mask]: the draws from the piles whose bit is set.
DRAWS: Final[list[tuple[Draw, ...]]] = [
    tuple([DRAW[pile] for pile in range(4) if mask >> pile & 1]) for mask in range(16)
]


class Assign(Chance):
    """The three stacks of missions, shuffled: seat s gets the s-th card of each."""

    def __init__(self, cards: list[int]) -> None:
        digits = "".join([str(card) for card in cards])
        stacks = [
            digits[at : at + pieces.STACK_SIZE] for at in range(0, len(digits), pieces.STACK_SIZE)
        ]
        super().__init__(" ".join(["missions", *stacks]), "missions-setup")
        self.cards = cards


class Deal(Chance):
    """The 110 cards, shuffled: three to each seat in turn, then draw pile 1, then draw pile 2."""

    def __init__(self, order: bytes) -> None:
        super().__init__("", "setup")
        self.order = order

    def written(self) -> str:
        return "deal " + "".join([str(kind) for kind in self.order])


# The player who starts the first round.
STARTS: Final = [Lot("start", seat, "play") for seat in range(4)]


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    word, *rest = text.split(" ")
    # -1 stands for whatever is no digit.
    digits = [["0123456789".find(letter) for letter in word] for word in rest]
    if word == "missions" and list(map(sorted, digits)) == [[0, 1, 2, 3]] * 3:
        return Assign([card for stack in digits for card in stack])
    if word == "deal" and list(map(sorted, digits)) == [pieces.ALL_CARDS]:
        return Deal(bytes(digits[0]))
    return next((start for start in STARTS if start.text == text), None)
