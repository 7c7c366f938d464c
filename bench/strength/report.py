"""The tables of docs/bots.md that are written from results."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.strength.levels import Chosen, chosen
from bench.strength.play import RESULTS, result_of
from bench.strength.programme import Entry, ladders, targets
from kachidoki.bots.strength import NAMES, TOGETHER
from kachidoki.kernel.game import lookup

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TITLES = {
    "adventure": "Call to Adventure",
    "glory": "Call to Glory",
    "honor": "Victory & Honor",
    "jeraku": "Jeraku",
}


def block(name: str, text: str, page: str) -> str:
    """The page with a part of it, between two marks, written anew."""
    begin, end = f"<!-- {name}: python -m bench.strength --write -->", f"<!-- end of {name} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not pattern.search(page):
        raise ValueError(f"{PAGE.name} has no place for {name}")
    return pattern.sub(lambda _: f"{begin}\n\n{text}\n\n{end}", page)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return "No results are kept of it."
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def level_table(levels: Mapping[tuple[str, str], Chosen], results: Path = RESULTS) -> str:
    """By game and table: which bot each level is, its rating and the interval."""
    rows = []
    for entry in ladders():
        _, game, kind = entry.name.split("-")
        result = result_of(entry, results)
        if result is None:
            continue
        cells = [
            f"{row['rating']:.0f} ({row['low']:.0f} to {row['high']:.0f}) `{row['bot']}`"
            for row in levels[game, kind].values()
        ]
        rows.append([TITLES[game], _where(entry, kind), *cells, f"{least(result):,}"])
    return table(["game", "table", *(f"`{name}`" for name in NAMES), "games"], rows)


def _where(entry: Entry, kind: str) -> str:
    """`duo`, 2 players, two sides."""
    sides = len(lookup(entry.game).sides(entry.players, entry.mode))
    against = "against the game" if kind == TOGETHER else f"{sides} sides"
    return f"`{entry.mode}`, {entry.players} player{'s' * (entry.players > 1)}, {against}"


def least(result: Mapping[str, Any]) -> int:
    """How many games there were of each two neighbours, or of each bot, at least."""
    together = result["together"] or result["sides"] == 2
    found: int = min(cell["games"] for cell in result["cells"])
    return found if together else 2 * found


def target_table(results: Path = RESULTS) -> str:
    """What was to be reached, and what was."""
    rows = []
    for entry in targets():
        if (result := result_of(entry, results)) is None:
            continue
        cell, mine = result["cells"][0], _row(result, entry.bots[0])
        rate = f"{_percent(cell['rate'])} ({_percent(cell['low'])} to {_percent(cell['high'])})"
        first, *others = cell["bots"]
        rows.append(
            [
                f"`{first}` against {_all(others)}",
                f"{TITLES[entry.game]}, `{entry.mode}`, {entry.players}",
                f"{cell['games']:,}",
                rate,
                _percent(entry.goal or 0) + _verdict(cell["rate"] >= (entry.goal or 0)),
                f"{mine['move_ms']:.2f} ms" + _in_time(entry, mine["move_ms"]),
            ]
        )
    head = ["match", "game", "games", "won (95 %)", "to reach", "time a move"]
    return table(head, rows)


def _row(result: Mapping[str, Any], bot: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(row for row in result["standings"] if row["bot"] == bot)
    return found


def _all(bots: Sequence[str]) -> str:
    if bots[0] == "game":
        return "the game"
    count = ["", "", "two ", "three ", "four "][len(bots)]
    return f"{count}`{bots[0]}`"


def _verdict(reached: bool) -> str:
    return ": reached" if reached else ": short"


def _in_time(entry: Entry, spent: float) -> str:
    """What a move may take, where that is settled."""
    if entry.within is None:
        return ""
    return f", at most {entry.within:g} ms{_verdict(spent <= entry.within)}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def page(results: Path = RESULTS) -> str:
    """docs/bots.md as the results have it."""
    text = PAGE.read_text(encoding="utf-8")
    text = block("levels", level_table(chosen(results), results), text)
    return block("targets", target_table(results), text)
