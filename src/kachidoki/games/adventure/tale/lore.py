# interpreted: prose.
"""[tale] What the cards say of heroes and their deeds, in one language."""

from collections.abc import Mapping

from kachidoki.games.adventure.tale.collect import Values, way_of
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

    def is_base(self, card: str, path: str) -> bool:
        return self.way(card, path).get("tone") == "dark"

    def stands_apart(self, card: str, path: str) -> bool:
        """Whether somebody else acts in the end of a deed, and what follows would seem theirs."""
        return (
            path in self._apart or card in self._apart or self.tongue.apart in self.deed(card, path)
        )

    def infinitive(self, way: Values) -> str:
        """The name of a path as something that one can try; nothing if it cannot stand alone."""
        name = way["name"]
        # A pronoun in one language is a gap in the others.
        alone = tongue("en").infinitive(name["en"])
        return self.tongue.infinitive(name[self.tongue.code]) if alone else ""

    def foe(self, card: str) -> str:
        return self.tongue.called(self.words(card, "name"))

    def ally(self, card: str) -> str:
        return self.tongue.ally(card, self.words(card, "name"))

    def alias(self, origin: str) -> str:
        """What a hero once was."""
        return self.tongue.alias(origin, self.words(origin, "name")) if origin else ""
