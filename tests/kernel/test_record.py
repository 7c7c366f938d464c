"""The record of every game: declared once, and what follows from it."""

import ast
import importlib

import pytest

import kachidoki
from kachidoki.kernel.record import Memo, Part, Record
from tests.tools import ROOT
from tools.records import GAMES, KERNEL, fresh, generated

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
        written = field.shape is not None or name in together or field.follows is not None
        assert written != isinstance(field, Memo), name
    # What the table waits for is no field of the game, but no position is without it.
    assert {"step", "stack"} <= together
    assert together <= {"step", "stack", *fields.fields()}


@pytest.mark.parametrize("game", DECLARED)
def test_what_follows_from_other_fields_is_what_the_game_has_kept(game):
    rules, rng = kachidoki.game(game), kachidoki.Rng(1)
    for mode, known in rules.modes.items():
        state = rules.new(known.players[-1], mode, seed=1)
        for _ in range(60):
            for name, field in record(game).fields().items():
                if field.follows is not None:
                    assert field.follows(state) == getattr(state, name), name
            if state.over:
                break
            moves = state.moves() or (state.chance(rng),)
            state.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("game", DECLARED)
def test_nothing_sets_a_field_that_is_not_declared(game):
    """A copy, a view and a position have all there is: nobody adds a field of their own."""
    known = {*record(game).fields(), *KERNEL, "rules", "events", "players"}
    for path in sorted((GAMES / game).rglob("*.py")):
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store):
                if isinstance(one.value, ast.Name) and one.value.id == "state":
                    assert one.attr in known, f"{path.name}:{one.lineno}: state.{one.attr}"
