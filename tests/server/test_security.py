"""Who may do what over HTTP and WebSockets, and what every answer says to a browser."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kachidoki import BadOption
from kachidoki.server import identity
from kachidoki.server.guard import HEADERS
from kachidoki.server.limits import ASK, GUEST
from kachidoki.text import LANGUAGES, Texts
from tests.server.inside import Inside, Wire, inside

FOREIGN = "https://evil.example"
SEATS = ["me", "bot:novice"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("security")) as running:
        yield running


@contextlib.contextmanager
def browser(server: Inside, name: str = "Ada") -> Iterator[httpx.Client]:
    """A browser with a cookie, on our own page."""
    with server.client(origin=server.url) as client:
        assert client.post("/api/guests", json={"name": name}).status_code == 201
        yield client


def cookie_header(client: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"{identity.COOKIE}={client.cookies[identity.COOKIE]}"}


def refused(answer: httpx.Response, status: int, error: str) -> dict[str, object]:
    assert answer.status_code == status, answer.text
    body: dict[str, object] = answer.json()
    assert body["error"] == error
    assert body["message"]
    return body


# Pages of other sites.


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "", "http://[", "http://127.0.0.1", "//", "file://"]
)
def test_a_cookie_with_a_foreign_origin_changes_nothing(server: Inside, origin: str) -> None:
    with browser(server) as client:
        answer = client.post("/api/tables", json={"game": "glory", "seats": SEATS})
        assert answer.status_code == 201
        answer = client.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        refused(answer, 403, "foreign-origin")
        assert client.get("/api/me").json()["name"] == "Ada"


def test_a_cookie_without_an_origin_changes_nothing(server: Inside) -> None:
    with browser(server) as client:
        del client.headers["origin"]
        refused(client.patch("/api/me", json={"name": "Eve"}), 403, "foreign-origin")
        assert client.get("/api/me").json()["name"] == "Ada"


def test_our_own_page_and_programs_may(server: Inside) -> None:
    with browser(server) as client:
        assert client.patch("/api/me", json={"name": "Ada L"}).json()["name"] == "Ada L"
    with server.client(server.guest("Pal")) as program:
        assert program.patch("/api/me", json={"name": "Pam"}).json()["name"] == "Pam"


def test_a_word_that_is_no_token_does_not_stand_for_one(server: Inside) -> None:
    """With `Authorization: Bearer`, the cookie counts for nothing."""
    with browser(server) as client:
        headers = {"Authorization": "Bearer x", "Origin": FOREIGN}
        answer = client.patch("/api/me", json={"name": "Eve"}, headers=headers)
        refused(answer, 403, "not-allowed")
        assert client.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://[", None])
def test_a_socket_of_a_foreign_page_is_refused(server: Inside, origin: str | None) -> None:
    with browser(server) as client:
        made = client.post("/api/tables", json={"game": "glory", "seats": SEATS}).json()
        headers = cookie_header(client) | ({"Origin": origin} if origin else {})
        with pytest.raises(InvalidStatus) as caught:
            Wire(server, made["id"], headers=headers)
        assert caught.value.response.status_code == 403
        with Wire(server, made["id"], headers=cookie_header(client) | {"Origin": server.url}) as ok:
            assert ok.hear()["mine"] == [0]


def test_origins_that_the_operator_names_are_our_own(tmp_path: Path) -> None:
    with inside(tmp_path, origins=("https://play.example",)) as server, browser(server) as client:
        for origin, status in (("https://play.example", 200), ("https://play.example.org", 403)):
            answer = client.patch("/api/me", json={"name": "A"}, headers={"Origin": origin})
            assert answer.status_code == status


# What a browser is told.


PATHS = ["/", "/enter", "/table/x", "/assets/x.js", "/api/docs", "/api/schema/openapi.json"]
PATHS += ["/texts/fr.ftl", "/texts/fr/glory.ftl", "/health", "/health/ready", "/metrics"]
PATHS += ["/nothing", "/api/me"]
PATHS += ["/api/games", "/api/tables", "/api/tables/x", "/api/games/%00", "/%ff"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_says_what_a_browser_may_do(server: Inside, path: str) -> None:
    with server.client() as client:
        for answer in (client.get(path), client.post(path, headers={"Origin": FOREIGN})):
            for name, value in HEADERS:
                assert answer.headers.get_list(name.decode()) == [value.decode()]
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            if path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store"
            assert "server" not in answer.headers


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_our_server_only(server: Inside, scheme: str) -> None:
    with server.client() as client:
        answer = client.post(
            "/api/guests", json={"name": "Ada"}, headers={"X-Forwarded-Proto": scheme}
        )
    [cookie] = answer.headers.get_list("set-cookie")
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) == (scheme == "https")
    assert not any(flag.startswith("domain") for flag in flags)


@pytest.mark.parametrize(
    ("asked", "word"),
    [("fr", "Choisissez"), ("de-CH,en;q=0.5", "Wähle"), ("xx, de", "Wähle"), ("", "Pick")],
)
def test_errors_speak_the_language_that_is_asked_for(server: Inside, asked: str, word: str) -> None:
    with server.client(**{"Accept-Language": asked}) as client:
        body = refused(client.get("/api/me/tables"), 401, "unknown-person")
        assert word in str(body["message"])
        said = refused(
            client.post("/api/guests", json={"name": "x"}, headers={"Origin": FOREIGN}),
            403,
            "foreign-origin",
        )
    with server.client(**{"Accept-Language": "en"}) as client:
        answer = client.post("/api/guests", json={"name": "x"}, headers={"Origin": FOREIGN})
        assert (said["message"] == answer.json()["message"]) == (word == "Pick")


# Too large, too often.


def test_a_table_is_refused_in_the_words_of_its_game(server: Inside) -> None:
    wish = {"game": "glory", "seats": ["me", "bot"], "options": {"starter": 3}}
    with server.client(server.guest("Ada")) as client:
        for language in LANGUAGES:
            answer = client.post("/api/tables", json=wish, headers={"Accept-Language": language})
            error = BadOption("starter-not-seated", "play", starter=3, players=2)
            assert answer.status_code == 400
            assert answer.json()["reason"] == "starter-not-seated"
            assert answer.json()["message"] == Texts(language, "glory").error(error)
        answer = client.post("/api/tables", json={**wish, "game": "chess"})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")


def test_what_is_too_large_is_refused(server: Inside) -> None:
    token = server.guest("Ada")
    with server.client(token) as client:
        answer = client.post("/api/guests", content=b" " * 70_000)
        refused(answer, 413, "too-much")

        def chunks() -> Iterator[bytes]:
            for _ in range(20):
                yield b" " * 5_000

        refused(client.post("/api/guests", content=chunks()), 413, "too-much")
        refused(client.post("/api/logs", content=b"x" * 8_100_000), 413, "too-much")
    table, _ = server.table(*SEATS, tokens=[token])
    with server.wire(table, token) as wire:
        wire.hear()
        wire.say(do="say", text="x" * 15_000)
        assert wire.answer()["error"]["error"] == "bad-request"
        wire.say(do="say", text="x" * 17_000)
        assert wire.closed() == 1009


def test_whoever_asks_too_often_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=0.0, monotonic=lambda: clock.now)
    monkeypatch.setattr("kachidoki.server.limits.time", clock)
    with inside(tmp_path, limits=True) as server, server.client() as client:
        client.headers["origin"] = server.url
        for _ in range(int(GUEST.burst)):
            assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        answer = client.post("/api/guests", json={"name": "Ada"})
        refused(answer, 429, "too-much")
        wait = int(answer.headers["retry-after"])
        assert 1 <= wait <= 10
        # Another address is not held up by this one.
        other = {"X-Forwarded-For": "203.0.113.7"}
        assert client.post("/api/guests", json={"name": "B"}, headers=other).status_code == 201
        clock.now += wait
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        # Whatever is asked, it is counted; but health is not.
        answers = [client.get("/api/me").status_code for _ in range(int(ASK.burst) + 1)]
        assert answers == sorted(answers)
        assert set(answers) == {200, 429}
        answer = client.get("/api/me")
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        assert client.get("/health").status_code == 200
        with pytest.raises(InvalidStatus):
            Wire(server, "x")


def test_figures_are_for_this_machine_only(server: Inside) -> None:
    with server.client() as client:
        assert "kachidoki_moves" in client.get("/metrics").text
        answer = client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        refused(answer, 404, "not-found")
        assert "kachidoki_" not in answer.text
