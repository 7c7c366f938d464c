"""The rooms of the house: imports go one way, and nobody names a game but the game itself."""

import ast
import fnmatch
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "kachidoki"


@dataclass(frozen=True)
class Room:
    """Modules that belong together, which rooms they may import, and which packages of others."""

    modules: tuple[str, ...]
    rooms: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()


ENGINE = ("kernel", "shelf", "bots")
SPEAKING = (*ENGINE, "basement", "front", "text", "words")
# The first room that has a module is its room. `*` stands for anything, dots included; `<id>` is
# one name, and a room may import only what has the same id.
ROOMS = {
    # What needs nothing of ours.
    "basement": Room(("data", "extras", "names", "processors")),
    # The types of the compiler come from its own package, which only the compiler reads.
    "kernel": Room(("kernel", "kernel.*"), (), ("mypy_extensions",)),
    "text": Room(("text", "text.*"), ("basement", "kernel"), ("fluent",)),
    # Where games are found by their ids; no other room but drawings knows a game by name.
    "shelf": Room(("games",), ("kernel",)),
    # What a game says: of all rooms of a game the only one that knows texts.
    "words": Room(("words",), ("kernel", "shelf", "text")),
    "words of <id>": Room(
        ("games.<id>.words", "games.<id>.words.*"), ("kernel", "game <id>", "text", "words")
    ),
    "game <id>": Room(("games.<id>", "games.<id>.*"), ("kernel",)),
    # NumPy only where somebody plays who learned.
    "bots": Room(("bots", "bots.*"), ("kernel", "shelf", "basement"), ("numpy",)),
    "learn": Room(("learn", "learn.*"), (*ENGINE, "basement", "front"), ("numpy", "torch")),
    "front": Room(("",), ("kernel", "shelf")),
    "arena": Room(("arena", "arena.*"), (*ENGINE, "basement", "front"), ("ray",)),
    "envs": Room(
        ("envs", "envs.*"),
        (*ENGINE, "basement"),
        ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    ),
    "tables": Room(
        ("tables", "tables.*"),
        (*ENGINE, "basement"),
        ("alembic", "litestar", "msgspec", "procrastinate", "psycopg", "sqlalchemy"),
    ),
    "server": Room(
        ("server", "server.*"),
        (*SPEAKING, "tables"),
        ("litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn"),
    ),
    # The same house in a browser, where nothing else is installed.
    "site": Room(("site", "site.*"), (*SPEAKING, "tables", "server"), ("msgspec",)),
    "drawing of <id>": Room(
        ("cli.drawings.<id>",), ("kernel", "text", "game <id>", "words of <id>", "cli"), ("rich",)
    ),
    "cli": Room(
        ("cli", "cli.*"),
        (*SPEAKING, "arena", "learn", "tables", "server"),
        ("fluent", "rich", "typer"),
    ),
    "command": Room(("__main__",), ("cli",)),
}


def room_of(module: str) -> str:
    """The room of a module, given without the name of the package."""
    for name, room in ROOMS.items():
        for pattern in room.modules:
            before, marked, after = pattern.partition("<id>")
            if not marked:
                if fnmatch.fnmatchcase(module, pattern):
                    return name
            elif module.startswith(before):
                game, *rest = module.removeprefix(before).split(".", 1)
                if fnmatch.fnmatchcase(".".join(["", *rest]) if rest else "", after):
                    return name.replace("<id>", game)
    raise AssertionError(f"{module} is in no room: tests/test_imports.py has the table")


def allowed(room: str) -> Room:
    """What a room may import: for a game's own, with its id."""
    for name, found in ROOMS.items():
        before, marked, _ = name.partition("<id>")
        if name == room:
            return found
        if marked and room.startswith(before):
            game = room.removeprefix(before)
            rooms = tuple(one.replace("<id>", game) for one in found.rooms)
            return Room(found.modules, rooms, found.packages)
    raise AssertionError(room)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """All modules that a file imports, wherever it does, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                yield node.lineno, one.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports name the whole package"
            assert node.module is not None
            for one in node.names:
                whole = f"{node.module}.{one.name}"
                ours = node.module.split(".")[0] == PACKAGE.name
                yield node.lineno, whole if ours and is_module(whole) else node.module


def wrong(module: str, tree: ast.AST) -> Iterator[str]:
    """The imports of a module that go where they may not."""
    own = room_of(module)
    may = allowed(own)
    for line, name in imported(tree):
        package, _, inner = name.partition(".")
        if package == PACKAGE.name:
            other = room_of(inner)
            if other != own and other not in may.rooms:
                yield f"{module}:{line}: {own} may not import {other} ({name})"
        elif package not in sys.stdlib_module_names and package not in may.packages:
            yield f"{module}:{line}: {own} may not import {package}"


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_imports_go_one_way() -> None:
    found = [
        fault
        for module, path in modules()
        for fault in wrong(module, ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "\n".join(found)


def test_the_rooms_have_an_order() -> None:
    """No room is imported, by whatever way, by one that it imports."""
    below: dict[str, set[str]] = {}

    def rooms_below(name: str, way: tuple[str, ...] = ()) -> set[str]:
        assert name not in way, " -> ".join((*way, name))
        if name not in below:
            direct = ROOMS[name].rooms
            below[name] = set(direct).union(*(rooms_below(one, (*way, name)) for one in direct))
        return below[name]

    for name in ROOMS:
        rooms_below(name)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("kernel.match", "import kachidoki.games.glory.state"),
        ("games.glory.state", "from kachidoki.games.honor import pieces"),
        ("games.glory.state", "def draw():\n    import rich.text"),
        ("games.glory.state", "from kachidoki.text import Texts"),
        ("games.glory.words", "from kachidoki.cli.screen import Screen"),
        ("games.glory.words", "from kachidoki.games.honor.words import Words"),
        ("games.adventure.words.cards", "import rich"),
        ("bots.bot", "from kachidoki import tables"),
        ("tables.house", "if TYPE_CHECKING:\n    from kachidoki.server.app import Config"),
        ("server.words", "from kachidoki.cli import drawings"),
        ("server.words", "from kachidoki.games.glory import words"),
        ("cli.cardset", "from kachidoki.games.adventure.cardset.loader import load"),
        ("cli.drawings.glory", "from kachidoki.games.honor.words import Words"),
        ("text", "from kachidoki.games import find"),
    ],
)
def test_what_goes_the_wrong_way_is_found(module: str, text: str) -> None:
    assert len(list(wrong(module, ast.parse(text)))) == 1
