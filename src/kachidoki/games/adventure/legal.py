"""What may be done, and why not: each function gives the reason against a move, or None.

The reasons are keys of `refusals.REFUSALS`. A move is legal when there is none.
"""

from kachidoki.games.adventure import conditions, counts, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Card, Cost, Entry
from kachidoki.games.adventure.cardset.codes import Allow, Deck, Forbid, Limit, On, Whose
from kachidoki.games.adventure.inplay import HOLDS, at_work, may_act, may_use
from kachidoki.games.adventure.masks import bit, lowest
from kachidoki.games.adventure.picks import has_targets, payable, ways
from kachidoki.games.adventure.rules import fit_place, hand_place
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

# [turn]


def takes(state: AdventureRecord, seat: i64) -> list[Move]:
    """The traits and the challenges that a player may go for."""
    found: list[Move] = []
    if why_no_main_action(state, seat) is not None:
        return found
    cards = state.rules.cards.cards
    end: i64 = state.revealed * pieces.WIDEST_ROW
    # [acts] Closed acts come before the open ones.
    slot: i64 = (counts.stage_of(state, seat) - 1) * pieces.WIDEST_ROW
    while slot < end:
        number = state.row[slot]
        if number >= 0:
            card = cards[number]
            if card.kind == pieces.TRAIT:
                if why_no_trait(state, seat, card) is None:
                    found.append(moves.TRAITS[slot])
            elif card.kind != pieces.ALLY:
                found.append(moves.ATTEMPT[2 * slot])
                if len(card.paths) > 1:
                    found.append(moves.ATTEMPT[2 * slot + 1])
        slot += 1
    return found


def why_no_main_action(state: AdventureRecord, seat: i64) -> str | None:
    """[turn], [acts] Why no trait and no challenge can be taken."""
    if state.final:
        return "face-now"
    if state.main_left <= 0:
        return "main-action-done"
    if len(state.story[seat]) >= counts.story_limit(state) or counts.waits_for_others(state, seat):
        return "story-full"
    return None


def why_no_journey(state: AdventureRecord, seat: i64) -> str | None:
    if state.journeys >= state.rules.journey_limit + state.more_journeys:
        return "journey-used"
    return "journey-price" if state.xp[seat] < conditions.journey_price(state, seat) else None


def why_no_discard(state: AdventureRecord, seat: i64) -> str | None:
    """[free-discard] Apart from whether there is a valid option."""
    return "free-discard-used" if state.free_used else why_no_main_action(state, seat)


def why_no_trait(state: AdventureRecord, seat: i64, card: Card) -> str | None:
    """[trait] Requirements come before the price."""
    if not state.any_trait and not conditions.met(state, card.requires, seat, card.number, -1):
        if not conditions.allows(state, seat, Allow.TRAIT_REQUIREMENT):
            return "requirement"
    if card.cost.others and trait_ways(state, seat, card.number):
        return None
    return why_not_paid(state, seat, card.cost)


def why_not_paid(state: AdventureRecord, seat: i64, cost: Cost) -> str | None:
    """[trait] Why a player cannot pay for a trait in this way."""
    if state.xp[seat] < conditions.trait_price(state, seat, cost):
        return "cannot-pay"
    if cost.corruption and state.level[seat] + cost.corruption > pieces.LEVELS:
        return "cannot-fall"
    return None


def trait_ways(state: AdventureRecord, seat: i64, number: i64) -> list[Move]:
    """[trait] The ways to pay for the trait that is being taken."""
    costs = enumerate(ways(state.rules.cards.cards[number].cost))
    return [moves.PAY[way] for way, cost in costs if why_not_paid(state, seat, cost) is None]


def why_no_dark(state: AdventureRecord, seat: i64) -> str | None:
    """[dark] Why a player cannot buy a Dark rune."""
    if state.dark_bought >= pieces.DARK_STONES:
        return "dark-limit"
    if state.dark_paid + state.dark_free >= pieces.DARK_STONES:
        return "dark-pool"
    if not conditions.may_cast_dark(state, seat):
        return "dark-bottom"
    if state.xp[seat] < conditions.dark_price(state, seat):
        return "dark-price"
    return "dark-forbidden" if conditions.forbidder(state, seat, Forbid.DARK_RUNES) >= 0 else None


# [cards], [abilities]


def add_reactions(
    state: AdventureRecord, found: list[Move], seat: i64, window: i64, responding: bool
) -> None:
    """The cards that a player may play now, and the powers that may be used."""
    moment = moment_of(state, seat, window)
    if responding or may_act(state, seat) >> moment & 1 or state.rules.row_powers:
        _add_timely(state, found, seat, moment, window, responding)


def _add_timely(
    state: AdventureRecord, found: list[Move], seat: i64, moment: i64, window: i64, responding: bool
) -> None:
    hand: i64 = state.rules.hand_windows[hand_place(state.level[seat], moment, responding)]
    if hand:
        hand &= state.hand[seat]
    seen: i64 = 0
    while hand:
        title: i64 = state.rules.title[lowest(hand)]
        if not seen >> title & 1:
            seen |= bit(title)
            if why_not_played(state, seat, title, window, responding) is None:
                found.append(state.rules.moves.play[title])
        hand &= hand - 1
    add_powers(state, found, seat, window, responding)


def moment_of(state: AdventureRecord, seat: i64, window: i64) -> i64:
    """[timing] A window as it is for the player in turn, or for another one."""
    return window * 2 if seat == state.active else window * 2 + 1


def why_not_played(
    state: AdventureRecord, seat: i64, title: i64, window: i64, responding: bool
) -> str | None:
    """[cards] Why a held card cannot be played now."""
    rules = state.rules
    number: i64 = rules.first_hero + title
    hero = number < rules.first_antihero
    level = state.level[seat]
    if not (rules.hero_allowed[level] if hero else rules.antihero_allowed[level]):
        return "level-forbids"
    entry = rules.cards.cards[number].entries[0]
    if not timely(state, seat, entry, window, responding, True):
        return "not-now"
    if card_forbidder(state, seat, hero) >= 0:
        return "forbidden"
    if not suits(state, seat, entry):
        return "not-now"
    if not entry.cost.free and not payable(state, seat, entry.cost, number, title):
        return "power-price"
    return None if has_targets(state, seat, entry, number) else "no-target"


def card_forbidder(state: AdventureRecord, seat: i64, hero: bool) -> i64:
    """The card that forbids Hero cards, or Antihero cards, to a player, or -1."""
    what = Forbid.HERO_CARDS if hero else Forbid.ANTIHERO_CARDS
    return conditions.forbidder(state, seat, what)


def timely(
    state: AdventureRecord, seat: i64, entry: Entry, window: i64, responding: bool, card: bool
) -> bool:
    """[timing] Whether the moment is right."""
    if entry.on == On.RESPONSE:
        if not responding or not state.card_stack:
            return False
        owner = state.card_stack[-1].owner
        if entry.whose == Whose.OWN and owner != seat:
            return False
        return not (entry.whose == Whose.OTHER and owner == seat)
    moment = moment_of(state, seat, window)
    return state.rules.fit[fit_place(entry.on, entry.whose, moment, card, responding)]


def suits(state: AdventureRecord, seat: i64, entry: Entry) -> bool:
    """Whether the conditions of a card or a power hold now."""
    if not entry.when:
        return True
    if entry.on == On.RESPONSE:
        # The player tested is the one who played the card that is answered.
        top = state.card_stack[-1]
        return conditions.met(state, entry.when, top.owner, top.card, -1)
    # What is before, facing or after an attempt tests the player who attempts.
    of_attempt = entry.on <= On.AFTER and state.trier >= 0
    tested = state.trier if of_attempt else seat
    return conditions.met(state, entry.when, tested, state.card, state.slot)


def source_card(state: AdventureRecord, seat: i64, source: i64) -> i64:
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
    state: AdventureRecord, found: list[Move], seat: i64, window: i64, responding: bool
) -> None:
    moment = moment_of(state, seat, window)
    if not may_use(state, seat, moment):
        return
    windows = state.rules.card_windows
    tools = state.working[seat].tools
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
    state: AdventureRecord,
    found: list[Move],
    seat: i64,
    source: i64,
    card: i64,
    window: i64,
    responding: bool,
) -> None:
    powers = state.rules.powers[card]
    for which in range(min(len(powers), 2)):
        if why_not_used(state, seat, card, powers[which], window, responding) is None:
            found.append(moves.USE[2 * source + which])


def why_not_used(
    state: AdventureRecord, seat: i64, number: i64, at: i64, window: i64, responding: bool
) -> str | None:
    """[abilities] Why a power cannot be used now."""
    card = state.rules.cards.cards[number]
    entry = card.entries[at]
    if entry.limit and spent(state, number, at):
        return "power-used"
    if not timely(state, seat, entry, window, responding, False):
        return "power-not-now"
    if not payable(state, seat, entry.cost, number, -1):
        return "power-price"
    if card.kind == pieces.ALLY and conditions.forbidder(state, seat, Forbid.ALLY_POWERS) >= 0:
        return "powers-forbidden"
    if not suits(state, seat, entry) or not has_targets(state, seat, entry, number):
        return "power-not-now"
    return None


def spent(state: AdventureRecord, number: i64, at: i64) -> bool:
    """Whether a power has been used as often as it may."""
    limit = state.rules.cards.cards[number].entries[at].limit
    key: i64 = number * pieces.MOST_ENTRIES + at
    if limit == Limit.TURN:
        return len(state.used) > 0 and key in state.used
    return limit == Limit.GAME and key in state.used_up


# [reactions] Whom to ask.


def to_be_asked(state: AdventureRecord, seat: i64, window: i64, responding: bool) -> bool:
    """Whether a seat is asked in a window. With `public` it depends on open things alone."""
    if state.rules.public:
        return _asked_openly(state, seat, window, responding)
    acts = may_act(state, seat)
    if acts & HOLDS and seat != state.actor:
        # Whether others are asked tells what they hold: that is not taken back.
        state.revealing = True
    if responding or state.rules.row_powers or acts >> moment_of(state, seat, window) & 1:
        return _has_reactions(state, seat, window, responding)
    return False


def _has_reactions(state: AdventureRecord, seat: i64, window: i64, responding: bool) -> bool:
    """Whether there is anything but to pass; then it is listed."""
    found: list[Move] = []
    _add_timely(state, found, seat, moment_of(state, seat, window), window, responding)
    if not found:
        return False
    found.append(moves.PASS)
    state.listing = tuple(found)
    return True


def _asked_openly(state: AdventureRecord, seat: i64, window: i64, responding: bool) -> bool:
    moment = moment_of(state, seat, window)
    if _deck_fits(state, seat, moment, responding, Deck.HERO):
        return True
    if _deck_fits(state, seat, moment, responding, Deck.ANTIHERO):
        return True
    powers: list[Move] = []
    add_powers(state, powers, seat, window, responding)
    return len(powers) > 0


def _deck_fits(state: AdventureRecord, seat: i64, moment: i64, responding: bool, deck: i64) -> bool:
    """Whether a player holds cards of a deck, and some card of it could be played at a moment."""
    rules = state.rules
    if not state.hand[seat] & rules.of_deck[deck] & rules.playable[state.level[seat]]:
        return False
    if not rules.deck_moments[deck] >> moment & 1 and not (responding and rules.responders[deck]):
        return False
    return card_forbidder(state, seat, deck == Deck.HERO) < 0
