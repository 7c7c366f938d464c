"""OpenSpiel's own tests on every table, and what we promise beyond them."""

import itertools
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import kachidoki
from kachidoki.envs import openspiel
from kachidoki.envs.endings import Ending
from tests.envs.tables import AGAINST, ALL, HIDDEN, PENNIES, check_rewards, renamed_cards, short


@pytest.fixture
def pennies_game(pennies, monkeypatch):
    monkeypatch.setattr(openspiel, "find", lambda game_id: PENNIES)
    if openspiel.PREFIX + pennies not in pyspiel.registered_names():
        openspiel._register(PENNIES)
    return pennies


def step(state, pick):
    """One random step of chance or of a seat."""
    if state.is_chance_node():
        values, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(pick.choices(values, chances)[0])
    else:
        state.apply_action(pick.choice(state.legal_actions()))


def play(state, pick):
    while not state.is_terminal():
        step(state, pick)
    return state


def states(game, pick):
    """The states of one random game, one object that changes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        step(state, pick)
    yield state


def rarely(number):
    """Whether to look at that state of a game: at all early ones, at fewer and fewer later."""
    return number % (1 + number // 40) == 0


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_openspiel_random_sim(game, players, mode):
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", kachidoki.games())
def test_openspiel_random_sim_of_a_whole_game_as_it_is_loaded_by_name(game):
    loaded = pyspiel.load_game(openspiel.PREFIX + game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_openspiel_resample_infostate(game, players, mode):
    """What basic_tests.cc asks in ResampleInfostateTest, and at chance nodes too."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    for number, state in enumerate(states(loaded, random.Random(players))):
        if (state.is_chance_node() and number % 25) or not rarely(number):
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            for name in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(state, name)(player) == getattr(other, name)(player)
            assert state.current_player() == other.current_player()
            if state.current_player() == player:
                assert state.legal_actions() == other.legal_actions()


@pytest.mark.parametrize(("game", "players", "mode"), HIDDEN)
def test_a_sample_depends_on_nothing_that_the_seat_does_not_know(game, players, mode):
    """From two worlds that the seat cannot tell apart, the same random numbers make one sample."""
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    pick = random.Random(3)
    differing = 0
    for number, state in enumerate(states(loaded, pick)):
        if number % 5:
            continue
        seat = pick.randrange(players)
        first, second = pick.random(), pick.random()
        world = state.resample_from_infostate(seat, lambda first=first: first)
        differing += str(world) != str(state)
        one = state.resample_from_infostate(seat, lambda second=second: second)
        two = world.resample_from_infostate(seat, lambda second=second: second)
        assert str(one) == str(two)
        for player in range(players):
            assert one.information_state_string(player) == two.information_state_string(player)
        assert one.history() == []
    assert differing > 10


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_a_sample_can_be_copied_stored_and_played_on(game, players, mode):
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    pick = random.Random(4)
    for number, state in enumerate(states(loaded, pick)):
        if number % 60 or state.is_terminal():
            continue
        sample = state.resample_from_infostate(pick.randrange(players), pick.random)
        stored = pyspiel.serialize_game_and_state(loaded, sample)
        _, restored = pyspiel.deserialize_game_and_state(stored)
        seed = pick.random()
        ends = [
            play(copy, random.Random(seed))
            for copy in (sample.clone(), restored, pickle.loads(pickle.dumps(sample)), sample)
        ]
        assert len({str(end) for end in ends}) == 1
        assert len({tuple(end.history()) for end in ends}) == 1
        assert len({end.information_state_string(0) for end in ends}) == 1


@pytest.mark.parametrize(("game", "players", "mode"), ALL)
def test_the_information_state_recalls_everything(game, players, mode):
    """It grows by appending, and every choice of the seat is in it."""
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    pick = random.Random(6)
    state = loaded.new_initial_state()
    chosen = [[] for _ in range(players)]
    before = [""] * players
    for number in itertools.count():
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            action = pick.choice(state.legal_actions())
            chosen[player].append(state.action_to_string(player, action))
            state.apply_action(action)
        else:
            step(state, pick)
        for seat in range(players) if rarely(number) or state.is_terminal() else ():
            text = state.information_state_string(seat)
            now = text.removesuffix(state.observation_string(seat))
            assert now != text
            assert now.startswith(before[seat])
            before[seat] = now
            own = [line[2:] for line in now.splitlines() if line.startswith("> ")]
            assert own == chosen[seat]


def test_a_shuffle_is_drawn_card_by_card_with_exact_chances():
    game = openspiel.load("glory", 2, starter=1)
    state = game.new_initial_state()
    cards = {value: round(chance * 110) for value, chance in state.chance_outcomes()}
    assert sum(cards.values()) == 110
    pick = random.Random(1)
    for left in range(110, 0, -1):
        chances = {value: count / left for value, count in cards.items() if count}
        assert dict(state.chance_outcomes()) == chances
        step(state, pick)
        cards[state.history()[-1]] -= 1
    assert not state.is_chance_node()


@pytest.mark.parametrize(("game", "players", "mode"), AGAINST)
def test_returns_are_zero_sum_and_within_the_bounds(game, players, mode):
    loaded = openspiel.load(game, players, mode, **short(game, mode))
    sides = kachidoki.game(game).sides(players, mode)
    assert loaded.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert loaded.utility_sum() == 0.0
    assert (loaded.min_utility(), loaded.max_utility()) == (-1.0 / (len(sides) - 1), 1.0)
    for seed in range(2):
        returns = play(loaded.new_initial_state(), random.Random(seed)).returns()
        check_rewards(returns, sides)
        assert loaded.min_utility() <= min(returns) <= max(returns) <= loaded.max_utility()


@pytest.mark.parametrize("features", ["planes", "v1"])
def test_both_observers_have_a_name(features):
    game = openspiel.load("glory", 3, features=features, rounds=1)
    assert str(pyspiel.load_game(str(game))) == str(game)
    glory = kachidoki.game("glory")
    layout = glory.planes(3) if features == "planes" else glory.layout(3)
    state = game.new_initial_state()
    pick = random.Random(2)
    while state.move_number() < 200:
        step(state, pick)
    now = make_observation(game)
    now.set_from(state, 1)
    assert list(now.dict) == [name for name, _ in layout]
    assert now.tensor.tolist() == state.observation_tensor(1)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    spectator = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert "-seen" not in spectator.string_from(state, 1)
    assert "-seen" in state.information_state_string(1)
    with pytest.raises(ValueError, match="one seat"):
        make_observation(
            game,
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
        )


@pytest.mark.parametrize("game", kachidoki.games())
def test_openspiel_generates_a_playthrough(game):
    """OpenSpiel's own, which asks for what one seat alone knows too."""
    loaded = openspiel.load(game, **short(game, kachidoki.game(game).first_mode))
    lines = generate_playthrough.playthrough_lines(str(loaded), seed=1)
    for player in range(loaded.num_players()):
        assert any(line.startswith(f"PrivateObservationString({player})") for line in lines)
        assert any(line.startswith(f"ObservationTensor({player})") for line in lines)


def test_an_information_state_has_no_tensor_and_says_so():
    """Deep CFR would build a network of no inputs of an empty one."""
    game = openspiel.load("glory", 2, rounds=1)
    state = game.new_initial_state()
    for ask in (
        lambda: state.information_state_tensor(0),
        state.information_state_tensor,
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
    ):
        with pytest.raises(pyspiel.SpielError, match="observation_tensor"):
            ask()


def test_game_strings():
    game = openspiel.load("glory", 3, "ninja", rounds=1, keep_figures=False)
    text = "python_kachidoki_glory(mode=ninja,options=rounds:1;keep_figures:False,players=3)"
    assert str(game) == text
    assert str(pyspiel.load_game(text)) == text
    usual = openspiel.load("glory", 2, rounds=4)
    assert usual.get_parameters() == {"players": 2, "mode": "standard", "options": ""}
    assert str(pyspiel.load_game("python_kachidoki_glory")) == str(usual)


def test_a_game_string_carries_rules_data(tmp_path):
    row = "[3, 2, 1]"
    rows = f"[{', '.join([row] * 7)}]"
    file = tmp_path / "table.toml"
    file.write_text(f"[points]\nI = {rows}\nII = {rows}\nIII = {rows}\n")
    table = " | ".join([" ".join(["3/2/1"] * 7)] * 3)
    jeraku = kachidoki.game("jeraku")
    plain = openspiel.load("jeraku", 2, "duo")
    assert plain.get_parameters()["options"] == ""
    # By hand, and from a file.
    text = str(openspiel.load("jeraku", 2, "duo", rp_table=table))
    options = jeraku.rules_data(str(file))
    assert options == {"rp_table": table}
    assert str(openspiel.load("jeraku", 2, "duo", **options)) == text
    assert str(pyspiel.load_game(text)) == text
    # Who does not ask for it has what the game comes with.
    assert str(openspiel.load("jeraku", 2, "duo")) == str(plain)
    assert str(openspiel.load("jeraku", 2, "duo", rp_table="placeholder")) == str(plain)


def test_actions_have_the_names_of_the_cards_that_are_played_with(tmp_path):
    """A card set of one's own goes with the game string; its cards are named as there."""
    cards = renamed_cards(tmp_path / "mine")
    game = openspiel.load("adventure", 2, "first", cards=cards, ask_policy="exact")
    assert str(pyspiel.load_game(str(game))) == str(game)
    pick = random.Random(1)
    state = game.new_initial_state()
    named = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            named |= {state.action_to_string(player, one) for one in state.legal_actions()}
        step(state, pick)
    cards_named = {text for text in named if text.startswith("play ")}
    assert len(cards_named) > 5
    assert all(text.startswith("play my-") for text in cards_named)


def test_what_cannot_be_set_up_is_refused():
    with pytest.raises(kachidoki.UnknownGame):
        openspiel.load("chess")
    with pytest.raises(kachidoki.BadOption):
        openspiel.load("glory", 9)
    for text in ("mode=solo", "players=9", "options=rounds", "options=colour:red"):
        with pytest.raises(kachidoki.BadOption):
            pyspiel.load_game(f"python_kachidoki_glory({text})")


def test_an_illegal_action_is_refused_and_changes_nothing():
    state = openspiel.load("glory", 2, starter=1).new_initial_state()
    with pytest.raises(ValueError, match="200"):
        state.apply_action(200)
    pick = random.Random(2)
    while state.is_chance_node():
        step(state, pick)
    before = str(state)
    with pytest.raises(kachidoki.IllegalMove):
        state.apply_action(kachidoki.game("glory").parse("end turn").index)
    with pytest.raises(ValueError, match="10000"):
        state.apply_action(10_000)
    assert str(state) == before


@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (3, "both")])
def test_openspiels_ismcts_plays(players, mode):
    game = openspiel.load("glory", players, mode, rounds=1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    pick = random.Random(3)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.current_player() == 0 and decisions < 25:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
        else:
            step(state, pick)
    assert decisions > 10


def test_ismcts_may_keep_few_worlds():
    game = openspiel.load("glory", 2, rounds=1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, max_world_samples=3)
    state = game.new_initial_state()
    pick = random.Random(5)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state, pick)
    assert int(bot.step(state)) in state.legal_actions()


def test_python_ends_cleanly_after_games_were_registered():
    code = "from kachidoki.envs import openspiel; game = openspiel.load('glory')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# A small simultaneous game, whose tree can be walked to the end.


def test_sealed_answers_come_one_after_another_and_stay_sealed(pennies_game):
    state = openspiel.load(pennies_game).new_initial_state()
    assert state.current_player() == 1
    texts = []
    for coin in (0, 1):
        child = state.child(coin)
        assert child.current_player() == 0
        texts.append(child.information_state_string(0))
    assert texts[0] == texts[1]


def test_openspiel_solves_a_sealed_game(pennies_game):
    game = openspiel.load(pennies_game)
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)
    infostates = policy.TabularPolicy(game).state_lookup
    assert len(infostates) == 2
    uniform = policy.UniformRandomPolicy(game)
    assert exploitability.nash_conv(game, uniform) == pytest.approx(0.0)
    assert exploitability.nash_conv(game, policy.FirstActionPolicy(game)) == pytest.approx(2.0)


def test_partners_get_the_same(pennies_game):
    game = openspiel.load(pennies_game, 4, "partners")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (game.utility_sum(), game.min_utility(), game.max_utility()) == (0.0, -1.0, 1.0)
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)
    seen = set()
    for coins in itertools.product((0, 1), repeat=4):
        state = game.new_initial_state()
        for coin in coins:
            state.apply_action(coin)
        returns = state.child(1).returns()
        check_rewards(returns, ((0, 2), (1, 3)))
        # The later seats answer first: 3, 2, 1, 0.
        right = (coins[3] + coins[1]) - (coins[2] + coins[0])
        assert returns[0] == (right > 0) - (right < 0)
        seen.add(returns[0])
    assert seen == {1.0, 0.0, -1.0}


def test_sides_of_different_sizes_are_of_general_sum(pennies_game, monkeypatch):
    monkeypatch.setattr(type(PENNIES), "sides", lambda game, players, mode: ((0,), (1, 2, 3)))
    game = openspiel.load(pennies_game, 4, "partners")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.utility_sum() is None


@pytest.mark.parametrize(("mode", "players"), [("together", 2), ("solo", 1)])
def test_seats_that_play_against_the_game(pennies_game, mode, players):
    game = openspiel.load(pennies_game, players, mode)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.utility_sum() is None
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)
    value = 0.0
    for coins in itertools.product((0, 1), repeat=players):
        state = game.new_initial_state()
        for coin in coins:
            state.apply_action(coin)
        for face, chance in state.chance_outcomes():
            value += chance * state.child(face).returns()[0] / 2**players
    assert value == pytest.approx(-1.0 + 2.0 / 2**players)


# Endings.


def small():
    """The last plays of a game of Victory & Honor, each for himself: four worlds, 260 positions."""
    return openspiel.load(
        "honor", 4, "individual", ending=Ending(seed=4, left=6, worlds=4), rounds=1
    )


def test_an_ending_is_so_small_that_cfr_solves_it():
    game = small()
    solver = cfr.CFRSolver(game)
    gaps = []
    for _ in range(4):
        solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gaps[0] > 0.1
    assert gaps[-1] < gaps[0] / 2


def test_chance_begins_an_ending_and_nobody_knows_how():
    game = small()
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    worlds = state.chance_outcomes()
    assert [chance for _, chance in worlds] == [1 / len(worlds)] * len(worlds)
    assert 1 < len(worlds) <= 4
    texts = [state.child(world).world.state.view(None).encode() for world, _ in worlds]
    assert len(set(texts)) == 1
    positions = [str(state.child(world)) for world, _ in worlds]
    assert len(set(positions)) == len(worlds)
    # Also when it is copied, or written down, before chance has chosen.
    twin = pickle.loads(pickle.dumps(state.world))
    assert len(twin.outcomes) == len(worlds)
    step(state, random.Random(1))
    assert state.information_state_string(0) != state.information_state_string(1)
    assert play(state, random.Random(2)).is_terminal()


def test_an_ending_that_cannot_be_is_refused():
    for wrong in ({"left": 0}, {"worlds": 0}):
        with pytest.raises(ValueError, match="ending"):
            Ending(**wrong)
    with pytest.raises(ValueError, match="seed:left:worlds"):
        Ending.read("soon")
    with pytest.raises(ValueError, match="decisions"):
        openspiel.load("honor", rounds=1, ending=Ending(left=500))
