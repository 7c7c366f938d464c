"""What lies on the table of Victory & Honor, and what can be read off it."""

from __future__ import annotations

from kachidoki.games.honor.pieces import (
    ADVANCED,
    ADVANCED_CARDS,
    ALL_COLOURS,
    BASIC,
    BASIC_CARDS,
    CELLS,
    DEAL,
    PHASES_ADVANCED,
    PHASES_BASIC,
    SEATS,
    START,
    Shares,
    bit,
    faced,
    nothing,
)
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import OVER, State


class Rules:
    """What the table settled before the game. Never changes, so copies share it."""

    def __init__(self, mode: str, rounds: int, starter: int, redeal: bool, different: bool) -> None:
        self.mode = mode
        self.team = mode.startswith("partners")
        self.advanced = mode.endswith("advanced")
        self.rounds: i64 = rounds
        # The seat that starts round 1, or -1 for the lot to say.
        self.starter: i64 = starter
        # [redeal] Whether a hand without a general makes a new deal.
        self.redeal = redeal
        # [honours-scoring] Whether mixed honours have to be of three different colours.
        self.different = different
        self.deck: list[int] = ADVANCED if self.advanced else BASIC
        # The same as a mask.
        self.cards: i64 = ADVANCED_CARDS if self.advanced else BASIC_CARDS
        self.dealt: i64 = len(self.deck) // SEATS
        self.phases: i64 = PHASES_ADVANCED if self.advanced else PHASES_BASIC


class Table(State):
    """What lies on the table. Sets of cards and of cells are masks: bit n is card or cell n."""

    def __init__(self, rules: Rules, source: Table | None) -> None:
        super().__init__(SEATS)
        self.rules = rules
        # [play] The cards that may go to the left, to the centre and to the right, and the seat for
        # which that was worked out: -1 if nobody asked since the last move. Copies ask anew.
        self.left: i64 = 0
        self.centre: i64 = 0
        self.right: i64 = 0
        self.listed: i64 = -1
        if source is None:
            self.step: i64 = START if rules.starter < 0 else DEAL
            self.round: i64 = 0
            # [start] Who starts the round; and which partnership may name him.
            self.starter: i64 = rules.starter
            self.side: i64 = -1
            # The phase of the round, from 1, and who started it.
            self.phase: i64 = 0
            self.first: i64 = rules.starter
            self.turn: i64 = rules.starter
            self.hand: Shares = nothing()
            # The cards of this phase by cell, -1 where there is none; how many there are; and the
            # cells in the order of play, four bits each, the first one lowest: of all, and apart
            # for each place, with sixteen bits a place.
            self.cell: list[int] = [-1] * CELLS
            self.laid: i64 = 0
            self.order: i64 = 0
            self.lines: i64 = 0
            self.filled: i64 = 0
            self.down: i64 = 0
            # [artillery] The cells of face-up guns.
            self.guns: i64 = 0
            # [lead] The colour of each place, counted from 1 in three bits; all colours marked,
            # and all cards of these colours.
            self.marks: i64 = 0
            self.marked: i64 = 0
            self.marked_cards: i64 = 0
            self.trump: i64 = -1
            # [scout] The place where the player in turn has to play, or is asked to; -1 for none.
            self.forced: i64 = -1
            self.suggested: i64 = -1
            # [phase-end] Who was stuck: from him on, empty places are filled; -1 before that.
            self.stuck: i64 = -1
            self.spoils: Shares = nothing()
            self.lost: i64 = 0
            # Public memory of the round: every card that was seen; the colours that each seat has
            # shown not to have, now and when the phase began, four bits a seat; what colours each
            # face-down card can be, four bits a cell; who has shown a general.
            self.seen: i64 = 0
            self.voids: i64 = 0
            self.voids_before: i64 = 0
            self.maybes: i64 = 0
            self.general: i64 = 0
            # The points of each finished round: four for the seats, then four for their honours,
            # which stand at the first seat of a partnership.
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.actor = source.actor
            self.serial = source.serial
            self.revealing = source.revealing
            self.step = source.step
            self.round = source.round
            self.starter = source.starter
            self.side = source.side
            self.phase = source.phase
            self.first = source.first
            self.turn = source.turn
            self.hand = source.hand.copy()
            self.cell = source.cell[:]
            self.laid = source.laid
            self.order = source.order
            self.lines = source.lines
            self.filled = source.filled
            self.down = source.down
            self.guns = source.guns
            self.marks = source.marks
            self.marked = source.marked
            self.marked_cards = source.marked_cards
            self.trump = source.trump
            self.forced = source.forced
            self.suggested = source.suggested
            self.stuck = source.stuck
            self.spoils = source.spoils.copy()
            self.lost = source.lost
            self.seen = source.seen
            self.voids = source.voids
            self.voids_before = source.voids_before
            self.maybes = source.maybes
            self.general = source.general
            self.history = source.history

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far; partners both carry those of their side."""
        a, b, c, d = 0, 0, 0, 0
        for row in self.history:
            a += row[0] + row[4]
            b += row[1] + row[5]
            c += row[2] + row[6]
            d += row[3] + row[7]
        return (a + c, b + d, a + c, b + d) if self.rules.team else (a, b, c, d)

    @property
    def winners(self) -> tuple[int, ...]:
        """[winning] The highest total; a tie is shared."""
        if self.actor != OVER:
            return ()
        totals = self.scores
        best = max(totals)
        return tuple([seat for seat in range(SEATS) if totals[seat] == best])

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        if self.rules.team:
            return [(0, 2), (1, 3)]
        return [(seat,) for seat in range(SEATS)]

    def mark(self, place: i64) -> i64:
        """[lead] The colour of a place, or -1."""
        return (self.marks >> (place * 3) & 7) - 1

    def played(self) -> list[int]:
        """The cells of this phase in the order of play."""
        return [int(self.order >> (at * 4) & 15) for at in range(self.laid)]

    def last_cell(self) -> i64:
        """Where the last card was played."""
        return self.order >> ((self.laid - 1) * 4) & 15

    def line(self, place: i64) -> i64:
        """The cells of one place in the order of play, four bits each, the first one lowest."""
        return self.lines >> (place * 16) & 0xFFFF

    def maybe(self, cell: i64) -> i64:
        """The colours that a face-down card can be, for those who have not seen it."""
        return self.maybes >> (cell * 4) & ALL_COLOURS

    def void(self, seat: i64) -> i64:
        """The colours that a seat has shown not to have."""
        return self.voids >> (seat * 4) & ALL_COLOURS

    def full(self, seat: i64) -> bool:
        return self.filled >> (seat * 3) & 7 == 7

    def open_places(self, seat: i64) -> i64:
        """The empty places of a seat, as bits."""
        return ~(self.filled >> (seat * 3)) & 7

    def passing_places(self, seat: i64) -> i64:
        """[direction] Of these, the ones that look at a player who still has an empty place."""
        places = self.open_places(seat)
        filled = self.filled
        # One bit for each player whose three places are filled.
        if not filled & filled >> 1 & filled >> 2 & 0x249:
            return places
        place: i64 = 0
        while place < 3:
            if self.full(faced(seat, place)):
                places &= ~bit(place)
            place += 1
        return places

    def allowed_places(self) -> i64:
        """Where the player in turn may play, before colours are looked at."""
        if self.stuck >= 0:
            return self.open_places(self.turn)
        if self.forced >= 0:
            return bit(self.forced)
        return self.passing_places(self.turn)

    def fresh(self, hand: i64) -> i64:
        """[lead] The cards of a hand whose colour is not marked in any place."""
        return hand & ~self.marked_cards
