"""[special-deck] Whether the cards of the Adversary would change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.codes import On
from kachidoki.games.adventure.conditions import met
from kachidoki.games.adventure.effects.kind import KINDS
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def foe_can(state: AdventureState, number: i64) -> bool:
    """Whether a card of the Adversary's would change anything."""
    card = state.rules.cards.cards[number]
    if card.waits and card.entries and card.entries[0].on == On.AFTER:
        if not met(state, card.entries[0].when, state.active, state.card, state.slot):
            return False
    return foe_could(state, number)


def foe_could(state: AdventureState, number: i64) -> bool:
    for effect in state.rules.cards.cards[number].as_adversary:
        if KINDS[effect.kind].could_change(state, effect):
            return True
    return False
