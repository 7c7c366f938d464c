"""[refill], [rewards], [allies] Effects on the rows and on Allies."""

from kachidoki.games.adventure import counts, events, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Who
from kachidoki.games.adventure.cardset.values import number, word
from kachidoki.games.adventure.effects.kind import ACT, WHO, Kind, Pick, Takes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.steps import gains, rows
from kachidoki.games.adventure.steps.cards import LosingAlly
from kachidoki.games.adventure.steps.step import put
from kachidoki.games.adventure.worth import ALLY, share
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class ReplaceRow(Kind):
    """Up to `n` row cards that are picked in their order, or (0) all others of an act."""

    takes = Takes({"n*": number(0, pieces.SLOTS), "act": ACT})

    def picks(self, effect: Effect) -> i64:
        return Pick.SLOT if effect.n > 0 else Pick.NOTHING

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        first = taken[-1] + 1 if taken else 0
        return [
            moves.PICK_SLOT[slot]
            for slot in range(first, state.revealed * pieces.WIDEST_ROW)
            if state.row[slot] >= 0
            and (effect.act == 0 or slot // pieces.WIDEST_ROW + 1 == effect.act)
        ]

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
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
            cards = bytes([state.row[slot] for slot in slots])
            seat, card = cause.owner, cause.card
            if seat == pieces.FOE:
                events.tell(state, events.swept, cards=cards, card=card)
            else:
                events.tell(state, events.replaced, seat=seat, cards=cards, card=card)
        rows.replace_slots(state, slots)

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return 0.6 if state.main_left > 0 else -0.5


class GainStory(Kind):
    """A row card joins a story, without its price and without runes."""

    takes = Takes({"act": ACT})
    picked: i64 = Pick.SLOT
    exact = True

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        found: list[Move] = []
        if len(state.story[seat]) >= counts.story_limit(state):
            return found
        for slot in range(state.revealed * pieces.WIDEST_ROW):
            number = state.row[slot]
            act = slot // pieces.WIDEST_ROW + 1
            if number >= 0 and slot != state.slot and effect.act in (0, act):
                kind = state.rules.cards.cards[number].kind
                if kind != pieces.ALLY and counts.act_open(state, seat, act):
                    found.append(moves.PICK_SLOT[slot])
        return found

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if cause.owner != pieces.FOE:
            for slot in targets:
                put(state, gains.Gift(slot, cause.owner))


class RemoveAlly(Kind):
    takes = Takes({"who": WHO})
    on_players = True

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        if seat != pieces.FOE and state.allies[seat]:
            put(state, LosingAlly(seat, -1, cause.card))

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        return len(state.allies[seat]) > 0

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        if effect.who != Who.OPPONENT or victim == pieces.FOE or not state.allies[victim]:
            return 0.0
        return -ALLY * share(state, seat, victim)


class MoveAlly(Kind):
    """An Ally comes from an opponent, or goes from under one challenge to another."""

    takes = Takes({"from": word(codes.WHO, ("opponent",))})
    exact = True

    def picks(self, effect: Effect) -> i64:
        return Pick.NOTHING if effect.source == Who.OPPONENT else Pick.SLOT

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        """From where, and then where to."""
        hosts = counts.host_slots(state)
        if taken or not hosts:
            return [moves.PICK_SLOT[slot] for slot in hosts]
        return [moves.PICK_SLOT[slot] for slot in range(pieces.SLOTS) if state.under[slot] >= 0]

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        if effect.source == Who.OPPONENT:
            victim = cause.opponent
            if victim < pieces.FOE and cause.owner != pieces.FOE and state.allies[victim]:
                put(state, LosingAlly(victim, cause.owner, cause.card))
            return
        if len(targets) < 2:
            return
        old, new = targets[0], targets[1]
        ally: i64 = state.under[old]
        if ally < 0 or new not in counts.host_slots(state):
            return
        state.under[old] = -1
        state.under[new] = ally
        if state.events is not None:
            seat = state.active if cause.owner == pieces.FOE else cause.owner
            events.tell(state, events.ally_moved, seat=seat, card=ally, host=state.row[new])

    def could_change(self, state: AdventureRecord, effect: Effect) -> bool:
        return False

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        return 0.0 if effect.source == Who.OPPONENT else 0.3

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        if effect.source != Who.OPPONENT or victim == pieces.FOE or not state.allies[victim]:
            return 0.0
        return ALLY - ALLY * share(state, seat, victim)
