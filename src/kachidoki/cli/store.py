"""Where games are kept: one file for each, in a folder of the user's own; and the list of them."""

import os
import shlex
import time
from itertools import chain, count
from pathlib import Path

from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import names_of, read
from kachidoki.cli.trouble import Complaint, at_file, load, path_to_write
from kachidoki.data import data_folder
from kachidoki.kernel.errors import KachidokiError
from kachidoki.kernel.match import Match
from kachidoki.text import Texts

# To know whether it is over, a game is played through.
MOST_SHOWN = 20
COLUMNS = ("file", "when", "game", "who", "state")


def fresh(game_id: str) -> Path:
    """A name that no file has yet."""
    stem = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    paths = (data_folder() / f"{name}.jsonl" for name in names)
    return next(path for path in paths if not path.exists())


def named(file: str) -> str:
    """The file that was meant: one that is kept needs no folder before its name."""
    if file and file == os.path.basename(file) and not os.path.exists(file):
        own = data_folder() / file
        if own.is_file():
            return str(own)
    return file


def going_on(file: str, game_id: str) -> Path:
    """Where a loaded game keeps itself: its own file if it lies in our folder, else a fresh one."""
    path = Path(file).expanduser().resolve()
    return path if path.parent == data_folder().resolve() else fresh(game_id)


def keep(match: Match, path: Path) -> Path:
    """Write the match so that it can be resumed: an unfinished one holds its seed."""
    with at_file(str(path)):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        match.secret_log().save(path)
    return path


def keep_as(match: Match, name: str) -> Path:
    """Write the match where its player wants it, but never over something that is no log."""
    with at_file(name):
        path = path_to_write(name)
        if path.exists():
            with path.open("rb") as file:
                if not file.read(12).startswith(b'{"kachidoki"'):
                    raise Complaint("not-over-this", path=name[:200])
    return keep(match, path)


def show_kept(screen: Screen) -> None:
    """Each game with its file, the latest first, and how to go on with it."""
    files = [path for path in data_folder().glob("*.jsonl") if path.is_file()]
    files.sort(key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
    if not files:
        screen.say("cli-kept-none", folder=str(data_folder()))
        return
    rows = [_row(screen, file) for file in files[:MOST_SHOWN]]

    def said(file: str, *facts: str) -> str:
        return screen.texts.say("cli-of", name=file, facts="; ".join(filter(None, facts)))

    screen.table(COLUMNS, rows, said)
    if len(files) > MOST_SHOWN:
        screen.say("cli-kept-more", count=len(files) - MOST_SHOWN, folder=str(data_folder()))
    screen.line()
    screen.say("cli-kept-how")
    screen.line(f"  kachidoki play --load {shlex.quote(rows[0][0])}")


def _row(screen: Screen, file: Path) -> tuple[str, str, str, str, str]:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    try:
        log = load(str(file))
        texts = Texts(screen.texts.language, log.game)
        over = log.state().over
    except KachidokiError:
        return file.name, when, "", "", screen.texts.say("cli-kept-unreadable")
    game = f"{texts.title()} · {texts.mode(log.header.setup.mode)[0]}"
    who = ", ".join(names_of(read(log.header.seats), texts))
    return file.name, when, game, who, texts.say("cli-kept-over" if over else "cli-kept-going")
