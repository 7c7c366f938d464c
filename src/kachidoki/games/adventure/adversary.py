"""[special-deck] What the Adversary does: its cards, and whether they would change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import (
    ADD_TOTAL,
    AFTER,
    CHANGE_DIFFICULTY,
    DISCARD_CARDS,
    DRAW,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_XP,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    REMOVE_ALLY,
    SUPPLY,
    VIRTUE,
    Effect,
)
from kachidoki.games.adventure.changes import name_of, push
from kachidoki.games.adventure.conditions import met
from kachidoki.games.adventure.counts import can_draw, left_in
from kachidoki.games.adventure.effects import to_players, whom
from kachidoki.games.adventure.frames import F_FOE, F_RESPOND, F_SHUFFLE, F_WAITING, frame
from kachidoki.games.adventure.legal import losable_cards
from kachidoki.games.adventure.looks import top_leaves
from kachidoki.games.adventure.masks import joined
from kachidoki.games.adventure.pieces import (
    ANTIHERO_DECK,
    FOE,
    HERO_DECK,
    LEVELS,
    NO_OUTCOME,
    SPECIAL_DECK,
    W_FACING,
    W_OUTCOME,
)
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def foe_plays(state: AdventureState) -> None:
    """The Adversary turns up a card of its deck."""
    if left_in(state, SPECIAL_DECK) == 0:
        if state.discards[SPECIAL_DECK]:
            push(state, frame(F_FOE))
            push(state, frame(F_SHUFFLE, 3 + SPECIAL_DECK))
        return
    number: i64 = state.decks[SPECIAL_DECK][state.tops[SPECIAL_DECK]]
    state.tops[SPECIAL_DECK] += 1
    top_leaves(state, SPECIAL_DECK, number)
    state.revealing = True
    if state.rules.cards.cards[number].waits:
        state.waiting = joined(state.waiting, number)
        if state.events is not None:
            state.tell("adversary-waits", {"card": name_of(state, number)})
        return
    _foe_card(state, number)


def waiting_due(state: AdventureState) -> None:
    """Cards that were kept for the outcome, one after the other."""
    if not state.waiting:
        return
    number: i64 = state.waiting[0]
    state.waiting = state.waiting[1:]
    push(state, frame(F_WAITING))
    _foe_card(state, number)


def _foe_card(state: AdventureState, number: i64) -> None:
    if not _foe_can(state, number):
        state.shown = joined(state.shown, number)
        if state.events is not None:
            state.tell("adversary-idle", {"card": name_of(state, number)})
        return
    if state.events is not None:
        state.tell("adversary-plays", {"card": name_of(state, number)})
    state.plays = [*state.plays, number | FOE << 8 | FOE << 13 | state.active << 17]
    state.play_picks = [*state.play_picks, b""]
    push(state, frame(F_RESPOND, W_OUTCOME if state.verdict != NO_OUTCOME else W_FACING))


def _foe_can(state: AdventureState, number: i64) -> bool:
    """[special-deck] Whether a card of the Adversary's would change anything."""
    card = state.rules.cards.cards[number]
    if card.waits and card.entries and card.entries[0].on == AFTER:
        if not met(state, card.entries[0].when, state.active, state.card, state.slot):
            return False
    return foe_could(state, number)


def foe_could(state: AdventureState, number: i64) -> bool:
    for effect in state.rules.cards.cards[number].as_adversary:
        if _foe_effect(state, effect):
            return True
    return False


def _foe_effect(state: AdventureState, effect: Effect) -> bool:
    """Whether one effect would change something for a player it concerns, or the Adversary."""
    kind = effect.kind
    if kind == GAIN_XP and effect.source == SUPPLY:
        return True
    if to_players(kind):
        concerned = effect.source if kind == GAIN_XP else effect.who
        for seat in whom(state, concerned, FOE, FOE, state.active):
            if seat != FOE and _foe_touches(state, effect, seat):
                return True
        return False
    if kind == MOVE_ALLY:
        return False
    if kind in (ADD_TOTAL, CHANGE_DIFFICULTY):
        return state.verdict == 0 and state.trier >= 0
    return True


def _foe_touches(state: AdventureState, effect: Effect, seat: i64) -> bool:
    """Whether an effect of the Adversary would change something for a player."""
    kind = effect.kind
    if kind == GAIN_XP or kind == LOSE_XP:
        return state.xp[seat] > 0
    if kind == DRAW:
        if effect.deck != FROM_ANTIHERO and can_draw(state, HERO_DECK):
            return True
        return effect.deck != FROM_HERO and can_draw(state, ANTIHERO_DECK)
    if kind == DISCARD_CARDS:
        return losable_cards(state, seat, effect.deck) != 0
    if kind == MOVE_TRACK:
        level = state.level[seat]
        return level > 1 if effect.way == VIRTUE else level < LEVELS
    if kind == REMOVE_ALLY:
        return len(state.allies[seat]) > 0
    return left_in(state, effect.pile) > 0
