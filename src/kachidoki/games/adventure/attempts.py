"""[trait], [challenge], [cast], [outcome], [rewards] From a declaration to what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure.cardset.cards import (
    AFTER,
    BEFORE,
    CORRUPTION,
    FACING,
    GAIN_CARD,
    VIRTUE,
    Path,
)
from kachidoki.games.adventure.changes import (
    Y_FAILURE,
    Y_REWARD,
    Y_RUNE,
    all_lose,
    clear_slot,
    draw_later,
    fire,
    gain,
    name_of,
    push,
    step_on_track,
    steps_on_track,
    tell_faces,
)
from kachidoki.games.adventure.conditions import (
    card_gone,
    dark_in_pool,
    forbidder,
    pool_of,
    sum_of_runes,
    target_number,
)
from kachidoki.games.adventure.counts import story_limit
from kachidoki.games.adventure.frames import (
    F_BEFORE_DONE,
    F_COMPARE,
    F_CONSEQUENCES,
    F_DARK_AGAIN,
    F_DROP,
    F_FACES,
    F_FAIL,
    F_FIRE,
    F_FOE,
    F_GAIN,
    F_PREP,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_THROW,
    F_WAITING,
    F_WINDOW,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    e_of,
    frame,
)
from kachidoki.games.adventure.inplay import comes_or_goes, does_now
from kachidoki.games.adventure.legal import prep_moves
from kachidoki.games.adventure.masks import bit, joined, with_pile
from kachidoki.games.adventure.pieces import (
    AT_ADVERSARY,
    BONUS_HERO,
    BONUS_XP,
    COLUMN,
    CORE_CARD,
    DARK,
    DARK_MASK,
    DARK_STONES,
    FAILURE,
    FIRST_ABILITY_STONE,
    NO_OUTCOME,
    SPECIAL_BONUS,
    SPECIAL_MASK,
    SUCCESS,
    TALLY,
    W_BEFORE,
    W_FACING,
    W_OUTCOME,
    WHOLE_STORY,
)
from kachidoki.games.adventure.rows import ask
from kachidoki.games.adventure.table import BY_FAILURE
from kachidoki.games.adventure.windows import attempt_lost, refund
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

# How a card is gained.
BY_ATTEMPT: Final = 0
AS_TRAIT: Final = 1
AS_GIFT: Final = 2


def count_path(state: AdventureState, seat: i64, path: Path, sign: i64) -> None:
    """A path becomes part of a story, or leaves it."""
    at: i64 = seat * TALLY
    printed = path.tally
    for kind in range(TALLY):
        count: i64 = printed[kind]
        if count:
            state.tally[at + kind] += count * sign


def take_trait(state: AdventureState) -> None:
    """[trait] Nobody has interfered; or the card is gone, and everything is given back."""
    slot = state.slot
    number = state.card
    seat = state.active
    gone = card_gone(state)
    state.slot = -1
    state.card = -1
    state.left = False
    if gone:
        state.main_left += 1
        state.deeds -= 1
        state.xp[seat] += state.trait_paid
        state.level[seat] -= state.trait_fell
        if state.events is not None:
            state.tell("attempt-ends", {"seat": seat, "card": name_of(state, number)})
        return
    state.any_trait = False
    push(state, frame(F_GAIN, 0, slot, number, AS_TRAIT << 2, seat))


def gift_due(state: AdventureState, slot: i64, seat: i64) -> None:
    """A story card without an attempt, if there is room for it."""
    number: i64 = state.row[slot]
    if number >= 0 and len(state.story[seat]) < story_limit(state):
        push(state, frame(F_GAIN, 0, slot, number, AS_GIFT << 2, seat))


def declare(state: AdventureState, slot: i64, number: i64, path: i64) -> None:
    """[challenge] The attempt begins."""
    state.main_left -= 1
    state.deeds += 1
    state.trier = state.active
    state.slot = slot
    state.card = number
    state.path = path
    state.dark_paid = 0
    state.dark_free = 0
    state.granted = 0
    state.listed = 0
    state.casts = 0
    state.lying = 0
    state.low = 0
    state.verdict = NO_OUTCOME
    state.had_ally = False
    state.retrying = False
    state.shielded = False
    state.left = False
    state.steps = 0
    if state.events is not None:
        if slot == AT_ADVERSARY:
            state.tell(
                "face",
                {
                    "seat": state.trier,
                    "card": name_of(state, number),
                    "target": target_number(state),
                },
            )
        else:
            values: dict[str, Value] = {
                "seat": state.trier,
                "card": name_of(state, number),
                "path": state.rules.cards.cards[number].paths[path].key,
                "target": target_number(state),
            }
            state.tell("attempt", values)
    push(state, frame(F_PREP))
    fire(state, BEFORE, state.trier, number, slot)


def prep_due(state: AdventureState) -> None:
    if attempt_lost(state):
        return
    seat = state.trier
    if not state.hand[seat] or not state.rules.public:
        found = prep_moves(state, seat)
        if len(found) == 1:
            ready(state)
            return
        state.listing = tuple(found)
    ask(state, seat)


def ready(state: AdventureState) -> None:
    """[prepare] The others are asked before the cast."""
    state.todo.pop()
    state.acted = False
    push(state, frame(F_BEFORE_DONE))
    push(state, frame(F_WINDOW, W_BEFORE))


def cast(state: AdventureState) -> None:
    """[cast] All runes of the pool are thrown."""
    state.steps = 0
    push(state, frame(F_COMPARE))
    push(state, frame(F_WINDOW, W_FACING))
    push(state, frame(F_THROW, 0, 0, 0, 0, pool_of(state)))


def thrown(state: AdventureState, faces: i64) -> None:
    """The runes have landed."""
    top: i64 = state.todo.pop()
    stones = e_of(top)
    kind = a_of(top)
    low: i64 = 0
    rest = stones
    while rest:
        lowest = rest & -rest
        if faces & 1:
            low |= lowest
        faces >>= 1
        rest ^= lowest
    if kind == 0:
        state.casts += 1
        state.lying = stones
        state.low = low
    else:
        state.lying |= stones
        state.steps &= ~stones
        state.low = (state.low & ~stones) | low
    state.revealing = True
    tell_faces(state, "cast" if kind == 0 else "recast", stones)
    push(state, frame(F_FACES, 0, 0, 0, 0, stones))


def faces_due(state: AdventureState, top: i64) -> None:
    """[cast] What the faces bring, in a fixed order."""
    step = a_of(top)
    fresh = e_of(top)
    low = state.low & fresh
    # Steps without anything to do are passed over.
    if step == 0 and not low & SPECIAL_MASK:
        step = 1
    if step == 1 and not fresh & ~low & DARK_MASK:
        step = 2
    if step == 2 and not low & SPECIAL_MASK:
        step = 3
    if step == 3 and not low >> CORE_CARD & 1:
        step = 4
    if step == 4 and not does_now(state, FACING):
        step = 5
    if step >= 5:
        state.todo.pop()
        if low >> CORE_CARD & 1 and state.foe >= 0 and not state.beaten:
            push(state, frame(F_FOE))
        return
    state.todo[-1] = frame(F_FACES, step + 1, 0, 0, 0, fresh)
    seat = state.trier
    if step == 0:
        count: i64 = 0
        for ability in range(6):
            special = FIRST_ABILITY_STONE + 3 * ability + 2
            if low >> special & 1 and SPECIAL_BONUS[ability] == BONUS_XP:
                count += 1
        if count:
            gain(state, seat, count, Y_RUNE, -1)
    elif step == 1:
        if not state.shielded:
            for stone in range(DARK, DARK + DARK_STONES):
                if fresh & ~low & DARK_MASK & bit(stone):
                    if step_on_track(state, seat, CORRUPTION, Y_RUNE, -1):
                        state.steps |= bit(stone)
    elif step == 2:
        if forbidder(state, seat, 3) >= 0:
            return
        for back in range(6):
            ability = 5 - back
            special = FIRST_ABILITY_STONE + 3 * ability + 2
            if low >> special & 1 and SPECIAL_BONUS[ability] != BONUS_XP:
                deck = 0 if SPECIAL_BONUS[ability] == BONUS_HERO else 1
                draw_later(state, seat, deck, 1, Y_RUNE, -1)
    elif step == 3:
        if low >> CORE_CARD & 1 and forbidder(state, seat, 3) < 0:
            draw_later(state, seat, 2, 1, Y_RUNE, -1)
    else:
        state.fresh = fresh
        fire(state, FACING, seat, state.card, state.slot)
        state.fresh = -1


def compare(state: AdventureState) -> None:
    result = sum_of_runes(state)
    target = target_number(state)
    state.margin = result - target
    state.result_was = result
    # It may be gone when cards ask whether there was one.
    state.had_ally = state.slot < AT_ADVERSARY and state.under[state.slot] >= 0
    state.verdict = SUCCESS if result >= target else FAILURE
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": state.trier,
            "card": name_of(state, state.card),
            "path": state.rules.cards.cards[state.card].paths[state.path].key,
            "result": result,
            "target": target,
            "margin": state.margin,
        }
        state.tell("success" if state.verdict == SUCCESS else "failure", values)
    push(state, frame(F_DROP))
    push(state, frame(F_CONSEQUENCES))
    push(state, frame(F_WINDOW, W_OUTCOME))
    if state.waiting:
        push(state, frame(F_WAITING))


def consequences(state: AdventureState) -> None:
    if state.retrying:
        _try_again(state)
    elif state.verdict == SUCCESS:
        push(
            state,
            frame(F_GAIN, 0, state.slot, state.card, state.path | BY_ATTEMPT << 2, state.trier),
        )
    else:
        push(state, frame(F_FAIL, 0))


def _try_again(state: AdventureState) -> None:
    """[retry] The failure is set aside; runes, bonuses and penalties stay."""
    state.todo.pop()
    state.retrying = False
    state.verdict = NO_OUTCOME
    state.lying = 0
    state.low = 0
    # What the first cast brought stays: no shield takes it back.
    state.steps = 0
    state.had_ally = False
    state.mods = [mod for mod in state.mods if mod >> 16 & 15 != 1]
    state.bans = [found for found in state.bans if found >> 8 & 15 != 1]
    push(state, frame(F_PREP))
    if dark_in_pool(state):
        push(state, frame(F_DARK_AGAIN))


def cast_again(state: AdventureState, dark: i64) -> None:
    """[retry] So many of the Dark runes are cast again; the others stay bought, but aside."""
    state.todo.pop()
    gone = state.dark_paid + state.dark_free - dark
    given = gone if gone < state.dark_free else state.dark_free
    state.dark_free -= given
    state.dark_paid -= gone - given


def gain_due(state: AdventureState, top: i64) -> None:
    """[rewards] A story card joins a story, step by step; characters begin at step 1."""
    step = a_of(top)
    slot = b_of(top)
    number = c_of(top)
    path_at = d_of(top) & 3
    how = d_of(top) >> 2
    seat = e_of(top)
    path = state.rules.cards.cards[number].paths[path_at]
    # Steps without anything to do are passed over.
    if step == 1 and not path.virtue and not path.corruption:
        step = 2
    if step == 2 and not path.xp:
        step = 3
    if step == 3 and not path.hero and not path.antihero:
        step = 4
    if step == 4 and slot < AT_ADVERSARY and state.under[slot] < 0:
        step = 5
    if step == 5 and not does_now(state, GAIN_CARD) and not does_now(state, AFTER):
        step = 6
    state.todo[-1] = frame(F_GAIN, step + 1, slot, number, d_of(top), seat)
    if step == 0:
        _tuck(state, slot, number, path_at, seat, path)
    elif step == 1:
        steps_on_track(state, seat, VIRTUE, path.virtue, Y_REWARD, number)
        steps_on_track(state, seat, CORRUPTION, path.corruption, Y_REWARD, number)
    elif step == 2:
        if path.xp:
            gain(state, seat, path.xp, Y_REWARD, number)
    elif step == 3:
        draw_later(state, seat, 1, path.antihero, Y_REWARD, number)
        draw_later(state, seat, 0, path.hero, Y_REWARD, number)
    elif slot == NOTHING:
        state.todo.pop()
    elif step == 4:
        ally: i64 = state.under[slot] if slot < AT_ADVERSARY else -1
        if ally >= 0:
            state.under[slot] = -1
            state.allies = with_pile(state.allies, seat, joined(state.allies[seat], ally))
            comes_or_goes(state, ally)
            if state.events is not None:
                state.tell("gain-ally", {"seat": seat, "card": name_of(state, ally)})
            fire(state, GAIN_CARD, seat, ally, -1)
    elif step == 5:
        # Found now, carried out in the order: gained, overcome.
        if how == BY_ATTEMPT:
            push(state, frame(F_FIRE, AFTER, seat, number, slot))
        fire(state, GAIN_CARD, seat, number, slot)
    elif step == 6:
        if slot < AT_ADVERSARY:
            push(state, frame(F_QUEUE))
            push(state, frame(F_REFILL, slot))
    else:
        state.todo.pop()
        _completed(state, seat)


def _tuck(
    state: AdventureState, slot: i64, number: i64, path_at: i64, seat: i64, path: Path
) -> None:
    if slot < AT_ADVERSARY:
        if state.row[slot] != number or (slot == state.slot and state.left):
            # [challenge] It has left the table: nothing is gained, and nothing lost.
            state.todo.pop()
            if state.trier >= 0:
                refund(state)
            return
        state.row[slot] = -1
    comes_or_goes(state, number)
    state.story[seat] = joined(state.story[seat], number)
    state.paths[seat] = joined(state.paths[seat], path_at)
    count_path(state, seat, path, 1)
    if slot == AT_ADVERSARY:
        state.beaten = True
        state.present = -1
        if state.events is not None:
            state.tell("adversary-beaten", {"seat": seat, "card": name_of(state, number)})
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": seat,
            "card": name_of(state, number),
            "path": path.key,
            "column": (len(state.story[seat]) - 1) // COLUMN + 1,
        }
        state.tell("gain", values)


def _completed(state: AdventureState, seat: i64) -> None:
    """[acts], [end] A column may be full, and a story."""
    cards = len(state.story[seat])
    if cards == WHOLE_STORY and state.rules.versus and state.trigger < 0:
        state.trigger = seat
        if state.events is not None:
            state.tell("last-turns", {"seat": seat})


def fail_due(state: AdventureState, top: i64) -> None:
    """[outcome] The card is discarded, and failing teaches."""
    step = a_of(top)
    # Nothing can come between the first two steps; later ones are passed over if idle.
    if step == 0:
        step = 1
    elif step == 2 and not does_now(state, AFTER):
        step = 3
    state.todo[-1] = frame(F_FAIL, step + 1)
    slot = state.slot
    seat = state.trier
    if step == 1:
        if card_gone(state):
            state.todo.pop()
            refund(state)
            return
        if slot != AT_ADVERSARY:
            if state.events is not None:
                state.tell("leaves", {"card": name_of(state, state.card)})
            clear_slot(state, slot)
        gain(state, seat, 1, Y_FAILURE, -1)
    elif step == 2:
        fire(state, AFTER, seat, state.card, slot)
    elif step == 3:
        if slot != AT_ADVERSARY:
            push(state, frame(F_QUEUE))
            push(state, frame(F_RELEASE))
            push(state, frame(F_REFILL, slot))
    else:
        state.todo.pop()
        if slot == AT_ADVERSARY and not state.rules.repeat_fight:
            state.done |= bit(seat)
            if state.events is not None:
                state.tell("done", {"seat": seat})
            if state.done == bit(state.players) - 1:
                all_lose(state, BY_FAILURE)
