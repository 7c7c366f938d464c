"""[missions-scoring], [scoring] The end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import REVEAL, Reveal, Strike
from kachidoki.games.glory.steps.step import GloryStep
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal
from kachidoki.kernel.step import LastStep

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState


class Revealing(GloryStep):
    """[missions-scoring] From the player who started this round, each must reveal one mission."""

    def enter(self, state: GloryState) -> None:
        state.actor = state.turn
        answers = self.answers(state, state.turn)
        if len(answers) == 1:
            self._reveal(state, answers[0], True)

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        held = state.held[seat * 3 : seat * 3 + 3]
        return tuple([REVEAL[mission] for mission in held if mission >= 0])

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Strike):
            return Refusal("not-asked", self.rule, {})
        if not isinstance(move, Reveal):
            return super().why_not(state, move, seat)
        stack = pieces.MISSION_STACK[move.mission]
        if state.held[seat * 3 + stack] == move.mission:
            return None
        kind = pieces.NAMES[pieces.MISSION_KIND[move.mission]]
        return Refusal("mission-not-held", self.rule, {"stack": pieces.STACKS[stack], "kind": kind})

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        self._reveal(state, move, False)

    def _reveal(self, state: GloryState, move: Move, auto: bool) -> None:
        assert isinstance(move, Reveal)
        stack: i64 = pieces.MISSION_STACK[move.mission]
        kind: i64 = pieces.MISSION_KIND[move.mission]
        at: i64 = state.turn * 3 + stack
        state.revealing = True
        state.held = _with(state.held, at, -1)
        state.shown = _with(state.shown, at, move.mission)
        if state.events is not None:
            name = pieces.STACKS[stack]
            state.happened(
                events.Reveal(seat=state.turn, stack=name, kind=pieces.NAMES[kind], auto=auto)
            )
        self._pay(state, stack, kind)
        state.turn = state.next_seat()
        if state.turn == state.starter:
            score(state)
        else:
            self.enter(state)

    def _pay(self, state: GloryState, stack: i64, kind: i64) -> None:
        """The owner of the set, whoever revealed the mission."""
        owner: i64 = state.owner[kind]
        count: i64 = state.sets[kind]
        each: i64 = pieces.BONUS[stack]
        if owner >= 0:
            state.bonus = _with(state.bonus, owner, state.bonus[owner] + count * each)
        if state.events is None:
            return
        name = pieces.NAMES[kind]
        if owner < 0:
            state.happened(events.NoBonus(kind=name))
        else:
            points = count * each
            state.happened(
                events.Bonus(seat=owner, kind=name, count=count, each=each, points=points)
            )


class Done(LastStep["GloryState"]):
    """[winning]"""

    def enter(self, state: GloryState) -> None:
        self.ask(state)
        if state.events is None:
            return
        winners = state.winners
        totals = state.scores
        best = max(totals)
        how = "points"
        if len(winners) > 1:
            how = "shared"
        elif list(totals).count(best) > 1:
            how = "best-round"
        state.happened(events.GameOver(seats=winners, points=best, how=how))


REVEALING: Final = Revealing("revealing", "reveal", "missions-scoring")
DONE: Final = Done("done", "", "winning")


def end_round(state: GloryState, why: str, seat: i64) -> None:
    """[round-end] The round is over because of what `seat` did."""
    if state.events is not None:
        state.happened(events.RoundEnd(round=state.round, why=why, seat=seat))
    state.last = state.turn
    state.gained = 0
    state.drawn = -1
    if state.rules.missions:
        state.turn = state.starter
        state.wait(REVEALING)
    else:
        score(state)


def score(state: GloryState) -> None:
    """[scoring] The values of the types in front, whatever the size of the sets."""
    points = list(state.bonus)
    for kind in range(pieces.KINDS):
        if state.owner[kind] >= 0:
            points[state.owner[kind]] += pieces.VALUES[kind]
    state.history = (*state.history, tuple(points))
    if state.events is not None:
        _tell_scores(state)
    if state.round < state.rules.rounds:
        _prepare_next(state)
    state.back()


def _prepare_next(state: GloryState) -> None:
    """[next-start], [ninja-setup]"""
    state.starter = next_starter(state)
    state.turn = state.starter
    if state.events is not None:
        state.happened(events.NextStart(seat=state.starter))
    if state.rules.ninja and not state.rules.keep_figures:
        state.figures = (0,) * state.players
        state.supply = pieces.FIGURES


def next_starter(state: GloryState) -> i64:
    """[next-start] Fewest points in all, then this round, then clockwise from the last turn."""
    last = state.last
    totals = state.scores
    points = state.history[len(state.history) - 1]
    best = (last + 1) % state.players
    for further in range(2, state.players + 1):
        seat = (last + further) % state.players
        if (totals[seat], points[seat]) < (totals[best], points[best]):
            best = seat
    return best


def _tell_scores(state: GloryState) -> None:
    totals = state.scores
    points = state.history[len(state.history) - 1]
    for seat in range(state.players):
        kinds = [pieces.NAMES[kind] for kind in range(pieces.KINDS) if state.owner[kind] == seat]
        state.happened(
            events.Score(
                seat=seat,
                kinds=tuple(kinds),
                bonus=state.bonus[seat],
                points=points[seat],
                total=totals[seat],
            )
        )


def _with(values: tuple[int, ...], at: i64, value: i64) -> tuple[int, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
