# interpreted: one call a move.
"""A Match: a state, the dealer and the log in one hand. Chance plays itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.errors import BadLog, BadOption, IllegalMove, NotYourTurn, TooLate
from kachidoki.kernel.event import Beat, Event, Heard, Question
from kachidoki.kernel.game import Game, Setup, lookup
from kachidoki.kernel.log import NO_PAST, Header, Log, Past
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State, View
from kachidoki.kernel.timeline import AGREED, ALONE, Entry, Timeline, undo, undone

# Long enough for any name, short enough for any table.
LONGEST_NAME = 80


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
class Advance:
    """A choice, or an undo, worked out but not yet part of the match: its entries with all chance
    that follows, what happens, the state after it, and the beats on the way."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    state: State
    beats: tuple[Beat, ...] = ()


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
        past: Past = NO_PAST,
        **options: object,
    ) -> None:
        game = game if isinstance(game, Game) else lookup(game)
        setup = game.setup(players, mode, options)
        names = _names(seats, players)
        self.game = game.edition(setup.options)
        self._dealer = Dealer.of(seed)
        commitment = past.commitment(self._dealer)
        header = Header(setup, game.rules, names, commitment, past.seeds)
        self._begin(header, past.entries)

    @classmethod
    def playing_on(
        cls, past: Past, setup: Setup, seed: int | bytes | None = None, seats: Sequence[str] = ()
    ) -> "Match":
        """A match that plays on from what `Log.past` gives, with luck of its own. The set-up is
        checked anew: an earlier version may have settled it."""
        players, mode, options = setup.players, setup.mode, setup.options
        return cls(setup.game, players, mode, seed, seats=seats, past=past, **options)

    @classmethod
    def resume(cls, log: Log) -> "Match":
        """Go on with a saved match. The log must hold its seed, or no card could be dealt."""
        match = cls.__new__(cls)
        match.game = log.game
        match._dealer = Dealer(log.told_seed())
        if log.begun.commitment(match._dealer) != log.header.commitment:
            raise BadLog("log-bad-seed", line=len(log) + 2)
        match._begin(log.header, log.entries)
        return match

    def _begin(self, header: Header, entries: Sequence[Entry]) -> None:
        # What was settled before the first deal; everyone may know it.
        self.header = header
        self.timeline = Timeline(self.game, header.setup, header.past)
        # Everything that happened, for all seats; give away only `Event.seen_by`.
        self.events: list[Event] = []
        # The beats of what happened last; they count the events from the first of `events` on.
        self.beats: tuple[Beat, ...] = ()
        self.follow(entries)
        heard = Heard()
        while self.state.actor == CHANCE:
            dealt = self.state.chance(self._dealer.source(self.timeline.chances))
            self.timeline.enter(CHANCE, dealt, heard)
        self._tell(heard)

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def log(self) -> Log:
        """The log so far, with every deal: not for players' eyes before the game is over.

        It holds the seed when the game is over, not before.
        """
        seed = self._dealer.secret if self.state.over else None
        return Log(self.game, self.header, list(self.timeline.entries), seed)

    def secret_log(self) -> Log:
        """The log with its seed, to resume from. Whoever reads it can foretell every deal."""
        return Log(self.game, self.header, list(self.timeline.entries), self._dealer.secret)

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
    ) -> Advance:
        """What `play` would do, without doing it: so that it can be stored before it happens."""
        if question is not None:
            asked = self.state.question(seat)
            if asked is None or asked.id != question:
                raise TooLate("too-late", question=question[:40])
        who = int(self.state.actor) if seat is None else seat
        parsed = self._meant(move, who)
        state = self.state.copy()
        heard = state.events = Heard()
        state.play(parsed, who)
        entries = [Entry(who, parsed.text)]
        if state.actor == CHANCE:
            state.beat(due=True)
        chances = self.timeline.chances
        while state.actor == CHANCE:
            dealt = state.chance(self._dealer.source(chances))
            state.play(dealt)
            entries.append(Entry(CHANCE, dealt.text))
            chances += 1
        state.events = None
        return Advance(tuple(entries), tuple(heard), state, heard.within())

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

    def propose_undo(self, seat: int, agreed: bool = False, alone: bool = False) -> Advance:
        """What `undo` would do. With `agreed`, by consent of everybody, or `alone`, where no other
        person plays, nothing but the end of the game stands in the way: the last choice of `seat`
        goes, with all that came after it. Alone, the luck after it is the same again."""
        right = ALONE if alone else AGREED if agreed else ""
        number = self.timeline.last_choice(seat, right)
        entry = undo(seat, number, right)
        return Advance((entry,), (undone(entry),), self.timeline.before(number))

    def accept(self, advance: Advance) -> list[Event]:
        """Let what was proposed happen. Nothing may have happened since it was proposed."""
        self.timeline.accept(advance.entries, advance.state)
        heard = Heard(advance.events, advance.beats)
        self._tell(heard)
        return heard

    def follow(self, entries: Sequence[Entry]) -> list[Event]:
        """Let happen what a log says happened next."""
        heard = Heard()
        for entry in entries:
            if entry.by != CHANCE:
                # Who hears of many choices at once does not look at each of them.
                heard.beats.clear()
            self.timeline.follow(entry, heard)
        self._tell(heard)
        return heard

    def _tell(self, heard: Heard) -> None:
        self.beats = heard.within(len(self.events))
        self.events += heard
