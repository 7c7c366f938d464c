# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.jeraku import pieces
from kachidoki.games.jeraku.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class JerakuRecord(State):
    """What lies on the table of Jeraku, and what it waits for."""

    # Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or, for a
    # copy, EVERYTHING.
    def __init__(self, rules: Rules, source: JerakuRecord | None, viewer: i64 = EVERYTHING) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.samurai: list[int] = pieces.NOWHERE[:]
            self.occupied: list[int] = pieces.NO_CLANS[:]
            self.supply: list[int] = rules.supply[:]
            self.daimyo: list[int] = pieces.NO_DAIMYOS[:]
            self.card: list[int] = pieces.NO_CLANS[:]
            self.rp: list[int] = pieces.NO_CLANS[:]
            self.cries: list[int] = pieces.NO_CLANS[:]
            self.acting: i64 = -1
            self.now: i64 = -1
            self.left: i64 = 0
            self.places: list[int] = []
            self.skirmish: i64 = 0
            self.history: tuple[tuple[int, ...], ...] = ()
            self.open: i64 = 0
            self.seen: i64 = 0
            self.top: i64 = -1
            self.enemy: i64 = -1
            self.kachidoki: i64 = -1
            self.led: i64 = -1
            self.trick: list[int] = []
            self.trick_clan: list[int] = []
            self.turn: i64 = 0
            self.laid: list[int] = rules.no_cards[:]
            self.voids: list[int] = rules.no_cards[:]
            self.pair: list[int] = rules.no_draft * 2
            self.first_army: list[int] = pieces.NO_ARMIES[: len(rules.no_draft)]
        else:
            self.round = source.round
            self.samurai = source.samurai[:]
            self.occupied = source.occupied[:]
            self.supply = source.supply[:]
            self.daimyo = source.daimyo[:]
            self.card = source.card
            self.rp = source.rp[:]
            self.cries = source.cries[:]
            self.acting = source.acting
            self.now = source.now
            self.left = source.left
            self.places = source.places[:]
            self.skirmish = source.skirmish
            self.history = source.history
            self.open = source.open
            self.seen = source.seen
            self.top = source.top
            self.enemy = source.enemy
            self.kachidoki = source.kachidoki
            self.led = source.led
            self.trick = source.trick[:]
            self.trick_clan = source.trick_clan[:]
            self.turn = source.turn
            self.laid = source.laid[:]
            self.voids = source.voids[:]
            self.pair = source.pair
            self.first_army = source.first_army
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
            self.revealing = source.revealing
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
