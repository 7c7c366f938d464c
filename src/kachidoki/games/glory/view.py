"""What a seat, or a spectator, may know of a game of Call to Glory."""

from __future__ import annotations

from typing import Final

from kachidoki.games.glory.pieces import (
    ASSIGN,
    CARDS,
    CAUSES,
    DEAL,
    FIGURES,
    KINDS,
    MISSION_NAMES,
    MISSION_STACK,
    NAMES,
    PHASES,
    PILES,
    REVEALING,
    VALUES,
)
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.table import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import View

# Scales that bring the features to about 0 to 1.
HAND_SCALE: Final = 30.0
SCORE_SCALE: Final = 400.0


class GloryView(View):
    """The open table, the viewer's own hand and missions, and the memory that everyone shares.

    Hidden, and therefore not here: the order of the draw piles, the cards of other hands that were
    not taken openly, the missions of others that were not revealed.
    """

    def __init__(self, state: GloryState, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        super().__init__(
            seat, state.question(seat) if asked else None, state.moves(seat) if asked else ()
        )
        self.rules: Rules = state.rules
        self.actor: i64 = state.actor
        self.serial: i64 = state.serial
        self.phase: i64 = state.phase
        self.round: i64 = state.round
        self.starter: i64 = state.starter
        self.turn: i64 = state.turn
        self.last: i64 = state.last
        # What everyone knows to be in each hand; for the viewer's seat, all of it.
        self.hand: list[int] = state.known[:]
        self.known: list[int] = state.known[:]
        self.size: list[int] = state.size[:]
        self.sets: list[int] = state.sets[:]
        self.owner: list[int] = state.owner[:]
        self.types: list[int] = state.types[:]
        self.laid: i64 = state.laid
        self.deck1: i64 = state.end1 - state.top1
        self.deck2: i64 = state.end2 - state.top2
        self.pile1: list[int] = state.pile1[:]
        self.pile2: list[int] = state.pile2[:]
        self.drawn: i64 = state.drawn
        self.placing_seat: i64 = state.placing_seat
        self.placing_kind: i64 = state.placing_kind
        self.placing_count: i64 = state.placing_count
        self.placing_cause: i64 = state.placing_cause
        self.resume: i64 = state.resume
        self.figures: tuple[int, ...] = state.figures
        self.supply: i64 = state.supply
        self.gained: i64 = state.gained
        self.mine: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = state.shown
        self.bonus: tuple[int, ...] = state.bonus
        self.history: tuple[tuple[int, ...], ...] = state.history
        if seat is not None:
            at: i64 = seat * KINDS
            self.hand[at : at + KINDS] = state.hand[at : at + KINDS]
            self.mine = state.held[seat * 3 : seat * 3 + 3]
        self._hidden: list[int] = self._unseen()

    def _unseen(self) -> list[int]:
        """The cards that lie in the draw piles or unknown in other hands."""
        if self.round == 0:
            return []
        cards: list[int] = []
        for kind in range(KINDS):
            left = VALUES[kind] - self.sets[kind]
            left -= self.pile1.count(kind) + self.pile2.count(kind)
            if kind == self.placing_kind:
                left -= self.placing_count
            for at in range(kind, len(self.hand), KINDS):
                left -= self.hand[at]
            cards += [kind] * left
        return cards

    def imagine(self, rng: Rng) -> GloryState:
        rules = self.rules
        state = GloryState(rules, None)
        state.actor = self.actor
        state.serial = self.serial
        state.phase = self.phase
        state.round = self.round
        state.starter = self.starter
        state.turn = self.turn
        state.last = self.last
        state.known = self.known[:]
        state.size = self.size[:]
        state.sets = self.sets[:]
        state.owner = self.owner[:]
        state.types = self.types[:]
        state.laid = self.laid
        state.pile1 = self.pile1[:]
        state.pile2 = self.pile2[:]
        state.drawn = self.drawn
        state.placing_seat = self.placing_seat
        state.placing_kind = self.placing_kind
        state.placing_count = self.placing_count
        state.placing_cause = self.placing_cause
        state.resume = self.resume
        state.figures = self.figures
        state.supply = self.supply
        state.gained = self.gained
        state.shown = self.shown
        state.bonus = self.bonus
        state.history = self.history
        # Any way to deal the unseen cards is as likely as any other.
        cards = self._hidden[:]
        rng.shuffle(cards)
        hand = self.hand[:]
        dealt: i64 = 0
        for seat in range(rules.players):
            at: i64 = seat * KINDS
            missing: i64 = self.size[seat]
            for kind in range(KINDS):
                missing -= hand[at + kind]
            end: i64 = dealt + missing
            while dealt < end:
                hand[at + cards[dealt]] += 1
                dealt += 1
        state.hand = hand
        state.deck = bytes(cards[dealt:])
        state.end1 = self.deck1
        state.top2 = self.deck1
        state.end2 = self.deck1 + self.deck2
        if rules.missions and self.phase > ASSIGN:
            state.held = self._imagine_missions(rng)
        return state

    def _imagine_missions(self, rng: Rng) -> tuple[int, ...]:
        """Deal the missions that the viewer has not seen to the seats that still hold one."""
        held = [-1] * len(self.shown)
        for stack in range(3):
            unseen = [
                mission
                for mission in range(len(MISSION_STACK))
                if MISSION_STACK[mission] == stack
                and mission not in self.shown
                and mission not in self.mine
            ]
            rng.shuffle(unseen)
            for seat in range(self.rules.players):
                at = seat * 3 + stack
                if seat == self.seat:
                    held[at] = self.mine[stack]
                elif self.shown[at] < 0:
                    held[at] = unseen.pop()
        return tuple(held)

    def table(self) -> dict[str, object]:
        seats = range(self.rules.players)
        data: dict[str, object] = {
            "game": "glory",
            "mode": self.rules.mode,
            "players": int(self.rules.players),
            "round": int(self.round),
            "rounds": int(self.rules.rounds),
            # "round-end": so many sets in front of one player end the round.
            "goal": int(self.rules.types_to_end),
            "phase": PHASES[self.phase],
            "actor": int(self.actor),
            "starter": int(self.starter),
            "turn": int(self.turn),
            "deck": [int(self.deck1), int(self.deck2)],
            "discard": [
                {"size": len(pile), "top": NAMES[pile[len(pile) - 1]] if pile else None}
                for pile in (self.pile1, self.pile2)
            ],
            "drawn": PILES[self.drawn] if self.drawn >= 0 else None,
            "placing": self._placing(),
            "sets": {
                NAMES[kind]: {"seat": self.owner[kind], "count": self.sets[kind]}
                for kind in range(KINDS)
                if self.owner[kind] >= 0
            },
            "hands": [self.size[seat] for seat in seats],
            "hand": None if self.seat is None else _counts(self.hand, self.seat),
            "history": [list(row) for row in self.history],
            # Seen by everyone and never forgotten, though the piles may not be looked through.
            "memory": {
                "hands": [_counts(self.known, seat) for seat in seats],
                "discard": [[NAMES[kind] for kind in pile] for pile in (self.pile1, self.pile2)],
            },
        }
        if self.rules.ninja:
            data["figures"] = list(self.figures)
            data["supply"] = int(self.supply)
            data["gained"] = int(self.gained)
        if self.rules.missions:
            data["missions"] = [MISSION_NAMES[mission] for mission in self.mine if mission >= 0]
            data["shown"] = [
                [MISSION_NAMES[m] for m in self.shown[seat * 3 : seat * 3 + 3] if m >= 0]
                for seat in seats
            ]
            data["bonus"] = list(self.bonus)
        return data

    def _placing(self) -> dict[str, object] | None:
        if self.placing_seat < 0:
            return None
        return {
            "seat": int(self.placing_seat),
            "kind": NAMES[self.placing_kind],
            "count": int(self.placing_count),
            "cause": CAUSES[self.placing_cause],
        }

    def features(self) -> list[float]:
        """See `layout`. Seats are counted from the viewer; a spectator counts from seat 0."""
        seats: int = self.rules.players
        me = 0 if self.seat is None else self.seat
        order = [(me + step) % seats for step in range(seats)]
        numbers: list[float] = []
        for seat in order:
            at = seat * KINDS
            numbers += [self.hand[at + kind] / VALUES[kind] for kind in range(KINDS)]
        numbers += [min(1.0, self.size[seat] / HAND_SCALE) for seat in order]
        for seat in order:
            numbers += [
                self.sets[kind] / VALUES[kind] if self.owner[kind] == seat else 0.0
                for kind in range(KINDS)
            ]
        numbers += [float(self.deck1) / CARDS, float(self.deck2) / CARDS]
        for pile in (self.pile1, self.pile2):
            numbers += _one_hot(pile[len(pile) - 1] if pile else -1, KINDS)
            numbers += [pile.count(kind) / VALUES[kind] for kind in range(KINDS)]
        numbers += _one_hot(self.phase - DEAL, len(PHASES) - DEAL)
        numbers += _one_hot((self.turn - me) % seats if self.turn >= 0 else -1, seats)
        numbers += _one_hot((self.starter - me) % seats if self.starter >= 0 else -1, seats)
        numbers += _one_hot(self.drawn, len(PILES))
        placing = self.placing_seat >= 0
        numbers += _one_hot(self.placing_kind if placing else -1, KINDS)
        numbers += [min(1.0, float(self.placing_count) / KINDS) if placing else 0.0]
        numbers += [self.figures[seat] / FIGURES for seat in order]
        numbers += [float(self.supply) / FIGURES, float(self.gained) / FIGURES]
        numbers += [1.0 if mission in self.mine else 0.0 for mission in range(12)]
        for seat in order:
            shown = self.shown[seat * 3 : seat * 3 + 3]
            numbers += [1.0 if mission in shown else 0.0 for mission in range(12)]
        for seat in order:
            total = sum([row[seat] for row in self.history])
            if self.phase == REVEALING:
                total += self.bonus[seat]
            numbers.append(min(1.0, total / SCORE_SCALE))
        numbers.append(float(self.round) / float(self.rules.rounds))
        return numbers


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of `GloryView.features`, in order, with their lengths."""
    parts = [(f"hand+{step}" if step else "hand", KINDS) for step in range(players)]
    parts.append(("hand sizes", players))
    parts += [(f"sets+{step}" if step else "sets", KINDS) for step in range(players)]
    parts.append(("deck sizes", 2))
    for pile in ("discard 1", "discard 2"):
        parts += [(f"{pile} top", KINDS), (f"{pile} cards", KINDS)]
    parts += [
        ("phase", len(PHASES) - DEAL),
        ("turn", players),
        ("starter", players),
        ("first pile drawn", len(PILES)),
        ("placing kind", KINDS),
        ("placing count", 1),
        ("figures", players),
        ("supply and gained", 2),
        ("own missions", 12),
    ]
    shown = "shown missions"
    parts += [(f"{shown}+{step}" if step else shown, 12) for step in range(players)]
    parts += [("points", players), ("round", 1)]
    return parts


def _counts(hands: list[int], seat: int) -> dict[str, int]:
    at = seat * KINDS
    return {NAMES[kind]: hands[at + kind] for kind in range(KINDS) if hands[at + kind] > 0}


def _one_hot(at: int, length: int) -> list[float]:
    numbers = [0.0] * length
    if 0 <= at < length:
        numbers[at] = 1.0
    return numbers
