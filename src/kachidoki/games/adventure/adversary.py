"""[special-deck] What the Adversary does: its cards, and whether they would change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset import cards
from kachidoki.games.adventure.conditions import met
from kachidoki.games.adventure.counts import can_draw, left_in
from kachidoki.games.adventure.effects import to_players, whom
from kachidoki.games.adventure.legal import losable_cards
from kachidoki.games.adventure.pieces import ANTIHERO_DECK, FOE, HERO_DECK, LEVELS
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def foe_can(state: AdventureState, number: i64) -> bool:
    """[special-deck] Whether a card of the Adversary's would change anything."""
    card = state.rules.cards.cards[number]
    if card.waits and card.entries and card.entries[0].on == cards.AFTER:
        if not met(state, card.entries[0].when, state.active, state.card, state.slot):
            return False
    return foe_could(state, number)


def foe_could(state: AdventureState, number: i64) -> bool:
    for effect in state.rules.cards.cards[number].as_adversary:
        if _foe_effect(state, effect):
            return True
    return False


def _foe_effect(state: AdventureState, effect: cards.Effect) -> bool:
    """Whether one effect would change something for a player it concerns, or the Adversary."""
    kind = effect.kind
    if kind == cards.GAIN_XP and effect.source == cards.SUPPLY:
        return True
    if to_players(kind):
        concerned = effect.source if kind == cards.GAIN_XP else effect.who
        for seat in whom(state, concerned, FOE, FOE, state.active):
            if seat != FOE and _foe_touches(state, effect, seat):
                return True
        return False
    if kind == cards.MOVE_ALLY:
        return False
    if kind in (cards.ADD_TOTAL, cards.CHANGE_DIFFICULTY):
        return state.verdict == 0 and state.trier >= 0
    return True


def _foe_touches(state: AdventureState, effect: cards.Effect, seat: i64) -> bool:
    """Whether an effect of the Adversary would change something for a player."""
    kind = effect.kind
    if kind == cards.GAIN_XP or kind == cards.LOSE_XP:
        return state.xp[seat] > 0
    if kind == cards.DRAW:
        if effect.deck != cards.FROM_ANTIHERO and can_draw(state, HERO_DECK):
            return True
        return effect.deck != cards.FROM_HERO and can_draw(state, ANTIHERO_DECK)
    if kind == cards.DISCARD_CARDS:
        return losable_cards(state, seat, effect.deck) != 0
    if kind == cards.MOVE_TRACK:
        level = state.level[seat]
        return level > 1 if effect.way == cards.VIRTUE else level < LEVELS
    if kind == cards.REMOVE_ALLY:
        return len(state.allies[seat]) > 0
    return left_in(state, effect.pile) > 0
