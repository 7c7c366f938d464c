"""Networks: what they are made of, how they are kept, and what is refused as none."""

import json
import zipfile

import numpy as np
import pytest

import kachidoki
from kachidoki.bots.learned import network_of
from kachidoki.bots.network import Judge, Network, Shape
from kachidoki.bots.scope import Scope, chosen_seatings
from kachidoki.kernel.errors import BadBot, BadOption

LAYERS = (24, 12)


@pytest.fixture(scope="module")
def scope():
    return Scope("glory")


@pytest.fixture
def network(scope):
    shape = Shape.of(scope, LAYERS)
    weights = np.random.default_rng(5).normal(0, 0.1, shape.size).astype(np.float32)
    return Network(shape, shape.split(weights), {"for": scope.digest, "game": "glory"})


def rows(scope, players, count=7):
    luck = np.random.default_rng(3)
    numbers = luck.integers(0, 256, (count, len(scope.places[players])), np.uint8)
    return numbers, luck.integers(0, scope.moves, count), -luck.random(count).astype(np.float32)


def test_a_kept_network_judges_as_before(tmp_path, scope, network):
    network.save(tmp_path / "glory.npz")
    again = Network.load(tmp_path / "glory.npz", scope)
    given = rows(scope, 2)
    before = Judge(network, scope, "standard", 2).chances(*given)
    after = Judge(again, scope, "standard", 2).chances(*given)
    # Half precision keeps three digits.
    assert np.abs(before - after).max() < 0.01
    assert before.std() > 0.01
    assert again.about["game"] == "glory"


def test_a_network_that_learned_nothing_follows_the_advice(scope):
    judge = Judge(Network.empty(Shape.of(scope, LAYERS)), scope, "standard", 3)
    numbers, moves, _ = rows(scope, 3, 3)
    leans = np.array([-2.0, 0.0, -1.0], np.float32)
    assert list(judge.chances(numbers, moves, leans).argsort()) == [0, 2, 1]


def test_who_plays_may_trust_the_advice_more(scope, network):
    """As much as the network says of itself."""
    given = rows(scope, 2)
    before = Judge(network, scope, "standard", 2).logits(*given)
    network.about["trust"] = 0.18
    after = Judge(network, scope, "standard", 2).logits(*given)
    assert np.allclose(after - before, 0.1 * given[2], atol=1e-5)


def test_each_number_has_the_same_place_at_every_table(scope):
    """What a table of fewer players does not have is left out as if it were zero."""
    for players, places in scope.places.items():
        layout = scope.game.planes(players)
        assert len(places) == len(set(places)) == sum(length for _, length in layout)
        assert max(places) < scope.width
    first = {n: dict(zip(_names(scope, n), scope.places[n], strict=True)) for n in scope.places}
    shared = set(first[2]) & set(first[4])
    assert shared
    assert all(first[2][name] == first[4][name] for name in shared)


def _names(scope, players):
    return [(name, at) for name, length in scope.game.planes(players) for at in range(length)]


def test_the_kind_of_table_matters(scope, network):
    given = rows(scope, 2)
    one = Judge(network, scope, "standard", 2).logits(*given)
    other = Judge(network, scope, "missions", 2).logits(*given)
    assert np.abs(one - other).max() > 1e-3


@pytest.mark.parametrize(
    "harm", ["cut", "noise", "empty", "no zip", "shape", "nan", "layers", "trust"]
)
def test_what_is_no_network_is_refused(tmp_path, scope, network, harm):
    path = tmp_path / "glory.npz"
    network.save(path)
    kept = path.read_bytes()
    with np.load(path) as file:
        arrays = dict(file)
    if harm == "cut":
        path.write_bytes(kept[: len(kept) // 2])
    elif harm == "noise":
        path.write_bytes(bytes(np.random.default_rng(1).integers(0, 256, 5000, np.uint8)))
    elif harm == "empty":
        path.write_bytes(b"")
    elif harm == "no zip":
        path.write_text(json.dumps({"for": scope.digest}))
    elif harm == "shape":
        np.savez(path, **{**arrays, "last": arrays["last"][:-1]})
    elif harm == "nan":
        np.savez(path, **{**arrays, "last": np.full_like(arrays["last"], np.nan)})
    else:
        wrong = {"layers": [10**9]} if harm == "layers" else {"layers": LAYERS, "trust": 1e9}
        about = json.dumps({"for": scope.digest, **wrong}).encode()
        np.savez(path, **{**arrays, "about": np.frombuffer(about, np.uint8)})
    with pytest.raises(BadBot, match="bad-network"):
        Network.load(path, scope)


def test_a_file_that_is_not_there_is_refused(tmp_path, scope):
    with pytest.raises(BadBot, match="bad-network"):
        Network.load(tmp_path / "none.npz", scope)


def test_pickles_are_not_opened(tmp_path, scope):
    path = tmp_path / "glory.npz"
    np.savez(path, about=np.array([{"for": scope.digest}], dtype=object))
    with pytest.raises(BadBot, match="bad-network"):
        Network.load(path, scope)


def test_a_network_of_another_game_is_refused(tmp_path, network):
    network.save(tmp_path / "glory.npz")
    with pytest.raises(BadBot, match="other-network"):
        Network.load(tmp_path / "glory.npz", Scope("honor"))


@pytest.mark.parametrize("game", kachidoki.games())
def test_what_comes_with_the_package_is_small_and_says_where_it_comes_from(game):
    path = network_of(game)
    scope = Scope(game)
    about = Network.load(path, scope).about
    assert path.stat().st_size <= 1 << 20
    with zipfile.ZipFile(path) as file:
        assert file.testzip() is None
    wanted = {"game", "rules", "commit", "command", "seed", "machine", "date", "decisions"}
    assert wanted <= set(about)
    beside = json.loads(path.with_suffix(".json").read_text())
    assert {name: beside[name] for name in wanted} == {name: about[name] for name in wanted}


def test_tables_to_learn_are_chosen_by_name(scope):
    found = chosen_seatings(scope.game, ["missions:4", "standard:2:3.5"])
    assert [(one.name, one.share) for one in found] == [("missions:4", 1.0), ("standard:2", 3.5)]
    every = chosen_seatings(scope.game, [])
    assert len(every) == sum(len(mode.players) for mode in scope.game.modes.values())


@pytest.mark.parametrize(
    "name",
    ["", "standard", "standard:5", "chess:2", "standard:2:x", "standard:2:-1", "standard:2:nan"],
)
def test_tables_that_are_not_there_are_refused(scope, name):
    with pytest.raises(BadOption, match="train-table"):
        chosen_seatings(scope.game, [name])
