"""Every way to deal what a viewer of a game of Jeraku cannot see.

Unseen cards lie in other hands and out of the round. A hand has no card of a suit that its party
has failed to follow. Passed cards lie with the receiver until they are played, and a draft tells
both sides all picks of the other but the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.state import JerakuState
from kachidoki.games.jeraku.steps.recruitment import DISCARD, DRAFT, PASS, Choosing, lowest
from kachidoki.games.jeraku.steps.skirmish import PLAY
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.unseen import ALL_KINDS, Unseen

if TYPE_CHECKING:
    from kachidoki.games.jeraku.unseen import JerakuView

# What may lie hidden; a place is one of these for one party: kind * EACH + party.
HAND: Final = 0
ROWS: Final = 1
PACKS: Final = 2
PICKS: Final = 3
FIRST_PICK: Final = 4
ASIDE: Final = 5
OUT: Final = 6
EACH: Final = 10

# The kind of a Ninja that belongs to no suit.
SUITLESS: Final = 3


class Hidden:
    """All that a viewer cannot see, ready to be dealt again and again."""

    def __init__(self, view: JerakuView) -> None:
        self.view = view
        self.record = view.record
        parties = range(view.record.rules.parties)
        # The parties whose cards the viewer does not see.
        self.others = [party for party in parties if party != view.party]
        self.drafting = view.record.step is DRAFT
        # [neutral-recruitment] Each way with the card that it puts aside, of those once given to
        # the other player; -1 for one that the viewer has not seen. By how many worlds it has.
        self.ways: list[tuple[Unseen, int]] = []
        self.weights: list[float] = []
        dealt = self.drafting or any(view.sizes) or view.record.skirmish > 0
        asides = [*pieces.cards_in(self._maybe_aside()), -1]
        for aside in asides if dealt and not view.record.rules.solo else []:
            unseen = self._draft_places() if self.drafting else self._hand_places(aside)
            worlds = unseen.worlds() if unseen is not None else 0.0
            if unseen is not None and worlds > 0.0:
                self.ways.append((unseen, aside))
                self.weights.append(worlds)

    # What there is to deal.

    def _cards(self, unseen: Unseen, known: i64) -> Unseen:
        """Add all cards that are not known; those that lie in no place are out of the round."""
        rest = pieces.ALL_CARDS & ~known
        for card in pieces.cards_in(rest):
            unseen.add_card(card, self._kind(card))
        used = sum([len(group.places) for group in unseen.groups])
        unseen.add_places(ALL_KINDS, OUT * EACH, pieces.count(rest) - used)
        return unseen

    def _kind(self, card: i64) -> i64:
        if not self.record.rules.ninja_has_suit and pieces.bit(card) & pieces.NINJAS:
            return SUITLESS
        return pieces.SUIT_OF[card]

    def _draft_places(self) -> Unseen:
        """[armies-draft] Before the first swap nothing is known of the other side; after it, all
        but its row and its first pick."""
        record = self.record
        unseen = Unseen()
        known: i64 = 0
        for party in range(2):
            known |= record.row[party] | record.pack[party] | record.picks[party]
        picked: i64 = PACK - self.view.pack_size
        for party in self.others:
            unseen.add_places(ALL_KINDS, ROWS * EACH + party, ROW)
            if not record.pack[party]:
                unseen.add_places(ALL_KINDS, PACKS * EACH + party, self.view.pack_size)
            if picked:
                unseen.add_places(ALL_KINDS, FIRST_PICK * EACH + party)
                if not record.picks[party]:
                    unseen.add_places(ALL_KINDS, PICKS * EACH + party, picked - 1)
        return self._cards(unseen, known)

    def _maybe_aside(self) -> i64:
        """[neutral-recruitment] Of the cards given to the other player each may be the one that was
        laid aside."""
        record, me = self.record, self.view.party
        if me < 0 or not record.rules.discard or record.step is DISCARD or record.step is PASS:
            return 0
        return record.given[me] & ~record.laid[1 - me]

    def _hand_places(self, aside: int) -> Unseen | None:
        """Other hands, what was laid aside, and the cards out of the round; None where what was
        given is more than a hand has, or of a suit that it cannot have."""
        view = self.view
        record = self.record
        unseen = Unseen()
        known: i64 = 0
        for party in range(record.rules.parties):
            known |= record.hand[party] | record.laid[party] | record.discarded[party]
            known |= view.known[party]
        for party in self.others:
            kinds = ALL_KINDS & ~record.voids[party]
            held = pieces.cards_in(self._known(party, aside))
            size: i64 = view.sizes[party] - len(held)
            if size < 0 or not all(kinds >> self._kind(card) & 1 for card in held):
                return None
            unseen.add_places(kinds, HAND * EACH + party, size)
            if view.discards[party] and aside < 0:
                unseen.add_places(ALL_KINDS, ASIDE * EACH + party)
        return self._cards(unseen, known)

    def _known(self, party: i64, aside: i64) -> i64:
        """What another hand is known to have, if this card was laid aside."""
        return self.view.known[party] & ~(pieces.bit(aside) if aside >= 0 else 0)

    # Dealing it.

    def deal(self, state: JerakuState, rng: Rng) -> None:
        """Put every card of the round somewhere in a state that holds what the viewer knows."""
        if not self.ways:
            return
        # Copies share these lists.
        if state.rules.armies:
            state.row = state.row[:]
            state.pack = state.pack[:]
            state.picks = state.picks[:]
            state.hidden_pick = state.hidden_pick[:]
        else:
            state.given = state.given[:]
            state.discarded = state.discarded[:]
        unseen, aside = self.ways[self._pick_way(rng)]
        for party in self.others:
            if aside >= 0:
                state.discarded[party] = pieces.bit(aside)
            if not self.drafting:
                state.hand[party] = self._known(party, aside)
        places = [state.hand, state.row, state.pack, state.picks, state.hidden_pick]
        places += [state.discarded, [0]]
        for place, card in unseen.deal(rng):
            places[place // EACH][place % EACH] |= pieces.bit(card)
        for party in self.others:
            if self.drafting:
                state.picks[party] |= state.hidden_pick[party]
            elif state.rules.armies:
                self._imagine_picks(state, party, rng)
            else:
                self._imagine_given(state, party, rng)
        if state.together:
            self._imagine_locks(state, rng)
        if state.step is PLAY:
            state.can = PLAY.bits(state)

    def _pick_way(self, rng: Rng) -> int:
        point = rng.random() * sum(self.weights)
        for at in range(len(self.weights) - 1):
            point -= self.weights[at]
            if point < 0.0:
                return at
        return len(self.weights) - 1

    def _imagine_picks(self, state: JerakuState, party: i64, rng: Rng) -> None:
        """[armies-draft] Once the hands are played, which card of a hand was the first pick."""
        cards: i64 = state.hand[party] | state.laid[party]
        # A spectator saw none of the picks.
        known: i64 = state.picks[party] or _some(cards, PACK - 1, rng)
        first = _some(cards & ~known, 1, rng)
        state.picks[party] = known | first
        state.hidden_pick[party] = first

    def _imagine_given(self, state: JerakuState, party: i64, rng: Rng) -> None:
        """[recruitment] Which cards of a hand were passed to it, where the viewer did not see."""
        to: i64 = state.rules.left[party]
        if state.step is not PASS and state.rules.give and to != self.view.party:
            cards = state.hand[to] | state.laid[to] | state.discarded[to]
            state.given[party] = _some(cards, state.rules.give, rng)

    def _imagine_locks(self, state: JerakuState, rng: Rng) -> None:
        """What others have locked: cards to pass in ascending order, with enough left above."""
        step = state.step
        assert isinstance(step, Choosing)
        state.locked = state.locked[:]
        for party in self.others:
            number: i64 = self.view.locks[party]
            if number:
                cards = lowest(step.held(state, party), step.wanted(state) - number)
                state.locked[party] = _some(cards, number, rng)


def _some(cards: i64, number: i64, rng: Rng) -> i64:
    """So many of these cards, each set as likely as the others."""
    listed = pieces.cards_in(cards)
    rng.shuffle(listed)
    return pieces.mask_of(listed[:number])
