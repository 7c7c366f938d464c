"""Victory & Honor: the engine against a second reading of the rules (reference.py)."""

import random

import pytest

from kachidoki import CHANCE, Rng
from tests.games.honor import reference
from tests.games.honor.states import HONOR, cramped, every_mode, step

TABLES = [
    ("partners", {}),
    ("individual", {}),
    ("partners-advanced", {}),
    ("individual-advanced", {"mixed": "different"}),
    ("partners", {"redeal": True, "rounds": 3}),
    ("partners-advanced", {"mixed": "different", "rounds": 2, "redeal": True}),
    ("individual-advanced", {"starter": 3}),
]
# What happens between a deal and the points.
KNOWN = (
    "phase",
    "lead",
    "follow",
    "sacrifice",
    "trump",
    "order",
    "suggest",
    "no-order",
    "fill",
    "battle",
    "reveal",
    "shell",
    "win",
    "lost",
    "reserve",
)


def plain(happened):
    """Events in one form: those that happen at once in one order, and cards sorted."""
    story = []
    for key, values in happened:
        told = dict(values)
        if "cards" in told:
            told["cards"] = sorted(told["cards"])
        story.append((key, told))
    at = 0
    while at < len(story):
        end = at
        while end < len(story) and story[end][0] == story[at][0]:
            end += 1
        if story[at][0] in ("reveal", "shell"):
            story[at:end] = sorted(story[at:end], key=str)
        at = end
    return story


class Twins:
    """A state of ours and a round of the reference that must tell the same story."""

    def __init__(self, mode, options):
        self.team = mode.startswith("partners")
        self.advanced = mode.endswith("advanced")
        self.mixed = options.get("mixed", "any")
        self.state = HONOR.start(4, mode, **options)
        self.state.events = []
        self.told = 0
        self.round = None
        self.totals = dict.fromkeys(reference.sides(self.team), 0)
        self.may_start = {0, 1, 2, 3}
        if "starter" in options:
            self.may_start = {options["starter"] - 1}

    def fresh_events(self):
        events = self.state.events[self.told :]
        self.told = len(self.state.events)
        return events

    def deal(self, events):
        """A new round begins with the hands of the engine and a starter that the rules allow."""
        (begun,) = [event for event in events if event.key == "round"]
        starter = begun.values["seat"]
        assert starter in self.may_start
        (deal,) = [event for event in events if event.key == "deal"]
        hands = [list(deal.seen_by(seat).values["cards"]) for seat in range(4)]
        assert sorted(name for hand in hands for name in hand) == sorted(
            reference.pack(self.advanced)
        )
        assert {len(hand) for hand in hands} == {13 if self.advanced else 10}
        self.round = reference.Round(self.team, self.advanced, hands, starter)
        self.known = 0

    def compare_story(self, events):
        ours = plain([(event.key, event.values) for event in events if event.key in KNOWN])
        theirs = plain(self.round.happened[self.known :])
        self.known = len(self.round.happened)
        assert ours == theirs

    def compare_table(self):
        """Everything that lies anywhere, and who is asked what."""
        there, table = self.state.position(), self.state.view(None).table()
        lying = self.round.lying
        for seat in range(4):
            for at, place in enumerate(reference.PLACES):
                cell = table["cells"][seat][at]
                mine = lying.get((seat, place))
                assert (cell is None) == (mine is None)
                if mine:
                    assert (cell["up"], cell["order"]) == (mine["up"], mine["when"] + 1)
                    assert cell["card"] == (mine["card"] if mine["up"] else None)
        assert table["marks"] == [self.round.marks.get(place) for place in reference.PLACES]
        assert table["trump"] == self.round.trump
        assert [sorted(hand) for hand in there["hands"]] == [
            sorted(hand) for hand in self.round.hands
        ]
        assert [sorted(some) for some in there["spoils"]] == [
            sorted(some) for some in self.round.spoils
        ]
        assert sorted(there["lost"]) == sorted(self.round.lost)
        assert (table["phase"], table["first"]) == (self.round.phase, self.round.first)
        assert (there["forced"], there["suggested"]) == (self.round.forced, self.round.suggested)
        assert table["by"] == (
            self.round.scout if self.round.forced or self.round.suggested else None
        )

    def compare_question(self):
        kind, seat = self.round.waiting()
        question = self.state.question()
        listed = [str(move) for move in self.state.moves()]
        assert len(set(listed)) == len(listed)
        assert seat == self.state.actor == question.seat
        if kind in ("play", "fill"):
            assert set(listed) == {f"{place} {name}" for place, name in self.round.plays()}
            wanted = (
                kind
                if kind == "fill"
                else "ordered"
                if self.round.forced
                else "suggested"
                if self.round.suggested
                else "play"
            )
        else:
            assert set(listed) == {f"order {place}" for place in self.round.orders()} | (
                {"no order"} if kind == "suggest" else set()
            )
            assert len(self.round.orders()) > 1
            wanted = kind
        assert question.key == wanted

    def answer(self, move):
        """The same answer for the reference."""
        words = str(move).split(" ", 1)
        kind, _ = self.round.waiting()
        if kind in ("play", "fill"):
            self.round.play(words[0], words[1])
        else:
            self.round.order(None if words[0] == "no" else words[1])

    def compare_points(self, events):
        """The round is over: points, combinations, totals, and who may start the next one."""
        spoils = self.round.spoils
        told = {key: [e.values for e in events if e.key == key] for key in ("score", "total")}
        assert {one["seat"]: one["points"] for one in told["score"]} == {
            seat: reference.regiment_points(spoils[seat]) for seat in range(4)
        }
        colours = {}
        for seat in range(4):
            for colour in reference.COLOURS:
                found = reference.colour_points(spoils[seat], colour)
                if found[3]:
                    colours[seat, colour] = found
        assert colours == {
            (v["seat"], v["colour"]): (v["stars"], v["count"], v["generals"], v["points"])
            for v in (event.values for event in events if event.key == "colour-score")
        }
        pooled = {}
        for side in reference.sides(self.team):
            held = [name for seat in side for name in spoils[seat]]
            best = reference.best_honours(reference.honours_in(held), self.mixed)
            if best and self.advanced:
                pooled[side] = best
        assert pooled == {
            event.values["seats"]: event.values["points"]
            for event in events
            if event.key == "honours"
        }
        points = reference.round_points(spoils, self.team, self.mixed)
        for side in points:
            self.totals[side] += points[side]
        assert {one["seats"]: (one["points"], one["total"]) for one in told["total"]} == {
            side: (points[side], self.totals[side]) for side in points
        }
        for side in points:
            for seat in side:
                assert self.state.scores[seat] == self.totals[side]
        self.may_start = {seat for side in reference.may_start(self.totals) for seat in side}

    def compare_end(self, events):
        best = max(self.totals.values())
        winners = sorted(
            seat for side, points in self.totals.items() if points == best for seat in side
        )
        assert sorted(self.state.winners) == winners
        (over,) = [event for event in events if event.key == "game-over"]
        shared = sum(points == best for points in self.totals.values()) > 1
        assert over.values["how"] == ("shared" if shared else "points")
        assert (sorted(over.values["seats"]), over.values["points"]) == (winners, best)


def play_both(mode, options, seed):
    twins = Twins(mode, options)
    rng, pick = Rng(seed), random.Random(seed)
    state = twins.state
    cards = 0
    while not state.over:
        if state.actor == CHANCE or state.position()["step"] == "choose":
            step(state, rng, pick, clump=0.4)
            events = twins.fresh_events()
            if any(event.key == "deal" for event in events):
                twins.deal(events)
                twins.compare_story(events)
            continue
        twins.compare_table()
        twins.compare_question()
        move = pick.choice(state.moves())
        twins.answer(move)
        state.play(move)
        cards += 1
        events = twins.fresh_events()
        twins.compare_story(events)
        if twins.round.over:
            twins.compare_points(events)
            if state.over:
                twins.compare_end(events)
            twins.round = None
    return cards


@pytest.mark.parametrize(("mode", "options"), TABLES)
def test_play_two_readings_of_the_rules_tell_the_same_story(mode, options):
    """Legal plays, orders, events, spoils, points and starters, at each step of random games."""
    rounds = options.get("rounds", 4)
    least = rounds * (48 if mode.endswith("advanced") else 36)
    for seed in range(15):
        assert play_both(mode, options, seed) >= least


@every_mode
def test_sacrifice_two_readings_agree_where_colours_are_few(mode):
    """Last phases in which nobody can lead some place: what random deals hardly ever bring."""
    pick, seen = random.Random(7), set()
    for _ in range(150):
        state = cramped(mode, pick)
        position = state.position()
        twins = Twins(mode, {})
        twins.state, twins.told = state, 0
        twins.round = reference.Round(
            twins.team, twins.advanced, position["hands"], position["first"], position["phase"] - 1
        )
        twins.round.spoils = [list(some) for some in position["spoils"]]
        twins.round.lost = list(position["lost"])
        twins.known = len(twins.round.happened)
        state.events = []
        while not twins.round.over:
            twins.compare_table()
            twins.compare_question()
            move = pick.choice(state.moves())
            twins.answer(move)
            state.play(move)
            events = twins.fresh_events()
            twins.compare_story(events)
            seen |= {event.values["why"] for event in events if event.key in ("sacrifice", "lost")}
        twins.compare_points(events)
    assert seen >= {"void", "no-lead", "rout"}
