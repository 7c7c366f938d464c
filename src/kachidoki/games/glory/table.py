"""What lies on the table of Call to Glory, and what can be read off it."""

from __future__ import annotations

from kachidoki.games.glory.pieces import (
    ASSIGN,
    CLOSE,
    DEAL,
    FIGURES,
    HAND,
    KINDS,
    SECOND,
    SMALLEST,
    START,
    TYPES_TO_END,
)
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import OVER, State


class Rules:
    """What the table settled before the game. Never changes, so copies share it."""

    def __init__(
        self, players: int, mode: str, rounds: int, starter: int, keep_figures: bool
    ) -> None:
        self.players: i64 = players
        self.mode = mode
        self.missions = mode in ("missions", "both")
        self.ninja = mode in ("ninja", "both")
        self.rounds: i64 = rounds
        # The seat that starts round 1, or -1 for chance to say.
        self.starter: i64 = starter
        self.keep_figures = keep_figures
        self.smallest: list[int] = SMALLEST[players]
        self.types_to_end: i64 = TYPES_TO_END[players]


class Table(State):
    """What lies on the table. `hand` and `known` hold seat s's kind k at index s * KINDS + k."""

    def __init__(self, rules: Rules, source: Table | None) -> None:
        super().__init__(rules.players)
        self.rules = rules
        if source is None:
            seats = rules.players
            self.phase: i64 = START if rules.starter < 0 else ASSIGN if rules.missions else DEAL
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.turn: i64 = rules.starter
            # Who took the last turn of the round.
            self.last: i64 = -1
            self.hand: list[int] = [0] * (seats * KINDS)
            # Public memory: cards in a hand that everyone saw being taken.
            self.known: list[int] = [0] * (seats * KINDS)
            self.size: list[int] = [0] * seats
            # At most one set of a kind is on the table: its count and its owner (-1: no set).
            self.sets: list[int] = [0] * KINDS
            self.owner: list[int] = [-1] * KINDS
            # How many types each seat has in front, and all seats together.
            self.types: list[int] = [0] * seats
            self.laid: i64 = 0
            # The shuffled cards; draw pile 1 is deck[top1:end1], its top first, then draw pile 2.
            self.deck = b""
            self.top1: i64 = 0
            self.end1: i64 = 0
            self.top2: i64 = 0
            self.end2: i64 = 0
            # The discard piles, the top last.
            self.pile1: list[int] = []
            self.pile2: list[int] = []
            self.drawn: i64 = -1
            self.placing_seat: i64 = -1
            self.placing_kind: i64 = 0
            self.placing_count: i64 = 0
            self.placing_cause: i64 = HAND
            self.resume: i64 = CLOSE
            self.figures: tuple[int, ...] = (0,) * seats
            self.supply: i64 = FIGURES if rules.ninja else 0
            self.gained: i64 = 0
            # Missions in hand and shown, at seat * 3 + stack; -1 for none.
            self.held: tuple[int, ...] = (-1,) * (seats * 3)
            self.shown: tuple[int, ...] = (-1,) * (seats * 3)
            self.bonus: tuple[int, ...] = (0,) * seats
            # The points of each finished round.
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.actor = source.actor
            self.serial = source.serial
            self.revealing = source.revealing
            self.phase = source.phase
            self.round = source.round
            self.starter = source.starter
            self.turn = source.turn
            self.last = source.last
            self.hand = source.hand[:]
            self.known = source.known[:]
            self.size = source.size[:]
            self.sets = source.sets[:]
            self.owner = source.owner[:]
            self.types = source.types[:]
            self.laid = source.laid
            self.deck = source.deck
            self.top1 = source.top1
            self.end1 = source.end1
            self.top2 = source.top2
            self.end2 = source.end2
            self.pile1 = source.pile1[:]
            self.pile2 = source.pile2[:]
            self.drawn = source.drawn
            self.placing_seat = source.placing_seat
            self.placing_kind = source.placing_kind
            self.placing_count = source.placing_count
            self.placing_cause = source.placing_cause
            self.resume = source.resume
            self.figures = source.figures
            self.supply = source.supply
            self.gained = source.gained
            self.held = source.held
            self.shown = source.shown
            self.bonus = source.bonus
            self.history = source.history

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([sum([row[seat] for row in self.history]) for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """[winning] Most points; then, among the tied, the best single round; then shared."""
        if self.actor != OVER:
            return ()
        totals = self.scores
        best = max(totals)
        tied = [seat for seat in range(self.players) if totals[seat] == best]
        peaks = [max([row[seat] for row in self.history]) for seat in tied]
        peak = max(peaks)
        return tuple([tied[i] for i in range(len(tied)) if peaks[i] == peak])

    def next_starter(self) -> i64:
        """[next-start] Fewest points in all, then this round, then clockwise from the last turn."""
        last = self.last
        totals = self.scores
        points = self.history[len(self.history) - 1]
        best = (last + 1) % self.players
        for step in range(2, self.players + 1):
            seat = (last + step) % self.players
            if (totals[seat], points[seat]) < (totals[best], points[best]):
                best = seat
        return best

    def least(self, kind: i64) -> i64:
        """[action2a] The smallest set of `kind` that may be laid now."""
        smallest: i64 = self.rules.smallest[kind]
        beating: i64 = self.sets[kind] + 1
        return beating if beating > smallest else smallest

    def open_piles(self) -> i64:
        """[action1] The piles that may be drawn from now, as bits."""
        mask: i64 = 0
        if self.top1 < self.end1:
            mask += 1
        if self.top2 < self.end2:
            mask += 2
        if self.pile1:
            mask += 4
        if self.pile2:
            mask += 8
        if self.phase == SECOND:
            taken: i64 = 1
            taken <<= self.drawn
            mask &= 15 - taken
        return mask

    def usable(self) -> i64:
        """[ninja-use] Figures that the active player may use now, if there is a set to strike."""
        if not self.rules.ninja:
            return 0
        figures: i64 = self.figures[self.turn] - self.gained
        return figures if self.laid > self.types[self.turn] else 0
