"""What lies on the table of Jeraku, and what can be read off it."""

from __future__ import annotations

from typing import Final

from kachidoki.games.jeraku.pieces import (
    ARMY,
    ASSIGN,
    CLANS,
    DAIMYO_INFLUENCE,
    DAIMYOS,
    DISCARD,
    DRAFT,
    GREEN,
    KYOTO,
    NINJA,
    PASS,
    PLACES_PAID,
    REGIONS,
    SAMURAI,
    SIX,
    VALUE_OF,
    VALUES,
    bit,
    count,
)
from kachidoki.games.jeraku.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import OVER, State

NO_PARTIES: Final[list[int]] = []
NO_CLANS: Final[list[int]] = [0] * len(CLANS)
NOWHERE: Final[list[int]] = [0] * (REGIONS * len(CLANS))


class Table(State):
    """What lies on the table. Sets of cards are masks; lists go by clan or by party."""

    def __init__(self, rules: Rules, source: Table | None) -> None:
        super().__init__(rules.players)
        self.rules = rules
        if source is None:
            parties = rules.parties
            self.step: i64 = DAIMYOS
            self.round: i64 = 0
            # The map: [map] samurai at clan * 7 + region, the regions of a clan as bits, Daimyos.
            self.samurai: list[int] = NOWHERE[:]
            self.occupied: list[int] = NO_CLANS[:]
            self.supply: list[int] = [
                SAMURAI if clan < rules.clans else 0 for clan in range(len(CLANS))
            ]
            self.daimyo: list[int] = [-1] * len(CLANS)
            # The Daimyo card of each clan; 0 if it has none.
            self.card: list[int] = NO_CLANS[:]
            self.rp: list[int] = NO_CLANS[:]
            # [kachidoki] Of these, what the skirmishes of this round paid.
            self.cries: list[int] = NO_CLANS[:]
            self.kachidoki: i64 = -1
            # By party: the hand, what it gave away, played in this round, and locked for now; the
            # suits it has shown not to have, as bits; what it laid aside.
            self.hand: list[int] = [0] * parties
            self.given: list[int] = [0] * parties
            self.laid: list[int] = [0] * parties
            self.locked: list[int] = [0] * parties
            self.voids: list[int] = [0] * parties
            self.discarded: list[int] = [0] * parties
            # [armies-draft] The dealt row, the pack in hand, what was picked, and of that the first
            # card, which the other side never saw.
            drafting = [0, 0] if rules.armies else NO_PARTIES
            self.row: list[int] = drafting[:]
            self.pack: list[int] = drafting[:]
            self.picks: list[int] = drafting[:]
            self.hidden_pick: list[int] = drafting[:]
            # [armies] The two Daimyo cards of a side, and the army that plays first.
            self.pair: list[int] = [0, 0, 0, 0] if rules.armies else NO_PARTIES
            self.first_army: list[int] = [-1, -1] if rules.armies else NO_PARTIES
            # The skirmish of the round, from 1; its cards in order, and the suit to follow.
            self.skirmish: i64 = 0
            self.turn: i64 = 0
            self.led: i64 = -1
            self.trick: list[int] = []
            self.trick_clan: list[int] = []
            # The card that is being carried out, for which clan; what it may still do.
            self.acting: i64 = -1
            self.now: i64 = -1
            self.left: i64 = 0
            # The regions in which it has placed samurai, counted from 1, three bits each, the last
            # one lowest.
            self.placed: i64 = 0
            self.pushed: i64 = -1
            # The legal moves as bits: those of a skirmish are the first 57 of all moves.
            self.can: i64 = 0
            # [solo] The open cards, all that were seen this round, the top of the discard pile; the
            # enemy card that is being resolved, how far, and who may be its victim.
            self.open: i64 = 0
            self.seen: i64 = 0
            self.top: i64 = -1
            self.enemy: i64 = -1
            self.stage: i64 = 0
            self.victims: i64 = 0
            # [solo] How many of the human's cards quick play has used: see `sense.guess`. It is
            # no part of a position.
            self.hasty: i64 = 0
            # For each finished round what the skirmishes paid to each clan, then what Prestige did.
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.actor = source.actor
            self.together = source.together
            self.serial = source.serial
            self.revealing = source.revealing
            self.step = source.step
            self.round = source.round
            self.samurai = source.samurai[:]
            self.occupied = source.occupied[:]
            self.supply = source.supply[:]
            self.daimyo = source.daimyo[:]
            self.card = source.card
            self.rp = source.rp[:]
            self.cries = source.cries[:]
            self.kachidoki = source.kachidoki
            self.hand = source.hand[:]
            self.given = source.given[:]
            self.laid = source.laid[:]
            self.locked = source.locked[:]
            self.voids = source.voids[:]
            self.discarded = source.discarded[:]
            self.row = source.row
            self.pack = source.pack
            self.picks = source.picks
            self.hidden_pick = source.hidden_pick
            self.pair = source.pair
            self.first_army = source.first_army
            if rules.armies:
                self.row = self.row[:]
                self.pack = self.pack[:]
                self.picks = self.picks[:]
                self.hidden_pick = self.hidden_pick[:]
                self.first_army = self.first_army[:]
            self.skirmish = source.skirmish
            self.turn = source.turn
            self.led = source.led
            self.trick = source.trick[:]
            self.trick_clan = source.trick_clan[:]
            self.acting = source.acting
            self.now = source.now
            self.left = source.left
            self.placed = source.placed
            self.pushed = source.pushed
            self.can = source.can
            self.open = source.open
            self.seen = source.seen
            self.top = source.top
            self.enemy = source.enemy
            self.stage = source.stage
            self.victims = source.victims
            self.hasty = source.hasty
            self.history = source.history

    # Who is asked.

    @property
    def actors(self) -> tuple[int, ...]:
        if self.actor < 0:
            return ()
        rules = self.rules
        if self.shared:
            return rules.seats_of(rules.party_of[self.actor])
        if not self.together:
            return (self.actor,)
        waiting = [rules.captain[p] for p in range(rules.parties) if not self.settled(p)]
        return tuple(waiting)

    @property
    def shared(self) -> bool:
        """[armies-team] Either partner may say which clan comes first."""
        return self.rules.paired and (self.step == ASSIGN or self.step == ARMY)

    def wanted(self) -> i64:
        """How many cards each party has to choose in a sealed step."""
        return self.rules.give if self.step == PASS else 1

    def settled(self, party: i64) -> bool:
        """Whether a party has chosen all that it has to in a sealed step."""
        return count(self.locked[party]) == self.wanted()

    def sealed(self) -> bool:
        """Whether all parties choose at once, unseen."""
        return self.step == PASS or self.step == DRAFT or self.step == DISCARD

    def occasion(self, seat: int) -> int:
        """Cards to pass are asked for one by one, while the others are asked for theirs."""
        serial: int = self.serial
        return (
            serial + int(count(self.locked[self.rules.party_of[seat]])) if self.together else serial
        )

    # The map.

    def influence(self, clan: i64, region: i64) -> i64:
        """[ranks] One for each samurai, two for the Daimyo."""
        there: i64 = self.samurai[clan * REGIONS + region]
        return there + DAIMYO_INFLUENCE if self.daimyo[clan] == region else there

    def rank(self, clan: i64, region: i64) -> i64:
        """[ranks] How many clans have at least as much influence; 0 without any."""
        mine = self.influence(clan, region)
        if mine == 0:
            return 0
        rank: i64 = 0
        other: i64 = 0
        while other < self.rules.clans:
            if self.influence(other, region) >= mine:
                rank += 1
            other += 1
        return rank

    def put(self, clan: i64, region: i64) -> None:
        """A samurai more in a region."""
        at = clan * REGIONS + region
        self.samurai[at] += 1
        self.occupied[clan] |= bit(region)

    def take(self, clan: i64, region: i64) -> None:
        """A samurai less in a region."""
        at = clan * REGIONS + region
        there: i64 = self.samurai[at] - 1
        self.samurai[at] = there
        if there == 0:
            self.occupied[clan] &= ~bit(region)

    def placed_in(self) -> list[int]:
        """[ninja] Where the card has placed samurai so far, in order."""
        regions: list[int] = []
        rest = self.placed
        while rest:
            regions.append(int(rest & 7) - 1)
            rest >>= 3
        regions.reverse()
        return regions

    def pay(self, region: i64, rank: i64) -> i64:
        """[prestige] What a rank in a region is worth in this round."""
        if rank < 1 or rank > PLACES_PAID:
            return 0
        return self.rules.pays[((self.round - 1) * REGIONS + region) * PLACES_PAID + rank - 1]

    # The skirmish.

    def party_at(self, turn: i64) -> i64:
        """[skirmish] Whose turn it is, counted from the holder of Kachidoki."""
        rules = self.rules
        if rules.armies:
            return self.kachidoki if turn & 1 == 0 else 1 - self.kachidoki
        order = rules.order
        at: i64 = 0
        while order[at] != self.kachidoki:
            at += 1
        return order[(at + turn) % rules.parties]

    def winning_play(self) -> i64:
        """[winner] The number of the play that would win the skirmish as it stands; -1 if none."""
        six = False
        for card in self.trick:
            if VALUE_OF[card] == SIX:
                six = True
        best: i64 = -1
        highest: i64 = -1
        for at, card in enumerate(self.trick):
            value: i64 = VALUE_OF[card]
            if value == NINJA and six:
                value = VALUES
            if value >= highest:
                highest = value
                best = at
        return best

    # Points.

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far by seat: what the winner is told by first. Sides carry theirs together."""
        rules = self.rules
        rp = self.rp
        if rules.team:
            a, b = rp[0] + rp[2], rp[1] + rp[3]
            return (a, b, a, b)
        if rules.armies:
            a, b = max(rp[0], rp[1]), max(rp[2], rp[3])
            return (a, a, b, b) if rules.players == 4 else (a, b)
        return tuple([rp[clan] for clan in range(len(CLANS)) if rules.seat[clan] >= 0])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.actor != OVER:
            return ()
        return self.decided()[0]

    def decided(self) -> tuple[tuple[int, ...], str]:
        """[winning] The seats that are ahead, and what told them from the others."""
        rules = self.rules
        if rules.solo:
            won, how = self.solo_result()
            return ((0,) if won else ()), how
        if rules.armies or rules.team:
            return self._best_side()
        rp = self.rp
        seats = range(rules.players)
        most = max([rp[seat] for seat in seats])
        ahead = [seat for seat in seats if rp[seat] == most]
        if len(ahead) == 1:
            return (ahead[0],), "points"
        if rules.shared_tie:
            return tuple(ahead), "shared"
        # [winning] The numbers of the Daimyo cards are all different.
        return (max(ahead, key=lambda seat: self.card[seat]),), "card"

    def _best_side(self) -> tuple[tuple[int, ...], str]:
        """[armies-winning], [team] Sum and best clan, in the order of the mode; then the card."""
        rp = self.rp
        sides = self.rules.sides()
        ours = [0, 2] if self.rules.team else [0, 1]
        theirs = [1, 3] if self.rules.team else [2, 3]
        sums = (rp[ours[0]] + rp[ours[1]], rp[theirs[0]] + rp[theirs[1]])
        bests = (max(rp[ours[0]], rp[ours[1]]), max(rp[theirs[0]], rp[theirs[1]]))
        tests = [(sums, "sum"), (bests, "best")]
        if self.rules.armies:
            tests.reverse()
        for (a, b), how in tests:
            if a != b:
                return sides[0 if a > b else 1], how
        holder: i64 = self.kachidoki
        return sides[holder & 1], "kachidoki"

    def decisive_points(self, winner: int, how: str) -> int:
        """The points of a winner by which it won: of all its clans, or of the best of them."""
        rules = self.rules
        if how != "sum" and how != "best":
            return max(self.scores)
        side = next(side for side in rules.sides() if winner in side)
        points = [self.rp[clan] for clan in range(rules.clans) if rules.seat[clan] in side]
        return sum(points) if how == "sum" else max(points)

    def solo_sum(self) -> int:
        """[solo-winning] What has to be beaten: the two best automatic clans together."""
        return sum(sorted(self.rp[:3])[1:])

    def solo_result(self) -> tuple[bool, str]:
        """[solo-winning] Whether the human is ahead of that sum, and what decides."""
        mine, needed = self.rp[GREEN], self.solo_sum()
        if mine != needed:
            return mine > needed, "points"
        here = self.influence(GREEN, KYOTO)
        return all(here > self.influence(clan, KYOTO) for clan in range(GREEN)), "kyoto"
