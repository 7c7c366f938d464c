"""All that one seat may know of a game of Call to Adventure.

A view keeps a copy of the state in which every hidden card lies in a fixed order: the unseen cards
of each pile, sorted, fill the hidden places one after the other. Two states that differ in nothing
but hidden cards make the same copy, so nothing that is said from it can tell them apart.
"""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.features import features
from kachidoki.games.adventure.frames import F_MAY, op_of
from kachidoki.games.adventure.looks import knows_held, knows_top
from kachidoki.games.adventure.masks import bit, with_pile
from kachidoki.games.adventure.picks import NOT_PICKING, TO_TRAIT
from kachidoki.games.adventure.pieces import (
    ACTS,
    ANTIHERO_DECK,
    HERO_DECK,
    MOST_LOOKED_AT,
    SPECIAL_DECK,
    WIDEST_ROW,
)
from kachidoki.games.adventure.shown import table_data
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.table import OVER_NOW, PLAYING, SETTING_UP
from kachidoki.games.adventure.targets import aim
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import View


class AdventureView(View):
    def __init__(self, state: AdventureState, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        super().__init__(
            seat,
            state.question(seat) if asked else None,
            state.moves(seat) if asked else (),
        )
        self._known = state.copy()
        hide(self._known, seat, None)

    def imagine(self, rng: Rng) -> AdventureState:
        found = self._known.copy()
        hide(found, self.seat, rng)
        tries = 0
        while tries < MOST_TRIES and _unlikely(found, self.seat):
            hide(found, self.seat, rng)
            tries += 1
        return found

    def table(self) -> dict[str, object]:
        return table_data(self._known, self.seat)

    def features(self) -> list[float]:
        return features(self._known, self.seat)


# Asked exactly, a seat has something to answer with; if no such hand is found soon, any will do.
MOST_TRIES: Final = 200


def _unlikely(state: AdventureState, seat: int | None) -> bool:
    """Whether another seat is asked that could only pass, though nobody is asked for that."""
    if state.rules.public or state.actor < 0 or state.picking != NOT_PICKING:
        return False
    if state.actor == (-1 if seat is None else seat) or state.phase != PLAYING:
        return False
    state.listing = None
    alone = len(state.legal(state.actor)) == 1
    state.listing = None
    return alone


def hide(state: AdventureState, seat: int | None, rng: Rng | None) -> None:
    """Lay all cards that `seat` does not know in order, or anew by chance."""
    viewer: i64 = -1 if seat is None else seat
    state.present = -1
    state.listing = None
    state.own_characters()
    if state.phase == SETTING_UP:
        for pile in range(3):
            state.characters[pile] = _mixed(list(state.characters[pile]), rng)
    if state.phase != OVER_NOW:
        _hide_characters(state, viewer, rng)
    _hide_hands(state, viewer, rng)
    for act in range(ACTS):
        _hide_act(state, act, viewer, rng)
    _lay(state, SPECIAL_DECK, _mixed(_unknown(state, SPECIAL_DECK, viewer), rng), viewer)
    if state.hands_seen:
        # What others have seen of hands is not known; that they looked at a deck is.
        mine = knows_held(state, viewer)
        state.hands_seen = tuple([mine if s == viewer else 0 for s in range(state.players)])
        if mine == 0:
            state.hands_seen = ()
    if state.picking != NOT_PICKING and state.actor != viewer:
        _forget_picks(state)


def _unknown(state: AdventureState, deck: i64, viewer: i64) -> list[int]:
    """The cards of a deck whose places the viewer does not know."""
    found = state.decks[deck][state.tops[deck] :]
    seen = knows_top(state, viewer, deck)
    if seen == 0:
        return list(found)
    return [found[at] for at in range(len(found)) if not (at < MOST_LOOKED_AT and seen >> at & 1)]


def _lay(state: AdventureState, deck: i64, cards: bytes, viewer: i64) -> None:
    """Put cards into the places of a deck that the viewer does not know."""
    seen = knows_top(state, viewer, deck)
    if seen:
        old = state.decks[deck][state.tops[deck] :]
        laid: list[int] = []
        next_one = 0
        for at in range(len(old)):
            if at < MOST_LOOKED_AT and seen >> at & 1:
                laid.append(old[at])
            else:
                laid.append(cards[next_one])
                next_one += 1
        cards = bytes(laid)
    state.decks = with_pile(state.decks, deck, cards)
    state.tops[deck] = 0


def _mixed(cards: list[int], rng: Rng | None) -> bytes:
    cards.sort()
    if rng is not None:
        rng.shuffle(cards)
    return bytes(cards)


def _hide_characters(state: AdventureState, viewer: i64, rng: Rng | None) -> None:
    """Destinies, what was rejected, and what others may choose from.

    Everybody is as likely to have kept one Destiny as another: nobody's taste is guessed at.
    """
    rules = state.rules
    for kind in range(3):
        pile = rules.origins if kind == 0 else rules.motivations if kind == 1 else rules.destinies
        shown: list[int] = []
        for owner in range(state.players):
            if owner == viewer:
                shown += list(state.dealt[owner]) + list(state.rejected[owner])
                shown.append(state.destiny[owner])
            if kind < 2:
                shown.append(state.origin[owner] if kind == 0 else state.motivation[owner])
        if state.phase == SETTING_UP:
            return
        unseen = list(_mixed([card for card in pile if card not in shown], rng))
        for owner in range(state.players):
            if owner == viewer:
                continue
            dealt = state.dealt[owner]
            if dealt:
                each = len(dealt) // 3
                new = bytes([unseen.pop() for _ in range(each)])
                state.dealt[owner] = dealt[: kind * each] + new + dealt[kind * each + each :]
                continue
            if kind == 2:
                state.destiny[owner] = unseen.pop()
            rest = state.rejected[owner]
            if rest:
                state.rejected[owner] = rest[:kind] + bytes([unseen.pop()]) + rest[kind + 1 :]
    for owner in range(state.players):
        if owner != viewer and state.chosen[owner] >= 0:
            state.chosen[owner] = 0 if rng is None else rng.below(8)


def _hide_hands(state: AdventureState, viewer: i64, rng: Rng | None) -> None:
    """Hero and Antihero cards: the backs are known, what everybody has seen, and what the viewer
    had looked at before it was drawn."""
    rules = state.rules
    mine: i64 = knows_held(state, viewer)
    for deck in (HERO_DECK, ANTIHERO_DECK):
        kind: i64 = rules.hero_mask if deck == HERO_DECK else rules.antihero_mask
        unseen = _unknown(state, deck, viewer)
        counts: list[int] = []
        for owner in range(state.players):
            count = 0
            if owner != viewer:
                hidden = state.hand[owner] & kind & ~(state.known[owner] | mine)
                number: i64 = 0
                while hidden:
                    if hidden & 1:
                        unseen.append(rules.first_hero + number)
                        count += 1
                    hidden >>= 1
                    number += 1
            counts.append(count)
        cards = _mixed(unseen, rng)
        at = 0
        for owner in range(state.players):
            if owner != viewer:
                held = state.hand[owner] & (~kind | state.known[owner] | mine)
                for card in cards[at : at + counts[owner]]:
                    held |= bit(card - rules.first_hero)
                at += counts[owner]
                state.hand[owner] = held
        _lay(state, deck, cards[at:], viewer)


def _hide_act(state: AdventureState, act: i64, viewer: i64, rng: Rng | None) -> None:
    """The deck of an act, and its row as long as it lies face down."""
    unseen = _unknown(state, act, viewer)
    slots: list[int] = []
    if act >= state.revealed:
        for slot in range(act * WIDEST_ROW, act * WIDEST_ROW + WIDEST_ROW):
            if state.row[slot] >= 0:
                slots.append(slot)
                unseen.append(state.row[slot])
    cards = _mixed(unseen, rng)
    for at in range(len(slots)):
        state.row[slots[at]] = cards[at]
    _lay(state, act, cards[len(slots) :], viewer)


def _forget_picks(state: AdventureState) -> None:
    """Nobody knows what another player is about to play: back to before it was chosen."""
    if state.picking == TO_TRAIT:
        state.slot = -1
        state.card = -1
    state.picking = NOT_PICKING
    state.pick_card = -1
    state.pick_entry = 0
    state.picks = b""
    state.listing = None
    top: i64 = state.todo[-1]
    if op_of(top) == F_MAY:
        # What works by itself is known to be about to be aimed.
        entry = state.rules.cards.cards[top >> 6 & 255].entries[top >> 14 & 255]
        if entry.cost.free and not entry.optional:
            aim(state, top)


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of the features, in order, with their lengths."""
    from kachidoki.games.adventure.features import parts

    return parts(players)
