"""Call to Adventure: the state, and what an answer does."""

from __future__ import annotations

from kachidoki.games.adventure.cardset.cards import (
    JOURNEY,
)
from kachidoki.games.adventure.changes import Y_DARK, Y_JOURNEY
from kachidoki.games.adventure.frames import (
    F_DARK_AGAIN,
    F_FIRE,
    F_ORDER,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    a_of,
    c_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.moves import (
    DARK_RUNE,
    END,
    ENOUGH,
    FACE,
    PASS,
    READY,
    YES,
    Attempt,
    DrawFrom,
    FreeDiscard,
    Host,
    Journey,
    Keep,
    PickAlly,
    PickCard,
    PickNumber,
    Plain,
    PlayCard,
    Trait,
    Use,
)
from kachidoki.games.adventure.picks import (
    NOT_PICKING,
    TO_PLAY,
    TO_USE,
)
from kachidoki.games.adventure.pieces import (
    AT_ADVERSARY,
)
from kachidoki.games.adventure.questions import Questions
from kachidoki.games.adventure.refusals import why_not
from kachidoki.games.adventure.rules import Rules
from kachidoki.games.adventure.sense import advise, guess, play_on
from kachidoki.games.adventure.table import CHOOSING, ENDINGS
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, View


class AdventureState(Questions):
    """The truth about one game of Call to Adventure."""

    def __init__(self, rules: Rules, source: AdventureState | None) -> None:
        super().__init__(rules, source)
        if source is None:
            self.set_up()

    def copy(self) -> AdventureState:
        return AdventureState(self.rules, self)

    # What Python calls for every move. Each time it makes sure that the state is of the class that
    # defines the method: that is quick only if it is this one, and not the first of a long chain.

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        return super().moves(seat)

    def play(self, move: object, seat: object = None) -> None:
        super().play(move, seat)

    def chance(self, rng: Source) -> Chance:
        return super().chance(rng)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase == CHOOSING:
            return tuple([seat for seat in range(self.players) if self.chosen[seat] < 0])
        return (self.actor,) if self.actor >= 0 else ()

    def apply(self, move: Move, seat: i64) -> None:
        self.listing = None
        if isinstance(move, (PlayCard, PickCard)):
            own = self.rules.moves.own(move)
            assert own is not None
            move = own
        if self.phase == CHOOSING:
            assert isinstance(move, Keep)
            self.revealing = False
            self.keep(seat, move.origin << 2 | move.motivation << 1 | move.destiny)
            if self.phase != CHOOSING:
                self.serial += 1
            return
        self.serial += 1
        self.revealing = False
        if self.actor == CHANCE:
            self._happen(move)
        elif self.picking != NOT_PICKING:
            self._pick(move, seat)
            return
        elif isinstance(move, Plain):
            self._plain(move, seat)
        elif isinstance(move, PlayCard):
            self._start_picking(TO_PLAY, self.rules.first_hero + move.number, 0, seat)
            return
        elif isinstance(move, Use):
            number = self.source_card(seat, move.source)
            self._start_picking(TO_USE, number, self.rules.powers[number][move.which], seat)
            return
        elif isinstance(move, Attempt):
            self.declare(move.slot, self.row[move.slot], move.path)
        elif isinstance(move, Trait):
            self._want(move.slot, seat)
            if self.picking != NOT_PICKING:
                return
        elif isinstance(move, Journey):
            self._journey(move.slot, seat)
        elif isinstance(move, FreeDiscard):
            self.free_used = True
            self.deeds += 1
            if self.rules.free_uses_journey:
                self.journeys += 1
            if self.events is not None:
                self.tell("discard", {"seat": seat, "card": self.name(self.row[move.slot])})
            self._replace_slot(move.slot)
        elif isinstance(move, Host):
            top: i64 = self.todo.pop()
            self.settle(a_of(top), move.slot, False)
        elif isinstance(move, DrawFrom):
            self.draw_now(move.deck)
        elif isinstance(move, PickCard):
            top = self.todo[-1]
            mask = self.losable(a_of(top), c_of(top))
            self.lose_one(self.copy_of(mask, move.number))
        elif isinstance(move, PickAlly):
            self.give_up(move.place)
        else:
            assert isinstance(move, PickNumber)
            top = self.todo[-1]
            if op_of(top) == F_ORDER:
                self.put_next(move.number)
            elif op_of(top) == F_DARK_AGAIN:
                self.cast_again(move.number)
            else:
                self.todo.pop()
                self.path = move.number - 1
        self.go_on()

    def _plain(self, move: Plain, seat: i64) -> None:
        if move is PASS:
            self.passed()
        elif move is READY:
            self.ready()
        elif move is END:
            self.end()
        elif move is DARK_RUNE:
            self._buy_dark(seat)
        elif move is FACE:
            self.declare(AT_ADVERSARY, self.foe, 0)
        elif move is ENOUGH:
            self.leave_order()
        else:
            top: i64 = self.todo[-1]
            if move is YES:
                self.aim(top)
            else:
                self.todo.pop()

    def _buy_dark(self, seat: i64) -> None:
        price = self.dark_price(seat)
        self.dark_paid += 1
        self.dark_spent += price
        self.dark_bought += 1
        if self.events is not None:
            self.tell(
                "dark", {"seat": seat, "count": self.dark_paid + self.dark_free, "cost": price}
            )
        self.lose(seat, price, Y_DARK, -1)

    def _journey(self, slot: i64, seat: i64) -> None:
        """[journey] Pay, and another card comes."""
        price = self.journey_price(seat)
        self.journeys += 1
        self.deeds += 1
        if self.events is not None:
            self.tell("journey", {"seat": seat, "card": self.name(self.row[slot]), "cost": price})
        number: i64 = self.row[slot]
        self._replace_slot(slot)
        # What the payment sets off comes first, so it is put above.
        self.push(frame(F_FIRE, JOURNEY, seat, number, slot))
        self.lose(seat, price, Y_JOURNEY, -1)

    def _replace_slot(self, slot: i64) -> None:
        self.clear_slot(slot)
        self.push(frame(F_QUEUE))
        self.push(frame(F_RELEASE))
        self.push(frame(F_REFILL, slot))

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        if self.actor == OVER:
            return Refusal("game-over", "end", {})
        if self.actor == CHANCE:
            return self._chance_refusal(move)
        if move.index < 0:
            return Refusal("not-offered", "turn", {})
        if isinstance(move, (PlayCard, PickCard)):
            own = self.rules.moves.own(move)
            if own is None:
                return Refusal("not-held", "cards", {"card": move.key})
            move = own
        # As objects: whether each of them is a Move would be checked otherwise.
        listed: tuple[object, ...] = self.legal(seat)
        for one in listed:
            if one is move:
                return None
        return why_not(self, move, seat)

    def tell_end(self) -> None:
        if self.events is None:
            return
        for seat in range(self.players):
            self.tell("destiny", {"seat": seat, "card": self.name(self.destiny[seat])})
        for seat in range(self.players):
            sheet = self.sheet(seat, True)
            self.tell(
                "score",
                {
                    "seat": seat,
                    "printed": sheet.printed,
                    "sets": sheet.of_sets,
                    "xp": sheet.xp,
                    "hero": sheet.hero,
                    "antihero": sheet.antihero,
                    "track": sheet.track,
                    "destiny": sheet.of_clauses,
                    "total": sheet.total,
                },
            )
        seats, how = self.ranking()
        points = max(self.totals())
        if self.rules.versus:
            self.tell("game-over", {"seats": tuple(seats), "points": points, "how": how})
        elif self.beaten:
            self.tell("won", {"seats": tuple(seats), "points": points, "how": how})
        else:
            self.tell(
                "lost",
                {
                    "total": self.foe_xp,
                    "target": self.rules.target,
                    "how": ENDINGS[self.ending],
                },
            )

    @property
    def scores(self) -> tuple[int, ...]:
        """What everybody can count; with the Destinies once the game is over."""
        over = self.actor == OVER
        return tuple([self.sheet(seat, over).total for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        if self.actor != OVER:
            return ()
        if self.rules.versus:
            return tuple(self.ranking()[0])
        return tuple(range(self.players)) if self.beaten else ()

    def horizon(self) -> bool:
        """The end, or in a playout the turn after which `results` is a fair guess."""
        return self.actor == OVER or 0 < self.until <= self.turn_no

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)

    def look(self, seat: int | None) -> View:
        from kachidoki.games.adventure.view import AdventureView

        return AdventureView(self, seat)

    def position(self) -> dict[str, object]:
        from kachidoki.games.adventure.position import to_position

        return to_position(self)
