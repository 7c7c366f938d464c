"""How things change: Experience, the track, cards; and the entries that a change sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import conditions, pieces
from kachidoki.games.adventure.cardset.codes import Limit, On, Track
from kachidoki.games.adventure.inplay import concerns, does_now, others_lie, row_changes
from kachidoki.games.adventure.legal import spent
from kachidoki.games.adventure.looks import everybody_knows, top_leaves
from kachidoki.games.adventure.masks import bit, joined, with_pile
from kachidoki.games.adventure.picks import needs_of
from kachidoki.games.adventure.steps.step import DEEP, NOTHING, AdventureStep, by_itself, put_all
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

# What brought something about, as events say it.
WHYS: Final[tuple[str, ...]] = (
    "rune",
    "failure",
    "reward",
    "card",
    "dark",
    "journey",
    "trait",
    "cost",
    "setup",
)
Y_RUNE: Final = 0
Y_FAILURE: Final = 1
Y_REWARD: Final = 2
Y_CARD: Final = 3
Y_DARK: Final = 4
Y_JOURNEY: Final = 5
Y_TRAIT: Final = 6
Y_COST: Final = 7
Y_SETUP: Final = 8


def name_of(state: AdventureState, card: i64) -> str:
    """The id of a card, or "" for none."""
    return state.rules.cards.cards[card].key if 0 <= card < NOTHING else ""


def gain(state: AdventureState, seat: i64, count: i64, why: i64, card: i64) -> None:
    """A player gains Experience from the supply."""
    if count <= 0:
        return
    state.xp[seat] += count
    if state.events is not None:
        _tell_xp(state, "xp", seat, count, why, card)
    fire(state, On.XP_GAINED, seat, -1, -1)


def lose(state: AdventureState, seat: i64, count: i64, why: i64, card: i64) -> i64:
    """A player loses or pays Experience, down to nothing."""
    if count > state.xp[seat]:
        count = state.xp[seat]
    if count <= 0:
        return 0
    state.xp[seat] -= count
    if state.events is not None:
        _tell_xp(state, "xp-lost", seat, count, why, card)
    if why != Y_CARD and why != Y_FAILURE:
        fire(state, On.XP_SPENT, seat, -1, -1)
    return count


def _tell_xp(state: AdventureState, key: str, seat: i64, count: i64, why: i64, card: i64) -> None:
    values: dict[str, Value] = {
        "seat": seat,
        "count": count,
        "total": state.xp[seat],
        "why": WHYS[why],
        "card": name_of(state, card),
    }
    state.tell(key, values)


def foe_gains(state: AdventureState, count: i64, card: i64) -> None:
    """[losing] The Adversary gains Experience; with enough of it, it has won."""
    if state.foe < 0 or state.beaten or state.phase == pieces.OVER_NOW:
        return
    if count <= 0:
        return
    state.foe_xp += count
    if state.events is not None:
        values: dict[str, Value] = {
            "count": count,
            "total": state.foe_xp,
            "target": state.rules.target,
            "card": name_of(state, card),
        }
        state.tell("adversary-xp", values)
    check_foe(state)


def check_foe(state: AdventureState) -> None:
    if state.foe_xp >= state.rules.target and not state.beaten:
        all_lose(state, pieces.BY_TARGET)


def move_xp(state: AdventureState, giver: i64, taker: i64, count: i64, card: i64) -> None:
    """Experience goes from one to another; FOE is the Adversary."""
    have: i64 = state.foe_xp if giver == pieces.FOE else state.xp[giver]
    if count > have:
        count = have
    if count <= 0 or giver == taker:
        return
    if giver == pieces.FOE:
        state.foe_xp -= count
        state.xp[taker] += count
        if state.events is not None:
            state.tell(
                "xp-from-adversary",
                {
                    "seat": taker,
                    "count": count,
                    "total": state.foe_xp,
                    "card": name_of(state, card),
                },
            )
        fire(state, On.XP_GAINED, taker, -1, -1)
        return
    if taker == pieces.FOE:
        if state.foe < 0 or state.beaten:
            return
        state.xp[giver] -= count
        state.foe_xp += count
        if state.events is not None:
            values: dict[str, Value] = {
                "victim": giver,
                "count": count,
                "total": state.foe_xp,
                "target": state.rules.target,
                "card": name_of(state, card),
            }
            state.tell("adversary-takes", values)
        check_foe(state)
        return
    state.xp[giver] -= count
    state.xp[taker] += count
    if state.events is not None:
        moved: dict[str, Value] = {
            "seat": taker,
            "victim": giver,
            "count": count,
            "card": name_of(state, card),
        }
        state.tell("xp-moved", moved)
    fire(state, On.XP_GAINED, taker, -1, -1)


def step_on_track(state: AdventureState, seat: i64, way: i64, why: i64, card: i64) -> bool:
    """One step on the track; False at its ends, where nothing happens."""
    level = state.level[seat]
    if way == Track.VIRTUE:
        if level <= 1:
            return False
        state.level[seat] = level - 1
    else:
        if level >= pieces.LEVELS:
            return False
        state.level[seat] = level + 1
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": seat,
            "level": state.level[seat],
            "why": WHYS[why],
            "card": name_of(state, card),
        }
        state.tell("virtue" if way == Track.VIRTUE else "corruption", values)
    if does_now(state, On.TRACK_MOVED):
        fire(state, On.TRACK_MOVED, seat, -1, -1, way)
    return True


def steps_on_track(
    state: AdventureState, seat: i64, way: i64, count: i64, why: i64, card: i64
) -> None:
    for _ in range(count):
        if not step_on_track(state, seat, way, why, card):
            return


def take_card(state: AdventureState, seat: i64, deck: i64, why: i64, card: i64) -> None:
    """The top card of a deck that is not empty; deck 0 is Hero, 1 Antihero."""
    pile = pieces.HERO_DECK + deck
    number: i64 = state.decks[pile][state.tops[pile]]
    state.tops[pile] += 1
    top_leaves(state, pile, number)
    hand: i64 = state.hand[seat]
    state.hand[seat] = hand | bit(number - state.rules.first_hero)
    state.revealing = True
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": seat,
            "deck": "antihero" if deck else "hero",
            "why": WHYS[why],
            "card": name_of(state, card),
        }
        state.tell("draw", values, {int(seat): {"drawn": name_of(state, number)}})
    if why != Y_SETUP:
        fire(state, On.CARD_DRAWN, seat, number, -1)


def leaves_hand(state: AdventureState, seat: i64, number: i64) -> None:
    """A card of the hand is no longer there; `number` counts from the first Hero."""
    mask = ~bit(number)
    hand: i64 = state.hand[seat]
    known: i64 = state.known[seat]
    state.hand[seat] = hand & mask
    if known & ~mask:
        everybody_knows(state, seat, known & mask)


def lose_card(state: AdventureState, seat: i64, number: i64, card: i64) -> None:
    """A card of the hand goes to its discard pile; `number` counts from the first Hero."""
    leaves_hand(state, seat, number)
    found: i64 = state.rules.first_hero + number
    pile = pieces.ANTIHERO_DECK if found >= state.rules.first_antihero else pieces.HERO_DECK
    state.discards[pile] = joined(state.discards[pile], found)
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": seat,
            "lost": name_of(state, found),
            "card": name_of(state, card),
        }
        state.tell("hand-lost", values)


def discard_story(state: AdventureState, number: i64) -> None:
    """A story card goes to the pile of its act, or waits until a replacement is drawn."""
    state.aside = joined(state.aside, number)


def release(state: AdventureState) -> None:
    """What was held aside may be drawn again."""
    if len(state.aside) == 0:
        return
    for number in state.aside:
        act = state.rules.cards.cards[number].act
        state.discards[act - 1] = joined(state.discards[act - 1], number)
    state.aside = b""


def lose_ally(state: AdventureState, seat: i64, place: i64) -> i64:
    """One of a player's Allies goes to the pile of its act."""
    number: i64 = state.allies[seat][place]
    # Others move up: their powers are found in other places.
    others_lie(state, seat)
    allies = state.allies[seat]
    state.allies = with_pile(state.allies, seat, allies[:place] + allies[place + 1 :])
    act = state.rules.cards.cards[number].act
    state.discards[act - 1] = joined(state.discards[act - 1], number)
    return number


def unqueue(state: AdventureState, slot: i64) -> None:
    """A card that has been turned up needs no handling any more."""
    if state.queue:
        state.queue = [other for other in state.queue if other != slot]


def clear_slot(state: AdventureState, slot: i64) -> None:
    """A row card leaves, with its Ally; both are held aside."""
    number: i64 = state.row[slot]
    state.row[slot] = -1
    if slot == state.slot:
        state.left = True
    row_changes(state, number)
    unqueue(state, slot)
    discard_story(state, number)
    ally: i64 = state.under[slot]
    if ally >= 0:
        state.under[slot] = -1
        if state.queueing:
            discard_story(state, ally)
        else:
            act = state.rules.cards.cards[ally].act
            state.discards[act - 1] = joined(state.discards[act - 1], ally)
        if state.events is not None:
            state.tell("ally-leaves", {"card": name_of(state, ally)})


def fire(
    state: AdventureState,
    on: i64,
    setter: i64,
    card: i64,
    slot: i64,
    way: i64 = -1,
    fresh: i64 = -1,
) -> None:
    """Find the entries that a moment sets off; they come next, in their proper order. For `way` and
    `fresh` see `conditions.met`."""
    if not does_now(state, on) or state.phase == pieces.OVER_NOW:
        return
    found: list[AdventureStep] = []
    owner = state.active if state.active >= 0 else state.first
    for _ in range(state.players):
        _set_off_all(state, found, state.working[owner], on, owner, setter, card, slot, way, fresh)
        owner = owner + 1 if owner + 1 < state.players else 0
    _set_off_all(
        state, found, state.working[state.players], on, pieces.FOE, setter, card, slot, way, fresh
    )
    put_all(state, found)


def _set_off_all(
    state: AdventureState,
    found: list[AdventureStep],
    cards: list[int],
    on: i64,
    owner: i64,
    setter: i64,
    card: i64,
    slot: i64,
    way: i64,
    fresh: i64,
) -> None:
    auto = state.rules.auto
    for number in cards:
        if auto[number] >> on & 1:
            _set_off(state, found, number, on, owner, setter, card, slot, way, fresh)


def _set_off(
    state: AdventureState,
    found: list[AdventureStep],
    number: i64,
    on: i64,
    owner: i64,
    setter: i64,
    card: i64,
    slot: i64,
    way: i64,
    fresh: i64,
) -> None:
    entries = state.rules.cards.cards[number].entries
    for at in range(len(entries)):
        entry = entries[at]
        if entry.on != on or (on <= On.ANY and not by_itself(entry)):
            continue
        if not concerns(state, entry, owner, setter):
            continue
        if not conditions.met(state, entry.when, setter, card, slot, way, fresh):
            continue
        if _running(state, number, at):
            # An entry cannot set itself off.
            continue
        if entry.limit:
            if spent(state, number, at):
                continue
            if by_itself(entry):
                mark_used(state, number, at)
        asks = not by_itself(entry) or needs_of(state, entry) != 0
        found.append(state.entry_step(number, at, owner, setter, asks))


def _running(state: AdventureState, number: i64, at: i64) -> bool:
    for step in (*state.stack, state.step):
        assert isinstance(step, AdventureStep)
        if step.runs(number, at):
            return True
    return False


def mark_used(state: AdventureState, number: i64, at: i64) -> None:
    key: i64 = number * 8 + at
    if state.rules.cards.cards[number].entries[at].limit == Limit.TURN:
        state.used = [*state.used, key]
    else:
        state.used_up = [*state.used_up, key]


def set_off_revealed(state: AdventureState, number: i64, on: i64) -> None:
    """[adversaries] What a card does when it has just been turned up itself."""
    found: list[AdventureStep] = []
    _set_off(state, found, number, on, pieces.FOE, state.active, number, -1, -1, -1)
    put_all(state, found)


def tell_numbers(state: AdventureState, key: str, count: i64, card: i64) -> None:
    """A change of the result or of the target number."""
    if state.events is None:
        return
    trying = state.trier >= 0
    values: dict[str, Value] = {
        "seat": state.trier if trying else state.active,
        "result": conditions.result_now(state)
        if trying and state.casts
        else conditions.result_bonus(state),
        "target": conditions.target_now(state) if trying else 0,
        "card": name_of(state, card),
    }
    if key != "bonuses-gone":
        values["count"] = count
    state.tell(key, values)


def tell_faces(state: AdventureState, key: str, stones: i64) -> None:
    """Runes that have landed."""
    if state.events is None:
        return
    faces: list[str] = []
    for stone in range(pieces.STONES):
        if stones >> stone & 1:
            faces.append(f"{pieces.STONE_NAMES[stone]} {state.low >> stone & 1}")
    values: dict[str, Value] = {
        "seat": state.trier,
        "faces": tuple(faces),
        "result": conditions.sum_of_runes(state),
        "target": conditions.target_number(state),
    }
    state.tell(key, values)


def tell_place(state: AdventureState, key: str, slot: i64, values: dict[str, Value]) -> None:
    """Something about a place in a row."""
    state.tell(
        key, {"act": slot // pieces.WIDEST_ROW + 1, "place": slot % pieces.WIDEST_ROW + 1, **values}
    )


def all_lose(state: AdventureState, how: i64) -> None:
    """[losing] Nothing is left to be done: what lies below all steps is the end."""
    state.ending = how
    del state.stack[DEEP:]
    state.step = state.stack.pop()
    state.stack.append(state.step)
    stack_over(state)
    state.phase = pieces.OVER_NOW


def stack_over(state: AdventureState) -> None:
    """Cards that will never take effect lie with those played."""
    for top in state.card_stack:
        if top.owner == pieces.FOE:
            state.shown = joined(state.shown, top.card)
        else:
            state.played[top.owner] = joined(state.played[top.owner], top.card)
    state.card_stack = []
