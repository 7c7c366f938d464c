"""bench.strength: levels with equal steps, and what is written is what was measured."""

import json
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import kachidoki
from bench.strength import levels, play, report
from bench.strength.programme import Entry, candidates, ladders, table_for, targets
from kachidoki.arena.field import LADDER
from kachidoki.bots.strength import NAMES, families


def result(ratings: dict[str, float], late: tuple[str, ...] = (), together: bool = False) -> Any:
    """What an arena found, as far as levels are chosen by it."""
    rows = [
        {"bot": bot, "rating": rating, "low": rating - 20, "high": rating + 20}
        | {"late": 0.2 if bot in late else 0.01, "move_ms": 1.0}
        for bot, rating in ratings.items()
    ]
    cells = [{"bots": ["a", "b"], "games": 200, "rate": 0.6, "low": 0.5, "high": 0.7, "points": 1}]
    return {"standings": rows, "together": together, "sides": 2, "cells": cells, "games": 200}


SPREAD = {"random": 0.0, **{f"greedy:{100 - n}%": 10.0 * n for n in range(100)}}


def test_levels_have_equal_steps_from_a_beginner_to_the_strongest() -> None:
    chosen = levels.choose(result(SPREAD))
    ratings = [row["rating"] for row in chosen.values()]
    assert tuple(chosen) == NAMES
    assert ratings[0] == levels.BEGINNER
    assert ratings[-1] == 990
    steps = [above - below for below, above in pairwise(ratings)]
    assert steps == pytest.approx([205] * 4, abs=10)


def test_who_thinks_too_long_is_no_master() -> None:
    ratings = {**SPREAD, "search:2s": 2000.0}
    assert levels.choose(result(ratings))["master"]["bot"] == "search:2s"
    assert levels.choose(result(ratings, late=("search:2s",)))["master"]["rating"] == 990


def test_against_the_game_a_novice_wins_one_in_ten() -> None:
    chosen = levels.choose(result(SPREAD, together=True))
    assert chosen["novice"]["rating"] == 620


def test_no_bot_is_two_levels() -> None:
    few = {"random": 0.0, "a": 500.0, "b": 510.0, "c": 520.0, "d": 530.0, "e": 2000.0}
    assert [row["bot"] for row in levels.choose(result(few)).values()] == ["a", "b", "c", "d", "e"]
    del few["d"]
    with pytest.raises(ValueError, match="too few"):
        levels.choose(result(few))


def kept(folder: Path, **more: Any) -> None:
    """Results of all ladders and of one target."""
    for entry in ladders():
        text = json.dumps(result(SPREAD, together=entry.name.endswith("together")))
        (folder / f"{entry.name}.json").write_text(text)
    name = "glory-learned-greedy"
    (folder / f"{name}.json").write_text(
        json.dumps(
            result({"learned": 1100.0, "greedy": 1000.0})
            | {"cells": [{"bots": ["learned", "greedy"], "games": 1000, "points": 1.0} | more]}
        )
    )


def test_levels_are_written_as_they_are_read(tmp_path: Path) -> None:
    kept(tmp_path, rate=0.66, low=0.63, high=0.69)
    found = tomllib.loads(levels.written(levels.chosen(tmp_path)))
    assert tuple(found["default"]) == NAMES
    for game in kachidoki.games():
        assert tuple(found[game]) == families(kachidoki.game(game))
    assert found["glory"]["duel"]["novice"] == {
        "bot": "greedy:83%",
        "rating": 170,
        "low": 150,
        "high": 190,
    }


def test_the_page_has_the_figures(tmp_path: Path) -> None:
    kept(tmp_path, rate=0.66, low=0.63, high=0.69)
    page = report.page(tmp_path)
    assert "| Jeraku | `solo`, 1 player, against the game |" in page
    assert "170 (150 to 190) `greedy:83%`" in page
    line = next(line for line in page.splitlines() if line.startswith("| `learned` against"))
    assert "66.0 % (63.0 % to 69.0 %)" in line
    assert "65.0 %: reached | 1.00 ms, at most 1 ms: reached |" in line
    kept(tmp_path, rate=0.6, low=0.57, high=0.63)
    assert "65.0 %: short" in report.page(tmp_path)


def test_what_is_written_is_what_was_measured() -> None:
    how = "run: PYTHONPATH=src python -m bench.strength --write"
    assert report.page() == report.PAGE.read_text(encoding="utf-8"), how
    assert levels.written(levels.chosen()) == levels.FILE.read_text(encoding="utf-8"), how


def test_the_programme_has_every_family_of_every_game() -> None:
    names = [entry.name for entry in [*targets(), *ladders()]]
    assert len(set(names)) == len(names) == 12 + 6 + 10
    for game in kachidoki.games():
        mode, players = table_for(game, "duel")
        assert len(kachidoki.game(game).sides(players, mode)) == 2
    assert table_for("jeraku", "duel") == ("duo", 2)
    assert table_for("glory", "table", 4) == ("standard", 4)
    for entry in ladders():
        assert entry.field(1).bots == candidates(entry.game)


def test_entries_are_played_kept_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = Entry("try", "glory", "standard", 2, ("greedy", "random"), 2, LADDER, 0.5)
    missing = Entry("away", "glory", "standard", 2, ("greedy", "genius"), 2, LADDER, 0.5)
    keep, results = tmp_path / "games", tmp_path / "results"
    play.play_all([entry, missing], 0, 1, None, keep, results)
    said = capsys.readouterr().err
    assert "try; greedy against random: 100.0 %" in said
    assert "away: left out, bad-bot" in said
    found = play.result_of(entry, results)
    assert found is not None
    assert found["games"] == 2
    assert play.result_of(missing, results) is None
    # More games go on from those that are kept; without time there are no more.
    play.play_all([entry], 4, 1, None, keep, results)
    assert (play.result_of(entry, results) or {})["games"] == 4
    play.play_all([entry], 400, 1, 0.0, keep, results)
    assert (play.result_of(entry, results) or {})["games"] < 10
