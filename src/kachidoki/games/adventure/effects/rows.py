"""[refill], [rewards] Effects on the rows: cards are replaced, or taken without an attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure import changes, events, pieces
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.counts import act_open, story_limit
from kachidoki.games.adventure.effects.kind import Kind, Pick, takes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.moves import PICK_SLOT
from kachidoki.games.adventure.steps.gains import Gift
from kachidoki.games.adventure.steps.rows import replace_slots
from kachidoki.games.adventure.steps.step import put
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class ReplaceRow(Kind):
    """Up to `n` row cards that are picked in their order, or (0) all others of an act."""

    def __init__(self) -> None:
        super().__init__(takes("n act", (0, pieces.SLOTS)))

    def picks(self, effect: Effect) -> i64:
        return Pick.SLOT if effect.n > 0 else Pick.NOTHING

    def options(
        self, state: AdventureState, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        first = taken[-1] + 1 if taken else 0
        return [
            PICK_SLOT[slot]
            for slot in range(first, state.revealed * pieces.WIDEST_ROW)
            if state.row[slot] >= 0
            and (effect.act == 0 or slot // pieces.WIDEST_ROW + 1 == effect.act)
        ]

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        slots = list(targets)
        if effect.n == 0:
            end = effect.act * pieces.WIDEST_ROW
            slots = list(range(end - pieces.WIDEST_ROW, end))
        slots = [
            slot
            for slot in slots
            if state.row[slot] >= 0 and (effect.n > 0 or state.row[slot] != cause.card)
        ]
        if not slots:
            return
        if state.events is not None:
            cards = tuple([changes.name_of(state, state.row[slot]) for slot in slots])
            by = changes.name_of(state, cause.card)
            if cause.owner == pieces.FOE:
                state.happened(events.Swept(cards=cards, card=by))
            else:
                state.happened(events.Replaced(seat=cause.owner, cards=cards, card=by))
        replace_slots(state, slots)

    def worth(self, state: AdventureState, effect: Effect, seat: i64) -> float:
        return 0.6 if state.main_left > 0 else -0.5


class GainStory(Kind):
    """A row card joins a story, without its price and without runes."""

    def __init__(self) -> None:
        super().__init__(takes("act"), Pick.SLOT)
        self.exact = True

    def options(
        self, state: AdventureState, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        found: list[Move] = []
        if len(state.story[seat]) >= story_limit(state):
            return found
        for slot in range(state.revealed * pieces.WIDEST_ROW):
            number = state.row[slot]
            act = slot // pieces.WIDEST_ROW + 1
            if number >= 0 and slot != state.slot and effect.act in (0, act):
                kind = state.rules.cards.cards[number].kind
                if kind != pieces.ALLY and act_open(state, seat, act):
                    found.append(PICK_SLOT[slot])
        return found

    def carry_out(
        self, state: AdventureState, effect: Effect, cause: Cause, targets: bytes
    ) -> None:
        if cause.owner != pieces.FOE:
            for slot in targets:
                put(state, Gift(slot, cause.owner))
