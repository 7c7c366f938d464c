"""[reactions], [stack] Who is asked in which order, and how cards answer each other."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    CARD_PLAYED,
    TURN_END,
)
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
from kachidoki.games.adventure.picks import TO_AIM
from kachidoki.games.adventure.pieces import (
    ANTIHERO_DECK,
    AT_ADVERSARY,
    FOE,
    HERO_DECK,
    NO_OUTCOME,
    W_BEFORE,
    W_OUTCOME,
    W_TRAIT,
    W_TURN_END,
)
from kachidoki.games.adventure.rows import Rows
from kachidoki.games.adventure.table import joined
from kachidoki.kernel.native import i64


class Windows(Rows):
    """A table at which players react."""

    def end(self) -> None:
        """[turn] The active player has finished."""
        self.todo.pop()
        self.push(frame(F_WINDOW, W_TURN_END))
        self.fire(TURN_END, self.active, -1, -1)

    def _window(self, top: i64, responding: bool) -> None:
        """Ask the seats in their order until all have passed in a row."""
        window = a_of(top)
        asked = b_of(top)
        passes = c_of(top)
        players = self.players
        if self._attempt_lost():
            return
        if not responding:
            closed = window == W_OUTCOME and self.retrying
            if closed or ((window == W_OUTCOME or window == W_TRAIT) and self.card_gone()):
                self.todo.pop()
                return
        first = self.active
        count = players
        if responding:
            if not self.stack:
                self.todo.pop()
                return
            owner = self.stack[-1] >> 8 & 15
            # From the left of the owner, who comes last; the Adversary's cards from the active one.
            first = self.active if owner == FOE else owner + 1
        elif window == W_BEFORE:
            first = self.active + 1
            count = players - 1
        elif window == W_TRAIT:
            first = self.active + 1
        # Round the table by subtraction: the remainder of a division takes longer than all else.
        while passes < count:
            while asked >= count:
                asked -= count
            seat = first + asked
            while seat >= players:
                seat -= players
            if seat != self.actor and not self.rules.public and self.hand[seat]:
                # Whether others are asked tells what they hold: that is not taken back.
                self.revealing = True
            if self.to_be_asked(seat, window, responding):
                self.todo[-1] = frame(F_RESPOND if responding else F_WINDOW, window, asked, passes)
                self.ask(seat)
                return
            asked += 1
            passes += 1
        if responding:
            self.todo[-1] = frame(F_RESPOND, window)
            self._resolve()
        else:
            self.todo.pop()

    def passed(self) -> None:
        """The seat that was asked has passed."""
        top: i64 = self.todo[-1]
        self.todo[-1] = frame(op_of(top), a_of(top), b_of(top) + 1, c_of(top) + 1)

    def reacted(self, played: bool) -> None:
        """The seat that was asked has done something: nobody's pass counts any more."""
        self.acted = True
        top: i64 = self.todo[-1]
        op = op_of(top)
        if op == F_WINDOW or op == F_RESPOND:
            self.todo[-1] = frame(op, a_of(top), 0 if played else b_of(top), 0)

    def _resolve(self) -> None:
        """[stack] The card played last takes effect."""
        top: i64 = self.stack[-1]
        picks = self.stack_picks[-1]
        self.stack = self.stack[:-1]
        self.stack_picks = self.stack_picks[:-1]
        number = top & 255
        owner = top >> 8 & 15
        cancelled = top >> 12 & 1
        if owner == FOE:
            self.shown = joined(self.shown, number)
        elif cancelled and not self.rules.cancelled_scores:
            pile = ANTIHERO_DECK if number >= self.rules.first_antihero else HERO_DECK
            self.discards[pile] = joined(self.discards[pile], number)
        else:
            self.played[owner] = joined(self.played[owner], number)
        if self.anyone_does(CARD_PLAYED):
            self.push(frame(F_FIRE, CARD_PLAYED, owner, number, NOTHING))
        if cancelled:
            return
        favoured = top >> 13 & 15
        opponent = top >> 17 & 15
        has = 1 if picks else 0
        if has:
            self.picked = [*self.picked, picks]
        entry: i64 = AS_FOE if owner == FOE else 0
        self.push(run_frame(F_RUN, number, entry, owner, favoured, opponent, owner, has))

    def _may(self, top: i64) -> None:
        """An entry that works by itself, but is optional, has a price, or needs targets."""
        number = a_of(top)
        owner = top >> 22 & 15
        entry = self.rules.cards.cards[number].entries[b_of(top)]
        chooser = self.active if owner == FOE else owner
        if not self.has_targets(chooser, entry, number) or not self.payable(
            chooser, entry.cost, number, -1
        ):
            self.todo.pop()
            return
        if entry.optional or not entry.cost.free:
            self.ask(chooser)
            return
        self.aim(top)

    def aim(self, top: i64) -> None:
        """Pick the targets of an entry that works by itself."""
        self.picking = TO_AIM
        self.pick_card = a_of(top)
        self.pick_entry = b_of(top)
        self.picks = b""
        owner = top >> 22 & 15
        self.pick_on(self.active if owner == FOE else owner)

    def pick_on(self, seat: i64) -> None:
        """Go on picking; `state.py` defines it."""
        raise TypeError("defined by AdventureState")

    def _attempt_lost(self) -> bool:
        """[challenge] If the card has gone before the outcome, the attempt ends without one."""
        if self.trier < 0 or self.slot >= AT_ADVERSARY or self.verdict != NO_OUTCOME:
            return False
        if not self.card_gone() or self.stack:
            return False
        while op_of(self.todo[-1]) != F_MAIN:
            self.todo.pop()
        self.picked = []
        self.refund()
        self.drop_attempt()
        return True

    def refund(self) -> None:
        """[challenge] An attempt that came to nothing costs nothing."""
        self.main_left += 1
        self.deeds -= 1
        self.xp[self.trier] += self.dark_spent
        self.dark_bought -= self.dark_paid
        if self.events is not None:
            self.tell("attempt-ends", {"seat": self.trier, "card": self.name(self.card)})

    def drop_attempt(self) -> None:
        """The attempt is over; what lasts until the end of the turn stays."""
        self.trier = -1
        self.slot = -1
        self.card = -1
        self.left = False
        self.lying = 0
        self.low = 0
        self.casts = 0
        self.verdict = NO_OUTCOME
        self.retrying = False
        self.steps = 0
        self.dark_paid = 0
        self.dark_free = 0
        self.granted = 0
        self.listed = 0
        self.dark_spent = 0
        if self.bans:
            self.bans = [ban for ban in self.bans if ban >> 8 & 15 == 2]
        if self.waiting:
            self.shown += self.waiting
            self.waiting = b""
        if self.mods:
            self.mods = [mod for mod in self.mods if mod >> 16 & 15 == 2]
        if self.beaten and self.rules.solo:
            # [final-turn] Alone, the turn ends with the victory.
            if op_of(self.todo[-1]) == F_MAIN:
                self.end()
