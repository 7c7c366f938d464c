"""Steps: what a table waits for, each in one place, and the state that goes from one to the next.

A game makes its steps from `Step`, `ChanceStep`, `SealedStep` and `LastStep`, and its record
derives from `Stepping`, which answers all that callers ask by asking the step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, State, View

# What a step may say of a move: each game has sentences of its own for the first two.
NOT_ASKED: Final = "not-asked"
NOT_THIS_CHANCE: Final = "not-this-chance"
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    NOT_ASKED: (),
    NOT_THIS_CHANCE: (),
    "game-over": (),
}

# The state of a game.
S = TypeVar("S", bound="Stepping")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What the table waits for, named as the rulebook names it: all about it in one place.

    A step is made once, or with the values it waits with; it is never changed, so copies of a state
    share it, and everybody may know it.
    """

    # Whether the seats that are asked have one answer between them: the first one counts.
    shared = False

    def __init__(self, name: str, question: str, rule: str, says: tuple[str, ...] = ()) -> None:
        # As positions name it.
        self.name = name
        # The key of the question, and the section of the rulebook behind it.
        self.question = question
        self.rule = rule
        # The names of the question's values.
        self.says = says

    def enter(self, state: S) -> None:
        """The table comes to this step: somebody is asked, or it goes on where there is nothing to
        decide."""
        self.ask(state)

    def ask(self, state: S) -> None:
        """Set who is asked at this step: also when a position is read."""
        raise TypeError(f"{self.name} asks nobody")

    def seats(self, state: S) -> tuple[int, ...]:
        """The seats that may answer, where somebody is asked."""
        return (int(state.actor),)

    def given(self, state: S, seat: int) -> int:
        """How many answers a seat has given while others have yet to answer."""
        return 0

    def asked(self, state: S, seat: int) -> tuple[str, dict[str, Value]]:
        """The key and the values of the question."""
        return self.question, self.values(state, seat)

    def values(self, state: S, seat: int) -> dict[str, Value]:
        """What the question says besides its key."""
        return {}

    def cites(self, state: S, seat: int) -> str:
        """The section of the rulebook behind the question."""
        return self.rule

    def answers(self, state: S, seat: i64) -> tuple[Move, ...]:
        """Every legal move."""
        return ()

    def any_answer(self, state: S, seat: i64, rng: Rng) -> Move:
        """A legal move, each as likely as the others."""
        moves = self.answers(state, seat)
        return moves[rng.below(len(moves))]

    def why_not(self, state: S, move: Move, seat: i64) -> Refusal | None:
        """Why a move is not legal, or None. Here: what is said of one that is no answer at all."""
        return Refusal(NOT_ASKED, self.cites(state, seat), {})

    def take(self, state: S, move: Move, seat: i64) -> None:
        """What a legal move does."""
        raise TypeError(f"{self.name} takes no answers")

    def outcomes(self, state: S, prefix: list[int]) -> list[tuple[int, int]]:
        """At a step of chance: the values that may follow `prefix`; see `State.outcomes`."""
        return []

    def outcome(self, state: S, values: list[int]) -> Chance:
        """At a step of chance: the result that a complete list of `outcomes` stands for."""
        raise TypeError(f"{self.name} is no step of chance")

    def drawn_from(self, state: S, rng: Source) -> Chance | None:
        """A result of chance where there is a faster way than through `outcomes`, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A step at which chance is asked."""

    def ask(self, state: S) -> None:
        state.actor = CHANCE

    def why_not(self, state: S, move: Move, seat: i64) -> Refusal | None:
        return None if self.fits(state, move) else Refusal(NOT_THIS_CHANCE, "setup", {})

    def fits(self, state: S, move: Move) -> bool:
        """Whether a move is a result that can come here."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedStep(Step[S]):
    """Several seats are asked at once, and none sees what another answers.

    A question keeps its id while others answer; a seat may be asked several times meanwhile.
    """

    def waiting(self, state: S) -> list[int]:
        """The seats that still have to answer."""
        raise TypeError(f"{self.name} must say whom it waits for")

    def next_waiting(self, state: S) -> i64:
        """The first of these seats, or -1. A game may have a faster way than to list them all."""
        left = self.waiting(state)
        return left[0] if left else -1

    def wanted(self, state: S) -> int:
        """How many answers each seat gives."""
        return 1

    def keep(self, state: S, move: Move, seat: i64) -> None:
        """What an answer does before the others have answered."""
        raise TypeError(f"{self.name} must keep what is answered")

    def reveal(self, state: S) -> None:
        """All have answered: on."""
        raise TypeError(f"{self.name} must go on")

    def ask(self, state: S) -> None:
        state.together = state.players > 1
        state.actor = self.waiting(state)[0]

    def seats(self, state: S) -> tuple[int, ...]:
        return tuple(self.waiting(state))

    def take(self, state: S, move: Move, seat: i64) -> None:
        self.keep(state, move, seat)
        following = self.next_waiting(state)
        if following >= 0:
            state.actor = following
            return
        if state.together:
            # The numbers of the questions go on now, beyond those that were asked meanwhile.
            state.serial += self.wanted(state)
            state.together = False
        self.reveal(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class LastStep(Step[S]):
    """The game is over."""

    def ask(self, state: S) -> None:
        state.actor = OVER

    def why_not(self, state: S, move: Move, seat: i64) -> Refusal | None:
        return Refusal("game-over", self.rule, {})


# What a record has before somebody says where the game begins.
NOT_BEGUN: Final[Step[Any]] = Step("", "", "")


def steps_by_name(steps: Iterable[Step[Any]]) -> dict[str, Step[Any]]:
    """The steps as positions name them."""
    return {step.name: step for step in steps}


def question_keys(steps: Iterable[Step[Any]]) -> dict[str, tuple[str, ...]]:
    """The keys of the questions of steps, with the names of their values, for the text files."""
    return {step.question: step.says for step in steps if step.question}


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepping(State):
    """A State that waits at a step, `step`; those that follow lie on `stack`, the next one last."""

    def __init__(self, players: i64, source: Stepping | None) -> None:
        super().__init__(players)
        if source is None:
            self.step: Step[Any] = NOT_BEGUN
            self.stack: list[Step[Any]] = []
        else:
            self.actor = source.actor
            self.together = source.together
            self.serial = source.serial
            self.step = source.step
            self.stack = source.stack[:]

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

    # What a State has to say: the step knows.

    @property
    def actors(self) -> tuple[int, ...]:
        return self.step.seats(self) if self.actor >= 0 else ()

    @property
    def shared(self) -> bool:
        return self.step.shared

    def legal(self, seat: i64) -> tuple[Move, ...]:
        return self.step.answers(self, seat)

    def any_move(self, seat: i64, rng: Rng) -> Move:
        return self.step.any_answer(self, seat, rng)

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        return self.step.why_not(self, move, seat)

    def apply(self, move: Move, seat: i64) -> None:
        self.count_move()
        self.step.take(self, move, seat)

    def count_move(self) -> None:
        """A move is made: those who know which do not have to go through `apply`."""
        self.revealing = False
        if not self.together:
            self.serial += 1

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        return self.step.asked(self, seat)

    def rule(self, seat: int) -> str:
        return self.step.cites(self, seat)

    def occasion(self, seat: int) -> int:
        return int(self.serial) + self.step.given(self, seat)

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        return self.step.outcomes(self, prefix)

    def outcome(self, values: list[int]) -> Chance:
        return self.step.outcome(self, values)

    def drawn_from(self, rng: Source) -> Chance:
        quick = self.step.drawn_from(self, rng)
        return super().drawn_from(rng) if quick is None else quick


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordView(View):
    """The view of a seat, or of a spectator, with the question and the moves of a seat that is
    asked. What else it may know is the masked record, which the game adds."""

    def __init__(self, state: State, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        super().__init__(
            seat, state.question(seat) if asked else None, state.moves(seat) if asked else ()
        )
