"""Playing at the terminal, alone against bots or several people at one keyboard."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from kachidoki.bots.search import Search
from kachidoki.cli import answer, store
from kachidoki.cli.drawings import look, painted
from kachidoki.cli.rulebook import show_section, show_sections
from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import names_of
from kachidoki.cli.seats import read as read_seats
from kachidoki.cli.shown import group, grouped, show_result, show_seats, show_thought
from kachidoki.cli.trouble import Complaint, load
from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import State, View
from kachidoki.tables.local import LocalHouse
from kachidoki.text import Texts

HINT_SECONDS = 0.5
# How much of the past is shown at most: a part of the screen (a smaller one of a low screen), and
# after loading a number of lines.
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

    def __init__(self, screen: Screen, house: LocalHouse, path: Path) -> None:
        self.screen = screen
        self._sit(house)
        # Where the game keeps itself, whatever happens.
        self.path = path
        self.words = {"?": "help"}
        for command in self._commands():
            own = answer.simple(self.texts.say(f"cli-word-{command}"))
            self.words |= {own: command, command: command}

    def _sit(self, house: LocalHouse) -> None:
        self.house = house
        # The words of the edition that is played.
        self.texts = self.screen.texts = Texts(self.screen.texts.language, house.game)
        self.seats = house.table.seats
        self.names = names_of(self.seats, self.texts)
        self.look = look(house.game.id)
        # How many events each seat has read, and who sits at the keyboard.
        self.read = [0] * len(self.seats)
        self.at_keyboard = self._viewer()
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
            if not self.house.match.over:
                self._leave()
            return 130
        return 0

    def _run(self) -> None:
        self._greet()
        while not self.house.match.over:
            seat = self.house.next()
            if seat in self.house.people:
                self._ask(seat)
            else:
                self._let_bot(seat)
        self._finish()

    # Turns.

    def _let_bot(self, seat: int) -> None:
        name = self.texts.called(seat, self.names, None)
        with self.screen.waiting(self.texts.say("cli-thinking", name=name)):
            move = self.house.thought(seat)
            self.screen.pace()
        self._play(move, seat)

    def _ask(self, seat: int) -> None:
        """Ask a person until a move is played, or the game has become another one."""
        view = self.house.match.view(seat)
        if self.house.only_reaction(view):
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
            except KachidokiError as error:
                self.screen.wrong(self.texts.error(error, self.names, seat))

    def _obey(self, line: str, view: View) -> bool:
        """Do a command or play a move. True when the question is no longer open."""
        assert view.seat is not None
        word, _, rest = line.strip().partition(" ")
        command = self.words.get(answer.simple(word))
        if command is None or (rest.strip() and command not in WITH_WORDS):
            moves = grouped(self.house.game, view.moves)
            move = answer.read(line, moves, self.house.game, self.texts, self.names, view.seat)
            known = self._events()
            self._play(move, view.seat)
            self.read[view.seat] = max(self.read[view.seat], known)
            return True
        act: Callable[[str, View], bool | None] = getattr(self, f"_{command}")
        return act(rest.strip(), view) is True

    def _play(self, move: Move, seat: int) -> None:
        known = self._events()
        self.house.play(seat, move)
        self._tell(known)
        due = next((beat for beat in self.house.table.beats if beat.due), None)
        if due is not None and not self.screen.plain:
            self._before_chance(due.state, known + due.events)

    def _before_chance(self, state: State, events: int) -> None:
        """Chance has changed the table already: show how it was, as at the end of a round."""
        self.screen.clear(everything=not self.house.alone)
        viewer = self._viewer()
        self._show_table(state.view(viewer), events)
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
        return next(iter(self.house.people)) if self.house.alone else None

    def _events(self) -> int:
        """How much has happened."""
        return len(self.house.table.news)

    def _greet(self) -> None:
        seats, viewer = range(len(self.seats)), self._viewer()
        called = [self.texts.called(at, self.names, viewer) for at in seats]
        show_seats(self.screen, self.house.table.setup.mode, self.seats, called)
        for side in self.house.table.sides:
            if len(side) > 1:
                names = self.texts.join([called[at] for at in side])
                self.screen.say("cli-together", names=names)
        self.screen.say("cli-welcome")
        if self.screen.plain:
            self._tell(0)
        elif not self.screen.pause():
            raise Leave

    def _tell(self, first: int) -> None:
        """Say what happens as it happens, from one event on, to all who may be looking."""
        if self.screen.plain and not self.house.alone:
            return
        viewer = self._viewer()
        self._say_news(first, viewer)
        if self.screen.plain and viewer is not None:
            self.read[viewer] = self._events()

    def _say_news(self, first: int, viewer: int | None) -> None:
        for event in self.house.table.news.part(first, None, viewer):
            self.screen.line(self.texts.event(event, self.names, viewer))

    def _show(self, view: View) -> None:
        self.screen.clear()
        self.page(view)

    def page(self, view: View) -> None:
        """The table, what happened, the question and the answers."""
        assert view.seat is not None
        assert view.question is not None
        self._show_table(view)
        question = self.texts.question(view.question, self.names, view.seat)
        title = self.texts.rule(view.question.rule)[0]
        if self.screen.plain:
            self.screen.line(f"{question} ({title})")
        else:
            self.screen.line(question, "bold")
            self.screen.line(title, "dim")
        moves = grouped(self.house.game, view.moves)
        low = self.screen.console.height < LOW_SCREEN
        labels = self._labels(moves, view, short=low and not self.screen.plain)
        groups = [group(self.house.game, move, places=not low) for move in moves]
        self.screen.listed(labels, groups)
        self.screen.line(self.texts.say("cli-how"), style="dim")

    def _labels(self, moves: Sequence[Move], view: View, short: bool = False) -> list[str]:
        """Moves in words; where room is short, they name places and not what lies there."""
        labels = self.texts.moves(moves, self.names, view.seat)
        if self.look.words.labels is None:
            return labels
        named = self.look.words.labels(view, self.texts, moves)
        if short:
            places = ["place" in self.house.game.describe(move)[1] for move in moves]
            named = ["" if place else name for name, place in zip(named, places, strict=True)]
        return [name or label for name, label in zip(named, labels, strict=True)]

    def _show_table(self, view: View, until: int | None = None) -> None:
        """The table and what happened: who listens hears first what happened."""
        if self.screen.plain:
            self._show_news(view.seat, until)
        self.look.show(self.screen, view, self.names)
        if not self.screen.plain:
            self._show_news(view.seat, until)

    def _show_news(self, viewer: int | None, until: int | None = None) -> None:
        """What `viewer` has not read; a spectator looks over everybody's shoulder."""
        first = self.read[viewer] if viewer is not None else max(self.read)
        news = self.house.table.news.part(first, until, viewer)
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
            said = self.texts.event(event, self.names, viewer)
            self.screen.line(said if self.screen.plain else f"  {said}")

    # Commands: each gets the rest of the line. True when the question is no longer open.

    def _commands(self) -> list[str]:
        """The commands that this game has."""
        return [name for name in COMMANDS if name != "card" or self.look.words.card is not None]

    def _help(self, rest: str, view: View) -> None:
        assert view.question is not None
        example = view.moves[0]
        label = self._labels([example], view)[0]
        self.screen.say("cli-help-move", text=example.text, label=label)
        sections = self.house.game.vocabulary.sections
        other = next((name for name in sections if name != view.question.rule), sections[0])
        for command in self._commands():
            word = self.texts.say(f"cli-word-{command}")
            if command == "undo" and self.house.alone:
                about = self.texts.say("cli-help-undo-alone")
            elif command == "rules":
                about = self.texts.say("cli-help-rules", section=other)
            else:
                about = self.texts.say(f"cli-help-{command}")
            self.screen.line("  " + self.texts.say("cli-of", name=word, facts=about))
        if self.look.legend is not None and not self.screen.plain:
            self.screen.line("  " + self.look.legend(self.texts))

    def _hint(self, rest: str, view: View) -> None:
        if len(view.moves) == 1:
            only = self._labels(view.moves, view)[0]
            self.screen.say("cli-hint-only", move=only)
            return
        with self.screen.waiting(self.texts.say("cli-hint-thinking")):
            thought = Search(0, seconds=HINT_SECONDS).think(view)

        def why(move: Move) -> str:
            reason = view.reason(move)
            return self.texts.reason(reason, self.names, view.seat) if reason else ""

        show_thought(self.screen, thought, lambda moves: self._labels(moves, view), why)

    def _undo(self, rest: str, view: View) -> bool:
        assert view.seat is not None
        known = self._events()
        self.house.take_back(view.seat)
        # Said once, however many choices went.
        self._tell(self._events() - 1)
        self.read[view.seat] = max(self.read[view.seat], known)
        return True

    def _log(self, rest: str, view: View) -> None:
        self.screen.heading(self.texts.say("cli-log"))
        self._say_news(0, view.seat)

    def _rules(self, rest: str, view: View) -> None:
        assert view.question is not None
        section = rest.partition(" ")[0] if rest else view.question.rule
        show_section(self.screen, self.house.game, section)
        if not rest:
            show_sections(self.screen, self.house.game)

    def _card(self, rest: str, view: View) -> None:
        assert self.look.words.card is not None
        for text, style in painted(self.look.words.card(view, self.texts, rest)):
            self.screen.line(text, style)

    def _table(self, rest: str, view: View) -> None:
        self._show(view)

    def _save(self, rest: str, view: View) -> None:
        match = self.house.match
        path = store.keep_as(match, rest) if rest else store.keep(match, self.path)
        self.screen.say("cli-saved", path=str(path))
        self.screen.say("cli-saved-seed")

    def _load(self, rest: str, view: View) -> bool:
        if not rest:
            raise Complaint("load-what")
        house, path = resume(rest, self.house.game.id)
        self._autosave()
        self._sit(house)
        self.skip_old_news()
        self.path = path
        return True

    def _quit(self, rest: str, view: View) -> None:
        raise Leave

    # Ends.

    def skip_old_news(self) -> None:
        """After loading: what happened long ago is in the log."""
        self.read = [max(0, self._events() - NEWS_AFTER_LOADING)] * len(self.seats)

    def _autosave(self) -> bool:
        """Keep the game. A folder that cannot be written is no reason to stop playing."""
        try:
            store.keep(self.house.match, self.path)
        except Complaint as complaint:
            if not self._warned:
                self.screen.wrong(self.texts.error(complaint))
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
        state = self.house.match.state
        if not self.screen.plain:
            self.screen.clear(everything=not self.house.alone)
        self._show_table(state.view(viewer))
        show_result(self.screen, state, self.house.table.sides, self.names, viewer)
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
        self._sit(LocalHouse.begin(self.house.table.setup))
        self.path = store.fresh(self.house.game.id)
        return True


def resume(file: str, game_id: str) -> tuple[LocalHouse, Path]:
    """A saved game, of the one that is played if there is one, and where it goes on to be kept."""
    file = store.named(file)
    log = load(file)
    if game_id and game_id != log.game.id:
        raise Complaint("other-game", game=log.game.id)
    house = LocalHouse.resume(log, read_seats(log.header.seats))
    if house.match.over:
        raise Complaint("finished")
    if not house.people:
        raise Complaint("no-people")
    return house, store.going_on(file, log.game.id)
