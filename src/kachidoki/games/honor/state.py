"""A game of Victory & Honor: its record, the step that it waits at, and what can be read off it."""

from kachidoki.games.honor import pieces
from kachidoki.games.honor._record import HonorRecord
from kachidoki.games.honor.planes import fill
from kachidoki.games.honor.sense import advise, guess, play_on
from kachidoki.games.honor.steps.rounds import CHOOSE, SCORE
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import OVER, View


@mypyc_attr(free_list_len=1)
class HonorState(HonorRecord):
    """The truth about one game of Victory & Honor."""

    def copy(self) -> "HonorState":
        return HonorState(self.rules, self)

    # The two that callers use most, once more for speed: Python calls what the class of an object
    # defines itself more quickly than what a base of its bases does.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        super().play(move, seat)

    def end_round(self) -> None:
        """All phases of the round are played."""
        self.wait(SCORE)

    # What can be read off the record.

    def mark(self, place: i64) -> i64:
        """[lead] The colour of a place, or -1."""
        return (self.marks >> (place * 3) & 7) - 1

    def shows(self, place: i64, card: i64) -> bool:
        """[lead] Whether a card comes to lie face up in a place: it follows, or leads there."""
        mark = self.mark(place)
        if mark < 0:
            return not self.marked >> card & 1
        return pieces.COLOUR_OF[card] == mark

    def unmarked(self) -> i64:
        """[trump] The colours that are marked nowhere."""
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if not self.marked >> (colour * pieces.RANKS) & 1:
                colours |= pieces.bit(colour)
            colour += 1
        return colours

    def played(self) -> list[int]:
        """The cells of this phase in the order of play."""
        laid = pieces.count(self.filled)
        return [int(self.order >> (4 * at) & 15) for at in range(laid - 1, -1, -1)]

    # [direction] Where the last card was played, the seat to which it passes the turn, and whether
    # that is the partner of whoever played it.

    def last_cell(self) -> i64:
        return self.order & 15

    def next_seat(self) -> i64:
        cell = self.last_cell()
        return pieces.faced(cell // 3, cell % 3)

    def to_partner(self) -> bool:
        return self.rules.team and self.last_cell() % 3 == pieces.CENTRE

    def maybe(self, cell: i64) -> i64:
        """The colours that a face-down card can be, for those who have not seen it."""
        return self.maybes >> (cell * 4) & pieces.ALL_COLOURS

    def void(self, seat: i64) -> i64:
        """The colours that a seat has shown not to have."""
        return self.voids >> (seat * 4) & pieces.ALL_COLOURS

    def open_places(self, seat: i64) -> i64:
        """The empty places of a seat, as bits."""
        return ~(self.filled >> (seat * 3)) & 7

    def passing_places(self, seat: i64) -> i64:
        """[direction] Of these, the ones that look at a player who still has an empty place."""
        places = self.open_places(seat)
        filled = self.filled
        # One bit for each player whose three places are filled.
        full = filled & filled >> 1 & filled >> 2 & pieces.EVERY_SEAT
        if full:
            place: i64 = 0
            while place < 3:
                if full >> (pieces.faced(seat, place) * 3) & 1:
                    places &= ~pieces.bit(place)
                place += 1
        return places

    # Points.

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
        return tuple([seat for seat in range(pieces.SEATS) if totals[seat] == best])

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
        from kachidoki.games.honor.unseen import HonorView

        return HonorView(self, seat)

    def observe(self, seat: i64, into: bytearray, at: i64 = 0) -> None:
        fill(self, seat, into, at)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.actor < 0 or self.step is CHOOSE

    def results(self) -> list[float]:
        shares = super().results() if self.actor == OVER else guess(self)
        return [2.0 * share for share in shares] if self.rules.team else shares

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
