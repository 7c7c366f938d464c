# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from __future__ import annotations

from kachidoki.games.adventure import marks, pieces
from kachidoki.games.adventure.rules import Rules
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class AdventureRecord(State):
    """What lies on the table of Call to Adventure."""

    # Fresh without a source; else what a viewer knows of it: a seat, SPECTATOR, or, for a
    # copy, EVERYTHING.
    def __init__(
        self, rules: Rules, source: AdventureRecord | None, viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        if source is None:
            self.phase: i64 = pieces.SETTING_UP
            self.ending: i64 = 0
            self.origin: list[i64] = [-1] * rules.players
            self.motivation: list[i64] = [-1] * rules.players
            self.discards: list[bytes] = [b""] * 6
            self.aside: bytes = b""
            self.under: list[i64] = [-1] * pieces.SLOTS
            self.revealed: i64 = 0
            self.queue: list[i64] = []
            self.queueing: bool = False
            self.story: list[bytes] = [b""] * rules.players
            self.paths: list[bytes] = [b""] * rules.players
            self.tally: list[i64] = [0] * (rules.players * pieces.TALLY)
            self.allies: list[bytes] = [b""] * rules.players
            self.played: list[bytes] = [b""] * rules.players
            self.known: list[i64] = [0] * rules.players
            self.tops_seen: tuple[int, ...] = ()
            self.level: list[i64] = [pieces.START_LEVEL] * rules.players
            self.xp: list[i64] = [0] * rules.players
            self.done: i64 = 0
            self.first: i64 = -1
            self.turn_no: i64 = 0
            self.active: i64 = -1
            self.main_left: i64 = 0
            self.acted: bool = False
            self.journeys: i64 = 0
            self.more_journeys: i64 = 0
            self.dark_bought: i64 = 0
            self.free_used: bool = False
            self.final: bool = False
            self.used: list[i64] = []
            self.used_up: list[i64] = []
            self.prices: tuple[int, ...] = pieces.NO_PRICES
            self.any_trait: bool = False
            self.bottom_ok: bool = False
            self.deeds: i64 = 0
            self.trait_paid: i64 = 0
            self.trait_fell: i64 = 0
            self.idle: i64 = 0
            self.trigger: i64 = -1
            self.pending: i64 = -1
            self.trier: i64 = -1
            self.path: i64 = 0
            self.left: bool = False
            self.dark_paid: i64 = 0
            self.dark_free: i64 = 0
            self.dark_spent: i64 = 0
            self.granted: i64 = 0
            self.listed: i64 = 0
            self.casts: i64 = 0
            self.lying: i64 = 0
            self.low: i64 = 0
            self.steps: i64 = 0
            self.mods: list[marks.Modifier] = []
            self.bans: list[marks.Ban] = []
            self.had_ally: bool = False
            self.verdict: i64 = pieces.NO_OUTCOME
            self.margin: i64 = 0
            self.result_was: i64 = 0
            self.retrying: bool = False
            self.shielded: bool = False
            self.card_stack: list[marks.StackedCard] = []
            self.foe: i64 = -1
            self.quest: i64 = -1
            self.foe_xp: i64 = 0
            self.beaten: bool = False
            self.shown: bytes = b""
            self.waiting: bytes = b""
        else:
            self.phase = source.phase
            self.ending = source.ending
            self.origin = source.origin
            self.motivation = source.motivation
            self.discards = source.discards[:]
            self.aside = source.aside
            self.under = source.under[:]
            self.revealed = source.revealed
            self.queue = source.queue
            self.queueing = source.queueing
            self.story = source.story[:]
            self.paths = source.paths[:]
            self.tally = source.tally[:]
            self.allies = source.allies
            self.played = source.played[:]
            self.known = source.known
            self.tops_seen = source.tops_seen
            self.level = source.level[:]
            self.xp = source.xp[:]
            self.done = source.done
            self.first = source.first
            self.turn_no = source.turn_no
            self.active = source.active
            self.main_left = source.main_left
            self.acted = source.acted
            self.journeys = source.journeys
            self.more_journeys = source.more_journeys
            self.dark_bought = source.dark_bought
            self.free_used = source.free_used
            self.final = source.final
            self.used = source.used
            self.used_up = source.used_up
            self.prices = source.prices
            self.any_trait = source.any_trait
            self.bottom_ok = source.bottom_ok
            self.deeds = source.deeds
            self.trait_paid = source.trait_paid
            self.trait_fell = source.trait_fell
            self.idle = source.idle
            self.trigger = source.trigger
            self.pending = source.pending
            self.trier = source.trier
            self.path = source.path
            self.left = source.left
            self.dark_paid = source.dark_paid
            self.dark_free = source.dark_free
            self.dark_spent = source.dark_spent
            self.granted = source.granted
            self.listed = source.listed
            self.casts = source.casts
            self.lying = source.lying
            self.low = source.low
            self.steps = source.steps
            self.mods = source.mods
            self.bans = source.bans
            self.had_ally = source.had_ally
            self.verdict = source.verdict
            self.margin = source.margin
            self.result_was = source.result_was
            self.retrying = source.retrying
            self.shielded = source.shielded
            self.card_stack = source.card_stack
            self.foe = source.foe
            self.quest = source.quest
            self.foe_xp = source.foe_xp
            self.beaten = source.beaten
            self.shown = source.shown
            self.waiting = source.waiting
        if source is None or viewer != EVERYTHING:
            self.characters: list[bytes] = [b"", b"", b""]
            self.dealt: list[bytes] = [b""] * rules.players
            self.chosen: list[i64] = [-1] * rules.players
            self.rejected: list[bytes] = [b""] * rules.players
            self.destiny: list[i64] = [-1] * rules.players
            self.decks: list[bytes] = [b""] * 6
            self.tops: list[i64] = [0] * 6
            self.row: list[i64] = [-1] * pieces.SLOTS
            self.hand: list[i64] = [0] * rules.players
            self.hands_seen: tuple[int, ...] = ()
            self.slot: i64 = -1
            self.card: i64 = -1
            self.until: i64 = 0
            self.present: i64 = -1
            self.works: i64 = 0
            self.powerful: list[i64] = []
            self.tools: list[list[i64]] = []
            self.working: list[list[i64]] = []
            self.lasting: list[list[marks.Lasting]] = []
            self.autos: list[i64] = []
            self.stale: i64 = 0
            self.handy: list[i64] = [-1] * rules.players
            self.listing: tuple[Move, ...] | None = None
        else:
            self.revealing = source.revealing
            self.characters = source.characters
            self.dealt = source.dealt
            self.chosen = source.chosen
            self.rejected = source.rejected
            self.destiny = source.destiny
            self.decks = source.decks
            self.tops = source.tops[:]
            self.row = source.row[:]
            self.hand = source.hand[:]
            self.hands_seen = source.hands_seen
            self.slot = source.slot
            self.card = source.card
            self.until = source.until
            self.present = source.present
            self.works = source.works
            self.powerful = source.powerful
            self.tools = source.tools
            self.working = source.working
            self.lasting = source.lasting
            self.autos = source.autos
            self.stale = source.stale
            self.handy = source.handy[:]
            self.listing = source.listing
        if source is not None and viewer >= 0:
            self.chosen = own(source.chosen, self.chosen, viewer, rules.players)
            self.destiny = own(source.destiny, self.destiny, viewer, rules.players)
            self.hand = own(source.hand, self.hand, viewer, rules.players)

    def position(self) -> dict[str, object]:
        from kachidoki.games.adventure.record import Fields

        return Fields.position(self)
