# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Victory & Honor: its type, its start value, who may see it.

The cards of the current phase are told as the moves that put them there. Reading a position plays
them again (see check.py), so markers, trump, turn and orders follow from the rules.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import PLAYS, Play, spelled_out
from kachidoki.games.honor.rules import Rules
from kachidoki.games.honor.steps import STEPS
from kachidoki.games.honor.steps.play import ORDERED, PLAY, SUGGESTED, Ordering, Playing
from kachidoki.games.honor.steps.setup import CHOOSE, Choosing
from kachidoki.kernel.errors import BadPosition, shown
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Hidden, Memo, Open, Part, Record, StepName
from kachidoki.kernel.shapes import Flag, Many, Name, Number, Seat, Shape, array, members, players

if TYPE_CHECKING:
    from kachidoki.games.honor.state import HonorState

# [scoring], [honours-scoring] What all cards pay if one player has them; shared, they pay less.
MOST_POINTS = 108
MOST_HONOURS = 36
BY_TEXT = {play.text: play for play in PLAYS}


class Mask(Shape):
    """Which of several names there are, as bits."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def write(self, value: Any, rules: Rules) -> object:
        return [name for at, name in enumerate(self.names) if value >> at & 1]

    def read(self, value: object, name: str, rules: Rules) -> int:
        mask = 0
        for one in array(value, name):
            if one not in self.names:
                raise _unknown(name, one, self.names)
            at = self.names.index(str(one))
            if mask >> at & 1 and self.names is pieces.CARD_NAMES:
                colour, rank = pieces.CARD_NAMES[at].split(" ")
                values: dict[str, Any] = {"colour": colour, "rank": rank}
                raise BadPosition("card-count", "cards", **values, found=2, wanted=1)
            mask |= 1 << at
        return mask


class Packed(Shape):
    """By seat: a number that has the same number of bits for each."""

    def __init__(self, each: Shape, bits: int) -> None:
        self.each = each
        self.bits = bits

    def write(self, value: Any, rules: Rules) -> object:
        part = (1 << self.bits) - 1
        values = [value >> seat * self.bits & part for seat in range(pieces.SEATS)]
        return [self.each.write(one, rules) for one in values]

    def read(self, value: object, name: str, rules: Rules) -> int:
        values = array(value, name, pieces.SEATS)
        parts = [self.each.read(one, name, rules) for one in values]
        return sum(part << seat * self.bits for seat, part in enumerate(parts))


class Points(Shape):
    """A round: what each seat got, and for the honours each side at its first seat."""

    parts: Mapping[str, Shape] = {
        "points": Many(Number(0, MOST_POINTS), players),
        "honours": Many(Number(0, MOST_HONOURS), players),
    }

    def write(self, value: Any, rules: Rules) -> object:
        return {"points": list(value[: pieces.SEATS]), "honours": list(value[pieces.SEATS :])}

    def read(self, value: object, name: str, rules: Rules) -> tuple[int, ...]:
        data = members(value, name, tuple(self.parts))
        rows = [shape.read(data[part], name, rules) for part, shape in self.parts.items()]
        return tuple(rows[0] + rows[1])


def _unknown(field: str, value: object, known: tuple[str, ...]) -> BadPosition:
    return BadPosition("unknown-name", field=field, value=shown(value), known=known)


def _side(state: "HonorState") -> object:
    return int(state.step.side) if isinstance(state.step, Choosing) else -1


def _read_side(state: "HonorState", value: object) -> None:
    side = Number(-1, len(CHOOSE) - 1).read(value, "side", state.rules)
    if isinstance(state.step, Choosing) != (side >= 0):
        raise BadPosition("phase-impossible", "start", phase=state.step.name)
    if side >= 0:
        state.step = CHOOSE[side]


def _plays(state: "HonorState") -> object:
    return [PLAYS[cell % 3 * pieces.CARDS + state.cell[cell]].text for cell in state.played()]


def read_plays(value: object) -> list[Play]:
    """The plays of a position."""
    plays = []
    for text in array(value, "plays"):
        plain = spelled_out(" ".join(text.lower().split())) if isinstance(text, str) else ""
        if plain not in BY_TEXT:
            raise _unknown("plays", text, ("left red five",))
        plays.append(BY_TEXT[plain])
    return plays


def _check_plays(state: "HonorState", value: object) -> None:
    read_plays(value)


def _asked(state: "HonorState", steps: list[Playing]) -> object:
    """The place that a scout named, if the table waits at one of these steps."""
    return pieces.PLACES[steps.index(state.step)] if state.step in steps else None


def _read_asked(state: "HonorState", value: object, field: str, steps: list[Playing]) -> None:
    place = Name(pieces.PLACES, none=True).read(value, field, state.rules)
    if place < 0:
        return
    if state.step is not PLAY:
        playing = isinstance(state.step, (Playing, Ordering))
        raise BadPosition("plays-impossible", "scout" if playing else "play")
    state.step = steps[place]


CARDS_OF_SEATS = Many(Mask(pieces.CARD_NAMES), players, lambda masks: pieces.Shares(*masks))


class Fields(Record):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    game = "honor"
    version = pieces.RULES_VERSION
    step = StepName(tuple(STEPS), STEPS.__getitem__)
    round = Open(i64, 0, Number(0, lambda rules: rules.rounds))
    # [start] Who starts the round.
    starter = Open(i64, lambda rules: rules.starter, Seat())
    side = Part(["step"], _side, _read_side)
    # The phase of the round, from 1, and who started it.
    phase = Open(i64, 0, Number(0, lambda rules: rules.phases))
    first = Open(i64, lambda rules: rules.starter, Seat())
    turn = Open(i64, lambda rules: rules.starter, Seat())
    hand = Hidden(
        pieces.Shares, lambda rules: pieces.nothing(), CARDS_OF_SEATS, "hands", copied=True
    )
    # The cards of this phase by cell, -1 where there is none or where nobody may look; the cells in
    # the order of play, four bits each, the last one lowest.
    cell = Hidden(list[int], lambda rules: [-1] * pieces.CELLS)
    order = Open(i64, 0)
    filled = Open(i64, 0)
    down = Open(i64, 0)
    # [artillery] The cells of face-up guns.
    guns = Open(i64, 0)
    # [lead] The colour of each place, counted from 1 in three bits; all cards of these colours.
    marks = Open(i64, 0)
    marked = Open(i64, 0)
    trump = Open(i64, -1)
    # Public memory: the colours that each seat has shown in this round not to have, four bits a
    # seat; those that each face-down card can be, four bits a cell; every card that was seen.
    voids = Open(i64, 0)
    maybes = Open(i64, 0)
    seen = Open(i64, 0)
    plays = Part(
        ["cell", "order", "filled", "down", "guns", "marks", "marked", "trump"]
        + ["voids", "maybes", "seen"],
        _plays,
        _check_plays,
    )
    forced = Part(
        ["step"],
        lambda state: _asked(state, ORDERED),
        lambda state, value: _read_asked(state, value, "forced", ORDERED),
    )
    suggested = Part(
        ["step"],
        lambda state: _asked(state, SUGGESTED),
        lambda state, value: _read_asked(state, value, "suggested", SUGGESTED),
    )
    spoils = Hidden(pieces.Shares, lambda rules: pieces.nothing(), CARDS_OF_SEATS, copied=True)
    lost = Open(i64, 0, Mask(pieces.CARD_NAMES))
    # The colours that were shown to be missing before this phase.
    voids_before = Open(i64, 0, Packed(Mask(pieces.COLOURS), 4), "voids")
    # [redeal] Who has shown a general.
    general = Open(i64, 0, Packed(Flag(), 1), "generals", only=lambda rules: rules.redeal)
    # The points of each finished round: four for the seats, then four for their honours.
    history = Open(tuple[tuple[int, ...], ...], (), Many(Points(), None, tuple))
    # [play] The cards that may go to the left, to the centre and to the right, and the seat for
    # which that was worked out, -1 if nobody asked since the last move; in a list of the plays, the
    # place that it has come to, and the cards that are left of it.
    left = Memo(i64, 0)
    centre = Memo(i64, 0)
    right = Memo(i64, 0)
    listed = Memo(i64, -1)
    at = Memo(i64, 0)
    rest = Memo(i64, 0)
