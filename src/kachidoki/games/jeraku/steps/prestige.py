"""[prestige], [winning] The end of a round, and of the game."""

from typing import Final

from kachidoki.games.jeraku import events, scoring
from kachidoki.games.jeraku._record import JerakuRecord
from kachidoki.games.jeraku.pieces import ENOUGH, ROUNDS
from kachidoki.kernel.step import LastStep, Step


class Prestige(Step[JerakuRecord]):
    """[prestige] Every region pays; then the next round, or the end."""

    def enter(self, state: JerakuRecord) -> None:
        state.trick = []
        state.trick_clan = []
        state.led = -1
        state.acting = -1
        state.turn = 0
        state.skirmish = 0
        state.revealing = True
        forget_cards(state)
        if state.events is not None:
            state.happened(events.prestige(round=state.round))
        scoring.score_prestige(state)
        last = state.round == ROUNDS
        if enough(state) and not last:
            last = True
            if state.events is not None:
                ahead = tuple([seat for seat in range(2) if state.rp[seat] >= ENOUGH])
                state.happened(events.enough(seats=ahead))
        if last:
            state.stack = []
            state.wait(DONE)
        else:
            state.back()


class Done(LastStep[JerakuRecord]):
    """[winning] The game is over."""

    def enter(self, state: JerakuRecord) -> None:
        self.ask(state)
        if state.events is None:
            return
        winners, how = scoring.decided(state)
        if not state.rules.solo:
            points = scoring.decisive_points(state, winners, how)
            state.happened(events.game_over(seats=winners, points=points, how=how))
            return
        told = events.solo_won if winners else events.solo_lost
        points, needed = scoring.scores(state)[0], scoring.solo_sum(state)
        state.happened(told(seat=0, points=points, sum=needed, how=how))


PRESTIGE: Final = Prestige("prestige", "", "prestige")
DONE: Final = Done("done", "", "winning")


def enough(state: JerakuRecord) -> bool:
    """[duo] Whether somebody has 50 points."""
    return state.rules.duo and (state.rp[0] >= ENOUGH or state.rp[1] >= ENOUGH)


def forget_cards(state: JerakuRecord) -> None:
    """All 21 cards come back for the next shuffle."""
    none = state.rules.no_cards
    state.hand = none[:]
    state.laid = none[:]
    state.voids = none[:]
    state.given = none
    state.locked = none
    state.discarded = none
    state.open = 0
    if state.rules.armies:
        state.picks = [0, 0]
        state.hidden_pick = [0, 0]
