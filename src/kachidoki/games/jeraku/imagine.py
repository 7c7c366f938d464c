"""Dealing what a viewer of Jeraku cannot see, every way that fits being equally likely.

Unseen cards lie in other hands and out of the round. A hand has no card of a suit that its party
has failed to follow. Passed cards lie with the receiver until they are played, and a draft tells
both sides all picks of the other but the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku.pieces import (
    ALL_CARDS,
    CARDS,
    DISCARD,
    DRAFT,
    NINJAS,
    PASS,
    PLAY,
    SUIT_OF,
    bit,
    cards_in,
    count,
)
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.unseen import ALL_KINDS, Unseen

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState
    from kachidoki.games.jeraku.view import JerakuView

# Places, to which the number of the party is added.
HAND: Final = 0
ROWS: Final = 10
PACKS: Final = 20
PICKS: Final = 30
FIRST_PICK: Final = 40
ASIDE: Final = 50
OUT: Final = 60
EACH: Final = 10

# The kind of a Ninja that belongs to no suit.
SUITLESS: Final = 3


class Hidden:
    """All that a viewer cannot see, ready to be dealt again and again."""

    def __init__(self, view: JerakuView) -> None:
        self.view = view
        self.me: i64 = view.party
        self.drafting = view.open.step == DRAFT
        self.ways: list[Unseen] = []
        self.weights: list[float] = []
        # [neutral-recruitment] The card that each of these ways puts aside, of those once given to
        # the other player; -1 for one that the viewer has not seen.
        self.asides: list[int] = []
        if self.drafting:
            self._add(self._draft_places(), -1)
        elif any(view.sizes) or (view.open.skirmish and not view.open.rules.solo):
            self._play_places()

    def _add(self, unseen: Unseen, aside: int) -> None:
        worlds = unseen.worlds()
        if worlds > 0.0:
            self.ways.append(unseen)
            self.weights.append(worlds)
            self.asides.append(aside)

    # What there is to deal.

    def _cards(self, unseen: Unseen, known: i64) -> i64:
        """Add all cards that are not known; how many they are."""
        rest = ALL_CARDS & ~known
        for card in cards_in(rest):
            unseen.add_card(card, self._kind(card))
        return count(rest)

    def _kind(self, card: i64) -> i64:
        if not self.view.open.rules.ninja_has_suit and bit(card) & NINJAS:
            return SUITLESS
        return SUIT_OF[card]

    def _draft_places(self) -> Unseen:
        """[armies-draft] Before the first swap nothing is known of the other side; after it, all
        but its row and its first pick."""
        open_ = self.view.open
        unseen = Unseen()
        known: i64 = 0
        used: i64 = 0
        for party in range(2):
            mine: i64 = open_.row[party] | open_.pack[party] | open_.picks[party]
            known |= mine
            if party == self.me:
                continue
            unseen.add_places(ALL_KINDS, ROWS + party, ROW)
            used += ROW
            if not open_.pack[party]:
                size: i64 = self.view.pack_size
                unseen.add_places(ALL_KINDS, PACKS + party, size)
                used += size
            picked: i64 = PACK - self.view.pack_size
            if picked:
                unseen.add_places(ALL_KINDS, FIRST_PICK + party)
                used += 1
                if not open_.picks[party] and picked > 1:
                    unseen.add_places(ALL_KINDS, PICKS + party, picked - 1)
                    used += picked - 1
        left = self._cards(unseen, known)
        unseen.add_places(ALL_KINDS, OUT, left - used)
        return unseen

    def _play_places(self) -> None:
        view = self.view
        if view.open.step != DISCARD and view.open.rules.discard and view.open.step != PASS:
            for party in range(2):
                if party == self.me:
                    # Of the cards given to the other player each may be the one laid aside.
                    given = view.open.given[party] & ~view.open.laid[1 - party]
                    for card in cards_in(given):
                        self._add(self._hand_places(card), card)
        self._add(self._hand_places(-1), -1)

    def _hand_places(self, aside: int) -> Unseen:
        """Other hands, what was laid aside, and the cards out of the round."""
        view = self.view
        open_ = view.open
        unseen = Unseen()
        known: i64 = 0
        used: i64 = 0
        for party in range(open_.rules.parties):
            known |= open_.hand[party] | open_.laid[party] | open_.discarded[party]
            held: i64 = view.known[party]
            known |= held
            if party == self.me:
                continue
            kinds = ALL_KINDS & ~open_.voids[party]
            if aside >= 0:
                held &= ~bit(aside)
            size: i64 = view.sizes[party] - count(held)
            if size < 0 or not self._admits(kinds, held):
                # What was given is more than the hand has, or of a suit that it cannot have.
                return _impossible()
            unseen.add_places(kinds, HAND + party, size)
            used += size
            if view.discards[party] and aside < 0:
                unseen.add_places(ALL_KINDS, ASIDE + party)
                used += 1
        left = self._cards(unseen, known)
        unseen.add_places(ALL_KINDS, OUT, left - used)
        return unseen

    def _admits(self, kinds: i64, cards: i64) -> bool:
        return all(kinds >> self._kind(card) & 1 for card in cards_in(cards))

    # Dealing it.

    def deal(self, state: JerakuState, rng: Rng) -> None:
        """Put every card of the round somewhere in a state that holds what the viewer knows."""
        if not self.ways:
            return
        at = self._pick_way(rng)
        aside = self.asides[at]
        for party in range(state.rules.parties):
            if party != self.me:
                held: i64 = self.view.known[party]
                if aside >= 0:
                    held &= ~bit(aside)
                    state.discarded[party] = bit(aside)
                if not self.drafting:
                    state.hand[party] = held
        for place, card in self.ways[at].deal(rng):
            self._put(state, place, card)
        if self.drafting or state.rules.armies:
            self._imagine_picks(state, rng)
        else:
            self._imagine_given(state, rng)
        if state.together:
            self._imagine_locks(state, rng)
        if state.step == PLAY:
            state.can = state.can_play(state.hand[state.rules.party[state.acting]])

    def _pick_way(self, rng: Rng) -> int:
        point = rng.random() * sum(self.weights)
        for at in range(len(self.weights) - 1):
            point -= self.weights[at]
            if point < 0.0:
                return at
        return len(self.weights) - 1

    def _put(self, state: JerakuState, place: i64, card: i64) -> None:
        party = place % EACH
        kind = place - party
        cards = bit(card)
        if kind == HAND:
            state.hand[party] |= cards
        elif kind == ROWS:
            state.row[party] |= cards
        elif kind == PACKS:
            state.pack[party] |= cards
        elif kind == PICKS:
            state.picks[party] |= cards
        elif kind == FIRST_PICK:
            state.picks[party] |= cards
            state.hidden_pick[party] |= cards
        elif kind == ASIDE:
            state.discarded[party] |= cards

    def _imagine_picks(self, state: JerakuState, rng: Rng) -> None:
        """[armies-draft] Once the hands are played, which card of a hand was the first pick."""
        if self.drafting:
            return
        for party in range(2):
            if party == self.me:
                continue
            cards: i64 = state.hand[party] | state.laid[party]
            known: i64 = state.picks[party]
            if not known:
                # A spectator saw none of the picks.
                known = _some(cards, PACK - 1, rng)
            first = _some(cards & ~known, 1, rng)
            state.picks[party] = known | first
            state.hidden_pick[party] = first

    def _imagine_given(self, state: JerakuState, rng: Rng) -> None:
        """[recruitment] Which cards of a hand were passed to it, where the viewer did not see."""
        if state.step == PASS or not state.rules.give:
            return
        for party in range(state.rules.parties):
            to: i64 = state.rules.left[party]
            if party != self.me and to != self.me:
                cards = state.hand[to] | state.laid[to] | state.discarded[to]
                state.given[party] = _some(cards, state.rules.give, rng)

    def _imagine_locks(self, state: JerakuState, rng: Rng) -> None:
        """What others have locked: cards to pass in ascending order, with enough left above."""
        for party in range(state.rules.parties):
            number: i64 = self.view.locks[party]
            if party == self.me or not number:
                continue
            cards: i64 = state.pack[party] if self.drafting else state.hand[party]
            more: i64 = state.wanted() - number
            card: i64 = CARDS - 1
            while more > 0:
                if cards >> card & 1:
                    cards &= ~bit(card)
                    more -= 1
                card -= 1
            state.locked[party] = _some(cards, number, rng)


def _impossible() -> Unseen:
    """A place without a card: there is no way to deal it."""
    unseen = Unseen()
    unseen.add_card(0, 0)
    unseen.add_places(0, OUT)
    return unseen


def _some(cards: i64, number: i64, rng: Rng) -> i64:
    """So many of these cards, each set as likely as the others."""
    listed = cards_in(cards)
    rng.shuffle(listed)
    chosen: i64 = 0
    for card in listed[:number]:
        chosen |= bit(card)
    return chosen
