"""What lies on the table of Call to Adventure, and what can be read off it."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure.marks import Ban, Modifier, StackedCard
from kachidoki.games.adventure.pieces import (
    NO_OUTCOME,
    SLOTS,
    START_LEVEL,
    TALLY,
)
from kachidoki.games.adventure.rules import (
    Rules,
)
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.step import Stepping

# Where a game stands.
SETTING_UP: Final = 0
CHOOSING: Final = 1
PLAYING: Final = 2
OVER_NOW: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "choosing", "play", "over")

# How a game ended.
ENDINGS: Final[tuple[str, ...]] = ("", "story", "stalled", "beaten", "target", "failed")
BY_STORY: Final = 1
BY_STALL: Final = 2
BY_VICTORY: Final = 3
BY_TARGET: Final = 4
BY_FAILURE: Final = 5

# Price changes of a turn, by `cards.COSTS`, as long as there are none.
NO_PRICES: Final[tuple[int, ...]] = (0, 0, 0)


class Table(Stepping):
    """Everything that lies on the table. A copy is made by giving another table as the source.

    Some lists are never changed, but replaced: `decks`, `known`, `allies`, `queue`, `used`,
    `used_up`, `mods`, `bans`, `card_stack`, and once the first turn has begun
    what has to do with characters. Copies share them.
    """

    def __init__(self, rules: Rules, source: Table | None) -> None:
        super().__init__(rules.players, source)
        self.rules = rules
        # A playout ends with this turn; 0 in a game.
        self.until: i64 = 0
        # What the cards in play do by themselves, perhaps more than they do now (see `at_work`):
        # a mask like `Rules.auto`, or ANEW or STALE (see `inplay.py`).
        self.present: i64 = -1
        # With it: a mask of what they do right now; by seat, the windows in which the player may
        # have a power to use, and where these powers are (`moves.SOURCES`), each place followed by
        # its card; the cards that work, by the seat that has them, and last those of nobody; and
        # those of them with lasting effects, by kind, each followed by its seat or FOE
        # (`lasting_of`). The lists are never changed, but replaced: copies share them.
        self.works: i64 = 0
        self.powerful: list[int] = []
        self.tools: list[list[int]] = []
        self.working: list[list[int]] = []
        self.lasting: list[list[int]] = []
        # By seat: a mask of what its cards do by themselves; and a mask of the seats whose cards
        # have to be looked at again (see `inplay.STALE`).
        self.autos: list[int] = []
        self.stale: i64 = 0
        # The legal moves, where somebody has already listed them.
        self.listing: tuple[Move, ...] | None = None
        players = rules.players
        if source is None:
            self.phase: i64 = SETTING_UP
            # Each pile is dealt from `top` on; story cards and hand cards: see `pieces.DECKS`.
            self.characters: list[bytes] = [b""] * 3
            self.decks: list[bytes] = [b""] * 6
            self.tops: list[int] = [0] * 6
            self.discards: list[bytes] = [b""] * 6
            # Discarded, but not to be drawn again before a replacement or a reveal is done.
            self.aside: bytes = b""
            self.row: list[int] = [-1] * SLOTS
            self.under: list[int] = [-1] * SLOTS
            self.revealed: i64 = 0
            # Row slots with an Ally or an Adversary that has been turned up but not yet handled.
            self.queue: list[int] = []
            self.queueing = False
            # By seat.
            self.dealt: list[bytes] = [b""] * players
            self.chosen: list[int] = [-1] * players
            self.rejected: list[bytes] = [b""] * players
            self.origin: list[int] = [-1] * players
            self.motivation: list[int] = [-1] * players
            self.destiny: list[int] = [-1] * players
            self.story: list[bytes] = [b""] * players
            self.paths: list[bytes] = [b""] * players
            self.allies: list[bytes] = [b""] * players
            self.played: list[bytes] = [b""] * players
            # Cancelled cards that score nothing lie in the discard pile; these two are masks.
            self.hand: list[int] = [0] * players
            self.known: list[int] = [0] * players
            # What players have looked at: see `looks.py`.
            self.tops_seen: tuple[int, ...] = ()
            self.hands_seen: tuple[int, ...] = ()
            self.level: list[int] = [START_LEVEL] * players
            self.xp: list[int] = [0] * players
            self.tally: list[int] = [0] * (players * TALLY)
            self.done: i64 = 0
            # The turn.
            self.first: i64 = -1
            self.turn_no: i64 = 0
            self.active: i64 = -1
            self.main_left: i64 = 0
            self.acted = False
            self.journeys: i64 = 0
            self.more_journeys: i64 = 0
            self.dark_bought: i64 = 0
            self.free_used = False
            self.final = False
            # Powers used this turn and this game, as card * 8 + entry.
            self.used: list[int] = []
            self.used_up: list[int] = []
            # Price changes for this turn, by `cards.COSTS`, and permissions.
            self.prices: tuple[int, ...] = NO_PRICES
            self.any_trait = False
            self.bottom_ok = False
            self.idle: i64 = 0
            # [end] Who set it off, and a mask of those who still have a turn; -1 before.
            self.trigger: i64 = -1
            self.pending: i64 = -1
            self.ending: i64 = 0
            # The attempt: see section 1.4 of the rules.
            self.trier: i64 = -1
            self.slot: i64 = -1
            self.card: i64 = -1
            self.path: i64 = 0
            self.dark_paid: i64 = 0
            self.dark_free: i64 = 0
            self.dark_spent: i64 = 0
            # Runes granted, four bits for each ability; abilities that are listed besides.
            self.granted: i64 = 0
            self.listed: i64 = 0
            self.casts: i64 = 0
            # Masks of stones: those that lie, and those of them that show their low face.
            self.lying: i64 = 0
            self.low: i64 = 0
            self.mods: list[Modifier] = []
            # What played cards forbid for a while.
            self.bans: list[Ban] = []
            self.had_ally = False
            self.verdict: i64 = NO_OUTCOME
            # Result minus target, frozen with the outcome.
            self.margin: i64 = 0
            self.result_was: i64 = 0
            self.retrying = False
            self.shielded = False
            # Whether the card attempted, or the trait declared, has left its place: it may be back.
            self.left = False
            # Dark stones that lie with the face that has moved the marker down: a mask.
            self.steps: i64 = 0
            # What the active player has done this turn, and what a declared trait has cost.
            self.deeds: i64 = 0
            self.trait_paid: i64 = 0
            self.trait_fell: i64 = 0
            # [stack] Cards that wait.
            self.card_stack: list[StackedCard] = []
            # [solo]
            self.foe: i64 = -1
            self.quest: i64 = -1
            self.foe_xp: i64 = 0
            self.beaten = False
            self.shown: bytes = b""
            self.waiting: bytes = b""
            return
        self.until = source.until
        self.present = source.present
        self.works = source.works
        self.powerful = source.powerful
        self.tools = source.tools
        self.working = source.working
        self.lasting = source.lasting
        self.autos = source.autos
        self.stale = source.stale
        self.phase = source.phase
        self.characters = source.characters
        self.dealt = source.dealt
        self.chosen = source.chosen
        self.rejected = source.rejected
        self.origin = source.origin
        self.motivation = source.motivation
        self.destiny = source.destiny
        if source.phase < PLAYING:
            self.own_characters()
        self.decks = source.decks
        self.tops = source.tops[:]
        self.discards = source.discards[:]
        self.aside = source.aside
        self.row = source.row[:]
        self.under = source.under[:]
        self.revealed = source.revealed
        self.queue = source.queue
        self.queueing = source.queueing
        self.story = source.story[:]
        self.paths = source.paths[:]
        self.allies = source.allies
        self.played = source.played[:]
        self.hand = source.hand[:]
        self.known = source.known
        self.tops_seen = source.tops_seen
        self.hands_seen = source.hands_seen
        self.level = source.level[:]
        self.xp = source.xp[:]
        self.tally = source.tally[:]
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
        self.idle = source.idle
        self.trigger = source.trigger
        self.pending = source.pending
        self.ending = source.ending
        self.trier = source.trier
        self.slot = source.slot
        self.card = source.card
        self.path = source.path
        self.dark_paid = source.dark_paid
        self.dark_free = source.dark_free
        self.dark_spent = source.dark_spent
        self.granted = source.granted
        self.listed = source.listed
        self.casts = source.casts
        self.lying = source.lying
        self.low = source.low
        self.mods = source.mods
        self.bans = source.bans
        self.had_ally = source.had_ally
        self.verdict = source.verdict
        self.margin = source.margin
        self.result_was = source.result_was
        self.retrying = source.retrying
        self.shielded = source.shielded
        self.left = source.left
        self.steps = source.steps
        self.deeds = source.deeds
        self.trait_paid = source.trait_paid
        self.trait_fell = source.trait_fell
        self.card_stack = source.card_stack
        self.foe = source.foe
        self.quest = source.quest
        self.foe_xp = source.foe_xp
        self.beaten = source.beaten
        self.shown = source.shown
        self.waiting = source.waiting

    def own_characters(self) -> None:
        """What has to do with characters is about to change here, and in no copy."""
        self.characters = self.characters[:]
        self.dealt = self.dealt[:]
        self.chosen = self.chosen[:]
        self.rejected = self.rejected[:]
        self.origin = self.origin[:]
        self.motivation = self.motivation[:]
        self.destiny = self.destiny[:]
