"""A fifth game is found by itself: nothing is touched but its folders, and whoever adds one is told
by the tests what is still to be written."""

import re
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki import games, text
from kachidoki.arena import run
from kachidoki.arena.match import contest_for
from kachidoki.cli.drawings import look
from kachidoki.cli.seats import seat_all
from kachidoki.tables.local import LocalHouse
from kachidoki.tables.record import TableSetup
from kachidoki.text import LANGUAGES, Texts
from tests.games import lessons, worlds
from tests.pennies import PENNIES
from tools import screenshots
from tools.texts.check import check

ROOT = Path(__file__).parents[1]
IDS = "glory", "honor", "jeraku", "adventure"
# Where a game may be named beside its own places, and why.
NAMED = {
    # A default, and examples of what to type.
    "Makefile": 2,
    "web/index.html": 1,
    "src/kachidoki/__init__.py": 1,
    "src/kachidoki/envs/gymnasium.py": 1,
    "src/kachidoki/envs/openspiel.py": 1,
    "src/kachidoki/envs/pettingzoo.py": 1,
    "src/kachidoki/envs/vector.py": 1,
    "src/kachidoki/server/pages.py": 1,
    "src/kachidoki/text/en.ftl": 16,
    "src/kachidoki/text/fr.ftl": 16,
    "src/kachidoki/text/de.ftl": 16,
    # What is played to see that an installation works.
    "tools/release.py": 1,
    # How to ask for the pictures of one game.
    "tools/screenshots.py": 1,
    # The picture of the terminal in the README is of one game.
    "tools/terminal_picture.py": 3,
}
# Where everything is looked at, and the places that are a game's own.
LOOKED_AT = ("src", "web/src", "web/index.html", "tools", "Makefile", "setup.py", "pyproject.toml")
OWN = re.compile(r"src/kachidoki/games/\w+/|src/kachidoki/cli/drawings/\w+\.py|web/src/games/\w+/")
# The page that was built.
MADE = re.compile(r"src/kachidoki/server/page/|__pycache__|\.egg-info")

GAME = """
from kachidoki.kernel.game import Vocabulary
from tests.pennies import Pennies

class Toy(Pennies):
    id = "toy"
    vocabulary = Vocabulary({}, {"coin": ()}, {}, {"seal": ()}, ("coins",), {
        "mode": tuple(Pennies.modes), "option": ()})

GAME = Toy()
"""
TEXT = """
game = Toy
    .about = A coin.
question-coin = Name a coin.
move-seal = Seal it
rule-coins = Seal a coin.
    .title = Coins
"""


def source_files() -> Iterator[tuple[str, str]]:
    """What is written by hand outside the folders of games, with the text of it."""
    for place in LOOKED_AT:
        top = ROOT / place
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and not OWN.match(name) and not MADE.search(name):
                try:
                    yield name, path.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    continue


def test_nobody_names_a_game_but_the_game_itself() -> None:
    """No list of games is kept by hand, nor what holds for one of them alone."""
    word = re.compile(rf"\b({'|'.join(IDS)})\b")
    lines = {
        name: sum(bool(word.search(line)) for line in said.splitlines())
        for name, said in source_files()
    }
    assert {name: count for name, count in lines.items() if count} == NAMED


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game of two coins in a folder like the others."""
    folder = tmp_path / "toy"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text(GAME)
    modes = "".join(f"mode-{mode} = Toy\n    .about = A coin.\n" for mode in PENNIES.modes)
    for language in LANGUAGES:
        (folder / "text" / f"{language}.ftl").write_text(TEXT + modes)
    known = games._modules, games._load, games.folder, text._bundled
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games._modules.cache_clear()
    yield "toy"
    for one in known:
        one.cache_clear()


@pytest.mark.slow
def test_a_game_in_its_own_folder_is_everywhere(toy: str) -> None:
    assert kachidoki.games() == (*sorted(IDS), "toy")
    game = kachidoki.game(toy)
    # Its sentences are complete, and the page has nothing to say against it.
    assert check(page=ROOT / "web" / "src") == []
    assert Texts("fr", toy).title() == "Toy"
    view = game.new(2, seed=1).view(0)
    assert look(toy).words.tell(view, Texts("de", toy), ())
    # It is played at a table, kept, and seen again.
    mode = game.first_mode
    setup = TableSetup.of(game.setup(2, mode), seat_all([], ["greedy"], 2), "")
    house = LocalHouse.begin(setup, seed=1)
    while not house.match.over:
        seat = house.next()
        house.play(seat, house.thought(seat))
    log = kachidoki.Log.loads(house.match.secret_log().dumps())
    assert log.verify().fair
    assert [moment.number for moment in log.moments()] == list(range(len(log) + 1))
    # Bots play contests of it, and its pictures are made with the others.
    assert run(contest_for(game, mode, ["random"]), 2, jobs=1).games == 2
    assert {one.what for one in screenshots.pictures() if one.game == toy} > {"table", "rules"}
    assert all(screenshots.moment(one) for one in screenshots.pictures())


def test_a_game_without_twins_is_told_what_to_write() -> None:
    with pytest.raises(AssertionError, match=r"write tests/games/hearts/twins\.py.*worlds\.py"):
        worlds.twins("hearts")


def test_what_twins_lack_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    half = types.SimpleNamespace(LIVELY=(), SHOWING=(), CHOICES=1, exchanged=None)
    monkeypatch.setattr(worlds.importlib, "import_module", lambda name: half)
    with pytest.raises(AssertionError, match=r"twins\.py lacks rare, swapped"):
        worlds.twins("hearts")


def test_a_game_may_do_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    everyone = lessons.taught()
    monkeypatch.setattr(kachidoki.game("honor"), "lesson", None)
    assert lessons.taught() == [game for game in everyone if game != "honor"]
