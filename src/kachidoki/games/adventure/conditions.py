"""Whether the conditions of a card hold: the one place that reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.cards import Condition, Cost, Effect
from kachidoki.games.adventure.cardset.codes import Allow, Do, If, On, Price
from kachidoki.games.adventure.counts import quantity
from kachidoki.games.adventure.inplay import concerns, does_now, lasting_of
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET
from kachidoki.games.adventure.masks import bits, shifted
from kachidoki.games.adventure.rules import ALLOWS, CHANGES_PRICES, CHANGES_TARGETS, FORBIDS
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def price_change(state: AdventureState, seat: i64, what: i64) -> i64:
    """What lasting effects and this turn's add to a price."""
    found: i64 = state.prices[what] if seat == state.active else 0
    cards = lasting_of(state, CHANGES_PRICES)
    for at in range(0, len(cards), 2):
        for entry in state.rules.cards.cards[cards[at]].entries:
            if entry.on == On.STATIC and concerns(state, entry, cards[at + 1], seat):
                for effect in entry.do:
                    if effect.kind == Do.CHANGE_COST and effect.what == what:
                        if met(state, entry.when, seat, -1, -1):
                            found += effect.n
    return found


def journey_price(state: AdventureState, seat: i64) -> i64:
    price: i64 = pieces.JOURNEY_COST + price_change(state, seat, Price.JOURNEY)
    return price if price > 0 else 0


def dark_price(state: AdventureState, seat: i64) -> i64:
    price: i64 = pieces.DARK_COST + price_change(state, seat, 1)
    return price if price > 0 else 0


def trait_price(state: AdventureState, seat: i64, cost: Cost) -> i64:
    price: i64 = cost.xp + price_change(state, seat, 2)
    return price if price > 0 else 0


def forbidder(state: AdventureState, seat: i64, what: i64, ability: i64 = -1) -> i64:
    """The card that forbids something to a player, or -1."""
    for ban in state.bans:
        if ban.what == what and (ban.ability < 0 or ban.ability == ability):
            return ban.card
    cards = lasting_of(state, FORBIDS)
    for at in range(0, len(cards), 2):
        number = cards[at]
        for entry in state.rules.cards.cards[number].entries:
            if entry.on == On.STATIC and concerns(state, entry, cards[at + 1], seat):
                for effect in entry.do:
                    if effect.kind == Do.FORBID and effect.what == what:
                        if effect.ability < 0 or effect.ability == ability:
                            if met(state, entry.when, seat, state.card, state.slot):
                                return number
    return -1


def allows(state: AdventureState, seat: i64, what: i64, ability: i64 = -1) -> bool:
    """Whether a card in play permits something to a player for as long as it lies."""
    cards = lasting_of(state, ALLOWS)
    for at in range(0, len(cards), 2):
        for entry in state.rules.cards.cards[cards[at]].entries:
            if entry.on == On.STATIC and concerns(state, entry, cards[at + 1], seat):
                for effect in entry.do:
                    if effect.kind == Do.ALLOW and effect.what == what:
                        if effect.ability == ability and met(
                            state, entry.when, seat, state.card, state.slot
                        ):
                            return True
    return False


# [challenge] The attempt.


def difficulty(state: AdventureState, seat: i64, number: i64, slot: i64, path: i64) -> i64:
    """The target number of a challenge, before the modifiers of an attempt."""
    card = state.rules.cards.cards[number]
    found: i64 = card.difficulty + card.paths[path].plus
    if slot < pieces.AT_ADVERSARY and state.under[slot] >= 0:
        found += 1
    cards = lasting_of(state, CHANGES_TARGETS)
    for at in range(0, len(cards), 2):
        for entry in state.rules.cards.cards[cards[at]].entries:
            if entry.on == On.STATIC and concerns(state, entry, cards[at + 1], seat):
                for effect in entry.do:
                    if effect.kind == Do.CHANGE_DIFFICULTY:
                        if cards[at] == number and not effect.includes_self:
                            continue
                        if met(state, entry.when, seat, number, slot, -1, -1, path):
                            found += amount_of(state, effect, seat)
    return found


def amount_of(state: AdventureState, effect: Effect, seat: i64) -> i64:
    """The number of an effect, which may depend on a quantity."""
    if effect.per < 0:
        return effect.n
    found = effect.n * (quantity(state, seat, effect.per) // effect.each)
    return found if found < effect.most else effect.most


def target_number(state: AdventureState) -> i64:
    """The target number of the attempt."""
    found = difficulty(state, state.trier, state.card, state.slot, state.path)
    for mod in state.mods:
        if mod.on == ON_TARGET:
            found += mod.value
    return found if found > 0 else 0


def sum_of_runes(state: AdventureState) -> i64:
    """The faces that lie, and the modifiers."""
    lying = state.lying
    low = state.low & lying
    # [runes] A high face is worth two, a core rune's one; a low face one less, or nothing.
    found = (
        2 * bits(lying) - bits(lying & pieces.CORE) - bits(low) - bits(low & pieces.SPECIAL_MASK)
    )
    return found + result_bonus(state)


def result_bonus(state: AdventureState) -> i64:
    """The modifiers of the result."""
    found: i64 = 0
    for mod in state.mods:
        if mod.on == ON_RESULT:
            found += mod.value
    return found


def listed_abilities(state: AdventureState) -> i64:
    """A mask of the abilities whose runes may be cast."""
    found = state.rules.cards.cards[state.card].abilities | state.listed
    if does_now(state, ALLOWS):
        for ability in range(6):
            if allows(state, state.trier, Allow.ABILITY, ability):
                found |= shifted(1, ability)
    return found


def dark_in_pool(state: AdventureState) -> i64:
    found = state.dark_paid + state.dark_free
    return found if found < pieces.DARK_STONES else pieces.DARK_STONES


def pool_of(state: AdventureState) -> i64:
    """[cast] The stones to be cast."""
    return stones_for(
        state,
        state.trier,
        listed_abilities(state),
        state.granted,
        state.dark_paid + state.dark_free,
    )


def stones_for(state: AdventureState, seat: i64, abilities: i64, granted: i64, dark: i64) -> i64:
    """[cast] The stones that a player would cast for some abilities, with Dark runes."""
    found: i64 = pieces.CORE
    at: i64 = seat * pieces.TALLY
    some_forbidden = does_now(state, FORBIDS) or len(state.bans) > 0
    kind: i64 = 0
    while kind < 6:
        if abilities >> kind & 1:
            count: i64 = state.tally[at + kind] + (granted >> (4 * kind) & 15)
            if count > 0 and not (some_forbidden and forbidder(state, seat, 5, kind) >= 0):
                found |= shifted(
                    7 if count >= 3 else 3 if count == 2 else 1,
                    pieces.FIRST_ABILITY_STONE + 3 * kind,
                )
        kind += 1
    if dark > 0 and not (some_forbidden and forbidder(state, seat, 4) >= 0):
        found |= shifted(7 if dark >= 3 else 3 if dark == 2 else 1, pieces.DARK)
    return found


def met(
    state: AdventureState,
    when: list[Condition],
    seat: i64,
    card: i64,
    slot: i64,
    way: i64 = -1,
    fresh: i64 = -1,
    path: i64 = -1,
) -> bool:
    """Whether all conditions hold for a player and the card concerned (-1: none).

    `way` is that of a step on the track, `fresh` the runes just shown, `path` that of the card, if
    it is about one of these.
    """
    if not when:
        return True
    return all(_holds(state, one, seat, card, slot, way, fresh, path) for one in when)


def _holds(
    state: AdventureState,
    condition: Condition,
    seat: i64,
    card: i64,
    slot: i64,
    way: i64,
    fresh: i64,
    path: i64,
) -> bool:
    kind = condition.kind
    if kind == If.OUTCOME:
        return state.verdict == condition.low
    if kind == If.MARGIN:
        if state.trier < 0 or state.casts == 0:
            return False
        margin = margin_now(state)
        return condition.low <= margin <= condition.high
    if kind == If.ABILITY:
        return state.trier >= 0 and listed_abilities(state) & condition.mask != 0
    if kind == If.RUNES:
        return _runes_shown(state, condition, fresh) >= condition.low
    if kind == If.CARD:
        return _card_is(state, condition, card, slot, path)
    if kind == If.LEVEL:
        return seat != pieces.FOE and condition.low <= state.level[seat] <= condition.high
    if kind == If.COUNT:
        found = quantity(state, 0 if seat == pieces.FOE else seat, condition.what)
        return condition.low <= found <= condition.high
    if kind == If.DIRECTION:
        return way == condition.low
    if kind == If.NOT:
        return not met(state, condition.parts[0], seat, card, slot, way, fresh, path)
    assert kind == If.EITHER
    return any(met(state, part, seat, card, slot, way, fresh, path) for part in condition.parts)


def card_gone(state: AdventureState) -> bool:
    """Whether the card of a declared trait or of an attempt has left its row."""
    if not 0 <= state.slot < pieces.AT_ADVERSARY:
        return False
    return state.left or state.row[state.slot] != state.card


def result_now(state: AdventureState) -> i64:
    """The result; frozen once the outcome is known."""
    return sum_of_runes(state) if state.verdict == pieces.NO_OUTCOME else state.result_was


def target_now(state: AdventureState) -> i64:
    """The target number; frozen once the outcome is known."""
    return (
        target_number(state)
        if state.verdict == pieces.NO_OUTCOME
        else state.result_was - state.margin
    )


def margin_now(state: AdventureState) -> i64:
    """Result minus target; frozen once the outcome is known."""
    return (
        sum_of_runes(state) - target_number(state)
        if state.verdict == pieces.NO_OUTCOME
        else state.margin
    )


def _runes_shown(state: AdventureState, condition: Condition, fresh: i64) -> i64:
    """How many of the runes concerned show a face."""
    stones = state.lying if fresh < 0 else fresh
    if condition.what == 0:
        stones &= pieces.CORE
    elif condition.what == 1:
        stones &= pieces.DARK_MASK
    elif condition.what == 2:
        stones &= ~(pieces.CORE | pieces.DARK_MASK)
    found: i64 = 0
    stone: i64 = 0
    while stone < pieces.STONES:
        if stones >> stone & 1 and _face_is(state, stone, condition.face):
            found += 1
        stone += 1
    return found


def _face_is(state: AdventureState, stone: i64, face: i64) -> bool:
    """Whether a lying stone shows a face of `codes.FACES`."""
    low = state.low >> stone & 1 != 0
    if face == 3:
        return low and stone == pieces.CORE_CARD
    if face == 4:
        return not low and pieces.DARK_MASK >> stone & 1 != 0
    if face == 5:
        return True
    return 2 - face == (pieces.VALUE_1[stone] if low else pieces.VALUE_0[stone])


def _card_is(
    state: AdventureState, condition: Condition, number: i64, slot: i64, path: i64
) -> bool:
    """[card] Whether the card concerned is such a one."""
    if number < 0:
        return False
    card = state.rules.cards.cards[number]
    if condition.mask and not condition.mask >> card.kind & 1:
        return False
    if condition.acts and not condition.acts >> card.act & 1:
        return False
    if path < 0:
        path = state.path if number == state.card else 0
    if condition.face >= 0 or condition.tone >= 0:
        if path >= len(card.paths):
            return False
        if condition.face >= 0 and card.paths[path].plus != condition.face:
            return False
        if condition.tone >= 0 and card.paths[path].tone != condition.tone:
            return False
    if condition.ally >= 0:
        has = 0 <= slot < pieces.AT_ADVERSARY and state.under[slot] >= 0
        if slot == state.slot and state.had_ally:
            has = True
        if has != (condition.ally == 1):
            return False
    return True
