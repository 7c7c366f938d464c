"""[map] The pieces on the road to Kyoto, as the record has them."""

from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.pieces import DAIMYO_INFLUENCE, REGIONS, bit
from kachidoki.kernel.native import i64


def influence_of(state: JerakuRecord, clan: i64, region: i64) -> i64:
    """[ranks] One for each samurai, two for the Daimyo."""
    there: i64 = state.samurai[clan * REGIONS + region]
    return there + DAIMYO_INFLUENCE if state.daimyo[clan] == region else there


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


def put(state: JerakuRecord, clan: i64, region: i64) -> None:
    """A samurai comes to a region."""
    state.samurai[clan * REGIONS + region] += 1
    state.occupied[clan] |= bit(region)


def leave(state: JerakuRecord, clan: i64, region: i64) -> None:
    """A samurai leaves a region."""
    at = clan * REGIONS + region
    there: i64 = state.samurai[at] - 1
    state.samurai[at] = there
    if there == 0:
        state.occupied[clan] &= ~bit(region)
