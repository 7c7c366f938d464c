"""The page that needs no server: a folder of files for any web server.

    python -m tools.site PAGE OUT

PAGE is the page as it was built for the server; OUT is made anew. Beside the page it holds what a
server would answer everybody (games, rulebooks, lessons, texts), Python for the browser and our
source as its bytecode.
"""

import hashlib
import importlib.util
import json
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.games import find, ids
from kachidoki.server import sheets
from kachidoki.server.pages import MARK
from kachidoki.text import LANGUAGES
from kachidoki.text.browser import for_browser

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kachidoki"
WEB = ROOT / "web"
# Of our rooms, those that a browser needs, and of two of them not everything.
ROOMS = ("kernel", "games", "bots", "text", "tables", "server", "site")
NO_TABLES = {"engine", "postgres", "schema", "store"}
SERVER = {
    *("__init__", "archive", "commands", "connection", "editions", "game_shapes", "limits"),
    *("making", "refusals", "replays", "shapes", "sheets", "sight", "words"),
}
SPOKEN = ("root", "en", "fr", "de")
# Of what it knows of each of them, how numbers are said and which plural they ask for.
NUMBERS = {
    *("number_symbols", "decimal_formats", "percent_formats", "scientific_formats"),
    *("plural_form", "ordinal_form", "list_patterns", "default_numbering_system"),
    *(
        "numbering_systems",
        "compact_decimal_formats",
        "currency_formats",
        "minimum_grouping_digits",
    ),
    *("parent_exceptions", "language_aliases"),
    *("script_aliases", "variant_aliases", "territory_aliases", "currency_fractions"),
}
# What Fluent imports and does not need to say our sentences.
STUBS = {
    "pytz.py": "from datetime import timezone as _timezone\n\nutc = UTC = _timezone.utc\n",
    "typing_extensions.py": "from typing import *\nfrom typing import Literal as Literal\n",
}


def main(page: Path, out: Path) -> None:
    """Make the folder."""
    out = out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(page, out)
    index = out / "index.html"
    text = index.read_text(encoding="utf-8")
    # It may lie anywhere, so all it loads is named from where it lies.
    text = text.replace('="/', '="./').replace("</title>", f"</title>\n    {MARK}", 1)
    index.write_text(text, encoding="utf-8")
    write_sheets(out / "sheets")
    with tempfile.TemporaryDirectory() as folder:
        gather(Path(folder))
        command = ["node", "site/pack.mjs", folder, str(out / "python")]
        # Where there was no Node, one was put beside Python.
        way = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": way})
    shutil.copy(WEB / "site" / "away.js", out)
    write_worker(out)


def write_worker(out: Path) -> None:
    """The service worker, which keeps all these files: it is another one when any of them is."""
    known, files = hashlib.sha256(), ["./"]
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        known.update(path.name.encode() + path.read_bytes())
        if path != out / "index.html":
            files.append(path.relative_to(out).as_posix())
    text = (WEB / "site" / "sw.js").read_text(encoding="utf-8")
    version = json.dumps(f"kachidoki {known.hexdigest()[:16]}")
    head = f"const VERSION = {version};\nconst FILES = {json.dumps(files)};\n"
    _text(out / "sw.js", head + text)


def write_sheets(out: Path) -> None:
    """What is the same for everybody, by the addresses that it has on a server."""
    games = [find(game) for game in ids()]
    for code in LANGUAGES:
        _write(out / f"games.{code}.json", sheets.games_sheet(code, games))
        _text(out / f"{code}.ftl", for_browser(code, None))
        for game in games:
            _write(out / game.id / f"rules.{code}.json", sheets.rules_sheet(code, game.id))
            _text(out / game.id / f"{code}.ftl", for_browser(code, game))
    for game in games:
        _write(out / game.id / "names.json", sheets.names_sheet(game))
        if game.lesson is not None:
            _write(out / game.id / "lesson.json", sheets.lesson_sheet(game))
        if game.catalogue() is not None:
            _write(out / game.id / "cards.json", sheets.cards_sheet(game))


def _write(path: Path, data: Any) -> None:
    _text(path, msgspec.json.encode(data).decode())


def _text(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def gather(folder: Path) -> None:
    """All that Python needs there, as it is to be found by imports."""
    for path in ours():
        _copy(path, folder / "kachidoki" / path.relative_to(SOURCE))
    shutil.copy(SOURCE / "site" / "spec.py", folder / "msgspec.py")
    for name, text in STUBS.items():
        _text(folder / name, text)
    for package in ("attr", "babel", "fluent"):
        home = _home(package)
        for path in sorted(home.rglob("*.py")):
            if not {"messages", "tests"} & set(path.relative_to(home).parts):
                _copy(path, folder / package / path.relative_to(home))
    for name in ("global.dat", *(f"locale-data/{code}.dat" for code in SPOKEN)):
        known = pickle.loads((_home("babel") / name).read_bytes())
        kept = {key: value for key, value in known.items() if key in NUMBERS}
        to = folder / "babel" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(pickle.dumps(kept))


def ours() -> Iterator[Path]:
    """The files of our source that a browser needs."""
    yield from sorted(SOURCE.glob("*.py"))
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            inside = path.relative_to(SOURCE / room)
            wanted = path.suffix in (".py", ".toml", ".ftl") and "__pycache__" not in path.parts
            if room == "games" and path.name.startswith("page."):
                # The page has these.
                wanted = False
            if room == "tables":
                wanted = wanted and len(inside.parts) == 1 and path.stem not in NO_TABLES
            if room == "server":
                wanted = wanted and len(inside.parts) == 1 and path.stem in SERVER
            if wanted:
                yield path


def _home(package: str) -> Path:
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, to)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
