"""Whole cards as a player thinks of them: what they can lead to, one plan for each end.

The same few points can be spent in thousands of orders that end alike. Here a position is reached
once, however many orders lead there, and of very many only the most promising are followed.
"""

from typing import Final

from kachidoki.games.jeraku import moves
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.board import DAIMYO, Board
from kachidoki.games.jeraku.pieces import DAIMYO_COST, NINJA, REGIONS, VALUE_OF
from kachidoki.games.jeraku.steps import card
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

# Positions that are followed with as many points spent; and ends that are kept of a card.
BEAM: Final = 60
ENDS: Final = 4
# What a samurai in the supply is worth: it can still come where it is needed.
SUPPLY: Final = 0.12

# A number for each thing that can be changed: a samurai of a clan, or its Daimyo, in a region. Sums
# of them tell positions apart; drawn at random they are far too many to meet by chance.
_WIDE: Final = 1 << 50


def _marks() -> list[int]:
    rng = Rng(7)
    size = (DAIMYO + 1) * REGIONS
    return [(rng.below(1 << 25) << 25 | rng.below(1 << 25)) % _WIDE for _ in range(size)]


_MARKS: Final[list[int]] = _marks()


def _mark(piece: i64, region: i64) -> i64:
    return _MARKS[piece * REGIONS + region] if region >= 0 else 0


class Node:
    """A position on the way: all that happened, and what is left to spend."""

    def __init__(self, path: list[Move], left: i64, key: i64, worth: float) -> None:
        self.path = path
        self.left: i64 = left
        self.key: i64 = key
        self.worth = worth


def best_first(node: Node) -> float:
    return -node.worth


class Planner:
    """Finds what a clan can do with a card, on a board that is changed and restored."""

    def __init__(self, state: JerakuRecord, clan: i64) -> None:
        self.state = state
        self.clan: i64 = clan
        self.board = Board(state, clan)
        self.found: list[Node] = []
        # By the points that are left; and with how many points each position was reached.
        self.layers: list[list[Node]] = []
        self.seen: dict[int, int] = {}

    def ends(self) -> list[Node]:
        """What the card that is being carried out can still lead to, best first."""
        state = self.state
        value: i64 = VALUE_OF[state.now]
        if state.step is card.USE:
            return self.whole_card(value)
        if state.step is card.PLACE:
            return self.placings(value, state.left, state.places)
        return self.actions(state.left)

    def whole_card(self, value: i64) -> list[Node]:
        """The best ends of a card of this value, with the choice of its use."""
        most = min(self.state.rules.deployed[value], self.state.supply[self.clan])
        placings = self.placings(value, most, [])
        if value == NINJA:
            return placings[:ENDS]
        actions = self.actions(value)[:ENDS]
        for node in placings[:2]:
            node.path = [moves.DEPLOY, *node.path]
        for node in actions:
            node.path = [moves.ACTIONS, *node.path]
        return sorted(placings[:2] + actions, key=best_first)[:ENDS]

    def _begin(self, left: i64) -> Node:
        start = Node([], left, 0, self.board.value)
        self.found = [start]
        return start

    # [deploy], [ninja]

    def placings(self, value: i64, most: i64, placed: list[int]) -> list[Node]:
        """Up to `most` samurai from the supply, best first."""
        self._place_on(self._begin(most), value, placed)
        return sorted(self.found, key=best_first)

    def _place_on(self, node: Node, value: i64, placed: list[int]) -> None:
        """Samurai after samurai, in ascending order of the regions so that each end comes once."""
        if node.left == 0:
            return
        regions = card.placeable(self.state.rules, value, placed)
        for region in range(placed[-1] if placed else 0, REGIONS):
            if regions >> region & 1:
                move = moves.PLACES[region]
                self.board.change(move, 1)
                worth = self.board.value - SUPPLY * float(len(node.path) + 1)
                child = Node([*node.path, move], node.left - 1, 0, worth)
                self.found.append(child)
                self._place_on(child, value, [*placed, region])
                self.board.change(move, -1)

    # [actions]

    def actions(self, points: i64) -> list[Node]:
        """What so many action points can do, best first."""
        self.layers = [[] for _ in range(points + 1)]
        self.layers[points].append(self._begin(points))
        self.seen = {0: points}
        for left in range(points, 0, -1):
            layer = self.layers[left]
            if len(layer) > BEAM:
                layer = sorted(layer, key=best_first)[:BEAM]
            for node in layer:
                self._expand(node)
        return sorted(self.found, key=best_first)

    def _expand(self, node: Node) -> None:
        board = self.board
        rules = self.state.rules
        self.carry_out(node.path)
        for move in moves.choices(
            card.actionable(rules, board.occupied, board.daimyo, self.clan, node.left)
        ):
            if isinstance(move, moves.Remove) and move.clan == board.neutral:
                # [neutral-samurai] It goes wherever it may.
                regions = card.pushable(self.state, board.daimyo[self.clan])
                for push in moves.choices(regions << moves.PUSH_AT):
                    self._reach(node, [move, push], 1)
            else:
                self._reach(node, [move], DAIMYO_COST if isinstance(move, moves.Walk) else 1)
        self.take_back(node.path)

    def _reach(self, node: Node, steps: list[Move], cost: i64) -> None:
        """A position one action further on, unless others led there with as many points left."""
        key = node.key
        worth = self.board.value
        for move in steps:
            piece, source, target = self.board.shift(move)
            key += _mark(piece, target) - _mark(piece, source)
            worth += self.board.gain(move)
        left = node.left - cost
        if self.seen.get(key, -1) < left:
            self.seen[key] = left
            child = Node(node.path + steps, left, key, worth)
            self.layers[left].append(child)
            self.found.append(child)

    def carry_out(self, path: list[Move]) -> None:
        for move in path:
            self.board.change(move, 1)

    def take_back(self, path: list[Move]) -> None:
        for move in reversed(path):
            self.board.change(move, -1)
