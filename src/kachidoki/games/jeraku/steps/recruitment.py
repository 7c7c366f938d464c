"""[recruitment], [neutral-recruitment], [armies-draft] Cards that are dealt, passed and drafted."""

from collections.abc import Sequence
from typing import Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import DISCARDS, DRAFTS, PASSES, CardMove, Dealt
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.steps.step import DealStep, Names, offered, refused
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import SealedStep


class Dealing(DealStep):
    """[recruitment], [armies-draft] All 21 cards are shuffled; some stay out of the round."""

    def drawn_from(self, state: JerakuRecord, rng: Source) -> Chance | None:
        cards = list(range(pieces.CARDS))
        rng.shuffle(cards)
        return Dealt(self.name, cards)

    def take(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, Dealt)
        rules = state.rules
        state.revealing = True
        if rules.armies:
            self._deal_draft(state, move.cards)
            return
        for party in range(rules.parties):
            state.hand[party] = pieces.mask_of(move.cards[party * rules.dealt :][: rules.dealt])
        if state.events is not None:
            hands = each_seat(state, state.hand)
            state.happened(events.deal(count=rules.dealt, out=rules.out, cards=hands))
        if rules.give:
            state.wait(PASS)
        else:
            state.back()

    def _deal_draft(self, state: JerakuRecord, cards: list[int]) -> None:
        """[armies-draft] A row and a pack for each side."""
        rows, packs = cards[: 2 * ROW], cards[2 * ROW : 2 * ROW + 2 * PACK]
        state.row = [pieces.mask_of(rows[:ROW]), pieces.mask_of(rows[ROW:])]
        state.pack = [pieces.mask_of(packs[:PACK]), pieces.mask_of(packs[PACK:])]
        state.picks = [0, 0]
        state.hidden_pick = [0, 0]
        if state.events is not None:
            row, pack = each_seat(state, state.row), each_seat(state, state.pack)
            out = state.rules.out
            state.happened(events.deal_draft(row=ROW, pack=PACK, out=out, cards=row, packed=pack))
        state.wait(DRAFT)


class Choosing(SealedStep[JerakuRecord]):
    """Each party chooses from its cards, and keeps the choice secret until all have chosen."""

    # What is said of cards from which a party cannot choose.
    unfit = "card-not-held"

    def __init__(self, name: str, rule: str, says: Names, moves: Sequence[CardMove]) -> None:
        super().__init__(name, name, rule, says)
        self.moves: list[Move] = list(moves)

    def cards(self, state: JerakuRecord, party: i64) -> i64:
        """The cards from which a party may choose next."""
        return state.hand[party]

    def tell(self, state: JerakuRecord, party: i64, seat: i64, card: int) -> None:
        """Tell a choice to those who made it."""

    def given(self, state: JerakuRecord, seat: int) -> int:
        return int(pieces.count(state.locked[state.rules.party_of[seat]]))

    def waiting(self, state: JerakuRecord) -> list[int]:
        wanted = self.wanted(state)
        return [seat for seat in state.rules.captain if self.given(state, seat) != wanted]

    def next_waiting(self, state: JerakuRecord) -> i64:
        wanted: i64 = self.wanted(state)
        for party in range(state.rules.parties):
            if pieces.count(state.locked[party]) != wanted:
                return state.rules.captain[party]
        return -1

    def answers(self, state: JerakuRecord, seat: i64) -> tuple[Move, ...]:
        return offered(self.moves, self.cards(state, state.rules.party_of[seat]))

    def why_not(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, CardMove) or move is not self.moves[move.card]:
            return super().why_not(state, move, seat)
        party: i64 = state.rules.party_of[seat]
        if self.cards(state, party) >> move.card & 1:
            return None
        held = state.hand[party] >> move.card & 1
        return refused("pass-in-order" if held else self.unfit, self.cites(state, seat), move)

    def keep(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, CardMove)
        party: i64 = state.rules.party_of[seat]
        if state.events is not None:
            self.tell(state, party, seat, int(move.card))
        state.locked = state.locked[:]
        state.locked[party] |= pieces.bit(move.card)


class Passing(Choosing):
    """[recruitment] Cards for the left neighbour, named one by one in ascending order."""

    def wanted(self, state: JerakuRecord) -> int:
        return int(state.rules.give)

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        to_go = state.rules.give - pieces.count(state.locked[seat])
        return {"count": to_go, "victim": state.rules.left[seat]}

    def cites(self, state: JerakuRecord, seat: int) -> str:
        return "neutral-recruitment" if state.rules.discard else "recruitment"

    def cards(self, state: JerakuRecord, party: i64) -> i64:
        # In ascending order, so that no set is asked for twice: above the last one, and with
        # enough others above.
        locked: i64 = state.locked[party]
        hand: i64 = state.hand[party] & ~locked
        card: i64 = pieces.CARDS - 1
        while card >= 0 and not locked >> card & 1:
            card -= 1
        hand &= ~(pieces.bit(card + 1) - 1)
        return lowest(hand, state.rules.give - pieces.count(locked) - 1)

    def tell(self, state: JerakuRecord, party: i64, seat: i64, card: int) -> None:
        victim = state.rules.left[party]
        state.happened(events.lock(seat=seat, victim=victim, card={int(seat): card}))

    def reveal(self, state: JerakuRecord) -> None:
        """The cards change hands."""
        state.revealing = True
        state.given = state.locked
        for giver, cards in enumerate(state.given):
            state.hand[giver] &= ~cards
            if state.events is not None:
                victim, number = state.rules.left[giver], pieces.count(cards)
                seen = dict.fromkeys((giver, victim), cards)
                state.happened(events.pass_(seat=giver, victim=victim, count=number, cards=seen))
        for giver, cards in enumerate(state.given):
            state.hand[state.rules.left[giver]] |= cards
        state.locked = state.rules.no_cards
        if state.rules.discard:
            state.wait(DISCARD)
        else:
            state.back()


class LayingAside(Choosing):
    """[neutral-recruitment] A card leaves the round, known to nobody else."""

    def tell(self, state: JerakuRecord, party: i64, seat: i64, card: int) -> None:
        state.happened(events.discard(seat=seat, card={int(seat): card}))

    def reveal(self, state: JerakuRecord) -> None:
        state.revealing = True
        state.discarded = state.locked
        for party, cards in enumerate(state.discarded):
            state.hand[party] &= ~cards
        state.locked = state.rules.no_cards
        state.back()


class Drafting(Choosing):
    """[armies-draft] A card of the pack; then the packs change hands."""

    unfit = "not-in-pack"

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        return {"count": pieces.count(state.pack[state.rules.party_of[seat]])}

    def cards(self, state: JerakuRecord, party: i64) -> i64:
        return state.pack[party]

    def tell(self, state: JerakuRecord, party: i64, seat: i64, card: int) -> None:
        # The last card of a pack is no choice.
        auto = pieces.count(state.pack[party]) == 1
        seen = dict.fromkeys(state.rules.seats_of(party), card)
        state.happened(events.draft(seat=seat, card=seen, auto=auto))

    def reveal(self, state: JerakuRecord) -> None:
        state.revealing = True
        self._swap(state)
        count = pieces.count(state.pack[0])
        if count > 1:
            if state.events is not None:
                packs = each_seat(state, state.pack)
                state.happened(events.swap(count=count, cards=packs))
            self.ask(state)
            return
        if state.events is not None:
            for party in range(2):
                last = pieces.cards_in(state.pack[party])[0]
                self.tell(state, party, state.rules.captain[party], last)
        state.locked = state.pack
        self._swap(state)
        for party in range(2):
            state.hand[party] = state.row[party] | state.picks[party]
        state.row = [0, 0]
        if state.events is not None:
            count, hands = pieces.count(state.hand[0]), each_seat(state, state.hand)
            state.happened(events.drafted(count=count, cards=hands))
        state.back()

    def _swap(self, state: JerakuRecord) -> None:
        chosen, picks = state.locked, state.picks
        if not picks[0]:
            state.hidden_pick = chosen
        state.picks = [picks[0] | chosen[0], picks[1] | chosen[1]]
        state.pack = [state.pack[1] & ~chosen[1], state.pack[0] & ~chosen[0]]
        state.locked = [0, 0]


DEAL: Final = Dealing("deal")
PASS: Final = Passing("pass", "recruitment", ("count", "victim"), PASSES)
DISCARD: Final = LayingAside("discard", "neutral-recruitment", (), DISCARDS)
DRAFT: Final = Drafting("draft", "armies-draft", ("count",), DRAFTS)


def lowest(cards: i64, kept: i64) -> i64:
    """These cards without the highest ones, as many as are kept for what is still to be named."""
    card: i64 = pieces.CARDS - 1
    while kept > 0:
        if cards >> card & 1:
            cards &= ~pieces.bit(card)
            kept -= 1
        card -= 1
    return cards


def each_seat(state: JerakuRecord, cards: list[int]) -> dict[int, int]:
    """The cards of its party, for each seat."""
    return {seat: cards[state.rules.party_of[seat]] for seat in range(state.players)}
