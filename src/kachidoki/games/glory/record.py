# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Call to Glory: its type, its start value, who may see it."""

from kachidoki.games.glory import pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.steps.rounds import STEPS
from kachidoki.games.glory.steps.turn import Placing
from kachidoki.kernel import shapes
from kachidoki.kernel.errors import must
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Hidden, Open, Own, Part, Record, StepName, Waiting
from kachidoki.kernel.shapes import BySeat, Counts, Many, Members, Name, Number, Row, Seat

MOST_POINTS = 1000
FIGURES = Number(0, pieces.FIGURES)
KIND = Name(pieces.NAMES)
PILES = Many(Many(KIND), 2)
HANDS = BySeat(Counts(pieces.NAMES, pieces.VALUES))
FIGURES_OF_SEATS = Many(FIGURES, shapes.players, tuple)
POINTS = Row(Number(0, MOST_POINTS), shapes.players, tuple)
SOME_MISSIONS = Many(Name(pieces.MISSION_NAMES), None, lambda found: tuple(sorted(found)))
MISSIONS = Many(SOME_MISSIONS, shapes.players, tuple)
COUNT = Number(1, max(pieces.VALUES))
SET = Members(seat=Seat(0), count=COUNT)
CAUSE = Name(pieces.CAUSES)
WAITING = Members(seat=Seat(0), kind=KIND, count=COUNT, cause=CAUSE, resume=StepName(STEPS))


def _sets(state: GloryRecord) -> object:
    return {
        name: SET.write((state.owner[kind], state.sets[kind]), state.rules)
        for kind, name in enumerate(pieces.NAMES)
        if state.owner[kind] >= 0
    }


def _read_sets(state: GloryRecord, value: object) -> None:
    for name, laid in shapes.mapping(value, "sets").items():
        kind = KIND.read(name, "sets", state.rules)
        state.owner[kind], state.sets[kind] = SET.read(laid, "sets", state.rules)


def _deck(state: GloryRecord) -> object:
    piles = ((state.deck1, state.left1), (state.deck2, state.left2))
    return PILES.write([pile[len(pile) - left :] for pile, left in piles], state.rules)


def _read_deck(state: GloryRecord, value: object) -> None:
    state.deck1, state.deck2 = map(bytes, PILES.read(value, "deck", state.rules))
    state.left1, state.left2 = len(state.deck1), len(state.deck2)


def _discard(state: GloryRecord) -> object:
    return PILES.write((state.pile1, state.pile2), state.rules)


def _read_discard(state: GloryRecord, value: object) -> None:
    state.pile1, state.pile2 = PILES.read(value, "discard", state.rules)


def _placing(state: GloryRecord) -> object:
    step = state.step
    if not isinstance(step, Placing):
        return None
    values = (step.seat, step.kind, step.count, step.cause, state.stack[-1])
    return WAITING.write(values, state.rules)


def _read_placing(state: GloryRecord, value: object) -> None:
    waits = None if value is None else WAITING.read(value, "placing", state.rules)
    phase = state.step.name
    must((phase == "placing") == (waits is not None), "phase-impossible", "action2b", phase=phase)
    if waits is not None:
        *values, resume = waits
        state.stack.append(resume)
        state.step = Placing(*values)


class Fields(Record):
    """What lies on the table of Call to Glory."""

    game = "glory"
    version = pieces.RULES_VERSION
    phase = Waiting(STEPS)
    round = Open(i64, 0, Number(0, lambda rules: rules.rounds))
    starter = Open(i64, lambda rules: rules.starter, Seat())
    turn = Open(i64, lambda rules: rules.starter, Seat())
    # Who took the last turn of the round.
    last = Open(i64, -1, Seat())
    # Seat s's cards of kind k, at s * KINDS + k.
    hand = Own(list[int], lambda rules: [0] * (rules.players * pieces.KINDS), HANDS, "hands")
    size = Open(
        list[int],
        lambda rules: [0] * rules.players,
        follows=lambda state: [sum(state.hand_of(seat)) for seat in range(state.players)],
    )
    # Public memory: of these, the ones that everyone saw being taken.
    known = Open(list[int], lambda rules: [0] * (rules.players * pieces.KINDS), HANDS)
    # At most one set of a kind is on the table: its count and its owner (-1: no set).
    sets = Open(list[int], lambda rules: [0] * pieces.KINDS)
    owner = Open(list[int], lambda rules: [-1] * pieces.KINDS)
    # How many sets are on the table, and how many of them each seat has.
    laid = Open(i64, 0, follows=lambda state: pieces.KINDS - state.owner.count(-1))
    types = Open(
        list[int],
        lambda rules: [0] * rules.players,
        follows=lambda state: [state.owner.count(seat) for seat in range(state.players)],
        shared=True,
    )
    laid_sets = Part(["sets", "owner"], _sets, _read_sets, "sets")
    # The draw piles as they were dealt, and how many of their last cards are left to draw.
    deck1 = Hidden(bytes, b"")
    deck2 = Hidden(bytes, b"")
    left1 = Open(i64, 0)
    left2 = Open(i64, 0)
    draw_piles = Part(["deck1", "deck2", "left1", "left2"], _deck, _read_deck, "deck")
    # The discard piles, the top last.
    pile1 = Open(list[int], lambda rules: [])
    pile2 = Open(list[int], lambda rules: [])
    discard_piles = Part(["pile1", "pile2"], _discard, _read_discard, "discard")
    # The pile that the first card of the turn came from.
    drawn = Open(i64, -1, Name(pieces.PILES, none=True))
    placed = Part(["step"], _placing, _read_placing, "placing")
    # Ninja figures of each seat and in the supply; how many the player in turn gained this turn.
    figures = Open(tuple[int, ...], lambda rules: (0,) * rules.players, FIGURES_OF_SEATS)
    supply = Open(i64, lambda rules: rules.figures, FIGURES)
    gained = Open(i64, 0, Number(0, 1))
    # The missions of each seat in its hand, and those that it has shown.
    held = Own(
        tuple[tuple[int, ...], ...], lambda rules: ((),) * rules.players, MISSIONS, "missions"
    )
    shown = Open(tuple[tuple[int, ...], ...], lambda rules: ((),) * rules.players, MISSIONS)
    # [missions-scoring] What missions have paid in this round.
    bonus = Open(tuple[int, ...], lambda rules: (0,) * rules.players, POINTS)
    # The points of each finished round.
    history = Open(tuple[tuple[int, ...], ...], (), Many(POINTS, None, tuple))
