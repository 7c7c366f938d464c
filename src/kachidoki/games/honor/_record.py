# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import Plays
from kachidoki.games.honor.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State


class HonorRecord(State):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    # Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or, for a
    # copy, EVERYTHING.
    def __init__(self, rules: Rules, source: HonorRecord | None, viewer: i64 = EVERYTHING) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.side: i64 = -1
            self.phase: i64 = 0
            self.first: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.order: i64 = 0
            self.filled: i64 = 0
            self.down: i64 = 0
            self.guns: i64 = 0
            self.marks: i64 = 0
            self.marked: i64 = 0
            self.trump: i64 = -1
            self.voids: i64 = 0
            self.maybes: i64 = 0
            self.seen: i64 = 0
            self.forced: i64 = -1
            self.suggested: i64 = -1
            self.lost: i64 = 0
            self.voids_before: i64 = 0
            self.general: i64 = 0
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.round = source.round
            self.starter = source.starter
            self.side = source.side
            self.phase = source.phase
            self.first = source.first
            self.turn = source.turn
            self.order = source.order
            self.filled = source.filled
            self.down = source.down
            self.guns = source.guns
            self.marks = source.marks
            self.marked = source.marked
            self.trump = source.trump
            self.voids = source.voids
            self.maybes = source.maybes
            self.seen = source.seen
            self.forced = source.forced
            self.suggested = source.suggested
            self.lost = source.lost
            self.voids_before = source.voids_before
            self.general = source.general
            self.history = source.history
        if source is None or viewer != EVERYTHING:
            self.hand: pieces.Shares = pieces.nothing()
            self.cell: list[int] = [-1] * pieces.CELLS
            self.spoils: pieces.Shares = pieces.nothing()
            self.listed: Plays | None = None
        else:
            self.revealing = source.revealing
            self.hand = source.hand.copy()
            self.cell = source.cell[:]
            self.spoils = source.spoils.copy()
            self.listed = source.listed

    def position(self) -> dict[str, object]:
        from kachidoki.games.honor.record import Fields

        return Fields.position(self)
