"""[cards], [allies] Decks are shuffled, cards drawn, lost and put into another order; and moments
at which cards in play have something to say."""

from typing import Final

from kachidoki.games.adventure import changes, counts, events, inplay, looks, moves
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Deck, On
from kachidoki.games.adventure.masks import bits, joined, members, with_pile
from kachidoki.games.adventure.picks import copy_of, hand_of, title_moves
from kachidoki.games.adventure.pieces import ANTIHERO_DECK, DECKS, HERO_DECK
from kachidoki.games.adventure.steps.step import AdventureStep, done, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Source
from kachidoki.kernel.step import ChanceStep

# Among the piles that are shuffled (`moves.SHUFFLED`), the decks come after the characters.
FIRST_DECK: Final = 3


@mypyc_attr(free_list_len=1)
class Fire(AdventureStep):
    """A moment (`codes.ON`): what cards in play do at it comes next."""

    def __init__(self, on: i64, seat: i64, card: i64, slot: i64) -> None:
        super().__init__("fire")
        self.on: i64 = on
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        changes.fire(state, self.on, self.seat, self.card, self.slot)


class Shuffling(ChanceStep[AdventureRecord]):
    """[setup], [refill] A pile is shuffled; `pile` is one of `moves.SHUFFLED`."""

    def __init__(self, pile: i64) -> None:
        super().__init__("shuffle", "", "refill")
        self.pile: i64 = pile

    def cards(self, state: AdventureRecord) -> bytes:
        """The cards of the pile, in no order that means anything."""
        pile = self.pile
        return state.rules.set_up[pile] if opening(state) else state.discards[pile - FIRST_DECK]

    def fits(self, state: AdventureRecord, move: Move) -> bool:
        if isinstance(move, moves.Shuffle) and move.pile == self.pile:
            cards = self.cards(state)
            return move.cards is cards or sorted(move.order) == sorted(cards)
        return False

    def outcomes(self, state: AdventureRecord, prefix: list[int]) -> list[tuple[int, int]]:
        rest = sorted(self.cards(state))
        for card in prefix:
            rest.remove(card)
        return [(card, 1) for card in rest]

    def outcome(self, state: AdventureRecord, values: list[int]) -> Chance:
        return moves.Shuffle(self.pile, bytes(values))

    def drawn_from(self, state: AdventureRecord, rng: Source) -> Chance | None:
        cards = self.cards(state)
        order = state.rules.in_order[self.pile][:] if opening(state) else sorted(cards)
        rng.shuffle(order)
        shuffled_pile = moves.Shuffle(self.pile, bytes(order))
        shuffled_pile.cards = cards
        return shuffled_pile

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Shuffle)
        done(state)
        pile = self.pile
        if pile < FIRST_DECK:
            state.characters = with_pile(state.characters, pile, move.order)
            return
        deck = pile - FIRST_DECK
        if state.turn_no > 0 and state.events is not None:
            events.tell(state, events.shuffle, deck=deck)
        state.decks = with_pile(state.decks, deck, move.order)
        state.tops[deck] = 0
        state.discards[deck] = b""
        looks.shuffled(state, deck)


SHUFFLING: Final[list[Shuffling]] = [Shuffling(pile) for pile in range(FIRST_DECK + len(DECKS))]


def opening(state: AdventureRecord) -> bool:
    """[setup] Whether whole piles are shuffled, and not what was discarded."""
    return state.turn_no == 0 and state.active < 0


class Drawing(AdventureStep):
    """[cards] A card is drawn; if either deck will do, the player chooses."""

    def __init__(self, seat: i64, deck: i64, why: i64, card: i64) -> None:
        super().__init__("draw", "draw", "cards")
        self.seat: i64 = seat
        # `codes.Deck`.
        self.deck: i64 = deck
        # What brought it about: `marks.Why`, and the card that says so, or -1.
        self.why: i64 = why
        self.card: i64 = card

    def enter(self, state: AdventureRecord) -> None:
        deck = self.deck
        if deck == Deck.EITHER:
            deck = Deck.HERO
            if counts.can_draw(state, ANTIHERO_DECK):
                if counts.can_draw(state, HERO_DECK):
                    state.actor = self.seat
                    return
                deck = Deck.ANTIHERO
        self.draw(state, deck)

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(moves.DRAW_FROM)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.DrawFrom)
        self.draw(state, move.number)

    def draw(self, state: AdventureRecord, deck: i64) -> None:
        done(state)
        pile = HERO_DECK + deck
        if counts.left_in(state, pile) > 0:
            changes.take_card(state, self.seat, deck, self.why, self.card)
        elif state.discards[pile]:
            put(state, Drawing(self.seat, deck, self.why, self.card))
            put(state, SHUFFLING[FIRST_DECK + pile])
        elif state.events is not None:
            events.tell(state, events.no_draw, seat=self.seat, deck=pile)


def draw_later(
    state: AdventureRecord, seat: i64, deck: i64, count: i64, why: i64, card: i64
) -> None:
    """Draws, one after the other; `deck` is one of `codes.Deck`."""
    for _ in range(count):
        put(state, Drawing(seat, deck, why, card))


class Losing(AdventureStep):
    """[cards] A player discards cards, of their own choice if there is one."""

    def __init__(self, seat: i64, count: i64, deck: i64, card: i64) -> None:
        super().__init__("lose", "lose-card", "cards")
        self.seat: i64 = seat
        self.count: i64 = count
        self.deck: i64 = deck
        # Because of this card; -1 because of the hand limit.
        self.card: i64 = card

    def asked(self, state: AdventureRecord, seat: int) -> tuple[str, dict[str, Value]]:
        if self.card < 0:
            return "hand-limit", {"count": self.count}
        return "lose-card", {"card": changes.name_of(state, self.card)}

    def enter(self, state: AdventureRecord) -> None:
        mask = hand_of(state, self.seat, self.deck)
        if self.count == 0 or mask == 0:
            done(state)
            return
        if bits(mask) > self.count and (len(title_moves(state, mask)) > 1 or state.rules.public):
            # Not asking would tell that they are all alike.
            state.actor = self.seat
            return
        number: i64 = 0
        while not mask >> number & 1:
            number += 1
        self.lose(state, number)

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(title_moves(state, hand_of(state, self.seat, self.deck)))

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.PickCard)
        mask = hand_of(state, self.seat, self.deck)
        self.lose(state, copy_of(state, mask, move.number))

    def lose(self, state: AdventureRecord, number: i64) -> None:
        state.step = Losing(self.seat, self.count - 1, self.deck, self.card)
        changes.lose_card(state, self.seat, number, self.card)


class LosingByChance(ChanceStep[AdventureRecord]):
    """[cards] A player discards cards that chance names."""

    def __init__(self, seat: i64, count: i64, deck: i64, card: i64) -> None:
        super().__init__("lose-random", "", "cards")
        self.seat: i64 = seat
        self.count: i64 = count
        self.deck: i64 = deck
        self.card: i64 = card

    def enter(self, state: AdventureRecord) -> None:
        if self.count == 0 or hand_of(state, self.seat, self.deck) == 0:
            done(state)
            return
        self.ask(state)

    def choices(self, state: AdventureRecord) -> list[int]:
        mask = hand_of(state, self.seat, self.deck)
        return members(mask)

    def result(self, values: list[int]) -> Chance:
        return moves.Drawn("lose", values[0])

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Drawn)
        state.step = LosingByChance(self.seat, self.count - 1, self.deck, self.card)
        changes.lose_card(state, self.seat, move.number, self.card)


class LosingAlly(AdventureStep):
    """[allies] A player loses one of their Allies, perhaps to another player."""

    def __init__(self, seat: i64, taker: i64, card: i64) -> None:
        super().__init__("lose-ally", "lose-ally", "allies")
        self.seat: i64 = seat
        # Who gets the Ally, or -1.
        self.taker: i64 = taker
        self.card: i64 = card

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, self.card)}

    def enter(self, state: AdventureRecord) -> None:
        if len(state.allies[self.seat]) > 1:
            state.actor = self.seat
            return
        self.give_up(state, 0)

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(moves.PICK_ALLY[: len(state.allies[self.seat])])

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.PickAlly)
        self.give_up(state, move.number)

    def give_up(self, state: AdventureRecord, place: i64) -> None:
        done(state)
        if not state.allies[self.seat]:
            return
        if self.taker >= 0:
            self.hand_over(state, place)
            return
        number = changes.lose_ally(state, self.seat, place)
        if state.events is not None:
            events.tell(state, events.ally_leaves, card=number)

    def hand_over(self, state: AdventureRecord, place: i64) -> None:
        """The Ally joins another player."""
        giver, taker = self.seat, self.taker
        ally = changes.leave_ally(state, giver, place)
        state.allies = with_pile(state.allies, taker, joined(state.allies[taker], ally))
        inplay.others_lie(state, taker)
        if state.events is not None:
            events.tell(state, events.ally_given, seat=taker, victim=giver, card=ally)
        put(state, Fire(On.GAIN_CARD, taker, ally, -1))


class Ordering(AdventureStep):
    """[cards] A player puts the cards looked at into another order, from the top."""

    def __init__(self, seat: i64, pile: i64, count: i64, place: i64, card: i64) -> None:
        super().__init__("order", "order", "cards")
        self.seat: i64 = seat
        self.pile: i64 = pile
        # How many cards there are, the place that is filled next, and the card that says so.
        self.count: i64 = count
        self.place: i64 = place
        self.card: i64 = card

    def ask(self, state: AdventureRecord) -> None:
        state.actor = self.seat

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {
            "card": changes.name_of(state, self.card),
            "deck": DECKS[self.pile],
            "place": self.place + 1,
            "count": self.count,
        }

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return (*moves.NUMBER[self.place + 1 : self.count + 1], moves.ENOUGH)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        if isinstance(move, moves.PickNumber):
            # The card at a place comes next from the top; those before it move down.
            deck = state.decks[self.pile]
            first: i64 = state.tops[self.pile]
            to = first + self.place
            at = first + move.number - 1
            order = deck[:to] + deck[at : at + 1] + deck[to:at] + deck[at + 1 :]
            state.decks = with_pile(state.decks, self.pile, order)
            if self.place + 1 < self.count - 1:
                # With one card left all is done.
                state.step = Ordering(self.seat, self.pile, self.count, self.place + 1, self.card)
                return
        done(state)
        if state.events is not None:
            seat, deck_no, count = self.seat, self.pile, self.count
            events.tell(state, events.reorder, seat=seat, deck=deck_no, count=count, card=self.card)


def peek(
    state: AdventureRecord, seat: i64, pile: i64, count: i64, reorder: bool, card: i64
) -> None:
    """A player looks at the top of a deck, and may then put these cards into another order."""
    count = looks.look_at_top(state, seat, pile, count, reorder, card)
    if reorder and count > 1:
        put(state, Ordering(seat, pile, count, 0, card))
