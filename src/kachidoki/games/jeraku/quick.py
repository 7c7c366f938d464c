"""Quick play of a sensible kind: each card used as well as a glance tells.

It plays on at the end of a search, so it has to be fast.
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
    STOP,
    WALK_AT,
    CardMove,
    Remove,
)
from kachidoki.games.jeraku.pieces import DAIMYO_COST, GREEN, NINJA, REGIONS, SIX, VALUE_OF, VALUES
from kachidoki.games.jeraku.steps.card import (
    ACT,
    PLACE,
    USE,
    most_placed,
    placeable,
    pushable,
    removable,
)
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import TAKE
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState

# One in so many cards of quick play is any card, used in any way.
WHIMS: Final = 8
# How likely a card is to win against one card that is still to come, by its value.
HOLDS: Final[list[float]] = [0.1, 0.12, 0.25, 0.4, 0.55, 0.68, 0.74]


def win_chance(state: JerakuState, value: i64) -> float:
    """[winner] How likely a card of this value is to win the skirmish."""
    six = value == SIX
    for card in state.trick:
        if VALUE_OF[card] == SIX:
            six = True
    mine = VALUES if value == NINJA and six else value
    for card in state.trick:
        theirs: i64 = VALUE_OF[card]
        if theirs == NINJA and six:
            theirs = VALUES
        if theirs > mine:
            return 0.0
    to_come: i64 = state.rules.plays - len(state.trick) - 1
    chance = 1.0
    holds = 0.95 if mine == VALUES else HOLDS[value]
    while to_come > 0:
        chance *= holds
        to_come -= 1
    return chance


class Quick:
    """A card carried out at once: the best next step, again and again."""

    def __init__(self, state: JerakuState, clan: i64) -> None:
        self.state = state
        self.board = Board(state, clan)
        self.moves: list[Move] = []
        # [neutral-samurai] The best region to push to.
        self.push: i64 = -1

    def deploy(self, value: i64) -> float:
        """What it gains to place samurai where the card allows; the moves are kept."""
        board = self.board
        state = self.state
        clan = board.clan
        self.moves = []
        gain = 0.0
        left = min(most_placed(state.rules, value), state.supply[clan])
        placed: list[int] = []
        while left > 0:
            best: i64 = -1
            most = 0.0
            regions = placeable(state.rules, value, placed)
            region: i64 = 0
            while region < REGIONS:
                if regions >> region & 1:
                    more = board.more(clan, region, 1)
                    if more > most:
                        most = more
                        best = region
                region += 1
            if best < 0:
                break
            board.samurai[clan * REGIONS + best] += 1
            board.again(best)
            placed.append(best)
            self.moves.append(PLACES[best])
            gain += most
            left -= 1
        if value == NINJA and len(self.moves) > 1:
            self.moves.sort(key=_index)
        self._restore()
        return gain

    def act(self, points: i64) -> float:
        """What so many action points gain, step by step; the moves are kept."""
        board = self.board
        state = self.state
        clan = board.clan
        self.moves = []
        gain = 0.0
        base = clan * REGIONS
        while points > 0:
            most = 0.001
            best: i64 = -1
            region: i64 = 0
            while region < REGIONS:
                if board.samurai[base + region]:
                    less = board.more(clan, region, -1)
                    if region > 0:
                        one = less + board.more(clan, region - 1, 1)
                        if one > most:
                            most = one
                            best = MARCH_IN_AT + region - 1
                    if region < REGIONS - 1:
                        two = less + board.more(clan, region + 1, 1)
                        if two > most:
                            most = two
                            best = MARCH_OUT_AT + region
                region += 1
            at: i64 = board.daimyo[clan]
            if points >= DAIMYO_COST:
                if at > 0:
                    walk = 0.5 * board.walk(at - 1)
                    if walk > most:
                        most = walk
                        best = WALK_AT
                if at < REGIONS - 1:
                    walk = 0.5 * board.walk(at + 1)
                    if walk > most:
                        most = walk
                        best = WALK_AT + 1
            other: i64 = 0
            while other < board.clans:
                if other != clan and board.samurai[other * REGIONS + at]:
                    if removable(state, clan, other, at):
                        out = board.more(other, at, -1)
                        if other == board.neutral:
                            out += self._best_push(at)
                        if out > most:
                            most = out
                            best = REMOVE_AT + other
                other += 1
            if best < 0:
                break
            move = ALL[best]
            self.moves.append(move)
            gain += most * (2.0 if best < MARCH_IN_AT else 1.0)
            points -= DAIMYO_COST if best < MARCH_IN_AT else 1
            self._do(move)
        self._restore()
        return gain

    def _best_push(self, at: i64) -> float:
        """[neutral-samurai] What the best place for a neutral samurai gains."""
        board = self.board
        most = -1000.0
        regions = pushable(self.state, at)
        region: i64 = 0
        while region < REGIONS:
            if regions >> region & 1:
                more = board.more(board.neutral, region, 1)
                if more > most:
                    most = more
                    self.push = region
            region += 1
        return most

    def _do(self, move: Move) -> None:
        board = self.board
        if not isinstance(move, Remove) or move.clan != board.neutral:
            board.change(move, 1)
            return
        at: i64 = board.daimyo[board.clan]
        self._best_push(at)
        board.change(move, 1)
        board.change(PUSHES[self.push], 1)
        regions = pushable(self.state, at)
        if regions & (regions - 1):
            self.moves.append(PUSHES[self.push])

    def _restore(self) -> None:
        self.board = Board(self.state, self.board.clan)


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
        if step is USE or step is PLACE or step is ACT:
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
    assert isinstance(one, CardMove)
    assert isinstance(two, CardMove)
    return one if win_chance(state, one.value) >= win_chance(state, two.value) else two


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
    hand = Quick(state, state.acting)
    moves: list[Move] = []
    if state.step is USE:
        acts = hand.act(value)
        moves = hand.moves
        use = ACTIONS
        if hand.deploy(value) > acts:
            use = DEPLOY
            moves = hand.moves
        state.apply(use, seat)
    elif state.step is PLACE:
        if state.placed > 0:
            state.apply(STOP, seat)
            return
        hand.deploy(value)
        moves = hand.moves
    else:
        hand.act(state.left)
        moves = hand.moves
    for move in moves:
        state.apply(move, seat)
    if state.now >= 0:
        state.apply(STOP, seat)
