"""Write web/src/lib/wire.ts: the shapes of the wire as TypeScript, for the page; and for each game
of the page games/<id>/wire.ts, its own shapes (see `game_types.py`).

    python -m tools.wire_types --write    write the files
    python -m tools.wire_types            say which are stale; exit 1 if any is

What a struct is called, and what its docstring says first, is the same on both sides.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as wire

from kachidoki.games import find, ids
from kachidoki.server.commands import COMMANDS, WISHES, structs
from tools import game_types

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src"
TYPES = PAGE / "lib" / "wire.ts"
WIDTH = 100

HEAD = """\
// Made from the shapes of tables and server by `python -m tools.wire_types --write`: do not edit.

/** What an option is set to. */
export type Setting = string | number | boolean;

/** One value of an event, a question, a move or a refusal. */
export type Value = string | number | boolean | string[] | number[];

/** What happened, of a kind that a game declares. */
export interface EventOf<Key extends string, Values> extends Omit<EventShape, 'key' | 'values'> {
  key: Key;
  values: Values;
}

/** A move of a kind that a game declares. */
export interface MoveOf<Key extends string, Values> extends Omit<MoveShape, 'key' | 'values'> {
  key: Key;
  values: Values;
}
"""
# What an object of anything is, by the name of its field.
ANYTHING = {"values": "Record<string, Value>", "view": "ViewShape", "table": "object"}
SETTING = {"string", "number", "boolean"}


def render() -> str:
    """The whole file."""
    kinds = structs()
    messages = [kind for kind in kinds if kind.__struct_config__.tag_field == "type"]
    parts = [
        HEAD,
        *(_interface(shape) for shape in wire.multi_type_info([*kinds, *WISHES])),
        _wishes(),
        _union("Message", "What you get over the WebSocket.", messages),
    ]
    return "\n".join(part for part in parts if part)


def _interface(shape: wire.Type) -> str:
    assert isinstance(shape, wire.StructType)
    name, lines = shape.cls.__name__, []
    if not shape.fields and shape.tag_field is None:
        return ""
    if shape.tag_field is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';")
    for field in shape.fields:
        # What we take refuses unknown fields and has defaults; what we send has all fields but
        # those that are unset, which are told by having no default.
        unset = NODEFAULT is field.default is field.default_factory
        mark = "?" if not field.required and (shape.forbid_unknown_fields or unset) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, field.encode_name)};")
    body = "".join(f"{line}\n" for line in lines)
    return f"{_comment(shape.cls.__doc__)}export interface {name} {{\n{body}}}\n"


def _wishes() -> str:
    """The wishes by their names, as commands of the WebSocket have them."""
    body = ""
    for wish, command in zip(WISHES, COMMANDS, strict=True):
        name = f"{{ do: '{command.__struct_config__.tag}' }}"
        body += f"\n  | ({name} & {wish.__name__})" if wish.__struct_fields__ else f"\n  | {name}"
    about = "What you send over the WebSocket; a `ref` beside it comes back with the answer."
    return f"{_comment(about)}export type Wish ={body};\n"


def _union(name: str, about: str, kinds: Iterable[type[msgspec.Struct]]) -> str:
    body = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"{_comment(about)}export type {name} ={body};\n"


def _comment(doc: str | None) -> str:
    if not doc:
        return ""
    said = " ".join(inspect.cleandoc(doc).split("\n\n")[0].split())
    line = f"/** {said} */\n"
    if len(line) <= WIDTH:
        return line
    return "/**\n" + "".join(f" * {part}\n" for part in _wrapped(said)) + " */\n"


def _wrapped(text: str) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        if line and len(line) + len(word) + 4 > WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def _type(kind: wire.Type, field: str = "") -> str:
    """A type of the wire in TypeScript; `field` is what it is the type of."""
    match kind:
        case wire.Metadata(type=inner):
            return _type(inner, field)
        case wire.NoneType():
            return "null"
        case wire.BoolType():
            return "boolean"
        case wire.IntType() | wire.FloatType():
            return "number"
        case wire.StrType():
            return "string"
        case wire.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case wire.StructType(cls=cls):
            return cls.__name__
        case wire.ListType(item_type=item) | wire.VarTupleType(item_type=item):
            inside = _type(item, field)
            return f"({inside})[]" if " " in inside and "<" not in inside else f"{inside}[]"
        case wire.TupleType(item_types=items):
            return f"[{', '.join(_type(item, field) for item in items)}]"
        case wire.DictType(value_type=wire.AnyType()):
            return ANYTHING.get(field, "Record<string, unknown>")
        case wire.DictType(value_type=value):
            return f"Record<string, {_type(value, field)}>"
        case wire.UnionType(types=types):
            parts = [_type(one, field) for one in types]
            if set(parts) >= SETTING:
                parts = ["Setting", *(part for part in parts if part not in SETTING)]
            # Nothing comes last.
            return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))
        case wire.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind} ({field})")


def files() -> dict[Path, str]:
    """What each of the files has to say."""
    games = [find(game) for game in ids() if (PAGE / "games" / game).is_dir()]
    own = {PAGE / "games" / game.id / "wire.ts": game_types.render(game) for game in games}
    return {TYPES: render(), **own}


def main() -> int:
    stale = []
    for path, text in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--write" in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        else:
            stale.append(path.relative_to(ROOT))
    print(f"stale: {', '.join(map(str, stale))}; run with --write" if stale else "up to date")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
