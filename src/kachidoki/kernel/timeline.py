# interpreted: one call an entry.
"""The timeline of a match: its entries in order, the state they lead to, and which of them count.

All who walk a match walk it here: play, replay, undo, proofs and films. An undo is a cut: it takes
the last entries away from those that count, and the state is the one of then.
"""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kachidoki.kernel.errors import BadLog, CannotUndo, KachidokiError
from kachidoki.kernel.event import Beat, Event
from kachidoki.kernel.game import Game, Setup
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State

UNDO = "undo"
# By which right a choice is taken back that others have seen the end of.
AGREED = "agreed"
ALONE = "alone"
# Choices that can be taken back without playing anything again.
RECENT = 2
# A state is kept after about this many entries, from which later ones are played again; after fewer
# where something was taken back, as it may be there that it is taken back again.
KEPT, KEPT_BACK = 64, 8

# Seeds that have been told, each with the number of the last entry that was dealt from it.
Seeds = tuple[tuple[int, bytes], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: who (a seat, or CHANCE) and what, as the text of a move or `undo N`.

    `undo N` takes back entry N, counted from 1: the last one that counts, and the seat's own.
    `undo N agreed` takes back the seat's last choice N and all that followed it, by consent, and
    what is dealt then is new. `undo N alone` does so where no other person plays, and the same luck
    comes again: nobody who plays alone throws until a throw is good.
    """

    by: int
    move: str

    @property
    def is_undo(self) -> bool:
        return self.move.startswith(UNDO)

    @property
    def right(self) -> str:
        """By which right an undo takes back more than a player may: AGREED, ALONE or none."""
        last = self.move.rpartition(" ")[2] if self.is_undo else ""
        return last if last in (AGREED, ALONE) else ""

    @property
    def taken_back(self) -> int:
        """The number of the entry that an undo takes back."""
        return int(self.move.split()[1])


def undo(seat: int, number: int, right: str) -> Entry:
    """An undo of entry `number`: by right, AGREED or ALONE."""
    return Entry(seat, f"{UNDO} {number} {right}".rstrip())


def undone(entry: Entry) -> Event:
    """What everyone sees of an undo."""
    return Event("undo-agreed" if entry.right else "undo", {"seat": entry.by})


@dataclass(frozen=True, slots=True)
class Mark:
    """An entry that counts: its number, how often chance had dealt before it, and the serial of the
    state before it, had nothing ever been taken back."""

    number: int
    chances: int
    serial: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after one of its entries, and what happened; number 0 is its beginning."""

    number: int
    entry: Entry | None
    state: State
    events: tuple[Event, ...]
    beats: tuple[Beat, ...] = ()


class Timeline:
    """A match as far as it has come. `past` are the seeds of the matches that it plays on from:
    nobody takes back in this one what was played there."""

    def __init__(self, game: Game, setup: Setup, past: Seeds = ()) -> None:
        self.game = game
        self.state = game.open(setup)
        self.entries: list[Entry] = []
        # How often chance has dealt, of what counts: which luck comes next.
        self.chances = 0
        self._past = past
        self._marks: list[Mark] = []
        # How far what was taken back has driven the serial on.
        self._driven = 0
        # The states before the last choices, each with the number of marks then.
        self._recent: deque[tuple[int, State]] = deque(maxlen=RECENT)
        # Some states along the way, with the number of marks then; the first is the beginning.
        self._kept: list[tuple[int, State]] = [(0, self.state.copy())]

    def __len__(self) -> int:
        return len(self.entries)

    # Going on.

    def follow(self, entry: Entry, told: list[Event] | None = None) -> None:
        """Let happen what a log says happened next, and add it to `told`; raises BadLog with the
        line of its file."""
        line = len(self.entries) + 2
        if not entry.is_undo:
            try:
                move = self.game.parse(entry.move)
                if entry.by == CHANCE and self.state.actor != CHANCE:
                    raise BadLog("log-illegal", line=line, move=entry.move[:60])
                self.enter(entry.by, move, told)
                return
            except BadLog:
                raise
            except KachidokiError as error:
                raise BadLog("log-illegal", error.rule, line=line, move=entry.move[:60]) from error
        try:
            number = self.last_choice(entry.by, entry.right)
        except CannotUndo as error:
            raise BadLog("log-bad-undo", line=line) from error
        if entry != undo(entry.by, number, entry.right):
            raise BadLog("log-bad-undo", line=line)
        self.accept((entry,), self.before(number))
        if told is not None:
            told.append(undone(entry))

    def enter(self, by: int, move: Move, told: list[Event] | None = None) -> None:
        """Play a move, or a result of chance; what happens is added to `told`."""
        state, serial = self.state, self.state.serial
        if by != CHANCE:
            self._recent.append((len(self._marks), state.copy()))
        state.events = told
        state.play(move, None if by == CHANCE else by)
        if by != CHANCE and state.actor == CHANCE:
            state.beat(due=True)
        state.events = None
        self._note(Entry(by, move.text), serial)
        self._keep()

    def accept(self, entries: Sequence[Entry], state: State) -> None:
        """Let happen what was worked out on a copy: entries, and the state after them."""
        self._recent.append((len(self._marks), self.state))
        before, self.state = self.state, state
        for entry in entries:
            self._note(entry, before.serial)
        self._keep()

    def _note(self, entry: Entry, serial: int) -> None:
        """Write down an entry that happened; `serial` is that of the state before it."""
        self.entries.append(entry)
        if entry.is_undo:
            self._cut(self._place(entry.taken_back), entry.right == ALONE)
            return
        self._marks.append(Mark(len(self.entries), self.chances, serial - self._driven))
        self.chances += entry.by == CHANCE

    def _cut(self, length: int, same_luck: bool) -> None:
        """Only the first entries count now, and the state is the one of then."""
        mark = self._marks[length]
        if same_luck:
            self.chances = mark.chances
        self._driven = self.state.serial - mark.serial
        del self._marks[length:]
        while self._recent and self._recent[-1][0] >= length:
            self._recent.pop()
        while self._kept[-1][0] > length:
            self._kept.pop()
        self._keep(KEPT_BACK)

    def _keep(self, least: int = KEPT) -> None:
        """Keep the state, if none was kept for long."""
        if len(self._marks) - self._kept[-1][0] >= least:
            self._kept.append((len(self._marks), self.state.copy()))

    # Looking back.

    @property
    def counting(self) -> list[int]:
        """The numbers of the entries that count: what was taken back does not."""
        return [mark.number for mark in self._marks]

    def _own(self) -> Iterator[int]:
        """The numbers of the entries that count and are no past, the latest first."""
        border = max((until for until, _ in self._past if until <= len(self.entries)), default=0)
        for mark in reversed(self._marks):
            if mark.number <= border:
                return
            yield mark.number

    def last_choice(self, seat: int, right: str = "") -> int:
        """The number of the choice that `seat` may take back; CannotUndo says why there is none."""
        latest = next(self._own(), None)
        if latest is None:
            raise CannotUndo("undo-nothing")
        # The end of the game tells the seed, and with it every card.
        if self.state.over:
            raise CannotUndo("undo-over")
        if right:
            # Chance has no say: a deal that displeases cannot be taken back for a better one.
            for number in self._own():
                if self.entries[number - 1].by == seat != CHANCE:
                    return number
            raise CannotUndo("undo-nothing")
        by = self.entries[latest - 1].by
        if by == CHANCE:
            raise CannotUndo("undo-chance")
        if by != seat:
            raise CannotUndo("undo-not-yours", seat=by)
        if self.state.revealing:
            raise CannotUndo("undo-revealed")
        return latest

    def has_chosen(self, seats: Sequence[int]) -> bool:
        """Whether one of some seats has a choice that could be taken back, if all agreed to it."""
        if self.state.over:
            return False
        return any(self.entries[number - 1].by in seats for number in self._own())

    def last_chooser(self, seats: Sequence[int]) -> int | None:
        """Which of some seats chose last, of the choices that count."""
        choosers = (self.entries[mark.number - 1].by for mark in reversed(self._marks))
        return next((by for by in choosers if by in seats), None)

    def before(self, number: int) -> State:
        """The state before an entry that counts. Its question is a new one, so that answers to the
        old come too late; but while others are asked together with it, they keep theirs."""
        at = self._place(number)
        now = self.state.serial
        again = next((state.copy() for length, state in self._recent if length == at), None)
        if again is None:
            again = self._replayed(at)
        same = self._marks[at].serial == now - self._driven
        again.serial = now if same else now + 1
        return again

    def _place(self, number: int) -> int:
        """Which of the marks an entry has."""
        return bisect_left(self._marks, number, key=lambda mark: mark.number)

    def _replayed(self, length: int) -> State:
        """The state after the first entries that count; its serial may be another."""
        begin, kept = self._kept[bisect_right(self._kept, length, key=lambda pair: pair[0]) - 1]
        state = kept.copy()
        for mark in self._marks[begin:length]:
            entry = self.entries[mark.number - 1]
            state.play(self.game.parse(entry.move), None if entry.by == CHANCE else entry.by)
        return state
