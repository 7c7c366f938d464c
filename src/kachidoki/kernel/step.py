"""Steps: what a table waits for, each in one place.

A game makes its steps from `Step`, `ChanceStep`, `SealedStep` and `LastStep`. A state answers all
that callers ask by asking the step at which it waits.
"""

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, State

# What a step may say of a move: each game has sentences of its own for the first two.
NOT_ASKED: Final = "not-asked"
NOT_THIS_CHANCE: Final = "not-this-chance"
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    NOT_ASKED: (),
    NOT_THIS_CHANCE: (),
    "game-over": (),
}

# The state of a game.
S = TypeVar("S", bound=State)


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
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]

    def why_not(self, state: S, move: Move, seat: i64) -> Refusal | None:
        """Why a move is not legal, or None. Here: what is said of one that is no answer at all."""
        return Refusal(NOT_ASKED, self.cites(state, seat))

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
    """A step at which chance is asked: for one of several things, all equally likely, or, where it
    `shuffles`, for all of them in an order."""

    shuffles = False

    def ask(self, state: S) -> None:
        state.actor = CHANCE

    def choices(self, state: S) -> list[int]:
        """The things, each as often as it is there; here: the seats."""
        return list(range(state.players))

    def result(self, values: list[int]) -> Chance:
        """The result: what was drawn."""
        raise TypeError(f"{self.name} has results of its own")

    def fits(self, state: S, move: Move) -> bool:
        """Whether a move is a result that can come here; a step that shuffles has to say."""
        return move in [self.result([value]) for value in self.choices(state)]

    def why_not(self, state: S, move: Move, seat: i64) -> Refusal | None:
        return None if self.fits(state, move) else Refusal(NOT_THIS_CHANCE, "setup")

    def outcomes(self, state: S, prefix: list[int]) -> list[tuple[int, int]]:
        if prefix and not self.shuffles:
            return []
        left: dict[int, int] = {}
        for one in self.choices(state):
            left[one] = left.get(one, 0) + 1
        for one in prefix:
            left[one] -= 1
        return [(one, number) for one, number in left.items() if number]

    def outcome(self, state: S, values: list[int]) -> Chance:
        return self.result(values[:])

    def drawn_from(self, state: S, rng: Source) -> Chance | None:
        if not self.shuffles:
            return None
        order = self.choices(state)[:]
        rng.shuffle(order)
        return self.result(order)


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
        return Refusal("game-over", self.rule)


# What a state has before somebody says where the game begins.
NOT_BEGUN: Final[Step[Any]] = Step("", "", "")


def steps_by_name(steps: Iterable[Step[Any]]) -> dict[str, Step[Any]]:
    """The steps as positions name them."""
    return {step.name: step for step in steps}


def question_keys(steps: Iterable[Step[Any]]) -> dict[str, tuple[str, ...]]:
    """The keys of the questions of steps, with the names of their values, for the text files."""
    return {step.question: step.says for step in steps if step.question}
