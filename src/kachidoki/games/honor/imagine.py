"""Dealing what a viewer of Victory & Honor cannot see, every way that fits being equally likely.

Unseen cards lie in other hands and face down in front of others. A hand has none of the colours
that its owner has shown not to have, and a face-down card is of a colour that it can be. Only the
rule of the new deal, if the table has it, is met by drawing again: it forbids few deals.

The captured cards of others were seen, but whose they are is nobody's business any more: they are
dealt to the others by number. Between rounds nothing is hidden: everything has been counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.honor.pieces import (
    ALL_COLOURS,
    ANY_GENERAL,
    CELLS,
    COLOUR_OF,
    SEATS,
    bit,
    nothing,
    shared,
)
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.unseen import Unseen

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState
    from kachidoki.games.honor.view import HonorView


class Hidden:
    """All that a viewer cannot see, ready to be dealt again and again.

    A place is a cell with a face-down card, or -1 - seat for a card of a hand.
    """

    def __init__(self, view: HonorView) -> None:
        self.view = view
        me: i64 = -1 if view.seat is None else view.seat
        self.me: i64 = me
        self.unseen = Unseen()
        # The captured cards of others, seen but not told apart.
        self.taken: list[int] = []
        if view.scored:
            return
        known: i64 = view.hand | view.seen
        on_table: i64 = 0
        for cell in range(CELLS):
            card: i64 = view.cell[cell]
            if card >= 0:
                known |= bit(card)
                on_table |= bit(card)
            elif view.filled >> cell & 1:
                self.unseen.add_places(view.maybe(cell), cell)
        for seat in range(SEATS):
            if seat != me:
                colours = ALL_COLOURS - view.void(seat)
                self.unseen.add_places(colours, -1 - seat, view.sizes[seat])
        for card in view.rules.deck:
            if not known >> card & 1 and not view.spoils >> card & 1:
                self.unseen.add_card(card, COLOUR_OF[card])
        captured: i64 = view.seen & ~(on_table | view.spoils | view.lost)
        for card in view.rules.deck:
            if captured >> card & 1:
                self.taken.append(card)

    def deal(self, state: HonorState, rng: Rng) -> None:
        """Put every card of the round somewhere."""
        view = self.view
        state.cell = view.cell[:]
        state.hand = nothing()
        if view.scored:
            state.spoils = shared(view.scored)
            return
        state.spoils = nothing()
        if self.me >= 0:
            state.hand[self.me] = view.hand
            state.spoils[self.me] = view.spoils
        self._deal_spoils(state, rng)
        self._deal_unseen(state, rng)
        while view.rules.redeal and not self._all_had_generals(state):
            for seat in range(SEATS):
                if seat != self.me:
                    state.hand[seat] = 0
            self._deal_unseen(state, rng)

    def _deal_spoils(self, state: HonorState, rng: Rng) -> None:
        cards = self.taken[:]
        rng.shuffle(cards)
        for seat in range(SEATS):
            if seat != self.me:
                for _ in range(self.view.captured[seat]):
                    state.spoils[seat] |= bit(cards.pop())

    def _deal_unseen(self, state: HonorState, rng: Rng) -> None:
        for place, card in self.unseen.deal(rng):
            if place < 0:
                state.hand[-1 - place] |= bit(card)
            else:
                state.cell[place] = card

    def _all_had_generals(self, state: HonorState) -> bool:
        """[redeal] Whether every other hand had a general when it was dealt."""
        for seat in range(SEATS):
            if seat == self.me or self.view.general >> seat & 1:
                continue
            held: i64 = state.hand[seat]
            for place in range(3):
                card = state.cell[seat * 3 + place]
                if card >= 0:
                    held |= bit(card)
            if not held & ANY_GENERAL:
                return False
        return True
