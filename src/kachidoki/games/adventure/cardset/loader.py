# interpreted: reads files when a game is set up; nothing here is used inside playouts.
"""Card sets: from a folder of TOML files, or as a text that travels in the settings of a game.

The standard set is the folder `set/`. Whoever has another one loads it (`use`); all new games of
the process then have it. A set is also a text (`pack`), so a log replays everywhere without the
files. Whatever comes from outside is checked in full by `reading`.
"""

import base64
import binascii
import gc
import hashlib
import json
import re
import tomllib
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final, TypeVar, cast
from weakref import WeakValueDictionary

from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.cardset.contract import MOST_CARDS, MOST_NAME, Data
from kachidoki.games.adventure.cardset.reading import BadCards, Reading, bad_cards, one_line
from kachidoki.kernel.errors import shown
from kachidoki.kernel.game import Option, Setting

STANDARD: Final = "standard"
FOLDER: Final = Path(__file__).with_name("standard")
# The file in a folder that is about the whole set.
ABOUT: Final = "set.toml"
MOST_BYTES: Final = 256 * 1024
MOST_FILES: Final = 64
# A packed set, and what it may hold. The standard set takes 35,000 and 120,000.
MOST_TEXT: Final = 200_000
MOST_JSON: Final = 1_000_000
# How many sets that games have brought along are kept when no game has them any more, and how many
# may be in use at a time: all of them are spoken in `texts`.
MOST_KEPT: Final = 16
MOST_IN_USE: Final = 64
_PACKED: Final = "cards1."
Made = TypeVar("Made", bound=Callable[..., Any])
_WHERE: Final = re.compile(r"at line (\d+)")


@dataclass(frozen=True, slots=True)
class Document:
    """A set as its author wrote it: one table for each title, in the order of the numbers."""

    name: str
    cards: tuple[Data, ...]

    def written(self) -> bytes:
        """The one way to write it."""
        whole = {"name": self.name, "cards": list(self.cards)}
        made = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return made.encode()


# Sets from folders.


def load(folder: str | Path, counts: bool = True) -> CardSet:
    """The set in a folder; raises BadCards. `counts` demands so many cards of each kind as the
    game has."""
    made, faults = _load(folder, counts)
    if made is None:
        raise faults[0]
    return made


def check(folder: str | Path, counts: bool = True) -> list[BadCards]:
    """All that is wrong with the set in a folder."""
    return _load(folder, counts)[1]


def _load(folder: str | Path, counts: bool) -> tuple[CardSet | None, list[BadCards]]:
    faults: list[BadCards] = []
    name = ""
    found: list[tuple[str, object]] = []
    try:
        files = _files(Path(folder))
    except BadCards as error:
        return None, [error]
    for file in files:
        called = shown(file.name)
        try:
            data = _parsed(_content(file, called), called)
        except BadCards as error:
            faults.append(error)
            continue
        if file.name == ABOUT:
            name = _about(data, faults)
        else:
            found += _listed(data, called, faults)
    if faults:
        return None, faults
    return _made(name, found, counts)


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


def _content(file: Path, called: str) -> bytes:
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
    return content


def _parsed(content: bytes, called: str) -> dict[str, object]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise bad_cards("not-text", f"{called}:{line}") from None
    except (ValueError, RecursionError) as error:
        # Also what the parser cannot hold: dates that are none, numbers and nesting without end.
        found = _WHERE.search(str(error))
        if found:
            called = f"{called}:{found[1]}"
        elif "end of document" in str(error):
            called = f"{called}:{len(content.splitlines())}"
        raise bad_cards("not-toml", called) from None


def _about(data: dict[str, object], faults: list[BadCards]) -> str:
    faults += [bad_cards("unknown-key", ABOUT, "", shown(key)) for key in data if key != "name"]
    name = data.get("name", "")
    if isinstance(name, str) and (not name or one_line(name, MOST_NAME)):
        return name
    faults.append(bad_cards("text", ABOUT, "", "name"))
    return ""


def _listed(
    data: dict[str, object], called: str, faults: list[BadCards]
) -> list[tuple[str, object]]:
    """The cards of a file."""
    faults += [bad_cards("unknown-key", called, "", shown(key)) for key in data if key != "card"]
    cards = data.get("card")
    if not isinstance(cards, list):
        faults.append(bad_cards("list", called, "", "[[card]]"))
        return []
    return [(called, card) for card in cards]


def _made(
    name: str, found: Sequence[tuple[str, object]], counts: bool
) -> tuple[CardSet | None, list[BadCards]]:
    reading = Reading()
    reading.read(found, counts)
    if reading.faults:
        return None, reading.faults
    document = Document(name, tuple(reading.data))
    digest = hashlib.sha256(document.written()).hexdigest()[:32]
    return _keep(CardSet(reading.cards, reading.targets, digest, name), document), []


# The sets of this process, by their digests. One that a game has brought along is known as long as
# any game has it; then it is forgotten, the one that was not needed for the longest time first.


@dataclass(slots=True, weakref_slot=True)
class _Kept:
    cards: CardSet
    document: Document


_lock = RLock()
# All there are; who has a set has this, too.
_known: WeakValueDictionary[str, _Kept] = WeakValueDictionary()
# Those loaded here by name, and the last ones that games have brought along.
_own: dict[str, _Kept] = {}
_recent: OrderedDict[str, _Kept] = OrderedDict()
# The digests of sets by those of their texts.
_texts: OrderedDict[bytes, str] = OrderedDict()
# The sets that were loaded for new games: their texts, the newest last, with their digests.
_used: dict[str, str] = {}


def _keep(cards: CardSet, document: Document) -> CardSet:
    with _lock:
        kept = _known.get(cards.digest)
        if kept is None:
            kept = _Kept(cards, document)
            cards.kept = kept
            _make_room()
            _known[cards.digest] = kept
        return _needed(kept)


def _needed(kept: _Kept) -> CardSet:
    """Somebody wants this set now."""
    digest = kept.cards.digest
    _recent[digest] = kept
    _recent.move_to_end(digest)
    while len(_recent) > MOST_KEPT:
        _recent.popitem(last=False)
    return kept.cards


def _make_room() -> None:
    """For one more set; raises BadCards where there are too many games with sets of their own."""
    if len(_known) < MOST_IN_USE:
        return
    _recent.clear()
    for forget_all in _caches:
        forget_all()
    # A set and what is kept of it hold each other: those that nobody has are still there.
    gc.collect()
    if len(_known) >= MOST_IN_USE:
        raise bad_cards("too-many")


_caches: list[Callable[[], None]] = []


def remembered(size: int) -> Callable[[Made], Made]:
    """Like `lru_cache`, for what is made of sets: it lets go of them when room is needed."""

    def remembering(made: Made) -> Made:
        found = lru_cache(size)(made)
        _caches.append(found.cache_clear)
        return cast(Made, found)

    return remembering


def document(cards: CardSet) -> Document:
    """What the author of a set wrote."""
    with _lock:
        return _known[cards.digest].document


def known_sets() -> list[CardSet]:
    """The sets in use: those loaded for new games with the newest first, the standard one, and
    those that games have brought along."""
    first = standard()
    with _lock:
        used = [_own[digest].cards for digest in reversed(_used.values())]
        found = {cards.digest: cards for cards in (*used, first)}
        # By digest, so that the order does not change with every use.
        rest = sorted(_known.items())
        found |= {key: kept.cards for key, kept in rest if key not in found}
        return list(found.values())


def sets_of(edition: str | None) -> list[CardSet]:
    """The set that a game has brought along, by its digest; without one those that all games here
    share, the newest first; with None all that there are."""
    if edition is None:
        return known_sets()
    with _lock:
        kept = _known.get(edition)
        if kept is not None:
            return [kept.cards]
        used = [_own[digest].cards for digest in reversed(_used.values())]
    return list(dict.fromkeys((*used, standard())))


@cache
def standard() -> CardSet:
    """The set that comes with the game."""
    cards = load(FOLDER)
    _own[cards.digest] = _known[cards.digest]
    return cards


# Sets as texts.


def pack(cards: CardSet) -> str:
    """A set as a text."""
    packed = zlib.compress(document(cards).written(), 9)
    return _PACKED + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str) -> CardSet:
    """The set that a text stands for; raises BadCards."""
    if len(text) > MOST_TEXT:
        raise bad_cards("too-large", field=shown(text))
    key = hashlib.sha256(text.encode(errors="replace")).digest()
    with _lock:
        known = _known.get(_texts.get(key, ""))
        if known is not None:
            return _needed(known)
    name, found = _unpacked(text)
    cards, faults = _made(name, [("", card) for card in found], counts=True)
    if cards is None:
        raise faults[0]
    with _lock:
        _texts[key] = cards.digest
        while len(_texts) > 2 * MOST_IN_USE:
            _texts.popitem(last=False)
    return cards


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
    if setting == STANDARD:
        return standard()
    with _lock:
        kept = _own.get(_used.get(setting, ""))
    return unpack(setting) if kept is None else kept.cards


def use(folder: str | Path, counts: bool = True) -> str:
    """Load a set for all new games of this process, and return what they are set to."""
    cards = load(folder, counts)
    setting = _setting(cards)
    with _lock:
        _used.pop(setting, None)
        _used[setting] = cards.digest
        _own[cards.digest] = _known[cards.digest]
    return setting


def forget() -> None:
    """Go back to the standard set."""
    with _lock:
        for digest in _used.values():
            if digest != standard().digest:
                _own.pop(digest, None)
        _used.clear()


def _setting(cards: CardSet) -> str:
    """What a game with this set is set to. A copy of the standard set is the standard set."""
    return STANDARD if document(cards).cards == document(standard()).cards else pack(cards)


class Cards(Option):
    """Which set a game has: the standard one, or any other as a text. Those that were loaded here
    are offered, and the last of them is what new games have."""

    __slots__ = ()

    def __init__(self) -> None:
        object.__setattr__(self, "name", "cards")
        object.__setattr__(self, "rule", "card-sets")

    @property
    def values(self) -> tuple[Setting, ...]:
        return tuple(dict.fromkeys((STANDARD, *_used)))

    @property
    def default(self) -> Setting:
        return next(reversed(_used), STANDARD)

    @property
    def standard(self) -> Setting:
        return STANDARD

    def read(self, value: object) -> Setting:
        if isinstance(value, str):
            text = value.strip()
            if text in _used:
                return text
            if text.startswith(_PACKED):
                return _setting(unpack(text))
        return super().read(value)

    def called(self, value: Setting) -> str:
        if value == STANDARD:
            return ""
        try:
            return the_set(str(value)).name
        except BadCards:
            return ""


CARDS: Final = Cards()
