"""How Call to Glory is played. Sections of the rulebook are cited in brackets."""

from __future__ import annotations

from kachidoki.games.glory.legal import Legal
from kachidoki.games.glory.moves import (
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
    ACTION,
    ASSIGN,
    BEATEN,
    BONUS,
    CARDS,
    CAUSES,
    CLOSE,
    DEAL,
    DEALT,
    DONE,
    FIGURES,
    FIRST,
    HAND,
    KINDS,
    MISSION_KIND,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    NINJA,
    PILES,
    PLACING,
    REPLACED,
    REVEALING,
    SECOND,
    STACKS,
    STRUCK,
    VALUES,
)
from kachidoki.games.glory.sense import advise, guess, play_on
from kachidoki.kernel.event import Value
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, View


class GloryState(Legal):
    """The truth about one game of Call to Glory."""

    def copy(self) -> GloryState:
        return GloryState(self.rules, self)

    def apply(self, move: Move, seat: i64) -> None:
        self.serial += 1
        self.revealing = False
        if isinstance(move, Draw):
            self._draw(move.pile, False)
        elif isinstance(move, Lay):
            self._lay(move.kind, move.count)
        elif isinstance(move, Discard):
            self._discard(move.kind)
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
            if self.pile1 and self.pile2:
                return
            mask = self.open_piles()
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

    def _discard(self, kind: i64) -> None:
        """[action2b] One card of the hand, face up."""
        self._leave_hand(kind, 1)
        self._put_down(self.turn, kind, 1, HAND, CLOSE, False)

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

    # What others see, and what bots may use.

    def look(self, seat: int | None) -> View:
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

    def advice(self, seat: i64, moves: tuple[Move, ...]) -> list[float]:
        return advise(self, seat, moves)

    def rollout(self, rng: Rng) -> None:
        play_on(self, rng)
