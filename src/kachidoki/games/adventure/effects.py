"""What cards do: the one place that carries out effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import (
    ACTIVE,
    ADD_RUNES,
    ADD_TOTAL,
    ALLOW,
    ALLOW_ABILITY,
    ALLOW_BOTTOM,
    ALLOWED,
    CANCEL,
    CHANGE_COST,
    CHANGE_DIFFICULTY,
    COSTS,
    DISCARD_CARDS,
    DRAW,
    EACH,
    EACH_OTHER,
    EXTRA_ACTION,
    EXTRA_JOURNEY,
    FLIP,
    FOR_TURN,
    FORBID,
    FROM_ANTIHERO,
    FROM_HERO,
    GAIN_STORY,
    GAIN_XP,
    LOOK,
    LOSE_XP,
    MOVE_ALLY,
    MOVE_TRACK,
    OPPONENT,
    REMOVE_ALLY,
    REMOVE_BONUSES,
    REPLACE_ROW,
    REROLL,
    RETRY,
    RETURN_CARD,
    RUNE_DARK,
    RUNE_LISTED,
    SELF,
    SHIELD,
    SUPPLY,
    TAKE_BACK,
    THE_ADVERSARY,
    Effect,
)
from kachidoki.games.adventure.changes import (
    Y_CARD,
    clear_slot,
    draw_later,
    foe_gains,
    gain,
    lose,
    move_xp,
    name_of,
    push,
    steps_on_track,
    tell_faces,
    tell_numbers,
)
from kachidoki.games.adventure.conditions import allows, amount_of, card_gone, pool_of
from kachidoki.games.adventure.counts import host_slots
from kachidoki.games.adventure.frames import (
    AS_FOE,
    F_FACES,
    F_GAIN_STORY,
    F_LOSE,
    F_LOSE_ALLY,
    F_LOSE_RANDOM,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_THROW,
    NEXT_EFFECT,
    a_of,
    b_of,
    c_of,
    d_of,
    e_of,
    frame,
    one_frame,
)
from kachidoki.games.adventure.looks import everybody_knows, peek
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.picks import ENOUGH_PICKED, P_NOTHING, pick_kind
from kachidoki.games.adventure.pieces import (
    ABILITIES,
    ANTIHERO,
    ANTIHERO_DECK,
    DARK_STONES,
    FAILURE,
    FOE,
    HERO,
    HERO_DECK,
    NO_OUTCOME,
    STONES,
    WIDEST_ROW,
)
from kachidoki.games.adventure.table import ON_RESULT, ON_TARGET, OVER_NOW, ban, modifier
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def to_players(kind: i64) -> bool:
    """Whether an effect is one on players, who are met one after the other."""
    return kind in (GAIN_XP, LOSE_XP, DRAW, DISCARD_CARDS, MOVE_TRACK, REMOVE_ALLY, LOOK)


def run_entry(state: AdventureState, found: i64) -> None:
    """Carry out the next effect of the entry on top; nothing is left of it at its end."""
    number = a_of(found)
    at = b_of(found)
    card = state.rules.cards.cards[number]
    effects = card.as_adversary if at == AS_FOE else card.entries[at].do
    next_one = found >> 34 & 15
    picks = found >> 42 & 1
    if next_one == len(effects):
        state.todo.pop()
        if picks:
            state.picked = state.picked[:-1]
        return
    after = found + NEXT_EFFECT
    state.todo[-1] = after
    _carry_out(state, effects, next_one, number, found, picks != 0)
    if not picks and next_one + 1 == len(effects):
        # Nothing was put above it: it need not be looked at again.
        if state.todo[-1] == after:
            state.todo.pop()


def _carry_out(
    state: AdventureState, effects: list[Effect], at: i64, number: i64, found: i64, picks: bool
) -> None:
    effect = effects[at]
    kind = effect.kind
    owner = found >> 22 & 15
    favoured = found >> 26 & 15
    opponent = found >> 30 & 15
    if to_players(kind):
        seats = whom(state, effect.who, owner, favoured, opponent)
        if len(seats) == 1:
            _to_player(state, effect, seats[0], number, owner, favoured, opponent)
            return
        # One after the other, each with all that it sets off.
        seats.reverse()
        for seat in seats:
            push(state, one_frame(found, at, seat))
    elif kind == MOVE_ALLY:
        if effect.source == OPPONENT:
            for giver in whom(state, OPPONENT, owner, favoured, opponent):
                if giver != FOE and owner != FOE and state.allies[giver]:
                    push(state, frame(F_LOSE_ALLY, giver, owner + 1, 0, number))
        elif picks:
            _move_ally(state, _picks_of(state, effects, at), owner)
    elif kind == CANCEL:
        _cancel(state, number, owner)
    elif kind == TAKE_BACK or kind == RETURN_CARD:
        if picks:
            _back(state, kind, _picks_of(state, effects, at), number, owner)
    elif kind == GAIN_STORY:
        if picks and owner != FOE:
            for slot in _picks_of(state, effects, at):
                push(state, frame(F_GAIN_STORY, slot, owner))
    elif kind == REPLACE_ROW:
        slots = _picks_of(state, effects, at) if effect.n > 0 and picks else b""
        _replace(state, effect, slots, number, owner)
    elif kind == CHANGE_COST:
        prices = list(state.prices)
        prices[effect.what] += effect.n
        state.prices = tuple(prices)
        if state.events is not None:
            state.tell(
                "price",
                {
                    "seat": state.active,
                    "what": COSTS[effect.what],
                    "count": effect.n,
                    "card": name_of(state, number),
                },
            )
    elif kind == EXTRA_ACTION:
        state.main_left += effect.n
    elif kind == EXTRA_JOURNEY:
        state.more_journeys += effect.n
    else:
        _on_attempt(state, effects, at, number, owner, picks)


def whom(state: AdventureState, who: i64, owner: i64, favoured: i64, opponent: i64) -> list[int]:
    """The players whom an effect concerns; FOE is the Adversary."""
    if who == SELF:
        return [favoured]
    if who == ACTIVE:
        return [state.active]
    if who == OPPONENT:
        return [opponent] if opponent <= FOE else []
    if who == THE_ADVERSARY:
        return [FOE]
    found: list[int] = []
    for away in range(state.players):
        seat = (state.active + away) % state.players
        if who == EACH or seat != owner:
            found.append(seat)
    assert who == EACH or who == EACH_OTHER
    return found


def to_one(state: AdventureState, top: i64) -> None:
    """An effect for several players has come to one of them."""
    number = a_of(top)
    card = state.rules.cards.cards[number]
    effects = card.as_adversary if b_of(top) == AS_FOE else card.entries[b_of(top)].do
    effect = effects[d_of(top) >> 4]
    owner = c_of(top) & 15
    _to_player(state, effect, e_of(top), number, owner, c_of(top) >> 4, d_of(top) & 15)


def _to_player(
    state: AdventureState,
    effect: Effect,
    seat: i64,
    number: i64,
    owner: i64,
    favoured: i64,
    opponent: i64,
) -> None:
    """What an effect does to one player, or to the Adversary."""
    kind = effect.kind
    if kind == GAIN_XP:
        amount = amount_of(state, effect, 0 if favoured == FOE else favoured)
        if effect.source != SUPPLY:
            for giver in whom(state, effect.source, owner, favoured, opponent):
                if state.phase != OVER_NOW:
                    move_xp(state, giver, seat, amount, number)
        elif seat == FOE:
            foe_gains(state, amount, number)
        else:
            gain(state, seat, amount, Y_CARD, number)
    elif kind == LOSE_XP:
        amount = amount_of(state, effect, 0 if favoured == FOE else favoured)
        if seat != FOE:
            lose(state, seat, amount, Y_CARD, number)
        elif state.foe >= 0 and state.foe_xp > 0:
            gone = amount if amount < state.foe_xp else state.foe_xp
            state.foe_xp -= gone
            if state.events is not None:
                values: dict[str, Value] = {
                    "count": gone,
                    "total": state.foe_xp,
                    "card": name_of(state, number),
                }
                state.tell("adversary-xp-lost", values)
    elif seat == FOE:
        return
    elif kind == DRAW:
        draw_later(state, seat, effect.deck, effect.n, Y_CARD, number)
    elif kind == DISCARD_CARDS:
        op = F_LOSE_RANDOM if effect.random else F_LOSE
        push(state, frame(op, seat, effect.n, effect.deck, number))
    elif kind == MOVE_TRACK:
        steps_on_track(state, seat, effect.way, effect.n, Y_CARD, number)
    elif kind == REMOVE_ALLY:
        if state.allies[seat]:
            push(state, frame(F_LOSE_ALLY, seat, 0, 0, number))
    else:
        peek(state, seat, effect.pile, effect.n, effect.reorder, number)


def _picks_of(state: AdventureState, effects: list[Effect], at: i64) -> bytes:
    """What was picked for one of the effects."""
    picks = state.picked[-1]
    place: i64 = 0
    for index in range(at + 1):
        effect = effects[index]
        if pick_kind(state, effect) == P_NOTHING:
            continue
        start = place
        # How many there were when they were picked: up to an end mark, or all of them.
        most: i64 = 1
        if effect.kind in (FLIP, REROLL):
            most = effect.n if effect.n > 0 else STONES
        elif effect.n > 1:
            most = effect.n
        while place < len(picks) and place - start < most and picks[place] != ENOUGH_PICKED:
            place += 1
        if index == at:
            return picks[start:place]
        if place < len(picks) and picks[place] == ENOUGH_PICKED:
            place += 1
    return b""


def _cancel(state: AdventureState, number: i64, owner: i64) -> None:
    """[stack] The card on top has no effect."""
    if not state.plays:
        return
    top: i64 = state.plays[-1]
    state.plays = [*state.plays[:-1], top | 1 << 12]
    if state.events is not None:
        victim = top >> 8 & 15
        lost = name_of(state, top & 255)
        if victim == FOE:
            state.tell(
                "cancelled-adversary",
                {"seat": owner, "card": name_of(state, number), "lost": lost},
            )
        else:
            state.tell(
                "cancelled",
                {
                    "seat": owner,
                    "victim": victim,
                    "card": name_of(state, number),
                    "lost": lost,
                },
            )


def _back(state: AdventureState, kind: i64, picks: bytes, number: i64, owner: i64) -> None:
    """A card comes back to a hand, from those played or those discarded; all have seen it."""
    for value in picks:
        card: i64 = -1
        if kind == TAKE_BACK:
            for found in state.played[owner]:
                if state.rules.title[found - state.rules.first_hero] == value:
                    card = found
                    break
            if card < 0:
                continue
            at = state.played[owner].index(card)
            state.played[owner] = state.played[owner][:at] + state.played[owner][at + 1 :]
        else:
            for pile in (HERO_DECK, ANTIHERO_DECK):
                for found in state.discards[pile]:
                    if card < 0 and state.rules.title[found - state.rules.first_hero] == value:
                        card = found
                        at = state.discards[pile].index(card)
                        state.discards[pile] = (
                            state.discards[pile][:at] + state.discards[pile][at + 1 :]
                        )
                        break
            if card < 0:
                continue
        mask = bit(card - state.rules.first_hero)
        state.hand[owner] |= mask
        everybody_knows(state, owner, state.known[owner] | mask)
        if state.events is not None:
            state.tell(
                "taken-back",
                {"seat": owner, "back": name_of(state, card), "card": name_of(state, number)},
            )


def _move_ally(state: AdventureState, slots: bytes, owner: i64) -> None:
    """[allies] An Ally goes from under one challenge to another, if both are still there."""
    if len(slots) < 2 or state.under[slots[0]] < 0 or slots[1] not in host_slots(state):
        return
    ally: i64 = state.under[slots[0]]
    state.under[slots[0]] = -1
    state.under[slots[1]] = ally
    state.present = -1
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": state.active if owner == FOE else owner,
            "card": name_of(state, ally),
            "host": name_of(state, state.row[slots[1]]),
        }
        state.tell("ally-moved", values)


def _replace(state: AdventureState, effect: Effect, picked: bytes, number: i64, owner: i64) -> None:
    """Row cards leave and are replaced: those picked, or all others of an act."""
    slots: list[int] = []
    if effect.n > 0:
        for slot in picked:
            if state.row[slot] >= 0:
                slots.append(slot)
    else:
        act: i64 = effect.act if effect.act else state.rules.cards.cards[number].act
        for slot in range((act - 1) * WIDEST_ROW, act * WIDEST_ROW):
            if state.row[slot] >= 0 and state.row[slot] != number:
                slots.append(slot)
    if not slots:
        return
    if state.events is not None:
        gone = tuple([name_of(state, state.row[slot]) for slot in slots])
        values: dict[str, Value] = {"cards": gone, "card": name_of(state, number)}
        if owner == FOE:
            state.tell("swept", values)
        else:
            state.tell("replaced", {"seat": owner, **values})
    for slot in slots:
        clear_slot(state, slot)
    if not state.queueing:
        push(state, frame(F_QUEUE))
        push(state, frame(F_RELEASE))
    slots.reverse()
    for slot in slots:
        push(state, frame(F_REFILL, slot))


def _on_attempt(
    state: AdventureState, effects: list[Effect], at: i64, number: i64, owner: i64, picks: bool
) -> None:
    """Effects on an attempt, or on what is left of this turn."""
    effect = effects[at]
    kind = effect.kind
    for_turn = effect.until == FOR_TURN or (kind == ALLOW and effect.what != ALLOW_ABILITY)
    if card_gone(state) and not for_turn:
        # [challenge] The attempt is over; it only waits for the stack.
        return
    if kind == ADD_TOTAL or kind == CHANGE_DIFFICULTY:
        if state.trier < 0 and effect.until != FOR_TURN:
            return
        seat = state.trier if state.trier >= 0 else state.active
        count = amount_of(state, effect, seat)
        on = ON_RESULT if kind == ADD_TOTAL else ON_TARGET
        state.mods = [*state.mods, modifier(count, number, effect.until, on)]
        tell_numbers(state, "result" if kind == ADD_TOTAL else "difficulty", count, number)
        return
    if kind == ALLOW:
        if effect.what == ALLOW_BOTTOM:
            state.bottom_ok = True
        elif effect.what == ALLOW_ABILITY:
            if effect.ability >= 0:
                state.listed |= bit(effect.ability)
            elif picks:
                for ability in _picks_of(state, effects, at):
                    state.listed |= bit(ability)
        else:
            state.any_trait = True
        if state.events is not None:
            state.tell(
                "permit",
                {
                    "seat": state.trier if state.trier >= 0 else state.active,
                    "what": ALLOWED[effect.what],
                    "card": name_of(state, number),
                },
            )
        return
    if kind == FORBID:
        if state.trier >= 0 or effect.until == FOR_TURN:
            found = ban(effect.what, effect.ability, effect.until, number)
            state.bans = [*state.bans, found]
        return
    if state.trier < 0:
        return
    if kind == RETRY:
        if state.verdict == FAILURE:
            state.retrying = True
            if state.events is not None:
                state.tell(
                    "retry",
                    {
                        "seat": state.trier,
                        "host": name_of(state, state.card),
                        "card": name_of(state, number),
                    },
                )
        return
    if state.verdict != NO_OUTCOME:
        # Result and target are frozen once the outcome is known.
        return
    if kind == SHIELD:
        state.shielded = True
        count = bits(state.steps)
        if count > 0:
            level = state.level[state.trier] - count
            state.level[state.trier] = level if level > 1 else 1
            if state.events is not None:
                state.tell(
                    "shield",
                    {
                        "seat": state.trier,
                        "level": state.level[state.trier],
                        "count": count,
                        "card": name_of(state, number),
                    },
                )
            state.steps = 0
    elif kind == ADD_RUNES:
        _add_runes(state, effects, at, number, picks)
    elif kind == REROLL:
        mask: i64 = 0
        if picks:
            for stone in _picks_of(state, effects, at):
                mask |= bit(stone)
        elif effect.n == 0:
            mask = state.lying
        mask &= state.lying
        if mask:
            push(state, frame(F_THROW, 1, 0, 0, 0, mask))
    elif kind == FLIP:
        mask = 0
        if picks:
            for stone in _picks_of(state, effects, at):
                mask |= bit(stone)
        mask &= state.lying
        if mask:
            state.low ^= mask
            state.steps &= ~mask
            tell_faces(state, "flip", mask)
            push(state, frame(F_FACES, 0, 0, 0, 0, mask))
    elif kind == REMOVE_BONUSES:
        kept: list[int] = []
        for mod in state.mods:
            source: i64 = mod >> 8 & 255
            gone = mod >> 20 == ON_RESULT and mod & 127 > 64
            if gone:
                kind = state.rules.cards.cards[source].kind
                hero = kind == HERO and effect.what != FROM_ANTIHERO
                gone = hero or (kind == ANTIHERO and effect.what != FROM_HERO)
            if not gone:
                kept.append(mod)
        state.mods = kept
        tell_numbers(state, "bonuses-gone", 0, number)


def _add_runes(
    state: AdventureState, effects: list[Effect], at: i64, number: i64, picks: bool
) -> None:
    effect = effects[at]
    names: list[str] = []
    if effect.what == RUNE_DARK:
        # [track] On the bottom level Dark runes need a permission, even as a gift.
        level = state.level[state.trier]
        if (
            state.rules.dark_allowed[level]
            or state.bottom_ok
            or allows(state, state.trier, ALLOW_BOTTOM)
        ):
            room = DARK_STONES - state.dark_paid - state.dark_free
            count = effect.n if effect.n < room else room
            state.dark_free += count
            names = ["dark"] * count
    elif effect.what == RUNE_LISTED:
        if picks:
            for ability in _picks_of(state, effects, at):
                _grant(state, ability, 1)
                names.append(ABILITIES[ability])
    else:
        _grant(state, effect.what, effect.n)
        names = [ABILITIES[effect.what]] * effect.n
    if state.events is not None and names:
        state.tell(
            "runes", {"seat": state.trier, "runes": tuple(names), "card": name_of(state, number)}
        )
    if state.lying:
        more = pool_of(state) & ~state.lying
        if more:
            push(state, frame(F_THROW, 2, 0, 0, 0, more))


def _grant(state: AdventureState, ability: i64, count: i64) -> None:
    have: i64 = state.granted >> (4 * ability) & 15
    new = have + count if have + count < 15 else 15
    state.granted += bit(4 * ability) * (new - have)
