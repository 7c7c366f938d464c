"""[challenge], [cast], [outcome] Effects on the attempt under way: on the result and the target
number, a shield, and another try."""

from typing import Final

from kachidoki.games.adventure import changes, conditions, events, inplay, pieces, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Until
from kachidoki.games.adventure.cardset.values import flag, word
from kachidoki.games.adventure.effects.kind import (
    CHANGE,
    DECK,
    EACH,
    EARLY,
    IN_ATTEMPT,
    Kind,
    Takes,
)
from kachidoki.games.adventure.marks import ON_RESULT, ON_TARGET, Cause, Modifier
from kachidoki.games.adventure.masks import bits
from kachidoki.games.adventure.runes import chance
from kachidoki.kernel.native import i64


class OnAttempt(Kind):
    """An effect that needs an attempt whose outcome is open, and its card still there."""

    takes = Takes({}, IN_ATTEMPT)

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if under_way(state) and state.verdict == pieces.NO_OUTCOME:
            self.change(state, effect, cause, targets)

    def change(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        """What it does to the attempt."""
        raise TypeError("this effect has to say what it changes")

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        if state.trier < 0 or state.verdict != pieces.NO_OUTCOME:
            return 0.0
        prize = worth.prize_now(state)
        if state.lying == 0:
            return side(state, seat) * self.before(state, effect, prize)
        margin = conditions.margin_now(state)
        return side(state, seat) * self.facing(state, effect, prize, margin)

    def before(self, state: AdventureRecord, effect: Effect, prize: float) -> float:
        """What it is worth to the player who tries, before the cast."""
        return 0.0

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        """What it is worth to that player after the cast."""
        return 0.0


def under_way(state: AdventureRecord) -> bool:
    """Whether there is an attempt, and not one that only waits for the stack to end."""
    return state.trier >= 0 and not conditions.card_gone(state)


def side(state: AdventureRecord, seat: i64) -> float:
    """How a player shares the fortune of the one who tries."""
    if state.trier < 0 or state.trier == seat:
        return 1.0
    return -worth.SPITE / float(state.players - 1) if state.rules.versus else 0.8


# The kinds of cards, by `codes.Deck`.
_OF_DECK: Final = ((pieces.HERO,), (pieces.ANTIHERO,), (pieces.HERO, pieces.ANTIHERO))
# What changes a number for a while.
_FOR_A_WHILE = {"n*": CHANGE, "until": word(codes.UNTIL)}


class ChangeNumber(OnAttempt):
    """The result or the target number is changed by `n`, for a while."""

    on: i64 = ON_RESULT

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if effect.until != Until.TURN and not under_way(state):
            return
        state.mods = [*state.mods, Modifier(effect.n, cause.card, effect.until, self.on)]
        if state.events is not None:
            made = events.result if self.on == ON_RESULT else events.difficulty
            numbers = changes.numbers_now(state, cause.card)
            events.tell(state, made, count=effect.n, **numbers)

    def could_change(self, state: AdventureRecord, effect: Effect) -> bool:
        return state.verdict == pieces.NO_OUTCOME and state.trier >= 0

    def shift(self, effect: Effect) -> i64:
        return effect.n if self.on == ON_RESULT else -effect.n

    def before(self, state: AdventureRecord, effect: Effect, prize: float) -> float:
        then = chance(conditions.pool_of(state), conditions.needed(state) - self.shift(effect))
        return (then - worth.chance_now(state)) * prize

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        count = self.shift(effect)
        before = margin >= 0
        after = margin + count >= 0
        if before == after:
            # It may still help together with something else.
            return 0.0 if before or margin + count < -2 or count < 0 else 0.4
        return prize if after else -prize


class AddTotal(ChangeNumber):
    takes = Takes(_FOR_A_WHILE, EARLY)


class ChangeDifficulty(ChangeNumber):
    takes = Takes({**_FOR_A_WHILE, **EACH, "includes_self": flag}, EARLY | {"static"})
    on: i64 = ON_TARGET


class RemoveBonuses(OnAttempt):
    """What Hero or Antihero cards have added to the result is gone."""

    takes = Takes({"what*": DECK}, IN_ATTEMPT)
    unsure = True

    def change(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        cards = state.rules.cards.cards
        gone = _OF_DECK[effect.what]
        state.mods = [
            mod
            for mod in state.mods
            if mod.on != ON_RESULT or mod.value <= 0 or cards[mod.card].kind not in gone
        ]
        if state.events is not None:
            events.tell(state, events.bonuses_gone, **changes.numbers_now(state, cause.card))


class Retry(OnAttempt):
    """[retry] A failure is set aside."""

    takes = Takes({}, frozenset(("after",)))

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if not under_way(state) or state.verdict != pieces.FAILURE:
            return
        state.retrying = True
        if state.events is not None:
            events.tell(state, events.retry, seat=state.trier, host=state.card, card=cause.card)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        if state.trier < 0 or state.verdict != pieces.FAILURE:
            return 0.0
        return side(state, seat) * worth.chance_now(state) * worth.prize_now(state)


class Shield(OnAttempt):
    """What the runes have cast the marker down is taken back, and they do it no more."""

    def change(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        state.shielded = True
        count = bits(state.steps)
        if count == 0:
            return
        seat = state.trier
        level = state.level[seat] - count
        state.level[seat] = level if level > 1 else 1
        inplay.hand_changes(state, seat)
        state.steps = 0
        if state.events is not None:
            level = state.level[seat]
            events.tell(state, events.shield, seat=seat, level=level, count=count, card=cause.card)

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        return worth.move_worth(state, state.trier, -bits(state.steps))
