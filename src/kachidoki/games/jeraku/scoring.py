"""Who wins a skirmish, what ranks pay, and who wins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.jeraku import events, pieces
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState


def strength(value: i64, six: bool) -> i64:
    """[winner] With a six in the skirmish a Ninja beats all."""
    return pieces.VALUES if value == pieces.NINJA and six else value


def winning_play(state: JerakuState) -> i64:
    """[winner] The number of the play that would win the skirmish as it stands; -1 if none."""
    six = False
    for card in state.trick:
        if pieces.VALUE_OF[card] == pieces.SIX:
            six = True
    best: i64 = -1
    highest: i64 = -1
    for at, card in enumerate(state.trick):
        value = strength(pieces.VALUE_OF[card], six)
        if value >= highest:
            highest = value
            best = at
    return best


# [kachidoki], [prestige]


def pay(state: JerakuState, region: i64, rank: i64) -> i64:
    """[prestige] What a rank in a region is worth in this round."""
    if rank < 1 or rank > pieces.PLACES_PAID:
        return 0
    return state.rules.pays[
        ((state.round - 1) * pieces.REGIONS + region) * pieces.PLACES_PAID + rank - 1
    ]


def score_cry(state: JerakuState, winner: i64) -> None:
    """[kachidoki] The region of the winning Daimyo pays 3, 2 and 1, for all clans."""
    rules = state.rules
    region: i64 = state.daimyo[winner]
    if state.events is not None:
        state.happened(events.kachidoki(clan=winner, region=region))
    clan: i64 = 0
    while clan < rules.clans:
        rank = state.rank(clan, region)
        points: i64 = 0
        if 0 < rank <= pieces.PLACES_PAID and clan != rules.neutral:
            points = pieces.CRY[rank - 1]
            state.rp[clan] += points
            state.cries[clan] += points
        if state.events is not None and rank:
            here, seat = state.influence(clan, region), rules.seat[clan]
            told = events.cry_score_neutral(clan=clan, rank=rank, influence=here)
            if clan != rules.neutral:
                told = events.cry_score(
                    clan=clan, rank=rank, influence=here, points=points, seat=seat
                )
            state.happened(told)
        clan += 1


def score_prestige(state: JerakuState) -> None:
    """[prestige] Every region pays by rank, from the far end to Kyoto."""
    before = state.rp[:]
    region: i64 = pieces.REGIONS - 1
    while region >= 0:
        score_region(state, region)
        region -= 1
    earned = [state.rp[clan] - before[clan] for clan in range(len(pieces.CLANS))]
    if state.events is not None:
        tell_totals(state, earned)
    state.history = (*state.history, (*state.cries, *earned))
    state.cries = [0] * len(pieces.CLANS)


def score_region(state: JerakuState, region: i64) -> None:
    neutral = state.rules.neutral
    told = False
    clan: i64 = 0
    while clan < state.rules.clans:
        rank = state.rank(clan, region)
        points = 0 if clan == neutral else pay(state, region, rank)
        state.rp[clan] += points
        if state.events is not None and rank:
            if not told:
                one, two, three = [pay(state, region, place) for place in (1, 2, 3)]
                state.happened(events.region(region=region, first=one, second=two, third=three))
                told = True
            tell_score(state, clan, region, rank, points)
        clan += 1


def tell_score(state: JerakuState, clan: i64, region: i64, rank: i64, points: i64) -> None:
    here, seat = state.influence(clan, region), state.rules.seat[clan]
    told = events.score_neutral(clan=clan, region=region, rank=rank, influence=here)
    if seat >= 0:
        told = events.score(
            clan=clan, region=region, rank=rank, influence=here, points=points, seat=seat
        )
    elif clan != state.rules.neutral:
        told = events.score_enemy(
            clan=clan, region=region, rank=rank, influence=here, points=points
        )
    state.happened(told)


def tell_totals(state: JerakuState, earned: list[int]) -> None:
    for clan in range(state.rules.clans):
        seat, total = state.rules.seat[clan], state.rp[clan]
        gain, cries = earned[clan], state.cries[clan]
        if seat >= 0:
            state.happened(
                events.total(clan=clan, prestige=gain, total=total, seat=seat, cries=cries)
            )
        elif clan != state.rules.neutral:
            state.happened(events.total_enemy(clan=clan, prestige=gain, total=total))


# [winning]


def scores(state: JerakuState) -> tuple[int, ...]:
    """Points so far by seat: what the winner is told by first. Sides carry theirs together."""
    rules = state.rules
    rp = state.rp
    if rules.team:
        a, b = rp[0] + rp[2], rp[1] + rp[3]
        return (a, b, a, b)
    if rules.armies:
        a, b = max(rp[0], rp[1]), max(rp[2], rp[3])
        return (a, a, b, b) if rules.players == 4 else (a, b)
    return tuple([rp[clan] for clan in range(len(pieces.CLANS)) if rules.seat[clan] >= 0])


def decided(state: JerakuState) -> tuple[tuple[int, ...], str]:
    """[winning] The seats that are ahead, and what told them from the others."""
    rules = state.rules
    rp = state.rp
    if rules.solo:
        won, how = solo_result(state)
        return ((0,) if won else ()), how
    if rules.armies or rules.team:
        return best_side(state)
    seats = range(rules.players)
    most = max([rp[seat] for seat in seats])
    ahead = [seat for seat in seats if rp[seat] == most]
    if len(ahead) == 1:
        return (ahead[0],), "points"
    if rules.shared_tie:
        return tuple(ahead), "shared"
    # [winning] The numbers of the Daimyo cards are all different.
    return (max(ahead, key=lambda seat: state.card[seat]),), "card"


def best_side(state: JerakuState) -> tuple[tuple[int, ...], str]:
    """[armies-winning], [team] Sum and best clan, in the order of the mode; then the card."""
    rp = state.rp
    sides = state.rules.sides()
    ours = [0, 2] if state.rules.team else [0, 1]
    theirs = [1, 3] if state.rules.team else [2, 3]
    sums = (rp[ours[0]] + rp[ours[1]], rp[theirs[0]] + rp[theirs[1]])
    bests = (max(rp[ours[0]], rp[ours[1]]), max(rp[theirs[0]], rp[theirs[1]]))
    tests = [(sums, "sum"), (bests, "best")]
    if state.rules.armies:
        tests.reverse()
    for (a, b), how in tests:
        if a != b:
            return sides[0 if a > b else 1], how
    holder: i64 = state.kachidoki
    return sides[holder & 1], "kachidoki"


def decisive_points(state: JerakuState, winner: int, how: str) -> int:
    """The points of a winner by which it won: of all its clans, or of the best of them."""
    rules = state.rules
    if how != "sum" and how != "best":
        return max(scores(state))
    side = next(side for side in rules.sides() if winner in side)
    points = [state.rp[clan] for clan in range(rules.clans) if rules.seat[clan] in side]
    return sum(points) if how == "sum" else max(points)


def solo_sum(state: JerakuState) -> int:
    """[solo-winning] What has to be beaten: the two best automatic clans together."""
    return sum(sorted(state.rp[: pieces.GREEN])[1:])


def solo_result(state: JerakuState) -> tuple[bool, str]:
    """[solo-winning] Whether the human is ahead of that sum, and what decides."""
    mine, needed = state.rp[pieces.GREEN], solo_sum(state)
    if mine != needed:
        return mine > needed, "points"
    here = state.influence(pieces.GREEN, pieces.KYOTO)
    return all(here > state.influence(clan, pieces.KYOTO) for clan in range(pieces.GREEN)), "kyoto"
