"""What chance may bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.attempts import thrown
from kachidoki.games.adventure.flow import meet_adversary
from kachidoki.games.adventure.frames import (
    F_FIRST,
    F_FOE_DRAWN,
    F_SHUFFLE,
    F_THROW,
    a_of,
    c_of,
    e_of,
    op_of,
)
from kachidoki.games.adventure.legal import losable_cards
from kachidoki.games.adventure.looks import shuffled
from kachidoki.games.adventure.masks import bit, bits, with_pile
from kachidoki.games.adventure.moves import Cast, First, Foe, Lose, Shuffle, cast_of
from kachidoki.games.adventure.pieces import DECKS
from kachidoki.games.adventure.rows import lose_one
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def same_cards(some: bytes, pile: bytes) -> bool:
    """Whether they are the same cards in any order; a pile has none of them twice."""
    if len(some) != len(pile):
        return False
    return not some.translate(None, pile) and not pile.translate(None, some)


def happen(state: AdventureState, move: Move) -> None:
    """Chance has spoken."""
    if isinstance(move, Cast):
        thrown(state, move.faces)
    elif isinstance(move, Shuffle):
        top: i64 = state.todo.pop()
        pile = a_of(top)
        if pile < 3:
            state.characters = with_pile(state.characters, pile, move.order)
        else:
            if state.turn_no > 0 and state.events is not None:
                state.tell("shuffle", {"deck": DECKS[pile - 3]})
            state.decks = with_pile(state.decks, pile - 3, move.order)
            state.tops[pile - 3] = 0
            state.discards[pile - 3] = b""
            shuffled(state, pile - 3)
    elif isinstance(move, Lose):
        lose_one(state, move.number)
    elif isinstance(move, First):
        state.todo.pop()
        state.first = move.seat
    else:
        assert isinstance(move, Foe)
        state.todo.pop()
        meet_adversary(state, state.rules.foes[move.place])


def chance_refusal(state: AdventureState, move: Move) -> Refusal | None:
    return None if _may_happen(state, move) else Refusal("not-this-chance", "setup", {})


def _may_happen(state: AdventureState, move: Move) -> bool:
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_THROW:
        return isinstance(move, Cast) and move.count == bits(e_of(top))
    if op == F_SHUFFLE:
        if isinstance(move, Shuffle) and move.pile == a_of(top):
            pile = pile_to_shuffle(state)
            return move.cards is pile or same_cards(move.order, pile)
        return False
    if op == F_FIRST:
        return isinstance(move, First) and move.seat < state.players
    if op == F_FOE_DRAWN:
        return isinstance(move, Foe) and move.place < len(state.rules.foes)
    if isinstance(move, Lose):
        return losable_cards(state, a_of(top), c_of(top)) >> move.number & 1 != 0
    return False


def pile_to_shuffle(state: AdventureState) -> bytes:
    """The cards of the pile that is being shuffled, in no order that means anything."""
    pile = a_of(state.todo[-1])
    rules = state.rules
    if pile == 0:
        return rules.origins
    if pile == 1:
        return rules.motivations
    if pile == 2:
        return rules.destinies
    return rules.piles[pile - 3] if opening(state) else state.discards[pile - 3]


def opening(state: AdventureState) -> bool:
    """[setup] Whether whole piles are shuffled, and not what was discarded."""
    return state.turn_no == 0 and state.active < 0


def chance_outcomes(state: AdventureState, prefix: list[int]) -> list[tuple[int, int]]:
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_THROW:
        return [(0, 1), (1, 1)] if len(prefix) < bits(e_of(top)) else []
    if op == F_SHUFFLE:
        rest = sorted(pile_to_shuffle(state))
        for card in prefix:
            rest.remove(card)
        return [(card, 1) for card in rest]
    if prefix:
        return []
    if op == F_FIRST:
        return [(seat, 1) for seat in range(state.players)]
    if op == F_FOE_DRAWN:
        return [(place, 1) for place in range(len(state.rules.foes))]
    mask = losable_cards(state, a_of(top), c_of(top))
    return [(number, 1) for number in range(44) if mask >> number & 1]


def chance_of(state: AdventureState, values: list[int]) -> Chance:
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_THROW:
        faces: i64 = 0
        for at in range(len(values)):
            if values[at]:
                faces |= bit(at)
        return cast_of(len(values), faces)
    if op == F_SHUFFLE:
        return Shuffle(a_of(top), bytes(values))
    if op == F_FIRST:
        return First(values[0])
    return Foe(values[0]) if op == F_FOE_DRAWN else Lose(values[0])


def quick_chance(state: AdventureState, rng: Source) -> Chance | None:
    """What chance brings; None where `outcomes` is quick enough."""
    top: i64 = state.todo[-1]
    op = op_of(top)
    if op == F_THROW:
        count = bits(e_of(top))
        return cast_of(count, rng.below(1 << count))
    if op == F_SHUFFLE:
        pile = a_of(top)
        cards = pile_to_shuffle(state)
        order = state.rules.in_order[pile][:] if opening(state) else sorted(cards)
        rng.shuffle(order)
        found = Shuffle(pile, bytes(order))
        found.cards = cards
        return found
    if op == F_FIRST:
        return First(rng.below(state.players))
    if op == F_FOE_DRAWN:
        return Foe(rng.below(len(state.rules.foes)))
    return None
