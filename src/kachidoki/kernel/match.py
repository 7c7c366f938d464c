# interpreted: one call a move.
"""A Match: a state, the dealer and the log in one hand. Chance plays itself."""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.errors import BadLog, BadOption, IllegalMove, NotYourTurn, TooLate
from kachidoki.kernel.event import Event, Question
from kachidoki.kernel.game import Game, Setup, lookup
from kachidoki.kernel.log import (
    AGREED,
    ALONE,
    NO_PAST,
    Entry,
    Header,
    Log,
    Past,
    is_undo,
    last_choice,
    undo_number,
    undo_text,
    undone,
)
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State, View

# Long enough for any name, short enough for any table.
LONGEST_NAME = 80
# Choices that can be taken back without playing anything again.
RECENT = 2
# A state is kept after about so many entries, from which earlier ones are played again; after fewer
# where something was taken back, as it may be there that it is taken back again.
KEPT, KEPT_BACK = 64, 8


@dataclass(frozen=True, slots=True)
class Mark:
    """An entry that counts: its number, how often chance had dealt before it, and the serial of the
    state before the choice, had nothing ever been taken back."""

    number: int
    chances: int
    serial: int


def _names(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat; none at all leaves them empty."""
    if not isinstance(seats, (list, tuple)):
        raise BadOption("seat-names", players=players, found=0)
    if not seats:
        return ("",) * players
    good = [name for name in seats if isinstance(name, str) and len(name) <= LONGEST_NAME]
    # Half a character cannot be written to a file.
    good = [name for name in good if name.encode("utf-8", "ignore").decode() == name]
    if len(seats) != players or len(good) != players:
        raise BadOption("seat-names", players=players, found=len(good))
    return tuple(good)


@dataclass(frozen=True, slots=True)
class Turn:
    """A choice, or an undo, worked out but not yet part of the match: its entries with all chance
    that follows, what happens, and the state after it."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    state: State


class Match:
    """One match from its first deal on. `seed` None deals from fresh secret randomness; without a
    mode it is the first one of the game."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        mode: str | None = None,
        seed: int | bytes | None = None,
        *,
        seats: Sequence[str] = (),
        **options: object,
    ) -> None:
        game = game if isinstance(game, Game) else lookup(game)
        self._settle(game, game.setup(players, mode, options), seed, seats, NO_PAST)

    @classmethod
    def playing_on(
        cls,
        past: Past,
        setup: Setup,
        seed: int | bytes | None = None,
        seats: Sequence[str] = (),
    ) -> "Match":
        """A match that plays on from what `Log.past` gives, with luck of its own. The set-up is
        checked anew: an earlier version may have settled it."""
        game = lookup(setup.game)
        settled = game.setup(setup.players, setup.mode, setup.options)
        match = cls.__new__(cls)
        match._settle(game, settled, seed, seats, past)
        return match

    def _settle(
        self,
        game: Game,
        setup: Setup,
        seed: int | bytes | None,
        seats: Sequence[str],
        past: Past,
    ) -> None:
        names = _names(seats, setup.players)
        self.game = game
        self._dealer = Dealer.of(seed)
        commitment = past.commitment(self._dealer)
        header = Header(setup, game.rules, names, commitment, past.seeds)
        self._log = Log(game, header)
        self._begin(past.entries)

    @classmethod
    def resume(cls, log: Log) -> "Match":
        """Go on with a saved match. The log must hold its seed, or no card could be dealt."""
        if log.seed is None:
            raise BadLog("log-no-seed", line=len(log) + 2)
        match = cls.__new__(cls)
        match.game = log.game
        match._dealer = Dealer(log.seed)
        if log.begun.commitment(match._dealer) != log.header.commitment:
            raise BadLog("log-bad-seed", line=len(log) + 2)
        match._log = Log(log.game, log.header)
        match._begin(log.entries)
        return match

    def _begin(self, entries: Sequence[Entry] = ()) -> None:
        self.state: State = self._log.start()
        # Everything that happened, for all seats; give away only `Event.seen_by`.
        self.events: list[Event] = []
        self._chances = 0
        # The entries that count.
        self._line: list[Mark] = []
        # How far what was taken back has driven the serial on.
        self._driven = 0
        # The states before the last choices, each with the length that the line had.
        self._recent: deque[tuple[int, State]] = deque(maxlen=RECENT)
        # Some states along the line, with its length then; the first is its beginning.
        self._kept: list[tuple[int, State]] = [(0, self.state.copy())]
        self.follow(entries)
        self._deal()

    @property
    def log(self) -> Log:
        """The log so far, with every deal: not for players' eyes before the game is over.

        It holds the seed when the game is over, not before.
        """
        seed = self._dealer.secret if self.state.over else None
        return Log(self.game, self._log.header, list(self._log.entries), seed)

    def secret_log(self) -> Log:
        """The log with its seed, to resume from. Whoever reads it can foretell every deal."""
        return Log(self.game, self._log.header, list(self._log.entries), self._dealer.secret)

    @property
    def header(self) -> Header:
        """What was settled before the first deal; everyone may know it."""
        return self._log.header

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def question(self, seat: int | None = None) -> Question | None:
        return self.state.question(seat)

    def play(
        self, move: Move | str, seat: int | None = None, question: str | None = None
    ) -> list[Event]:
        """Play a seat's move, then all chance that follows; the events of both.

        With `question`, the id of the question answered, an answer that comes too late is refused.
        """
        return self.accept(self.propose(move, seat, question))

    def check(self, move: Move | str, seat: int) -> None:
        """Raise what `play` would raise for this move, and play nothing."""
        parsed = self._meant(move, seat)
        refusal = self.state.refusal(parsed, seat)
        if refusal is not None:
            raise IllegalMove(refusal.reason, refusal.rule, **refusal.values)

    def propose(
        self, move: Move | str, seat: int | None = None, question: str | None = None
    ) -> Turn:
        """What `play` would do, without doing it: so that it can be stored before it happens."""
        if question is not None:
            asked = self.state.question(seat)
            if asked is None or asked.id != question:
                raise TooLate("too-late", question=question[:40])
        who = int(self.state.actor) if seat is None else seat
        parsed = self._meant(move, who)
        state = self.state.copy()
        events = state.events = []
        state.play(parsed, who)
        entries = [Entry(who, parsed.text)]
        chances = self._chances
        while state.actor == CHANCE:
            dealt = state.chance(self._dealer.source(chances))
            state.play(dealt)
            entries.append(Entry(CHANCE, dealt.text))
            chances += 1
        state.events = None
        return Turn(tuple(entries), tuple(events), state)

    def _meant(self, move: Move | str, seat: int) -> Move:
        """The move that was written, if the game goes on and `seat` is asked."""
        parsed = self.game.parse(move) if isinstance(move, str) else move
        if self.state.over:
            raise TooLate("game-over")
        if seat not in self.state.actors:
            raise NotYourTurn("not-your-turn", seat=seat)
        return parsed

    def undo(self, seat: int) -> list[Event]:
        """Take back the last choice of `seat`, if nobody acted since and nothing was revealed."""
        return self.accept(self.propose_undo(seat))

    def propose_undo(self, seat: int, agreed: bool = False, alone: bool = False) -> Turn:
        """What `undo` would do. With `agreed`, by consent of everybody, or `alone`, where no other
        person plays, nothing but the end of the game stands in the way: the last choice of `seat`
        goes, with all that came after it. Alone, the luck after it is the same again."""
        right = ALONE if alone else AGREED if agreed else ""
        entries = self._log.entries
        border = self.header.border(len(entries) + 1)
        line = [mark.number for mark in self._line]
        number = last_choice(entries, line, seat, self.state, border, bool(right))
        undo = Entry(seat, undo_text(number, right))
        return Turn((undo,), (undone(undo),), self._before(number))

    def has_chosen(self, seats: Sequence[int]) -> bool:
        """Whether one of some seats has a choice that could be taken back, if all agreed to it."""
        if self.state.over:
            return False
        entries = self._log.entries
        border = self.header.border(len(entries) + 1)
        for mark in reversed(self._line):
            if mark.number <= border:
                return False
            if entries[mark.number - 1].by in seats:
                return True
        return False

    def last_chooser(self, seats: Sequence[int]) -> int | None:
        """Which of some seats chose last, of the choices that count."""
        choosers = (self._log.entries[mark.number - 1].by for mark in reversed(self._line))
        return next((by for by in choosers if by in seats), None)

    def _before(self, number: int) -> State:
        """The state before an entry that counts, with a question of its own (see Log.steps)."""
        at = self._place(number)
        now = self.state.serial
        again = next((state.copy() for length, state in self._recent if length == at), None)
        if again is None:
            again = self._replayed(at)
        same = self._line[at].serial == now - self._driven
        again.serial = now if same else now + 1
        return again

    def _place(self, number: int) -> int:
        """Where on the line an entry is."""
        return bisect_left(self._line, number, key=lambda mark: mark.number)

    def _replayed(self, length: int) -> State:
        """The state after the first entries that count; its serial may be another."""
        begin, kept = self._kept[bisect_right(self._kept, length, key=lambda pair: pair[0]) - 1]
        state = kept.copy()
        for mark in self._line[begin:length]:
            entry = self._log.entries[mark.number - 1]
            state.play(self.game.parse(entry.move), None if entry.by == CHANCE else entry.by)
        return state

    def accept(self, turn: Turn) -> list[Event]:
        """Let what was proposed happen. Nothing may have happened since it was proposed."""
        self._recent.append((len(self._line), self.state))
        before, self.state = self.state, turn.state
        for entry in turn.entries:
            self._note(entry, before.serial)
        self._keep()
        self.events += turn.events
        return list(turn.events)

    def before_chance(self) -> tuple[State, int] | None:
        """Where chance followed the last choice: the state between the two, and how many events the
        choice itself made. Otherwise None."""
        entries = self._log.entries
        if not self._recent or not entries or entries[-1].by != CHANCE:
            return None
        choice = next((entry for entry in reversed(entries) if entry.by != CHANCE), None)
        if choice is None or is_undo(choice):
            return None
        state = self._recent[-1][1].copy()
        events: list[Event] = []
        state.events = events
        state.play(self.game.parse(choice.move), choice.by)
        state.events = None
        return state, len(events)

    def follow(self, entries: Sequence[Entry]) -> list[Event]:
        """Let happen what a log says happened next."""
        known = len(self.events)
        for entry in entries:
            if is_undo(entry):
                before, self.state = self.state, self._before(undo_number(entry))
                self._note(entry, before.serial)
                self.events.append(undone(entry))
            else:
                self._enter(entry.by, self.game.parse(entry.move))
        return self.events[known:]

    def _deal(self) -> None:
        while self.state.actor == CHANCE:
            self._enter(CHANCE, self.state.chance(self._dealer.source(self._chances)))

    def _enter(self, by: int, move: Move) -> None:
        state, serial = self.state, self.state.serial
        if by != CHANCE:
            self._recent.append((len(self._line), state.copy()))
        state.events = self.events
        state.play(move, None if by == CHANCE else by)
        state.events = None
        self._note(Entry(by, move.text), serial)
        self._keep()

    def _note(self, entry: Entry, serial: int) -> None:
        """Write an entry that happened into the log; `serial` is that of the state before it."""
        self._log.entries.append(entry)
        if is_undo(entry):
            self._cut(self._place(undo_number(entry)), entry.move.endswith(ALONE))
            return
        self._line.append(Mark(len(self._log.entries), self._chances, serial - self._driven))
        self._chances += entry.by == CHANCE

    def _cut(self, length: int, same_luck: bool) -> None:
        """The line ends here again, and the state is the one of then."""
        mark = self._line[length]
        if same_luck:
            self._chances = mark.chances
        self._driven = self.state.serial - mark.serial
        del self._line[length:]
        while self._recent and self._recent[-1][0] >= length:
            self._recent.pop()
        while self._kept[-1][0] > length:
            self._kept.pop()
        self._keep(KEPT_BACK)

    def _keep(self, least: int = KEPT) -> None:
        """Keep the state, if none was kept for long."""
        if len(self._line) - self._kept[-1][0] >= least:
            self._kept.append((len(self._line), self.state.copy()))
