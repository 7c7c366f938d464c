"""What a seat, or a spectator, may know of a game of Call to Glory."""

from __future__ import annotations

from typing import Final

from kachidoki.games.glory import pieces
from kachidoki.games.glory.record import HANDS, Fields
from kachidoki.games.glory.state import GloryState
from kachidoki.games.glory.steps.scoring import REVEALING
from kachidoki.games.glory.steps.setup import ASSIGN, START
from kachidoki.games.glory.steps.turn import Placing
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import SPECTATOR, named, one_hot
from kachidoki.kernel.step import RecordView

# Scales that bring the features to about 0 to 1.
HAND_SCALE: Final = 30.0
SCORE_SCALE: Final = 400.0
# The phases before the first deal are no features.
DEALING: Final = pieces.PHASES.index("deal")


class GloryView(RecordView):
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
        self._unseen: list[int] = unseen(record)

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
        state.deck = bytes(cards[dealt:])
        state.end1 -= state.top1
        state.end2 -= state.top2 - state.end1
        state.top1 = 0
        state.top2 = state.end1
        if state.rules.missions and state.step is not START and state.step is not ASSIGN:
            self._imagine_missions(state, rng)
        return state

    def _imagine_missions(self, state: GloryState, rng: Rng) -> None:
        """Deal the missions that the viewer has not seen to the seats that still hold one."""
        held = list(state.held)
        for stack in range(len(pieces.STACKS)):
            missions = [
                mission
                for mission in range(len(pieces.MISSION_STACK))
                if pieces.MISSION_STACK[mission] == stack
                and mission not in state.shown
                and mission not in state.held
            ]
            rng.shuffle(missions)
            for seat in range(state.players):
                at = seat * 3 + stack
                if seat != self.seat and state.shown[at] < 0:
                    held[at] = missions.pop()
        state.held = tuple(held)

    def table(self) -> dict[str, object]:
        record = self.record
        rules = record.rules
        hands = HANDS.write(record.hand, rules)
        assert isinstance(hands, list)
        piles = (record.pile1, record.pile2)
        data: dict[str, object] = {
            "game": "glory",
            "mode": rules.mode,
            "players": int(rules.players),
            "round": int(record.round),
            "rounds": int(rules.rounds),
            # "round-end": that many sets in front of one player end the round.
            "goal": int(rules.types_to_end),
            "phase": record.step.name,
            "actor": int(record.actor),
            **Fields.write(record, "starter", "turn"),
            "deck": [int(record.left(0)), int(record.left(1))],
            "discard": [
                {"size": len(pile), "top": pieces.NAMES[pile[len(pile) - 1]] if pile else None}
                for pile in piles
            ],
            **Fields.write(record, "drawn"),
            "placing": self._placing(),
            **Fields.write(record, "sets"),
            "hands": record.size[:],
            "hand": None if self.seat is None else hands[self.seat],
            **Fields.write(record, "history"),
            # Seen by everyone and never forgotten, though the piles may not be looked through.
            "memory": {
                "hands": HANDS.write(record.known, rules),
                **Fields.write(record, "discard"),
            },
        }
        if rules.ninja:
            data |= Fields.write(record, "figures", "supply", "gained")
        if rules.missions:
            data["missions"] = [pieces.MISSION_NAMES[one] for one in self.missions() if one >= 0]
            data |= Fields.write(record, "shown", "bonus")
        return data

    def _placing(self) -> dict[str, object] | None:
        step = self.record.step
        if not isinstance(step, Placing):
            return None
        return {"seat": int(step.seat), **step.values(self.record, int(step.seat))}

    def missions(self) -> tuple[int, ...]:
        """The viewer's own missions, by stack; -1 for what is revealed."""
        return () if self.seat is None else self.record.held[self.seat * 3 : self.seat * 3 + 3]

    def parts(self) -> list[tuple[str, list[float]]]:
        """Seats are counted from the viewer; a spectator counts from seat 0."""
        record = self.record
        players: int = record.players
        me = 0 if self.seat is None else self.seat
        order = [(me + further) % players for further in range(players)]
        step = record.step
        mine = self.missions()
        parts: list[tuple[str, list[float]]] = []
        for seat in order:
            hand = record.hand[seat * pieces.KINDS : (seat + 1) * pieces.KINDS]
            parts.append((named("hand", seat, order), _shares(hand)))
        parts.append(("hand sizes", [min(1.0, record.size[seat] / HAND_SCALE) for seat in order]))
        for seat in order:
            sets = [
                record.sets[kind] if record.owner[kind] == seat else 0
                for kind in range(pieces.KINDS)
            ]
            parts.append((named("sets", seat, order), _shares(sets)))
        parts.append(("deck sizes", [float(record.left(pile)) / pieces.CARDS for pile in range(2)]))
        for name, pile in (("discard 1", record.pile1), ("discard 2", record.pile2)):
            parts.append(
                (f"{name} top", one_hot(pile[len(pile) - 1] if pile else -1, pieces.KINDS))
            )
            parts.append((f"{name} cards", _shares([pile.count(k) for k in range(pieces.KINDS)])))
        phase = pieces.PHASES.index(step.name) - DEALING
        kind = step.kind if isinstance(step, Placing) else -1
        count = min(1.0, float(step.count) / pieces.KINDS) if isinstance(step, Placing) else 0.0
        parts += [
            ("phase", one_hot(phase, len(pieces.PHASES) - DEALING)),
            ("turn", one_hot((record.turn - me) % players if record.turn >= 0 else -1, players)),
            (
                "starter",
                one_hot((record.starter - me) % players if record.starter >= 0 else -1, players),
            ),
            ("first pile drawn", one_hot(record.drawn, len(pieces.PILES))),
            ("placing kind", one_hot(kind, pieces.KINDS)),
            ("placing count", [count]),
            ("figures", [record.figures[seat] / pieces.FIGURES for seat in order]),
            (
                "supply and gained",
                [float(record.supply) / pieces.FIGURES, float(record.gained) / pieces.FIGURES],
            ),
            ("own missions", _missions(mine)),
        ]
        for seat in order:
            shown = record.shown[seat * 3 : seat * 3 + 3]
            parts.append((named("shown missions", seat, order), _missions(shown)))
        totals = [sum([row[seat] for row in record.history]) for seat in order]
        if step is REVEALING:
            totals = [totals[at] + record.bonus[order[at]] for at in range(players)]
        parts.append(("points", [min(1.0, total / SCORE_SCALE) for total in totals]))
        parts.append(("round", [float(record.round) / float(record.rules.rounds)]))
        return parts


def _shares(counts: list[int]) -> list[float]:
    """Numbers of cards by kind, as shares of all there are."""
    return [counts[kind] / pieces.VALUES[kind] for kind in range(pieces.KINDS)]


def _missions(missions: tuple[int, ...]) -> list[float]:
    return [1.0 if mission in missions else 0.0 for mission in range(len(pieces.MISSION_NAMES))]


def unseen(record: GloryState) -> list[int]:
    """The cards that lie in the draw piles or unknown in other hands."""
    if record.round == 0:
        return []
    step = record.step
    cards: list[int] = []
    for kind in range(pieces.KINDS):
        left = pieces.VALUES[kind] - record.sets[kind]
        left -= record.pile1.count(kind) + record.pile2.count(kind)
        if isinstance(step, Placing) and step.kind == kind:
            left -= step.count
        for at in range(kind, len(record.hand), pieces.KINDS):
            left -= record.hand[at]
        cards += [kind] * left
    return cards
