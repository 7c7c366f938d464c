"""What cards do: the one place that carries out effects."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    ACTIVE,
    ADD_RUNES,
    ADD_TOTAL,
    ALLOW,
    ALLOW_ABILITY,
    ALLOW_BOTTOM,
    ALLOWED,
    CANCEL,
    CHANGE_COST,
    CHANGE_DIFFICULTY,
    COSTS,
    DISCARD_CARDS,
    DRAW,
    EACH,
    EACH_OTHER,
    EXTRA_ACTION,
    EXTRA_JOURNEY,
    FLIP,
    FOR_TURN,
    FORBID,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_STORY,
    GAIN_XP,
    LOOK,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    OPPONENT,
    REMOVE_ALLY,
    REMOVE_BONUSES,
    REPLACE_ROW,
    REROLL,
    RETRY,
    RETURN_CARD,
    RUNE_DARK,
    RUNE_LISTED,
    SELF,
    SHIELD,
    SUPPLY,
    TAKE_BACK,
    THE_ADVERSARY,
    Effect,
)
from kachidoki.games.adventure.changes import (
    Y_CARD,
    Changes,
)
from kachidoki.games.adventure.frames import (
    AS_FOE,
    F_FACES,
    F_GAIN_STORY,
    F_LOSE,
    F_LOSE_ALLY,
    F_LOSE_RANDOM,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_THROW,
    NEXT_EFFECT,
    a_of,
    b_of,
    c_of,
    d_of,
    e_of,
    frame,
    one_frame,
)
from kachidoki.games.adventure.picks import ENOUGH_PICKED, P_NOTHING
from kachidoki.games.adventure.pieces import (
    ABILITIES,
    ANTIHERO,
    ANTIHERO_DECK,
    DARK_STONES,
    FAILURE,
    FOE,
    HERO,
    HERO_DECK,
    NO_OUTCOME,
    STONES,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import ON_RESULT, ON_TARGET, OVER_NOW, ban, bits, modifier
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64


def to_players(kind: i64) -> bool:
    """Whether an effect is one on players, who are met one after the other."""
    return kind in (GAIN_XP, LOSE_XP, DRAW, DISCARD_CARDS, MOVE_TRACK, REMOVE_ALLY, LOOK)


class Effects(Changes):
    """A table at which cards take effect."""

    def run(self, found: i64) -> None:
        """Carry out the next effect of the entry on top; nothing is left of it at its end."""
        number = a_of(found)
        at = b_of(found)
        card = self.rules.cards.cards[number]
        effects = card.as_adversary if at == AS_FOE else card.entries[at].do
        next_one = found >> 34 & 15
        picks = found >> 42 & 1
        if next_one == len(effects):
            self.todo.pop()
            if picks:
                self.picked = self.picked[:-1]
            return
        after = found + NEXT_EFFECT
        self.todo[-1] = after
        self._carry_out(effects, next_one, number, found, picks != 0)
        if not picks and next_one + 1 == len(effects):
            # Nothing was put above it: it need not be looked at again.
            if self.todo[-1] == after:
                self.todo.pop()

    def _carry_out(
        self, effects: list[Effect], at: i64, number: i64, found: i64, picks: bool
    ) -> None:
        effect = effects[at]
        kind = effect.kind
        owner = found >> 22 & 15
        favoured = found >> 26 & 15
        opponent = found >> 30 & 15
        if to_players(kind):
            seats = self.who(effect.who, owner, favoured, opponent)
            if len(seats) == 1:
                self._to_player(effect, seats[0], number, owner, favoured, opponent)
                return
            # One after the other, each with all that it sets off.
            seats.reverse()
            for seat in seats:
                self.push(one_frame(found, at, seat))
        elif kind == MOVE_ALLY:
            if effect.source == OPPONENT:
                for giver in self.who(OPPONENT, owner, favoured, opponent):
                    if giver != FOE and owner != FOE and self.allies[giver]:
                        self.push(frame(F_LOSE_ALLY, giver, owner + 1, 0, number))
            elif picks:
                self._move_ally(self._picks_of(effects, at), owner)
        elif kind == CANCEL:
            self._cancel(number, owner)
        elif kind == TAKE_BACK or kind == RETURN_CARD:
            if picks:
                self._back(kind, self._picks_of(effects, at), number, owner)
        elif kind == GAIN_STORY:
            if picks and owner != FOE:
                for slot in self._picks_of(effects, at):
                    self.push(frame(F_GAIN_STORY, slot, owner))
        elif kind == REPLACE_ROW:
            slots = self._picks_of(effects, at) if effect.n > 0 and picks else b""
            self._replace(effect, slots, number, owner)
        elif kind == CHANGE_COST:
            prices = list(self.prices)
            prices[effect.what] += effect.n
            self.prices = tuple(prices)
            if self.events is not None:
                self.tell(
                    "price",
                    {
                        "seat": self.active,
                        "what": COSTS[effect.what],
                        "count": effect.n,
                        "card": self.name(number),
                    },
                )
        elif kind == EXTRA_ACTION:
            self.main_left += effect.n
        elif kind == EXTRA_JOURNEY:
            self.more_journeys += effect.n
        else:
            self._on_attempt(effects, at, number, owner, picks)

    def who(self, who: i64, owner: i64, favoured: i64, opponent: i64) -> list[int]:
        """The players whom an effect concerns; FOE is the Adversary."""
        if who == SELF:
            return [favoured]
        if who == ACTIVE:
            return [self.active]
        if who == OPPONENT:
            return [opponent] if opponent <= FOE else []
        if who == THE_ADVERSARY:
            return [FOE]
        found: list[int] = []
        for away in range(self.players):
            seat = (self.active + away) % self.players
            if who == EACH or seat != owner:
                found.append(seat)
        assert who == EACH or who == EACH_OTHER
        return found

    def to_one(self, top: i64) -> None:
        """An effect for several players has come to one of them."""
        number = a_of(top)
        card = self.rules.cards.cards[number]
        effects = card.as_adversary if b_of(top) == AS_FOE else card.entries[b_of(top)].do
        effect = effects[d_of(top) >> 4]
        owner = c_of(top) & 15
        self._to_player(effect, e_of(top), number, owner, c_of(top) >> 4, d_of(top) & 15)

    def _to_player(
        self, effect: Effect, seat: i64, number: i64, owner: i64, favoured: i64, opponent: i64
    ) -> None:
        """What an effect does to one player, or to the Adversary."""
        kind = effect.kind
        if kind == GAIN_XP:
            amount = self.amount(effect, 0 if favoured == FOE else favoured)
            if effect.source != SUPPLY:
                for giver in self.who(effect.source, owner, favoured, opponent):
                    if self.phase != OVER_NOW:
                        self.move_xp(giver, seat, amount, number)
            elif seat == FOE:
                self.foe_gains(amount, number)
            else:
                self.gain(seat, amount, Y_CARD, number)
        elif kind == LOSE_XP:
            amount = self.amount(effect, 0 if favoured == FOE else favoured)
            if seat != FOE:
                self.lose(seat, amount, Y_CARD, number)
            elif self.foe >= 0 and self.foe_xp > 0:
                gone = amount if amount < self.foe_xp else self.foe_xp
                self.foe_xp -= gone
                if self.events is not None:
                    values: dict[str, Value] = {
                        "count": gone,
                        "total": self.foe_xp,
                        "card": self.name(number),
                    }
                    self.tell("adversary-xp-lost", values)
        elif seat == FOE:
            return
        elif kind == DRAW:
            self.draw_later(seat, effect.deck, effect.n, Y_CARD, number)
        elif kind == DISCARD_CARDS:
            op = F_LOSE_RANDOM if effect.random else F_LOSE
            self.push(frame(op, seat, effect.n, effect.deck, number))
        elif kind == MOVE_TRACK:
            self.steps_of(seat, effect.way, effect.n, Y_CARD, number)
        elif kind == REMOVE_ALLY:
            if self.allies[seat]:
                self.push(frame(F_LOSE_ALLY, seat, 0, 0, number))
        else:
            self.peek(seat, effect.pile, effect.n, effect.reorder, number)

    def _picks_of(self, effects: list[Effect], at: i64) -> bytes:
        """What was picked for one of the effects."""
        picks = self.picked[-1]
        place: i64 = 0
        for index in range(at + 1):
            effect = effects[index]
            if self.pick_kind(effect) == P_NOTHING:
                continue
            start = place
            # How many there were when they were picked: up to an end mark, or all of them.
            most: i64 = 1
            if effect.kind in (FLIP, REROLL):
                most = effect.n if effect.n > 0 else STONES
            elif effect.n > 1:
                most = effect.n
            while place < len(picks) and place - start < most and picks[place] != ENOUGH_PICKED:
                place += 1
            if index == at:
                return picks[start:place]
            if place < len(picks) and picks[place] == ENOUGH_PICKED:
                place += 1
        return b""

    def _cancel(self, number: i64, owner: i64) -> None:
        """[stack] The card on top has no effect."""
        if not self.stack:
            return
        top: i64 = self.stack[-1]
        self.stack = [*self.stack[:-1], top | 1 << 12]
        if self.events is not None:
            victim = top >> 8 & 15
            lost = self.name(top & 255)
            if victim == FOE:
                self.tell(
                    "cancelled-adversary",
                    {"seat": owner, "card": self.name(number), "lost": lost},
                )
            else:
                self.tell(
                    "cancelled",
                    {
                        "seat": owner,
                        "victim": victim,
                        "card": self.name(number),
                        "lost": lost,
                    },
                )

    def _back(self, kind: i64, picks: bytes, number: i64, owner: i64) -> None:
        """A card comes back to a hand, from those played or those discarded; all have seen it."""
        for value in picks:
            card: i64 = -1
            if kind == TAKE_BACK:
                for found in self.played[owner]:
                    if self.rules.title[found - self.rules.first_hero] == value:
                        card = found
                        break
                if card < 0:
                    continue
                at = self.played[owner].index(card)
                self.played[owner] = self.played[owner][:at] + self.played[owner][at + 1 :]
            else:
                for pile in (HERO_DECK, ANTIHERO_DECK):
                    for found in self.discards[pile]:
                        if card < 0 and self.rules.title[found - self.rules.first_hero] == value:
                            card = found
                            at = self.discards[pile].index(card)
                            self.discards[pile] = (
                                self.discards[pile][:at] + self.discards[pile][at + 1 :]
                            )
                            break
                if card < 0:
                    continue
            mask = self.one(card - self.rules.first_hero)
            self.hand[owner] |= mask
            self.know(owner, self.known[owner] | mask)
            if self.events is not None:
                self.tell(
                    "taken-back",
                    {"seat": owner, "back": self.name(card), "card": self.name(number)},
                )

    def _move_ally(self, slots: bytes, owner: i64) -> None:
        """[allies] An Ally goes from under one challenge to another, if both are still there."""
        if len(slots) < 2 or self.under[slots[0]] < 0 or slots[1] not in self.hosts():
            return
        ally: i64 = self.under[slots[0]]
        self.under[slots[0]] = -1
        self.under[slots[1]] = ally
        self.present = -1
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.active if owner == FOE else owner,
                "card": self.name(ally),
                "host": self.name(self.row[slots[1]]),
            }
            self.tell("ally-moved", values)

    def _replace(self, effect: Effect, picked: bytes, number: i64, owner: i64) -> None:
        """Row cards leave and are replaced: those picked, or all others of an act."""
        slots: list[int] = []
        if effect.n > 0:
            for slot in picked:
                if self.row[slot] >= 0:
                    slots.append(slot)
        else:
            act: i64 = effect.act if effect.act else self.rules.cards.cards[number].act
            for slot in range((act - 1) * WIDEST_ROW, act * WIDEST_ROW):
                if self.row[slot] >= 0 and self.row[slot] != number:
                    slots.append(slot)
        if not slots:
            return
        if self.events is not None:
            gone = tuple([self.name(self.row[slot]) for slot in slots])
            values: dict[str, Value] = {"cards": gone, "card": self.name(number)}
            if owner == FOE:
                self.tell("swept", values)
            else:
                self.tell("replaced", {"seat": owner, **values})
        for slot in slots:
            self.clear_slot(slot)
        if not self.queueing:
            self.push(frame(F_QUEUE))
            self.push(frame(F_RELEASE))
        slots.reverse()
        for slot in slots:
            self.push(frame(F_REFILL, slot))

    def _on_attempt(
        self, effects: list[Effect], at: i64, number: i64, owner: i64, picks: bool
    ) -> None:
        """Effects on an attempt, or on what is left of this turn."""
        effect = effects[at]
        kind = effect.kind
        for_turn = effect.until == FOR_TURN or (kind == ALLOW and effect.what != ALLOW_ABILITY)
        if self.card_gone() and not for_turn:
            # [challenge] The attempt is over; it only waits for the stack.
            return
        if kind == ADD_TOTAL or kind == CHANGE_DIFFICULTY:
            if self.trier < 0 and effect.until != FOR_TURN:
                return
            seat = self.trier if self.trier >= 0 else self.active
            count = self.amount(effect, seat)
            on = ON_RESULT if kind == ADD_TOTAL else ON_TARGET
            self.mods = [*self.mods, modifier(count, number, effect.until, on)]
            self.tell_numbers("result" if kind == ADD_TOTAL else "difficulty", count, number)
            return
        if kind == ALLOW:
            if effect.what == ALLOW_BOTTOM:
                self.bottom_ok = True
            elif effect.what == ALLOW_ABILITY:
                if effect.ability >= 0:
                    self.listed |= self.one(effect.ability)
                elif picks:
                    for ability in self._picks_of(effects, at):
                        self.listed |= self.one(ability)
            else:
                self.any_trait = True
            if self.events is not None:
                self.tell(
                    "permit",
                    {
                        "seat": self.trier if self.trier >= 0 else self.active,
                        "what": ALLOWED[effect.what],
                        "card": self.name(number),
                    },
                )
            return
        if kind == FORBID:
            if self.trier >= 0 or effect.until == FOR_TURN:
                found = ban(effect.what, effect.ability, effect.until, number)
                self.bans = [*self.bans, found]
            return
        if self.trier < 0:
            return
        if kind == RETRY:
            if self.verdict == FAILURE:
                self.retrying = True
                if self.events is not None:
                    self.tell(
                        "retry",
                        {
                            "seat": self.trier,
                            "host": self.name(self.card),
                            "card": self.name(number),
                        },
                    )
            return
        if self.verdict != NO_OUTCOME:
            # Result and target are frozen once the outcome is known.
            return
        if kind == SHIELD:
            self.shielded = True
            count = bits(self.steps)
            if count > 0:
                level = self.level[self.trier] - count
                self.level[self.trier] = level if level > 1 else 1
                if self.events is not None:
                    self.tell(
                        "shield",
                        {
                            "seat": self.trier,
                            "level": self.level[self.trier],
                            "count": count,
                            "card": self.name(number),
                        },
                    )
                self.steps = 0
        elif kind == ADD_RUNES:
            self._add_runes(effects, at, number, picks)
        elif kind == REROLL:
            mask: i64 = 0
            if picks:
                for stone in self._picks_of(effects, at):
                    mask |= self.one(stone)
            elif effect.n == 0:
                mask = self.lying
            mask &= self.lying
            if mask:
                self.push(frame(F_THROW, 1, 0, 0, 0, mask))
        elif kind == FLIP:
            mask = 0
            if picks:
                for stone in self._picks_of(effects, at):
                    mask |= self.one(stone)
            mask &= self.lying
            if mask:
                self.low ^= mask
                self.steps &= ~mask
                self.tell_faces("flip", mask)
                self.push(frame(F_FACES, 0, 0, 0, 0, mask))
        elif kind == REMOVE_BONUSES:
            kept: list[int] = []
            for mod in self.mods:
                source: i64 = mod >> 8 & 255
                gone = mod >> 20 == ON_RESULT and mod & 127 > 64
                if gone:
                    kind = self.rules.cards.cards[source].kind
                    hero = kind == HERO and effect.what != FROM_ANTIHERO
                    gone = hero or (kind == ANTIHERO and effect.what != FROM_HERO)
                if not gone:
                    kept.append(mod)
            self.mods = kept
            self.tell_numbers("bonuses-gone", 0, number)

    def _add_runes(self, effects: list[Effect], at: i64, number: i64, picks: bool) -> None:
        effect = effects[at]
        names: list[str] = []
        if effect.what == RUNE_DARK:
            # [track] On the bottom level Dark runes need a permission, even as a gift.
            level = self.level[self.trier]
            if (
                self.rules.dark_allowed[level]
                or self.bottom_ok
                or self.allows(self.trier, ALLOW_BOTTOM)
            ):
                room = DARK_STONES - self.dark_paid - self.dark_free
                count = effect.n if effect.n < room else room
                self.dark_free += count
                names = ["dark"] * count
        elif effect.what == RUNE_LISTED:
            if picks:
                for ability in self._picks_of(effects, at):
                    self._grant(ability, 1)
                    names.append(ABILITIES[ability])
        else:
            self._grant(effect.what, effect.n)
            names = [ABILITIES[effect.what]] * effect.n
        if self.events is not None and names:
            self.tell(
                "runes", {"seat": self.trier, "runes": tuple(names), "card": self.name(number)}
            )
        if self.lying:
            more = self.pool() & ~self.lying
            if more:
                self.push(frame(F_THROW, 2, 0, 0, 0, more))

    def _grant(self, ability: i64, count: i64) -> None:
        have: i64 = self.granted >> (4 * ability) & 15
        new = have + count if have + count < 15 else 15
        self.granted += self.one(4 * ability) * (new - have)
