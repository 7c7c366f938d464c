"""The targets of a card or a power: what has to be picked, in which order, and from what.

`picks` holds what was picked so far: first how to pay (the way, cards of the hand, an Ally), then
in co-op for whom, then the opponent, then what each effect needs. ENOUGH_PICKED ends an "up to".
"""

from typing import Final

from kachidoki.games.adventure.cardset.cards import (
    ADD_RUNES,
    ALLOW,
    ALLOW_ABILITY,
    DRAW,
    FLIP,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_STORY,
    GAIN_XP,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    OPPONENT,
    REPLACE_ROW,
    REROLL,
    RETURN_CARD,
    RUNE_LISTED,
    SELF,
    TAKE_BACK,
    Cost,
    Effect,
    Entry,
)
from kachidoki.games.adventure.conditions import Conditions
from kachidoki.games.adventure.moves import (
    ABILITY,
    ENOUGH,
    PAY,
    PICK_ALLY,
    PICK_SLOT,
    PLAYER,
    RUNE,
    THE_FOE,
)
from kachidoki.games.adventure.pieces import (
    ADVERSARY,
    ANTIHERO,
    CHALLENGE,
    HERO,
    LEVELS,
    SLOTS,
    STONES,
    TALLY,
    TRAIT,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import bits, shifted
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

NOT_PICKING: Final = 0
TO_PLAY: Final = 1
TO_USE: Final = 2
# An entry that works by itself, but needs targets.
TO_AIM: Final = 3
# A trait with several prices.
TO_TRAIT: Final = 4

# What is picked next.
P_NOTHING: Final = 0
P_WAY: Final = 1
P_HAND: Final = 2
P_ALLY: Final = 3
P_FAVOURED: Final = 4
P_OPPONENT: Final = 5
P_RUNE: Final = 6
P_SLOT: Final = 7
P_ABILITY: Final = 8
P_CARD: Final = 9
PICK_QUESTIONS: Final[tuple[str, ...]] = (
    "",
    "pay",
    "pick-card",
    "lose-ally",
    "pick-hero",
    "pick-player",
    "pick-rune",
    "pick-slot",
    "pick-ability",
    "pick-card",
)
ENOUGH_PICKED: Final = 255

# What an entry needs: an opponent, targets of its effects, and a choice of what to pay with.
NEEDS_OPPONENT: Final = 1
NEEDS_TARGETS: Final = 2
NEEDS_PAYMENT: Final = 4


class Picks(Conditions):
    """A table at which targets can be picked."""

    # What an entry needs.

    def needs(self, entry: Entry) -> i64:
        """What has to be picked for an entry. It never changes, so it is worked out once."""
        if entry.needs < 0:
            found: i64 = 0
            if entry.cost.others or entry.cost.hand or entry.cost.any_ally:
                found = NEEDS_PAYMENT
            for effect in entry.do:
                if effect.who == OPPONENT or effect.source == OPPONENT:
                    found |= NEEDS_OPPONENT
                if self.pick_kind(effect) != P_NOTHING:
                    found |= NEEDS_TARGETS
            entry.needs = found
        return entry.needs

    def names_opponent(self, entry: Entry) -> bool:
        return self.needs(entry) & NEEDS_OPPONENT != 0

    def asks_for_whom(self, entry: Entry, number: i64) -> bool:
        """[coop] What a card brings to oneself may go to anyone; an attempt stays what it is."""
        if not self.rules.coop:
            return False
        kind = self.rules.cards.cards[number].kind
        if kind != HERO and kind != ANTIHERO:
            return False
        for effect in entry.do:
            if effect.who == SELF and effect.kind in (GAIN_XP, LOSE_XP, DRAW, MOVE_TRACK):
                return True
        return False

    def opponents(self, seat: i64, number: i64) -> list[Move]:
        """Those whom a card of a player may name as an opponent."""
        found: list[Move] = []
        for other in range(self.players):
            if other != seat:
                found.append(PLAYER[other])
        if self.rules.cards.cards[number].adversary_targetable:
            if self.foe >= 0 and not self.beaten:
                found.append(THE_FOE)
        return found

    def payable(self, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
        """Whether a player can pay in full; `playing` is the hand card that is played, or -1."""
        if not cost.others:
            return self.way_open(seat, cost, source, playing)
        return any(self.way_open(seat, way, source, playing) for way in ways(cost))

    def way_open(self, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
        """Whether one way to pay is open."""
        if self.xp[seat] < cost.xp:
            return False
        if cost.corruption and self.level[seat] + cost.corruption > LEVELS:
            return False
        if cost.hand and bits(self.payable_hand(seat, cost, playing)) < cost.hand:
            return False
        if cost.any_ally and len(self.allies[seat]) == 0:
            return False
        return not (cost.sacrifice and source not in self.allies[seat])

    def payable_hand(self, seat: i64, cost: Cost, playing: i64) -> i64:
        """The cards of a hand with which a cost may be paid."""
        found: i64 = self.hand[seat]
        if cost.deck == FROM_HERO:
            found &= self.rules.hero_mask
        elif cost.deck == FROM_ANTIHERO:
            found &= self.rules.antihero_mask
        if playing >= 0:
            found &= ~self.one(playing)
        return found

    # The sequence.

    def chosen_cost(self, entry: Entry) -> Cost:
        """The cost that was picked, once it was."""
        cost = entry.cost
        if cost.others and len(self.picks) > 0:
            return ways(cost)[self.picks[0]]
        return cost

    def next_pick(self, seat: i64) -> tuple[int, list[Move]]:
        """What has to be picked next, and the answers; P_NOTHING when all is picked."""
        entry = self.rules.cards.cards[self.pick_card].entries[self.pick_entry]
        playing: i64 = -1
        if self.picking == TO_PLAY:
            playing = self.pick_card - self.rules.first_hero
        picks = self.picks
        at: i64 = 0
        found: list[Move] = []
        if entry.cost.others:
            if len(picks) == 0:
                costs = ways(entry.cost)
                for way in range(len(costs)):
                    if self.way_open(seat, costs[way], self.pick_card, playing):
                        found.append(PAY[way])
                return P_WAY, found
            at = 1
        cost = self.chosen_cost(entry)
        if cost.hand:
            if len(picks) < at + cost.hand:
                mask = self.payable_hand(seat, cost, playing)
                for number in picks[at:]:
                    mask &= ~self.one(number)
                return P_HAND, self.titles(mask)
            at += cost.hand
        if cost.any_ally:
            if len(picks) == at:
                for place in range(len(self.allies[seat])):
                    found.append(PICK_ALLY[place])
                return P_ALLY, found
            at += 1
        if self.asks_for_whom(entry, self.pick_card):
            if len(picks) == at:
                for other in range(self.players):
                    found.append(PLAYER[other])
                return P_FAVOURED, found
            at += 1
        if self.names_opponent(entry):
            if len(picks) == at:
                return P_OPPONENT, self.opponents(seat, self.pick_card)
            at += 1
        granted: list[int] = []
        for effect in entry.do:
            kind = self.pick_kind(effect)
            if kind == P_NOTHING:
                continue
            count = self.pick_count(effect)
            exact = self.pick_exact(effect)
            taken: i64 = 0
            last: i64 = -1
            if effect.kind != ADD_RUNES:
                granted = []
            closed = False
            while at < len(picks) and taken < count:
                value: i64 = picks[at]
                at += 1
                if value == ENOUGH_PICKED:
                    closed = True
                    break
                taken += 1
                last = value
                granted.append(value)
            if closed or taken == count:
                continue
            self.pick_left = count - taken
            options = self.pick_options(seat, effect, last, count - taken, granted)
            if not options and (taken > 0 or not exact):
                # Nothing is left to pick; the end of the list has to be marked all the same.
                return kind, [ENOUGH]
            if not exact and taken > 0:
                options.append(ENOUGH)
            return kind, options
        return P_NOTHING, found

    def titles(self, mask: i64) -> list[Move]:
        """One move for each title among some Hero and Antihero cards."""
        found: list[Move] = []
        seen: i64 = 0
        number: i64 = 0
        rest = mask
        while rest:
            if not rest & 255:
                rest >>= 8
                number += 8
                continue
            if rest & 1:
                title: i64 = self.rules.title[number]
                if not seen >> title & 1:
                    seen |= self.one(title)
                    found.append(self.rules.moves.pick[title])
            rest >>= 1
            number += 1
        return found

    def one(self, by: i64) -> i64:
        return shifted(1, by)

    def copy_of(self, mask: i64, title: i64) -> i64:
        """The first card of a title among some Hero and Antihero cards."""
        number: i64 = title
        while not mask >> number & 1 or self.rules.title[number] != title:
            number += 1
        return number

    # What one effect needs.

    def pick_kind(self, effect: Effect) -> i64:
        kind = effect.kind
        if kind == REROLL or kind == FLIP:
            return P_RUNE
        if kind == REPLACE_ROW and effect.n > 0:
            return P_SLOT
        if kind == GAIN_STORY or (kind == MOVE_ALLY and effect.source != OPPONENT):
            return P_SLOT
        if kind == ADD_RUNES and effect.what == RUNE_LISTED:
            return P_ABILITY
        if kind == ALLOW and effect.what == ALLOW_ABILITY and effect.ability < 0:
            return P_ABILITY
        if kind == TAKE_BACK or kind == RETURN_CARD:
            return P_CARD
        return P_NOTHING

    def pick_count(self, effect: Effect) -> i64:
        if effect.kind == FLIP or effect.kind == REROLL:
            lying = bits(self.lying)
            return effect.n if 0 < effect.n < lying else lying
        return effect.n if effect.n > 1 else 1

    def pick_exact(self, effect: Effect) -> bool:
        """Whether all have to be picked, and not up to so many."""
        return effect.kind in (FLIP, ADD_RUNES, ALLOW, GAIN_STORY, MOVE_ALLY)

    def pick_options(
        self, seat: i64, effect: Effect, last: i64, count: i64, granted: list[int]
    ) -> list[Move]:
        found: list[Move] = []
        kind = effect.kind
        if kind == REROLL or kind == FLIP:
            stone: i64 = last + 1
            left = bits(self.lying >> stone)
            while stone < STONES:
                if self.lying >> stone & 1:
                    if kind == REROLL or left >= count:
                        found.append(RUNE[stone])
                    left -= 1
                stone += 1
        elif kind == REPLACE_ROW:
            slot: i64 = last + 1
            end: i64 = self.revealed * WIDEST_ROW
            while slot < end:
                if self.row[slot] >= 0 and (
                    effect.act == 0 or slot // WIDEST_ROW + 1 == effect.act
                ):
                    found.append(PICK_SLOT[slot])
                slot += 1
        elif kind == GAIN_STORY:
            found = self.takeable(seat, effect.act)
        elif kind == MOVE_ALLY:
            # From where, and then where to.
            hosts = self.hosts()
            if last >= 0:
                found.extend([PICK_SLOT[slot] for slot in hosts])
            elif hosts:
                found.extend([PICK_SLOT[at] for at in range(SLOTS) if self.under[at] >= 0])
        elif kind == ADD_RUNES:
            abilities = self.listed_abilities() if self.trier >= 0 else 0
            full: list[Move] = []
            for ability in range(6):
                if abilities >> ability & 1:
                    have = self.tally[self.trier * TALLY + ability]
                    have += self.granted >> (4 * ability) & 15
                    have += granted.count(ability)
                    (found if have < 3 else full).append(ABILITY[ability])
            if not found:
                found = full
        elif kind == ALLOW:
            abilities = self.listed_abilities() if self.trier >= 0 else 0
            for ability in range(6):
                if not abilities >> ability & 1:
                    found.append(ABILITY[ability])
            if not found:
                for ability in range(6):
                    found.append(ABILITY[ability])
        elif kind == TAKE_BACK:
            mask: i64 = 0
            for card in self.played[seat]:
                mask |= self.one(card - self.rules.first_hero)
            mask = self._without(mask, granted)
            found = self.titles(self._of_deck(mask, effect.deck))
        else:
            mask = 0
            for deck in (3, 4):
                for card in self.discards[deck]:
                    mask |= self.one(card - self.rules.first_hero)
            mask = self._without(mask, granted)
            found = self.titles(self._of_deck(mask, effect.deck))
        return found

    def _without(self, mask: i64, titles: list[int]) -> i64:
        """Some Hero and Antihero cards without those already picked."""
        for title in titles:
            mask &= ~self.one(self.copy_of(mask, title))
        return mask

    def _of_deck(self, mask: i64, deck: i64) -> i64:
        if deck == FROM_HERO:
            return mask & self.rules.hero_mask
        if deck == FROM_ANTIHERO:
            return mask & self.rules.antihero_mask
        return mask

    def takeable(self, seat: i64, wanted: i64) -> list[Move]:
        """Row cards that could join a story, apart from price and runes."""
        found: list[Move] = []
        if len(self.story[seat]) >= self.story_limit():
            return found
        cards = self.rules.cards.cards
        end: i64 = self.revealed * WIDEST_ROW
        for slot in range(end):
            number = self.row[slot]
            act = slot // WIDEST_ROW + 1
            if number >= 0 and slot != self.slot and self.act_open(seat, act):
                if wanted and act != wanted:
                    continue
                if cards[number].kind in (TRAIT, CHALLENGE, ADVERSARY):
                    found.append(PICK_SLOT[slot])
        return found

    def has_targets(self, seat: i64, entry: Entry, number: i64) -> bool:
        """Whether there is a target for everything that needs one."""
        needs = self.needs(entry)
        if needs & NEEDS_OPPONENT and not self.opponents(seat, number):
            return False
        if not needs & NEEDS_TARGETS:
            return True
        for effect in entry.do:
            kind = self.pick_kind(effect)
            if kind != P_NOTHING:
                count = self.pick_count(effect)
                if count == 0:
                    return False
                # There are as many runes as have to be picked; the others are looked for.
                if kind != P_RUNE and not self.pick_options(seat, effect, -1, count, []):
                    return False
        return True


def ways(cost: Cost) -> list[Cost]:
    """The ways to pay: the cost itself, or one of the others."""
    return [cost, *cost.others] if cost.others else [cost]
