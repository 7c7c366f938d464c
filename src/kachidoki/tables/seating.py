"""Who sits at a table, who comes and goes, and what is said there."""

import contextlib
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from kachidoki.bots.registry import DEFAULT_LEVEL, levels
from kachidoki.games import find
from kachidoki.kernel.errors import BadOption, TooLate
from kachidoki.kernel.game import Game, Sides
from kachidoki.kernel.match import Advance, Match
from kachidoki.kernel.state import State
from kachidoki.names import plain, unlike
from kachidoki.tables import record as kept
from kachidoki.tables.clock import Clocks
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow, TooMuch
from kachidoki.tables.record import ABSENT, GIVEN, TIME, Record, Seat, TableSetup

OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"
LONGEST_CHAT = 500
MOST_RECORDS = 20_000
# Neither talk nor taking back nor coming and going may use up the room for moves.
MOST_ASIDE = MOST_RECORDS // 2


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table, or a program that plays for somebody. Older cookies and links than those
    of the `generation` are void: it grows when the person signs out everywhere."""

    id: str
    name: str
    program: bool = False
    generation: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be stored, and for a choice what it does to the match; for a start, the match."""

    record: Record
    advance: Advance | None = None
    match: Match | None = None


@dataclass(slots=True)
class Seating:
    """The seats of a table and its people. Every wish is a method that returns a Draft, or raises a
    refusal and changes nothing. `sequence` counts the records."""

    id: str
    setup: TableSetup
    seed: bytes
    created: int
    seats: tuple[Seat, ...] = ()
    sequence: int = 0
    status: str = OPEN
    match: Match | None = None
    rematch: str = ""
    # Why nothing goes on: AWAY, TIME, or empty.
    paused: str = ""
    # Whether those who watch may not talk.
    hushed: bool = False
    # Whether it was played by rules that are not these: it is closed, and can only be told of.
    outdated: bool = False
    clocks: Clocks = field(init=False)
    _game: Game | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.seats = self.setup.seats
        self.clocks = Clocks(self.setup.clock, self.setup.players, self.created)

    # Who is who.

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, also while a bot plays for them; several at one screen."""
        return tuple(n for n, seat in enumerate(self.seats) if person and seat.person == person)

    def kept_for(self, person: str) -> int | None:
        """The seat that is kept for a person."""
        kept_ones = (n for n, seat in enumerate(self.seats) if person and seat.kept == person)
        return next(kept_ones, None)

    def people(self) -> set[str]:
        """The people whose consent counts, also while they are away: all who sit here, but for
        those who gave their seats to a bot."""
        here = (seat for seat in self.seats if seat.why != GIVEN and not seat.program)
        return {seat.person for seat in here if seat.person}

    def attended(self, present: Collection[str]) -> bool:
        """Whether somebody plays here, of those who are present: the people of the seats, but for
        those who let a bot take over by being away; at a table of bots, those who look on."""
        seated = {seat.person for seat in self.seats if seat.person}
        if not seated:
            return bool(present)
        here = seated.intersection(present)
        return any(s.person in here and s.why not in (ABSENT, TIME) for s in self.seats)

    @property
    def played(self) -> bool:
        """Whether a person plays here; else bots play for those who look on."""
        return any(seat.person and not seat.stand_in for seat in self.seats)

    @property
    def game(self) -> Game:
        """The game, in the edition that is played here."""
        if self.match is not None:
            return self.match.game
        if self._game is None:
            self._game = find(self.setup.game)
            # What was good by earlier rules may not be any more; then nothing is played here.
            with contextlib.suppress(BadOption):
                self._game = self._game.edition(self.setup.options)
        return self._game

    @property
    def edition(self) -> str:
        """What names the data that this table has and others have not, such as a set of cards."""
        digest = self.game.digest
        return "" if digest == find(self.setup.game).digest else digest

    @property
    def handed_over(self) -> bool:
        """Whether there are people here, and bots play for all of them."""
        return not self.played and any(seat.person for seat in self.seats)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats with which a seat may talk in private, itself among them; none where the
        rulebook does not let partners talk."""
        talk = find(self.setup.game).modes[self.setup.mode].partners_talk
        return next(side for side in self.sides if seat in side) if talk else ()

    @property
    def sides(self) -> Sides:
        """The seats that win together."""
        return find(self.setup.game).sides(self.setup.players, self.setup.mode)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a question to answer."""
        return asked_by(self.status, self.match.state if self.match else None)

    @property
    def ended(self) -> bool:
        return self.status in (OVER, ABANDONED)

    def _own(self, who: Person, seat: int | None) -> int:
        """The seat that a person speaks for; with several, it must be said."""
        own = self.seats_of(who.id)
        if not own:
            raise NotAllowed("not-seated")
        if seat is None:
            return next((n for n in own if n in self.asked), own[0])
        if seat not in own:
            raise NotAllowed("not-your-seat", number=seat + 1)
        return seat

    def _playing(self, who: Person, seat: int | None) -> int:
        """The seat that a person plays at: no bot stands in for them."""
        own = self._own(who, seat)
        if self.seats[own].stand_in:
            raise NotNow("seat-away")
        if self.paused:
            raise NotNow("table-paused")
        return own

    def _running(self) -> Match:
        if self.outdated:
            raise TooLate("table-outdated")
        if self.match is None:
            raise NotNow("table-not-started")
        if self.ended:
            raise TooLate("game-over")
        return self.match

    def _check_aside(self) -> None:
        if self.sequence > MOST_ASIDE:
            raise TooMuch("table-long", most=MOST_ASIDE)

    # Before the game.

    def join(self, who: Person, seat: int | None, now: int) -> Draft | int:
        """Sit down, in the seat that is kept for them if none is named; who sits already may
        change to another seat before the game."""
        own = self.seats_of(who.id)
        if own and (seat is None or seat in own):
            return self.sequence
        if self.status != OPEN:
            raise NotNow("already-seated" if own else "table-full", number=(own or (0,))[0] + 1)
        free = [n for n, sitter in enumerate(self.seats) if sitter.open]
        if seat is None:
            seat = self.kept_for(who.id)
        if seat is None:
            first = free[0] if free else 0
            seat = next((n for n in free if not self.seats[n].kept), first)
        self.check_number(seat)
        if seat not in free:
            raise NotNow("seat-taken")
        if self.seats[seat].kept not in ("", who.id):
            raise NotNow("seat-kept", name=self.seats[seat].name)
        if len(own) > 1:
            raise NotNow("already-seated", number=own[0] + 1)
        self._check_aside()
        if own:
            return Draft(kept.Sat(now, seat, self.seats[own[0]], own[0]))
        sitter = Seat(who.id, unlike(who.name, self._others(seat)), who.program)
        return Draft(kept.Sat(now, seat, sitter))

    def _others(self, but: int) -> list[str]:
        """The names at the other seats."""
        return [seat.name for at, seat in enumerate(self.seats) if at != but and not seat.open]

    def place(self, who: Person, seat: int, sitter: Seat, now: int) -> Draft:
        """The host gives a seat to a bot, or to somebody at the same screen, or opens it."""
        self.check_number(seat)
        if who.id != self.setup.host:
            raise NotAllowed("host-only")
        if self.status != OPEN:
            raise NotNow("table-started")
        if self.seats[seat].person not in ("", who.id):
            raise NotAllowed("seat-of-another")
        if not sitter.open:
            sitter = replace(sitter, name=unlike(sitter.name, self._others(seat)))
        return Draft(kept.Sat(now, seat, sitter))

    def check_number(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotFound("no-such-seat", number=str(seat + 1), players=len(self.seats))

    # Coming and going.

    def leave(self, who: Person, now: int) -> Draft | None:
        """Get up from one seat before the game; call it until it returns None. In a game the seat
        stays theirs."""
        own = self.seats_of(who.id)
        return Draft(kept.Sat(now, own[0])) if own and self.status == OPEN else None

    def hand_over(self, who: Person, bot: str, now: int) -> Draft | None:
        """Give one seat to a bot, to play on until the person returns; call it until it returns
        None."""
        self._running()
        own = [seat for seat in self.seats_of(who.id) if self.seats[seat].why != GIVEN]
        self._own(who, None)
        self._check_stand_in(bot)
        self._check_aside()
        return Draft(kept.StoodIn(now, own[0], bot, GIVEN)) if own else None

    def come_back(self, who: Person, now: int, only: tuple[str, ...] = ()) -> Draft | None:
        """Take one seat back from the bot, if what took the person away is in `only`, or none is
        named, and let the game go on; call it until it returns None."""
        if self.status != PLAYING:
            return None
        for seat in self.seats_of(who.id):
            why = self.seats[seat].why
            if why and (not only or why in only):
                return Draft(kept.Returned(now, seat))
        return self.resume(now) if self.attended({who.id}) else None

    def check_away(self, who: Person) -> None:
        """Refuse to take a seat back where there is none to take back."""
        self._running()
        self._own(who, None)
        if not self.paused and not any(self.seats[seat].why for seat in self.seats_of(who.id)):
            raise NotNow("seat-not-away")

    def ready_now(self, who: Person, now: int) -> Draft | None:
        """The person has come to the game that began: the clock of one of their seats may run;
        call it until it returns None."""
        waited = [seat for seat in self.seats_of(who.id) if not self.clocks.ready[seat]]
        if not waited or self.status != PLAYING or self.setup.clock is None:
            return None
        return Draft(kept.Ready(now, waited[0]))

    def pause(self, why: str, now: int) -> Draft | None:
        """Nothing goes on while nobody is there; but coming and going must leave room for moves."""
        if self.status != PLAYING or self.paused or self.sequence > MOST_ASIDE:
            return None
        return Draft(kept.Paused(now, why))

    def resume(self, now: int) -> Draft | None:
        """Somebody is there again."""
        return Draft(kept.Resumed(now)) if self.status == PLAYING and self.paused else None

    def replace(self, who: Person, seat: int, bot: str, present: bool, now: int) -> Draft:
        """Let a bot play for somebody who is not there."""
        self._running()
        self._own(who, None)
        self.check_number(seat)
        sitter = self.seats[seat]
        if not sitter.person or sitter.player:
            raise NotNow("seat-plays")
        if present:
            raise NotAllowed("seat-present", seat=seat)
        self._check_stand_in(bot)
        return Draft(kept.StoodIn(now, seat, bot, ABSENT))

    def stand_in(self) -> str:
        """The bot that plays for people who are away: as good as the best one at the table."""
        known = levels()
        bots = [DEFAULT_LEVEL, *(seat.bot for seat in self.seats if seat.bot in known)]
        return max(bots, key=known.index)

    def _check_stand_in(self, bot: str) -> None:
        """Nobody is to lose a game by the weakness of a bot that others chose."""
        known, least = levels(), self.stand_in()
        if bot not in known or known.index(bot) < known.index(least):
            raise NotAllowed("stand-in-weak", level=least)

    def time_out(self, seat: int, present: Collection[str], now: int) -> Draft | None:
        """Let a bot play for somebody whose time is up; where nobody else is there to play, it
        waits for them instead."""
        if self.status != PLAYING or self.paused or seat not in self.asked:
            return None
        sitter = self.seats[seat]
        if sitter.player or not self.clocks.out(seat, now):
            return None
        if not self.attended({person for person in present if person != sitter.person}):
            return self.pause(TIME, now)
        return Draft(kept.StoodIn(now, seat, self.stand_in(), TIME))

    def close(self, now: int) -> Draft | None:
        """A table that everybody left before it began is given up."""
        if self.status == OPEN and not any(seat.person for seat in self.seats):
            return Draft(kept.Abandoned(now, -1))
        return None

    def end_here(self, now: int) -> Draft | None:
        """A game that goes on and on is given up."""
        return Draft(kept.Abandoned(now, -1)) if self.status == PLAYING else None

    def again(self, who: Person, table: str, now: int, instead: str = "") -> Draft | None:
        """Play again at the new table `table`, perhaps `instead` of one that came to nothing; None
        when there is one already."""
        self._own(who, None)
        if not self.ended:
            raise NotNow("game-not-over")
        return Draft(kept.Rematched(now, table)) if self.rematch == instead else None

    def rotated(self, who: Person) -> TableSetup:
        """The set-up of the rematch that somebody asks for: everybody moves up one seat. Nobody is
        seated unasked: the seats of others are kept for them."""
        seats = []
        for seat in (*self.seats[-1:], *self.seats[:-1]):
            if seat.person in ("", who.id):
                seats.append(Seat(seat.person, seat.name, seat.program, seat.bot))
            else:
                seats.append(Seat(name=seat.name, kept=seat.person))
        return replace(self.setup, seats=tuple(seats), host=who.id)

    # Talk.

    def say(self, who: Person, text: str, now: int, partners: bool = False) -> Draft:
        """Chat: with everybody, or with partners alone where the rulebook lets them."""
        if self.outdated:
            raise TooLate("table-outdated")
        words = plain(text)
        if not words:
            raise NotNow("chat-empty")
        if len(words) > LONGEST_CHAT:
            raise TooMuch("chat-long", most=LONGEST_CHAT)
        self._check_aside()
        own = self.seats_of(who.id)
        if not own:
            if self.hushed or partners:
                raise NotAllowed("chat-players-only")
            return Draft(kept.Said(now, -1, who.name, words))
        if partners and len(self.partners(own[0])) < 2:
            raise NotAllowed("chat-no-partners")
        return Draft(kept.Said(now, own[0], self.seats[own[0]].name, words, partners))

    def hush(self, who: Person, on: bool, now: int) -> Draft | int:
        """A player does not want those who watch to talk, or lets them again."""
        own = self._own(who, None)
        if on == self.hushed:
            return self.sequence
        self._check_aside()
        return Draft(kept.Hushed(now, own, on))


def asked_by(status: str, state: State | None) -> tuple[int, ...]:
    """The seats that have a question to answer."""
    return state.actors if status == PLAYING and state is not None else ()
