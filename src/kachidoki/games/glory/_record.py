# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.glory import pieces
from kachidoki.games.glory.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, own
from kachidoki.kernel.step import Stepping


class GloryRecord(Stepping):
    """What lies on the table of Call to Glory.

    Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or
    EVERYTHING for a copy.
    """

    def __init__(self, rules: Rules, source: GloryRecord | None, viewer: i64 = EVERYTHING) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.last: i64 = -1
            self.hand: list[int] = [0] * (rules.players * pieces.KINDS)
            self.size: list[int] = [0] * rules.players
            self.known: list[int] = [0] * (rules.players * pieces.KINDS)
            self.types: list[int] = [0] * rules.players
            self.laid: i64 = 0
            self.sets: list[int] = [0] * pieces.KINDS
            self.owner: list[int] = [-1] * pieces.KINDS
            self.deck: bytes = b""
            self.top1: i64 = 0
            self.end1: i64 = 0
            self.top2: i64 = 0
            self.end2: i64 = 0
            self.pile1: list[int] = []
            self.pile2: list[int] = []
            self.drawn: i64 = -1
            self.figures: tuple[int, ...] = (0,) * rules.players
            self.supply: i64 = pieces.FIGURES if rules.ninja else 0
            self.gained: i64 = 0
            self.held: tuple[int, ...] = (-1,) * (rules.players * 3)
            self.shown: tuple[int, ...] = (-1,) * (rules.players * 3)
            self.bonus: tuple[int, ...] = (0,) * rules.players
            self.history: tuple[tuple[int, ...], ...] = ()
            return
        self.round = source.round
        self.starter = source.starter
        self.turn = source.turn
        self.last = source.last
        self.size = source.size[:]
        self.known = source.known[:]
        self.types = source.types[:]
        self.laid = source.laid
        self.sets = source.sets[:]
        self.owner = source.owner[:]
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
        self.shown = source.shown
        self.bonus = source.bonus
        self.history = source.history
        if viewer == EVERYTHING:
            self.revealing = source.revealing
            self.hand = source.hand[:]
            self.deck = source.deck
            self.held = source.held
            return
        self.hand = own(source.hand, [0] * (rules.players * pieces.KINDS), viewer, rules.players)
        self.deck = b""
        self.held = tuple(
            own(list(source.held), list((-1,) * (rules.players * 3)), viewer, rules.players)
        )

    def position(self) -> dict[str, object]:
        from kachidoki.games.glory.record import Fields

        return Fields.position(self)
