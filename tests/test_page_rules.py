"""The page knows no rules: no number of a rulebook, no mode and no option stands in its source.

What a table shows comes from the view, and what is printed from the vocabulary. Looked for is what
a relapse would be made of: a constant with the name and the numbers of one in the engine, a table
of names with their numbers, a list of numbers that is one of the rules, and a question which mode
or option is played.
"""

import importlib
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

import kachidoki
from tests.games.worlds import every_game

PAGE = Path(__file__).parents[1] / "web" / "src"
# Where the numbers of a game are.
HOMES = ("pieces", "rules", "points", "scoring")
# A list of fewer numbers is found by chance, and so is one that only counts.
FEWEST = 3
# Four sit round the table of Victory & Honor: that is how it is drawn.
DRAWN = ("SEATS",)

Found = Iterator[str]


def sources(game: str) -> dict[str, str]:
    """The files written for a game, without what people read in them."""
    files = sorted((PAGE / "games" / game).rglob("*"))
    return {
        path.relative_to(PAGE).as_posix(): bare(path.read_text(encoding="utf-8"))
        for path in files
        if path.suffix in (".ts", ".svelte") and path.name != "wire.ts"
    }


def bare(source: str) -> str:
    """Without comments and styles, on one line."""
    source = re.sub(r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/", "", source, flags=re.DOTALL)
    source = re.sub(r"(?<!:)//[^\n]*", "", source)
    return re.sub(r"\s+", " ", source)


def numbers_of(value: object) -> tuple[int, ...]:
    """The numbers that a constant of the engine holds, in a row; none if it holds anything else."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        parts = [numbers_of(one) for one in value]
        return sum(parts, ()) if all(parts) else ()
    return (value,) if type(value) is int else ()


def constants(game: str) -> dict[str, object]:
    """What the engine has of a game by names in capitals: numbers, and tables of them."""
    found: dict[str, object] = {}
    for home in HOMES:
        try:
            module = importlib.import_module(f"kachidoki.games.{game}.{home}")
        except ModuleNotFoundError:
            continue
        mine = vars(module).items()
        found |= {name: value for name, value in mine if name.isupper() and numbers_of(value)}
    return found


def counts(numbers: tuple[int, ...]) -> bool:
    """Whether it is a row such as 1, 2, 3, which any list is numbered with, or always the same."""
    steps = {b - a for a, b in pairwise(numbers)}
    return steps <= {1} or steps <= {0}


def same_constants(game: str, source: str) -> Found:
    """A constant of the engine, by its name and with a number or numbers for its value."""
    for name in constants(game):
        if name in DRAWN:
            continue
        given = re.search(
            rf"\bconst {name}\b(?:: [^=]+)? = ([\[{{]?)\s*(?:\w+: )?(-?\d[\d., ]*)", source
        )
        if given and not counts(tuple(map(int, re.findall(r"\d+", given[2])))):
            yield f"const {name} = {given[1]}{given[2]}".strip()
        elif given and not given[1]:
            yield f"const {name} = {given[2]}".strip()


def tables(game: str) -> dict[str, Mapping[str, int]]:
    """The numbers of names: what is printed, and what the engine has by name."""
    printed = dict(kachidoki.game(game).vocabulary.numbers)
    named = {
        name: value
        for name, value in constants(game).items()
        if isinstance(value, Mapping)
        and all(isinstance(key, str) and type(one) is int for key, one in value.items())
    }
    return {**printed, **named}


def same_tables(game: str, source: str) -> Found:
    """Names with their numbers: `farmer: 20, monk: 18`."""
    for category, known in tables(game).items():
        pairs = [
            name
            for name, number in known.items()
            if re.search(rf"\b{re.escape(name)}['\"]?: ['\"]?{number}['\"]?(?![\w.%'])", source)
        ]
        if len(pairs) >= min(2, len(known)):
            yield f"{category}: {', '.join(pairs)}"


def same_lists(game: str, source: str) -> Found:
    """Numbers in a row that are those of a table of the engine."""
    rows = [
        tuple(map(int, re.findall(r"-?\d+", row)))
        for row in re.findall(r"\[((?:\s*-?\d+\s*,){2,}\s*-?\d+\s*,?\s*)\]", source)
    ]
    for name, value in constants(game).items():
        known = numbers_of(value)
        for row in rows:
            if len(row) >= FEWEST and not counts(row) and len(known) >= FEWEST:
                if row in {known[at : at + len(row)] for at in range(len(known))}:
                    yield f"{name}: {list(row)}"


def asked(game: str, source: str) -> Found:
    """Which mode is played, or how an option is set, is asked of nobody but the server."""
    modes = kachidoki.game(game).modes
    settings = {
        value
        for mode in modes.values()
        for option in mode.options.values()
        for value in option.values
        if isinstance(value, str) and "_" in value
    }
    for said in sorted({*settings}):
        if re.search(rf"['\"]{re.escape(said)}['\"]", source):
            yield f"the option {said}"
    yield from re.findall(
        r"\bmode(?: [!=]== |\.(?:startsWith|endsWith|includes)\()['\"][^'\"]+['\"]", source
    )
    for name in sorted({name for mode in modes.values() for name in mode.options if "_" in name}):
        if re.search(rf"\b{name}\b", source):
            yield f"the option {name}"


CHECKS = (same_constants, same_tables, same_lists, asked)


def faults(game: str, source: str) -> list[str]:
    return [found for check in CHECKS for found in check(game, source)]


@every_game
def test_the_page_of_a_game_knows_no_rules(game: str) -> None:
    read = sources(game)
    assert read
    found = {name: wrong for name, source in read.items() if (wrong := faults(game, source))}
    assert not found


# What stood there once; so none of the checks can have gone blind.
RELAPSES = (
    ("glory", "export const TYPES_TO_END = { 2: 6, 3: 5, 4: 4 };"),
    ("glory", "export const BONUS = { a: 5, b: 4, c: 3 };"),
    ("glory", "const pays = { a: 5, b: 4, c: 3 };"),
    ("glory", "const worth = { farmer: '20', monk: '18' };"),
    ("honor", "const HONOUR_POINTS: Record<string, number> = { pair: 2, mixed: 3, triple: 6 };"),
    ("honor", "const STARS = { 'one-star': 1, 'two-star': 2, 'three-star': 3 };"),
    ("jeraku", "const cost = { daimyo: 2, samurai: 1, remove: 1 }[key];"),
    ("jeraku", "/** The fields. */ export const TRACK = 50;"),
    ("jeraku", "export const DAIMYO_INFLUENCE = 2;"),
    ("jeraku", "return solo.ninja === 'single_if_kyoto' ? 1 : 3;"),
    ("jeraku", "return mode !== 'duo' && !solo;"),
    ("jeraku", "if (table.mode.startsWith('armies')) return clan.party;"),
    ("jeraku", "const cry = [3, 2, 1];"),
    ("adventure", "return [0, 0, 2, 4][count] ?? 8;"),
    ("adventure", "export const COLUMN = 3;"),
)


@pytest.mark.parametrize(("game", "source"), RELAPSES)
def test_a_relapse_is_found(game: str, source: str) -> None:
    assert faults(game, bare(source))


def test_what_only_looks_like_a_rule_is_not_found() -> None:
    styled = "<style> .a { grid: 3; } </style> const SHOWN = [0, 2, 3]; // const BONUS = { a: 5 };"
    assert not faults("glory", bare(styled))
