"""[challenge], [cast], [runes], [outcome] Effects on the attempt under way: on the result and the
target number, on its runes, a shield, and another try."""

from collections.abc import Mapping
from typing import Final

from kachidoki.games.adventure import changes, conditions, events, inplay, moves, pieces, worth
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import RUNE_DARK, RUNE_LISTED, Until
from kachidoki.games.adventure.cardset.values import Shape, number, word
from kachidoki.games.adventure.effects.kind import CHANGE, DECK, IN_ATTEMPT, Kind, Pick, Takes
from kachidoki.games.adventure.marks import ON_RESULT, Cause, Modifier
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.runes import chance
from kachidoki.games.adventure.steps.cast import MORE, RECAST, XP_OF_RUNES, Landing, Throwing
from kachidoki.games.adventure.steps.step import put
from kachidoki.kernel.move import Move
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
    return 1.0 if state.trier < 0 else worth.share(state, seat, state.trier)


# The kinds of cards, by `codes.Deck`.
_OF_DECK: Final = ((pieces.HERO,), (pieces.ANTIHERO,), (pieces.HERO, pieces.ANTIHERO))
RUNE: Final = word((*pieces.ABILITIES, "dark", "listed"))
# What changes a number for a while.
FOR_A_WHILE: Final[Mapping[str, Shape]] = {"n*": CHANGE, "until": word(codes.UNTIL)}


class ChangeNumber(OnAttempt):
    """The result or the target number is changed by `n`, for a while."""

    def __init__(self, on: i64, takes: Takes) -> None:
        self.on: i64 = on
        self.takes = takes

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


class OnStones(OnAttempt):
    """Runes that lie are cast again, or turned over; they are picked in their order."""

    takes = Takes({"n*": number(1, pieces.STONES)}, IN_ATTEMPT - {"before"})
    picked: i64 = Pick.RUNE
    unsure = True

    def __init__(self, over: bool) -> None:
        self.over = over
        # Neither fewer nor more are turned over than the card says.
        self.exact = over

    def most(self, effect: Effect) -> i64:
        return effect.n

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        first = taken[-1] + 1 if taken else 0
        stones = [at for at in range(first, pieces.STONES) if state.lying >> at & 1]
        if self.exact:
            # So many have to follow.
            stones = stones[: len(stones) - left + 1]
        return [moves.RUNE[stone] for stone in stones]

    def change(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        stones: i64 = 0
        for stone in targets:
            stones |= bit(stone)
        stones &= state.lying
        if not stones:
            return
        if not self.over:
            put(state, Throwing(RECAST, stones))
            return
        state.low ^= stones
        state.steps &= ~stones
        changes.tell_faces(state, events.flip, stones)
        put(state, Landing(XP_OF_RUNES, stones))

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        if margin >= 0:
            return -0.5
        low = state.low & state.lying
        # Turned to the high face, a special rune is worth two more, another one more.
        twos = bits(low & pieces.SPECIAL_MASK)
        ones = bits(low) - twos
        if twos > effect.n:
            twos = effect.n
        if ones > effect.n - twos:
            ones = effect.n - twos
        return self.odds(effect, ones, twos, -margin) * prize

    def odds(self, effect: Effect, ones: i64, twos: i64, missing: i64) -> float:
        """The chance that these low faces, worth one or two more, make up what is missing."""
        if self.over:
            return 1.0 if ones + twos >= effect.n and 2 * twos + ones >= missing else 0.0
        enough = 0
        every = 1 << int(ones + twos)
        for faces in range(every):
            total = 0
            for at in range(ones + twos):
                if faces >> at & 1:
                    total += 2 if at < twos else 1
            if total >= missing:
                enough += 1
        return float(enough) / float(every)


class AddRunes(OnAttempt):
    """Runes of an ability, Dark runes, or runes of listed abilities come to the pool."""

    takes = Takes({"n*": number(1, 3), "rune*": RUNE}, IN_ATTEMPT)
    exact = True
    unsure = True

    def picks(self, effect: Effect) -> i64:
        return Pick.ABILITY if effect.what == RUNE_LISTED else Pick.NOTHING

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        """Abilities of which all stones are in the pool come last."""
        found: list[Move] = []
        full: list[Move] = []
        listed = conditions.listed_abilities(state) if state.trier >= 0 else 0
        for ability in range(len(pieces.ABILITIES)):
            if listed >> ability & 1:
                have = conditions.runes_of(state, state.trier, ability, state.granted)
                have += taken.count(ability)
                (found if have < pieces.MOST_RUNES else full).append(moves.ABILITY[ability])
        return found or full

    def change(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        names: list[str] = []
        if effect.what == RUNE_DARK:
            # [track] On the bottom level Dark runes need a permission, even as a gift.
            if conditions.may_cast_dark(state, state.trier):
                room = pieces.DARK_STONES - state.dark_paid - state.dark_free
                count = effect.n if effect.n < room else room
                state.dark_free += count
                names = ["dark"] * count
        elif effect.what == RUNE_LISTED:
            for ability in targets:
                state.granted = conditions.granted_more(state.granted, ability, 1)
                names.append(pieces.ABILITIES[ability])
        else:
            state.granted = conditions.granted_more(state.granted, effect.what, effect.n)
            names = [pieces.ABILITIES[effect.what]] * effect.n
        if state.events is not None and names:
            runes = tuple(names)
            events.tell(state, events.runes, seat=state.trier, runes=runes, card=cause.card)
        if state.lying:
            more = conditions.pool_of(state) & ~state.lying
            if more:
                put(state, Throwing(MORE, more))

    def before(self, state: AdventureRecord, effect: Effect, prize: float) -> float:
        now = worth.chance_now(state)
        if effect.what == RUNE_DARK:
            more = worth.chance_with(state, state.granted, effect.n)
            return (more - now) * prize - worth.dark_worth(state, state.trier, 1)
        granted = state.granted
        if effect.what == RUNE_LISTED:
            left = effect.n
            listed = conditions.listed_abilities(state)
            for ability in range(len(pieces.ABILITIES)):
                have = state.tally[state.trier * pieces.TALLY + ability]
                room = pieces.MOST_RUNES - have
                count = room if room < left else left
                if listed >> ability & 1 and count > 0:
                    granted = conditions.granted_more(granted, ability, count)
                    left -= count
        else:
            granted = conditions.granted_more(granted, effect.what, effect.n)
        return (worth.chance_with(state, granted, 0) - now) * prize

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        return 0.5 * prize if margin < 0 else 0.0
