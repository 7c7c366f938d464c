"""Whole cards as a player thinks of them: what they can lead to, one plan for each end; or at a
glance, the best next move again and again.

The same few points can be spent in thousands of orders that end alike. Here a position is reached
once, however many orders lead there, and of very many only the most promising are followed. At the
end of a search there is no time for that: quick play takes what gains most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import moves
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.board import DAIMYO, Board
from kachidoki.games.jeraku.pieces import DAIMYO_COST, GREEN, NINJA, REGIONS, SIX, VALUE_OF
from kachidoki.games.jeraku.scoring import strength
from kachidoki.games.jeraku.steps import card
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import TAKE
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

# One in so many cards of quick play is any card, used in any way.
WHIMS: Final = 8
# How likely a card is to win against one card that is still to come, by its value; and a Ninja
# once there is a six.
HOLDS: Final[list[float]] = [0.1, 0.12, 0.25, 0.4, 0.55, 0.68, 0.74, 0.95]
# A step has to gain as much.
LEAST: Final = 0.001

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

    # [deploy], [ninja]

    def placings(self, value: i64, most: i64, placed: list[int]) -> list[Node]:
        """Up to `most` samurai from the supply, best first."""
        self.found = [Node([], most, 0, self.board.value)]
        self._place_on(self.found[0], value, placed)
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
        self.found = [Node([], points, 0, self.board.value)]
        self.layers = [[] for _ in range(points)] + [self.found[:]]
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


# Quick play.


def win_chance(state: JerakuState, trick: list[int], value: i64) -> float:
    """[winner] How likely a card of this value is to win the skirmish after these."""
    six = value == SIX
    for played in trick:
        if VALUE_OF[played] == SIX:
            six = True
    mine = strength(value, six)
    for played in trick:
        if strength(VALUE_OF[played], six) > mine:
            return 0.0
    chance = 1.0
    to_come: i64 = state.rules.plays - len(trick) - 1
    for _ in range(to_come):
        chance *= HOLDS[mine]
    return chance


class Quick:
    """A card carried out at once: the best next move, again and again."""

    def __init__(self, state: JerakuState, clan: i64) -> None:
        self.state = state
        self.board = Board(state, clan)
        self.moves: list[Move] = []
        self.gain = 0.0

    def deploy(self, value: i64) -> Quick:
        """Place samurai where the card allows."""
        state = self.state
        left = min(state.rules.deployed[value], state.supply[self.board.clan])
        placed: list[int] = []
        while left > len(placed):
            regions = card.placeable(state.rules, value, placed)
            best = self._best(regions << moves.PLACE_AT, 0.0)
            if not isinstance(best, moves.Place):
                break
            self._do(best)
            placed.append(best.region)
        if value == NINJA and len(self.moves) > 1:
            self.moves.sort(key=_index)
        return self

    def act(self, points: i64) -> Quick:
        """Spend so many action points."""
        board = self.board
        rules = self.state.rules
        while points > 0:
            actions = card.actionable(rules, board.occupied, board.daimyo, board.clan, points)
            best = self._best(actions, LEAST)
            if best is None:
                break
            points -= DAIMYO_COST if isinstance(best, moves.Walk) else 1
            push = self._push(best)
            self._do(best)
            if push is not None:
                self._do(push)
                if len(self._pushes()) == 1:
                    # It goes there without being told to.
                    self.moves.pop()
        return self

    def _best(self, bits: i64, least: float) -> Move | None:
        """Of these moves the one that gains most for each point, if any gains more than that."""
        best: Move | None = None
        for move in moves.choices(bits):
            gain = self.board.glance(move)
            push = self._push(move)
            if push is not None:
                gain += self.board.gain(push)
            if gain > least:
                least = gain
                best = move
        return best

    def _push(self, move: Move) -> Move | None:
        """[neutral-samurai] Where a neutral samurai goes instead of being removed."""
        if not isinstance(move, moves.Remove) or move.clan != self.board.neutral:
            return None
        best: Move | None = None
        most = 0.0
        for push in self._pushes():
            gain = self.board.gain(push)
            if best is None or gain > most:
                best = push
                most = gain
        return best

    def _pushes(self) -> tuple[Move, ...]:
        at: i64 = self.board.daimyo[self.board.clan]
        return moves.choices(card.pushable(self.state, at) << moves.PUSH_AT)

    def _do(self, move: Move) -> None:
        self.gain += self.board.gain(move)
        self.board.change(move, 1)
        self.moves.append(move)


def _index(move: Move) -> int:
    return move.index


def play_on(state: JerakuState, rng: Rng) -> None:
    """Play to the end of the round: cards almost at random, each used as well as a glance tells."""
    while not state.horizon():
        seat = state.actor
        if seat < 0:
            state.apply(state.chance(rng), seat)
            continue
        step = state.step
        if step is card.USE or step is card.PLACE or step is card.ACT:
            _use_card(state)
        elif step is PLAY and rng.below(WHIMS) != 0:
            state.apply(_some_card(state, rng), seat)
        elif step is TAKE:
            state.hasty += 1
            whim = rng.below(WHIMS) == 0
            state.apply(state.any_move(seat, rng) if whim else _better_card(state), seat)
        else:
            state.apply(state.any_move(seat, rng), seat)


def _some_card(state: JerakuState, rng: Rng) -> Move:
    """A card that wins the skirmish, if a second look finds one; else any."""
    one = state.any_move(state.actor, rng)
    two = state.any_move(state.actor, rng)
    if state.rules.duo or one is two:
        return one
    assert isinstance(one, moves.CardMove)
    assert isinstance(two, moves.CardMove)
    trick = state.trick
    first, second = win_chance(state, trick, one.value), win_chance(state, trick, two.value)
    return one if first >= second else two


def _better_card(state: JerakuState) -> Move:
    """[solo] The open card that leaves green better off once the other one has been resolved."""
    best: Move | None = None
    most = 0.0
    for move in state.legal(0):
        trial = state.copy()
        trial.apply(move, 0)
        _use_card(trial)
        worth = Board(trial, GREEN).value
        if best is None or worth > most:
            best = move
            most = worth
    assert best is not None
    return best


def _use_card(state: JerakuState) -> None:
    """Carry out the card in hand."""
    seat = state.actor
    value: i64 = VALUE_OF[state.now]
    planned = Quick(state, state.acting)
    if state.step is card.USE:
        planned.act(value)
        deployed = Quick(state, state.acting).deploy(value)
        deploys = deployed.gain > planned.gain
        if deploys:
            planned = deployed
        state.apply(moves.DEPLOY if deploys else moves.ACTIONS, seat)
    elif state.step is card.ACT:
        planned.act(state.left)
    elif not state.places:
        planned.deploy(value)
    for move in planned.moves:
        state.apply(move, seat)
    if state.now >= 0:
        state.apply(moves.STOP, seat)
