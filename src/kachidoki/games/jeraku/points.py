# interpreted: reads a file when a game is set up; nothing here is used inside playouts.
"""What the regions pay: data, because the printed values are not known to us.

The table of points.toml stands in for them. Whoever owns the game has an edition of it with the
true one, from a file. A table is also a text, `0/0/0 1/0/0 ... | ... | ...`: so it travels in the
settings of a game, and a log replays everywhere without the file.

A table that cannot be used is refused as `bad-table`. `why` is one of `WHYS`. `field` says where,
from the outside in, as a list that the text files put into words: a round (`I`, `II`, `III`), then
a region (`Kyoto`, `1` to `6`), or else a name as it stands in the file, or the file itself with the
line (`table.toml:12`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NoReturn

from kachidoki.games.jeraku.pieces import PLACES_PAID, REGION_NAMES, REGIONS, ROUNDS
from kachidoki.kernel.errors import BadOption, shown
from kachidoki.kernel.files import BadFile, read_toml
from kachidoki.kernel.game import DataOption, Setting

PLACEHOLDER: Final = "placeholder"
ROUND_NAMES: Final[tuple[str, ...]] = ("I", "II", "III")
MOST: Final = 99
MOST_BYTES: Final = 64 * 1024
MOST_NAME: Final = 60
# Far more than the longest table takes as a text.
MOST_TEXT: Final = 1000

WHYS: Final[tuple[str, ...]] = (
    "no-file",  # there is none
    "unreadable",  # it is a folder, or may not be read
    "too-large",
    "not-text",  # not UTF-8
    "not-toml",
    "unknown",  # a name that a table does not have
    "missing",  # [points] or a round
    "not-a-table",  # [points] is something else
    "name",  # not a short text
    "rounds",  # a text has not three of them
    "regions",  # not seven
    "row",  # not three numbers
    "number",  # not whole, below 0 or above MOST
    "order",  # a later place pays more than an earlier one
)

# Those that are about the file, and not about the values in it.
OF_FILES: Final = WHYS[:5]
# The regions as a refusal calls them: the same in every language.
REGION_FIELDS: Final[tuple[str, ...]] = tuple(name.capitalize() for name in REGION_NAMES)

Row = tuple[int, ...]
_NUMBER: Final = re.compile(r"[0-9]{1,6}")


class BadTable(BadOption):
    """A table of points that cannot be used."""


@dataclass(frozen=True, slots=True)
class Points:
    """What a table pays: by round, by region and by place. `name` is what its owner calls it."""

    rounds: tuple[tuple[Row, ...], ...]
    name: str = ""


# A table from a file.


def load(path: str | Path) -> Points:
    """The table in a TOML file; raises BadTable."""
    file = Path(path)
    called = shown(file.name or str(file))
    try:
        data = read_toml(file, MOST_BYTES)
    except BadFile as bad:
        _refuse(called + bad.line, why=bad.why)
    _known(data, ("name", "points"))
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > MOST_NAME or not name.isprintable():
        _refuse("name", why="name")
    points = data.get("points")
    if not isinstance(points, Mapping):
        _refuse("[points]", why="not-a-table" if "points" in data else "missing")
    _known(points, ROUND_NAMES)
    for key in ROUND_NAMES:
        if key not in points:
            _refuse(key, why="missing")
    return Points(tuple(_round(key, points[key]) for key in ROUND_NAMES), name.strip())


def _known(data: Mapping[str, object], names: tuple[str, ...]) -> None:
    for key in data:
        if key not in names:
            _refuse(shown(key), why="unknown")


def _round(name: str, rows: object) -> tuple[Row, ...]:
    if not isinstance(rows, list) or len(rows) != REGIONS:
        _refuse(name, why="regions")
    return tuple(_row((name, region), row) for region, row in zip(REGION_FIELDS, rows, strict=True))


def _row(field: tuple[str, ...], row: object) -> Row:
    if not isinstance(row, list) or len(row) != PLACES_PAID:
        _refuse(*field, why="row")
    if any(type(number) is not int or not 0 <= number <= MOST for number in row):
        _refuse(*field, why="number")
    if sorted(row, reverse=True) != row:
        _refuse(*field, why="order")
    return tuple(row)


def _refuse(*field: str, why: str) -> NoReturn:
    raise BadTable("bad-table", "" if why in OF_FILES else "points", field=field, why=why)


# A table as a text.


def written(table: Points) -> str:
    """The one text of a table: `0/0/0 1/0/0 ... | ... | ...`. Its name is not part of it."""
    return " | ".join(
        " ".join("/".join(str(number) for number in row) for row in rows) for rows in table.rounds
    )


def read(text: str) -> Points:
    """The table that a text stands for, with any spacing; raises BadTable."""
    if len(text) > MOST_TEXT:
        _refuse(shown(text), why="too-large")
    rounds = text.split("|")
    if len(rounds) != ROUNDS:
        _refuse(shown(text.strip()), why="rounds")
    found: list[tuple[Row, ...]] = []
    for name, rows in zip(ROUND_NAMES, rounds, strict=True):
        cells = [[_number(number) for number in row.split("/")] for row in rows.split()]
        found.append(_round(name, cells))
    return Points(tuple(found))


def _number(text: str) -> int:
    """A number, or one that no table can have."""
    return int(text) if text.isascii() and _NUMBER.fullmatch(text) else -1


# What a game is set to.


@cache
def placeholder() -> Points:
    """The table that stands in for the printed one."""
    return load(Path(__file__).with_name("points.toml"))


@lru_cache(maxsize=256)
def pays(setting: str) -> list[int]:
    """What a setting pays, at ((round - 1) * 7 + region) * 3 + place. Not to be changed: others
    have the same list."""
    table = placeholder() if setting == PLACEHOLDER else read(setting)
    return [number for rows in table.rounds for row in rows for number in row]


def setting_of(table: Points) -> str:
    """What a game with this table is set to. A copy of the placeholder is still unofficial."""
    return PLACEHOLDER if table.rounds == placeholder().rounds else written(table)


class RpTable(DataOption):
    """Which table a game has: the placeholder, or any other as a text."""

    __slots__ = ()

    def read(self, value: object) -> Setting:
        if isinstance(value, str) and ("/" in value or "|" in value):
            return setting_of(read(value))
        return super().read(value)


RP_TABLE: Final = RpTable("rp_table", (PLACEHOLDER,), PLACEHOLDER, "points")
