"""What a sensible player makes of a position: plans, advice, quick play, a guess at the result.

Everything here uses only what the seat itself may know: the map, its own cards, the cards played.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.board import Board, worths
from kachidoki.games.jeraku.moves import STOP, CardMove, ClanMove, Walk
from kachidoki.games.jeraku.plans import ENDS, Node, Planner, ends
from kachidoki.games.jeraku.quick import Quick, win_chance
from kachidoki.games.jeraku.steps.card import ACT, PLACE, USE, Pushing
from kachidoki.games.jeraku.steps.recruitment import PASS
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import TAKE
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import OVER, Plan

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState

# Points of advice to units of advice: see `State.advice`.
SHARPNESS: Final = 0.7
# How many points make a win e times as likely with one round to go, against others.
SPREAD: Final = 7.0
# Alone, by rounds to go: the same, and what a thinking player gains until the end on the two best
# enemies beyond what the map promises. Both were fitted to 2,000 games of `adept`.
SPREAD_SOLO: Final[list[float]] = [4.0, 7.8, 10.0, 12.0]
GAIN_SOLO: Final[list[float]] = [0.0, 15.5, 17.5, 17.5]
# And what such a player would have gained with each card that quick play used.
HASTE_SOLO: Final = 2.2
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
    left = float(pieces.ROUNDS - len(state.history))
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
    rivals = sorted(totals[: pieces.GREEN])
    to_go: i64 = pieces.ROUNDS - len(state.history)
    ahead = totals[pieces.GREEN] - rivals[1] - rivals[2] + GAIN_SOLO[to_go]
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
    if played == pieces.ROUNDS:
        return totals
    board = Board(state, 0)
    board.pays = worths(state.rules.pays, played, True)
    board.hunted = -1
    for clan in range(state.rules.clans):
        if clan == state.rules.neutral:
            continue
        for region in range(pieces.REGIONS):
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
            if rank <= pieces.PLACES_PAID:
                total += board.weights[clan] * float(pieces.CRY[rank - 1])
        clan += 1
    return total


# Plans.


def plan(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    """What the seat may go for: whole cards, one plan for each end that is worth a thought."""
    step = state.step
    if step is PLAY or step is TAKE:
        return _plan_cards(state, seat, moves)
    if step is USE or step is PLACE or step is ACT:
        planner = Planner(state, state.acting)
        found: list[Plan] = []
        for node in ends(state, planner)[: 4 * ENDS]:
            path = _checked(state, [], node, seat)
            if path:
                worth = _end_worth(state, planner, node, pieces.VALUE_OF[state.now])
                found.append(Plan(path, worth * SHARPNESS))
        return found if found else _single(state, seat, moves)
    if step is PASS:
        return _plan_passing(state, seat, moves)
    return _single(state, seat, moves)


def _single(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    advice = advise(state, seat, moves)
    return [Plan([moves[at]], advice[at]) for at in range(len(moves))]


def _plan_cards(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    clan: i64 = pieces.GREEN if state.step is TAKE else state.acting
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
            if state.step is TAKE:
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
        planner.board.change(move, 1)
    worth = node.worth + win_chance_of(state, value) * cry_worth(state, planner.board)
    path.reverse()
    for move in path:
        planner.board.change(move, -1)
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
    return Board(trial, pieces.GREEN).value


def _plan_passing(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    """[recruitment] Give away what is worth least here and now."""
    wanted = state.rules.give
    party: i64 = state.rules.party_of[seat]
    worth = _hand_worths(state)
    found: list[Plan] = []
    for move in moves:
        assert isinstance(move, CardMove)
        trial = state.copy()
        trial.locked = state.locked[:]
        trial.locked[party] |= 1 << move.card
        rest: list[Move] = []
        total = worth[move.value]
        more: i64 = wanted - 1 - pieces.count(state.locked[party])
        while more > 0:
            best: Move | None = None
            least = 1000.0
            for other in trial.legal(seat):
                assert isinstance(other, CardMove)
                if worth[other.value] < least:
                    least = worth[other.value]
                    best = other
            assert isinstance(best, CardMove)
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
    for value in range(pieces.VALUES):
        worth = HELD[value]
        if value != pieces.NINJA:
            worth += DEPLOYS * pays[value * 4]
        found.append(worth)
    return found


# Quick advice, move by move.


def advise(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each legal move looks at a glance."""
    step = state.step
    if step is PLAY:
        return [_card_glance(state, move) for move in moves]
    if step is PLACE or step is ACT or isinstance(step, Pushing):
        board = Board(state, state.acting)
        return [_glance(board, move) * SHARPNESS for move in moves]
    if step is USE:
        hand = Quick(state, state.acting)
        deploys = hand.deploy(pieces.VALUE_OF[state.now])
        acts = hand.act(pieces.VALUE_OF[state.now])
        return [deploys * SHARPNESS, acts * SHARPNESS]
    worth = _hand_worths(state)
    found: list[float] = []
    for move in moves:
        if isinstance(move, CardMove):
            gained = worth[move.value] * SHARPNESS
            found.append(-gained if move.verb in ("pass", "discard") else gained)
        elif isinstance(move, ClanMove) and move.verb == "victim":
            found.append(0.3 * float(state.rp[move.clan]) * SHARPNESS)
        else:
            found.append(0.0)
    return found


def _card_glance(state: JerakuState, move: Move) -> float:
    if not isinstance(move, CardMove):
        return 0.0
    gain = 0.0 if state.rules.duo else 2.0
    return SHARPNESS * gain * win_chance(state, move.value)


def _glance(board: Board, move: Move) -> float:
    """What one move changes, for each point that it costs."""
    return 0.5 * board.gain(move) if isinstance(move, Walk) else board.gain(move)
