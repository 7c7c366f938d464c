"""What an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.attempts import cast_again, declare, ready
from kachidoki.games.adventure.cardset.cards import JOURNEY
from kachidoki.games.adventure.changes import Y_DARK, Y_JOURNEY, clear_slot, lose, name_of, push
from kachidoki.games.adventure.conditions import dark_price, journey_price
from kachidoki.games.adventure.fate import happen
from kachidoki.games.adventure.flow import go_on, keep_characters
from kachidoki.games.adventure.frames import (
    F_FIRE,
    F_ORDER,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    a_of,
    c_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.legal import losable_cards, source_card
from kachidoki.games.adventure.looks import leave_order, put_next
from kachidoki.games.adventure.moves import (
    DARK_RUNE,
    END,
    ENOUGH,
    FACE,
    PASS,
    READY,
    YES,
    Attempt,
    DrawFrom,
    FreeDiscard,
    Host,
    Journey,
    Keep,
    PickAlly,
    PickCard,
    PickNumber,
    Plain,
    PlayCard,
    Trait,
    Use,
)
from kachidoki.games.adventure.picks import NOT_PICKING, TO_PLAY, TO_USE, copy_of
from kachidoki.games.adventure.pieces import AT_ADVERSARY
from kachidoki.games.adventure.rows import draw_now, give_up, lose_one, settle
from kachidoki.games.adventure.table import CHOOSING
from kachidoki.games.adventure.targets import aim, pick, start_picking, want_trait
from kachidoki.games.adventure.windows import finish, passed
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def apply_move(state: AdventureState, move: Move, seat: i64) -> None:
    state.listing = None
    if isinstance(move, (PlayCard, PickCard)):
        own = state.rules.moves.own(move)
        assert own is not None
        move = own
    if state.phase == CHOOSING:
        assert isinstance(move, Keep)
        state.revealing = False
        keep_characters(state, seat, move.origin << 2 | move.motivation << 1 | move.destiny)
        if state.phase != CHOOSING:
            state.serial += 1
        return
    state.serial += 1
    state.revealing = False
    if state.actor == CHANCE:
        happen(state, move)
    elif state.picking != NOT_PICKING:
        pick(state, move, seat)
    elif isinstance(move, Plain):
        _plain(state, move, seat)
    elif isinstance(move, PlayCard):
        start_picking(state, TO_PLAY, state.rules.first_hero + move.number, 0, seat)
    elif isinstance(move, Use):
        number = source_card(state, seat, move.source)
        start_picking(state, TO_USE, number, state.rules.powers[number][move.which], seat)
    elif isinstance(move, Attempt):
        declare(state, move.slot, state.row[move.slot], move.path)
    elif isinstance(move, Trait):
        want_trait(state, move.slot, seat)
    elif isinstance(move, Journey):
        _journey(state, move.slot, seat)
    elif isinstance(move, FreeDiscard):
        state.free_used = True
        state.deeds += 1
        if state.events is not None:
            state.tell("discard", {"seat": seat, "card": name_of(state, state.row[move.slot])})
        _replace_slot(state, move.slot)
    elif isinstance(move, Host):
        top: i64 = state.todo.pop()
        settle(state, a_of(top), move.slot, False)
    elif isinstance(move, DrawFrom):
        draw_now(state, move.deck)
    elif isinstance(move, PickCard):
        top = state.todo[-1]
        mask = losable_cards(state, a_of(top), c_of(top))
        lose_one(state, copy_of(state, mask, move.number))
    elif isinstance(move, PickAlly):
        give_up(state, move.place)
    else:
        assert isinstance(move, PickNumber)
        top = state.todo[-1]
        if op_of(top) == F_ORDER:
            put_next(state, move.number)
        else:
            cast_again(state, move.number)
    if state.picking == NOT_PICKING:
        go_on(state)


def _plain(state: AdventureState, move: Plain, seat: i64) -> None:
    if move is PASS:
        passed(state)
    elif move is READY:
        ready(state)
    elif move is END:
        finish(state)
    elif move is DARK_RUNE:
        _buy_dark(state, seat)
    elif move is FACE:
        declare(state, AT_ADVERSARY, state.foe, 0)
    elif move is ENOUGH:
        leave_order(state)
    else:
        top: i64 = state.todo[-1]
        if move is YES:
            aim(state, top)
        else:
            state.todo.pop()


def _buy_dark(state: AdventureState, seat: i64) -> None:
    price = dark_price(state, seat)
    state.dark_paid += 1
    state.dark_spent += price
    state.dark_bought += 1
    if state.events is not None:
        state.tell(
            "dark", {"seat": seat, "count": state.dark_paid + state.dark_free, "cost": price}
        )
    lose(state, seat, price, Y_DARK, -1)


def _journey(state: AdventureState, slot: i64, seat: i64) -> None:
    """[journey] Pay, and another card comes."""
    price = journey_price(state, seat)
    state.journeys += 1
    state.deeds += 1
    if state.events is not None:
        state.tell(
            "journey", {"seat": seat, "card": name_of(state, state.row[slot]), "cost": price}
        )
    number: i64 = state.row[slot]
    _replace_slot(state, slot)
    # What the payment sets off comes first, so it is put above.
    push(state, frame(F_FIRE, JOURNEY, seat, number, slot))
    lose(state, seat, price, Y_JOURNEY, -1)


def _replace_slot(state: AdventureState, slot: i64) -> None:
    clear_slot(state, slot)
    push(state, frame(F_QUEUE))
    push(state, frame(F_RELEASE))
    push(state, frame(F_REFILL, slot))
