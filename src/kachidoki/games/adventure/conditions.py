"""What holds now: the conditions of cards, what lasts, and the numbers of an attempt."""

from typing import Final

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Condition, Cost, Effect
from kachidoki.games.adventure.cardset.codes import Allow, Face, Forbid, If, Price
from kachidoki.games.adventure.counts import quantity
from kachidoki.games.adventure.inplay import concerns, does_now, lasting_of
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET, Lasting
from kachidoki.games.adventure.masks import bit, bits, shifted
from kachidoki.games.adventure.rules import ALLOWS, CHANGES_PRICES, CHANGES_TARGETS, FORBIDS
from kachidoki.kernel.native import i64, mypyc_attr

# Conditions.


@mypyc_attr(free_list_len=1, acyclic=True)
class Moment:
    """What conditions are about: a player, and the card concerned (-1: none) with its place.

    `path` is that of the card where it is not that of the attempt, `way` that of a step on the
    track, and `fresh` a mask of the runes just shown.
    """

    def __init__(
        self, seat: i64, card: i64, slot: i64, path: i64 = -1, way: i64 = -1, fresh: i64 = -1
    ) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot
        self.path: i64 = path
        self.way: i64 = way
        self.fresh: i64 = fresh


def met(state: AdventureRecord, when: list[Condition], seat: i64, card: i64, slot: i64) -> bool:
    """Whether all conditions hold for a player and the card concerned."""
    return not when or hold(state, when, Moment(seat, card, slot))


def hold(state: AdventureRecord, when: list[Condition], moment: Moment) -> bool:
    return all(_holds(state, condition, moment) for condition in when)


def _holds(state: AdventureRecord, condition: Condition, moment: Moment) -> bool:
    kind = condition.kind
    if kind == If.OUTCOME:
        return state.verdict == condition.low
    if kind == If.ABILITY:
        return state.trier >= 0 and listed_abilities(state) & condition.mask != 0
    if kind == If.CARD:
        return _card_is(state, condition, moment)
    if kind == If.DIRECTION:
        return moment.way == condition.low
    if kind == If.NOT:
        return not hold(state, condition.parts[0], moment)
    if kind == If.EITHER:
        return any(hold(state, part, moment) for part in condition.parts)
    if kind == If.MARGIN:
        if state.trier < 0 or state.casts == 0:
            return False
        found = margin_now(state)
    elif kind == If.LEVEL:
        if moment.seat == pieces.FOE:
            return False
        found = state.level[moment.seat]
    elif kind == If.COUNT:
        found = quantity(state, 0 if moment.seat == pieces.FOE else moment.seat, condition.what)
    else:
        assert kind == If.RUNES
        found = _runes_shown(state, condition, moment.fresh)
    return condition.low <= found <= condition.high


# Masks of stones, by `codes.RuneKind`.
_CORE_OR_DARK: Final = pieces.CORE | pieces.DARK_MASK
_OF_KIND: Final[list[i64]] = [pieces.CORE, pieces.DARK_MASK, ~_CORE_OR_DARK, -1]


def _runes_shown(state: AdventureRecord, condition: Condition, fresh: i64) -> i64:
    """How many of the runes concerned show a face."""
    stones = (state.lying if fresh < 0 else fresh) & _OF_KIND[condition.what]
    found: i64 = 0
    for stone in range(pieces.STONES):
        if stones >> stone & 1 and _face_is(state, stone, condition.face):
            found += 1
    return found


def _face_is(state: AdventureRecord, stone: i64, face: i64) -> bool:
    """Whether a lying stone shows a face."""
    low = state.low >> stone & 1 != 0
    if face == Face.DRAW:
        return low and stone == pieces.CORE_CARD
    if face == Face.CORRUPT:
        return not low and pieces.DARK_MASK >> stone & 1 != 0
    if face == Face.ANY:
        return True
    # The first faces are two, one and zero.
    return 2 - face == (pieces.VALUE_1[stone] if low else pieces.VALUE_0[stone])


def _card_is(state: AdventureRecord, condition: Condition, moment: Moment) -> bool:
    """Whether the card concerned is such a one."""
    number = moment.card
    if number < 0:
        return False
    card = state.rules.cards.cards[number]
    if condition.mask and not condition.mask >> card.kind & 1:
        return False
    if condition.acts and not condition.acts >> card.act & 1:
        return False
    if condition.face >= 0 or condition.tone >= 0:
        path = moment.path
        if path < 0:
            path = state.path if number == state.card else 0
        if path >= len(card.paths):
            return False
        if condition.face >= 0 and card.paths[path].plus != condition.face:
            return False
        if condition.tone >= 0 and card.paths[path].tone != condition.tone:
            return False
    if condition.ally < 0:
        return True
    slot = moment.slot
    has = 0 <= slot < pieces.AT_ADVERSARY and state.under[slot] >= 0
    return (has or (slot == state.slot and state.had_ally)) == (condition.ally == 1)


# What lasts.


def _in_force(state: AdventureRecord, one: Lasting, seat: i64) -> bool:
    """Whether what lasts holds for a player."""
    when = one.entry.when
    return concerns(one.entry, one.owner, seat) and met(state, when, seat, state.card, state.slot)


def _price(state: AdventureRecord, seat: i64, what: i64, price: i64) -> i64:
    """A price with what this turn's and lasting effects add to it."""
    if seat == state.active:
        price += state.prices[what]
    if does_now(state, CHANGES_PRICES):
        for one in lasting_of(state, CHANGES_PRICES):
            if one.effect.what == what and _in_force(state, one, seat):
                price += one.effect.n
    if price < 0:
        return 0
    return price


def journey_price(state: AdventureRecord, seat: i64) -> i64:
    return _price(state, seat, Price.JOURNEY, pieces.JOURNEY_COST)


def dark_price(state: AdventureRecord, seat: i64) -> i64:
    return _price(state, seat, Price.DARK_RUNE, pieces.DARK_COST)


def trait_price(state: AdventureRecord, seat: i64, cost: Cost) -> i64:
    return _price(state, seat, Price.TRAIT, cost.xp)


def forbidder(state: AdventureRecord, seat: i64, what: i64, ability: i64 = -1) -> i64:
    """The card that forbids something to a player, or -1."""
    for ban in state.bans:
        if ban.what == what and (ban.ability < 0 or ban.ability == ability):
            return ban.card
    for one in lasting_of(state, FORBIDS):
        effect = one.effect
        if effect.what == what and (effect.ability < 0 or effect.ability == ability):
            if _in_force(state, one, seat):
                return one.card
    return -1


def allows(state: AdventureRecord, seat: i64, what: i64, ability: i64 = -1) -> bool:
    """Whether a card in play permits something to a player for as long as it lies."""
    for one in lasting_of(state, ALLOWS):
        if one.effect.what == what and one.effect.ability == ability:
            if _in_force(state, one, seat):
                return True
    return False


# [challenge] The attempt.


def difficulty(state: AdventureRecord, seat: i64, number: i64, slot: i64, path: i64) -> i64:
    """The target number of a challenge, before the modifiers of an attempt."""
    card = state.rules.cards.cards[number]
    found: i64 = card.difficulty + card.paths[path].plus
    if slot < pieces.AT_ADVERSARY and state.under[slot] >= 0:
        found += 1
    for one in lasting_of(state, CHANGES_TARGETS):
        if one.card == number and not one.effect.includes_self:
            continue
        when = one.entry.when
        if concerns(one.entry, one.owner, seat):
            if not when or hold(state, when, Moment(seat, number, slot, path)):
                found += amount_of(state, one.effect, seat)
    return found


def amount_of(state: AdventureRecord, effect: Effect, seat: i64) -> i64:
    """The number of an effect, which may depend on a quantity."""
    if effect.per < 0:
        return effect.n
    found = effect.n * (quantity(state, seat, effect.per) // effect.each)
    return found if found < effect.most else effect.most


def target_number(state: AdventureRecord) -> i64:
    """The target number of the attempt."""
    found = difficulty(state, state.trier, state.card, state.slot, state.path)
    found += _modified(state, ON_TARGET)
    if found < 0:
        return 0
    return found


def result_bonus(state: AdventureRecord) -> i64:
    """The modifiers of the result."""
    return _modified(state, ON_RESULT)


def _modified(state: AdventureRecord, on: i64) -> i64:
    found: i64 = 0
    for mod in state.mods:
        if mod.on == on:
            found += mod.value
    return found


def needed(state: AdventureRecord) -> i64:
    """What the runes have to show for a success."""
    return target_number(state) - result_bonus(state)


def sum_of_runes(state: AdventureRecord) -> i64:
    """The faces that lie, and the modifiers."""
    lying = state.lying
    low = state.low & lying
    # [runes] A high face is worth two, a core rune's one; a low face one less, or nothing.
    found = (
        2 * bits(lying) - bits(lying & pieces.CORE) - bits(low) - bits(low & pieces.SPECIAL_MASK)
    )
    return found + result_bonus(state)


# These three are frozen once the outcome is known.


def margin_now(state: AdventureRecord) -> i64:
    """Result minus target."""
    if state.verdict != pieces.NO_OUTCOME:
        return state.margin
    return sum_of_runes(state) - target_number(state)


def result_now(state: AdventureRecord) -> i64:
    return sum_of_runes(state) if state.verdict == pieces.NO_OUTCOME else state.result_was


def target_now(state: AdventureRecord) -> i64:
    if state.verdict != pieces.NO_OUTCOME:
        return state.result_was - state.margin
    return target_number(state)


def card_gone(state: AdventureRecord) -> bool:
    """Whether the card of a declared trait or of an attempt has left its row."""
    if not 0 <= state.slot < pieces.AT_ADVERSARY:
        return False
    return state.left or state.row[state.slot] != state.card


# [cast] The pool.


def listed_abilities(state: AdventureRecord) -> i64:
    """A mask of the abilities whose runes may be cast."""
    found = state.rules.cards.cards[state.card].abilities | state.listed
    if does_now(state, ALLOWS):
        for ability in range(len(pieces.ABILITIES)):
            if allows(state, state.trier, Allow.ABILITY, ability):
                found |= bit(ability)
    return found


def may_cast_dark(state: AdventureRecord, seat: i64) -> bool:
    """[track] Whether the level of a player, or a card, lets them have Dark runes."""
    if state.rules.dark_allowed[state.level[seat]] or state.bottom_ok:
        return True
    return allows(state, seat, Allow.DARK_AT_BOTTOM)


def affordable(state: AdventureRecord, seat: i64, in_pool: i64) -> i64:
    """[dark] How many Dark runes a player could still buy."""
    if forbidder(state, seat, Forbid.DARK_RUNES) >= 0 or not may_cast_dark(state, seat):
        return 0
    most = pieces.DARK_STONES - max(state.dark_bought, in_pool)
    price = dark_price(state, seat)
    if price > 0 and most * price > state.xp[seat]:
        most = state.xp[seat] // price
    return most if most > 0 else 0


def dark_in_pool(state: AdventureRecord) -> i64:
    found = state.dark_paid + state.dark_free
    return found if found < pieces.DARK_STONES else pieces.DARK_STONES


def runes_of(state: AdventureRecord, seat: i64, ability: i64, granted: i64) -> i64:
    """The runes of an ability that a player has, with those `granted`: four bits for each."""
    return state.tally[seat * pieces.TALLY + ability] + (granted >> (4 * ability) & 15)


def granted_more(granted: i64, ability: i64, count: i64) -> i64:
    """Some more runes of an ability are granted."""
    have = granted >> (4 * ability) & 15
    more = count if have + count < 15 else 15 - have
    return granted + shifted(more, 4 * ability)


def pool_of(state: AdventureRecord) -> i64:
    """The stones to be cast."""
    dark = state.dark_paid + state.dark_free
    return stones_for(state, state.trier, listed_abilities(state), state.granted, dark)


def stones_for(state: AdventureRecord, seat: i64, abilities: i64, granted: i64, dark: i64) -> i64:
    """The stones that a player would cast for some abilities, with Dark runes."""
    found: i64 = pieces.CORE
    some_forbidden = does_now(state, FORBIDS) or len(state.bans) > 0
    ability: i64 = 0
    while ability < codes.FIRST_ICON:
        if abilities >> ability & 1:
            count = runes_of(state, seat, ability, granted)
            if count > 0 and not (
                some_forbidden and forbidder(state, seat, Forbid.ABILITY_RUNES, ability) >= 0
            ):
                found |= shifted(_first(count), pieces.FIRST_ABILITY_STONE + 3 * ability)
        ability += 1
    if dark > 0 and not (some_forbidden and forbidder(state, seat, Forbid.DARK_RUNES) >= 0):
        found |= shifted(_first(dark), pieces.DARK)
    return found


def _first(count: i64) -> i64:
    """A mask of the first stones of one kind: three at most."""
    return 0b111 if count >= 3 else 0b11 if count == 2 else 0b1
