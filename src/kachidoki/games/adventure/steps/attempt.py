"""[challenge], [prepare], [outcome], [retry] From a declaration to what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.adventure import changes, conditions, pieces
from kachidoki.games.adventure.cardset.codes import On, Until
from kachidoki.games.adventure.inplay import does_now
from kachidoki.games.adventure.legal import NO_OBSTACLE, add_reactions, dark_obstacle, dark_refusal
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.moves import DARK_RUNE, NUMBER, READY, PickNumber
from kachidoki.games.adventure.refusals import why_no_reaction
from kachidoki.games.adventure.steps.adversary import WAITING
from kachidoki.games.adventure.steps.cast import CAST, Throwing
from kachidoki.games.adventure.steps.gains import BY_ATTEMPT, TUCK, Gaining, refund
from kachidoki.games.adventure.steps.rows import QUEUEING, REFILL, RELEASING
from kachidoki.games.adventure.steps.step import AdventureStep, done, put
from kachidoki.games.adventure.steps.windows import OPENED, attempt_lost, drop_attempt
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


class Preparing(AdventureStep):
    """[prepare] The player who attempts gets ready for the cast."""

    def values(self, state: AdventureState, seat: int) -> dict[str, Value]:
        return {
            "card": changes.name_of(state, state.card),
            "path": state.rules.cards.cards[state.card].paths[state.path].key,
            "target": conditions.target_number(state),
        }

    def enter(self, state: AdventureState) -> None:
        if attempt_lost(state):
            return
        seat = state.trier
        if not state.hand[seat] or not state.rules.public:
            found = self.answers(state, seat)
            if len(found) == 1:
                self.ready(state)
                return
            state.listing = found
        state.actor = seat

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        found: list[Move] = []
        if dark_obstacle(state, seat) == NO_OBSTACLE:
            found.append(DARK_RUNE)
        add_reactions(state, found, seat, pieces.W_PREP, False)
        found.append(READY)
        return tuple(found)

    def reason(self, state: AdventureState, move: Move, seat: i64) -> Refusal:
        why = why_no_reaction(state, move, seat, pieces.W_PREP, False)
        if why is None and move is DARK_RUNE:
            why = dark_refusal(state, seat)
        return Refusal("cast-first", "prepare", {}) if why is None else why

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        if move is READY:
            self.ready(state)
            return
        price = conditions.dark_price(state, seat)
        state.dark_paid += 1
        state.dark_spent += price
        state.dark_bought += 1
        if state.events is not None:
            count = state.dark_paid + state.dark_free
            state.tell("dark", {"seat": seat, "count": count, "cost": price})
        changes.lose(state, seat, price, changes.Y_DARK, -1)

    def ready(self, state: AdventureState) -> None:
        """The others are asked before the cast."""
        done(state)
        state.acted = False
        put(state, PREPARED)
        put(state, OPENED[pieces.W_BEFORE])


class Prepared(AdventureStep):
    """[cast] Everybody has passed before the cast: all runes of the pool are thrown."""

    def enter(self, state: AdventureState) -> None:
        done(state)
        if state.acted:
            put(state, PREPARING)
            return
        state.steps = 0
        put(state, COMPARING)
        put(state, OPENED[pieces.W_FACING])
        put(state, Throwing(CAST, conditions.pool_of(state)))


class Comparing(AdventureStep):
    """[outcome] The result is compared with the target number."""

    def enter(self, state: AdventureState) -> None:
        done(state)
        result = conditions.sum_of_runes(state)
        target = conditions.target_number(state)
        state.margin = result - target
        state.result_was = result
        # It may be gone when cards ask whether there was one.
        state.had_ally = state.slot < pieces.AT_ADVERSARY and state.under[state.slot] >= 0
        state.verdict = pieces.SUCCESS if result >= target else pieces.FAILURE
        if state.events is not None:
            values: dict[str, Value] = {
                "seat": state.trier,
                "card": changes.name_of(state, state.card),
                "path": state.rules.cards.cards[state.card].paths[state.path].key,
                "result": result,
                "target": target,
                "margin": state.margin,
            }
            state.tell("success" if state.verdict == pieces.SUCCESS else "failure", values)
        put(state, DROPPING)
        put(state, CONSEQUENCES)
        put(state, OPENED[pieces.W_OUTCOME])
        if state.waiting:
            put(state, WAITING)


class Consequences(AdventureStep):
    """[outcome] The card is gained or lost, or tried once more."""

    def enter(self, state: AdventureState) -> None:
        done(state)
        if state.retrying:
            self.try_again(state)
        elif state.verdict == pieces.SUCCESS:
            put(state, Gaining(TUCK, state.slot, state.card, state.path, BY_ATTEMPT, state.trier))
        else:
            put(state, FAILING[0])

    def try_again(self, state: AdventureState) -> None:
        """[retry] The failure is set aside; runes, bonuses and penalties stay."""
        done(state)
        state.retrying = False
        state.verdict = pieces.NO_OUTCOME
        state.lying = 0
        state.low = 0
        # What the first cast brought stays: no shield takes it back.
        state.steps = 0
        state.had_ally = False
        state.mods = [mod for mod in state.mods if mod.until != Until.CAST]
        state.bans = [ban for ban in state.bans if ban.until != Until.CAST]
        put(state, PREPARING)
        if conditions.dark_in_pool(state):
            put(state, DARK_AGAIN)


class Dropping(AdventureStep):
    """[challenge] The attempt is over."""

    def enter(self, state: AdventureState) -> None:
        done(state)
        drop_attempt(state)


class DarkAgain(AdventureStep):
    """[retry] How many of the Dark runes are cast again; the others stay bought, but aside."""

    def ask(self, state: AdventureState) -> None:
        state.actor = state.trier

    def values(self, state: AdventureState, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, state.card), "count": conditions.dark_in_pool(state)}

    def answers(self, state: AdventureState, seat: i64) -> tuple[Move, ...]:
        return tuple(NUMBER[: conditions.dark_in_pool(state) + 1])

    def take(self, state: AdventureState, move: Move, seat: i64) -> None:
        assert isinstance(move, PickNumber)
        done(state)
        gone = state.dark_paid + state.dark_free - move.number
        given = gone if gone < state.dark_free else state.dark_free
        state.dark_free -= given
        state.dark_paid -= gone - given


class Failing(AdventureStep):
    """[outcome] The card is discarded, and failing teaches: what is next of it."""

    def __init__(self, stage: i64) -> None:
        super().__init__("fail")
        self.stage: i64 = stage

    def numbers(self) -> list[int]:
        return [int(self.stage)]

    def enter(self, state: AdventureState) -> None:
        # Nothing can come between the first two stages; later ones are passed over if idle.
        stage = self.stage
        if stage == 0:
            stage = 1
        elif stage == 2 and not does_now(state, On.AFTER):
            stage = 3
        slot = state.slot
        seat = state.trier
        if stage == 1:
            if conditions.card_gone(state):
                done(state)
                refund(state)
                return
            state.step = FAILING[2]
            if slot != pieces.AT_ADVERSARY:
                if state.events is not None:
                    state.tell("leaves", {"card": changes.name_of(state, state.card)})
                changes.clear_slot(state, slot)
            changes.gain(state, seat, 1, changes.Y_FAILURE, -1)
        elif stage == 2:
            state.step = FAILING[3]
            changes.fire(state, On.AFTER, seat, state.card, slot)
        elif stage == 3:
            state.step = FAILING[4]
            if slot != pieces.AT_ADVERSARY:
                put(state, QUEUEING)
                put(state, RELEASING)
                put(state, REFILL[slot])
        else:
            done(state)
            if slot == pieces.AT_ADVERSARY and not state.rules.repeat_fight:
                state.done |= bit(seat)
                if state.events is not None:
                    state.tell("done", {"seat": seat})
                if state.done == bit(state.players) - 1:
                    changes.all_lose(state, pieces.BY_FAILURE)


PREPARING: Final = Preparing(
    "prep", "prep", "prepare", ("card", "path", "target"), pieces.W_PREP, False
)
PREPARED: Final = Prepared("before-done")
COMPARING: Final = Comparing("compare")
CONSEQUENCES: Final = Consequences("consequences")
DROPPING: Final = Dropping("drop")
DARK_AGAIN: Final = DarkAgain("dark-again", "dark-again", "retry", ("card", "count"))
FAILING: Final[list[AdventureStep]] = [Failing(stage) for stage in range(5)]


def declare(state: AdventureState, slot: i64, number: i64, path: i64) -> None:
    """[challenge] The attempt begins."""
    state.main_left -= 1
    state.deeds += 1
    state.trier = state.active
    state.slot = slot
    state.card = number
    state.path = path
    state.dark_paid = 0
    state.dark_free = 0
    state.granted = 0
    state.listed = 0
    state.casts = 0
    state.lying = 0
    state.low = 0
    state.verdict = pieces.NO_OUTCOME
    state.had_ally = False
    state.retrying = False
    state.shielded = False
    state.left = False
    state.steps = 0
    if state.events is not None:
        if slot == pieces.AT_ADVERSARY:
            state.tell(
                "face",
                {
                    "seat": state.trier,
                    "card": changes.name_of(state, number),
                    "target": conditions.target_number(state),
                },
            )
        else:
            values: dict[str, Value] = {
                "seat": state.trier,
                "card": changes.name_of(state, number),
                "path": state.rules.cards.cards[number].paths[path].key,
                "target": conditions.target_number(state),
            }
            state.tell("attempt", values)
    put(state, PREPARING)
    changes.fire(state, On.BEFORE, state.trier, number, slot)
