# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from kachidoki.games.glory import pieces
from kachidoki.games.glory.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class GloryRecord(State):
    """What lies on the table of Call to Glory."""

    # Fresh without a source; else what a seat or SPECTATOR knows of it, or EVERYTHING.
    def __init__(
        self, rules: Rules, source: "GloryRecord | None", viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        self.round: i64 = i64(0) if source is None else source.round
        self.starter: i64 = rules.starter if source is None else source.starter
        self.turn: i64 = rules.starter if source is None else source.turn
        self.last: i64 = i64(-1) if source is None else source.last
        self.size: list[int] = [0] * rules.players if source is None else source.size[:]
        self.known: list[int] = (
            [0] * (rules.players * pieces.KINDS) if source is None else source.known[:]
        )
        self.sets: list[int] = [0] * pieces.KINDS if source is None else source.sets[:]
        self.owner: list[int] = [-1] * pieces.KINDS if source is None else source.owner[:]
        self.laid: i64 = i64(0) if source is None else source.laid
        self.types: list[int] = [0] * rules.players if source is None else source.types
        self.left1: i64 = i64(0) if source is None else source.left1
        self.left2: i64 = i64(0) if source is None else source.left2
        self.pile1: list[int] = [] if source is None else source.pile1[:]
        self.pile2: list[int] = [] if source is None else source.pile2[:]
        self.drawn: i64 = i64(-1) if source is None else source.drawn
        self.figures: tuple[int, ...] = (0,) * rules.players if source is None else source.figures
        self.supply: i64 = rules.figures if source is None else source.supply
        self.gained: i64 = i64(0) if source is None else source.gained
        self.shown: tuple[tuple[int, ...], ...] = (
            ((),) * rules.players if source is None else source.shown
        )
        self.bonus: tuple[int, ...] = (0,) * rules.players if source is None else source.bonus
        self.history: tuple[tuple[int, ...], ...] = () if source is None else source.history
        if source is None or viewer != EVERYTHING:
            self.hand: list[int] = [0] * (rules.players * pieces.KINDS)
            self.deck1: bytes = b""
            self.deck2: bytes = b""
            self.held: tuple[tuple[int, ...], ...] = ((),) * rules.players
        else:
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
