"""What a seat may know of a game of Jeraku as planes, for those who learn.

Everything is read off the state, and only what `JerakuView` would show: the own cards, those that
were given away or seen in a draft, and all that lies open. Clans and parties are counted from the
viewer's own, a spectator counts from the first. A mode with fewer of them has zeros.
"""

from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.pieces import (
    CARDS,
    GREEN,
    NINJA,
    PLACES_PAID,
    REGIONS,
    ROUNDS,
    SIX,
    SUITS,
    VALUES,
    count,
)
from kachidoki.games.jeraku.rules import CARDS as MODES
from kachidoki.games.jeraku.rules import ONE_KYOTO_ONLY, PACK, SINGLE_IF_KYOTO, Rules
from kachidoki.games.jeraku.scoring import strength
from kachidoki.games.jeraku.standing import (
    APART,
    APART_WIDTH,
    CLAN_WIDTH,
    MOST,
    POINT,
    REST,
    ROAD,
    ROAD_WIDTH,
    Standing,
    write_apart,
    write_clan,
    write_road,
)
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.games.jeraku.steps.recruitment import DRAFT
from kachidoki.games.jeraku.steps.skirmish import following
from kachidoki.games.jeraku.steps.solo import Attack
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, LEAD, bits, choice, lead, share, thermometer
from kachidoki.kernel.state import CHANCE

# How far the bits of a count go.
TO_PLAY: Final = 5
LEFT: Final = 6
SKIRMISHES: Final = 9
# What counts as all of a scale.
HAND_SIZE: Final = 9
MOST_LOCKED: Final = 3
MOST_TO_COME: Final = 20

Parts = list[tuple[str, int]]
FACE: Final = VALUES + len(SUITS)
CLANS: Final = 4
PARTY: Final[Parts] = [("voids", len(SUITS)), ("hand size", 1), ("cards locked", 1)]
HAND: Final[Parts] = [
    ("hand", CARDS),
    ("hand by value", VALUES * len(SUITS)),
    ("hand by suit", len(SUITS)),
    ("hand that others know", CARDS),
    ("chosen", CARDS),
    ("pack", CARDS),
    ("known elsewhere", CARDS),
    ("would win", VALUES),
    ("would be beaten by", VALUES),
    ("beat the winner", 1),
    ("to play", TO_PLAY),
    ("led", len(SUITS)),
]
SOLO: Final[Parts] = [
    ("open", CARDS),
    ("enemy card", FACE),
    # How far it is, and whether it is the second one of the skirmish.
    ("attack", len(pieces.STAGES) + 1),
]
TABLE: Final[Parts] = [
    ("unseen", CARDS),
    ("unseen by value", VALUES * len(SUITS)),
    ("lead", LEAD),
    ("lead as regions pay", LEAD),
    ("lead as regions may pay", LEAD),
    ("pays now", REGIONS * PLACES_PAID),
    ("pays next", REGIONS * PLACES_PAID),
    ("step", len(STEPS)),
    ("chance", 1),
    ("card in use", FACE),
    ("left to do", LEFT),
    ("placed", REGIONS),
    ("round", ROUNDS),
    ("skirmishes left", SKIRMISHES),
    ("cards to come", 1),
    ("mode", len(MODES)),
    ("options", 7),
]
PARTY_WIDTH: Final = sum([length for _, length in PARTY])
HAND_WIDTH: Final = sum([length for _, length in HAND])
SOLO_WIDTH: Final = sum([length for _, length in SOLO])
_STEPS: Final = {name: at for at, name in enumerate(STEPS)}


def most_clans(players: i64) -> i64:
    """The most clans that a mode of so many players has: alone there are four, and two players may
    have two armies each."""
    return CLANS if players < 3 else players


def layout(players: int) -> Parts:
    """The names and lengths of what `fill` writes, in order: the same in all modes."""
    clans = range(most_clans(players))
    parts = [(f"{name}+{turn}", n) for turn in clans for name, n in (*ROAD, *REST)]
    parts += [(f"{name}+{turn}", n) for turn in clans[1:] for name, n in APART]
    parts += [(f"{name}+{turn}", n) for turn in range(players) for name, n in PARTY]
    return [*parts, *(SOLO if players == 1 else HAND), *TABLE]


def fill(state: JerakuRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Write the planes of a seat into a buffer of zeros."""
    rules = state.rules
    look = Standing(state, seat)
    for turn in range(rules.clans):
        clan: i64 = look.order[turn]
        write_road(state, look, clan, into, at + turn * CLAN_WIDTH)
    # What regions pay is added up now.
    for turn in range(rules.clans):
        clan = look.order[turn]
        write_clan(state, look, clan, into, at + turn * CLAN_WIDTH + ROAD_WIDTH)
    at += most_clans(state.players) * CLAN_WIDTH
    for turn in range(1, rules.clans):
        write_apart(look, look.order[turn], into, at + (turn - 1) * APART_WIDTH)
    at += (most_clans(state.players) - 1) * APART_WIDTH
    party: i64 = look.party if look.party > 0 else 0
    for turn in range(rules.parties):
        bits(into, at + turn * PARTY_WIDTH, state.voids[party])
        here = at + turn * PARTY_WIDTH + len(SUITS)
        share(into, here, count(state.hand[party]), HAND_SIZE)
        share(into, here + 1, count(state.locked[party]), MOST_LOCKED)
        party = rules.left[party]
    at += state.players * PARTY_WIDTH
    if rules.solo:
        unseen = pieces.ALL_CARDS & ~state.seen
        at = _solo(state, into, at)
    else:
        unseen = _hand(state, look, into, at)
        at += HAND_WIDTH
    at = _table(state, look, unseen, into, at)
    _waiting(state, look, into, at)


# Cards.


def by_value(into: bytearray, at: i64, cards: i64) -> None:
    """How many cards of each value, as bits."""
    for value in range(VALUES):
        thermometer(into, at + len(SUITS) * value, of_value(cards, value), len(SUITS))


def of_value(cards: i64, value: i64) -> i64:
    """How many cards of a value there are."""
    there = cards >> value
    return (there & 1) + (there >> VALUES & 1) + (there >> 2 * VALUES & 1)


def face(into: bytearray, at: i64, card: i64) -> None:
    """A card: its value, then its suit; nothing for none."""
    if card >= 0:
        choice(into, at, pieces.VALUE_OF[card], VALUES)
        choice(into, at + VALUES, pieces.SUIT_OF[card], len(SUITS))


def _hand(state: JerakuRecord, look: Standing, into: bytearray, at: i64) -> i64:
    """The viewer's cards and what they can do; what is given back are those never seen."""
    me = look.party
    seen: i64 = 0
    for laid in state.laid:
        seen |= laid
    theirs: i64 = 0
    if me >= 0:
        hand: i64 = state.hand[me]
        pack: i64 = 0
        if state.rules.armies:
            pack = state.pack[me]
            hand |= state.row[me]
            if state.step is DRAFT:
                hand |= state.picks[me]
        chosen: i64 = state.locked[me] | state.discarded[me]
        theirs = known_elsewhere(state, me)
        bits(into, at, hand)
        by_value(into, at + CARDS, hand)
        for suit in range(len(SUITS)):
            share(into, at + 2 * CARDS + suit, count(hand & pieces.suit_cards(suit)), VALUES)
        here = at + 2 * CARDS + len(SUITS)
        bits(into, here, known_to_others(state, me) & hand)
        bits(into, here + CARDS, chosen)
        bits(into, here + 2 * CARDS, pack)
        bits(into, here + 3 * CARDS, theirs)
        seen |= hand | pack | chosen | theirs | passed_by(state, me)
    unseen = pieces.ALL_CARDS & ~seen
    _skirmish(state, look, unseen | theirs, into, at + 6 * CARDS + len(SUITS))
    return unseen


def known_to_others(state: JerakuRecord, me: i64) -> i64:
    """[recruitment] What another has given to the viewer; [armies-draft] what was picked from a
    pack that the other side had seen."""
    if state.rules.armies:
        picks: i64 = state.picks[me]
        return picks & ~state.hidden_pick[me]
    right: i64 = state.rules.left.index(me)
    return state.given[right]


def known_elsewhere(state: JerakuRecord, me: i64) -> i64:
    """The cards that the viewer knows another to have, or to have laid aside."""
    if state.rules.armies:
        other = 1 - me
        picks: i64 = state.picks[other]
        return picks & ~state.hidden_pick[other] & ~state.laid[other]
    left: i64 = state.rules.left[me]
    given: i64 = state.given[me]
    held = given & ~state.laid[left]
    if state.rules.discard:
        # [neutral-recruitment] What it would have had to follow with, it has laid aside.
        for suit in range(len(SUITS)):
            if state.voids[left] >> suit & 1:
                held &= ~following(state.rules, suit, held)
    return held


def passed_by(state: JerakuRecord, me: i64) -> i64:
    """Other cards that the viewer has had in hand: those given away, or [armies-draft] the pack
    that the other side has now."""
    if state.rules.armies:
        pack: i64 = state.pack[1 - me]
        return pack if count(pack) < PACK else 0
    return state.given[me]


def _skirmish(
    state: JerakuRecord, look: Standing, elsewhere: i64, into: bytearray, at: i64
) -> None:
    """[winner] Which values would win the skirmish as it stands, how many of the cards elsewhere
    would beat them, and how many the card that wins so far."""
    six = False
    for card in state.trick:
        if pieces.VALUE_OF[card] == SIX:
            six = True
    value: i64
    for value in range(VALUES):
        sixes = six or value == SIX
        mine = strength(value, sixes)
        wins = True
        for card in state.trick:
            if strength(pieces.VALUE_OF[card], sixes) > mine:
                wins = False
        if wins:
            into[at + value] = FULL
            share(into, at + VALUES + value, beaten_by(elsewhere, value, six), CARDS)
    at += 2 * VALUES
    if look.winner >= 0:
        value = pieces.VALUE_OF[state.trick[look.winner]]
        share(into, at, beaten_by(elsewhere, value, six), CARDS)
    if state.skirmish > 0:
        thermometer(into, at + 1, state.rules.plays - len(state.trick), TO_PLAY)
    choice(into, at + 1 + TO_PLAY, state.led, len(SUITS))


def beaten_by(cards: i64, value: i64, six: bool) -> i64:
    """[winner] How many of these cards would win if one of them came next after this value."""
    found: i64 = 0
    for other in range(NINJA, VALUES):
        sixes = six or value == SIX or other == SIX
        if strength(other, sixes) >= strength(value, sixes):
            found += of_value(cards, other)
    return found


def _solo(state: JerakuRecord, into: bytearray, at: i64) -> i64:
    """[solo] The open cards, and the enemy card that is being resolved."""
    bits(into, at, state.open)
    at += CARDS
    face(into, at, state.enemy)
    step = state.step
    if isinstance(step, Attack):
        into[at + FACE + pieces.STAGES.index(step.stage)] = FULL
    share(into, at + FACE + len(pieces.STAGES), state.turn, 1)
    return at + FACE + 1 + len(pieces.STAGES)


# What is common to all.


def _table(state: JerakuRecord, look: Standing, unseen: i64, into: bytearray, at: i64) -> i64:
    """The cards that were not seen, the lead, and what regions pay."""
    bits(into, at, unseen)
    by_value(into, at + CARDS, unseen)
    at += 2 * CARDS
    rules = state.rules
    own: i64 = look.order[0]
    lead(into, at, ahead(rules, look.totals, own))
    lead(into, at + LEAD, ahead(rules, look.stands, own))
    lead(into, at + 2 * LEAD, ahead(rules, look.hopes, own), POINT)
    at += 3 * LEAD
    places: i64 = REGIONS * PLACES_PAID
    for number in range(state.round, state.round + 2):
        if 1 <= number <= ROUNDS:
            for place in range(places):
                share(into, at + place, rules.pays[(number - 1) * places + place], MOST)
        at += places
    return at


def _waiting(state: JerakuRecord, look: Standing, into: bytearray, at: i64) -> None:
    """What the table waits for, how far the game is, and what was settled before it."""
    rules = state.rules
    choice(into, at, _STEPS.get(state.step.name, -1), len(STEPS))
    at += len(STEPS)
    if state.actor == CHANCE:
        into[at] = FULL
    face(into, at + 1, state.now)
    at += 1 + FACE
    thermometer(into, at, state.left, LEFT)
    at += LEFT
    for region in state.places:
        into[at + region] += FULL // 3
    at += REGIONS
    choice(into, at, state.round - 1, ROUNDS)
    thermometer(into, at + ROUNDS, rules.skirmishes - state.skirmish, SKIRMISHES)
    at += ROUNDS + SKIRMISHES
    share(into, at, look.cards, MOST_TO_COME)
    into[at + 1 + rules.number] = FULL
    at += 1 + len(MODES)
    settled = (
        *(rules.shield, rules.friendly, rules.adjacent, rules.ninja_has_suit, rules.shared_tie),
        *(rules.solo_ninja == SINGLE_IF_KYOTO, rules.solo_ninja == ONE_KYOTO_ONLY),
    )
    for place, there in enumerate(settled):
        if there:
            into[at + place] = FULL


def ahead(rules: Rules, totals: list[int], own: i64) -> i64:
    """[winning], [solo-winning] How far the side of a clan is ahead of the best other one."""
    if rules.solo:
        enemies: i64 = totals[0] + totals[1] + totals[2]
        least: i64 = min(totals[0], totals[1], totals[2])
        return totals[GREEN] - enemies + least
    mine: i64 = 0
    best: i64 = 0
    for clan in range(rules.clans):
        if clan == rules.neutral:
            continue
        total: i64 = totals[clan]
        if rules.team:
            total += totals[clan ^ 2]
        if rules.side[clan] != rules.side[own]:
            best = total if total > best else best
        elif total > mine:
            mine = total
    return mine - best
