"""The targets of a card or a power: what has to be picked, in which order, and from what.

`picks` holds what was picked so far: first how to pay (the way, cards of the hand, an Ally), then
in co-op for whom, then the opponent, then what each effect needs. ENOUGH_PICKED ends an "up to".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import moves, pieces
from kachidoki.games.adventure.cardset.cards import Cost, Effect, Entry
from kachidoki.games.adventure.cardset.codes import RUNE_LISTED, Allow, Deck, Do, Who
from kachidoki.games.adventure.conditions import listed_abilities
from kachidoki.games.adventure.counts import act_open, host_slots, story_limit
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

NOT_PICKING: Final = 0
TO_PLAY: Final = 1
TO_USE: Final = 2
# An entry that works by itself, but needs targets.
TO_AIM: Final = 3
# A trait with several prices, as positions write it.
TO_TRAIT: Final = 4

# What is picked next.
P_NOTHING: Final = 0
P_WAY: Final = 1
P_HAND: Final = 2
P_ALLY: Final = 3
P_FAVOURED: Final = 4
P_OPPONENT: Final = 5
P_RUNE: Final = 6
P_SLOT: Final = 7
P_ABILITY: Final = 8
P_CARD: Final = 9
PICK_QUESTIONS: Final[tuple[str, ...]] = (
    "",
    "pay",
    "pick-card",
    "lose-ally",
    "pick-hero",
    "pick-player",
    "pick-rune",
    "pick-slot",
    "pick-ability",
    "pick-card",
)
ENOUGH_PICKED: Final = 255

# What an entry needs: an opponent, targets of its effects, and a choice of what to pay with.
NEEDS_OPPONENT: Final = 1
NEEDS_TARGETS: Final = 2
NEEDS_PAYMENT: Final = 4


# What an entry needs.


def needs_of(state: AdventureState, entry: Entry) -> i64:
    """What has to be picked for an entry. It never changes, so it is worked out once."""
    if entry.needs < 0:
        found: i64 = 0
        if entry.cost.others or entry.cost.hand or entry.cost.any_ally:
            found = NEEDS_PAYMENT
        for effect in entry.do:
            if effect.who == Who.OPPONENT or effect.source == Who.OPPONENT:
                found |= NEEDS_OPPONENT
            if pick_kind(effect) != P_NOTHING:
                found |= NEEDS_TARGETS
        entry.needs = found
    return entry.needs


def names_opponent(state: AdventureState, entry: Entry) -> bool:
    return needs_of(state, entry) & NEEDS_OPPONENT != 0


def asks_for_whom(state: AdventureState, entry: Entry, number: i64) -> bool:
    """[coop] What a card brings to oneself may go to anyone; an attempt stays what it is."""
    if not state.rules.coop:
        return False
    kind = state.rules.cards.cards[number].kind
    if kind != pieces.HERO and kind != pieces.ANTIHERO:
        return False
    for effect in entry.do:
        if effect.who == Who.SELF and effect.kind in (
            Do.GAIN_XP,
            Do.LOSE_XP,
            Do.DRAW,
            Do.MOVE_TRACK,
        ):
            return True
    return False


def opponent_moves(state: AdventureState, seat: i64, number: i64) -> list[Move]:
    """Those whom a card of a player may name as an opponent."""
    found: list[Move] = []
    for other in range(state.players):
        if other != seat:
            found.append(moves.PLAYER[other])
    if state.rules.cards.cards[number].adversary_targetable:
        if state.foe >= 0 and not state.beaten:
            found.append(moves.THE_FOE)
    return found


def payable(state: AdventureState, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
    """Whether a player can pay in full; `playing` is the hand card that is played, or -1."""
    if not cost.others:
        return way_open(state, seat, cost, source, playing)
    return any(way_open(state, seat, way, source, playing) for way in ways(cost))


def way_open(state: AdventureState, seat: i64, cost: Cost, source: i64, playing: i64) -> bool:
    """Whether one way to pay is open."""
    if state.xp[seat] < cost.xp:
        return False
    if cost.corruption and state.level[seat] + cost.corruption > pieces.LEVELS:
        return False
    if cost.hand and bits(payable_hand(state, seat, cost, playing)) < cost.hand:
        return False
    if cost.any_ally and len(state.allies[seat]) == 0:
        return False
    return not (cost.sacrifice and source not in state.allies[seat])


def payable_hand(state: AdventureState, seat: i64, cost: Cost, playing: i64) -> i64:
    """The cards of a hand with which a cost may be paid."""
    found: i64 = state.hand[seat]
    if cost.deck == Deck.HERO:
        found &= state.rules.hero_mask
    elif cost.deck == Deck.ANTIHERO:
        found &= state.rules.antihero_mask
    if playing >= 0:
        found &= ~bit(playing)
    return found


# The sequence.


def chosen_cost(entry: Entry, picks: bytes) -> Cost:
    """The cost that was picked, once it was."""
    cost = entry.cost
    if cost.others and len(picks) > 0:
        return ways(cost)[picks[0]]
    return cost


def next_pick(
    state: AdventureState, seat: i64, entry: Entry, number: i64, playing: i64, picks: bytes
) -> tuple[int, list[Move], int]:
    """What has to be picked next, the answers, and how many more may be picked; P_NOTHING when all
    is picked. `playing` is the hand card that is played, or -1."""
    at: i64 = 0
    found: list[Move] = []
    if entry.cost.others:
        if len(picks) == 0:
            costs = ways(entry.cost)
            for way in range(len(costs)):
                if way_open(state, seat, costs[way], number, playing):
                    found.append(moves.PAY[way])
            return P_WAY, found, 0
        at = 1
    cost = chosen_cost(entry, picks)
    if cost.hand:
        if len(picks) < at + cost.hand:
            mask = payable_hand(state, seat, cost, playing)
            for held in picks[at:]:
                mask &= ~bit(held)
            return P_HAND, title_moves(state, mask), 0
        at += cost.hand
    if cost.any_ally:
        if len(picks) == at:
            for place in range(len(state.allies[seat])):
                found.append(moves.PICK_ALLY[place])
            return P_ALLY, found, 0
        at += 1
    if asks_for_whom(state, entry, number):
        if len(picks) == at:
            for other in range(state.players):
                found.append(moves.PLAYER[other])
            return P_FAVOURED, found, 0
        at += 1
    if names_opponent(state, entry):
        if len(picks) == at:
            return P_OPPONENT, opponent_moves(state, seat, number), 0
        at += 1
    granted: list[int] = []
    for effect in entry.do:
        kind = pick_kind(effect)
        if kind == P_NOTHING:
            continue
        count = pick_count(state, effect)
        exact = pick_exact(effect)
        taken: i64 = 0
        last: i64 = -1
        if effect.kind != Do.ADD_RUNES:
            granted = []
        closed = False
        while at < len(picks) and taken < count:
            value: i64 = picks[at]
            at += 1
            if value == ENOUGH_PICKED:
                closed = True
                break
            taken += 1
            last = value
            granted.append(value)
        if closed or taken == count:
            continue
        left = int(count - taken)
        options = pick_options(state, seat, effect, last, count - taken, granted)
        if not options and (taken > 0 or not exact):
            # Nothing is left to pick; the end of the list has to be marked all the same.
            return kind, [moves.ENOUGH], left
        if not exact and taken > 0:
            options.append(moves.ENOUGH)
        return kind, options, left
    return P_NOTHING, found, 0


def title_moves(state: AdventureState, mask: i64) -> list[Move]:
    """One move for each title among some Hero and Antihero cards."""
    found: list[Move] = []
    seen: i64 = 0
    number: i64 = 0
    rest = mask
    while rest:
        if not rest & 255:
            rest >>= 8
            number += 8
            continue
        if rest & 1:
            title: i64 = state.rules.title[number]
            if not seen >> title & 1:
                seen |= bit(title)
                found.append(state.rules.moves.pick[title])
        rest >>= 1
        number += 1
    return found


def copy_of(state: AdventureState, mask: i64, title: i64) -> i64:
    """The first card of a title among some Hero and Antihero cards."""
    number: i64 = title
    while not mask >> number & 1 or state.rules.title[number] != title:
        number += 1
    return number


# What one effect needs.


def pick_kind(effect: Effect) -> i64:
    kind = effect.kind
    if kind == Do.REROLL or kind == Do.FLIP:
        return P_RUNE
    if kind == Do.REPLACE_ROW and effect.n > 0:
        return P_SLOT
    if kind == Do.GAIN_STORY or (kind == Do.MOVE_ALLY and effect.source != Who.OPPONENT):
        return P_SLOT
    if kind == Do.ADD_RUNES and effect.what == RUNE_LISTED:
        return P_ABILITY
    if kind == Do.ALLOW and effect.what == Allow.ABILITY and effect.ability < 0:
        return P_ABILITY
    if kind == Do.TAKE_BACK or kind == Do.RETURN_CARD:
        return P_CARD
    return P_NOTHING


def pick_count(state: AdventureState, effect: Effect) -> i64:
    if effect.kind == Do.FLIP or effect.kind == Do.REROLL:
        lying = bits(state.lying)
        return effect.n if 0 < effect.n < lying else lying
    return effect.n if effect.n > 1 else 1


def pick_exact(effect: Effect) -> bool:
    """Whether all have to be picked, and not up to so many."""
    return effect.kind in (Do.FLIP, Do.ADD_RUNES, Do.ALLOW, Do.GAIN_STORY, Do.MOVE_ALLY)


def pick_options(
    state: AdventureState, seat: i64, effect: Effect, last: i64, count: i64, granted: list[int]
) -> list[Move]:
    found: list[Move] = []
    kind = effect.kind
    if kind == Do.REROLL or kind == Do.FLIP:
        stone: i64 = last + 1
        left = bits(state.lying >> stone)
        while stone < pieces.STONES:
            if state.lying >> stone & 1:
                if kind == Do.REROLL or left >= count:
                    found.append(moves.RUNE[stone])
                left -= 1
            stone += 1
    elif kind == Do.REPLACE_ROW:
        slot: i64 = last + 1
        end: i64 = state.revealed * pieces.WIDEST_ROW
        while slot < end:
            if state.row[slot] >= 0 and (
                effect.act == 0 or slot // pieces.WIDEST_ROW + 1 == effect.act
            ):
                found.append(moves.PICK_SLOT[slot])
            slot += 1
    elif kind == Do.GAIN_STORY:
        found = takeable(state, seat, effect.act)
    elif kind == Do.MOVE_ALLY:
        # From where, and then where to.
        hosts = host_slots(state)
        if last >= 0:
            found.extend([moves.PICK_SLOT[slot] for slot in hosts])
        elif hosts:
            found.extend(
                [moves.PICK_SLOT[at] for at in range(pieces.SLOTS) if state.under[at] >= 0]
            )
    elif kind == Do.ADD_RUNES:
        abilities = listed_abilities(state) if state.trier >= 0 else 0
        full: list[Move] = []
        for ability in range(6):
            if abilities >> ability & 1:
                have = state.tally[state.trier * pieces.TALLY + ability]
                have += state.granted >> (4 * ability) & 15
                have += granted.count(ability)
                (found if have < 3 else full).append(moves.ABILITY[ability])
        if not found:
            found = full
    elif kind == Do.ALLOW:
        abilities = listed_abilities(state) if state.trier >= 0 else 0
        for ability in range(6):
            if not abilities >> ability & 1:
                found.append(moves.ABILITY[ability])
        if not found:
            for ability in range(6):
                found.append(moves.ABILITY[ability])
    elif kind == Do.TAKE_BACK:
        mask: i64 = 0
        for card in state.played[seat]:
            mask |= bit(card - state.rules.first_hero)
        mask = _without(state, mask, granted)
        found = title_moves(state, _of_deck(state, mask, effect.deck))
    else:
        mask = 0
        for deck in (3, 4):
            for card in state.discards[deck]:
                mask |= bit(card - state.rules.first_hero)
        mask = _without(state, mask, granted)
        found = title_moves(state, _of_deck(state, mask, effect.deck))
    return found


def _without(state: AdventureState, mask: i64, titles: list[int]) -> i64:
    """Some Hero and Antihero cards without those already picked."""
    for title in titles:
        mask &= ~bit(copy_of(state, mask, title))
    return mask


def _of_deck(state: AdventureState, mask: i64, deck: i64) -> i64:
    if deck == Deck.HERO:
        return mask & state.rules.hero_mask
    if deck == Deck.ANTIHERO:
        return mask & state.rules.antihero_mask
    return mask


def takeable(state: AdventureState, seat: i64, wanted: i64) -> list[Move]:
    """Row cards that could join a story, apart from price and runes."""
    found: list[Move] = []
    if len(state.story[seat]) >= story_limit(state):
        return found
    cards = state.rules.cards.cards
    end: i64 = state.revealed * pieces.WIDEST_ROW
    for slot in range(end):
        number = state.row[slot]
        act = slot // pieces.WIDEST_ROW + 1
        if number >= 0 and slot != state.slot and act_open(state, seat, act):
            if wanted and act != wanted:
                continue
            if cards[number].kind in (pieces.TRAIT, pieces.CHALLENGE, pieces.ADVERSARY):
                found.append(moves.PICK_SLOT[slot])
    return found


def has_targets(state: AdventureState, seat: i64, entry: Entry, number: i64) -> bool:
    """Whether there is a target for everything that needs one."""
    needs = needs_of(state, entry)
    if needs & NEEDS_OPPONENT and not opponent_moves(state, seat, number):
        return False
    if not needs & NEEDS_TARGETS:
        return True
    for effect in entry.do:
        kind = pick_kind(effect)
        if kind != P_NOTHING:
            count = pick_count(state, effect)
            if count == 0:
                return False
            # There are as many runes as have to be picked; the others are looked for.
            if kind != P_RUNE and not pick_options(state, seat, effect, -1, count, []):
                return False
    return True


def ways(cost: Cost) -> list[Cost]:
    """The ways to pay: the cost itself, or one of the others."""
    return [cost, *cost.others] if cost.others else [cost]
