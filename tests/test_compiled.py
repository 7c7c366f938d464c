"""Compiled and interpreted are one engine: the same games, views and thoughts, to the byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kachidoki

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"

# Plays every table with random, greedy and search; what came of it is told as digests.
SCRIPT = """
import hashlib, json, sys
import kachidoki
from kachidoki import Log, Match
from kachidoki.bots import make

CODES = ("search:60", "greedy", "random")
# Search is slow without a compiler: it thinks so often in a game, then greedy goes on for it.
THOUGHTS = 2
# What everybody sees is compared after every so many moves.
LOOKS = 3

def short(mode):
    wanted = {"rounds": 1, "ask_policy": "exact", "stall_rounds": 1}
    return {name: value for name, value in wanted.items() if name in mode.options}

def table(game, name, players):
    match = Match(game, players, name, seed=players, **short(game.modes[name]))
    bots = [make(CODES[seat % 3], seat) for seat in range(players)]
    views, thoughts = hashlib.sha256(), hashlib.sha256()
    thought = 0
    while not match.over:
        for seat in (None, *range(players)) if len(match.log) % LOOKS == 0 else ():
            view = match.view(seat)
            views.update(view.encode())
            views.update(repr(view.features()).encode())
            planes = bytearray(game.width(players))
            match.state.observe(-1 if seat is None else seat, planes)
            views.update(planes)
        seat = match.state.actors[0]
        view = match.view(seat)
        bot = bots[seat]
        if CODES[seat % 3].startswith("search") and len(view.moves) > 1:
            if thought == THOUGHTS:
                bot = make("greedy", seat)
            else:
                thought += 1
        found = bot.think(view)
        lines = [(str(line.move), line.visits, repr(line.value)) for line in found.lines]
        thoughts.update(repr((found.simulations, lines)).encode())
        match.play(found.best, seat)
    text = match.log.dumps()
    assert Log.loads(text, kachidoki.game).verify().fair
    position = json.dumps(match.state.position(), sort_keys=True)
    return {
        "entries": len(match.log),
        "log": hashlib.sha256(text.encode()).hexdigest(),
        "position": hashlib.sha256(position.encode()).hexdigest(),
        "views": views.hexdigest(),
        "thoughts": thoughts.hexdigest(),
    }

played = {
    f"{name} {mode} {players}": table(kachidoki.game(name), mode, players)
    for name in kachidoki.games()
    for mode in kachidoki.game(name).modes
    for players in kachidoki.game(name).modes[mode].players
}
found = {"compiled": kachidoki.compiled, "path": kachidoki.__file__, "played": played}
json.dump(found, sys.stdout)
"""


def start(folder: Path, *, source: bool) -> "subprocess.Popen[str]":
    """The script on src/ as it is, or on the package that is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(SRC)
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def installed(folder: Path) -> tuple[bool, Path] | None:
    """Whether the installed package is compiled, and where it lies; None if there is none."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    asked = subprocess.run(
        [sys.executable, "-c", "import kachidoki as k; print(k.compiled); print(k.__file__)"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode:
        return None
    compiled, path = asked.stdout.splitlines()
    return compiled == "True", Path(path).parent


def python_files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*.py")
        if "__pycache__" not in path.parts
    }


def test_compiled_and_interpreted_play_the_same_games(tmp_path):
    found = installed(tmp_path)
    if found is None:
        pytest.skip("no package is installed to compare src/ with: run 'make build'")
    compiled, folder = found
    if not compiled:
        pytest.skip("the installed package is not compiled: without a compiler nothing can differ")
    if python_files(folder) != python_files(SRC / "kachidoki"):
        stale = "the installed package was built from another src/: run 'make build'"
        assert Path(kachidoki.__file__).parent != folder, stale
        pytest.skip(stale)
    runs = [start(tmp_path, source=False), start(tmp_path, source=True)]
    results = []
    for run in runs:
        said, trouble = run.communicate(timeout=600)
        assert run.returncode == 0, trouble
        results.append(json.loads(said))
    machine, plain = results
    assert machine["compiled"] is True
    assert plain["compiled"] is False
    assert Path(plain["path"]).is_relative_to(SRC)
    assert machine["played"].keys() == plain["played"].keys()
    assert len(plain["played"]) >= 12
    for table, result in plain["played"].items():
        assert result["entries"] > 20
        assert machine["played"][table] == result, table
