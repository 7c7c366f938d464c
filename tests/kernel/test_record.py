"""The record of every game: declared once, and what follows from it."""

import importlib

import pytest

import kachidoki
from kachidoki.kernel.record import Field, Memo, Part, Record
from tests.tools import ROOT
from tools.records import GAMES, fresh, generated

DECLARED = sorted(path.parent.name for path in GAMES.glob("*/record.py"))


def record(game):
    return importlib.import_module(f"kachidoki.games.{game}.record").Fields


def test_what_is_generated_is_fresh():
    assert GAMES == ROOT / "src" / "kachidoki" / "games"
    stale = [str(path) for path, text in generated().items() if not fresh(path, text)]
    assert stale == [], "run: PYTHONPATH=src python -m tools.records --write"


@pytest.mark.parametrize("game", DECLARED)
def test_every_field_is_in_a_position_or_kept_to_save_time(game):
    fields = record(game)
    assert issubclass(fields, Record)
    parts = [part for part in vars(fields).values() if isinstance(part, Part)]
    together = {name for part in parts for name in part.fields}
    for name, field in fields.fields().items():
        written = field.shape is not None or name in together
        assert written != isinstance(field, Memo), name
    assert together <= set(fields.fields())


@pytest.mark.parametrize("game", DECLARED)
def test_every_field_of_a_state_is_declared(game):
    """A copy and a position have all there is: nobody adds a field beside the declaration."""
    state = kachidoki.game(game).new(max(kachidoki.game(game).modes.popitem()[1].players), seed=1)
    names = {name for name in dir(state) if not name.startswith("_")}
    fields = set(record(game).fields())
    assert fields <= names
    assert all(isinstance(field, Field) for field in record(game).fields().values())
