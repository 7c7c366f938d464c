"""Draws docs/img/terminal.svg, the picture of terminal play in the README, from a real game.

python tools/terminal_picture.py
"""

import io
import re
from html import unescape
from pathlib import Path

from rich.console import Console

import kachidoki
from kachidoki.bots import make
from kachidoki.cli.play import Session
from kachidoki.cli.screen import Screen
from kachidoki.cli.shown import show_thought
from kachidoki.tables.local import LocalHouse
from kachidoki.tables.record import Seat, TableSetup
from kachidoki.text import Texts

TARGET = Path(__file__).resolve().parent.parent / "docs" / "img" / "terminal.svg"
WIDTH, HEIGHT = 100, 60
SEED = 11
# The first question of this kind once so many entries are in the log.
QUESTION, ENTRIES = "act", 200


def main() -> None:
    seats = (Seat("anna", "Anna"), Seat(name="Hana", bot="adept"), Seat(name="Kenji", bot="expert"))
    setup = kachidoki.game("glory").setup(3, "ninja")
    house = LocalHouse.begin(TableSetup.of(setup, seats, "anna"), SEED)
    match, news = house.match, house.table.news
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    screen = Screen(Texts("en", "glory"), console=console)
    session = Session(screen, house, Path("unused"))
    helper = make("search:300", SEED)
    read = 0
    while not match.over:
        seat = int(match.state.actor)
        view = match.view(seat)
        asked = view.question
        if seat == 0 and asked is not None and asked.key == QUESTION and len(match.log) >= ENTRIES:
            break
        if seat == 0:
            read = len(news)
        house.play(seat, helper.choose(view) if seat in house.people else house.thought(seat))
    session.read[0] = max(0, read - 9)
    session.page(match.view(0))
    screen.line("> hint")
    thought = make("search:3000", SEED).think(match.view(0))
    show_thought(screen, thought, lambda moves: screen.texts.moves(moves, session.names, 0))
    drawn = console.export_svg(title="kachidoki play glory --mode ninja --players 3")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(plain_svg(drawn), encoding="utf-8")


def plain_svg(svg: str) -> str:
    """The picture without fonts from elsewhere, and without blanks that some programs drop."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(
        r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>((?:&#160;)+)([^<]*)<', _moved, svg
    )


def _moved(found: re.Match[str]) -> str:
    x, y, length, rest, blanks, text = found.groups()
    cells = (len(blanks) + len(unescape(text)) * len("&#160;")) // len("&#160;")
    step = float(length) / cells * blanks.count("&")
    return (
        f'x="{float(x) + step:.1f}" y="{y}" textLength="{float(length) - step:.1f}"{rest}>{text}<'
    )


if __name__ == "__main__":
    main()
