"""[cast], [outcome] Effects on the result and the target number, and another try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import changes, conditions, events, pieces
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import DRAW_FROM, Deck
from kachidoki.games.adventure.effects import kind
from kachidoki.games.adventure.effects.attempt import OnAttempt, has_use, side, under_way
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET, Cause, Modifier
from kachidoki.games.adventure.runes import chance
from kachidoki.games.adventure.worth import chance_now, prize_now
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class ChangeNumber(OnAttempt):
    """The result or the target number is changed by `n`, for a while."""

    def __init__(self, parameters: kind.Parameters, on: i64) -> None:
        super().__init__(parameters)
        self.on: i64 = on

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        if not has_use(state, effect):
            return
        state.mods = [*state.mods, Modifier(effect.n, cause.card, effect.until, self.on)]
        if state.events is not None:
            made = events.Result if self.on == ON_RESULT else events.Difficulty
            state.happened(made(count=effect.n, **changes.numbers_now(state, cause.card)))

    def could_change(self, state: AdventureState, effect: Effect) -> bool:
        return state.verdict == pieces.NO_OUTCOME and state.trier >= 0

    def shift(self, effect: Effect) -> i64:
        return effect.n if self.on == ON_RESULT else -effect.n

    def before(self, state: AdventureState, effect: Effect, prize: float) -> float:
        then = chance(conditions.pool_of(state), conditions.needed(state) - self.shift(effect))
        return (then - chance_now(state)) * prize

    def facing(self, state: AdventureState, effect: Effect, prize: float, margin: i64) -> float:
        count = self.shift(effect)
        before = margin >= 0
        after = margin + count >= 0
        if before == after:
            # It may still help together with something else.
            return 0.0 if before or margin + count < -2 or count < 0 else 0.4
        return prize if after else -prize


class AddTotal(ChangeNumber):
    def __init__(self) -> None:
        super().__init__(kind.takes("n until", (-12, 12), moments=kind.EARLY), ON_RESULT)


class ChangeDifficulty(ChangeNumber):
    def __init__(self) -> None:
        moments = kind.EARLY | kind.LASTING
        said = kind.takes("n until per max includes_self", (-12, 12), moments=moments)
        super().__init__(said, ON_TARGET)


class RemoveBonuses(OnAttempt):
    """What Hero or Antihero cards have added to the result is gone."""

    def __init__(self) -> None:
        super().__init__(kind.takes("what", what=DRAW_FROM, moments=kind.IN_ATTEMPT))
        self.unsure = True

    def change(self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes) -> None:
        cards = state.rules.cards.cards
        gone: list[int] = []
        if effect.what != Deck.ANTIHERO:
            gone.append(pieces.HERO)
        if effect.what != Deck.HERO:
            gone.append(pieces.ANTIHERO)
        state.mods = [
            mod
            for mod in state.mods
            if mod.on != ON_RESULT or mod.value <= 0 or cards[mod.card].kind not in gone
        ]
        if state.events is not None:
            state.happened(events.BonusesGone(**changes.numbers_now(state, cause.card)))


class Retry(OnAttempt):
    """[retry] A failure is set aside."""

    def __init__(self) -> None:
        super().__init__(kind.takes(moments=frozenset(("after",))))

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        if not under_way(state) or state.verdict != pieces.FAILURE:
            return
        state.retrying = True
        if state.events is not None:
            host = changes.name_of(state, state.card)
            card = changes.name_of(state, cause.card)
            state.happened(events.Retry(seat=state.trier, host=host, card=card))

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        if state.trier < 0 or state.verdict != pieces.FAILURE:
            return 0.0
        return side(state, seat) * chance_now(state) * prize_now(state)
