"""Every effect, by its number: here the families come together."""

from typing import Final

from kachidoki.games.adventure.cardset.codes import EFFECTS
from kachidoki.games.adventure.effects import attempt, hands, players, rows, runes, turns
from kachidoki.games.adventure.effects.kind import KINDS, Kind

__all__ = ("KINDS",)

_MADE: Final[list[Kind]] = [
    players.GainXp(),
    players.LoseXp(),
    hands.Draw(),
    hands.DiscardCards(),
    players.MoveTrack(),
    attempt.Shield(),
    attempt.AddTotal(),
    attempt.ChangeDifficulty(),
    runes.AddRunes(),
    runes.Reroll(),
    runes.Flip(),
    attempt.Retry(),
    rows.ReplaceRow(),
    rows.RemoveAlly(),
    turns.ChangeCost(),
    turns.Allow(),
    turns.Forbid(),
    hands.Cancel(),
    turns.Score(),
    attempt.RemoveBonuses(),
    turns.ExtraAction(),
    turns.ExtraJourney(),
    hands.TakeBack(),
    hands.ReturnCard(),
    rows.GainStory(),
    hands.Look(),
    rows.MoveAlly(),
]
KINDS.extend(_MADE)
# The names of the classes are the words of the effects.
for kind, word in zip(KINDS, EFFECTS, strict=True):
    assert type(kind).__name__.lower() == word.replace("_", "")
