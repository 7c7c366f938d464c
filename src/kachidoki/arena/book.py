"""The games of an arena as they are kept: a folder, in which a game is a line of a file. So nothing
is lost by Ctrl-C, a crash or a power cut but the games under way, and one can go on."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, astuple
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from kachidoki.arena.errors import BadArena
from kachidoki.arena.field import Field
from kachidoki.arena.match import Played
from kachidoki.arena.origin import origin
from kachidoki.games import find

GAMES = "games.jsonl"
FORMAT = 1

# By number of the meeting and of the game.
Games = dict[tuple[int, int], Played]


def settled(field: Field) -> dict[str, object]:
    """What no later run of an arena may change. How many games there are to be is not in it: one
    may want more."""
    game = find(field.setup.game).edition(field.setup.options)
    return {"format": FORMAT, **field.data(), "rules": game.rules, "edition": game.digest}


class Book:
    """Keeps games in a folder, or without one only in memory."""

    def __init__(self, field: Field, folder: Path | None = None, resume: bool = False) -> None:
        self.field = field
        self.folder = folder
        self.games: Games = {}
        # One for each time that somebody went on: where and with what.
        self.runs: list[dict[str, object]] = []
        self._file: IO[str] | None = None
        if folder is not None:
            with writing(folder):
                self._open(folder, resume)
        self._note_run()

    def __enter__(self) -> "Book":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _open(self, folder: Path, resume: bool) -> None:
        path = folder / GAMES
        if path.exists() and not resume:
            raise BadArena("arena-there", folder=str(folder))
        if resume and not path.exists():
            raise BadArena("arena-missing", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        if resume:
            self._read(path)
        self._file = path.open("a", encoding="utf-8")
        if not resume:
            self._write({"arena": settled(self.field)})

    def _read(self, path: Path) -> None:
        """What an earlier run has kept. A last line that was cut off is taken away."""
        meetings = self.field.meetings()
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                found = json.loads(line)
                if number == 1:
                    self._check(found["arena"])
                elif "run" in found:
                    self.runs.append(found["run"])
                else:
                    meeting, game = int(found.pop("meeting")), int(found.pop("game"))
                    sides = len(meetings[meeting].contest.bots)
                    self.games[meeting, game] = _played(found, sides)
            except (ValueError, TypeError, LookupError, AttributeError) as error:
                raise BadArena("arena-damaged", file=str(path), line=number) from error
        if not whole:
            raise BadArena("arena-damaged", file=str(path), line=1)
        if len(whole) < len(text):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _check(self, found: Mapping[str, object]) -> None:
        wanted = settled(self.field)
        for name, value in wanted.items():
            if found[name] != value:
                raise BadArena(
                    "arena-differs", what=name, found=str(found[name])[:80], wanted=str(value)[:80]
                )

    def _note_run(self) -> None:
        run = origin()
        # Who only looks at what is there plays nothing.
        if not self.runs or self.runs[-1] != run:
            self.runs.append(run)
            self._write({"run": run})

    def add(self, meeting: int, game: int, played: Played) -> None:
        self.games[meeting, game] = played
        self._write({"meeting": meeting, "game": game, **asdict(played)})

    def _write(self, line: Mapping[str, object]) -> None:
        if self._file is not None:
            with writing(self.folder):
                self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
                self._file.flush()


def _played(found: dict[str, Any], sides: int) -> Played:
    """A game as it was kept, with a number of each kind for each side."""
    played = Played(**{name: tuple(map(abs, values)) for name, values in found.items()})
    if any(len(values) != sides for values in astuple(played)):
        raise ValueError("not as many as there are sides")
    return played


@contextmanager
def writing(folder: Path | None) -> Iterator[None]:
    """What goes wrong with a folder meanwhile is told as what it is."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadArena("arena-folder", folder=str(folder), why=why) from error
