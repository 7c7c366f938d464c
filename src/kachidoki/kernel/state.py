"""What every game is: a State that asks, and Views of it for those who may not see everything."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING, Any, Final

from kachidoki.kernel import errors
from kachidoki.kernel.event import Beat, Event, Heard, Question, Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Rng, Source

if TYPE_CHECKING:
    from kachidoki.kernel.step import Step

CHANCE: Final = -1
OVER: Final = -2

# Who looks at a record, beside the seats.
SPECTATOR: Final = -1
EVERYTHING: Final = -2


def own(values: list[Any], hidden: list[Any], seat: i64, players: i64) -> list[Any]:
    """What a seat knows of `values`: its own part (all are equally long), the others `hidden`.

    Where there are fewer values than players, those who sit next to each other share one.
    """
    if seat >= 0:
        size: i64 = len(values)
        at: i64 = seat * size // players
        end: i64 = ((seat + 1) * size + players - 1) // players
        while at < end:
            hidden[at] = values[at]
            at += 1
    return hidden


def replaced(values: tuple[Any, ...], at: i64, value: Any) -> tuple[Any, ...]:
    """The same values but for one."""
    return (*values[:at], value, *values[at + 1 :])


def odds(totals: list[float], scale: float) -> list[float]:
    """By seat, the chance to win where `scale` points more make it e times as likely."""
    best = max(totals)
    found = [exp((total - best) / scale) for total in totals]
    whole = sum(found)
    return [odd / whole for odd in found]


def weighed(options: list[tuple[int, int]], rng: Source) -> int:
    """One of several values, each as likely as its weight says."""
    total = 0
    for _, weight in options:
        total += weight
    at: int = rng.below(total)
    for value, weight in options:
        at -= weight
        if at < 0:
            return value
    raise ValueError("nothing can be drawn")


class Refusal:
    """Why a move is not legal here: the key of the reason, its values, and the rule."""

    def __init__(self, reason: str, rule: str, values: dict[str, Value] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.values: dict[str, Value] = values or {}


class Plan:
    """What a seat can do in one go: moves, each of them legal after the ones before it.

    `worth` is measured like `State.advice`.
    """

    def __init__(self, moves: list[Move], worth: float) -> None:
        self.moves = moves
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth about one match. Pure: no clock, no random source, no prose.

    `actor` is the seat asked, or CHANCE, or OVER. Set `events` to a list to have every event
    appended to it, to a Heard for every beat as well; `None`, the default, costs nothing. The table
    waits at `step`, which answers all that callers ask; the steps that follow lie on `stack`, the
    next one last.
    """

    def __init__(self, players: i64, source: State | None = None) -> None:
        self.players: i64 = players
        self.events: list[Event] | None = None
        if source is None:
            from kachidoki.kernel.step import NOT_BEGUN

            # Whether the last move told its player what they did not know: no undo across it.
            self.revealing = False
            self.actor: i64 = CHANCE
            # Whether several seats are asked at once; each then answers without seeing the others.
            self.together = False
            # Makes question ids: it grows with every move, but not while others asked at the same
            # time have yet to answer, so that their questions keep their ids.
            self.serial: i64 = 0
            self.step: Step[Any] = NOT_BEGUN
            self.stack: list[Step[Any]] = []
        else:
            self.revealing = source.revealing
            self.actor = source.actor
            self.together = source.together
            self.serial = source.serial
            self.step = source.step
            self.stack = source.stack[:]

    # What a caller uses.

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may answer now; several when their questions are open together."""
        return self.step.seats(self) if self.actor >= 0 else ()

    @property
    def shared(self) -> bool:
        """Whether the seats that are asked have one answer between them: the first one counts."""
        return self.step.shared and len(self.actors) > 1

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        raise TypeError("a game must define scores")

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, when the game is over; several when they share it."""
        raise TypeError("a game must define winners")

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        """Every legal move of the actor, or of one of the actors; none at a chance node."""
        if self.actor < 0:
            return ()
        if seat is None:
            return self.legal(self.actor)
        return self.legal(seat) if seat in self.actors else ()

    # Whatever a caller gives for a move or a seat, the answer is a typed refusal: so `object`.

    def play(self, move: object, seat: object = None) -> None:
        """Check `move` and apply it. Raises IllegalMove and changes nothing when it is refused."""
        who: i64 = self.actor
        if not isinstance(move, Move):
            raise errors.UnreadableMove("unreadable-move", text=errors.shown(move), like="")
        if seat is not None:
            if type(seat) is not int or seat not in self.actors:
                raise errors.NotYourTurn("not-your-turn", seat=seat if type(seat) is int else -1)
            who = seat
        # Named anew, so that the compiler checks its type once.
        found: Move = move
        refusal = self.refusal(found, who)
        if refusal is not None:
            raise errors.IllegalMove(refusal.reason, refusal.rule, **refusal.values)
        self.apply(found, who)

    def question(self, seat: object = None) -> Question | None:
        """What the actor, or `seat`, is asked; None when nothing is."""
        if self.actor < 0:
            return None
        who: int = self.actor
        if seat is not None:
            if type(seat) is not int or seat not in self.actors:
                return None
            who = seat
        step = self.step
        key, values = step.asked(self, who)
        number = int(self.serial) + step.given(self, who)
        return Question(f"{number}.{who}", who, key, step.cites(self, who), values)

    def view(self, seat: object) -> View:
        """All that `seat` may know, and nothing else; None is a spectator."""
        return self.look(None if seat is None else self._seat(seat))

    def _seat(self, seat: object) -> int:
        players: int = self.players
        if type(seat) is not int or not 0 <= seat < players:
            number = str(seat + 1) if type(seat) is int and abs(seat) < 1000 else errors.shown(seat)
            raise errors.BadOption("no-such-seat", number=number, players=players)
        return seat

    def chance(self, rng: Source) -> Chance:
        """At a chance node: a result drawn from `rng`, to be played like a move."""
        if self.actor != CHANCE:
            raise errors.IllegalMove("no-chance-now")
        return self.drawn_from(rng)

    def happened(self, event: Event) -> None:
        """Tell those who listen. To make the event costs time: ask `events is not None` first."""
        if self.events is not None:
            self.events.append(event)

    def beat(self, due: bool = False) -> None:
        """What has been told so far has happened: who listens to every beat may look at the table
        as it is now. It copies the state: ask `events is not None` first."""
        heard = self.events
        if not isinstance(heard, Heard):
            return
        if not heard.noted():
            now = self.copy()
            # In the middle of a step nobody is asked.
            now.actor = CHANCE
            heard.beats.append(Beat(len(heard), now, due))
        elif due and heard.beats:
            heard.beats[-1].due = True

    # From step to step.

    def wait(self, step: Step[Any]) -> None:
        """The table comes to a step."""
        self.step = step
        step.enter(self)

    def push(self, step: Step[Any]) -> None:
        """The table comes to a step, and after it back to where it is."""
        self.stack.append(self.step)
        self.wait(step)

    def back(self) -> None:
        """The step is done: on with what follows."""
        self.wait(self.stack.pop())

    # What the step knows; most of it callers should not ask without the checks above.

    def legal(self, seat: i64) -> tuple[Move, ...]:
        """The legal moves of a seat that is asked."""
        return self.step.answers(self, seat)

    def any_move(self, seat: i64, rng: Rng) -> Move:
        """A legal move of a seat that is asked, each as likely as the others."""
        return self.step.any_answer(self, seat, rng)

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        """Why `seat` may not play `move` now, or None. At a chance node it checks the result."""
        return self.step.why_not(self, move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        """Apply a move known to be legal, and go on to the next real question."""
        self.count_move()
        self.step.take(self, move, seat)

    def count_move(self) -> None:
        """A move is made: those who know which do not have to go through `apply`."""
        self.revealing = False
        if not self.together:
            self.serial += 1

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        """At a chance node: the values that may follow `prefix`, with weights; empty at the end.

        It splits a large chance result into small draws, for those who need every probability.
        """
        return self.step.outcomes(self, prefix)

    def outcome(self, values: list[int]) -> Chance:
        """The chance result that a complete list of `outcomes` stands for."""
        return self.step.outcome(self, values)

    def drawn_from(self, rng: Source) -> Chance:
        """A chance result: through `outcomes`, where the step has no faster way."""
        quick = self.step.drawn_from(self, rng)
        if quick is not None:
            return quick
        values: list[int] = []
        options = self.outcomes(values)
        while options:
            values.append(weighed(options, rng))
            options = self.outcomes(values)
        return self.outcome(values)

    # What a game defines.

    def copy(self) -> State:
        """An independent copy, without listeners."""
        raise TypeError("a game must define copy()")

    def look(self, seat: int | None) -> View:
        """The view of a seat that exists, or of a spectator."""
        raise TypeError("a game must define look()")

    def position(self) -> dict[str, object]:
        """Everything, JSON-able; `game.from_position` reads it back."""
        raise TypeError("a game must define position()")

    # What a game may define, for those who learn.

    def observe(self, seat: i64, into: bytearray, at: i64 = 0) -> None:
        """Write what `seat` may know, below 0 a spectator, into a buffer that is all zeros there.

        `Game.planes` says what stands where; 255 means 1. It can be asked at any time, also where
        another seat or chance has the say.
        """
        raise TypeError("a game must define observe()")

    # What a game may define, to make bots better or faster.

    def results(self) -> list[float]:
        """By seat, from 0 (lost) to 1 (won): the outcome, or a fair guess at a horizon.

        A game with partners defines it, as each of them has the whole share of the side: a state
        does not know who plays with whom, and need not for anything else (see `Game.sides`).
        """
        winners = self.winners
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(self.players)]

    def horizon(self) -> bool:
        """Whether `results` is good enough here for a search to look no further."""
        return self.actor == OVER

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        """How good each of the legal `moves` looks to a sensible player with what `seat` knows.

        A move that is better by 1 is one that such a player would choose e times as often.
        """
        return [0.0] * len(moves)

    def plans(self, seat: i64, moves: tuple[Move, ...]) -> list[Plan]:
        """What `seat` may go for from here: each of the legal `moves`, or whole turns.

        Where many orders of small moves lead to the same end, a game gives one for each end, so
        that a search weighs ends and not orders. It is asked what the seat knows, as for `advice`.
        """
        advice = self.advice(seat, moves)
        return [Plan([moves[at]], advice[at]) for at in range(len(moves))]

    def rollout(self, rng: Rng) -> None:
        """Play on quickly and plausibly until the horizon."""
        while not self.horizon():
            if self.actor == CHANCE:
                self.apply(self.chance(rng), CHANCE)
            else:
                self.apply(self.any_move(self.actor, rng), self.actor)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat, or a spectator (`seat` is None), may know of a State.

    It has the question and the moves of a seat that is asked, and what the game adds: the masked
    record, in which what is not declared visible is absent.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        self.seat = seat
        self.question: Question | None = state.question(seat) if asked else None
        self.moves: tuple[Move, ...] = state.moves(seat) if asked else ()

    def imagine(self, rng: Rng) -> State:
        """A full State that this viewer cannot tell from the truth; each is equally likely."""
        raise TypeError("a game must define imagine()")

    def table(self) -> Mapping[str, object]:
        """What lies on the table and what this viewer remembers, JSON-able: declared in `table.py`
        of the game."""
        raise TypeError("a game must define table()")

    def reason(self, move: Move) -> Event | None:
        """What one of the moves brings, as a sensible player would say who sees no more: declared
        in `reasons.py` of the game, and told like an event. None where there is nothing to say."""
        return None

    def parts(self) -> list[tuple[str, list[float]]]:
        """The view as numbers between 0 and 1, in parts with names, for learning: the same parts of
        the same lengths in all modes."""
        raise TypeError("a game must define parts()")

    def features(self) -> list[float]:
        """The numbers of all `parts`; `Game.layout` says where each is."""
        numbers: list[float] = []
        for _, part in self.parts():
            numbers += part
        return numbers

    def data(self) -> dict[str, object]:
        """The whole view, JSON-able: what may be sent to this viewer."""
        return {
            "seat": self.seat,
            "question": None if self.question is None else self.question.data(),
            "moves": [move.text for move in self.moves],
            "table": self.table(),
        }

    def encode(self) -> bytes:
        """The view as canonical bytes: equal views, equal bytes."""
        return json.dumps(self.data(), sort_keys=True, separators=(",", ":")).encode()


def one_hot(at: int, length: int) -> list[float]:
    """Zeros, with a one at a place; none where it is outside."""
    numbers = [0.0] * length
    if 0 <= at < length:
        numbers[at] = 1.0
    return numbers


def named(name: str, seat: int, order: list[int]) -> str:
    """The name of a part for one seat: the viewer's own is plain, those after it are counted."""
    further = order.index(seat)
    return f"{name}+{further}" if further else name
