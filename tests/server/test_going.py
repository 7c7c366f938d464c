"""Coming and going over the wire: leaving, giving a seat away, invitations, talk."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("going")) as found:
        yield found


def person(server: Inside, name: str) -> Any:
    """A browser of somebody."""
    client = server.client(Origin=server.url)
    assert client.post("/api/guests", json={"name": name}).status_code == 201
    return client


def made(client: Any, *seats: str, **more: object) -> tuple[str, str]:
    answer = client.post("/api/tables", json={"game": "glory", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["invite"]


def test_leaving_a_game_against_bots_and_coming_back(server: Inside) -> None:
    ada = person(server, "Ada")
    table, _ = made(ada, "me", "bot:random", "bot:random")
    at = f"/api/tables/{table}"
    assert ada.post(f"{at}/leave").status_code == 200
    live = server.live(table)
    assert (live.table.paused, live.table.status) == ("away", "playing")
    before = live.table.sequence
    # A look is to be there again.
    seen = ada.get(at).json()
    assert (seen["table"]["paused"], seen["table"]["seats"][0]["away"]) == (None, "")
    assert live.table.sequence > before
    refused = ada.post(f"{at}/return")
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat-not-away")
    assert ada.post(f"{at}/hand-over", json={"level": "novice"}).json()["reason"] == "stand-in-weak"
    assert ada.post(f"{at}/hand-over", json={"level": "nobody"}).json()["error"] == "bad-bot"
    assert ada.post(f"{at}/hand-over", json={}).status_code == 200
    assert ada.get(at).json()["table"]["seats"][0]["away"] == "given"
    assert ada.post(f"{at}/return").status_code == 200
    assert ada.post(f"{at}/proposals", json={"about": "abandon"}).status_code == 201
    refused = ada.post(f"{at}/return")
    assert refused.json()["reason"] == "game-over"
    assert refused.json()["message"]


def test_an_invitation_says_to_what_and_by_whom_and_only_to_those_who_have_it(
    server: Inside,
) -> None:
    ada = person(server, "Ada")
    table, invite = made(ada, "me", "open", "bot", mode="ninja", clock={"move": 30, "bank": 0})
    nobody = server.client()
    at = f"/api/tables/{table}/invitation"
    found = nobody.post(at, json={"invite": invite}).json()
    assert (found["game"], found["mode"], found["host"]) == ("glory", "ninja", "Ada")
    assert (found["status"], found["clock"]) == ("open", 30)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    for wrong in ("", invite[:-1]):
        answer = nobody.post(at, json={"invite": wrong})
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
    public, _ = made(ada, "me", "open", public=True)
    assert nobody.post(f"/api/tables/{public}/invitation", json={}).json()["host"] == "Ada"


def test_seats_are_chosen_changed_and_named_apart(server: Inside) -> None:
    first, second = person(server, "Guest"), person(server, "guest")
    table, invite = made(first, "me", "open", "open", "open")
    at = f"/api/tables/{table}"
    assert second.post(f"{at}/join", json={"invite": invite, "seat": 3}).status_code == 201
    assert second.post(f"{at}/join", json={"seat": 2}).status_code == 201
    seats = first.get(at).json()["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Guest"),
        ("open", ""),
        ("person", "guest 2"),
        ("open", ""),
    ]


def test_two_at_one_screen_and_a_bot_have_three_names(server: Inside) -> None:
    hana = person(server, "Hana")
    table, _ = made(hana, "bot", "me", "me")
    names = [seat["name"] for seat in hana.get(f"/api/tables/{table}").json()["table"]["seats"]]
    assert names[1:] == ["Hana", "Hana 2"]
    assert len(set(names)) == 3


def test_the_clock_of_somebody_who_has_not_come_does_not_run(server: Inside) -> None:
    ada, bo = person(server, "Ada"), person(server, "Bo")
    table, invite = made(ada, "me", "open", clock={"move": 30, "bank": 0})
    at = f"/api/tables/{table}"
    assert bo.post(f"{at}/join", json={"invite": invite}).status_code == 201
    assert ada.get(at).json()["table"]["clock"]["deadlines"] == {}
    for client in (ada, bo):
        assert client.post(f"{at}/ready").status_code == 200
    assert len(ada.get(at).json()["table"]["clock"]["deadlines"]) == 1
    sequence = ada.get(at).json()["sequence"]
    assert ada.post(f"{at}/ready").json()["sequence"] == sequence


def test_talk_over_the_wire(server: Inside) -> None:
    tokens = [server.guest(name) for name in ("Ada", "Bo", "Cy", "Di", "Ada")]
    seats = ["me", "open", "open", "open"]
    team = {"game": "jeraku", "mode": "armies-team", "public": True}
    table, _ = server.table(*seats, tokens=tokens[:4], **team)
    wires = [server.wire(table, token, every="true") for token in tokens]
    try:
        assert [wire.until("news")["partners"] for wire in wires] == (
            [[0, 1], [0, 1], [2, 3], [2, 3], []]
        )
        assert wires[4].ask(do="say", text="I resign", ref=1)["type"] == "done"
        assert wires[0].ask(do="say", text="psst", partners=True, ref=2)["type"] == "done"
        assert wires[1].ask(do="hush", on=True, ref=3)["type"] == "done"
        refused = wires[4].ask(do="say", text="oh", ref=4)
        assert refused["error"]["reason"] == "chat-players-only"
        for number, wire in enumerate(wires):
            wire.catch_up()
            heard = "".join(wire.heard)
            assert ("psst" in heard) == (number in (0, 1))
            assert '"key":"said-watching","values":{"name":"Ada","text":"I resign"}' in heard
            assert '"key":"said",' not in heard
    finally:
        for wire in wires:
            wire.__exit__()


def test_a_table_is_put_away_when_its_game_is_over(server: Inside) -> None:
    ada = person(server, "Ada")
    table, _ = made(ada, "me", "bot:random", options={"rounds": 1})
    refused = ada.delete(f"/api/me/tables/{table}")
    assert (refused.status_code, refused.json()["reason"]) == (409, "game-not-over")
    ada.post(f"/api/tables/{table}/proposals", json={"about": "abandon"})
    (listed,) = ada.get("/api/me/tables").json()["tables"]
    assert (listed["status"], listed["winners"]) == ("abandoned", None)
    assert ada.delete(f"/api/me/tables/{table}").status_code == 200
    assert ada.get("/api/me/tables").json()["tables"] == []
    assert server.client().delete(f"/api/me/tables/{table}").status_code == 401


def test_a_rematch_keeps_a_seat_for_the_other(server: Inside) -> None:
    ada, bo = person(server, "Ada"), person(server, "Bo")
    table, invite = made(ada, "me", "open")
    at = f"/api/tables/{table}"
    bo.post(f"{at}/join", json={"invite": invite})
    ada.post(f"{at}/proposals", json={"about": "abandon"})
    bo.post(f"{at}/proposals/answer", json={"agrees": True})
    again = bo.post(f"{at}/rematch").json()["id"]
    seen = ada.get(f"/api/tables/{again}").json()
    assert (seen["mine"], seen["kept"], seen["table"]["status"]) == ([], 1, "open")
    assert ada.get("/api/me/tables").json()["tables"][0]["kept"] is True
    assert ada.post(f"{at}/rematch").json()["id"] == again
    seen = ada.get(f"/api/tables/{again}").json()
    assert (seen["mine"], seen["kept"], seen["table"]["status"]) == ([1], None, "playing")


def test_an_imported_game_says_that_it_is_one(server: Inside, tmp_path: Path) -> None:
    ada = person(server, "Ada")
    table, _ = made(ada, "bot:random", "bot:random", options={"rounds": 1})
    live = server.live(table)
    while not live.table.ended:
        ada.get(f"/api/tables/{table}")
    log = ada.get(f"/api/tables/{table}/log").text
    shown = ada.post("/api/logs", content=log, headers={"Content-Type": "text/plain"})
    assert shown.status_code == 201, shown.text
    found = ada.get(f"/api/tables/{shown.json()['id']}").json()["table"]
    assert (found["imported"], ada.get(f"/api/tables/{table}").json()["table"]["imported"]) == (
        *(True, False),
    )
