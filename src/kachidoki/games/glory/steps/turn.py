"""A turn: [action1] draw twice, [action2] lay a set or discard, and the ninja figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.games.glory import events, pieces
from kachidoki.games.glory.moves import (
    DISCARD,
    DRAWS,
    END_TURN,
    LAY,
    PLACE,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Place,
    Strike,
)
from kachidoki.games.glory.steps.scoring import end_round
from kachidoki.games.glory.steps.step import GloryStep, least, strikes, usable
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal

if TYPE_CHECKING:
    from kachidoki.games.glory.state import GloryState


class Drawing(GloryStep):
    """[action1] One of the two cards, from another pile than the one before it."""

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        draws = DRAWS[open_piles(state)]
        return draws if usable(state) == 0 else (*draws, *strikes(state))

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Draw):
            pile = move.pile
            if open_piles(state) >> pile & 1:
                return None
            why = "same-pile" if state.drawn == pile else "empty-pile"
            return Refusal(why, "action1", {"pile": pieces.PILES[pile]})
        if isinstance(move, (Lay, Discard)):
            return Refusal("draw-first", "action1", {})
        return super().why_not(state, move, seat)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        if isinstance(move, Draw):
            draw(state, move.pile, False)
        else:
            assert isinstance(move, Strike)
            strike(state, move.kind)


class First(Drawing):
    """[action1] With nothing but the two draw piles to take from, both cards are forced."""

    def enter(self, state: GloryState) -> None:
        state.actor = state.turn
        if not state.pile1 and not state.pile2 and usable(state) == 0:
            draw(state, 0, True)


class Second(Drawing):
    """[action1] Where one pile is left to draw from, nobody is asked."""

    def enter(self, state: GloryState) -> None:
        state.actor = state.turn
        if state.pile1 and state.pile2:
            return
        piles = open_piles(state)
        if piles & (piles - 1) == 0 and usable(state) == 0:
            draw(state, 0 if piles == 1 else 1 if piles == 2 else 2 if piles == 4 else 3, True)


class Action(GloryStep):
    """[action2] Every discard and every set of the hand that is large enough.

    Asked even when one discard is the only answer: not asking would tell the others so.
    """

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        moves: list[Move] = []
        hand = state.hand
        sets = state.sets
        smallest = state.rules.smallest
        at: i64 = seat * pieces.KINDS
        kind: i64 = 0
        while kind < pieces.KINDS:
            held: i64 = hand[at + kind]
            if held > 0:
                moves.append(DISCARD[kind])
                # As `least` has it, written out: random games spend most of their time here.
                count: i64 = sets[kind] + 1
                if held >= count and held > 1:
                    if count < smallest[kind]:
                        count = smallest[kind]
                    lays = LAY[kind]
                    while held >= count:
                        moves.append(lays[count - 2])
                        count += 1
            kind += 1
        return tuple(moves if usable(state) == 0 else moves + strikes(state))

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Lay):
            return self._why_not_lay(state, move, seat)
        if isinstance(move, Discard):
            if state.hand[seat * pieces.KINDS + move.kind] > 0:
                return None
            return Refusal("card-not-held", "action2b", {"kind": pieces.NAMES[move.kind]})
        if isinstance(move, Draw):
            return Refusal("drawn-already", "action1", {})
        if isinstance(move, Place) and bool(state.pile1) != bool(state.pile2):
            # [action2b] Where a card goes is not asked while one of the places is empty.
            return Refusal("empty-first", "action2b", {})
        return super().why_not(state, move, seat)

    def _why_not_lay(self, state: GloryState, move: Lay, seat: i64) -> Refusal | None:
        kind, count = move.kind, move.count
        held: i64 = state.hand[seat * pieces.KINDS + kind]
        smallest: i64 = state.rules.smallest[kind]
        standing: i64 = state.sets[kind]
        if smallest <= count <= held and count > standing:
            return None
        values: dict[str, Value] = {"kind": pieces.NAMES[kind]}
        if count > held:
            return Refusal("too-few-held", "action2a", {**values, "count": count, "held": held})
        if count < smallest:
            return Refusal("set-too-small", "action2a", {**values, "least": smallest})
        values = {**values, "standing": standing, "least": least(state, kind)}
        return Refusal("set-not-larger", "action2a", values)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        if isinstance(move, Lay):
            state.step = CLOSE
            lay(state, move.kind, move.count)
        elif isinstance(move, Discard):
            state.step = CLOSE
            leave_hand(state, move.kind, 1)
            put_down(state, seat, move.kind, 1, pieces.HAND, False)
        else:
            assert isinstance(move, Strike)
            strike(state, move.kind)


class Close(GloryStep):
    """[ninja-use] The last moment of a turn; asked only if a figure can still be used."""

    def enter(self, state: GloryState) -> None:
        if usable(state) > 0:
            state.actor = state.turn
        else:
            end_turn(state)

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        return (END_TURN, *strikes(state))

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        return None if isinstance(move, EndTurn) else super().why_not(state, move, seat)

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        if isinstance(move, Strike):
            strike(state, move.kind)
        else:
            end_turn(state)


class Placing(GloryStep):
    """[action2b] Cards that somebody has to put down, where both discard piles exist."""

    def __init__(self, seat: i64, kind: i64, count: i64, cause: i64) -> None:
        super().__init__("placing", "place", pieces.CAUSE_RULES[cause], ("kind", "count", "cause"))
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.count: i64 = count
        self.cause: i64 = cause

    def ask(self, state: GloryState) -> None:
        state.actor = self.seat

    def values(self, state: GloryState, seat: int) -> dict[str, Value]:
        return {
            "kind": pieces.NAMES[self.kind],
            "count": self.count,
            "cause": pieces.CAUSES[self.cause],
        }

    def answers(self, state: GloryState, seat: i64) -> tuple[Move, ...]:
        return PLACE

    def why_not(self, state: GloryState, move: Move, seat: i64) -> Refusal | None:
        return None if isinstance(move, Place) else Refusal("place-first", self.rule, {})

    def take(self, state: GloryState, move: Move, seat: i64) -> None:
        assert isinstance(move, Place)
        place(state, move.pile, self.seat, self.kind, self.count, self.cause, False)
        state.back()


# Every one of them, made once: see `placing`.
PLACINGS: Final[list[Placing]] = [
    Placing(seat, kind, count, cause)
    for seat in range(4)
    for cause in range(len(pieces.CAUSES))
    for kind in range(pieces.KINDS)
    for count in range(1, pieces.VALUES[kind] + 1)
]
# How many cards there are of the kinds before each.
BEFORE: Final[list[int]] = [sum(pieces.VALUES[:kind]) for kind in range(pieces.KINDS)]


def placing(seat: i64, kind: i64, count: i64, cause: i64) -> Placing:
    before: i64 = BEFORE[kind]
    return PLACINGS[(seat * 4 + cause) * pieces.CARDS + before + count - 1]


FIRST: Final = First("first", "draw-first", "action1")
SECOND: Final = Second("second", "draw-second", "action1")
ACTION: Final = Action("action", "act", "action2")
CLOSE: Final = Close("close", "close", "ninja-use")

# The event that tells of cards put down, by cause; that of a discard says no number.
PUT_DOWN: Final = {
    pieces.BEATEN: events.Beaten,
    pieces.REPLACED: events.Replaced,
    pieces.STRUCK: events.Struck,
}


def open_piles(state: GloryState) -> i64:
    """[action1] The piles that may be drawn from now, as bits."""
    mask: i64 = 0
    if state.top1 < state.end1:
        mask += 1
    if state.top2 < state.end2:
        mask += 2
    if state.pile1:
        mask += 4
    if state.pile2:
        mask += 8
    if state.drawn >= 0:
        taken: i64 = 1
        taken <<= state.drawn
        mask &= 15 - taken
    return mask


def begin_turn(state: GloryState) -> None:
    state.gained = 0
    state.drawn = -1
    state.wait(FIRST)


def draw(state: GloryState, pile: i64, auto: bool) -> None:
    """[action1] Take the top card of a pile."""
    kind: i64
    turn = state.turn
    at = turn * pieces.KINDS
    if pile < 2:
        state.revealing = True
        if pile == 0:
            kind = state.deck[state.top1]
            state.top1 += 1
        else:
            kind = state.deck[state.top2]
            state.top2 += 1
        if state.events is not None:
            mine = {int(turn): pieces.NAMES[kind]}
            state.happened(events.Draw(seat=turn, pile=pieces.PILES[pile], kind=mine, auto=auto))
    else:
        kind = state.pile1.pop() if pile == 2 else state.pile2.pop()
        state.known[at + kind] += 1
        if state.events is not None:
            state.happened(
                events.Take(seat=turn, pile=pieces.PILES[pile], kind=pieces.NAMES[kind], auto=auto)
            )
    state.hand[at + kind] += 1
    state.size[turn] += 1
    if state.drawn < 0:
        state.drawn = pile
        state.wait(SECOND)
    else:
        state.wait(ACTION)


def lay(state: GloryState, kind: i64, count: i64) -> None:
    """[action2a] A new set; an old set of the kind is discarded at once by its owner."""
    turn = state.turn
    leave_hand(state, kind, count)
    old: i64 = state.sets[kind]
    loser: i64 = state.owner[kind]
    state.sets[kind] = count
    state.owner[kind] = turn
    state.types[turn] += 1
    if state.events is not None:
        state.happened(events.Lay(seat=turn, kind=pieces.NAMES[kind], count=count))
    if kind == pieces.NINJA and state.supply > 0:
        gain_figure(state)
    if old == 0:
        state.laid += 1
        state.step.enter(state)
        return
    state.types[loser] -= 1
    put_down(state, loser, kind, old, pieces.REPLACED if loser == turn else pieces.BEATEN, True)


def leave_hand(state: GloryState, kind: i64, count: i64) -> None:
    at = state.turn * pieces.KINDS + kind
    state.hand[at] -= count
    state.size[state.turn] -= count
    known: i64 = state.known[at] - count
    state.known[at] = known if known > 0 else 0


def put_down(state: GloryState, seat: i64, kind: i64, count: i64, cause: i64, auto: bool) -> None:
    """[action2b] An empty place is filled first; the owner chooses when both piles exist."""
    if state.pile1 and state.pile2:
        state.push(placing(seat, kind, count, cause))
    else:
        place(state, 1 if state.pile1 else 0, seat, kind, count, cause, auto)
        state.step.enter(state)


def place(
    state: GloryState, pile: i64, seat: i64, kind: int, count: i64, cause: i64, auto: bool
) -> None:
    cards = state.pile1 if pile == 0 else state.pile2
    if count == 1:
        cards.append(kind)
    else:
        cards.extend([kind] * count)
    if state.events is None:
        return
    name = pieces.PILES[2 + pile]
    if cause == pieces.HAND:
        state.happened(events.Discard(seat=seat, kind=pieces.NAMES[kind], pile=name, auto=auto))
    else:
        told = PUT_DOWN[cause]
        state.happened(told(seat=seat, kind=pieces.NAMES[kind], pile=name, count=count, auto=auto))


def gain_figure(state: GloryState) -> None:
    """[ninja-gain]"""
    state.supply -= 1
    state.gained += 1
    _change_figures(state, 1)
    if state.events is not None:
        state.happened(events.Figure(seat=state.turn, left=state.supply))


def _change_figures(state: GloryState, by: i64) -> None:
    figures = list(state.figures)
    figures[state.turn] += by
    state.figures = tuple(figures)


def strike(state: GloryState, kind: i64) -> None:
    """[ninja-use] The figure returns to the supply; the victim discards one card of the set."""
    victim: i64 = state.owner[kind]
    _change_figures(state, -1)
    state.supply += 1
    state.sets[kind] -= 1
    left: i64 = state.sets[kind]
    if state.events is not None:
        state.happened(
            events.Strike(seat=state.turn, victim=victim, kind=pieces.NAMES[kind], left=left)
        )
    if left == 0:
        state.owner[kind] = -1
        state.types[victim] -= 1
        state.laid -= 1
    put_down(state, victim, kind, 1, pieces.STRUCK, True)


def end_turn(state: GloryState) -> None:
    """[round-end] Enough types, all nine, or an empty draw pile; else the next player's turn."""
    need = state.rules.types_to_end
    for seat in range(state.players):
        if state.types[seat] >= need:
            end_round(state, "types", seat)
            return
    if state.laid == pieces.KINDS:
        end_round(state, "all-nine", state.turn)
    elif state.top1 == state.end1 or state.top2 == state.end2:
        end_round(state, "draw-pile", state.turn)
    else:
        state.turn = state.next_seat()
        begin_turn(state)
