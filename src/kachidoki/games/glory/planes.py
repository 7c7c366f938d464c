"""What a seat may know of a game of Call to Glory as planes, for those who learn.

Everything is read off the state at once, and only what the seat itself may know: its hand and its
missions, the open table, and what everyone saw being taken. Seats are counted from the one that
looks, a spectator counts from seat 0. The planes are put together from rows that were made once.
"""

from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.pieces import KINDS, MISSION_BONUS, MISSION_KIND, STACK_SIZE, VALUES
from kachidoki.games.glory.steps.rounds import ASSIGN, DEAL, DONE, REVEALING
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing, least
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import LEAD, MOST_LEAD, choices, counts, leads, levels, sets

# How far the bits of a count go: in hand, on the table, seen in another hand, types, a block.
HELD: Final = 5
STANDING: Final = 5
SEEN: Final = 2
TYPES: Final = 6
BLOCK: Final = 4
# How far one is from a larger set: two cards missing, one, none, one to spare, two.
READY: Final = 5
# What the top of a discard pile would be for the seat: how many it holds, how far it is from a
# larger set then, and whether the set of that kind is its own.
OFFER: Final = 3
# How near the end is: a draw pile has at most so many cards left.
ENDS: Final = (1, 2, 4, 6, 10, 16)
MISSIONS: Final = len(pieces.MISSION_NAMES)
STACKS: Final = MISSIONS // STACK_SIZE
PHASES: Final = 10
ROUNDS: Final = pieces.ROUNDS
CAUSES: Final = len(pieces.CAUSES)
# What one of a kind is on a scale that ends at 255.
CARD: Final = 16
CARD_OF_DECK: Final = 5
POINT_OF_ROUND: Final = 4
POINT: Final = 1
FIGURE: Final = 63
PAID: Final = 8

# As far as the rows go.
MOST: Final = 21  # cards of a kind, and one more
MOST_ROUND: Final = 250
MOST_POINTS: Final = 1000
MOST_PAID: Final = 100


def _of_kind(least: int) -> list[bytes]:
    """At held * MOST + laid: the hand, how far it is from a set, and the set on the table."""
    hand, ready, standing = counts(HELD, MOST), counts(READY, MOST + 3), counts(STANDING, MOST)
    return [
        hand[held] + ready[max(0, held - max(least, laid + 1) + 3)] + standing[laid]
        for held in range(MOST)
        for laid in range(MOST)
    ]


ONE_OF: Final = [choices(length) for length in range(PHASES + 1)]
BITS: Final = [sets(length) for length in range(5)]
ROUNDS_LEFT: Final = counts(ROUNDS, ROUNDS)
BLOCKS: Final = counts(BLOCK, MOST)
NOT_PLACING: Final = bytes(KINDS + BLOCK + CAUSES + ROUNDS)
# By the smallest set that may be laid where there is none.
OF_KIND: Final = [_of_kind(least) for least in range(4)]
# By players, at whose * 2 + ends: whose set it is, and whether one more would end the round.
OWNED: Final = [
    [row + BITS[1][ends] for row in choices(players) for ends in range(2)] for players in range(5)
]
CARDS: Final = levels(CARD, pieces.CARDS)
# At gone * MOST + unseen: how many are in the discard piles, and how many one has not seen.
OUT: Final = [CARDS[gone] + CARDS[left] for gone in range(MOST) for left in range(MOST)]
# By three kinds: at (first * 3 + second) * 3 + third.
TWO: Final = counts(SEEN, SEEN)
KNOWN: Final = [TWO[at // 9] + TWO[at // 3 % 3] + TWO[at % 3] for at in range(27)]
# At (held * 4 + near) * 2 + own; and where there is no pile.
THREE: Final = counts(OFFER, OFFER)
OFFERS: Final = [THREE[at // 8] + THREE[at // 2 % 4] + BITS[1][at % 2] for at in range(32)]
NO_OFFER: Final = bytes(2 * KINDS + 2 * OFFER + 1)
# By how many cards are left in a draw pile.
DECK: Final = [
    row + b"".join([BITS[1][left <= end] for end in ENDS])
    for left, row in enumerate(levels(CARD_OF_DECK, pieces.CARDS))
]
TYPES_LAID: Final = counts(TYPES, KINDS)
ALL_LAID: Final = counts(KINDS, KINDS)
IN_ROUND: Final = levels(POINT_OF_ROUND, MOST_ROUND)
IN_ALL: Final = levels(POINT, MOST_POINTS)
LEADS: Final = leads()
FIGURES: Final = levels(FIGURE, pieces.FIGURES)
# By what a mission in hand would pay, from -MOST_PAID (to others) to MOST_PAID (to its owner).
SUMS: Final = levels(PAID, MOST_PAID)
PAYS: Final = [
    BITS[1][1] + SUMS[max(0, paid)] + SUMS[max(0, -paid)]
    for paid in range(-MOST_PAID, MOST_PAID + 1)
]
NOT_HELD: Final = bytes(3)


def layout(players: int) -> list[tuple[str, int]]:
    """The names and lengths of what `fill` writes, in order: the same in all modes."""
    others = range(1, players)
    return [
        ("mode", 3),
        ("rounds left", ROUNDS),
        ("phase", PHASES),
        ("asked", players),
        ("turn", players),
        ("starter", players),
        ("first pile drawn", len(pieces.PILES)),
        ("placing kind", KINDS),
        ("placing count", BLOCK),
        ("placing cause", CAUSES),
        ("placing before", ROUNDS),
        # The hand, how far it is from a larger set, the set on the table, its owner, whether a set
        # would end the round, cards in the discard piles, cards unseen.
        *[(name, HELD + READY + STANDING + players + 1 + 2) for name in pieces.NAMES],
        ("unknown cards", 1),
        *[(f"known hand+{further}", KINDS * SEEN + 1) for further in others],
        # Top card, the one below it, and what the top would be for the seat.
        *[(name, 2 * KINDS + 2 * OFFER + 1) for name in pieces.PILES[2:]],
        *[(name, 1 + len(ENDS)) for name in pieces.PILES[:2]],
        ("types", TYPES * players),
        ("types of all", KINDS),
        ("points", 2 * players),
        ("lead of the round", LEAD),
        ("lead in all", LEAD),
        ("figures", players + 2),
        ("own missions", 3 * MISSIONS),
        ("missions shown", MISSIONS),
        ("stacks used", STACKS * players),
    ]


def fill(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Write the planes of a seat into a buffer."""
    me: i64 = seat if seat > 0 else 0
    # Of the hand from which a spectator counts it is known what everyone saw being taken.
    mine = state.hand if seat >= 0 else state.known
    rows: list[bytes] = []
    _turn(state, me, rows)
    _kinds(state, mine, me, rows)
    _hands(state, me, rows)
    _piles(state, mine, me, rows)
    _standing(state, me, rows)
    _variants(state, seat, rows)
    planes = b"".join(rows)
    into[at : at + len(planes)] = planes


def _from(seat: i64, me: i64, players: i64) -> i64:
    """How far a seat sits from the one that looks; behind all where there is no seat."""
    if seat < 0:
        return players
    return seat - me if seat >= me else seat - me + players


def _phase(state: GloryRecord) -> i64:
    step = state.step
    if step is FIRST:
        return 0
    if step is SECOND:
        return 1
    if step is ACTION:
        return 2
    if step is CLOSE:
        return 3
    if isinstance(step, Placing):
        return 4
    if step is REVEALING:
        return 5
    if step is DONE:
        return 6
    return 7 if step is DEAL else 8 if step is ASSIGN else 9


def _turn(state: GloryRecord, me: i64, rows: list[bytes]) -> None:
    """Which step waits, for whom, and what has happened in this turn."""
    rules = state.rules
    players: i64 = state.players
    mode: i64 = 1 if rules.missions else 0
    if rules.ninja:
        mode += 2
        if rules.keep_figures:
            mode += 4
    rows.append(BITS[3][mode])
    rows.append(ROUNDS_LEFT[rules.rounds - len(state.history)])
    rows.append(ONE_OF[PHASES][_phase(state)])
    seats = ONE_OF[players]
    rows.append(seats[_from(state.actor, me, players)])
    rows.append(seats[_from(state.turn, me, players)])
    rows.append(seats[_from(state.starter, me, players)])
    rows.append(ONE_OF[4][state.drawn if state.drawn >= 0 else 4])
    step = state.step
    if not isinstance(step, Placing):
        rows.append(NOT_PLACING)
        return
    rows.append(ONE_OF[KINDS][step.kind])
    rows.append(BLOCKS[step.count])
    rows.append(ONE_OF[CAUSES][step.cause])
    resume = state.stack[len(state.stack) - 1]
    before: i64 = 0 if resume is FIRST else 1 if resume is SECOND else 2
    rows.append(ONE_OF[ROUNDS][3 if resume is CLOSE else before])


def _kinds(state: GloryRecord, mine: list[int], me: i64, rows: list[bytes]) -> None:
    """By kind: what is held, laid, gone and may still come."""
    players: i64 = state.players
    known = state.known
    laid = state.sets
    owners = state.owner
    smallest = state.rules.smallest
    owned = OWNED[players]
    all_but_one: bool = state.laid + 1 == KINDS
    enough: bool = state.types[me] + 1 >= state.rules.types_to_end
    gone = _gone(state)
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = mine[me * KINDS + kind]
        standing: i64 = laid[kind]
        owner: i64 = owners[kind]
        rows.append(OF_KIND[smallest[kind]][held * MOST + standing])
        whose: i64 = 2 * _from(owner, me, players)
        # [round-end] With a set more one had enough types, or all nine lay.
        if owner != me and (enough or (owner < 0 and all_but_one)):
            whose += 1
        rows.append(owned[whose])
        left: i64 = VALUES[kind] if state.round > 0 else 0
        piled: i64 = gone[kind]
        left -= held + standing + piled
        who: i64 = 0
        while who < players:
            if who != me:
                left -= known[who * KINDS + kind]
            who += 1
        rows.append(OUT[piled * MOST + left])
        kind += 1


def _gone(state: GloryRecord) -> list[int]:
    """Of each kind how many cards lie in the discard piles, or are about to."""
    gone: list[int] = [0] * KINDS
    for kind in state.pile1:
        gone[kind] += 1
    for kind in state.pile2:
        gone[kind] += 1
    step = state.step
    if isinstance(step, Placing):
        gone[step.kind] += step.count
    return gone


def _hands(state: GloryRecord, me: i64, rows: list[bytes]) -> None:
    """How many cards of each hand nobody else has seen, and what everyone saw others take."""
    players: i64 = state.players
    known = state.known
    who: i64 = me
    further: i64 = 0
    while further < players:
        at: i64 = who * KINDS
        end: i64 = at + KINDS
        left: i64 = state.size[who]
        while at < end:
            first: i64 = known[at]
            second: i64 = known[at + 1]
            third: i64 = known[at + 2]
            left -= first + second + third
            at += 3
            if further > 0:
                first = first if first < SEEN else SEEN
                second = second if second < SEEN else SEEN
                third = third if third < SEEN else SEEN
                rows.append(KNOWN[(first * 3 + second) * 3 + third])
        rows.append(CARDS[left])
        who = who + 1 if who + 1 < players else 0
        further += 1


def _piles(state: GloryRecord, mine: list[int], me: i64, rows: list[bytes]) -> None:
    """What can be taken, what comes up then, and how near the end of the draw piles is."""
    for pile in (state.pile1, state.pile2):
        size: i64 = len(pile)
        if size == 0:
            rows.append(NO_OFFER)
            continue
        top: i64 = pile[size - 1]
        rows.append(ONE_OF[KINDS][top])
        rows.append(ONE_OF[KINDS][pile[size - 2] if size > 1 else KINDS])
        held: i64 = mine[me * KINDS + top]
        near: i64 = held + 3 - least(state, top)
        if held > OFFER:
            held = OFFER
        near = 0 if near < 0 else OFFER if near > OFFER else near
        rows.append(OFFERS[(held * 4 + near) * 2 + (1 if state.owner[top] == me else 0)])
    rows.append(DECK[state.left1])
    rows.append(DECK[state.left2])


def _standing(state: GloryRecord, me: i64, rows: list[bytes]) -> None:
    """Types and points, and what one has more than the best of the others."""
    players: i64 = state.players
    # A round that is scored already counts in the points of all rounds.
    scored = len(state.history) == state.round
    points: list[int] = [0] * players if scored else list(state.bonus)
    kind: i64 = 0
    while kind < KINDS and not scored:
        owner: i64 = state.owner[kind]
        if owner >= 0:
            points[owner] += VALUES[kind]
        kind += 1
    further: i64 = 0
    while further < players:
        rows.append(TYPES_LAID[state.types[(me + further) % players]])
        further += 1
    rows.append(ALL_LAID[state.laid])
    ahead: i64 = 0
    lead: i64 = 0
    best: i64 = -1
    most: i64 = -1
    further = 0
    while further < players:
        who: i64 = (me + further) % players
        now: i64 = points[who]
        whole: i64 = now
        for row in state.history:
            whole += row[who]
        rows.append(IN_ROUND[now if now < MOST_ROUND else MOST_ROUND])
        rows.append(IN_ALL[whole if whole < MOST_POINTS else MOST_POINTS])
        if further == 0:
            ahead, lead = now, whole
        else:
            best = now if now > best else best
            most = whole if whole > most else most
        further += 1
    rows.append(_lead(ahead - best))
    rows.append(_lead(lead - most))


def _lead(difference: i64) -> bytes:
    at: i64 = difference + MOST_LEAD
    return LEADS[0 if at < 0 else 2 * MOST_LEAD if at > 2 * MOST_LEAD else at]


def _variants(state: GloryRecord, seat: i64, rows: list[bytes]) -> None:
    """Ninja figures and missions, where they are played with."""
    players: i64 = state.players
    me: i64 = seat if seat > 0 else 0
    if state.rules.ninja:
        for further in range(players):
            rows.append(FIGURES[state.figures[(me + further) % players]])
        rows.append(FIGURES[state.supply])
        rows.append(FIGURES[state.gained])
    else:
        rows.append(bytes(players + 2))
    if not state.rules.missions:
        rows.append(bytes(4 * MISSIONS + STACKS * players))
        return
    held: tuple[int, ...] = state.held[seat] if seat >= 0 else ()
    for mission in range(MISSIONS):
        rows.append(_pays(state, me, mission) if mission in held else NOT_HELD)
    used: list[int] = [0] * players
    shown: i64 = 0
    one: i64 = 1
    for further in range(players):
        for mission in state.shown[(me + further) % players]:
            shown |= one << mission
            used[further] |= 1 << mission // STACK_SIZE
    for stack in range(STACKS):
        rows.append(BITS[STACK_SIZE][shown >> (stack * STACK_SIZE) & 15])
    for stacks in used:
        rows.append(BITS[STACKS][stacks])


def _pays(state: GloryRecord, me: i64, mission: i64) -> bytes:
    """[missions-scoring] What a mission would pay now, to its owner or to others."""
    kind: i64 = MISSION_KIND[mission]
    paid: i64 = MISSION_BONUS[mission]
    paid *= state.sets[kind]
    return PAYS[MOST_PAID + (paid if state.owner[kind] == me else -paid)]
