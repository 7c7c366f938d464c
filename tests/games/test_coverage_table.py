"""docs/rules-coverage.md is up to date, and every line of it has a test."""

import re

import kachidoki
from tests.games.worlds import every_game
from tests.tools import tool

coverage = tool("coverage_table")


def test_every_section_ruling_and_case_has_a_test():
    assert coverage.unproved() == []


def test_every_test_begins_with_a_section_of_the_rulebook():
    assert coverage.stray() == []


def test_the_table_is_up_to_date():
    written = coverage.TABLE.read_text(encoding="utf-8")
    assert written == coverage.render(), (
        "run: PYTHONPATH=src .venv/bin/python tools/coverage_table.py --write"
    )


@every_game
def test_rulings_and_cases_are_written_down(game):
    numbers = [number for number, _ in coverage.numbered(game)]
    assert len(set(numbers)) == len(numbers), "a number stands for two things"
    cases = [number for number in numbers if coverage.CASE.match(number)]
    where = f"of {game} in docs/rulings.md (docs/developers/add-a-game.md shows the form)"
    assert numbers, f"write rulings and cases {where}"
    assert cases, f"write worked examples with numbers such as CT1 {where}"
    assert len(cases) < len(numbers), f"write rulings with numbers such as C1 {where}"


@every_game
def test_every_refusal_event_and_question_occurs_in_a_test(game):
    words = kachidoki.game(game).vocabulary
    files = (coverage.TESTS / game).glob("test_*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for key in (*words.refusals, *words.events, *words.questions):
        assert re.search(rf'"{key}"', text), key
