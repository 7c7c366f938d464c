# interpreted: prose.
"""[tale] What the cards say of heroes and their deeds, in one language."""

from collections.abc import Mapping
from typing import Any, Final

from kachidoki.games.adventure.tale.tongues import Tongue, read_data, tongue

_ENGLISH: Final = "en"


class Lore:
    """The cards by id, as the catalogue of the set has them."""

    def __init__(self, cards: Mapping[str, Mapping[str, Any]], spoken: Tongue) -> None:
        self.cards = cards
        self.tongue = spoken
        self._apart = frozenset(read_data("deeds")["apart"])

    def kind(self, card: str) -> str:
        return str(self.cards.get(card, {}).get("kind", ""))

    def of_hand(self, card: str) -> bool:
        return self.kind(card) in ("hero", "antihero")

    def words(self, card: str, what: str) -> str:
        return self._said(self.cards.get(card, {}), what)

    def _said(self, there: Mapping[str, Any], what: str) -> str:
        said = there.get(what) or {}
        return str(said.get(self.tongue.code) or said.get(_ENGLISH) or "")

    def way(self, card: str, path: str) -> Mapping[str, Any]:
        """A path of a card; a card without paths is one itself."""
        there: Mapping[str, Any] = self.cards.get(card, {})
        ways: Any = there.get("paths") or ()
        return next((way for way in ways if way["id"] == path), there)

    def other_way(self, card: str, path: str) -> Mapping[str, Any] | None:
        ways = self.cards.get(card, {}).get("paths") or ()
        others = [way for way in ways if way["id"] != path]
        return others[0] if len(others) == 1 else None

    def deed(self, card: str, path: str = "") -> str:
        return self._said(self.way(card, path), "flavour")

    def is_base(self, card: str, path: str) -> bool:
        return self.way(card, path).get("tone") == "dark"

    def stands_apart(self, card: str, path: str) -> bool:
        """Whether somebody else acts in the end of a deed, and what follows would seem theirs."""
        return (
            path in self._apart or card in self._apart or self.tongue.apart in self.deed(card, path)
        )

    def infinitive(self, way: Mapping[str, Any]) -> str:
        """The name of a path as something that one can try; nothing if it cannot stand alone."""
        name = way.get("name") or {}
        # A pronoun in one language is a gap in the others.
        if not name or not tongue(_ENGLISH).infinitive(name.get(_ENGLISH, "")):
            return ""
        return self.tongue.infinitive(name.get(self.tongue.code) or "")

    def foe(self, card: str) -> str:
        return self.tongue.called(self.words(card, "name"))

    def ally(self, card: str) -> str:
        return self.tongue.ally(card, self.words(card, "name"))

    def alias(self, origin: str) -> str:
        """What a hero once was."""
        name = self.words(origin, "name")
        return self.tongue.alias(origin, name) if name else ""
