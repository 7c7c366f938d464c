# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Call to Glory: its type, its start value, who may see it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kachidoki.games.glory import pieces
from kachidoki.games.glory.rules import Rules
from kachidoki.games.glory.steps import named
from kachidoki.games.glory.steps.turn import Placing, placing
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Hidden, Open, Own, Part, Record, Several, StepName
from kachidoki.kernel.shapes import (
    BySeat,
    Counts,
    Many,
    Name,
    Number,
    Row,
    Seat,
    Shape,
    array,
    mapping,
    members,
    players,
)

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState

MOST_POINTS = 1000
HANDS = BySeat(Counts(pieces.NAMES, pieces.VALUES))


def _sets(state: "GloryState") -> object:
    return {
        pieces.NAMES[kind]: {"seat": state.owner[kind], "count": state.sets[kind]}
        for kind in range(pieces.KINDS)
        if state.owner[kind] >= 0
    }


def _read_sets(state: "GloryState", value: object) -> None:
    for name, one in mapping(value, "sets").items():
        kind = Name(pieces.NAMES).read(name, "sets", state.rules)
        laid = members(one, "sets", ("seat", "count"))
        state.owner[kind] = Seat(0).read(laid["seat"], "seat", state.rules)
        state.sets[kind] = Number(1, pieces.VALUES[kind]).read(laid["count"], "count", state.rules)


def _deck(state: "GloryState") -> object:
    piles = (state.deck[state.top1 : state.end1], state.deck[state.top2 : state.end2])
    return [[pieces.NAMES[kind] for kind in pile] for pile in piles]


def _read_deck(state: "GloryState", value: object) -> None:
    piles = Many(CARDS, 2).read(value, "deck", state.rules)
    state.deck = bytes(piles[0] + piles[1])
    state.end1 = len(piles[0])
    state.top2 = len(piles[0])
    state.end2 = len(state.deck)


def _placing(state: "GloryState") -> object:
    step = state.step
    if not isinstance(step, Placing):
        return None
    return {
        "seat": int(step.seat),
        "kind": pieces.NAMES[step.kind],
        "count": int(step.count),
        "cause": pieces.CAUSES[step.cause],
        "resume": state.stack[-1].name,
    }


def _read_placing(state: "GloryState", value: object) -> None:
    phase = state.step.name
    if value is not None:
        mapping(value, "placing")
    if (phase == "placing") != (value is not None):
        raise BadPosition("phase-impossible", "action2b", phase=phase)
    if value is None:
        return
    rules = state.rules
    waits = members(value, "placing", ("seat", "kind", "count", "cause", "resume"))
    seat = Seat(0).read(waits["seat"], "seat", rules)
    kind = Name(pieces.NAMES).read(waits["kind"], "kind", rules)
    count = Number(1, pieces.VALUES[kind]).read(waits["count"], "count", rules)
    cause = Name(pieces.CAUSES).read(waits["cause"], "cause", rules)
    state.stack = [named(pieces.PHASES[Name(pieces.PHASES).read(waits["resume"], "resume", rules)])]
    state.step = placing(seat, kind, count, cause)


class Missions(Shape):
    """The missions of all seats, at seat * 3 + stack: one of each stack at the most."""

    mission = Name(pieces.MISSION_NAMES)

    def write(self, value: Sequence[int], rules: Rules) -> object:
        seats = [
            value[at : at + len(pieces.STACKS)] for at in range(0, len(value), len(pieces.STACKS))
        ]
        return [
            [pieces.MISSION_NAMES[mission] for mission in seat if mission >= 0] for seat in seats
        ]

    def read(self, value: object, name: str, rules: Rules) -> tuple[int, ...]:
        missions = [-1] * (players(rules) * len(pieces.STACKS))
        for seat, names in enumerate(array(value, name, players(rules))):
            for one in array(names, name):
                mission = self.mission.read(one, name, rules)
                at = seat * len(pieces.STACKS) + pieces.MISSION_STACK[mission]
                if missions[at] >= 0:
                    raise BadPosition("two-of-a-stack", "missions-setup", seat=seat)
                missions[at] = mission
        return tuple(missions)


CARDS = Many(Name(pieces.NAMES))
POINTS = Row(Number(0, MOST_POINTS), players, tuple)


class Fields(Record):
    """What lies on the table of Call to Glory."""

    game = "glory"
    version = pieces.RULES_VERSION
    phase = StepName(pieces.PHASES, named)
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
        follows=lambda state: [
            sum(state.hand[at : at + pieces.KINDS])
            for at in range(0, len(state.hand), pieces.KINDS)
        ],
    )
    # Public memory: of these, the ones that everyone saw being taken.
    known = Open(list[int], lambda rules: [0] * (rules.players * pieces.KINDS), HANDS)
    # How many types each seat has in front, and all together.
    types = Open(
        list[int],
        lambda rules: [0] * rules.players,
        follows=lambda state: [state.owner.count(seat) for seat in range(state.players)],
    )
    laid = Open(i64, 0, follows=lambda state: pieces.KINDS - state.owner.count(-1))
    # At most one set of a kind is on the table: its count and its owner (-1: no set).
    sets = Open(list[int], lambda rules: [0] * pieces.KINDS)
    owner = Open(list[int], lambda rules: [-1] * pieces.KINDS)
    laid_sets = Part(["sets", "owner"], _sets, _read_sets, "sets")
    # The shuffled cards; draw pile 1 is deck[top1:end1], its top first, then draw pile 2.
    deck = Hidden(bytes, b"")
    top1 = Open(i64, 0)
    end1 = Open(i64, 0)
    top2 = Open(i64, 0)
    end2 = Open(i64, 0)
    draw_piles = Part(["deck", "top1", "end1", "top2", "end2"], _deck, _read_deck, "deck")
    # The discard piles, the top last.
    pile1 = Open(list[int], lambda rules: [])
    pile2 = Open(list[int], lambda rules: [])
    discard_piles = Several(["pile1", "pile2"], CARDS, "discard")
    # The pile that the first card of the turn came from.
    drawn = Open(i64, -1, Name(pieces.PILES, none=True))
    placed = Part(["step"], _placing, _read_placing, "placing")
    # Ninja figures of each seat and in the supply; how many the player in turn gained this turn.
    figures = Open(
        tuple[int, ...],
        lambda rules: (0,) * rules.players,
        Many(Number(0, pieces.FIGURES), players, tuple),
    )
    supply = Open(
        i64, lambda rules: pieces.FIGURES if rules.ninja else 0, Number(0, pieces.FIGURES)
    )
    gained = Open(i64, 0, Number(0, 1))
    # Missions in hand and shown, at seat * 3 + stack; -1 for none.
    held = Own(
        tuple[int, ...],
        lambda rules: (-1,) * (rules.players * 3),
        Missions(),
        "missions",
    )
    shown = Open(tuple[int, ...], lambda rules: (-1,) * (rules.players * 3), Missions())
    # [missions-scoring] What missions have paid in this round.
    bonus = Open(tuple[int, ...], lambda rules: (0,) * rules.players, POINTS)
    # The points of each finished round.
    history = Open(tuple[tuple[int, ...], ...], (), Many(POINTS, None, tuple))
