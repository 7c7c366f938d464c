"""An arena as pictures: who won how often against whom, and the ladder of ratings. SVG that needs
nothing but itself, in the light or the dark as the reader's system has it. They hold figures and
the names of bots; the only words are a title, which whoever asks brings along."""

from collections.abc import Sequence
from html import escape

from kachidoki.arena.outcome import Cell, Outcome

# Light and dark: the page, the ink, lines; and what is won and what is lost.
STYLE = """
svg { --page: #fbfaf7; --ink: #22252b; --line: #c9c5bb; --won: #2f6fb7; --lost: #b7622f;
  background: var(--page); font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  svg { --page: #17191d; --ink: #e8e6e1; --line: #44484f; --won: #6aa7ea; --lost: #e59a63; }
}
text { fill: var(--ink); } .head { font-size: 16px; font-weight: 600; }
.small { font-size: 11px; opacity: 0.8; } .end { text-anchor: end; } .mid { text-anchor: middle; }
.line { stroke: var(--line); } .span { stroke: var(--won); stroke-width: 2; }
.dot { fill: var(--won); } .won { fill: var(--won); } .lost { fill: var(--lost); }
"""
EDGE, ROW, LETTER = 16, 30, 8
CELL, TITLE = 58, 40
SCALE_WIDTH = 420


def crosstable(found: Outcome, title: str) -> str:
    """A row for each bot, the strongest first: how many of 100 games it won against the bot of the
    column. With three sides or more it sat alone among copies of that."""
    rows = [row.bot for row in found.standings]
    columns = [found.field.players[0]] if found.field.together else rows
    cells = _by_pair(found)
    names = EDGE + LETTER * max(map(len, rows)) + EDGE
    # The names of columns stand upright.
    top = TITLE + LETTER * max(map(len, columns)) + EDGE
    parts: list[str] = []
    for at, name in enumerate(columns):
        x = names + CELL * at + CELL // 2 + 4
        turned = f' transform="rotate(-90 {x} {top - 8})"'
        parts.append(_text(x, top - 8, name, more=turned))
    for down, one in enumerate(rows):
        y = top + ROW * down
        parts.append(_text(names - EDGE, y + 19, one, "end"))
        for across, other in enumerate(columns):
            if (cell := cells.get((one, other))) is not None:
                parts.append(_square(names + CELL * across, y, cell))
    width = max(names + CELL * len(columns) + EDGE, 2 * EDGE + LETTER * len(title) + 40)
    return _picture(title, width, top + ROW * len(rows) + EDGE, parts)


def _by_pair(found: Outcome) -> dict[tuple[str, str], Cell]:
    """Each result from both sides, where there are two."""
    cells = {(cell.bots[0], cell.bots[1]): cell for cell in found.cells if cell.games}
    if found.field.sides == 2:
        for one, other in list(cells):
            cell = cells[one, other]
            bots, bounds = (other, one), (1 - cell.rate, 1 - cell.high, 1 - cell.low)
            cells[other, one] = Cell(bots, cell.games, *bounds, points=0.0)
    return cells


def _square(x: int, y: int, cell: Cell) -> str:
    """A share of the games, the stronger in colour the further it is from a half."""
    even = 1 / len(cell.bots)
    kind = "won" if cell.rate >= even else "lost"
    far = (cell.rate - even) / (1 - even if cell.rate >= even else even)
    about = (
        f"{cell.bots[0]} - {cell.bots[1]}: {100 * cell.rate:.1f} "
        f"({100 * cell.low:.1f} - {100 * cell.high:.1f}), {cell.games}"
    )
    return (
        f"<g><title>{escape(about)}</title>"
        f'<rect class="{kind}" x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" '
        f'rx="4" fill-opacity="{0.06 + 0.5 * abs(far):.2f}"/>'
        f"{_text(x + CELL // 2, y + 19, f'{100 * cell.rate:.0f}', 'mid')}</g>"
    )


def ladder(found: Outcome, title: str) -> str:
    """The rating of each bot with its interval, the strongest above."""
    rows = found.standings
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    step = next(n for n in (50, 100, 200, 400, 800, 1600, 3200) if high - low <= 8 * n or n == 3200)
    first, last = int(low // step) * step, -int(-high // step) * step
    names = EDGE + LETTER * max(len(row.bot) for row in rows) + EDGE
    bottom = TITLE + ROW * len(rows) + 8

    def place(rating: float) -> float:
        return names + SCALE_WIDTH * (rating - first) / max(1, last - first)

    parts: list[str] = []
    for mark in range(first, last + 1, step):
        x = f"{place(mark):.1f}"
        parts.append(f'<line class="line" x1="{x}" y1="{TITLE}" x2="{x}" y2="{bottom}"/>')
        parts.append(_text(place(mark), bottom + 16, str(mark), "mid small"))
    for down, row in enumerate(rows):
        y = TITLE + ROW * down + ROW // 2
        span = f'x1="{place(row.low):.1f}" y1="{y}" x2="{place(row.high):.1f}" y2="{y}"'
        about = f"{row.bot}: {row.rating:.0f} ({row.low:.0f} - {row.high:.0f})"
        parts.append(
            f'<g><title>{escape(about)}</title><line class="span" {span}/>'
            f'<circle class="dot" cx="{place(row.rating):.1f}" cy="{y}" r="5"/></g>'
        )
        parts.append(_text(names - EDGE, y + 4, row.bot, "end"))
        parts.append(_text(names + SCALE_WIDTH + 56, y + 4, f"{row.rating:.0f}", "end"))
    return _picture(title, names + SCALE_WIDTH + 56 + EDGE, bottom + 28, parts)


def _text(x: float, y: float, text: str, kind: str = "", more: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{named}{more}>{escape(text)}</text>'


def _picture(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    inside = "\n".join([_text(EDGE, 26, title, "head"), *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f'<rect width="{width}" height="{height}" fill="var(--page)"/>\n{inside}\n</svg>\n'
    )
