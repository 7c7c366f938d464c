"""What can be read in one sitting: the length of files and functions, and chains of classes."""

import ast
import importlib
import pkgutil
from pathlib import Path

import pytest

import kachidoki

PACKAGE = Path(__file__).parents[1] / "src" / "kachidoki"
FILES = sorted(path for path in PACKAGE.rglob("*.py"))
MOST_LINES = 500
MOST_OF_A_FUNCTION = 60
LONGEST_CHAIN = 3
# Written by a program, not to be read through: a line for each field of a state.
WRITTEN = "_record.py"


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_and_its_functions_are_short(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.count("\n") <= MOST_LINES
    if path.name == WRITTEN:
        return
    long = {
        node.name: (node.end_lineno or 0) - node.lineno + 1
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        if (node.end_lineno or 0) - node.lineno >= MOST_OF_A_FUNCTION
    }
    assert not long


def chain(one: type) -> list[str]:
    """The longest way from a class of ours to one that inherits from none of ours."""
    ours = [chain(base) for base in one.__bases__ if base.__module__.startswith("kachidoki")]
    return [one.__name__, *max(ours, key=len, default=[])]


def test_no_class_is_more_than_two_below_another() -> None:
    found = pkgutil.walk_packages(kachidoki.__path__, "kachidoki.")
    # These run when they are imported.
    run = ("__main__", "kachidoki.tables.migrations")
    modules = [
        one.name for one in found if not one.name.endswith(run[0]) and run[1] not in one.name
    ]
    assert len(modules) > 100
    chains = [
        chain(one)
        for name in modules
        for one in vars(importlib.import_module(name)).values()
        if isinstance(one, type) and one.__module__ == name
    ]
    assert len(chains) > 300
    assert [" < ".join(one) for one in chains if len(one) > LONGEST_CHAIN] == []
