# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.jeraku.pieces import CLANS, REGIONS, SAMURAI
from kachidoki.games.jeraku.rules import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import own
from kachidoki.kernel.step import Stepping


class JerakuRecord(Stepping):
    """What lies on the table of Jeraku, and what it waits for."""

    def __init__(self, rules: Rules, source: JerakuRecord | None) -> None:
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
            self.placed: list[int] = []
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
            self.placed = source.placed[:]
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
            self.hand = source.hand[:]
            self.laid = source.laid[:]
            self.voids = source.voids[:]
            self.given = source.given
            self.locked = source.locked
            self.discarded = source.discarded
            self.row = source.row
            self.pack = source.pack
            self.picks = source.picks
            self.hidden_pick = source.hidden_pick
            self.pair = source.pair
            self.first_army = source.first_army
            self.can = source.can
            self.hasty = source.hasty

    def show(self, seat: i64, seen: JerakuRecord) -> None:
        """Put into `seen` what a seat may know (-1: a spectator), nothing else."""
        self.show_step(seen)
        seen.round = self.round
        seen.samurai = self.samurai[:]
        seen.occupied = self.occupied[:]
        seen.supply = self.supply[:]
        seen.daimyo = self.daimyo[:]
        seen.card = self.card
        seen.rp = self.rp[:]
        seen.cries = self.cries[:]
        seen.acting = self.acting
        seen.now = self.now
        seen.left = self.left
        seen.placed = self.placed[:]
        seen.skirmish = self.skirmish
        seen.history = self.history
        seen.open = self.open
        seen.seen = self.seen
        seen.top = self.top
        seen.enemy = self.enemy
        seen.kachidoki = self.kachidoki
        seen.led = self.led
        seen.trick = self.trick[:]
        seen.trick_clan = self.trick_clan[:]
        seen.turn = self.turn
        seen.laid = self.laid[:]
        seen.voids = self.voids[:]
        seen.pair = self.pair
        seen.first_army = self.first_army
        if seat >= 0:
            own(self.hand, seen.hand, seat, self.players)
            own(self.given, seen.given, seat, self.players)
            own(self.locked, seen.locked, seat, self.players)
            own(self.discarded, seen.discarded, seat, self.players)
            own(self.row, seen.row, seat, self.players)
            own(self.pack, seen.pack, seat, self.players)
            own(self.picks, seen.picks, seat, self.players)
            own(self.hidden_pick, seen.hidden_pick, seat, self.players)

    def position(self) -> dict[str, object]:
        from kachidoki.games.jeraku.record import Fields

        return Fields.position(self)
