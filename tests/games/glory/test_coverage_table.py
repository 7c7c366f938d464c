"""docs/rules-coverage.md is up to date, and every line of it has a test."""

import re

from tests.worlds import GLORY, ROOT, tool

coverage = tool("coverage_table")


def test_every_section_ruling_and_case_has_a_test():
    assert coverage.unproved() == []


def test_every_test_begins_with_a_section_of_the_rulebook():
    assert coverage.stray() == []


def test_the_table_is_up_to_date():
    written = coverage.TABLE.read_text(encoding="utf-8")
    assert written == coverage.render(), "run: python tools/coverage_table.py --write"


def test_all_rulings_of_the_specification_are_written_down():
    numbers = [number for number, _ in coverage.numbered("glory")]
    assert numbers[:30] == [f"C{number}" for number in range(1, 31)]
    assert {"CT1", "CT9", "CT11", "CT12", "CT14", "CT15", "CT19"} <= set(numbers)
    assert len(set(numbers)) == len(numbers)


def test_every_refusal_event_and_question_occurs_in_a_test():
    words = GLORY.vocabulary
    folder = ROOT / "tests" / "games" / "glory"
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    for key in (*words.refusals, *words.events, *words.questions):
        assert re.search(rf'"{key}"', text), key
