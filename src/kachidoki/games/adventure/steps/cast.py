"""[cast] Runes are thrown, and their faces bring something."""

from typing import Final

from kachidoki.games.adventure import changes, conditions, events, inplay, moves, pieces
from kachidoki.games.adventure._record import AdventureRecord
from kachidoki.games.adventure.cardset.codes import Deck, Forbid, On, Track
from kachidoki.games.adventure.marks import Why
from kachidoki.games.adventure.masks import bit, bits, shifted
from kachidoki.games.adventure.steps import adversary
from kachidoki.games.adventure.steps.cards import draw_later
from kachidoki.games.adventure.steps.step import AdventureStep, become, done, put
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64, mypyc_attr
from kachidoki.kernel.rng import Source
from kachidoki.kernel.step import ChanceStep

# What is thrown: the whole pool, some runes once more, or runes that come to those that lie.
CAST: Final = 0
RECAST: Final = 1
MORE: Final = 2

# What the faces bring, in this order.
XP_OF_RUNES: Final = 0
DARK_FACES: Final = 1
CARDS_OF_RUNES: Final = 2
CORE_FACE: Final = 3
CARDS_FACING: Final = 4
NO_MORE: Final = 5

# The special runes that bring Experience with their low face: a mask.
_XP_STONES: Final = sum(
    1 << pieces.FIRST_ABILITY_STONE + 3 * ability + 2
    for ability, bonus in enumerate(pieces.SPECIAL_BONUS)
    if bonus == pieces.BONUS_XP
)


@mypyc_attr(free_list_len=1)
class Throwing(ChanceStep[AdventureRecord]):
    """[cast] Runes are in the air."""

    def __init__(self, kind: i64, stones: i64) -> None:
        super().__init__("throw", "", "cast")
        self.kind: i64 = kind
        # A mask.
        self.stones: i64 = stones

    def fits(self, state: AdventureRecord, move: Move) -> bool:
        return isinstance(move, moves.Cast) and move.count == bits(self.stones)

    def outcomes(self, state: AdventureRecord, prefix: list[int]) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)] if len(prefix) < bits(self.stones) else []

    def outcome(self, state: AdventureRecord, values: list[int]) -> Chance:
        faces: i64 = 0
        for at, low in enumerate(values):
            faces |= shifted(low, at)
        return moves.cast_of(len(values), faces)

    def drawn_from(self, state: AdventureRecord, rng: Source) -> Chance | None:
        count = bits(self.stones)
        return moves.cast_of(count, rng.below(1 << count))

    def take(self, state: AdventureRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, moves.Cast)
        if state.events is not None:
            state.beat()
        faces = move.faces
        stones = self.stones
        low: i64 = 0
        rest = stones
        while rest:
            lowest = rest & -rest
            if faces & 1:
                low |= lowest
            faces >>= 1
            rest ^= lowest
        if self.kind == CAST:
            state.casts += 1
            state.lying = stones
            state.low = low
        else:
            state.lying |= stones
            state.steps &= ~stones
            state.low = (state.low & ~stones) | low
        state.revealing = True
        if state.events is not None:
            changes.tell_faces(state, events.cast if self.kind == CAST else events.recast, stones)
            state.beat()
        become(state, Landing(XP_OF_RUNES, stones))


@mypyc_attr(free_list_len=1)
class Landing(AdventureStep):
    """[cast] What the faces that have just come up bring: what is next of it."""

    def __init__(self, stage: i64, stones: i64) -> None:
        super().__init__("faces")
        self.stage: i64 = stage
        self.stones: i64 = stones

    def enter(self, state: AdventureRecord) -> None:
        fresh = self.stones
        low = state.low & fresh
        # Stages without anything to do are passed over.
        stage = self.stage
        if stage == XP_OF_RUNES and not low & pieces.SPECIAL_MASK:
            stage = DARK_FACES
        if stage == DARK_FACES and not fresh & ~low & pieces.DARK_MASK:
            stage = CARDS_OF_RUNES
        if stage == CARDS_OF_RUNES and not low & pieces.SPECIAL_MASK:
            stage = CORE_FACE
        if stage == CORE_FACE and not low >> pieces.CORE_CARD & 1:
            stage = CARDS_FACING
        if stage == CARDS_FACING and not inplay.does_now(state, On.FACING):
            stage = NO_MORE
        if stage >= NO_MORE:
            done(state)
            if low >> pieces.CORE_CARD & 1 and state.foe >= 0 and not state.beaten:
                put(state, adversary.FOE_PLAYING)
            return
        state.step = Landing(stage + 1, fresh)
        seat = state.trier
        if stage == XP_OF_RUNES:
            changes.gain(state, seat, bits(low & _XP_STONES), Why.RUNE, -1)
        elif stage == DARK_FACES:
            if not state.shielded:
                for stone in range(pieces.DARK, pieces.DARK + pieces.DARK_STONES):
                    if fresh & ~low & bit(stone):
                        if changes.step_on_track(state, seat, Track.CORRUPTION, Why.RUNE, -1):
                            state.steps |= bit(stone)
        elif stage == CARDS_FACING:
            changes.fire(state, On.FACING, seat, state.card, state.slot, -1, fresh)
        elif conditions.forbidder(state, seat, Forbid.RUNE_DRAWS) >= 0:
            return
        elif stage == CARDS_OF_RUNES:
            for ability in range(len(pieces.ABILITIES) - 1, -1, -1):
                bonus = pieces.SPECIAL_BONUS[ability]
                special = pieces.FIRST_ABILITY_STONE + 3 * ability + 2
                if low >> special & 1 and bonus != pieces.BONUS_XP:
                    deck = Deck.HERO if bonus == pieces.BONUS_HERO else Deck.ANTIHERO
                    draw_later(state, seat, deck, 1, Why.RUNE, -1)
        else:
            draw_later(state, seat, Deck.EITHER, 1, Why.RUNE, -1)
