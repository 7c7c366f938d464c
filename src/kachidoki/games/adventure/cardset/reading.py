# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""Cards from data: every key, word and number of a card set is checked, whoever wrote it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import clauses, contract
from kachidoki.games.adventure.cardset.codes import If, On
from kachidoki.games.adventure.cardset.values import At, Data, fill, is_table, items, listed
from kachidoki.games.adventure.moves import HAND_CARDS

# What a path brings when it is gained, and never again.
_AT_ONCE = ("xp", "hero", "antihero", "virtue", "corruption")


class Reading:
    """All cards of a set, and the faults that were found in them."""

    def __init__(self) -> None:
        self.at = At()
        self.faults = self.at.faults
        # As they are in the files, in the order of the set.
        self.data: list[Data] = []
        self.cards: list[c.Card] = []
        self.targets = [0] * (p.MOST_PLAYERS + 1)
        # Where each card stands.
        self._places: dict[str, At] = {}

    def read(self, found: Sequence[tuple[str, Any]], counts: bool) -> None:
        """Read all cards: each with the file that it stands in."""
        titles: list[tuple[Data, c.Card]] = []
        numbers: Counter[str] = Counter()
        for file, data in found:
            numbers[file] += 1
            card = self._one(data, replace(self.at, file=file, card=f"#{numbers[file]}"))
            if card is not None:
                titles.append((data, card))
        titles.sort(key=lambda title: contract.ORDER.index(_deck(title[1])))
        self.data = [data for data, _ in titles]
        for _, card in titles:
            self._deal(card)
        self._whole(titles, counts)

    # The whole set.

    def _deal(self, card: c.Card) -> None:
        """Number a card and its copies."""
        title = len(self.cards)
        for twin in (card, *[_copy(card) for _ in range(1, card.copies)]):
            twin.number, twin.title = len(self.cards), title
            self.cards.append(twin)

    def _whole(self, titles: Sequence[tuple[Data, c.Card]], counts: bool) -> None:
        there = Counter(_deck(card) for card in self.cards)
        there["adversary"] = sum(card.kind == p.ADVERSARY for card in self.cards)
        if len(self.cards) > contract.MOST_CARDS:
            self.at.fault("too-many-cards", f"{len(self.cards)}/{contract.MOST_CARDS}")
        if (hands := there["hero"] + there["antihero"]) > HAND_CARDS:
            self.at.fault("too-many-hands", f"{hands}/{HAND_CARDS}")
        # Every Adversary has one Quest.
        foes = {card.key: card for card in self.cards if card.kind == p.ADVERSARY}
        quests = [(card, data.get("adversary")) for data, card in titles if card.kind == p.QUEST]
        for card, foe in quests:
            if isinstance(foe, str) and foe in foes:
                card.foe = foes[foe].number
            else:
                self._places[card.key].key("adversary").wrong("no-adversary", foe)
        for key in foes:
            if (number := [foe for _, foe in quests].count(key)) != 1:
                self._places[key].fault("no-quest", str(number))
        for deck, wanted in contract.COUNTS.items() if counts else ():
            if there[deck] != wanted:
                self.at.fault("count", f"{deck} {there[deck]}/{wanted}")

    # One card.

    def _one(self, data: Any, at: At) -> c.Card | None:
        if not is_table(data, at):
            return None
        key, kind = data.get("id"), data.get("type")
        short = isinstance(key, str) and len(key) <= contract.MOST_NAME
        if not short or not contract.ID.fullmatch(key):
            at.key("id").wrong("id", key)
            return None
        at = replace(at, card=key)
        if key in self._places:
            at.fault("id-twice", self._places[key].file)
            return None
        if not isinstance(kind, str) or kind not in p.CARD_KINDS:
            at.key("type").wrong("word", kind)
            return None
        self._places[key] = at = replace(at, kind=kind)
        card = c.Card(0, key, p.CARD_KINDS.index(kind))
        card.act = int("act*" in contract.CARDS[kind])
        fill(card, data, at, contract.CARDS[kind])
        self._face(card, data, at)
        _does(card, data, at)
        return card

    def _face(self, card: c.Card, data: Data, at: At) -> None:
        """What is printed on it beside its effects."""
        kind, shapes = at.kind, contract.CARDS[at.kind]
        if (kind, card.act) in (("ally", 3), ("adversary", 1)):
            at.key("act").wrong(f"{kind}-act", card.act)
        if card.abilities:
            named = list(map(str, data["abilities"]))
            if len(named) > 2 or len(set(named)) < len(named):
                at.fault("abilities", "abilities")
        if "paths" in data and "paths*" in shapes:
            card.paths = _paths(data["paths"], at.key("paths"), 2 if kind == "challenge" else 1)
        if "rewards" in shapes:
            card.paths = [path := c.Path(f"{card.key}-1")]
            _rewards(path, data, at)
            # A Destiny has nothing that only other cards may have.
            others = [*path.tally[: p.KINDS_OF_ICON], *[getattr(path, name) for name in _AT_ONCE]]
            if kind == "destiny" and any(others):
                at.fault("destiny-rewards", "rewards")
        if kind == "trait" and "cost" in data:
            card.cost = clauses.cost(data["cost"], at.key("cost"), contract.TRAIT_COST)
        if kind == "victory":
            seats = SimpleNamespace()
            if fill(seats, data.get("targets"), at.key("targets"), contract.TARGETS):
                self.targets = [0, *vars(seats).values()]


def _does(card: c.Card, data: Data, at: At) -> None:
    if at.kind == "trait" and "requires" in data:
        place = replace(at.key("requires"), on="requires")
        for part in items(clauses.conditions)(data["requires"], place):
            card.requires += part
    if "effects" in data and at.kind != "victory":
        card.entries = items(clauses.entry)(data["effects"], at.key("effects"))
        if at.kind in contract.HANDS:
            if card.entries and len(data["effects"]) != 1:
                at.key("effects").fault("one-entry")
        elif sum(map(clauses.is_power, card.entries)) > contract.MOST_POWERS:
            at.key("effects").fault("too-many-powers")
    if card.skull:
        _as_adversary(card, data.get("as_adversary"), at.key("as_adversary"))
    elif "as_adversary" in data:
        at.key("as_adversary").fault("no-skull")
    if "needs_ally_adversary" in contract.CARDS[at.kind] and not card.needs_ally_adversary:
        if clauses.mentions([data.get(key) for key in ("effects", "requires", "as_adversary")]):
            at.key("needs_ally_adversary").fault("no-flag")


def _paths(data: Any, at: At, wanted: int) -> list[c.Path]:
    if not isinstance(data, list) or len(data) != wanted:
        at.fault("paths")
        return []
    made = []
    for number, (printed, place) in enumerate(listed(data, at), 1):
        made.append(c.Path(f"{at.card}-{number}"))
        if fill(made[-1], printed, place, contract.PATH):
            _rewards(made[-1], printed, place)
    return made


def _rewards(path: c.Path, data: Data, at: At) -> None:
    """What a path gives."""
    given = SimpleNamespace(abilities=(), icons=(), triumph=0, tragedy=0)
    fill(given, data.get("rewards", {}), at.key("rewards"), contract.REWARDS)
    for ability in given.abilities:
        path.tally[ability] += 1
    for icon in given.icons:
        path.tally[p.KINDS_OF_ICON + icon] += 1
    path.tally[p.TRIUMPH :] = [given.triumph, given.tragedy]
    for name in _AT_ONCE:
        setattr(path, name, getattr(given, name, 0))


def _as_adversary(card: c.Card, data: Any, at: At) -> None:
    """[special-deck]"""
    if not isinstance(data, Mapping):
        at.fault("no-as-adversary")
        return
    given = SimpleNamespace(when=0)
    fill(given, data, at, contract.AS_ADVERSARY)
    card.waits = given.when == 1
    entry = card.entries[0] if card.entries else c.Entry(On.ANY)
    if not card.waits and {If.OUTCOME, If.MARGIN} & {one.kind for one in entry.when}:
        at.key("when").wrong("as-adversary", "now")
    card.as_adversary = entry.do
    if "effects" in data:
        there = replace(at.key("effects"), on="after" if card.waits else "facing")
        card.as_adversary = clauses.effects(data["effects"], there)


def _deck(card: c.Card) -> str:
    return f"act-{card.act}" if card.act else p.CARD_KINDS[card.kind]


def _copy(card: c.Card) -> c.Card:
    """Another card with the same title; what it does is shared."""
    twin = c.Card(0, card.key, card.kind)
    twin.paths, twin.entries, twin.cost = card.paths, card.entries, card.cost
    twin.needs_ally_adversary = card.needs_ally_adversary
    twin.adversary_targetable = card.adversary_targetable
    twin.skull, twin.waits, twin.as_adversary = card.skull, card.waits, card.as_adversary
    return twin
