"""Levels: another bot in each game and family of tables, as the data say."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki.arena.match import contest_for, play_game
from kachidoki.bots import GreedyBot, levels, make
from kachidoki.bots import strength as table
from kachidoki.bots.registry import prompt
from kachidoki.kernel.game import Setup
from kachidoki.tables import think
from kachidoki.text import Texts

pytest.importorskip("fluent.runtime")

DATA = """
[default]
novice = { bot = "greedy:50%" }
apprentice = { bot = "greedy:20%" }
adept = { bot = "search:60" }
expert = { bot = "search:500" }
master = { bot = "search:450ms" }

[glory.duel]
novice = { bot = "greedy:90%", rating = 210, low = 190, high = 230 }
apprentice = { bot = "greedy:60%", rating = 420, low = 400, high = 440 }
adept = { bot = "greedy", rating = 1000, low = 1000, high = 1000 }
expert = { bot = "search:60", rating = 1100, low = 1080, high = 1120 }
master = { bot = "search:100ms", rating = 1200, low = 1180, high = 1220 }
"""
Use = Callable[[str], None]


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Use]:
    """Other data than those of the package."""

    def forget() -> None:
        table._known.cache_clear()
        table.lacking.cache_clear()
        table.levels_of.cache_clear()

    def take(text: str) -> None:
        (tmp_path / "levels.toml").write_text(text)
        monkeypatch.setattr(table, "files", lambda package: tmp_path)
        forget()

    yield take
    forget()


def setup(game: str, mode: str, players: int) -> Setup:
    return kachidoki.game(game).setup(players, mode, {})


@pytest.mark.parametrize(
    ("game", "mode", "players", "wanted"),
    [
        ("glory", "standard", 2, "duel"),
        ("glory", "standard", 3, "table"),
        ("honor", "partners", 4, "duel"),
        ("honor", "individual", 4, "table"),
        ("jeraku", "solo", 1, "together"),
        ("jeraku", "team", 4, "duel"),
        ("adventure", "coop", 3, "together"),
    ],
)
def test_tables_belong_to_families_by_their_sides(
    game: str, mode: str, players: int, wanted: str
) -> None:
    assert table.family(kachidoki.game(game), mode, players) == wanted
    assert wanted in table.families(kachidoki.game(game))


def test_families_are_those_that_a_game_has() -> None:
    assert table.families(kachidoki.game("glory")) == ("duel", "table")
    assert table.families(kachidoki.game("jeraku")) == ("duel", "table", "together")


def test_a_level_is_what_the_data_say_at_a_table(use: Use) -> None:
    use(DATA)
    assert table.meant("master", setup("glory", "standard", 2)) == "search:100ms"
    # Another family, another game, no table at all: the default.
    assert table.meant("master", setup("glory", "standard", 3)) == "search:450ms"
    assert table.meant("master", setup("honor", "partners", 4)) == "search:450ms"
    assert table.meant("master") == "search:450ms"
    assert table.meant("greedy", setup("glory", "standard", 2)) == "greedy"


def test_without_numpy_the_levels_that_learned_are_the_default(
    use: Use, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("typer")
    from kachidoki.cli import run

    learned = DATA.replace("search:100ms", "learned:200ms:10%")
    duel = setup("glory", "standard", 2)
    use(learned)
    assert table.meant("master", duel) == "learned:200ms:10%"
    assert not table.lacking()
    monkeypatch.setattr(table, "find_spec", lambda name: None)
    use(learned)
    assert table.meant("master", duel) == "search:450ms"
    assert table.ratings_at(kachidoki.game("glory"), "standard", 2) == {}
    assert run(["bots"]) == 0
    assert "NumPy is not installed" in capsys.readouterr().out
    # Where nobody learned nothing is missing.
    use(DATA)
    assert table.meant("master", duel) == "search:100ms"
    assert not table.lacking()


def test_it_plays_so_in_contests(use: Use) -> None:
    use(DATA)
    glory = kachidoki.game("glory")
    named, meant = (
        play_game(contest_for(glory, "standard", bots, 2, {"rounds": 1}), 0)
        for bots in (["novice", "adept"], ["greedy:90%", "greedy"])
    )
    assert (named.wins, named.points, named.moves) == (meant.wins, meant.points, meant.moves)


def test_it_thinks_so_at_tables(use: Use) -> None:
    use(DATA)
    state = kachidoki.game("glory").new(2, seed=1)
    code = table.meant("adept", setup("glory", "standard", 2))
    thought = think.think("glory", state.position(), state.actor, code, 3)
    best = GreedyBot(3).choose(state.view(state.actor))
    assert thought["lines"][0]["move"] == best.text


def test_ratings_are_told_where_there_are_some(use: Use) -> None:
    use(DATA)
    glory = kachidoki.game("glory")
    found = table.ratings_at(glory, "standard", 2)
    assert next(iter(found.items())) == ("novice", 210)
    assert set(found) == set(levels())
    assert table.ratings_at(glory, "standard", 3) == {}


def test_the_data_of_the_package_are_sound() -> None:
    known = table._known()
    assert set(known) <= {table.DEFAULT, *kachidoki.games()}
    assert tuple(known[table.DEFAULT]) == levels()
    for game in set(known) - {table.DEFAULT}:
        assert set(known[game]) <= set(table.families(kachidoki.game(game)))
        for kind in known[game]:
            found = list(table.levels_of(game, kind).values())
            assert len(found) == len(levels())
            ratings = [level.rating for level in found if level.rating is not None]
            assert ratings == sorted(ratings)
            assert len(set(ratings)) == len({level.bot for level in found}) == len(levels())
            for level in found:
                assert make(level.bot)
                assert level.bot not in levels()


@pytest.mark.parametrize(
    ("code", "brief"),
    [("greedy", True), ("greedy:20%", True), ("random", True), ("search:60", False)]
    + [("search:60:5%", False), ("search:500ms", False)],
)
def test_bots_that_do_not_search_are_brief(code: str, brief: bool) -> None:
    assert prompt(code) is brief


def test_any_bot_can_be_careless() -> None:
    bot = make("search:40:100%", 3)
    view = kachidoki.game("glory").new(2, seed=1).view(0)
    assert bot.seed == 3
    assert bot.think(view).simulations == 0
    assert make("search:40:0%", 3).think(view).simulations > 0


def test_the_terminal_lists_ratings(use: Use, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("typer")
    from kachidoki.cli import run

    assert run(["bots"]) == 0
    before = capsys.readouterr().out
    use(DATA)
    assert run(["bots"]) == 0
    said = capsys.readouterr().out
    line = (
        "Call to Glory, two sides: Novice 210; Apprentice 420; Adept 1000; Expert 1100; Master 1200"
    )
    assert line in said.splitlines()
    assert line not in before
    for language in ("fr", "de"):
        assert run(["bots", "--lang", language]) == 0
        title = Texts(language).level("master")[0]
        assert re.search(rf"{title} 1200$", capsys.readouterr().out, re.MULTILINE)
