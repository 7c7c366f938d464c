"""What cards do: the one place that carries out effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import changes, pieces
from kachidoki.games.adventure.cardset import cards, codes
from kachidoki.games.adventure.cardset.codes import Allow, Deck, Do, Until, Who
from kachidoki.games.adventure.conditions import allows, amount_of, card_gone, pool_of
from kachidoki.games.adventure.counts import host_slots
from kachidoki.games.adventure.looks import everybody_knows
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET, Ban, Modifier
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.picks import ENOUGH_PICKED, P_NOTHING, pick_kind
from kachidoki.games.adventure.steps.cards import (
    Losing,
    LosingAlly,
    LosingByChance,
    draw_later,
    peek,
)
from kachidoki.games.adventure.steps.cast import MORE, RECAST, XP_OF_RUNES, Landing, Throwing
from kachidoki.games.adventure.steps.gains import Gift
from kachidoki.games.adventure.steps.rows import QUEUEING, REFILL, RELEASING
from kachidoki.games.adventure.steps.step import put
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def to_players(kind: i64) -> bool:
    """Whether an effect is one on players, who are met one after the other."""
    return kind in (
        Do.GAIN_XP,
        Do.LOSE_XP,
        Do.DRAW,
        Do.DISCARD_CARDS,
        Do.MOVE_TRACK,
        Do.REMOVE_ALLY,
        Do.LOOK,
    )


def to_table(
    state: AdventureState,
    effect: cards.Effect,
    number: i64,
    owner: i64,
    opponent: i64,
    aimed: bool,
    picks: bytes,
) -> None:
    """An effect that is not one on players; if it was aimed, `picks` is what was picked for it."""
    kind = effect.kind
    if kind == Do.MOVE_ALLY:
        if effect.source == Who.OPPONENT:
            if opponent < pieces.FOE and owner != pieces.FOE and state.allies[opponent]:
                put(state, LosingAlly(opponent, owner, number))
        elif picks:
            _move_ally(state, picks, owner)
    elif kind == Do.CANCEL:
        _cancel(state, number, owner)
    elif kind == Do.TAKE_BACK or kind == Do.RETURN_CARD:
        if picks:
            _back(state, kind, picks, number, owner)
    elif kind == Do.GAIN_STORY:
        if picks and owner != pieces.FOE:
            for slot in picks:
                put(state, Gift(slot, owner))
    elif kind == Do.REPLACE_ROW:
        _replace(state, effect, picks if effect.n > 0 else b"", number, owner)
    elif kind == Do.CHANGE_COST:
        prices = list(state.prices)
        prices[effect.what] += effect.n
        state.prices = tuple(prices)
        if state.events is not None:
            state.tell(
                "price",
                {
                    "seat": state.active,
                    "what": codes.COSTS[effect.what],
                    "count": effect.n,
                    "card": changes.name_of(state, number),
                },
            )
    elif kind == Do.EXTRA_ACTION:
        state.main_left += effect.n
    elif kind == Do.EXTRA_JOURNEY:
        state.more_journeys += effect.n
    else:
        _on_attempt(state, effect, number, aimed, picks)


def whom(state: AdventureState, who: i64, owner: i64, favoured: i64, opponent: i64) -> list[int]:
    """The players whom an effect concerns; FOE is the Adversary."""
    if who == Who.SELF:
        return [favoured]
    if who == Who.ACTIVE:
        return [state.active]
    if who == Who.OPPONENT:
        return [opponent] if opponent <= pieces.FOE else []
    if who == Who.ADVERSARY:
        return [pieces.FOE]
    found: list[int] = []
    for away in range(state.players):
        seat = (state.active + away) % state.players
        if who == Who.EACH or seat != owner:
            found.append(seat)
    assert who == Who.EACH or who == Who.EACH_OTHER
    return found


def to_player(
    state: AdventureState,
    effect: cards.Effect,
    seat: i64,
    number: i64,
    owner: i64,
    favoured: i64,
    opponent: i64,
) -> None:
    """What an effect does to one player, or to the Adversary."""
    kind = effect.kind
    if kind == Do.GAIN_XP:
        amount = amount_of(state, effect, 0 if favoured == pieces.FOE else favoured)
        if effect.source != Who.SUPPLY:
            for giver in whom(state, effect.source, owner, favoured, opponent):
                if state.phase != pieces.OVER_NOW:
                    changes.move_xp(state, giver, seat, amount, number)
        elif seat == pieces.FOE:
            changes.foe_gains(state, amount, number)
        else:
            changes.gain(state, seat, amount, changes.Y_CARD, number)
    elif kind == Do.LOSE_XP:
        amount = amount_of(state, effect, 0 if favoured == pieces.FOE else favoured)
        if seat != pieces.FOE:
            changes.lose(state, seat, amount, changes.Y_CARD, number)
        elif state.foe >= 0 and state.foe_xp > 0:
            gone = amount if amount < state.foe_xp else state.foe_xp
            state.foe_xp -= gone
            if state.events is not None:
                values: dict[str, Value] = {
                    "count": gone,
                    "total": state.foe_xp,
                    "card": changes.name_of(state, number),
                }
                state.tell("adversary-xp-lost", values)
    elif seat == pieces.FOE:
        return
    elif kind == Do.DRAW:
        draw_later(state, seat, effect.deck, effect.n, changes.Y_CARD, number)
    elif kind == Do.DISCARD_CARDS:
        if effect.random:
            put(state, LosingByChance(seat, effect.n, effect.deck, number))
        else:
            put(state, Losing(seat, effect.n, effect.deck, number))
    elif kind == Do.MOVE_TRACK:
        changes.steps_on_track(state, seat, effect.way, effect.n, changes.Y_CARD, number)
    elif kind == Do.REMOVE_ALLY:
        if state.allies[seat]:
            put(state, LosingAlly(seat, -1, number))
    else:
        peek(state, seat, effect.pile, effect.n, effect.reorder, number)


def picks_of(effects: list[cards.Effect], at: i64, picks: bytes) -> bytes:
    """What was picked for one of the effects."""
    place: i64 = 0
    for index in range(at + 1):
        effect = effects[index]
        if pick_kind(effect) == P_NOTHING:
            continue
        start = place
        # How many there were when they were picked: up to an end mark, or all of them.
        most: i64 = 1
        if effect.kind in (Do.FLIP, Do.REROLL):
            most = effect.n if effect.n > 0 else pieces.STONES
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
    if not state.card_stack:
        return
    top = state.card_stack[-1]
    state.card_stack = [*state.card_stack[:-1], top.without_effect()]
    if state.events is not None:
        victim = top.owner
        lost = changes.name_of(state, top.card)
        if victim == pieces.FOE:
            state.tell(
                "cancelled-adversary",
                {"seat": owner, "card": changes.name_of(state, number), "lost": lost},
            )
        else:
            state.tell(
                "cancelled",
                {
                    "seat": owner,
                    "victim": victim,
                    "card": changes.name_of(state, number),
                    "lost": lost,
                },
            )


def _back(state: AdventureState, kind: i64, picks: bytes, number: i64, owner: i64) -> None:
    """A card comes back to a hand, from those played or those discarded; all have seen it."""
    for value in picks:
        card: i64 = -1
        if kind == Do.TAKE_BACK:
            for found in state.played[owner]:
                if state.rules.title[found - state.rules.first_hero] == value:
                    card = found
                    break
            if card < 0:
                continue
            at = state.played[owner].index(card)
            state.played[owner] = state.played[owner][:at] + state.played[owner][at + 1 :]
        else:
            for pile in (pieces.HERO_DECK, pieces.ANTIHERO_DECK):
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
                {
                    "seat": owner,
                    "back": changes.name_of(state, card),
                    "card": changes.name_of(state, number),
                },
            )


def _move_ally(state: AdventureState, slots: bytes, owner: i64) -> None:
    """[allies] An Ally goes from under one challenge to another, if both are still there."""
    if len(slots) < 2 or state.under[slots[0]] < 0 or slots[1] not in host_slots(state):
        return
    ally: i64 = state.under[slots[0]]
    state.under[slots[0]] = -1
    state.under[slots[1]] = ally
    if state.events is not None:
        values: dict[str, Value] = {
            "seat": state.active if owner == pieces.FOE else owner,
            "card": changes.name_of(state, ally),
            "host": changes.name_of(state, state.row[slots[1]]),
        }
        state.tell("ally-moved", values)


def _replace(
    state: AdventureState, effect: cards.Effect, picked: bytes, number: i64, owner: i64
) -> None:
    """Row cards leave and are replaced: those picked, or all others of an act."""
    slots: list[int] = []
    if effect.n > 0:
        for slot in picked:
            if state.row[slot] >= 0:
                slots.append(slot)
    else:
        act: i64 = effect.act if effect.act else state.rules.cards.cards[number].act
        for slot in range((act - 1) * pieces.WIDEST_ROW, act * pieces.WIDEST_ROW):
            if state.row[slot] >= 0 and state.row[slot] != number:
                slots.append(slot)
    if not slots:
        return
    if state.events is not None:
        gone = tuple([changes.name_of(state, state.row[slot]) for slot in slots])
        values: dict[str, Value] = {"cards": gone, "card": changes.name_of(state, number)}
        if owner == pieces.FOE:
            state.tell("swept", values)
        else:
            state.tell("replaced", {"seat": owner, **values})
    for slot in slots:
        changes.clear_slot(state, slot)
    if not state.queueing:
        put(state, QUEUEING)
        put(state, RELEASING)
    slots.reverse()
    for slot in slots:
        put(state, REFILL[slot])


def _on_attempt(
    state: AdventureState, effect: cards.Effect, number: i64, aimed: bool, picks: bytes
) -> None:
    """Effects on an attempt, or on what is left of this turn."""
    kind = effect.kind
    for_turn = effect.until == Until.TURN or (kind == Do.ALLOW and effect.what != Allow.ABILITY)
    if card_gone(state) and not for_turn:
        # [challenge] The attempt is over; it only waits for the stack.
        return
    if kind == Do.ADD_TOTAL or kind == Do.CHANGE_DIFFICULTY:
        if state.trier < 0 and effect.until != Until.TURN:
            return
        seat = state.trier if state.trier >= 0 else state.active
        count = amount_of(state, effect, seat)
        on = ON_RESULT if kind == Do.ADD_TOTAL else ON_TARGET
        state.mods = [*state.mods, Modifier(count, number, effect.until, on)]
        changes.tell_numbers(
            state, "result" if kind == Do.ADD_TOTAL else "difficulty", count, number
        )
        return
    if kind == Do.ALLOW:
        if effect.what == Allow.DARK_AT_BOTTOM:
            state.bottom_ok = True
        elif effect.what == Allow.ABILITY:
            if effect.ability >= 0:
                state.listed |= bit(effect.ability)
            else:
                for ability in picks:
                    state.listed |= bit(ability)
        else:
            state.any_trait = True
        if state.events is not None:
            state.tell(
                "permit",
                {
                    "seat": state.trier if state.trier >= 0 else state.active,
                    "what": codes.ALLOWED[effect.what],
                    "card": changes.name_of(state, number),
                },
            )
        return
    if kind == Do.FORBID:
        if state.trier >= 0 or effect.until == Until.TURN:
            found = Ban(effect.what, effect.ability, effect.until, number)
            state.bans = [*state.bans, found]
        return
    if state.trier < 0:
        return
    if kind == Do.RETRY:
        if state.verdict == pieces.FAILURE:
            state.retrying = True
            if state.events is not None:
                state.tell(
                    "retry",
                    {
                        "seat": state.trier,
                        "host": changes.name_of(state, state.card),
                        "card": changes.name_of(state, number),
                    },
                )
        return
    if state.verdict != pieces.NO_OUTCOME:
        # Result and target are frozen once the outcome is known.
        return
    if kind == Do.SHIELD:
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
                        "card": changes.name_of(state, number),
                    },
                )
            state.steps = 0
    elif kind == Do.ADD_RUNES:
        _add_runes(state, effect, number, picks)
    elif kind == Do.REROLL:
        mask: i64 = 0
        for stone in picks:
            mask |= bit(stone)
        if not aimed and effect.n == 0:
            mask = state.lying
        mask &= state.lying
        if mask:
            put(state, Throwing(RECAST, mask))
    elif kind == Do.FLIP:
        mask = 0
        for stone in picks:
            mask |= bit(stone)
        mask &= state.lying
        if mask:
            state.low ^= mask
            state.steps &= ~mask
            changes.tell_faces(state, "flip", mask)
            put(state, Landing(XP_OF_RUNES, mask))
    elif kind == Do.REMOVE_BONUSES:
        kept: list[Modifier] = []
        for mod in state.mods:
            gone = mod.on == ON_RESULT and mod.value > 0
            if gone:
                kind = state.rules.cards.cards[mod.card].kind
                hero = kind == pieces.HERO and effect.what != Deck.ANTIHERO
                gone = hero or (kind == pieces.ANTIHERO and effect.what != Deck.HERO)
            if not gone:
                kept.append(mod)
        state.mods = kept
        changes.tell_numbers(state, "bonuses-gone", 0, number)


def _add_runes(state: AdventureState, effect: cards.Effect, number: i64, picks: bytes) -> None:
    names: list[str] = []
    if effect.what == codes.RUNE_DARK:
        # [track] On the bottom level Dark runes need a permission, even as a gift.
        level = state.level[state.trier]
        if (
            state.rules.dark_allowed[level]
            or state.bottom_ok
            or allows(state, state.trier, Allow.DARK_AT_BOTTOM)
        ):
            room = pieces.DARK_STONES - state.dark_paid - state.dark_free
            count = effect.n if effect.n < room else room
            state.dark_free += count
            names = ["dark"] * count
    elif effect.what == codes.RUNE_LISTED:
        for ability in picks:
            _grant(state, ability, 1)
            names.append(pieces.ABILITIES[ability])
    else:
        _grant(state, effect.what, effect.n)
        names = [pieces.ABILITIES[effect.what]] * effect.n
    if state.events is not None and names:
        state.tell(
            "runes",
            {"seat": state.trier, "runes": tuple(names), "card": changes.name_of(state, number)},
        )
    if state.lying:
        more = pool_of(state) & ~state.lying
        if more:
            put(state, Throwing(MORE, more))


def _grant(state: AdventureState, ability: i64, count: i64) -> None:
    have: i64 = state.granted >> (4 * ability) & 15
    new = have + count if have + count < 15 else 15
    state.granted += bit(4 * ability) * (new - have)
