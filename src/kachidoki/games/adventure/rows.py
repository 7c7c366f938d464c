"""[acts], [refill], [allies], [adversaries] The rows; and cards that hands draw and lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import (
    ACT_REVEALED,
    ADVERSARY_REVEALED,
    ALLY_REVEALED,
    GAIN_CARD,
    REVEAL,
)
from kachidoki.games.adventure.changes import (
    discard_story,
    fire,
    lose_ally,
    lose_card,
    name_of,
    push,
    release,
    set_off_revealed,
    take_card,
    tell_place,
    unqueue,
)
from kachidoki.games.adventure.counts import can_draw, host_slots, left_in, stage_of
from kachidoki.games.adventure.frames import (
    F_DRAW,
    F_FIRE,
    F_HOST,
    F_QUEUE,
    F_REFILL,
    F_REVEAL,
    F_SHUFFLE,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.inplay import row_changes
from kachidoki.games.adventure.legal import losable_cards
from kachidoki.games.adventure.looks import top_leaves
from kachidoki.games.adventure.masks import bits, joined, with_pile
from kachidoki.games.adventure.picks import title_moves
from kachidoki.games.adventure.pieces import (
    ACTS,
    ADVERSARY,
    ALLY,
    ANTIHERO_DECK,
    DECKS,
    HERO_DECK,
    WIDEST_ROW,
)
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def ask(state: AdventureState, seat: i64) -> None:
    state.actor = seat


def reveal_due(state: AdventureState) -> None:
    """[acts] Turn up the next row if the active player has got so far."""
    if state.revealed >= ACTS or stage_of(state, state.active) <= state.revealed:
        return
    push(state, frame(F_REVEAL))
    act = state.revealed
    state.revealed += 1
    state.present = -1
    state.revealing = True
    start = act * WIDEST_ROW
    for slot in range(start, start + WIDEST_ROW):
        number = state.row[slot]
        if number >= 0 and _queues(state, number):
            state.queue = [*state.queue, slot]
    if state.events is not None:
        shown = [
            name_of(state, card) for card in state.row[start : start + WIDEST_ROW] if card >= 0
        ]
        state.tell("act", {"act": act + 1, "cards": tuple(shown)})
    push(state, frame(F_QUEUE))
    if act > 0:
        push(state, frame(F_FIRE, ACT_REVEALED, state.active, NOTHING, NOTHING))


def refill_due(state: AdventureState, top: i64) -> None:
    """[refill] The next card of the act comes up."""
    slot = a_of(top)
    act = slot // WIDEST_ROW
    if state.row[slot] >= 0:
        state.todo.pop()
        return
    if left_in(state, act) == 0:
        if state.discards[act]:
            push(state, frame(F_SHUFFLE, 3 + act))
            return
        state.todo.pop()
        if state.events is not None:
            tell_place(state, "slot-empty", slot, {})
        return
    state.todo.pop()
    number: i64 = state.decks[act][state.tops[act]]
    state.tops[act] += 1
    top_leaves(state, act, number)
    state.row[slot] = number
    row_changes(state, number)
    state.revealing = True
    if state.events is not None:
        tell_place(state, "refill", slot, {"card": name_of(state, number)})
    if _queues(state, number):
        state.queue = [*state.queue, slot]


def _queues(state: AdventureState, number: i64) -> bool:
    """Whether a card that turns up does something at once."""
    kind = state.rules.cards.cards[number].kind
    return kind == ALLY or kind == ADVERSARY or state.rules.auto[number] >> REVEAL & 1 != 0


def queue_due(state: AdventureState) -> None:
    """[allies] Allies and Adversaries that have turned up, first in, first out."""
    if not state.queue:
        state.todo.pop()
        state.queueing = False
        release(state)
        return
    state.queueing = True
    slot: i64 = state.queue[0]
    number: i64 = state.row[slot]
    kind = state.rules.cards.cards[number].kind
    if kind != ALLY:
        state.queue = state.queue[1:]
        row_changes(state, number)
        if kind == ADVERSARY:
            if state.events is not None:
                state.tell("adversary-shown", {"card": name_of(state, number)})
            fire(state, ADVERSARY_REVEALED, state.active, number, slot)
        set_off_revealed(state, number, REVEAL)
        return
    push(state, frame(F_HOST, slot))
    fire(state, ALLY_REVEALED, state.active, number, slot)


def host_due(state: AdventureState, top: i64) -> None:
    """[allies] The active player chooses a challenge; without one the Ally leaves."""
    slot = a_of(top)
    hosts = host_slots(state)
    if len(hosts) > 1:
        ask(state, state.active)
        return
    state.todo.pop()
    if hosts:
        settle(state, slot, hosts[0], True)
        return
    number: i64 = state.row[slot]
    unqueue(state, slot)
    state.row[slot] = -1
    row_changes(state, number)
    discard_story(state, number)
    if state.events is not None:
        state.tell("ally-leaves", {"card": name_of(state, number)})
    push(state, frame(F_REFILL, slot))


def settle(state: AdventureState, slot: i64, host: i64, auto: bool) -> None:
    """[allies] An Ally goes under a challenge; its own place is filled."""
    number: i64 = state.row[slot]
    unqueue(state, slot)
    state.row[slot] = -1
    row_changes(state, number)
    state.under[host] = number
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": state.active,
            "card": name_of(state, number),
            "host": name_of(state, state.row[host]),
        }
        state.tell("host", values, None, auto)
    push(state, frame(F_REFILL, slot))


def draw_due(state: AdventureState, top: i64) -> None:
    """[cards] One card; if either deck will do, the player chooses."""
    seat = a_of(top)
    deck = b_of(top)
    hero = can_draw(state, HERO_DECK)
    antihero = can_draw(state, ANTIHERO_DECK)
    if deck == 2 and hero and antihero:
        ask(state, seat)
        return
    if deck == 2:
        deck = 0 if hero or not antihero else 1
    draw_now(state, deck)


def draw_now(state: AdventureState, deck: i64) -> None:
    """Draw for the frame on top; deck 0 is Hero, 1 Antihero."""
    top: i64 = state.todo.pop()
    seat = a_of(top)
    pile = HERO_DECK + deck
    if left_in(state, pile) == 0:
        if state.discards[pile]:
            push(state, frame(F_DRAW, seat, deck, c_of(top), d_of(top)))
            push(state, frame(F_SHUFFLE, 3 + pile))
            return
        if state.events is not None:
            state.tell("no-draw", {"seat": seat, "deck": DECKS[pile]})
        return
    take_card(state, seat, deck, c_of(top), d_of(top))


def lose_due(state: AdventureState, top: i64) -> None:
    """A player discards cards, of his own choice if there is one."""
    seat = a_of(top)
    count = b_of(top)
    mask = losable_cards(state, seat, c_of(top))
    if count == 0 or mask == 0:
        state.todo.pop()
        return
    options = title_moves(state, mask)
    if bits(mask) > count and (len(options) > 1 or state.rules.public):
        # Not asking would tell that they are all alike.
        ask(state, seat)
        return
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    lose_one(state, number)


def lose_one(state: AdventureState, number: i64) -> None:
    """One card for the frame on top."""
    top: i64 = state.todo[-1]
    card = d_of(top)
    state.todo[-1] = frame(op_of(top), a_of(top), b_of(top) - 1, c_of(top), card)
    lose_card(state, a_of(top), number, card)


def lose_random_due(state: AdventureState, top: i64) -> None:
    if b_of(top) == 0 or losable_cards(state, a_of(top), c_of(top)) == 0:
        state.todo.pop()
        return
    state.actor = CHANCE


def lose_ally_due(state: AdventureState, top: i64) -> None:
    seat = a_of(top)
    if len(state.allies[seat]) > 1:
        ask(state, seat)
        return
    give_up(state, 0)


def give_up(state: AdventureState, place: i64) -> None:
    """An Ally leaves, for the frame on top."""
    top: i64 = state.todo.pop()
    seat = a_of(top)
    if not state.allies[seat]:
        return
    if b_of(top):
        _hand_over(state, seat, place, b_of(top) - 1)
        return
    number = lose_ally(state, seat, place)
    if state.events is not None:
        state.tell("ally-leaves", {"card": name_of(state, number)})


def _hand_over(state: AdventureState, giver: i64, place: i64, taker: i64) -> None:
    """One of a player's Allies joins another player."""
    ally: i64 = state.allies[giver][place]
    rest = state.allies[giver][:place] + state.allies[giver][place + 1 :]
    state.allies = with_pile(state.allies, giver, rest)
    state.allies = with_pile(state.allies, taker, joined(state.allies[taker], ally))
    state.present = -1
    if state.events is not None:
        state.tell("ally-given", {"seat": taker, "victim": giver, "card": name_of(state, ally)})
    push(state, frame(F_FIRE, GAIN_CARD, taker, ally, NOTHING))
