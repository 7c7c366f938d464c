# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.jeraku.pieces import CLANS, REGIONS, SAMURAI
from kachidoki.games.jeraku.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, own
from kachidoki.kernel.step import Stepping


class JerakuRecord(Stepping):
    """What lies on the table of Jeraku, and what it waits for.

    Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or
    EVERYTHING for a copy.
    """

    def __init__(self, rules: Rules, source: JerakuRecord | None, viewer: i64 = EVERYTHING) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.round: i64 = 0
            self.samurai: list[int] = [0] * (REGIONS * len(CLANS))
            self.occupied: list[int] = [0] * len(CLANS)
            self.supply: list[int] = [SAMURAI] * rules.clans + [0] * (5 - rules.clans)
            self.daimyo: list[int] = [-1] * len(CLANS)
            self.card: list[int] = [0] * len(CLANS)
            self.rp: list[int] = [0] * len(CLANS)
            self.cries: list[int] = [0] * len(CLANS)
            self.acting: i64 = -1
            self.now: i64 = -1
            self.left: i64 = 0
            self.placed: i64 = 0
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
            self.hand: list[int] = [0] * rules.parties
            self.laid: list[int] = [0] * rules.parties
            self.voids: list[int] = [0] * rules.parties
            self.given: list[int] = [0] * rules.parties
            self.locked: list[int] = [0] * rules.parties
            self.discarded: list[int] = [0] * rules.parties
            self.row: list[int] = [0] * rules.drafters
            self.pack: list[int] = [0] * rules.drafters
            self.picks: list[int] = [0] * rules.drafters
            self.hidden_pick: list[int] = [0] * rules.drafters
            self.pair: list[int] = [0] * (2 * rules.drafters)
            self.first_army: list[int] = [-1] * rules.drafters
            self.can: i64 = 0
            self.hasty: i64 = 0
            return
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
        self.placed = source.placed
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
        if viewer == EVERYTHING:
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
            return
        self.hand = own(source.hand, [0] * rules.parties, viewer, rules.players)
        self.given = own(source.given, [0] * rules.parties, viewer, rules.players)
        self.locked = own(source.locked, [0] * rules.parties, viewer, rules.players)
        self.discarded = own(source.discarded, [0] * rules.parties, viewer, rules.players)
        self.row = own(source.row, [0] * rules.drafters, viewer, rules.players)
        self.pack = own(source.pack, [0] * rules.drafters, viewer, rules.players)
        self.picks = own(source.picks, [0] * rules.drafters, viewer, rules.players)
        self.hidden_pick = own(source.hidden_pick, [0] * rules.drafters, viewer, rules.players)
        self.can = 0
        self.hasty = 0

    def position(self) -> dict[str, object]:
        from kachidoki.games.jeraku.record import Fields

        return Fields.position(self)
