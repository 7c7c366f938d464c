"""Setting up Jeraku and recruiting: Daimyo cards, deals, and cards that are passed or drafted."""

from __future__ import annotations

from kachidoki.games.jeraku.pieces import (
    ASSIGN,
    CLANS,
    DEAL,
    DISCARD,
    DONE,
    DRAFT,
    NEUTRAL_DAIMYO,
    NEUTRAL_SAMURAI,
    PASS,
    REGION_NAMES,
    REGIONS,
    SUIT_OF,
    SUITS,
    VALUE_NAMES,
    VALUE_OF,
    bit,
    card_names,
    count,
)
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.scoring import Scoring
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE, OVER


class Recruit(Scoring):
    """All that comes before the skirmishes of a round, and the end of the game."""

    def begin_skirmish(self) -> None:
        """The next skirmish: the state defines it."""
        raise TypeError("a state must define begin_skirmish()")

    # [setup]

    def place_daimyos(self, cards: list[int]) -> None:
        rules = self.rules
        self.revealing = True
        if rules.armies:
            self.pair = cards[:]
            self.kachidoki = 0 if cards[1] > cards[3] else 1
            for party in range(2):
                values: dict[str, Value] = {
                    "seats": rules.seats_of(party),
                    "low": cards[2 * party],
                    "high": cards[2 * party + 1],
                }
                self.tell("daimyo-cards", values)
            self._tell_first(cards[2 * self.kachidoki + 1])
            self._ask_assignment(self.kachidoki)
            return
        dealt = self.card[:]
        for clan in range(len(cards)):
            dealt[clan] = cards[clan]
            self.daimyo[clan] = cards[clan]
        self.card = dealt
        for clan in range(len(cards)):
            self._tell_daimyo(clan)
        if rules.neutral >= 0:
            self._set_up_neutral(rules.neutral)
        if not rules.solo:
            best: i64 = 0
            for clan in range(len(cards)):
                if cards[clan] > cards[best]:
                    best = clan
            self.kachidoki = best
            self._tell_first(cards[best])
        self.begin_round()

    def _tell_daimyo(self, clan: i64) -> None:
        if self.events is None:
            return
        values: dict[str, Value] = {"clan": CLANS[clan], "card": self.card[clan]}
        if self.rules.seat[clan] < 0:
            self.tell("daimyo-card-enemy", values)
        else:
            values["seat"] = self.rules.seat[clan]
            self.tell("daimyo-card", values)

    def _tell_first(self, card: i64) -> None:
        if self.events is not None:
            seats = self.rules.seats_of(self.kachidoki)
            self.tell("first", {"seats": seats, "card": card})

    def _set_up_neutral(self, clan: i64) -> None:
        """[neutral] Two samurai in each of the regions 1 to 5, the Daimyo behind them in 6."""
        self.daimyo[clan] = NEUTRAL_DAIMYO
        for region in range(REGIONS):
            for _ in range(NEUTRAL_SAMURAI[region]):
                self.put(clan, region)
                self.supply[clan] -= 1
        self.tell("neutral", {"clan": CLANS[clan]})

    # [armies]

    def _ask_assignment(self, party: i64) -> None:
        self.step = ASSIGN
        self.actor = self.rules.captain[party]

    def assign(self, seat: i64, clan: i64) -> None:
        """[armies] One army takes the higher card, the other army the lower one."""
        party: i64 = self.rules.party_of[seat]
        other: i64 = 4 * party + 1 - clan
        dealt = self.card[:]
        dealt[clan] = self.pair[2 * party + 1]
        dealt[other] = self.pair[2 * party]
        self.card = dealt
        self.daimyo[clan] = dealt[clan]
        self.daimyo[other] = dealt[other]
        self._tell_daimyo(clan)
        self._tell_daimyo(other)
        if party == self.kachidoki:
            self._ask_assignment(1 - party)
        else:
            self.begin_round()

    # [rounds]

    def begin_round(self) -> None:
        self.round += 1
        self.skirmish = 0
        self.tell("round", {"round": self.round})
        if self.rules.neutral >= 0 and self.round > 1:
            self._advance(self.rules.neutral)
        if self.rules.solo:
            self.seen = 0
            self.top = -1
            self.begin_skirmish()
            return
        self.step = DEAL
        self.actor = CHANCE

    def _advance(self, clan: i64) -> None:
        """[neutral] The whole neutral side moves one region in; those in Kyoto stay."""
        at = clan * REGIONS
        self.samurai[at] += self.samurai[at + 1]
        for region in range(1, REGIONS):
            more = self.samurai[at + region + 1] if region + 1 < REGIONS else 0
            self.samurai[at + region] = more
        here = 0
        for region in range(REGIONS):
            if self.samurai[at + region]:
                here |= 1 << region
        self.occupied[clan] = here
        self.daimyo[clan] -= 1
        region_now: i64 = self.daimyo[clan]
        self.tell("advance", {"clan": CLANS[clan], "region": REGION_NAMES[region_now]})

    def forget_cards(self) -> None:
        """All 21 cards come back for the next shuffle."""
        none = [0] * self.rules.parties
        self.hand = none[:]
        self.given = none[:]
        self.laid = none[:]
        self.locked = none[:]
        self.voids = none[:]
        self.discarded = none[:]
        self.open = 0
        if self.rules.armies:
            self.picks = [0, 0]
            self.hidden_pick = [0, 0]

    def finish(self) -> None:
        self.step = DONE
        self.actor = OVER
        if self.events is None:
            return
        winners, how = self.decided()
        if not self.rules.solo:
            points = self.decisive_points(winners[0], how)
            self.tell("game-over", {"seats": winners, "points": points, "how": how})
            return
        mine = self.scores[0]
        key = "solo-won" if winners else "solo-lost"
        self.tell(key, {"seat": 0, "points": mine, "sum": self.solo_sum(), "how": how})

    # [recruitment], [armies-draft]

    def deal(self, order: list[int]) -> None:
        rules = self.rules
        self.revealing = True
        if rules.armies:
            self._deal_draft(order)
            return
        at: i64 = 0
        for party in range(rules.parties):
            hand: i64 = 0
            end = at + rules.dealt
            while at < end:
                hand |= bit(order[at])
                at += 1
            self.hand[party] = hand
        if self.events is not None:
            secrets: dict[int, dict[str, Value]] = {}
            for seat in range(rules.players):
                secrets[seat] = {"cards": card_names(self.hand[seat])}
            self.tell("deal", {"count": rules.dealt, "out": rules.out}, secrets)
        if rules.give:
            self._ask_all(PASS)
        else:
            self.begin_skirmish()

    def _deal_draft(self, order: list[int]) -> None:
        self.row = [_mask(order, 0, ROW), _mask(order, ROW, ROW)]
        self.pack = [_mask(order, 2 * ROW, PACK), _mask(order, 2 * ROW + PACK, PACK)]
        self.picks = [0, 0]
        self.hidden_pick = [0, 0]
        if self.events is not None:
            secrets: dict[int, dict[str, Value]] = {}
            for seat in range(self.rules.players):
                party = self.rules.party_of[seat]
                row, pack = card_names(self.row[party]), card_names(self.pack[party])
                secrets[seat] = {"cards": row, "packed": pack}
            values: dict[str, Value] = {"row": ROW, "pack": PACK, "out": self.rules.out}
            self.tell("deal-draft", values, secrets)
        self._ask_all(DRAFT)

    def _ask_all(self, step: i64) -> None:
        """A sealed step: all parties are asked, and none sees what another chooses."""
        self.step = step
        self.together = True
        self.actor = self.rules.captain[0]

    def _lock(self, party: i64, card: i64) -> bool:
        """Keep a choice secret until all have chosen; True when they have."""
        self.locked[party] |= bit(card)
        other: i64 = 0
        while other < self.rules.parties:
            if not self.settled(other):
                self.actor = self.rules.captain[other]
                return False
            other += 1
        self.serial += self.wanted()
        self.together = False
        self.revealing = True
        return True

    def lock(self, seat: i64, card: i64) -> None:
        """[recruitment] A card for the left neighbour; the exchange comes when all have chosen."""
        party = seat
        victim: i64 = self.rules.left[party]
        if self.events is not None:
            mine = _card_values(card)
            self.tell("lock", {"seat": seat, "victim": victim}, {int(seat): mine})
        if not self._lock(party, card):
            return
        for giver in range(self.rules.parties):
            cards: i64 = self.locked[giver]
            to = self.rules.left[giver]
            self.given[giver] = cards
            self.hand[giver] &= ~cards
            if self.events is not None:
                names: dict[str, Value] = {"cards": card_names(cards)}
                values: dict[str, Value] = {"seat": giver, "victim": to, "count": count(cards)}
                self.tell("pass", values, {giver: names, to: names})
        for giver in range(self.rules.parties):
            self.hand[self.rules.left[giver]] |= self.given[giver]
            self.locked[giver] = 0
        if self.rules.discard:
            self._ask_all(DISCARD)
        else:
            self.begin_skirmish()

    def lay_aside(self, seat: i64, card: i64) -> None:
        """[neutral-recruitment] A card leaves the round, known to nobody else."""
        if self.events is not None:
            self.tell("discard", {"seat": seat}, {int(seat): _card_values(card)})
        if not self._lock(seat, card):
            return
        for party in range(self.rules.parties):
            self.discarded[party] = self.locked[party]
            self.hand[party] &= ~self.locked[party]
            self.locked[party] = 0
        self.begin_skirmish()

    def pick(self, seat: i64, card: i64) -> None:
        """[armies-draft] A card of the pack; then the packs change hands."""
        party: i64 = self.rules.party_of[seat]
        self._tell_pick(party, seat, card, False)
        if not self._lock(party, card):
            return
        self._swap()
        if count(self.pack[0]) > 1:
            if self.events is not None:
                self._tell_packs("swap", self.pack)
            self._ask_all(DRAFT)
            return
        # The last card of a pack is no choice.
        for other in range(2):
            last: i64 = self.pack[other]
            self._tell_pick(other, self.rules.captain[other], _only(last), True)
            self.locked[other] = last
        self._swap()
        for other in range(2):
            self.hand[other] = self.row[other] | self.picks[other]
            self.row[other] = 0
        if self.events is not None:
            self._tell_packs("drafted", self.hand)
        self.begin_skirmish()

    def _swap(self) -> None:
        for party in range(2):
            chosen: i64 = self.locked[party]
            if not self.picks[party]:
                self.hidden_pick[party] = chosen
            self.picks[party] |= chosen
            self.pack[party] &= ~chosen
            self.locked[party] = 0
        self.pack = [self.pack[1], self.pack[0]]

    def _tell_pick(self, party: i64, seat: i64, card: i64, auto: bool) -> None:
        if self.events is not None:
            secrets: dict[int, dict[str, Value]] = {}
            for other in self.rules.seats_of(party):
                secrets[other] = _card_values(card)
            self.tell("draft", {"seat": seat}, secrets, auto)

    def _tell_packs(self, key: str, packs: list[int]) -> None:
        secrets: dict[int, dict[str, Value]] = {}
        for seat in range(self.rules.players):
            secrets[seat] = {"cards": card_names(packs[self.rules.party_of[seat]])}
        self.tell(key, {"count": count(packs[0])}, secrets)


def _mask(order: list[int], start: i64, length: i64) -> i64:
    cards: i64 = 0
    at: i64 = start
    while at < start + length:
        cards |= bit(order[at])
        at += 1
    return cards


def _only(cards: i64) -> i64:
    card: i64 = 0
    while not cards >> card & 1:
        card += 1
    return card


def _card_values(card: i64) -> dict[str, Value]:
    return {"suit": SUITS[SUIT_OF[card]], "value": VALUE_NAMES[VALUE_OF[card]]}
