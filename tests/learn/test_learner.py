"""Learning: the slope is right, samples are what games were, and a tiny network gets better."""

from math import log

import numpy as np
import pytest

from kachidoki.bots.network import Judge, Network, Shape
from kachidoki.bots.scope import Scope, Seating
from kachidoki.kernel.errors import BadOption
from kachidoki.learn.ladder import climb
from kachidoki.learn.learner import Learner, place
from kachidoki.learn.luck import Luck
from kachidoki.learn.selfplay import Samples, Selfplay

LAYERS = (16, 8)


def learner_of(game="honor", layers=LAYERS, room=4000, seed=1):
    return Learner(Scope(game), layers, place("cpu", seed), room, seed)


def some_samples(scope, players, count=400, seed=2):
    luck = np.random.default_rng(seed)
    shape = (count, len(scope.places[players]))
    rows = (luck.random(shape) < 0.1).astype(np.uint8) * 255
    moves = luck.integers(0, scope.moves + 1, count)
    leans = -luck.random(count).astype(np.float32)
    return Samples(0, rows, moves, leans, luck.random(count).astype(np.float32))


def test_the_slope_is_what_differences_say():
    learner = learner_of()
    learner.add(some_samples(learner.scope, 4))
    # Nowhere flat: the last layer begins as nothing.
    luck = np.random.default_rng(4)
    learner.weights += luck.normal(0, 0.2, len(learner.weights)).astype(np.float32)
    chosen = np.arange(60)

    def loss():
        learner.steps = 0
        learner._fit(chosen)
        return learner.loss

    loss()
    slope = learner.slope.copy()
    steepest = np.argsort(-np.abs(slope))[:40]
    others = luck.choice(len(slope), 40)
    for at in [*steepest, *others]:
        before, width = learner.weights[at], 3e-3
        learner.weights[at] = before + width
        above = loss()
        learner.weights[at] = before - width
        below = loss()
        learner.weights[at] = before
        assert (above - below) / (2 * width) == pytest.approx(slope[at], abs=4e-4, rel=0.05)


def test_the_learner_and_the_judge_say_the_same():
    learner = learner_of()
    scope = learner.scope
    samples = some_samples(scope, 4, 50)
    learner.add(samples)
    for step in range(5):
        learner.learn(32, step / 5)
    learner.mean[:] = learner.weights
    judge = Judge(learner.network({}), scope, scope.seatings[0].mode, 4)
    told = judge.logits(samples.rows, samples.moves, samples.leans)
    learner.steps = 0
    learner._fit(np.arange(50))
    wanted = samples.targets
    loss = np.mean(np.log1p(np.exp(told)) - wanted * told)
    assert loss == pytest.approx(learner.loss, abs=1e-4)


def test_the_oldest_samples_make_room():
    learner = learner_of(room=500)
    samples = some_samples(learner.scope, 4, 400)
    learner.add(samples)
    assert (learner.held, learner.received) == (400, 400)
    later = some_samples(learner.scope, 4, 400, seed=9)
    learner.add(later)
    assert (learner.held, learner.received) == (500, 800)
    assert np.array_equal(learner.targets[400:], later.targets[:100])
    assert np.array_equal(learner.targets[:300], later.targets[100:])
    assert np.array_equal(learner.targets[300:400], samples.targets[300:])


def test_samples_are_what_the_seats_met():
    """Rows are of open choices, targets are chances, and each round is told to its end."""
    scope = Scope("honor")
    seating = Seating("partners", 4)
    play = Selfplay(scope, seating, Network.empty(Shape.of(scope, LAYERS)), 6, 1, 0.9)
    while play.finished < 4:
        play.step()
    samples = play.take()
    assert play.ready == 0
    assert len(samples.targets) == len(samples.rows) == len(samples.moves) > 300
    assert samples.rows.shape[1] == scope.game.width(4)
    assert 0.0 <= samples.targets.min() < 0.4 < 0.6 < samples.targets.max() <= 1.0
    assert samples.leans.max() == 0.0
    assert (samples.moves == scope.moves).any()
    assert samples.rows.any(axis=1).all()


def test_without_mixing_each_choice_is_worth_how_it_ended():
    """With λ of 1 and nobody trying anything, the target is the result of the round alone."""
    scope = Scope("honor")
    network = Network.empty(Shape.of(scope, LAYERS))
    play = Selfplay(scope, Seating("partners", 4), network, 1, 3, 1.0)
    game = play.games[0]
    game.daring = [0.0] * 4
    ends = []
    end = play._end
    play._end = lambda one: (ends.append(list(one.state.results())), end(one))
    while not ends:
        play.step()
    assert set(np.round(play.take().targets, 6)) <= set(np.round(np.float32(ends[0]), 6))


def test_who_only_follows_the_advice_wins_as_often_as_the_advice():
    """At the start the network is the advice: each deal is won once by each side."""
    scope = Scope("honor")
    network = Network.empty(Shape.of(scope, LAYERS))
    score = climb(scope, Seating("partners", 4), network, 8, 1)
    assert (score.games, score.rate) == (8, 0.5)


def test_a_tiny_network_learns_in_seconds():
    """From games of its own it foretells how rounds end, in games that it has not seen."""
    learner = learner_of(layers=(32, 16), room=40_000)
    scope = learner.scope
    seating = Seating("partners", 4)
    play = Selfplay(scope, seating, Network.empty(learner.shape), 24, 7, 0.95)

    def gathered(count):
        while play.ready < count:
            play.step()
        return play.take()

    learner.add(gathered(5_000))
    fresh = gathered(1_500)
    for step in range(150):
        learner.learn(256, step / 150)
    told = Judge(learner.network({}), scope, seating.mode, 4)
    chances = told.chances(fresh.rows, fresh.moves, fresh.leans)
    mean = fresh.targets.mean()
    plain = -mean * log(mean) - (1 - mean) * log(1 - mean)
    wanted = fresh.targets
    loss = -np.mean(wanted * np.log(chances) + (1 - wanted) * np.log(1 - chances))
    assert loss < plain - 0.04


def test_a_device_that_is_not_there_is_refused():
    pytest.importorskip("torch")
    with pytest.raises(BadOption, match="train-device"):
        place("tpu", 1)


def test_pytorch_and_numpy_learn_alike():
    torch = pytest.importorskip("torch")
    from kachidoki.learn.learner import OnDevice

    scope = Scope("honor")
    ours = Learner(scope, LAYERS, place("cpu", 1), 1000, 1)
    theirs = Learner(scope, LAYERS, OnDevice("cpu", 1), 1000, 1)
    for one in (ours, theirs):
        one.add(some_samples(scope, 4))
    for step in range(20):
        chosen = np.random.default_rng(step).integers(400, size=64)
        ours.at.drawn = lambda below, count, chosen=chosen: chosen
        theirs.at.drawn = lambda below, count, chosen=chosen: torch.from_numpy(chosen)
        ours.learn(64, step / 20)
        theirs.learn(64, step / 20)
    assert np.abs(ours.vector() - theirs.vector()).max() < 1e-4
    assert ours.loss == pytest.approx(theirs.loss, abs=1e-4)


def test_luck_is_even_and_repeats():
    luck = Luck(7)
    drawn = luck.below(10, 20_000)
    counts = np.bincount(drawn, minlength=10)
    assert len(counts) == 10
    assert 1_800 < counts.min() <= counts.max() < 2_200
    bell = luck.normal(20_001)
    assert abs(bell.mean()) < 0.03
    assert 0.97 < bell.std() < 1.03
    assert 0.94 < (np.abs(bell) < 2).mean() < 0.965
    assert np.array_equal(Luck(7).below(10, 20_000), drawn)
    assert not np.array_equal(Luck(8).below(10, 20_000), drawn)
