"""Victory & Honor as it is played: rounds, phases, cards, orders and points."""

from __future__ import annotations

from typing import Final

from kachidoki.games.honor.battle import Battle, card_names
from kachidoki.games.honor.moves import Deal, NoOrder, Order, Play, Side, Start, Starter
from kachidoki.games.honor.pieces import (
    ALL_COLOURS,
    ANY_GENERAL,
    ARTILLERY,
    CELLS,
    CHOOSE,
    COLOUR_OF,
    COLOURS,
    DEAL,
    DONE,
    FILL,
    GENERALS,
    ORDER,
    PLACES,
    PLAY,
    RANK_NAMES,
    RANK_OF,
    SCOUT,
    SEATS,
    SIDE,
    START,
    Shares,
    bit,
    count,
    faced,
    nothing,
    suit,
)
from kachidoki.games.honor.scoring import Regiment, honours, regiment_points, side_honours
from kachidoki.games.honor.sense import advise, guess, play_on
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, View

NO_CARDS: Final[list[int]] = [-1] * CELLS


class HonorState(Battle):
    """The truth about one game of Victory & Honor."""

    def copy(self) -> HonorState:
        return HonorState(self.rules, self)

    # The two that callers use most, once more for speed: Python finds and calls what the class of
    # an object defines itself more quickly than what a base of its bases does.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        super().play(move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        self.serial += 1
        self.revealing = False
        self.listed = -1
        if isinstance(move, Play):
            self._play(move, seat)
        elif isinstance(move, Order):
            self._order(move.place, False)
        elif isinstance(move, NoOrder):
            self._stay_silent()
        elif isinstance(move, Deal):
            self._deal(move.hands)
        elif isinstance(move, Starter):
            self._name_starter(move.seat, "choice")
        elif isinstance(move, Start):
            self._draw_lot(move.seat)
        elif isinstance(move, Side):
            self._ask_side(move.side, "lot")

    # [start], [setup]

    def _draw_lot(self, seat: i64) -> None:
        if self.round > 0:
            self._name_starter(seat, "lot")
            return
        self.starter = seat
        self.tell("start", {"seat": seat})
        self.step = DEAL

    def _ask_side(self, side: i64, why: str) -> None:
        """[start] The partners behind name one of them; whoever answers first answers for both."""
        self.side = side
        self.tell("side", {"seats": self.sides()[side], "why": why})
        self.step = CHOOSE
        self.actor = side

    def _name_starter(self, seat: i64, why: str) -> None:
        self.starter = seat
        self.side = -1
        self.tell("next-start", {"seat": seat, "why": why})
        self.step = DEAL
        self.actor = CHANCE

    def _deal(self, hands: Shares) -> None:
        """[setup] Everything is dealt out; nothing is left over."""
        self.revealing = True
        if self.rules.redeal:
            bare = [seat for seat in range(SEATS) if not hands[seat] & ANY_GENERAL]
            if bare:
                self.tell("redeal", {"seats": tuple(bare)})
                return
        self.round += 1
        self.phase = 0
        self.hand = hands.copy()
        self.spoils = nothing()
        self.lost = 0
        self.seen = 0
        self.first = self.starter
        if self.events is not None:
            self.tell("round", {"round": self.round, "seat": self.starter})
            dealt: dict[int, dict[str, Value]] = {}
            for seat in range(SEATS):
                dealt[seat] = {"cards": card_names(hands[seat])}
            self.tell("deal", {"count": self.rules.dealt}, dealt)
        self._begin_phase("starter")

    def _begin_phase(self, why: str) -> None:
        self.phase += 1
        self.voids_before = self.voids
        self._clear()
        self.turn = self.first
        self.step = PLAY
        self.actor = self.first
        if self.events is not None:
            self.tell("phase", {"phase": self.phase, "seat": self.first, "why": why})

    def _clear(self) -> None:
        """Empty battlefields, no markers, no trump."""
        self.cell = NO_CARDS[:]
        self.laid = 0
        self.order = 0
        self.lines = 0
        self.filled = 0
        self.down = 0
        self.guns = 0
        self.marks = 0
        self.marked = 0
        self.marked_cards = 0
        self.trump = -1
        self.forced = -1
        self.suggested = -1
        self.stuck = -1
        self.maybes = 0

    # [play], [lead], [sacrifice], [trump]

    def _play(self, move: Play, seat: i64) -> None:
        card = move.card
        place = move.place
        cell = seat * 3 + place
        mark = self.mark(place)
        hand: i64 = self.hand[seat]
        self.hand[seat] = hand & ~bit(card)
        self.cell[cell] = card
        self.order |= cell << (self.laid * 4)
        self.lines |= cell << (place * 16 + 4 * count(self.filled >> place & 0x249))
        self.laid += 1
        self.filled |= bit(cell)
        self.forced = -1
        self.suggested = -1
        if mark == move.colour:
            self._show(move, seat, "follow")
        elif mark < 0 and not self.marked >> move.colour & 1:
            self._show(move, seat, "lead")
            self._mark(place, move.colour)
        else:
            self._hide(move, seat, mark)
            self._pass_on(seat, place)
            return
        if move.rank == SCOUT and self.stuck < 0:
            self._scout(seat, place)
        else:
            self._pass_on(seat, place)

    def _show(self, move: Play, seat: i64, key: str) -> None:
        self.seen |= bit(move.card)
        if move.rank == ARTILLERY:
            self.guns |= bit(seat * 3 + move.place)
        if self.rules.redeal and move.rank >= GENERALS:
            self.general |= bit(seat)
        if self.events is not None:
            self.tell(key, self.card_values(seat, seat * 3 + move.place))

    def _mark(self, place: i64, colour: i64) -> None:
        """[lead] Everybody's marker; with the third the fourth colour becomes trump."""
        self.marks |= (colour + 1) << (place * 3)
        self.marked |= bit(colour)
        self.marked_cards |= suit(colour)
        left = ALL_COLOURS - self.marked
        if left & (left - 1) == 0:
            self.trump = 0 if left == 1 else 1 if left == 2 else 2 if left == 4 else 3
            if self.events is not None:
                self.tell("trump", {"colour": COLOURS[self.trump]})

    def _hide(self, move: Play, seat: i64, mark: i64) -> None:
        """[sacrifice] Face down. It tells which colours are missing, before and after."""
        cell = seat * 3 + move.place
        self.down |= bit(cell)
        void = bit(mark) if mark >= 0 else ALL_COLOURS - self.marked
        self.voids |= void << (seat * 4)
        self.maybes |= (ALL_COLOURS - self.void(seat)) << (cell * 4)
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": seat,
                "place": PLACES[move.place],
                "why": "void" if mark >= 0 else "no-lead",
            }
            mine: dict[str, Value] = {
                "colour": COLOURS[move.colour],
                "rank": RANK_NAMES[move.rank],
            }
            self.tell("sacrifice", values, {seat: mine})

    # [direction], [scout], [phase-end]

    def _scout(self, seat: i64, place: i64) -> None:
        """[scout] A partner is asked only if he has a choice; an order with one answer is given."""
        places = self.passing_places(faced(seat, place))
        several = places & (places - 1) != 0
        if several:
            self.step = ORDER
            self.actor = seat
        elif places and not self.to_partner():
            self._order(0 if places == 1 else 1 if places == 2 else 2, True)
        else:
            self._pass_on(seat, place)

    def _order(self, place: i64, auto: bool) -> None:
        seat = self.last_seat()
        victim = self.next_seat()
        partner = self.to_partner()
        if partner:
            self.suggested = place
        else:
            self.forced = place
        if self.events is not None:
            values: dict[str, Value] = {"seat": seat, "victim": victim, "place": PLACES[place]}
            self.tell("suggest" if partner else "order", values, None, auto)
        self._turn_to(victim)

    def _stay_silent(self) -> None:
        victim = self.next_seat()
        if self.events is not None:
            self.tell("no-order", {"seat": self.last_seat(), "victim": victim})
        self._turn_to(victim)

    def _pass_on(self, seat: i64, place: i64) -> None:
        if self.stuck >= 0:
            self._fill_from((seat + 1) & 3)
        else:
            self._turn_to(faced(seat, place))

    def _turn_to(self, seat: i64) -> None:
        """[direction] Who can pass to nobody with an empty place ends the normal play."""
        if self.passing_places(seat):
            self.turn = seat
            self.step = PLAY
            self.actor = seat
            return
        self.stuck = seat
        if self.events is not None:
            self.tell("fill", {"seat": seat})
        self._fill_from(seat)

    def _fill_from(self, seat: i64) -> None:
        """[phase-end] Clockwise, everyone fills what is empty."""
        for _ in range(SEATS):
            if self.open_places(seat):
                self.turn = seat
                self.step = FILL
                self.actor = seat
                return
            seat = (seat + 1) & 3
        self._end_phase()

    def _end_phase(self) -> None:
        self.revealing = True
        why = "centre" if self.fight() else "again"
        if self.phase < self.rules.phases:
            self._begin_phase(why)
            return
        self._clear()
        self._end_round()

    # [reserve], [scoring], [honours-scoring], [winning]

    def _end_round(self) -> None:
        if self.events is not None:
            self.tell("round-end", {"round": self.round})
        for seat in range(SEATS):
            if self.events is not None:
                self._tell_reserve(seat)
            self.spoils[seat] |= self.hand[seat]
            self.seen |= self.hand[seat]
            self.hand[seat] = 0
        self.voids = 0
        self.voids_before = 0
        self.general = 0
        self.history = (*self.history, self.counted())
        if self.events is not None:
            self._tell_scores()
        if self.round == self.rules.rounds:
            self.step = DONE
            self.actor = OVER
            if self.events is not None:
                self._tell_winners()
            return
        self.actor = CHANCE
        if self.rules.team:
            totals = self.scores
            if totals[0] == totals[1]:
                self.step = SIDE
            else:
                self._ask_side(0 if totals[0] < totals[1] else 1, "lowest")
            return
        behind = self.lowest()
        if len(behind) == 1:
            self._name_starter(behind[0], "lowest")
        else:
            self.step = START

    def counted(self) -> tuple[int, ...]:
        """[scoring], [honours-scoring] What the spoils pay, as `history` keeps it."""
        points = [int(regiment_points(self.spoils[seat])) for seat in range(SEATS)]
        bonus = [0] * SEATS
        if self.rules.advanced:
            best = honours(self.rules.different)
            for side in self.sides():
                bonus[side[0]] = best.points(side_honours(self.spoils, side))
        return (*points, *bonus)

    def _tell_reserve(self, seat: i64) -> None:
        for card in range(len(COLOUR_OF)):
            if self.hand[seat] >> card & 1:
                values: dict[str, Value] = {
                    "seat": seat,
                    "colour": COLOURS[COLOUR_OF[card]],
                    "rank": RANK_NAMES[RANK_OF[card]],
                }
                self.tell("reserve", values)

    def _tell_scores(self) -> None:
        row = self.history[len(self.history) - 1]
        for seat in range(SEATS):
            for colour in range(4):
                regiment = Regiment(self.spoils[seat], colour)
                if regiment.points:
                    values: dict[str, Value] = {
                        "seat": seat,
                        "colour": COLOURS[colour],
                        "stars": regiment.stars,
                        "count": regiment.cards,
                        "generals": regiment.generals,
                        "points": regiment.points,
                    }
                    self.tell("colour-score", values)
            self.tell("score", {"seat": seat, "points": row[seat]})
        totals = self.scores
        for side in self.sides():
            bonus = row[SEATS + side[0]]
            if bonus:
                sets = honours(self.rules.different).sets(side_honours(self.spoils, side))
                self.tell("honours", {"seats": side, "sets": tuple(sets), "points": bonus})
            points = sum([row[seat] for seat in side]) + bonus
            self.tell("total", {"seats": side, "points": points, "total": totals[side[0]]})

    def _tell_winners(self) -> None:
        winners = self.winners
        how = "points" if len(winners) == len(self.sides()[0]) else "shared"
        self.tell("game-over", {"seats": winners, "points": max(self.scores), "how": how})

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
        from kachidoki.games.honor.view import HonorView

        return HonorView(self, seat)

    def position(self) -> dict[str, object]:
        from kachidoki.games.honor.position import to_position

        return to_position(self)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.step < PLAY or self.step == DONE

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
