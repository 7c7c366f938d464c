"""The tale of each hero, over HTTP: only when the game is over, and only where there is one."""

from collections.abc import Iterator
from typing import Any

import pytest

from kachidoki.bots.registry import make
from kachidoki.kernel.match import Match
from tests.server.inside import Inside, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("tale")) as found:
        yield found


def imported(server: Inside, token: str, game: str, **options: Any) -> str:
    match = Match(game, 2, seed=5, seats=["Anna", "Max [greedy]"], **options)
    bots = [make("greedy", seat) for seat in range(2)]
    while not match.over:
        seat = match.state.actors[0]
        match.play(bots[seat].choose(match.view(seat)))
    with server.client(token) as client:
        answer = client.post("/api/logs", content=match.secret_log().dumps())
        return str(answer.json()["id"])


def test_the_tales_of_a_finished_game_in_every_language(server: Inside) -> None:
    ada = server.guest("Ada")
    table = imported(server, ada, "adventure")
    with server.client(ada) as client:
        told = {}
        for language in ("en", "fr", "de"):
            answer = client.get(f"/api/tables/{table}/tale?language={language}")
            assert answer.status_code == 200
            told[language] = answer.json()
            assert told[language]["language"] == language
            assert [tale["seat"] for tale in told[language]["tales"]] == [0, 1]
            for tale in told[language]["tales"]:
                assert len(tale["paragraphs"]) == 3
                assert tale["closing"]
                assert all(len(card) == 2 for card in tale["cards"])
            assert "Anna" in told[language]["tales"][0]["title"]
        assert len({tale["tales"][0]["title"] for tale in told.values()}) == 3
        again = client.get(f"/api/tables/{table}/tale?language=fr").json()
        assert again == told["fr"]
        # Without a wish, the language of whoever asks.
        own = client.get(f"/api/tables/{table}/tale", headers={"Accept-Language": "de"}).json()
        assert own == told["de"]


def test_there_is_no_tale_before_the_end_or_of_another_game(server: Inside) -> None:
    ada = server.guest("Ada2")
    table, _ = server.table("me", "bot:novice", tokens=[ada], game="adventure")
    other = imported(server, ada, "glory", rounds=1)
    with server.client(ada) as client:
        early = client.get(f"/api/tables/{table}/tale")
        assert (early.status_code, early.json()["reason"]) == (409, "game-not-over")
        none = client.get(f"/api/tables/{other}/tale")
        assert (none.status_code, none.json()["reason"]) == (404, "no-tale")


def test_the_lesson_ends_with_a_tale_of_the_learner(server: Inside) -> None:
    with server.client() as nobody:
        path = "/api/games/adventure/lesson/tale"
        for language in ("en", "fr", "de"):
            told = nobody.get(path, params={"name": "Ada", "language": language}).json()
            assert told["language"] == language
            mine, bobs = told["tales"]
            assert "Ada" in mine["title"]
            assert "Bob" in bobs["title"]
            assert mine["cards"][-1] == ["the-dying-forest", "the-dying-forest-1"]
        assert nobody.get(path).json()["tales"][0]["title"]
        assert nobody.get("/api/games/glory/lesson/tale").status_code == 404
