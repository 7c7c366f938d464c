# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Victory & Honor: its type, its start value, who may see it.

The cards of the current phase are told as the moves that put them there. Reading a position plays
them again (see check.py), so markers, trump and turn follow from the rules.
"""

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import PLAYS, Plays
from kachidoki.games.honor.rules import Rules
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.rounds import STEPS
from kachidoki.kernel.errors import BadPosition
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Hidden, Memo, Open, Part, Record, Waiting
from kachidoki.kernel.shapes import Flag, Many, Mask, Name, Number, Seat, Shape, members

# [scoring], [honours-scoring] What all cards pay if one player has them; shared, they pay less.
MOST_POINTS = 108
MOST_HONOURS = 36


class Packed(Shape):
    """By seat: a number that has the same number of bits for each."""

    def __init__(self, each: Shape, bits: int) -> None:
        self.parts = Many(each, pieces.SEATS)
        self.bits = bits

    def write(self, value: int, rules: Rules) -> object:
        part = (1 << self.bits) - 1
        parts = [value >> seat * self.bits & part for seat in range(pieces.SEATS)]
        return self.parts.write(parts, rules)

    def read(self, value: object, name: str, rules: Rules) -> int:
        parts = self.parts.read(value, name, rules)
        return sum(part << seat * self.bits for seat, part in enumerate(parts))


class Points(Shape):
    """A round: what each seat got, and for the honours each side at its first seat."""

    points = Many(Number(0, MOST_POINTS), pieces.SEATS)
    honours = Many(Number(0, MOST_HONOURS), pieces.SEATS)

    def write(self, value: tuple[int, ...], rules: Rules) -> object:
        return {"points": list(value[: pieces.SEATS]), "honours": list(value[pieces.SEATS :])}

    def read(self, value: object, name: str, rules: Rules) -> tuple[int, ...]:
        data = members(value, name, ("points", "honours"))
        points = self.points.read(data["points"], name, rules)
        return (*points, *self.honours.read(data["honours"], name, rules))


def _twice(card: int) -> BadPosition:
    return BadPosition("card-count", "cards", **pieces.named(card), found=2, wanted=1)


def _plays(state: HonorState) -> object:
    return [PLAYS[cell % 3 * pieces.CARDS + state.cell[cell]].text for cell in state.played()]


# What follows from the plays.
LAID = (
    *("cell", "order", "filled", "down", "guns", "marks", "marked", "trump"),
    *("voids", "maybes", "seen"),
)

CARDS = Mask(pieces.CARD_NAMES, _twice)
CARDS_OF_SEATS = Many(CARDS, pieces.SEATS, lambda masks: pieces.Shares(*masks))
COLOURS = Mask(pieces.COLOURS)
COLOUR = Name(pieces.COLOURS, none=True)
PLACE = Name(pieces.PLACES, none=True)


class Fields(Record):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    game = "honor"
    version = pieces.RULES_VERSION
    step = Waiting(STEPS)
    round = Open(i64, 0, Number(0, lambda rules: rules.rounds))
    # [start] Who starts the round, and the partnership that is asked to name them.
    starter = Open(i64, lambda rules: rules.starter, Seat())
    side = Open(i64, -1, Number(-1, 1))
    # The phase of the round, from 1, and who started it.
    phase = Open(i64, 0, Number(0, lambda rules: rules.phases))
    first = Open(i64, lambda rules: rules.starter, Seat())
    turn = Open(i64, lambda rules: rules.starter, Seat())
    hand = Hidden(
        pieces.Shares, lambda rules: pieces.Shares(), CARDS_OF_SEATS, "hands", copied=True
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
    # Read by check.py, which plays them.
    plays = Part(LAID, _plays, lambda state, value: None)
    # [scout] The place where the player in turn has to play, or is asked to; -1 for none.
    forced = Open(i64, -1, PLACE)
    suggested = Open(i64, -1, PLACE)
    spoils = Hidden(pieces.Shares, lambda rules: pieces.Shares(), CARDS_OF_SEATS, copied=True)
    lost = Open(i64, 0, CARDS)
    # The colours that were shown to be missing before this phase.
    voids_before = Open(i64, 0, Packed(COLOURS, 4), "voids")
    # [redeal] Who has shown a general.
    general = Open(i64, 0, Packed(Flag(), 1), "generals", only=lambda rules: rules.redeal)
    # The points of each finished round: four for the seats, then four for their honours.
    history = Open(tuple[tuple[int, ...], ...], (), Many(Points(), None, tuple))
    # [play] What the player in turn may play, once somebody asked since the last move.
    listed = Memo(Plays | None, None)
