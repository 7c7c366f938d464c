"""What may be done: the moves of every question, and what chance may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import conditions, counts, moves, pieces
from kachidoki.games.adventure.cardset.cards import Card, Cost, Entry
from kachidoki.games.adventure.cardset.codes import Allow, Deck, Forbid, Limit, On, Whose
from kachidoki.games.adventure.inplay import at_work, may_use
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.picks import has_targets, payable, ways
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState

# [dark] What may keep a player from buying a Dark rune.
NO_OBSTACLE: Final = 0
BOUGHT_ENOUGH: Final = 1
POOL_FULL: Final = 2
AT_BOTTOM: Final = 3
TOO_DEAR: Final = 4
FORBIDDEN_DARK: Final = 5


def losable_cards(state: AdventureState, seat: i64, deck: i64) -> i64:
    """The cards that a player may have to discard."""
    hand: i64 = state.hand[seat]
    if deck == Deck.HERO:
        return hand & state.rules.hero_mask
    if deck == Deck.ANTIHERO:
        return hand & state.rules.antihero_mask
    return hand


# [turn]


def takes(state: AdventureState, seat: i64) -> list[Move]:
    """The traits and the challenges that a player may go for."""
    found: list[Move] = []
    cards = state.rules.cards.cards
    end: i64 = state.revealed * pieces.WIDEST_ROW
    if may_take(state, seat):
        # [acts] Closed acts come before the open ones.
        slot: i64 = (counts.stage_of(state, seat) - 1) * pieces.WIDEST_ROW
        while slot < end:
            number = state.row[slot]
            if number >= 0:
                card = cards[number]
                if card.kind == pieces.TRAIT:
                    if trait_in_reach(state, seat, card):
                        found.append(moves.TRAITS[slot])
                elif card.kind != pieces.ALLY:
                    found.append(moves.ATTEMPT[2 * slot])
                    if len(card.paths) > 1:
                        found.append(moves.ATTEMPT[2 * slot + 1])
            slot += 1
    return found


def may_take(state: AdventureState, seat: i64) -> bool:
    """Whether the main action is left and the story has room."""
    return (
        state.main_left > 0
        and not state.final
        and len(state.story[seat]) < counts.story_limit(state)
        and not counts.waits_for_others(state, seat)
    )


def may_journey(state: AdventureState, seat: i64) -> bool:
    if state.journeys >= state.rules.journey_limit + state.more_journeys:
        return False
    return state.xp[seat] >= conditions.journey_price(state, seat)


def may_discard_free(state: AdventureState, seat: i64) -> bool:
    """[free-discard] Apart from whether there is a valid option."""
    if (
        state.free_used
        or state.main_left == 0
        or state.final
        or counts.waits_for_others(state, seat)
    ):
        return False
    return len(state.story[seat]) < counts.story_limit(state)


def trait_in_reach(state: AdventureState, seat: i64, card: Card) -> bool:
    if not state.any_trait and not conditions.met(state, card.requires, seat, card.number, -1):
        if not conditions.allows(state, seat, Allow.TRAIT_REQUIREMENT):
            return False
    return trait_payable(state, seat, card)


def trait_payable(state: AdventureState, seat: i64, card: Card) -> bool:
    if not card.cost.others:
        return way_payable(state, seat, card.cost)
    return any(way_payable(state, seat, cost) for cost in ways(card.cost))


def way_payable(state: AdventureState, seat: i64, cost: Cost) -> bool:
    """[trait] One of the ways to pay for a trait."""
    if state.xp[seat] < conditions.trait_price(state, seat, cost):
        return False
    return cost.corruption == 0 or state.level[seat] + cost.corruption <= pieces.LEVELS


def trait_ways(state: AdventureState, seat: i64, number: i64) -> list[Move]:
    """[trait] The ways to pay for the trait that is being taken."""
    costs = ways(state.rules.cards.cards[number].cost)
    return [moves.PAY[way] for way in range(len(costs)) if way_payable(state, seat, costs[way])]


# [prepare]


def dark_obstacle(state: AdventureState, seat: i64) -> i64:
    """[dark] What keeps a player from buying a Dark rune."""
    rules = state.rules
    if state.dark_bought >= pieces.DARK_STONES:
        return BOUGHT_ENOUGH
    if state.dark_paid + state.dark_free >= pieces.DARK_STONES:
        return POOL_FULL
    if not (rules.dark_allowed[state.level[seat]] or state.bottom_ok) and not conditions.allows(
        state, seat, Allow.DARK_AT_BOTTOM
    ):
        return AT_BOTTOM
    if state.xp[seat] < conditions.dark_price(state, seat):
        return TOO_DEAR
    return (
        FORBIDDEN_DARK if conditions.forbidder(state, seat, Forbid.DARK_RUNES) >= 0 else NO_OBSTACLE
    )


def dark_refusal(state: AdventureState, seat: i64) -> Refusal | None:
    """[dark] Why no Dark rune can be bought, or None."""
    obstacle = dark_obstacle(state, seat)
    if obstacle == NO_OBSTACLE:
        return None
    if obstacle == BOUGHT_ENOUGH:
        return Refusal("dark-limit", "dark", {"count": pieces.DARK_STONES})
    if obstacle == POOL_FULL:
        return Refusal("dark-pool", "dark", {})
    if obstacle == AT_BOTTOM:
        return Refusal("dark-bottom", "track", {})
    if obstacle == TOO_DEAR:
        price = int(conditions.dark_price(state, seat))
        return Refusal("dark-price", "dark", {"cost": price, "xp": state.xp[seat]})
    name = state.rules.cards.cards[conditions.forbidder(state, seat, Forbid.DARK_RUNES)].key
    return Refusal("dark-forbidden", "adversaries", {"card": name})


# [cards], [timing]


def add_reactions(
    state: AdventureState, found: list[Move], seat: i64, window: i64, responding: bool
) -> None:
    """The cards that a player may play now, and the powers that may be used."""
    place = window * 2 + relation(state, seat)
    hand = timely_hand(state, seat, place)
    if hand:
        add_cards(state, found, hand, seat, window, responding)
    add_powers(state, found, seat, window, responding)


def add_cards(
    state: AdventureState, found: list[Move], hand: i64, seat: i64, window: i64, responding: bool
) -> None:
    seen: i64 = 0
    number: i64 = 0
    while hand:
        if not hand & 255:
            hand >>= 8
            number += 8
            continue
        if hand & 1:
            title: i64 = state.rules.title[number]
            if not seen >> title & 1:
                seen |= bit(title)
                if playable(state, seat, title, window, responding):
                    found.append(state.rules.moves.play[title])
        hand >>= 1
        number += 1


def timely_hand(state: AdventureState, seat: i64, place: i64) -> i64:
    """The held cards that may have something to say; `place` is window * 2 + relation."""
    held: i64 = state.hand[seat]
    if held:
        held &= state.rules.hand_windows[state.level[seat] * 16 + place]
    return held


def relation(state: AdventureState, seat: i64) -> i64:
    """0 for the player in turn, 1 for the others."""
    return 0 if seat == state.active else 1


def playable(state: AdventureState, seat: i64, title: i64, window: i64, responding: bool) -> bool:
    """[cards] Whether a held card may be played now."""
    number: i64 = state.rules.first_hero + title
    card = state.rules.cards.cards[number]
    hero = number < state.rules.first_antihero
    level = state.level[seat]
    if hero:
        if not state.rules.hero_allowed[level]:
            return False
    elif not state.rules.antihero_allowed[level]:
        return False
    entry = card.entries[0]
    if not timely(state, seat, entry, window, responding, True):
        return False
    if conditions.forbidder(state, seat, 0 if hero else 1) >= 0:
        return False
    if not suits(state, seat, entry):
        return False
    if not entry.cost.free and not payable(state, seat, entry.cost, number, title):
        return False
    return has_targets(state, seat, entry, number)


def timely(
    state: AdventureState, seat: i64, entry: Entry, window: i64, responding: bool, card: bool
) -> bool:
    """[timing] Whether the moment is right."""
    if entry.on == On.RESPONSE:
        if not responding or not state.card_stack:
            return False
        owner = state.card_stack[-1].owner
        if entry.whose == Whose.OWN and owner != seat:
            return False
        return not (entry.whose == Whose.OTHER and owner == seat)
    at = (entry.on * 3 + entry.whose) * 8 + window
    return state.rules.fit[
        at * 8 + relation(state, seat) * 4 + (2 if card else 0) + (1 if responding else 0)
    ]


def suits(state: AdventureState, seat: i64, entry: Entry) -> bool:
    """Whether the conditions of a card or a power hold now."""
    if not entry.when:
        return True
    if entry.on == On.RESPONSE:
        # The player tested is the one who played the card that is answered.
        top = state.card_stack[-1]
        return conditions.met(state, entry.when, top.owner, top.card, -1)
    tested = seat
    if entry.on < 3 and state.trier >= 0:
        # What is before, facing or after an attempt tests the player who attempts.
        tested = state.trier
    return conditions.met(state, entry.when, tested, state.card, state.slot)


# [abilities]


def source_card(state: AdventureState, seat: i64, source: i64) -> i64:
    """The card that a move `use` names, or -1."""
    if source == moves.USE_ORIGIN:
        return state.origin[seat]
    if source == moves.USE_MOTIVATION:
        return state.motivation[seat]
    if source < moves.USE_ALLY:
        at = source - moves.USE_STORY
        if at >= len(state.story[seat]):
            return -1
        card: i64 = state.story[seat][at]
        return -1 if state.rules.cards.cards[card].kind == pieces.ADVERSARY else card
    if source < moves.USE_ROW:
        at = source - moves.USE_ALLY
        return state.allies[seat][at] if at < len(state.allies[seat]) else -1
    if source < moves.USE_FOE:
        slot = source - moves.USE_ROW
        return state.row[slot] if at_work(state, slot) else -1
    if state.foe < 0 or state.beaten:
        return -1
    if source == moves.USE_FOE:
        return state.foe
    return state.quest if source == moves.USE_FOE + 1 else state.rules.cards.rise


def add_powers(
    state: AdventureState, found: list[Move], seat: i64, window: i64, responding: bool
) -> None:
    moment = window * 2 + relation(state, seat)
    if not may_use(state, seat, moment):
        return
    windows = state.rules.card_windows
    tools = state.tools[seat]
    for at in range(0, len(tools), 2):
        if windows[tools[at + 1]] >> moment & 1:
            _add_powers(state, found, seat, tools[at], tools[at + 1], window, responding)
    if not state.rules.row_powers:
        return
    end: i64 = state.revealed * pieces.WIDEST_ROW
    slot: i64 = 0
    while slot < end:
        card = state.row[slot]
        if card >= 0 and windows[card] >> moment & 1 and at_work(state, slot):
            if state.rules.cards.cards[card].kind == pieces.ADVERSARY:
                _add_powers(state, found, seat, moves.USE_ROW + slot, card, window, responding)
        slot += 1
    if state.foe >= 0 and not state.beaten:
        for at in range(3):
            card = source_card(state, seat, moves.USE_FOE + at)
            if card >= 0 and windows[card] >> moment & 1:
                _add_powers(state, found, seat, moves.USE_FOE + at, card, window, responding)


def _add_powers(
    state: AdventureState,
    found: list[Move],
    seat: i64,
    source: i64,
    card: i64,
    window: i64,
    responding: bool,
) -> None:
    powers = state.rules.powers[card]
    for which in range(len(powers)):
        if which < 2 and usable(state, seat, card, powers[which], window, responding):
            found.append(moves.USE[2 * source + which])


def usable(
    state: AdventureState, seat: i64, number: i64, at: i64, window: i64, responding: bool
) -> bool:
    """[abilities] Whether a power may be used now."""
    card = state.rules.cards.cards[number]
    entry = card.entries[at]
    if not timely(state, seat, entry, window, responding, False):
        return False
    if entry.limit and spent(state, number, at):
        return False
    if not payable(state, seat, entry.cost, number, -1):
        return False
    if not suits(state, seat, entry):
        return False
    if card.kind == pieces.ALLY and conditions.forbidder(state, seat, 2) >= 0:
        return False
    return has_targets(state, seat, entry, number)


def spent(state: AdventureState, number: i64, at: i64) -> bool:
    """Whether a power has been used as often as it may."""
    limit = state.rules.cards.cards[number].entries[at].limit
    key: i64 = number * 8 + at
    if limit == Limit.TURN:
        return key in state.used
    return limit == Limit.GAME and key in state.used_up


# [reactions] Whom to ask.


def to_be_asked(state: AdventureState, seat: i64, window: i64, responding: bool) -> bool:
    """Whether a seat is asked in a window. With `public` it depends on open things alone."""
    if not state.rules.public:
        place = window * 2 + relation(state, seat)
        hand = timely_hand(state, seat, place)
        if not hand and not may_use(state, seat, place):
            return False
        listed: list[Move] = []
        if hand:
            add_cards(state, listed, hand, seat, window, responding)
        add_powers(state, listed, seat, window, responding)
        if not listed:
            return False
        listed.append(moves.PASS)
        state.listing = tuple(listed)
        return True
    rules = state.rules
    hand = state.hand[seat]
    level = state.level[seat]
    at = window * 2 + relation(state, seat)
    if hand & rules.hero_mask and rules.hero_allowed[level]:
        if rules.deck_fits[at] or (responding and rules.responders[0]):
            if conditions.forbidder(state, seat, 0) < 0:
                return True
    if hand & rules.antihero_mask and rules.antihero_allowed[level]:
        if rules.deck_fits[16 + at] or (responding and rules.responders[1]):
            if conditions.forbidder(state, seat, 1) < 0:
                return True
    found: list[Move] = []
    add_powers(state, found, seat, window, responding)
    return len(found) > 0
