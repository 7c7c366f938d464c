"""[acts], [refill], [allies], [adversaries] The rows are turned up and filled."""

from typing import Final

from kachidoki.games.adventure import changes, counts, events, inplay, moves, refusals
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import On
from kachidoki.games.adventure.pieces import ACTS, ADVERSARY, ALLY, SLOTS, WIDEST_ROW
from kachidoki.games.adventure.steps.cards import FIRST_DECK, SHUFFLING, Fire
from kachidoki.games.adventure.steps.step import AdventureStep, done, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal


class Releasing(AdventureStep):
    """[refill] Cards held aside may be drawn again."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        if not state.queueing:
            changes.release(state)


class Refilling(AdventureStep):
    """[refill] The next card of the act comes up."""

    def __init__(self, slot: i64) -> None:
        super().__init__("refill")
        self.slot: i64 = slot

    def enter(self, state: AdventureRecord) -> None:
        slot = self.slot
        act = slot // WIDEST_ROW
        if state.row[slot] >= 0:
            done(state)
            return
        if counts.left_in(state, act) == 0:
            if state.discards[act]:
                put(state, SHUFFLING[FIRST_DECK + act])
                return
            done(state)
            if state.events is not None:
                events.tell(state, events.slot_empty, **moves.place_of(slot))
            return
        done(state)
        number = changes.take_top(state, act)
        state.row[slot] = number
        inplay.row_changes(state, number)
        if state.events is not None:
            events.tell(state, events.refill, **moves.place_of(slot), card=number)
        if queues(state, number):
            state.queue = [*state.queue, slot]


class Queueing(AdventureStep):
    """[allies] Allies and Adversaries that have turned up, first in, first out."""

    def enter(self, state: AdventureRecord) -> None:
        if not state.queue:
            done(state)
            state.queueing = False
            changes.release(state)
            return
        state.queueing = True
        slot: i64 = state.queue[0]
        number: i64 = state.row[slot]
        kind = state.rules.cards.cards[number].kind
        if kind != ALLY:
            state.queue = state.queue[1:]
            inplay.row_changes(state, number)
            if kind == ADVERSARY:
                if state.events is not None:
                    events.tell(state, events.adversary_shown, card=number)
                changes.fire(state, On.ADVERSARY_REVEALED, state.active, number, slot)
            changes.set_off_revealed(state, number)
            return
        put(state, HOSTING[slot])
        changes.fire(state, On.ALLY_REVEALED, state.active, number, slot)


class Hosting(AdventureStep):
    """[allies] The active player chooses a challenge for an Ally; without one the Ally leaves."""

    def __init__(self, slot: i64) -> None:
        super().__init__("host", "host", "allies")
        self.slot: i64 = slot

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, state.row[self.slot])}

    def enter(self, state: AdventureRecord) -> None:
        slots = counts.host_slots(state)
        if len(slots) > 1:
            state.actor = state.active
            return
        done(state)
        if slots:
            self.settle(state, slots[0], True)
            return
        number = self.leave_place(state)
        changes.discard_story(state, number)
        if state.events is not None:
            events.tell(state, events.ally_leaves, card=number)
        put(state, REFILL[self.slot])

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple([moves.HOST[slot] for slot in counts.host_slots(state)])

    def reason(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal:
        if isinstance(move, moves.Host):
            return refusals.refuse("not-a-host", {**moves.place_of(move.slot)})
        return refusals.refuse("must-choose", None, "allies")

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Host)
        done(state)
        self.settle(state, move.slot, False)

    def leave_place(self, state: AdventureRecord) -> i64:
        number: i64 = state.row[self.slot]
        changes.unqueue(state, self.slot)
        state.row[self.slot] = -1
        inplay.row_changes(state, number)
        return number

    def settle(self, state: AdventureRecord, host: i64, auto: bool) -> None:
        """The Ally goes under a challenge; its own place is filled."""
        number = self.leave_place(state)
        state.under[host] = number
        if state.events is not None:
            seat, under = state.active, state.row[host]
            events.tell(state, events.host, seat=seat, card=number, host=under, auto=auto)
        put(state, REFILL[self.slot])


class Revealing(AdventureStep):
    """[acts] The next rows are turned up, as far as the active player has got."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        if state.revealed >= ACTS or counts.stage_of(state, state.active) <= state.revealed:
            return
        put(state, REVEALING)
        act = state.revealed
        state.revealed += 1
        state.present = inplay.ANEW
        state.revealing = True
        start = act * WIDEST_ROW
        for slot in range(start, start + WIDEST_ROW):
            number = state.row[slot]
            if number >= 0 and queues(state, number):
                state.queue = [*state.queue, slot]
        if state.events is not None:
            row = [card for card in state.row[start : start + WIDEST_ROW] if card >= 0]
            events.tell(state, events.act, act=act + 1, cards=bytes(row))
        put(state, QUEUEING)
        if act > 0:
            put(state, Fire(On.ACT_REVEALED, state.active, -1, -1))


RELEASING: Final = Releasing("release")
REFILL: Final[list[AdventureStep]] = [Refilling(slot) for slot in range(SLOTS)]
QUEUEING: Final = Queueing("queue")
HOSTING: Final[list[AdventureStep]] = [Hosting(slot) for slot in range(SLOTS)]
REVEALING: Final = Revealing("reveal")


def queues(state: AdventureRecord, number: i64) -> bool:
    """Whether a card that turns up does something at once."""
    kind = state.rules.cards.cards[number].kind
    return kind == ALLY or kind == ADVERSARY or state.rules.auto[number] >> On.REVEAL & 1 != 0


def replace_slots(state: AdventureRecord, slots: list[int]) -> None:
    """Row cards leave, and others come."""
    for slot in slots:
        changes.clear_slot(state, slot)
    if not state.queueing:
        put(state, QUEUEING)
        put(state, RELEASING)
    for slot in reversed(slots):
        put(state, REFILL[slot])
