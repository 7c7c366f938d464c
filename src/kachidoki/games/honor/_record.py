# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.honor.pieces import CELLS, Shares, nothing
from kachidoki.games.honor.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import Stepping


class HonorRecord(Stepping):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    def __init__(self, rules: Rules, source: HonorRecord | None) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.phase: i64 = 0
            self.first: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.hand: Shares = nothing()
            self.cell: list[int] = [-1] * CELLS
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
            self.spoils: Shares = nothing()
            self.lost: i64 = 0
            self.voids_before: i64 = 0
            self.general: i64 = 0
            self.history: tuple[tuple[int, ...], ...] = ()
            self.left: i64 = 0
            self.centre: i64 = 0
            self.right: i64 = 0
            self.listed: i64 = -1
            self.at: i64 = 0
            self.rest: i64 = 0
        else:
            self.round = source.round
            self.starter = source.starter
            self.phase = source.phase
            self.first = source.first
            self.turn = source.turn
            self.hand = source.hand.copy()
            self.cell = source.cell[:]
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
            self.spoils = source.spoils.copy()
            self.lost = source.lost
            self.voids_before = source.voids_before
            self.general = source.general
            self.history = source.history
            self.left = source.left
            self.centre = source.centre
            self.right = source.right
            self.listed = source.listed
            self.at = source.at
            self.rest = source.rest

    def show(self, seat: i64, seen: HonorRecord) -> None:
        """Put into `seen` what a seat may know (-1: a spectator), nothing else."""
        self.show_step(seen)
        seen.round = self.round
        seen.starter = self.starter
        seen.phase = self.phase
        seen.first = self.first
        seen.turn = self.turn
        seen.order = self.order
        seen.filled = self.filled
        seen.down = self.down
        seen.guns = self.guns
        seen.marks = self.marks
        seen.marked = self.marked
        seen.trump = self.trump
        seen.voids = self.voids
        seen.maybes = self.maybes
        seen.seen = self.seen
        seen.lost = self.lost
        seen.voids_before = self.voids_before
        seen.general = self.general
        seen.history = self.history

    def position(self) -> dict[str, object]:
        from kachidoki.games.honor.record import Fields

        return Fields.position(self)
