"""[cards], [abilities] Picking targets, paying, and playing or using what was picked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import ALLY_SACRIFICED, CORRUPTION, ON_TRAIT, Cost
from kachidoki.games.adventure.changes import (
    Y_COST,
    Y_TRAIT,
    fire,
    leaves_hand,
    lose,
    lose_ally,
    lose_card,
    mark_used,
    name_of,
    push,
    steps_on_track,
)
from kachidoki.games.adventure.conditions import trait_price
from kachidoki.games.adventure.frames import (
    F_MAIN,
    F_PREP,
    F_RESPOND,
    F_RUN,
    F_TAKE_TRAIT,
    F_WINDOW,
    NOBODY,
    a_of,
    b_of,
    frame,
    op_of,
    run_frame,
)
from kachidoki.games.adventure.legal import trait_ways
from kachidoki.games.adventure.masks import bit, bits, joined
from kachidoki.games.adventure.moves import (
    ENOUGH,
    Pay,
    PickAbility,
    PickAlly,
    PickCard,
    PickPlayer,
    PickRune,
    PickSlot,
)
from kachidoki.games.adventure.picks import (
    ENOUGH_PICKED,
    NOT_PICKING,
    P_HAND,
    P_NOTHING,
    TO_AIM,
    TO_PLAY,
    TO_TRAIT,
    TO_USE,
    asks_for_whom,
    chosen_cost,
    copy_of,
    has_targets,
    names_opponent,
    needs_of,
    next_pick,
    payable,
    payable_hand,
    ways,
)
from kachidoki.games.adventure.pieces import FOE, W_MAIN, W_PREP, W_TRAIT
from kachidoki.games.adventure.rows import ask
from kachidoki.games.adventure.windows import reacted
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def may_due(state: AdventureState, top: i64) -> None:
    """An entry that works by itself, but is optional, has a price, or needs targets."""
    number = a_of(top)
    owner = top >> 22 & 15
    entry = state.rules.cards.cards[number].entries[b_of(top)]
    chooser = state.active if owner == FOE else owner
    if not has_targets(state, chooser, entry, number) or not payable(
        state, chooser, entry.cost, number, -1
    ):
        state.todo.pop()
        return
    if entry.optional or not entry.cost.free:
        ask(state, chooser)
        return
    aim(state, top)


def aim(state: AdventureState, top: i64) -> None:
    """Pick the targets of an entry that works by itself."""
    state.picking = TO_AIM
    state.pick_card = a_of(top)
    state.pick_entry = b_of(top)
    state.picks = b""
    owner = top >> 22 & 15
    pick_on(state, state.active if owner == FOE else owner)


def want_trait(state: AdventureState, slot: i64, seat: i64) -> None:
    """[trait] Declare a trait; with several prices, choose one first."""
    state.slot = slot
    state.left = False
    state.card = state.row[slot]
    state.path = 0
    state.pick_card = state.card
    costs = ways(state.rules.cards.cards[state.card].cost)
    open_ways = trait_ways(state, seat)
    if len(open_ways) > 1:
        state.picking = TO_TRAIT
        return
    way = open_ways[0]
    assert isinstance(way, Pay)
    _pay_trait(state, costs[way.way], seat)


def _pay_trait(state: AdventureState, cost: Cost, seat: i64) -> None:
    price = trait_price(state, seat, cost)
    state.pick_card = -1
    state.main_left -= 1
    state.deeds += 1
    state.trait_paid = price
    state.trait_fell = cost.corruption
    if state.events is not None:
        state.tell("trait", {"seat": seat, "card": name_of(state, state.card), "cost": price})
    push(state, frame(F_TAKE_TRAIT))
    push(state, frame(F_WINDOW, W_TRAIT))
    number = state.card
    fire(state, ON_TRAIT, seat, number, state.slot)
    lose(state, seat, price, Y_TRAIT, number)
    steps_on_track(state, seat, CORRUPTION, cost.corruption, Y_TRAIT, number)


def start_picking(state: AdventureState, how: i64, number: i64, entry: i64, seat: i64) -> None:
    state.picking = how
    state.pick_card = number
    state.pick_entry = entry
    state.picks = b""
    pick_on(state, seat)


def pick_on(state: AdventureState, seat: i64) -> None:
    """Ask for the next target, or go ahead if all are there."""
    entry = state.rules.cards.cards[state.pick_card].entries[state.pick_entry]
    if not needs_of(state, entry) and not asks_for_whom(state, entry, state.pick_card):
        _commit(state, seat)
        return
    while True:
        kind, options = next_pick(state, seat)
        if kind == P_NOTHING:
            _commit(state, seat)
            return
        if len(options) != 1 or (kind == P_HAND and _choice_is_private(state, seat)):
            state.actor = seat
            state.listing = tuple(options)
            return
        state.picks = joined(state.picks, _picked_value(state, options[0], kind, seat))


def _picked_value(state: AdventureState, move: Move, kind: int, seat: i64) -> int:
    """What a pick leaves in the list; a card to pay with is the first copy still there."""
    if kind != P_HAND:
        return pick_value(move)
    assert isinstance(move, PickCard)
    return copy_of(state, _left_to_pay(state, seat), move.number)


def _left_to_pay(state: AdventureState, seat: i64) -> i64:
    """The cards of the hand that may still be picked to pay with."""
    entry = state.rules.cards.cards[state.pick_card].entries[state.pick_entry]
    playing: i64 = -1
    if state.picking == TO_PLAY:
        playing = state.pick_card - state.rules.first_hero
    mask = payable_hand(state, seat, chosen_cost(state, entry), playing)
    for number in state.picks[1 if entry.cost.others else 0 :]:
        mask &= ~bit(number)
    return mask


def _choice_is_private(state: AdventureState, seat: i64) -> bool:
    """Whether others would learn that all cards to pay with are alike, were it not asked."""
    if not state.rules.public:
        return False
    entry = state.rules.cards.cards[state.pick_card].entries[state.pick_entry]
    picked = len(state.picks) - (1 if entry.cost.others else 0)
    # Everybody can count the cards: all of them go where no more are there than are needed.
    return bits(_left_to_pay(state, seat)) > chosen_cost(state, entry).hand - picked


def pick(state: AdventureState, move: Move, seat: i64) -> None:
    if state.picking == TO_TRAIT:
        assert isinstance(move, Pay)
        costs = ways(state.rules.cards.cards[state.card].cost)
        state.picking = NOT_PICKING
        _pay_trait(state, costs[move.way], seat)
        return
    # Only a card may be something else than what it looks like: one to pay with.
    kind = next_pick(state, seat)[0] if isinstance(move, PickCard) else P_NOTHING
    value = _picked_value(state, move, kind, seat)
    state.picks = joined(state.picks, value)
    pick_on(state, seat)


def _commit(state: AdventureState, seat: i64) -> None:
    """Everything is picked: pay, and play or use."""
    how = state.picking
    number = state.pick_card
    at = state.pick_entry
    picks = state.picks
    card = state.rules.cards.cards[number]
    entry = card.entries[at]
    cost = chosen_cost(state, entry)
    place: i64 = 1 if entry.cost.others else 0
    state.picking = NOT_PICKING
    state.pick_card = -1
    state.pick_entry = 0
    state.picks = b""
    owner = seat
    if how == TO_AIM:
        top: i64 = state.todo.pop()
        owner = top >> 22 & 15
    else:
        reacted(state, how == TO_PLAY)
        if seat == state.active:
            state.deeds += 1
    if state.events is not None and (how != TO_AIM or not entry.cost.free):
        state.tell("play" if how == TO_PLAY else "use", {"seat": seat, "card": card.key})
    held: i64 = -1
    if how == TO_PLAY:
        held = copy_of(state, state.hand[seat], number - state.rules.first_hero)
        leaves_hand(state, seat, held)
    elif entry.limit and (how == TO_USE or not entry.cost.free or entry.optional):
        mark_used(state, number, at)
    hand_picks = picks[place : place + cost.hand]
    place += cost.hand
    ally: i64 = -1
    if cost.any_ally:
        ally = picks[place]
        place += 1
    favoured = owner
    if asks_for_whom(state, entry, number):
        favoured = picks[place]
        place += 1
    opponent: i64 = NOBODY
    if names_opponent(state, entry):
        opponent = picks[place]
        place += 1
    rest = picks[place:]
    if how == TO_PLAY:
        played: i64 = state.rules.first_hero + held
        state.plays = [*state.plays, played | seat << 8 | favoured << 13 | opponent << 17]
        state.play_picks = [*state.play_picks, rest]
        if op_of(state.todo[-1]) != F_RESPOND:
            window = _window_now(state)
            push(state, frame(F_RESPOND, window))
    else:
        if rest:
            state.picked = [*state.picked, rest]
        push(state, run_frame(F_RUN, number, at, owner, favoured, opponent, seat, 1 if rest else 0))
    _pay(state, seat, cost, number, hand_picks, ally)


def _pay(state: AdventureState, seat: i64, cost: Cost, number: i64, hand: bytes, ally: i64) -> None:
    if cost.xp:
        lose(state, seat, cost.xp, Y_COST, number)
    steps_on_track(state, seat, CORRUPTION, cost.corruption, Y_COST, number)
    for held in hand:
        lose_card(state, seat, held, number)
    gone: i64 = -1
    if cost.sacrifice:
        gone = lose_ally(state, seat, state.allies[seat].index(number))
    elif ally >= 0:
        gone = lose_ally(state, seat, ally)
    if gone >= 0:
        if state.events is not None:
            state.tell("sacrifice", {"seat": seat, "card": name_of(state, gone)})
        fire(state, ALLY_SACRIFICED, seat, gone, -1)


def _window_now(state: AdventureState) -> i64:
    """The window that is open: the one around, while a card is answered."""
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_MAIN:
        return W_MAIN
    return W_PREP if op == F_PREP else a_of(top)


def pick_value(move: Move) -> int:
    """What a pick leaves in the list of picks."""
    if move is ENOUGH:
        return ENOUGH_PICKED
    if isinstance(move, PickRune):
        return move.stone
    if isinstance(move, PickSlot):
        return move.slot
    if isinstance(move, PickPlayer):
        return move.seat
    if isinstance(move, PickAbility):
        return move.ability
    if isinstance(move, PickCard):
        return move.number
    if isinstance(move, PickAlly):
        return move.place
    assert isinstance(move, Pay)
    return move.way
