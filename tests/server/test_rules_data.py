"""`kachidoki serve --rules-data FILE`: new tables have the values of the file, and keep them."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import ServerProcess

ROWS = f"[{', '.join(['[99, 99, 99]'] * 7)}]"
TABLE = f'name = "From the box"\n[points]\nI = {ROWS}\nII = {ROWS}\nIII = {ROWS}\n'
TEXT = " | ".join([" ".join(["99/99/99"] * 7)] * 3)
SEATS = ["me", "bot:novice", "bot:novice"]


def client(server: ServerProcess, token: str = "") -> httpx.Client:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=server.url, headers=headers, timeout=20, trust_env=False)


def option(server: ServerProcess, language: str = "en") -> dict[str, Any]:
    """What the form of a new table offers."""
    with client(server) as ask:
        game = ask.get("/api/games/jeraku", params={"lang": language}).json()
    found = {option["name"]: option for option in game["modes"][0]["options"]}
    return dict(found["rp_table"])


def new_table(server: ServerProcess, token: str, **options: object) -> httpx.Response:
    wish = {"game": "jeraku", "seats": SEATS, "options": options}
    with client(server, token) as ask:
        return ask.post("/api/tables", json=wish)


def settled(server: ServerProcess, token: str, table: str) -> dict[str, Any]:
    with client(server, token) as ask:
        return dict(ask.get(f"/api/tables/{table}").json())


def played(server: ServerProcess, token: str, table: str, choices: int) -> None:
    """Make so many choices of mine; in between the bots think in processes of their own."""
    deadline = time.monotonic() + 60
    with client(server, token) as ask:
        while choices:
            assert time.monotonic() < deadline, "the bots do not play"
            view = ask.get(f"/api/tables/{table}").json()["view"]
            if not view["moves"]:
                time.sleep(0.05)
                continue
            answer = {"move": view["moves"][0]["move"], "question": view["question"]["id"]}
            done = ask.post(f"/api/tables/{table}/moves", json=answer)
            assert done.status_code in (200, 201), done.text
            choices -= 1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(TABLE, encoding="utf-8")
    return path


def test_new_tables_have_the_values_and_keep_them_without_the_file(
    tmp_path: Path, file: Path
) -> None:
    data = tmp_path / "data"
    with ServerProcess(data, "--no-limits", "--rules-data", str(file)) as server:
        offered = option(server)
        assert offered["values"] == ["placeholder", TEXT]
        assert offered["default"] == TEXT
        assert len(set(offered["labels"])) == 2
        assert offered["labels"][1].endswith("(From the box)")
        assert option(server, "fr")["labels"] != offered["labels"]
        with client(server) as ask:
            guest = ask.post("/api/guests", json={"name": "Ada", "token": True}).json()
        token = guest["token"]
        table = new_table(server, token).json()["id"]
        news = settled(server, token, table)
        assert news["table"]["options"]["rp_table"] == TEXT
        assert news["view"]["table"]["official"] is True
        plain = new_table(server, token, rp_table="placeholder").json()["id"]
        news = settled(server, token, plain)
        assert news["table"]["options"]["rp_table"] == "placeholder"
        assert news["view"]["table"]["official"] is False
        played(server, token, table, 6)
        server.stop()
    # The next server knows nothing of the file.
    with ServerProcess(data, "--no-limits") as server:
        assert option(server)["values"] == ["placeholder"]
        news = settled(server, token, table)
        assert news["table"]["options"]["rp_table"] == TEXT
        assert news["view"]["table"]["regions"][0]["pays"] == [99, 99, 99]
        played(server, token, table, 3)
        refused = new_table(server, token, rp_table="1/2/3 | x | y")
        assert refused.status_code == 400
        assert refused.json()["reason"] == "bad-table"
        assert "bad-table" not in refused.json()["message"]
