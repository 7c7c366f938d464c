"""What a seat, or a spectator, may know of a game of Victory & Honor."""

from typing import Any, Final

from kachidoki.games.honor import pieces
from kachidoki.games.honor.reasons import reason
from kachidoki.games.honor.record import CARDS, COLOUR, COLOURS, Fields
from kachidoki.games.honor.state import HonorState
from kachidoki.games.honor.steps.battle import firing, shells
from kachidoki.games.honor.steps.play import FILL, Playing
from kachidoki.games.honor.steps.rounds import colour_points
from kachidoki.games.honor.table import Arrow, Cell, HonorTable, Shot, Worth
from kachidoki.kernel.event import Event
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, View, named, one_hot
from kachidoki.kernel.unseen import Unseen

# Brings points to about 0 to 1.
SCORE_SCALE: Final = 200.0
# The steps that are features: nothing can be learnt before the deal.
TOLD_STEPS: Final = ("play", "order", "fill", "done")
# The names of the features of each cell, counted from the first one of the viewer.
CELL_PARTS: Final[list[list[str]]] = [
    [
        f"{named(pieces.PLACES[cell % 3], cell // 3, [0, 1, 2, 3])} {part}"
        for part in ("card", "filled", "face down", "possible colours", "order")
    ]
    for cell in range(pieces.CELLS)
]


class HonorView(View):
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
            if cell // 3 == viewer or not state.down >> cell & 1 or _turned(state, cell):
                record.cell[cell] = state.cell[cell]
        self.record = record
        self.sizes: list[int] = [pieces.count(cards) for cards in state.hand]
        self.captured: list[int] = [pieces.count(cards) for cards in state.spoils]
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
        """Every way that fits is as likely as any other: see `_look_for_unseen`. Only the rule of
        the new deal, if the table has it, is met by drawing again: it forbids few deals."""
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
        while True:
            for seat in self._others:
                state.hand[seat] = 0
            for place, card in self._unseen.deal(rng):
                if place < 0:
                    state.hand[-1 - place] |= pieces.bit(card)
                else:
                    state.cell[place] = card
            if not state.rules.redeal or self._all_had_generals(state):
                return state

    def _look_for_unseen(self) -> Unseen:
        """Unseen cards lie in other hands, which have none of the colours that their owners have
        shown not to have, or face down in front of others: of a colour that such a card can be.

        The captured cards of others were seen, but whose they are is nobody's business any more:
        they are dealt to the others by number.
        """
        record = self.record
        unseen = Unseen()
        known: i64 = 0
        if self.seat is not None:
            known = record.hand[self.seat] | record.spoils[self.seat]
        # A place is a cell with a face-down card, or -1 - seat for a card of a hand.
        for cell in range(pieces.CELLS):
            card: i64 = record.cell[cell]
            if card >= 0:
                known |= pieces.bit(card)
            elif record.filled >> cell & 1:
                unseen.add_places(record.maybe(cell), cell)
        for seat in self._others:
            unseen.add_places(pieces.ALL_COLOURS - record.void(seat), -1 - seat, self.sizes[seat])
        for card in record.rules.deck:
            if not (known | record.seen) >> card & 1:
                unseen.add_card(card, pieces.COLOUR_OF[card])
            elif not (known | record.lost) >> card & 1:
                self._taken.append(card)
        return unseen

    def _all_had_generals(self, state: HonorState) -> bool:
        """[redeal] Whether every other hand had a general when it was dealt."""
        for seat in self._others:
            held: i64 = state.hand[seat]
            for card in state.cell[seat * 3 : seat * 3 + 3]:
                held |= pieces.bit(card) if card >= 0 else 0
            if not state.general >> seat & 1 and not held & pieces.ANY_GENERAL:
                return False
        return True

    def table(self) -> HonorTable:
        record, rules = self.record, self.record.rules
        written: dict[str, Any] = Fields.write(record)
        seats, own = range(pieces.SEATS), self.seat
        played = record.played()
        passing = played and record.step is not FILL and record.actor >= 0
        scouted = record.forced >= 0 or record.suggested >= 0
        return {
            "game": "honor",
            "mode": rules.mode,
            "players": pieces.SEATS,
            "team": rules.team,
            "advanced": rules.advanced,
            "rounds": int(rules.rounds),
            "phases": int(rules.phases),
            "actor": int(record.actor),
            "step": written["step"],
            "round": written["round"],
            "starter": written["starter"],
            "phase": written["phase"],
            "first": written["first"],
            "turn": written["turn"],
            "cells": [
                [self._cell(seat * 3 + place, played) for place in range(3)] for seat in seats
            ],
            "marks": [COLOUR.write(record.mark(place), rules) for place in range(3)],
            # The colours that would lie face up in each place.
            "showing": [self._showing(place) for place in range(3)],
            # The places to which the player in turn may play.
            "open": self._open(),
            "trump": COLOUR.write(record.trump, rules),
            # The last card of normal play and whom it passes the turn to.
            "arrow": self._arrow(played[-1]) if passing else None,
            "forced": written["forced"],
            "suggested": written["suggested"],
            "by": int(record.last_cell()) // 3 if scouted else None,
            "lost": written["lost"],
            "history": written["history"],
            "fire": self._fire(),
            "hands": self.sizes[:],
            "hand": None if own is None else CARDS.write(record.hand[own], rules),
            "captured": self.captured[:],
            "spoils": None if own is None else CARDS.write(record.spoils[own], rules),
            "worth": None if own is None else self._worth(own),
            "sides": [list(side) for side in rules.sides],
            "totals": list(record.scores),
            # Seen by everyone and never forgotten.
            "memory": {
                "seen": CARDS.write(record.seen, rules),
                "voids": [COLOURS.write(record.void(seat), rules) for seat in seats],
            },
        }

    def _cell(self, cell: int, played: list[int]) -> Cell | None:
        record = self.record
        down = record.down >> cell & 1
        card = record.cell[cell]
        # In a battle cards are taken from their cells one place after the other.
        if not record.filled >> cell & 1 or (card < 0 and not down):
            return None
        found: Cell = {
            "card": pieces.CARD_NAMES[card] if card >= 0 else None,
            "up": not down,
            "order": played.index(cell) + 1,
            "colours": None if card >= 0 else COLOURS.write(record.maybe(cell), record.rules),
        }
        if _turned(record, cell):
            found["shown"] = True
        return found

    def _arrow(self, last: int) -> Arrow:
        seat, place = last // 3, pieces.PLACES[last % 3]
        return {"seat": seat, "place": place, "to": int(self.record.next_seat())}

    def _showing(self, place: int) -> list[str]:
        colours, shows = enumerate(pieces.COLOURS), self.record.shows
        return [name for colour, name in colours if shows(place, colour * pieces.RANKS)]

    def _open(self) -> list[str]:
        record = self.record
        step = record.step
        places = step.places(record, record.turn) if isinstance(step, Playing) else 0
        return [name for place, name in enumerate(pieces.PLACES) if places >> place & 1]

    def _worth(self, seat: int) -> list[Worth]:
        """[scoring] What the spoils of a seat are worth, colour by colour."""
        spoils = self.record.spoils[seat]
        lines: list[Worth] = []
        for colour, name in enumerate(pieces.COLOURS):
            cards = spoils & pieces.suit(colour) & pieces.BASIC_CARDS
            if cards:
                counted = colour_points(spoils >> colour * pieces.RANKS)
                lines.append(
                    {
                        "colour": name,
                        "cards": list(pieces.card_names(cards)),
                        "stars": counted["stars"],
                        "count": counted["count"],
                        "generals": counted["generals"],
                        "points": counted["points"],
                    }
                )
        return lines

    def _fire(self) -> list[Shot]:
        """[artillery] Each gun with what it aims at, and whether a card is hit there."""
        record = self.record
        guns, hit = firing(record), shells(record)
        return [
            {
                "seat": gun // 3,
                "place": pieces.PLACES[gun % 3],
                "to": aim // 3,
                "at": pieces.PLACES[aim % 3],
                "hit": hit >> aim & 1 > 0,
            }
            for gun, aim in enumerate(pieces.FACES)
            if guns >> gun & 1
        ]

    def reason(self, move: Move) -> Event | None:
        return None if self.seat is None else reason(self.record, self.seat, move)

    def parts(self) -> list[tuple[str, list[float]]]:
        """Seats are counted from the viewer; a spectator counts from seat 0."""
        record = self.record
        me = 0 if self.seat is None else self.seat
        order = [(me + further) % pieces.SEATS for further in range(pieces.SEATS)]
        played, scores = record.played(), record.scores
        cells: list[tuple[str, list[float]]] = []
        for at, names in enumerate(CELL_PARTS):
            cell = (at + me * 3) % pieces.CELLS
            card, down = record.cell[cell], record.down >> cell & 1
            laid = played.index(cell) + 1 if cell in played else 0
            numbers = (
                _cards(pieces.bit(card) if card >= 0 else 0),
                [float(record.filled >> cell & 1)],
                [float(down)],
                _bits(record.maybe(cell) if down and card < 0 else 0, 4),
                [laid / float(pieces.CELLS)],
            )
            cells += zip(names, numbers, strict=True)
        marks = [(f"{pieces.PLACES[at]} marker", one_hot(record.mark(at), 4)) for at in range(3)]
        voids = [(named("voids", seat, order), _bits(record.void(seat), 4)) for seat in order]
        return [
            ("hand", _cards(record.hand[me])),
            ("hand sizes", [self.sizes[seat] / 13.0 for seat in order]),
            *cells,
            *marks,
            ("trump", one_hot(record.trump, 4)),
            ("step", [float(step == record.step.name) for step in TOLD_STEPS]),
            ("turn", [float(seat == record.turn) for seat in order]),
            ("starter of the phase", [float(seat == record.first) for seat in order]),
            ("starter of the round", [float(seat == record.starter) for seat in order]),
            ("ordered place", one_hot(record.forced, 3)),
            ("suggested place", one_hot(record.suggested, 3)),
            ("cards seen", _cards(record.seen)),
            ("spoils", _cards(0 if self.seat is None else record.spoils[me])),
            ("lost", _cards(record.lost)),
            *voids,
            ("captured", [self.captured[seat] / float(pieces.CARDS) for seat in order]),
            ("points", [min(1.0, scores[seat] / SCORE_SCALE) for seat in order]),
            ("round", [float(record.round) / float(record.rules.rounds)]),
            ("phase", [float(record.phase) / float(record.rules.phases)]),
        ]


def _turned(state: HonorState, cell: int) -> bool:
    """[resolution] Whether everybody sees a card that was laid face down."""
    card = state.cell[cell]
    return card >= 0 and state.down >> cell & 1 > 0 and state.seen >> card & 1 > 0


def _bits(mask: i64, length: i64) -> list[float]:
    return [1.0 if mask >> at & 1 else 0.0 for at in range(length)]


def _cards(cards: i64) -> list[float]:
    return _bits(cards, pieces.CARDS)
