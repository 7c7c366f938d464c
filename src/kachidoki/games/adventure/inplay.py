"""Cards in play: what they do by themselves, what they change, and the numbers of an attempt."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    ALLOW,
    ALLOW_ABILITY,
    ANYONE,
    CHANGE_COST,
    CHANGE_DIFFICULTY,
    COST_JOURNEY,
    FORBID,
    OWN,
    STATIC,
    Condition,
    Cost,
    Effect,
    Entry,
)
from kachidoki.games.adventure.moves import (
    MOST_ALLIES,
    USE_ALLY,
    USE_MOTIVATION,
    USE_ORIGIN,
    USE_STORY,
)
from kachidoki.games.adventure.pieces import (
    ADVERSARY,
    AT_ADVERSARY,
    CORE,
    DARK,
    DARK_STONES,
    FIRST_ABILITY_STONE,
    FOE,
    SPECIAL_MASK,
    TALLY,
    WIDEST_ROW,
)
from kachidoki.games.adventure.rules import ALLOWS, CHANGES_PRICES, CHANGES_TARGETS, FORBIDS
from kachidoki.games.adventure.table import ON_RESULT, ON_TARGET, Table, bits, shifted
from kachidoki.kernel.native import i64


class InPlay(Table):
    """A table at which cards lie that do something."""

    # Cards in play that work by themselves.

    def at_work(self, slot: i64) -> bool:
        """[adversaries] A row card works once it is up and its turn in the queue has come."""
        return slot // WIDEST_ROW < self.revealed and not (self.queue and slot in self.queue)

    def comes_or_goes(self, number: i64) -> None:
        """A player has got a card, or lost it; most of them only lie there."""
        if self.rules.lively[number]:
            self.present = -1

    def row_changes(self, number: i64) -> None:
        """A card has come to a row or left it, or its turn has come. Nobody has its powers yet."""
        if self.rules.auto[number]:
            self.present = -1

    def anyone_does(self, moment: i64) -> bool:
        """Whether a card in play may work at a moment, or will once it is turned up."""
        if self.present < 0:
            self._look_around()
        return self.present >> moment & 1 != 0

    def does_now(self, moment: i64) -> bool:
        """Whether a card that works has something to say at a moment."""
        if self.present < 0:
            self._look_around()
        return self.works >> moment & 1 != 0

    def may_use(self, seat: i64, place: i64) -> bool:
        """Whether a player may have a power to use; `place` is window * 2 + relation."""
        if self.present < 0:
            self._look_around()
        return self.powerful[seat] >> place & 1 != 0 or self.rules.row_powers

    def lasting_of(self, kind: i64) -> list[int]:
        """The cards that work and have lasting effects of a kind, each followed by its owner."""
        if self.present < 0:
            self._look_around()
        return self.lasting[kind - FORBIDS]

    def _look_around(self) -> None:
        """Work out what the cards in play do, until one of them comes or goes."""
        found: i64 = 0
        auto = self.rules.auto
        self.works = 0
        self.powerful = []
        self.tools = []
        self.working = [[] for _ in range(self.players + 1)]
        self.lasting = [[], [], [], []]
        for number in self.row:
            if number >= 0:
                found |= auto[number]
        for seat in range(self.players):
            found |= self._look_at(seat)
        if self.foe >= 0:
            found |= auto[self.foe]
            if self.quest >= 0:
                found |= auto[self.quest]
            if self.rules.cards.rise >= 0:
                found |= auto[self.rules.cards.rise]
        for card in self.table_cards():
            self._note(card, FOE)
        self.present = found

    def _look_at(self, seat: i64) -> i64:
        """Note what the cards of a player do, and where those with powers are."""
        tools: list[int] = []
        found: i64 = 0
        if self.origin[seat] >= 0:
            found |= self._look_into(self.origin[seat], USE_ORIGIN, seat, tools)
            found |= self._look_into(self.motivation[seat], USE_MOTIVATION, seat, tools)
        story = self.story[seat]
        for at in range(len(story)):
            card: i64 = story[at]
            if self.rules.cards.cards[card].kind == ADVERSARY:
                # Its text counts in a row only.
                found |= self.rules.auto[card]
            else:
                found |= self._look_into(card, USE_STORY + at, seat, tools)
        allies = self.allies[seat]
        for at in range(len(allies)):
            place: i64 = USE_ALLY + at if at < MOST_ALLIES else -1
            found |= self._look_into(allies[at], place, seat, tools)
        open_to: i64 = 0
        for at in range(1, len(tools), 2):
            open_to |= self.rules.card_windows[tools[at]]
        self.tools.append(tools)
        self.powerful.append(open_to)
        return found

    def _look_into(self, card: i64, place: i64, seat: i64, tools: list[int]) -> i64:
        """Note what a card of a player does; a place below 0 is one that no move can name."""
        if place >= 0 and self.rules.card_windows[card]:
            tools.append(place)
            tools.append(card)
        auto: i64 = self.rules.auto[card]
        if auto:
            self._note(card, seat)
        return auto

    def _note(self, card: i64, owner: i64) -> None:
        """Note a card that works."""
        auto: i64 = self.rules.auto[card]
        self.works |= auto
        self.working[self.players if owner == FOE else owner].append(card)
        if auto >> STATIC & 1:
            for kind in range(FORBIDS, CHANGES_TARGETS + 1):
                if auto >> kind & 1:
                    self.lasting[kind - FORBIDS] += [card, owner]

    def table_cards(self) -> list[int]:
        """The cards without an owner that work now: in the rows, and those of the Adversary."""
        found: list[int] = []
        auto = self.rules.auto
        last: i64 = self.revealed * WIDEST_ROW
        slot: i64 = 0
        while slot < last:
            card = self.row[slot]
            if card >= 0 and auto[card] and not (self.queue and slot in self.queue):
                if self.rules.cards.cards[card].kind == ADVERSARY:
                    found.append(card)
            slot += 1
        if self.foe >= 0 and not self.beaten:
            found.append(self.foe)
            found.append(self.quest)
            if self.rules.cards.rise >= 0:
                found.append(self.rules.cards.rise)
        return found

    def own_cards(self, seat: i64) -> list[int]:
        """The cards of a player that can work: characters, story cards, Allies.

        An Adversary in a story is silent; its text counts in a row only.
        """
        found: list[int] = []
        auto = self.rules.auto
        card = self.origin[seat]
        if card >= 0 and auto[card]:
            found.append(card)
        card = self.motivation[seat]
        if card >= 0 and auto[card]:
            found.append(card)
        for card in self.story[seat]:
            if auto[card] and self.rules.cards.cards[card].kind != ADVERSARY:
                found.append(card)
        for card in self.allies[seat]:
            if auto[card]:
                found.append(card)
        return found

    def concerns(self, entry: Entry, owner: i64, seat: i64) -> bool:
        """Whether what an entry of `owner` says holds for `seat`, or is set off by it."""
        if entry.whose == ANYONE or owner == FOE:
            return True
        if entry.whose == OWN:
            return owner == seat
        return owner != seat

    def price_change(self, seat: i64, what: i64) -> i64:
        """What lasting effects and this turn's add to a price."""
        found: i64 = self.prices[what] if seat == self.active else 0
        cards = self.lasting_of(CHANGES_PRICES)
        for at in range(0, len(cards), 2):
            for entry in self.rules.cards.cards[cards[at]].entries:
                if entry.on == STATIC and self.concerns(entry, cards[at + 1], seat):
                    for effect in entry.do:
                        if effect.kind == CHANGE_COST and effect.what == what:
                            if self.met(entry.when, seat, -1, -1):
                                found += effect.n
        return found

    def met(self, when: list[Condition], seat: i64, card: i64, slot: i64) -> bool:
        """Whether conditions hold; `conditions.py` defines it."""
        raise TypeError("defined by Conditions")

    def journey_price(self, seat: i64) -> i64:
        price: i64 = self.rules.journey_cost + self.price_change(seat, COST_JOURNEY)
        return price if price > 0 else 0

    def dark_price(self, seat: i64) -> i64:
        price: i64 = self.rules.dark_cost + self.price_change(seat, 1)
        return price if price > 0 else 0

    def trait_price(self, seat: i64, cost: Cost) -> i64:
        price: i64 = cost.xp + self.price_change(seat, 2)
        return price if price > 0 else 0

    def forbidder(self, seat: i64, what: i64, ability: i64 = -1) -> i64:
        """The card that forbids something to a player, or -1."""
        for found in self.bans:
            if found & 15 == what and (found >> 4 & 15) in (0, ability + 1):
                return found >> 12
        cards = self.lasting_of(FORBIDS)
        for at in range(0, len(cards), 2):
            number = cards[at]
            for entry in self.rules.cards.cards[number].entries:
                if entry.on == STATIC and self.concerns(entry, cards[at + 1], seat):
                    for effect in entry.do:
                        if effect.kind == FORBID and effect.what == what:
                            if effect.ability < 0 or effect.ability == ability:
                                if self.met(entry.when, seat, self.card, self.slot):
                                    return number
        return -1

    def allows(self, seat: i64, what: i64, ability: i64 = -1) -> bool:
        """Whether a card in play permits something to a player for as long as it lies."""
        cards = self.lasting_of(ALLOWS)
        for at in range(0, len(cards), 2):
            for entry in self.rules.cards.cards[cards[at]].entries:
                if entry.on == STATIC and self.concerns(entry, cards[at + 1], seat):
                    for effect in entry.do:
                        if effect.kind == ALLOW and effect.what == what:
                            if effect.ability == ability and self.met(
                                entry.when, seat, self.card, self.slot
                            ):
                                return True
        return False

    # [challenge] The attempt.

    def difficulty(self, seat: i64, number: i64, slot: i64, path: i64) -> i64:
        """The target number of a challenge, before the modifiers of an attempt."""
        card = self.rules.cards.cards[number]
        found: i64 = card.difficulty + card.paths[path].plus
        if slot < AT_ADVERSARY and self.under[slot] >= 0:
            found += 1
        self.path_seen = path
        cards = self.lasting_of(CHANGES_TARGETS)
        for at in range(0, len(cards), 2):
            for entry in self.rules.cards.cards[cards[at]].entries:
                if entry.on == STATIC and self.concerns(entry, cards[at + 1], seat):
                    for effect in entry.do:
                        if effect.kind == CHANGE_DIFFICULTY:
                            if cards[at] == number and not effect.includes_self:
                                continue
                            if self.met(entry.when, seat, number, slot):
                                found += self.amount(effect, seat)
        self.path_seen = -1
        return found

    def amount(self, effect: Effect, seat: i64) -> i64:
        """The number of an effect, which may depend on a quantity."""
        if effect.per < 0:
            return effect.n
        found = effect.n * (self.quantity(seat, effect.per) // effect.each)
        return found if found < effect.most else effect.most

    def target(self) -> i64:
        """The target number of the attempt."""
        found = self.difficulty(self.trier, self.card, self.slot, self.path)
        for mod in self.mods:
            if mod >> 20 == ON_TARGET:
                found += (mod & 127) - 64
        return found if found > 0 else 0

    def result(self) -> i64:
        """The faces that lie, and the modifiers."""
        lying = self.lying
        low = self.low & lying
        # [runes] A high face is worth two, a core rune's one; a low face one less, or nothing.
        found = 2 * bits(lying) - bits(lying & CORE) - bits(low) - bits(low & SPECIAL_MASK)
        return found + self.bonus()

    def bonus(self) -> i64:
        """The modifiers of the result."""
        found: i64 = 0
        for mod in self.mods:
            if mod >> 20 == ON_RESULT:
                found += (mod & 127) - 64
        return found

    def listed_abilities(self) -> i64:
        """A mask of the abilities whose runes may be cast."""
        found = self.rules.cards.cards[self.card].abilities | self.listed
        if self.does_now(ALLOWS):
            for ability in range(6):
                if self.allows(self.trier, ALLOW_ABILITY, ability):
                    found |= shifted(1, ability)
        return found

    def dark_in_pool(self) -> i64:
        found = self.dark_paid + self.dark_free
        return found if found < DARK_STONES else DARK_STONES

    def pool(self) -> i64:
        """[cast] The stones to be cast."""
        return self.stones(
            self.trier, self.listed_abilities(), self.granted, self.dark_paid + self.dark_free
        )

    def stones(self, seat: i64, abilities: i64, granted: i64, dark: i64) -> i64:
        """[cast] The stones that a player would cast for some abilities, with Dark runes."""
        found: i64 = CORE
        at: i64 = seat * TALLY
        some_forbidden = self.does_now(FORBIDS) or len(self.bans) > 0
        kind: i64 = 0
        while kind < 6:
            if abilities >> kind & 1:
                count: i64 = self.tally[at + kind] + (granted >> (4 * kind) & 15)
                if count > 0 and not (some_forbidden and self.forbidder(seat, 5, kind) >= 0):
                    found |= shifted(
                        7 if count >= 3 else 3 if count == 2 else 1, FIRST_ABILITY_STONE + 3 * kind
                    )
            kind += 1
        if dark > 0 and not (
            self.rules.bottom_blocks_cast
            and not self.rules.dark_allowed[self.level[seat]]
            and not self.bottom_ok
        ):
            if not (some_forbidden and self.forbidder(seat, 4) >= 0):
                found |= shifted(7 if dark >= 3 else 3 if dark == 2 else 1, DARK)
        return found
