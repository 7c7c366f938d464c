"""What every step of Call to Glory has, and the rules that several of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.glory.moves import STRIKE, Reveal, Strike
from kachidoki.games.glory.pieces import KINDS, NAMES
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import Step

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState


class GloryStep(Step["GloryState"]):
    """A step of Call to Glory, at which the player in turn is asked unless it says otherwise."""

    def ask(self, state: GloryState) -> None:
        state.actor = state.turn

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Strike):
            return why_no_strike(state, move.kind)
        if isinstance(move, Reveal) and state.rules.missions:
            return Refusal("reveal-later", "missions-scoring", {})
        return super().why_not(state, move, seat)


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
