"""[challenge], [prepare], [outcome], [retry] From a declaration to what comes of it."""

from typing import Final

from kachidoki.games.adventure import changes, conditions, events, legal, moves, pieces, refusals
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import On, Until
from kachidoki.games.adventure.inplay import does_now
from kachidoki.games.adventure.marks import Why
from kachidoki.games.adventure.masks import bit
from kachidoki.games.adventure.steps import adversary, cast, rows, windows
from kachidoki.games.adventure.steps.gains import BY_ATTEMPT, TUCK, Gaining, refund
from kachidoki.games.adventure.steps.step import AdventureStep, become, done, put
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

# What a failure brings, one after the other: the card is lost, cards that look at the outcome are
# set off, and another card comes.
LOST: Final = 1
SET_OFF: Final = 2
REPLACED: Final = 3
OVER: Final = 4


class Preparing(AdventureStep):
    """[prepare] The player who attempts gets ready for the cast."""

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {
            "card": changes.name_of(state, state.card),
            "path": path_name(state),
            "target": conditions.target_number(state),
        }

    def enter(self, state: AdventureRecord) -> None:
        if windows.attempt_lost(state):
            return
        seat = state.trier
        if not state.hand[seat] or not state.rules.public:
            found = self.answers(state, seat)
            if len(found) == 1:
                self.ready(state)
                return
            state.listing = found
        state.actor = seat

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        found: list[Move] = []
        if legal.why_no_dark(state, seat) is None:
            found.append(moves.DARK_RUNE)
        legal.add_reactions(state, found, seat, pieces.W_PREP, False)
        found.append(moves.READY)
        return tuple(found)

    def reason(self, state: AdventureRecord, move: Move, seat: i64) -> Refusal:
        dark = refusals.why_no_dark(state, seat) if move is moves.DARK_RUNE else None
        return dark or refusals.refuse("cast-first")

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        if move is moves.READY:
            self.ready(state)
            return
        price = conditions.dark_price(state, seat)
        state.dark_paid += 1
        state.dark_spent += price
        state.dark_bought += 1
        if state.events is not None:
            count = state.dark_paid + state.dark_free
            events.tell(state, events.dark, seat=seat, count=count, cost=price)
        changes.lose(state, seat, price, Why.DARK, -1)

    def ready(self, state: AdventureRecord) -> None:
        """The others are asked before the cast."""
        state.acted = False
        become(state, PREPARED)
        put(state, windows.OPENED[pieces.W_BEFORE])


class Prepared(AdventureStep):
    """[cast] Everybody has passed before the cast: all runes of the pool are thrown."""

    def enter(self, state: AdventureRecord) -> None:
        if state.acted:
            become(state, PREPARING)
            return
        state.steps = 0
        become(state, COMPARING)
        put(state, windows.OPENED[pieces.W_FACING])
        put(state, cast.Throwing(cast.CAST, conditions.pool_of(state)))


class Comparing(AdventureStep):
    """[outcome] The result is compared with the target number."""

    def enter(self, state: AdventureRecord) -> None:
        if state.events is not None:
            state.beat()
        result = conditions.sum_of_runes(state)
        target = conditions.target_number(state)
        state.margin = result - target
        state.result_was = result
        # It may be gone when cards ask whether there was one.
        state.had_ally = state.slot < pieces.AT_ADVERSARY and state.under[state.slot] >= 0
        state.verdict = pieces.SUCCESS if result >= target else pieces.FAILURE
        if state.events is not None:
            events.tell(
                state,
                events.success if state.verdict == pieces.SUCCESS else events.failure,
                seat=state.trier,
                card=state.card,
                path=path_name(state),
                result=result,
                target=target,
                margin=state.margin,
            )
            state.beat()
        become(state, DROPPING)
        put(state, CONSEQUENCES)
        put(state, windows.OPENED[pieces.W_OUTCOME])
        if state.waiting:
            put(state, adversary.WAITING)


class Consequences(AdventureStep):
    """[outcome] The card is gained or lost, or tried once more."""

    def enter(self, state: AdventureRecord) -> None:
        if state.retrying:
            self.try_again(state)
        elif state.verdict == pieces.SUCCESS:
            slot, card, path = state.slot, state.card, state.path
            become(state, Gaining(TUCK, slot, card, path, BY_ATTEMPT, state.trier))
        else:
            become(state, FAILING[LOST])

    def try_again(self, state: AdventureRecord) -> None:
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
        become(state, PREPARING)
        if conditions.dark_in_pool(state):
            put(state, DARK_AGAIN)


class Dropping(AdventureStep):
    """[challenge] The attempt is over."""

    def enter(self, state: AdventureRecord) -> None:
        done(state)
        windows.drop_attempt(state)


class DarkAgain(AdventureStep):
    """[retry] How many of the Dark runes are cast again; the others stay bought, but aside."""

    def ask(self, state: AdventureRecord) -> None:
        state.actor = state.trier

    def values(self, state: AdventureRecord, seat: int) -> dict[str, Value]:
        return {"card": changes.name_of(state, state.card), "count": conditions.dark_in_pool(state)}

    def answers(self, state: AdventureRecord, seat: i64) -> tuple[Move, ...]:
        return tuple(moves.NUMBER[: conditions.dark_in_pool(state) + 1])

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.PickNumber)
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

    def enter(self, state: AdventureRecord) -> None:
        stage = self.stage
        if stage <= LOST:
            self.lose_card(state)
        elif stage == SET_OFF and does_now(state, On.AFTER):
            state.step = FAILING[REPLACED]
            changes.fire(state, On.AFTER, state.trier, state.card, state.slot)
        elif stage <= REPLACED:
            state.step = FAILING[OVER]
            if state.slot != pieces.AT_ADVERSARY:
                put(state, rows.QUEUEING)
                put(state, rows.RELEASING)
                put(state, rows.REFILL[state.slot])
        else:
            done(state)
            if state.slot == pieces.AT_ADVERSARY and not state.rules.repeat_fight:
                self.last_fight(state)

    def lose_card(self, state: AdventureRecord) -> None:
        if conditions.card_gone(state):
            done(state)
            refund(state)
            return
        state.step = FAILING[SET_OFF]
        if state.slot != pieces.AT_ADVERSARY:
            if state.events is not None:
                events.tell(state, events.leaves, card=state.card)
            changes.clear_slot(state, state.slot)
        changes.gain(state, state.trier, 1, Why.FAILURE, -1)

    def last_fight(self, state: AdventureRecord) -> None:
        """[final-turn] Whoever fails against the Adversary has done what they could."""
        state.done |= bit(state.trier)
        if state.events is not None:
            events.tell(state, events.done, seat=state.trier)
        if state.done == bit(state.players) - 1:
            changes.all_lose(state, pieces.BY_FAILURE)


PREPARING: Final = Preparing("prep", "prep", "prepare", pieces.W_PREP)
PREPARED: Final = Prepared("before-done")
COMPARING: Final = Comparing("compare")
CONSEQUENCES: Final = Consequences("consequences")
DROPPING: Final = Dropping("drop")
DARK_AGAIN: Final = DarkAgain("dark-again", "dark-again", "retry")
FAILING: Final[list[AdventureStep]] = [Failing(stage) for stage in range(OVER + 1)]


def declare(state: AdventureRecord, slot: i64, number: i64, path: i64) -> None:
    """[challenge] The attempt begins."""
    state.main_left -= 1
    state.deeds += 1
    state.trier = state.active
    state.slot = slot
    state.card = number
    state.path = path
    windows.clear_attempt(state)
    state.had_ally = False
    state.shielded = False
    if state.events is not None:
        seat, target, way = state.trier, conditions.target_number(state), path_name(state)
        if slot == pieces.AT_ADVERSARY:
            events.tell(state, events.face, seat=seat, card=number, target=target)
        else:
            events.tell(state, events.attempt, seat=seat, card=number, path=way, target=target)
    put(state, PREPARING)
    changes.fire(state, On.BEFORE, state.trier, number, slot)


def path_name(state: AdventureRecord) -> str:
    """The id of the path that is attempted."""
    return state.rules.cards.cards[state.card].paths[state.path].key
