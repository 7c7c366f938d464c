# Written by tools/records.py from record.py: change that, and write this anew.
"""The record as plain fields: fresh, copied, and as much as a seat may see."""

from kachidoki.games.adventure import marks, pieces
from kachidoki.games.adventure.rules import Rules
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import EVERYTHING, State, own


class AdventureRecord(State):
    """What lies on the table of Call to Adventure."""

    # Fresh without a source; else what a seat or SPECTATOR knows of it, or EVERYTHING.
    def __init__(
        self, rules: Rules, source: "AdventureRecord | None", viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        self.phase: i64 = i64(pieces.SETTING_UP) if source is None else source.phase
        self.ending: i64 = i64(0) if source is None else source.ending
        self.origin: list[i64] = [-1] * rules.players if source is None else source.origin
        self.motivation: list[i64] = [-1] * rules.players if source is None else source.motivation
        self.discards: list[bytes] = [b""] * 6 if source is None else source.discards[:]
        self.aside: bytes = b"" if source is None else source.aside
        self.under: list[i64] = [-1] * pieces.SLOTS if source is None else source.under[:]
        self.revealed: i64 = i64(0) if source is None else source.revealed
        self.queue: list[i64] = [] if source is None else source.queue
        self.queueing: bool = False if source is None else source.queueing
        self.story: list[bytes] = [b""] * rules.players if source is None else source.story[:]
        self.paths: list[bytes] = [b""] * rules.players if source is None else source.paths[:]
        self.tally: list[i64] = (
            [0] * (rules.players * pieces.TALLY) if source is None else source.tally[:]
        )
        self.allies: list[bytes] = [b""] * rules.players if source is None else source.allies
        self.played: list[bytes] = [b""] * rules.players if source is None else source.played[:]
        self.known: list[i64] = [0] * rules.players if source is None else source.known
        self.tops_seen: tuple[int, ...] = () if source is None else source.tops_seen
        self.level: list[i64] = (
            [pieces.START_LEVEL] * rules.players if source is None else source.level[:]
        )
        self.xp: list[i64] = [0] * rules.players if source is None else source.xp[:]
        self.done: i64 = i64(0) if source is None else source.done
        self.first: i64 = i64(-1) if source is None else source.first
        self.turn_no: i64 = i64(0) if source is None else source.turn_no
        self.active: i64 = i64(-1) if source is None else source.active
        self.main_left: i64 = i64(0) if source is None else source.main_left
        self.acted: bool = False if source is None else source.acted
        self.journeys: i64 = i64(0) if source is None else source.journeys
        self.more_journeys: i64 = i64(0) if source is None else source.more_journeys
        self.dark_bought: i64 = i64(0) if source is None else source.dark_bought
        self.free_used: bool = False if source is None else source.free_used
        self.final: bool = False if source is None else source.final
        self.used: list[i64] = [] if source is None else source.used
        self.used_up: list[i64] = [] if source is None else source.used_up
        self.prices: tuple[int, ...] = pieces.NO_PRICES if source is None else source.prices
        self.any_trait: bool = False if source is None else source.any_trait
        self.bottom_ok: bool = False if source is None else source.bottom_ok
        self.deeds: i64 = i64(0) if source is None else source.deeds
        self.trait_paid: i64 = i64(0) if source is None else source.trait_paid
        self.trait_fell: i64 = i64(0) if source is None else source.trait_fell
        self.idle: i64 = i64(0) if source is None else source.idle
        self.trigger: i64 = i64(-1) if source is None else source.trigger
        self.pending: i64 = i64(-1) if source is None else source.pending
        self.trier: i64 = i64(-1) if source is None else source.trier
        self.path: i64 = i64(0) if source is None else source.path
        self.left: bool = False if source is None else source.left
        self.dark_paid: i64 = i64(0) if source is None else source.dark_paid
        self.dark_free: i64 = i64(0) if source is None else source.dark_free
        self.dark_spent: i64 = i64(0) if source is None else source.dark_spent
        self.granted: i64 = i64(0) if source is None else source.granted
        self.listed: i64 = i64(0) if source is None else source.listed
        self.casts: i64 = i64(0) if source is None else source.casts
        self.lying: i64 = i64(0) if source is None else source.lying
        self.low: i64 = i64(0) if source is None else source.low
        self.steps: i64 = i64(0) if source is None else source.steps
        self.mods: list[marks.Modifier] = [] if source is None else source.mods
        self.bans: list[marks.Ban] = [] if source is None else source.bans
        self.had_ally: bool = False if source is None else source.had_ally
        self.verdict: i64 = i64(pieces.NO_OUTCOME) if source is None else source.verdict
        self.margin: i64 = i64(0) if source is None else source.margin
        self.result_was: i64 = i64(0) if source is None else source.result_was
        self.retrying: bool = False if source is None else source.retrying
        self.shielded: bool = False if source is None else source.shielded
        self.card_stack: list[marks.StackedCard] = [] if source is None else source.card_stack
        self.foe: i64 = i64(-1) if source is None else source.foe
        self.quest: i64 = i64(-1) if source is None else source.quest
        self.foe_xp: i64 = i64(0) if source is None else source.foe_xp
        self.beaten: bool = False if source is None else source.beaten
        self.shown: bytes = b"" if source is None else source.shown
        self.waiting: bytes = b"" if source is None else source.waiting
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
            self.working: list[marks.Working] = []
            self.lasting: list[list[marks.Lasting]] = []
            self.stale: i64 = 0
            self.handy: list[i64] = [-1] * rules.players
            self.listing: tuple[Move, ...] | None = None
        else:
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
            self.working = source.working
            self.lasting = source.lasting
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
