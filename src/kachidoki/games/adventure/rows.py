"""[acts], [refill], [allies], [adversaries] The rows; and cards that hands draw and lose."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    ACT_REVEALED,
    ADVERSARY_REVEALED,
    ALLY_REVEALED,
    GAIN_CARD,
    REVEAL,
)
from kachidoki.games.adventure.effects import Effects
from kachidoki.games.adventure.frames import (
    F_DRAW,
    F_FIRE,
    F_HOST,
    F_QUEUE,
    F_REFILL,
    F_REVEAL,
    F_SHUFFLE,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.pieces import (
    ACTS,
    ADVERSARY,
    ALLY,
    ANTIHERO_DECK,
    DECKS,
    HERO_DECK,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import bits, joined, with_pile
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE


class Rows(Effects):
    """A table whose rows are turned up and filled."""

    def ask(self, seat: i64) -> None:
        self.actor = seat

    def _reveal_due(self) -> None:
        """[acts] Turn up the next row if the active player has got so far."""
        if self.revealed >= ACTS or self.stage(self.active) <= self.revealed:
            return
        self.push(frame(F_REVEAL))
        act = self.revealed
        self.revealed += 1
        self.present = -1
        self.revealing = True
        start = act * WIDEST_ROW
        for slot in range(start, start + WIDEST_ROW):
            number = self.row[slot]
            if number >= 0 and self._queues(number):
                self.queue = [*self.queue, slot]
        if self.events is not None:
            shown = [self.name(card) for card in self.row[start : start + WIDEST_ROW] if card >= 0]
            self.tell("act", {"act": act + 1, "cards": tuple(shown)})
        self.push(frame(F_QUEUE))
        if act > 0:
            self.push(frame(F_FIRE, ACT_REVEALED, self.active, NOTHING, NOTHING))

    def _refill(self, top: i64) -> None:
        """[refill] The next card of the act comes up."""
        slot = a_of(top)
        act = slot // WIDEST_ROW
        if self.row[slot] >= 0:
            self.todo.pop()
            return
        if self.left_in(act) == 0:
            if self.discards[act]:
                self.push(frame(F_SHUFFLE, 3 + act))
                return
            self.todo.pop()
            if self.events is not None:
                self.tell_place("slot-empty", slot, {})
            return
        self.todo.pop()
        number: i64 = self.decks[act][self.tops[act]]
        self.tops[act] += 1
        self.top_leaves(act, number)
        self.row[slot] = number
        self.row_changes(number)
        self.revealing = True
        if self.events is not None:
            self.tell_place("refill", slot, {"card": self.name(number)})
        if self._queues(number):
            self.queue = [*self.queue, slot]

    def _queues(self, number: i64) -> bool:
        """Whether a card that turns up does something at once."""
        kind = self.rules.cards.cards[number].kind
        return kind == ALLY or kind == ADVERSARY or self.rules.auto[number] >> REVEAL & 1 != 0

    def _queue(self) -> None:
        """[allies] Allies and Adversaries that have turned up, first in, first out."""
        if not self.queue:
            self.todo.pop()
            self.queueing = False
            self.release()
            return
        self.queueing = True
        slot: i64 = self.queue[0]
        number: i64 = self.row[slot]
        kind = self.rules.cards.cards[number].kind
        if kind != ALLY:
            self.queue = self.queue[1:]
            self.row_changes(number)
            if kind == ADVERSARY:
                if self.events is not None:
                    self.tell("adversary-shown", {"card": self.name(number)})
                self.fire(ADVERSARY_REVEALED, self.active, number, slot)
            self.set_off_revealed(number, REVEAL)
            return
        self.push(frame(F_HOST, slot))
        self.fire(ALLY_REVEALED, self.active, number, slot)

    def _host(self, top: i64) -> None:
        """[allies] The active player chooses a challenge; without one the Ally leaves."""
        slot = a_of(top)
        hosts = self.hosts()
        if len(hosts) > 1:
            self.ask(self.active)
            return
        self.todo.pop()
        if hosts:
            self.settle(slot, hosts[0], True)
            return
        number: i64 = self.row[slot]
        self.unqueue(slot)
        self.row[slot] = -1
        self.row_changes(number)
        self.discard_story(number)
        if self.events is not None:
            self.tell("ally-leaves", {"card": self.name(number)})
        if self.rules.ally_refill:
            self.push(frame(F_REFILL, slot))

    def settle(self, slot: i64, host: i64, auto: bool) -> None:
        """[allies] An Ally goes under a challenge; its own place is filled."""
        number: i64 = self.row[slot]
        self.unqueue(slot)
        self.row[slot] = -1
        self.row_changes(number)
        self.under[host] = number
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.active,
                "card": self.name(number),
                "host": self.name(self.row[host]),
            }
            self.tell("host", values, None, auto)
        if self.rules.ally_refill:
            self.push(frame(F_REFILL, slot))

    def _draw(self, top: i64) -> None:
        """[cards] One card; if either deck will do, the player chooses."""
        seat = a_of(top)
        deck = b_of(top)
        hero = self.can_draw(HERO_DECK)
        antihero = self.can_draw(ANTIHERO_DECK)
        if deck == 2 and hero and antihero:
            self.ask(seat)
            return
        if deck == 2:
            deck = 0 if hero or not antihero else 1
        self.draw_now(deck)

    def draw_now(self, deck: i64) -> None:
        """Draw for the frame on top; deck 0 is Hero, 1 Antihero."""
        top: i64 = self.todo.pop()
        seat = a_of(top)
        pile = HERO_DECK + deck
        if self.left_in(pile) == 0:
            if self.discards[pile]:
                self.push(frame(F_DRAW, seat, deck, c_of(top), d_of(top)))
                self.push(frame(F_SHUFFLE, 3 + pile))
                return
            if self.events is not None:
                self.tell("no-draw", {"seat": seat, "deck": DECKS[pile]})
            return
        self.take_card(seat, deck, c_of(top), d_of(top))

    def _lose(self, top: i64) -> None:
        """A player discards cards, of his own choice if there is one."""
        seat = a_of(top)
        count = b_of(top)
        mask = self.losable(seat, c_of(top))
        if count == 0 or mask == 0:
            self.todo.pop()
            return
        options = self.titles(mask)
        if bits(mask) > count and (len(options) > 1 or self.rules.public):
            # Not asking would tell that they are all alike.
            self.ask(seat)
            return
        number: i64 = 0
        while not mask >> number & 1:
            number += 1
        self.lose_one(number)

    def lose_one(self, number: i64) -> None:
        """One card for the frame on top."""
        top: i64 = self.todo[-1]
        card = d_of(top)
        self.todo[-1] = frame(op_of(top), a_of(top), b_of(top) - 1, c_of(top), card)
        self.lose_card(a_of(top), number, card)

    def _lose_random(self, top: i64) -> None:
        if b_of(top) == 0 or self.losable(a_of(top), c_of(top)) == 0:
            self.todo.pop()
            return
        self.actor = CHANCE

    def _lose_ally(self, top: i64) -> None:
        seat = a_of(top)
        if len(self.allies[seat]) > 1:
            self.ask(seat)
            return
        self.give_up(0)

    def give_up(self, place: i64) -> None:
        """An Ally leaves, for the frame on top."""
        top: i64 = self.todo.pop()
        seat = a_of(top)
        if not self.allies[seat]:
            return
        if b_of(top):
            self._hand_over(seat, place, b_of(top) - 1)
            return
        number = self.lose_ally(seat, place)
        if self.events is not None:
            self.tell("ally-leaves", {"card": self.name(number)})

    def _hand_over(self, giver: i64, place: i64, taker: i64) -> None:
        """One of a player's Allies joins another player."""
        ally: i64 = self.allies[giver][place]
        rest = self.allies[giver][:place] + self.allies[giver][place + 1 :]
        self.allies = with_pile(self.allies, giver, rest)
        self.allies = with_pile(self.allies, taker, joined(self.allies[taker], ally))
        self.present = -1
        if self.events is not None:
            self.tell("ally-given", {"seat": taker, "victim": giver, "card": self.name(ally)})
        self.push(frame(F_FIRE, GAIN_CARD, taker, ally, NOTHING))
