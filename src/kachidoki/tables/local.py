"""The house of one table that is played in this process: no database, and nobody elsewhere.

What happens goes the same way as in the House: the table drafts it, and then it is accepted. What
is kept of it is the log of the match, wherever the caller saves that.
"""

import contextlib
import secrets
import time
from collections.abc import Sequence

from kachidoki.bots.bot import Follower
from kachidoki.bots.registry import make
from kachidoki.bots.strength import meant
from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.errors import CannotUndo, NotYourTurn
from kachidoki.kernel.game import Game
from kachidoki.kernel.log import Log
from kachidoki.kernel.match import Match
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import View
from kachidoki.tables.record import Seat, TableSetup
from kachidoki.tables.seating import Draft, Person
from kachidoki.tables.table import UNDO, Table


class LocalHouse:
    """One table, the people who share a screen at it, and its bots."""

    def __init__(self, table: Table, draft: Draft, seed: int | None = None) -> None:
        self.table = table
        # Who answers for which seat.
        self.people = {
            at: Person(seat.person, seat.name) for at, seat in enumerate(table.seats) if seat.person
        }
        # With a seed they think the same in every run, unless time decides.
        first = secrets.randbits(64) if seed is None else seed * 1_000_003
        bots = {at: seat.bot for at, seat in enumerate(table.seats) if seat.bot}
        codes = {at: meant(bot, table.setup) for at, bot in bots.items()}
        self._bots = {at: Follower(make(code, first + at)) for at, code in codes.items()}
        table.accept(draft)

    @classmethod
    def begin(cls, setup: TableSetup, seed: int | None = None) -> "LocalHouse":
        """A new game in which every seat is taken. A seed makes it one that can be repeated."""
        table = Table("", setup, Dealer.of(seed).secret, _now())
        draft = table.start(table.created)
        assert draft is not None
        return cls(table, draft, seed)

    @classmethod
    def resume(cls, log: Log, seats: Sequence[Seat]) -> "LocalHouse":
        """Go on with a saved game, at the seats that its log names."""
        match = Match.resume(log)
        assert log.seed is not None
        host = next((seat.person for seat in seats if seat.person), "")
        setup = TableSetup.of(log.header.setup, seats, host)
        table = Table("", setup, log.seed, _now())
        table.branch(log.begun)
        return cls(table, table.go_on(match, table.created))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def alone(self) -> bool:
        """Whether one person plays, against bots or the game: who takes back cheats nobody."""
        return len(self.people) == 1

    # Turns.

    def next(self) -> int:
        """Who answers now; where one answers for several, a person if there is one."""
        outlook = self.table.outlook()
        bots = [seat for seat, _ in outlook.bots]
        return next(seat for seat in outlook.asked if seat in self.people or seat in bots)

    def play(self, seat: int, move: Move) -> None:
        """Answer the question of a seat."""
        asked, now = self.match.question(seat), _now()
        if asked is None:
            raise NotYourTurn("not-your-turn", seat=seat)
        if seat in self.people:
            self._do(self.table.submit(self.people[seat], seat, asked.id, move.text, now))
        else:
            self._do(self.table.bot_move(seat, asked.id, move.text, now))

    def thought(self, seat: int) -> Move:
        """What the bot of a seat answers."""
        return self._bots[seat].choose(self.match.view(seat))

    def only_reaction(self, view: View) -> bool:
        """Whether a seat is asked for a reaction and has none: it is asked lest others could tell
        that."""
        asked = view.question
        return asked is not None and asked.key in self.game.reactions and len(view.moves) == 1

    def take_back(self, seat: int) -> None:
        """Take a choice back: what one may by right, or alone the last one, whatever came after it.
        Not to react where one could not was no choice: it goes with the one before it."""
        who = self.people[seat]
        if not self.alone:
            self._do(self.table.undo(who, seat, _now()))
            return
        self._do(self.table.propose(who, UNDO, seat, _now()))
        with contextlib.suppress(CannotUndo):
            while self.only_reaction(self.match.view(seat)):
                self._do(self.table.propose(who, UNDO, seat, _now()))

    def _do(self, draft: Draft | int) -> None:
        """Let a draft happen; a number is that of a record that was the same."""
        if isinstance(draft, Draft):
            self.table.accept(draft)


def _now() -> int:
    """The time since 1970, in milliseconds."""
    return time.time_ns() // 1_000_000
