# interpreted: text.
"""The learning curve as a picture: wins against the advice by kind of table, over the time."""

from collections.abc import Sequence
from html import escape

from kachidoki.learn.work import Report

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 180, 44, 48
INKS = ("#2f6f9f", "#b5542f", "#4a8a3c", "#8a4a9a", "#a8862a", "#3f8f8f", "#9a3f5f", "#6f6f6f")
# A point of the curve is the mean of at least so many games.
GAMES = 250


def points(reports: Sequence[Report], table: str) -> list[tuple[float, float]]:
    """Minutes and rate of wins, in pieces of at least `GAMES` games."""
    found, games, wins, began = [], 0, 0.0, 0.0
    for report in reports:
        if table not in report.strength:
            continue
        count, rate = report.strength[table]
        if games == 0:
            began = report.seconds
        games, wins = games + count, wins + count * rate
        if games >= GAMES:
            found.append(((began + report.seconds) / 120.0, wins / games))
            games, wins = 0, 0.0
    return found


def draw(game: str, reports: Sequence[Report]) -> str:
    """An SVG that reads on light and on dark ground."""
    last = max((report.seconds for report in reports), default=60.0) / 60.0
    names = list(dict.fromkeys(name for report in reports for name in report.strength))

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / max(last, 0.1)

    def y(rate: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - rate)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        "<style>svg{background:#fbf8f1;color:#2b2620}@media(prefers-color-scheme:dark)"
        "{svg{background:#201d1a;color:#ece5d8}}text{fill:currentColor}</style>",
        f'<text x="{LEFT}" y="24" font-size="16">{escape(game)}: wins against greedy</text>',
    ]
    for step in range(5):
        height = y(step / 4)
        parts.append(
            f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="currentColor" opacity=".2"/>'
            f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{step * 25} %</text>'
        )
    for step in range(5):
        minutes = last * step / 4
        parts.append(
            f'<text x="{x(minutes):.1f}" y="{HEIGHT - 22}" text-anchor="middle">'
            f"{minutes:.3g} min</text>"
        )
    for number, name in enumerate(names):
        ink, line = INKS[number % len(INKS)], points(reports, name)
        if not line:
            continue
        way = "L".join(f"{x(minutes):.1f} {y(rate):.1f}" for minutes, rate in line)
        parts.append(f'<path d="M{way}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{x(minutes):.1f}" cy="{y(rate):.1f}" r="2.5" fill="{ink}"/>'
            for minutes, rate in line
        ]
        spot = TOP + 18 * number
        parts.append(
            f'<circle cx="{WIDTH - RIGHT + 16}" cy="{spot}" r="5" fill="{ink}"/>'
            f'<text x="{WIDTH - RIGHT + 28}" y="{spot + 4}">{escape(name)} '
            f"{100 * line[-1][1]:.0f} %</text>"
        )
    return "\n".join([*parts, "</svg>\n"])
