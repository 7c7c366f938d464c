"""[reactions], [stack] Who is asked in which order, and how cards answer each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import CARD_PLAYED, TURN_END
from kachidoki.games.adventure.changes import fire, name_of, push
from kachidoki.games.adventure.conditions import card_gone
from kachidoki.games.adventure.frames import (
    AS_FOE,
    F_FIRE,
    F_MAIN,
    F_RESPOND,
    F_RUN,
    F_WINDOW,
    NOTHING,
    a_of,
    b_of,
    c_of,
    frame,
    op_of,
    run_frame,
)
from kachidoki.games.adventure.inplay import anyone_does
from kachidoki.games.adventure.legal import to_be_asked
from kachidoki.games.adventure.masks import joined
from kachidoki.games.adventure.pieces import (
    AT_ADVERSARY,
    FOE,
    NO_OUTCOME,
    W_BEFORE,
    W_OUTCOME,
    W_TRAIT,
    W_TURN_END,
)
from kachidoki.games.adventure.rows import ask
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def finish(state: AdventureState) -> None:
    """[turn] The active player has finished."""
    state.todo.pop()
    push(state, frame(F_WINDOW, W_TURN_END))
    fire(state, TURN_END, state.active, -1, -1)


def window_due(state: AdventureState, top: i64, responding: bool) -> None:
    """Ask the seats in their order until all have passed in a row."""
    window = a_of(top)
    asked = b_of(top)
    passes = c_of(top)
    players = state.players
    if attempt_lost(state):
        return
    if not responding:
        closed = window == W_OUTCOME and state.retrying
        if closed or ((window == W_OUTCOME or window == W_TRAIT) and card_gone(state)):
            state.todo.pop()
            return
    first = state.active
    count = players
    if responding:
        if not state.plays:
            state.todo.pop()
            return
        owner = state.plays[-1] >> 8 & 15
        # From the left of the owner, who comes last; the Adversary's cards from the active one.
        first = state.active if owner == FOE else owner + 1
    elif window == W_BEFORE:
        first = state.active + 1
        count = players - 1
    elif window == W_TRAIT:
        first = state.active + 1
    # Round the table by subtraction: the remainder of a division takes longer than all else.
    while passes < count:
        while asked >= count:
            asked -= count
        seat = first + asked
        while seat >= players:
            seat -= players
        if seat != state.actor and not state.rules.public and state.hand[seat]:
            # Whether others are asked tells what they hold: that is not taken back.
            state.revealing = True
        if to_be_asked(state, seat, window, responding):
            state.todo[-1] = frame(F_RESPOND if responding else F_WINDOW, window, asked, passes)
            ask(state, seat)
            return
        asked += 1
        passes += 1
    if responding:
        state.todo[-1] = frame(F_RESPOND, window)
        _resolve(state)
    else:
        state.todo.pop()


def passed(state: AdventureState) -> None:
    """The seat that was asked has passed."""
    top: i64 = state.todo[-1]
    state.todo[-1] = frame(op_of(top), a_of(top), b_of(top) + 1, c_of(top) + 1)


def reacted(state: AdventureState, played: bool) -> None:
    """The seat that was asked has done something: nobody's pass counts any more."""
    state.acted = True
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_WINDOW or op == F_RESPOND:
        state.todo[-1] = frame(op, a_of(top), 0 if played else b_of(top), 0)


def _resolve(state: AdventureState) -> None:
    """[stack] The card played last takes effect."""
    top: i64 = state.plays[-1]
    picks = state.play_picks[-1]
    state.plays = state.plays[:-1]
    state.play_picks = state.play_picks[:-1]
    number = top & 255
    owner = top >> 8 & 15
    cancelled = top >> 12 & 1
    if owner == FOE:
        state.shown = joined(state.shown, number)
    else:
        state.played[owner] = joined(state.played[owner], number)
    if anyone_does(state, CARD_PLAYED):
        push(state, frame(F_FIRE, CARD_PLAYED, owner, number, NOTHING))
    if cancelled:
        return
    favoured = top >> 13 & 15
    opponent = top >> 17 & 15
    has = 1 if picks else 0
    if has:
        state.picked = [*state.picked, picks]
    entry: i64 = AS_FOE if owner == FOE else 0
    push(state, run_frame(F_RUN, number, entry, owner, favoured, opponent, owner, has))


def attempt_lost(state: AdventureState) -> bool:
    """[challenge] If the card has gone before the outcome, the attempt ends without one."""
    if state.trier < 0 or state.slot >= AT_ADVERSARY or state.verdict != NO_OUTCOME:
        return False
    if not card_gone(state) or state.plays:
        return False
    while op_of(state.todo[-1]) != F_MAIN:
        state.todo.pop()
    state.picked = []
    refund(state)
    drop_attempt(state)
    return True


def refund(state: AdventureState) -> None:
    """[challenge] An attempt that came to nothing costs nothing."""
    state.main_left += 1
    state.deeds -= 1
    state.xp[state.trier] += state.dark_spent
    state.dark_bought -= state.dark_paid
    if state.events is not None:
        state.tell("attempt-ends", {"seat": state.trier, "card": name_of(state, state.card)})


def drop_attempt(state: AdventureState) -> None:
    """The attempt is over; what lasts until the end of the turn stays."""
    state.trier = -1
    state.slot = -1
    state.card = -1
    state.left = False
    state.lying = 0
    state.low = 0
    state.casts = 0
    state.verdict = NO_OUTCOME
    state.retrying = False
    state.steps = 0
    state.dark_paid = 0
    state.dark_free = 0
    state.granted = 0
    state.listed = 0
    state.dark_spent = 0
    if state.bans:
        state.bans = [ban for ban in state.bans if ban >> 8 & 15 == 2]
    if state.waiting:
        state.shown += state.waiting
        state.waiting = b""
    if state.mods:
        state.mods = [mod for mod in state.mods if mod >> 16 & 15 == 2]
    if state.beaten and state.rules.solo:
        # [final-turn] Alone, the turn ends with the victory.
        if op_of(state.todo[-1]) == F_MAIN:
            finish(state)
