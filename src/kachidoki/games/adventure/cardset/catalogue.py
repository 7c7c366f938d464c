# interpreted: names and texts for people; nothing here is used inside playouts.
"""The cards as people see them: their names in sentences, and all of a card for a page."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Card, CardSet
from kachidoki.games.adventure.cardset.values import LANGUAGES, Data
from kachidoki.games.adventure.speech.said import requires_text, rules_text, victory_text

_HAND: Final = (p.HERO, p.ANTIHERO)
# Values of events and questions that are cards too, but have another name there: of which kinds.
OTHER_CARDS: Final[Mapping[str, tuple[int, ...]]] = {
    # A retry has one that is no host.
    "host": (p.CHALLENGE, p.ADVERSARY, p.QUEST, p.RISE, p.TRAIT, p.ALLY),
    "origin": (p.ORIGIN,),
    "motivation": (p.MOTIVATION,),
    "quest": (p.QUEST,),
    **dict.fromkeys(("lost", "drawn", "played", "back"), _HAND),
    # What the option `adversary` is set to.
    "value": (p.ADVERSARY,),
}
# The names of a set: of its cards and of its paths, by id, in each language.
Names = dict[str, Mapping[str, str]]


def titles(cards: CardSet) -> Iterator[tuple[Card, Data]]:
    """The first card of each title, with what its author wrote."""
    firsts = [card for card in cards.cards if card.title == card.number]
    return zip(firsts, cards.data, strict=True)


# Names in sentences.


def names(cards: CardSet) -> tuple[Names, Names]:
    """The names of all cards, and those of all paths."""
    of_paths: Names = {}
    for card, data in titles(cards):
        # A card with a single path of its own gives it its name.
        written = data.get("paths", [data] * len(card.paths))
        for path, found in zip(card.paths, written, strict=True):
            of_paths[path.key] = found["name"]
    return {card.key: data["name"] for card, data in titles(cards)}, of_paths


@lru_cache(maxsize=64)
def spoken(language: str, cards: CardSet) -> str:
    """The messages that say the names of cards and paths, in Fluent."""
    of_cards, of_paths = names(cards)
    kinds = {card.key: card.kind for card in cards.cards}
    said = {"name-card": of_cards, "name-path": of_paths}
    for value, fitting in OTHER_CARDS.items():
        some = {key: name for key, name in of_cards.items() if kinds[key] in fitting}
        said[f"form-{value}"] = some
    return "".join(_message(key, known, language) for key, known in said.items())


def _message(key: str, known: Names, language: str) -> str:
    variable = key.partition("-")[2]
    lines = []
    for name, words in known.items():
        # A text that means nothing to Fluent, whatever is in it.
        escaped = words[language].replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'        [{name}] {{ "{escaped}" }}\n')
    select = f"    {{ ${variable} ->\n{''.join(lines)}       *[other] {{ ${variable} }}\n    }}\n"
    return f"{key} =\n{select}"


# Whole cards.


@lru_cache(maxsize=8)
def catalogue(cards: CardSet) -> list[dict[str, Any]]:
    """Every title of a set: see `card/types.ts` of the page."""
    return [_card(card, data, cards) for card, data in titles(cards)]


def _card(card: Card, data: Data, cards: CardSet) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": card.key,
        "kind": p.CARD_KINDS[card.kind],
        "act": int(card.act),
        "name": dict(data["name"]),
        "flavour": dict(data["flavour"]),
        "text": {language: rules_text(card, language) for language in LANGUAGES},
    }
    made |= {key: data[key] for key in ("difficulty", "adversary") if key in data}
    if "paths" in data:
        made["abilities"] = sorted(data["abilities"], key=p.ABILITIES.index)
        made["paths"] = [
            {"plus": 0, **found, "id": path.key, "rewards": _rewards(found)}
            for path, found in zip(card.paths, data["paths"], strict=True)
        ]
    elif card.paths:
        made["rewards"] = _rewards(data)
    if card.requires:
        made["requires"] = {language: requires_text(card, language) for language in LANGUAGES}
    if not card.cost.free:
        made["cost"] = {name: n for name, n in data["cost"].items() if n}
    if card.skull:
        made["skull"] = True
    if card.kind in _HAND:
        made["copies"] = int(card.copies)
    if card.entries:
        made["on"] = [codes.ON[entry.on] for entry in card.entries]
    if card.kind == p.VICTORY:
        made["targets"] = cards.targets[1:]
        made["text"] = {language: victory_text(cards, language) for language in LANGUAGES}
    return made


def _rewards(data: Data) -> dict[str, Any]:
    """What a path gives, without what it does not give."""
    order = {"abilities": p.ABILITIES.index, "icons": p.ICONS.index}
    return {
        name: sorted(given, key=order[name]) if name in order else given
        for name, given in data.get("rewards", {}).items()
        if given
    }
