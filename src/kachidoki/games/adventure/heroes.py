"""The heroes as planes: what everybody can count of each, and what the viewer alone knows.

The points of others are those that lie open: what a Destiny brings is its owner's secret.
"""

from typing import Final

from kachidoki.games.adventure import pieces, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.masks import bits, lowest
from kachidoki.games.adventure.moves import HAND_CARDS, KEEP
from kachidoki.games.adventure.offers import Eyes, write_worth
from kachidoki.games.adventure.prints import DOES, SCORES, add, stamp
from kachidoki.games.adventure.scoring import Sheet
from kachidoki.games.adventure.sense import keep_worth
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, LEAD, lead, share, thermometer

KINDS: Final = pieces.KINDS_OF_ICON
# How far the bits of a count go.
XP: Final = 4
# What counts as all of a scale.
RUNES: Final = 3
ICONS: Final = 4
MOST_POINTS: Final = 80
MOST_PRINTED: Final = 30
MOST_XP: Final = 12
MOST_HELD: Final = 6
MOST_ALLIES: Final = 4
MOST_PLAYED: Final = 10
MOST_BEHIND: Final = 30

HERO: Final[list[tuple[str, int]]] = [
    ("abilities", KINDS),
    ("icons", KINDS),
    ("triumph and tragedy", 2),
    ("level", pieces.LEVELS),
    ("experience", 1),
    ("story", pieces.WHOLE_STORY),
    ("hand", 3),
    ("allies", 1),
    ("played", 2),
    ("is", 5),
    ("points", 1),
]
HERO_WIDTH: Final = sum([length for _, length in HERO])
# What another is behind the viewer, and ahead.
APART: Final = 2
OWN: Final[list[tuple[str, int]]] = [
    ("own experience", XP),
    ("points to come", 2),
    ("lead", LEAD),
    ("destiny", SCORES),
    ("keep", len(KEEP)),
    ("hand cards", HAND_CARDS),
    ("hand does", DOES),
    ("own cards do", DOES),
]
OWN_WIDTH: Final = sum([length for _, length in OWN])


def tally_of(state: AdventureRecord, eyes: Eyes, seat: i64) -> list[i64]:
    """What a story holds; the viewer's own characters count as soon as they are chosen."""
    at: i64 = seat * pieces.TALLY
    tally = state.tally[at : at + pieces.TALLY]
    if seat == eyes.seat and state.phase == pieces.CHOOSING and state.chosen[seat] >= 0:
        kept = KEEP[state.chosen[seat]]
        dealt = state.dealt[seat]
        cards = state.rules.cards.cards
        for number in (dealt[kept.origin], dealt[2 + kept.motivation]):
            printed = cards[number].paths[0].tally
            for kind in range(pieces.TALLY):
                tally[kind] += printed[kind]
    return tally


def destiny_of(state: AdventureRecord, seat: i64) -> i64:
    """The viewer's Destiny, also if others have yet to choose theirs; -1 for none."""
    if state.phase == pieces.CHOOSING and state.chosen[seat] >= 0:
        return state.dealt[seat][4 + KEEP[state.chosen[seat]].destiny]
    return state.destiny[seat]


def open_points(state: AdventureRecord, seat: i64, tally: list[i64]) -> i64:
    """[scoring] What everybody can count, as `Sheet` has it without a Destiny."""
    most = len(pieces.SET_POINTS) - 1
    found = tally[pieces.TRIUMPH] + tally[pieces.TRAGEDY] + state.xp[seat]
    found += len(state.played[seat]) + state.rules.track_points[state.level[seat]]
    for kind in range(KINDS):
        icons = tally[KINDS + kind]
        found += pieces.SET_POINTS[icons if icons < most else most]
    return found


# What everybody knows.


def write_heroes(state: AdventureRecord, eyes: Eyes, asked: i64, into: bytearray, at: i64) -> i64:
    """All heroes from the viewer's on, and how they stand against each other; `asked` is the seat
    whose turn it is to answer, as far as that is known."""
    players = state.players
    first = at
    at += players * HERO_WIDTH
    mine: i64 = 0
    best: i64 = -99
    for further in range(players):
        seat = (eyes.me + further) % players
        tally = tally_of(state, eyes, seat)
        points = open_points(state, seat, tally)
        here = first + further * HERO_WIDTH
        _hero(state, seat, tally, into, here)
        _is(state, seat, asked, into, here + HERO_WIDTH - 6)
        share(into, here + HERO_WIDTH - 1, points, MOST_POINTS)
        if further == 0:
            mine = points
            continue
        share(into, at, mine - points, MOST_BEHIND)
        share(into, at + 1, points - mine, MOST_BEHIND)
        at += APART
        if points > best:
            best = points
    if eyes.seat < 0:
        return at + OWN_WIDTH
    _own(state, eyes, mine - best if players > 1 else mine, into, at)
    return at + OWN_WIDTH


def _hero(state: AdventureRecord, seat: i64, tally: list[i64], into: bytearray, at: i64) -> None:
    rules = state.rules
    for kind in range(KINDS):
        share(into, at + kind, tally[kind], RUNES)
        share(into, at + KINDS + kind, tally[KINDS + kind], ICONS)
    at += 2 * KINDS
    share(into, at, tally[pieces.TRIUMPH], MOST_PRINTED)
    share(into, at + 1, tally[pieces.TRAGEDY], MOST_PRINTED)
    into[at + 1 + state.level[seat]] = FULL
    at += 2 + pieces.LEVELS
    share(into, at, state.xp[seat], MOST_XP)
    thermometer(into, at + 1, len(state.story[seat]), pieces.WHOLE_STORY)
    at += 1 + pieces.WHOLE_STORY
    hand = state.hand[seat]
    share(into, at, bits(hand & rules.hero_mask), MOST_HELD)
    share(into, at + 1, bits(hand & rules.antihero_mask), MOST_HELD)
    share(into, at + 2, bits(state.known[seat]), MOST_HELD)
    share(into, at + 3, len(state.allies[seat]), MOST_ALLIES)
    for card in state.played[seat]:
        place = at + 4 if card < rules.first_antihero else at + 5
        count: i64 = into[place] + FULL // MOST_PLAYED
        into[place] = count if count < FULL else FULL


def _is(state: AdventureRecord, seat: i64, asked: i64, into: bytearray, at: i64) -> None:
    """Done, in turn, first, asked, and whether another turn comes."""
    if state.done >> seat & 1:
        into[at] = FULL
    if state.active == seat:
        into[at + 1] = FULL
    if state.first == seat:
        into[at + 2] = FULL
    if asked == seat:
        into[at + 3] = FULL
    if state.pending >= 0 and state.pending >> seat & 1:
        into[at + 4] = FULL


# What the viewer alone knows.


def _own(state: AdventureRecord, eyes: Eyes, ahead: i64, into: bytearray, at: i64) -> None:
    seat = eyes.seat
    thermometer(into, at, state.xp[seat], XP)
    at += XP
    destiny = destiny_of(state, seat)
    if state.phase == pieces.PLAYING:
        share(into, at, Sheet(state, seat, True).total, MOST_POINTS)
        share(into, at + 1, i64(worth.promise(state, seat)), MOST_POINTS)
    lead(into, at + 2, ahead)
    at += 2 + LEAD
    if destiny >= 0:
        stamp(into, at, eyes.prints.scores[destiny])
    at += SCORES
    if state.phase == pieces.CHOOSING and state.chosen[seat] < 0:
        for choice in KEEP:
            write_worth(into, at + choice.index, keep_worth(state, seat, choice))
    _hand(state, eyes, into, at + len(KEEP))


def _hand(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> None:
    """The cards in the hand, what they do, and what the cards do that lie before the viewer."""
    seat = eyes.seat
    rules = state.rules
    does = eyes.prints.does
    hand = state.hand[seat]
    while hand:
        number = lowest(hand)
        if number < HAND_CARDS:
            into[at + number] = FULL
        add(into, at + HAND_CARDS, does[rules.first_hero + number])
        hand &= hand - 1
    at += HAND_CARDS + DOES
    if state.origin[seat] >= 0:
        add(into, at, does[state.origin[seat]])
        add(into, at, does[state.motivation[seat]])
    for card in state.allies[seat]:
        add(into, at, does[card])
    for card in state.story[seat]:
        add(into, at, does[card])
