"""What a seat may know in every game, and states that it cannot tell from the truth."""

import json
import random

import pytest

import kachidoki
from kachidoki import BadOption, Rng
from tests.games.worlds import (
    discreet,
    every_game,
    every_hiding_table,
    every_table,
    finish,
    observed,
    short,
    turned,
    twins,
    walk,
)

# As many random games as it takes to compare enough: some are short.
GAMES = range(1, 21)


@every_hiding_table
def test_nobody_sees_what_he_cannot_know(game, mode, players):
    """Substitution: exchange what is hidden, and the view has the same bytes."""
    pick = random.Random(players)
    exchanged = twins(game).exchanged
    width = kachidoki.game(game).width(players)
    compared = changed = 0
    for seed in GAMES:
        for state in walk(game, mode, players, seed, every=3, most=150):
            for seat in (None, *range(players)):
                other = exchanged(state, seat, pick)
                view, twin = state.view(seat), other.view(seat)
                assert view.encode() == twin.encode()
                assert view.features() == twin.features()
                assert observed(state, seat, width) == observed(other, seat, width)
                compared += 1
                changed += state.position() != other.position()
        if compared > 160:
            break
    # The exchange exchanges: a test that compares a state with itself sees no leak.
    assert changed > compared / 2 > 80


@every_hiding_table
def test_nobody_is_told_what_he_cannot_know(game, mode, players):
    """The same moves in two worlds that a viewer cannot tell apart bring him the same events."""
    pick = random.Random(players)
    compared = 0
    options = {**short(game, mode, 2), **discreet(game, mode)}
    for seed in GAMES:
        for state in walk(game, mode, players, seed, every=2, most=120, **options):
            compared += told_alike(game, state, pick.choice([None, *range(players)]), pick)
        if compared > 100:
            break
    assert compared > 100


def told_alike(game, state, seat, pick):
    """Some moves in two worlds that `seat` cannot tell apart: how many brought the same."""
    if state.actor < 0:
        return 0
    worlds = [state.copy(), twins(game).exchanged(state, seat, pick)]
    for compared in range(12):
        here, there = worlds
        if here.actor < 0:
            return compared
        listed = {str(move) for move in there.moves()}
        both = [move for move in here.moves() if str(move) in listed]
        if not both:
            return compared
        move = pick.choice(both)
        told = []
        for world in worlds:
            world.events = []
            world.play(move)
            told.append([event.seen_by(seat).data() for event in world.events])
        keys = {event["key"] for events in told for event in events}
        if keys & twins(game).SHOWING or any(key.endswith("-seen") for key in keys):
            return compared  # from here the viewer may know
        assert told[0] == told[1]
        assert here.view(seat).encode() == there.view(seat).encode()
    return 12


@every_hiding_table
def test_what_may_be_taken_back_has_told_its_player_nothing(game, mode, players):
    """A choice without consequences in one world has none in another: else it was a free look."""
    pick = random.Random(players)
    compared = 0
    for seed in GAMES:
        # Also where questions tell what somebody holds.
        for state in walk(game, mode, players, seed, every=2, most=150, **short(game, mode, 2)):
            if state.actor < 0:
                continue
            seat = pick.choice(state.actors)
            other = twins(game).exchanged(state, seat, pick)
            move = pick.choice(state.moves(seat))
            worlds = [state.copy(), other]
            for world in worlds:
                world.play(move, seat)
            here, there = worlds
            if here.actor < 0 or here.revealing:
                continue
            compared += 1
            assert here.actors == there.actors
            assert here.view(seat).encode() == there.view(seat).encode()
        if compared > 120:
            break
    assert compared > 40


@every_table
def test_only_the_seat_that_is_asked_has_moves(game, mode, players):
    for state in walk(game, mode, players, seed=6, every=31):
        for seat in (None, *range(players)):
            data = json.loads(state.view(seat).encode())
            asked = seat is not None and seat in state.actors
            assert data["seat"] == seat
            assert data["moves"] == ([str(move) for move in state.moves(seat)] if asked else [])
            assert (data["question"] is not None) == asked


@every_table
def test_there_is_no_view_for_an_empty_chair(game, mode, players):
    state = kachidoki.game(game).new(players, mode, seed=1)
    for seat in (-1, players):
        with pytest.raises(BadOption):
            state.view(seat)


@every_table
def test_features_have_the_length_that_is_documented(game, mode, players):
    layout = kachidoki.game(game).layout(players)
    wanted = sum(length for _, length in layout)
    assert len({name for name, _ in layout}) == len(layout)
    for state in walk(game, mode, players, seed=7, every=37):
        for seat in (None, *range(players)):
            features = state.view(seat).features()
            assert len(features) == wanted
            assert all(0.0 <= number <= 1.0 for number in features)


@every_table
def test_planes_tell_apart_whatever_is_asked(game, mode, players):
    """Where a seat sees the same planes the table waits for the same, and asks the same seats."""
    rules = kachidoki.game(game)
    width = rules.width(players)
    assert len({name for name, _ in rules.planes(players)}) == len(rules.planes(players))
    told: dict[bytes, object] = {}
    for seed in GAMES:
        for state in walk(game, mode, players, seed, most=100, **short(game, mode)):
            for seat in (None, *range(players)):
                planes = observed(state, seat, width) + bytes([0 if seat is None else seat + 1])
                waits = awaited(state, seat)
                assert told.setdefault(planes, waits) == waits
        if len(told) > 2000:
            break


def awaited(state, seat):
    """What the table waits for, as far as a viewer knows it."""
    view = state.view(seat)
    table = view.table()
    said = [table[key] for key in ("step", "phase", "window", "actor") if key in table]
    return said, view.question and view.question.key


@every_game
def test_every_part_of_the_planes_says_something(game):
    """In some position of some mode each part is not all zeros, nor always the same."""
    rules = kachidoki.game(game)
    seen: dict[str, set[bytes]] = {}
    for mode, known in rules.modes.items():
        for players in known.players:
            layout, width = rules.planes(players), rules.width(players)
            for seed in GAMES:
                options = {**short(game, mode, 2), **(turned(game, mode) if seed % 2 else {})}
                for state in walk(game, mode, players, seed, **options):
                    for seat in (None, *range(players)):
                        gather(seen, layout, observed(state, seat, width))
                if seed > 1 and all(len(seen[name]) > 1 for name, _ in layout):
                    break
    assert [name for name, values in seen.items() if len(values) < 2] == []


def gather(seen, layout, planes):
    """Keep a few of the different things that each part has said."""
    at = 0
    for name, length in layout:
        values = seen.setdefault(name, set())
        if len(values) < 3:
            values.add(planes[at : at + length])
        at += length


# What a player may imagine.


@every_hiding_table
def test_what_is_imagined_looks_the_same(game, mode, players):
    rules = kachidoki.game(game)
    rng = Rng(9)
    width = rules.width(players)
    different = 0
    for state in walk(game, mode, players, seed=8, every=13):
        for seat in (None, *range(players)):
            view = state.view(seat)
            sample = view.imagine(rng)
            assert sample.view(seat).encode() == view.encode()
            assert observed(sample, seat, width) == observed(state, seat, width)
            # It is a position that can be.
            assert rules.from_position(sample.position()).position() == sample.position()
            different += sample.position() != state.position()
    assert different > 10


@every_table
def test_what_is_imagined_can_be_played_to_the_end(game, mode, players):
    rng = Rng(10)
    for number, state in enumerate(walk(game, mode, players, seed=9, every=97)):
        for seat in (None, number % players):
            finish(game, state.view(seat).imagine(rng), seed=number)


@every_table
def test_what_is_imagined_depends_on_the_view_alone(game, mode, players):
    """From two worlds that a viewer cannot tell apart, the same random numbers make one sample."""
    pick = random.Random(players)
    for number, state in enumerate(walk(game, mode, players, seed=11, every=29)):
        seat = pick.choice([None, *range(players)])
        other = twins(game).exchanged(state, seat, pick)
        samples = [world.view(seat).imagine(Rng(number)).position() for world in (state, other)]
        assert samples[0] == samples[1]
