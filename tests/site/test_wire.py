"""Substitution on the wire between worker and page: exchange what the players at this screen cannot
know, and what is sent to the page does not change by a byte."""

import asyncio
import json
import random
from typing import Any

import pytest

from kachidoki import Rng
from kachidoki.tables.live import Live
from kachidoki.tables.news import Board, Viewer
from tests.games.worlds import HIDING, short
from tests.site.window import Line, Memory, Window
from tests.tables.hall import moves
from tests.tables.test_news_leak import bold, next_look, twin

GAMES = range(1, 17)
# Every mode once: for as many as may play.
MODES = list({table[:2]: table for table in HIDING}.values())
# Each is a comparison of all that a page may ask.
ENOUGH = 8


async def sent(window: Window, table: str, looking: int | None, words: bool) -> list[Any]:
    """Everything that a page may ask in the middle of a game, and what it is told then."""
    path, told = f"/api/tables/{table}", []
    seat = "" if looking is None else f"&seat={looking}"
    # Sentences say the same as the rest, and take much longer.
    said = (f"{path}?lang=de", f"{path}/replay?lang=de") if words else ()
    for address in (path, f"{path}?after=3{seat}", *said):
        told.append(await window.heard(window.take(do="ask", method="GET", path=address)))
    for address in ("log", "verify", "tale", "frames?at=0&count=2", "replay"):
        asked = window.take(do="ask", method="GET", path=f"{path}/{address}")
        told.append(await window.heard(asked))
    line = Line(window, table, every=True)
    told.append(await line.hear())
    for number, wish in enumerate(({"do": "look", "seat": looking}, {"do": "why", "move": "!"})):
        line.say(ref=number, **wish)
        # What is asked for, and what comes by itself.
        while (message := await line.hear())["type"] == "news":
            told.append(message)
        told.append(message | {"now": 0})
    await asyncio.sleep(0)
    line.shut()
    while not window.posted[line.number] and window.worker._wires.get(line.number):
        await asyncio.sleep(0)
    told += [json.loads(one["text"]) for one in window.posted.pop(line.number, []) if "text" in one]
    return told


async def compared(game: str, mode: str, players: int) -> tuple[int, int]:
    """How often something was exchanged, and how often another seat would have noticed."""
    pick, rng, window = random.Random(players), Rng(players), await Window(Memory()).named()
    exchanged = noticed = 0
    for _ in GAMES:
        own = ["me", "bot:random", *["me:Bo"] * (players > 2), *["bot:random"] * players][:players]
        # Bots do not answer by themselves: the same has to be asked in two worlds.
        window.worker.desk.house.thinks = False
        table = await window.make(game, *own, mode=mode, options=short(game, mode))
        live, look = window.live(table), 0
        while live.table.asked:
            seat = live.table.asked[0]
            await step(window, live, seat, bold(live.table, pick))
            if live.table.sequence < look or not live.table.asked:
                continue
            look = next_look(live.table)
            mine = [at for at in live.table.asked if live.table.seats[at].person]
            looking = pick.choice([None, *mine])
            change, notice = await exchange(window, live, looking, rng, exchanged in (2, 5))
            exchanged, noticed = exchanged + change, noticed + notice
        if exchanged > ENOUGH and (noticed > ENOUGH or players == 1):
            break
    return exchanged, noticed


async def step(window: Window, live: Live, seat: int, move: str) -> None:
    """Somebody answers, be it a bot."""
    assert move in moves(live.table)
    asked = live.table.match.question(seat)
    house, who = window.worker.desk.house, await window.worker.desk.shelf.person()
    if live.table.seats[seat].person:
        await house.submit(live, who, seat, asked.id, move)
    else:
        await house.act(live, lambda table, now: table.bot_move(seat, asked.id, move, now))


async def exchange(
    window: Window, live: Live, looking: int | None, rng: Rng, words: bool
) -> tuple[bool, bool]:
    table = live.table
    reader = Viewer("me", looking)
    seat = reader.seat(table)
    first = await sent(window, table.id, looking, words)
    other = twin(table, table.match.view(seat).imagine(rng))
    live.table, live.board = other, Board(other)
    second = await sent(window, table.id, looking, words)
    positions = table.match.state.position(), other.match.state.position()
    seats = range(len(table.seats))
    different = any(
        table.match.view(at).data() != other.match.view(at).data() for at in seats if at != seat
    )
    live.table, live.board = table, Board(table)
    assert first == second
    return positions[0] != positions[1], different


@pytest.mark.parametrize(("game", "mode", "players"), MODES)
def test_the_page_is_sent_nothing_that_its_players_cannot_know(
    game: str, mode: str, players: int
) -> None:
    exchanged, noticed = asyncio.run(compared(game, mode, players))
    assert exchanged > ENOUGH
    assert noticed > ENOUGH or players == 1
