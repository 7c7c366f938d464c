"""[cards] What players have looked at: the tops of decks, and cards that then went to a hand.

`tops_seen` has, by seat and deck, a mask of the places from the top that a player knows;
`hands_seen`, by seat, the Hero and Antihero cards that a player knew when somebody drew them. Both
are empty as long as nobody knows anything. Whoever reorders cards makes the others forget them:
what might lie where by then is nobody's knowledge.
"""

from __future__ import annotations

from kachidoki.games.adventure.frames import F_ORDER, a_of, b_of, c_of, d_of, frame
from kachidoki.games.adventure.legal import Legal
from kachidoki.games.adventure.pieces import ANTIHERO_DECK, DECKS, HERO_DECK
from kachidoki.games.adventure.table import with_pile
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64


class Looks(Legal):
    """A table at which players may look at decks."""

    def peek(self, seat: i64, pile: i64, count: i64, reorder: bool, card: i64) -> None:
        """A player looks at the top of a deck, and may then put these cards into another order."""
        left = self.left_in(pile)
        count = count if count < left else left
        if count == 0:
            return
        places = self.one(count) - 1
        seen = self._tops()
        if reorder and count > 1:
            for other in range(self.players):
                seen[other * len(DECKS) + pile] &= ~places
            self.todo.append(frame(F_ORDER, seat, pile | count << 3, 0, card))
        seen[seat * len(DECKS) + pile] |= places
        self.tops_seen = tuple(seen)
        self.revealing = True
        if self.events is not None:
            top = self.tops[pile]
            cards = self.rules.cards.cards
            names = tuple([cards[number].key for number in self.decks[pile][top : top + count]])
            self.tell("look", self._about(seat, pile, count, card), {int(seat): {"cards": names}})

    def _about(self, seat: i64, pile: i64, count: i64, card: i64) -> dict[str, Value]:
        return {
            "seat": seat,
            "deck": DECKS[pile],
            "count": count,
            "card": self.rules.cards.cards[card].key,
        }

    def put_next(self, number: i64) -> None:
        """The card at a place comes next from the top; those before it move down."""
        top: i64 = self.todo[-1]
        pile = b_of(top) & 7
        deck = self.decks[pile]
        first: i64 = self.tops[pile]
        to = first + c_of(top)
        at = first + number - 1
        order = deck[:to] + deck[at : at + 1] + deck[to:at] + deck[at + 1 :]
        self.decks = with_pile(self.decks, pile, order)
        self._place(top, c_of(top) + 1)

    def leave_order(self) -> None:
        """The rest may stay as it lies."""
        top: i64 = self.todo[-1]
        self._place(top, b_of(top) >> 3)

    def _place(self, top: i64, at: i64) -> None:
        """The next place to be filled; with one card left all is done."""
        count = b_of(top) >> 3
        if at < count - 1:
            self.todo[-1] = frame(F_ORDER, a_of(top), b_of(top), at, d_of(top))
            return
        self.todo.pop()
        if self.events is not None:
            self.tell("reorder", self._about(a_of(top), b_of(top) & 7, count, d_of(top)))

    def top_leaves(self, pile: i64, number: i64) -> None:
        """The top card of a deck goes; whoever had looked at it knows who draws it."""
        if not self.tops_seen:
            return
        seen = list(self.tops_seen)
        drawn = pile == HERO_DECK or pile == ANTIHERO_DECK
        for seat in range(self.players):
            at = seat * len(DECKS) + pile
            if seen[at] & 1 and drawn:
                hands = self._hands()
                hands[seat] |= self.one(number - self.rules.first_hero)
                self.hands_seen = tuple(hands)
            seen[at] >>= 1
        self.tops_seen = tuple(seen) if any(seen) else ()

    def shuffled(self, pile: i64) -> None:
        """Nobody knows anything of a deck that has just been shuffled."""
        if self.tops_seen:
            seen = list(self.tops_seen)
            for seat in range(self.players):
                seen[seat * len(DECKS) + pile] = 0
            self.tops_seen = tuple(seen) if any(seen) else ()
        if self.hands_seen and (pile == HERO_DECK or pile == ANTIHERO_DECK):
            gone: i64 = 0
            for number in self.decks[pile]:
                gone |= self.one(number - self.rules.first_hero)
            hands = [mask & ~gone for mask in self.hands_seen]
            self.hands_seen = tuple(hands) if any(hands) else ()

    def know(self, seat: i64, cards: i64) -> None:
        """Everybody knows which of the cards that a player holds: a mask."""
        known = self.known[:]
        known[seat] = cards
        self.known = known

    def knows_top(self, seat: i64, pile: i64) -> i64:
        """The places from the top of a deck that a seat knows, as a mask; -1 is no seat."""
        if seat < 0 or not self.tops_seen:
            return 0
        return self.tops_seen[seat * len(DECKS) + pile]

    def knows_held(self, seat: i64) -> i64:
        """The Hero and Antihero cards that a seat has seen before somebody drew them."""
        return self.hands_seen[seat] if seat >= 0 and self.hands_seen else 0

    def _tops(self) -> list[int]:
        return list(self.tops_seen) or [0] * (self.players * len(DECKS))

    def _hands(self) -> list[int]:
        return list(self.hands_seen) or [0] * self.players
