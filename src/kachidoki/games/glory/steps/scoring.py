"""[missions-scoring], [scoring] The end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import REVEAL, Reveal
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal, replaced
from kachidoki.kernel.step import LastStep, Step

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState


class Revealing(Step["GloryState"]):
    """[missions-scoring] From the player who started this round, each must reveal one mission."""

    def ask(self, state: GloryState) -> None:
        state.actor = state.turn

    def enter(self, state: GloryState) -> None:
        self.ask(state)
        held = state.held[state.turn]
        if len(held) == 1:
            reveal(state, held[0], True)

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        return tuple([REVEAL[mission] for mission in state.held[seat]])

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        if not isinstance(move, Reveal):
            return super().why_not(state, move, seat)
        if move.mission in state.held[seat]:
            return None
        return Refusal("mission-not-held", self.rule, move.described()[1])

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Reveal)
        reveal(state, move.mission, False)


def reveal(state: GloryState, mission: i64, auto: bool) -> None:
    """[missions-scoring] The owner of the set is paid, whoever revealed the mission."""
    seat = state.turn
    kind: i64 = pieces.MISSION_KIND[mission]
    owner: i64 = state.owner[kind]
    count: i64 = state.sets[kind]
    each: i64 = pieces.BONUS[mission // pieces.STACK_SIZE]
    state.revealing = True
    held = tuple([one for one in state.held[seat] if one != mission])
    state.held = replaced(state.held, seat, held)
    state.shown = replaced(state.shown, seat, tuple(sorted((*state.shown[seat], mission))))
    if owner >= 0:
        state.bonus = replaced(state.bonus, owner, state.bonus[owner] + count * each)
    if state.events is not None:
        state.happened(events.reveal(seat=seat, mission=mission, auto=auto))
        if owner < 0:
            state.happened(events.no_bonus(kind=kind))
        else:
            points = count * each
            state.happened(
                events.bonus(seat=owner, kind=kind, count=count, each=each, points=points)
            )
    state.turn = state.next_seat()
    if state.turn == state.starter:
        score(state)
    else:
        state.wait(REVEALING)


class Done(LastStep["GloryState"]):
    """[winning]"""

    def enter(self, state: GloryState) -> None:
        self.ask(state)
        if state.events is not None:
            winners, best = state.winners, max(state.scores)
            how = "shared" if len(winners) > 1 else "points"
            if len(winners) == 1 and state.scores.count(best) > 1:
                how = "best-round"
            state.happened(events.game_over(seats=winners, points=best, how=how))


REVEALING: Final = Revealing("revealing", "reveal", "missions-scoring")
DONE: Final = Done("done", "", "winning")


def end_round(state: GloryState, why: str) -> None:
    """[round-end] The round is over because of what the player in turn did."""
    if state.events is not None:
        state.happened(events.round_end(round=state.round, why=why, seat=state.turn))
    state.last = state.turn
    state.gained = 0
    state.drawn = -1
    if state.rules.missions:
        state.turn = state.starter
        state.wait(REVEALING)
    else:
        score(state)


def counted(state: GloryState) -> tuple[int, ...]:
    """[scoring] The values of the types in front, whatever the size of the sets, and the bonus."""
    points = list(state.bonus)
    for kind in range(pieces.KINDS):
        if state.owner[kind] >= 0:
            points[state.owner[kind]] += pieces.VALUES[kind]
    return tuple(points)


def score(state: GloryState) -> None:
    """[scoring]"""
    points = counted(state)
    state.history = (*state.history, points)
    if state.events is not None:
        totals = state.scores
        for seat in range(state.players):
            state.happened(
                events.score(
                    seat=seat,
                    kinds=[kind for kind in range(pieces.KINDS) if state.owner[kind] == seat],
                    bonus=state.bonus[seat],
                    points=points[seat],
                    total=totals[seat],
                )
            )
    state.back()


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
