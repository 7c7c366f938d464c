"""[turn] What players may do, how often and for which price; and the points at the end."""

from kachidoki.games.adventure import conditions, events, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Allow as Allowed
from kachidoki.games.adventure.cardset.values import number, word
from kachidoki.games.adventure.effects.attempt import OnAttempt
from kachidoki.games.adventure.effects.kind import (
    ABILITY,
    AT_ANY_TIME,
    CHANGE,
    EACH,
    Kind,
    Pick,
    Takes,
)
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.worth import chance_now, chance_of
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class Allow(OnAttempt):
    """An ability is listed besides for an attempt; or a rule does not hold for this turn."""

    takes = Takes({"what*": word(codes.ALLOWED), "ability": ABILITY}, AT_ANY_TIME)
    exact = True

    def picks(self, effect: Effect) -> i64:
        free = effect.what == Allowed.ABILITY and effect.ability < 0
        return Pick.ABILITY if free else Pick.NOTHING

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        listed = conditions.listed_abilities(state) if state.trier >= 0 else 0
        found: list[Move] = [one for one in moves.ABILITY if not listed >> one.number & 1]
        return found or [*moves.ABILITY]

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if effect.what == Allowed.DARK_AT_BOTTOM:
            state.bottom_ok = True
        elif effect.what == Allowed.TRAIT_REQUIREMENT:
            state.any_trait = True
        elif conditions.card_gone(state):
            return
        elif effect.ability >= 0:
            state.listed |= bit(effect.ability)
        else:
            for ability in targets:
                state.listed |= bit(ability)
        if state.events is not None:
            seat = state.trier if state.trier >= 0 else state.active
            events.tell(state, events.permit, seat=seat, what=effect.what, card=cause.card)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        if effect.what == Allowed.TRAIT_REQUIREMENT:
            return 0.6 if state.main_left > 0 else -0.5
        return super().worth(state, effect, seat)

    def before(self, state: AdventureRecord, effect: Effect, prize: float) -> float:
        if effect.what != Allowed.ABILITY:
            return 0.0
        listed = conditions.listed_abilities(state)
        best: i64 = -1
        most = 0
        for ability in range(len(pieces.ABILITIES)):
            have = state.tally[state.trier * pieces.TALLY + ability]
            if not listed >> ability & 1 and have > most and effect.ability in (-1, ability):
                most = have
                best = ability
        if best < 0:
            return 0.0
        return (chance_of(state, listed | bit(best), state.granted, 0) - chance_now(state)) * prize


class Forbid(Kind):
    """Something that players may not do as long as the card lies."""

    takes = Takes({"what*": word(codes.FORBIDDEN), "ability": ABILITY}, frozenset(("static",)))


class ChangeCost(Kind):
    """A price is another one for this turn."""

    takes = Takes({"n*": CHANGE, "what*": word(codes.COSTS)}, AT_ANY_TIME)

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        prices = list(state.prices)
        prices[effect.what] += effect.n
        state.prices = tuple(prices)
        if state.events is not None:
            seat, what, count = state.active, effect.what, effect.n
            events.tell(state, events.price, seat=seat, what=what, count=count, card=cause.card)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return 0.6 if state.main_left > 0 else -0.5


class ExtraAction(Kind):
    takes = Takes({"n*": number(1, 3)})

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        state.main_left += effect.n


class ExtraJourney(Kind):
    takes = Takes({"n*": number(1, 3)})

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        state.more_journeys += effect.n


class Score(Kind):
    """Points at the end: `scoring` counts them."""

    takes = Takes(
        {
            "n*": number(-20, 20, zero=False),
            "kind*": word(("triumph", "tragedy"), first=pieces.TRIUMPH),
            **EACH,
        },
        frozenset(("game_end",)),
    )
