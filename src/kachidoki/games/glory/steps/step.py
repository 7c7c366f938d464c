"""What every step of Call to Glory has, and the rules that several of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory.moves import STRIKE, Reveal, Strike
from kachidoki.games.glory.pieces import KINDS, NAMES
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import CHANCE, Refusal
from kachidoki.kernel.step import Step

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState


class GloryStep(Step):
    """A step of Call to Glory: see `Step` for what each method says."""

    def enter(self, state: GloryState) -> None:
        """Unless a step says otherwise, the player in turn is asked."""
        state.actor = state.turn

    def values(self, state: GloryState) -> dict[str, Value]:
        return {}

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        return ()

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        """What is said of a move that does not answer the question of this step."""
        if isinstance(move, Strike):
            return why_no_strike(state, move.kind)
        if isinstance(move, Reveal) and state.rules.missions:
            return Refusal("reveal-later", "missions-scoring", {})
        return Refusal("not-asked", self.rule, {})

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        raise TypeError(f"{self.name} takes no answers")

    def outcomes(self, state: GloryState, prefix: list[int]) -> list[tuple[int, int]]:
        return []

    def outcome(self, state: GloryState, values: list[int]) -> Chance:
        raise TypeError(f"{self.name} is no step of chance")

    def drawn_from(self, state: GloryState, rng: Source) -> Chance | None:
        """A result of chance where there is a faster way than through `outcomes`, or None."""
        return None


class ChanceStep(GloryStep):
    """A step at which chance is asked."""

    def enter(self, state: GloryState) -> None:
        state.actor = CHANCE

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        return None if self.fits(state, move) else Refusal("not-this-chance", "setup", {})

    def fits(self, state: GloryState, move: Move) -> bool:
        """Whether a move is a result that can come here."""
        return False


# What a record has before somebody says where the game begins.
NOT_BEGUN: Final = GloryStep("", "", "setup")


def least(state: GloryState, kind: i64) -> i64:
    """[action2a] The smallest set of `kind` that may be laid now."""
    smallest: i64 = state.rules.smallest[kind]
    beating: i64 = state.sets[kind] + 1
    return beating if beating > smallest else smallest


def usable(state: GloryState) -> i64:
    """[ninja-use] Figures that the player in turn may use now, if there is a set to strike."""
    if not state.rules.ninja:
        return 0
    figures: i64 = state.figures[state.turn] - state.gained
    return figures if state.laid > state.types[state.turn] else 0


def strikes(state: GloryState) -> list[Move]:
    """[ninja-use] The sets of others."""
    return [STRIKE[kind] for kind in range(KINDS) if 0 <= state.owner[kind] != state.turn]


def why_no_strike(state: GloryState, kind: i64) -> Refusal | None:
    """[ninja-use] Why the player in turn may not strike a set, or None."""
    if not state.rules.ninja:
        return Refusal("no-ninjas-here", "ninja-setup", {})
    if state.figures[state.turn] == 0:
        return Refusal("no-figure", "ninja-use", {})
    if state.owner[kind] < 0:
        return Refusal("no-such-set", "ninja-use", {"kind": NAMES[kind]})
    if state.owner[kind] == state.turn:
        return Refusal("own-set", "ninja-use", {"kind": NAMES[kind]})
    return None
