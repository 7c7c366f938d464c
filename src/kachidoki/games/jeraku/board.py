"""The road to Kyoto as a player weighs it: what each region is worth, and what a piece changes.

Everything here can be seen by everybody. The worth of a region to a clan is what its rank there is
likely to pay: now, and with less weight later. Ranks are not certain before the round is over, so
whoever is ahead by one is taken to stay ahead less often than whoever is ahead by three.
"""

from math import exp, sqrt
from typing import Final

from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import March, Place, Push, Remove, Walk
from kachidoki.games.jeraku.pieces import DAIMYO_INFLUENCE, GREEN, PLACES_PAID, REGIONS, ROUNDS, bit
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

# How far influence is likely to shift with each card that is still to come.
SHIFT: Final = 0.35
# What later rounds count beside this one; half of it a region nearer to Kyoto, for pieces walk.
LATER: Final = 0.45
LAST: Final = 0.2
# What rivals get counts against a player: the only one fully, several less.
RIVALS: Final = 0.75
# In the solo game all but the weakest of the automatic clans count.
WEAKEST: Final = 0.3
STRONGER: Final = 0.8
# [armies-winning] The best army of a side decides: what the other one counts, and how many points
# it may well catch up.
SECOND: Final = 0.3
CATCH_UP: Final = 3.0
# Differences of influence beyond this are all alike.
MOST_APART: Final = 12
# [solo-samurai] Enemies strike green first: so many samurai for each card to come are lost in a
# region without the green Daimyo.
HUNTED: Final = 0.18
MOST_CARDS: Final = 40
# What stands for the own Daimyo where others are clans.
DAIMYO: Final = 5


def _odds(cards: int) -> list[float]:
    """By difference of influence, counted from -12: how likely the other is to be at least equal
    when so many more cards have been played."""
    found: list[float] = []
    for apart in range(-MOST_APART, MOST_APART + 1):
        if cards == 0:
            found.append(1.0 if apart >= 0 else 0.0)
        else:
            # A tie is lost by both, so it leans to the worse side, less so while much may happen.
            lean = 0.5 / sqrt(float(cards))
            found.append(1.0 / (1.0 + exp(-(float(apart) + lean) / (SHIFT * sqrt(float(cards))))))
    return found


ODDS: Final[list[list[float]]] = [_odds(cards) for cards in range(MOST_CARDS + 1)]


def worths(pays: list[int], number: i64, ahead: bool) -> list[float]:
    """What the places of each region are worth in a round, four numbers a region: the last is 0.

    With `ahead` only the rounds after this one count: that is what a finished round leaves.
    """
    found: list[float] = []
    for region in range(REGIONS):
        for place in range(PLACES_PAID):
            worth = 0.0 if ahead else _paid(pays, number, region, place)
            worth += LATER * _later(pays, number + 1, region, place)
            worth += LAST * _later(pays, number + 2, region, place)
            found.append(worth / LATER if ahead else worth)
        found.append(0.0)
    return found


def _paid(pays: list[int], number: i64, region: i64, place: i64) -> float:
    if number > ROUNDS or number < 1:
        return 0.0
    paid: i64 = pays[((number - 1) * REGIONS + region) * PLACES_PAID + place]
    return float(paid)


def _later(pays: list[int], number: i64, region: i64, place: i64) -> float:
    here = _paid(pays, number, region, place)
    if region == 0:
        return here
    return 0.5 * here + 0.5 * _paid(pays, number, region - 1, place)


class Board:
    """The map with the eyes of one clan: `value` is how well its side stands."""

    def __init__(self, state: JerakuRecord, clan: i64) -> None:
        rules = state.rules
        self.clan: i64 = clan
        self.clans: i64 = rules.clans
        self.neutral: i64 = rules.neutral
        self.samurai: list[int] = state.samurai[:]
        self.occupied: list[int] = state.occupied[:]
        self.daimyo: list[int] = state.daimyo[:]
        self.pays: list[float] = worths(rules.pays, state.round, False)
        self.odds: list[float] = ODDS[min(MOST_CARDS, cards_to_come(state))]
        self.weights: list[float] = weights(state, clan)
        self.hunted: i64 = GREEN if rules.solo else -1
        self.losses: i64 = i64(HUNTED * float(cards_to_come(state)) + 0.5)
        self.regions: list[float] = [0.0] * REGIONS
        # What a samurai of the clan less, and one more, would be worth in each region; and which of
        # these are known, as bits.
        self.changes: list[float] = [0.0] * (2 * REGIONS)
        self.known: i64 = 0
        self.value = 0.0
        for region in range(REGIONS):
            worth = self.worth(region)
            self.regions[region] = worth
            self.value += worth

    def influence(self, clan: i64, region: i64) -> i64:
        there: i64 = self.samurai[clan * REGIONS + region]
        if self.daimyo[clan] == region:
            return there + DAIMYO_INFLUENCE
        if clan == self.hunted:
            return there - self.losses if there > self.losses else 0
        return there

    def worth(self, region: i64) -> float:
        """What a region is worth to the side of the clan, rivals subtracted."""
        total = 0.0
        for clan in range(self.clans):
            weight = self.weights[clan]
            if weight != 0.0:
                mine = self.influence(clan, region)
                if mine > 0:
                    total += weight * self.expected(clan, mine, region)
        return total

    def expected(self, clan: i64, mine: i64, region: i64) -> float:
        """What the rank of a clan in a region is likely to pay."""
        rank = 0.0
        for other in range(self.clans):
            if other != clan:
                theirs = self.influence(other, region)
                if theirs > 0:
                    apart = theirs - mine
                    if apart > MOST_APART:
                        apart = MOST_APART
                    elif apart < -MOST_APART:
                        apart = -MOST_APART
                    rank += self.odds[apart + MOST_APART]
        if rank >= 3.0:
            return 0.0
        place = i64(rank)
        part = rank - float(place)
        at = region * 4 + place
        return self.pays[at] * (1.0 - part) + self.pays[at + 1] * part

    def again(self, region: i64) -> None:
        """Something has changed in a region."""
        self.known &= ~(bit(2 * region) * 3)
        worth = self.worth(region)
        self.value += worth - self.regions[region]
        self.regions[region] = worth

    def shift(self, move: Move) -> tuple[i64, i64, i64]:
        """The piece that a move of the clan takes, from where, and to where: a samurai of a clan or
        the own DAIMYO; -1 is no region."""
        clan = self.clan
        if isinstance(move, March):
            return clan, move.region, move.region + move.step
        if isinstance(move, Place):
            return clan, -1, move.region
        at: i64 = self.daimyo[clan]
        if isinstance(move, Walk):
            return DAIMYO, at, at + move.step
        if isinstance(move, Remove):
            return move.clan, at, -1
        if isinstance(move, Push):
            return self.neutral, -1, move.region
        return clan, -1, -1

    def change(self, move: Move, sign: i64) -> None:
        """Change the board by a move of the clan, or restore it with -1 (last move first)."""
        piece, source, target = self.shift(move)
        if piece == DAIMYO:
            self.daimyo[self.clan] = source + sign * (target - source)
            self.again(source)
            self.again(self.daimyo[self.clan])
            return
        if source >= 0:
            self._put(piece, source, -sign)
        if target >= 0:
            self._put(piece, target, sign)

    def _put(self, clan: i64, region: i64, by: i64) -> None:
        at = clan * REGIONS + region
        there: i64 = self.samurai[at] + by
        self.samurai[at] = there
        self.occupied[clan] = (self.occupied[clan] & ~bit(region)) | (bit(region) if there else 0)
        self.again(region)

    # What a change would be worth, without making it.

    def gain(self, move: Move) -> float:
        """If the clan made a move."""
        piece, source, target = self.shift(move)
        if piece == DAIMYO:
            self.daimyo[self.clan] = target
            worth = self.worth(source) + self.worth(target)
            self.daimyo[self.clan] = source
            return worth - self.regions[source] - self.regions[target]
        gain = 0.0
        if source >= 0:
            gain += self.more(piece, source, -1)
        if target >= 0:
            gain += self.more(piece, target, 1)
        return gain

    def glance(self, move: Move) -> float:
        """What a move gains for each point that it costs."""
        return 0.5 * self.gain(move) if isinstance(move, Walk) else self.gain(move)

    def more(self, clan: i64, region: i64, by: i64) -> float:
        """If a clan had a samurai more, or less, in a region."""
        slot = 2 * region + (1 if by > 0 else 0)
        if clan == self.clan and self.known >> slot & 1:
            return self.changes[slot]
        at = clan * REGIONS + region
        self.samurai[at] += by
        more = self.worth(region) - self.regions[region]
        self.samurai[at] -= by
        if clan == self.clan:
            self.changes[slot] = more
            self.known |= bit(slot)
        return more


def cards_to_come(state: JerakuRecord) -> i64:
    """How many cards are still to be played before Prestige."""
    rules = state.rules
    skirmishes = rules.skirmishes - state.skirmish
    if rules.solo:
        return 3 * skirmishes + 2
    return skirmishes * rules.plays + rules.plays - state.turn - 1


def weights(state: JerakuRecord, clan: i64) -> list[float]:
    """How the points of each clan count for one of them: its side, its rivals, nobody."""
    rules = state.rules
    found: list[float] = [0.0] * rules.clans
    if rules.solo:
        found[GREEN] = 1.0
        least: i64 = 0
        for other in range(GREEN):
            if state.rp[other] < state.rp[least]:
                least = other
        for other in range(GREEN):
            found[other] = -WEAKEST if other == least else -STRONGER
        return found
    rivals: i64 = 0
    for other in range(rules.clans):
        if other != rules.neutral and rules.side[other] != rules.side[clan]:
            rivals += 1
    # Between two sides what one gets the other has to catch up with.
    against = -1.0 if len(rules.sides) == 2 else -RIVALS / float(rivals)
    for other in range(rules.clans):
        if other == rules.neutral:
            continue
        found[other] = 1.0 if rules.side[other] == rules.side[clan] else against
        if rules.armies:
            lead = float(state.rp[other] - state.rp[other ^ 1])
            found[other] *= SECOND + (1.0 - SECOND) / (1.0 + exp(-lead / CATCH_UP))
    return found
