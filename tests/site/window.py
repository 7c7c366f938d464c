"""A window of a browser without a server: its storage, its worker, and what the page is sent."""

import asyncio
import itertools
import json
from typing import Any

from kachidoki.site.thinkers import worked_out
from kachidoki.site.worker import Worker

Row = dict[str, Any]


class Memory:
    """What `web/src/local/keep.ts` does, in memory: the windows of a browser share one."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.kept: dict[tuple[str, int], str] = {}
        self.name = ""
        # What every writing comes back with, if not "done".
        self.trouble = ""
        self.windows: list[Window] = []

    def _write(self, table: str, records: dict[int, str], row: str) -> str:
        if self.trouble:
            return self.trouble
        if any((table, number) in self.kept for number in records):
            return "taken"
        self.kept |= {(table, number): body for number, body in records.items()}
        self.tables[table] = row
        return "done"

    async def create(self, table: str, row: str, records: str) -> str:
        return self._write(table, dict(enumerate(json.loads(records), 1)), row)

    async def append(self, table: str, sequence: int, record: str, row: str) -> str:
        return self._write(table, {sequence: record}, row)

    async def change(self, table: str, row: str) -> str:
        return self._write(table, {}, row)

    async def remove(self, table: str) -> str:
        del self.tables[table]
        self.kept = {key: body for key, body in self.kept.items() if key[0] != table}
        return "done"

    async def row(self, table: str) -> str:
        return self.tables.get(table, "")

    async def rows(self) -> str:
        return f"[{','.join(self.tables.values())}]"

    async def records(self, table: str, after: int) -> str:
        numbers = sorted(number for at, number in self.kept if at == table and number > after)
        return json.dumps([[number, self.kept[table, number]] for number in numbers])

    async def me(self) -> str:
        return self.name

    async def call(self, name: str) -> str:
        self.name = name
        return "done"


class Window:
    """One worker, and the page before it."""

    def __init__(self, drawer: Memory) -> None:
        self.drawer = drawer
        # What came for each request or connection.
        self.posted: dict[int, list[Row]] = {}
        # What was given to bots to think about.
        self.tasks: list[str] = []
        self._numbers = itertools.count(1)
        self.worker = Worker(drawer, self._think, self._post)

    async def _think(self, task: str) -> str:
        self.tasks.append(task)
        await asyncio.sleep(0)
        return worked_out(task)

    def _post(self, number: int, text: str) -> None:
        self.posted.setdefault(number, []).append(json.loads(text))

    def take(self, **wish: Any) -> int:
        number = next(self._numbers)
        self.worker.take(number, json.dumps({"language": "en", **wish}))
        return number

    async def heard(self, number: int) -> Row:
        """The next that comes there."""
        async with asyncio.timeout(60):
            while not self.posted.get(number):
                await asyncio.sleep(0.001)
        return self.posted[number].pop(0)

    async def ask(self, method: str, path: str, data: Any = None, status: int = 200) -> Any:
        text = data if isinstance(data, str) else "" if data is None else json.dumps(data)
        said = await self.heard(self.take(do="ask", method=method, path=path, text=text))
        assert said["status"] == status, said["text"]
        return json.loads(said["text"]) if not said["name"] else said["text"]

    async def named(self, name: str = "Ada") -> "Window":
        await self.ask("POST", "/api/guests", {"name": name})
        return self

    async def make(self, game: str, *seats: str, **more: Any) -> str:
        wish = {"game": game, "seats": list(seats), **more}
        return str((await self.ask("POST", "/api/tables", wish))["id"])

    def live(self, table: str) -> Any:
        return self.worker.desk.house.live[table]


class Line:
    """A connection of a window to a table."""

    def __init__(self, window: Window, table: str, every: bool = False) -> None:
        self.window = window
        path = f"/api/tables/{table}/socket?after=0&every={str(every).lower()}"
        self.number = window.take(do="connect", path=path)

    def say(self, **wish: Any) -> None:
        self.window.worker.take(self.number, json.dumps({"do": "say", "text": json.dumps(wish)}))

    async def hear(self) -> Any:
        said = await self.window.heard(self.number)
        return json.loads(said["text"]) if "text" in said else said

    async def until(self, kind: str) -> Any:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    def shut(self) -> None:
        self.window.worker.take(self.number, json.dumps({"do": "shut"}))


async def play(window: Window, table: str, fits: Any = lambda news: False) -> Any:
    """Play the first move there is, to the end or until the news fit; the last news."""
    line, answered = Line(window, table), ""
    while True:
        message = await line.hear()
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] != "news":
            continue
        if message["table"]["status"] != "playing" or fits(message):
            line.shut()
            return message
        view = message["view"]
        if view["question"] and view["moves"] and view["question"]["id"] != answered:
            answered = view["question"]["id"]
            line.say(do="submit", ref=1, question=answered, move=view["moves"][-1]["move"])
