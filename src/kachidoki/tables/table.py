"""A Table owns one match: its seats, its log and its clocks. It decides; it does not store.

Every wish of a person is a method that returns a Draft, or raises a refusal and changes nothing.
Whoever calls stores the draft's record and only then lets the table `accept` it. A table that is
loaded, or that another process wrote to, accepts the stored records one after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kachidoki.bots.registry import DEFAULT_LEVEL
from kachidoki.games import find
from kachidoki.kernel.errors import BadLog, CannotUndo, NotYourTurn, TooLate
from kachidoki.kernel.event import Event
from kachidoki.kernel.log import NO_PAST, Entry, Log, Past
from kachidoki.kernel.match import Match, Turn
from kachidoki.kernel.state import State
from kachidoki.names import read, written
from kachidoki.tables import record as kept
from kachidoki.tables.chronicle import Chronicle
from kachidoki.tables.clock import Clocks
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow, TooMuch
from kachidoki.tables.record import AnyRecord, Entries, Seat, Setup

OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"
UNDO, ABANDON = "undo", "abandon"
LEFT, ABSENT, TIME = "left", "absent", "time"
LONGEST_CHAT = 500
MOST_RECORDS = 20_000
# An answer sent again after so many others is too late, not the same.
MOST_ANSWERS = 200


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table, or a program that plays for somebody."""

    id: str
    name: str
    program: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be stored, and for a choice what it does to the match; for a start, the match."""

    record: AnyRecord
    turn: Turn | None = None
    match: Match | None = None


@dataclass(slots=True)
class Proposal:
    """What the people are asked to agree to, and which seats' people have."""

    about: str
    seat: int
    agreed: set[str]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a table waits for: the bots to ask, with the ids of their questions, and the time when
    the server must look at it again even if nobody comes."""

    status: str
    seats: tuple[Seat, ...]
    asked: tuple[int, ...]
    bots: tuple[tuple[int, str], ...]
    due: int | None


@dataclass(slots=True)
class Table:
    """One table. `sequence` counts its records."""

    id: str
    setup: Setup
    seed: bytes
    created: int
    seats: tuple[Seat, ...] = ()
    sequence: int = 0
    status: str = OPEN
    match: Match | None = None
    proposal: Proposal | None = None
    rematch: str = ""
    # What it plays on from.
    past: Past = NO_PAST
    # If chance followed the last move: the state before it, and how many events there were by then.
    between: tuple[State, int] | None = None
    clocks: Clocks = field(init=False)
    news: Chronicle = field(default_factory=Chronicle)
    # Which seat gave what answer to each of the last questions, and the sequence of that record.
    answers: dict[str, tuple[int, str, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = self.setup.seats
        self.clocks = Clocks(self.setup.clock, self.setup.players, self.created)

    # Who is who.

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, also while a bot plays for them; several at one screen."""
        if not person:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)

    def people(self) -> set[str]:
        """The people whose consent counts: those who sit here and are not away."""
        return {
            seat.person
            for seat in self.seats
            if seat.person and not seat.stand_in and not seat.program
        }

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have a question to answer."""
        return _asked(self.status, self.match.state if self.match else None)

    @property
    def ended(self) -> bool:
        return self.status in (OVER, ABANDONED)

    def _own(self, who: Person, seat: int | None) -> int:
        """The seat that a person speaks for; with several, it must be said."""
        own = self.seats_of(who.id)
        if not own:
            raise NotAllowed("not-seated")
        if seat is None:
            if len(own) > 1:
                asked = [n for n in own if n in self.asked]
                return asked[0] if asked else own[0]
            return own[0]
        if seat not in own:
            raise NotAllowed("not-your-seat", number=seat + 1)
        return seat

    def _playing(self, who: Person, seat: int | None) -> int:
        """The seat that a person plays at: no bot stands in for them."""
        own = self._own(who, seat)
        if self.seats[own].stand_in:
            raise NotNow("seat-away")
        return own

    def _running(self) -> Match:
        if self.match is None:
            raise NotNow("table-not-started")
        if self.ended:
            raise TooLate("game-over")
        return self.match

    # Before the game.

    def branch(self, past: Past) -> tuple[AnyRecord, ...]:
        """Play on from a past, if it is one: the record of it, for a table that is new."""
        if not past.entries:
            return ()
        record = kept.Branched(self.created, kept.stored(past.entries), past.seeds)
        self.accept(Draft(record))
        return (record,)

    def join(self, who: Person, seat: int | None, now: int) -> Draft | int:
        """Sit down; a person who sits already stays there."""
        own = self.seats_of(who.id)
        if own and (seat is None or seat in own):
            return self.sequence
        if own:
            raise NotNow("already-seated", number=own[0] + 1)
        if self.status != OPEN:
            raise NotNow("table-full")
        free = [n for n, sitter in enumerate(self.seats) if sitter.open]
        if seat is None and free:
            seat = free[0]
        if seat is None or (0 <= seat < len(self.seats) and seat not in free):
            raise NotNow("seat-taken")
        self._check_number(seat)
        return Draft(kept.Sat(now, seat, Seat(who.id, who.name, who.program)))

    def place(self, who: Person, seat: int, sitter: Seat, now: int) -> Draft:
        """The host gives a seat to a bot, or to somebody at the same screen, or opens it."""
        self._check_number(seat)
        if who.id != self.setup.host:
            raise NotAllowed("host-only")
        if self.status != OPEN:
            raise NotNow("table-started")
        if self.seats[seat].person not in ("", who.id):
            raise NotAllowed("seat-of-another")
        return Draft(kept.Sat(now, seat, sitter))

    def _check_number(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotFound("no-such-seat", number=str(seat + 1), players=len(self.seats))

    @property
    def ready(self) -> bool:
        """Whether the game can start: every seat is taken."""
        return self.status == OPEN and not any(seat.open for seat in self.seats)

    def start(self, now: int, match: Match | None = None) -> Draft | None:
        """The first deal, as soon as every seat is taken; with what `prepare` gave, if there was
        time for it."""
        if not self.ready:
            return None
        names = self._names()
        if match is None or match.header.seats != names:
            match = self._fresh_match(names)
        turn = Turn(self._dealt(match), tuple(match.events), match.state)
        record = kept.Started(now, match.game.rules, names, kept.stored(turn.entries))
        return Draft(record, turn, match)

    def prepare(self) -> Match:
        """The match as it would start now."""
        return self._fresh_match(self._names())

    def _names(self) -> tuple[str, ...]:
        return tuple(written(seat.name, seat.bot) for seat in self.seats)

    def _fresh_match(self, names: Sequence[str]) -> Match:
        setup = self.setup
        return Match.playing_on(
            self.past, setup.game, setup.players, setup.mode, self.seed, names, setup.options
        )

    def _dealt(self, match: Match) -> tuple[Entry, ...]:
        """The entries of a match that has just begun, without those of its past."""
        return tuple(match.log.entries[len(self.past.entries) :])

    # Choices.

    def submit(
        self, who: Person, seat: int | None, question: str, move: str, now: int
    ) -> Draft | int:
        """Answer a question. The same answer sent again is the same move: its sequence."""
        own = self._own(who, seat)
        before = self._answered(self.seats_of(who.id), question, move)
        if before:
            return before
        self._playing(who, own)
        return self._move(own, question, move, now)

    def bot_move(self, seat: int, question: str, move: str, now: int) -> Draft | int:
        """The answer of the bot that plays at this seat."""
        before = self._answered((seat,), question, move)
        if before:
            return before
        if not self.seats[seat].player:
            raise TooLate("too-late", question=question)
        return self._move(seat, question, move, now)

    def _answered(self, own: tuple[int, ...], question: str, move: str) -> int:
        """The sequence of the record in which one of the seats answered `question` just so, or 0.
        Nobody learns here what another answered."""
        seat, text, sequence = self.answers.get(question, (-1, "", 0))
        same = seat in own and len(move) < 4096 and " ".join(move.lower().split()) == text
        return sequence if same else 0

    def _move(self, seat: int, question: str, move: str, now: int) -> Draft:
        match = self._running()
        if question in self.answers:
            raise TooLate("too-late", question=question[:40])
        if seat not in self.asked:
            raise NotYourTurn("not-your-turn", seat=seat)
        turn = match.propose(move, seat, question)
        spent = self.clocks.spent(seat, now)
        return Draft(kept.Moved(now, seat, question, kept.stored(turn.entries), spent), turn)

    # Taking back, giving up.

    def undo(self, who: Person, seat: int | None, now: int) -> Draft:
        """Take back an own choice, where that gives nothing away."""
        match = self._running()
        own = self._playing(who, seat)
        if seat is None and len(self.seats_of(who.id)) > 1:
            # At one screen: whoever of them chose last.
            own = next((n for n in self.seats_of(who.id) if _may_undo(match, n)), own)
        turn = match.propose_undo(own)
        return Draft(kept.Undone(now, own, kept.stored(turn.entries)), turn)

    def propose(self, who: Person, about: str, seat: int | None, now: int) -> Draft:
        """Ask the other people to agree; alone, it is agreed at once."""
        self._running()
        own = self._playing(who, seat)
        if self.proposal is not None:
            raise NotNow("proposal-open")
        if about == UNDO:
            if seat is None:
                # At one screen: whoever of them chose last.
                last = self._running().last_chooser(self.seats_of(who.id))
                own = own if last is None else last
            self._agreed(UNDO, own, now)
        if not self.people() - {who.id}:
            return self._agreed(about, own, now)
        return Draft(kept.Proposed(now, own, about))

    def answer(self, who: Person, agrees: bool, now: int) -> Draft:
        """Agree to what was proposed, or refuse. The last to agree makes it happen."""
        self._running()
        own = self._playing(who, None)
        proposal = self.proposal
        if proposal is None:
            raise TooLate("no-proposal")
        if who.program:
            raise NotAllowed("people-only")
        if agrees and not self.people() - proposal.agreed - {who.id}:
            return self._agreed(proposal.about, proposal.seat, now)
        return Draft(kept.Answered(now, own, agrees))

    def _agreed(self, about: str, seat: int, now: int) -> Draft:
        if about == ABANDON:
            return Draft(kept.Abandoned(now, seat))
        turn = self._running().propose_undo(seat, agreed=True)
        return Draft(kept.Undone(now, seat, kept.stored(turn.entries)), turn)

    # Coming and going.

    def leave(self, who: Person, now: int) -> Draft | None:
        """Get up from one seat; call it until it returns None. In a game a bot takes over."""
        for seat in self.seats_of(who.id):
            if self.status == OPEN:
                return Draft(kept.Sat(now, seat))
            if self.status == PLAYING and self.seats[seat].why != LEFT:
                return Draft(kept.StoodIn(now, seat, DEFAULT_LEVEL, LEFT))
        return None

    def come_back(self, who: Person, now: int, only: tuple[str, ...] = ()) -> Draft | None:
        """Take one seat back from the bot, if what took the person away is in `only`, or none is
        named; call it until it returns None."""
        for seat in self.seats_of(who.id):
            why = self.seats[seat].why
            if self.status == PLAYING and why and (not only or why in only):
                return Draft(kept.Returned(now, seat))
        return None

    def replace(self, who: Person, seat: int, bot: str, present: bool, now: int) -> Draft:
        """Let a bot play for somebody who is not there."""
        self._running()
        self._own(who, None)
        self._check_number(seat)
        sitter = self.seats[seat]
        if not sitter.person or sitter.player:
            raise NotNow("seat-plays")
        if present:
            raise NotAllowed("seat-present", seat=seat)
        return Draft(kept.StoodIn(now, seat, bot, ABSENT))

    def time_out(self, seat: int, now: int) -> Draft | None:
        """Let a bot play for somebody whose time is up."""
        if self.status != PLAYING or self.seats[seat].player or seat not in self.asked:
            return None
        if not self.clocks.out(seat, now):
            return None
        return Draft(kept.StoodIn(now, seat, DEFAULT_LEVEL, TIME))

    def close(self, now: int) -> Draft | None:
        """A table that everybody left before it began is given up."""
        if self.status == OPEN and not any(seat.person for seat in self.seats):
            return Draft(kept.Abandoned(now, -1))
        return None

    def again(self, who: Person, table: str, now: int) -> Draft | None:
        """Play again at the new table `table`; None when there is one already."""
        self._own(who, None)
        if not self.ended:
            raise NotNow("game-not-over")
        return None if self.rematch else Draft(kept.Rematched(now, table))

    def rotated(self) -> Setup:
        """The set-up of the rematch: everybody moves up one seat, and nobody is away."""
        seats = [
            Seat(seat.person, seat.name, seat.program, seat.bot)
            for seat in (*self.seats[-1:], *self.seats[:-1])
        ]
        setup = self.setup
        return Setup(
            setup.game,
            setup.mode,
            setup.players,
            setup.options,
            tuple(seats),
            setup.host,
            setup.public,
            setup.hints,
            setup.clock,
        )

    def say(self, who: Person, text: str, now: int) -> Draft:
        """Chat."""
        words = " ".join(text.split())
        if not words:
            raise NotNow("chat-empty")
        if len(words) > LONGEST_CHAT:
            raise TooMuch("chat-long", most=LONGEST_CHAT)
        if self.sequence > MOST_RECORDS // 2:
            # Talk must not use up the room for moves.
            raise TooMuch("table-long", most=MOST_RECORDS // 2)
        own = self.seats_of(who.id)
        return Draft(kept.Said(now, own[0] if own else -1, who.name, words))

    # What happened.

    def outlook(self, draft: Draft | None = None) -> Outlook:
        """What the table waits for: now, or once `draft` is stored."""
        seats, state, status = self.seats, self.match.state if self.match else None, self.status
        since = None
        if draft is not None:
            seats = seats_after(seats, draft.record)
            state = draft.turn.state if draft.turn else state
            status = self._status_after(draft.record, state)
            # What asks nobody anything new leaves the clocks alone.
            asks_anew = isinstance(
                draft.record, (kept.Started, kept.Moved, kept.Undone, kept.Returned)
            )
            since = draft.record.at if asks_anew else None
        asked = _asked(status, state)
        bots: list[tuple[int, str]] = []
        for seat in asked:
            question = state.question(seat) if state is not None else None
            if question is not None and seats[seat].player:
                bots.append((seat, question.id))
        due = self.clocks.due(asked, [bool(seat.player) for seat in seats], since)
        if bots or (status == OPEN and not any(seat.open for seat in seats)):
            due = self.clocks.latest if draft is None else draft.record.at
        return Outlook(status, seats, asked, tuple(bots), due)

    def _status_after(self, record: AnyRecord, state: State | None) -> str:
        if isinstance(record, kept.Abandoned):
            return ABANDONED
        if isinstance(record, kept.Started):
            return PLAYING
        if state is not None and state.over:
            return OVER
        # Nobody goes on with a match of elsewhere here.
        return ABANDONED if isinstance(record, kept.Imported) else self.status

    def accept(self, draft: Draft) -> None:
        """Let what is stored happen."""
        record = draft.record
        self.sequence += 1
        before = self._questions()
        told = _told(record)
        if isinstance(record, kept.Branched):
            self.past = Past(kept.restored(record.entries), record.seeds)
        if isinstance(record, kept.Started):
            self._begin(record, draft.match)
        if isinstance(record, (kept.Moved, kept.Undone, kept.Imported)):
            self._play(record.entries, draft.turn)
        self.between = None
        if isinstance(record, kept.Moved):
            self.between = self.match.before_chance() if self.match else None
            answer = (record.seat, record.entries[0][1], self.sequence)
            self.answers[record.question] = answer
            if len(self.answers) > MOST_ANSWERS:
                del self.answers[next(iter(self.answers))]
            self.clocks.charge(record.seat, record.spent)
        if isinstance(record, kept.Undone):
            # A sealed question that is open again keeps its id: it is to be answered anew.
            for question in self._questions().values():
                self.answers.pop(question, None)
        if isinstance(record, kept.StoodIn) and record.why == TIME:
            self.clocks.banks[record.seat] = 0
        self.seats = seats_after(self.seats, record)
        self.status = self._status_after(record, self.match.state if self.match else None)
        self._settle(record)
        if isinstance(record, kept.Rematched):
            self.rematch = record.table
        if isinstance(record, kept.Returned):
            before.pop(record.seat, None)
        self.clocks.ask(self._questions(), before, record.at)
        if told is not None:
            self.news.add(self.sequence, told)

    def _questions(self) -> dict[int, str]:
        """The ids of the open questions by seat."""
        state = self.match.state if self.match else None
        found = {seat: state.question(seat) for seat in self.asked} if state else {}
        return {seat: question.id for seat, question in found.items() if question is not None}

    def _begin(self, record: kept.Started, match: Match | None) -> None:
        game = find(self.setup.game)
        if record.rules != game.rules:
            raise BadLog(
                "log-rules", game=game.id, found=str(record.rules), wanted=game.rules, line=1
            )
        self.match = self._fresh_match(record.names) if match is None else match
        if kept.stored(self._dealt(self.match)) != record.entries:
            raise BadLog("log-altered", line=1)
        self._tell(self.match.events)

    def _play(self, entries: Entries, turn: Turn | None) -> None:
        match = self.match
        assert match is not None
        events = match.follow(kept.restored(entries)) if turn is None else match.accept(turn)
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        """Keep what happened in the match, which then need not keep it."""
        assert self.match is not None
        for event in events:
            self.news.add(self.sequence, event)
        self.match.events.clear()

    def _settle(self, record: AnyRecord) -> None:
        """A proposal is over when it was refused or carried out, or when the game went on."""
        if isinstance(record, kept.Proposed):
            agreed = {self.seats[record.seat].person}
            self.proposal = Proposal(record.about, record.seat, agreed)
        elif isinstance(record, kept.Answered) and record.agrees and self.proposal is not None:
            self.proposal.agreed.add(self.seats[record.seat].person)
        elif isinstance(record, kept.Moved) and self.seats[record.seat].player:
            # Bots do not wait for people, and their moves say nothing.
            pass
        elif not isinstance(record, (kept.Said, kept.StoodIn, kept.Returned)):
            self.proposal = None


def _told(record: AnyRecord) -> Event | None:
    """What the table itself has to tell of a record; a move tells its own story."""
    match record:
        case kept.Sat(seat=seat, sitter=sitter) if sitter.open:
            return Event("seat-opened", {"number": seat + 1})
        case kept.Sat(seat=seat, sitter=sitter):
            return Event("seat-taken", {"number": seat + 1, "name": sitter.name})
        case kept.StoodIn(seat=seat, why=why):
            return Event("stood-in", {"seat": seat, "why": why})
        case kept.Returned(seat=seat):
            return Event("returned", {"seat": seat})
        case kept.Proposed(seat=seat, about=about):
            return Event("proposed", {"seat": seat, "about": about})
        case kept.Answered(seat=seat, agrees=agrees):
            return Event("agreed" if agrees else "refused", {"seat": seat})
        case kept.Abandoned():
            return Event("abandoned", {})
        case kept.Rematched(table=table):
            return Event("rematch", {"table": table})
        case kept.Said(name=name, text=text):
            return Event("said", {"name": name, "text": text})
        case _:
            return None


def imported_setup(log: Log, who: Person) -> Setup:
    """The set-up of a table that shows a log: the players of the log sit there, by name only."""
    header = log.header
    seats = []
    for number, written_name in enumerate(header.seats):
        name, bot = read(written_name)
        seats.append(Seat("" if bot else f"log {number}", name, False, bot))
    return Setup(
        header.game, header.mode, header.players, dict(header.options), tuple(seats), who.id
    )


def _asked(status: str, state: State | None) -> tuple[int, ...]:
    return state.actors if status == PLAYING and state is not None else ()


def _may_undo(match: Match, seat: int) -> bool:
    try:
        match.propose_undo(seat)
    except CannotUndo:
        return False
    return True


def seats_after(seats: tuple[Seat, ...], record: AnyRecord) -> tuple[Seat, ...]:
    """Who sits where once a record is stored."""
    match record:
        case kept.Sat(seat=at, sitter=sitter):
            changed = sitter
        case kept.StoodIn(seat=at, bot=bot, why=why):
            old = seats[at]
            changed = Seat(old.person, old.name, old.program, "", bot, why)
        case kept.Returned(seat=at):
            old = seats[at]
            changed = Seat(old.person, old.name, old.program)
        case _:
            return seats
    return seats[:at] + (changed,) + seats[at + 1 :]
