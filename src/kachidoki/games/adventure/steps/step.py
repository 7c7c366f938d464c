"""What every step of Call to Adventure has, and how the table goes from one to the next.

`state.step` is done next; it asks somebody, or it is done and the next one comes from
`state.stack`, or it lays others above itself. Nobody calls the next step from a step: `go_on` does,
so that any number of them may follow one another.
"""

from typing import Final

from kachidoki.games.adventure import refusals
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Entry
from kachidoki.games.adventure.marks import NOBODY
from kachidoki.games.adventure.pieces import W_MAIN
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step

# No card, no seat, no slot, in the numbers of a step.
NOTHING: Final = 255

# Below all steps lies the end of the game, more than once: a list that is longer than this neither
# grows nor shrinks in memory with the few steps that come and go.
DEEP: Final = 8


class AdventureStep(Step[AdventureRecord]):
    """Something that the table waits for, or has still to do.

    Where a seat may play cards and use powers, `window` is the window that is open, and
    `responding` says whether a card on the stack is answered.
    """

    # What is said of a move that is none of the answers, and the section behind it.
    otherwise = ("not-offered", "cards")

    def __init__(
        self,
        name: str,
        question: str = "",
        rule: str = "",
        window: i64 = -1,
        responding: bool = False,
    ) -> None:
        super().__init__(name, question, rule)
        self.window: i64 = window
        self.responding = responding

    def reacted(self, state: AdventureRecord, played: bool) -> None:
        """The seat that was asked here has played a card or used a power."""
        state.acted = True

    def why_not(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal | None:
        # As objects: whether each of them is a Move would be checked otherwise.
        listed: tuple[object, ...] = state.legal(seat)
        for one in listed:
            if one is move:
                return None
        why: Refusal | None = None
        if self.window >= 0:
            why = refusals.why_no_reaction(state, move, seat, self.window, self.responding)
        return why or self.reason(state, move, seat)

    def reason(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal:
        """Why a move that is not among the answers is none, and neither a card nor a power."""
        key, section = self.otherwise
        return refusals.refuse(key, None, section)


def put(state: AdventureRecord, step: Step[AdventureRecord]) -> None:
    """Lay a step above all others: it is done next."""
    state.stack.append(state.step)
    state.step = step


def put_all(state: AdventureRecord, steps: list[AdventureStep]) -> None:
    """Steps to be done in their order: the first one is laid last."""
    at = len(steps)
    while at > 0:
        at -= 1
        put(state, steps[at])


def become(state: AdventureRecord, step: AdventureStep) -> None:
    """The step that is being done goes on as another one."""
    # In a function of its own, lest the compiler holds whatever comes after it for this class.
    state.step = step


def done(state: AdventureRecord) -> None:
    """The step is done: the one below comes next."""
    state.step = state.stack.pop()


def go_on(state: AdventureRecord) -> None:
    """Do what is to be done until a seat is asked, chance is due, or the game is over."""
    state.actor = NOBODY
    while state.actor == NOBODY:
        state.step.enter(state)


def in_main(state: AdventureRecord) -> bool:
    """[turn] Whether the active player's turn, outside an attempt, comes next."""
    step = state.step
    return isinstance(step, AdventureStep) and step.window == W_MAIN and not step.responding


def by_itself(entry: Entry) -> bool:
    """Whether an entry works without its owner agreeing to it."""
    return entry.cost.free and not entry.optional
