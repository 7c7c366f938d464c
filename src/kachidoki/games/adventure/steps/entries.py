"""[timing] Entries of cards that are carried out, effect by effect."""

from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.effects.kind import KINDS, whom
from kachidoki.games.adventure.marks import AS_FOE, Cause
from kachidoki.games.adventure.picks import targets_of
from kachidoki.games.adventure.steps import step
from kachidoki.kernel.native import i64, mypyc_attr


@mypyc_attr(free_list_len=1)
class Running(step.AdventureStep):
    """An entry of a card is carried out: the next of its effects."""

    def __init__(self, cause: Cause, place: i64) -> None:
        super().__init__("run")
        self.cause = cause
        # The place of the effect that comes next.
        self.place: i64 = place

    def runs(self, card: i64, at: i64) -> bool:
        """Whether it carries out an entry of a card, and has begun."""
        return self.cause.card == card and self.cause.entry == at and self.place > 0

    def enter(self, state: AdventureRecord) -> None:
        cause = self.cause
        effects = effects_of(state, cause)
        place = self.place
        if place == len(effects):
            step.done(state)
            return
        after = Running(cause, place + 1)
        step.become(state, after)
        self.carry_out(state, effects)
        if not cause.picks and place + 1 == len(effects) and state.step is after:
            # Nothing was put above it: it need not be looked at again.
            step.done(state)

    def carry_out(self, state: AdventureRecord, effects: list[Effect]) -> None:
        effect = effects[self.place]
        cause = self.cause
        kind = KINDS[effect.kind]
        if not kind.on_players:
            targets = targets_of(effects, self.place, cause.picks) if cause.picks else b""
            kind.do(state, effect, cause, targets)
            return
        seats = whom(state, effect.who, cause)
        if len(seats) == 1:
            kind.meet(state, effect, cause, seats[0])
            return
        # One after the other, each with all that it sets off.
        for seat in reversed(seats):
            step.put(state, Reaching(cause, seat, self.place))


class Reaching(step.AdventureStep):
    """An effect for several players has come to one of them."""

    def __init__(self, cause: Cause, seat: i64, place: i64) -> None:
        super().__init__("one")
        self.cause = cause
        self.seat: i64 = seat
        self.place: i64 = place

    def enter(self, state: AdventureRecord) -> None:
        step.done(state)
        effect = effects_of(state, self.cause)[self.place]
        KINDS[effect.kind].meet(state, effect, self.cause, self.seat)


def effects_of(state: AdventureRecord, cause: Cause) -> list[Effect]:
    card = state.rules.cards.cards[cause.card]
    return card.as_adversary if cause.entry == AS_FOE else card.entries[cause.entry].do
