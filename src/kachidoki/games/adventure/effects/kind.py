"""What there is to say about every effect of the vocabulary: one object for each, by its number."""

from collections.abc import Mapping
from typing import Final

from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import Effect
from kachidoki.games.adventure.cardset.codes import Who
from kachidoki.games.adventure.cardset.values import Shape, number, unread, word
from kachidoki.games.adventure.marks import AS_FOE, Cause
from kachidoki.games.adventure.pieces import ABILITIES, ACTS, FOE
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64


class Pick:
    """What is picked for a card or a power."""

    NOTHING: Final = 0
    WAY: Final = 1
    HAND: Final = 2
    ALLY: Final = 3
    FAVOURED: Final = 4
    OPPONENT: Final = 5
    RUNE: Final = 6
    SLOT: Final = 7
    ABILITY: Final = 8
    CARD: Final = 9


# When an effect can do anything at all.
MOMENTARY: Final = frozenset(codes.ON) - {"static", "game_end"}
EARLY: Final = MOMENTARY - {"after", "reveal", "turn_end"}
IN_ATTEMPT: Final = frozenset(("before", "facing", "own_turn", "response", "any"))
AT_ANY_TIME: Final = MOMENTARY | {"static"}


class Takes:
    """What a card says of an effect: its keys, a star at those that must be there, with what each
    may be; at which moments; and of which keys it takes exactly one."""

    def __init__(
        self,
        shapes: Mapping[str, Shape],
        moments: frozenset[str] = MOMENTARY,
        one_of: tuple[str, ...] = (),
    ) -> None:
        self.shapes = shapes
        self.moments = moments
        self.one_of = one_of


# What several effects take.
TO_PLAYERS: Final = ("self", "active", "opponent", "each", "each_other")
WHO: Final = word(codes.WHO, TO_PLAYERS)
OR_FOE: Final = word(codes.WHO, (*TO_PLAYERS, "adversary"))
DECK: Final = word(codes.DRAW_FROM)
ABILITY: Final = word(ABILITIES)
ACT: Final = number(1, ACTS)
FEW: Final = number(1, 6)
CHANGE: Final = number(-12, 12, zero=False)
# `n` for every one of something, up to a maximum.
EACH: Final[Mapping[str, Shape]] = {"per": unread, "max": number(1, 90)}


class Kind:
    """An effect of the vocabulary: what it says, what is picked for it, what it does and is worth.

    An effect on players meets one after the other (`meet`); the others are carried out at once.
    """

    takes = Takes({})
    # What is picked for it, and whether all targets have to be, not up to that many.
    picked: i64 = Pick.NOTHING
    exact = False
    on_players = False
    # [coop] Whether what it brings to oneself may go to anyone.
    shared = False
    # Whether it may turn an attempt, though nobody can say beforehand by how much.
    unsure = False

    # Targets.

    def picks(self, effect: Effect) -> i64:
        """What is picked for it: one of `Pick`."""
        return self.picked

    def most(self, effect: Effect) -> i64:
        """How many are picked, at most."""
        return effect.n if effect.n > 1 else 1

    def options(
        self, state: AdventureRecord, effect: Effect, seat: i64, taken: bytes, left: i64
    ) -> list[Move]:
        """What can be picked next, after those that are `taken`, when `left` may still be."""
        raise TypeError("nothing is picked for this effect")

    # What it does.

    def do(self, state: AdventureRecord, effect: Effect, cause: Cause, targets: bytes) -> None:
        raise TypeError("this effect only lasts")

    def meet(self, state: AdventureRecord, effect: Effect, cause: Cause, seat: i64) -> None:
        """What it does to one player, or to the Adversary."""
        raise TypeError("this effect is not one on players")

    def could_change(self, state: AdventureRecord, effect: Effect) -> bool:
        """[special-deck] Whether it would change anything as an effect of the Adversary's."""
        return not self.on_players or self.could_meet(state, effect, effect.who)

    def could_meet(self, state: AdventureRecord, effect: Effect, who: i64) -> bool:
        foe = Cause(-1, AS_FOE, FOE, FOE, state.active, FOE)
        return any(
            seat != FOE and self.touches(state, effect, seat) for seat in whom(state, who, foe)
        )

    def touches(self, state: AdventureRecord, effect: Effect, seat: i64) -> bool:
        """Whether it would change anything for a player."""
        raise TypeError("this effect is not one on players")

    # What it is worth.

    def worth(self, state: AdventureRecord, effect: Effect, seat: i64) -> float:
        """What it would bring a player now, in points, whoever is named as an opponent."""
        return 0.0

    def against(self, state: AdventureRecord, effect: Effect, seat: i64, victim: i64) -> float:
        """What it would bring besides to name this opponent, or the Adversary."""
        return 0.0

    def shift(self, effect: Effect) -> i64:
        """By how much it brings a result nearer to its target number, or away from it."""
        return 0


# By the numbers of `codes.Do`; filled by `families`.
KINDS: Final[list[Kind]] = []


def whom(state: AdventureRecord, who: i64, cause: Cause) -> list[int]:
    """The players whom an effect concerns, the player in turn first; FOE is the Adversary."""
    if who == Who.SELF:
        return [cause.favoured]
    if who == Who.ACTIVE:
        return [state.active]
    if who == Who.OPPONENT:
        return [cause.opponent] if cause.opponent <= FOE else []
    if who == Who.ADVERSARY:
        return [FOE]
    seats = [(state.active + away) % state.players for away in range(state.players)]
    return [seat for seat in seats if who == Who.EACH or seat != cause.owner]
