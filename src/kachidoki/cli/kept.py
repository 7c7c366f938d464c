"""The games that are kept in the folder of the player, to go on with them."""

import shlex
import time
from pathlib import Path

from kachidoki.cli import store
from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import names_of
from kachidoki.cli.seats import read as read_seats
from kachidoki.cli.trouble import Complaint, load
from kachidoki.data import data_folder
from kachidoki.kernel.errors import KachidokiError
from kachidoki.text import Texts

# To know whether it is over, a game is played through.
MOST_SHOWN = 20
COLUMNS = ("file", "when", "game", "who", "state")


def show_kept(screen: Screen) -> None:
    """Each game with its file, the latest first, and how to go on with it."""
    files = store.kept()
    if not files:
        screen.say("cli-kept-none", folder=str(data_folder()))
        return
    rows = [_row(screen, file) for file in files[:MOST_SHOWN]]
    if screen.plain:
        for file, when, game, who, state in rows:
            facts = "; ".join(part for part in (when, game, who, state) if part)
            screen.say("cli-of", name=file, facts=facts)
    else:
        screen.table(COLUMNS, rows)
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
    except (Complaint, KachidokiError):
        return file.name, when, "", "", screen.texts.say("cli-kept-unreadable")
    game = f"{texts.title()} · {texts.mode(log.header.setup.mode)[0]}"
    who = ", ".join(names_of(read_seats(log.header.seats), texts))
    return file.name, when, game, who, texts.say("cli-kept-over" if over else "cli-kept-going")
