"""The rows and the Adversary as planes: what can be had, what it asks, and what it is worth.

Each is seen with the eyes of one player: the odds and the worth are those of the advice, which
counts nothing but what that player knows. A spectator is told what is printed.
"""

from typing import Final

from kachidoki.games.adventure import conditions, counts, legal, pieces, runes, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.prints import ASKS, GIVES, Prints, stamp
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, share

# What counts as all of a scale.
MOST_TARGET: Final = 20
MOST_PRICE: Final = 6
# Worths are in points, from LEAST_WORTH on; of each point there are so many steps.
LEAST_WORTH: Final = 4.0
WORTH_STEPS: Final = 10.0
# What is worth so many points less than the best is not near it.
MOST_BELOW: Final = 4.0

# Of an attempt: the target number, the odds without Dark runes, what it is worth with as many of
# them as pay, and how near that comes to the best of all.
TRY: Final = 4
# Of a place: what its card asks; whether there is an Ally, the act is open, and the trait within
# reach; what the trait costs; then its two paths.
SPOT: Final = ASKS + 4
SPOT_WIDTH: Final = SPOT + 2 * (GIVES + TRY)
FOE: Final[list[tuple[str, int]]] = [
    ("adversary", ASKS + TRY),
    # Its Experience, how near the end that is, and whether it is beaten.
    ("adversary's way", 10),
]
FOE_WIDTH: Final = ASKS + TRY + 10
# How near the end the Adversary is, as bits.
NEAR: Final = 8


class Eyes:
    """Who looks: the seat or -1, and what Dark runes would cost that player."""

    def __init__(self, state: AdventureRecord, seat: i64, prints: Prints) -> None:
        self.seat: i64 = seat
        self.me: i64 = seat if seat > 0 else 0
        self.prints = prints
        self.costs: list[float] = []
        # Of all that can be had: where it is written, and what it is worth.
        self.offered: list[int] = []
        self.worths: list[float] = []
        if seat >= 0 and state.phase == pieces.PLAYING:
            self.costs = worth.dark_costs(state, seat)


def places(players: i64) -> i64:
    """How many cards a row has."""
    return 5 if players == 4 else 4


def write_rows(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> i64:
    """The cards of the acts that have been revealed."""
    wide = places(state.players)
    for act in range(state.revealed):
        for place in range(wide):
            slot = act * pieces.WIDEST_ROW + place
            if state.row[slot] >= 0:
                _spot(state, eyes, slot, into, at + (act * wide + place) * SPOT_WIDTH)
    return at + pieces.ACTS * wide * SPOT_WIDTH


def _spot(state: AdventureRecord, eyes: Eyes, slot: i64, into: bytearray, at: i64) -> None:
    number: i64 = state.row[slot]
    prints = eyes.prints
    stamp(into, at, prints.asks[number])
    if state.under[slot] >= 0:
        into[at + ASKS] = FULL
    card = state.rules.cards.cards[number]
    is_open = counts.act_open(state, eyes.me, slot // pieces.WIDEST_ROW + 1)
    if is_open:
        into[at + ASKS + 1] = FULL
    first = at + SPOT
    for path in range(len(card.paths)):
        stamp(into, first + path * (GIVES + TRY), prints.gives[2 * number + path])
    playing = eyes.seat >= 0 and is_open and len(eyes.costs) > 0
    if card.kind != pieces.TRAIT:
        for path in range(len(card.paths)):
            target = first + path * (GIVES + TRY) + GIVES
            _attempt(state, eyes, number, slot, path, playing, into, target)
        return
    seat = eyes.me
    price = conditions.trait_price(state, seat, card.cost)
    share(into, at + ASKS + 3, price + card.cost.corruption, MOST_PRICE)
    if playing and card.paths:
        if legal.why_no_trait(state, seat, card) is None:
            into[at + ASKS + 2] = FULL
        points = worth.path_worth(state, seat, card.paths[0]) + worth.PLACE
        points += worth.move_worth(state, seat, card.cost.corruption) - worth.XP * float(price)
        _offer(eyes, into, first + GIVES + 2, points)


def _attempt(
    state: AdventureRecord,
    eyes: Eyes,
    number: i64,
    slot: i64,
    path: i64,
    playing: bool,
    into: bytearray,
    at: i64,
) -> None:
    seat = eyes.me
    target = conditions.difficulty(state, seat, number, slot, path)
    share(into, at, target, MOST_TARGET)
    if not playing:
        return
    abilities = state.rules.cards.cards[number].abilities
    stones = conditions.stones_for(state, seat, abilities, 0, 0)
    target -= conditions.result_bonus(state)
    write_chance(into, at + 1, runes.chance(stones, target))
    _offer(eyes, into, at + 2, worth.attempt_worth(state, seat, slot, path, eyes.costs))


def _offer(eyes: Eyes, into: bytearray, at: i64, points: float) -> None:
    write_worth(into, at, points)
    eyes.offered.append(at + 1)
    eyes.worths.append(points)


def write_best(eyes: Eyes, into: bytearray) -> None:
    """How near everything comes to the best that can be had."""
    best = -99.0
    for points in eyes.worths:
        if points > best:
            best = points
    for place in range(len(eyes.offered)):
        near = MOST_BELOW - best + eyes.worths[place]
        if near > 0.0:
            into[eyes.offered[place]] = i64(near * 255.0 / MOST_BELOW)


def write_chance(into: bytearray, at: i64, chance: float) -> None:
    whole = i64(chance * 255.0 + 0.5)
    if whole > 0:
        into[at] = whole


def write_worth(into: bytearray, at: i64, points: float) -> None:
    """A worth in points."""
    whole = i64((points + LEAST_WORTH) * WORTH_STEPS + 0.5)
    if whole > 0:
        into[at] = whole if whole < FULL else FULL


def write_foe(state: AdventureRecord, eyes: Eyes, into: bytearray, at: i64) -> i64:
    """[solo] The Adversary: how hard it is to beat, and how near it is to winning."""
    if state.foe >= 0:
        stamp(into, at, eyes.prints.asks[state.foe])
        playing = eyes.seat >= 0 and len(eyes.costs) > 0 and not state.beaten
        slot = i64(pieces.AT_ADVERSARY)
        if state.phase == pieces.PLAYING:
            _attempt(state, eyes, state.foe, slot, 0, playing, into, at + ASKS)
        here = at + ASKS + TRY
        target = state.rules.target
        share(into, here, state.foe_xp, target if target > 0 else 1)
        room = target - state.foe_xp
        for near in range(NEAR):
            if room <= near + 1:
                into[here + 1 + near] = FULL
        if state.beaten:
            into[here + 1 + NEAR] = FULL
    return at + FOE_WIDTH
