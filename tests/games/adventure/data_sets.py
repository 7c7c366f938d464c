"""Card sets for tests: the standard one as data to change, and a way to write them down."""

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kachidoki.games.adventure.cardset.loader import standard

Data = dict[str, Any]
WORDS = {"en": "x", "fr": "x", "de": "x"}


def standard_data() -> dict[str, Data]:
    """The cards of the standard set by their ids, to be changed at will."""
    cards = json.loads(json.dumps(list(standard().data)))
    return {card["id"]: card for card in cards}


def toml(value: object) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def write(folder: Path, cards: Sequence[Mapping[str, Any]], name: str = "") -> Path:
    """A set in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for card in cards:
        lines = [f"{key} = {toml(value)}" for key, value in card.items()]
        tables.append("\n".join(["[[card]]", *lines, ""]))
    (folder / "cards.toml").write_text("\n".join(tables), encoding="utf-8")
    if name:
        (folder / "set.toml").write_text(f"name = {json.dumps(name)}\n", encoding="utf-8")
    return folder


def changed(folder: Path, change: Callable[[dict[str, Data]], object], name: str = "") -> Path:
    """The standard set with something changed."""
    cards = standard_data()
    change(cards)
    return write(folder, list(cards.values()), name)


def origin(*entries: Mapping[str, Any], **more: Any) -> Data:
    """An Origin that does something."""
    card = {"id": "odd-one", "type": "origin", "name": WORDS, "flavour": WORDS}
    found = copy.deepcopy(list(entries))
    return {**card, "needs_ally_adversary": True, "effects": found, **more}
