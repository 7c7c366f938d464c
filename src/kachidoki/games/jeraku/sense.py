"""What a sensible player makes of a position: plans, advice, quick play, a guess at the result.

Everything here uses only what the seat itself may know: the map, its own cards, the cards played.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.board import Board, worths
from kachidoki.games.jeraku.moves import STOP, CardMove, ClanMove, Push
from kachidoki.games.jeraku.plans import ENDS, Node, Planner, Quick, win_chance
from kachidoki.games.jeraku.steps.card import ACT, PLACE, PUSH, USE
from kachidoki.games.jeraku.steps.recruitment import DISCARD, PASS
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.games.jeraku.steps.solo import TAKE
from kachidoki.games.jeraku.steps.step import CardStep
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
# How much of that is given up by playing it now and not later.
KEPT: Final = 0.55
# At a glance: what a cry is worth, and to strike a clan, for each of its points.
CRY_WORTH: Final = 2.0
RIVAL_STRUCK: Final = 0.3


def guess(state: JerakuState) -> list[float]:
    """By seat: the share of the win, or the chance of it from points and what the map promises."""
    rules = state.rules
    if rules.solo and (state.hasty or state.actor != OVER):
        return [_solo_chance(state)]
    if state.actor == OVER:
        winners = state.winners
        won = [side for side in rules.sides if side[0] in winners]
        return [1.0 / len(won) if seat in winners else 0.0 for seat in range(rules.players)]
    totals = promised(state)
    left = float(pieces.ROUNDS - len(state.history))
    found = [_side_total(state, totals, seat) for seat in range(rules.players)]
    best = max(found)
    scale = SPREAD * sqrt(left)
    odds = [exp((total - best) / scale) for total in found]
    whole = sum([odds[side[0]] for side in rules.sides])
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
    here = [board.influence(clan, region) for clan in range(board.clans)]
    for clan in range(board.clans):
        place = sum([1 for other in here if other >= here[clan]])
        if here[clan] and place <= pieces.PLACES_PAID:
            total += board.weights[clan] * float(pieces.CRY[place - 1])
    return total


# Plans.


def plan(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    """What the seat may go for: whole cards, one plan for each end that is worth a thought; nothing
    where single moves are to be weighed."""
    step = state.step
    if step is PLAY or step is TAKE:
        return _plan_cards(state, seat, moves)
    found: list[Plan] = []
    if step is USE or step is PLACE or step is ACT:
        planner = Planner(state, state.acting)
        for node in planner.ends()[: 4 * ENDS]:
            path = _checked(state, node.path, seat)
            if path:
                worth = _end_worth(state, planner, node, pieces.VALUE_OF[state.now])
                found.append(Plan(path, worth * SHARPNESS))
    if step is PASS:
        found = [_plan_passing(state, seat, move) for move in moves]
    return found


def _plan_cards(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
    planner = Planner(state, pieces.GREEN if state.step is TAKE else state.acting)
    by_value: dict[int, list[Node]] = {}
    found: list[Plan] = []
    for move in moves:
        assert isinstance(move, CardMove)
        value: i64 = move.value
        if value not in by_value:
            by_value[value] = planner.whole_card(value)
        for node in by_value[value]:
            path = _checked(state, [move, *node.path], seat)
            if state.step is TAKE:
                # How green stands once the other open card has been resolved as well.
                trial = state.copy()
                for said in path:
                    trial.apply(said, seat)
                worth = Board(trial, pieces.GREEN).value
            else:
                # What is given up by playing a card now and not later.
                worth = _end_worth(state, planner, node, value) - KEPT * HELD[value]
            found.append(Plan(path, worth * SHARPNESS))
    return found


def _end_worth(state: JerakuState, planner: Planner, node: Node, value: i64) -> float:
    """How well the side stands at the end of a plan, and what it may win in the skirmish."""
    if state.rules.solo:
        return node.worth
    # The card may lie on the table already.
    trick = state.trick if state.now < 0 else state.trick[:-1]
    planner.carry_out(node.path)
    worth = node.worth + win_chance(state, trick, value) * cry_worth(state, planner.board)
    planner.take_back(node.path)
    return worth


def _checked(state: JerakuState, path: list[Move], seat: i64) -> list[Move]:
    """What the player has to say to carry out a plan, with a stop at its end where the card would
    go on."""
    said: list[Move] = []
    trial = state.copy()
    for move in path:
        # [neutral-samurai] A push with one way only is not asked.
        if not isinstance(move, Push) or trial.step is PUSH:
            trial.apply(move, seat)
            said.append(move)
    if trial.now >= 0:
        said.append(STOP)
    return said


def _plan_passing(state: JerakuState, seat: i64, move: Move) -> Plan:
    """[recruitment] Give away a card, and then what is worth least here and now."""
    worths = hand_worths(state)
    party: i64 = state.rules.party_of[seat]
    trial = state.copy()
    trial.locked = state.locked[:]
    path: list[Move] = []
    total = 0.0
    while True:
        assert isinstance(move, CardMove)
        path.append(move)
        total += worths[move.value]
        trial.locked[party] |= pieces.bit(move.card)
        if pieces.count(trial.locked[party]) == state.rules.give:
            return Plan(path, -total * SHARPNESS)
        least = 1000.0
        for other in trial.legal(seat):
            assert isinstance(other, CardMove)
            if worths[other.value] < least:
                least = worths[other.value]
                move = other


def hand_worths(state: JerakuState) -> list[float]:
    """What a card of each value is worth in this round."""
    pays = worths(state.rules.pays, max(1, state.round), False)
    found = HELD[:]
    for value in range(1, pieces.VALUES):
        found[value] += DEPLOYS * pays[value * 4]
    return found


# Quick advice, move by move.


def advise(state: JerakuState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each legal move looks at a glance."""
    step = state.step
    if step is USE:
        value: i64 = pieces.VALUE_OF[state.now]
        deploys, acts = Quick(state, state.acting), Quick(state, state.acting)
        return [deploys.deploy(value).gain * SHARPNESS, acts.act(value).gain * SHARPNESS]
    if isinstance(step, CardStep) and step is not PLAY:
        board = Board(state, state.acting)
        return [board.glance(move) * SHARPNESS for move in moves]
    worth = hand_worths(state)
    found: list[float] = []
    for move in moves:
        good = 0.0
        if isinstance(move, CardMove):
            good = worth[move.value]
            if step is PLAY:
                chance = 0.0 if state.rules.duo else win_chance(state, state.trick, move.value)
                good = CRY_WORTH * chance
            elif step is PASS or step is DISCARD:
                good = -good
        elif isinstance(move, ClanMove) and move.verb == "victim":
            good = RIVAL_STRUCK * float(state.rp[move.clan])
        found.append(good * SHARPNESS)
    return found
