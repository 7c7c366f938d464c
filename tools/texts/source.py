"""What the program itself asks of the text files: found in its source, not listed by hand."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from kachidoki.kernel import errors

# Prefixes of the messages of the terminal, and of refusals.
TERMINAL, REFUSAL = "cli-", "error-"
# A key of the page as its source has it, and the names of those files.
PAGE_KEY = re.compile(r"""(['"`])(page-[a-z0-9_-]+)\1""")
PAGE_FILES = (".svelte", ".ts")

Given = frozenset[str] | None  # the names of the values; None: they cannot be told from the source


@dataclass(frozen=True, slots=True)
class Use:
    """One place that needs a message."""

    key: str
    given: Given
    where: str
    game: str  # the id of the game whose file it is in, or ""


@dataclass(slots=True)
class Uses:
    """What the source says of messages."""

    places: list[Use] = field(default_factory=list)
    # Beginnings of `cli-` keys that are put together while the program runs.
    openings: list[str] = field(default_factory=list)
    # The `page-` keys; None when the source of the page is not at hand.
    page: set[str] | None = None


@lru_cache(maxsize=512)
def _nodes(source: str) -> tuple[ast.AST, ...]:
    """Those nodes of a file that can tell anything. Kept: most files are the same the next time."""
    kinds = (ast.ClassDef, ast.Call, ast.JoinedStr, ast.Constant)
    return tuple(node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds))


def _error_names(files: Iterable[tuple[ast.AST, ...]]) -> set[str]:
    """The names of the engine's errors and of all that are made from them elsewhere."""
    found = vars(errors).values()
    names = {one.__name__ for one in found if isinstance(one, type) and issubclass(one, Exception)}
    for nodes in files:
        for node in nodes:
            if isinstance(node, ast.ClassDef) and any(_name(base) in names for base in node.bases):
                names.add(node.name)
    return names


def scan(package: Path, page: Path | None = None) -> Uses:
    """Every literal reason, event and `cli-` key in the source below `package`, and every `page-`
    key in the source of the page below `page`."""
    uses = Uses(page=None if page is None else _page(page))
    paths = sorted(package.rglob("*.py"))
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    names = frozenset(_error_names(map(_nodes, sources.values())))
    for path, source in sources.items():
        places, openings = _uses_in(source, path.relative_to(package).parts, names)
        uses.places += places
        uses.openings += openings
    return uses


@lru_cache(maxsize=512)
def _uses_in(
    source: str, parts: tuple[str, ...], names: frozenset[str]
) -> tuple[list[Use], list[str]]:
    """What one file needs, and the beginnings of keys in it. Kept, as its nodes are."""
    places: list[Use] = []
    openings: list[str] = []
    game = _game_of(parts)
    for node in _nodes(source):
        asked: Iterable[tuple[str, Given]] = ()
        match node:
            case ast.Call():
                asked = _of_call(node, names)
            case ast.Constant(str(key)) if key.startswith(TERMINAL) and parts[0] != "text":
                asked = () if key.endswith("-") else [(key, None)]
            case ast.JoinedStr([ast.Constant(str(key)), *_]) if parts[0] != "text":
                openings += [key] if key.startswith(TERMINAL) else []
        where = f"{'/'.join(parts)}:{getattr(node, 'lineno', 0)}"
        places += [Use(key, given, where, game) for key, given in asked]
    return places, openings


def _game_of(parts: tuple[str, ...]) -> str:
    """The game that a file is about: one in its folder, or its drawing."""
    match parts:
        case ("games", game, _, *_):
            return game
        case ("cli", "drawings", name) if name != "__init__.py":
            return name.removesuffix(".py")
    return ""


def _page(page: Path) -> set[str]:
    texts = [p.read_text(encoding="utf-8") for p in page.rglob("*") if p.suffix in PAGE_FILES]
    return {key for text in texts for _, key in PAGE_KEY.findall(text)}


def _of_call(call: ast.Call, errors_known: frozenset[str]) -> Iterator[tuple[str, Given]]:
    """The messages that a call needs, each with the values that it gives."""
    name = _name(call.func)
    # What `must` checks stands before its reason.
    reasons = call.args[1:] if name == errors.must.__name__ else call.args
    for key in _literals(reasons[0]) if reasons else ():
        if name == "Refusal":
            yield REFUSAL + key, _keys(call.args[2]) if len(call.args) > 2 else None
        elif name == "Complaint":
            yield TERMINAL + REFUSAL + key, _keywords(call)
        elif name in errors_known or name == errors.must.__name__:
            given = _keywords(call)
            if given is not None and name == errors.BadLog.__name__:
                given |= {"line"}
            yield REFUSAL + key, given
        elif name == "Event":
            yield f"event-{key}", _keys(call.args[1]) if len(call.args) > 1 else frozenset()
            if len(call.args) > 2:
                # What single seats may know beside it is said in a sentence of its own.
                yield f"event-{key}-seen", None
        elif name == "say" and key.startswith(TERMINAL):
            yield key, _keywords(call)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _keys(node: ast.expr) -> Given:
    if not isinstance(node, ast.Dict):
        return None
    names = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, names)) if len(names) == len(node.keys) else None


def _keywords(call: ast.Call) -> Given:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(str(name) for name in names) - {"rule"}
