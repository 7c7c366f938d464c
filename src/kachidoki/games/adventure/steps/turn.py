"""[turn], [end], [final-turn] A turn, and what comes after it."""

from typing import Any, Final

from kachidoki.games.adventure import conditions, counts, events, legal, moves, pieces, refusals
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Deck, On
from kachidoki.games.adventure.changes import all_lose, fire, lose, name_of
from kachidoki.games.adventure.marks import Why
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.rules import MOST_TURNS
from kachidoki.games.adventure.steps import attempt, picking, rows, windows
from kachidoki.games.adventure.steps.cards import Fire, Losing
from kachidoki.games.adventure.steps.step import AdventureStep, become, done, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

# What the end of a turn brings, one after the other.
LASTS_UNTIL_NOW: Final = 0
LIMIT_KEPT: Final = 2


class Turn(AdventureStep):
    """[turn] A turn begins."""

    def enter(self, state: AdventureRecord) -> None:
        begin_turn(state)


class Main(AdventureStep):
    """[turn] The active player's turn, outside an attempt."""

    def asked(self, state: AdventureRecord, seat: int) -> tuple[str, dict[str, Value]]:
        if state.final and state.main_left > 0:
            return "final", {"card": name_of(state, state.foe)}
        return ("main", {"count": state.main_left}) if state.main_left else ("main-done", {})

    def cites(self, state: AdventureRecord, seat: int) -> str:
        return "final-turn" if state.final and state.main_left > 0 else "turn"

    def enter(self, state: AdventureRecord) -> None:
        seat = state.active
        if not state.hand[seat] or not state.rules.public:
            # [turn] Where nothing is left to decide, and that tells nobody anything, it is done.
            found = self.answers(state, seat)
            if len(found) == 1 and found[0] is moves.END:
                windows.finish(state)
                return
            state.listing = found
        state.actor = seat

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        found = legal.takes(state, seat)
        # [free-discard] A challenge, or a trait within reach, is a valid option.
        stuck = not found and legal.why_no_discard(state, seat) is None
        must_face = state.final and state.main_left > 0
        if must_face:
            found.append(moves.FACE)
        if legal.why_no_journey(state, seat) is None:
            add_slots(state, found, moves.JOURNEYS)
        if stuck:
            add_slots(state, found, moves.FREE)
        legal.add_reactions(state, found, seat, pieces.W_MAIN, False)
        if not must_face:
            found.append(moves.END)
        return tuple(found)

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        if isinstance(move, moves.Attempt):
            attempt.declare(state, move.slot, state.row[move.slot], move.path)
        elif move is moves.END:
            windows.finish(state)
        elif isinstance(move, moves.Trait):
            picking.want_trait(state, move.slot, seat)
        elif isinstance(move, moves.Journey):
            self.journey(state, move.slot, seat)
        elif isinstance(move, moves.FreeDiscard):
            state.free_used = True
            state.deeds += 1
            if state.events is not None:
                events.tell(state, events.discard, seat=seat, card=state.row[move.slot])
            rows.replace_slots(state, [move.slot])
        else:
            assert move is moves.FACE
            attempt.declare(state, pieces.AT_ADVERSARY, state.foe, 0)

    def journey(self, state: AdventureRecord, slot: i64, seat: i64) -> None:
        """[journey] Pay, and another card comes."""
        price = conditions.journey_price(state, seat)
        state.journeys += 1
        state.deeds += 1
        number: i64 = state.row[slot]
        if state.events is not None:
            events.tell(state, events.journey, seat=seat, card=number, cost=price)
        rows.replace_slots(state, [slot])
        # What the payment sets off comes first, so it is put above.
        put(state, Fire(On.JOURNEY, seat, number, slot))
        lose(state, seat, price, Why.JOURNEY, -1)

    def reason(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal:
        if isinstance(move, (moves.Journey, moves.FreeDiscard, moves.Trait, moves.Attempt)):
            return refusals.why_not_in_row(state, move, move.slot, seat)
        if move is moves.FACE and state.foe < 0:
            return refusals.refuse("no-adversary")
        if move is moves.FACE and not state.final:
            return refusals.refuse("not-final-turn")
        return refusals.refuse(NOT_NOW.get(move.text, "not-offered"))


# Why other moves cannot be played in one's turn.
NOT_NOW: Final[dict[str, str]] = {
    moves.END.text: "face-now",
    moves.FACE.text: "main-action-done",
    moves.DARK_RUNE.text: "no-attempt",
    moves.READY.text: "no-attempt",
    moves.PASS.text: "nothing-to-pass",
}


def add_slots(state: AdventureRecord, found: list[Move], by_slot: list[Any]) -> None:
    """The moves for the places of the open rows where a card lies."""
    end: i64 = state.revealed * pieces.WIDEST_ROW
    slot: i64 = 0
    while slot < end:
        if state.row[slot] >= 0:
            found.append(by_slot[slot])
        slot += 1


class EndingTurn(AdventureStep):
    """[turn] T9: what lasts until now ends; who is next?"""

    def __init__(self, stage: i64) -> None:
        super().__init__("end-turn")
        self.stage: i64 = stage

    def enter(self, state: AdventureRecord) -> None:
        if self.stage == LASTS_UNTIL_NOW:
            if state.mods:
                state.mods = []
            if state.bans:
                state.bans = []
            if state.shown:
                state.discards[pieces.SPECIAL_DECK] += state.shown
                state.shown = b""
            if bits(state.hand[state.active]) > state.rules.hand_limit:
                state.step = ENDING_TURN[LIMIT_KEPT]
                put(state, HandLimit(state.active))
                return
        if state.deeds:
            state.idle = 0
        elif legal.takes(state, state.active):
            # To stay idle is to leave a card that could be had; who cannot act does not stall.
            state.idle += 1
        limit = state.rules.stall_rounds * state.players
        idle = limit > 0 and state.idle >= limit
        if idle or state.turn_no >= MOST_TURNS * state.players:
            done(state)
            if state.events is not None:
                rounds = state.rules.stall_rounds if idle else 0
                events.tell(state, events.stalled, rounds=rounds)
            if state.rules.versus or state.beaten:
                state.ending = pieces.BY_STALL
            else:
                all_lose(state, pieces.BY_STALL)
            return
        next_turn(state)


class HandLimit(AdventureStep):
    """[cards] More cards in the hand than may be kept are discarded."""

    def __init__(self, seat: i64) -> None:
        super().__init__("hand-limit")
        self.seat: i64 = seat

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        over = bits(state.hand[self.seat]) - state.rules.hand_limit
        if over > 0:
            put(state, Losing(self.seat, over, Deck.EITHER, -1))


TURN: Final = Turn("turn")
MAIN: Final = Main("main", "main", "turn", pieces.W_MAIN)
ENDING_TURN: Final[list[AdventureStep]] = [EndingTurn(stage) for stage in range(LIMIT_KEPT + 1)]


def begin_turn(state: AdventureRecord) -> None:
    """[turn] In place of the step that is being done."""
    state.turn_no += 1
    state.journeys = 0
    state.more_journeys = 0
    state.dark_bought = 0
    state.main_left = 1
    state.free_used = False
    state.acted = False
    state.deeds = 0
    if state.used:
        state.used = []
    state.prices = pieces.NO_PRICES
    state.any_trait = False
    state.bottom_ok = False
    seat = state.active
    if state.events is not None:
        events.tell(state, events.turn, seat=seat, turn=state.turn_no)
    state.final = _is_final(state, seat)
    if state.final and state.events is not None:
        events.tell(state, events.final_turn, seat=seat)
    become(state, ENDING_TURN[LASTS_UNTIL_NOW])
    put(state, MAIN)
    put(state, windows.OPENED[pieces.W_TURN_START])
    if counts.stage_of(state, seat) > state.revealed:
        put(state, Fire(On.TURN_START, seat, -1, -1))
        put(state, rows.REVEALING)
    else:
        fire(state, On.TURN_START, seat, -1, -1)


def next_turn(state: AdventureRecord) -> None:
    """[end], [final-turn] Whose turn comes, or whether it was the last."""
    everyone: i64 = bit(state.players) - 1
    ending = state.trigger >= 0 if state.rules.versus else state.beaten
    if ending:
        if state.pending < 0:
            over = bit(state.trigger) if state.rules.versus else bit(state.active) | state.done
            state.pending = everyone & ~over
        else:
            state.pending &= ~bit(state.active)
        if state.pending == 0:
            done(state)
            state.ending = pieces.BY_STORY if state.rules.versus else pieces.BY_VICTORY
            return
    waiting: i64 = state.pending if ending else everyone & ~state.done
    seat = state.active
    for _ in range(state.players):
        seat += 1
        if seat == state.players:
            seat = 0
        if waiting >> seat & 1:
            break
    state.active = seat
    begin_turn(state)


def _is_final(state: AdventureRecord, seat: i64) -> bool:
    """[final-turn] Eight cards, and the Adversary unbeaten."""
    if state.foe < 0 or state.beaten or len(state.story[seat]) < pieces.WHOLE_STORY - 1:
        return False
    return not state.rules.gate_all or all(
        state.done >> other & 1 or len(state.story[other]) >= pieces.WHOLE_STORY - 1
        for other in range(state.players)
    )
