# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.glory.pieces import FIGURES, KINDS
from kachidoki.games.glory.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import own, own_of
from kachidoki.kernel.step import Stepping


class GloryRecord(Stepping):
    """What lies on the table of Call to Glory."""

    def __init__(self, rules: Rules, source: GloryRecord | None) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.last: i64 = -1
            self.hand: list[int] = [0] * (rules.players * KINDS)
            self.size: list[int] = [0] * rules.players
            self.known: list[int] = [0] * (rules.players * KINDS)
            self.types: list[int] = [0] * rules.players
            self.laid: i64 = 0
            self.sets: list[int] = [0] * KINDS
            self.owner: list[int] = [-1] * KINDS
            self.deck: bytes = b""
            self.top1: i64 = 0
            self.end1: i64 = 0
            self.top2: i64 = 0
            self.end2: i64 = 0
            self.pile1: list[int] = []
            self.pile2: list[int] = []
            self.drawn: i64 = -1
            self.figures: tuple[int, ...] = (0,) * rules.players
            self.supply: i64 = FIGURES if rules.ninja else 0
            self.gained: i64 = 0
            self.held: tuple[int, ...] = (-1,) * (rules.players * 3)
            self.shown: tuple[int, ...] = (-1,) * (rules.players * 3)
            self.bonus: tuple[int, ...] = (0,) * rules.players
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.round = source.round
            self.starter = source.starter
            self.turn = source.turn
            self.last = source.last
            self.hand = source.hand[:]
            self.size = source.size[:]
            self.known = source.known[:]
            self.types = source.types[:]
            self.laid = source.laid
            self.sets = source.sets[:]
            self.owner = source.owner[:]
            self.deck = source.deck
            self.top1 = source.top1
            self.end1 = source.end1
            self.top2 = source.top2
            self.end2 = source.end2
            self.pile1 = source.pile1[:]
            self.pile2 = source.pile2[:]
            self.drawn = source.drawn
            self.figures = source.figures
            self.supply = source.supply
            self.gained = source.gained
            self.held = source.held
            self.shown = source.shown
            self.bonus = source.bonus
            self.history = source.history

    def show(self, seat: i64, seen: GloryRecord) -> None:
        """Put into `seen` what a seat may know (-1: a spectator), nothing else."""
        self.show_step(seen)
        seen.round = self.round
        seen.starter = self.starter
        seen.turn = self.turn
        seen.last = self.last
        seen.size = self.size[:]
        seen.known = self.known[:]
        seen.types = self.types[:]
        seen.laid = self.laid
        seen.sets = self.sets[:]
        seen.owner = self.owner[:]
        seen.top1 = self.top1
        seen.end1 = self.end1
        seen.top2 = self.top2
        seen.end2 = self.end2
        seen.pile1 = self.pile1[:]
        seen.pile2 = self.pile2[:]
        seen.drawn = self.drawn
        seen.figures = self.figures
        seen.supply = self.supply
        seen.gained = self.gained
        seen.shown = self.shown
        seen.bonus = self.bonus
        seen.history = self.history
        if seat >= 0:
            own(self.hand, seen.hand, seat, self.players)
            seen.held = own_of(self.held, seen.held, seat, self.players)

    def position(self) -> dict[str, object]:
        from kachidoki.games.glory.record import Fields

        return Fields.position(self)
