"""Rounds of Jeraku with all that was played, and every world that agrees with it.

All worlds are listed by brute force: every way to lay the unseen cards, of which those remain in
which everything that was played could be played, and for the same reason.
"""

import random
from collections import Counter
from itertools import combinations
from math import factorial, sqrt

import pytest

from kachidoki import CHANCE, Rng
from kachidoki.games.jeraku.hidden import Hidden
from tests.games.jeraku.positions import party
from tests.games.jeraku.reference_table import hands_of
from tests.games.jeraku.states import DECK, JERAKU, clumped, see


def chi_square(found, weights):
    """The statistic of counts against weights, and a bound that chance exceeds about once in a
    million runs."""
    draws, whole = sum(found.values()), sum(weights.values())
    value = sum(
        (found[kind] - draws * weight / whole) ** 2 / (draws * weight / whole)
        for kind, weight in weights.items()
    )
    free = len(weights) - 1
    return value, free + 6.0 * sqrt(2.0 * free) + 12.0


def fits(found, weights):
    assert set(found) <= set(weights)
    if len(weights) > 1:
        value, bound = chi_square(found, weights)
        assert value < bound


class Story:
    """A game, and of its round what the worlds must agree with."""

    def __init__(self, mode, players, pick, **options):
        self.mode, self.players, self.pick = mode, players, pick
        self.state = JERAKU.start(players, mode, **options)
        self.state.events = []
        self.rng = Rng(pick.randrange(10**9))
        # The plays of the round as (party, card, the first card of the skirmish, why).
        self.plays, self.led, self.picks = [], None, [[], []]

    def go_on(self):
        state = self.state
        state.events = []
        if state.actor == CHANCE:
            if see(state, "step") == "deal":
                self.plays, self.picks = [], [[], []]
                state.play(
                    clumped(self.pick) if self.pick.random() < 0.7 else state.chance(self.rng)
                )
            else:
                state.play(state.chance(self.rng))
            return
        seat = self.pick.choice(state.actors)
        # Cards soon: what they do on the map tells nothing.
        moves = {str(move): move for move in state.moves(seat)}
        text = "stop" if "stop" in moves else self.pick.choice(list(moves))
        if text.startswith("draft"):
            self.picks[self.party_of(seat)].append(text.removeprefix("draft "))
        state.play(moves[text], seat)
        for event in state.events:
            if event.key == "draft" and event.auto:
                seen = event.seen_by(event.values["seat"]).values
                at = self.party_of(event.values["seat"])
                self.picks[at].append(f"{seen['suit']} {seen['value']}")
            elif event.key == "skirmish":
                self.led = None
            elif event.key == "play":
                name = f"{event.values['suit']} {event.values['value']}"
                self.led = self.led or name
                who = party(self.mode, event.values["clan"])
                self.plays.append((who, name, self.led, event.values["why"]))

    def party_of(self, seat):
        return seat // 2 if self.mode == "armies-team" else seat

    def suit(self, name):
        suit, value = name.split(" ")
        suited = self.state.position()["options"]["ninja_has_suit"] or value != "ninja"
        return suit if suited else None

    def possible(self, hands):
        """Whether all plays could be made from these hands, for the same reasons."""
        left = [set(hand) for hand in hands]
        for who, name, _, _ in self.plays:
            left[who].add(name)
        for who, name, led, why in self.plays:
            suit = self.suit(led)
            holds = suit is not None and any(self.suit(other) == suit for other in left[who])
            if why != "lead" and suit is not None:
                if holds != (self.suit(name) == suit) or (why == "void") != (not holds):
                    return False
            left[who].remove(name)
        return True

    def worlds(self, viewer):
        """Hands and discards of the others: every way, the hands first."""
        position = self.state.position()
        parties = position["parties"]
        me = None if viewer is None else self.party_of(viewer)
        seen = {name for entry in parties for name in entry["played"]}
        bound = {at: set() for at in range(len(parties))}
        if me is not None:
            seen |= {*parties[me]["hand"], *parties[me].get("discarded", [])}
            if self.mode.startswith("armies"):
                bound[1 - me] = set(self.picks[1 - me][1:]) - seen
            else:
                order = see(self.state, "order")
                left = order[(order.index(me) + 1) % len(order)]
                bound[left] = set(parties[me]["given"]) - seen
        fixed = set().union(*bound.values())
        unseen = [name for name in DECK if name not in seen and name not in fixed]
        others = [at for at in range(len(parties)) if at != me]
        whole = {
            at: len(parties[at]["hand"]) + len(parties[at].get("discarded", [])) for at in others
        }
        sizes = [whole[at] - len(bound[at]) for at in others]
        for dealt in hands_of(unseen, sizes):
            held = [sorted(bound[at] | set(hand)) for at, hand in zip(others, dealt, strict=False)]
            yield from self.with_discards(position, others, held)

    def with_discards(self, position, others, held):
        """Each card may have been laid aside, where one was."""
        parties = position["parties"]
        ways = [[]]
        for at, cards in zip(others, held, strict=True):
            aside = len(parties[at].get("discarded", []))
            ways = [
                [*way, (tuple(name for name in cards if name not in gone), gone)]
                for way in ways
                for gone in combinations(cards, aside)
            ]
        for way in ways:
            hands = [entry["hand"] for entry in parties]
            for at, (hand, _) in zip(others, way, strict=True):
                hands[at] = hand
            if self.possible(hands):
                yield tuple(way)

    def check_known(self, view, worlds):
        """What a viewer is told to know of a hand is there in every world; and of the cards that
        he gave or saw drafted, all of which that is true are told."""
        me = None if view.seat is None else self.party_of(view.seat)
        entries = view.table()["parties"]
        others = [at for at in range(len(entries)) if at != me]
        seen = set() if me is None else set(self.state.position()["parties"][me].get("given", []))
        if me is not None and self.mode.startswith("armies"):
            seen = set(self.picks[1 - me][1:])
        for number, at in enumerate(others):
            sure = set.intersection(*(set(world[number][0]) for world in worlds))
            assert set(entries[at]["known"]) <= sure
            if self.mode != "neutral":
                assert set(entries[at]["known"]) == sure & seen

    def world_of(self, position, viewer):
        me = None if viewer is None else self.party_of(viewer)
        return tuple(
            (tuple(sorted(entry["hand"])), tuple(entry.get("discarded", [])))
            for at, entry in enumerate(position["parties"])
            if at != me
        )

    def ways(self, viewer):
        """How many ways there are to deal the unseen cards, whatever was played."""
        parties = self.state.position()["parties"]
        me = None if viewer is None else self.party_of(viewer)
        seen = sum(len(entry["played"]) for entry in parties)
        if me is not None:
            seen += len(parties[me]["hand"]) + len(parties[me].get("discarded", []))
        others = [entry for at, entry in enumerate(parties) if at != me]
        hidden = [len(entry["hand"]) for entry in others]
        hidden += [len(entry.get("discarded", [])) for entry in others]
        count = factorial(21 - seen)
        for size in (*hidden, 21 - seen - sum(hidden)):
            count //= factorial(size)
        return count


def situations(mode, players, pick, wanted, most, **options):
    """Moments at which a random viewer has few worlds to think of; in most of them a suit that
    somebody does not have makes them fewer."""
    while wanted:
        story = Story(mode, players, pick, **options)
        viewer = pick.choice((None, *range(players)))
        while not story.state.over:
            story.go_on()
            if not story.plays or story.state.actor < 0 or story.state.together:
                continue
            told = any(entry["voids"] for entry in see(story.state, "parties"))
            if story.ways(viewer) <= most and (told or pick.random() < 0.02):
                yield story, viewer
                wanted -= 1
                viewer = pick.choice((None, *range(players)))
                break
            if see(story.state, "round") > 1:
                break


def compare(found):
    """Brute force against the imagination; how often something was ruled out."""
    rng, narrowed = Rng(77), 0
    for story, viewer in found:
        worlds = list(story.worlds(viewer))
        assert len(set(worlds)) == len(worlds)
        assert story.world_of(story.state.position(), viewer) in worlds
        view = story.state.view(viewer)
        story.check_known(view, worlds)
        assert sum(Hidden(view).weights) == pytest.approx(len(worlds))
        draws = max(300, 8 * len(worlds))
        drawn = Counter(story.world_of(view.imagine(rng).position(), viewer) for _ in range(draws))
        fits(drawn, dict.fromkeys(worlds, 1))
        narrowed += len(worlds) < story.ways(viewer)
    return narrowed


def recruited(mode, players, seed, **options):
    """A story whose skirmishes are about to begin."""
    story = Story(mode, players, random.Random(seed), **options)
    while see(story.state, "skirmish") == 0:
        story.go_on()
    return story
