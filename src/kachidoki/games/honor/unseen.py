"""What a seat, or a spectator, may know of a game of Victory & Honor."""

from __future__ import annotations

from typing import Final

from kachidoki.games.honor import pieces
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.battle import target
from kachidoki.games.honor.steps.play import FILL, Playing
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, named, one_hot
from kachidoki.kernel.step import RecordView
from kachidoki.kernel.unseen import Unseen

# Brings points to about 0 to 1.
SCORE_SCALE: Final = 200.0
# The steps that are features: nothing can be learnt before the deal.
TOLD_STEPS: Final[tuple[str, ...]] = ("play", "order", "fill", "done")
# The names of the features of each cell, counted from the first one of the viewer.
CELL_PARTS: Final[list[list[str]]] = [
    [
        f"{named(pieces.PLACES[cell % 3], cell // 3, [0, 1, 2, 3])} {part}"
        for part in ("card", "filled", "face down", "possible colours", "order")
    ]
    for cell in range(pieces.CELLS)
]


class HonorView(RecordView):
    """The masked record, with the viewer's own cards and the memory that everyone shares.

    Hidden, and therefore not in the record: other hands, the face-down cards of others, and who has
    which of the captured cards. Those are counted, and shown only between rounds: then everything
    has been counted openly, and what is imagined has to pay the points that were written down.
    """

    def __init__(self, state: HonorState, seat: int | None) -> None:
        super().__init__(state, seat)
        viewer: i64 = SPECTATOR if seat is None else seat
        record = HonorState(state.rules, state, viewer)
        for cell in range(pieces.CELLS):
            if cell // 3 == viewer or not state.down >> cell & 1:
                record.cell[cell] = state.cell[cell]
        self.record = record
        self.sizes: list[int] = [pieces.count(state.hand[at]) for at in range(pieces.SEATS)]
        self.captured: list[int] = [pieces.count(state.spoils[at]) for at in range(pieces.SEATS)]
        if seat is not None:
            record.hand[seat] = state.hand[seat]
            record.spoils[seat] = state.spoils[seat]
        self.counted = not any(self.sizes)
        if self.counted:
            record.spoils = state.spoils.copy()
        self._others: list[int] = [other for other in range(pieces.SEATS) if other != seat]
        self._unseen: Unseen | None = None
        # The captured cards of others, seen but not told apart.
        self._taken: list[int] = []

    def imagine(self, rng: Rng) -> HonorState:
        """Every way that fits is as likely as any other: see `_look_for_unseen`.

        Only the rule of the new deal, if the table has it, is met by drawing again: it forbids few
        deals.
        """
        state = self.record.copy()
        if self.counted:
            return state
        if self._unseen is None:
            self._unseen = self._look_for_unseen()
        cards = self._taken[:]
        rng.shuffle(cards)
        for seat in self._others:
            for _ in range(self.captured[seat]):
                state.spoils[seat] |= pieces.bit(cards.pop())
        self._deal(state, rng, self._unseen)
        while state.rules.redeal and not self._all_had_generals(state):
            for seat in self._others:
                state.hand[seat] = 0
            self._deal(state, rng, self._unseen)
        return state

    def _look_for_unseen(self) -> Unseen:
        """Unseen cards lie in other hands, which have none of the colours that their owners have
        shown not to have, or face down in front of others: of a colour that such a card can be.

        The captured cards of others were seen, but whose they are is nobody's business any more:
        they are dealt to the others by number.
        """
        record = self.record
        unseen = Unseen()
        # The viewer's own cards; of others there are none in the record.
        held: i64 = 0
        for seat in range(pieces.SEATS):
            held |= record.hand[seat] | record.spoils[seat]
        on_table: i64 = 0
        # A place is a cell with a face-down card, or -1 - seat for a card of a hand.
        for cell in range(pieces.CELLS):
            card: i64 = record.cell[cell]
            if card >= 0:
                on_table |= pieces.bit(card)
            elif record.filled >> cell & 1:
                unseen.add_places(record.maybe(cell), cell)
        for seat in self._others:
            unseen.add_places(pieces.ALL_COLOURS - record.void(seat), -1 - seat, self.sizes[seat])
        captured = record.seen & ~(on_table | held | record.lost)
        known = held | record.seen | on_table
        for card in record.rules.deck:
            if captured >> card & 1:
                self._taken.append(card)
            elif not known >> card & 1:
                unseen.add_card(card, pieces.COLOUR_OF[card])
        return unseen

    def _deal(self, state: HonorState, rng: Rng, unseen: Unseen) -> None:
        for place, card in unseen.deal(rng):
            if place < 0:
                state.hand[-1 - place] |= pieces.bit(card)
            else:
                state.cell[place] = card

    def _all_had_generals(self, state: HonorState) -> bool:
        """[redeal] Whether every other hand had a general when it was dealt."""
        for seat in self._others:
            held: i64 = state.hand[seat]
            for cell in range(seat * 3, seat * 3 + 3):
                if state.cell[cell] >= 0:
                    held |= pieces.bit(state.cell[cell])
            if not state.general >> seat & 1 and not held & pieces.ANY_GENERAL:
                return False
        return True

    def table(self) -> dict[str, object]:
        record = self.record
        rules = record.rules
        seats = range(pieces.SEATS)
        step = record.step
        named_place = (
            pieces.PLACES[step.place] if isinstance(step, Playing) and step.place >= 0 else None
        )
        must = isinstance(step, Playing) and step.must
        played = record.played()
        return {
            "game": "honor",
            "mode": rules.mode,
            "players": pieces.SEATS,
            "team": rules.team,
            "advanced": rules.advanced,
            "round": int(record.round),
            "rounds": int(rules.rounds),
            "phase": int(record.phase),
            "phases": int(rules.phases),
            "step": step.name,
            "actor": int(record.actor),
            "starter": int(record.starter),
            "first": int(record.first),
            "turn": int(record.turn),
            "cells": [
                [self._cell(seat * 3 + place, played) for place in range(3)] for seat in seats
            ],
            "marks": [pieces.COLOURS[mark] if mark >= 0 else None for mark in self._marks()],
            "trump": pieces.COLOURS[record.trump] if record.trump >= 0 else None,
            "arrow": self._arrow() if played and step is not FILL else None,
            "forced": named_place if must else None,
            "suggested": None if must else named_place,
            "by": None if named_place is None else int(record.last_cell()) // 3,
            "fire": self._fire(),
            "hands": self.sizes[:],
            "hand": None if self.seat is None else list(pieces.card_names(record.hand[self.seat])),
            "spoils": None
            if self.seat is None
            else list(pieces.card_names(record.spoils[self.seat])),
            "captured": self.captured[:],
            "lost": list(pieces.card_names(record.lost)),
            "history": [
                {"points": list(row[: pieces.SEATS]), "honours": list(row[pieces.SEATS :])}
                for row in record.history
            ],
            "totals": list(record.scores),
            # Seen by everyone and never forgotten.
            "memory": {
                "seen": list(pieces.card_names(record.seen)),
                "voids": [list(pieces.colour_names(record.void(seat))) for seat in seats],
            },
        }

    def _marks(self) -> list[int]:
        return [int(self.record.mark(place)) for place in range(3)]

    def _cell(self, cell: int, played: list[int]) -> dict[str, object] | None:
        record = self.record
        if not record.filled >> cell & 1:
            return None
        card = record.cell[cell]
        return {
            "card": pieces.CARD_NAMES[card] if card >= 0 else None,
            "up": not record.down >> cell & 1,
            "order": played.index(cell) + 1,
            "colours": None if card >= 0 else list(pieces.colour_names(record.maybe(cell))),
        }

    def _arrow(self) -> dict[str, object]:
        """The last card of normal play and whom it passes the turn to."""
        seat, place = divmod(int(self.record.last_cell()), 3)
        return {"seat": seat, "place": pieces.PLACES[place], "to": int(pieces.faced(seat, place))}

    def _fire(self) -> list[dict[str, object]]:
        """[artillery] Each gun with what it aims at, and whether a card is hit there."""
        record = self.record
        shots: list[dict[str, object]] = []
        for gun in range(pieces.CELLS):
            aim = int(target(record, gun)) if record.guns >> gun & 1 else -1
            if aim >= 0:
                hit = bool(record.filled >> aim & 1 and not record.down >> aim & 1)
                shot: dict[str, object] = {"seat": gun // 3, "place": pieces.PLACES[gun % 3]}
                shots.append({**shot, "to": aim // 3, "at": pieces.PLACES[aim % 3], "hit": hit})
        return shots

    def parts(self) -> list[tuple[str, list[float]]]:
        """Seats are counted from the viewer; a spectator counts from seat 0."""
        record = self.record
        me = 0 if self.seat is None else self.seat
        order = [(me + further) % pieces.SEATS for further in range(pieces.SEATS)]
        played = record.played()
        parts: list[tuple[str, list[float]]] = [
            ("hand", _cards(0 if self.seat is None else record.hand[self.seat])),
            ("hand sizes", [self.sizes[seat] / 13.0 for seat in order]),
        ]
        for seat in order:
            for place in range(3):
                cell = seat * 3 + place
                card = record.cell[cell]
                filled = record.filled >> cell & 1
                down = record.down >> cell & 1
                at = played.index(cell) + 1 if filled else 0
                maybe = record.maybe(cell) if down and card < 0 else 0
                names = CELL_PARTS[(cell - me * 3) % pieces.CELLS]
                parts += [
                    (names[0], _cards(pieces.bit(card) if card >= 0 else 0)),
                    (names[1], [float(filled)]),
                    (names[2], [float(down)]),
                    (names[3], _bits(maybe, 4)),
                    (names[4], [at / float(pieces.CELLS)]),
                ]
        marks = self._marks()
        step = record.step
        told = TOLD_STEPS.index(step.name) if step.name in TOLD_STEPS else -1
        place = step.place if isinstance(step, Playing) else -1
        must = isinstance(step, Playing) and step.must
        parts += [
            (f"{pieces.PLACES[place]} marker", one_hot(marks[place], 4)) for place in range(3)
        ]
        parts += [
            ("trump", one_hot(record.trump, 4)),
            ("step", one_hot(told, len(TOLD_STEPS))),
            ("turn", self._who(record.turn)),
            ("starter of the phase", self._who(record.first)),
            ("starter of the round", self._who(record.starter)),
            ("ordered place", one_hot(place if must else -1, 3)),
            ("suggested place", one_hot(-1 if must else place, 3)),
            ("cards seen", _cards(record.seen)),
            ("spoils", _cards(0 if self.seat is None else record.spoils[self.seat])),
            ("lost", _cards(record.lost)),
        ]
        parts += [(named("voids", seat, order), _bits(record.void(seat), 4)) for seat in order]
        scores = record.scores
        return [
            *parts,
            ("captured", [self.captured[seat] / float(pieces.CARDS) for seat in order]),
            ("points", [min(1.0, scores[seat] / SCORE_SCALE) for seat in order]),
            ("round", [float(record.round) / float(record.rules.rounds)]),
            ("phase", [float(record.phase) / float(record.rules.phases)]),
        ]

    def _who(self, seat: int) -> list[float]:
        me = 0 if self.seat is None else self.seat
        return one_hot((seat - me) % pieces.SEATS if seat >= 0 else -1, pieces.SEATS)


def _bits(mask: i64, length: i64) -> list[float]:
    return [1.0 if mask >> at & 1 else 0.0 for at in range(length)]


def _cards(cards: i64) -> list[float]:
    return _bits(cards, pieces.CARDS)
