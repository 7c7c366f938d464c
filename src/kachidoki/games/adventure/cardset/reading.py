# interpreted: reads data when a set is loaded; nothing here is used inside playouts.
"""Cards from data: every key, word and number of a card set is checked, whoever wrote it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from kachidoki.games.adventure import pieces as p
from kachidoki.games.adventure.cardset import cards as c
from kachidoki.games.adventure.cardset import contract
from kachidoki.games.adventure.cardset.clauses import Clauses
from kachidoki.games.adventure.cardset.codes import On
from kachidoki.games.adventure.cardset.values import within
from kachidoki.games.adventure.moves import HAND_CARDS
from kachidoki.kernel.errors import shown


class Reading(Clauses):
    """All cards of a set, and the faults that were found in them."""

    def __init__(self) -> None:
        super().__init__()
        # As they are in the files, in the order of the set.
        self.data: list[contract.Data] = []
        self.cards: list[c.Card] = []
        self.targets = [0] * (p.MOST_PLAYERS + 1)
        # The file of each card.
        self._files: dict[str, str] = {}

    def read(self, found: Sequence[tuple[str, object]], counts: bool) -> None:
        """Read all cards: each with the file that it stands in."""
        decks: dict[str, list[tuple[contract.Data, c.Card]]] = {}
        places: Counter[str] = Counter()
        for file, data in found:
            places[file] += 1
            self.file, self.card = file, f"#{places[file]}"
            card = self._one(data)
            if card is not None and isinstance(data, Mapping):
                decks.setdefault(_deck(card), []).append((data, card))
        for deck in contract.ORDER:
            for data, card in decks.get(deck, []):
                self.data.append(data)
                self._deal(data, card)
        self.file = self.card = ""
        self._whole(counts)

    # The whole set.

    def _deal(self, data: contract.Data, card: c.Card) -> None:
        """Number a card and its copies."""
        copies = data.get("copies", 1)
        title = len(self.cards)
        for _ in range(copies if type(copies) is int and 0 < copies <= HAND_CARDS else 1):
            twin = card if len(self.cards) == title else _copy(card)
            twin.number = len(self.cards)
            twin.title = title
            self.cards.append(twin)

    def _whole(self, counts: bool) -> None:
        if len(self.cards) > contract.MOST_CARDS:
            self.fault("too-many-cards", f"{len(self.cards)}/{contract.MOST_CARDS}")
        hands = sum(card.kind in (p.HERO, p.ANTIHERO) for card in self.cards)
        if hands > HAND_CARDS:
            self.fault("too-many-hands", f"{hands}/{HAND_CARDS}")
        self._quests()
        if not counts:
            return
        there = Counter(_deck(card) for card in self.cards)
        there["adversary"] = sum(card.kind == p.ADVERSARY for card in self.cards)
        for deck, wanted in contract.COUNTS.items():
            if there[deck] != wanted:
                self.fault("count", f"{deck} {there[deck]}/{wanted}")

    def _quests(self) -> None:
        """Every Adversary has one Quest."""
        foes = {card.key: card for card in self.cards if card.kind == p.ADVERSARY}
        quests: Counter[str] = Counter()
        titles = [card for card in self.cards if card.title == card.number]
        for data, card in zip(self.data, titles, strict=True):
            if card.kind == p.QUEST:
                wanted = data.get("adversary")
                self.file, self.card = self._files[card.key], card.key
                if not isinstance(wanted, str) or wanted not in foes:
                    self.fault("no-adversary", f"adversary = {shown(wanted)}")
                else:
                    card.foe = foes[wanted].number
                    quests[wanted] += 1
        for key in foes:
            if quests[key] != 1:
                self.file, self.card = self._files[key], key
                self.fault("no-quest", str(quests[key]))
        self.file = self.card = ""

    # One card.

    def _one(self, data: object) -> c.Card | None:
        if not isinstance(data, Mapping):
            self.fault("table", shown(data))
            return None
        key = data.get("id")
        if (
            not isinstance(key, str)
            or len(key) > contract.MOST_NAME
            or not contract.ID.fullmatch(key)
        ):
            self.fault("id", f"id = {shown(key)}")
            return None
        self.card = key
        if key in self._files:
            self.fault("id-twice", self._files[key])
            return None
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in p.CARD_KINDS:
            self.fault("word", f"type = {shown(kind)}")
            return None
        self._files[key] = self.file
        self.keys(data, contract.KEYS[kind], contract.NEEDED[kind], "")
        self._named(data, "")
        card = c.Card(0, key, p.CARD_KINDS.index(kind))
        self.mentions = False
        self.kind = kind
        self._face(data, card)
        card.entries = self.entries(data)
        self._special(data, card)
        return card

    def _named(self, data: contract.Data, field: str) -> None:
        self.words(data, "name", contract.MOST_NAME, field)
        self.words(data, "flavour", contract.MOST_FLAVOUR, field)

    def _face(self, data: contract.Data, card: c.Card) -> None:
        """What is printed on it beside its effects."""
        kind = self.kind
        if kind in contract.STORY:
            card.act = self.number(data, "act", 1, p.ACTS, "", 1)
            if kind == "ally" and card.act == 3:
                self.fault("ally-act", "act = 3")
            if kind == "adversary" and card.act == 1:
                self.fault("adversary-act", "act = 1")
        if kind in ("challenge", "adversary"):
            card.difficulty = self.number(data, "difficulty", 1, 20, "", 1)
            listed = self.some(data, "abilities", p.ABILITIES, "")
            if not 1 <= len(listed) <= 2 or len(set(listed)) < len(listed):
                self.fault("abilities", "abilities")
            for ability in listed:
                card.abilities |= 1 << ability
            self._paths(data, card)
        elif kind in (*contract.CHARACTERS, "trait"):
            path = c.Path(f"{card.key}-1")
            self._rewards(data, path, "")
            card.paths.append(path)
            if kind == "destiny" and _immediate(path):
                self.fault("destiny-rewards", "rewards")
        if kind in ("hero", "antihero"):
            self.number(data, "copies", 1, HAND_CARDS, "", 1)
        if kind == "trait":
            self._requires(data, card)
            if "cost" in data:
                card.cost = self.cost(data["cost"], "cost", ("xp", "corruption"))
        if kind == "victory":
            self._victory(data)

    def _paths(self, data: contract.Data, card: c.Card) -> None:
        wanted = 2 if self.kind == "challenge" else 1
        paths = data.get("paths")
        if not isinstance(paths, list) or len(paths) != wanted:
            self.fault("paths", "paths")
            return
        for number, found in enumerate(paths, 1):
            field = f"paths[{number}]"
            path = c.Path(f"{card.key}-{number}")
            card.paths.append(path)
            keys = ("name", "flavour", "tone", "plus", "rewards")
            if (printed := self.table(found, field, keys, keys[:3])) is not None:
                self._named(printed, field)
                path.tone = self.word(printed, "tone", ("light", "dark"), field, 0)
                path.plus = self.number(printed, "plus", 0, 1, field, 0)
                self._rewards(printed, path, field)

    def _rewards(self, data: contract.Data, path: c.Path, field: str) -> None:
        if "rewards" not in data:
            return
        at = within(field, "rewards")
        rewards = self.table(data["rewards"], at, ("icons", "abilities", *contract.REWARDS))
        if rewards is None:
            return
        for ability in self.some(rewards, "abilities", p.ABILITIES, at):
            path.tally[ability] += 1
        for icon in self.some(rewards, "icons", p.ICONS, at):
            path.tally[p.KINDS_OF_ICON + icon] += 1
        numbers = [
            self.number(rewards, key, 0, most, at, 0) for key, most in contract.REWARDS.items()
        ]
        path.tally[p.TRIUMPH], path.tally[p.TRAGEDY] = numbers[:2]
        path.xp, path.hero, path.antihero, path.virtue, path.corruption = numbers[2:]

    def _requires(self, data: contract.Data, card: c.Card) -> None:
        if "requires" in data:
            self.on = "requires"
            for conditions, field in self.items(data["requires"], "requires"):
                card.requires += self.conditions(conditions, field, 1)

    def _victory(self, data: contract.Data) -> None:
        seats = [str(number) for number in range(1, p.MOST_PLAYERS + 1)]
        targets = self.table(data.get("targets"), "targets", seats, seats)
        if targets is not None:
            self.targets = [0, *(self.number(targets, n, 1, 99, "targets", 1) for n in seats)]

    def _special(self, data: contract.Data, card: c.Card) -> None:
        """What only some modes need."""
        flagged = self.truth(data, "needs_ally_adversary", "")
        card.needs_ally_adversary = flagged
        card.adversary_targetable = self.truth(data, "adversary_targetable", "")
        card.skull = self.truth(data, "skull", "")
        if card.skull:
            self._as_adversary(data, card)
        elif "as_adversary" in data:
            self.fault("no-skull", "as_adversary")
        if self.mentions and not flagged and self.kind in contract.FLAGGED:
            self.fault("no-flag", "needs_ally_adversary")

    def _as_adversary(self, data: contract.Data, card: c.Card) -> None:
        found = data.get("as_adversary")
        if not isinstance(found, Mapping):
            self.fault("no-as-adversary", "as_adversary")
            return
        self.keys(found, ("when", "effects"), ("when",), "as_adversary")
        card.waits = self.word(found, "when", ("now", "after"), "as_adversary", 0) == 1
        entry = card.entries[0] if card.entries else c.Entry(On.ANY)
        if not card.waits and contract.SET_OFF & {condition.kind for condition in entry.when}:
            self.fault("as-adversary", "as_adversary.when = now")
        self.on = "after" if card.waits else "facing"
        if "effects" in found:
            card.as_adversary = self.effects(found["effects"], "as_adversary.effects")
        else:
            card.as_adversary = entry.do


def _deck(card: c.Card) -> str:
    return f"act-{card.act}" if card.act else p.CARD_KINDS[card.kind]


def _immediate(path: c.Path) -> bool:
    """Whether a Destiny has what only other cards may have: abilities, or what is taken at once."""
    at_once = path.xp + path.hero + path.antihero + path.virtue + path.corruption
    return at_once > 0 or any(path.tally[: p.KINDS_OF_ICON])


def _copy(card: c.Card) -> c.Card:
    """Another card with the same title; what it does is shared."""
    twin = c.Card(0, card.key, card.kind)
    twin.paths, twin.entries, twin.cost = card.paths, card.entries, card.cost
    twin.needs_ally_adversary = card.needs_ally_adversary
    twin.adversary_targetable = card.adversary_targetable
    twin.skull, twin.waits, twin.as_adversary = card.skull, card.waits, card.as_adversary
    return twin
