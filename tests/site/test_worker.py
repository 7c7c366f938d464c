"""The worker of a page without a server: the same tables, kept by the browser."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from kachidoki.games import part
from kachidoki.kernel.log import Log
from tests.games.worlds import FIRST, short
from tests.site.window import Line, Memory, Window, play


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 100))


@pytest.mark.parametrize(("game", "mode", "players"), FIRST)
def test_a_whole_game_its_log_and_what_comes_after(game: str, mode: str, players: int) -> None:
    async def work() -> None:
        window = await Window(Memory()).named()
        seats = ["me", *["bot:random"] * (players - 1)]
        table = await window.make(game, *seats, mode=mode, options=short(game, mode))
        news = await play(window, table)
        assert news["table"]["status"] == "over"
        listed = (await window.ask("GET", "/api/me/tables"))["tables"]
        assert [(one["id"], one["status"]) for one in listed] == [(table, "over")]
        path = f"/api/tables/{table}"
        assert (await window.ask("GET", f"{path}/verify"))["fair"]
        text = await window.ask("GET", f"{path}/log")
        assert Log.loads(text).verify().fair
        frames = (await window.ask("GET", f"{path}/frames?at=0&count=3&seat=0"))["frames"]
        assert [frame["at"] for frame in frames] == [0, 1, 2]
        brought = await window.ask("POST", "/api/logs", text)
        assert brought["finished"]
        assert (await window.ask("GET", f"/api/tables/{brought['id']}/verify"))["fair"]
        told = part(game, "tale") is not None
        tales = await window.ask("GET", f"{path}/tale?language=de", status=200 if told else 404)
        assert not told or len(tales["tales"]) == players
        again = await window.ask("POST", f"{path}/rematch")
        assert (await window.ask("GET", f"/api/tables/{again['id']}"))["table"]["game"] == game
        branch = await window.ask("POST", f"{path}/branch", {"at": 4, "seats": seats})
        assert (await window.ask("GET", f"/api/tables/{branch['id']}"))["table"]["past"] == 4

    run(work())


def test_what_comes_after_a_game_and_hints() -> None:
    async def work() -> None:
        window = await Window(Memory()).named()
        table = await window.make("glory", "me", "bot:random", options={"rounds": 1})
        await play(window, table, lambda news: news["view"]["question"])
        hint = await window.ask("POST", f"/api/tables/{table}/hint", {"level": "novice"})
        assert hint["lines"]
        await window.ask("POST", f"/api/tables/{table}/chances", status=409)
        await play(window, table)
        window.worker.desk.house.odds.games = 1
        while (found := await window.ask("POST", f"/api/tables/{table}/chances"))["done"] < 3:
            assert found["of"] >= 3
        words = await window.ask("GET", f"/api/tables/{table}?lang=fr")
        assert words["words"]["table"]

    run(work())


def test_a_reload_finds_everything_that_was_acknowledged() -> None:
    async def work() -> None:
        drawer = Memory()
        window = await Window(drawer).named("Léa")
        table = await window.make("glory", "me", "me:Bo", options={"rounds": 1})
        line = Line(window, table)
        news = await line.until("news")
        line.say(do="look", seat=news["pass"][0])
        news = await line.until("news")
        question = news["view"]["question"]["id"]
        move = {"question": question, "move": news["view"]["moves"][0]["move"]}
        line.say(do="submit", ref=7, **move)
        done = await line.until("done")
        # Nothing says goodbye: the window is gone.
        other = Window(drawer)
        found = await other.ask("GET", f"/api/tables/{table}")
        assert found["sequence"] >= done["sequence"]
        assert (await other.ask("GET", "/api/me"))["name"] == "Léa"
        # The answer to it was lost on the way: sent again it is the same move.
        again = Line(other, table)
        await again.until("news")
        again.say(do="submit", ref=8, seat=news["view"]["seat"], **move)
        assert (await again.until("done"))["sequence"] == done["sequence"]

    run(work())


def test_two_windows_play_one_game() -> None:
    async def work() -> None:
        drawer = Memory()
        one, two = Window(drawer), Window(drawer)
        await one.named()
        table = await one.make("glory", "me", "me:Bo", options={"rounds": 1})
        lines = [Line(one, table), Line(two, table)]
        heard = [await line.until("news") for line in lines]
        seat = heard[0]["pass"][0]
        for line in lines:
            line.say(do="look", seat=seat)
        heard = [await line.until("news") for line in lines]
        question = heard[0]["view"]["question"]["id"]
        moves = [one["move"] for one in heard[0]["view"]["moves"]][:2]
        # Both at once, and not the same: one of them is first.
        for line, move in zip(lines, moves, strict=True):
            line.say(do="submit", ref=1, question=question, move=move)
        said = []
        for line in lines:
            while (message := await line.hear())["type"] not in ("done", "refused"):
                pass
            said.append(message["type"])
        assert sorted(said) == ["done", "refused"]
        await two.worker.noticed(table, 99)
        views = [await window.ask("GET", f"/api/tables/{table}") for window in (one, two)]
        assert views[0]["sequence"] == views[1]["sequence"]
        # What is kept is one game, which a third window can read.
        assert (await Window(drawer).ask("GET", f"/api/tables/{table}"))["view"] == views[0]["view"]

    run(work())


def test_a_game_that_cannot_be_read_is_said_to_be_so_and_harms_no_other() -> None:
    async def work() -> None:
        drawer = Memory()
        window = await Window(drawer).named()
        tables = [await window.make("glory", "me", "me:Bo") for _ in range(4)]
        broken, lost, newer, sound = tables
        drawer.kept[broken, 1] = drawer.kept[broken, 1][:-9]
        del drawer.kept[lost, 1]
        row = json.loads(drawer.tables[newer])
        drawer.tables[newer] = json.dumps({**row, "format": row["format"] + 1})
        kept = dict(drawer.kept)
        window = Window(drawer)
        for table, reason in (
            (broken, "game-damaged"),
            (lost, "game-damaged"),
            (newer, "game-later"),
        ):
            said = await window.ask("GET", f"/api/tables/{table}", status=400)
            assert said["reason"] == reason
            assert "browser" in said["message"] or "version" in said["message"]
        assert (await window.ask("GET", f"/api/tables/{sound}"))["table"]["status"] == "playing"
        assert drawer.kept == kept
        listed = {one["id"]: one for one in (await window.ask("GET", "/api/me/tables"))["tables"]}
        assert listed.keys() == set(tables)
        # It can be put away, and what is to be read by a later version is not touched.
        assert listed[broken]["status"] == "abandoned"
        assert listed[newer]["status"] == "playing"
        await window.ask("DELETE", f"/api/me/tables/{broken}")
        assert len((await window.ask("GET", "/api/me/tables"))["tables"]) == 3

    run(work())


@pytest.mark.parametrize(
    ("trouble", "reason"), [("full", "storage-full"), ("shut", "storage-unavailable")]
)
def test_what_cannot_be_kept_has_not_happened(trouble: str, reason: str) -> None:
    async def work() -> None:
        drawer = Memory()
        window = await Window(drawer).named()
        table = await window.make("glory", "me", "me:Bo", options={"rounds": 1})
        line = Line(window, table)
        news = await line.until("news")
        line.say(do="look", seat=news["pass"][0])
        news = await line.until("news")
        move = {
            "question": news["view"]["question"]["id"],
            "move": news["view"]["moves"][0]["move"],
        }
        drawer.trouble = trouble
        line.say(do="submit", ref=1, **move)
        assert (await line.until("refused"))["error"]["reason"] == reason
        drawer.trouble = ""
        line.say(do="submit", ref=2, **move)
        assert (await line.until("done"))["ref"] == 2

    run(work())


def test_what_needs_a_server_says_so_in_every_language() -> None:
    async def work() -> None:
        window = await Window(Memory()).named()
        table = await window.make("glory", "me", "bot:random")
        said = set()
        for language in ("en", "fr", "de"):
            wish = {"game": "glory", "seats": ["me", "open"]}
            number = window.take(
                do="ask",
                method="POST",
                path="/api/tables",
                text=json.dumps(wish),
                language=language,
            )
            answer = await window.heard(number)
            assert answer["status"] == 403
            said.add(json.loads(answer["text"])["message"])
        assert len(said) == 3
        await window.ask("GET", f"/api/tables/{table}/invite", status=403)
        await window.ask("GET", "/api/nothing", status=404)
        await window.ask("POST", "/api/tables", {"game": "glory", "seats": 3}, status=400)

    run(work())
