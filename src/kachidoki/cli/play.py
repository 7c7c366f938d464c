"""Playing at the terminal, alone against bots or several people at one keyboard."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from kachidoki.bots.bot import Bot, Follower, Thought
from kachidoki.bots.search import Search
from kachidoki.cli import answer, store
from kachidoki.cli.drawings import look
from kachidoki.cli.rulebook import show_section, show_sections
from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import Seat, bots_of, level_title, names_of
from kachidoki.cli.seats import read as read_seats
from kachidoki.cli.trouble import Complaint, load
from kachidoki.kernel.errors import CannotUndo, KachidokiError
from kachidoki.kernel.event import Event
from kachidoki.kernel.game import Game, Sides
from kachidoki.kernel.log import Log
from kachidoki.kernel.match import Match
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, State, View
from kachidoki.text import Texts

HINT_SECONDS = 0.5
HINT_MOVES = 3
BAR = 20
# What is shown of the past, at most: a part of the screen (a smaller one of a low screen), or so
# many lines after loading.
LOW_SCREEN, TINY_SCREEN = 40, 30
NEWS_PART, NEWS_PART_LOW, NEWS_TINY = 3, 5, 2
NEWS_AFTER_LOADING = 8
# The commands at a question; each also has a word of the language, `cli-word-<command>`.
COMMANDS = ("help", "hint", "undo", "log", "rules", "card", "table", "save", "load", "quit")
# Those that take a word or a file.
WITH_WORDS = ("rules", "card", "save", "load")


class Leave(Exception):
    """The person wants to go; the game is kept."""


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: list[Seat],
        path: Path,
        seed: int | None = None,
    ) -> None:
        self.screen = screen
        self.texts = screen.texts
        self._sit(match, seats, bots_of(seats, seed))
        # Where the game keeps itself, whatever happens.
        self.path = path
        self.words: dict[str, str] = {}
        for command in self._commands():
            self.words[answer.simple(self.texts.say(f"cli-word-{command}"))] = command
        for command in self._commands():
            self.words[command] = command
        self.words["?"] = "help"

    def _sit(self, match: Match, seats: list[Seat], bots: dict[int, Bot]) -> None:
        self.match = match
        self.seats = seats
        self.bots = {seat: Follower(bot) for seat, bot in bots.items()}
        self.names = names_of(seats, self.texts)
        self.people = [at for at, seat in enumerate(seats) if not seat.bot]
        self.look = look(match.game.id)
        # How many events each seat has read, and who sits at the keyboard.
        self.read = [0] * len(seats)
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._warned = False

    def run(self) -> int:
        """Play to the end, and again while somebody wants to; or until the person leaves. The exit
        code."""
        try:
            self._run()
            while self._again():
                self._run()
        except Leave:
            self._leave()
        except KeyboardInterrupt:
            self.screen.line()
            if not self.match.over:
                self._leave()
            return 130
        return 0

    def _run(self) -> None:
        self._greet()
        while not self.match.over:
            seat = self._next()
            if seat in self.bots:
                self._let_bot(seat)
            else:
                self._ask(seat)
        self._finish()

    # Turns.

    def _next(self) -> int:
        """Who answers now; where one answers for several, a person if there is one."""
        state = self.match.state
        people = [seat for seat in state.actors if seat not in self.bots] if state.shared else []
        return (people or state.actors)[0]

    def _let_bot(self, seat: int) -> None:
        name = self.texts.called(seat, self.names, None)
        with self.screen.waiting(self.texts.say("cli-thinking", name=name)):
            move = self.bots[seat].choose(self.match.view(seat))
            self.screen.pace()
        self._play(move, seat)

    def _ask(self, seat: int) -> None:
        """Ask a person until a move is played, or the game has become another one."""
        view = self.match.view(seat)
        if [move.text for move in view.moves] == ["pass"]:
            # Asked only lest somebody could tell that there is nothing else to do.
            self._play(view.moves[0], seat)
            return
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self._autosave()
        self._show(view)
        while True:
            line = self.screen.ask()
            if line is None:
                raise Leave
            try:
                if not line.strip():
                    self._show(view)
                elif self._obey(line, view):
                    return
            except Complaint as complaint:
                self.screen.wrong(complaint.said(self.texts))
            except KachidokiError as error:
                self.screen.wrong(self.texts.error(error, self.names, seat))

    def _obey(self, line: str, view: View) -> bool:
        """Do a command or play a move. True when the question is no longer open."""
        assert view.seat is not None
        word, _, rest = line.strip().partition(" ")
        command = self.words.get(answer.simple(word))
        if command is None or (rest.strip() and command not in WITH_WORDS):
            moves = grouped(self.match.game, view.moves)
            move = answer.read(line, moves, self.match.game, self.texts, self.names, view.seat)
            known = len(self.match.events)
            self._play(move, view.seat)
            self.read[view.seat] = max(self.read[view.seat], known)
            return True
        act: Callable[[str, View], bool] = getattr(self, f"_{command}")
        return act(rest.strip(), view)

    def _play(self, move: Move, seat: int) -> None:
        entries = len(self.match.log)
        known = len(self.match.events)
        self._tell(self.match.play(move, seat))
        log = self.match.log
        dealt = [at for at in range(entries, len(log)) if log.entries[at].by == CHANCE]
        if dealt and not self.screen.plain:
            before = next(step for step in log.steps() if step.number == dealt[0])
            self._before_chance(before.state, known + len(before.events))

    def _before_chance(self, state: State, events: int) -> None:
        """Chance has changed the table already: show how it was, as at the end of a round."""
        self.screen.clear(everything=len(self.people) > 1)
        viewer = self._viewer()
        self.screen.show(self.look.draw(state.view(viewer), self.texts, self.names))
        self._show_news(viewer, events)
        if viewer is not None:
            self.read[viewer] = events
        if not self.screen.pause():
            raise Leave

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the hand of another: the screen is empty until the next one is there."""
        self.screen.clear(everything=True)
        self.screen.say("cli-pass", name=self.names[seat])
        if self.screen.ask(self.texts.say("cli-ready") + " ") is None:
            raise Leave
        self.screen.clear(everything=True)
        self.at_keyboard = seat

    # Showing.

    def _viewer(self) -> int | None:
        """Whose eyes may be on the screen while nobody is asked."""
        return self.people[0] if len(self.people) == 1 else None

    def _sides(self) -> Sides:
        """Who plays with whom."""
        return self.match.game.sides(self.match.header.players, self.match.header.mode)

    def _greet(self) -> None:
        header = self.match.log.header
        mode = self.texts.mode(header.mode)[0]
        self.screen.heading(f"{self.texts.title()} · {mode}")
        for at, seat in enumerate(self.seats):
            name = self.texts.called(at, self.names, self._viewer())
            level = level_title(seat.bot, self.texts) if seat.bot else ""
            self.screen.line(f"  {name}" + (f" ({level})" if level else ""))
        for side in self._sides():
            if len(side) > 1:
                names = [self.texts.called(at, self.names, self._viewer()) for at in side]
                self.screen.say("cli-together", names=self.texts.join(names))
        self.screen.say("cli-welcome")
        if self.screen.plain:
            self._tell(self.match.events)
        elif not self.screen.pause():
            raise Leave

    def _tell(self, events: list[Event]) -> None:
        """Say what happens as it happens, to all who may be looking."""
        if self.screen.plain and len(self.people) > 1:
            return
        viewer = self._viewer()
        for event in events:
            self.screen.line(self.texts.event(event.seen_by(viewer), self.names, viewer))
        if self.screen.plain and viewer is not None:
            self.read[viewer] = len(self.match.events)

    def _show(self, view: View) -> None:
        self.screen.clear()
        self.page(view)

    def page(self, view: View) -> None:
        """The table, what happened, the question and the answers."""
        assert view.seat is not None
        assert view.question is not None
        if self.screen.plain:
            self._show_news(view.seat)
            self.screen.lines(self.look.tell(view, self.texts, self.names))
        else:
            self.screen.show(self.look.draw(view, self.texts, self.names))
            self._show_news(view.seat)
        question = self.texts.question(view.question, self.names, view.seat)
        title = self.texts.rule(view.question.rule)[0]
        if self.screen.plain:
            self.screen.line(f"{question} ({title})")
        else:
            self.screen.line(question, "bold")
            self.screen.line(title, "dim")
        moves = grouped(self.match.game, view.moves)
        low = self.screen.console.height < LOW_SCREEN
        labels = self._labels(moves, view, short=low and not self.screen.plain)
        groups = [group(self.match.game, move, places=not low) for move in moves]
        numbered = [(str(at), label) for at, label in enumerate(labels, 1)]
        self.screen.listed(numbered, groups)
        self.screen.line(self.texts.say("cli-how"), style="dim")

    def _labels(self, moves: Sequence[Move], view: View, short: bool = False) -> list[str]:
        """Moves in words; where room is short, they name places and not what lies there."""
        labels = self.texts.moves(moves, self.names, view.seat)
        if self.look.labels is None:
            return labels
        named = self.look.labels(view, self.texts, moves)
        if short:
            places = ["place" in self.match.game.describe(move)[1] for move in moves]
            named = ["" if place else name for name, place in zip(named, places, strict=True)]
        return [name or label for name, label in zip(named, labels, strict=True)]

    def _show_news(self, viewer: int | None, until: int | None = None) -> None:
        """What `viewer` has not read; a spectator looks over everybody's shoulder."""
        first = self.read[viewer] if viewer is not None else max(self.read)
        news = self.match.events[first:until]
        if not self.screen.plain and self.screen.console.height < TINY_SCREEN:
            news = news[-NEWS_TINY:]
        elif news and not self.screen.plain:
            self.screen.heading(self.texts.say("cli-news"))
            height = self.screen.console.height
            most = max(4, height // (NEWS_PART_LOW if height < LOW_SCREEN else NEWS_PART))
            if len(news) > most:
                self.screen.line("  " + self.texts.say("cli-more-news"), style="dim")
                news = news[-most:]
        for event in news:
            said = self.texts.event(event.seen_by(viewer), self.names, viewer)
            self.screen.line(said if self.screen.plain else f"  {said}")

    # Commands: each gets the rest of the line, and says whether the question is no longer open.

    def _commands(self) -> list[str]:
        """The commands that this game has."""
        return [name for name in COMMANDS if name != "card" or self.look.card is not None]

    def _help(self, rest: str, view: View) -> bool:
        assert view.question is not None
        example = view.moves[0]
        label = self._labels([example], view)[0]
        self.screen.say("cli-help-move", text=example.text, label=label)
        sections = self.match.game.vocabulary.sections
        other = next((name for name in sections if name != view.question.rule), sections[0])
        for command in self._commands():
            word = self.texts.say(f"cli-word-{command}")
            if command == "undo" and self._alone():
                about = self.texts.say("cli-help-undo-alone")
            elif command == "rules":
                about = self.texts.say("cli-help-rules", section=other)
            else:
                about = self.texts.say(f"cli-help-{command}")
            self.screen.line("  " + self.texts.say("cli-of", name=word, facts=about))
        if self.look.legend is not None and not self.screen.plain:
            self.screen.line("  " + self.look.legend(self.texts))
        return False

    def _hint(self, rest: str, view: View) -> bool:
        if len(view.moves) == 1:
            only = self._labels(view.moves, view)[0]
            self.screen.say("cli-hint-only", move=only)
            return False
        with self.screen.waiting(self.texts.say("cli-hint-thinking")):
            thought = Search(0, seconds=HINT_SECONDS).think(view)
        show_thought(self.screen, thought, lambda moves: self._labels(moves, view))
        return False

    def _undo(self, rest: str, view: View) -> bool:
        assert view.seat is not None
        known = len(self.match.events)
        if self._alone():
            self._tell(self._take_back(view.seat))
        else:
            self._tell(self.match.undo(view.seat))
        self.read[view.seat] = max(self.read[view.seat], known)
        return True

    def _alone(self) -> bool:
        """Whether one person plays, against bots or the game: who takes back cheats nobody."""
        return len(self.people) == 1

    def _take_back(self, seat: int) -> list[Event]:
        """Take back the last choice, whatever came after it. To pass where there was nothing else
        to do was no choice: it goes with the one before it."""
        events = self.match.accept(self.match.propose_undo(seat, alone=True))
        while [move.text for move in self.match.state.moves(seat)] == ["pass"]:
            try:
                turn = self.match.propose_undo(seat, alone=True)
            except CannotUndo:
                break
            events = self.match.accept(turn)
        return events

    def _log(self, rest: str, view: View) -> bool:
        self.screen.heading(self.texts.say("cli-log"))
        for event in self.match.events:
            self.screen.line(self.texts.event(event.seen_by(view.seat), self.names, view.seat))
        return False

    def _rules(self, rest: str, view: View) -> bool:
        assert view.question is not None
        section = rest.partition(" ")[0] if rest else view.question.rule
        show_section(self.screen, self.match.game, section)
        if not rest:
            show_sections(self.screen, self.match.game)
        return False

    def _card(self, rest: str, view: View) -> bool:
        assert self.look.card is not None
        for text, style in self.look.card(view, self.texts, rest):
            self.screen.line(text, style)
        return False

    def _table(self, rest: str, view: View) -> bool:
        self._show(view)
        return False

    def _save(self, rest: str, view: View) -> bool:
        if not rest:
            store.keep(self.match, self.path)
            self.screen.say("cli-saved", path=str(self.path))
        else:
            self.screen.say("cli-saved", path=str(store.keep_as(self.match, rest)))
        self.screen.say("cli-saved-seed")
        return False

    def _load(self, rest: str, view: View) -> bool:
        if not rest:
            raise Complaint("load-what")
        rest = store.named(rest)
        match, seats = resume(load(rest))
        if match.game.id != self.match.game.id:
            raise Complaint("other-game", game=match.game.id)
        self._autosave()
        self._sit(match, seats, bots_of(seats, None))
        self.skip_old_news()
        self.path = store.going_on(rest, match.game.id)
        return True

    def _quit(self, rest: str, view: View) -> bool:
        raise Leave

    # Ends.

    def skip_old_news(self) -> None:
        """After loading: what happened long ago is in the log."""
        self.read = [max(0, len(self.match.events) - NEWS_AFTER_LOADING)] * len(self.seats)

    def _autosave(self) -> bool:
        """Keep the game. A folder that cannot be written is no reason to stop playing."""
        try:
            store.keep(self.match, self.path)
        except Complaint as complaint:
            if not self._warned:
                self.screen.wrong(complaint.said(self.texts))
                self._warned = True
            return False
        return True

    def _leave(self) -> None:
        if self._autosave():
            self.screen.say("cli-kept", path=str(self.path))
            self.screen.line(f"  kachidoki play --load {shlex.quote(str(self.path))}")
        else:
            self.screen.say("cli-not-kept")

    def _finish(self) -> None:
        viewer = self._viewer()
        state = self.match.state
        if self.screen.plain:
            self._show_news(viewer)
            self.screen.lines(self.look.tell(state.view(viewer), self.texts, self.names))
        else:
            self.screen.clear(everything=len(self.people) > 1)
            self.screen.show(self.look.draw(state.view(viewer), self.texts, self.names))
            self._show_news(viewer)
        show_result(self.screen, state, self._sides(), self.names, viewer)
        if self._autosave():
            self.screen.say("cli-log-written", path=str(self.path))
            self.screen.line(f"  kachidoki replay {shlex.quote(str(self.path))}")
            self.screen.line(f"  kachidoki verify {shlex.quote(str(self.path))}")

    def _again(self) -> bool:
        """Deal the same game anew, if whoever sits at the keyboard asks for it."""
        if not self.screen.typing:
            return False
        line = self.screen.ask(self.texts.say("cli-again") + " ")
        word = "" if line is None else answer.simple(line.strip())
        if word not in ("again", answer.simple(self.texts.say("cli-word-again"))):
            return False
        header = self.match.header
        options: dict[str, Any] = dict(header.options)
        seats = [seat.written() for seat in self.seats]
        match = Match(self.match.game, header.players, header.mode, seats=seats, **options)
        self._sit(match, self.seats, bots_of(self.seats, None))
        self.path = store.fresh(match.game.id)
        return True


def grouped(game: Game, moves: Sequence[Move]) -> list[Move]:
    """The moves as they are numbered: those of one sort together, in the order of all moves."""
    sorts = list(dict.fromkeys(game.describe(move)[0] for move in moves))
    return sorted(moves, key=lambda move: (sorts.index(game.describe(move)[0]), move.index))


def group(game: Game, move: Move, places: bool = True) -> str:
    """Moves of one sort, and to one place if they name one, stand on one line; where room is short,
    all of one sort."""
    key, values = game.describe(move)
    return f"{key} {values.get('place', '') if places else ''}"


def resume(log: Log) -> tuple[Match, list[Seat]]:
    """A saved game and who plays it."""
    match = Match.resume(log)
    if match.over:
        raise Complaint("finished")
    seats = read_seats(log.header.seats)
    if all(seat.bot for seat in seats):
        raise Complaint("no-people")
    return match, seats


def show_thought(
    screen: Screen, thought: Thought, said: Callable[[Sequence[Move]], list[str]]
) -> None:
    """The best moves with the chance to win that the search expects of each."""
    texts = screen.texts
    lines = [line for line in thought.lines if line.visits > 0][:HINT_MOVES]
    # The search puts first what it looked at most; a reader expects the best chance there.
    lines.sort(key=lambda line: -line.value)
    labels = said([line.move for line in lines])
    screen.say("cli-hint", count=thought.simulations)
    if screen.plain:
        for line, label in zip(lines, labels, strict=True):
            screen.say("cli-of", name=label, facts=percent(texts, line.value))
        return
    table = Table.grid(padding=(0, 2))
    for line, label in zip(lines, labels, strict=True):
        full = round(line.value * BAR)
        bar = Text("━" * full, style="green").append("╌" * (BAR - full), style="dim")
        table.add_row("", Text(label, style="bold"), bar, percent(texts, line.value))
    screen.show(table)


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    number = f"{100 * share:.{digits}f}"
    return texts.say("cli-percent", number=decimal(texts, number))


def decimal(texts: Texts, number: str) -> str:
    """A number with the decimal sign of the language."""
    return number.replace(".", texts.say("cli-decimal"))


def show_result(
    screen: Screen, state: State, sides: Sides, names: list[str], viewer: int | None
) -> None:
    """The points of all, the best first; those of partners together, if they have the same."""
    texts = screen.texts
    screen.heading(texts.say("cli-result"))
    lines: list[tuple[int, ...]] = []
    for side in sides:
        alike = len({state.scores[seat] for seat in side}) == 1
        lines += [side] if alike else [(seat,) for seat in side]
    for side in sorted(lines, key=lambda s: (s[0] not in state.winners, -state.scores[s[0]])):
        won = side[0] in state.winners
        name = texts.join([texts.called(seat, names, viewer) for seat in side])
        points = texts.say("cli-points", count=state.scores[side[0]])
        said = texts.say("cli-of", name=name, facts=points)
        if screen.plain:
            screen.line(f"{said}.{' ' + texts.say('cli-winner') if won else ''}")
        else:
            screen.line(f"  {'★' if won else ' '} {said}", "bold" if won else "")
