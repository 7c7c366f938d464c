"""The rules of Call to Glory. Sections of the rulebook are cited in brackets."""

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
    mission_of,
)
from kachidoki.games.glory.pieces import (
    BONUS,
    CARDS,
    DEALT,
    FIGURES,
    KINDS,
    MISSION_KIND,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    NINJA,
    PILES,
    SMALLEST,
    STACK_SIZE,
    STACKS,
    TYPES_TO_END,
    VALUES,
)
from kachidoki.games.glory.sense import advise, guess, play_on
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Chance, Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng, Source
from kachidoki.kernel.state import CHANCE, OVER, Refusal, State, View

# What the table waits for.
START: Final = 0  # chance: who begins the first round
ASSIGN: Final = 1  # chance: the missions
DEAL: Final = 2  # chance: the cards of a round
FIRST: Final = 3  # [action1] the first card
SECOND: Final = 4  # [action1] the second card, from another pile
ACTION: Final = 5  # [action2] lay a set or discard
CLOSE: Final = 6  # [ninja-use] after action 2, before the turn ends
PLACING: Final = 7  # where cards that are discarded go
REVEALING: Final = 8  # [missions-scoring]
DONE: Final = 9
PHASES: Final = (
    "start",
    "assign",
    "deal",
    "first",
    "second",
    "action",
    "close",
    "placing",
    "revealing",
    "done",
)
QUESTIONS: Final = {
    FIRST: ("draw-first", "action1"),
    SECOND: ("draw-second", "action1"),
    ACTION: ("act", "action2"),
    CLOSE: ("close", "ninja-use"),
    REVEALING: ("reveal", "missions-scoring"),
}

# Why cards wait to be placed, and the rule behind it.
HAND: Final = 0  # discarded from the hand
BEATEN: Final = 1  # another player laid a larger set
REPLACED: Final = 2  # the owner laid a larger set
STRUCK: Final = 3  # a ninja figure took one card
CAUSES: Final = ("discard", "beaten", "replaced", "struck")
CAUSE_RULES: Final = ("action2b", "action2a", "action2a", "ninja-use")


class Rules:
    """What the table settled before the game. Never changes, so copies share it."""

    def __init__(
        self, players: int, mode: str, rounds: int, starter: int, keep_figures: bool
    ) -> None:
        self.players: i64 = players
        self.mode = mode
        self.missions = mode in ("missions", "both")
        self.ninja = mode in ("ninja", "both")
        self.rounds: i64 = rounds
        # The seat that starts round 1, or -1 for chance to say.
        self.starter: i64 = starter
        self.keep_figures = keep_figures
        self.smallest: list[int] = SMALLEST[players]
        self.types_to_end: i64 = TYPES_TO_END[players]


class GloryState(State):
    """The table. `hand`, `known` and the like hold seat s's kind k at index s * KINDS + k."""

    def __init__(self, rules: Rules, source: GloryState | None) -> None:
        super().__init__(rules.players)
        self.rules = rules
        if source is None:
            seats = rules.players
            self.phase: i64 = START if rules.starter < 0 else ASSIGN if rules.missions else DEAL
            self.round: i64 = 0
            self.starter: i64 = rules.starter
            self.turn: i64 = rules.starter
            # Who took the last turn of the round.
            self.last: i64 = -1
            self.hand: list[int] = [0] * (seats * KINDS)
            # Public memory: cards in a hand that everyone saw being taken.
            self.known: list[int] = [0] * (seats * KINDS)
            self.size: list[int] = [0] * seats
            # At most one set of a kind is on the table: its count and its owner (-1: no set).
            self.sets: list[int] = [0] * KINDS
            self.owner: list[int] = [-1] * KINDS
            # How many types each seat has in front, and all seats together.
            self.types: list[int] = [0] * seats
            self.laid: i64 = 0
            # The shuffled cards; draw pile 1 is deck[top1:end1], its top first, then draw pile 2.
            self.deck = b""
            self.top1: i64 = 0
            self.end1: i64 = 0
            self.top2: i64 = 0
            self.end2: i64 = 0
            # The discard piles, the top last.
            self.pile1: list[int] = []
            self.pile2: list[int] = []
            self.drawn: i64 = -1
            self.placing_seat: i64 = -1
            self.placing_kind: i64 = 0
            self.placing_count: i64 = 0
            self.placing_cause: i64 = HAND
            self.resume: i64 = CLOSE
            self.figures: tuple[int, ...] = (0,) * seats
            self.supply: i64 = FIGURES if rules.ninja else 0
            self.gained: i64 = 0
            # Missions in hand and shown, at seat * 3 + stack; -1 for none.
            self.held: tuple[int, ...] = (-1,) * (seats * 3)
            self.shown: tuple[int, ...] = (-1,) * (seats * 3)
            self.bonus: tuple[int, ...] = (0,) * seats
            # The points of each finished round.
            self.history: tuple[tuple[int, ...], ...] = ()
        else:
            self.actor = source.actor
            self.serial = source.serial
            self.revealing = source.revealing
            self.phase = source.phase
            self.round = source.round
            self.starter = source.starter
            self.turn = source.turn
            self.last = source.last
            self.hand = source.hand[:]
            self.known = source.known[:]
            self.size = source.size[:]
            self.sets = source.sets[:]
            self.owner = source.owner[:]
            self.types = source.types[:]
            self.laid = source.laid
            self.deck = source.deck
            self.top1 = source.top1
            self.end1 = source.end1
            self.top2 = source.top2
            self.end2 = source.end2
            self.pile1 = source.pile1[:]
            self.pile2 = source.pile2[:]
            self.drawn = source.drawn
            self.placing_seat = source.placing_seat
            self.placing_kind = source.placing_kind
            self.placing_count = source.placing_count
            self.placing_cause = source.placing_cause
            self.resume = source.resume
            self.figures = source.figures
            self.supply = source.supply
            self.gained = source.gained
            self.held = source.held
            self.shown = source.shown
            self.bonus = source.bonus
            self.history = source.history

    def copy(self) -> GloryState:
        return GloryState(self.rules, self)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([sum([row[seat] for row in self.history]) for seat in range(self.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """[winning] Most points; then, among the tied, the best single round; then shared."""
        if self.actor != OVER:
            return ()
        totals = self.scores
        best = max(totals)
        tied = [seat for seat in range(self.players) if totals[seat] == best]
        peaks = [max([row[seat] for row in self.history]) for seat in tied]
        peak = max(peaks)
        return tuple([tied[i] for i in range(len(tied)) if peaks[i] == peak])

    # The legal moves.

    def legal(self, seat: i64) -> list[Move]:
        phase = self.phase
        if phase == ACTION:
            return self._actions(seat)
        if phase == FIRST or phase == SECOND:
            draws = DRAWS[self._open_piles()]
            return draws if self.usable() == 0 else draws + self._strikes()
        if phase == PLACING:
            return PLACE
        if phase == CLOSE:
            return [END_TURN] + self._strikes()
        moves: list[Move] = []
        for stack in range(3):
            mission = self.held[seat * 3 + stack]
            if mission >= 0:
                moves.append(REVEAL[mission])
        return moves

    def _actions(self, seat: i64) -> list[Move]:
        """[action2] Every discard and every set of the hand that is large enough."""
        moves: list[Move] = []
        hand = self.hand
        at: i64 = seat * KINDS
        kind: i64 = 0
        while kind < KINDS:
            held: i64 = hand[at + kind]
            if held > 0:
                moves.append(DISCARD[kind])
                if held > 1:
                    least = self.least(kind)
                    lays = LAY[kind]
                    while held >= least:
                        moves.append(lays[least - 2])
                        least += 1
            kind += 1
        return moves if self.usable() == 0 else moves + self._strikes()

    def least(self, kind: i64) -> i64:
        """[action2a] The smallest set of `kind` that may be laid now."""
        smallest: i64 = self.rules.smallest[kind]
        beating: i64 = self.sets[kind] + 1
        return beating if beating > smallest else smallest

    def _open_piles(self) -> i64:
        """[action1] The piles that may be drawn from now, as bits."""
        mask: i64 = 0
        if self.top1 < self.end1:
            mask += 1
        if self.top2 < self.end2:
            mask += 2
        if self.pile1:
            mask += 4
        if self.pile2:
            mask += 8
        if self.phase == SECOND:
            taken: i64 = 1
            taken <<= self.drawn
            mask &= 15 - taken
        return mask

    def usable(self) -> i64:
        """[ninja-use] Figures that the active player may use now, if there is a set to strike."""
        if not self.rules.ninja:
            return 0
        figures: i64 = self.figures[self.turn] - self.gained
        return figures if self.laid > self.types[self.turn] else 0

    def _strikes(self) -> list[Move]:
        return [STRIKE[kind] for kind in range(KINDS) if 0 <= self.owner[kind] != self.turn]

    # Refusals.

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
                if self._open_piles() >> pile & 1:
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
        if self.figures[self.turn] <= self.gained:
            return Refusal("figure-too-new", "ninja-use", {})
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

    # Playing.

    def apply(self, move: Move, seat: i64) -> None:
        self.serial += 1
        self.revealing = False
        if isinstance(move, Draw):
            self._draw(move.pile, False)
        elif isinstance(move, Lay):
            self._lay(move.kind, move.count)
        elif isinstance(move, Discard):
            self._discard(move.kind, False)
        elif isinstance(move, Place):
            self._place(move.pile, False)
        elif isinstance(move, Strike):
            self._strike(move.kind)
        elif isinstance(move, EndTurn):
            self._end_turn()
        elif isinstance(move, Reveal):
            self._reveal(move.mission, False)
        elif isinstance(move, Deal):
            self._deal(move.order)
        elif isinstance(move, Assign):
            self._assign(move.orders)
        elif isinstance(move, Start):
            self._begin(move.seat)

    def _ask(self, phase: i64) -> None:
        self.phase = phase
        self.actor = self.turn

    def _begin(self, seat: i64) -> None:
        """[play] The starting player of round 1."""
        self.starter = seat
        self.turn = seat
        self.tell("start", {"seat": seat})
        self.phase = ASSIGN if self.rules.missions else DEAL

    def _assign(self, orders: list[list[int]]) -> None:
        """[missions-setup] Each player gets one mission of each stack; the rest leave the game."""
        held: list[int] = []
        secrets: dict[int, dict[str, Value]] = {}
        for seat in range(self.players):
            mine = [mission_of(stack, orders[stack][seat]) for stack in range(3)]
            held += mine
            secrets[seat] = {"missions": tuple([MISSION_NAMES[mission] for mission in mine])}
        self.held = tuple(held)
        self.tell("missions", {}, secrets)
        self.phase = DEAL

    def _deal(self, order: bytes) -> None:
        """[setup] Three cards each; the rest in two draw piles as equal as can be."""
        seats = self.players
        self.revealing = True
        self.round += 1
        self.hand = [0] * (seats * KINDS)
        self.known = [0] * (seats * KINDS)
        self.size = [DEALT] * seats
        self.sets = [0] * KINDS
        self.owner = [-1] * KINDS
        self.types = [0] * seats
        self.laid = 0
        self.pile1 = []
        self.pile2 = []
        self.bonus = (0,) * seats
        self.gained = 0
        self.deck = order
        at: i64 = 0
        seat: i64 = 0
        while seat < seats:
            end: i64 = at + DEALT
            while at < end:
                self.hand[seat * KINDS + order[at]] += 1
                at += 1
            seat += 1
        self.top1 = at
        self.end1 = at + (CARDS - at + 1) // 2
        self.top2 = self.end1
        self.end2 = CARDS
        self.turn = self.starter
        if self.events is not None:
            self.tell("round", {"round": self.round, "seat": self.starter})
            dealt: dict[int, dict[str, Value]] = {}
            for s in range(seats):
                dealt[s] = {
                    "cards": tuple([NAMES[k] for k in order[s * DEALT : s * DEALT + DEALT]])
                }
            self.tell("deal", {"count": DEALT}, dealt)
        self._begin_turn()

    def _begin_turn(self) -> None:
        """[action1] With nothing but the two draw piles to take from, both cards are forced."""
        self.gained = 0
        self.drawn = -1
        self._ask(FIRST)
        if not self.pile1 and not self.pile2 and self.usable() == 0:
            self._draw(0, True)

    def _draw(self, pile: i64, auto: bool) -> None:
        """[action1] Take the top card of a pile."""
        kind: i64
        at = self.turn * KINDS
        if pile < 2:
            self.revealing = True
            if pile == 0:
                kind = self.deck[self.top1]
                self.top1 += 1
            else:
                kind = self.deck[self.top2]
                self.top2 += 1
            if self.events is not None:
                mine: dict[int, dict[str, Value]] = {self.turn: {"kind": NAMES[kind]}}
                self.tell("draw", {"seat": self.turn, "pile": PILES[pile]}, mine, auto)
        else:
            kind = self.pile1.pop() if pile == 2 else self.pile2.pop()
            self.known[at + kind] += 1
            if self.events is not None:
                values: dict[str, Value] = {
                    "seat": self.turn,
                    "pile": PILES[pile],
                    "kind": NAMES[kind],
                }
                self.tell("take", values, None, auto)
        self.hand[at + kind] += 1
        self.size[self.turn] += 1
        if self.phase == FIRST:
            self.drawn = pile
            self.phase = SECOND
            mask = self._open_piles()
            if mask & (mask - 1) == 0 and self.usable() == 0:
                self._draw(0 if mask == 1 else 1 if mask == 2 else 2 if mask == 4 else 3, True)
            return
        # Asked even when one discard is the only answer: not asking would tell the others so.
        self._ask(ACTION)

    def _lay(self, kind: i64, count: i64) -> None:
        """[action2a] A new set; an old set of the kind is discarded at once by its owner."""
        turn = self.turn
        self._leave_hand(kind, count)
        old: i64 = self.sets[kind]
        loser: i64 = self.owner[kind]
        self.sets[kind] = count
        self.owner[kind] = turn
        self.types[turn] += 1
        if self.events is not None:
            self.tell("lay", {"seat": turn, "kind": NAMES[kind], "count": count})
        if kind == NINJA and self.rules.ninja:
            self._gain_figure()
        if old == 0:
            self.laid += 1
            self._close()
            return
        self.types[loser] -= 1
        self._put_down(loser, kind, old, REPLACED if loser == turn else BEATEN, CLOSE, True)

    def _discard(self, kind: i64, auto: bool) -> None:
        """[action2b] One card of the hand, face up."""
        self._leave_hand(kind, 1)
        self._put_down(self.turn, kind, 1, HAND, CLOSE, auto)

    def _leave_hand(self, kind: i64, count: i64) -> None:
        at = self.turn * KINDS + kind
        self.hand[at] -= count
        self.size[self.turn] -= count
        known: i64 = self.known[at] - count
        self.known[at] = known if known > 0 else 0

    def _put_down(
        self, seat: i64, kind: i64, count: i64, cause: i64, resume: i64, auto: bool
    ) -> None:
        """[action2b] An empty place is filled first; the owner chooses when both piles exist."""
        self.placing_seat = seat
        self.placing_kind = kind
        self.placing_count = count
        self.placing_cause = cause
        self.resume = resume
        if self.pile1 and self.pile2:
            self.phase = PLACING
            self.actor = seat
        else:
            self._place(1 if self.pile1 else 0, auto)

    def _place(self, pile: i64, auto: bool) -> None:
        cards = self.pile1 if pile == 0 else self.pile2
        count = self.placing_count
        kind: int = self.placing_kind
        if count == 1:
            cards.append(kind)
        else:
            cards.extend([kind] * count)
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.placing_seat,
                "kind": NAMES[kind],
                "pile": PILES[2 + pile],
            }
            if self.placing_cause != HAND:
                values["count"] = count
            self.tell(CAUSES[self.placing_cause], values, None, auto)
        self.placing_seat = -1
        self.placing_count = 0
        if self.resume == CLOSE:
            self._close()
        else:
            self._ask(self.resume)

    # [ninja-gain], [ninja-use]

    def _gain_figure(self) -> None:
        if self.supply == 0:
            return
        self.supply -= 1
        self.gained += 1
        self._change_figures(1)
        if self.events is not None:
            self.tell("figure", {"seat": self.turn, "left": self.supply})

    def _change_figures(self, by: i64) -> None:
        figures = list(self.figures)
        figures[self.turn] += by
        self.figures = tuple(figures)

    def _strike(self, kind: i64) -> None:
        """[ninja-use] The figure returns to the supply; the victim discards one card of the set."""
        victim: i64 = self.owner[kind]
        self._change_figures(-1)
        self.supply += 1
        self.sets[kind] -= 1
        left: i64 = self.sets[kind]
        if self.events is not None:
            values: dict[str, Value] = {
                "seat": self.turn,
                "victim": victim,
                "kind": NAMES[kind],
                "left": left,
            }
            self.tell("strike", values)
        if left == 0:
            self.owner[kind] = -1
            self.types[victim] -= 1
            self.laid -= 1
        self._put_down(victim, kind, 1, STRUCK, self.phase, True)

    def _close(self) -> None:
        """[ninja-use] The last moment of a turn; asked only if a figure can still be used."""
        if self.usable() > 0:
            self._ask(CLOSE)
        else:
            self._end_turn()

    # [round-end], [scoring]

    def _end_turn(self) -> None:
        need = self.rules.types_to_end
        for seat in range(self.players):
            if self.types[seat] >= need:
                self._end_round("types", seat)
                return
        if self.laid == KINDS:
            self._end_round("all-nine", self.turn)
        elif self.top1 == self.end1 or self.top2 == self.end2:
            self._end_round("draw-pile", self.turn)
        else:
            turn: i64 = self.turn + 1
            self.turn = turn if turn < self.players else 0
            self._begin_turn()

    def _end_round(self, why: str, seat: i64) -> None:
        if self.events is not None:
            self.tell("round-end", {"round": self.round, "why": why, "seat": seat})
        self.last = self.turn
        self.gained = 0
        self.drawn = -1
        if self.rules.missions:
            self.turn = self.starter
            self._ask_reveal()
        else:
            self._score()

    def _ask_reveal(self) -> None:
        """[missions-scoring] From the player who started this round, each must reveal one."""
        at = self.turn * 3
        mine = [mission for mission in self.held[at : at + 3] if mission >= 0]
        self._ask(REVEALING)
        if len(mine) == 1:
            self._reveal(mine[0], True)

    def _reveal(self, mission: i64, auto: bool) -> None:
        self.revealing = True
        stack: i64 = MISSION_STACK[mission]
        kind: i64 = MISSION_KIND[mission]
        at: i64 = self.turn * 3 + stack
        held = list(self.held)
        held[at] = -1
        self.held = tuple(held)
        shown = list(self.shown)
        shown[at] = mission
        self.shown = tuple(shown)
        self.tell(
            "reveal", {"seat": self.turn, "stack": STACKS[stack], "kind": NAMES[kind]}, None, auto
        )
        gainer: i64 = self.owner[kind]
        if gainer >= 0:
            points: i64 = BONUS[stack] * self.sets[kind]
            bonus = list(self.bonus)
            bonus[gainer] += points
            self.bonus = tuple(bonus)
            values: dict[str, Value] = {
                "seat": gainer,
                "kind": NAMES[kind],
                "count": self.sets[kind],
                "each": BONUS[stack],
                "points": points,
            }
            self.tell("bonus", values)
        else:
            self.tell("no-bonus", {"kind": NAMES[kind]})
        turn: i64 = self.turn + 1
        self.turn = turn if turn < self.players else 0
        if self.turn == self.starter:
            self._score()
        else:
            self._ask_reveal()

    def _score(self) -> None:
        """[scoring] The values of the types in front, whatever the size of the sets."""
        points = list(self.bonus)
        for kind in range(KINDS):
            if self.owner[kind] >= 0:
                points[self.owner[kind]] += VALUES[kind]
        self.history = (*self.history, tuple(points))
        if self.events is not None:
            self._tell_scores()
        if self.round == self.rules.rounds:
            self.phase = DONE
            self.actor = OVER
            if self.events is not None:
                self._tell_winners()
            return
        self.starter = self.next_starter()
        self.turn = self.starter
        self.tell("next-start", {"seat": self.starter})
        if not self.rules.keep_figures and self.rules.ninja:
            self.figures = (0,) * self.players
            self.supply = FIGURES
        self.phase = DEAL
        self.actor = CHANCE

    def next_starter(self) -> i64:
        """[next-start] Fewest points in all, then this round, then clockwise from the last turn."""
        last = self.last
        totals = self.scores
        points = self.history[len(self.history) - 1]
        best = (last + 1) % self.players
        for step in range(2, self.players + 1):
            seat = (last + step) % self.players
            if (totals[seat], points[seat]) < (totals[best], points[best]):
                best = seat
        return best

    def _tell_scores(self) -> None:
        totals = self.scores
        points = self.history[len(self.history) - 1]
        for seat in range(self.players):
            kinds = [NAMES[kind] for kind in range(KINDS) if self.owner[kind] == seat]
            values: dict[str, Value] = {
                "seat": seat,
                "kinds": tuple(kinds),
                "bonus": self.bonus[seat],
                "points": points[seat],
                "total": totals[seat],
            }
            self.tell("score", values)

    def _tell_winners(self) -> None:
        winners = self.winners
        totals = self.scores
        best = max(totals)
        how = "points"
        if len(winners) > 1:
            how = "shared"
        elif list(totals).count(best) > 1:
            how = "best-round"
        self.tell("game-over", {"seats": winners, "points": best, "how": how})

    # Questions and chance.

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

    def chance(self, rng: Source) -> Chance:
        if self.phase == DEAL:
            cards = FRESH[:]
            rng.shuffle(cards)
            return Deal(bytes(cards))
        return super().chance(rng)

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

    # What others see, and what bots may use.

    def view(self, seat: int | None) -> View:
        from kachidoki.games.glory.view import GloryView

        return GloryView(self, seat)

    def position(self) -> dict[str, object]:
        from kachidoki.games.glory.position import to_position

        return to_position(self)

    def horizon(self) -> bool:
        """A search looks to the end of the round: the next deal is as good for one as another."""
        return self.actor == OVER or (self.actor == CHANCE and self.round > 0)

    def results(self) -> list[float]:
        return guess(self)

    def advice(self, seat: i64) -> list[float]:
        return advise(self, seat)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)


FRESH: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(VALUES[kind])]
