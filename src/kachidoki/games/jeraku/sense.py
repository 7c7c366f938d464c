"""What a sensible player makes of a position: plans, advice, quick play, a guess at the result.

Everything here uses only what the seat itself may know: the map, its own cards, the cards played.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku.board import Board, worths
from kachidoki.games.jeraku.legal import MARCH_IN_AT, MARCH_OUT_AT, REMOVE_AT, WALK_AT
from kachidoki.games.jeraku.moves import (
    ACTIONS,
    ALL,
    DEPLOY,
    PLACES,
    PUSHES,
    STOP,
    CardMove,
    March,
    Pass,
    Place,
    Play,
    Push,
    Remove,
    Victim,
    Walk,
)
from kachidoki.games.jeraku.pieces import (
    ACT,
    CRY,
    DAIMYO_COST,
    GREEN,
    NINJA,
    PASS,
    PLACE,
    PLACES_PAID,
    PLAY,
    PUSH,
    REGIONS,
    ROUNDS,
    SIX,
    TAKE,
    USE,
    VALUE_OF,
    VALUES,
    count,
)
from kachidoki.games.jeraku.plans import ENDS, Node, Planner, ends
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import OVER, Plan

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState

# Points of advice to units of advice: see `State.advice`.
SHARPNESS: Final = 0.7
# One in so many cards of quick play is any card, used in any way.
WHIMS: Final = 8
# How many points make a win e times as likely with one round to go, against others.
SPREAD: Final = 7.0
# Alone, by rounds to go: the same, and what a thinking player gains until the end on the two best
# enemies beyond what the map promises. Both were fitted to 2,000 games of `adept`.
SPREAD_SOLO: Final[list[float]] = [4.0, 7.8, 10.0, 12.0]
GAIN_SOLO: Final[list[float]] = [0.0, 15.5, 17.5, 17.5]
# And what such a player would have gained with each card that quick play used.
HASTE_SOLO: Final = 2.2
# How likely a card is to win against one card that is still to come, by its value.
HOLDS: Final[list[float]] = [0.1, 0.12, 0.25, 0.4, 0.55, 0.68, 0.74]
# What the lead of the next skirmish is worth by itself.
LEAD: Final = 0.2
# What a card is worth in a hand, by its value, beside the deployment that it allows.
HELD: Final[list[float]] = [2.6, 0.8, 1.3, 1.9, 2.5, 3.1, 3.9]
DEPLOYS: Final = 0.25


def guess(state: JerakuState) -> list[float]:
    """By seat: the share of the win, or the chance of it from points and what the map promises."""
    rules = state.rules
    if rules.solo and (state.hasty or state.actor != OVER):
        return [_solo_chance(state)]
    if state.actor == OVER:
        winners = state.winners
        sides = rules.sides()
        won = 0
        for side in sides:
            if side[0] in winners:
                won += 1
        share = 1.0 / float(max(1, won))
        return [share if seat in winners else 0.0 for seat in range(rules.players)]
    totals = promised(state)
    left = float(ROUNDS - len(state.history))
    found: list[float] = []
    for seat in range(rules.players):
        found.append(_side_total(state, totals, seat))
    best = max(found)
    scale = SPREAD * sqrt(left)
    odds = [exp((total - best) / scale) for total in found]
    whole = 0.0
    for side in rules.sides():
        whole += odds[side[0]]
    return [odd / whole for odd in odds]


def _solo_chance(state: JerakuState) -> float:
    """[solo-winning] The chance to beat the two best enemies together, as a thinking player has it.

    Such a player gains on them in each round to come, and would have gained more than quick play
    with the cards that it used.
    """
    totals = promised(state)
    rivals = sorted(totals[:GREEN])
    to_go: i64 = ROUNDS - len(state.history)
    ahead = totals[GREEN] - rivals[1] - rivals[2] + GAIN_SOLO[to_go]
    ahead += HASTE_SOLO * float(state.hasty)
    return 1.0 / (1.0 + exp(-ahead / SPREAD_SOLO[to_go]))


def _side_total(state: JerakuState, totals: list[float], seat: i64) -> float:
    """What the winner is told by: one's own points, the sum of a team, the better of two armies."""
    rules = state.rules
    if rules.team:
        return 0.7 * (totals[seat & 1] + totals[(seat & 1) + 2])
    if rules.armies:
        party: i64 = rules.party_of[seat]
        one, two = totals[2 * party], totals[2 * party + 1]
        return (one if one > two else two) + 0.2 * (two if one > two else one)
    return totals[seat]


def promised(state: JerakuState) -> list[float]:
    """By clan: its points and what its pieces are likely to earn in the rounds to come."""
    totals = [float(state.rp[clan]) for clan in range(state.rules.clans)]
    # Between rounds the next one has already been counted up.
    played: i64 = len(state.history)
    if played == ROUNDS:
        return totals
    board = Board(state, 0)
    board.pays = worths(state.rules.pays, played, True)
    board.hunted = -1
    for clan in range(state.rules.clans):
        if clan == state.rules.neutral:
            continue
        for region in range(REGIONS):
            mine = board.influence(clan, region)
            if mine:
                totals[clan] += 0.8 * board.expected(clan, mine, region)
    return totals


# [kachidoki]


def cry_worth(state: JerakuState, board: Board) -> float:
    """What it is worth to the clan to win the skirmish where its Daimyo stands."""
    if state.rules.duo:
        return LEAD
    region: i64 = board.daimyo[board.clan]
    total = LEAD
    clan: i64 = 0
    while clan < board.clans:
        mine = board.influence(clan, region)
        if mine > 0 and board.weights[clan] != 0.0:
            rank: i64 = 0
            other: i64 = 0
            while other < board.clans:
                if board.influence(other, region) >= mine:
                    rank += 1
                other += 1
            if rank <= PLACES_PAID:
                total += board.weights[clan] * float(CRY[rank - 1])
        clan += 1
    return total


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


# Plans.


def plan(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    """What the seat may go for: whole cards, one plan for each end that is worth a thought."""
    step = state.step
    if step == PLAY or step == TAKE:
        return _plan_cards(state, seat, moves)
    if step == USE or step == PLACE or step == ACT:
        planner = Planner(state, state.acting)
        found: list[Plan] = []
        for node in ends(state, planner)[: 4 * ENDS]:
            path = _checked(state, [], node, seat)
            if path:
                worth = _end_worth(state, planner, node, VALUE_OF[state.now])
                found.append(Plan(path, worth * SHARPNESS))
        return found if found else _single(state, seat, moves)
    if step == PASS:
        return _plan_passing(state, seat, moves)
    return _single(state, seat, moves)


def _single(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    advice = advise(state, seat, moves)
    return [Plan([moves[at]], advice[at]) for at in range(len(moves))]


def _plan_cards(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    clan: i64 = GREEN if state.step == TAKE else state.acting
    planner = Planner(state, clan)
    by_value: dict[int, list[Node]] = {}
    found: list[Plan] = []
    for move in moves:
        if not isinstance(move, CardMove):
            continue
        value: i64 = move.value
        if value not in by_value:
            by_value[value] = planner.whole_card(value)
        for node in by_value[value]:
            path = _checked(state, [move], node, seat)
            worth = _end_worth(state, planner, node, value)
            if state.step == TAKE:
                worth = _after_enemy(state, path, seat)
            found.append(Plan(path, (worth - _kept(state, value)) * SHARPNESS))
    return found


def _kept(state: JerakuState, value: i64) -> float:
    """What is given up by playing a card now and not later."""
    if state.rules.solo:
        return 0.0
    return HELD[value] * 0.55


def _end_worth(state: JerakuState, planner: Planner, node: Node, value: i64) -> float:
    """How well the side stands at the end of a plan, and what it may win in the skirmish."""
    if state.rules.solo:
        return node.worth
    path = node.path()
    for move in path:
        planner.change(move, 1)
    worth = node.worth + win_chance_of(state, value) * cry_worth(state, planner.board)
    path.reverse()
    for move in path:
        planner.change(move, -1)
    return worth


def win_chance_of(state: JerakuState, value: i64) -> float:
    """The chance of a card that is to be played, or that lies on the table already."""
    if state.now < 0:
        return win_chance(state, value)
    last = state.trick.pop()
    chance = win_chance(state, value)
    state.trick.append(last)
    return chance


def _checked(state: JerakuState, first: list[Move], node: Node, seat: i64) -> list[Move]:
    """The moves of a plan, with a stop at its end where the card would go on."""
    path = first + node.path(False)
    trial = state.copy()
    for move in path:
        trial.apply(move, seat)
    if trial.now >= 0:
        path.append(STOP)
    return path


def _after_enemy(state: JerakuState, path: list[Move], seat: i64) -> float:
    """[solo] How green stands once the other open card has been resolved as well."""
    trial = state.copy()
    for move in path:
        trial.apply(move, seat)
    return Board(trial, GREEN).value


def _plan_passing(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    """[recruitment] Give away what is worth least here and now."""
    wanted = state.wanted()
    party: i64 = state.rules.party_of[seat]
    worth = _hand_worths(state)
    found: list[Plan] = []
    for move in moves:
        assert isinstance(move, Pass)
        trial = state.copy()
        trial.locked[party] |= 1 << move.card
        rest: list[Move] = []
        total = worth[move.value]
        more: i64 = wanted - 1 - count(state.locked[party])
        while more > 0:
            best: Move | None = None
            least = 1000.0
            for other in trial.legal(seat):
                assert isinstance(other, Pass)
                if worth[other.value] < least:
                    least = worth[other.value]
                    best = other
            assert isinstance(best, Pass)
            rest.append(best)
            trial.locked[party] |= 1 << best.card
            total += least
            more -= 1
        found.append(Plan([move, *rest], -total * SHARPNESS))
    return found


def _hand_worths(state: JerakuState) -> list[float]:
    """What a card of each value is worth in this round."""
    pays = worths(state.rules.pays, max(1, state.round), False)
    found: list[float] = []
    for value in range(VALUES):
        worth = HELD[value]
        if value != NINJA:
            worth += DEPLOYS * pays[value * 4]
        found.append(worth)
    return found


# Quick advice, move by move.


def advise(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each legal move looks at a glance."""
    step = state.step
    if step == PLAY:
        return [_card_glance(state, move) for move in moves]
    if step == PLACE or step == ACT or step == PUSH:
        board = Board(state, state.acting)
        return [_glance(board, move) * SHARPNESS for move in moves]
    if step == USE:
        hand = Quick(state, state.acting)
        deploys = hand.deploy(VALUE_OF[state.now])
        acts = hand.act(VALUE_OF[state.now])
        return [deploys * SHARPNESS, acts * SHARPNESS]
    worth = _hand_worths(state)
    found: list[float] = []
    for move in moves:
        if isinstance(move, Pass):
            found.append(-worth[move.value] * SHARPNESS)
        elif isinstance(move, Victim):
            found.append(0.3 * float(state.rp[move.clan]) * SHARPNESS)
        elif isinstance(move, CardMove):
            kept = worth[move.value] * SHARPNESS
            found.append(-kept if move.verb == "discard" else kept)
        else:
            found.append(0.0)
    return found


def _card_glance(state: JerakuState, move: Move) -> float:
    if not isinstance(move, Play):
        return 0.0
    gain = 0.0 if state.rules.duo else 2.0
    return SHARPNESS * gain * win_chance(state, move.value)


def _glance(board: Board, move: Move) -> float:
    """What one move changes, for each point that it costs."""
    clan = board.clan
    if isinstance(move, March):
        return board.more(clan, move.region, -1) + board.more(clan, move.region + move.step, 1)
    if isinstance(move, Place):
        return board.more(clan, move.region, 1)
    at: i64 = board.daimyo[clan]
    if isinstance(move, Walk):
        return 0.5 * board.walk(at + move.step)
    if isinstance(move, Remove):
        return board.more(move.clan, at, -1)
    if isinstance(move, Push):
        return board.more(board.neutral, move.region, 1)
    return 0.0


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
        left = min(state.most_placed(value), state.supply[clan])
        placed: i64 = 0
        while left > 0:
            best: i64 = -1
            most = 0.0
            regions = state.placeable(value, placed)
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
            placed = placed << 3 | best + 1
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
        acting = state.acting
        state.acting = clan
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
                    if state.removable(other, at):
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
        state.acting = acting
        self._restore()
        return gain

    def _best_push(self, at: i64) -> float:
        """[neutral-samurai] What the best place for a neutral samurai gains."""
        board = self.board
        most = -1000.0
        regions = self.state.pushable(at)
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
        clan = board.clan
        if isinstance(move, March):
            board.samurai[clan * REGIONS + move.region] -= 1
            board.samurai[clan * REGIONS + move.region + move.step] += 1
            board.again(move.region)
            board.again(move.region + move.step)
        elif isinstance(move, Walk):
            at: i64 = board.daimyo[clan]
            board.daimyo[clan] = at + move.step
            board.again(at)
            board.again(at + move.step)
        elif isinstance(move, Remove):
            where: i64 = board.daimyo[clan]
            board.samurai[move.clan * REGIONS + where] -= 1
            if move.clan == board.neutral:
                board.samurai[move.clan * REGIONS + where] += 1
                self._best_push(where)
                board.samurai[move.clan * REGIONS + where] -= 1
                board.samurai[move.clan * REGIONS + self.push] += 1
                board.again(self.push)
                regions = self.state.pushable(where)
                if regions & (regions - 1):
                    self.moves.append(PUSHES[self.push])
            board.again(where)

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
        if step == USE or step == PLACE or step == ACT:
            _use_card(state)
        elif step == PLAY and rng.below(WHIMS) != 0:
            state.apply(_some_card(state, rng), seat)
        elif step == TAKE:
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
    assert isinstance(one, Play)
    assert isinstance(two, Play)
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
    if state.step == USE:
        acts = hand.act(value)
        moves = hand.moves
        use = ACTIONS
        if hand.deploy(value) > acts:
            use = DEPLOY
            moves = hand.moves
        state.apply(use, seat)
    elif state.step == PLACE:
        if state.placed:
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
