"""[timing] Entries of cards that are carried out, effect by effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.effects import picks_of, to_player, to_players, to_table, whom
from kachidoki.games.adventure.steps import step
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class Running(step.AdventureStep):
    """An entry of a card is carried out: the next of its effects."""

    def __init__(
        self,
        card: i64,
        entry: i64,
        owner: i64,
        favoured: i64,
        opponent: i64,
        setter: i64,
        picks: bytes,
        place: i64,
    ) -> None:
        super().__init__("run")
        self.card: i64 = card
        # Its place among the entries, or AS_FOE.
        self.entry: i64 = entry
        self.owner: i64 = owner
        self.favoured: i64 = favoured
        self.opponent: i64 = opponent
        # Who set it off, and what was picked for it.
        self.setter: i64 = setter
        self.picks = picks
        # The place of the effect that comes next.
        self.place: i64 = place

    def numbers(self) -> list[int]:
        packed = step.entry_numbers(
            self.card, self.entry, self.owner, self.favoured, self.opponent, self.place
        )
        return [*packed, int(self.setter) | (16 if self.picks else 0)]

    def runs(self, card: i64, at: i64) -> bool:
        return self.card == card and self.entry == at and self.place > 0

    def enter(self, state: AdventureState) -> None:
        effects = effects_of(state, self.card, self.entry)
        place = self.place
        if place == len(effects):
            step.done(state)
            return
        after = Running(
            self.card,
            self.entry,
            self.owner,
            self.favoured,
            self.opponent,
            self.setter,
            self.picks,
            place + 1,
        )
        step.become(state, after)
        self.carry_out(state, effects)
        if not self.picks and place + 1 == len(effects) and state.step is after:
            # Nothing was put above it: it need not be looked at again.
            step.done(state)

    def carry_out(self, state: AdventureState, effects: list[Effect]) -> None:
        effect = effects[self.place]
        owner = self.owner
        if not to_players(effect.kind):
            picks = picks_of(effects, self.place, self.picks) if self.picks else b""
            to_table(state, effect, self.card, owner, self.opponent, self.picks != b"", picks)
            return
        seats = whom(state, effect.who, owner, self.favoured, self.opponent)
        if len(seats) == 1:
            to_player(state, effect, seats[0], self.card, owner, self.favoured, self.opponent)
            return
        # One after the other, each with all that it sets off.
        seats.reverse()
        for seat in seats:
            step.put(state, Reaching(self, seat, self.place))


class Reaching(step.AdventureStep):
    """An effect for several players has come to one of them."""

    def __init__(self, of: Running, seat: i64, place: i64) -> None:
        super().__init__("one")
        self.of = of
        self.seat: i64 = seat
        self.place: i64 = place

    def numbers(self) -> list[int]:
        of = self.of
        packed = step.entry_numbers(
            of.card, of.entry, of.owner, of.favoured, of.opponent, self.place
        )
        return [*packed, int(self.seat)]

    def enter(self, state: AdventureState) -> None:
        step.done(state)
        of = self.of
        effect = effects_of(state, of.card, of.entry)[self.place]
        to_player(state, effect, self.seat, of.card, of.owner, of.favoured, of.opponent)


def effects_of(state: AdventureState, number: i64, entry: i64) -> list[Effect]:
    card = state.rules.cards.cards[number]
    return card.as_adversary if entry == step.AS_FOE else card.entries[entry].do
