"""PettingZoo's own tests on every table, and what we promise beyond them."""

import pickle
import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import kachidoki
from kachidoki.envs import pettingzoo
from kachidoki.games.adventure.moves import FIRST_PLAY
from tests.envs.tables import AGAINST, ALL, check_rewards, renamed_cards, short

# PettingZoo knows the environments with a mask by name, and warns about all others.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(env, pick):
    """Play to the end with the legal moves that `pick` chooses; the last reward of each agent."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(pick.choice(legal)))
    return rewards


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_pettingzoo_api(game, players, mode, capsys):
    api_test(pettingzoo.env(game, players, mode), num_cycles=2000)
    api_test(pettingzoo.raw_env(game, players, mode, **short(game, mode)), num_cycles=50)


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_pettingzoo_seed(game, players, mode):
    seed_test(lambda: pettingzoo.env(game, players, mode, **short(game, mode)), num_cycles=500)


@pytest.mark.parametrize("game", kachidoki.games())
def test_pettingzoo_render(game, capsys):
    render_test(lambda render_mode: pettingzoo.env(game, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("features", ["planes", "v1"])
@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_the_observation_is_what_a_seat_may_know(game, players, mode, features):
    env = pettingzoo.env(game, players, mode, features=features, **short(game, mode))
    env.reset(seed=5)
    rules = kachidoki.game(game)
    layout = rules.planes(players) if features == "planes" else rules.layout(players)
    length = sum(numbers for _, numbers in layout)
    pick = random.Random(5)
    for _ in range(60):
        agent = env.agent_selection
        for other in env.agents:
            seen = env.observe(other)
            assert seen["observation"].shape == (length,)
            assert seen["observation"].dtype == np.float32
            assert 0.0 <= seen["observation"].min() <= seen["observation"].max() <= 1.0
            assert seen["action_mask"].dtype == np.int8
            assert seen["action_mask"].any() == (other == agent)
            assert env.infos[other] == {}
        assert env.state().shape == (length * players,)
        assert env.unwrapped.state_space.contains(env.state())
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        env.step(int(pick.choice(legal)))
        if any(env.terminations.values()):
            break


def test_the_name_carries_the_version_of_the_rules():
    rules = kachidoki.game("glory").rules
    assert str(pettingzoo.env("glory")) == f"kachidoki_glory_v{rules}"


@pytest.mark.parametrize(("game", "players", "mode"), AGAINST)
def test_the_winner_has_one_and_the_others_pay_for_it(game, players, mode):
    env = pettingzoo.env(game, players, mode, **short(game, mode))
    sides = kachidoki.game(game).sides(players, mode)
    for seed in range(3):
        env.reset(seed=seed)
        rewards = play(env, random.Random(seed))
        assert len(rewards) == players
        check_rewards([rewards[f"seat_{seat}"] for seat in range(players)], sides)


@pytest.mark.parametrize("seed", range(12))
def test_partners_get_the_same(pennies, seed):
    env = pettingzoo.env(pennies, 4, "partners")
    env.reset(seed=seed)
    rewards = play(env, random.Random(seed))
    check_rewards([rewards[f"seat_{seat}"] for seat in range(4)], ((0, 2), (1, 3)))


def test_the_end_tells_scores_and_winners():
    env = pettingzoo.env("glory", 2, rounds=1)
    env.reset(seed=3)
    pick = random.Random(3)
    while not any(env.terminations.values()):
        env.step(int(pick.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    info = env.infos["seat_0"]
    best = max(info["scores"])
    assert all(info["scores"][seat] == best for seat in info["winners"])
    assert not env.last()[0]["action_mask"].any()


def test_a_seed_settles_the_games_that_follow_too():
    def games(env, seed):
        starts = []
        for reset in (seed, None, None):
            env.reset(seed=reset)
            starts.append(env.state().tobytes())
        return starts

    first, second = pettingzoo.env("glory"), pettingzoo.env("glory")
    assert games(first, 9) == games(second, 9)
    assert len(set(games(first, 9))) == 3
    assert games(first, 9) != games(first, 10)


def test_without_a_seed_games_differ():
    starts = set()
    for _ in range(3):
        env = pettingzoo.env("glory")
        env.reset()
        starts.add(env.state().tobytes())
    assert len(starts) > 1


def test_an_illegal_move_loses_and_ends_the_game():
    env = pettingzoo.env("glory", 3)
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.agents}


def test_the_raw_environment_refuses_an_illegal_move_with_the_reason():
    env = pettingzoo.raw_env("glory", 2)
    env.reset(seed=1)
    before = env.state().tobytes()
    illegal = kachidoki.game("glory").parse("end turn").index
    with pytest.raises(kachidoki.IllegalMove) as refused:
        env.step(illegal)
    assert refused.value.reason == "not-asked"
    with pytest.raises(ValueError, match="10000"):
        env.step(10_000)
    assert env.state().tobytes() == before


def test_what_cannot_be_set_up_is_refused():
    with pytest.raises(kachidoki.UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(kachidoki.BadOption):
        pettingzoo.env("glory", 7)
    with pytest.raises(kachidoki.BadOption):
        pettingzoo.env("glory", 2, "solo")
    with pytest.raises(kachidoki.BadOption):
        pettingzoo.env("glory", 2, colour="red")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("glory", 2, render_mode="rgb_array")


def test_it_pickles():
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("glory", 3, "ninja", rounds=2)))
    env.reset(seed=1)
    assert env.num_agents == 3
    assert env.task.setup.options["rounds"] == 2


def test_seats_asked_at_the_same_time_answer_one_after_another(pennies):
    env = pettingzoo.env(pennies, 2)
    env.reset(seed=1)
    assert str(env) == "kachidoki_pennies_v3"
    assert env.agent_selection == "seat_1"
    sealed = env.observe("seat_0")
    env.step(1)
    assert env.agent_selection == "seat_0"
    assert (env.observe("seat_0")["observation"] == sealed["observation"]).all()
    env.step(1)
    assert env.rewards == {"seat_0": 1.0, "seat_1": -1.0}


@pytest.mark.parametrize(("mode", "players"), [("together", 2), ("solo", 1)])
def test_seats_that_play_against_the_game_win_or_lose_together(pennies, mode, players):
    env = pettingzoo.env(pennies, players, mode)
    results = set()
    for seed in range(12):
        env.reset(seed=seed)
        rewards = play(env, random.Random(seed))
        assert len(set(rewards.values())) == 1
        results.add(rewards["seat_0"])
    assert results == {1.0, -1.0}


def test_actions_mean_the_cards_that_are_played_with(tmp_path):
    """A card set of one's own, in which no card has the id that it has in ours."""
    cards = renamed_cards(tmp_path / "mine")
    env = pettingzoo.env("adventure", players=2, mode="first", cards=cards, ask_policy="exact")
    env.reset(seed=1)
    pick = random.Random(1)
    played = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        cards_first = [one for one in legal if one >= FIRST_PLAY]
        played += bool(cards_first)
        env.step(int(pick.choice(cards_first or list(legal))))
    assert played > 5
