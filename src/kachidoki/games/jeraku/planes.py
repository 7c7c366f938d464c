"""What a seat may know of a game of Jeraku as small whole numbers, for learning: see `layout`.

A byte from 0 to 255 stands for a number from 0 to 1. Only what is not 0 is written. Clans and
parties are counted from the viewer's own; a spectator counts from the first. Nothing here is read
that `JerakuView` would not show.
"""

from functools import lru_cache
from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.board import HUNTED, MOST_APART, MOST_CARDS, ODDS, cards_to_come, worths
from kachidoki.games.jeraku.pieces import (
    CARDS,
    CLANS,
    DAIMYO_INFLUENCE,
    GREEN,
    PLACES_PAID,
    REGIONS,
    ROUNDS,
    SUITS,
    VALUES,
    bit,
    count,
    first,
)
from kachidoki.games.jeraku.points import pays as table_of
from kachidoki.games.jeraku.rules import CARDS as MODES
from kachidoki.games.jeraku.rules import (
    ONE_KYOTO_ONLY,
    PACK,
    SINGLE_IF_KYOTO,
    Rules,
)
from kachidoki.games.jeraku.scoring import strength, winning_play
from kachidoki.games.jeraku.steps import STEPS
from kachidoki.games.jeraku.steps.recruitment import DRAFT
from kachidoki.games.jeraku.steps.skirmish import following, party_at
from kachidoki.games.jeraku.steps.solo import Attack
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE

FULL: Final = 255
# What one of these counts for, of 255.
POINT: Final = 16  # that a region pays, or a lead in influence
TOTAL: Final = 2  # of all points
APART: Final = 8  # of the points between two
CARD: Final = 12
# Steps of influence, of samurai in the supply and of cards to come that have a number of their own.
STEPS_UP: Final = 5
SUPPLY_UP: Final = 3
LEFT: Final = 6
MOST_SKIRMISHES: Final = 9

Parts = list[tuple[str, int]]
CLAN: Final[Parts] = [
    ("influence", STEPS_UP * REGIONS),
    ("samurai", REGIONS),
    ("daimyo", REGIONS),
    ("rank", PLACES_PAID * REGIONS),
    ("ahead", REGIONS),
    ("behind", REGIONS),
    ("pays", REGIONS),
    ("likely", REGIONS),
    ("later", REGIONS),
    ("cry", 3),
    ("supply", 1 + SUPPLY_UP),
    ("points", 3),
    ("against own", 4),
    ("is", 7),
    ("card played", VALUES),
    ("turn", 1),
    ("daimyo card", 1),
]
PARTY: Final[Parts] = [("voids", len(SUITS)), ("hand size", 1), ("cards locked", 1)]
HAND: Final[Parts] = [
    ("hand", CARDS),
    ("hand by value", VALUES * len(SUITS)),
    ("hand by suit", len(SUITS)),
    ("hand that others know", CARDS),
    ("chosen", CARDS),
    ("pack", CARDS),
    ("known in another hand", CARDS),
    ("would win", VALUES),
    ("would be beaten by", VALUES),
    ("beats the winner", 1),
    ("still to play", STEPS_UP),
    ("led", len(SUITS)),
]
SOLO: Final[Parts] = [
    ("open", CARDS),
    ("enemy card", VALUES + len(SUITS)),
    ("second enemy", 1),
    ("attack", len(pieces.STAGES)),
]
TABLE: Final[Parts] = [
    ("unseen", CARDS),
    ("unseen by value", VALUES * len(SUITS)),
    ("lead", 6),
    ("pay now", REGIONS * PLACES_PAID),
    ("pay next", REGIONS * PLACES_PAID),
    ("step", len(STEPS)),
    ("chance", 1),
    ("card in use", VALUES + len(SUITS)),
    ("left to do", LEFT),
    ("placed", REGIONS),
    ("round", ROUNDS),
    ("skirmishes left", MOST_SKIRMISHES),
    ("cards to come", 1),
    ("mode", len(MODES)),
    ("options", 7),
]
_STEPS: Final = {name: at for at, name in enumerate(STEPS)}


def most_clans(players: int) -> int:
    """The most clans that a mode of so many players has: two armies each, or automatic ones."""
    return max(players, 4) if players != 3 else 3


def layout(players: int) -> Parts:
    """The names and lengths of what `fill` writes, the same in all modes of so many players."""
    parts = [(f"{name}+{turn}", n) for turn in range(most_clans(players)) for name, n in CLAN]
    parts += [(f"{name}+{turn}", n) for turn in range(players) for name, n in PARTY]
    return [*parts, *(SOLO if players == 1 else HAND), *TABLE]


def _length(parts: Parts) -> int:
    return sum([length for _, length in parts])


CLAN_WIDTH: Final = _length(CLAN)
PARTY_WIDTH: Final = _length(PARTY)
HAND_WIDTH: Final = _length(HAND)
SOLO_WIDTH: Final = _length(SOLO)


def _whole(odds: list[list[float]]) -> list[int]:
    return [int(chance * 256.0 + 0.5) for row in odds for chance in row]


# By cards to come, then by difference: see `board.ODDS`, in parts of 256.
_ODDS: Final[list[int]] = _whole(ODDS)
_EACH: Final = 2 * MOST_APART + 1


@lru_cache(maxsize=64)
def _worths(setting: str) -> list[int]:
    """What places are worth now, then in the rounds to come, by a table of points: a round, a
    region and a place after the other, the fourth place with nothing."""
    pays = table_of(setting)
    now: list[float] = []
    later: list[float] = []
    for number in range(ROUNDS + 1):
        both = worths(pays, number, False)
        for at, worth in enumerate(both):
            region, place = at // 4, at % 4
            paid = 0
            if number and place < PLACES_PAID:
                paid = pays[((number - 1) * REGIONS + region) * PLACES_PAID + place]
            now.append(float(paid))
            later.append(worth - float(paid))
    return [int(worth * float(POINT) + 0.5) for worth in now + later]


class Eyes:
    """What `fill` needs again and again: who looks, how the clans stand, what they may hope for."""

    def __init__(self, state: JerakuRecord, seat: i64) -> None:
        rules = state.rules
        self.party: i64 = -1 if seat < 0 else rules.party_of[seat]
        self.order: list[int] = clans_around(rules, seat)
        cards = cards_to_come(state)
        self.cards: i64 = cards if cards > 0 else 0
        self.odds: i64 = (self.cards if self.cards < MOST_CARDS else MOST_CARDS) * _EACH
        self.worths: list[int] = _worths(str(rules.settings["rp_table"]))
        # [ranks] By clan and region; and as [solo] enemies are likely to leave it.
        self.here: list[int] = influences(state)
        self.held: list[int] = self.here
        if rules.solo:
            self._hunt(state)
        self.winner: i64 = winning_play(state)
        # By clan: points; with what the map pays now; and with what it is likely to pay, in parts.
        self.totals: list[int] = [int(points) for points in state.rp]
        self.stands: list[int] = self.totals[:]
        self.hopes: list[int] = [POINT * points for points in self.totals]

    def _hunt(self, state: JerakuRecord) -> None:
        losses = i64(HUNTED * float(self.cards) + 0.5)
        self.held = self.here[:]
        for region in range(REGIONS):
            if state.daimyo[GREEN] != region:
                left: i64 = self.here[GREEN * REGIONS + region] - losses
                self.held[GREEN * REGIONS + region] = left if left > 0 else 0


def clans_around(rules: Rules, seat: i64) -> list[int]:
    """The clans as they sit around the table from a seat on, then the neutral or automatic ones."""
    me: i64 = seat if seat >= 0 else 0
    if rules.solo:
        return [GREEN, 0, 1, 2]
    if rules.armies:
        own: i64 = me if rules.paired else 2 * me
        other: i64 = 2 * (1 - rules.party_of[me])
        return [own, own ^ 1, other, other + 1]
    party = rules.party_of[me]
    found: list[int] = []
    for _ in range(rules.parties):
        found.append(rules.clan[party])
        party = rules.left[party]
    if rules.neutral >= 0:
        found.append(rules.neutral)
    return found


def influences(state: JerakuRecord) -> list[int]:
    """[ranks] The influence of each clan in each region."""
    here = state.samurai[:]
    for clan in range(state.rules.clans):
        at: i64 = state.daimyo[clan]
        if at >= 0:
            here[clan * REGIONS + at] += DAIMYO_INFLUENCE
    return here


# How `fill` writes.


def put(into: bytearray, at: i64, value: i64) -> None:
    """A number, cut off at 255."""
    if value > 0:
        into[at] = value if value < FULL else FULL


def mark(into: bytearray, at: i64, place: i64) -> None:
    """One of several; none at -1."""
    if place >= 0:
        into[at + place] = FULL


def climb(into: bytearray, at: i64, value: i64, most: i64) -> None:
    """As many of `most` as there are of something."""
    for step in range(value if value < most else most):
        into[at + step] = FULL


def spread(into: bytearray, at: i64, mask: i64) -> None:
    """A set: one for each that is in it."""
    while mask:
        into[at + first(mask)] = FULL
        mask &= mask - 1


def by_value(into: bytearray, at: i64, mask: i64) -> None:
    """How many cards of each value: one of three, two of three, three."""
    for value in range(VALUES):
        climb(into, at + 3 * value, of_value(mask, value), len(SUITS))


def of_value(mask: i64, value: i64) -> i64:
    """How many cards of a value there are."""
    there = mask >> value
    return (there & 1) + (there >> VALUES & 1) + (there >> 2 * VALUES & 1)


def apart(into: bytearray, at: i64, points: i64, scale: i64) -> None:
    """How far ahead, then how far behind."""
    put(into, at if points > 0 else at + 1, (points if points > 0 else -points) * APART // scale)


def face(into: bytearray, at: i64, card: i64) -> None:
    """A card: its value, then its suit; nothing for none."""
    if card >= 0:
        mark(into, at, pieces.VALUE_OF[card])
        mark(into, at + VALUES, pieces.SUIT_OF[card])


# The parts.


def fill(state: JerakuRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Write what a seat may know, or -1 for a spectator, into zeros from `at` on."""
    rules = state.rules
    eyes = Eyes(state, seat)
    begin = at
    for turn in range(rules.clans):
        clan: i64 = eyes.order[turn]
        _road(state, eyes, clan, into, begin + turn * CLAN_WIDTH)
    for turn in range(rules.clans):
        clan = eyes.order[turn]
        _clan(state, eyes, clan, into, begin + turn * CLAN_WIDTH + 15 * REGIONS)
    players = rules.players
    at += (players if players > 4 or players == 3 else 4) * CLAN_WIDTH
    party: i64 = eyes.party if eyes.party > 0 else 0
    for _ in range(rules.parties):
        _party(state, party, into, at)
        at += PARTY_WIDTH
        party = rules.left[party]
    at += (players - rules.parties) * PARTY_WIDTH
    if rules.solo:
        _solo(state, into, at)
        unseen: i64 = pieces.ALL_CARDS & ~state.seen
        at += SOLO_WIDTH
    else:
        unseen = _hand(state, eyes, into, at)
        at += HAND_WIDTH
    _table(state, eyes, unseen, into, at)


def _road(state: JerakuRecord, eyes: Eyes, clan: i64, into: bytearray, at: i64) -> None:
    """[map], [ranks], [prestige] How a clan stands in each region, and what that pays."""
    row = clan * REGIONS
    for region in range(REGIONS):
        mine: i64 = eyes.here[row + region]
        if mine == 0:
            continue
        climb(into, at + STEPS_UP * region, mine, STEPS_UP)
        here = at + STEPS_UP * REGIONS + region
        put(into, here, i64(state.samurai[row + region]) * 25)
        if state.daimyo[clan] == region:
            into[here + REGIONS] = FULL
        held: i64 = eyes.held[row + region]
        rank: i64 = 0
        most: i64 = 0
        lost: i64 = 0
        for other in range(state.rules.clans):
            theirs: i64 = eyes.here[other * REGIONS + region]
            if theirs >= mine:
                rank += 1
            if other != clan and theirs > 0:
                if theirs > most:
                    most = theirs
                likely: i64 = eyes.held[other * REGIONS + region]
                if likely > 0:
                    lost += _ODDS[eyes.odds + MOST_APART + _clipped(likely - held)]
        if rank <= PLACES_PAID:
            mark(into, at + 7 * REGIONS + PLACES_PAID * region, rank - 1)
        here = at + 10 * REGIONS + region
        put(into, here, (mine - most) * POINT)
        put(into, here + REGIONS, (most - mine) * POINT)
        if clan != state.rules.neutral:
            _pays(state, eyes, clan, region, rank, lost if held > 0 else 768, into, here)


def _clipped(difference: i64) -> i64:
    if difference > MOST_APART:
        return MOST_APART
    return difference if difference > -MOST_APART else -MOST_APART


def _pays(
    state: JerakuRecord,
    eyes: Eyes,
    clan: i64,
    region: i64,
    rank: i64,
    lost: i64,
    into: bytearray,
    here: i64,
) -> None:
    """What a region pays to a clan of this rank, and what it is likely to pay to one that will be
    behind so many others, in parts of 256."""
    row = 4 * (state.round * REGIONS + region)
    if rank <= PLACES_PAID:
        paid: i64 = eyes.worths[row + rank - 1]
        put(into, here + 2 * REGIONS, paid)
        eyes.stands[clan] += paid // POINT
    if lost >= PLACES_PAID * 256:
        return
    place = lost >> 8
    part = lost & 255
    for time in range(2):
        first_paid: i64 = eyes.worths[row + place]
        next_paid: i64 = eyes.worths[row + place + 1]
        worth = (first_paid * (256 - part) + next_paid * part) >> 8
        put(into, here + (3 + time) * REGIONS, worth)
        eyes.hopes[clan] += worth
        row += 4 * REGIONS * (ROUNDS + 1)


def _clan(state: JerakuRecord, eyes: Eyes, clan: i64, into: bytearray, at: i64) -> None:
    """What is to be said of a clan beside the map."""
    rules = state.rules
    own: i64 = eyes.order[0]
    if rules.cry:
        _cry(state, eyes, clan, into, at)
    supply: i64 = state.supply[clan]
    put(into, at + 3, supply * 25)
    climb(into, at + 4, supply, SUPPLY_UP)
    at += 4 + SUPPLY_UP
    put(into, at, i64(eyes.totals[clan]) * TOTAL)
    put(into, at + 1, i64(eyes.stands[clan]) * TOTAL)
    put(into, at + 2, i64(eyes.hopes[clan]) * TOTAL // POINT)
    apart(into, at + 3, eyes.totals[own] - eyes.totals[clan], 1)
    apart(into, at + 5, eyes.hopes[own] - eyes.hopes[clan], POINT)
    at += 7
    party: i64 = rules.party[clan]
    if rules.side[clan] == rules.side[own]:
        into[at] = FULL
    if clan == rules.neutral:
        into[at + 1] = FULL
    elif party < 0:
        into[at + 2] = FULL
    if clan == state.acting:
        into[at + 3] = FULL
    if party >= 0 and party == state.kachidoki:
        into[at + 4] = FULL
    if state.actor >= 0 and rules.seat[clan] == state.actor:
        into[at + 5] = FULL
    if eyes.winner >= 0 and state.trick_clan[eyes.winner] == clan:
        into[at + 6] = FULL
    at += 7
    _played(state, clan, into, at)
    put(into, at + VALUES + 1, i64(state.card[clan]) * 42)


def _cry(state: JerakuRecord, eyes: Eyes, clan: i64, into: bytearray, at: i64) -> None:
    """[kachidoki] If the clan wins the skirmish as its Daimyo stands: what it gets, what the viewer
    gets, and the most that a rival of the viewer gets."""
    rules = state.rules
    region: i64 = state.daimyo[clan]
    if region < 0:
        return
    own: i64 = eyes.order[0]
    for one in range(rules.clans):
        mine: i64 = eyes.here[one * REGIONS + region]
        rank: i64 = 0
        for other in range(rules.clans):
            if eyes.here[other * REGIONS + region] >= mine:
                rank += 1
        if mine == 0 or rank > PLACES_PAID or one == rules.neutral:
            continue
        paid = (PLACES_PAID + 1 - rank) * 85
        if one == clan:
            into[at] = paid
        if one == own:
            into[at + 1] = paid
        elif rules.side[one] != rules.side[own] and paid > into[at + 2]:
            into[at + 2] = paid


def _played(state: JerakuRecord, clan: i64, into: bytearray, at: i64) -> None:
    """[skirmish] The card that a clan has played, or how soon its turn comes."""
    turns: i64 = len(state.trick)
    for turn in range(turns):
        if state.trick_clan[turn] == clan:
            mark(into, at, pieces.VALUE_OF[state.trick[turn]])
            return
    if state.kachidoki < 0 or state.skirmish == 0:
        return
    for turn in range(turns, state.rules.plays):
        if party_at(state, turn) == state.rules.party[clan]:
            into[at + VALUES] = FULL - 50 * (turn - turns)
            return


def _party(state: JerakuRecord, party: i64, into: bytearray, at: i64) -> None:
    """What everybody knows of the cards of a party."""
    spread(into, at, state.voids[party])
    put(into, at + len(SUITS), count(state.hand[party]) * 28)
    put(into, at + len(SUITS) + 1, count(state.locked[party]) * 85)


def _hand(state: JerakuRecord, eyes: Eyes, into: bytearray, at: i64) -> i64:
    """The viewer's cards and what they can do; the cards are given back that the viewer has not
    seen."""
    me = eyes.party
    seen: i64 = 0
    for laid in state.laid:
        seen |= laid
    theirs: i64 = 0
    if me >= 0:
        hand: i64 = state.hand[me]
        pack: i64 = 0
        if state.rules.armies:
            hand |= state.row[me] | (state.picks[me] if state.step is DRAFT else 0)
            pack = state.pack[me]
        shared = known_to_others(state, me) & hand
        theirs = known_elsewhere(state, me)
        chosen: i64 = state.locked[me] | state.discarded[me]
        spread(into, at, hand)
        by_value(into, at + CARDS, hand)
        for suit in range(len(SUITS)):
            put(into, at + 2 * CARDS + suit, count(hand & pieces.suit_cards(suit)) * 36)
        here = at + 2 * CARDS + len(SUITS)
        spread(into, here, shared)
        spread(into, here + CARDS, chosen)
        spread(into, here + 2 * CARDS, pack)
        spread(into, here + 3 * CARDS, theirs)
        seen |= hand | pack | chosen | theirs | passed_by(state, me)
    at += 6 * CARDS + len(SUITS)
    unseen = pieces.ALL_CARDS & ~seen
    _skirmish(state, eyes, unseen | theirs, into, at)
    return unseen


def known_to_others(state: JerakuRecord, me: i64) -> i64:
    """[recruitment] Cards that another gave to the viewer; [armies-draft] what was picked when the
    other side had seen the pack."""
    if state.rules.armies:
        picks: i64 = state.picks[me]
        return picks & ~state.hidden_pick[me]
    right: i64 = state.rules.left.index(me)
    return state.given[right]


def known_elsewhere(state: JerakuRecord, me: i64) -> i64:
    """The cards that the viewer knows another to have, or to have laid aside: as
    `JerakuView.certain` does, but for those that may be either."""
    if state.rules.armies:
        other = 1 - me
        picks: i64 = state.picks[other]
        return picks & ~state.hidden_pick[other] & ~state.laid[other]
    left: i64 = state.rules.left[me]
    given: i64 = state.given[me]
    held = given & ~state.laid[left]
    if state.discarded[left]:
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
    state: JerakuRecord, eyes: Eyes, unseen: i64, into: bytearray, at: i64
) -> None:
    """[winner] Which values would win the skirmish as it stands, how many of the cards elsewhere
    would beat them, and how many the card that wins so far."""
    six = False
    for card in state.trick:
        six = six or pieces.VALUE_OF[card] == pieces.SIX
    for value in range(VALUES):
        mine = strength(value, six or value == pieces.SIX)
        wins = True
        for card in state.trick:
            if strength(pieces.VALUE_OF[card], six or value == pieces.SIX) > mine:
                wins = False
        if wins:
            into[at + value] = FULL
            put(into, at + VALUES + value, beaten_by(unseen, value, six) * CARD)
    at += 2 * VALUES
    if eyes.winner >= 0:
        value = pieces.VALUE_OF[state.trick[eyes.winner]]
        put(into, at, beaten_by(unseen, value, six) * CARD)
    if state.skirmish:
        climb(into, at + 1, state.rules.plays - len(state.trick), STEPS_UP)
    mark(into, at + 1 + STEPS_UP, state.led)


def beaten_by(cards: i64, value: i64, six: bool) -> i64:
    """[winner] How many of these cards would win after one of this value."""
    found: i64 = 0
    for other in range(VALUES):
        sixes = six or value == pieces.SIX or other == pieces.SIX
        if strength(other, sixes) >= strength(value, sixes):
            found += of_value(cards, other)
    return found


def _solo(state: JerakuRecord, into: bytearray, at: i64) -> None:
    """[solo] The open cards, and the enemy card that is being resolved."""
    spread(into, at, state.open)
    at += CARDS
    face(into, at, state.enemy)
    at += VALUES + len(SUITS)
    if state.turn:
        into[at] = FULL
    step = state.step
    if isinstance(step, Attack):
        mark(into, at + 1, pieces.STAGES.index(step.stage))


def _table(state: JerakuRecord, eyes: Eyes, unseen: i64, into: bytearray, at: i64) -> None:
    """What is common to all: the cards not seen, the lead, what regions pay, and what waits."""
    spread(into, at, unseen)
    by_value(into, at + CARDS, unseen)
    at += 2 * CARDS
    rules = state.rules
    own: i64 = eyes.order[0]
    apart(into, at, ahead(rules, eyes.totals, own), 1)
    apart(into, at + 2, ahead(rules, eyes.stands, own), 1)
    apart(into, at + 4, ahead(rules, eyes.hopes, own), POINT)
    at += 6
    places = REGIONS * PLACES_PAID
    for number in range(state.round, state.round + 2):
        if 1 <= number <= ROUNDS:
            for place in range(places):
                put(into, at + place, i64(rules.pays[(number - 1) * places + place]) * POINT)
        at += places
    mark(into, at, _STEPS.get(state.step.name, -1))
    at += len(STEPS)
    if state.actor == CHANCE:
        into[at] = FULL
    face(into, at + 1, state.now)
    at += 1 + VALUES + len(SUITS)
    climb(into, at, state.left, LEFT)
    at += LEFT
    for region in state.places:
        into[at + region] += 85
    at += REGIONS
    mark(into, at, state.round - 1)
    at += ROUNDS
    climb(into, at, rules.skirmishes - state.skirmish, MOST_SKIRMISHES)
    at += MOST_SKIRMISHES
    put(into, at, eyes.cards * CARD)
    mark(into, at + 1, rules.number)
    _options(rules, into, at + 1 + len(MODES))


def ahead(rules: Rules, totals: list[int], own: i64) -> i64:
    """[winning], [solo-winning] How far the side of a clan is ahead of the best other one."""
    if rules.solo:
        least: i64 = min(totals[:GREEN])
        enemies: i64 = sum(totals[:GREEN])
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


def _options(rules: Rules, into: bytearray, at: i64) -> None:
    """What the table has settled."""
    settled = (
        *(rules.shield, rules.friendly, rules.adjacent, rules.ninja_has_suit, rules.shared_tie),
        *(rules.solo_ninja == SINGLE_IF_KYOTO, rules.solo_ninja == ONE_KYOTO_ONLY),
    )
    for place, there in enumerate(settled):
        if there:
            into[at + place] = FULL
