"""Whole games go as they went before."""

import pytest

from tests.tools import tool

# Said where it is wanted: a new game, or a change that is meant.
WRITE = "if that is meant, run: PYTHONPATH=src .venv/bin/python tools/golden.py --write"

golden = tool("golden")


@pytest.mark.parametrize("name", golden.names())
def test_the_game_goes_as_it_went(name):
    changed = golden.difference(name)
    assert not changed, f"{name} went another way; {WRITE}\n{changed}"


def test_there_is_no_file_without_a_table():
    assert {path.name for path in golden.FOLDER.glob("*.txt")} == set(golden.names()), WRITE
