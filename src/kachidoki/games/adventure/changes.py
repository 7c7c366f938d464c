"""How things change: Experience, the track, cards; and the entries that a change sets off."""

from collections.abc import Callable
from typing import Any, Final

from kachidoki.games.adventure import conditions, events, inplay, legal, looks, picks, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Limit, On, Track
from kachidoki.games.adventure.marks import NOBODY, Cause, Why
from kachidoki.games.adventure.masks import bit, joined, with_pile
from kachidoki.games.adventure.steps.entries import Running
from kachidoki.games.adventure.steps.step import DEEP, NOTHING, AdventureStep, by_itself, put_all
from kachidoki.kernel.event import Event
from kachidoki.kernel.native import i64, mypyc_attr


def name_of(state: AdventureRecord, card: i64) -> str:
    """The id of a card, or "" for none."""
    return state.rules.cards.cards[card].key if 0 <= card < NOTHING else ""


# Experience.


def gain(state: AdventureRecord, seat: i64, count: i64, why: i64, card: i64) -> None:
    """A player gains Experience from the supply."""
    if count <= 0:
        return
    state.xp[seat] += count
    if state.events is not None:
        total = state.xp[seat]
        events.tell(state, events.xp, seat=seat, count=count, total=total, why=why, card=card)
    fire(state, On.XP_GAINED, seat)


def lose(state: AdventureRecord, seat: i64, count: i64, why: i64, card: i64) -> None:
    """A player loses or pays Experience, down to nothing."""
    if count > state.xp[seat]:
        count = state.xp[seat]
    if count <= 0:
        return
    state.xp[seat] -= count
    if state.events is not None:
        total = state.xp[seat]
        events.tell(state, events.xp_lost, seat=seat, count=count, total=total, why=why, card=card)
    if why != Why.CARD and why != Why.FAILURE:
        fire(state, On.XP_SPENT, seat)


def foe_gains(state: AdventureRecord, count: i64, card: i64) -> None:
    """[losing] The Adversary gains Experience; with enough of it, it has won."""
    if state.foe < 0 or state.beaten or state.phase == pieces.OVER_NOW or count <= 0:
        return
    state.foe_xp += count
    if state.events is not None:
        total, target = state.foe_xp, state.rules.target
        events.tell(state, events.adversary_xp, count=count, total=total, target=target, card=card)
    check_foe(state)


def foe_loses(state: AdventureRecord, count: i64, card: i64) -> None:
    if count > state.foe_xp:
        count = state.foe_xp
    if state.foe < 0 or count <= 0:
        return
    state.foe_xp -= count
    if state.events is not None:
        total = state.foe_xp
        events.tell(state, events.adversary_xp_lost, count=count, total=total, card=card)


def check_foe(state: AdventureRecord) -> None:
    if state.foe_xp >= state.rules.target and not state.beaten:
        all_lose(state, pieces.BY_TARGET)


def move_xp(state: AdventureRecord, giver: i64, taker: i64, count: i64, card: i64) -> None:
    """Experience goes from one to another; FOE is the Adversary."""
    have: i64 = state.foe_xp if giver == pieces.FOE else state.xp[giver]
    if count > have:
        count = have
    if count <= 0 or giver == taker:
        return
    if taker == pieces.FOE:
        if state.foe < 0 or state.beaten:
            return
        state.foe_xp += count
    else:
        state.xp[taker] += count
    if giver == pieces.FOE:
        state.foe_xp -= count
    else:
        state.xp[giver] -= count
    if state.events is not None:
        _tell_moved(state, giver, taker, count, card)
    if taker == pieces.FOE:
        check_foe(state)
    else:
        fire(state, On.XP_GAINED, taker)


def _tell_moved(state: AdventureRecord, giver: i64, taker: i64, count: i64, card: i64) -> None:
    total, target = state.foe_xp, state.rules.target
    if giver == pieces.FOE:
        made = events.xp_from_adversary
        events.tell(state, made, seat=taker, count=count, total=total, card=card)
    elif taker == pieces.FOE:
        taken = events.adversary_takes
        events.tell(state, taken, victim=giver, count=count, total=total, target=target, card=card)
    else:
        events.tell(state, events.xp_moved, seat=taker, victim=giver, count=count, card=card)


# [track]


def step_on_track(state: AdventureRecord, seat: i64, way: i64, why: i64, card: i64) -> bool:
    """One step on the track; False at its ends, where nothing happens."""
    level = state.level[seat] + (-1 if way == Track.VIRTUE else 1)
    if not 1 <= level <= pieces.LEVELS:
        return False
    state.level[seat] = level
    inplay.hand_changes(state, seat)
    if state.events is not None:
        made = events.virtue if way == Track.VIRTUE else events.corruption
        events.tell(state, made, seat=seat, level=level, why=why, card=card)
    fire(state, On.TRACK_MOVED, seat, way=way)
    return True


def steps_on_track(
    state: AdventureRecord, seat: i64, way: i64, count: i64, why: i64, card: i64
) -> None:
    for _ in range(count):
        if not step_on_track(state, seat, way, why, card):
            return


# Cards.


def take_top(state: AdventureRecord, deck: i64) -> i64:
    """The top card leaves a deck, which is not empty."""
    top = state.tops[deck]
    number: i64 = state.decks[deck][top]
    state.tops[deck] = top + 1
    looks.top_leaves(state, deck, number)
    state.revealing = True
    return number


def take_card(state: AdventureRecord, seat: i64, deck: i64, why: i64, card: i64) -> None:
    """A player draws the top card of the Hero or the Antihero deck, which is not empty."""
    pile = pieces.HERO_DECK + deck
    number = take_top(state, pile)
    hand: i64 = state.hand[seat]
    state.hand[seat] = hand | bit(number - state.rules.first_hero)
    inplay.hand_changes(state, seat)
    if state.events is not None:
        drawn = {int(seat): int(number)}
        events.tell(state, events.draw, seat=seat, deck=pile, why=why, card=card, drawn=drawn)
    if why != Why.SETUP:
        fire(state, On.CARD_DRAWN, seat, number)


def leaves_hand(state: AdventureRecord, seat: i64, number: i64) -> None:
    """A card of the hand is no longer there; `number` counts from the first Hero."""
    mask = ~bit(number)
    hand: i64 = state.hand[seat]
    known: i64 = state.known[seat]
    state.hand[seat] = hand & mask
    inplay.hand_changes(state, seat)
    if known & ~mask:
        looks.everybody_knows(state, seat, known & mask)


def lose_card(state: AdventureRecord, seat: i64, number: i64, card: i64) -> None:
    """A card of the hand goes to its discard pile; `number` counts from the first Hero."""
    leaves_hand(state, seat, number)
    gone: i64 = state.rules.first_hero + number
    pile = pieces.ANTIHERO_DECK if gone >= state.rules.first_antihero else pieces.HERO_DECK
    state.discards[pile] = joined(state.discards[pile], gone)
    if state.events is not None:
        events.tell(state, events.hand_lost, seat=seat, lost=gone, card=card)


def discard_story(state: AdventureRecord, number: i64) -> None:
    """A story card waits aside until a replacement is drawn."""
    state.aside = joined(state.aside, number)


def release(state: AdventureRecord) -> None:
    """What was held aside may be drawn again."""
    for number in state.aside:
        to_discards(state, number)
    state.aside = b""


def to_discards(state: AdventureRecord, number: i64) -> None:
    """A story card goes to the pile of its act."""
    pile = state.rules.cards.cards[number].act - 1
    state.discards[pile] = joined(state.discards[pile], number)


def leave_ally(state: AdventureRecord, seat: i64, place: i64) -> i64:
    """One of a player's Allies leaves them."""
    allies = state.allies[seat]
    # Others move up: their powers are found in other places.
    inplay.others_lie(state, seat)
    state.allies = with_pile(state.allies, seat, allies[:place] + allies[place + 1 :])
    return allies[place]


def lose_ally(state: AdventureRecord, seat: i64, place: i64) -> i64:
    """One of a player's Allies goes to the pile of its act."""
    number = leave_ally(state, seat, place)
    to_discards(state, number)
    return number


def unqueue(state: AdventureRecord, slot: i64) -> None:
    """A card that has been turned up needs no handling any more."""
    if state.queue:
        state.queue = [other for other in state.queue if other != slot]


def clear_slot(state: AdventureRecord, slot: i64) -> None:
    """A row card leaves and is held aside; so is its Ally while others are handled."""
    number: i64 = state.row[slot]
    state.row[slot] = -1
    if slot == state.slot:
        state.left = True
    inplay.row_changes(state, number)
    unqueue(state, slot)
    discard_story(state, number)
    ally: i64 = state.under[slot]
    if ally < 0:
        return
    state.under[slot] = -1
    if state.queueing:
        discard_story(state, ally)
    else:
        to_discards(state, ally)
    if state.events is not None:
        events.tell(state, events.ally_leaves, card=ally)


# What a change sets off.

# The step that asks about an entry first; `picking`, which is above this module, fills it in.
ASKING: Final[list[Callable[[Cause], AdventureStep]]] = []


@mypyc_attr(free_list_len=1, acyclic=True)
class Occasion(conditions.Moment):
    """A moment at which entries of cards are set off (`codes.On`), and their steps."""

    def __init__(
        self, on: i64, seat: i64, card: i64, slot: i64, way: i64 = -1, fresh: i64 = -1
    ) -> None:
        super().__init__(seat, card, slot, -1, way, fresh)
        self.on: i64 = on
        self.found: list[AdventureStep] = []


def fire(
    state: AdventureRecord,
    on: i64,
    seat: i64,
    card: i64 = -1,
    slot: i64 = -1,
    way: i64 = -1,
    fresh: i64 = -1,
) -> None:
    """Find the entries that a moment sets off; they come next, in their proper order. For what it
    is about see `conditions.Moment`."""
    if not inplay.does_now(state, on) or state.phase == pieces.OVER_NOW:
        return
    occasion = Occasion(on, seat, card, slot, way, fresh)
    owner = state.active if state.active >= 0 else state.first
    for _ in range(state.players):
        if state.working[owner].does >> on & 1:
            _set_off_all(state, state.working[owner].cards, owner, occasion)
        owner += 1
        if owner == state.players:
            owner = 0
    if state.working[state.players].does >> on & 1:
        _set_off_all(state, state.working[state.players].cards, pieces.FOE, occasion)
    put_all(state, occasion.found)


def set_off_revealed(state: AdventureRecord, number: i64) -> None:
    """[adversaries] What a card does when it has just been turned up itself."""
    occasion = Occasion(On.REVEAL, state.active, number, -1)
    _set_off(state, number, pieces.FOE, occasion)
    put_all(state, occasion.found)


def _set_off_all(state: AdventureRecord, cards: list[i64], owner: i64, occasion: Occasion) -> None:
    auto = state.rules.auto
    for number in cards:
        if auto[number] >> occasion.on & 1:
            _set_off(state, number, owner, occasion)


def _set_off(state: AdventureRecord, number: i64, owner: i64, occasion: Occasion) -> None:
    on = occasion.on
    entries = state.rules.cards.cards[number].entries
    for at in range(len(entries)):
        entry = entries[at]
        if entry.on != on or (on <= On.ANY and not by_itself(entry)):
            continue
        if not inplay.concerns(entry, owner, occasion.seat):
            continue
        if entry.when and not conditions.hold(state, entry.when, occasion):
            continue
        if _running(state, number, at):
            # An entry cannot set itself off.
            continue
        if entry.limit:
            if legal.spent(state, number, at):
                continue
            if by_itself(entry):
                mark_used(state, number, at)
        asks = not by_itself(entry) or picks.needs_of(entry) != 0
        cause = Cause(number, at, owner, owner, NOBODY, occasion.seat)
        occasion.found.append(ASKING[0](cause) if asks else Running(cause, 0))


def _running(state: AdventureRecord, number: i64, at: i64) -> bool:
    for step in state.stack:
        if isinstance(step, Running) and step.runs(number, at):
            return True
    return isinstance(state.step, Running) and state.step.runs(number, at)


def mark_used(state: AdventureRecord, number: i64, at: i64) -> None:
    key: i64 = number * pieces.MOST_ENTRIES + at
    if state.rules.cards.cards[number].entries[at].limit == Limit.TURN:
        state.used = [*state.used, key]
    else:
        state.used_up = [*state.used_up, key]


# What is told of an attempt.


def numbers_now(state: AdventureRecord, card: i64) -> dict[str, Any]:
    """The result and the target number, and the card that has changed them."""
    trying = state.trier >= 0
    cast = trying and state.casts > 0
    return {
        "seat": state.trier if trying else state.active,
        "result": conditions.result_now(state) if cast else conditions.result_bonus(state),
        "target": conditions.target_now(state) if trying else 0,
        "card": card,
    }


def tell_faces(state: AdventureRecord, made: Callable[..., Event], stones: i64) -> None:
    """Runes that have landed."""
    if state.events is None:
        return
    faces = [
        f"{pieces.STONE_NAMES[stone]} {state.low >> stone & 1}"
        for stone in range(pieces.STONES)
        if stones >> stone & 1
    ]
    result, target = conditions.sum_of_runes(state), conditions.target_number(state)
    events.tell(state, made, seat=state.trier, faces=tuple(faces), result=result, target=target)


# The end.


def all_lose(state: AdventureRecord, how: i64) -> None:
    """[losing] Nothing is left to be done: what lies below all steps is the end."""
    state.ending = how
    del state.stack[DEEP:]
    state.step = state.stack.pop()
    state.stack.append(state.step)
    # Cards that will never take effect lie with those played.
    for top in state.card_stack:
        if top.owner == pieces.FOE:
            state.shown = joined(state.shown, top.card)
        else:
            state.played[top.owner] = joined(state.played[top.owner], top.card)
    state.card_stack = []
    state.phase = pieces.OVER_NOW
