"""A Table owns one match: its seats, its log and its clocks. It decides; it does not store.

Every wish of a person is a method that returns a Draft, or raises a refusal and changes nothing.
Whoever calls stores the draft's record and only then lets the table `accept` it. A table that is
loaded, or that another process wrote to, accepts the stored records one after the other.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from kachidoki.games import find
from kachidoki.kernel.errors import BadLog, CannotUndo, NotYourTurn, TooLate
from kachidoki.kernel.event import Beat, Event
from kachidoki.kernel.log import NO_PAST, Past
from kachidoki.kernel.match import Advance, Match
from kachidoki.kernel.state import State
from kachidoki.kernel.timeline import Entry
from kachidoki.names import written
from kachidoki.tables import record as kept
from kachidoki.tables.chronicle import Chronicle
from kachidoki.tables.errors import NotAllowed, NotNow
from kachidoki.tables.record import Entries, Record, Result, Seat, seats_after, told
from kachidoki.tables.seating import (
    ABANDONED,
    OPEN,
    OVER,
    PLAYING,
    Draft,
    Person,
    Seating,
    asked_by,
)

UNDO, ABANDON = "undo", "abandon"
# How many answers are remembered: one that is sent again after more is too late, not the same.
MOST_ANSWERS = 200
# The records that let the game, and what was proposed in it, be as it is.
ASIDE = (
    *(kept.Said, kept.Hushed, kept.StoodIn, kept.Returned),
    *(kept.Ready, kept.Paused, kept.Resumed),
)


@dataclass(slots=True)
class Proposal:
    """What the people are asked to agree to, and which seats' people have."""

    about: str
    seat: int
    agreed: set[str]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a table waits for: the bots to ask, with the ids of their questions, and the time when
    the server must look at it again even if nobody comes. `result` are the points and the winners
    of a game that is over."""

    status: str
    seats: tuple[Seat, ...]
    asked: tuple[int, ...]
    bots: tuple[tuple[int, str], ...]
    due: int | None
    result: Result | None = None


@dataclass(slots=True)
class Table(Seating):
    """One table: its match, and all that was stored of it."""

    proposal: Proposal | None = None
    # Whether it shows a match that was played elsewhere.
    imported: bool = False
    # What it plays on from.
    past: Past = NO_PAST
    # The beats of the last record.
    beats: tuple[Beat, ...] = ()
    news: Chronicle = field(default_factory=Chronicle)
    # Which seat gave what answer to each of the last questions, and the sequence of that record.
    answers: dict[str, tuple[int, str, int]] = field(default_factory=dict)

    # The beginning.

    def branch(self, past: Past) -> tuple[Record, ...]:
        """Play on from a past, if it is one: the record of it, for a table that is new."""
        if not past.entries:
            return ()
        record = kept.Branched(self.created, kept.stored(past.entries), past.seeds)
        self.accept(Draft(record))
        return (record,)

    @property
    def ready(self) -> bool:
        """Whether the game can start: every seat is taken."""
        return self.status == OPEN and not any(seat.open for seat in self.seats)

    def start(self, now: int, match: Match | None = None) -> Draft | None:
        """The first deal, as soon as every seat is taken; with what `prepare` gave, if there was
        time for it."""
        if not self.ready:
            return None
        if match is None or match.header.seats != self._names():
            match = self.prepare()
        return self.go_on(match, now)

    def go_on(self, match: Match, now: int) -> Draft:
        """Begin with a match that was dealt already, or saved after some moves."""
        advance = Advance(self._dealt(match), tuple(match.events), match.state)
        entries = kept.stored(advance.entries)
        record = kept.Started(now, match.game.rules, match.header.seats, entries)
        return Draft(record, advance, match)

    def prepare(self, names: Sequence[str] = ()) -> Match:
        """The match as it would start now, or as it started with these names."""
        return Match.playing_on(self.past, self.setup, self.seed, names or self._names())

    def _names(self) -> tuple[str, ...]:
        return tuple(written(seat.name, seat.bot) for seat in self.seats)

    def _dealt(self, match: Match) -> tuple[Entry, ...]:
        """The entries of a match that begins here, without those of its past."""
        return tuple(match.timeline.entries[len(self.past.entries) :])

    # Choices.

    def submit(
        self, who: Person, seat: int | None, question: str, move: str, now: int
    ) -> Draft | int:
        """Answer a question. The same answer sent again is the same move: its sequence."""
        own = self._own(who, seat)
        if before := self._answered(self.seats_of(who.id), question, move):
            return before
        self._playing(who, own)
        return self._move(own, question, move, now)

    def why(self, who: Person, seat: int | None, move: str) -> int:
        """Whether a move could be made now: what `submit` would refuse is refused with the same
        words, and nothing is played. A question that was answered meanwhile is none to wonder
        about, so it need not be named."""
        own = self._playing(who, seat)
        self._running().check(move, own)
        return self.sequence

    def bot_move(self, seat: int, question: str, move: str, now: int) -> Draft | int:
        """The answer of the bot that plays at this seat."""
        if before := self._answered((seat,), question, move):
            return before
        if not self.seats[seat].player or self.paused:
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
        advance = match.propose(move, seat, question)
        entries, spent = kept.stored(advance.entries), self.clocks.spent(seat, now)
        return Draft(kept.Moved(now, seat, question, entries, spent), advance)

    # Taking back, giving up.

    def undo(self, who: Person, seat: int | None, now: int) -> Draft:
        """Take back an own choice, where that gives nothing away."""
        match = self._running()
        own = self._playing(who, seat)
        self._check_aside()
        if seat is None and len(self.seats_of(who.id)) > 1:
            # At one screen: whoever of them chose last.
            own = next((n for n in self.seats_of(who.id) if _may_undo(match, n)), own)
        advance = match.propose_undo(own)
        return Draft(kept.Undone(now, own, kept.stored(advance.entries)), advance)

    def may_take_back(self, seats: tuple[int, ...]) -> bool:
        """Whether one of some seats has something to take back, by right or if all agree."""
        match = self.match if self.status == PLAYING and seats else None
        return match is not None and match.timeline.has_chosen(seats)

    def propose(
        self, who: Person, about: str, seat: int | None, now: int, gone: Collection[str] = ()
    ) -> Draft:
        """Ask the other people to agree; alone, it is agreed at once. A game may be given up
        without those who are long `gone`, but nothing is taken back behind their backs."""
        self._running()
        own = self._playing(who, seat)
        if self.proposal is not None:
            raise NotNow("proposal-open")
        if about == UNDO:
            self._check_aside()
            if seat is None:
                # At one screen: whoever of them chose last.
                last = self._running().timeline.last_chooser(self.seats_of(who.id))
                own = own if last is None else last
            self._agreed(UNDO, own, now)
        if not self._to_be_asked(about, gone) - {who.id}:
            return self._agreed(about, own, now)
        return Draft(kept.Proposed(now, own, about))

    def consent(
        self, who: Person, agrees: bool, now: int, gone: Collection[str] = ()
    ) -> Draft | int:
        """Agree to what was proposed, or refuse. The last to agree makes it happen."""
        self._running()
        own = self._playing(who, None)
        proposal = self.proposal
        if proposal is None:
            raise TooLate("no-proposal")
        if who.program:
            raise NotAllowed("people-only")
        if agrees and not self._to_be_asked(proposal.about, gone) - proposal.agreed - {who.id}:
            return self._agreed(proposal.about, proposal.seat, now)
        if agrees and who.id in proposal.agreed:
            return self.sequence
        return Draft(kept.Answered(now, own, agrees))

    def _to_be_asked(self, about: str, gone: Collection[str]) -> set[str]:
        return self.people() - set(gone) if about == ABANDON else self.people()

    def _agreed(self, about: str, seat: int, now: int) -> Draft:
        if about == ABANDON:
            return Draft(kept.Abandoned(now, seat))
        alone = not self.people() - {self.seats[seat].person}
        advance = self._running().propose_undo(seat, agreed=True, alone=alone)
        return Draft(kept.Undone(now, seat, kept.stored(advance.entries)), advance)

    # What happened.

    def outlook(self, draft: Draft | None = None) -> Outlook:
        """What the table waits for: now, or once `draft` is stored."""
        state, clocks = self.match.state if self.match else None, self.clocks
        seats, status, paused = self.seats, self.status, self.paused
        if draft is not None:
            state = draft.advance.state if draft.advance else state
            seats = seats_after(seats, draft.record)
            status = self._status_after(draft.record, state)
            paused = _paused_after(paused, draft.record)
        asked = asked_by(status, state)
        questions = _questions(asked, state)
        if draft is not None:
            clocks = clocks.copy()
            clocks.follow(draft.record, seats, self._questions(), questions)
        result = (state.scores, state.winners) if state is not None and status == OVER else None
        if paused:
            return Outlook(status, seats, asked, (), None, result)
        bots = [(seat, question) for seat, question in questions.items() if seats[seat].player]
        if state is not None and state.shared:
            # One answers for all of them: a person, if there is one.
            bots = bots[:1] if len(bots) == len(questions) else []
        due = clocks.due([seat for seat in asked if not seats[seat].player])
        if bots or (status == OPEN and not any(seat.open for seat in seats)):
            due = clocks.latest
        return Outlook(status, seats, asked, tuple(bots), due, result)

    def _status_after(self, record: Record, state: State | None) -> str:
        if isinstance(record, kept.Abandoned) or self.outdated:
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
        if self.outdated:
            return
        before = self._questions()
        self.beats = ()
        match record:
            case kept.Branched(entries=entries, seeds=seeds):
                self.past = Past(kept.restored(entries), seeds)
            case kept.Started():
                if not self._begin(record, draft.match):
                    return
            case kept.Moved(seat=seat, question=question, entries=entries):
                self.beats = self._play(entries, draft.advance).beats
                self.answers[question] = seat, entries[0][1], self.sequence
                if len(self.answers) > MOST_ANSWERS:
                    del self.answers[next(iter(self.answers))]
            case kept.Undone(entries=entries):
                self._play(entries, draft.advance)
                # A sealed question that is open again keeps its id: it is to be answered anew.
                for question in self._questions().values():
                    self.answers.pop(question, None)
            case kept.Imported(entries=entries):
                self._play(entries, draft.advance)
                self.imported = True
            case kept.Rematched(table=table):
                self.rematch = table
            case kept.Hushed(on=on):
                self.hushed = on
        self.seats = seats_after(self.seats, record)
        self.status = self._status_after(record, self.match.state if self.match else None)
        self.paused = _paused_after(self.paused, record) if self.status == PLAYING else ""
        self._settle(record)
        self.clocks.follow(record, self.seats, before, self._questions())
        event = told(record, self.sides if isinstance(record, kept.Said) else ())
        if event is not None:
            self.news.add(self.sequence, event)

    def _questions(self) -> dict[int, str]:
        return _questions(self.asked, self.match.state if self.match else None)

    def _begin(self, record: kept.Started, match: Match | None) -> bool:
        """Deal; False if it was dealt by rules that are not these any more."""
        game = find(self.setup.game)
        if record.rules != game.rules or game.outdated(self.setup.options):
            self.outdated, self.status = True, ABANDONED
            return False
        if match is None:
            match = self.prepare(record.names)
            match.follow(kept.restored(record.entries[len(self._dealt(match)) :]))
        self.match = match
        if kept.stored(self._dealt(match)) != record.entries:
            raise BadLog("log-altered", line=1)
        if not self.past.entries:
            self.beats = match.beats
        self._tell(match, match.events)
        return True

    def _play(self, entries: Entries, advance: Advance | None) -> Match:
        match = self.match
        assert match is not None
        events = match.follow(kept.restored(entries)) if advance is None else match.accept(advance)
        self._tell(match, events)
        return match

    def _tell(self, match: Match, events: Sequence[Event]) -> None:
        """Keep what happened in the match, which then need not keep it."""
        for event in events:
            self.news.add(self.sequence, event)
        match.events.clear()

    def _settle(self, record: Record) -> None:
        """A proposal is over when it was refused or carried out, or when the game went on."""
        match record:
            case kept.Proposed(seat=seat, about=about):
                self.proposal = Proposal(about, seat, {self.seats[seat].person})
            case kept.Answered(seat=seat, agrees=True) if self.proposal is not None:
                self.proposal.agreed.add(self.seats[seat].person)
            case kept.Moved(seat=seat) if self.seats[seat].player:
                # Bots do not wait for people, and their moves say nothing.
                pass
            case _ if not isinstance(record, ASIDE):
                self.proposal = None


def _questions(asked: Sequence[int], state: State | None) -> dict[int, str]:
    """The ids of the open questions by seat."""
    open_ones = {seat: state.question(seat) for seat in asked} if state else {}
    return {seat: question.id for seat, question in open_ones.items() if question is not None}


def _paused_after(paused: str, record: Record) -> str:
    if isinstance(record, kept.Paused):
        return record.why
    return "" if isinstance(record, kept.Resumed) else paused


def _may_undo(match: Match, seat: int) -> bool:
    try:
        match.propose_undo(seat)
    except CannotUndo:
        return False
    return True
