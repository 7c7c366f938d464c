"""Victory & Honor: states that a viewer cannot tell from the truth, each as likely as the others.

Near the end of a round few cards are unseen. Then all ways to place them can be listed, and each is
replayed from the deal by the slow reading of the rules: it is possible if every play that was made
could have been made, in the same way. What the memory permits, and what is imagined, must be these.
"""

import random
from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from kachidoki import CHANCE, Rng
from tests.games.honor import reference
from tests.games.honor.states import (
    FLOW,
    HONOR,
    along,
    cards,
    colour_of,
    cramped,
    every_mode,
    finish,
    follow,
    late,
    lopsided,
    scene,
    walk,
)

EVERYBODY = (None, 0, 1, 2, 3)


class Story:
    """What is played from the beginning of a phase on, with all answers, also in the words of the
    reference."""

    def __init__(self, mode, state, pick):
        self.mode, self.state, self.pick = mode, state, pick
        position = state.position()
        self.first, self.phase = position["first"], position["phase"]
        # Who has shown a general before; with new deals, everybody was dealt one.
        self.shown = position.get("generals")
        self.round = self.begin(position["hands"])
        # (seat, place, card, how) for plays, (place,) or (None,) for orders.
        self.answers = []

    def begin(self, hands):
        team, advanced = self.mode.startswith("partners"), self.mode.endswith("advanced")
        return reference.Round(team, advanced, hands, self.first, self.phase - 1)

    def go_on(self):
        """One random answer."""
        move = self.pick.choice(self.state.moves())
        words = str(move).split(" ", 1)
        if self.round.waiting()[0] in ("play", "fill"):
            how = self.round.plays()[words[0], words[1]]
            self.answers.append((self.round.waiting()[1], words[0], words[1], how))
            self.round.play(words[0], words[1])
        else:
            place = None if words[0] == "no" else words[1]
            self.answers.append((place,))
            self.round.order(place)
        self.state.play(move)

    def unseen(self, viewer):
        """Where cards lie that a viewer cannot see: (seat, place) or (seat, None) for a hand, with
        how many they are; and the cards."""
        spots, names = [], []
        for seat in range(4):
            if seat == viewer:
                continue
            for place in reference.PLACES:
                cell = self.round.lying.get((seat, place))
                if cell and not cell["up"]:
                    spots.append(((seat, place), 1))
                    names.append(cell["card"])
            spots.append(((seat, None), len(self.round.hands[seat])))
            names += self.round.hands[seat]
        return spots, sorted(names)

    def truth(self, viewer):
        spots, _ = self.unseen(viewer)
        return tuple(
            tuple(sorted(self.round.hands[seat]))
            if place is None
            else (self.round.lying[seat, place]["card"],)
            for (seat, place), _ in spots
        )

    def possible(self, spots, world, redeal):
        """Whether everything that happened could have happened with the cards of this world."""
        hidden = {spot: names[0] for (spot, _), names in zip(spots, world, strict=True) if spot[1]}
        changed = {
            spot[0]: names for (spot, _), names in zip(spots, world, strict=True) if not spot[1]
        }
        begun = len(self.answers) - self.in_phase()
        answers, hands = [], [[] for _ in range(4)]
        for number, answer in enumerate(self.answers):
            if len(answer) > 1:
                seat, place, name, how = answer
                if number >= begun and (seat, place) in hidden:
                    name = hidden[seat, place]
                hands[seat].append(name)
                answers.append((seat, place, name, how))
            else:
                answers.append(answer)
        for seat in range(4):
            hands[seat] += changed.get(seat, self.round.hands[seat])
        if redeal:
            for seat, hand in enumerate(hands):
                if not self.shown[seat] and not any("star" in name for name in hand):
                    return False
        round_ = self.begin(hands)
        for answer in answers:
            if len(answer) == 1:
                round_.order(answer[0])
                continue
            seat, place, name, how = answer
            if round_.waiting()[1] != seat or round_.plays().get((place, name)) != how:
                return False
            round_.play(place, name)
        return True

    def in_phase(self):
        """How many of the answers belong to the phase that is being played."""
        plays = len(self.round.lying)
        for back in range(1, len(self.answers) + 1):
            plays -= len(self.answers[-back]) > 1
            if plays == 0:
                return back
        return 0


def ways(spots, names):
    """Every way to put the cards into the spots."""
    if not spots:
        yield ()
        return
    for chosen in combinations(names, spots[0][1]):
        rest = list(names)
        for name in chosen:
            rest.remove(name)
        for others in ways(spots[1:], rest):
            yield (chosen, *others)


def count_ways(spots, names):
    left, count = len(names), 1
    for _, size in spots:
        for at in range(size):
            count = count * (left - at) // (at + 1)
        left -= size
    return count


def permitted(story, viewer, spots, world):
    """Whether the memory that everyone is shown allows a world."""
    table = story.state.view(viewer).table()
    for (seat, place), names in zip((spot for spot, _ in spots), world, strict=True):
        if place is None:
            void = table["memory"]["voids"][seat]
            if any(colour_of(name) in void for name in names):
                return False
        else:
            cell = table["cells"][seat][reference.PLACES.index(place)]
            if colour_of(names[0]) not in cell["colours"]:
                return False
    return True


def imagined(story, viewer, spots, view, rng):
    """One imagined state as a world, checked to look like the truth."""
    sample = view.imagine(rng).position()
    plays = [text.split(" ", 1) for text in sample["plays"]]
    world = []
    for (seat, place), _ in spots:
        if place is None:
            world.append(tuple(sorted(sample["hands"][seat])))
        else:
            when = story.round.lying[seat, place]["when"]
            assert plays[when][0] == place
            world.append((plays[when][1],))
    return tuple(world)


def whole_rounds(mode, pick, **options):
    """Rounds from the deal on."""
    while True:
        state = HONOR.start(4, mode, starter=pick.randrange(4) + 1, **options)
        rng = Rng(pick.randrange(10**9))
        while state.actor == CHANCE:
            state.play(state.chance(rng))
        yield Story(mode, state, pick)


def last_phases(mode, pick, redeal):
    """Last phases with many hidden cards, some of them in places that nobody has led."""
    while True:
        position = pick.choice((cramped, lopsided, lopsided))(mode, pick).position()
        position["options"]["redeal"] = redeal
        if redeal:
            position["generals"] = [
                not any("star" in name for name in hand) or pick.random() < 0.3
                for hand in position["hands"]
            ]
        yield Story(mode, HONOR.from_position(position), pick)


def situations(stories, wanted, most):
    """Late moments with few unseen cards, for a random viewer; in most of them the memory says
    something about where some of these cards cannot be."""
    for story in stories:
        viewer = story.pick.choice(EVERYBODY)
        last = story.round.phases
        while not story.round.over:
            spots, names = story.unseen(viewer)
            if story.round.phase == last and count_ways(spots, names) <= most:
                break
            story.go_on()
        if story.round.over:
            continue
        told = any(
            not permitted(story, viewer, [(spot, 1)], [(name,)])
            for spot, _ in spots
            for name in names
        )
        if told or story.pick.random() < 0.02:
            yield story, viewer, spots, names
            wanted -= 1
        if not wanted:
            return


def chi_square(found, expected, kinds):
    """The statistic, and a bound that chance exceeds about once in a million runs."""
    free = kinds - 1
    value = sum((count - expected) ** 2 / expected for count in found) + expected * (
        kinds - len(found)
    )
    return value, free + 6.0 * sqrt(2.0 * free) + 12.0


def compare(found, redeal):
    """History, memory and imagination in each situation; how often each of them mattered."""
    rng, seen = Rng(31), Counter()
    hits = expected = variance = 0.0
    for story, viewer, spots, names in found:
        every = list(ways(spots, names))
        history = {world for world in every if story.possible(spots, world, False)}
        assert story.truth(viewer) in history
        memory = {world for world in every if permitted(story, viewer, spots, world)}
        assert memory == history
        worlds = {world for world in history if not redeal or story.possible(spots, world, True)}
        seen["narrowed"] += len(history) < len(every)
        seen["bare"] += len(worlds) < len(history)
        seen["hidden"] += any(place for (_, place), _ in spots)
        view = story.state.view(viewer)
        draws = max(500, 12 * len(worlds))
        drawn = Counter(imagined(story, viewer, spots, view, rng) for _ in range(draws))
        assert set(drawn) <= worlds
        value, bound = chi_square(drawn.values(), draws / len(worlds), len(worlds))
        assert value < bound
        # The truth comes up as often as any other.
        share = 1.0 / len(worlds)
        hits += drawn[story.truth(viewer)]
        expected += draws * share
        variance += draws * share * (1.0 - share)
    assert abs(hits - expected) < 5.0 * sqrt(variance)
    return seen


@every_mode
@pytest.mark.parametrize("redeal", [False, True])
def test_sacrifice_memory_and_imagination_are_exactly_what_can_be(mode, redeal):
    """No possible world is left out, none that is impossible is let in, and all are as likely.

    Hidden cards, missing colours, and with new deals the general that everybody had.
    """
    pick = random.Random(40)
    stories = last_phases(mode, pick, redeal)
    seen = compare(situations(stories, 8, 150), redeal)
    assert seen["narrowed"] > 4
    assert seen["hidden"] > 4
    assert seen["bare"] > 0 or not redeal


@every_mode
def test_sacrifice_what_earlier_phases_showed_is_not_forgotten(mode):
    """The same over whole rounds, from the deal on."""
    pick = random.Random(41)
    stories = whole_rounds(mode, pick, redeal=mode.startswith("partners"))
    found = situations(stories, 3, 60)
    seen = compare(found, mode.startswith("partners"))
    assert seen["narrowed"] > 1


def test_sacrifice_a_general_that_must_be_there_is_always_imagined():
    """New deals: Bob has shown no general in the whole round, so one of his last cards is one."""
    hands = {0: "r5 g5 y5 k5", 1: "r6 r*", 2: "g6 g* g** k2", 3: "y6 y7 k6 k7"}
    hands[1] += " r7 g7"
    position = late(
        "individual", hands, options={"redeal": True}, generals=[True, False, True, True]
    )
    view, rng = HONOR.from_position(position).view(0), Rng(5)
    ways_found = Counter()
    for _ in range(3000):
        hand = view.imagine(rng).position()["hands"][1]
        stars = [name for name in hand if "star" in name]
        assert stars
        ways_found[len(stars)] += 1
    # Twelve unseen cards, three generals, four for Bob: 9 choose 3 x 3, 9 choose 2 x 3, 9 choose 1.
    weights = {1: 3 * 84, 2: 3 * 36, 3: 9}
    whole = sum(weights.values())
    value = sum(
        (ways_found[stars] - 3000 * weight / whole) ** 2 / (3000 * weight / whole)
        for stars, weight in weights.items()
    )
    assert value < 30


def test_spoils_vk04_imagined_spoils_are_dealt_by_number():
    """VK4: three captured cards, one each, in six ways as likely. Chi-square, 5 degrees."""
    hands = {0: "r5 g5 y5 k5", 1: "r6 g6 y6 k6", 2: "r7 g7 y7 k7", 3: "r2 g2 y2 k2"}
    position = late("partners", hands, spoils={0: "r*", 1: "r**", 2: "g***", 3: "y***"})
    view, rng, found = HONOR.from_position(position).view(0), Rng(14), Counter()
    for _ in range(6000):
        sample = view.imagine(rng).position()
        assert sample["spoils"][0] == cards("r*")
        assert len(sample["lost"]) == 20
        found[tuple(some[0] for some in sample["spoils"][1:])] += 1
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 30


@every_mode
def test_redeal_what_is_imagined_looks_the_same(mode):
    """At every step for everybody, also between rounds: the same bytes, and it can be."""
    rng = Rng(9)
    for seed in (1, 2):
        for state in walk(mode, seed, every=3, rounds=2, redeal=True):
            for seat in EVERYBODY:
                view = state.view(seat)
                sample = view.imagine(rng)
                assert sample.view(seat).encode() == view.encode()
                assert sample.actor == state.actor
                assert sample.scores == state.scores
                again = HONOR.from_position(sample.position())
                assert again.position() == sample.position()
                for other in EVERYBODY:
                    assert again.view(other).encode() == sample.view(other).encode()


@every_mode
def test_play_a_view_is_not_changed_by_imagining(mode):
    for state in walk(mode, seed=11, every=17):
        for seat in EVERYBODY:
            view = state.view(seat)
            before = view.encode()
            first, second = view.imagine(Rng(1)), view.imagine(Rng(1))
            assert first.position() == second.position()
            finish(first)
            assert view.encode() == before
            assert view.imagine(Rng(1)).position() == second.position()


@every_mode
def test_setup_what_is_imagined_of_a_new_deal_knows_no_more_than_chance(mode):
    """Bob's hand as Alan imagines it, against the truth: exact odds over many deals."""
    rng = Rng(12)
    found = expected = variance = 0.0
    for seed in range(500):
        state = HONOR.new(4, mode, seed=seed, starter=1)
        truth = set(state.position()["hands"][1])
        sample = set(state.view(0).imagine(rng).position()["hands"][1])
        size, whole = len(truth), 3 * len(truth)
        share = size / whole
        found += len(truth & sample)
        expected += size * share
        variance += size * share * (1 - share) * (whole - size) / (whole - 1)
    assert abs(found - expected) < 4.5 * sqrt(variance)


def test_sacrifice_voids_are_respected_in_the_middle_of_a_phase():
    """Diane's hidden card and her hand have no red; every other colour comes up."""
    plays = along(FLOW, "r5 r2 g5 k3 g6 y5 r6 g3 y2 y6 y3 g2")
    state = scene("partners", plays, "k5 r7 k7 y7")
    follow(state, ", ".join(plays.split(", ")[:4]))
    view, rng, colours = state.view(0), Rng(3), Counter()
    for _ in range(400):
        sample = view.imagine(rng).position()
        assert not any(colour_of(name) == "red" for name in sample["hands"][3])
        colours[sample["plays"][3].split(" ")[1]] += 1
    assert set(colours) == {"green", "yellow", "black"}
