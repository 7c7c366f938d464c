"""After a game, over HTTP: frames, chances, playing on, and the lesson before it."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kachidoki import CHANCE, Log
from kachidoki.tables import chances
from tests.server.inside import Inside, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chances, "GAMES", 4)
        with inside(tmp_path_factory.mktemp("after")) as found:
            yield found


@pytest.fixture(scope="module")
def ada(server: Inside) -> str:
    return server.guest("Ada")


@pytest.fixture(scope="module")
def done(server: Inside, ada: str) -> str:
    """A table of bots that has ended."""
    seats = ["bot:novice", "bot:novice"]
    table, _ = server.table(*seats, tokens=[ada], options={"rounds": 1})
    deadline = time.monotonic() + 30
    while not server.live(table).table.ended:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return table


def log_of(client: httpx.Client, table: str) -> Log:
    return Log.loads(client.get(f"/api/tables/{table}/log").text)


def test_frames_are_replays_one_after_the_other(server: Inside, ada: str, done: str) -> None:
    at = f"/api/tables/{done}"
    with server.client(ada) as client:
        log = log_of(client, done)
        first = client.get(f"{at}/frames").json()
        assert first["of"] == len(log)
        frames = first["frames"]
        while len(frames) <= len(log):
            more = client.get(f"{at}/frames?at={len(frames)}&count=37&seat=1").json()["frames"]
            assert 0 < len(more) <= 37
            assert all(frame["view"]["seat"] == 1 for frame in more)
            frames += more
        assert [frame["at"] for frame in frames] == list(range(len(log) + 1))
        for frame, entry in zip(frames[1:], log.entries, strict=True):
            by = None if entry.by == CHANCE else entry.by
            assert frame["by"] == by
            assert frame["move"] == (None if by is None else entry.move)
        assert frames[0]["by"] is None
        for number in (0, 1, 17, len(log)):
            frame = client.get(f"{at}/replay?at={number}").json()
            assert frame == client.get(f"{at}/frames?at={number}&count=1").json()["frames"][0]
        assert client.get(f"{at}/frames?at={len(log) + 1}").status_code == 404
        for wrong in ("count=0", "count=101", "at=-1", "seat=5"):
            assert client.get(f"{at}/frames?{wrong}").status_code in (400, 404)


def test_before_the_end_frames_are_of_ones_own_seat(server: Inside, ada: str) -> None:
    table, _ = server.table("me", "open", tokens=[ada, server.guest("Bo")], public=True)
    at = f"/api/tables/{table}"
    with server.client(ada) as client:
        frames = client.get(f"{at}/frames?seat=0").json()["frames"]
        assert all(frame["move"] is None for frame in frames)
        assert client.get(f"{at}/frames?seat=1").status_code == 403
        for path in ("/chances", "/branch"):
            body = {"at": 1, "seats": ["me", "bot"]}
            answer = client.post(at + path, json=body)
            assert (answer.status_code, answer.json()["error"]) == (409, "not-now")
    with server.client() as nobody:
        assert nobody.get(f"{at}/frames?seat=0").status_code == 403
        assert nobody.get(f"{at}/frames").json()["frames"][0]["view"]["seat"] is None


def test_chances_are_worked_out_while_one_asks(server: Inside, ada: str, done: str) -> None:
    with server.client(ada) as client:
        deadline = time.monotonic() + 30
        while True:
            answer = client.post(f"/api/tables/{done}/chances")
            assert answer.status_code == 200, answer.text
            found = answer.json()
            assert found["done"] == len(found["points"]) <= found["of"]
            if found["done"] == found["of"]:
                break
            assert time.monotonic() < deadline
            time.sleep(0.01)
        log = log_of(client, done)
        winners = log.state().winners
        assert found["points"][-1]["at"] == len(log)
        last = found["points"][-1]["chances"]
        assert [seat for seat, chance in enumerate(last) if chance] == list(winners)
        assert client.post(f"/api/tables/{done}/chances").json() == found
    with server.client(server.guest("Eve")) as eve:
        assert eve.post(f"/api/tables/{done}/chances").status_code == 404


def test_one_plays_on_at_a_table_of_ones_own(server: Inside, ada: str, done: str) -> None:
    with server.client(ada) as client:
        log = log_of(client, done)
        at = next(n for n in range(20, len(log)) if log.state(n).actor == 0)
        wish = {"at": at, "seats": ["me", "bot:novice"]}
        answer = client.post(f"/api/tables/{done}/branch", json=wish)
        assert answer.status_code == 201, answer.text
        news = client.get(f"/api/tables/{answer.json()['id']}").json()
        assert (news["mine"], news["table"]["public"], news["host"]) == ([0], False, True)
        assert news["table"]["options"]["rounds"] == 1
        frame = client.get(f"/api/tables/{done}/replay?at={at}&seat=0").json()
        assert news["view"] == frame["view"]
        refusals = [
            ({**wish, "at": len(log)}, 409, "game-over"),
            ({**wish, "at": len(log) + 1}, 404, "log-no-such-entry"),
            ({**wish, "seats": ["me"]}, 400, "seat-count"),
            ({**wish, "seats": ["me", "nobody"]}, 400, "bad-sitter"),
        ]
        for body, status, reason in refusals:
            answer = client.post(f"/api/tables/{done}/branch", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        for body in ({"at": -1, "seats": ["me", "bot"]}, {"at": 1}, {**wish, "mode": "both"}):
            assert client.post(f"/api/tables/{done}/branch", json=body).status_code == 400
    with server.client(server.guest("Eve")) as eve:
        assert eve.post(f"/api/tables/{done}/branch", json=wish).status_code == 404


def test_a_branch_survives_a_restart_and_is_proved(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ada = server.guest("Ada")
        table, _ = server.table("bot:novice", "bot:novice", tokens=[ada], options={"rounds": 1})
        with server.client(ada) as client:
            while client.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
                time.sleep(0.01)
            wish = {"at": 30, "seats": ["bot:novice", "open"]}
            made = client.post(f"/api/tables/{table}/branch", json=wish).json()
    with inside(tmp_path) as server, server.client(ada) as client:
        at = f"/api/tables/{made['id']}"
        assert client.put(f"{at}/seats/1", json={"sitter": "bot:novice"}).status_code == 200
        while client.get(at).json()["table"]["status"] != "over":
            time.sleep(0.01)
        verified = client.get(f"{at}/verify").json()
        assert (verified["fair"], verified["past"]) == (True, 30)


def test_the_lesson_is_data_and_the_same_for_everybody(server: Inside) -> None:
    with server.client() as nobody:
        lesson = nobody.get("/api/games/glory/lesson").json()
        assert (lesson["game"], lesson["players"], lesson["seat"]) == ("glory", 2, 0)
        assert lesson["names"] == ["", "Hana"]
        for step in lesson["steps"]:
            assert set(step["wants"]) <= set(step["view"]["moves"])
        assert any(step["wants"] for step in lesson["steps"])
        assert nobody.get("/api/games/chess/lesson").status_code == 404
