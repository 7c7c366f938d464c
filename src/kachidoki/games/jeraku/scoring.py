"""Who wins a skirmish, what ranks pay, and who wins the game."""

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.road import influence_of, rank_of
from kachidoki.kernel.native import i64


def strength(value: i64, six: bool) -> i64:
    """[winner] With a six in the skirmish a Ninja beats all."""
    return pieces.VALUES if value == pieces.NINJA and six else value


def winning_play(state: JerakuRecord) -> i64:
    """[winner] The number of the play that would win the skirmish as it stands; -1 if none."""
    six = False
    for card in state.trick:
        six = six or pieces.VALUE_OF[card] == pieces.SIX
    best: i64 = -1
    highest: i64 = -1
    for at, card in enumerate(state.trick):
        value = strength(pieces.VALUE_OF[card], six)
        if value >= highest:
            highest = value
            best = at
    return best


# [kachidoki], [prestige]


def pay(state: JerakuRecord, region: i64, rank: i64) -> i64:
    """[prestige] What a rank in a region is worth in this round."""
    if rank < 1 or rank > pieces.PLACES_PAID:
        return 0
    return state.rules.pays[
        ((state.round - 1) * pieces.REGIONS + region) * pieces.PLACES_PAID + rank - 1
    ]


def score_cry(state: JerakuRecord, winner: i64) -> None:
    """[kachidoki] The region of the winning Daimyo pays 3, 2 and 1, for all clans."""
    rules = state.rules
    region: i64 = state.daimyo[winner]
    if state.events is not None:
        state.happened(events.kachidoki(clan=winner, region=region))
    for clan in range(rules.clans):
        rank = rank_of(state, clan, region)
        points: i64 = 0
        if 0 < rank <= pieces.PLACES_PAID and clan != rules.neutral:
            points = pieces.CRY[rank - 1]
            state.rp[clan] += points
            state.cries[clan] += points
        if state.events is not None and rank:
            here, seat = influence_of(state, clan, region), rules.seat[clan]
            told = events.cry_score_neutral(clan=clan, rank=rank, influence=here)
            if clan != rules.neutral:
                told = events.cry_score(
                    clan=clan, rank=rank, influence=here, points=points, seat=seat
                )
            state.happened(told)


def score_prestige(state: JerakuRecord) -> None:
    """[prestige] Every region pays by rank, from the far end to Kyoto."""
    before = state.rp[:]
    for region in range(pieces.REGIONS - 1, -1, -1):
        score_region(state, region)
    earned = [state.rp[clan] - before[clan] for clan in range(len(pieces.CLANS))]
    if state.events is not None:
        tell_totals(state, earned)
    state.history = (*state.history, (*state.cries, *earned))
    state.cries = [0] * len(pieces.CLANS)


def score_region(state: JerakuRecord, region: i64) -> None:
    neutral = state.rules.neutral
    told = False
    for clan in range(state.rules.clans):
        rank = rank_of(state, clan, region)
        points = 0 if clan == neutral else pay(state, region, rank)
        state.rp[clan] += points
        if state.events is not None and rank:
            if not told:
                one, two, three = [pay(state, region, place) for place in (1, 2, 3)]
                state.happened(events.region(region=region, first=one, second=two, third=three))
                told = True
            tell_score(state, clan, region, rank, points)


def tell_score(state: JerakuRecord, clan: i64, region: i64, rank: i64, points: i64) -> None:
    here, seat = influence_of(state, clan, region), state.rules.seat[clan]
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


def tell_totals(state: JerakuRecord, earned: list[int]) -> None:
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


def points_of(state: JerakuRecord, side: tuple[int, ...]) -> list[int]:
    """The points of each clan of a side."""
    seat = state.rules.seat
    return [state.rp[clan] for clan in range(len(pieces.CLANS)) if seat[clan] in side]


def scores(state: JerakuRecord) -> tuple[int, ...]:
    """Points so far by seat: what the winner is told by first. Sides carry theirs together."""
    found = [0] * state.rules.players
    for side in state.rules.sides:
        points = points_of(state, side)
        for seat in side:
            found[seat] = sum(points) if state.rules.team else max(points)
    return tuple(found)


def decided(state: JerakuRecord) -> tuple[tuple[int, ...], str]:
    """[winning] The seats that are ahead, and what told them from the others.

    [armies-winning], [team] Of two sides the best clan, or the sum, comes first; then the other.
    """
    rules = state.rules
    if rules.solo:
        won, how = solo_result(state)
        return ((0,) if won else ()), how
    tests = ("sum", "best") if rules.team else ("best", "sum") if rules.armies else ("points",)
    for how in tests:
        points = [told_by(how, points_of(state, side)) for side in rules.sides]
        ahead = [
            side for side, mine in zip(rules.sides, points, strict=True) if mine == max(points)
        ]
        if len(ahead) == 1:
            return ahead[0], how
    if rules.team or rules.armies:
        holder: i64 = state.kachidoki
        return rules.sides[holder & 1], "kachidoki"
    seats = tuple([side[0] for side in ahead])
    if rules.shared_tie:
        return seats, "shared"
    # [winning] The numbers of the Daimyo cards are all different.
    return (max(seats, key=lambda seat: state.card[seat]),), "card"


def told_by(how: str, points: list[int]) -> int:
    """What counts of the points of a side: all together, or the best."""
    return sum(points) if how == "sum" else max(points)


def decisive_points(state: JerakuRecord, winners: tuple[int, ...], how: str) -> int:
    """The points by which they won."""
    told = how in ("sum", "best")
    return told_by(how, points_of(state, winners)) if told else max(scores(state))


def solo_sum(state: JerakuRecord) -> int:
    """[solo-winning] What has to be beaten: the two best automatic clans together."""
    return sum(sorted(state.rp[: pieces.GREEN])[1:])


def solo_result(state: JerakuRecord) -> tuple[bool, str]:
    """[solo-winning] Whether the human is ahead of that sum, and what decides."""
    mine, needed = state.rp[pieces.GREEN], solo_sum(state)
    if mine != needed:
        return mine > needed, "points"
    here = influence_of(state, pieces.GREEN, pieces.KYOTO)
    return all(
        here > influence_of(state, clan, pieces.KYOTO) for clan in range(pieces.GREEN)
    ), "kyoto"
