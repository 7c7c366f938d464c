"""Victory & Honor: what a seat may know, and what everyone remembers."""

import json
import random

from tests.games.honor.states import (
    FLOW,
    HONOR,
    PLACES,
    along,
    card,
    colour_of,
    cramped,
    dealt,
    every_mode,
    follow,
    fought,
    late,
    lopsided,
    scene,
    told,
    walk,
)
from tests.games.worlds import observed

EVERYBODY = (None, 0, 1, 2, 3)
ALL = ["red", "green", "yellow", "black"]


class Hidden:
    """The cards of a position that a viewer cannot see, each in a place that admits some colours.

    What a place admits is taken from what a spectator is shown, so the viewer could do the same.
    """

    def __init__(self, state, viewer):
        self.position = state.position()
        self.viewer = viewer
        table = state.view(None).table()
        self.places = []
        for seat in range(4):
            if seat == viewer:
                continue
            void = table["memory"]["voids"][seat]
            admits = [colour for colour in ALL if colour not in void]
            for at in range(len(self.position["hands"][seat])):
                self.places.append((seat, at, admits))
            for cell in table["cells"][seat]:
                if cell and not cell["up"]:
                    self.places.append((seat, -cell["order"], cell["colours"]))

    def get(self, place):
        seat, at, _ = place
        if at >= 0:
            return self.position["hands"][seat][at]
        return self.position["plays"][-at - 1].split(" ", 1)[1]

    def put(self, place, name):
        seat, at, _ = place
        if at >= 0:
            self.position["hands"][seat][at] = name
        else:
            where = self.position["plays"][-at - 1].split(" ")[0]
            self.position["plays"][-at - 1] = f"{where} {name}"

    def had_general(self, seat):
        if self.position["generals"][seat]:
            return True
        mine = [self.get(place) for place in self.places if place[0] == seat]
        return any("star" in name for name in mine)

    def swap(self, pick):
        """Exchange two cards, if both places admit it."""
        here, there = pick.sample(self.places, 2)
        a, b = self.get(here), self.get(there)
        if colour_of(a) not in there[2] or colour_of(b) not in here[2]:
            return
        self.put(here, b)
        self.put(there, a)
        if self.position["options"]["redeal"]:
            if not all(self.had_general(seat) for seat in {here[0], there[0]}):
                self.put(here, a)
                self.put(there, b)

    def mix_spoils(self, pick):
        others = [seat for seat in range(4) if seat != self.viewer]
        pool = [name for seat in others for name in self.position["spoils"][seat]]
        pick.shuffle(pool)
        for seat in others:
            self.position["spoils"][seat] = [pool.pop() for _ in self.position["spoils"][seat]]


def exchanged(state, viewer, pick):
    """The same state with everything exchanged that a viewer cannot know."""
    hidden = Hidden(state, viewer)
    if len(hidden.places) > 1:
        for _ in range(3 * len(hidden.places)):
            hidden.swap(pick)
        hidden.mix_spoils(pick)
    return HONOR.from_position(hidden.position)


def journeys(mode, count):
    """States of random games, and of last phases with few colours."""
    for seed in range(count):
        yield from walk(mode, seed, every=3, rounds=2, redeal=seed % 2 == 1)
        pick = random.Random(seed)
        state = pick.choice((cramped, lopsided))(mode, pick)
        while state.actor >= 0 and state.position()["round"] == 1:
            yield state
            if state.position()["step"] == "choose":
                break
            state.play(pick.choice(state.moves()))


@every_mode
def test_spoils_nobody_sees_what_he_cannot_know(mode):
    """Substitution: exchange other hands, hidden cards and spoils, and the view is the same."""
    pick = random.Random(1)
    width = HONOR.width(4)
    changed = covered = 0
    for state in journeys(mode, 3):
        for viewer in EVERYBODY:
            other = exchanged(state, viewer, pick)
            view, twin = state.view(viewer), other.view(viewer)
            assert view.encode() == twin.encode()
            assert view.features() == twin.features()
            assert observed(state, viewer, width) == observed(other, viewer, width)
            changed += state.position()["hands"] != other.position()["hands"]
            covered += state.position()["plays"] != other.position()["plays"]
            if viewer is not None and viewer == state.actor:
                # What a bot is told of its moves is no more than its view.
                moves, same = state.moves(), other.moves()
                assert moves == same
                assert state.advice(viewer, moves) == other.advice(viewer, same)
    assert changed > 500
    assert covered > 100


@every_mode
def test_sacrifice_nobody_is_told_what_he_cannot_know(mode):
    """The same moves in two worlds that a viewer cannot tell apart bring him the same events."""
    pick = random.Random(2)
    compared = hidden = 0
    for state in journeys(mode, 3):
        if state.actor < 0 or state.position()["step"] == "choose":
            continue
        viewer = pick.choice(EVERYBODY)
        worlds = [state.copy(), exchanged(state, viewer, pick)]
        for _ in range(8):
            here, there = worlds
            # A hidden card of another player may be another card.
            kinds = [shown(world, viewer) for world in worlds]
            common = sorted(kinds[0].keys() & kinds[1].keys())
            if not common:
                break
            kind = pick.choice(common)
            pair = [pick.choice(kinds[0][kind]), pick.choice(kinds[1][kind])]
            seen = []
            for world, played in zip(worlds, pair, strict=True):
                world.events = []
                world.play(played)
                seen.append([event.seen_by(viewer).data() for event in world.events])
            if any(event["key"] == "battle" for event in seen[0]):
                break
            hidden += "sacrifice" in {event["key"] for event in seen[0]}
            assert seen[0] == seen[1]
            assert here.view(viewer).encode() == there.view(viewer).encode()
            compared += 1
    assert compared > 200
    assert hidden > 20


def shown(world, viewer):
    """The moves of a state by what a viewer would see of them: of a hidden card only its place."""
    marks = world.view(None).table()["marks"]
    kinds = {}
    for move in world.moves():
        kind, words = str(move), str(move).split(" ")
        if words[0] in PLACES and world.actor != viewer:
            mark = marks[PLACES.index(words[0])]
            if mark != words[1] and (mark is not None or words[1] in marks):
                kind = f"{words[0]} hidden"
        kinds.setdefault(kind, []).append(move)
    return kinds


@every_mode
def test_play_a_view_says_nothing_beyond_the_table(mode):
    names = {"game", "mode", "players", "team", "advanced", "round", "rounds", "phase", "phases"}
    names |= {"step", "actor", "starter", "first", "turn", "cells", "marks", "trump", "arrow"}
    names |= {"forced", "suggested", "by", "fire", "hands", "hand", "spoils", "captured", "lost"}
    names |= {"history", "totals", "memory", "open", "showing", "sides", "worth"}
    for state in walk(mode, seed=6, every=5):
        position = state.position()
        for seat in EVERYBODY:
            data = json.loads(state.view(seat).encode())
            table = data["table"]
            assert set(table) == names
            assert table["team"] == mode.startswith("partners")
            assert table["advanced"] == mode.endswith("advanced")
            assert table["hands"] == [len(hand) for hand in position["hands"]]
            assert table["captured"] == [len(some) for some in position["spoils"]]
            assert table["lost"] == position["lost"]
            assert set(table["memory"]) == {"seen", "voids"}
            if seat is None:
                assert table["hand"] is None
                assert table["spoils"] is None
            else:
                assert table["hand"] == position["hands"][seat]
                assert table["spoils"] == position["spoils"][seat]
            asked = seat in state.actors
            assert bool(data["moves"]) == asked
            assert (data["question"] is not None) == asked
            assert data["moves"] == [str(move) for move in state.moves(seat)] * asked
            for owner, cells in enumerate(table["cells"]):
                for cell in cells:
                    if cell is not None:
                        assert set(cell) == {"card", "up", "order", "colours"}
                        known = cell["up"] or owner == seat
                        assert (cell["card"] is not None) == known
                        assert (cell["colours"] is None) == known


def part(view, name):
    """One part of the features by its name."""
    at = 0
    for found, length in HONOR.layout(4):
        if found == name:
            return view.features()[at : at + length]
        at += length
    raise AssertionError(name)


def test_play_features_are_seen_from_ones_own_chair():
    state = dealt("partners", {1: "r5", 2: "r2"}, starter=1)
    follow(state, "B-L r5, C-L r2")
    assert part(state.view(1), "left filled") == [1.0]
    assert part(state.view(0), "left+1 filled") == [1.0]
    assert part(state.view(0), "left filled") == [0.0]
    assert part(state.view(3), "left+2 order") == [1 / 12]
    assert part(state.view(0), "left marker") == [1.0, 0.0, 0.0, 0.0]
    assert part(state.view(3), "turn") == [1.0, 0.0, 0.0, 0.0]
    assert part(state.view(1), "starter of the round") == [1.0, 0.0, 0.0, 0.0]
    assert part(state.view(2), "hand sizes") == [9 / 13, 10 / 13, 10 / 13, 9 / 13]
    mine = part(state.view(1), "hand")
    assert sum(mine) == 9


# Spoils.


def test_spoils_v34_each_sees_only_his_own():
    """V34, VK4: the captured cards of others, partners included, are counted and not shown."""
    state = dealt("partners", {0: "r5 g5 y5", 1: "g6 r6 y6", 2: "r2 y2 g2", 3: "r3 g3 y3"})
    follow(state, along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2"))
    position = state.position()
    assert [len(some) for some in position["spoils"]] == [0, 12, 0, 0]
    for seat in range(4):
        table = state.view(seat).table()
        assert table["captured"] == [0, 12, 0, 0]
        assert table["spoils"] == position["spoils"][seat]
    assert state.view(None).table()["spoils"] is None


def test_spoils_everyone_remembers_which_cards_were_played():
    state = dealt("partners", {0: "r5 g5 y5", 1: "g6 r6 y6", 2: "r2 y2 g2", 3: "r3 g3 y3"})
    follow(state, along(FLOW, "r5 r2 g5 r3 g6 y5 r6 g3 y2 y3 y6 g2"))
    seen = state.view(None).table()["memory"]["seen"]
    assert set(seen) == {card(c + n) for c in "rgy" for n in "2356"}


# What sacrifices tell.


def test_sacrifice_who_cannot_follow_has_none_of_that_colour():
    state = dealt("partners", {0: "r5 g5", 2: "r2", 3: "k3"}, without={3: "r"})
    follow(state, "A-C r5, C-C r2, A-R g5, D-C k3")
    for viewer in (None, 0, 1, 2):
        table = state.view(viewer).table()
        assert table["memory"]["voids"] == [[], [], [], ["red"]]
        assert table["cells"][3][1] == {
            "card": None,
            "up": False,
            "order": 4,
            "colours": ["green", "yellow", "black"],
        }
    own = state.view(3).table()["cells"][3][1]
    assert (own["card"], own["colours"]) == (card("k3"), None)


def test_sacrifice_who_cannot_lead_has_only_marked_colours():
    plays = "A-L r5, B-R g5, A-R g3, D-R g2, C-L r3, D-L r2, A-C r*"
    rest = ", C-R g*, B-L r**, C-C g**, D-C g***, B-C r***"
    state = scene("individual", plays + rest, "r6 r7 g6 g7")
    follow(state, plays)
    table = state.view(1).table()
    assert table["memory"]["voids"][0] == ["yellow", "black"]
    assert table["cells"][0][1]["colours"] == ["red", "green"]


def test_sacrifice_earlier_voids_narrow_a_hidden_card():
    """Diane has shown no red in an earlier phase; now she shows no green."""
    hands = {0: "g5 r5 y5 k5", 1: "g6 r6 y6 k6", 2: "g2 r2 y2 k2", 3: "y3 k3 k7 k*"}
    position = late("individual", hands, voids=[[], [], [], ["red"]])
    state = HONOR.from_position(position)
    follow(state, "A-R g5, D-R k3")
    table = state.view(0).table()
    assert table["memory"]["voids"][3] == ["red", "green"]
    assert table["cells"][3][2]["colours"] == ["yellow", "black"]


@every_mode
def test_sacrifice_vk06_memory_is_what_an_attentive_spectator_would_keep(mode):
    """VK6, from the open events alone: cards seen, colours missing, what hidden cards can be."""
    for seed in range(6):
        seen, voids, marks, maybe = set(), [set() for _ in range(4)], {}, {}
        for state in walk(mode, seed):
            for event in state.events or []:
                seen_now = event.seen_by(None)
                values = dict(seen_now.values)
                if seen_now.key == "round":
                    seen, voids = set(), [set() for _ in range(4)]
                if seen_now.key == "phase":
                    marks, maybe = {}, {}
                if seen_now.key in ("lead", "follow", "reveal", "reserve"):
                    seen.add(f"{values['colour']} {values['rank']}")
                if seen_now.key == "lead":
                    marks[values["place"]] = values["colour"]
                if seen_now.key == "sacrifice":
                    seat = values["seat"]
                    missing = (
                        {marks[values["place"]]}
                        if values["why"] == "void"
                        else set(ALL) - set(marks.values())
                    )
                    voids[seat] |= missing
                    maybe[seat, values["place"]] = set(ALL) - voids[seat]
                if seen_now.key == "round-end":
                    voids, maybe = [set() for _ in range(4)], {}
            state.events = []
            table = state.view(None).table()
            if not table["round"]:
                continue
            assert set(table["memory"]["seen"]) == seen
            assert [set(colours) for colours in table["memory"]["voids"]] == voids
            hidden = {
                (seat, place): set(table["cells"][seat][at]["colours"])
                for seat in range(4)
                for at, place in enumerate(PLACES)
                if table["cells"][seat][at] and not table["cells"][seat][at]["up"]
            }
            assert hidden == maybe


def test_reserve_what_was_remembered_is_forgotten_with_the_round():
    state, events = fought(
        "individual",
        FLOW,
        "r5 r2 g4 k3 g** y4 r6 g2 y*** y6 y7 g5",
        "k5 k6 k7 k2",
        voids=[[], [], [], ["red"]],
    )
    assert told(events, "reserve")
    table = state.view(0).table()
    assert table["memory"]["voids"] == [[], [], [], []]
    assert len(table["memory"]["seen"]) == 40


def test_scout_the_view_says_who_is_bound_where():
    state = dealt("individual", {0: "r1"})
    follow(state, "A-L r1, A orders C")
    for viewer in EVERYBODY:
        table = state.view(viewer).table()
        assert (table["forced"], table["suggested"], table["by"]) == ("centre", None, 0)
        assert table["arrow"] == {"seat": 0, "place": "left", "to": 1}
