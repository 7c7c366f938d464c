"""Cards in play: what they do by themselves, what they change, and the numbers of an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import ANYONE, OWN, STATIC, Entry
from kachidoki.games.adventure.moves import (
    MOST_ALLIES,
    USE_ALLY,
    USE_MOTIVATION,
    USE_ORIGIN,
    USE_STORY,
)
from kachidoki.games.adventure.pieces import ADVERSARY, FOE, WIDEST_ROW
from kachidoki.games.adventure.rules import CHANGES_TARGETS, FORBIDS
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


# Cards in play that work by themselves.


def at_work(state: AdventureState, slot: i64) -> bool:
    """[adversaries] A row card works once it is up and its turn in the queue has come."""
    return slot // WIDEST_ROW < state.revealed and not (state.queue and slot in state.queue)


def comes_or_goes(state: AdventureState, number: i64) -> None:
    """A player has got a card, or lost it; most of them only lie there."""
    if state.rules.lively[number]:
        state.present = -1


def row_changes(state: AdventureState, number: i64) -> None:
    """A card has come to a row or left it, or its turn has come. Nobody has its powers yet."""
    if state.rules.auto[number]:
        state.present = -1


def anyone_does(state: AdventureState, moment: i64) -> bool:
    """Whether a card in play may work at a moment, or will once it is turned up."""
    if state.present < 0:
        _look_around(state)
    return state.present >> moment & 1 != 0


def does_now(state: AdventureState, moment: i64) -> bool:
    """Whether a card that works has something to say at a moment."""
    if state.present < 0:
        _look_around(state)
    return state.works >> moment & 1 != 0


def may_use(state: AdventureState, seat: i64, place: i64) -> bool:
    """Whether a player may have a power to use; `place` is window * 2 + relation."""
    if state.present < 0:
        _look_around(state)
    return state.powerful[seat] >> place & 1 != 0 or state.rules.row_powers


def lasting_of(state: AdventureState, kind: i64) -> list[int]:
    """The cards that work and have lasting effects of a kind, each followed by its owner."""
    if state.present < 0:
        _look_around(state)
    return state.lasting[kind - FORBIDS]


def _look_around(state: AdventureState) -> None:
    """Work out what the cards in play do, until one of them comes or goes."""
    found: i64 = 0
    auto = state.rules.auto
    state.works = 0
    state.powerful = []
    state.tools = []
    state.working = [[] for _ in range(state.players + 1)]
    state.lasting = [[], [], [], []]
    for number in state.row:
        if number >= 0:
            found |= auto[number]
    for seat in range(state.players):
        found |= _look_at(state, seat)
    if state.foe >= 0:
        found |= auto[state.foe]
        if state.quest >= 0:
            found |= auto[state.quest]
        if state.rules.cards.rise >= 0:
            found |= auto[state.rules.cards.rise]
    for card in table_cards(state):
        _note(state, card, FOE)
    state.present = found


def _look_at(state: AdventureState, seat: i64) -> i64:
    """Note what the cards of a player do, and where those with powers are."""
    tools: list[int] = []
    found: i64 = 0
    if state.origin[seat] >= 0:
        found |= _look_into(state, state.origin[seat], USE_ORIGIN, seat, tools)
        found |= _look_into(state, state.motivation[seat], USE_MOTIVATION, seat, tools)
    story = state.story[seat]
    for at in range(len(story)):
        card: i64 = story[at]
        if state.rules.cards.cards[card].kind == ADVERSARY:
            # Its text counts in a row only.
            found |= state.rules.auto[card]
        else:
            found |= _look_into(state, card, USE_STORY + at, seat, tools)
    allies = state.allies[seat]
    for at in range(len(allies)):
        place: i64 = USE_ALLY + at if at < MOST_ALLIES else -1
        found |= _look_into(state, allies[at], place, seat, tools)
    open_to: i64 = 0
    for at in range(1, len(tools), 2):
        open_to |= state.rules.card_windows[tools[at]]
    state.tools.append(tools)
    state.powerful.append(open_to)
    return found


def _look_into(state: AdventureState, card: i64, place: i64, seat: i64, tools: list[int]) -> i64:
    """Note what a card of a player does; a place below 0 is one that no move can name."""
    if place >= 0 and state.rules.card_windows[card]:
        tools.append(place)
        tools.append(card)
    auto: i64 = state.rules.auto[card]
    if auto:
        _note(state, card, seat)
    return auto


def _note(state: AdventureState, card: i64, owner: i64) -> None:
    """Note a card that works."""
    auto: i64 = state.rules.auto[card]
    state.works |= auto
    state.working[state.players if owner == FOE else owner].append(card)
    if auto >> STATIC & 1:
        for kind in range(FORBIDS, CHANGES_TARGETS + 1):
            if auto >> kind & 1:
                state.lasting[kind - FORBIDS] += [card, owner]


def table_cards(state: AdventureState) -> list[int]:
    """The cards without an owner that work now: in the rows, and those of the Adversary."""
    found: list[int] = []
    auto = state.rules.auto
    last: i64 = state.revealed * WIDEST_ROW
    slot: i64 = 0
    while slot < last:
        card = state.row[slot]
        if card >= 0 and auto[card] and not (state.queue and slot in state.queue):
            if state.rules.cards.cards[card].kind == ADVERSARY:
                found.append(card)
        slot += 1
    if state.foe >= 0 and not state.beaten:
        found.append(state.foe)
        found.append(state.quest)
        if state.rules.cards.rise >= 0:
            found.append(state.rules.cards.rise)
    return found


def own_cards(state: AdventureState, seat: i64) -> list[int]:
    """The cards of a player that can work: characters, story cards, Allies.

    An Adversary in a story is silent; its text counts in a row only.
    """
    found: list[int] = []
    auto = state.rules.auto
    card = state.origin[seat]
    if card >= 0 and auto[card]:
        found.append(card)
    card = state.motivation[seat]
    if card >= 0 and auto[card]:
        found.append(card)
    for card in state.story[seat]:
        if auto[card] and state.rules.cards.cards[card].kind != ADVERSARY:
            found.append(card)
    for card in state.allies[seat]:
        if auto[card]:
            found.append(card)
    return found


def concerns(state: AdventureState, entry: Entry, owner: i64, seat: i64) -> bool:
    """Whether what an entry of `owner` says holds for `seat`, or is set off by it."""
    if entry.whose == ANYONE or owner == FOE:
        return True
    if entry.whose == OWN:
        return owner == seat
    return owner != seat
