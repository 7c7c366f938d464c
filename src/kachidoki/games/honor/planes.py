"""What a seat may know of a game of Victory & Honor as planes, for those who learn.

Everything is read off the state at once, and only what the seat itself may know: its hand, its
spoils and its own face-down cards, the open table, and what everyone saw. Seats are counted from
the one that looks, a spectator counts from seat 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.honor import pieces
from kachidoki.games.honor.pieces import (
    CARDS,
    CELLS,
    FACES,
    GENERALS,
    HONOURS,
    RANK_OF,
    RANKS,
    SEATS,
    bit,
    count,
    regiment,
    suit,
)
from kachidoki.games.honor.steps.battle import OUT, firing, strength
from kachidoki.games.honor.steps.play import FILL, ORDER, PLAY, Playing
from kachidoki.games.honor.steps.rounds import (
    CHOOSE,
    DEAL,
    DONE,
    SIDE,
    best_honours,
    regiment_points,
)
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, LEAD, bits, choice, lead, level, thermometer

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

STEPS: Final = 8
PLACES: Final = 3
COLOURS: Final = 4
# Of the strongest cards of a colour in hand, how many are counted that no unseen card beats.
SURE: Final = 2
ALL_HONOURS: Final = COLOURS * HONOURS
# What one of a kind is on a scale that ends at 255.
STAKE: Final = 8
POINT_OF_ROUND: Final = 4
POINT_OF_HONOURS: Final = 7
POINT: Final = 1
CARD_CAPTURED: Final = 8
CARD_OF_REGIMENT: Final = 36
POINT_OF_COLOUR: Final = 9
RANK: Final = 19
# What an honour is taken to be worth.
HONOUR: Final = 2


def layout(players: int) -> list[tuple[str, int]]:
    """The names and lengths of what `fill` writes, in order: the same in all modes."""
    return [
        # Modes, rounds and phases.
        ("mode", 4),
        ("rounds left", pieces.ROUNDS),
        ("phases left", COLOURS),
        # The turn.
        ("step", STEPS),
        ("asked", SEATS),
        ("starter of the phase", SEATS),
        ("starter of the round", SEATS),
        ("last played by", SEATS),
        ("last played to", PLACES),
        ("ordered place", PLACES),
        ("suggested place", PLACES),
        ("places to play to", PLACES),
        # The battlefields, cell by cell.
        ("face up", CELLS * RANKS),
        ("face down", CELLS),
        ("possible colours", CELLS * COLOURS),
        ("under fire", CELLS),
        ("winning", CELLS),
        ("own face down", PLACES * (COLOURS + 1)),
        # Place by place.
        ("markers", PLACES * COLOURS),
        ("cards in a place", PLACES * SEATS),
        ("stakes", PLACES),
        ("trump", COLOURS),
        # Cards.
        ("hand", CARDS),
        ("unseen", CARDS),
        ("sure cards", COLOURS * SURE),
        ("voids", SEATS * COLOURS),
        ("generals shown", SEATS),
        # The spoils of the seat, and what others have of the rest.
        ("own generals", COLOURS * PLACES),
        ("own regiments", COLOURS),
        ("own points by colour", COLOURS),
        ("own honours", ALL_HONOURS),
        ("generals of others", COLOURS * PLACES),
        ("regiments of others", COLOURS),
        ("honours of others", ALL_HONOURS),
        ("captured", SEATS),
        # How it stands.
        ("points of the round", 2),
        ("points in all", SEATS),
        ("lead", LEAD),
    ]


def fill(state: HonorState, seat: i64, into: bytearray, at: i64) -> None:
    """Write the planes of a seat into a buffer of zeros."""
    at = _turn(state, seat, into, at)
    at = _cells(state, seat, into, at)
    at = _places(state, seat, into, at)
    at = _cards(state, seat, into, at)
    at = _spoils(state, seat, into, at)
    _standing(state, seat, into, at)


def _from(seat: i64, me: i64) -> i64:
    """How far a seat sits from the one that looks."""
    return (seat - me) & 3


def _step(state: HonorState) -> i64:
    step = state.step
    if step is PLAY:
        return 0
    if step is ORDER:
        return 1
    if step is FILL:
        return 2
    if step is CHOOSE:
        return 3
    if step is DONE:
        return 4
    return 5 if step is DEAL else 6 if step is SIDE else 7


def _turn(state: HonorState, seat: i64, into: bytearray, at: i64) -> i64:
    """Which step waits, for whom, and where the last card was played."""
    rules = state.rules
    me: i64 = seat if seat > 0 else 0
    mode: i64 = 0
    if rules.team:
        mode = 1
    if rules.advanced:
        mode |= 2
    if rules.redeal:
        mode |= 4
    if rules.different:
        mode |= 8
    bits(into, at, mode)
    thermometer(into, at + 4, rules.rounds - len(state.history), pieces.ROUNDS)
    at += 4 + pieces.ROUNDS
    thermometer(into, at, rules.phases - state.phase + 1, COLOURS)
    at += COLOURS
    which: i64 = _step(state)
    into[at + which] = FULL
    at += STEPS
    if state.actor >= 0:
        into[at + _from(state.actor, me)] = FULL
    if state.first >= 0:
        into[at + SEATS + _from(state.first, me)] = FULL
    if state.starter >= 0:
        into[at + 2 * SEATS + _from(state.starter, me)] = FULL
    at += 3 * SEATS
    if state.filled:
        last: i64 = state.order & 15
        into[at + _from(last // 3, me)] = FULL
        into[at + SEATS + last % 3] = FULL
    at += SEATS + PLACES
    choice(into, at, state.forced, PLACES)
    choice(into, at + PLACES, state.suggested, PLACES)
    at += 2 * PLACES
    step = state.step
    if isinstance(step, Playing):
        bits(into, at, step.places(state, state.turn))
    return at + PLACES


def _cells(state: HonorState, seat: i64, into: bytearray, at: i64) -> i64:
    """What lies in each cell, from one's own left on, as far as it is known."""
    me: i64 = seat if seat > 0 else 0
    shift: i64 = me * 3
    guns = firing(state)
    aimed: i64 = 0
    place: i64
    downs: i64 = at + CELLS * RANKS
    own: i64 = downs + CELLS * (1 + COLOURS + 2)
    cell: i64 = 0
    while cell < CELLS:
        spot: i64 = cell - shift
        if spot < 0:
            spot += CELLS
        faced: i64 = FACES[cell]
        if guns >> faced & 1:
            aimed |= bit(cell)
            into[downs + CELLS * (1 + COLOURS) + spot] = FULL
        if state.filled >> cell & 1:
            card: i64 = state.cell[cell]
            if not state.down >> cell & 1:
                rank: i64 = RANK_OF[card]
                into[at + spot * RANKS + rank] = FULL
            else:
                into[downs + spot] = FULL
                bits(into, downs + CELLS + spot * COLOURS, state.maybe(cell))
                if cell // 3 == seat:
                    place = cell - shift
                    into[own + place * (COLOURS + 1) + card // RANKS] = FULL
                    level(into, own + place * (COLOURS + 1) + COLOURS, card % RANKS + 1, RANK)
        cell += 1
    _winning(state, seat, aimed, into, downs + CELLS * (2 + COLOURS))
    return own + PLACES * (COLOURS + 1)


def _winning(state: HonorState, seat: i64, aimed: i64, into: bytearray, at: i64) -> None:
    """[resolution] The cell of each place that wins it as far as the seat can see: of cards that
    lie face up and are not under fire, and its own face-down ones."""
    shift: i64 = seat * 3 if seat > 0 else 0
    best: list[int] = [-1] * PLACES
    most: list[int] = [OUT] * PLACES
    laid: list[int] = [0] * PLACES
    left: i64 = count(state.filled)
    while left > 0:
        left -= 1
        cell: i64 = state.order >> (4 * left) & 15
        place: i64 = cell % 3
        laid[place] += 1
        out: bool = cell // 3 != seat if state.down >> cell & 1 else aimed >> cell & 1 > 0
        if not out:
            strong: i64 = strength(state, cell, laid[place] == SEATS)
            if strong > most[place]:
                most[place] = strong
                best[place] = cell
    for won in best:
        if won >= 0:
            into[at + (won + CELLS - shift) % CELLS] = FULL


def _places(state: HonorState, seat: i64, into: bytearray, at: i64) -> i64:
    """The marker of each place, how many cards lie there, and what the open ones would be worth
    to the seat."""
    spoils: i64 = state.spoils[seat] if seat >= 0 else 0
    open_cells = state.filled & ~state.down
    stakes: i64 = at + PLACES * (COLOURS + SEATS)
    place: i64 = 0
    while place < PLACES:
        choice(into, at + place * COLOURS, state.mark(place), COLOURS)
        here = pieces.EVERY_SEAT << place
        laid = count(state.filled & here)
        thermometer(into, at + PLACES * COLOURS + place * SEATS, laid, SEATS)
        stake: i64 = 0
        cell: i64 = place
        while cell < CELLS:
            if open_cells >> cell & 1:
                stake += _worth(state.cell[cell], spoils)
            cell += 3
        level(into, stakes + place, stake, STAKE)
        place += 1
    choice(into, stakes + PLACES, state.trump, COLOURS)
    return stakes + PLACES + COLOURS


def _worth(card: i64, spoils: i64) -> i64:
    """[scoring] What a card adds to the points of these spoils."""
    rank: i64 = card % RANKS
    if rank < HONOURS:
        return HONOUR
    mine = spoils >> (card - rank)
    if rank >= GENERALS:
        return rank - GENERALS + 1 + regiment(mine)
    return count(mine >> GENERALS & 7)


def _cards(state: HonorState, seat: i64, into: bytearray, at: i64) -> i64:
    """One's hand, what is unseen, and who has shown to be out of which colours."""
    me: i64 = seat if seat > 0 else 0
    hand: i64 = 0
    known = state.seen
    if seat >= 0:
        hand = state.hand[seat]
        known |= hand
        cell: i64 = me * 3
        while cell < me * 3 + 3:
            card: i64 = state.cell[cell]
            if card >= 0:
                known |= bit(card)
            cell += 1
    unseen = state.rules.cards & ~known
    bits(into, at, hand)
    bits(into, at + CARDS, unseen)
    at += 2 * CARDS
    colour: i64 = 0
    while colour < COLOURS:
        held = hand & suit(colour)
        against = unseen & suit(colour)
        sure: i64 = 0
        while held > against and sure < SURE:
            # Of honours the first one wins; all else is beaten by what is higher.
            sure += 1
            held &= held - _highest(held)
        thermometer(into, at, sure, SURE)
        at += SURE
        colour += 1
    further: i64 = 0
    while further < SEATS:
        who = (me + further) & 3
        bits(into, at, state.void(who))
        if state.general >> who & 1:
            into[at + (SEATS - further) * COLOURS + further] = FULL
        at += COLOURS
        further += 1
    return at + SEATS


def _highest(cards: i64) -> i64:
    """The highest card of a set that is not empty, as a mask."""
    while cards & (cards - 1):
        cards &= cards - 1
    return cards


def _spoils(state: HonorState, seat: i64, into: bytearray, at: i64) -> i64:
    """[spoils] What one has captured, colour by colour; of what others captured nobody keeps whose
    it is."""
    me: i64 = seat if seat > 0 else 0
    scored = len(state.history) == state.round
    mine: i64 = state.spoils[seat] if seat >= 0 and not scored else 0
    theirs: i64 = 0 if scored else _taken(state) & ~mine
    half: i64 = COLOURS * (PLACES + 2 + HONOURS)
    colour: i64 = 0
    while colour < COLOURS:
        own = mine >> (colour * RANKS) & 0x1FFF
        others = theirs >> (colour * RANKS) & 0x1FFF
        spot: i64 = at + colour * PLACES
        bits(into, spot, own >> GENERALS)
        bits(into, spot + half, others >> GENERALS)
        spot = at + COLOURS * PLACES + colour
        level(into, spot, regiment(own), CARD_OF_REGIMENT)
        level(into, spot + COLOURS, regiment_points(own), POINT_OF_COLOUR)
        level(into, spot + half, regiment(others), CARD_OF_REGIMENT)
        spot = at + COLOURS * (PLACES + 2) + colour * HONOURS
        bits(into, spot, own & 7)
        # There are no points by colour for what others have.
        bits(into, spot + half - COLOURS, others & 7)
        colour += 1
    at += 2 * half - COLOURS
    further: i64 = 0
    while further < SEATS:
        if not scored:
            level(into, at + further, count(state.spoils[(me + further) & 3]), CARD_CAPTURED)
        further += 1
    return at + SEATS


def _taken(state: HonorState) -> i64:
    """The cards that somebody has captured in this round: all of them were seen."""
    spoils = state.spoils
    return spoils[0] | spoils[1] | spoils[2] | spoils[3]


def _standing(state: HonorState, seat: i64, into: bytearray, at: i64) -> None:
    """Points: what one's spoils pay, what all have, and the lead over the best other side."""
    me: i64 = seat if seat > 0 else 0
    if seat >= 0 and len(state.history) < state.round:
        spoils: i64 = state.spoils[seat]
        level(into, at, regiment_points(spoils), POINT_OF_ROUND)
        if state.rules.advanced:
            held: i64 = 0
            colour: i64 = 0
            while colour < COLOURS:
                held |= (spoils >> (colour * RANKS) & 7) << (colour * HONOURS)
                colour += 1
            points: i64 = best_honours(held, state.rules.different)[0]
            level(into, at + 1, points, POINT_OF_HONOURS)
    at += 2
    totals = state.scores
    mine: i64 = totals[me]
    best: i64 = -1
    further: i64 = 0
    while further < SEATS:
        total: i64 = totals[(me + further) & 3]
        level(into, at + further, total, POINT)
        if further & 1 or (further == 2 and not state.rules.team):
            if total > best:
                best = total
        further += 1
    lead(into, at + SEATS, mine - best, 2)
