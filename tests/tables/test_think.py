"""Bots think in processes of their own, and a process that dies is replaced."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from kachidoki.tables import think
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import OVER
from kachidoki.tables.shares import Claim
from kachidoki.tables.table import MOST_ANSWERS
from kachidoki.tables.think import Thinkers
from tests.tables.hall import ADA, facts, go, running, setup, sit, until


def test_bots_alone_play_a_table_to_its_end_in_other_processes(path):
    async def work() -> None:
        thinkers = Thinkers(2)
        async with running(path, thinkers) as house:
            thoughts: list[tuple[str, float]] = []
            house.bots.thought = lambda code, seconds: thoughts.append((code, seconds))
            bots = (Seat(name="Hana", bot="greedy"), Seat(name="Kenji", bot="random"))
            live = await house.create(ADA, setup(*bots, mode="both", rounds=1))
            await until(live, OVER)
            assert facts((await house.store.load(live.table.id))[0]) == facts(live.table)
            log = live.table.match.log
            assert log.verify().fair
            assert log.header.seats == ("Hana [greedy]", "Kenji [random]")
            assert house.moves == len(thoughts) > 20
            # A long game keeps the last answers only.
            assert len(live.table.answers) == min(house.moves, MOST_ANSWERS)
            assert {code for code, _ in thoughts} == {"greedy", "random"}
            assert live.thinking == set()
            pids = list(thinkers._pool._processes)
            assert os.getpid() not in pids
            assert len(pids) <= 3
            # One dies: the next thought is thought all the same.
            os.kill(pids[0], signal.SIGKILL)
            again = await house.create(ADA, setup(*bots, rounds=1))
            await until(again, OVER)
            assert pids[0] not in thinkers._pool._processes

    go(work())


def test_a_bot_that_kills_every_process_is_given_up(monkeypatch):
    async def work() -> None:
        thinkers = Thinkers(1)
        tries = []

        class Doomed:
            def submit(self, *_: object) -> object:
                tries.append(1)
                raise BrokenProcessPool

        monkeypatch.setattr(thinkers, "_started", Doomed)
        with pytest.raises(Unavailable) as error:
            await thinkers.run(Claim(), think.think, "glory", {}, 0, "random", 1)
        assert error.value.reason == "bots-unavailable"
        assert len(tries) == think.TRIES

    go(work())


def test_a_thought_depends_on_the_view_alone():
    """The position is the truth; another truth behind the same view is thought of the same."""
    from kachidoki import Rng
    from tests.games.glory.states import GLORY

    state = GLORY.new(3, "both", seed=4)
    seat = int(state.actor)
    assert sit(ADA).person == "ada"
    thoughts = []
    for seed in range(4):
        other = state if seed == 0 else state.view(seat).imagine(Rng(seed))
        found = think.think("glory", other.position(), seat, "greedy", 7)
        thoughts.append([line["move"] for line in found["lines"]])
    assert thoughts[0]
    assert all(one == thoughts[0] for one in thoughts)
