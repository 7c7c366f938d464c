"""What a seat may know of a game of Call to Glory as planes, for those who learn.

Everything is read off the state at once, and only what the seat itself may know: its hand and its
missions, the open table, and what everyone saw being taken. Seats are counted from the one that
looks, a spectator counts from seat 0.
"""

from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.pieces import KINDS, STACK_SIZE, VALUES
from kachidoki.games.glory.steps.rounds import ASSIGN, DEAL, DONE, REVEALING
from kachidoki.games.glory.steps.turn import ACTION, CLOSE, FIRST, SECOND, Placing, least
from kachidoki.kernel.native import i64
from kachidoki.kernel.planes import FULL, LEAD, choice, lead, level, thermometer

# How far the bits of a count go.
HELD: Final = 5
STANDING: Final = 5
SEEN: Final = 2
TYPES: Final = 6
BLOCK: Final = 4
# How many bits say what is missing to a set, and how many say what a set would have to spare.
MISSING: Final = 3
SPARE: Final = 2
# A draw pile has at most so many cards left, for each of these: how near the end is.
ENDS: Final[list[int]] = [1, 2, 4, 6, 10, 16]
NEAR: Final = 6
# What counts as all of a scale.
MANY_CARDS: Final = 16
PILE: Final = 52
ROUND_POINTS: Final = 64
TOTAL_POINTS: Final = 256
MISSIONS: Final = 12
STACKS: Final = 3
PHASES: Final = 10
ROUNDS: Final = 4


def layout(players: int) -> list[tuple[str, int]]:
    """The names and lengths of what `fill` writes, in order: the same in all modes."""
    return [
        # Modes and rounds left.
        ("mode", 3),
        ("rounds left", ROUNDS),
        # The turn.
        ("phase", PHASES),
        ("asked", players),
        ("turn", players),
        ("starter", players),
        ("first pile drawn", len(pieces.PILES)),
        ("placing kind", KINDS),
        ("placing count", BLOCK),
        ("placing cause", len(pieces.CAUSES)),
        ("placing before", ROUNDS),
        # By kind.
        ("hand", KINDS * HELD),
        ("missing to a set", KINDS * MISSING),
        ("to spare for a set", KINDS * SPARE),
        ("set", KINDS * STANDING),
        ("owner of the set", KINDS * players),
        ("would end the round", KINDS),
        ("in the discard piles", KINDS),
        ("unseen", KINDS),
        ("chance to draw", KINDS),
        *[(f"known hand+{further}", KINDS * SEEN) for further in range(1, players)],
        ("unknown cards", players),
        # The piles.
        ("discard tops", 2 * KINDS),
        ("discard seconds", 2 * KINDS),
        ("deck sizes", 2),
        ("deck ends", 2 * NEAR),
        # How it stands.
        ("types", TYPES * players),
        ("types of all", KINDS),
        ("points of the round", players),
        ("points in all", players),
        ("lead of the round", LEAD),
        ("lead in all", LEAD),
        # Ninjas and missions.
        ("figures", players),
        ("supply and gained", 2),
        ("own missions", MISSIONS),
        ("missions pay me", MISSIONS),
        ("missions pay others", MISSIONS),
        ("missions shown", MISSIONS),
        ("stacks used", STACKS * players),
    ]


def fill(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Write the planes of a seat into a buffer of zeros."""
    at = _turn(state, seat, into, at)
    at = _kinds(state, seat, into, at)
    at = _piles(state, into, at)
    at = _standing(state, seat, into, at)
    _variants(state, seat, into, at)


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


def _turn(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> i64:
    """Which step waits, for whom, and what has happened in this turn."""
    rules = state.rules
    players: i64 = state.players
    me: i64 = seat if seat > 0 else 0
    if rules.missions:
        into[at] = FULL
    if rules.ninja:
        into[at + 1] = FULL
    if rules.keep_figures:
        into[at + 2] = FULL
    thermometer(into, at + 3, rules.rounds - len(state.history), ROUNDS)
    at += 3 + ROUNDS
    phase: i64 = _phase(state)
    into[at + phase] = FULL
    at += PHASES
    if state.actor >= 0:
        into[at + (state.actor + players - me) % players] = FULL
    if state.turn >= 0:
        into[at + players + (state.turn + players - me) % players] = FULL
    if state.starter >= 0:
        into[at + 2 * players + (state.starter + players - me) % players] = FULL
    at += 3 * players
    choice(into, at, state.drawn, 4)
    at += 4
    step = state.step
    if isinstance(step, Placing):
        into[at + step.kind] = FULL
        thermometer(into, at + KINDS, step.count, BLOCK)
        into[at + KINDS + BLOCK + step.cause] = FULL
        resume = state.stack[len(state.stack) - 1]
        before: i64 = 0 if resume is FIRST else 1 if resume is SECOND else 2
        into[at + KINDS + BLOCK + 4 + (3 if resume is CLOSE else before)] = FULL
    return at + KINDS + BLOCK + 4 + ROUNDS


def _kinds(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> i64:
    """By kind: what is held, laid, seen and may still come."""
    players: i64 = state.players
    me: i64 = seat if seat > 0 else 0
    mine = state.hand if seat >= 0 else state.known
    known = state.known
    # What may be drawn next: the cards in the draw piles and unknown in other hands.
    unseen = _unseen(state, mine, me)
    whole: i64 = unseen[KINDS]
    others: i64 = at + KINDS * (HELD + MISSING + SPARE + STANDING + players + 4)
    further: i64
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = mine[me * KINDS + kind]
        standing: i64 = state.sets[kind]
        owner: i64 = state.owner[kind]
        needed: i64 = least(state, kind)
        spot: i64 = at
        thermometer(into, spot + kind * HELD, held, HELD)
        spot += KINDS * HELD
        thermometer(into, spot + kind * MISSING, needed - held, MISSING)
        spot += KINDS * MISSING
        thermometer(into, spot + kind * SPARE, held - needed, SPARE)
        spot += KINDS * SPARE
        thermometer(into, spot + kind * STANDING, standing, STANDING)
        spot += KINDS * STANDING
        if owner >= 0:
            into[spot + kind * players + (owner + players - me) % players] = FULL
        spot += KINDS * players
        if _would_end(state, me, owner):
            into[spot + kind] = FULL
        spot += KINDS
        left: i64 = unseen[kind]
        gone: i64 = VALUES[kind]
        gone -= left + held + standing
        further = 1
        while further < players:
            seen: i64 = known[(me + further) % players * KINDS + kind]
            gone -= seen
            thermometer(into, others + ((further - 1) * KINDS + kind) * SEEN, seen, SEEN)
            further += 1
        level(into, spot + kind, gone, MANY_CARDS)
        level(into, spot + KINDS + kind, left, MANY_CARDS)
        if whole > 0:
            # Seldom is more than a third of the unseen cards of one kind.
            level(into, spot + 2 * KINDS + kind, 3 * left, whole)
        kind += 1
    at = others + (players - 1) * KINDS * SEEN
    further = 0
    while further < players:
        who: i64 = (me + further) % players
        size: i64 = state.size[who]
        for kind in range(KINDS):
            size -= mine[who * KINDS + kind] if who == me else known[who * KINDS + kind]
        level(into, at + further, size, MANY_CARDS)
        further += 1
    return at + players


def _would_end(state: GloryRecord, me: i64, owner: i64) -> bool:
    """[round-end] Whether with a set more, of a kind that is `owner`'s now, the seat that looks had
    enough types, or all nine lay."""
    if owner == me:
        return False
    goal: i64 = state.rules.types_to_end
    return state.types[me] + 1 >= goal or (owner < 0 and state.laid + 1 == KINDS)


def _unseen(state: GloryRecord, mine: list[int], me: i64) -> list[int]:
    """Of each kind how many cards the seat has not seen in this round, and all of them."""
    left: list[int] = [0] * (KINDS + 1)
    if state.round == 0:
        return left
    kind: i64 = 0
    while kind < KINDS:
        count: i64 = VALUES[kind]
        count -= state.sets[kind]
        for seat in range(state.players):
            at: i64 = seat * KINDS + kind
            count -= mine[at] if seat == me else state.known[at]
        left[kind] = count
        kind += 1
    for one in state.pile1:
        left[one] -= 1
    for one in state.pile2:
        left[one] -= 1
    step = state.step
    if isinstance(step, Placing):
        left[step.kind] -= step.count
    whole: i64 = 0
    for kind in range(KINDS):
        whole += left[kind]
    left[KINDS] = whole
    return left


def _piles(state: GloryRecord, into: bytearray, at: i64) -> i64:
    """What can be taken, what comes up then, and how near the end of the draw piles is."""
    for pile in (state.pile1, state.pile2):
        size: i64 = len(pile)
        if size > 0:
            top: i64 = pile[size - 1]
            into[at + top] = FULL
        if size > 1:
            second: i64 = pile[size - 2]
            into[at + 2 * KINDS + second] = FULL
        at += KINDS
    at += 2 * KINDS
    if state.round > 0:
        for place in range(2):
            left = state.left2 if place else state.left1
            level(into, at + place, left, PILE)
            near: i64 = 0
            while near < NEAR:
                if left <= ENDS[near]:
                    into[at + 2 + place * NEAR + near] = FULL
                near += 1
    return at + 2 + 2 * NEAR


def _standing(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> i64:
    """Types and points, and what one has more than the best of the others."""
    players: i64 = state.players
    me: i64 = seat if seat > 0 else 0
    # A round that is scored already counts in the points of all rounds.
    scored = len(state.history) == state.round
    points: list[int] = [0] * players
    if not scored:
        for kind in range(KINDS):
            owner: i64 = state.owner[kind]
            if owner >= 0:
                points[owner] += VALUES[kind]
    at += TYPES * players + KINDS
    thermometer(into, at - KINDS, state.laid, KINDS)
    ahead: i64 = 0
    first: i64 = 0
    best: i64 = -1
    best_in_all: i64 = -1
    further: i64 = 0
    while further < players:
        who: i64 = (me + further) % players
        types: i64 = state.types[who]
        thermometer(into, at - KINDS - TYPES * (players - further), types, TYPES)
        now: i64 = points[who]
        if not scored:
            now += state.bonus[who]
        whole: i64 = now
        for row in state.history:
            whole += row[who]
        level(into, at + further, now, ROUND_POINTS)
        level(into, at + players + further, whole, TOTAL_POINTS)
        if further == 0:
            ahead, first = now, whole
        else:
            if now > best:
                best = now
            if whole > best_in_all:
                best_in_all = whole
        further += 1
    lead(into, at + 2 * players, ahead - best)
    lead(into, at + 2 * players + LEAD, first - best_in_all)
    return at + 2 * players + 2 * LEAD


def _variants(state: GloryRecord, seat: i64, into: bytearray, at: i64) -> None:
    """Ninja figures and missions, where they are played with."""
    players: i64 = state.players
    me: i64 = seat if seat > 0 else 0
    if state.rules.ninja:
        for further in range(players):
            level(into, at + further, state.figures[(me + further) % players], pieces.FIGURES)
        level(into, at + players, state.supply, pieces.FIGURES)
        level(into, at + players + 1, state.gained, 1)
    at += players + 2
    if not state.rules.missions:
        return
    if seat >= 0:
        for mission in state.held[seat]:
            into[at + mission] = FULL
            kind: i64 = pieces.MISSION_KIND[mission]
            owner: i64 = state.owner[kind]
            paid: i64 = pieces.MISSION_BONUS[mission]
            if owner >= 0:
                paid *= state.sets[kind]
                spot: i64 = at + MISSIONS if owner == me else at + 2 * MISSIONS
                level(into, spot + mission, paid, 32)
    at += 3 * MISSIONS
    for further in range(players):
        for mission in state.shown[(me + further) % players]:
            into[at + mission] = FULL
            into[at + MISSIONS + further * STACKS + mission // STACK_SIZE] = FULL
