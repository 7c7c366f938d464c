"""A log that somebody brings costs the tables nothing: it is read elsewhere, and not for ever."""

import asyncio
import threading
import time

import pytest

from kachidoki import BadLog, Match
from kachidoki.tables import imports
from kachidoki.tables.errors import TooMuch, Unavailable
from kachidoki.tables.imports import Imports, arrive
from kachidoki.tables.seating import ABANDONED, OVER
from tests.logs import played
from tests.tables.hall import ADA, BO, go, running


def test_a_log_is_read_in_a_process_of_its_own(path):
    log = played("standard", 2).log

    async def work() -> None:
        async with running(path) as house:
            house.imports = Imports()
            live = await house.import_log(ADA, log.dumps())
            assert live.table.status == OVER
            assert live.table.match.log.dumps() == log.dumps()
            with pytest.raises(BadLog) as error:
                await house.import_log(ADA, log.dumps().replace("discard", "hoard", 1))
            assert error.value.reason == "log-altered"
            assert not house.imports._processes

    go(work())


def test_what_takes_too_long_is_ended_and_a_process_that_dies_is_no_answer(monkeypatch):
    text = played("standard", 2).log.dumps()

    async def work() -> None:
        found = Imports()
        with monkeypatch.context() as patch:
            patch.setattr(imports, "LONGEST", 0.0)
            with pytest.raises(BadLog) as slow:
                await found.read(text, ADA, 1)
        assert slow.value.reason == "log-slow"
        assert not found._processes
        reading = asyncio.create_task(found.read(text, ADA, 1))
        while not found._processes:
            await asyncio.sleep(0.001)
        found.close()
        with pytest.raises(Unavailable):
            await reading

    go(work())


def test_each_person_brings_one_at_a_time_and_there_is_room_for_a_few(monkeypatch):
    monkeypatch.setattr(imports, "MOST_WAITING", 0)
    text = played("standard", 2).log.dumps()

    async def work() -> None:
        found, on, at_once = Imports(), threading.Event(), []

        def slow(*given: object) -> object:
            at_once.append(1)
            on.wait()
            return arrive(*given)

        monkeypatch.setattr(found, "apart", slow)
        first = asyncio.create_task(found.read(text, ADA, 1))
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await found.read(text, ADA, 1)
        second = asyncio.create_task(found.read(text, BO, 1))
        await asyncio.sleep(0.05)
        # Who does not wait for the answer keeps the place all the same.
        second.cancel()
        await asyncio.sleep(0.05)
        for who in (BO, imports.Person("cy", "Cy")):
            with pytest.raises(TooMuch) as busy:
                await found.read(text, who, 1)
            assert busy.value.reason == "imports-busy"
        assert len(at_once) == imports.MOST_READ
        on.set()
        assert (await first).outlook.status == OVER
        while found._people:
            await asyncio.sleep(0.01)
        await found.read(text, BO, 1)

    go(work())


def test_a_log_full_of_what_was_taken_back_is_read_and_loaded_soon(path):
    """Twenty thousand entries, most of which count no more: minutes, if each were played again."""
    match = Match("glory", 3, "both", seed=b"a seed of more than sixteen bytes")
    while len(match.timeline.counting) < 60:
        match.play(match.state.moves(match.state.actor)[-1])
    while len(match.log) < 19_000:
        first = match.state.actor
        for _ in range(4):
            match.play(match.state.moves(match.state.actor)[-1])
        match.accept(match.propose_undo(first, agreed=True))
        match.events.clear()
    text = match.secret_log().dumps()

    async def work() -> None:
        async with running(path) as house:
            live = await house.import_log(ADA, text)
            assert live.table.status == ABANDONED
            house.live.forget(live)
            began = time.process_time()
            again = await house.find(live.table.id)
            assert again.table.match.state.position() == match.state.position()
            # On any machine, also without compiled code.
            assert time.process_time() - began < 15

    go(work())
