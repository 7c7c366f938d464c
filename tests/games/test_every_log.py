"""Every game written down: positions, matches and logs come back as they were."""

import copy
import json
import random

import pytest

import kachidoki
from kachidoki import BadOption, BadPosition, CannotUndo, Log, Match, Rng
from tests.games.worlds import every_hiding_table, every_table, finish, short, step, walk
from tests.logs import played

# Positions.


@every_table
def test_positions_come_back_as_they_were(game, mode, players):
    """Through JSON, at every step."""
    rules = kachidoki.game(game)
    for state in walk(game, mode, players, seed=21, most=150):
        position = json.loads(json.dumps(state.position()))
        again = rules.from_position(position)
        assert again.position() == position
        assert again.actor == state.actor
        assert again.scores == state.scores
        assert again.winners == state.winners
        assert [str(move) for move in again.moves()] == [str(move) for move in state.moves()]
        for seat in (None, *range(players)):
            assert again.view(seat).encode() == state.view(seat).encode()


@every_table
def test_a_position_goes_on_like_the_state_it_came_from(game, mode, players):
    rules = kachidoki.game(game)
    for seed, state in enumerate(walk(game, mode, players, seed=22, every=53)):
        there = rules.from_position(state.position())
        here = state.copy()
        sources = [(Rng(seed), random.Random(seed)) for _ in range(2)]
        for _ in range(60):
            if here.over:
                break
            step(game, here, *sources[0])
            step(game, there, *sources[1])
            assert here.position() == there.position()
            assert here.view(0).encode() == there.view(0).encode()


@every_table
def test_every_field_of_a_position_is_needed_and_none_may_be_added(game, mode, players):
    rules = kachidoki.game(game)
    position = rules.new(players, mode, seed=1).position()
    for field in position:
        less = {name: value for name, value in position.items() if name != field}
        with pytest.raises(BadPosition) as refusal:
            rules.from_position(less)
        assert (refusal.value.reason, refusal.value.values["field"]) == ("missing-field", field)
    with pytest.raises(BadPosition) as refusal:
        rules.from_position({**position, "wind": "north"})
    assert refusal.value.reason == "unknown-field"


JUNK = (-1, 0, 1, 2, 3, 7, 10**9, 0.5, True, None, "", "farmer", "deck 1", [], {}, [[]])


def places(data, at=()):
    """The way to everything within a position."""
    children = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in children:
        yield (*at, key)
        if isinstance(value, (dict, list)):
            yield from places(value, (*at, key))


def spoiled(position, pick):
    """The same position with something exchanged, replaced by junk, or taken away."""
    found = copy.deepcopy(position)
    paths = list(places(found))
    *way, last = pick.choice(paths)
    holder = found
    for key in way:
        holder = holder[key]
    kind = pick.randrange(3)
    if kind == 0:
        del holder[last]
    elif kind == 1:
        holder[last] = pick.choice(JUNK)
    else:
        there = pick.choice(paths)
        other = position
        for key in there:
            other = other[key]
        holder[last] = copy.deepcopy(other)
    return found


@every_table
def test_a_spoiled_position_is_refused_or_plays_to_its_end(game, mode, players):
    rules = kachidoki.game(game)
    pick = random.Random(players)
    refused = accepted = 0
    for state in walk(game, mode, players, seed=23, every=2, most=200, **short(game, mode, 2)):
        for _ in range(3):
            try:
                read = rules.from_position(spoiled(state.position(), pick))
            except (BadPosition, BadOption):
                refused += 1
                continue
            assert rules.from_position(read.position()).position() == read.position()
            accepted += 1
            if accepted % 8 == 0:
                finish(game, read, seed=accepted)
    assert refused > 50


# Matches and logs.


@every_table
def test_a_log_reads_back_replays_and_is_fair(game, mode, players):
    match = played(mode, players, game=game)
    log = match.log
    again = Log.loads(log.dumps(), kachidoki.game)
    assert again.dumps() == log.dumps()
    assert again.game is kachidoki.game(game)
    assert again.verify().fair
    assert again.verify().finished
    assert again.state().position() == match.state.position()
    told = [event.data() for found in again.moments() for event in found.events]
    assert told == [event.data() for event in match.events]


@every_hiding_table
def test_nobody_hears_the_secrets_of_another(game, mode, players):
    match = played(mode, players, game=game)
    secret = [event for event in match.events if event.secrets]
    assert secret
    for event in match.events:
        assert set(event.secrets) <= set(range(players))
        for seat in (None, *range(players)):
            seen = event.seen_by(seat)
            assert seen.secrets == {}
            mine = {} if seat is None else event.secrets.get(seat, {})
            assert dict(seen.values) == {**event.values, **mine}
            assert set(seen.data()) == {"key", "values", "auto"}


@every_table
def test_a_choice_that_showed_nothing_can_be_taken_back_and_made_again(game, mode, players):
    """Where it is taken back, all is as it was but for the log; and nobody can undo for others."""
    match = Match(kachidoki.game(game), players, mode, seed=6, **short(game, mode))
    pick = random.Random(6)
    undone = kept = 0
    while not match.over:
        before, views = match.state.position(), [match.view(s).table() for s in range(players)]
        seat = int(match.state.actor)
        move = pick.choice(match.state.moves())
        match.play(move, seat)
        after = match.state.position()
        for other in range(players):
            if other != seat:
                with pytest.raises(CannotUndo):
                    match.undo(other)
        try:
            match.undo(seat)
        except CannotUndo:
            kept += 1
            assert match.state.position() == after
            continue
        undone += 1
        again = match.state.position()
        assert {**again, "serial": 0} == {**before, "serial": 0}
        assert [match.view(s).table() for s in range(players)] == views
        match.play(move, seat)
        assert {**match.state.position(), "serial": 0} == {**after, "serial": 0}
    assert undone
    assert kept
    assert match.log.verify().fair


@every_table
def test_a_match_can_be_resumed_anywhere(game, mode, players):
    match = Match(kachidoki.game(game), players, mode, seed=8, **short(game, mode))
    pick = random.Random(8)
    # The longer a log is, the longer it takes to read: in long games more rarely.
    wanted = 0
    while not match.over:
        if len(match.log) >= wanted:
            again = Match.resume(Log.loads(match.secret_log().dumps(), kachidoki.game))
            assert again.state.position() == match.state.position()
            assert again.question() == match.question()
            wanted = len(match.log) * 6 // 5 + 5
        match.play(pick.choice(match.state.moves()))
