"""The types of one game for the page: what lies on its table, what happens, what may be done.

The table is declared in `table.py` of the game, what happens in `events.py`; moves are described by
the moves themselves.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from kachidoki.kernel.declared import SOME, OneOf
from kachidoki.kernel.event import NAMED, Each, Field, Kind, kinds
from kachidoki.kernel.game import Game

WIDTH = 110
WEB = Path(__file__).parent.parent / "web"
# More names than this are no type of their own, unless the table calls them something.
MOST_NAMES = 12
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}

HEAD = """\
// Made from src/kachidoki/games/{id} by `python -m tools.wire_types --write`: do not edit.

import type {{ EventOf, MoveOf }} from '../../lib/wire';
"""


def render(game: Game) -> str:
    """The types of a game as TypeScript."""
    types = Types(import_module(f"kachidoki.games.{game.id}.table"), written(game))
    name = game.id.capitalize()
    table = types.of(getattr(types.module, f"{name}Table"))
    events = import_module(f"kachidoki.games.{game.id}.events")
    happen = [line for kind in kinds(events) for line in types.events(kind)]
    moves = types.moves(game)
    parts = [
        HEAD.format(id=game.id),
        *types.names(),
        *types.interfaces.values(),
        _union(f"{name}Event", "What happens.", happen),
        _union(f"{name}Move", "What may be done.", moves),
        f"/** What the page knows of the game. */\nexport interface {name} {{\n  table: {table};\n"
        f"  event: {name}Event;\n  move: {name}Move;\n}}\n",
    ]
    return "\n".join(parts)


def written(game: Game) -> str:
    """All that is written by hand for the page of a game."""
    folders = WEB / "src" / "games" / game.id, WEB / "tests"
    files = [path for folder in folders for path in sorted(folder.rglob("*.*"))]
    source = [one for one in files if one.suffix in (".ts", ".svelte") and one.name != "wire.ts"]
    return "\n".join(path.read_text(encoding="utf-8") for path in source)


class Types:
    """The types of one game, from the module of its table; `written` is what uses them."""

    def __init__(self, module: Any, written: str) -> None:
        self.module = module
        self.written = written
        # What the table calls some names.
        self.called = {
            name: mark.names
            for name, one in vars(module).items()
            for mark in getattr(one, "__metadata__", ())
            if isinstance(mark, OneOf)
        }
        self.interfaces: dict[str, str] = {}

    def names(self) -> Iterable[str]:
        """A type for each of them, and a list of those that somebody goes through. What is written
        as two of them with a blank between is a type made of these."""
        for name, known in self.called.items():
            every, names = _plural(name), [f"'{one}'" for one in known]
            parts = self._parts(known)
            if re.search(rf"\b{every}\b", self.written):
                body = _filled("[", names, "] as const;")
                listed = f"export type {name} = (typeof {every})[number];"
                yield f"export const {every} = {body}\n{listed}\n"
            elif parts:
                yield f"export type {name} = `{' '.join(f'${{{part}}}' for part in parts)}`;\n"
            else:
                yield f"export type {name} ={_either(names)};\n"

    def _parts(self, known: Sequence[str]) -> tuple[str, str] | None:
        """Two of what the table calls names, of which all these are made."""
        for first, heads in self.called.items():
            for last, tails in self.called.items():
                if set(known) == {f"{head} {tail}" for head in heads for tail in tails}:
                    return first, last
        return None

    def of(self, hint: Any) -> str:
        """A type in TypeScript."""
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, OneOf):
                return self.one_of(mark.names)
            if mark == NAMED:
                return "string" if hint.__origin__ is int else "string[]"
            if mark == SOME:
                key, value = map(self.of, get_args(hint.__origin__))
                return f"Partial<Record<{key}, {value}>>"
        if hasattr(hint, "__metadata__"):
            return self.of(hint.__origin__)
        if is_typeddict(hint):
            self._interface(hint)
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(map(_literal, args))
        if origin in (Union, UnionType):
            return " | ".join(self.of(one) for one in args)
        if origin is NotRequired:
            return self.of(args[0])
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        if origin is tuple and args[-1] is not ...:
            return f"[{', '.join(map(self.of, args))}]"
        if origin is not None:
            return _many(self.of(args[0]))
        return PLAIN[hint]

    def one_of(self, names: Sequence[str], value: str = "") -> str:
        """The type of a text that is one of these names, in a value of this name: a word of the
        table, or the names themselves."""
        found = set(names)
        for name, known in self.called.items():
            if name.lower() == value and found <= set(known):
                return name
        for name, known in self.called.items():
            if found == set(known):
                return name
        short = len(found) <= MOST_NAMES
        return " | ".join(f"'{one}'" for one in dict.fromkeys(names)) if short else "string"

    def events(self, kind: Kind) -> Iterable[str]:
        """A kind of event, and the same with what only some seats know."""
        told = {one.called: self._told(one) for one in kind.open}
        seen = {one.called: self._told(one) for one in kind.secret}
        for key in kind.keys:
            yield _one("EventOf", key, told)
            if seen:
                yield _one("EventOf", f"{key}-seen", told | seen)

    def moves(self, game: Game) -> list[str]:
        """Moves by their key, with their values."""
        every: dict[str, list[Mapping[str, object]]] = {}
        for key, values in map(game.describe, game.all_moves):
            every.setdefault(key, []).append(values)
        return [_one("MoveOf", key, self._values(found)) for key, found in every.items()]

    def _values(self, every: list[Mapping[str, object]]) -> dict[str, str]:
        """What moves of one key say; what only some of them say may be missing."""
        told: dict[str, str] = {}
        for name in dict.fromkeys(name for values in every for name in values):
            found = [values[name] for values in every if name in values]
            texts = [one for one in found if isinstance(one, str)]
            mark = "" if len(found) == len(every) else "?"
            told[name + mark] = self.one_of(texts, name) if texts else PLAIN[type(found[0])]
        return told

    def _told(self, one: Field) -> str:
        match one.telling:
            case None:
                return self.of(one.hint)
            case Each(names=names):
                return _many(self.one_of(names, one.called))
            case [*names]:
                return self.one_of(names, one.called)
        raise TypeError(f"no TypeScript for {one}")

    def _interface(self, table: Any) -> None:
        name = table.__name__
        if name in self.interfaces:
            return
        # Those that it is made of stand before it.
        fields = {
            field + ("" if field in table.__required_keys__ else "?"): self.of(hint)
            for field, hint in get_type_hints(table, include_extras=True).items()
        }
        said = " ".join(cleandoc(table.__doc__ or "").split("\n\n")[0].split())
        body = "".join(f"  {field}: {one};\n" for field, one in fields.items())
        self.interfaces[name] = f"/** {said} */\nexport interface {name} {{\n{body}}}\n"


def _literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"


def _one(generic: str, key: str, values: Mapping[str, str]) -> str:
    body = "; ".join(f"{name}: {one}" for name, one in values.items())
    return f"{generic}<'{key}', {f'{{ {body} }}' if body else 'Record<string, never>'}>"


def _many(one: str) -> str:
    return f"({one})[]" if " | " in one else f"{one}[]"


def _union(name: str, about: str, kinds: Iterable[str]) -> str:
    body = "".join(f"\n  | {kind}" for kind in kinds)
    return f"/** {about} */\nexport type {name} ={body};\n"


def _filled(before: str, items: Sequence[str], after: str) -> str:
    """A list on one line, or where it is long on several."""
    line = f"{before}{', '.join(items)}{after}"
    return (
        line
        if len(line) < WIDTH // 2
        else "\n".join([before, *[f"  {one}," for one in items], after])
    )


def _either(names: Sequence[str]) -> str:
    line = f" {' | '.join(names)}"
    return line if len(line) < WIDTH // 2 else "".join(f"\n  | {one}" for one in names)


def _plural(name: str) -> str:
    """The name of a list: `WindowName` is one of WINDOW_NAMES."""
    words = re.sub("(?<!^)(?=[A-Z])", "_", name).upper()
    return re.sub("(?<=[^AEIOUH])Y$", "IE", words) + "S"
