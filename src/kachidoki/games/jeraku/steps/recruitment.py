"""[recruitment], [neutral-recruitment], [armies-draft] Cards that are dealt, passed and drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku.moves import DISCARDS, DRAFTS, PASSES, Deal, Discard, Draft, Pass
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.steps.step import refused_card
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import ChanceStep, SealedStep

if TYPE_CHECKING:
    from kachidoki.games.jeraku.state import JerakuState


class Dealing(ChanceStep["JerakuState"]):
    """[recruitment], [armies-draft] All 21 cards are shuffled; some stay out of the round."""

    def outcomes(self, state: JerakuState, prefix: list[int]) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(pieces.CARDS) if card not in prefix]

    def outcome(self, state: JerakuState, values: list[int]) -> Chance:
        return Deal(values[:])

    def drawn_from(self, state: JerakuState, rng: Source) -> Chance | None:
        cards = list(range(pieces.CARDS))
        rng.shuffle(cards)
        return Deal(cards)

    def fits(self, state: JerakuState, move: Move) -> bool:
        # The members are what the parser lets through: 21 different cards.
        if not isinstance(move, Deal):
            return False
        return len(move.order) == pieces.CARDS and len(set(move.order)) == pieces.CARDS

    def take(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Deal)
        rules = state.rules
        state.revealing = True
        if rules.armies:
            self._deal_draft(state, move.order)
            return
        for party in range(rules.parties):
            state.hand[party] = mask(move.order, party * rules.dealt, rules.dealt)
        if state.events is not None:
            hands = state.hand
            state.happened(
                events.Deal(count=rules.dealt, out=rules.out, cards=each_seat(state, hands))
            )
        if rules.give:
            state.wait(PASS)
        else:
            state.back()

    def _deal_draft(self, state: JerakuState, order: list[int]) -> None:
        """[armies-draft] A row and a pack for each side."""
        state.row = [mask(order, 0, ROW), mask(order, ROW, ROW)]
        state.pack = [mask(order, 2 * ROW, PACK), mask(order, 2 * ROW + PACK, PACK)]
        state.picks = [0, 0]
        state.hidden_pick = [0, 0]
        if state.events is not None:
            row, pack = each_seat(state, state.row), each_seat(state, state.pack)
            out = state.rules.out
            state.happened(events.DealDraft(row=ROW, pack=PACK, out=out, cards=row, packed=pack))
        state.wait(DRAFT)


class Passing(SealedStep["JerakuState"]):
    """[recruitment] Cards for the left neighbour, named one by one in ascending order."""

    def wanted(self, state: JerakuState) -> int:
        return int(state.rules.give)

    def given(self, state: JerakuState, seat: int) -> int:
        return int(pieces.count(state.locked[seat]))

    def waiting(self, state: JerakuState) -> list[int]:
        return unsettled(state, state.rules.give)

    def next_waiting(self, state: JerakuState) -> i64:
        return next_unsettled(state, state.rules.give)

    def values(self, state: JerakuState, seat: int) -> dict[str, Value]:
        to_go = state.rules.give - pieces.count(state.locked[seat])
        return {"count": to_go, "victim": state.rules.left[seat]}

    def cites(self, state: JerakuState, seat: int) -> str:
        return "neutral-recruitment" if state.rules.discard else "recruitment"

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        return tuple([PASSES[card] for card in pieces.cards_in(passable(state, seat))])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Pass):
            return super().why_not(state, move, seat)
        if passable(state, seat) >> move.card & 1:
            return None
        held = state.hand[seat] >> move.card & 1
        return refused_card(
            "pass-in-order" if held else "card-not-held", self.cites(state, seat), move
        )

    def keep(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Pass)
        if state.events is not None:
            victim = state.rules.left[seat]
            suit, value = (
                {int(seat): pieces.SUITS[move.suit]},
                {int(seat): pieces.VALUE_NAMES[move.value]},
            )
            state.happened(events.Lock(seat=seat, victim=victim, suit=suit, value=value))
        lock(state, seat, move.card)

    def reveal(self, state: JerakuState) -> None:
        """The cards change hands."""
        state.revealing = True
        left = state.rules.left
        given = state.locked
        for giver in range(state.rules.parties):
            cards: i64 = given[giver]
            state.hand[giver] &= ~cards
            if state.events is not None:
                seen = dict.fromkeys((giver, left[giver]), pieces.card_names(cards))
                number = pieces.count(cards)
                state.happened(
                    events.Pass(seat=giver, victim=left[giver], count=number, cards=seen)
                )
        for giver in range(state.rules.parties):
            state.hand[left[giver]] |= given[giver]
        state.given = given
        state.locked = state.rules.no_cards
        if state.rules.discard:
            state.wait(DISCARD)
        else:
            state.back()


class LayingAside(SealedStep["JerakuState"]):
    """[neutral-recruitment] A card leaves the round, known to nobody else."""

    def given(self, state: JerakuState, seat: int) -> int:
        return int(pieces.count(state.locked[seat]))

    def waiting(self, state: JerakuState) -> list[int]:
        return unsettled(state, 1)

    def next_waiting(self, state: JerakuState) -> i64:
        return next_unsettled(state, 1)

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        return tuple([DISCARDS[card] for card in pieces.cards_in(state.hand[seat])])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Discard):
            return super().why_not(state, move, seat)
        if state.hand[seat] >> move.card & 1:
            return None
        return refused_card("card-not-held", "neutral-recruitment", move)

    def keep(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Discard)
        if state.events is not None:
            suit, value = (
                {int(seat): pieces.SUITS[move.suit]},
                {int(seat): pieces.VALUE_NAMES[move.value]},
            )
            state.happened(events.Discard(seat=seat, suit=suit, value=value))
        lock(state, seat, move.card)

    def reveal(self, state: JerakuState) -> None:
        state.revealing = True
        state.discarded = state.locked
        for party in range(state.rules.parties):
            state.hand[party] &= ~state.locked[party]
        state.locked = state.rules.no_cards
        state.back()


class Drafting(SealedStep["JerakuState"]):
    """[armies-draft] A card of the pack; then the packs change hands."""

    def given(self, state: JerakuState, seat: int) -> int:
        return int(pieces.count(state.locked[state.rules.party_of[seat]]))

    def waiting(self, state: JerakuState) -> list[int]:
        return unsettled(state, 1)

    def next_waiting(self, state: JerakuState) -> i64:
        return next_unsettled(state, 1)

    def values(self, state: JerakuState, seat: int) -> dict[str, Value]:
        return {"count": pieces.count(state.pack[state.rules.party_of[seat]])}

    def answers(self, state: JerakuState, seat: i64) -> tuple[Move, ...]:
        pack: i64 = state.pack[state.rules.party_of[seat]]
        return tuple([DRAFTS[card] for card in pieces.cards_in(pack)])

    def why_not(self, state: JerakuState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Draft):
            return super().why_not(state, move, seat)
        if state.pack[state.rules.party_of[seat]] >> move.card & 1:
            return None
        return refused_card("not-in-pack", "armies-draft", move)

    def keep(self, state: JerakuState, move: Move, seat: i64) -> None:
        assert isinstance(move, Draft)
        party: i64 = state.rules.party_of[seat]
        if state.events is not None:
            self._tell(state, party, seat, move.card, False)
        lock(state, party, move.card)

    def reveal(self, state: JerakuState) -> None:
        state.revealing = True
        self._swap(state)
        if pieces.count(state.pack[0]) > 1:
            if state.events is not None:
                packs = each_seat(state, state.pack)
                state.happened(events.Swap(count=pieces.count(state.pack[0]), cards=packs))
            self.ask(state)
            return
        # The last card of a pack is no choice.
        if state.events is not None:
            for other in range(2):
                last = pieces.cards_in(state.pack[other])[0]
                self._tell(state, other, state.rules.captain[other], last, True)
        state.locked = state.pack
        self._swap(state)
        for other in range(2):
            state.hand[other] = state.row[other] | state.picks[other]
        state.row = [0, 0]
        if state.events is not None:
            hands = each_seat(state, state.hand)
            state.happened(events.Drafted(count=pieces.count(state.hand[0]), cards=hands))
        state.back()

    def _swap(self, state: JerakuState) -> None:
        chosen, picks = state.locked, state.picks
        if not picks[0]:
            state.hidden_pick = chosen
        state.picks = [picks[0] | chosen[0], picks[1] | chosen[1]]
        state.pack = [state.pack[1] & ~chosen[1], state.pack[0] & ~chosen[0]]
        state.locked = [0, 0]

    def _tell(self, state: JerakuState, party: i64, seat: i64, card: i64, auto: bool) -> None:
        seats = state.rules.seats_of(party)
        suit = dict.fromkeys(seats, pieces.SUITS[pieces.SUIT_OF[card]])
        value = dict.fromkeys(seats, pieces.VALUE_NAMES[pieces.VALUE_OF[card]])
        state.happened(events.Draft(seat=seat, suit=suit, value=value, auto=auto))


DEAL: Final = Dealing("deal", "", "recruitment")
PASS: Final = Passing("pass", "pass", "recruitment", ("count", "victim"))
DISCARD: Final = LayingAside("discard", "discard", "neutral-recruitment")
DRAFT: Final = Drafting("draft", "draft", "armies-draft", ("count",))


def unsettled(state: JerakuState, wanted: i64) -> list[int]:
    """The seats whose parties have not chosen so many cards."""
    rules = state.rules
    parties = [
        party for party in range(rules.parties) if pieces.count(state.locked[party]) != wanted
    ]
    return [rules.captain[party] for party in parties]


def next_unsettled(state: JerakuState, wanted: i64) -> i64:
    """The first of these seats, or -1."""
    party: i64 = 0
    while party < state.rules.parties:
        if pieces.count(state.locked[party]) != wanted:
            return state.rules.captain[party]
        party += 1
    return -1


def lock(state: JerakuState, party: i64, card: i64) -> None:
    """Keep a choice secret until all have chosen."""
    locked = state.locked[:]
    locked[party] |= pieces.bit(card)
    state.locked = locked


def passable(state: JerakuState, party: i64) -> i64:
    """[recruitment] Cards are named in ascending order, so that no set is asked for twice:
    above the last one, and with enough others above."""
    locked: i64 = state.locked[party]
    hand: i64 = state.hand[party] & ~locked
    card: i64 = pieces.CARDS - 1
    while card >= 0 and not locked >> card & 1:
        card -= 1
    hand &= ~(pieces.bit(card + 1) - 1)
    return lowest(hand, state.rules.give - pieces.count(locked) - 1)


def lowest(cards: i64, kept: i64) -> i64:
    """These cards without the highest ones, so many of which are kept for what is still to be
    named."""
    card: i64 = pieces.CARDS - 1
    while kept > 0:
        if cards >> card & 1:
            cards &= ~pieces.bit(card)
            kept -= 1
        card -= 1
    return cards


def mask(order: list[int], start: i64, length: i64) -> i64:
    cards: i64 = 0
    at: i64 = start
    while at < start + length:
        cards |= pieces.bit(order[at])
        at += 1
    return cards


def each_seat(state: JerakuState, cards: list[int]) -> dict[int, tuple[str, ...]]:
    """The cards of its party, for each seat."""
    return {
        seat: pieces.card_names(cards[state.rules.party_of[seat]]) for seat in range(state.players)
    }
