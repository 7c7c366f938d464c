"""[recruitment], [neutral-recruitment], [armies-draft] Cards that are dealt, passed and drafted."""

from collections.abc import Callable, Sequence
from typing import Final

from kachidoki.games.jeraku import events, pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.moves import DISCARDS, DRAFTS, PASSES, CardMove
from kachidoki.games.jeraku.rules import PACK, ROW
from kachidoki.games.jeraku.steps.step import DealStep, Names, offered, refused
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import SealedStep


class Choosing(SealedStep[JerakuRecord]):
    """Each party chooses from its cards, and keeps the choice secret until all have chosen.

    `tell` tells the one card of a party to its seats, `chosen` is what happens once all are known.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        says: Names,
        moves: Sequence[CardMove],
        tell: Callable[[JerakuRecord, int, int, int], None],
        chosen: Callable[[JerakuRecord], None],
    ) -> None:
        super().__init__(name, name, rule, says)
        self.moves: list[Move] = list(moves)
        self.tell = tell
        self.chosen = chosen

    def wanted(self, state: JerakuRecord) -> int:
        return int(state.rules.give) if self is PASS else 1

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

    def values(self, state: JerakuRecord, seat: int) -> dict[str, Value]:
        party: i64 = state.rules.party_of[seat]
        if self is PASS:
            to_go = state.rules.give - pieces.count(state.locked[party])
            return {"count": to_go, "victim": state.rules.left[party]}
        return {"count": pieces.count(state.pack[party])} if self is DRAFT else {}

    def cites(self, state: JerakuRecord, seat: int) -> str:
        return "neutral-recruitment" if state.rules.discard else self.rule

    def held(self, state: JerakuRecord, party: i64) -> i64:
        """The cards from which a party chooses."""
        return state.pack[party] if self is DRAFT else state.hand[party]

    def cards(self, state: JerakuRecord, party: i64) -> i64:
        """The cards that a party may choose next. Several are named in ascending order, so that no
        set is asked for twice: above the last one, and with enough others above."""
        locked: i64 = state.locked[party]
        cards = self.held(state, party)
        if locked:
            card: i64 = pieces.CARDS - 1
            while not locked >> card & 1:
                card -= 1
            cards &= ~(pieces.bit(card + 1) - 1)
        return lowest(cards, self.wanted(state) - pieces.count(locked) - 1)

    def answers(self, state: JerakuRecord, seat: i64) -> tuple[Move, ...]:
        return offered(self.moves, self.cards(state, state.rules.party_of[seat]))

    def why_not(self, state: JerakuRecord, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, CardMove) or move is not self.moves[move.card]:
            return super().why_not(state, move, seat)
        party: i64 = state.rules.party_of[seat]
        if self.cards(state, party) >> move.card & 1:
            return None
        reason = "not-in-pack" if self is DRAFT else "card-not-held"
        if state.hand[party] >> move.card & 1:
            reason = "pass-in-order"
        return refused(reason, self.cites(state, seat), move)

    def keep(self, state: JerakuRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, CardMove)
        party: i64 = state.rules.party_of[seat]
        if state.events is not None:
            self.tell(state, party, seat, move.card)
        state.locked = state.locked[:]
        state.locked[party] |= pieces.bit(move.card)

    def reveal(self, state: JerakuRecord) -> None:
        state.revealing = True
        self.chosen(state)


def deal(state: JerakuRecord, cards: list[int]) -> None:
    """[recruitment] Hands of cards; the others stay out of the round."""
    rules = state.rules
    if rules.armies:
        deal_draft(state, cards)
        return
    for party in range(rules.parties):
        state.hand[party] = pieces.mask_of(cards[party * rules.dealt :][: rules.dealt])
    if state.events is not None:
        hands = each_seat(state, state.hand)
        state.happened(events.deal(count=rules.dealt, out=rules.out, cards=hands))
    if rules.give:
        state.wait(PASS)
    else:
        state.back()


def deal_draft(state: JerakuRecord, cards: list[int]) -> None:
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


def tell_lock(state: JerakuRecord, party: int, seat: int, card: int) -> None:
    state.happened(events.lock(seat=seat, victim=state.rules.left[party], card={seat: card}))


def pass_on(state: JerakuRecord) -> None:
    """[recruitment] Cards for the left neighbour change hands."""
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


def tell_discard(state: JerakuRecord, party: int, seat: int, card: int) -> None:
    state.happened(events.discard(seat=seat, card={seat: card}))


def lay_aside(state: JerakuRecord) -> None:
    """[neutral-recruitment] A card leaves the round, known to nobody else."""
    state.discarded = state.locked
    for party, cards in enumerate(state.discarded):
        state.hand[party] &= ~cards
    state.locked = state.rules.no_cards
    state.back()


def tell_draft(state: JerakuRecord, party: int, seat: int, card: int) -> None:
    # The last card of a pack is no choice.
    auto = pieces.count(state.pack[party]) == 1
    seen = dict.fromkeys(state.rules.seats_of[party], card)
    state.happened(events.draft(seat=seat, card=seen, auto=auto))


def draft(state: JerakuRecord) -> None:
    """[armies-draft] A card of the pack is kept; then the packs change hands."""
    swap(state)
    count = pieces.count(state.pack[0])
    if count > 1:
        if state.events is not None:
            state.happened(events.swap(count=count, cards=each_seat(state, state.pack)))
        state.step.ask(state)
        return
    if state.events is not None:
        for party in range(2):
            last = pieces.first(state.pack[party])
            tell_draft(state, party, state.rules.captain[party], last)
    state.locked = state.pack
    swap(state)
    for party in range(2):
        state.hand[party] = state.row[party] | state.picks[party]
    state.row = [0, 0]
    if state.events is not None:
        count, hands = pieces.count(state.hand[0]), each_seat(state, state.hand)
        state.happened(events.drafted(count=count, cards=hands))
    state.back()


def swap(state: JerakuRecord) -> None:
    chosen, picks = state.locked, state.picks
    if not picks[0]:
        state.hidden_pick = chosen
    state.picks = [picks[0] | chosen[0], picks[1] | chosen[1]]
    state.pack = [state.pack[1] & ~chosen[1], state.pack[0] & ~chosen[0]]
    state.locked = [0, 0]


DEAL: Final = DealStep("deal", deal)
PASS: Final = Choosing("pass", "recruitment", ("count", "victim"), PASSES, tell_lock, pass_on)
DISCARD: Final = Choosing("discard", "neutral-recruitment", (), DISCARDS, tell_discard, lay_aside)
DRAFT: Final = Choosing("draft", "armies-draft", ("count",), DRAFTS, tell_draft, draft)


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
