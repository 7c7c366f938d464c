"""What is asked in Victory & Honor, which answers are legal, and why others are not."""

from __future__ import annotations

from typing import Final

from kachidoki.games.honor.moves import (
    NO_ORDER,
    ORDERS,
    STARTERS,
    STARTS,
    Deal,
    NoOrder,
    Order,
    Play,
    Side,
    Start,
    Starter,
    lowest_play,
)
from kachidoki.games.honor.pieces import (
    CENTRE,
    CHOOSE,
    COLOURS,
    DEAL,
    DONE,
    FILL,
    HONOURS,
    LEFT,
    ORDER,
    PLACES,
    PLAY,
    RANK_NAMES,
    RANKS,
    RIGHT,
    SEATS,
    SIDE,
    START,
    count,
    faced,
    suit,
)
from kachidoki.games.honor.table import Table
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import Refusal

# Something to count through, for each number of plays: at most 13 cards to three places.
EACH: Final[list[tuple[object, ...]]] = [(None,) * number for number in range(3 * RANKS + 1)]


class Legal(Table):
    """The table and its questions."""

    # The place whose plays are being listed, and the cards that are left of it.
    at: i64
    rest: i64

    @property
    def actors(self) -> tuple[int, ...]:
        """[start] Partners are asked together who of them begins."""
        if self.step == CHOOSE:
            return self.sides()[self.side]
        return (int(self.actor),) if self.actor >= 0 else ()

    @property
    def shared(self) -> bool:
        return self.step == CHOOSE

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        if self.step == CHOOSE:
            return "starter", {}
        if self.step == ORDER:
            key = "suggest" if self.to_partner() else "order"
            return key, {"victim": self.next_seat()}
        if self.step == FILL:
            return "fill", {"place": PLACES[_first(self.open_places(seat))]}
        if self.forced >= 0:
            return "ordered", {"place": PLACES[self.forced], "victim": self.last_seat()}
        if self.suggested >= 0:
            return "suggested", {"place": PLACES[self.suggested], "victim": self.last_seat()}
        return "play", {}

    def rule(self, seat: int) -> str:
        if self.step == CHOOSE:
            return "start"
        if self.step == FILL:
            return "phase-end"
        if self.step == ORDER or self.forced >= 0 or self.suggested >= 0:
            return "scout"
        return "play" if self.step == PLAY else "setup"

    # [scout] The last card played, whom it passes the turn to, and whether that is a partner.

    def last_seat(self) -> i64:
        return self.last_cell() // 3

    def next_seat(self) -> i64:
        cell = self.last_cell()
        return faced(cell // 3, cell % 3)

    def to_partner(self) -> bool:
        return self.rules.team and self.last_cell() % 3 == CENTRE

    # Chance.

    def drawn_from(self, rng: Source) -> Chance:
        if self.step == DEAL:
            cards = self.rules.deck[:]
            rng.shuffle(cards)
            return Deal(cards)
        if self.step == START:
            seats = self.lowest()
            return STARTS[seats[rng.below(len(seats))]]
        return super().drawn_from(rng)

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        if self.step == START:
            return [] if prefix else [(seat, 1) for seat in self.lowest()]
        if self.step == SIDE:
            return [] if prefix else [(0, 1), (1, 1)]
        dealt = set(prefix)
        return [(card, 1) for card in self.rules.deck if card not in dealt]

    def outcome(self, values: list[int]) -> Chance:
        if self.step == START:
            return STARTS[values[0]]
        if self.step == SIDE:
            return Side(values[0])
        return Deal(values[:])

    def lowest(self) -> list[int]:
        """[start] The seats with the fewest points; before the first round, everyone."""
        if not self.history:
            return list(range(SEATS))
        totals = self.scores
        least = min(totals)
        return [seat for seat in range(SEATS) if totals[seat] == least]

    # Answers.

    def legal(self, seat: i64) -> tuple[Move, ...]:
        if self.step == PLAY or self.step == FILL:
            self._list(seat)
            self.rest = self.left
            self.at = LEFT
            # In this form the compiler makes the tuple at once, without a list before it.
            return tuple(self._next_play() for _ in EACH[self._number()])
        if self.step == CHOOSE:
            return (STARTERS[self.side], STARTERS[self.side + 2])
        places = self.passing_places(self.next_seat())
        orders = [ORDERS[place] for place in range(3) if places >> place & 1]
        if self.to_partner():
            orders.append(NO_ORDER)
        return tuple(orders)

    def _list(self, seat: i64) -> None:
        """[play] Work out which cards may go to the left, to the centre and to the right."""
        hand: i64 = self.hand[seat]
        places = self.allowed_places()
        leads = self.fresh(hand)
        left = self._cards_for(LEFT, places, hand, leads)
        centre = self._cards_for(CENTRE, places, hand, leads)
        right = self._cards_for(RIGHT, places, hand, leads)
        if not left | centre | right:
            # [sacrifice] Nothing but unmarked places, nothing but marked colours.
            left = hand if places & 1 else 0
            centre = hand if places & 2 else 0
            right = hand if places & 4 else 0
        self.left = left
        self.centre = centre
        self.right = right
        self.listed = seat

    def _cards_for(self, place: i64, places: i64, hand: i64, leads: i64) -> i64:
        if not places >> place & 1:
            return 0
        mark = self.mark(place)
        if mark < 0:
            return leads
        following = hand & suit(mark)
        return following if following else hand

    def _listed_for(self, place: i64) -> i64:
        """The cards that were found to be playable there."""
        return self.left if place == LEFT else self.centre if place == CENTRE else self.right

    def _number(self) -> i64:
        """How many plays there are."""
        return count(self.left) + count(self.centre) + count(self.right)

    def _next_play(self) -> Play:
        """The next one, when they are listed place by place."""
        while not self.rest:
            self.at += 1
            self.rest = self._listed_for(self.at)
        play = lowest_play(self.at, self.rest)
        self.rest &= self.rest - 1
        return play

    def any_move(self, seat: i64, rng: Rng) -> Move:
        if self.step != PLAY and self.step != FILL:
            return super().any_move(seat, rng)
        self._list(seat)
        number = rng.below(self._number())
        place: i64 = LEFT
        cards = self.left
        size = count(cards)
        while number >= size:
            number -= size
            place += 1
            cards = self._listed_for(place)
            size = count(cards)
        while number:
            cards &= cards - 1
            number -= 1
        return lowest_play(place, cards)

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        step = self.step
        if step == PLAY or step == FILL:
            if isinstance(move, Play):
                if self.listed == seat and self._listed_for(move.place) >> move.card & 1:
                    return None
                return self._play_refusal(move, seat)
        elif step == ORDER:
            if isinstance(move, Order):
                return self._order_refusal(move.place)
            if isinstance(move, NoOrder):
                if self.to_partner():
                    return None
                return Refusal("order-must", "scout", {"victim": self.next_seat()})
            if isinstance(move, Play):
                return Refusal("order-first", "scout", {})
        elif step == CHOOSE:
            if isinstance(move, Starter):
                if move.seat & 1 == seat & 1:
                    return None
                return Refusal("not-your-partner", "start", {"seat": move.seat})
        elif step == DONE:
            return Refusal("game-over", "winning", {})
        else:
            return self._chance_refusal(move)
        return Refusal("not-asked", self.rule(seat), {})

    def _play_refusal(self, move: Play, seat: i64) -> Refusal | None:
        hand: i64 = self.hand[seat]
        place = move.place
        at = PLACES[place]
        if not hand >> move.card & 1:
            if move.rank < HONOURS and not self.rules.advanced:
                return Refusal("no-honours-here", "honours", {})
            card: dict[str, Value] = {
                "colour": COLOURS[move.colour],
                "rank": RANK_NAMES[move.rank],
            }
            return Refusal("card-not-held", "play", card)
        places = self.allowed_places()
        if not places >> place & 1:
            if not self.open_places(seat) >> place & 1:
                return Refusal("place-taken", "play", {"place": at})
            if self.forced >= 0:
                return Refusal("ordered-elsewhere", "scout", {"place": PLACES[self.forced]})
            return Refusal("wrong-way", "direction", {"place": at, "victim": faced(seat, place)})
        mark = self.mark(place)
        if mark >= 0:
            if mark == move.colour or not hand & suit(mark):
                return None
            return Refusal("must-follow", "lead", {"place": at, "colour": COLOURS[mark]})
        if not self.marked >> move.colour & 1:
            return None
        if self.fresh(hand):
            return Refusal("must-lead", "lead", {"place": at, "colour": COLOURS[move.colour]})
        for other in range(3):
            if places >> other & 1 and self.mark(other) >= 0:
                return Refusal("sacrifice-elsewhere", "sacrifice", {"place": at})
        return None

    def _order_refusal(self, place: i64) -> Refusal | None:
        victim = self.next_seat()
        if self.passing_places(victim) >> place & 1:
            return None
        values: dict[str, Value] = {"place": PLACES[place], "victim": victim}
        free = self.open_places(victim) >> place & 1
        return Refusal("order-wrong-way" if free else "order-taken", "scout", values)

    def _chance_refusal(self, move: Move) -> Refusal | None:
        if self.step == DEAL and isinstance(move, Deal):
            if move.cards == self.rules.cards and len(move.order) == len(self.rules.deck):
                return None
        elif self.step == SIDE and isinstance(move, Side):
            if 0 <= move.side < 2:
                return None
        elif self.step == START and isinstance(move, Start) and move.seat in self.lowest():
            return None
        return Refusal("not-this-chance", "setup", {})


def _first(places: i64) -> int:
    return 0 if places & 1 else 1 if places & 2 else 2
