"""After a game, over HTTP: frames, chances, playing on, and the lesson before it."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import kachidoki
from kachidoki import CHANCE, Log, Match
from kachidoki.bots.registry import DEFAULT_LEVEL
from kachidoki.kernel.game import Game
from kachidoki.server import sheets
from kachidoki.server.making import settled
from kachidoki.server.shapes import NewTable
from kachidoki.tables import odds
from kachidoki.tables.record import Seat
from kachidoki.tables.seating import Person
from tests.games.worlds import every_game, short
from tests.server.inside import Inside, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(odds, "GAMES", 4)
        with inside(tmp_path_factory.mktemp("after")) as found:
            yield found


@pytest.fixture(scope="module")
def ada(server: Inside) -> str:
    return server.guest("Ada")


def of_bots(server: Inside, ada: str, game: str, players: int = 0) -> str:
    """A table of bots that has ended, as few as may play; nobody said in which mode."""
    rules = kachidoki.game(game)
    seats = ["bot:novice"] * (players or min(rules.modes[rules.first_mode].players))
    table, _ = server.table(*seats, tokens=[ada], game=game, options=short(game, rules.first_mode))
    deadline = time.monotonic() + 30
    while not server.live(table).table.ended:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert server.live(table).table.setup.mode == rules.first_mode
    return table


@pytest.fixture(scope="module")
def done(server: Inside, ada: str) -> str:
    return of_bots(server, ada, "glory")


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
            said = frame["move"] and frame["move"]["move"]
            assert said == (None if by is None else entry.move)
        assert frames[0]["by"] is None
        for number in (0, 1, 17, len(log)):
            frame = client.get(f"{at}/replay?at={number}").json()
            assert frame == client.get(f"{at}/frames?at={number}&count=1").json()["frames"][0]
        assert client.get(f"{at}/frames?at={len(log) + 1}").status_code == 404
        for wrong in ("count=0", "count=101", "at=-1", "seat=5"):
            assert client.get(f"{at}/frames?{wrong}").status_code in (400, 404)


def test_the_log_is_packed_and_kept_once(server: Inside, ada: str, done: str) -> None:
    at = f"/api/tables/{done}/log"
    with server.client(ada) as client, pytest.MonkeyPatch.context() as patch:
        first = client.get(at)
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["content-type"] == "application/jsonl"
        assert first.headers.get_list("cache-control") == ["no-store"]
        assert first.headers["content-disposition"].endswith(f'-{done}.jsonl"')
        proof = client.get(f"/api/tables/{done}/verify").json()
        # From now on nobody works it out again.
        patch.setattr(Log, "dumps", None)
        patch.setattr(Log, "verify", None)
        plain = client.get(at, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == first.text
        assert client.get(f"/api/tables/{done}/verify").json() == proof


def test_while_a_long_log_is_read_others_are_served(server: Inside, ada: str) -> None:
    """Ten at once; each takes long, and none holds up the server."""
    match = Match("glory", 2, seed=4)
    while len(match.log) < 4_000:
        seat = int(match.state.actor)
        match.play(match.state.moves()[0])
        match.accept(match.propose_undo(seat, agreed=True))
    with server.client(ada) as client:
        text = match.secret_log().dumps()
        table = client.post("/api/logs", content=text).json()["id"]
    slowest = 0.0

    def read(path: str) -> int:
        with server.client(ada) as client:
            return client.get(f"/api/tables/{table}/{path}").status_code

    with ThreadPoolExecutor(8) as pool, server.client() as client:
        paths = ["frames?at=3900", "replay", "verify", "log"] * 2
        asked = [pool.submit(read, path) for path in paths]
        while not all(one.done() for one in asked):
            began = time.monotonic()
            assert client.get("/health").text == "ok"
            slowest = max(slowest, time.monotonic() - began)
        assert [one.result() for one in asked] == [200] * 8
    assert slowest < 1


def test_reading_has_a_limit(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        ada = server.guest("Ada")
        table, _ = server.table("me", "bot:novice", tokens=[ada])
        with server.client(ada) as client:
            paths = ["frames", "replay"] * 40
            codes = [client.get(f"/api/tables/{table}/{path}").status_code for path in paths]
            assert codes[:30] == [200] * 30
            assert 429 in codes


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


@every_game
def test_chances_are_worked_out_while_one_asks(server: Inside, ada: str, game: str) -> None:
    done = of_bots(server, ada, game)
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
        # Partners have the same chances, and the sides share one.
        sides = log.game.sides(log.header.setup.players, log.header.setup.mode)
        assert found["sides"] == [list(side) for side in sides]
        for point in found["points"]:
            by_side = [{point["chances"][seat] for seat in side} for side in sides]
            assert all(len(chances) == 1 for chances in by_side)
            assert sum(chances.pop() for chances in by_side) == pytest.approx(1)
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
        # Whoever comes is told.
        assert news["table"]["past"] == at
        assert client.get(f"/api/tables/{done}").json()["table"]["past"] == 0
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


def test_whoever_plays_on_as_another_leaves_the_bots_their_names(server: Inside, ada: str) -> None:
    table = of_bots(server, ada, "glory", 3)
    with server.client(ada) as client:
        before = [seat.name for seat in server.live(table).table.seats]
        for own in range(3):
            seats = ["me" if n == own else "bot:novice" for n in range(3)]
            wish = {"at": 9, "seats": seats}
            made = client.post(f"/api/tables/{table}/branch", json=wish).json()
            names = [seat.name for seat in server.live(made["id"]).table.seats]
            assert names == [name if n != own else "Ada" for n, name in enumerate(before)]


def test_a_bot_in_the_place_of_a_person_has_a_name_that_was_nobodys() -> None:
    before = (Seat("eve", "Eve"), Seat(name="Hana", bot="novice"), Seat(name="Kenji", bot="novice"))
    wish = NewTable("glory", ["bot", "me", "bot"])
    setup = settled(kachidoki.game("glory"), wish, Person("eve", "Eve"), before)
    assert [seat.name for seat in setup.seats] == ["Sora", "Eve", "Kenji"]


def test_a_branch_survives_a_restart_and_is_proved(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ada = server.guest("Ada")
        table, _ = server.table("bot:novice", "bot:novice", tokens=[ada], options={"rounds": 1})
        with server.client(ada) as client:
            while client.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
                time.sleep(0.01)
            wish = {"at": 20, "seats": ["bot:novice", "open"]}
            made = client.post(f"/api/tables/{table}/branch", json=wish).json()
    with inside(tmp_path) as server, server.client(ada) as client:
        at = f"/api/tables/{made['id']}"
        assert client.put(f"{at}/seats/1", json={"sitter": "bot:novice"}).status_code == 200
        while client.get(at).json()["table"]["status"] != "over":
            time.sleep(0.01)
        verified = client.get(f"{at}/verify").json()
        assert (verified["fair"], verified["past"]) == (True, 20)
        log = log_of(client, made["id"])
        dealt = [n for n, entry in enumerate(log.entries, 1) if entry.by == CHANCE]
        assert verified["past_chances"] == sum(n <= 20 for n in dealt)
        assert verified["chances"] == sum(n > 20 for n in dealt)


def test_the_lesson_is_data_and_the_same_for_everybody(server: Inside) -> None:
    with server.client() as nobody:
        lesson = nobody.get("/api/games/glory/lesson").json()
        assert (lesson["game"], lesson["players"], lesson["seat"]) == ("glory", 2, 0)
        assert lesson["names"] == ["", "Hana"]
        for step in lesson["steps"]:
            assert set(step["wants"]) <= {one["move"] for one in step["view"]["moves"]}
        assert any(step["wants"] for step in lesson["steps"])
        assert nobody.get("/api/games/chess/lesson").status_code == 404


def test_levels_have_their_ratings_at_each_table(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(game: Game, mode: str, players: int) -> dict[str, int]:
        return {"novice": 100 * players} if game.id == "glory" else {}

    monkeypatch.setattr(sheets, "ratings_at", found)
    with server.client() as nobody:
        said = {game["id"]: game["modes"][0] for game in nobody.get("/api/games").json()["games"]}
        assert said["glory"]["ratings"] == {str(n): {"novice": 100 * n} for n in (2, 3, 4)}
        assert said["honor"]["ratings"] == {"4": {}}


def test_one_level_is_the_usual_one(server: Inside) -> None:
    with server.client() as nobody:
        levels = nobody.get("/api/games").json()["levels"]
        assert [level["name"] for level in levels if level["usual"]] == [DEFAULT_LEVEL]
