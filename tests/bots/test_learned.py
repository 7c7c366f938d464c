"""Bots that learned: they answer at every table, see nothing that their seat does not, and say how
they expect to end."""

import random
import sys

import pytest

import kachidoki
from kachidoki import CHANCE, BadBot, MissingExtra, Rng
from kachidoki.bots import make
from kachidoki.bots.bot import Follower
from kachidoki.bots.learned import judge_of, learned
from tests.games.worlds import EVERY, every_table, some_hiding_tables, twins, walk

GAMES = kachidoki.games()


@every_table
def test_it_answers_at_every_table(game, mode, players):
    """A whole game with the network in every seat; looking ahead now and then."""
    state = kachidoki.game(game).start(players, mode)
    rng = Rng(3)
    glancing = [Follower(make("learned", seat)) for seat in range(players)]
    ahead = make("learned:20")
    asked = 0
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.chance(rng))
            continue
        seat = state.actor
        view = state.view(seat)
        asked += 1
        if asked % 40 == 0:
            thought = ahead.think(view)
            assert {line.move for line in thought.lines} == set(view.moves)
            assert all(0.0 <= line.value <= 1.0 for line in thought.lines)
        state.play(glancing[seat].choose(view), seat)
    assert asked > 5


@some_hiding_tables
def test_hidden_cards_do_not_change_its_mind(game, mode, players):
    """Exchange what a seat cannot know: it thinks the same, at a glance and looking ahead."""
    pick = random.Random(players)
    compared = changed = 0
    for state in walk(game, mode, players, 5, every=5, most=24):
        for seat in state.actors[:1]:
            other = twins(game).exchanged(state, seat, pick)
            changed += state.position() != other.position()
            for code in ("learned", "learned:24"):
                one = make(code, 4).think(state.view(seat))
                two = make(code, 4).think(other.view(seat))
                assert [line.data() for line in one.lines] == [line.data() for line in two.lines]
                assert one.then == two.then
            compared += 1
    assert changed > compared / 2 > 2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_thought(game):
    mode, players = next((mode, players) for name, mode, players in EVERY if name == game)
    for state in walk(game, mode, players, 8, every=17, most=6):
        for seat in state.actors[:1]:
            view = state.view(seat)
            first, again = (make("learned:30", 9).think(view) for _ in range(2))
            assert [line.data() for line in first.lines] == [line.data() for line in again.lines]


def test_it_keeps_to_its_time():
    """No clock in a test: with a budget of worlds it spends that many, and few more."""
    state = kachidoki.game("glory").new(2, seed=4)
    view = state.view(state.actor)
    thought = make("learned:60", 1).think(view)
    # It may stop early: where one choice is clearly ahead.
    assert 0 < thought.simulations <= 60 + 12
    # Of two budgets the one that ends first: here the time, after one lap of one world.
    hasty = make("learned:1000000:0.001ms", 1).think(view)
    assert 0 < hasty.simulations <= 12


@pytest.mark.parametrize("code", ["learned:x", "learned:0", "learned:-5", "learned:9e9"])
def test_a_wrong_budget_is_refused(code):
    with pytest.raises(BadBot):
        make(code)


def test_a_game_that_nobody_learned_is_refused(tmp_path, monkeypatch):
    learned.cache_clear()
    monkeypatch.setattr("kachidoki.bots.learned.network_of", lambda game: tmp_path / "none.npz")
    with pytest.raises(BadBot, match="no-network"):
        learned("glory")


def test_a_judge_is_made_once_for_each_kind_of_table():
    assert judge_of("glory", "standard", 2) is judge_of("glory", "standard", 2)
    assert judge_of("glory", "standard", 2) is not judge_of("glory", "standard", 3)


def test_without_numpy_it_says_what_is_missing(monkeypatch):
    for name in [*sys.modules]:
        if name.startswith(("kachidoki.bots.learned", "kachidoki.bots.network")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(kachidoki.bots, "learned")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra) as caught:
        make("learned")
    assert caught.value.values["extra"] == "learned"
