"""What a sensible player would do, from what that player knows: for bots."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import conditions, pieces
from kachidoki.games.adventure.cardset.cards import Cost, Effect, Entry
from kachidoki.games.adventure.cardset.codes import (
    RUNE_DARK,
    RUNE_LISTED,
    Allow,
    Deck,
    Do,
    On,
    Track,
    Who,
)
from kachidoki.games.adventure.counts import act_open
from kachidoki.games.adventure.legal import source_card, trait_in_reach
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.moves import (
    DARK_RUNE,
    END,
    FACE,
    YES,
    Attempt,
    DrawFrom,
    FreeDiscard,
    Host,
    Journey,
    Keep,
    Pay,
    PickAbility,
    PickCard,
    PickNumber,
    PickPlayer,
    PickRune,
    PickSlot,
    PlayCard,
    Trait,
    Use,
)
from kachidoki.games.adventure.picks import names_opponent, ways
from kachidoki.games.adventure.runes import chance
from kachidoki.games.adventure.steps.attempt import DarkAgain
from kachidoki.games.adventure.steps.picking import Paying, Picking
from kachidoki.games.adventure.steps.step import go_on
from kachidoki.games.adventure.steps.turn import Main
from kachidoki.games.adventure.worth import (
    ANTIHERO_CARD,
    DEAD_CARD,
    HERO_CARD,
    PLACE,
    THREAT,
    XP,
    attempt_worth,
    chance_now,
    dark_costs,
    dark_worth,
    move_worth,
    near_end,
    path_worth,
    promise,
    safety,
    stake,
)
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

# What a card for attempts is worth in the hand, as it will save some later attempt.
HOLD: Final = 2.4
HOLD_ANY: Final = 0.9
# How much of another's loss is a gain, in a duel.
SPITE: Final = 0.75
# Turns, of each player, that a playout looks ahead.
AHEAD: Final = 1
# Points that make somebody e times as likely to win, at the end and for each card to come.
SPREAD: Final = 3.0
SPREAD_MORE: Final = 0.5


def advise(state: AdventureState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """How good each of the moves looks, in points."""
    if state.phase == pieces.CHOOSING:
        return [_keep(state, seat, move) for move in moves]
    found: list[float] = []
    if isinstance(state.step, Main):
        return _main(state, seat, moves)
    for move in moves:
        found.append(_worth(state, seat, move))
    return found


def _main(state: AdventureState, seat: i64, moves: tuple[Move, ...]) -> list[float]:
    """[turn] The best card is taken; the road is for when there is no good one."""
    found: list[float] = []
    best = 0.0
    costs: list[float] = []
    # By slot: what the card is worth, where that has been found out; see `_slot_worth`.
    known = [-1.0] * pieces.SLOTS
    for move in moves:
        worth = 0.0
        if isinstance(move, Attempt):
            if not costs:
                costs = dark_costs(state, seat)
            worth = attempt_worth(state, seat, move.slot, move.path, costs)
            if worth > known[move.slot]:
                known[move.slot] = worth if worth > 0.0 else 0.0
        elif isinstance(move, Trait):
            card = state.rules.cards.cards[state.row[move.slot]]
            worth = path_worth(state, seat, card.paths[0]) + PLACE
            known[move.slot] = worth
            worth -= XP * float(conditions.trait_price(state, seat, card.cost))
            worth += move_worth(state, seat, card.cost.corruption)
        elif move is FACE:
            worth = attempt_worth(state, seat, pieces.AT_ADVERSARY, 0, dark_costs(state, seat))
        if worth > best:
            best = worth
        found.append(worth)
    # Before the attempt one may as well do what brings something; after it nothing is urgent.
    for at in range(len(moves)):
        move = moves[at]
        if isinstance(move, (Journey, FreeDiscard)):
            price = (
                float(conditions.journey_price(state, seat)) if isinstance(move, Journey) else 0.0
            )
            hope = (6.5 - best) * 0.45 if best < 6.5 and state.main_left > 0 else -1.0
            worth = known[move.slot]
            if worth < 0.0:
                worth = _slot_worth(state, seat, move.slot)
            found[at] = best + hope - price - 0.3 - 0.1 * worth
        elif isinstance(move, (PlayCard, Use)):
            found[at] = best + _worth(state, seat, move) - 0.4
        elif move is END:
            found[at] = 0.0 if state.main_left == 0 else -2.0
    return found


def _slot_worth(state: AdventureState, seat: i64, slot: i64) -> float:
    """What a row card is worth to a player who may take it."""
    number: i64 = state.row[slot]
    if number < 0 or not act_open(state, seat, slot // pieces.WIDEST_ROW + 1):
        return 0.0
    card = state.rules.cards.cards[number]
    if not card.paths:
        return 0.0
    if card.kind == pieces.TRAIT:
        if not trait_in_reach(state, seat, card):
            return 0.0
        return path_worth(state, seat, card.paths[0]) + PLACE
    best = 0.0
    costs = dark_costs(state, seat)
    for path in range(len(card.paths)):
        worth = attempt_worth(state, seat, slot, path, costs)
        if worth > best:
            best = worth
    return best


def _keep(state: AdventureState, seat: i64, move: Move) -> float:
    """[characters] Characters that fit each other and the Destiny."""
    assert isinstance(move, Keep)
    dealt = state.dealt[seat]
    cards = state.rules.cards.cards
    origin = cards[dealt[move.origin]]
    motivation = cards[dealt[2 + move.motivation]]
    destiny = cards[dealt[4 + move.destiny]]
    found = 0.0
    for card in (origin, motivation):
        path = card.paths[0]
        for kind in range(pieces.TALLY):
            found += float(path.tally[kind])
        found += XP * float(path.xp) + 1.5 * float(path.hero + path.antihero)
    for entry in destiny.entries:
        for effect in entry.do:
            if 0 <= effect.per < 12:
                have = origin.paths[0].tally[effect.per] + motivation.paths[0].tally[effect.per]
                found += 0.7 * float(effect.n * (2 * have + 1))
        for condition in entry.when:
            if condition.kind == 6 and condition.what < 12:
                have = origin.paths[0].tally[condition.what]
                have += motivation.paths[0].tally[condition.what]
                found += 1.0 + 1.2 * float(have)
    for kind in range(6):
        if origin.paths[0].tally[kind] and motivation.paths[0].tally[kind]:
            found += 0.8
    return found


# Cards, powers and targets.


def _worth(state: AdventureState, seat: i64, move: Move) -> float:
    if isinstance(move, PlayCard):
        number: i64 = state.rules.first_hero + move.number
        entry = state.rules.cards.cards[number].entries[0]
        hold = 0.0
        if not near_end(state, seat):
            hold = HOLD if entry.on <= On.AFTER else HOLD_ANY
        return 1.0 - hold + entry_worth(state, seat, entry) - cost_worth(state, seat, entry.cost)
    if isinstance(move, Use):
        number = source_card(state, seat, move.source)
        entry = state.rules.cards.cards[number].entries[state.rules.powers[number][move.which]]
        return entry_worth(state, seat, entry) - cost_worth(state, seat, entry.cost) - 0.2
    if move is DARK_RUNE:
        return _dark(state, seat)
    if isinstance(move, DrawFrom):
        return _deck(state, seat, move.deck)
    if isinstance(move, Host):
        return 0.2 * _slot_worth(state, seat, move.slot)
    if move is YES:
        return 0.5
    if isinstance(move, PickRune):
        return _rune(state, move.stone)
    if isinstance(move, PickPlayer):
        return _player(state, seat, move.seat)
    if isinstance(move, PickSlot):
        return 0.5 - 0.25 * _slot_worth(state, seat, move.slot)
    if isinstance(move, PickAbility):
        return float(state.tally[seat * pieces.TALLY + move.ability])
    if isinstance(move, PickCard):
        return -_held(state, seat, move.number)
    if isinstance(move, Pay):
        cost = state.rules.cards.cards[state.card].cost
        picked = picked_for(state)
        if picked is not None:
            cost = picked.cost
        return -cost_worth(state, seat, ways(cost)[move.way])
    if isinstance(move, PickNumber) and isinstance(state.step, DarkAgain):
        return _dark_again(state, seat, move.number)
    return 0.0


def picked_for(state: AdventureState) -> Entry | None:
    """The entry for which targets are being picked, or None."""
    step = state.step
    return step.said(state) if isinstance(step, Picking) else None


def _held(state: AdventureState, seat: i64, title: i64) -> float:
    """What a card is worth in the hand."""
    number: i64 = state.rules.first_hero + title
    hero = number < state.rules.first_antihero
    level = state.level[seat]
    allowed = state.rules.hero_allowed[level] if hero else state.rules.antihero_allowed[level]
    entry = state.rules.cards.cards[number].entries[0]
    return (HOLD if entry.on <= On.AFTER else HOLD_ANY) if allowed else DEAD_CARD


def _deck(state: AdventureState, seat: i64, deck: i64) -> float:
    level = state.level[seat]
    if deck == 0:
        return HERO_CARD if state.rules.hero_allowed[level] else DEAD_CARD
    return ANTIHERO_CARD - 0.1 if state.rules.antihero_allowed[level] else DEAD_CARD


def _dark_again(state: AdventureState, seat: i64, dark: i64) -> float:
    """[retry] So many of the Dark runes cast again: they are paid for, but may still corrupt."""
    prize = stake(state, seat, state.card, state.path) - XP
    stones = conditions.stones_for(
        state, seat, conditions.listed_abilities(state), state.granted, dark
    )
    paid = float(dark * conditions.dark_price(state, seat)) * XP
    odds = chance(stones, conditions.target_number(state) - conditions.result_bonus(state))
    return odds * prize - dark_worth(state, seat, dark) + paid


def _dark(state: AdventureState, seat: i64) -> float:
    """[dark] One more Dark rune for the attempt under way."""
    have = state.dark_paid + state.dark_free
    target = conditions.target_number(state) - conditions.result_bonus(state)
    abilities = conditions.listed_abilities(state)
    prize = stake(state, seat, state.card, state.path) - XP
    now = chance(conditions.stones_for(state, seat, abilities, state.granted, have), target)
    more = chance(conditions.stones_for(state, seat, abilities, state.granted, have + 1), target)
    found = (more - now) * prize - dark_worth(state, seat, 1)
    if have < 2:
        # One may not help where two do.
        two = chance(conditions.stones_for(state, seat, abilities, state.granted, have + 2), target)
        pair = ((two - now) * prize - dark_worth(state, seat, 2)) / 2.0
        if pair > found and state.xp[seat] >= 2 * conditions.dark_price(state, seat):
            found = pair
    return found


def _rune(state: AdventureState, stone: i64) -> float:
    """A stone to cast again or to turn over: those that show little."""
    low = state.low >> stone & 1
    gain = float(pieces.VALUE_0[stone] - pieces.VALUE_1[stone])
    entry = picked_for(state)
    if entry is not None:
        for effect in entry.do:
            if effect.kind == Do.FLIP:
                return gain if low else -gain
    return 0.5 * gain if low else -0.5 * gain


def _player(state: AdventureState, seat: i64, other: i64) -> float:
    """Whom to favour, or whom to hurt."""
    if other == pieces.FOE:
        return 1.0
    entry = picked_for(state)
    if entry is None or not names_opponent(state, entry):
        return 0.3 if other == seat else 0.0
    return 0.05 * promise(state, other) + (0.3 if state.xp[other] > 0 else 0.0)


def cost_worth(state: AdventureState, seat: i64, cost: Cost) -> float:
    best = 99.0
    for way in ways(cost):
        found = XP * float(way.xp) + 1.2 * float(way.hand)
        if way.sacrifice or way.any_ally:
            found += 0.0 if near_end(state, seat) else 1.2
        if way.corruption:
            found -= move_worth(state, seat, way.corruption)
        if found < best:
            best = found
    return best


def entry_worth(state: AdventureState, seat: i64, entry: Entry) -> float:
    """What the effects of a card or a power would bring now."""
    found = 0.0
    trying = state.trier >= 0
    help_others = not state.rules.versus
    side = 1.0
    if trying and state.trier != seat:
        side = 0.8 if help_others else -SPITE / float(state.players - 1)
    for effect in entry.do:
        kind = effect.kind
        if kind == Do.GAIN_XP:
            found += _xp(state, seat, effect)
        elif kind == Do.LOSE_XP:
            if effect.who == Who.ACTIVE and state.active != seat:
                have = state.xp[state.active]
                lost = effect.n if effect.n < have else have
                found += SPITE * float(lost) / float(max(1, state.players - 1))
        elif kind == Do.DRAW:
            deck = 0 if effect.deck == Deck.HERO else 1
            worth = _deck(state, seat, deck)
            if effect.deck not in (Deck.HERO, Deck.ANTIHERO):
                other = _deck(state, seat, 0)
                worth = other if other > worth else worth
            found += worth * float(effect.n)
        elif kind == Do.DISCARD_CARDS or kind == Do.REMOVE_ALLY:
            if effect.who == Who.OPPONENT and state.rules.versus:
                found += 0.9
        elif kind == Do.MOVE_TRACK:
            steps = effect.n if effect.way == Track.CORRUPTION else -effect.n
            if effect.who == Who.SELF:
                found += move_worth(state, seat, steps)
            elif effect.who == Who.OPPONENT:
                found += 0.5
        elif kind in (Do.CHANGE_COST, Do.REPLACE_ROW) or (
            kind == Do.ALLOW and effect.what == Allow.TRAIT_REQUIREMENT
        ):
            found += 0.6 if state.main_left > 0 else -0.5
        elif kind == Do.LOOK:
            found += 0.6 if effect.reorder else 0.3
        elif kind == Do.MOVE_ALLY:
            found += 0.9 if effect.source == Who.OPPONENT and state.rules.versus else 0.3
        elif kind == Do.CANCEL:
            found += _cancel(state, seat)
        elif trying:
            found += side * _on_attempt(state, entry, effect)
    return found


def _xp(state: AdventureState, seat: i64, effect: Effect) -> float:
    if effect.who != Who.SELF:
        return 0.0
    if effect.source == Who.SUPPLY:
        return XP * float(effect.n)
    most = 0
    for other in range(state.players):
        if other != seat and state.xp[other] > most:
            most = state.xp[other]
    if state.foe >= 0 and state.foe_xp > most:
        most = state.foe_xp
    count = float(effect.n if effect.n < most else most)
    return count * (XP + (THREAT if state.foe >= 0 else SPITE / float(max(1, state.players - 1))))


def _cancel(state: AdventureState, seat: i64) -> float:
    """[stack] Whether the card on top is worth stopping."""
    if not state.card_stack:
        return 0.0
    top = state.card_stack[-1]
    owner = top.owner
    if owner == seat:
        return -3.0
    if not state.rules.versus:
        return 2.5 if owner == pieces.FOE else -3.0
    if top.opponent == seat or (state.trier == seat and owner != seat):
        return 2.5
    return 0.6


def _on_attempt(state: AdventureState, entry: Entry, effect: Effect) -> float:
    """What an effect does to an attempt, for the player who tries."""
    kind = effect.kind
    seat = state.trier
    prize = stake(state, seat, state.card, state.path) - XP
    if kind == Do.RETRY:
        if state.verdict != pieces.FAILURE:
            return 0.0
        return chance_now(state) * prize
    if state.verdict != pieces.NO_OUTCOME:
        return 0.0
    if state.lying == 0:
        return _before(state, effect, prize)
    margin = conditions.sum_of_runes(state) - conditions.target_number(state)
    if kind == Do.ADD_TOTAL or kind == Do.CHANGE_DIFFICULTY:
        count = effect.n if kind == Do.ADD_TOTAL else -effect.n
        before = margin >= 0
        after = margin + count >= 0
        if before == after:
            # It may still help together with something else.
            return 0.0 if before or margin + count < -2 or count < 0 else 0.4
        return prize if after else -prize
    if kind == Do.SHIELD:
        return move_worth(state, seat, -bits(state.steps))
    if kind == Do.REROLL or kind == Do.FLIP:
        if margin >= 0:
            return -0.5
        return _again(state, effect, -margin) * prize
    if kind == Do.ADD_RUNES:
        return 0.5 * prize if margin < 0 else 0.0
    return 0.0


def _again(state: AdventureState, effect: Effect, missing: i64) -> float:
    """The chance that casting again or turning over makes up what is missing."""
    ones: i64 = 0
    twos: i64 = 0
    stone: i64 = 0
    low = state.low & state.lying
    while stone < pieces.STONES:
        if low >> stone & 1:
            if pieces.VALUE_0[stone] - pieces.VALUE_1[stone] > 1:
                twos += 1
            else:
                ones += 1
        stone += 1
    count = effect.n
    if twos > count:
        twos = count
    if ones > count - twos:
        ones = count - twos
    if effect.kind == Do.FLIP:
        if ones + twos < effect.n:
            return 0.0
        return 1.0 if 2 * twos + ones >= missing else 0.0
    found = 0.0
    for way in range(1 << (ones + twos)):
        total = 0
        for at in range(ones + twos):
            if way >> at & 1:
                total += 2 if at < twos else 1
        if total >= missing:
            found += 1.0
    return found / float(1 << (ones + twos))


def _before(state: AdventureState, effect: Effect, prize: float) -> float:
    """What an effect before the cast is worth: so much more chance of the prize."""
    seat = state.trier
    target = conditions.target_number(state) - conditions.result_bonus(state)
    abilities = conditions.listed_abilities(state)
    dark = state.dark_paid + state.dark_free
    now = chance(conditions.stones_for(state, seat, abilities, state.granted, dark), target)
    then = now
    kind = effect.kind
    if kind == Do.ADD_TOTAL:
        then = chance(conditions.pool_of(state), target - effect.n)
    elif kind == Do.CHANGE_DIFFICULTY:
        then = chance(conditions.pool_of(state), target + effect.n)
    elif kind == Do.ADD_RUNES:
        granted = state.granted
        if effect.what == RUNE_DARK:
            dark += effect.n
        elif effect.what == RUNE_LISTED:
            left = effect.n
            for ability in range(6):
                if abilities >> ability & 1:
                    room = 3 - state.tally[seat * pieces.TALLY + ability]
                    more = room if room < left else left
                    if more > 0:
                        granted += bit(4 * ability) * more
                        left -= more
        else:
            granted += bit(4 * effect.what) * effect.n
        then = chance(conditions.stones_for(state, seat, abilities, granted, dark), target)
        if effect.what == RUNE_DARK:
            return (then - now) * prize - dark_worth(state, seat, 1)
    elif kind == Do.ALLOW and effect.what == Allow.ABILITY:
        best = -1
        most = 0
        for ability in range(6):
            if not abilities >> ability & 1 and state.tally[seat * pieces.TALLY + ability] > most:
                if effect.ability < 0 or effect.ability == ability:
                    most = state.tally[seat * pieces.TALLY + ability]
                    best = ability
        if best >= 0:
            more_abilities = abilities | bit(best)
            then = chance(
                conditions.stones_for(state, seat, more_abilities, state.granted, dark), target
            )
    return (then - now) * prize


# Playouts.


def guess(state: AdventureState) -> list[float]:
    """By seat: the share of the win, or the chance of it from what the stories promise."""
    players = state.players
    if not state.rules.versus:
        won = 1.0 if state.beaten else 0.0 if state.actor == OVER else safety(state)
        return [won] * players
    if state.actor == OVER:
        winners = state.winners
        share = 1.0 / float(len(winners))
        return [share if seat in winners else 0.0 for seat in range(players)]
    totals = [promise(state, seat) for seat in range(players)]
    best = max(totals)
    cards = 0
    for seat in range(players):
        if len(state.story[seat]) > cards:
            cards = len(state.story[seat])
    spread = SPREAD + SPREAD_MORE * float(9 - cards)
    odds = [exp((total - best) / spread) for total in totals]
    whole = sum(odds)
    return [odd / whole for odd in odds]


def play_on(state: AdventureState, rng: Rng) -> None:
    """Play sensibly until everybody has had a turn, or to the end."""
    if state.rules.public:
        # In a playout nobody watches who is asked.
        state.rules = state.rules.exactly()
        state.listing = None
        picking = isinstance(state.step, (Picking, Paying))
        if state.actor >= 0 and not picking and state.phase != pieces.CHOOSING:
            go_on(state)
    if state.until == 0:
        state.until = state.turn_no + AHEAD * state.players + 1
    while not state.horizon():
        seat = state.actor
        if seat == CHANCE:
            state.apply(state.chance(rng), CHANCE)
            continue
        moves = state.legal(seat)
        if len(moves) == 1:
            state.apply(moves[0], seat)
            continue
        worths = advise(state, seat, moves)
        at = 0
        best = -999.0
        for place in range(len(moves)):
            worth = worths[place] + float(rng.below(1000)) * 0.0005
            if worth > best:
                best = worth
                at = place
        state.apply(moves[at], seat)
