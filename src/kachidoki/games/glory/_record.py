# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.glory import pieces
from kachidoki.games.glory.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class GloryRecord(State):
    """What lies on the table of Call to Glory."""

    # Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or, for a
    # copy, EVERYTHING.
    def __init__(self, rules: Rules, source: GloryRecord | None, viewer: i64 = EVERYTHING) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.last: i64 = -1
            self.size: list[int] = [0] * rules.players
            self.known: list[int] = [0] * (rules.players * pieces.KINDS)
            self.sets: list[int] = [0] * pieces.KINDS
            self.owner: list[int] = [-1] * pieces.KINDS
            self.left1: i64 = 0
            self.left2: i64 = 0
            self.pile1: list[int] = []
            self.pile2: list[int] = []
            self.drawn: i64 = -1
            self.figures: tuple[int, ...] = (0,) * rules.players
            self.supply: i64 = pieces.FIGURES if rules.ninja else 0
            self.gained: i64 = 0
            self.shown: tuple[tuple[int, ...], ...] = ((),) * rules.players
            self.bonus: tuple[int, ...] = (0,) * rules.players
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.round = source.round
            self.starter = source.starter
            self.turn = source.turn
            self.last = source.last
            self.size = source.size[:]
            self.known = source.known[:]
            self.sets = source.sets[:]
            self.owner = source.owner[:]
            self.left1 = source.left1
            self.left2 = source.left2
            self.pile1 = source.pile1[:]
            self.pile2 = source.pile2[:]
            self.drawn = source.drawn
            self.figures = source.figures
            self.supply = source.supply
            self.gained = source.gained
            self.shown = source.shown
            self.bonus = source.bonus
            self.history = source.history
        if source is None or viewer != EVERYTHING:
            self.hand: list[int] = [0] * (rules.players * pieces.KINDS)
            self.deck1: bytes = b""
            self.deck2: bytes = b""
            self.held: tuple[tuple[int, ...], ...] = ((),) * rules.players
        else:
            self.revealing = source.revealing
            self.hand = source.hand[:]
            self.deck1 = source.deck1
            self.deck2 = source.deck2
            self.held = source.held
        if source is not None and viewer >= 0:
            self.hand = own(source.hand, self.hand, viewer, rules.players)
            self.held = tuple(own(list(source.held), list(self.held), viewer, rules.players))

    def position(self) -> dict[str, object]:
        from kachidoki.games.glory.record import Fields

        return Fields.position(self)
