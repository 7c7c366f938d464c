"""Ranks and what they pay, who wins a skirmish, and who wins the game."""

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.kernel.native import i64


def influence_of(state: JerakuRecord, clan: i64, region: i64) -> i64:
    """[ranks] One for each samurai, two for the Daimyo."""
    there: i64 = state.samurai[clan * pieces.REGIONS + region]
    return there + pieces.DAIMYO_INFLUENCE if state.daimyo[clan] == region else there


def rank_of(state: JerakuRecord, clan: i64, region: i64) -> i64:
    """[ranks] How many clans have at least as much influence; 0 without any."""
    mine = influence_of(state, clan, region)
    if mine == 0:
        return 0
    rank: i64 = 0
    for other in range(state.rules.clans):
        if influence_of(state, other, region) >= mine:
            rank += 1
    return rank


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


def score_prestige(state: JerakuRecord) -> None:
    """[prestige] Every region pays by rank, from the far end to Kyoto."""
    before = state.rp[:]
    for region in range(pieces.REGIONS - 1, -1, -1):
        score_region(state, region, state.rules.pays_in(state.round, region), False)
        if state.events is not None:
            state.beat()
    clans = range(state.rules.clans)
    earned = [state.rp[clan] - before[clan] for clan in clans]
    if state.events is not None:
        for clan in clans:
            paid = {"clan": clan, "prestige": earned[clan], "total": state.rp[clan]}
            seat = state.rules.seat[clan]
            if seat >= 0:
                state.happened(events.total(**paid, seat=seat, cries=state.cries[clan]))
            elif clan != state.rules.neutral:
                state.happened(events.total_enemy(**paid))
    state.history = (*state.history, (*state.cries[: state.rules.clans], *earned))
    state.cries = [0] * len(pieces.CLANS)
    if state.events is not None:
        state.beat()


def score_region(state: JerakuRecord, region: i64, pays: list[int], cry: bool) -> None:
    """The first clans of a region are paid so much, but not the neutral one."""
    rules = state.rules
    told = cry
    for clan in range(rules.clans):
        rank = rank_of(state, clan, region)
        neutral = clan == rules.neutral
        points: i64 = 0
        if 0 < rank <= pieces.PLACES_PAID and not neutral:
            points = pays[rank - 1]
            state.rp[clan] += points
            if cry:
                state.cries[clan] += points
        if state.events is None or not rank:
            continue
        if not told:
            one, two, three = pays
            state.happened(events.region(region=region, first=one, second=two, third=three))
            told = True
        here, seat = {"clan": clan, "rank": rank}, rules.seat[clan]
        here["influence"] = influence_of(state, clan, region)
        if cry and neutral:
            state.happened(events.cry_score_neutral(**here))
        elif cry:
            state.happened(events.cry_score(**here, points=points, seat=seat))
        elif neutral:
            state.happened(events.score_neutral(**here, region=region))
        elif seat < 0:
            state.happened(events.score_enemy(**here, region=region, points=points))
        else:
            state.happened(events.score(**here, region=region, points=points, seat=seat))


# [winning]


def points_of(state: JerakuRecord, side: tuple[int, ...], together: bool) -> int:
    """The points of a side: of its clans together, or of the best one."""
    seat = state.rules.seat
    points = [state.rp[clan] for clan in range(len(pieces.CLANS)) if seat[clan] in side]
    return sum(points) if together else max(points)


def scores(state: JerakuRecord) -> tuple[int, ...]:
    """Points so far by seat: what the winner is told by first. Sides carry theirs together."""
    found = [0] * state.rules.players
    for side in state.rules.sides:
        for seat in side:
            found[seat] = points_of(state, side, state.rules.team)
    return tuple(found)


def decided(state: JerakuRecord) -> tuple[tuple[int, ...], str]:
    """[winning] The seats that are ahead, and what told them from the others.

    [armies-winning], [team] Of two sides the best clan, or the sum, comes first; then the other.
    """
    rules = state.rules
    if rules.solo:
        mine, needed, how = state.rp[pieces.GREEN], solo_sum(state), "points"
        if mine == needed:
            # [solo-winning] Then whoever has most influence in Kyoto, alone.
            here = [influence_of(state, clan, pieces.KYOTO) for clan in range(pieces.GREEN + 1)]
            mine, needed, how = here.pop(), max(here), "kyoto"
        return ((0,) if mine > needed else ()), how
    for how in rules.decides:
        points = [points_of(state, side, how == "sum") for side in rules.sides]
        best = max(points)
        ahead = [side for at, side in enumerate(rules.sides) if points[at] == best]
        if len(ahead) == 1:
            return ahead[0], how
    if rules.allied:
        holder: i64 = state.kachidoki
        return rules.sides[holder & 1], "kachidoki"
    seats = tuple([side[0] for side in ahead])
    if rules.shared_tie:
        return seats, "shared"
    # [winning] The numbers of the Daimyo cards are all different.
    return (max(seats, key=lambda seat: state.card[seat]),), "card"


def solo_best(state: JerakuRecord) -> list[int]:
    """[solo-winning] What the two best automatic clans have, the best one first."""
    return sorted(state.rp[: pieces.GREEN], reverse=True)[:2]


def solo_sum(state: JerakuRecord) -> int:
    """[solo-winning] What has to be beaten: the two of them together."""
    return sum(solo_best(state))
