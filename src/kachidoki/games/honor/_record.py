# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from kachidoki.games.honor import pieces
from kachidoki.games.honor.moves import Plays
from kachidoki.games.honor.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State


class HonorRecord(State):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    # Fresh without a source; else what a seat or SPECTATOR knows of it, or EVERYTHING.
    def __init__(
        self, rules: Rules, source: "HonorRecord | None", viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        self.round: i64 = i64(0) if source is None else source.round
        self.starter: i64 = rules.starter if source is None else source.starter
        self.side: i64 = i64(-1) if source is None else source.side
        self.phase: i64 = i64(0) if source is None else source.phase
        self.first: i64 = rules.starter if source is None else source.first
        self.turn: i64 = rules.starter if source is None else source.turn
        self.order: i64 = i64(0) if source is None else source.order
        self.filled: i64 = i64(0) if source is None else source.filled
        self.down: i64 = i64(0) if source is None else source.down
        self.guns: i64 = i64(0) if source is None else source.guns
        self.marks: i64 = i64(0) if source is None else source.marks
        self.marked: i64 = i64(0) if source is None else source.marked
        self.trump: i64 = i64(-1) if source is None else source.trump
        self.voids: i64 = i64(0) if source is None else source.voids
        self.maybes: i64 = i64(0) if source is None else source.maybes
        self.seen: i64 = i64(0) if source is None else source.seen
        self.forced: i64 = i64(-1) if source is None else source.forced
        self.suggested: i64 = i64(-1) if source is None else source.suggested
        self.lost: i64 = i64(0) if source is None else source.lost
        self.voids_before: i64 = i64(0) if source is None else source.voids_before
        self.general: i64 = i64(0) if source is None else source.general
        self.history: tuple[tuple[int, ...], ...] = () if source is None else source.history
        if source is None or viewer != EVERYTHING:
            self.hand: pieces.Shares = pieces.Shares()
            self.cell: list[int] = [-1] * pieces.CELLS
            self.spoils: pieces.Shares = pieces.Shares()
            self.listed: Plays | None = None
        else:
            self.hand = source.hand.copy()
            self.cell = source.cell[:]
            self.spoils = source.spoils.copy()
            self.listed = source.listed

    def position(self) -> dict[str, object]:
        from kachidoki.games.honor.record import Fields

        return Fields.position(self)
