"""What is asked in Call to Glory, which answers are legal, and why others are not."""

from __future__ import annotations

from typing import Final

from kachidoki.games.glory.moves import (
    DISCARD,
    DRAWS,
    END_TURN,
    LAY,
    PLACE,
    REVEAL,
    STRIKE,
    Assign,
    Deal,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Place,
    Reveal,
    Start,
    Strike,
)
from kachidoki.games.glory.pieces import (
    ACTION,
    ASSIGN,
    CARDS,
    CAUSE_RULES,
    CAUSES,
    CLOSE,
    DEAL,
    DONE,
    FIRST,
    KINDS,
    MISSION_KIND,
    MISSION_STACK,
    NAMES,
    PILES,
    PLACING,
    REVEALING,
    SECOND,
    STACK_SIZE,
    STACKS,
    START,
    VALUES,
)
from kachidoki.games.glory.table import Table
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Source
from kachidoki.kernel.state import Refusal

QUESTIONS: Final = {
    FIRST: ("draw-first", "action1"),
    SECOND: ("draw-second", "action1"),
    ACTION: ("act", "action2"),
    CLOSE: ("close", "ninja-use"),
    REVEALING: ("reveal", "missions-scoring"),
}

FRESH: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(VALUES[kind])]


class Legal(Table):
    """The table and its questions."""

    def asked(self, seat: int) -> tuple[str, dict[str, Value]]:
        if self.phase == PLACING:
            values: dict[str, Value] = {
                "kind": NAMES[self.placing_kind],
                "count": self.placing_count,
                "cause": CAUSES[self.placing_cause],
            }
            return "place", values
        return QUESTIONS[self.phase][0], {}

    def rule(self, seat: int) -> str:
        if self.phase == PLACING:
            return CAUSE_RULES[self.placing_cause]
        return QUESTIONS[self.phase][1] if self.phase in QUESTIONS else "setup"

    def drawn_from(self, rng: Source) -> Chance:
        if self.phase == DEAL:
            cards = FRESH[:]
            rng.shuffle(cards)
            return Deal(bytes(cards))
        return super().drawn_from(rng)

    def outcomes(self, prefix: list[int]) -> list[tuple[int, int]]:
        at = len(prefix)
        if self.phase == START:
            return [] if at else [(seat, 1) for seat in range(self.players)]
        if self.phase == ASSIGN:
            if at == 3 * STACK_SIZE:
                return []
            used = prefix[at - at % STACK_SIZE :]
            return [(card, 1) for card in range(STACK_SIZE) if card not in used]
        left = list(VALUES)
        for kind in prefix:
            left[kind] -= 1
        return [(kind, left[kind]) for kind in range(KINDS) if left[kind] > 0]

    def outcome(self, values: list[int]) -> Chance:
        if self.phase == START:
            return Start(values[0])
        if self.phase == ASSIGN:
            return Assign([values[at : at + STACK_SIZE] for at in range(0, 12, STACK_SIZE)])
        return Deal(bytes(values))

    def legal(self, seat: i64) -> tuple[Move, ...]:
        phase = self.phase
        if phase == ACTION:
            return self._actions(seat)
        if phase == FIRST or phase == SECOND:
            draws = DRAWS[self.open_piles()]
            return draws if self.usable() == 0 else (*draws, *self._strikes())
        if phase == PLACING:
            return PLACE
        if phase == CLOSE:
            return (END_TURN, *self._strikes())
        moves: list[Move] = []
        for stack in range(3):
            mission = self.held[seat * 3 + stack]
            if mission >= 0:
                moves.append(REVEAL[mission])
        return tuple(moves)

    def _actions(self, seat: i64) -> tuple[Move, ...]:
        """[action2] Every discard and every set of the hand that is large enough."""
        moves: list[Move] = []
        hand = self.hand
        sets = self.sets
        smallest = self.rules.smallest
        at: i64 = seat * KINDS
        kind: i64 = 0
        while kind < KINDS:
            held: i64 = hand[at + kind]
            if held > 0:
                moves.append(DISCARD[kind])
                # As `least` has it, written out: random games spend most of their time here.
                least: i64 = sets[kind] + 1
                if held >= least and held > 1:
                    if least < smallest[kind]:
                        least = smallest[kind]
                    lays = LAY[kind]
                    while held >= least:
                        moves.append(lays[least - 2])
                        least += 1
            kind += 1
        return tuple(moves if self.usable() == 0 else moves + self._strikes())

    def _strikes(self) -> list[Move]:
        return [STRIKE[kind] for kind in range(KINDS) if 0 <= self.owner[kind] != self.turn]

    def refusal(self, move: Move, seat: i64) -> Refusal | None:
        phase = self.phase
        if phase == ACTION:
            if isinstance(move, Lay):
                return self._lay_refusal(move, seat)
            if isinstance(move, Discard):
                if self.hand[seat * KINDS + move.kind] > 0:
                    return None
                return Refusal("card-not-held", "action2b", {"kind": NAMES[move.kind]})
            if isinstance(move, Draw):
                return Refusal("drawn-already", "action1", {})
        elif phase == FIRST or phase == SECOND:
            if isinstance(move, Draw):
                pile = move.pile
                if self.open_piles() >> pile & 1:
                    return None
                if phase == SECOND and self.drawn == pile:
                    return Refusal("same-pile", "action1", {"pile": PILES[pile]})
                return Refusal("empty-pile", "action1", {"pile": PILES[pile]})
            if isinstance(move, (Lay, Discard)):
                return Refusal("draw-first", "action1", {})
        elif phase == PLACING:
            if isinstance(move, Place):
                return None
            return Refusal("place-first", CAUSE_RULES[self.placing_cause], {})
        elif phase == CLOSE:
            if isinstance(move, EndTurn):
                return None
        elif phase == REVEALING:
            if isinstance(move, Reveal):
                if self.held[seat * 3 + MISSION_STACK[move.mission]] == move.mission:
                    return None
                return Refusal(
                    "mission-not-held",
                    "missions-scoring",
                    {
                        "stack": STACKS[MISSION_STACK[move.mission]],
                        "kind": NAMES[MISSION_KIND[move.mission]],
                    },
                )
        elif phase == DONE:
            return Refusal("game-over", "winning", {})
        else:
            return self._chance_refusal(move)
        if isinstance(move, Strike) and phase != REVEALING:
            return self._strike_refusal(move.kind)
        if isinstance(move, Reveal) and self.rules.missions and phase != REVEALING:
            return Refusal("reveal-later", "missions-scoring", {})
        if isinstance(move, Place) and phase == ACTION and bool(self.pile1) != bool(self.pile2):
            # [action2b] Where a card goes is not asked while one of the places is empty.
            return Refusal("empty-first", "action2b", {})
        return Refusal("not-asked", self.rule(seat), {})

    def _lay_refusal(self, move: Lay, seat: i64) -> Refusal | None:
        kind = move.kind
        held: i64 = self.hand[seat * KINDS + kind]
        if move.count > held:
            return Refusal(
                "too-few-held",
                "action2a",
                {"kind": NAMES[kind], "count": move.count, "held": held},
            )
        smallest = self.rules.smallest[kind]
        if move.count < smallest:
            return Refusal("set-too-small", "action2a", {"kind": NAMES[kind], "least": smallest})
        if move.count <= self.sets[kind]:
            return Refusal(
                "set-not-larger",
                "action2a",
                {"kind": NAMES[kind], "standing": self.sets[kind], "least": self.least(kind)},
            )
        return None

    def _strike_refusal(self, kind: i64) -> Refusal | None:
        if not self.rules.ninja:
            return Refusal("no-ninjas-here", "ninja-setup", {})
        if self.figures[self.turn] == 0:
            return Refusal("no-figure", "ninja-use", {})
        if self.owner[kind] < 0:
            return Refusal("no-such-set", "ninja-use", {"kind": NAMES[kind]})
        if self.owner[kind] == self.turn:
            return Refusal("own-set", "ninja-use", {"kind": NAMES[kind]})
        return None

    def _chance_refusal(self, move: Move) -> Refusal | None:
        if self.phase == DEAL and isinstance(move, Deal):
            counts = [move.order.count(bytes([kind])) for kind in range(KINDS)]
            if len(move.order) == CARDS and counts == list(VALUES):
                return None
        elif self.phase == ASSIGN and isinstance(move, Assign):
            if [sorted(order) for order in move.orders] == [[0, 1, 2, 3]] * 3:
                return None
        elif self.phase == START and isinstance(move, Start) and 0 <= move.seat < self.players:
            return None
        return Refusal("not-this-chance", "setup", {})
