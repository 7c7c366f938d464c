# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class JerakuRecord(State):
    """What lies on the table of Jeraku, and what it waits for."""

    # Fresh without a source; else what a seat or SPECTATOR knows of it, or EVERYTHING.
    def __init__(
        self, rules: Rules, source: "JerakuRecord | None", viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        self.round: i64 = i64(0) if source is None else source.round
        self.samurai: list[int] = pieces.NOWHERE[:] if source is None else source.samurai[:]
        self.occupied: list[int] = pieces.NO_CLANS[:] if source is None else source.occupied[:]
        self.supply: list[int] = rules.supply[:] if source is None else source.supply[:]
        self.daimyo: list[int] = pieces.NO_DAIMYOS[:] if source is None else source.daimyo[:]
        self.card: list[int] = pieces.NO_CLANS[:] if source is None else source.card
        self.rp: list[int] = pieces.NO_CLANS[:] if source is None else source.rp[:]
        self.cries: list[int] = pieces.NO_CLANS[:] if source is None else source.cries[:]
        self.acting: i64 = i64(-1) if source is None else source.acting
        self.now: i64 = i64(-1) if source is None else source.now
        self.left: i64 = i64(0) if source is None else source.left
        self.placed: i64 = i64(0) if source is None else source.placed
        self.places: list[int] = [] if source is None else source.places[:]
        self.skirmish: i64 = i64(0) if source is None else source.skirmish
        self.history: tuple[tuple[int, ...], ...] = () if source is None else source.history
        self.open: i64 = i64(0) if source is None else source.open
        self.seen: i64 = i64(0) if source is None else source.seen
        self.top: i64 = i64(-1) if source is None else source.top
        self.enemy: i64 = i64(-1) if source is None else source.enemy
        self.kachidoki: i64 = i64(-1) if source is None else source.kachidoki
        self.led: i64 = i64(-1) if source is None else source.led
        self.trick: list[int] = [] if source is None else source.trick[:]
        self.trick_clan: list[int] = [] if source is None else source.trick_clan[:]
        self.turn: i64 = i64(0) if source is None else source.turn
        self.laid: list[int] = rules.no_cards[:] if source is None else source.laid[:]
        self.voids: list[int] = rules.no_cards[:] if source is None else source.voids[:]
        self.pair: list[int] = rules.no_draft * 2 if source is None else source.pair
        self.first_army: list[int] = (
            pieces.NO_ARMIES[: len(rules.no_draft)] if source is None else source.first_army
        )
        if source is None or viewer != EVERYTHING:
            self.hand: list[int] = rules.no_cards[:]
            self.given: list[int] = rules.no_cards[:]
            self.locked: list[int] = rules.no_cards[:]
            self.discarded: list[int] = rules.no_cards[:]
            self.row: list[int] = rules.no_draft[:]
            self.pack: list[int] = rules.no_draft[:]
            self.picks: list[int] = rules.no_draft[:]
            self.hidden_pick: list[int] = rules.no_draft[:]
            self.can: i64 = 0
            self.hasty: i64 = 0
        else:
            self.hand = source.hand[:]
            self.given = source.given
            self.locked = source.locked
            self.discarded = source.discarded
            self.row = source.row
            self.pack = source.pack
            self.picks = source.picks
            self.hidden_pick = source.hidden_pick
            self.can = source.can
            self.hasty = source.hasty
        if source is not None and viewer >= 0:
            self.hand = own(source.hand, self.hand, viewer, rules.players)
            self.given = own(source.given, self.given, viewer, rules.players)
            self.locked = own(source.locked, self.locked, viewer, rules.players)
            self.discarded = own(source.discarded, self.discarded, viewer, rules.players)
            self.row = own(source.row, self.row, viewer, rules.players)
            self.pack = own(source.pack, self.pack, viewer, rules.players)
            self.picks = own(source.picks, self.picks, viewer, rules.players)
            self.hidden_pick = own(source.hidden_pick, self.hidden_pick, viewer, rules.players)

    def position(self) -> dict[str, object]:
        from kachidoki.games.jeraku.record import Fields

        return Fields.position(self)
