"""What is asked in Jeraku, which answers are legal, and why others are not."""

from __future__ import annotations

from typing import Final

from kachidoki.games.jeraku.moves import (
    ALL,
    ARMIES,
    ASSIGNS,
    DISCARDS,
    DRAFTS,
    PASSES,
    TAKES,
    VICTIMS,
    Daimyos,
    Deal,
    Open,
    Reveal,
)
from kachidoki.games.jeraku.pieces import (
    ACT,
    ALL_CARDS,
    ARMY,
    ASSIGN,
    CARDS,
    CLANS,
    DAIMYO_CARDS,
    DAIMYO_COST,
    DAIMYOS,
    DEAL,
    DEPLOYED,
    DISCARD,
    DRAFT,
    GREEN,
    KYOTO,
    NINJA,
    NINJAS,
    OPEN,
    OPEN_CARDS,
    PASS,
    PLACE,
    PLAY,
    PUSH,
    REGION_NAMES,
    REGIONS,
    REVEAL,
    SUITS,
    TAKE,
    USE,
    VALUE_NAMES,
    VALUE_OF,
    VICTIM,
    bit,
    cards_in,
    count,
    suit_cards,
)
from kachidoki.games.jeraku.rules import ONE_KYOTO_ONLY, SINGLE_IF_KYOTO
from kachidoki.games.jeraku.table import Table
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source

# Where the moves of a skirmish stand among all moves; each is a bit of `Table.can`.
USE_BITS: Final = 3 << 21
STOP_BIT: Final = 1 << 23
PLACE_AT: Final = 24
WALK_AT: Final = 31
MARCH_IN_AT: Final = 33  # from region 1
MARCH_OUT_AT: Final = 39  # from Kyoto
REMOVE_AT: Final = 45
PUSH_AT: Final = 50
SKIRMISH_MOVES: Final = 57

# The powers of two leave different remainders when divided by this number: a quick way from a mask
# with one bit to its move.
_DIVISOR: Final = 67


def _by_bit() -> list[Move]:
    made = ALL[:1] * _DIVISOR
    for at in range(SKIRMISH_MOVES):
        made[(1 << at) % _DIVISOR] = ALL[at]
    return made


_BY_BIT: Final[list[Move]] = _by_bit()
# What was listed before: the choices within a card come back again and again, those of a hand
# seldom.
_LISTED: Final[dict[int, tuple[Move, ...]]] = {}
MOST_LISTED: Final = 20_000


def choices(bits: i64) -> tuple[Move, ...]:
    """The moves within a card that these bits stand for."""
    found = _LISTED.get(bits)
    if found is not None:
        return found
    listed = plays(bits)
    if len(_LISTED) < MOST_LISTED:
        _LISTED[bits] = listed
    return listed


def plays(bits: i64) -> tuple[Move, ...]:
    """The moves of a skirmish that these bits stand for."""
    made: list[Move] = []
    while bits:
        made.append(_BY_BIT[(bits & -bits) % _DIVISOR])
        bits &= bits - 1
    return tuple(made)


class Legal(Table):
    """The table and its questions."""

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        step = self.step
        if step == PLAY:
            return self._asked_for_card(seat)
        clan = CLANS[self.acting] if self.acting >= 0 else ""
        if step == USE:
            return "use", {"clan": clan, "value": VALUE_NAMES[VALUE_OF[self.now]]}
        if step == PLACE:
            value: i64 = VALUE_OF[self.now]
            if value == NINJA:
                return "place-ninja", {"clan": clan, "count": self.left}
            region = REGION_NAMES[value]
            return "place", {"clan": clan, "region": region, "count": self.left}
        if step == ACT:
            return "act", {"clan": clan, "count": self.left}
        if step == PUSH:
            return "push", {
                "rival": CLANS[self.rules.neutral],
                "from": REGION_NAMES[self.pushed],
            }
        if step == PASS:
            party = self.rules.party_of[seat]
            to_go: i64 = self.rules.give - count(self.locked[party])
            return "pass", {"count": to_go, "victim": self.rules.left[party]}
        if step == DRAFT:
            return "draft", {"count": count(self.pack[self.rules.party_of[seat]])}
        if step == ASSIGN:
            party = self.rules.party_of[seat]
            return "assign", {"low": self.pair[2 * party], "high": self.pair[2 * party + 1]}
        if step == VICTIM:
            return "victim", {"clan": clan, "region": REGION_NAMES[self.attacked()]}
        return ("discard" if step == DISCARD else "army" if step == ARMY else "take"), {}

    def _asked_for_card(self, seat: int) -> tuple[str, dict[str, Value]]:
        values: dict[str, Value] = {"clan": CLANS[self.acting]}
        if not self.trick:
            return "lead", values
        if self.led >= 0 and self.following(self.hand[self.rules.party_of[seat]]):
            values["suit"] = SUITS[self.led]
            return "follow", values
        return "free", values

    def rule(self, seat: int) -> str:
        step = self.step
        if step == PLAY:
            return "skirmish"
        if step == USE:
            return "deploy"
        if step == PLACE:
            if self.rules.solo:
                return "solo-card"
            return "ninja" if VALUE_OF[self.now] == NINJA else "deploy"
        if step == ACT:
            return "actions"
        if step == PASS:
            return "neutral-recruitment" if self.rules.discard else "recruitment"
        if step == DISCARD:
            return "neutral-recruitment"
        if step == DRAFT:
            return "armies-draft"
        if step == ARMY:
            return "armies-skirmish"
        if step == TAKE:
            return "solo-card"
        if step == VICTIM:
            return "solo-samurai"
        return "armies" if step == ASSIGN else "neutral-samurai"

    def attacked(self) -> i64:
        """[solo-samurai] The region in which the automatic clan is about to eliminate."""
        raise TypeError("the solo game defines attacked()")

    # Chance.

    def drawn_from(self, rng: Source) -> Chance:
        if self.step == DEAL:
            cards = list(range(CARDS))
            rng.shuffle(cards)
            return Deal(cards)
        if self.step == OPEN or self.step == REVEAL:
            # As `outcomes` would have it, but quicker.
            unseen = ALL_CARDS & ~self.seen
            one = self._drawn(unseen, rng)
            if self.step == REVEAL:
                return Reveal(one)
            return Open([one, self._drawn(unseen & ~bit(one), rng)])
        return super().drawn_from(rng)

    def _drawn(self, cards: i64, rng: Source) -> i64:
        """One of these cards."""
        number: i64 = rng.below(count(cards))
        while number:
            cards &= cards - 1
            number -= 1
        return count((cards & -cards) - 1)

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        if self.step == DAIMYOS:
            return self._daimyo_outcomes(prefix)
        wanted = CARDS if self.step == DEAL else OPEN_CARDS if self.step == OPEN else 1
        if len(prefix) == wanted:
            return []
        unseen = ALL_CARDS if self.step == DEAL else ALL_CARDS & ~self.seen
        return [(card, 1) for card in cards_in(unseen) if card not in prefix]

    def _daimyo_outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        if len(prefix) == self.daimyo_cards():
            return []
        cards = range(1, DAIMYO_CARDS + 1)
        if self.rules.armies:
            # [armies] Each side gets one card of 1 to 3 and one of 4 to 6.
            cards = range(4, 7) if len(prefix) & 1 else range(1, 4)
        return [(card, 1) for card in cards if card not in prefix]

    def daimyo_cards(self) -> int:
        """[setup] How many Daimyo cards are dealt."""
        return int(self.rules.clans) - (1 if self.rules.neutral >= 0 else 0)

    def outcome(self, values: list[int]) -> Chance:
        if self.step == DAIMYOS:
            return Daimyos(values[:])
        if self.step == DEAL:
            return Deal(values[:])
        return Open(values[:]) if self.step == OPEN else Reveal(values[0])

    # Answers.

    def legal(self, seat: i64) -> tuple[Move, ...]:
        if self.step > PLAY and self.step <= PUSH:
            return choices(self.can)
        if self.step == PLAY:
            return plays(self.can)
        rules = self.rules
        if self.step == TAKE:
            return tuple([TAKES[card] for card in cards_in(self.open)])
        if self.step == VICTIM:
            return tuple([VICTIMS[clan] for clan in range(GREEN) if self.victims >> clan & 1])
        party: i64 = rules.party_of[seat]
        if self.step == ARMY:
            return (ARMIES[2 * party], ARMIES[2 * party + 1])
        if self.step == ASSIGN:
            return (ASSIGNS[2 * party], ASSIGNS[2 * party + 1])
        if self.step == DRAFT:
            return tuple([DRAFTS[card] for card in cards_in(self.pack[party])])
        if self.step == DISCARD:
            return tuple([DISCARDS[card] for card in cards_in(self.hand[party])])
        return tuple([PASSES[card] for card in cards_in(self.passable(party))])

    def passable(self, party: i64) -> i64:
        """[recruitment] Cards are named in ascending order, so that no set is asked for twice:
        above the last one, and with enough others above."""
        locked: i64 = self.locked[party]
        hand: i64 = self.hand[party] & ~locked
        card: i64 = CARDS - 1
        while card >= 0 and not locked >> card & 1:
            card -= 1
        hand &= ~(bit(card + 1) - 1)
        more: i64 = self.rules.give - count(locked) - 1
        # The highest ones are kept for the cards that are still to be named.
        card = CARDS - 1
        while more > 0:
            if hand >> card & 1:
                hand &= ~bit(card)
                more -= 1
            card -= 1
        return hand

    def any_move(self, seat: i64, rng: Rng) -> Move:
        if self.step >= PLAY and self.step <= PUSH:
            bits: i64 = self.can
            number: i64 = rng.below(_ones(bits))
            while number:
                bits &= bits - 1
                number -= 1
            return _BY_BIT[(bits & -bits) % _DIVISOR]
        return super().any_move(seat, rng)

    # What is legal within a skirmish, as bits.

    def following(self, hand: i64) -> i64:
        """[skirmish] The cards of a hand that follow the suit that was led."""
        cards = hand & suit_cards(self.led)
        return cards if self.rules.ninja_has_suit else cards & ~NINJAS

    def can_play(self, hand: i64) -> i64:
        """[skirmish] The suit that was led has to be followed."""
        if self.led < 0:
            return hand
        follow = self.following(hand)
        return follow if follow else hand

    def most_placed(self, value: i64) -> i64:
        """[deploy], [ninja], [solo-card] How many samurai a card of this value may place."""
        if not self.rules.solo:
            return DEPLOYED
        if value == NINJA:
            return 1 if self.rules.solo_ninja == ONE_KYOTO_ONLY else DEPLOYED
        return 1 if value == 1 else DEPLOYED

    def can_place(self) -> i64:
        """[deploy], [ninja] Where the next samurai may go; and one may stop."""
        value: i64 = VALUE_OF[self.now]
        if self.placed:
            since = ~(bit((self.placed & 7) - 1) - 1)
            return STOP_BIT | (self.placeable(value, self.placed) & since) << PLACE_AT
        return STOP_BIT | self.placeable(value, self.placed) << PLACE_AT

    def placeable(self, value: i64, placed: i64) -> i64:
        """[deploy], [ninja], [solo-card] The regions, as bits, in which a card of this value may
        place a samurai when it has placed some already (told as in `placed`), in any order."""
        if value != NINJA:
            return bit(value)
        if not self.rules.solo:
            return 0x7F
        if self.rules.solo_ninja == ONE_KYOTO_ONLY:
            return 1
        kyoto = False
        rest = placed
        while rest:
            kyoto = kyoto or rest & 7 == KYOTO + 1
            rest >>= 3
        if self.rules.solo_ninja == SINGLE_IF_KYOTO:
            return 0 if kyoto else 0x7E if placed else 0x7F
        return 0x7E if kyoto else 0x7F

    def can_act(self) -> i64:
        """[actions], [removal] What the points that are left can pay for; and one may stop."""
        clan = self.acting
        at: i64 = self.daimyo[clan]
        here: i64 = self.occupied[clan]
        bits: i64 = STOP_BIT
        if self.left >= DAIMYO_COST:
            if at > KYOTO:
                bits |= bit(WALK_AT)
            if at < REGIONS - 1:
                bits |= bit(WALK_AT + 1)
        bits |= here >> 1 << MARCH_IN_AT
        bits |= (here & 0x3F) << MARCH_OUT_AT
        other: i64 = 0
        while other < self.rules.clans:
            if self.occupied[other] >> at & 1 and other != clan and self.removable(other, at):
                bits |= bit(REMOVE_AT + other)
            other += 1
        return bits

    def removable(self, other: i64, region: i64) -> bool:
        """[removal] Whether neither a side nor a Daimyo protects the samurai of another clan."""
        rules = self.rules
        if rules.shield and self.daimyo[other] == region:
            return False
        return rules.friendly or not rules.same_side(self.acting, other)

    def can_push(self) -> i64:
        """[neutral-samurai] Anywhere but where it is and behind the neutral Daimyo."""
        return self.pushable(self.pushed) << PUSH_AT

    def pushable(self, source: i64) -> i64:
        """[neutral-samurai] The regions to which a neutral samurai may go from here, as bits."""
        rear: i64 = self.daimyo[self.rules.neutral]
        regions = bit(rear + 1) - 1
        if self.rules.adjacent:
            around = bit(source + 1)
            if source > 0:
                around |= bit(source - 1)
            regions &= around
        return regions & ~bit(source)


def only_push(bits: i64) -> i64:
    """[neutral-samurai] The region of a single push."""
    region: i64 = 0
    while not bits >> (PUSH_AT + region) & 1:
        region += 1
    return region


def _ones(bits: i64) -> i64:
    """How many bits are set, of up to 57."""
    bits -= bits >> 1 & 0x155555555555555
    bits = (bits & 0x133333333333333) + (bits >> 2 & 0x133333333333333)
    return (bits + (bits >> 4) & 0x10F0F0F0F0F0F0F) % 255
