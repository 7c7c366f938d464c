"""The bot in docs/api.md runs as it stands, and what the page says about the API is so."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")
pytest.importorskip("httpx")
pytest.importorskip("websockets")

import httpx
import websockets

import kachidoki
from kachidoki.server import commands, shapes
from kachidoki.server.connection import FAILED, GOING, REFUSED, SIGNED_OUT, TOO_SLOW
from kachidoki.server.errors import MEANING
from kachidoki.tables import shapes as told
from tests.server.process import ServerProcess

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BOT = re.findall(r"^```python\n(# bot\.py\n.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
MOST_LINES = 30
SECONDS = 120
# Before it connects again, the library would wait for some seconds.
SOON = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("api") / "data") as running:
        yield running


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """The bot, taken from the page as it stands."""
    path = tmp_path / "bot.py"
    path.write_text(BOT[0], encoding="utf-8")
    return path


class Host:
    """Somebody who makes tables and looks at them."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        made = httpx.post(f"{server.url}/api/guests", json={"name": "Host", "token": True})
        self.token = made.json()["token"]
        self.client = httpx.Client(
            base_url=f"{server.url}/api", headers={"Authorization": f"Bearer {self.token}"}
        )

    def make(self, *seats: str, **wishes: Any) -> tuple[str, str]:
        """A table: its id and its invite."""
        wish = {"game": "glory", "seats": list(seats), "options": {"rounds": 1}, **wishes}
        made = self.client.post("/tables", json=wish)
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["invite"]

    def get(self, path: str) -> Any:
        found = self.client.get(path)
        assert found.status_code == 200, found.text
        return found.json()

    def assert_finished(self, table: str) -> list[int]:
        """The game is over and its log proves every deal; the scores."""
        news = self.get(f"/tables/{table}")
        assert news["table"]["status"] == "over"
        verified = self.get(f"/tables/{table}/verify")
        assert verified["fair"]
        assert verified["finished"]
        log = kachidoki.Log.loads(self.client.get(f"/tables/{table}/log").text)
        assert log.verify().fair
        scores: list[int] = news["table"]["scores"]
        assert list(log.state().scores) == scores
        return scores


def run(bot: Path, server: ServerProcess, table: str, invite: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(bot), server.url, table, invite]
    return subprocess.Popen(
        command,
        cwd=bot.parent,
        env={**os.environ, **SOON},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> str:
    """What a bot said when it ended well."""
    try:
        said, errors = process.communicate(timeout=SECONDS)
    finally:
        process.kill()
    assert process.returncode == 0, errors
    return said


def test_the_page_has_one_bot_and_it_is_short() -> None:
    assert len(BOT) == 1
    assert len(BOT[0].splitlines()) <= MOST_LINES


@pytest.mark.parametrize("mode", ["standard", "both"])
def test_the_bot_plays_to_the_end(server: ServerProcess, bot: Path, mode: str) -> None:
    host = Host(server)
    table, invite = host.make("bot:random", "open", "bot:greedy", mode=mode)
    said = ended(run(bot, server, table, invite))
    assert json.loads(said) == host.assert_finished(table)
    seats = host.get(f"/tables/{table}")["table"]["seats"]
    assert [(seat["kind"], seat["program"]) for seat in seats] == [
        ("bot", False),
        ("person", True),
        ("bot", False),
    ]


def test_bots_go_on_after_the_server_was_killed(tmp_path: Path, bot: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        host = Host(server)
        table, invite = host.make("open", "open", "open")
        bots = [run(bot, server, table, invite) for _ in range(3)]
        while host.get(f"/tables/{table}")["sequence"] < 20:
            assert all(process.poll() is None for process in bots)
            time.sleep(0.02)
        server.kill()
        server.start()
        said = [json.loads(ended(process)) for process in bots]
        assert said == [host.assert_finished(table)] * 3
        assert server.stop() == 0


def test_a_bot_that_may_not_come_in_says_so(server: ServerProcess, bot: Path) -> None:
    table, _ = Host(server).make("bot:random", "open")
    process = run(bot, server, table, "wrong")
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 1
    assert "404" in errors


# What the page says.


def test_the_page_has_every_command_and_every_message() -> None:
    for command in commands.COMMANDS:
        assert f'{{"do": "{command.__struct_config__.tag}"' in PAGE
    for message in (
        told.News,
        commands.DoneMessage,
        commands.RefusedMessage,
        commands.WarningMessage,
    ):
        assert f"| `{message.__struct_config__.tag}` |" in PAGE


def test_the_page_has_every_code() -> None:
    for code in (REFUSED, SIGNED_OUT, TOO_SLOW, FAILED, GOING):
        assert f"\n| {code} |" in PAGE
    rows = re.findall(r"^\| ([\d, ]+) \| `", PAGE, re.MULTILINE)
    told = {int(code) for row in rows for code in row.split(",")}
    assert set(MEANING) <= told


def test_the_page_names_addresses_that_exist(server: ServerProcess) -> None:
    known = set(httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"])
    shape = {re.sub(r"\{\w+\}", "{}", path) for path in known}
    named = re.findall(r"`(?:GET|POST|PUT|PATCH) (/api[^`?]*)", PAGE)
    assert len(named) > 20
    assert not [path for path in named if re.sub(r"\{\w+\}", "{}", path) not in shape]


def test_the_commands_of_the_page_are_understood(server: ServerProcess) -> None:
    """Each is sent as it stands: whatever comes of it, it can be read."""
    host = Host(server)
    table, _ = host.make("me", "bot:greedy")
    told = re.findall(r'`(\{"do": .*?\})`', PAGE)

    async def talk() -> list[Any]:
        address = f"ws{server.url[4:]}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {host.token}"}
        answers = []
        async with websockets.connect(address, additional_headers=headers) as socket:
            for command in told:
                await socket.send(command)
            while len(answers) < len(told):
                answer = json.loads(await asyncio.wait_for(socket.recv(), SECONDS))
                if answer["type"] != "news":
                    answers.append(answer)
        return answers

    answers = asyncio.run(talk())
    assert len(answers) >= len(commands.COMMANDS)
    refused = [answer["error"]["reason"] for answer in answers if answer["type"] == "refused"]
    assert not {"bad-message", "bad-request"} & set(refused)


def test_the_refusal_of_the_page_is_one() -> None:
    (example,) = re.findall(r"```json\n(\{\n  \"error\".*?)```", PAGE, re.DOTALL)
    assert set(json.loads(example)) == set(shapes.Refusal.__struct_fields__)


def test_the_table_of_the_page_can_be_made(server: ServerProcess) -> None:
    (example,) = re.findall(r"```json\n(\{\n  \"game\".*?)```", PAGE, re.DOTALL)
    wish = json.loads(example)
    table, invite = Host(server).make(*wish.pop("seats"), **wish)
    assert table
    assert invite
