"""How the clans stand, as numbers for learning: on the map, in the skirmish and in points.

Clans are counted from the viewer's own. Everything here can be seen by everybody.
"""

from functools import lru_cache
from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.board import HUNTED, MOST_APART, MOST_CARDS, ODDS, cards_to_come, worths
from kachidoki.games.jeraku.pieces import (
    DAIMYO_INFLUENCE,
    GREEN,
    PLACES_PAID,
    REGIONS,
    ROUNDS,
    VALUES,
)
from kachidoki.games.jeraku.points import pays as table_of
from kachidoki.games.jeraku.rules import Rules
from kachidoki.games.jeraku.scoring import winning_play
from kachidoki.games.jeraku.steps.skirmish import party_at
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, choice, share, thermometer

# A point that a region pays is so much of 255, and so is a lead of one in influence.
POINT: Final = 16
MOST: Final = 16  # of them
MOST_POINTS: Final = 128
MOST_BEHIND: Final = 32
# Steps of influence and of samurai in the supply that have a number of their own.
INFLUENCE: Final = 5
SUPPLY: Final = 3

# What is said of a clan: of each region, then of the rest.
ROAD: Final[list[tuple[str, int]]] = [
    ("influence", INFLUENCE * REGIONS),
    ("samurai", REGIONS),
    ("daimyo", REGIONS),
    ("rank", PLACES_PAID * REGIONS),
    ("ahead", REGIONS),
    ("behind", REGIONS),
    ("pays", REGIONS),
    ("likely to pay", REGIONS),
    ("likely to pay later", REGIONS),
]
REST: Final[list[tuple[str, int]]] = [
    ("cry", 3),
    ("supply", 1 + SUPPLY),
    ("points", 3),
    ("is", 7),
    ("card played", VALUES),
    ("turn", 1),
    ("daimyo card", 1),
]
ROAD_WIDTH: Final = sum([length for _, length in ROAD])
# And of one that is not the viewer's.
APART: Final[list[tuple[str, int]]] = [("behind the viewer", 4)]
APART_WIDTH: Final = 4
CLAN_WIDTH: Final = ROAD_WIDTH + sum([length for _, length in REST])


def _whole(odds: list[list[float]]) -> list[int]:
    return [int(chance * 256.0 + 0.5) for row in odds for chance in row]


# By cards to come, then by difference: see `board.ODDS`, in parts of 256.
_ODDS: Final[list[int]] = _whole(ODDS)
_EACH: Final = 2 * MOST_APART + 1


@lru_cache(maxsize=64)
def _worths(setting: str) -> list[int]:
    """What places are worth now, then in the rounds to come, by a table of points: a round, a
    region and a place after the other, the fourth place with nothing."""
    pays = table_of(setting)
    now: list[float] = []
    later: list[float] = []
    for number in range(ROUNDS + 1):
        both = worths(pays, number, False)
        for at, worth in enumerate(both):
            region, place = at // 4, at % 4
            paid = 0
            if number and place < PLACES_PAID:
                paid = pays[((number - 1) * REGIONS + region) * PLACES_PAID + place]
            now.append(float(paid))
            later.append(worth - float(paid))
    return [int(worth * float(POINT) + 0.5) for worth in now + later]


class Standing:
    """What `fill` needs again and again: who looks, how the clans stand, what they may hope for."""

    def __init__(self, state: JerakuRecord, seat: i64) -> None:
        rules = state.rules
        self.party: i64 = -1 if seat < 0 else rules.party_of[seat]
        self.order: list[int] = clans_around(rules, seat)
        cards = cards_to_come(state)
        self.cards: i64 = cards if cards > 0 else 0
        self.odds: i64 = (self.cards if self.cards < MOST_CARDS else MOST_CARDS) * _EACH
        self.worths: list[int] = _worths(str(rules.settings["rp_table"]))
        # [ranks] By clan and region; and as [solo] enemies are likely to leave it.
        self.here: list[int] = influences(state)
        self.held: list[int] = self.here
        if rules.solo:
            self._hunt(state)
        self.winner: i64 = winning_play(state)
        # By clan: points; with what the map pays now; and with what it is likely to pay, in parts.
        self.totals: list[int] = [int(points) for points in state.rp]
        self.stands: list[int] = self.totals[:]
        self.hopes: list[int] = [POINT * points for points in self.totals]

    def _hunt(self, state: JerakuRecord) -> None:
        losses = i64(HUNTED * float(self.cards) + 0.5)
        self.held = self.here[:]
        for region in range(REGIONS):
            if state.daimyo[GREEN] != region:
                left: i64 = self.here[GREEN * REGIONS + region] - losses
                self.held[GREEN * REGIONS + region] = left if left > 0 else 0


def clans_around(rules: Rules, seat: i64) -> list[int]:
    """The clans as they sit around the table from a seat on, then the neutral or automatic ones."""
    me: i64 = seat if seat >= 0 else 0
    if rules.solo:
        return [GREEN, 0, 1, 2]
    if rules.armies:
        own: i64 = me if rules.paired else 2 * me
        other: i64 = 2 * (1 - rules.party_of[me])
        return [own, own ^ 1, other, other + 1]
    party = rules.party_of[me]
    found: list[int] = []
    for _ in range(rules.parties):
        found.append(rules.clan[party])
        party = rules.left[party]
    if rules.neutral >= 0:
        found.append(rules.neutral)
    return found


def influences(state: JerakuRecord) -> list[int]:
    """[ranks] The influence of each clan in each region."""
    here = state.samurai[:]
    for clan in range(state.rules.clans):
        at: i64 = state.daimyo[clan]
        if at >= 0:
            here[clan * REGIONS + at] += DAIMYO_INFLUENCE
    return here


def write_road(state: JerakuRecord, look: Standing, clan: i64, into: bytearray, at: i64) -> None:
    """[map], [ranks], [prestige] How a clan stands in each region, and what that pays."""
    row = clan * REGIONS
    for region in range(REGIONS):
        mine: i64 = look.here[row + region]
        if mine == 0:
            continue
        thermometer(into, at + INFLUENCE * region, mine, INFLUENCE)
        here = at + INFLUENCE * REGIONS + region
        share(into, here, state.samurai[row + region], pieces.SAMURAI)
        if state.daimyo[clan] == region:
            into[here + REGIONS] = FULL
        held: i64 = look.held[row + region]
        rank: i64 = 0
        most: i64 = 0
        lost: i64 = 0
        for other in range(state.rules.clans):
            theirs: i64 = look.here[other * REGIONS + region]
            if theirs >= mine:
                rank += 1
            if other != clan and theirs > 0:
                if theirs > most:
                    most = theirs
                likely: i64 = look.held[other * REGIONS + region]
                if likely > 0:
                    lost += _ODDS[look.odds + MOST_APART + _clipped(likely - held)]
        if rank <= PLACES_PAID:
            into[at + 7 * REGIONS + PLACES_PAID * region + rank - 1] = FULL
        here = at + 10 * REGIONS + region
        share(into, here, mine - most, MOST)
        share(into, here + REGIONS, most - mine, MOST)
        if clan != state.rules.neutral:
            _pays(state, look, clan, region, rank, lost if held > 0 else 768, into, here)


def _clipped(difference: i64) -> i64:
    if difference > MOST_APART:
        return MOST_APART
    return difference if difference > -MOST_APART else -MOST_APART


def _pays(
    state: JerakuRecord,
    look: Standing,
    clan: i64,
    region: i64,
    rank: i64,
    lost: i64,
    into: bytearray,
    here: i64,
) -> None:
    """What a region pays to a clan of this rank, and what it is likely to pay to one that will be
    behind so many others, in parts of 256."""
    row = 4 * (state.round * REGIONS + region)
    if rank <= PLACES_PAID:
        paid: i64 = look.worths[row + rank - 1]
        share(into, here + 2 * REGIONS, paid, POINT * MOST)
        look.stands[clan] += paid // POINT
    if lost >= PLACES_PAID * 256:
        return
    place = lost >> 8
    part = lost & 255
    for time in range(2):
        first_paid: i64 = look.worths[row + place]
        next_paid: i64 = look.worths[row + place + 1]
        worth = (first_paid * (256 - part) + next_paid * part) >> 8
        share(into, here + (3 + time) * REGIONS, worth, POINT * MOST)
        look.hopes[clan] += worth
        row += 4 * REGIONS * (ROUNDS + 1)


def write_clan(state: JerakuRecord, look: Standing, clan: i64, into: bytearray, at: i64) -> None:
    """What is to be said of a clan beside the map."""
    rules = state.rules
    own: i64 = look.order[0]
    if rules.cry:
        _cry(state, look, clan, into, at)
    supply: i64 = state.supply[clan]
    share(into, at + 3, supply, pieces.SAMURAI)
    thermometer(into, at + 4, supply, SUPPLY)
    at += 4 + SUPPLY
    share(into, at, look.totals[clan], MOST_POINTS)
    share(into, at + 1, look.stands[clan], MOST_POINTS)
    share(into, at + 2, look.hopes[clan], POINT * MOST_POINTS)
    at += 3
    party: i64 = rules.party[clan]
    if rules.side[clan] == rules.side[own]:
        into[at] = FULL
    if clan == rules.neutral:
        into[at + 1] = FULL
    elif party < 0:
        into[at + 2] = FULL
    if clan == state.acting:
        into[at + 3] = FULL
    if party >= 0 and party == state.kachidoki:
        into[at + 4] = FULL
    if state.actor >= 0 and rules.seat[clan] == state.actor:
        into[at + 5] = FULL
    if look.winner >= 0 and state.trick_clan[look.winner] == clan:
        into[at + 6] = FULL
    at += 7
    _played(state, clan, into, at)
    share(into, at + VALUES + 1, state.card[clan], pieces.DAIMYO_CARDS)


def _cry(state: JerakuRecord, look: Standing, clan: i64, into: bytearray, at: i64) -> None:
    """[kachidoki] If the clan wins the skirmish as its Daimyo stands: what it gets, what the viewer
    gets, and the most that a rival of the viewer gets."""
    rules = state.rules
    region: i64 = state.daimyo[clan]
    if region < 0:
        return
    own: i64 = look.order[0]
    for one in range(rules.clans):
        mine: i64 = look.here[one * REGIONS + region]
        rank: i64 = 0
        for other in range(rules.clans):
            if look.here[other * REGIONS + region] >= mine:
                rank += 1
        if mine == 0 or rank > PLACES_PAID or one == rules.neutral:
            continue
        paid = (PLACES_PAID + 1 - rank) * 85
        if one == clan:
            into[at] = paid
        if one == own:
            into[at + 1] = paid
        elif rules.side[one] != rules.side[own] and paid > into[at + 2]:
            into[at + 2] = paid


def _played(state: JerakuRecord, clan: i64, into: bytearray, at: i64) -> None:
    """[skirmish] The card that a clan has played, or how soon its turn comes."""
    turns: i64 = len(state.trick)
    for turn in range(turns):
        if state.trick_clan[turn] == clan:
            choice(into, at, pieces.VALUE_OF[state.trick[turn]], VALUES)
            return
    if state.kachidoki < 0 or state.skirmish == 0:
        return
    for turn in range(turns, state.rules.plays):
        if party_at(state, turn) == state.rules.party[clan]:
            into[at + VALUES] = FULL - 50 * (turn - turns)
            return


def write_apart(look: Standing, clan: i64, into: bytearray, at: i64) -> None:
    """How far a clan is behind the viewer's, or ahead of it: in points, then as regions may pay."""
    own: i64 = look.order[0]
    behind: i64 = look.totals[own] - look.totals[clan]
    share(into, at, behind, MOST_BEHIND)
    share(into, at + 1, -behind, MOST_BEHIND)
    behind = look.hopes[own] - look.hopes[clan]
    share(into, at + 2, behind, POINT * MOST_BEHIND)
    share(into, at + 3, -behind, POINT * MOST_BEHIND)
