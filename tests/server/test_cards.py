"""`GET /api/games/{game}/cards`: cards to look up, sent once while they stay the same."""

import json
from pathlib import Path

import httpx
import pytest

from kachidoki.games.adventure.cardset import loader
from tests.games.adventure.data_sets import Data, changed
from tests.server.process import ServerProcess


def renamed(cards: dict[str, Data]) -> None:
    cards["brave"]["name"] = {"en": "Dauntless", "fr": "Audace", "de": "Furchtlos"}


def test_cards_of_all_sets_in_use(tmp_path: Path) -> None:
    folder = changed(tmp_path / "mine", renamed, "The northern tales")
    digest = loader.load(folder).digest
    with (
        ServerProcess(tmp_path / "data", "--no-limits", "--cards", str(folder)) as server,
        httpx.Client(base_url=server.url, timeout=20, trust_env=False) as ask,
    ):
        usual = ask.get("/api/games/adventure/cards")
        assert usual.status_code == 200
        assert usual.headers["content-type"].startswith("application/json")
        found = {card["id"]: card for card in usual.json()}
        assert len(found) == 177
        assert found["brave"]["name"]["en"] == "Brave"
        assert "difficulty" not in found["brave"]
        assert found["stowaway"]["paths"][0]["rewards"]["hero"] == 1
        same = ask.get("/api/games/adventure/cards", params={"set": "standard"})
        assert same.content == usual.content
        tag = {"If-None-Match": usual.headers["etag"]}
        assert ask.get("/api/games/adventure/cards", headers=tag).status_code == 304

        mine = ask.get("/api/games/adventure/cards", params={"set": digest})
        assert {card["id"]: card for card in mine.json()}["brave"]["name"]["fr"] == "Audace"
        assert mine.headers["etag"] != usual.headers["etag"]

        for path in ("/api/games/adventure/cards?set=0123", "/api/games/glory/cards"):
            refused = ask.get(path, headers={"Accept-Language": "de"})
            assert refused.status_code == 404
            assert refused.json()["reason"] == "no-cards"
            assert "nachzuschlagen" in refused.json()["message"]
        assert ask.get("/api/games/adventure/cards?set=" + "x" * 99).status_code == 400

        # New tables have the set, and its names are in the sentences.
        modes = ask.get("/api/games/adventure").json()["modes"]
        option = next(one for one in modes[0]["options"] if one["name"] == "cards")
        assert option["default"] != "standard"
        assert option["labels"][1].endswith("(The northern tales)")
        assert "Audace" in ask.get("/texts/fr/adventure.ftl", params={"set": digest}).text
        usual_texts = ask.get("/texts/fr/adventure.ftl")
        assert "Audace" not in usual_texts.text
        assert ask.get("/texts/fr/adventure.ftl?set=0123").content == usual_texts.content
        guest = ask.post("/api/guests", json={"name": "Ada", "token": True}).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        wish = {"game": "adventure", "seats": ["me", "bot:novice"]}
        made = ask.post("/api/tables", json=wish, headers=headers).json()["id"]
        news = ask.get(f"/api/tables/{made}", headers=headers).json()
        assert news["table"]["edition"] == news["view"]["table"]["cards"] == digest
        wish["options"] = {"cards": "standard"}
        made = ask.post("/api/tables", json=wish, headers=headers).json()["id"]
        news = ask.get(f"/api/tables/{made}", headers=headers).json()
        assert news["table"]["edition"] == ""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_is_sent_is_what_there_is(language: str) -> None:
    from msgspec.json import encode

    from kachidoki.games import find
    from kachidoki.server.sheets import cards_sheet as _cards

    sent = json.loads(encode(_cards(find("adventure"))))
    assert sent == find("adventure").catalogue()
    assert all(card["name"][language] for card in sent)
