"""What a seat, or a spectator, may know of a game of Victory & Honor."""

from __future__ import annotations

from typing import Final

from kachidoki.games.honor.battle import card_names
from kachidoki.games.honor.imagine import Hidden
from kachidoki.games.honor.pieces import (
    ALL_COLOURS,
    CARD_NAMES,
    CARDS,
    CELLS,
    COLOURS,
    PLACES,
    PLAY,
    SEATS,
    STEPS,
    bit,
    count,
    faced,
)
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.table import Rules
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import View

# Brings points to about 0 to 1.
SCORE_SCALE: Final = 200.0


class HonorView(View):
    """The open table, the viewer's own hand and spoils, and the memory that everyone shares.

    Hidden, and therefore not here: other hands, the face-down cards of others, and who has which
    of the captured cards (the spoils of others are counted, not shown, until a round is over and
    everybody's are counted openly).
    """

    def __init__(self, state: HonorState, seat: int | None) -> None:
        asked = seat is not None and seat in state.actors
        super().__init__(
            seat, state.question(seat) if asked else None, state.moves(seat) if asked else ()
        )
        self.rules: Rules = state.rules
        self.actor: i64 = state.actor
        self.serial: i64 = state.serial
        self.step: i64 = state.step
        self.round: i64 = state.round
        self.starter: i64 = state.starter
        self.side: i64 = state.side
        self.phase: i64 = state.phase
        self.first: i64 = state.first
        self.turn: i64 = state.turn
        self.sizes: list[int] = [count(state.hand[at]) for at in range(SEATS)]
        self.hand: i64 = 0 if seat is None else state.hand[seat]
        self.laid: i64 = state.laid
        self.order: i64 = state.order
        self.lines: i64 = state.lines
        self.played: list[int] = state.played()
        self.filled: i64 = state.filled
        self.down: i64 = state.down
        self.guns: i64 = state.guns
        self.maybes: i64 = state.maybes
        self.marks: i64 = state.marks
        self.mark: list[int] = [int(state.mark(place)) for place in range(3)]
        self.marked: i64 = state.marked
        self.marked_cards: i64 = state.marked_cards
        self.trump: i64 = state.trump
        self.forced: i64 = state.forced
        self.suggested: i64 = state.suggested
        self.stuck: i64 = state.stuck
        self.lost: i64 = state.lost
        self.seen: i64 = state.seen
        self.voids: i64 = state.voids
        self.voids_before: i64 = state.voids_before
        self.general: i64 = state.general
        self.captured: list[int] = [count(state.spoils[at]) for at in range(SEATS)]
        self.spoils: i64 = 0 if seat is None else state.spoils[seat]
        # Between rounds the spoils have been counted before everybody's eyes, and what is imagined
        # has to pay the points that were written down.
        self.scored: list[int] = [] if any(state.hand.each()) else state.spoils.each()
        self.history: tuple[tuple[int, ...], ...] = state.history
        self.scores: tuple[int, ...] = state.scores
        # The cards on the table; -1 in an empty cell and for what this viewer may not see.
        self.cell: list[int] = state.cell[:]
        for cell in range(CELLS):
            if self.down >> cell & 1 and cell // 3 != seat:
                self.cell[cell] = -1
        self.fire: list[tuple[int, int]] = []
        for cell in range(CELLS):
            if state.guns >> cell & 1 and state.target(cell) >= 0:
                self.fire.append((cell, state.target(cell)))
        self._hidden: Hidden | None = None

    def imagine(self, rng: Rng) -> HonorState:
        state = HonorState(self.rules, None)
        state.actor = self.actor
        state.serial = self.serial
        state.step = self.step
        state.round = self.round
        state.starter = self.starter
        state.side = self.side
        state.phase = self.phase
        state.first = self.first
        state.turn = self.turn
        state.laid = self.laid
        state.order = self.order
        state.lines = self.lines
        state.filled = self.filled
        state.down = self.down
        state.guns = self.guns
        state.maybes = self.maybes
        state.marks = self.marks
        state.marked = self.marked
        state.marked_cards = self.marked_cards
        state.trump = self.trump
        state.forced = self.forced
        state.suggested = self.suggested
        state.stuck = self.stuck
        state.lost = self.lost
        state.seen = self.seen
        state.voids = self.voids
        state.voids_before = self.voids_before
        state.general = self.general
        state.history = self.history
        if self._hidden is None:
            self._hidden = Hidden(self)
        self._hidden.deal(state, rng)
        return state

    def table(self) -> dict[str, object]:
        rules = self.rules
        seats = range(SEATS)
        return {
            "game": "honor",
            "mode": rules.mode,
            "players": SEATS,
            "team": rules.team,
            "advanced": rules.advanced,
            "round": int(self.round),
            "rounds": int(rules.rounds),
            "phase": int(self.phase),
            "phases": int(rules.phases),
            "step": STEPS[self.step],
            "actor": int(self.actor),
            "starter": int(self.starter),
            "first": int(self.first),
            "turn": int(self.turn),
            "cells": [[self._cell(seat * 3 + place) for place in range(3)] for seat in seats],
            "marks": [COLOURS[mark] if mark >= 0 else None for mark in self.mark],
            "trump": COLOURS[self.trump] if self.trump >= 0 else None,
            "arrow": self._arrow(),
            "forced": PLACES[self.forced] if self.forced >= 0 else None,
            "suggested": PLACES[self.suggested] if self.suggested >= 0 else None,
            "by": self.played[len(self.played) - 1] // 3
            if self.forced >= 0 or self.suggested >= 0
            else None,
            "fire": [self._fire(gun, target) for gun, target in self.fire],
            "hands": self.sizes[:],
            "hand": None if self.seat is None else list(card_names(self.hand)),
            "spoils": None if self.seat is None else list(card_names(self.spoils)),
            "captured": self.captured[:],
            "lost": list(card_names(self.lost)),
            "history": [
                {"points": list(row[:SEATS]), "honours": list(row[SEATS:])} for row in self.history
            ],
            "totals": list(self.scores),
            # Seen by everyone and never forgotten.
            "memory": {
                "seen": list(card_names(self.seen)),
                "voids": [_colours(self.void(seat)) for seat in seats],
            },
        }

    def maybe(self, cell: i64) -> i64:
        """The colours that a face-down card can be."""
        return self.maybes >> (cell * 4) & ALL_COLOURS

    def void(self, seat: i64) -> i64:
        """The colours that a seat has shown not to have."""
        return self.voids >> (seat * 4) & ALL_COLOURS

    def _cell(self, cell: int) -> dict[str, object] | None:
        if not self.filled >> cell & 1:
            return None
        card = self.cell[cell]
        up = not self.down >> cell & 1
        return {
            "card": CARD_NAMES[card] if card >= 0 else None,
            "up": up,
            "order": self.played.index(cell) + 1,
            "colours": None if card >= 0 else _colours(self.maybe(cell)),
        }

    def _arrow(self) -> dict[str, object] | None:
        """The last card of normal play and whom it passes the turn to."""
        if not self.played or self.stuck >= 0:
            return None
        cell = self.played[len(self.played) - 1]
        seat, place = cell // 3, cell % 3
        return {"seat": seat, "place": PLACES[place], "to": int(faced(seat, place))}

    def _fire(self, gun: int, target: int) -> dict[str, object]:
        return {
            "seat": gun // 3,
            "place": PLACES[gun % 3],
            "to": target // 3,
            "at": PLACES[target % 3],
            "hit": bool(self.filled >> target & 1 and not self.down >> target & 1),
        }

    def features(self) -> list[float]:
        """See `layout`. Seats are counted from the viewer; a spectator counts from seat 0."""
        me = 0 if self.seat is None else self.seat
        order = [(me + turn) % SEATS for turn in range(SEATS)]
        numbers = _cards(self.hand)
        numbers += [self.sizes[seat] / 13.0 for seat in order]
        for seat in order:
            for place in range(3):
                cell = seat * 3 + place
                card = self.cell[cell]
                numbers += _cards(bit(card) if card >= 0 else 0)
                numbers.append(float(self.filled >> cell & 1))
                numbers.append(float(self.down >> cell & 1))
                hidden = self.down >> cell & 1 and card < 0
                numbers += _bits(self.maybe(cell) if hidden else 0, 4)
                at = self.played.index(cell) + 1 if self.filled >> cell & 1 else 0
                numbers.append(at / float(CELLS))
        for mark in self.mark:
            numbers += _bits(1 << mark if mark >= 0 else 0, 4)
        numbers += _bits(1 << self.trump if self.trump >= 0 else 0, 4)
        numbers += _bits(1 << (self.step - PLAY) if self.step >= PLAY else 0, len(STEPS) - PLAY)
        for who in (self.turn, self.first, self.starter):
            numbers += _bits(1 << (who - me) % SEATS if who >= 0 else 0, SEATS)
        for asked in (self.forced, self.suggested):
            numbers += _bits(1 << asked if asked >= 0 else 0, 3)
        numbers += _cards(self.seen)
        numbers += _cards(self.spoils)
        numbers += _cards(self.lost)
        for seat in order:
            numbers += _bits(self.void(seat), 4)
        numbers += [self.captured[seat] / float(CARDS) for seat in order]
        numbers += [min(1.0, self.scores[seat] / SCORE_SCALE) for seat in order]
        numbers.append(float(self.round) / float(self.rules.rounds))
        numbers.append(float(self.phase) / float(self.rules.phases))
        return numbers


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of `HonorView.features`, in order, with their lengths."""
    parts = [("hand", CARDS), ("hand sizes", SEATS)]
    for seat in range(players):
        for place in PLACES:
            cell = f"{place}+{seat}" if seat else place
            parts += [
                (f"{cell} card", CARDS),
                (f"{cell} filled", 1),
                (f"{cell} face down", 1),
                (f"{cell} possible colours", 4),
                (f"{cell} order", 1),
            ]
    parts += [(f"{place} marker", 4) for place in PLACES]
    parts += [
        ("trump", 4),
        ("step", len(STEPS) - PLAY),
        ("turn", SEATS),
        ("starter of the phase", SEATS),
        ("starter of the round", SEATS),
        ("ordered place", 3),
        ("suggested place", 3),
        ("cards seen", CARDS),
        ("spoils", CARDS),
        ("lost", CARDS),
    ]
    parts += [(f"voids+{seat}" if seat else "voids", 4) for seat in range(players)]
    parts += [("captured", SEATS), ("points", SEATS), ("round", 1), ("phase", 1)]
    return parts


def _colours(colours: int) -> list[str]:
    return [COLOURS[colour] for colour in range(4) if colours >> colour & 1]


def _bits(mask: int, length: int) -> list[float]:
    return [float(mask >> at & 1) for at in range(length)]


def _cards(cards: int) -> list[float]:
    return _bits(cards, CARDS)
