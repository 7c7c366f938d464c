"""[reactions], [stack] Who is asked in which order, and how cards answer each other."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure import changes, conditions, inplay, legal, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import On, Until
from kachidoki.games.adventure.masks import joined
from kachidoki.games.adventure.steps import entries, gains
from kachidoki.games.adventure.steps.cards import Fire
from kachidoki.games.adventure.steps.step import AdventureStep, become, done, in_main, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class Window(AdventureStep):
    """[reactions] The seats are asked in their order until all have passed in a row."""

    otherwise = ("react-or-pass", "")

    def __init__(self, responding: bool, window: i64, asked: i64, passes: i64) -> None:
        if responding:
            super().__init__("respond", "respond", "stack", window, True)
        else:
            super().__init__("window", "react", "reactions", window)
        # How many seats were asked, and how many have passed in a row.
        self.seats_asked: i64 = asked
        self.passes: i64 = passes

    def at(self, asked: i64, passes: i64) -> Window:
        """The same window, a little later."""
        return window_at(self.responding, self.window, asked, passes)

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        if self.responding:
            played = changes.name_of(state, state.card_stack[-1].card)
            return {"window": pieces.WINDOWS[self.window], "played": played}
        trying = state.trier >= 0
        return {
            "window": pieces.WINDOWS[self.window],
            "victim": state.active,
            "card": changes.name_of(state, state.card),
            "result": conditions.result_now(state) if trying and state.casts else 0,
            "target": conditions.target_now(state) if trying else 0,
        }

    def enter(self, state: AdventureRecord) -> None:
        if attempt_lost(state):
            return
        if self.responding:
            self.answer(state)
            return
        window = self.window
        first = state.active
        count = state.players
        if window == pieces.W_OUTCOME or window == pieces.W_TRAIT:
            if state.retrying or conditions.card_gone(state):
                done(state)
                return
        if window == pieces.W_BEFORE:
            count -= 1
        if window == pieces.W_BEFORE or window == pieces.W_TRAIT:
            first += 1
        if not self.somebody(state, first, count):
            done(state)

    def answer(self, state: AdventureRecord) -> None:
        """[stack] The card on top may be answered; if nobody does, it takes effect."""
        if not state.card_stack:
            done(state)
            return
        owner = state.card_stack[-1].owner
        # From the left of the owner, who comes last; the Adversary's cards from the active one.
        first = state.active if owner == pieces.FOE else owner + 1
        if not self.somebody(state, first, state.players):
            state.step = self.at(0, 0)
            resolve(state)

    def somebody(self, state: AdventureRecord, first: i64, count: i64) -> bool:
        """Ask the next of the seats who is to be asked; False if all have passed."""
        asked = self.seats_asked
        passes = self.passes
        players = state.players
        # Round the table by subtraction: the remainder of a division takes longer than all else.
        while passes < count:
            while asked >= count:
                asked -= count
            seat = first + asked
            while seat >= players:
                seat -= players
            if legal.to_be_asked(state, seat, self.window, self.responding):
                state.step = self.at(asked, passes)
                state.actor = seat
                return True
            asked += 1
            passes += 1
        return False

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        found: list[Move] = []
        legal.add_reactions(state, found, seat, self.window, self.responding)
        found.append(moves.PASS)
        return tuple(found)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert move is moves.PASS
        state.step = self.at(self.seats_asked + 1, self.passes + 1)

    def reacted(self, state: AdventureRecord, played: bool) -> None:
        """Nobody's pass counts any more."""
        state.acted = True
        if played:
            state.step = self.at(0, 0)
        else:
            state.step = self.at(self.seats_asked, 0)


# More seats than are asked, or pass in a row, before a window is closed.
_SEATS: Final = 2 * pieces.MOST_PLAYERS
# By window, seats asked and passes in a row; and the same where a card is answered.
WINDOW_AT: Final[list[list[Window]]] = [
    [
        Window(responding, window, asked, passes)
        for window in range(len(pieces.WINDOWS))
        for asked in range(_SEATS)
        for passes in range(_SEATS)
    ]
    for responding in (False, True)
]
# By window, before anybody was asked.
OPENED: Final[list[Window]] = WINDOW_AT[0][:: _SEATS * _SEATS]
ANSWERED: Final[list[Window]] = WINDOW_AT[1][:: _SEATS * _SEATS]


def window_at(responding: bool, window: i64, asked: i64, passes: i64) -> Window:
    return WINDOW_AT[1 if responding else 0][(window * _SEATS + asked) * _SEATS + passes]


def resolve(state: AdventureRecord) -> None:
    """[stack] The card played last takes effect."""
    top = state.card_stack[-1]
    state.card_stack = state.card_stack[:-1]
    number = top.card
    owner = top.owner
    if owner == pieces.FOE:
        state.shown = joined(state.shown, number)
    else:
        state.played[owner] = joined(state.played[owner], number)
    if inplay.anyone_does(state, On.CARD_PLAYED):
        put(state, Fire(On.CARD_PLAYED, owner, number, -1))
    if not top.cancelled:
        put(state, entries.Running(top, 0))


def finish(state: AdventureRecord) -> None:
    """[turn] The active player has finished."""
    become(state, OPENED[pieces.W_TURN_END])
    changes.fire(state, On.TURN_END, state.active, -1, -1)


def attempt_lost(state: AdventureRecord) -> bool:
    """[challenge] If the card has gone before the outcome, the attempt ends without one."""
    if state.trier < 0 or state.slot >= pieces.AT_ADVERSARY or state.verdict != pieces.NO_OUTCOME:
        return False
    if not conditions.card_gone(state) or state.card_stack:
        return False
    while not in_main(state):
        done(state)
    gains.refund(state)
    drop_attempt(state)
    return True


def clear_attempt(state: AdventureRecord) -> None:
    """[challenge] Nothing is bought, cast or decided."""
    state.left = False
    state.lying = 0
    state.low = 0
    state.casts = 0
    state.verdict = pieces.NO_OUTCOME
    state.retrying = False
    state.steps = 0
    state.dark_paid = 0
    state.dark_free = 0
    state.granted = 0
    state.listed = 0


def drop_attempt(state: AdventureRecord) -> None:
    """The attempt is over; what lasts until the end of the turn stays."""
    clear_attempt(state)
    state.trier = -1
    state.slot = -1
    state.card = -1
    state.dark_spent = 0
    if state.bans:
        state.bans = [ban for ban in state.bans if ban.until == Until.TURN]
    if state.waiting:
        state.shown += state.waiting
        state.waiting = b""
    if state.mods:
        state.mods = [mod for mod in state.mods if mod.until == Until.TURN]
    if state.beaten and state.rules.solo and in_main(state):
        # [final-turn] Alone, the turn ends with the victory.
        finish(state)
