"""Every effect, by its number: here the families come together."""

from typing import Final

from kachidoki.games.adventure.cardset.codes import EFFECTS
from kachidoki.games.adventure.cardset.values import flag
from kachidoki.games.adventure.effects import attempt, hands, players, rows, turns
from kachidoki.games.adventure.effects.kind import EACH, EARLY, KINDS, Kind, Takes
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET

__all__ = ("KINDS",)

_CLASSES: Final[dict[str, type[Kind]]] = {
    name.lower(): one
    for family in (attempt, hands, players, rows, turns)
    for name, one in vars(family).items()
    if isinstance(one, type) and issubclass(one, Kind)
}
_DIFFICULTY: Final = {**attempt.FOR_A_WHILE, **EACH, "includes_self": flag}
# Two of one class; the class of every other effect is called like its word.
_PAIRS: Final[dict[str, Kind]] = {
    "add_total": attempt.ChangeNumber(ON_RESULT, Takes(attempt.FOR_A_WHILE, EARLY)),
    "change_difficulty": attempt.ChangeNumber(ON_TARGET, Takes(_DIFFICULTY, EARLY | {"static"})),
    "reroll": attempt.OnStones(over=False),
    "flip": attempt.OnStones(over=True),
    "take_back": hands.Regain(played=True),
    "return_card": hands.Regain(played=False),
}
KINDS.extend(
    [_PAIRS[word] if word in _PAIRS else _CLASSES[word.replace("_", "")]() for word in EFFECTS]
)
