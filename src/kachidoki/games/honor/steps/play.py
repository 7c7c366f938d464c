"""[play] A phase: cards to the battlefields, the orders of scouts, and empty places filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events, pieces
from kachidoki.games.honor.moves import NO_ORDER, ORDERS, NoOrder, Order, Play, lowest_play
from kachidoki.games.honor.steps.battle import fight
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

NO_CARDS: Final[list[int]] = [-1] * pieces.CELLS
# Something to count through, for each number of plays: at most 13 cards to three places.
EACH: Final[list[tuple[object, ...]]] = [(None,) * number for number in range(3 * pieces.RANKS + 1)]


class Playing(Step["HonorState"]):
    """[play] A card to a place; [scout] to `place` if a scout ordered that, or suggests it.

    [phase-end] `filling` empty places, scouts give no orders, and nobody is passed to.
    """

    def __init__(
        self,
        question: str,
        rule: str,
        says: tuple[str, ...],
        place: i64 = -1,
        must: bool = False,
        filling: bool = False,
    ) -> None:
        super().__init__("fill" if filling else "play", question, rule, says)
        self.place: i64 = place
        self.must = must
        self.filling = filling

    def ask(self, state: HonorState) -> None:
        state.actor = state.turn

    def values(self, state: HonorState, seat: int) -> dict[str, Value]:
        if self.filling:
            return {"place": pieces.PLACES[pieces.lowest(state.open_places(seat))]}
        if self.place < 0:
            return {}
        # Here the other one is who gave the order.
        return {"place": pieces.PLACES[self.place], "victim": state.last_cell() // 3}

    def places(self, state: HonorState, seat: i64) -> i64:
        """[direction] Where a card may go, before colours are looked at."""
        if self.must:
            return pieces.bit(self.place)
        return state.open_places(seat) if self.filling else state.passing_places(seat)

    def answers(self, state: HonorState, seat: i64) -> tuple[Move, ...]:
        self._list(state, seat)
        state.rest = state.left
        state.at = pieces.LEFT
        # In this form the compiler makes the tuple at once, without a list before it.
        return tuple(_next_play(state) for _ in EACH[_number(state)])

    def any_answer(self, state: HonorState, seat: i64, rng: Rng) -> Move:
        self._list(state, seat)
        number = rng.below(_number(state))
        place: i64 = pieces.LEFT
        cards = state.left
        size = pieces.count(cards)
        while number >= size:
            number -= size
            place += 1
            cards = _listed_for(state, place)
            size = pieces.count(cards)
        while number:
            cards &= cards - 1
            number -= 1
        return lowest_play(place, cards)

    def _list(self, state: HonorState, seat: i64) -> None:
        """[play] Work out which cards may go to the left, to the centre and to the right."""
        hand: i64 = state.hand[seat]
        places = self.places(state, seat)
        leads = hand & ~state.marked
        left = _cards_for(state, pieces.LEFT, places, hand, leads)
        centre = _cards_for(state, pieces.CENTRE, places, hand, leads)
        right = _cards_for(state, pieces.RIGHT, places, hand, leads)
        if not left | centre | right:
            # [sacrifice] Nothing but unmarked places, nothing but marked colours.
            left = hand if places & 1 else 0
            centre = hand if places & 2 else 0
            right = hand if places & 4 else 0
        state.left = left
        state.centre = centre
        state.right = right
        state.listed = seat

    def why_not(self, state: HonorState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Play):
            return super().why_not(state, move, seat)
        if state.listed == seat and _listed_for(state, move.place) >> move.card & 1:
            return None
        return self._why_not_play(state, move, seat)

    def _why_not_play(self, state: HonorState, move: Play, seat: i64) -> Refusal | None:
        hand: i64 = state.hand[seat]
        place = move.place
        at = pieces.PLACES[place]
        if not hand >> move.card & 1:
            if move.rank < pieces.HONOURS and not state.rules.advanced:
                return Refusal("no-honours-here", "honours", {})
            return Refusal("card-not-held", "play", {**pieces.named(move.card)})
        places = self.places(state, seat)
        if not places >> place & 1:
            if not state.open_places(seat) >> place & 1:
                return Refusal("place-taken", "play", {"place": at})
            if self.must:
                return Refusal("ordered-elsewhere", "scout", {"place": pieces.PLACES[self.place]})
            return Refusal(
                "wrong-way", "direction", {"place": at, "victim": pieces.faced(seat, place)}
            )
        mark = state.mark(place)
        if mark >= 0:
            if mark == move.colour or not hand & pieces.suit(mark):
                return None
            return Refusal("must-follow", "lead", {"place": at, "colour": pieces.COLOURS[mark]})
        if not state.marked >> move.card & 1:
            return None
        if hand & ~state.marked:
            return Refusal(
                "must-lead", "lead", {"place": at, "colour": pieces.COLOURS[move.colour]}
            )
        for other in range(3):
            if places >> other & 1 and state.mark(other) >= 0:
                return Refusal("sacrifice-elsewhere", "sacrifice", {"place": at})
        return None

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Play)
        place = move.place
        cell = seat * 3 + place
        hand: i64 = state.hand[seat]
        state.hand[seat] = hand & ~pieces.bit(move.card)
        state.listed = -1
        state.cell[cell] = move.card
        state.order = state.order << 4 | cell
        state.filled |= pieces.bit(cell)
        mark = state.mark(place)
        scout = move.rank == pieces.SCOUT
        if mark == move.colour:
            _show(state, move, seat, False)
        elif mark < 0 and not state.marked >> move.card & 1:
            _show(state, move, seat, True)
            _mark(state, place, move.colour)
        else:
            _hide(state, move, seat, mark)
            scout = False
        if self.filling:
            _fill_from(state, (seat + 1) & 3)
        elif scout:
            _scout(state, seat, place)
        else:
            _turn_to(state, pieces.faced(seat, place))


class Ordering(Step["HonorState"]):
    """[scout] Where the next player has to play; to a partner one may remain silent."""

    def __init__(self, question: str, partner: bool) -> None:
        super().__init__("order", question, "scout", ("victim",))
        self.partner = partner

    def ask(self, state: HonorState) -> None:
        state.actor = state.turn

    def values(self, state: HonorState, seat: int) -> dict[str, Value]:
        return {"victim": state.next_seat()}

    def answers(self, state: HonorState, seat: i64) -> tuple[Move, ...]:
        places = state.passing_places(state.next_seat())
        orders = [ORDERS[place] for place in range(3) if places >> place & 1]
        return tuple([*orders, NO_ORDER] if self.partner else orders)

    def why_not(self, state: HonorState, move: Move, seat: i64) -> Refusal | None:
        victim = state.next_seat()
        if isinstance(move, Order):
            if state.passing_places(victim) >> move.place & 1:
                return None
            free = state.open_places(victim) >> move.place & 1
            values: dict[str, Value] = {"place": pieces.PLACES[move.place], "victim": victim}
            return Refusal("order-wrong-way" if free else "order-taken", "scout", values)
        if isinstance(move, NoOrder):
            return None if self.partner else Refusal("order-must", "scout", {"victim": victim})
        if isinstance(move, Play):
            return Refusal("order-first", "scout", {})
        return super().why_not(state, move, seat)

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        victim = state.next_seat()
        if not isinstance(move, Order):
            if state.events is not None:
                state.happened(events.NoOrder(seat=seat, victim=victim))
            _turn_to(state, victim)
        elif self.partner:
            if state.events is not None:
                at = pieces.PLACES[move.place]
                state.happened(events.Suggest(seat=seat, victim=victim, place=at))
            _ask(state, victim, SUGGESTED[move.place])
        else:
            _order(state, seat, victim, move.place, False)


PLAY: Final = Playing("play", "play", ())
# [scout] By place: what a scout ordered, and what one suggests to a partner.
_NAMED: Final = ("place", "victim")
ORDERED: Final = [Playing("ordered", "scout", _NAMED, place, must=True) for place in range(3)]
SUGGESTED: Final = [Playing("suggested", "scout", _NAMED, place) for place in range(3)]
FILL: Final = Playing("fill", "phase-end", ("place",), filling=True)
ORDER: Final = Ordering("order", False)
SUGGEST: Final = Ordering("suggest", True)


def _cards_for(state: HonorState, place: i64, places: i64, hand: i64, leads: i64) -> i64:
    if not places >> place & 1:
        return 0
    mark = state.mark(place)
    if mark < 0:
        return leads
    following = hand & pieces.suit(mark)
    return following if following else hand


def _listed_for(state: HonorState, place: i64) -> i64:
    """The cards that were found to be playable there."""
    return (
        state.left
        if place == pieces.LEFT
        else state.centre
        if place == pieces.CENTRE
        else state.right
    )


def _number(state: HonorState) -> i64:
    """How many plays there are."""
    return pieces.count(state.left) + pieces.count(state.centre) + pieces.count(state.right)


def _next_play(state: HonorState) -> Play:
    """The next one, when they are listed place by place."""
    while not state.rest:
        state.at += 1
        state.rest = _listed_for(state, state.at)
    play = lowest_play(state.at, state.rest)
    state.rest &= state.rest - 1
    return play


def _show(state: HonorState, move: Play, seat: i64, leads: bool) -> None:
    """A card lies face up."""
    state.seen |= pieces.bit(move.card)
    if move.rank == pieces.ARTILLERY:
        state.guns |= pieces.bit(seat * 3 + move.place)
    if state.rules.redeal and move.rank >= pieces.GENERALS:
        state.general |= pieces.bit(seat)
    if state.events is not None:
        told = events.Lead if leads else events.Follow
        state.happened(told(seat=seat, place=pieces.PLACES[move.place], **pieces.named(move.card)))


def _mark(state: HonorState, place: i64, colour: i64) -> None:
    """[lead] Everybody's marker; [trump] with the third the fourth colour becomes trump."""
    state.marks |= (colour + 1) << (place * 3)
    state.marked |= pieces.suit(colour)
    left = state.unmarked()
    if left & (left - 1) == 0:
        state.trump = pieces.lowest(left)
        if state.events is not None:
            state.happened(events.Trump(colour=pieces.COLOURS[state.trump]))


def _hide(state: HonorState, move: Play, seat: i64, mark: i64) -> None:
    """[sacrifice] Face down. It tells which colours are missing, before and after."""
    cell = seat * 3 + move.place
    state.down |= pieces.bit(cell)
    void = pieces.bit(mark) if mark >= 0 else state.unmarked()
    state.voids |= void << (seat * 4)
    state.maybes |= (pieces.ALL_COLOURS - state.void(seat)) << (cell * 4)
    if state.events is not None:
        at, why = pieces.PLACES[move.place], "void" if mark >= 0 else "no-lead"
        card = {name: {int(seat): value} for name, value in pieces.named(move.card).items()}
        state.happened(events.Sacrifice(seat=seat, place=at, why=why, **card))


def _scout(state: HonorState, seat: i64, place: i64) -> None:
    """[scout] A partner is asked only if there is a choice; an order with one answer is given."""
    victim = pieces.faced(seat, place)
    places = state.passing_places(victim)
    partner = state.rules.team and place == pieces.CENTRE
    if places & (places - 1):
        state.wait(SUGGEST if partner else ORDER)
    elif places and not partner:
        _order(state, seat, victim, pieces.lowest(places), True)
    else:
        _turn_to(state, victim)


def _order(state: HonorState, seat: i64, victim: i64, place: i64, auto: bool) -> None:
    """[scout] The next player has to play there."""
    if state.events is not None:
        at = pieces.PLACES[place]
        state.happened(events.Order(seat=seat, victim=victim, place=at, auto=auto))
    _ask(state, victim, ORDERED[place])


def _ask(state: HonorState, seat: i64, step: Playing) -> None:
    """The next card is for a seat to play. As `wait` has it, written out for speed."""
    state.turn = seat
    state.actor = seat
    state.step = step


def _turn_to(state: HonorState, seat: i64) -> None:
    """[direction] Who can pass to nobody with an empty place ends the normal play."""
    if state.passing_places(seat):
        _ask(state, seat, PLAY)
        return
    if state.events is not None:
        state.happened(events.Fill(seat=seat))
    _fill_from(state, seat)


def _fill_from(state: HonorState, seat: i64) -> None:
    """[phase-end] Clockwise, everyone fills what is empty; then the battle."""
    for _ in range(pieces.SEATS):
        if state.open_places(seat):
            _ask(state, seat, FILL)
            return
        seat = (seat + 1) & 3
    state.revealing = True
    centre_won = fight(state)
    if state.phase < state.rules.phases:
        begin_phase(state, "centre" if centre_won else "again")
    else:
        _clear(state)
        state.end_round()


def begin_phase(state: HonorState, why: str) -> None:
    state.phase += 1
    state.voids_before = state.voids
    _clear(state)
    if state.events is not None:
        state.happened(events.Phase(phase=state.phase, seat=state.first, why=why))
    _ask(state, state.first, PLAY)


def _clear(state: HonorState) -> None:
    """Empty battlefields, no markers, no trump."""
    state.cell = NO_CARDS[:]
    state.order = 0
    state.filled = 0
    state.down = 0
    state.guns = 0
    state.marks = 0
    state.marked = 0
    state.trump = -1
    state.maybes = 0
