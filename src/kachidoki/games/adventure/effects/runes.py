"""[runes], [cast] Effects on the runes of an attempt."""

from kachidoki.games.adventure import changes, conditions, events, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import RUNE_DARK, RUNE_LISTED
from kachidoki.games.adventure.cardset.values import number, word
from kachidoki.games.adventure.effects.attempt import OnAttempt
from kachidoki.games.adventure.effects.kind import IN_ATTEMPT, Pick, Takes
from kachidoki.games.adventure.marks import Cause
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.steps.cast import MORE, RECAST, XP_OF_RUNES, Landing, Throwing
from kachidoki.games.adventure.steps.step import put
from kachidoki.games.adventure.worth import chance_now, chance_with, dark_worth
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64

_RUNE = word((*pieces.ABILITIES, "dark", "listed"))


class OnStones(OnAttempt):
    """Runes that lie are cast again or turned over; they are picked in their order."""

    takes = Takes({"n*": number(1, pieces.STONES)}, IN_ATTEMPT - {"before"})
    picked: i64 = Pick.RUNE
    unsure = True

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
        if stones:
            self.change_stones(state, stones)

    def change_stones(self, state: AdventureRecord, stones: i64) -> None:
        raise TypeError("this effect has to say what it does with runes")

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
        raise TypeError("this effect has to say how likely it is to help")


class Reroll(OnStones):
    def change_stones(self, state: AdventureRecord, stones: i64) -> None:
        put(state, Throwing(RECAST, stones))

    def odds(self, effect: Effect, ones: i64, twos: i64, missing: i64) -> float:
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


class Flip(OnStones):
    exact = True

    def change_stones(self, state: AdventureRecord, stones: i64) -> None:
        state.low ^= stones
        state.steps &= ~stones
        changes.tell_faces(state, events.flip, stones)
        put(state, Landing(XP_OF_RUNES, stones))

    def odds(self, effect: Effect, ones: i64, twos: i64, missing: i64) -> float:
        return 1.0 if ones + twos >= effect.n and 2 * twos + ones >= missing else 0.0


class AddRunes(OnAttempt):
    """Runes of an ability, Dark runes, or runes of listed abilities come to the pool."""

    takes = Takes({"n*": number(1, 3), "rune*": _RUNE}, IN_ATTEMPT)
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
        now = chance_now(state)
        if effect.what == RUNE_DARK:
            more = chance_with(state, state.granted, effect.n)
            return (more - now) * prize - dark_worth(state, state.trier, 1)
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
        return (chance_with(state, granted, 0) - now) * prize

    def facing(self, state: AdventureRecord, effect: Effect, prize: float, margin: i64) -> float:
        return 0.5 * prize if margin < 0 else 0.0
