"""Looking at a log again, entry by entry, and proving that its deals were fair."""

from pathlib import Path

from kachidoki.cli.drawings import look
from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import names_of
from kachidoki.cli.seats import read as read_seats
from kachidoki.cli.shown import show_result, show_seats
from kachidoki.cli.trouble import Complaint
from kachidoki.kernel.errors import BadLog
from kachidoki.kernel.event import Event
from kachidoki.kernel.log import Log
from kachidoki.kernel.state import CHANCE, State
from kachidoki.kernel.timeline import Moment

# The commands; each also has its first letter, and a word of the language.
COMMANDS = ("next", "back", "seat", "quit")


class Replay:
    """A log to step through, as one seat saw it or as a spectator did."""

    def __init__(self, screen: Screen, log: Log, number: int | None) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.log = log
        self.seats = read_seats(log.header.seats)
        self.names = names_of(self.seats, self.texts)
        self.look = look(log.game.id)
        self.moments: list[Moment] = list(log.moments())
        self.words: dict[str, str] = {}
        for command in COMMANDS:
            own = self.texts.say(f"cli-word-{command}")
            self.words |= dict.fromkeys((command, command[0], own), command)
        self.seat = self._only_person() if number is None else self._allowed(number)

    def _only_person(self) -> int | None:
        people = [at for at, player in enumerate(self.seats) if not player.bot]
        return people[0] if len(people) == 1 else None

    def _allowed(self, number: int) -> int | None:
        """The seat with a number, or for 0 a spectator; but of a game that still goes on nobody
        sees more than its only person."""
        going_on = not self.moments[-1].state.over
        if number and going_on and number - 1 != self._only_person():
            raise Complaint("replay-going-on")
        return number - 1 if number else None

    def all(self) -> None:
        """Everything that happened, as sentences, and the table at the end."""
        self._head()
        for moment in self.moments:
            for event in moment.events:
                self.screen.line(f"{moment.number:>4}  {self._said(event)}")
        self.screen.line()
        self._table(self.moments[-1].state)
        self._end()

    def walk(self) -> None:
        """Step through by the commands that are shown."""
        self._head()
        # Begin after the first deal: before it there is nothing to see.
        at = next((one.number for one in self.moments if one.state.actor != CHANCE), 0)
        self._show(at)
        while True:
            line = self.screen.ask()
            if line is None:
                return
            try:
                target = self._target(line.strip().lower(), at)
            except Complaint as complaint:
                self.screen.wrong(self.texts.error(complaint))
                continue
            if target is None:
                return
            at = target
            self._show(at)

    def _target(self, line: str, at: int) -> int | None:
        """The entry to show next; None to leave."""
        last = len(self.log)
        word, _, rest = line.partition(" ")
        word = self.words.get(word, word)
        if word in ("", "next"):
            if at == last:
                raise Complaint("replay-end")
            return at + 1
        if word == "back":
            if at == 0:
                raise Complaint("replay-start")
            return at - 1
        if word == "quit":
            return None
        if word == "seat":
            self.seat = self._seat(rest.strip())
            return at
        if word.isdecimal() and len(word) <= 6 and int(word) <= last:
            return int(word)
        raise Complaint("replay-word", last=last)

    def _seat(self, text: str) -> int | None:
        number = text or "0"
        if number.isdecimal() and len(number) < 3 and int(number) <= len(self.names):
            return self._allowed(int(number))
        raise Complaint("replay-seat", most=len(self.names))

    def _show(self, at: int) -> None:
        self.screen.clear()
        moment = self.moments[at]
        self._table(moment.state)
        seen = self.texts.say("cli-spectator") if self.seat is None else self.names[self.seat]
        self.screen.heading(self.texts.say("cli-replay-at", at=at, last=len(self.log), name=seen))
        for event in moment.events:
            self.screen.line(f"  {self._said(event)}")
        # What another seat is asked may tell something of its hand.
        question = None if self.seat is None else moment.state.question(self.seat)
        if question is not None:
            said = self.texts.question(question, self.names, self.seat)
            self.screen.line(f"  {said}", "bold")
        if at == len(self.log):
            self._end()
        self.screen.line(self.texts.say("cli-replay-how"), style="dim")

    def _said(self, event: Event) -> str:
        return self.texts.event(event.seen_by(self.seat), self.names, self.seat)

    def _table(self, state: State) -> None:
        self.look.show(self.screen, state.view(self.seat), self.names)

    def _head(self) -> None:
        numbered = [f"{at}. {name}" for at, name in enumerate(self.names, 1)]
        show_seats(self.screen, self.log.header.setup.mode, self.seats, numbered)

    def _end(self) -> None:
        state = self.moments[-1].state
        if state.over:
            setup = self.log.header.setup
            sides = self.log.game.sides(setup.players, setup.mode)
            show_result(self.screen, state, sides, self.names, self.seat)
        else:
            self.screen.say("cli-unfinished")


def verify(screen: Screen, log: Log, path: str) -> int:
    """Say whether every deal came from the seed that was promised. 0 if so, else 1."""
    name = Path(path).name
    try:
        verdict = log.verify()
    except BadLog as error:
        if error.reason != "log-no-seed":
            raise
        screen.say("cli-verify-no-seed", path=name)
        return 1
    if not verdict.commitment:
        screen.say("cli-verify-commitment", path=name)
        return 1
    if not verdict.fair:
        screen.say("cli-verify-unfair", path=name, line=verdict.line)
        return 1
    screen.say("cli-verify-branch" if verdict.past else "cli-verify-fair", path=name)
    screen.say("cli-verify-seed")
    screen.say("cli-verify-chances", count=verdict.chances)
    screen.say("cli-verify-entries", count=len(log))
    if verdict.agreed:
        screen.say("cli-verify-agreed", count=verdict.agreed)
    if verdict.past:
        screen.say("cli-verify-past", count=verdict.past, deals=verdict.past_chances)
    if not verdict.finished:
        screen.say("cli-verify-unfinished")
    return 0
