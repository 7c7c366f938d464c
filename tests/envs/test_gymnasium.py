"""One seat against named bots, and many tables at once."""

import random
from itertools import pairwise

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv

import kachidoki
from kachidoki import BadBot, BadOption, IllegalMove, Log, Rng
from kachidoki.bots import Bot, Line, Thought
from kachidoki.envs import gymnasium, vector
from kachidoki.kernel.batch import Batch, Seat
from kachidoki.kernel.playout import settle
from tests.envs.tables import ALL, short
from tests.games.worlds import observed

every_table = pytest.mark.parametrize(("game", "players", "mode"), ALL)


class Last(Bot):
    """Plays the last of its moves, and counts its thoughts."""

    def __init__(self):
        super().__init__()
        self.thoughts = 0

    def think(self, view):
        self.thoughts += 1
        return Thought([Line(move, 0, 0.5) for move in reversed(view.moves)], 0, 0.0)


def legal(mask, pick):
    """A legal action, or one for each row."""
    rows = np.atleast_2d(mask)
    chosen = [pick.choice(np.flatnonzero(row)) for row in rows]
    return np.array(chosen) if mask.ndim == 2 else int(chosen[0])


def episode(env, seed):
    """One game with random moves: what was seen on the way, and the end."""
    pick = random.Random(seed)
    now, info = env.reset(seed=seed)
    seen, ended, reward = [now["observation"].tobytes()], False, 0.0
    while not ended:
        now, reward, ended, cut, info = env.step(legal(now["action_mask"], pick))
        seen.append(now["observation"].tobytes())
        assert not cut
        assert reward == 0.0 or ended
    return seen, reward, info


# One seat.


@every_table
def test_a_seat_plays_against_bots(game, players, mode):
    seat = players - 1
    env = gymnasium.env(game, players, mode, seat=seat, **short(game, mode))
    seen, reward, info = episode(env, 5)
    assert all(env.observation_space["observation"].contains(now) for now in [unpacked(seen[-1])])
    assert -1.0 <= reward <= 1.0
    won = seat in info["winners"]
    assert (reward > 0.0) >= (won and len(info["winners"]) < players)
    assert len(info["scores"]) == players
    # The same seed, the same game; another one, another game.
    assert episode(env, 5)[0] == seen


def unpacked(row):
    return np.frombuffer(row, np.float32)


def test_gymnasium_checks_the_environment():
    env = gymnasium.env("honor", mode="individual", bots=["random", "greedy", "greedy"], rounds=1)
    check_env(env, skip_render_check=True)


def test_an_illegal_action_loses_and_says_why():
    env = gymnasium.env("glory", rounds=1)
    now, _ = env.reset(seed=1)
    before = env.log().dumps()
    illegal = int(np.flatnonzero(now["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"]
    assert env.log().dumps() == before


def test_a_bot_of_ones_own_takes_the_other_seats():
    bot = Last()
    env = gymnasium.env("glory", 3, bots={0: bot, 2: "greedy"}, seat=1, rounds=1)
    _, _, info = episode(env, 2)
    assert bot.thoughts > 5
    assert Log.loads(env.log().dumps()).state().scores == info["scores"]
    assert env.log().header.seats == ("Last", "learner", "greedy")


def test_scores_are_told_all_the_time():
    env = gymnasium.env("glory", rounds=2)
    _, info = env.reset(seed=1)
    assert info == {"scores": (0, 0)}
    pick, told = random.Random(1), [info["scores"]]
    now, ended = env.reset(seed=1)[0], False
    while not ended:
        now, _, ended, _, info = env.step(legal(now["action_mask"], pick))
        told.append(info["scores"])
    assert all(sum(before) <= sum(after) for before, after in pairwise(told))
    assert "winners" in info
    assert env.action_masks().sum() == 0


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"bots": "nobody"}, BadBot),
        ({"bots": ["greedy", "greedy"]}, BadBot),
        ({"bots": {0: "greedy"}}, BadBot),
        ({"seat": 2}, ValueError),
        ({"mode": "nothing"}, BadOption),
        ({"features": "v0"}, ValueError),
        ({"render_mode": "film"}, ValueError),
    ],
)
def test_what_cannot_be_set_up_is_refused(options, error):
    with pytest.raises(error):
        gymnasium.env("glory", **options).reset(seed=1)


def test_the_seat_is_rendered():
    env = gymnasium.env("glory", render_mode="ansi")
    env.reset(seed=1)
    assert '"draw-second"' in env.render() or '"act"' in env.render()


# Many tables.


@every_table
def test_every_table_shows_what_its_seat_may_know(game, players, mode):
    rules = kachidoki.game(game)
    env = vector.env(game, players, mode, tables=3, **short(game, mode))
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    now, info = env.reset(seed=4)
    assert env.observation_space.contains(now)
    pick, width = random.Random(4), rules.width(players)
    for _ in range(40):
        for table, state in enumerate(env._batch.states):
            seat = int(info["seat"][table])
            assert seat in state.actors
            assert now["observation"][table].tobytes() == observed(state, seat, width)
            moves = [move.index for move in state.moves(seat)]
            assert np.flatnonzero(now["action_mask"][table]).tolist() == sorted(moves)
        now, _, _, _, info = env.step(legal(now["action_mask"], pick))


@every_table
def test_ends_are_told_with_the_rewards_of_all_seats(game, players, mode):
    env = vector.env(game, players, mode, tables=4, **short(game, mode))
    now, info = env.reset(seed=2)
    pick, ends = random.Random(2), 0
    for _ in range(3000):
        acted = info["seat"]
        now, rewards, ended, cut, info = env.step(legal(now["action_mask"], pick))
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        assert ("final_info" in info) == ended.any()
        if not ended.any():
            continue
        final = info["final_info"]
        assert (info["_final_info"] == ended).all()
        for table in np.flatnonzero(ended):
            assert rewards[table] == final["rewards"][table, acted[table]]
            won = final["winners"][table]
            assert (final["scores"][table][won].tolist() == []) or final["rewards"][table].any()
            if len(env.task.sides) == players > 1:
                assert final["rewards"][table].sum() == pytest.approx(0.0)
        ends += int(ended.sum())
        if ends >= 3:
            break
    assert ends >= 3


def test_a_table_has_the_luck_of_its_seed():
    """Table n of seed s begins like the only table of seed s + n, and goes on like it."""
    many, one = vector.env("glory", tables=5), vector.env("glory", tables=1)
    now, _ = many.reset(seed=10)
    alone, _ = one.reset(seed=13)
    for _ in range(300):
        assert now["observation"][3].tobytes() == alone["observation"][0].tobytes()
        actions = now["action_mask"].argmax(1)
        now = many.step(actions)[0]
        alone = one.step(actions[3:4])[0]
    again, _ = many.reset(seed=[7, 7, 7, 8, None])
    rows = [row.tobytes() for row in again["observation"]]
    assert rows[0] == rows[1] == rows[2] != rows[3]


@pytest.mark.parametrize("bots", [None, "greedy"])
def test_only_ones_own_seats_are_asked(bots):
    env = vector.env("glory", 4, tables=6, seats=(1, 3), bots=bots, rounds=1)
    now, info = env.reset(seed=1)
    pick, asked = random.Random(1), set()
    for _ in range(40):
        asked |= set(info["seat"].tolist())
        now, _, _, _, info = env.step(legal(now["action_mask"], pick))
    assert asked == {1, 3}


def test_a_game_of_a_batch_is_the_game_that_state_plays():
    """Against the kernel by hand: the same luck, the same moves, the same game."""
    glory = kachidoki.game("glory")
    env = vector.env("glory", tables=1, rounds=1)
    now, info = env.reset(seed=6)
    rng, state = Rng(6), glory.start(2, rounds=1)
    settle(state, rng)
    pick, ended = random.Random(3), [False]
    while not ended[0]:
        assert info["seat"][0] == state.actor
        action = legal(now["action_mask"], pick)
        state.play(glory.all_moves[action[0]])
        settle(state, rng)
        now, _, ended, _, info = env.step(action)
    assert state.over
    assert tuple(info["final_info"]["scores"][0]) == state.scores


def test_one_illegal_action_and_nothing_has_happened():
    env = vector.env("glory", tables=3)
    now, _ = env.reset(seed=1)
    before = now["observation"].tobytes()
    actions = now["action_mask"].argmax(1)
    actions[2] = int(np.flatnonzero(now["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(actions)
    assert now["observation"].tobytes() == before
    actions[2] = len(env.game.all_moves)
    with pytest.raises(ValueError, match="no action"):
        env.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 tables"):
        env.step(actions[:2])
    assert now["observation"].tobytes() == before


def test_tables_that_make_no_sense_are_refused():
    with pytest.raises(ValueError, match="none"):
        vector.env("glory", tables=0)
    with pytest.raises(ValueError, match="seats"):
        vector.env("glory", seats=2)
    with pytest.raises(ValueError, match="seats"):
        vector.env("glory", seats=())
    with pytest.raises(ValueError, match="comes first"):
        vector.env("glory").step(np.zeros(64, int))
    with pytest.raises(ValueError, match="2 seeds for 3 tables"):
        vector.env("glory", tables=3).reset(seed=[1, 2])
    with pytest.raises(ValueError, match="somebody"):
        Batch(kachidoki.game("glory").start(2), [], 1, [Seat(False), Seat(False)])
