"""Call to Adventure on a screen of 80 columns and 24 lines, and looking its cards up."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki.bots import make

pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from rich.console import Console

from kachidoki.cli.play import Session
from kachidoki.cli.screen import Screen
from kachidoki.cli.seats import seat_all
from kachidoki.games.adventure.words import labels
from kachidoki.tables.local import LocalHouse
from kachidoki.tables.record import TableSetup
from kachidoki.text import Texts

WIDTH, HEIGHT = 80, 24
# With more answers than these no table fits above them.
MOST_MOVES = 18


def pages(
    language: str, mode: str, players: int, height: int = HEIGHT
) -> Iterator[tuple[str, ...]]:
    """The screen at each real question to the first seat of a game, as lines."""
    seats = tuple(seat_all(["Annette"], ["novice"], players))
    settled = kachidoki.game("adventure").setup(players, mode)
    setup = TableSetup.of(settled, seats, seats[0].person)
    house = LocalHouse.begin(setup, 7)
    bot = make("greedy", seed=1)
    asked = 0
    while not house.match.over:
        seat = house.match.state.actors[0]
        view = house.match.view(seat)
        if seat == 0 and len(view.moves) > 1:
            asked += 1
            if asked % 5 == 0:
                yield page(language, house, height)
        house.play(seat, bot.choose(view))


def page(language: str, house: LocalHouse, height: int) -> tuple[str, ...]:
    console = Console(
        width=WIDTH,
        height=height,
        force_terminal=True,
        record=True,
        file=io.StringIO(),
        highlight=False,
        markup=False,
        emoji=False,
    )
    screen = Screen(Texts(language, "adventure"), console=console)
    session = Session(screen, house, Path("unused"))
    session.skip_old_news()
    session.page(house.match.view(0))
    return tuple(console.export_text().rstrip("\n").split("\n"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("mode", "players"), [("versus", 2), ("versus", 4), ("solo", 1)])
def test_ones_own_hero_is_on_a_screen_of_24_lines(language: str, mode: str, players: int) -> None:
    """The question and the answers are below it; one line is for what is typed."""
    looked = 0
    for lines in pages(language, mode, players):
        if "1234" not in "".join(lines):
            continue  # Heroes are still being chosen.
        if any(f" {MOST_MOVES + 1} " in line for line in lines[-12:]):
            continue  # The list of answers alone fills half of the screen.
        looked += 1
        shown = lines[-(HEIGHT - 1) :]
        assert any("Annette" in line and "◆" in line for line in shown), "\n".join(lines)
        assert all(len(line.rstrip()) <= WIDTH for line in lines)
    assert looked > 3


def test_a_high_screen_has_the_legend_and_a_low_one_says_where_it_is() -> None:
    (low, *_), (high, *_) = (
        [lines for lines in pages("en", "versus", 2, height) if "1234" in "".join(lines)]
        for height in (HEIGHT, 90)
    )
    assert any("○ Trait □ Challenge" in line for line in high)
    assert not any("○ Trait □ Challenge" in line for line in low)
    assert any("“help”: the signs" in line for line in low)


@pytest.mark.parametrize(("height", "named"), [(90, True), (HEIGHT, False)])
def test_attempts_name_card_and_path_where_there_is_room(height: int, named: bool) -> None:
    """On a low screen they name the place; the rows above say what lies there."""
    found = 0
    for lines in pages("en", "versus", 2, height):
        answers = [line for line in lines if re.search(r"^ +\d+ Attempt ", line)]
        found += len(answers)
        for line in answers:
            assert ("Attempt “" in line) is named, line
            assert bool(re.search(r"Attempt \d\.\d, (first|second) path", line)) is not named
    assert found > 3


def test_a_hint_names_card_and_path() -> None:
    match = kachidoki.Match("adventure", 2, "versus", 7)
    bot = make("greedy", seed=1)
    while not match.view(match.state.actors[0]).moves[0].text.startswith("attempt"):
        seat = match.state.actors[0]
        match.play(bot.choose(match.view(seat)), seat)
    view = match.view(match.state.actors[0])
    texts = Texts("en", "adventure")
    (said,) = labels(view, texts, view.moves[:1])
    first = view.table()["rows"][0][int(view.moves[0].text[10]) - 1]["card"]  # type: ignore[index]
    assert said.startswith(f"Attempt “{texts.name('card', first)}”: ")
