"""[play] A phase: cards to the battlefields, the orders of scouts, and empty places filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import events, pieces
from kachidoki.games.honor.moves import EACH, NO_ORDER, ORDERS, Order, Play, Plays, any_play
from kachidoki.games.honor.steps.battle import fight
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState


class Playing(Step["HonorState"]):
    """[play] A card to a place, from where it passes the turn; [scout] to the place that a scout
    has ordered."""

    def ask(self, state: HonorState) -> None:
        state.actor = state.turn

    def asked(self, state: HonorState, seat: int) -> tuple[str, dict[str, Value]]:
        for key, place in (("ordered", state.forced), ("suggested", state.suggested)):
            if place >= 0:
                # The other one is who gave the order.
                return key, {"place": pieces.PLACES[place], "victim": state.last_cell() // 3}
        return self.question, {}

    def cites(self, state: HonorState, seat: int) -> str:
        return "scout" if state.forced >= 0 or state.suggested >= 0 else self.rule

    def places(self, state: HonorState, seat: i64) -> i64:
        """Where a card may go, before colours are looked at."""
        return state.passing_places(seat) if state.forced < 0 else pieces.bit(state.forced)

    def cards(self, state: HonorState, seat: i64) -> tuple[i64, i64, i64]:
        """The cards that may go to the left, to the centre and to the right."""
        hand: i64 = state.hand[seat]
        places = self.places(state, seat)
        left = _fitting(state, pieces.LEFT, places, hand)
        centre = _fitting(state, pieces.CENTRE, places, hand)
        right = _fitting(state, pieces.RIGHT, places, hand)
        if left | centre | right:
            return left, centre, right
        # [sacrifice] Nothing but unmarked places, nothing but marked colours.
        return hand * (places & 1), hand * (places >> 1 & 1), hand * (places >> 2)

    def plays(self, state: HonorState, seat: i64) -> Plays:
        left, centre, right = self.cards(state, seat)
        return Plays(left, centre, right)

    def answers(self, state: HonorState, seat: i64) -> tuple[Move, ...]:
        plays = self.plays(state, seat)
        state.listed = plays
        # In this form the compiler makes the tuple at once, without a list before it.
        return tuple(plays.take() for _ in EACH[plays.number])

    def any_answer(self, state: HonorState, seat: i64, rng: Rng) -> Move:
        left, centre, right = self.cards(state, seat)
        return any_play(left, centre, right, rng)

    def why_not(self, state: HonorState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Play):
            return super().why_not(state, move, seat)
        place = move.place
        listed = self.plays(state, seat) if state.listed is None else state.listed
        if listed.at(place) >> move.card & 1:
            return None
        hand: i64 = state.hand[seat]
        if not hand >> move.card & 1:
            if move.rank < pieces.HONOURS and not state.rules.advanced:
                return Refusal("no-honours-here", "honours")
            return Refusal("card-not-held", "play", {**pieces.named(move.card)})
        if not self.places(state, seat) >> place & 1:
            if not state.open_places(seat) >> place & 1:
                return _no("place-taken", "play", place)
            if state.forced >= 0:
                return _no("ordered-elsewhere", "scout", state.forced)
            return _no("wrong-way", "direction", place, victim=pieces.faced(seat, place))
        mark = state.mark(place)
        if mark >= 0:
            return _no("must-follow", "lead", place, colour=pieces.COLOURS[mark])
        if hand & ~state.marked:
            return _no("must-lead", "lead", place, colour=pieces.COLOURS[move.colour])
        return _no("sacrifice-elsewhere", "sacrifice", place)

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        assert isinstance(move, Play)
        place = move.place
        cell = seat * 3 + place
        state.hand[seat] &= ~pieces.bit(move.card)
        state.listed = None
        state.cell[cell] = move.card
        state.order = state.order << 4 | cell
        state.filled |= pieces.bit(cell)
        state.forced = -1
        state.suggested = -1
        mark = state.mark(place)
        # [lead] As `HonorState.shows` has it.
        shown = mark == move.colour if mark >= 0 else not state.marked >> move.card & 1
        if shown:
            _show(state, move, seat, mark)
        else:
            _hide(state, move, seat, mark)
        self.go_on(state, seat, place, shown and move.rank == pieces.SCOUT)

    def go_on(self, state: HonorState, seat: i64, place: i64, scout: bool) -> None:
        """[scout] A partner is asked only if there is a choice; else an order with one answer is
        given."""
        victim = pieces.faced(seat, place)
        if scout:
            places = state.passing_places(victim)
            if places & (places - 1):
                state.wait(ORDER)
                return
            if places and not state.to_partner():
                _order(state, seat, pieces.lowest(places), True)
                return
        _turn_to(state, victim)


class Filling(Playing):
    """[phase-end] Empty places are filled: scouts give no orders, and nobody is passed to."""

    def asked(self, state: HonorState, seat: int) -> tuple[str, dict[str, Value]]:
        return "fill", {"place": pieces.PLACES[pieces.lowest(state.open_places(seat))]}

    def places(self, state: HonorState, seat: i64) -> i64:
        return state.open_places(seat)

    def go_on(self, state: HonorState, seat: i64, place: i64, scout: bool) -> None:
        _fill_from(state, (seat + 1) & 3)


class Ordering(Step["HonorState"]):
    """[scout] Where the next player has to play; to a partner one may remain silent."""

    def ask(self, state: HonorState) -> None:
        state.actor = state.turn

    def asked(self, state: HonorState, seat: int) -> tuple[str, dict[str, Value]]:
        return "suggest" if state.to_partner() else "order", {"victim": state.next_seat()}

    def answers(self, state: HonorState, seat: i64) -> tuple[Move, ...]:
        places = state.passing_places(state.next_seat())
        orders: list[Move] = [ORDERS[place] for place in range(3) if places >> place & 1]
        return tuple([*orders, NO_ORDER] if state.to_partner() else orders)

    def why_not(self, state: HonorState, move: Move, seat: i64) -> Refusal | None:
        victim = state.next_seat()
        if isinstance(move, Order):
            if state.passing_places(victim) >> move.place & 1:
                return None
            free = state.open_places(victim) >> move.place & 1
            reason = "order-wrong-way" if free else "order-taken"
            return _no(reason, "scout", move.place, victim=victim)
        if move is NO_ORDER:
            must = not state.to_partner()
            return Refusal("order-must", "scout", {"victim": victim}) if must else None
        if isinstance(move, Play):
            return Refusal("order-first", "scout")
        return super().why_not(state, move, seat)

    def take(self, state: HonorState, move: Move, seat: i64) -> None:
        if isinstance(move, Order):
            _order(state, seat, move.place, False)
            return
        victim = state.next_seat()
        if state.events is not None:
            state.happened(events.no_order(seat=seat, victim=victim))
        _turn_to(state, victim)


PLAY: Final = Playing("play", "play", "play")
FILL: Final = Filling("fill", "fill", "phase-end", ("place",))
ORDER: Final = Ordering("order", "order", "scout", ("victim",))


# By cell: no card anywhere. To copy a list is quicker than to make one.
EMPTY: Final = [-1] * pieces.CELLS


def _fitting(state: HonorState, place: i64, places: i64, hand: i64) -> i64:
    """[lead] The cards of a hand that lead in a place, if it is one of these, or follow there; if
    none follows, any card may be sacrificed."""
    if not places >> place & 1:
        return 0
    mark = state.mark(place)
    if mark < 0:
        return hand & ~state.marked
    following = hand & pieces.suit(mark)
    return following if following else hand


def _no(reason: str, rule: str, place: i64, **more: Value) -> Refusal:
    return Refusal(reason, rule, {"place": pieces.PLACES[place], **more})


def _show(state: HonorState, move: Play, seat: i64, mark: i64) -> None:
    """A card lies face up. [lead] Who leads marks everybody's place; [trump] with the third marker
    the fourth colour becomes trump."""
    state.seen |= pieces.bit(move.card)
    if move.rank == pieces.ARTILLERY:
        state.guns |= pieces.bit(seat * 3 + move.place)
    if state.rules.redeal and move.rank >= pieces.GENERALS:
        state.general |= pieces.bit(seat)
    leads = mark < 0
    if state.events is not None:
        key: events.Shown = "lead" if leads else "follow"
        state.happened(events.face_up(key=key, seat=seat, place=move.place, card=move.card))
    if not leads:
        return
    state.marks |= (move.colour + 1) << (move.place * 3)
    state.marked |= pieces.suit(move.colour)
    left = state.unmarked()
    if left & (left - 1) == 0:
        state.trump = pieces.lowest(left)
        if state.events is not None:
            state.happened(events.trump(colour=state.trump))


def _hide(state: HonorState, move: Play, seat: i64, mark: i64) -> None:
    """[sacrifice] Face down. It tells which colours are missing, before and after."""
    cell = seat * 3 + move.place
    state.down |= pieces.bit(cell)
    void = pieces.bit(mark) if mark >= 0 else state.unmarked()
    state.voids |= void << (seat * 4)
    state.maybes |= (pieces.ALL_COLOURS - state.void(seat)) << (cell * 4)
    if state.events is not None:
        why = "void" if mark >= 0 else "no-lead"
        card = {int(seat): int(move.card)}
        state.happened(events.sacrifice(seat=seat, place=move.place, why=why, card=card))


def _order(state: HonorState, seat: i64, place: i64, auto: bool) -> None:
    """[scout] The next player has to play there; a partner is only asked to."""
    victim, partner = state.next_seat(), state.to_partner()
    _ask(state, victim, PLAY)
    if partner:
        state.suggested = place
    else:
        state.forced = place
    if state.events is not None:
        key: events.Command = "suggest" if partner else "order"
        state.happened(events.command(key=key, seat=seat, victim=victim, place=place, auto=auto))


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
        state.happened(events.fill(seat=seat))
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
        state.happened(events.phase(phase=state.phase, seat=state.first, why=why))
    _ask(state, state.first, PLAY)


def _clear(state: HonorState) -> None:
    """Empty battlefields, no markers, no trump."""
    state.cell = EMPTY[:]
    state.order = 0
    state.filled = 0
    state.down = 0
    state.guns = 0
    state.marks = 0
    state.marked = 0
    state.trump = -1
    state.maybes = 0
