"""docs/learning.md is true: its code runs, and its tables are what the games write; those of the
older layout stand in docs/learning-v1.md."""

import re
from pathlib import Path

import pytest

import kachidoki

DOCS = Path(__file__).resolve().parents[2] / "docs"
DOC = DOCS / "learning.md"
# Which layout of a game each page tells.
PAGES = {
    DOC: lambda game, players: game.planes(players),
    DOCS / "learning-v1.md": lambda game, players: game.layout(players),
}
RUN = "run: PYTHONPATH=src .venv/bin/python -m tests.envs.test_learning_doc"
TABLES = re.compile(r"(<!-- observations: [^\n]*-->\n).*?(<!-- end -->)", re.DOTALL)


def tables(layout) -> str:
    """The layout of every game, for every number of players."""
    return "".join(f"\n### `{game}`\n\n{table(game, layout)}\n" for game in kachidoki.games())


def table(game_id: str, layout) -> str:
    game = kachidoki.game(game_id)
    counts = sorted({players for mode in game.modes.values() for players in mode.players})
    starts: dict[str, dict[int, int]] = {}
    lengths: dict[str, set[int]] = {}
    totals = []
    for players in counts:
        at = 0
        for name, length in layout(game, players):
            starts.setdefault(name, {})[players] = at
            lengths.setdefault(name, set()).add(length)
            at += length
        totals.append(at)
    lines = [
        f"| part | numbers | {' | '.join(map(seats, counts))} |",
        f"|---|---|{'---|' * len(counts)}",
    ]
    for name in in_order(game, counts, layout):
        length = "/".join(map(str, sorted(lengths[name])))
        where = " | ".join(str(starts[name].get(players, "")) for players in counts)
        lines.append(f"| {name} | {length} | {where} |")
    lines.append(f"| *in all* | | {' | '.join(map(str, totals))} |")
    return "\n".join(lines)


def seats(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def in_order(game: kachidoki.Game, counts: list[int], layout) -> list[str]:
    """The names of all parts: those that only larger tables have stand where they are there."""
    names: list[str] = []
    for players in reversed(counts):
        before = 0
        for name, _ in layout(game, players):
            if name in names:
                before = names.index(name) + 1
            else:
                names.insert(before, name)
                before += 1
    return names


def rewritten(page: Path) -> str:
    text, layout = page.read_text(encoding="utf-8"), PAGES[page]
    return TABLES.sub(lambda found: found[1] + tables(layout) + "\n" + found[2], text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_tables_are_the_layout(page):
    text = page.read_text(encoding="utf-8")
    assert TABLES.search(text)
    assert text == rewritten(page), RUN


@pytest.mark.parametrize("game_id", kachidoki.games())
def test_the_layout_is_what_views_hold(game_id):
    game = kachidoki.game(game_id)
    for mode_id, mode in game.modes.items():
        for players in mode.players:
            layout = game.layout(players)
            assert len({name for name, _ in layout}) == len(layout)
            state = game.new(players, mode_id, seed=1)
            for seat in (None, *range(players)):
                assert len(state.view(seat).features()) == sum(length for _, length in layout)


def test_the_examples_run():
    blocks = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(DOC), "exec"), names)
    assert not names["env"].agents


if __name__ == "__main__":
    for found in PAGES:
        found.write_text(rewritten(found), encoding="utf-8")
