"""An arena on a Ray cluster: two nodes on this machine, and the same results as without it."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from kachidoki import BadBot, MissingExtra
from kachidoki.arena import cluster
from kachidoki.arena.book import Book
from kachidoki.arena.errors import BadArena
from kachidoki.arena.outcome import outcome
from kachidoki.arena.play import play
from tests.arena.test_arena_of_bots import Cut, cut_after, held, quick, timeless

SECONDS = 0.05


def broken(task: int) -> int:
    raise BadBot("bot-failed", code="greedy", number=task, why="no luck")


def where(task: int) -> str:
    import ray

    time.sleep(SECONDS)
    return str(ray.get_runtime_context().get_node_id())


def test_without_ray_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingExtra) as caught, Book(quick()) as book:
        play(book, ray="auto")
    assert caught.value.values["extra"] == "ray"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    quiet = {"num_cpus": 1, "include_dashboard": False}
    with pytest.MonkeyPatch.context() as patch:
        # Tests tell nobody that they run.
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes: Any = Cluster(initialize_head=True, head_node_args=quiet)
        nodes.add_node(num_cpus=1)
        yield nodes.address
        nodes.shutdown()


@pytest.mark.slow
def test_an_arena_is_played_on_a_cluster(address: str, tmp_path: Any) -> None:
    field = quick(games=2)
    # A cut keeps what is played, and one may go on elsewhere.
    with pytest.raises(Cut), Book(field, tmp_path) as book:
        play(book, None, cut_after(2), ray=address)
    with Book(field, tmp_path, resume=True) as book:
        assert len(book.games) == 2
        play(book, None, ray=address)
        found = outcome(book)
    assert timeless(found) == timeless(held(field))


@pytest.mark.slow
def test_both_nodes_work_and_what_breaks_is_told_as_here(address: str) -> None:
    nodes: list[str] = []
    cluster.spread(address, where, range(24), lambda task, node: nodes.append(node))
    assert len(nodes) == 24
    assert len(set(nodes)) == 2
    with pytest.raises(BadBot) as caught:
        cluster.spread(address, broken, [7], lambda task, done: None)
    assert caught.value.values["code"] == "greedy"


@pytest.mark.slow
def test_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import kachidoki

    monkeypatch.setattr(kachidoki, "__version__", "99.0")
    with pytest.raises(BadArena) as caught:
        cluster.spread(address, where, [1], lambda task, node: None)
    assert caught.value.reason == "ray-version"
    assert caught.value.values["wanted"] == "99.0"


@pytest.mark.parametrize("away", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_a_cluster_that_is_not_there_is_named(away: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadArena) as caught:
        cluster.spread(away, where, [1], lambda task, node: None)
    assert caught.value.reason == "ray-away"
