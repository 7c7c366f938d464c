"""What a seat, or a spectator, may know of a game of Call to Glory."""

from typing import Any, Final

from kachidoki.games.glory import pieces
from kachidoki.games.glory.reasons import reason
from kachidoki.games.glory.record import Fields
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.rounds import ASSIGN, REVEALING, START, STEPS, counted
from kachidoki.games.glory.steps.turn import Placing, TurnStep, only_place, would_end
from kachidoki.games.glory.table import GloryTable, PlacedCards
from kachidoki.kernel.event import Event
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, View, named, one_hot

# Scales that bring the features to about 0 to 1.
HAND_SCALE: Final = 30.0
SCORE_SCALE: Final = 400.0
# The phases before the first deal are no features.
PHASES: Final = list(STEPS)[list(STEPS).index("deal") :]


class GloryView(View):
    """What a seat, or a spectator, may know: the masked record, with its question and moves.

    Hidden, and therefore not in the record: the order of the draw piles, the cards of other hands
    that were not taken openly, the missions of others that were not revealed.
    """

    def __init__(self, state: GloryState, seat: int | None) -> None:
        super().__init__(state, seat)
        viewer: i64 = SPECTATOR if seat is None else seat
        record = GloryState(state.rules, state, viewer)
        # Of other hands it is known what everyone saw being taken.
        for at in range(len(record.hand)):
            if at // pieces.KINDS != viewer:
                record.hand[at] = record.known[at]
        self.record = record
        # The cards that lie in the draw piles or unknown in other hands.
        self._unseen: list[int] = []
        placing = record.step if isinstance(record.step, Placing) else None
        for kind in range(pieces.KINDS if record.round else 0):
            left = pieces.VALUES[kind] - record.sets[kind]
            for at in range(kind, len(record.hand), pieces.KINDS):
                left -= record.hand[at]
            left -= record.pile1.count(kind) + record.pile2.count(kind)
            if placing is not None and placing.kind == kind:
                left -= placing.count
            self._unseen += [kind] * left

    def imagine(self, rng: Rng) -> GloryState:
        """Any way to deal the unseen cards is as likely as any other."""
        state = self.record.copy()
        cards = self._unseen[:]
        rng.shuffle(cards)
        hand = state.hand
        dealt: i64 = 0
        for seat in range(state.players):
            at: i64 = seat * pieces.KINDS
            missing: i64 = state.size[seat]
            for kind in range(pieces.KINDS):
                missing -= hand[at + kind]
            end: i64 = dealt + missing
            while dealt < end:
                hand[at + cards[dealt]] += 1
                dealt += 1
        state.deck1 = bytes(cards[dealt : dealt + state.left1])
        state.deck2 = bytes(cards[dealt + state.left1 :])
        if state.rules.missions and state.step is not START and state.step is not ASSIGN:
            self._imagine_missions(state, rng)
        return state

    def _imagine_missions(self, state: GloryState, rng: Rng) -> None:
        """Deal the missions that the viewer has not seen to the seats that still hold one."""
        seen = [mission for missions in (*state.shown, *state.held) for mission in missions]
        held = [list(missions) for missions in state.held]
        for first in range(0, len(pieces.MISSION_NAMES), pieces.STACK_SIZE):
            stack = range(first, first + pieces.STACK_SIZE)
            left = [mission for mission in stack if mission not in seen]
            rng.shuffle(left)
            for seat in range(state.players):
                if seat != self.seat and not set(stack) & set(state.shown[seat]):
                    held[seat].append(left.pop())
        state.held = tuple([tuple(missions) for missions in held])

    def table(self) -> GloryTable:
        record, rules, seat = self.record, self.record.rules, self.seat
        written: dict[str, Any] = Fields.write(record)
        piles = written["discard"]
        table: GloryTable = {
            "game": "glory",
            "mode": rules.mode,
            "players": int(rules.players),
            "rounds": int(rules.rounds),
            "goal": int(rules.types_to_end),
            "actor": int(record.actor),
            "round": written["round"],
            "phase": written["phase"],
            "starter": written["starter"],
            "turn": written["turn"],
            "drawn": written["drawn"],
            "sets": written["sets"],
            "history": written["history"],
            "deck": [int(record.left1), int(record.left2)],
            "discard": [{"size": len(pile), "top": pile[-1] if pile else None} for pile in piles],
            "placing": _placed(written["placing"]),
            "totals": self._totals(),
            "laid": self._laid(),
            "places": self._places(),
            "ending": self._ending(),
            "hands": record.size[:],
            "hand": None if seat is None else written["hands"][seat],
            # Seen by everyone and never forgotten, though the piles may not be looked through.
            "memory": {"hands": written["known"], "discard": piles},
        }
        if rules.ninja:
            table["figures"] = written["figures"]
            table["supply"] = written["supply"]
            table["gained"] = written["gained"]
        if rules.missions:
            table["missions"] = [] if seat is None else written["missions"][seat]
            table["shown"] = written["shown"]
            table["bonus"] = written["bonus"]
        return table

    def _bonus(self) -> tuple[int, ...]:
        """What missions have paid in a round that is not scored yet."""
        record = self.record
        scored = len(record.history) == record.round
        return (0,) * record.players if scored else record.bonus

    def _totals(self) -> list[int]:
        scores = self.record.scores
        return [int(scores[seat] + bonus) for seat, bonus in enumerate(self._bonus())]

    def _laid(self) -> list[int]:
        record, bonus = self.record, self._bonus()
        counts = bonus if len(record.history) == record.round else counted(record)
        return [int(counts[seat] - bonus[seat]) for seat in range(record.players)]

    def _places(self) -> list[str]:
        only = only_place(self.record)
        return [pieces.PILES[pile] for pile in (2, 3) if only in (-1, pile)]

    def _ending(self) -> list[str]:
        turning = isinstance(self.record.step, TurnStep)
        kinds = range(pieces.KINDS if turning else 0)
        return [pieces.NAMES[kind] for kind in kinds if would_end(self.record, kind)]

    def reason(self, move: Move) -> Event | None:
        return None if self.seat is None else reason(self.record, self.seat, move)

    def parts(self) -> list[tuple[str, list[float]]]:
        """Seats are counted from the viewer; a spectator counts from seat 0."""
        record, step = self.record, self.record.step
        players: int = record.players
        me = 0 if self.seat is None else self.seat
        order = [(me + further) % players for further in range(players)]
        kind, count = (step.kind, step.count) if isinstance(step, Placing) else (-1, 0)
        totals = list(record.scores)
        if step is REVEALING:
            totals = [totals[seat] + record.bonus[seat] for seat in range(players)]
        decks, figures = (record.left1, record.left2), (record.supply, record.gained)
        shown = [(named("shown missions", at, order), _missions(record.shown[at])) for at in order]
        own = () if self.seat is None else record.held[self.seat]
        return [
            *[(named("hand", seat, order), _shares(record.hand_of(seat))) for seat in order],
            ("hand sizes", [min(1.0, record.size[seat] / HAND_SCALE) for seat in order]),
            *[(named("sets", seat, order), _shares(record.sets_of(seat))) for seat in order],
            ("deck sizes", [float(left) / pieces.CARDS for left in decks]),
            *_pile("discard 1", record.pile1),
            *_pile("discard 2", record.pile2),
            ("phase", [float(step.name == phase) for phase in PHASES]),
            ("turn", [float(seat == record.turn) for seat in order]),
            ("starter", [float(seat == record.starter) for seat in order]),
            ("first pile drawn", one_hot(record.drawn, len(pieces.PILES))),
            ("placing kind", one_hot(kind, pieces.KINDS)),
            ("placing count", [min(1.0, float(count) / pieces.KINDS)]),
            ("figures", [record.figures[seat] / pieces.FIGURES for seat in order]),
            ("supply and gained", [float(number) / pieces.FIGURES for number in figures]),
            ("own missions", _missions(own)),
            *shown,
            ("points", [min(1.0, totals[seat] / SCORE_SCALE) for seat in order]),
            ("round", [float(record.round) / float(record.rules.rounds)]),
        ]


def _placed(waits: dict[str, Any] | None) -> PlacedCards | None:
    if waits is None:
        return None
    seat, kind, count, cause = (waits[name] for name in ("seat", "kind", "count", "cause"))
    return {"seat": seat, "kind": kind, "count": count, "cause": cause}


def _pile(name: str, pile: list[int]) -> list[tuple[str, list[float]]]:
    """A discard pile: its top card and how many of each kind lie there."""
    counts = [pile.count(kind) for kind in range(pieces.KINDS)]
    top = one_hot(pile[len(pile) - 1] if pile else -1, pieces.KINDS)
    return [(f"{name} top", top), (f"{name} cards", _shares(counts))]


def _shares(counts: list[int]) -> list[float]:
    """Numbers of cards by kind, as shares of all there are."""
    return [counts[kind] / pieces.VALUES[kind] for kind in range(pieces.KINDS)]


def _missions(missions: tuple[int, ...]) -> list[float]:
    return [1.0 if mission in missions else 0.0 for mission in range(len(pieces.MISSION_NAMES))]
