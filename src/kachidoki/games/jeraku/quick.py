"""Quick play of a sensible kind: each card used as well as a glance tells.

It plays on at the end of a search, so it has to be fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import moves
from kachidoki.games.jeraku.board import Board
from kachidoki.games.jeraku.pieces import DAIMYO_COST, GREEN, NINJA, SIX, VALUE_OF
from kachidoki.games.jeraku.scoring import strength
from kachidoki.games.jeraku.steps import card
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import TAKE
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState

# One in so many cards of quick play is any card, used in any way.
WHIMS: Final = 8
# How likely a card is to win against one card that is still to come, by its value; and a Ninja
# once there is a six.
HOLDS: Final[list[float]] = [0.1, 0.12, 0.25, 0.4, 0.55, 0.68, 0.74, 0.95]
# A step has to gain as much.
LEAST: Final = 0.001


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
            self.gain += self.board.gain(best)
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
            self.gain += board.gain(best)
            points -= DAIMYO_COST if isinstance(best, moves.Walk) else 1
            push = self._push(best)
            if push is not None:
                self.gain += board.gain(push)
            self._do(best)
            if push is not None:
                board.change(push, 1)
                if len(self._pushes()) > 1:
                    self.moves.append(push)
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
