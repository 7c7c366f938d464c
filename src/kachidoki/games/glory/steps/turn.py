"""A turn: [action1] draw twice, [action2] lay a set or discard, and the ninja figures."""

from typing import Final, get_args

from kachidoki.games.glory import events, moves, pieces
from kachidoki.games.glory._record import GloryRecord
from kachidoki.games.glory.moves import Discard, Draw, Lay, Place, Reveal, Strike
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import Refusal, replaced
from kachidoki.kernel.step import Step


class TurnStep(Step[GloryRecord]):
    """A part of a turn: its player is asked unless it says otherwise, and may use ninja figures."""

    def ask(self, state: GloryRecord) -> None:
        state.actor = state.turn

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Reveal) and state.rules.missions:
            return Refusal("reveal-later", "missions-scoring")
        if not isinstance(move, Strike):
            return super().why_not(state, move, seat)
        if not state.rules.ninja:
            return Refusal("no-ninjas-here", "ninja-setup")
        if state.figures[seat] == 0:
            return Refusal("no-figure", "ninja-use")
        owner: i64 = state.owner[move.kind]
        if owner >= 0 and owner != seat:
            return None
        return Refusal("no-such-set" if owner < 0 else "own-set", "ninja-use", move.described()[1])

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        if isinstance(move, Draw):
            draw(state, move.pile, False)
        elif isinstance(move, Discard):
            discard(state, move.kind)
        elif isinstance(move, Lay):
            lay(state, move.kind, move.count)
        elif isinstance(move, Strike):
            strike(state, move.kind)
        else:
            end_turn(state)


class Drawing(TurnStep):
    """[action1] One of the two cards, from another pile than the one before it. Nobody is asked
    where both can only come from the draw piles, or where a single pile is left."""

    def enter(self, state: GloryRecord) -> None:
        state.actor = state.turn
        if state.pile1 and state.pile2:
            return
        piles = open_piles(state)
        forced = piles & (piles - 1) == 0 or (piles == 3 and state.drawn < 0)
        if forced and not may_strike(state):
            draw(state, moves.DRAWS[piles][0].pile, True)

    def answers(self, state: GloryRecord, seat: i64) -> tuple[Move, ...]:
        draws = moves.DRAWS[open_piles(state)]
        return (*draws, *strikes(state)) if may_strike(state) else draws

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Draw):
            pile = move.pile
            if open_piles(state) >> pile & 1:
                return None
            why = "same-pile" if state.drawn == pile else "empty-pile"
            return Refusal(why, "action1", move.described()[1])
        if isinstance(move, (Lay, Discard)):
            return Refusal("draw-first", "action1")
        return super().why_not(state, move, seat)


class Action(TurnStep):
    """[action2] Every discard and every set of the hand that is large enough.

    Asked even when one discard is the only answer: not asking would tell the others so.
    """

    def answers(self, state: GloryRecord, seat: i64) -> tuple[Move, ...]:
        answers: list[Move] = []
        hand = state.hand
        sets = state.sets
        smallest = state.rules.smallest
        at: i64 = seat * pieces.KINDS
        kind: i64 = 0
        while kind < pieces.KINDS:
            held: i64 = hand[at + kind]
            if held > 0:
                answers.append(moves.DISCARD[kind])
                # As `least` has it, written out: random games spend most of their time here.
                count: i64 = sets[kind] + 1
                if held >= count and held > 1:
                    if count < smallest[kind]:
                        count = smallest[kind]
                    lays = moves.LAY[kind]
                    while held >= count:
                        answers.append(lays[count - 2])
                        count += 1
            kind += 1
        if may_strike(state):
            answers += strikes(state)
        return tuple(answers)

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        if isinstance(move, Discard):
            if state.hand[seat * pieces.KINDS + move.kind] > 0:
                return None
            return Refusal("card-not-held", "action2b", move.described()[1])
        if isinstance(move, Draw):
            return Refusal("drawn-already", "action1")
        if isinstance(move, Place) and bool(state.pile1) != bool(state.pile2):
            # [action2b] Where a card goes is not asked while one of the places is empty.
            return Refusal("empty-first", "action2b")
        if not isinstance(move, Lay):
            return super().why_not(state, move, seat)
        kind, count, needed = move.kind, move.count, least(state, move.kind)
        held: i64 = state.hand[seat * pieces.KINDS + kind]
        if needed <= count <= held:
            return None
        values: dict[str, Value] = {"kind": pieces.NAMES[kind]}
        if count > held:
            return Refusal("too-few-held", "action2a", {**values, "count": count, "held": held})
        smallest: i64 = state.rules.smallest[kind]
        if count < smallest:
            return Refusal("set-too-small", "action2a", {**values, "least": smallest})
        values = {**values, "standing": state.sets[kind], "least": needed}
        return Refusal("set-not-larger", "action2a", values)


class Close(TurnStep):
    """[ninja-use] The last moment of a turn; asked only if a figure can still be used."""

    def enter(self, state: GloryRecord) -> None:
        if may_strike(state):
            state.actor = state.turn
        else:
            end_turn(state)

    def answers(self, state: GloryRecord, seat: i64) -> tuple[Move, ...]:
        return (moves.END_TURN, *strikes(state))

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        return None if move is moves.END_TURN else super().why_not(state, move, seat)


class Placing(TurnStep):
    """[action2b] Cards that somebody has to put down, where both discard piles exist."""

    def __init__(self, seat: i64, kind: i64, count: i64, cause: i64) -> None:
        super().__init__("placing", "place", pieces.CAUSE_RULES[cause], ("kind", "count", "cause"))
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.count: i64 = count
        self.cause: i64 = cause

    def ask(self, state: GloryRecord) -> None:
        state.actor = self.seat

    def values(self, state: GloryRecord, seat: int) -> dict[str, Value]:
        kind, cause = pieces.NAMES[self.kind], pieces.CAUSES[self.cause]
        return {"kind": kind, "count": self.count, "cause": cause}

    def answers(self, state: GloryRecord, seat: i64) -> tuple[Move, ...]:
        return moves.PLACE

    def why_not(self, state: GloryRecord, move: Move, seat: i64) -> Refusal | None:
        return None if isinstance(move, Place) else Refusal("place-first", self.rule)

    def take(self, state: GloryRecord, move: Move, seat: i64) -> None:
        assert isinstance(move, Place)
        place(state, move.pile, self.seat, self.kind, self.count, self.cause, False)
        state.back()


# Every one of them, made once: at ((seat * 4 + cause) * KINDS + kind) * MOST + count.
MOST: Final = 21
PLACINGS: Final = [
    Placing(seat, kind, count, cause)
    for seat in range(4)
    for cause in range(len(pieces.CAUSES))
    for kind in range(pieces.KINDS)
    for count in range(MOST)
]


FIRST: Final = Drawing("first", "draw-first", "action1")
SECOND: Final = Drawing("second", "draw-second", "action1")
ACTION: Final = Action("action", "act", "action2")
CLOSE: Final = Close("close", "close", "ninja-use")


def open_piles(state: GloryRecord) -> i64:
    """The piles that may be drawn from now, as bits."""
    mask: i64 = 0
    if state.left1 > 0:
        mask += 1
    if state.left2 > 0:
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


def draw(state: GloryRecord, pile: i64, auto: bool) -> None:
    """Take the top card of a pile."""
    kind: i64
    turn = state.turn
    at = turn * pieces.KINDS
    if pile < 2:
        state.revealing = True
        if pile == 0:
            kind = state.deck1[len(state.deck1) - state.left1]
            state.left1 -= 1
        else:
            kind = state.deck2[len(state.deck2) - state.left2]
            state.left2 -= 1
        if state.events is not None:
            state.happened(events.draw(seat=turn, pile=pile, kind={turn: kind}, auto=auto))
    else:
        kind = state.pile1.pop() if pile == 2 else state.pile2.pop()
        state.known[at + kind] += 1
        if state.events is not None:
            state.happened(events.take(seat=turn, pile=pile, kind=kind, auto=auto))
    state.hand[at + kind] += 1
    state.size[turn] += 1
    if state.drawn >= 0:
        state.wait(ACTION)
        return
    state.drawn = pile
    state.wait(SECOND)


def least(state: GloryRecord, kind: i64) -> i64:
    """[action2a] The smallest set of `kind` that may be laid now."""
    smallest: i64 = state.rules.smallest[kind]
    beating: i64 = state.sets[kind] + 1
    return beating if beating > smallest else smallest


def lay(state: GloryRecord, kind: i64, count: i64) -> None:
    """[action2a] A new set; an old set of the kind is discarded at once by its owner."""
    turn = state.turn
    leave_hand(state, kind, count)
    old: i64 = state.sets[kind]
    loser: i64 = state.owner[kind]
    state.sets[kind] = count
    if loser != turn:
        state.owner[kind] = turn
        state.types[turn] += 1
        if loser < 0:
            state.laid += 1
        else:
            state.types[loser] -= 1
    if state.events is not None:
        state.happened(events.lay(seat=turn, kind=kind, count=count))
    if kind == pieces.NINJA and state.supply > 0:
        state.gained += 1
        state.supply -= 1
        state.figures = replaced(state.figures, turn, state.figures[turn] + 1)
        if state.events is not None:
            state.happened(events.figure(seat=turn, left=state.supply))
    if old == 0:
        state.step.enter(state)
    else:
        put_down(state, loser, kind, old, pieces.REPLACED if loser == turn else pieces.BEATEN, True)


def discard(state: GloryRecord, kind: i64) -> None:
    """[action2b] One card of the hand."""
    leave_hand(state, kind, 1)
    put_down(state, state.turn, kind, 1, pieces.HAND, False)


def leave_hand(state: GloryRecord, kind: i64, count: i64) -> None:
    state.step = CLOSE
    at = state.turn * pieces.KINDS + kind
    state.hand[at] -= count
    state.size[state.turn] -= count
    known: i64 = state.known[at] - count
    state.known[at] = known if known > 0 else 0


def put_down(state: GloryRecord, seat: i64, kind: i64, count: i64, cause: i64, auto: bool) -> None:
    """[action2b] The owner chooses where there is a choice."""
    pile = only_place(state)
    if pile < 0:
        state.push(PLACINGS[((seat * 4 + cause) * pieces.KINDS + kind) * MOST + count])
    else:
        place(state, pile, seat, kind, count, cause, auto)
        state.step.enter(state)


def only_place(state: GloryRecord) -> i64:
    """[action2b] The pile to which discarded cards go, as an empty place is filled first; -1 where
    both piles exist."""
    if not state.pile1:
        return 2
    return -1 if state.pile2 else 3


def place(
    state: GloryRecord, pile: i64, seat: i64, kind: int, count: i64, cause: i64, auto: bool
) -> None:
    cards = state.pile1 if pile == 2 else state.pile2
    for _ in range(count):
        cards.append(kind)
    if state.events is not None and cause == pieces.HAND:
        state.happened(events.discard(seat=seat, kind=kind, pile=pile, auto=auto))
    elif state.events is not None:
        key = get_args(events.Cause)[cause - pieces.BEATEN]
        told = events.put_down(key=key, seat=seat, kind=kind, pile=pile, count=count, auto=auto)
        state.happened(told)


def may_strike(state: GloryRecord) -> bool:
    """Whether the player in turn has a figure to use now, and there is a set to strike."""
    if not state.rules.ninja or state.figures[state.turn] == state.gained:
        return False
    return any(0 <= owner != state.turn for owner in state.owner)


def strikes(state: GloryRecord) -> list[Move]:
    """The sets of others, for a figure that was not gained in this turn."""
    if state.figures[state.turn] == state.gained:
        return []
    return [
        moves.STRIKE[kind] for kind in range(pieces.KINDS) if 0 <= state.owner[kind] != state.turn
    ]


def strike(state: GloryRecord, kind: i64) -> None:
    """[ninja-use] The figure returns to the supply; the victim discards one card of the set."""
    turn = state.turn
    victim: i64 = state.owner[kind]
    state.supply += 1
    state.figures = replaced(state.figures, turn, state.figures[turn] - 1)
    state.sets[kind] -= 1
    left: i64 = state.sets[kind]
    if state.events is not None:
        state.happened(events.strike(seat=turn, victim=victim, kind=kind, left=left))
    if left == 0:
        state.owner[kind] = -1
        state.types[victim] -= 1
        state.laid -= 1
    put_down(state, victim, kind, 1, pieces.STRUCK, True)


def would_end(state: GloryRecord, kind: i64) -> bool:
    """[round-end] Whether with a set of this kind the player in turn had enough types, or all nine
    lay."""
    others = [state.owner[other] for other in range(pieces.KINDS) if other != kind]
    types = others.count(int(state.turn)) + 1
    return state.owner[kind] != state.turn and (
        types >= state.rules.types_to_end or -1 not in others
    )


def end_turn(state: GloryRecord) -> None:
    """[round-end] Enough types, all nine, or an empty draw pile; else the next player's turn."""
    turn = state.turn
    types: i64 = state.types[turn]
    state.gained = 0
    state.drawn = -1
    goes_on = types < state.rules.types_to_end and state.laid < pieces.KINDS
    if goes_on and state.left1 > 0 and state.left2 > 0:
        state.turn = state.rules.left[turn]
        state.wait(FIRST)
        return
    if state.events is not None:
        enough = types >= state.rules.types_to_end
        why = "types" if enough else "draw-pile" if state.laid < pieces.KINDS else "all-nine"
        state.happened(events.round_end(round=state.round, why=why, seat=turn))
    state.last = turn
    state.back()
