"""What can go wrong at a terminal, and how to read what people type on the command line."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from kachidoki.games import find, ids
from kachidoki.kernel.errors import BadOption, KachidokiError
from kachidoki.kernel.game import Game
from kachidoki.kernel.log import Log

# Longer numbers are typing errors, and slow to read.
_WHOLE = re.compile(r"[+-]?[0-9]{1,60}")
_SEED = re.compile(r"[0-9]{1,60}")


class Complaint(KachidokiError):
    """Something that the terminal cannot do."""

    prefix = "cli-error-"


def file_trouble(error: OSError | ValueError, path: str = "") -> Complaint:
    """A file that could not be read or written, in words."""
    name = path or str(getattr(error, "filename", "") or "")
    if isinstance(error, FileNotFoundError):
        folder = Path(name).parent
        if not folder.exists():
            return Complaint("no-folder", path=str(folder))
        return Complaint("no-file", path=name)
    if isinstance(error, IsADirectoryError):
        return Complaint("folder", path=name)
    if isinstance(error, PermissionError):
        return Complaint("permission", path=name)
    why = error.strerror if isinstance(error, OSError) else None
    return Complaint("file", path=name[:200], why=why or type(error).__name__)


@contextmanager
def at_file(path: str) -> Iterator[None]:
    """What goes wrong with a file meanwhile is told as a Complaint."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise file_trouble(error, path[:200]) from error


def whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if _WHOLE.fullmatch(text.strip()) and low <= int(text) <= high:
        return int(text)
    raise Complaint("number", option=name, value=text[:40], low=low, high=high)


def log_form(text: str) -> str:
    """How the log of a server is written; empty for what fits where it goes."""
    if text not in ("", "json", "plain"):
        raise Complaint("log-format", value=text[:40])
    return text


def seed_of(text: str) -> int:
    """A seed; the refusal is the engine's own."""
    if not _SEED.fullmatch(text.strip()):
        raise BadOption("seed-value", value=text[:40])
    return int(text)


def settings_of(game: Game, files: Sequence[str], pairs: Sequence[str]) -> dict[str, object]:
    """The options that files of the player's own bring, and those that are named, as `rounds=1` and
    the like; the game checks the names and the values."""
    options: dict[str, object] = {}
    for file in filter(None, files):
        options |= game.rules_data(str(path_of(file)))
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Complaint("option-form", value=pair[:40])
        options[name.strip()] = value.strip()
    return options


def path_of(name: str) -> Path:
    """A file or a folder that somebody named."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        # `~someone` without a home.
        raise Complaint("no-file", path=name[:200]) from error


def path_to_write(name: str) -> Path:
    """Where somebody wants a file, in a folder that is there."""
    path = path_of(name)
    if not path.parent.is_dir():
        raise Complaint("no-folder", path=str(path.parent)[:200])
    return path


def editions_of(given: Sequence[str]) -> list[tuple[Game, str]]:
    """What each FILE or GAME=FILE makes of its game, with the file. Of several files for one game
    the last edition offers them all."""
    made: dict[str, Game] = {}
    used: list[tuple[Game, str]] = []
    for text in given:
        name, equals, file = text.partition("=")
        if not equals or name not in ids():
            takers = _takers(text)
            if len(takers) != 1:
                raise Complaint("rules-data-whose", file=text[:200], known=takers)
            name, file = takers[0], text
        made[name] = made.get(name, find(name)).edition_from(str(path_of(file)))
        used.append((made[name], file))
    return used


def card_game() -> str:
    """The game whose cards can be brought in a folder."""
    return next(game for game in ids() if find(game).data_folder)


def _takers(file: str) -> tuple[str, ...]:
    """The games that a file, or a folder, can be for."""
    folder = os.path.isdir(os.path.expanduser(file))
    games = [find(game) for game in ids()]
    return tuple(g.id for g in games if g.data_option and g.data_folder == folder)


def load(path: str) -> Log:
    """A log from a file. Pipes and devices are refused: they may never end."""
    with at_file(path):
        file = path_of(path)
        if file.exists() and not file.is_file():
            raise Complaint("folder" if file.is_dir() else "not-a-file", path=path[:200])
        return Log.load(file, find)
