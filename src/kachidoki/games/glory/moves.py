"""Every move of Call to Glory, made once, and the results of chance."""

from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64


class Draw(Move):
    """Take the top card of a pile: 0 and 1 are the draw piles, 2 and 3 the discard piles."""

    def __init__(self, index: i64, pile: i64) -> None:
        super().__init__(
            index, f"draw {pieces.PILES[pile]}", "action1", "draw", {"pile": pieces.PILES[pile]}
        )
        self.pile: i64 = pile


class Discard(Move):
    """Discard one card of the hand."""

    def __init__(self, index: i64, kind: i64) -> None:
        name = pieces.NAMES[kind]
        super().__init__(index, f"discard {name}", "action2b", "discard", {"kind": name})
        self.kind: i64 = kind


class Place(Move):
    """Choose the discard pile, 0 or 1, for cards that one must put down."""

    def __init__(self, index: i64, pile: i64) -> None:
        name = pieces.PILES[2 + pile]
        super().__init__(index, f"onto {name}", "action2b", "place", {"pile": name})
        self.pile: i64 = pile


class EndTurn(Move):
    """Leave one's figures unused and end the turn."""


class Strike(Move):
    """Return a ninja figure: one card of the opponent's set of `kind` goes."""

    def __init__(self, index: i64, kind: i64) -> None:
        name = pieces.NAMES[kind]
        super().__init__(index, f"strike {name}", "ninja-use", "strike", {"kind": name})
        self.kind: i64 = kind


class Reveal(Move):
    """Reveal one of one's missions."""

    def __init__(self, index: i64, mission: i64) -> None:
        name = pieces.MISSION_NAMES[mission]
        values: dict[str, Value] = {
            "stack": pieces.STACKS[pieces.MISSION_STACK[mission]],
            "kind": pieces.NAMES[pieces.MISSION_KIND[mission]],
        }
        super().__init__(index, f"reveal {name}", "missions-scoring", "reveal", values)
        self.mission: i64 = mission


class Lay(Move):
    """Lay a set of `count` cards of one kind."""

    def __init__(self, index: i64, kind: i64, count: i64) -> None:
        values: dict[str, Value] = {"kind": pieces.NAMES[kind], "count": count}
        super().__init__(index, f"lay {count} {pieces.NAMES[kind]}", "action2a", "lay", values)
        self.kind: i64 = kind
        self.count: i64 = count


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
    made += [Draw(len(made) + pile, pile) for pile in range(4)]
    made += [Discard(len(made) + kind, kind) for kind in range(pieces.KINDS)]
    made += [Place(len(made) + pile, pile) for pile in range(2)]
    made.append(EndTurn(len(made), "end turn", "ninja-use", "end-turn"))
    made += [Strike(len(made) + kind, kind) for kind in range(pieces.KINDS)]
    made += [Reveal(len(made) + one, one) for one in range(len(pieces.MISSION_NAMES))]
    for kind in range(pieces.KINDS):
        made += [
            Lay(len(made) + count - 2, kind, count) for count in range(2, pieces.VALUES[kind] + 1)
        ]
    return made


ALL: Final = _make()

# Of their own classes: the compiler checks that at a glance.
DRAW: Final[list[Draw]] = [move for move in ALL if isinstance(move, Draw)]
DISCARD: Final[list[Discard]] = [move for move in ALL if isinstance(move, Discard)]
PLACE: Final[tuple[Move, ...]] = tuple([move for move in ALL if isinstance(move, Place)])
END_TURN: Final[Move] = next(move for move in ALL if isinstance(move, EndTurn))
STRIKE: Final[list[Strike]] = [move for move in ALL if isinstance(move, Strike)]
REVEAL: Final[list[Reveal]] = [move for move in ALL if isinstance(move, Reveal)]
# LAY[kind][count - 2]
LAY: Final[list[list[Lay]]] = [
    [move for move in ALL if isinstance(move, Lay) and move.kind == kind]
    for kind in range(pieces.KINDS)
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
    if words[0] == "deal" and len(words) == 2 and len(words[1]) == pieces.CARDS:
        order = _digits(words[1])
        if all(order.count(kind) == pieces.VALUES[kind] for kind in range(pieces.KINDS)):
            return Deal(bytes(order))
    return None


def _digits(word: str) -> list[int]:
    """The digits of a word, with -1 for whatever is no digit."""
    return ["0123456789".find(letter) for letter in word]


def mission_of(stack: int, card: int) -> int:
    """The mission that lies at `card` of `stack` before the shuffle."""
    return [m for m in range(len(pieces.MISSION_STACK)) if pieces.MISSION_STACK[m] == stack][card]


assert all(pieces.MISSION_STACK.count(stack) == pieces.STACK_SIZE for stack in range(3))
