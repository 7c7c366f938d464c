"""Every effect, by its number: here the families come together."""

from typing import Final

from kachidoki.games.adventure.cardset.codes import EFFECTS
from kachidoki.games.adventure.effects import attempt, hands, players, rows, runes, turns
from kachidoki.games.adventure.effects.kind import KINDS, Kind

__all__ = ("KINDS",)

_CLASSES: Final[dict[str, type[Kind]]] = {
    name.lower(): one
    for family in (attempt, hands, players, rows, runes, turns)
    for name, one in vars(family).items()
    if isinstance(one, type) and issubclass(one, Kind)
}
# The class of an effect is called like its word.
KINDS.extend([_CLASSES[word.replace("_", "")]() for word in EFFECTS])
