"""[cards] With `allow_idle_play` off: whether a card or a power could change anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import (
    ACTIVE,
    ADD_RUNES,
    ADD_TOTAL,
    ALLOW,
    CANCEL,
    CHANGE_DIFFICULTY,
    DISCARD_CARDS,
    DRAW,
    EACH,
    FLIP,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_XP,
    LOOK,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    OPPONENT,
    REMOVE_ALLY,
    REPLACE_ROW,
    REROLL,
    RETRY,
    SELF,
    SHIELD,
    SUPPLY,
    THE_ADVERSARY,
    VIRTUE,
    Entry,
)
from kachidoki.games.adventure.counts import bank_left, can_draw, left_in
from kachidoki.games.adventure.pieces import FAILURE, HERO_DECK, LEVELS, NO_OUTCOME, WIDEST_ROW
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def could_change(state: AdventureState, seat: i64, entry: Entry, number: i64) -> bool:
    """[cards] With `allow_idle_play` off: whether any effect can change something."""
    for effect in entry.do:
        kind = effect.kind
        if kind == GAIN_XP:
            if effect.source == SUPPLY:
                if effect.n > 0 and bank_left(state) > 0:
                    return True
                continue
            if state.foe_xp > 0 and foe_meant(state, effect.source, number):
                return True
            for other in meant(state, seat, effect.source):
                if state.xp[other] > 0:
                    return True
        elif kind == DRAW:
            if effect.deck != FROM_ANTIHERO and can_draw(state, HERO_DECK):
                return True
            if effect.deck != FROM_HERO and can_draw(state, HERO_DECK + 1):
                return True
        elif kind in (LOSE_XP, DISCARD_CARDS, REMOVE_ALLY, MOVE_TRACK):
            if kind == LOSE_XP and state.foe_xp > 0 and foe_meant(state, effect.who, number):
                return True
            for other in meant(state, seat, effect.who):
                if kind == LOSE_XP and state.xp[other] > 0:
                    return True
                if kind == DISCARD_CARDS and state.hand[other]:
                    return True
                if kind == REMOVE_ALLY and state.allies[other]:
                    return True
                if kind == MOVE_TRACK:
                    level = state.level[other]
                    if (level > 1) if effect.way == VIRTUE else (level < LEVELS):
                        return True
        elif kind in (ADD_TOTAL, CHANGE_DIFFICULTY):
            if effect.n != 0 and (state.verdict == NO_OUTCOME or effect.until == 2):
                return True
        elif kind == RETRY:
            if state.verdict == FAILURE:
                return True
        elif kind == SHIELD:
            if state.steps > 0:
                return True
        elif kind in (ADD_RUNES, REROLL, FLIP, ALLOW):
            if state.verdict == NO_OUTCOME:
                return True
        elif kind == CANCEL:
            if state.card_stack:
                return True
        elif kind == LOOK:
            if left_in(state, effect.pile) > 0:
                return True
        elif kind == REPLACE_ROW:
            for slot in range(state.revealed * WIDEST_ROW):
                if state.row[slot] >= 0 and effect.act in (0, slot // WIDEST_ROW + 1):
                    return True
        elif kind == MOVE_ALLY and effect.source == OPPONENT:
            for other in meant(state, seat, OPPONENT):
                if state.allies[other]:
                    return True
        else:
            return True
    return False


def meant(state: AdventureState, seat: i64, who: i64) -> list[int]:
    """The players whom an effect of a card of `seat` could concern."""
    found: list[int] = []
    for other in range(state.players):
        if who == ACTIVE:
            if other == state.active:
                found.append(other)
        elif who == SELF:
            if other == seat or state.rules.coop:
                found.append(other)
        elif who == EACH or (other != seat and who != THE_ADVERSARY):
            found.append(other)
    return found


def foe_meant(state: AdventureState, who: i64, number: i64) -> bool:
    """[solo] Whether an effect of a card could concern the Adversary."""
    if state.foe < 0 or who == THE_ADVERSARY:
        return state.foe >= 0
    targetable = state.rules.cards.cards[number].adversary_targetable
    return who == OPPONENT and targetable and not state.beaten
