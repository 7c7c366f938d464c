# interpreted: prose.
"""[tale] What the cards say of heroes and their deeds, in one language."""

from collections.abc import Mapping

from kachidoki.games.adventure.tale.collect import Beat, Values, way_of
from kachidoki.games.adventure.tale.tongues import Tongue, read_data, tongue


class Lore:
    """The cards by id, as the catalogue of the set has them."""

    def __init__(self, cards: Mapping[str, Values], spoken: Tongue) -> None:
        self.cards = cards
        self.tongue = spoken
        self._apart = frozenset(read_data("deeds")["apart"])

    def kind(self, card: str) -> str:
        return str(self.cards.get(card, {}).get("kind", ""))

    def of_hand(self, card: str) -> bool:
        return self.kind(card) in ("hero", "antihero")

    def words(self, card: str, what: str, path: str = "") -> str:
        """What is written on a card, or on one of its paths; nothing if there is no such card."""
        return str(self.way(card, path).get(what, {}).get(self.tongue.code, ""))

    def way(self, card: str, path: str) -> Values:
        return way_of(self.cards, card, path)

    def other_way(self, card: str, path: str) -> Values | None:
        others = [way for way in self.cards[card].get("paths", ()) if way["id"] != path]
        return others[0] if len(others) == 1 else None

    def deed(self, card: str, path: str = "") -> str:
        return self.words(card, "flavour", path)

    def is_base(self, beat: Beat) -> bool:
        return self.way(beat.card, beat.path).get("tone") == "dark"

    def stands_apart(self, beat: Beat) -> bool:
        """Whether somebody else acts in the end of a deed, and what follows would seem theirs."""
        named = {beat.card, beat.path} & self._apart
        return bool(named) or self.tongue.apart in self.deed(beat.card, beat.path)

    def infinitive(self, way: Values) -> str:
        """The name of a path as something that one can try; nothing if it cannot stand alone."""
        name = way["name"]
        # A pronoun in one language is a gap in the others.
        alone = tongue("en").infinitive(name["en"])
        return self.tongue.infinitive(name[self.tongue.code]) if alone else ""

    def foe(self, card: str) -> str:
        """An Adversary within a sentence, as a subject."""
        name = self.words(card, "name")
        return name[0].lower() + name[1:] if name.startswith(self.tongue.articles) else name

    def ally(self, card: str) -> str:
        name, tongue = self.words(card, "name"), self.tongue
        return tongue.allies.get(card) or tongue.quoted.format(name=name, lower=name.lower())

    def alias(self, origin: str) -> str:
        """What a hero once was, if there is a word for it."""
        name, tongue = self.words(origin, "name"), self.tongue
        alias = tongue.aliases.get(origin) or tongue.unnamed.format(lower=name.lower())
        return alias if name else ""
