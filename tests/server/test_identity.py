"""Who somebody is, on one device and another, and which tables they may know of."""

import base64
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kachidoki.server.connection import SIGNED_OUT
from kachidoki.server.identity import COOKIE
from kachidoki.tables import store
from tests.server.inside import Inside, inside

SEATS = ["me", "open"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("identity")) as running:
        yield running


def page(server: Inside) -> httpx.Client:
    """A browser on our own page, that nobody knows yet."""
    return server.client(Origin=server.url)


def name_of(client: httpx.Client) -> str | None:
    answer = client.get("/api/me")
    assert answer.status_code == 200
    return str(answer.json()["name"]) if answer.json() else None


# Links.


def test_a_personal_link_makes_another_device_mine(server: Inside) -> None:
    with page(server) as first, page(server) as second:
        first.post("/api/guests", json={"name": "Ada"})
        made = first.post("/api/tables", json={"game": "glory", "seats": SEATS}).json()
        link = first.post("/api/me/link").json()
        # A server on the way, and a log, see only what stands before the #.
        address, _, token = link["url"].partition("#")
        assert (address, token) == (f"{server.url}/enter", link["token"])
        assert name_of(second) is None
        assert second.get(f"/api/tables/{made['id']}").status_code == 404
        assert second.post("/api/enter", json={"token": token}).status_code == 200
        assert name_of(second) == "Ada"
        assert second.get(f"/api/tables/{made['id']}").json()["mine"] == [0]


def test_signing_out_voids_links_cookies_and_tokens(server: Inside) -> None:
    with page(server) as first, page(server) as second, page(server) as third:
        first.post("/api/guests", json={"name": "Ada"})
        token = first.post("/api/me/link").json()["token"]
        second.post("/api/enter", json={"token": token})
        assert name_of(second) == "Ada"
        assert second.post("/api/me/sign-out").status_code == 200
        assert COOKIE not in second.cookies
        assert name_of(first) is None
        answer = third.post("/api/enter", json={"token": token})
        assert (answer.status_code, answer.json()["reason"]) == (403, "link-void")
    token = server.guest("Pal")
    with server.client(token) as program:
        assert program.post("/api/me/sign-out").status_code == 200
        assert program.get("/api/me").status_code == 403


def test_signing_out_ends_the_connections_that_were_made_in_that_name(server: Inside) -> None:
    token, other = server.guest("Ada"), server.guest("Bo")
    table, _ = server.table("me", "open", tokens=[token, other], public=True)
    with server.wire(table, token) as mine, server.wire(table, other) as theirs:
        mine.catch_up()
        with server.client(token) as client:
            assert client.post("/api/me/sign-out").status_code == 200
        assert mine.closed() == SIGNED_OUT
        assert theirs.ask(do="ping", ref=3)["type"] == "done"


def test_signing_out_in_another_process_ends_them_too(server: Inside) -> None:
    token = server.guest("Ada")
    table, _ = server.table("me", "open", tokens=[token])
    with server.wire(table, token) as mine:
        mine.catch_up()
        person = server.live(table).table.seats[0].person
        # As it comes through the database.
        server.do(server.house.noticed(person, store.SIGNED_OUT))
        assert mine.closed() == SIGNED_OUT


def test_whoever_signed_out_can_do_nothing_while_the_connection_closes(server: Inside) -> None:
    token = server.guest("Ada")
    table, _ = server.table("me", "open", tokens=[token])
    with server.wire(table, token) as mine:
        mine.catch_up()
        (watcher,) = server.live(table).watchers
        # Nobody has been woken yet to close it.
        watcher.void = True
        before = server.live(table).table.sequence
        mine.say(do="say", ref=4, text="still here")
        assert mine.closed() == SIGNED_OUT
        assert server.live(table).table.sequence == before


def test_a_link_is_good_for_a_day(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    with page(server) as first, page(server) as second:
        first.post("/api/guests", json={"name": "Ada"})
        token = first.post("/api/me/link").json()["token"]
        for later, status in ((86_390, 200), (86_410, 403)):
            clock = SimpleNamespace(
                monotonic=time.monotonic, time=lambda later=later: time.time() + later
            )
            monkeypatch.setattr("kachidoki.server.identity.time", clock)
            assert second.post("/api/enter", json={"token": token}).status_code == status


# Proofs cannot be altered.


def proofs(server: Inside, name: str) -> dict[str, str]:
    """A cookie, a link and a token: of two people, whose names begin the same."""
    with page(server) as client:
        client.post("/api/guests", json={"name": name})
        link = client.post("/api/me/link").json()["token"]
        return {"cookie": client.cookies[COOKIE], "link": link, "token": server.guest(name)}


def shown(server: Inside, purpose: str, proof: str) -> int:
    """The status of showing a proof: 200 if it is believed."""
    with server.client() as client:
        if purpose == "cookie":
            # Who has no name is nobody at /api/me, and refused where one is needed.
            answer = client.get("/api/me/tables", headers={"Cookie": f"{COOKIE}={proof}"})
        elif purpose == "token":
            answer = client.get("/api/me", headers={"Authorization": f"Bearer {proof}"})
        else:
            answer = client.post("/api/enter", json={"token": proof})
        return answer.status_code


def altered(proof: str, other: str) -> Iterator[str]:
    """Everything that somebody might make of a proof of their own."""
    mine, theirs = proof.split("."), other.split(".")
    yield ".".join([theirs[0], *mine[1:]])
    yield ".".join([*theirs[:-1], mine[-1]])
    for at in range(len(mine) - 1):
        yield ".".join([*mine[:at], mine[at] + "0", *mine[at + 1 :]])
        yield ".".join([*mine[:at], "", *mine[at + 1 :]])
    yield ".".join([mine[0], "1", *mine[2:]])
    yield ".".join([mine[0], mine[1], "99999999999", mine[-1]])
    yield ".".join(mine[:-1])
    yield ".".join(mine[:-1]) + "."
    yield proof[:-1]
    yield proof + "A"
    yield "." + proof
    for size in (0, 24):
        yield ".".join([*mine[:-1], base64.urlsafe_b64encode(bytes(size)).decode()])
    # Each character of the signature counts.
    signature = mine[-1]
    for at, letter in enumerate(signature):
        changed = signature[:at] + ("B" if letter == "A" else "A") + signature[at + 1 :]
        yield ".".join([*mine[:-1], changed])


@pytest.mark.parametrize("purpose", ["cookie", "link", "token"])
def test_no_proof_can_be_altered_into_another(server: Inside, purpose: str) -> None:
    ada, eve = proofs(server, "Ada"), proofs(server, "Eve")
    for kind, proof in eve.items():
        assert (shown(server, purpose, proof) == 200) == (kind == purpose)
    for forged in altered(eve[purpose], ada[purpose]):
        assert shown(server, purpose, forged) in (401, 403), forged


def test_strange_proofs_are_refused(server: Inside) -> None:
    for purpose, said in itertools.product(
        ("cookie", "token", "link"), ("x" * 5_000, "a.b.c.d", "....", "é", "%00", "1.2.3")
    ):
        plain = said if purpose == "link" else said.replace("é", "%C3%A9")
        assert shown(server, purpose, plain) in (400, 401, 403)


# Tables.


def test_a_private_table_does_not_exist_for_strangers(server: Inside) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table, invite = server.table("me", "open", tokens=[ada])
    at = f"/api/tables/{table}"
    requests = [
        *(("GET", path) for path in ("", "/invite", "/log", "/verify", "/replay", "/frames")),
        *(("POST", path) for path in ("/join", "/watch", "/leave", "/return", "/rematch")),
        *(("POST", path) for path in ("/moves", "/undo", "/proposals", "/chat", "/hint")),
        *(("POST", path) for path in ("/proposals/answer", "/replace", "/chances", "/branch")),
        ("PUT", "/seats/1"),
    ]
    bodies = {
        "/moves": {"question": "1.0", "move": "draw deck 1"},
        "/proposals": {"about": "undo"},
        "/proposals/answer": {"agrees": True},
        "/chat": {"text": "hello"},
        "/replace": {"seat": 0},
        "/branch": {"at": 0, "seats": ["me", "bot"]},
        "/seats/1": {"sitter": "open"},
    }
    before = server.live(table).table.sequence
    with server.client(eve) as stranger:
        for method, path in requests:
            body = bodies.get(path, {}) if method != "GET" else None
            found = stranger.request(method, at + path, json=body)
            missing = stranger.request(method, "/api/tables/nothing" + path, json=body)
            assert found.status_code == 404, (path, found.text)
            # Not a byte tells it from a table that is not there.
            assert found.content == missing.content
        for wrong in ("", "x", invite[:-1], invite + "x", invite.swapcase()):
            for path in ("/join", "/watch"):
                answer = stranger.post(at + path, json={"invite": wrong})
                assert answer.status_code == 404
        assert stranger.get("/api/tables").text.count(table) == 0
    with server.client() as nobody:
        assert nobody.get(at).status_code == 404
    for token in (eve, ""):
        with server.wire(table, token) as wire:
            assert wire.hear()["error"]["reason"] == "no-such-table"
            with pytest.raises(ConnectionClosed):
                wire.hear()
    assert server.live(table).table.sequence == before
    # With the invite it opens, and stays open.
    with server.client(eve) as guest:
        assert guest.post(f"{at}/watch", json={"invite": invite}).status_code == 201
        assert guest.get(at).json()["mine"] == []
        assert guest.get(f"{at}/invite").status_code == 403
        assert guest.post(f"{at}/join", json={}).status_code == 201
        assert guest.get(at).json()["mine"] == [1]
    with server.wire(table, eve) as wire:
        assert wire.hear()["mine"] == [1]


def test_anybody_may_watch_a_public_table_as_a_spectator(server: Inside) -> None:
    ada = server.guest("Ada")
    table, _ = server.table("me", "bot:novice", tokens=[ada], public=True)
    match = server.live(table).table.match
    assert match is not None
    with server.client() as nobody, server.wire(table) as wire:
        news = nobody.get(f"/api/tables/{table}").json()
        heard = wire.hear()
        for found in (news, heard):
            assert found["mine"] == []
            assert not found["host"]
            assert found["view"] == match.view(None).data()
            assert found["view"]["seat"] is None
            assert not any(event["key"].endswith("-seen") for event in found["events"])
        assert nobody.get(f"/api/tables/{table}?seat=0").status_code == 403
        assert nobody.get(f"/api/tables/{table}/replay?seat=0").status_code == 403
        assert nobody.get(f"/api/tables/{table}/replay").json()["view"]["seat"] is None
        assert nobody.get(f"/api/tables/{table}/log").status_code == 409
        assert nobody.post(f"/api/tables/{table}/moves", json={}).status_code in (400, 401)
        for command in ({"do": "say", "text": "hi"}, {"do": "undo"}, {"do": "return"}):
            assert wire.ask(**command)["error"]["error"] == "not-allowed"


def test_identity_survives_a_restart(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        token = server.guest("Ada")
        table, _ = server.table("me", "bot:novice", tokens=[token])
    with inside(tmp_path) as server, server.client(token) as client:
        assert client.get(f"/api/tables/{table}").json()["mine"] == [0]
