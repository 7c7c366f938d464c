"""[special-deck] What the Adversary does: its cards, and whether they would change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset import cards
from kachidoki.games.adventure.cardset.codes import Deck, Do, On, Track, Who
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
    if card.waits and card.entries and card.entries[0].on == On.AFTER:
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
    if kind == Do.GAIN_XP and effect.source == Who.SUPPLY:
        return True
    if to_players(kind):
        concerned = effect.source if kind == Do.GAIN_XP else effect.who
        for seat in whom(state, concerned, FOE, FOE, state.active):
            if seat != FOE and _foe_touches(state, effect, seat):
                return True
        return False
    if kind == Do.MOVE_ALLY:
        return False
    if kind in (Do.ADD_TOTAL, Do.CHANGE_DIFFICULTY):
        return state.verdict == 0 and state.trier >= 0
    return True


def _foe_touches(state: AdventureState, effect: cards.Effect, seat: i64) -> bool:
    """Whether an effect of the Adversary would change something for a player."""
    kind = effect.kind
    if kind == Do.GAIN_XP or kind == Do.LOSE_XP:
        return state.xp[seat] > 0
    if kind == Do.DRAW:
        if effect.deck != Deck.ANTIHERO and can_draw(state, HERO_DECK):
            return True
        return effect.deck != Deck.HERO and can_draw(state, ANTIHERO_DECK)
    if kind == Do.DISCARD_CARDS:
        return losable_cards(state, seat, effect.deck) != 0
    if kind == Do.MOVE_TRACK:
        level = state.level[seat]
        return level > 1 if effect.way == Track.VIRTUE else level < LEVELS
    if kind == Do.REMOVE_ALLY:
        return len(state.allies[seat]) > 0
    return left_in(state, effect.pile) > 0
