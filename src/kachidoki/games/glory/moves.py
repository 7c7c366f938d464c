"""Every move of Call to Glory, made once, and the results of chance."""

from typing import Final

from kachidoki.games.glory.pieces import (
    CARDS,
    KINDS,
    MISSION_KIND,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    PILES,
    STACK_SIZE,
    STACKS,
    VALUES,
)
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64


class Draw(Move):
    """Take the top card of a pile: 0 and 1 are the draw piles, 2 and 3 the discard piles."""

    def __init__(self, index: i64, pile: i64) -> None:
        super().__init__(index, f"draw {PILES[pile]}", "action1")
        self.pile: i64 = pile

    def described(self) -> tuple[str, dict[str, Value]]:
        return "draw", {"pile": PILES[self.pile]}


class Lay(Move):
    """Lay a set of `count` cards of one kind."""

    def __init__(self, index: i64, kind: i64, count: i64) -> None:
        super().__init__(index, f"lay {count} {NAMES[kind]}", "action2a")
        self.kind: i64 = kind
        self.count: i64 = count

    def described(self) -> tuple[str, dict[str, Value]]:
        return "lay", {"kind": NAMES[self.kind], "count": self.count}


class Discard(Move):
    """Discard one card of the hand."""

    def __init__(self, index: i64, kind: i64) -> None:
        super().__init__(index, f"discard {NAMES[kind]}", "action2b")
        self.kind: i64 = kind

    def described(self) -> tuple[str, dict[str, Value]]:
        return "discard", {"kind": NAMES[self.kind]}


class Place(Move):
    """Choose the discard pile, 0 or 1, for cards that one must put down."""

    def __init__(self, index: i64, pile: i64) -> None:
        super().__init__(index, f"onto discard {pile + 1}", "action2b")
        self.pile: i64 = pile

    def described(self) -> tuple[str, dict[str, Value]]:
        return "place", {"pile": PILES[2 + self.pile]}


class Strike(Move):
    """Return a ninja figure: one card of the opponent's set of `kind` goes."""

    def __init__(self, index: i64, kind: i64) -> None:
        super().__init__(index, f"strike {NAMES[kind]}", "ninja-use")
        self.kind: i64 = kind

    def described(self) -> tuple[str, dict[str, Value]]:
        return "strike", {"kind": NAMES[self.kind]}


class EndTurn(Move):
    """Leave one's figures unused and end the turn."""

    def __init__(self, index: i64) -> None:
        super().__init__(index, "end turn", "ninja-use")

    def described(self) -> tuple[str, dict[str, Value]]:
        return "end-turn", {}


class Reveal(Move):
    """Reveal one of one's missions."""

    def __init__(self, index: i64, mission: i64) -> None:
        super().__init__(index, f"reveal {MISSION_NAMES[mission]}", "missions-scoring")
        self.mission: i64 = mission

    def described(self) -> tuple[str, dict[str, Value]]:
        stack = STACKS[MISSION_STACK[self.mission]]
        return "reveal", {"stack": stack, "kind": NAMES[MISSION_KIND[self.mission]]}


class Start(Chance):
    """Chance names the player who starts the first round."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start {seat + 1}", "play")
        self.seat: i64 = seat


class Assign(Chance):
    """The three stacks of missions, shuffled: seat s gets the s-th card of each."""

    def __init__(self, orders: list[list[int]]) -> None:
        text = " ".join("".join(str(card) for card in order) for order in orders)
        super().__init__(f"missions {text}", "missions-setup")
        self.orders = orders


class Deal(Chance):
    """The 110 cards, shuffled: three to each seat in turn, then draw pile 1, then draw pile 2."""

    def __init__(self, order: bytes) -> None:
        super().__init__("", "setup")
        self.order = order

    def written(self) -> str:
        return "deal " + "".join([str(kind) for kind in self.order])


def _make() -> list[Move]:
    made: list[Move] = []
    for pile in range(4):
        made.append(Draw(len(made), pile))
    for kind in range(KINDS):
        made.append(Discard(len(made), kind))
    for pile in range(2):
        made.append(Place(len(made), pile))
    made.append(EndTurn(len(made)))
    for kind in range(KINDS):
        made.append(Strike(len(made), kind))
    for mission in range(len(MISSION_NAMES)):
        made.append(Reveal(len(made), mission))
    for kind in range(KINDS):
        for count in range(2, VALUES[kind] + 1):
            made.append(Lay(len(made), kind, count))
    return made


ALL: Final = _make()

DRAW: Final[list[Move]] = [move for move in ALL if isinstance(move, Draw)]
DISCARD: Final[list[Move]] = [move for move in ALL if isinstance(move, Discard)]
PLACE: Final[tuple[Move, ...]] = tuple([move for move in ALL if isinstance(move, Place)])
END_TURN: Final[Move] = next(move for move in ALL if isinstance(move, EndTurn))
STRIKE: Final[list[Move]] = [move for move in ALL if isinstance(move, Strike)]
REVEAL: Final[list[Move]] = [move for move in ALL if isinstance(move, Reveal)]
# LAY[kind][count - 2]
LAY: Final[list[list[Move]]] = [
    [move for move in ALL if isinstance(move, Lay) and move.kind == kind] for kind in range(KINDS)
]
# DRAWS[mask]: the draws from the piles whose bit is set.
DRAWS: Final[list[tuple[Move, ...]]] = [
    tuple([DRAW[pile] for pile in range(4) if mask >> pile & 1]) for mask in range(16)
]


def parse_chance(text: str) -> Chance | None:
    """The chance result that `text` stands for, or None."""
    words = text.split(" ")
    if words[0] == "start" and len(words) == 2 and words[1] in ("1", "2", "3", "4"):
        return Start(int(words[1]) - 1)
    if words[0] == "missions" and len(words) == 4:
        orders = [_digits(word) for word in words[1:]]
        if all(sorted(order) == [0, 1, 2, 3] for order in orders):
            return Assign(orders)
    if words[0] == "deal" and len(words) == 2 and len(words[1]) == CARDS:
        order = _digits(words[1])
        if all(order.count(kind) == VALUES[kind] for kind in range(KINDS)):
            return Deal(bytes(order))
    return None


def _digits(word: str) -> list[int]:
    """The digits of a word, with -1 for whatever is no digit."""
    return ["0123456789".find(letter) for letter in word]


def mission_of(stack: int, card: int) -> int:
    """The mission that lies at `card` of `stack` before the shuffle."""
    return [m for m in range(len(MISSION_STACK)) if MISSION_STACK[m] == stack][card]


assert all(MISSION_STACK.count(stack) == STACK_SIZE for stack in range(3))
