"""What a seat may go for, laid out as numbers for a network: one row for the end of each plan.

A row is what the seat would know at the end of a plan (`State.observe`), so whole turns are judged
by where they lead, as single moves are. Where the plan tells its player what nobody can know
before, such as the card on top of a pile, the row is what the seat knows now, and the move alone
tells what is meant: a network never sees what a choice would reveal.
"""

from typing import Final

from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, Plan, State

# Of more plans than that only the best advised are looked at.
MOST_CHOICES: Final = 24
# Advice further behind than that says no more than that.
MOST_BEHIND: Final = 6.0

# How `to_choice` leaves a game: somebody has a choice; a search would look no further; it is over.
CHOICE: Final = 0
HORIZON: Final = 1
DONE: Final = 2


class Choices:
    """The plans of several tables and the rows that belong to them, in the same order.

    Of table t they are those from `starts[t]` to before `ends[t]`.
    """

    def __init__(self) -> None:
        self.plans: list[Plan] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        # The number of the first move, and how far the advice puts the plan behind the best one.
        self.moves: list[int] = []
        self.leans: list[float] = []

    def add(self, state: State, into: bytearray, width: int) -> None:
        """The plans of the seat that is asked, the best advised first, behind those before."""
        seat: i64 = state.actor
        plans: list[Plan] = state.plans(seat, state.legal(seat))
        plans.sort(key=lambda plan: -plan.worth)
        del plans[MOST_CHOICES:]
        best = plans[0].worth
        at: i64 = len(self.plans) * width
        self.starts.append(len(self.plans))
        for plan in plans:
            after = state.copy()
            for move in plan.moves:
                after.apply(move, seat)
            if after.revealing:
                after = state
            after.observe(seat, into, at)
            at += width
            self.moves.append(plan.moves[0].index)
            self.leans.append(max(-MOST_BEHIND, plan.worth - best))
        self.plans += plans
        self.ends.append(len(self.plans))


def lay_out(states: list[State], into: bytearray, width: int) -> Choices:
    """The choices of all tables, each of which asks a seat. `into` is all zeros before, and long
    enough for `MOST_CHOICES` rows of each."""
    choices = Choices()
    for state in states:
        choices.add(state, into, width)
    return choices


def carry_out(state: State, plan: Plan) -> None:
    """Play a plan of the seat that is asked."""
    seat: i64 = state.actor
    for move in plan.moves:
        state.apply(move, seat)


def to_choice(state: State, rng: Rng, begun: bool) -> i64:
    """Let chance and whoever has no choice play, until somebody has one. `begun`: somebody had one
    since the last horizon, at which nothing is played then."""
    while True:
        actor: i64 = state.actor
        if actor == OVER:
            return DONE
        if actor == CHANCE:
            if begun and state.horizon():
                return HORIZON
            state.apply(state.chance(rng), CHANCE)
            continue
        moves = state.legal(actor)
        if len(moves) > 1:
            return CHOICE
        state.apply(moves[0], actor)
