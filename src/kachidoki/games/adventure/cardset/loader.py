# interpreted: reads files when a game is set up; nothing here is used inside playouts.
"""Card sets: from a folder of TOML files, or as a text that travels in the settings of a game.

The standard set is the folder `standard/`. Any other is an edition of the game. A set is also a
text (`pack`), so a log replays everywhere without the files. Whatever comes from outside is checked
in full by `reading`.
"""

import base64
import binascii
import hashlib
import json
import re
import tomllib
import zlib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.cardset.contract import MOST_CARDS, MOST_NAME
from kachidoki.games.adventure.cardset.reading import Reading
from kachidoki.games.adventure.cardset.values import At, BadCards, Data, bad_cards, one_line
from kachidoki.kernel.errors import shown
from kachidoki.kernel.game import DataOption, Setting

STANDARD: Final = "standard"
FOLDER: Final = Path(__file__).with_name("standard")
# The file in a folder that is about the whole set.
ABOUT: Final = "set.toml"
MOST_BYTES: Final = 256 * 1024
MOST_FILES: Final = 64
# A packed set, and what it may hold. The standard set takes 35,000 and 120,000.
MOST_TEXT: Final = 200_000
MOST_JSON: Final = 1_000_000
# How many texts are not read again when they come again: as many sets as a server lets its tables
# bring along, so that tables with the same set share it.
MOST_KEPT: Final = 64
_PACKED: Final = "cards1."
_WHERE: Final = re.compile(r"at line (\d+)")


# Sets from folders.


def load(folder: str | Path, counts: bool = True) -> CardSet:
    """The set in a folder; raises BadCards. `counts` demands so many cards of each kind as the
    game has."""
    return _good(_load(folder, counts))


def check(folder: str | Path, counts: bool = True) -> list[BadCards]:
    """All that is wrong with the set in a folder."""
    made = _load(folder, counts)
    return made if isinstance(made, list) else []


def _good(made: CardSet | list[BadCards]) -> CardSet:
    if isinstance(made, list):
        raise made[0]
    return made


def _load(folder: str | Path, counts: bool) -> CardSet | list[BadCards]:
    at = At()
    name: Any = ""
    found: list[tuple[str, object]] = []
    try:
        files = _files(Path(folder))
    except BadCards as error:
        return [error]
    for file in files:
        at = replace(at, file=shown(file.name))
        try:
            data = _parsed(file, at.file)
        except BadCards as error:
            at.faults.append(error)
            continue
        about = file.name == ABOUT
        for key in data:
            if key != ("name" if about else "card"):
                at.key(shown(key)).fault("unknown-key")
        if about:
            name = data.get("name", "")
            if name != "" and not one_line(name, MOST_NAME):
                at.key("name").fault("text")
        elif isinstance(cards := data.get("card"), list):
            found += [(at.file, card) for card in cards]
        else:
            at.key("[[card]]").fault("list")
    return at.faults or _made(name, found, counts)


def _files(folder: Path) -> list[Path]:
    called = shown(folder.name or str(folder))
    try:
        if not folder.is_dir():
            raise bad_cards("unreadable" if folder.exists() else "no-folder", called)
        files = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except (OSError, ValueError):
        # ValueError: no folder can have such a name.
        raise bad_cards("unreadable", called) from None
    if len(files) > MOST_FILES:
        raise bad_cards("too-large", called)
    if not [file for file in files if file.name != ABOUT]:
        raise bad_cards("no-files", called)
    return files


def _parsed(file: Path, called: str) -> dict[str, object]:
    try:
        # Pipes and devices may never end.
        if not file.is_file():
            raise bad_cards("unreadable", called)
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError:
        raise bad_cards("unreadable", called) from None
    if len(content) > MOST_BYTES:
        raise bad_cards("too-large", called)
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise bad_cards("not-text", f"{called}:{line}") from None
    except (ValueError, RecursionError) as error:
        # Also what the parser cannot hold: dates that are none, numbers and nesting without end.
        if found := _WHERE.search(str(error)):
            called = f"{called}:{found[1]}"
        elif "end of document" in str(error):
            called = f"{called}:{len(content.splitlines())}"
        raise bad_cards("not-toml", called) from None


def _made(name: str, found: Sequence[tuple[str, object]], counts: bool) -> CardSet | list[BadCards]:
    reading = Reading()
    reading.read(found, counts)
    if reading.faults:
        return reading.faults
    digest = hashlib.sha256(written(name, reading.data)).hexdigest()[:32]
    return CardSet(reading.cards, reading.targets, digest, name, reading.data)


@cache
def standard() -> CardSet:
    """The set that comes with the game."""
    return load(FOLDER)


# Sets as texts.


def written(name: str, cards: Sequence[Data]) -> bytes:
    """The one way to write a set."""
    whole = {"name": name, "cards": list(cards)}
    made = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return made.encode()


def pack(cards: CardSet) -> str:
    """A set as a text."""
    packed = zlib.compress(written(cards.name, cards.data), 9)
    return _PACKED + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@lru_cache(MOST_KEPT)
def unpack(text: str) -> CardSet:
    """The set that a text stands for; raises BadCards."""
    if len(text) > MOST_TEXT:
        raise bad_cards("too-large", field=shown(text))
    name, found = _unpacked(text)
    return _good(_made(name, [("", card) for card in found], counts=True))


def _unpacked(text: str) -> tuple[str, list[object]]:
    fault = bad_cards("not-packed", field=shown(text))
    if not text.startswith(_PACKED) or not text.isascii():
        raise fault
    body = text.removeprefix(_PACKED)
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars="-_", validate=True)
        stream = zlib.decompressobj()
        plain = stream.decompress(packed, MOST_JSON + 1)
        if len(plain) > MOST_JSON:
            raise bad_cards("too-large", field=shown(text))
        if not stream.eof:
            raise fault
        data = json.loads(plain.decode())
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise fault from None
    if not isinstance(data, dict) or set(data) != {"name", "cards"}:
        raise fault
    name, cards = data["name"], data["cards"]
    if not isinstance(cards, list) or len(cards) > 2 * MOST_CARDS:
        raise fault
    if name != "" and not one_line(name, MOST_NAME):
        raise bad_cards("text", field="name")
    return name, cards


# What a game is set to.


def the_set(setting: str) -> CardSet:
    """The set of a game, from what its option `cards` is set to."""
    return standard() if setting == STANDARD else unpack(setting)


@lru_cache(MOST_KEPT)
def setting_of(cards: CardSet) -> str:
    """What a game with this set is set to. A copy of the standard set is the standard set."""
    return STANDARD if cards.data == standard().data else pack(cards)


class Cards(DataOption):
    """Which set a game has: the standard one, or any other as a text."""

    __slots__ = ()

    def read(self, value: object) -> Setting:
        if isinstance(value, str):
            text = value.strip()
            if text in self.values:
                return text
            if text.startswith(_PACKED):
                return setting_of(unpack(text))
        return super().read(value)


CARDS: Final = Cards("cards", (STANDARD,), STANDARD, "card-sets")
