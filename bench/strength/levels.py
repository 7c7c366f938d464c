"""Which bot each level is, from the results of the candidates: equal steps in rating from a novice
whom a beginner can beat to the strongest bot within half a second a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import kachidoki
from bench.strength.play import RESULTS, result_of
from bench.strength.programme import ladders
from kachidoki.bots.strength import NAMES

FILE = Path(kachidoki.__file__).parent / "bots" / "levels.toml"
# A beginner, who knows the rules and little more, is taken to be so much better than `random`: they
# win nearly three games of four against it, and one of two against the novice.
BEGINNER = 170
# Alone or with partners a novice wins about one game in ten: 382 below the game's own 1000.
BEGINNER_TOGETHER = 618
# Of 100 thoughts, 95 take at most half a second.
LATE = 0.05

Standing = Mapping[str, Any]
Chosen = dict[str, Standing]


def choose(result: Mapping[str, Any]) -> Chosen:
    """A standing for each level, from the weakest to the strongest, no bot twice."""
    rated = sorted(result["standings"], key=lambda row: row["rating"])
    able = [row for row in rated if row["late"] <= LATE and row["bot"] != "random"]
    if len(able) < len(NAMES):
        raise ValueError(f"{len(able)} candidates are too few for {len(NAMES)} levels")
    top = able[-1]["rating"]
    bottom = min(_lowest(result, rated), top)
    picked: list[Standing] = []
    for at in range(len(NAMES)):
        aim = bottom + (top - bottom) * at / (len(NAMES) - 1)
        # Above those that are taken, and with enough left for the levels above.
        first = able.index(picked[-1]) + 1 if picked else 0
        last = len(able) - (len(NAMES) - 1 - at)
        picked.append(min(able[first:last], key=lambda row: abs(row["rating"] - aim)))
    return dict(zip(NAMES, picked, strict=True))


def _lowest(result: Mapping[str, Any], rated: Sequence[Standing]) -> float:
    """The rating that a novice should have."""
    if result["together"]:
        return BEGINNER_TOGETHER
    weakest: float = next(row["rating"] for row in rated if row["bot"] == "random")
    return weakest + BEGINNER


def chosen(results: Path = RESULTS) -> dict[tuple[str, str], Chosen]:
    """The levels of each game and family that was played."""
    found = {}
    for entry in ladders():
        if (result := result_of(entry, results)) is not None:
            _, game, kind = entry.name.split("-")
            found[game, kind] = choose(result)
    return found


def as_toml(levels: Mapping[tuple[str, str], Chosen]) -> str:
    """What stands in `levels.toml` after its default."""
    text = ""
    for (game, kind), rows in levels.items():
        text += f"\n[{game}.{kind}]\n"
        for name, row in rows.items():
            figures = ", ".join(f"{key} = {round(row[key])}" for key in ("rating", "low", "high"))
            text += f'{name} = {{ bot = "{row["bot"]}", {figures} }}\n'
    return text


def written(levels: Mapping[tuple[str, str], Chosen]) -> str:
    """The whole file: its head and default stay as they are."""
    head: list[str] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("[") and line != "[default]":
            break
        head.append(line)
    return "\n".join(head).rstrip() + "\n" + as_toml(levels)
