"""Whole cards as a player thinks of them: what they can lead to, one plan for each end.

The same few points can be spent in thousands of orders that end alike. Here a position is reached
once, however many orders lead there, and of very many only the most promising are followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku.board import Board
from kachidoki.games.jeraku.moves import (
    ACTIONS,
    ALL,
    DEPLOY,
    MARCH_IN_AT,
    MARCH_OUT_AT,
    PLACES,
    PUSHES,
    REMOVE_AT,
    WALK_AT,
    March,
    Remove,
    Walk,
)
from kachidoki.games.jeraku.pieces import CLANS, DAIMYO_COST, NINJA, REGIONS, VALUE_OF
from kachidoki.games.jeraku.steps import card
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState

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
    size = (len(CLANS) + 1) * REGIONS
    return [(rng.below(1 << 25) << 25 | rng.below(1 << 25)) % _WIDE for _ in range(size)]


_MARKS: Final[list[int]] = _marks()
_DAIMYO: Final = len(CLANS)


def _mark(clan: i64, region: i64) -> i64:
    return _MARKS[clan * REGIONS + region]


class Node:
    """A position on the way, told by the last change and the one before it."""

    def __init__(self, parent: Node | None, move: Move | None, left: i64, key: i64) -> None:
        self.parent = parent
        self.move = move
        # [neutral-samurai] Where a neutral samurai was pushed to, and whether that was asked.
        self.to: Move | None = None
        self.asked = True
        # At an end, what the card is used for, if that was asked before.
        self.use: Move | None = None
        self.left: i64 = left
        self.key: i64 = key
        self.worth = 0.0

    def path(self, all_of_it: bool = True) -> list[Move]:
        """All that happens on the way, or what the player has to say."""
        moves: list[Move] = []
        node: Node | None = self
        while node is not None and node.move is not None:
            if node.to is not None and (all_of_it or node.asked):
                moves.append(node.to)
            moves.append(node.move)
            node = node.parent
        if self.use is not None:
            moves.append(self.use)
        moves.reverse()
        return moves


def best_first(node: Node) -> float:
    return -node.worth


class Planner:
    """Finds what a clan can do with a card, on a board that is changed and restored."""

    def __init__(self, state: JerakuState, clan: i64) -> None:
        self.state = state
        self.clan: i64 = clan
        self.board = Board(state, clan)

    # Ways to use a card that has not been begun.

    def whole_card(self, value: i64) -> list[Node]:
        """The best ends of a card of this value, with the choice of its use."""
        if value == NINJA:
            return self.placings(NINJA, self._most(NINJA), [])[:ENDS]
        ends: list[Node] = []
        for node in self.placings(value, self._most(value), [])[:2]:
            node.use = DEPLOY
            ends.append(node)
        for node in self.actions(value)[:ENDS]:
            node.use = ACTIONS
            ends.append(node)
        ends.sort(key=best_first)
        return ends[:ENDS]

    def _most(self, value: i64) -> i64:
        return min(card.most_placed(self.state.rules, value), self.state.supply[self.clan])

    def placings(self, value: i64, most: i64, placed: list[int]) -> list[Node]:
        """[deploy], [ninja] Up to `most` samurai from the supply, best first."""
        start = Node(None, None, most, 0)
        start.worth = self.board.value
        found = [start]
        self._place_on(start, value, placed, 1, found)
        found.sort(key=best_first)
        return found

    def _place_on(
        self, node: Node, value: i64, placed: list[int], number: i64, found: list[Node]
    ) -> None:
        """Samurai after samurai, in ascending order of the regions so that each end comes once."""
        if node.left == 0:
            return
        board = self.board
        regions = card.placeable(self.state.rules, value, placed)
        region: i64 = placed[len(placed) - 1] if placed else 0
        while region < REGIONS:
            if regions >> region & 1:
                at = self.clan * REGIONS + region
                board.samurai[at] += 1
                board.again(region)
                child = Node(node, PLACES[region], node.left - 1, 0)
                child.worth = board.value - SUPPLY * float(number)
                found.append(child)
                self._place_on(child, value, placed + [region], number + 1, found)
                board.samurai[at] -= 1
                board.again(region)
            region += 1

    # [actions]

    def actions(self, points: i64) -> list[Node]:
        """What so many action points can do, best first."""
        start = Node(None, None, points, 0)
        start.worth = self.board.value
        seen: dict[int, int] = {0: points}
        found = [start]
        left = points
        layers: list[list[Node]] = [[] for _ in range(points + 1)]
        layers[points].append(start)
        while left > 0:
            layer = layers[left]
            if len(layer) > BEAM:
                layer.sort(key=best_first)
                layer = layer[:BEAM]
            for node in layer:
                self._expand(node, seen, layers, found)
            left -= 1
        found.sort(key=best_first)
        return found

    def _expand(
        self, node: Node, seen: dict[int, int], layers: list[list[Node]], found: list[Node]
    ) -> None:
        path = node.path()
        for move in path:
            self.board.change(move, 1)
        for move in self._acts(node.left):
            if isinstance(move, Remove) and move.clan == self.board.neutral:
                self._expand_push(node, move, seen, layers, found)
                continue
            cost: i64 = DAIMYO_COST if isinstance(move, Walk) else 1
            key = node.key + self._change(move)
            left = node.left - cost
            if seen.get(key, -1) >= left:
                continue
            seen[key] = left
            child = Node(node, move, left, key)
            child.worth = self.board.value + self.board.gain(move)
            layers[left].append(child)
            found.append(child)
        path.reverse()
        for move in path:
            self.board.change(move, -1)

    def _expand_push(
        self,
        node: Node,
        move: Remove,
        seen: dict[int, int],
        layers: list[list[Node]],
        found: list[Node],
    ) -> None:
        """[neutral-samurai] A neutral samurai goes wherever it may."""
        board = self.board
        clan = board.neutral
        at: i64 = board.daimyo[self.clan]
        left = node.left - 1
        gone = board.more(clan, at, -1)
        regions = card.pushable(self.state, at)
        region: i64 = 0
        while region < REGIONS:
            key = node.key + _mark(clan, region) - _mark(clan, at)
            if regions >> region & 1 and seen.get(key, -1) < left:
                seen[key] = left
                child = Node(node, move, left, key)
                child.to = PUSHES[region]
                child.asked = regions & (regions - 1) != 0
                child.worth = board.value + gone + board.more(clan, region, 1)
                layers[left].append(child)
                found.append(child)
            region += 1

    def _acts(self, left: i64) -> list[Move]:
        """The actions that so many points can pay for, from the board as it is now."""
        board = self.board
        state = self.state
        clan = self.clan
        at: i64 = board.daimyo[clan]
        found: list[Move] = []
        if left >= DAIMYO_COST:
            if at > 0:
                found.append(ALL[WALK_AT])
            if at < REGIONS - 1:
                found.append(ALL[WALK_AT + 1])
        base = clan * REGIONS
        region: i64 = 0
        while region < REGIONS:
            if board.samurai[base + region]:
                if region > 0:
                    found.append(ALL[MARCH_IN_AT + region - 1])
                if region < REGIONS - 1:
                    found.append(ALL[MARCH_OUT_AT + region])
            region += 1
        other: i64 = 0
        while other < board.clans:
            if other != clan and board.samurai[other * REGIONS + at]:
                if card.removable(state, clan, other, at):
                    found.append(ALL[REMOVE_AT + other])
            other += 1
        return found

    def _change(self, move: Move) -> i64:
        """What a move adds to the key of a position."""
        clan = self.clan
        if isinstance(move, March):
            return _mark(clan, move.region + move.step) - _mark(clan, move.region)
        at: i64 = self.board.daimyo[clan]
        if isinstance(move, Walk):
            return _mark(_DAIMYO, at + move.step) - _mark(_DAIMYO, at)
        if isinstance(move, Remove):
            return -_mark(move.clan, at)
        return 0


def ends(state: JerakuState, planner: Planner) -> list[Node]:
    """What the card that is being carried out can still lead to, best first."""
    value: i64 = VALUE_OF[state.now]
    if state.step is card.USE:
        return planner.whole_card(value)
    if state.step is card.PLACE:
        return planner.placings(value, state.left, state.places)
    if state.step is card.ACT:
        return planner.actions(state.left)
    return []
