"""What a seat, or a spectator, may know of a game of Call to Adventure."""

from typing import Final

from kachidoki.games.adventure import counts, looks, pieces
from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.features import parts
from kachidoki.games.adventure.inplay import hand_changes
from kachidoki.games.adventure.looks import GAP, GAPS
from kachidoki.games.adventure.masks import bit, bits, with_pile
from kachidoki.games.adventure.reasons import reason
from kachidoki.games.adventure.shown import table_data
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.picking import Agreeing, Paying, Picking
from kachidoki.games.adventure.steps.step import by_itself, done, go_on
from kachidoki.games.adventure.table import AdventureTable
from kachidoki.kernel.event import Event
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, View

# Asked exactly, a seat has something to answer with; if no such hand is found soon, any will do.
MOST_TRIES: Final = 200


class AdventureView(View):
    """What a seat, or a spectator, may know: the masked record, with its question and moves.

    In the masked record all places of cards that the viewer does not know are gaps. Into these the
    unseen cards are laid in order, which tells nothing, so that rules can be asked of it;
    `imagine` lays them by chance.
    """

    def __init__(self, state: AdventureState, seat: int | None) -> None:
        super().__init__(state, seat)
        viewer: i64 = SPECTATOR if seat is None else seat
        self._viewer = viewer
        record = AdventureState(state.rules, state, viewer)
        _find_out_characters(state, record, viewer)
        _find_out_decks(state, record, viewer)
        # By seat, how many unknown Hero and how many unknown Antihero cards are in the hand.
        self._backs = _find_out_hands(state, record, viewer)
        _find_out_choice(state, record, viewer)
        self.record = record
        # Whether somebody else is about to aim what works by itself.
        step = record.step
        self._aiming = (
            isinstance(step, Agreeing) and state.actor != viewer and by_itself(step.said(record))
        )
        # What lies in the gaps, by pile in the order of `moves.SHUFFLED`.
        self._unseen = _unseen(record)
        self._fill(record, None)

    @property
    def cards(self) -> CardSet:
        """The cards that the game is played with."""
        return self.record.rules.cards

    def imagine(self, rng: Rng) -> AdventureState:
        """Every way to lay the unseen cards is as likely as any other."""
        state = self.record.copy()
        self._fill(state, rng)
        for _ in range(MOST_TRIES):
            if not self._unlikely(state):
                break
            self._fill(state, rng)
        return state

    def table(self) -> AdventureTable:
        return table_data(self.record, self.seat)

    def reason(self, move: Move) -> Event | None:
        return None if self.seat is None else reason(self.record, self.seat, move)

    def parts(self) -> list[tuple[str, list[float]]]:
        return parts(self.record, self.seat)

    def _unlikely(self, state: AdventureState) -> bool:
        """Whether another seat is asked that could only pass, though nobody is asked for that."""
        if state.rules.public or isinstance(state.step, (Picking, Paying)):
            return False
        if state.phase != pieces.PLAYING or state.actor < 0 or state.actor == self._viewer:
            return False
        state.listing = None
        alone = len(state.legal(state.actor)) == 1
        state.listing = None
        return alone

    def _fill(self, state: AdventureState, rng: Rng | None) -> None:
        """Lay the unseen cards into the gaps: in order, or by chance."""
        state.present = -1
        state.listing = None
        if state.phase == pieces.SETTING_UP:
            state.characters = [self._mixed(pile, rng) for pile in range(3)]
        else:
            self._fill_characters(state, rng)
        for deck in (pieces.HERO_DECK, pieces.ANTIHERO_DECK):
            self._fill_hands(state, deck, self._mixed(3 + deck, rng))
        for act in range(pieces.ACTS):
            cards = self._mixed(3 + act, rng)
            at = 0
            if act >= state.revealed:
                first = act * pieces.WIDEST_ROW
                for slot in range(first, first + pieces.WIDEST_ROW):
                    if state.row[slot] >= 0:
                        state.row[slot] = cards[at]
                        at += 1
            self._lay(state, act, cards[at:])
        special = pieces.SPECIAL_DECK
        self._lay(state, special, self._mixed(3 + special, rng))
        if self._aiming:
            # What works by itself is known to be about to be aimed.
            if isinstance(state.step, Picking):
                done(state)
            go_on(state)

    def _mixed(self, pile: int, rng: Rng | None) -> bytes:
        """The unseen cards of a pile, in order or shuffled."""
        cards = self._unseen[pile][:]
        if rng is not None:
            rng.shuffle(cards)
        return bytes(cards)

    def _fill_characters(self, state: AdventureState, rng: Rng | None) -> None:
        """Destinies, what was rejected, and what others may choose from.

        Everybody is as likely to have kept one Destiny as another: nobody's taste is guessed at.
        """
        state.dealt = state.dealt[:]
        state.rejected = state.rejected[:]
        state.destiny = state.destiny[:]
        state.chosen = state.chosen[:]
        unseen = [list(self._mixed(kind, rng)) for kind in range(3)]
        for owner in range(state.players):
            if owner == self._viewer:
                continue
            each = len(state.dealt[owner]) // 3
            if each:
                dealt = [unseen[kind].pop() for kind in range(3) for _ in range(each)]
                state.dealt[owner] = bytes(dealt)
            else:
                if state.phase != pieces.OVER_NOW:
                    state.destiny[owner] = unseen[2].pop()
                if state.rejected[owner]:
                    state.rejected[owner] = bytes([cards.pop() for cards in unseen])
            if state.chosen[owner] >= 0:
                state.chosen[owner] = 0 if rng is None else rng.below(8)

    def _fill_hands(self, state: AdventureState, deck: i64, cards: bytes) -> None:
        """Hero or Antihero cards: of hands the backs are known, what everybody has seen, and what
        the viewer had looked at before it was drawn."""
        rules = state.rules
        kind: i64 = rules.of_deck[deck - pieces.HERO_DECK]
        mine = looks.knows_held(state, self._viewer)
        at = 0
        for owner in range(state.players):
            if owner != self._viewer:
                count = self._backs[2 * owner + deck - pieces.HERO_DECK]
                held = state.hand[owner] & (~kind | state.known[owner] | mine)
                for card in cards[at : at + count]:
                    held |= bit(card - rules.first_hero)
                at += count
                state.hand[owner] = held
                hand_changes(state, owner)
        self._lay(state, deck, cards[at:])

    def _lay(self, state: AdventureState, deck: i64, cards: bytes) -> None:
        """Put cards into the gaps of a deck."""
        known = looks.known_top(state, self._viewer, deck)
        if known:
            unseen = list(cards)
            top = bytes([unseen.pop(0) if card == GAP else card for card in known])
            cards = top + bytes(unseen)
        state.decks = with_pile(state.decks, deck, cards)


# What a viewer knows besides what is open to all: the truth is read here, and nowhere else.


def _find_out_characters(state: AdventureState, record: AdventureState, viewer: i64) -> None:
    """The own ones; of others how many there are, and whether they have chosen."""
    record.characters = [GAPS * len(pile) for pile in state.characters]
    record.dealt = _own(state.dealt, viewer)
    record.rejected = _own(state.rejected, viewer)
    for owner in range(state.players):
        if owner != viewer:
            record.chosen[owner] = 0 if state.chosen[owner] >= 0 else -1
            if state.phase == pieces.OVER_NOW:
                record.destiny[owner] = state.destiny[owner]


def _own(piles: list[bytes], viewer: i64) -> list[bytes]:
    return [pile if seat == viewer else GAPS * len(pile) for seat, pile in enumerate(piles)]


def _find_out_decks(state: AdventureState, record: AdventureState, viewer: i64) -> None:
    """How many cards decks have, those that the viewer has looked at, and the rows of open acts."""
    decks: list[bytes] = []
    for deck in range(len(pieces.DECKS)):
        top = looks.known_top(state, viewer, deck)
        decks.append(top + GAPS * (counts.left_in(state, deck) - len(top)))
    record.decks = decks
    for slot, card in enumerate(state.row):
        hidden = card >= 0 and slot >= state.revealed * pieces.WIDEST_ROW
        record.row[slot] = GAP if hidden else card


def _find_out_hands(state: AdventureState, record: AdventureState, viewer: i64) -> list[int]:
    """Cards of other hands that everybody knows, or that the viewer saw before they were drawn; and
    how many others there are."""
    rules = state.rules
    mine = looks.knows_held(state, viewer)
    if mine:
        record.hands_seen = tuple([mine if s == viewer else 0 for s in range(state.players)])
    backs: list[int] = []
    for owner in range(state.players):
        hand = state.hand[owner]
        known = hand if owner == viewer else hand & (state.known[owner] | mine)
        record.hand[owner] = known
        hand_changes(record, owner)
        backs.append(bits(hand & ~known & rules.hero_mask))
        backs.append(bits(hand & ~known & rules.antihero_mask))
    return backs


def _find_out_choice(state: AdventureState, record: AdventureState, viewer: i64) -> None:
    """Nobody knows what another player is about to play, or which trait they are about to pay for.
    What is tried, or was declared, is known."""
    secret = isinstance(state.step, (Picking, Paying)) and state.actor != viewer
    if secret:
        done(record)
    if not secret or not isinstance(state.step, Paying):
        record.slot = state.slot
        record.card = state.card


def _unseen(record: AdventureState) -> list[list[int]]:
    """By pile, the cards that a viewer sees nowhere, in order: they lie in the gaps."""
    seen = [False] * (GAP + 1)
    for card in counts.lying_cards(record):
        seen[card] = True
    # A pile that is not there yet has no gaps.
    begun = record.phase != pieces.SETTING_UP
    there = [begun or len(pile) > 0 for pile in (*record.characters, *record.decks)]
    return [
        [card for card in pile if not seen[card]] if there[at] else []
        for at, pile in enumerate(record.rules.in_order)
    ]
