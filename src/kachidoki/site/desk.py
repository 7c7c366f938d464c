"""The addresses of the API, as a page without a server asks for them: the same house answers.

What is the same for everybody (games, rulebooks, texts) lies beside the page as files; what needs
other machines is refused.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from kachidoki.games import find
from kachidoki.kernel.errors import KachidokiError
from kachidoki.names import clean
from kachidoki.server import making, replays, shapes, sheets
from kachidoki.server.archive import Archive
from kachidoki.server.editions import Editions
from kachidoki.server.limits import Limits
from kachidoki.server.refusals import BadRequest, UnknownPerson, refusal, spoken, status_of
from kachidoki.server.sight import Teller, known_up_to, sight
from kachidoki.server.words import Scribe
from kachidoki.site.shelf import Drawer, Shelf
from kachidoki.site.thinkers import Elsewhere, Here
from kachidoki.tables.errors import NotAllowed, NotFound, Unavailable
from kachidoki.tables.house import House
from kachidoki.tables.live import Live
from kachidoki.tables.news import Viewer
from kachidoki.tables.odds import OddsDesk
from kachidoki.tables.seating import Person
from kachidoki.text import LANGUAGES

journal = logging.getLogger(__name__)
# Games played out for each point of a graph: interpreted they take their time.
GAMES = 24
MOST_FRAMES = 100

Answer = Callable[["Desk", "Asked"], Awaitable[Any]]
ADDRESSES: list[tuple[str, re.Pattern[str], Answer]] = []


def address(method: str, path: str) -> Callable[[Answer], Answer]:
    """Answers what is asked for there."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9-]+)", path))

    def known(answer: Answer) -> Answer:
        ADDRESSES.append((method, pattern, answer))
        return answer

    return known


@dataclass(slots=True)
class Asked:
    """One request, as it came, and what is known of it by now."""

    parts: dict[str, str]
    query: dict[str, str]
    body: str
    language: str
    who: Person | None
    live: Live | None = None
    game: str | None = None

    def data(self, kind: Any) -> Any:
        try:
            return msgspec.json.Decoder(kind).decode(self.body or "{}")
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRequest("bad-request", what=str(error)[:120]) from error

    def number(self, name: str) -> int | None:
        said = self.query.get(name)
        if said is None:
            return None
        if not said.isascii() or not said.isdecimal() or len(said) > 9:
            raise BadRequest("bad-request", what=name)
        return int(said)

    @property
    def code(self) -> str:
        """The language of sentences that were asked for, or the reader's own."""
        wanted = self.query.get("lang") or self.query.get("language") or ""
        return wanted if wanted in LANGUAGES else self.language

    @property
    def known(self) -> Person:
        if self.who is None:
            raise UnknownPerson("who-are-you")
        return self.who


@dataclass
class Reply:
    """An answer as it is sent; `name` is that of a file."""

    status: int
    text: str
    name: str = ""


@dataclass
class Desk:
    """The house of a browser, and what is asked of it."""

    drawer: Drawer
    send: Callable[[str], Awaitable[str]]
    limits: Limits = field(default_factory=lambda: Limits(False))
    archive: Archive = field(default_factory=Archive)

    def __post_init__(self) -> None:
        self.shelf = Shelf(self.drawer)
        thinkers = Elsewhere(self.send)
        self.house = House(self.shelf, thinkers, Here())
        self.house.odds = OddsDesk(thinkers, self.house.spawn, GAMES)
        self.editions = Editions((), self.house)
        self.scribe = Scribe(self.limits)

    async def ask(self, method: str, path: str, language: str, body: str = "") -> Reply:
        """The answer to a request, or why there is none."""
        place = urlsplit(path)
        asked = Asked({}, dict(parse_qsl(place.query)), body, spoken(language), None)
        try:
            asked.who = await self.shelf.person()
            answer = self._answer(method, place.path, asked)
            if "table" in asked.parts and method != "DELETE":
                asked.live = await sight(self.house, asked.parts["table"], asked.who)
            made = await answer(self, asked)
        except KachidokiError as error:
            table = asked.live.table if asked.live else None
            said = refusal(error, asked.language, table, asked.who, asked.game)
            return Reply(status_of(error), msgspec.json.encode(said).decode())
        except Exception as error:
            journal.error("failed", exc_info=error)
            said = refusal(Unavailable("failed"), asked.language)
            return Reply(500, msgspec.json.encode(said).decode())
        if isinstance(made, Reply):
            return made
        return Reply(200, msgspec.json.encode(made).decode())

    def _answer(self, method: str, path: str, asked: Asked) -> Answer:
        for known, pattern, answer in ADDRESSES:
            if known == method and (found := pattern.fullmatch(path)):
                asked.parts = found.groupdict()
                return answer
        raise NotFound("no-such-page")

    def live(self, asked: Asked) -> Live:
        assert asked.live is not None
        return asked.live


# People.


@address("GET", "/api/me")
async def me(desk: Desk, asked: Asked) -> Any:
    return shapes.Me(asked.who.name, False) if asked.who else None


@address("POST", "/api/guests")
@address("PATCH", "/api/me")
async def rename(desk: Desk, asked: Asked) -> Any:
    name = clean(asked.data(shapes.Rename).name)
    if not name:
        raise NotAllowed("name-empty")
    return shapes.Me((await desk.shelf.call(name)).name, False)


# Tables.


@address("GET", "/api/tables")
async def lobby(desk: Desk, asked: Asked) -> Any:
    return shapes.Tables([], False)


@address("GET", "/api/me/tables")
async def mine(desk: Desk, asked: Asked) -> Any:
    found = await desk.shelf.tables_of(asked.known.id, asked.number("skip") or 0, 101)
    return making.page(found, asked.known)


@address("DELETE", "/api/me/tables/{table}")
async def put_away(desk: Desk, asked: Asked) -> Any:
    await desk.shelf.put_away(asked.parts["table"], asked.known.id)
    return shapes.Done(0)


@address("POST", "/api/tables")
async def make(desk: Desk, asked: Asked) -> Any:
    wish = asked.data(shapes.NewTable)
    if wish.public or "open" in wish.seats:
        raise NotAllowed("needs-server")
    game = find(wish.game)
    asked.game = game.id
    return made(await desk.house.create(asked.known, making.settled(game, wish, asked.known)))


def made(live: Live) -> shapes.Made:
    return shapes.Made(live.table.id, "", f"/table/{live.table.id}")


@address("GET", "/api/tables/{table}")
async def table(desk: Desk, asked: Asked) -> Any:
    live, seat = desk.live(asked), asked.number("seat")
    own = asked.who.id if asked.who else ""
    if seat is not None and seat not in live.table.seats_of(own):
        raise NotAllowed("not-your-seat", number=seat + 1)
    teller = Teller(desk.scribe, "", asked.code if "lang" in asked.query else None)
    after = known_up_to(live.table, asked.number("after") or 0)
    return Reply(200, await teller.news(live, Viewer(own, seat), after).text())


@address("POST", "/api/tables/{table}/leave")
async def leave(desk: Desk, asked: Asked) -> Any:
    return shapes.Done(await desk.house.leave(desk.live(asked), asked.known))


@address("POST", "/api/tables/{table}/hand-over")
async def hand_over(desk: Desk, asked: Asked) -> Any:
    level = asked.data(shapes.HandOver).level
    code = level and making.bot_code(level)
    return shapes.Done(await desk.house.hand_over(desk.live(asked), asked.known, code))


@address("POST", "/api/tables/{table}/return")
async def come_back(desk: Desk, asked: Asked) -> Any:
    return shapes.Done(await desk.house.return_to(desk.live(asked), asked.known))


@address("POST", "/api/tables/{table}/rematch")
async def rematch(desk: Desk, asked: Asked) -> Any:
    return shapes.Rematch(await desk.house.rematch(desk.live(asked), asked.known))


@address("POST", "/api/tables/{table}/hint")
async def hint(desk: Desk, asked: Asked) -> Any:
    wish = asked.data(shapes.HintWish)
    return await making.hint(desk.house, desk.live(asked), asked.known, wish)


# Logs, and what there is after a game.


@address("POST", "/api/logs")
async def bring(desk: Desk, asked: Asked) -> Any:
    table = (await desk.house.import_log(asked.known, asked.body)).table
    entries = len(table.match.log) if table.match else 0
    return shapes.Imported(table.id, table.setup.game, entries, table.status == "over")


@address("GET", "/api/tables/{table}/log")
async def log(desk: Desk, asked: Asked) -> Any:
    table = desk.live(asked).table
    text = replays.ended(table).secret_log().dumps()
    return Reply(200, text, f"{table.setup.game}-{table.id}.jsonl")


@address("GET", "/api/tables/{table}/verify")
async def verify(desk: Desk, asked: Asked) -> Any:
    verdict = replays.ended(desk.live(asked).table).secret_log().verify()
    return msgspec.convert(verdict, shapes.Verified, from_attributes=True)


@address("GET", "/api/tables/{table}/frames")
async def frames(desk: Desk, asked: Asked) -> Any:
    count = asked.number("count")
    count = MOST_FRAMES if count is None else max(1, min(count, MOST_FRAMES))
    seen = desk.live(asked).table, asked.who, asked.number("seat"), asked.number("at") or 0
    return await replays.frames(desk.archive, *seen, count)


@address("GET", "/api/tables/{table}/replay")
async def replay(desk: Desk, asked: Asked) -> Any:
    seen = desk.live(asked).table, asked.who, asked.number("seat"), asked.number("at"), 1
    code = asked.code if "lang" in asked.query else None
    return (await replays.frames(desk.archive, *seen, code)).frames[0]


@address("POST", "/api/tables/{table}/chances")
async def chances(desk: Desk, asked: Asked) -> Any:
    return await replays.chances(desk.house, desk.live(asked).table, asked.known.id)


@address("POST", "/api/tables/{table}/branch")
async def branch(desk: Desk, asked: Asked) -> Any:
    wish, table = asked.data(shapes.Branch), desk.live(asked).table
    return made(await replays.branch(desk.archive, desk.house, table, asked.known, wish))


@address("GET", "/api/tables/{table}/tale")
async def tale(desk: Desk, asked: Asked) -> Any:
    return await replays.tales(desk.archive, desk.live(asked).table, asked.code)


@address("GET", "/api/games/{game}/lesson/tale")
async def lesson_tale(desk: Desk, asked: Asked) -> Any:
    name = asked.query.get("name", "")[:40]
    return sheets.lesson_tale(find(asked.parts["game"]), asked.code, name)


# Cards that only one table has: an edition that came with a log.


@address("GET", "/api/games/{game}/{what}")
async def sheet(desk: Desk, asked: Asked) -> Any:
    game, what = find(asked.parts["game"]), asked.parts["what"]
    shown = desk.editions.named(game.id, asked.query.get("set", ""))
    if what == "names":
        return sheets.names_sheet(shown or game)
    if what == "cards" and shown is not None:
        return sheets.cards_sheet(shown)
    raise NotFound("no-cards")


@address("GET", "/texts/{code}/{game}.ftl")
async def sentences(desk: Desk, asked: Asked) -> Any:
    game = find(asked.parts["game"])
    shown = desk.editions.named(game.id, asked.query.get("set", "")) or game
    # The page has the rest.
    return Reply(200, shown.spoken(asked.parts["code"]))


# What needs other machines.


@address("POST", "/api/enter")
@address("POST", "/api/me/link")
@address("POST", "/api/me/sign-out")
@address("GET", "/api/tables/{table}/invite")
@address("POST", "/api/tables/{table}/invitation")
@address("POST", "/api/tables/{table}/watch")
@address("POST", "/api/tables/{table}/join")
@address("POST", "/api/tables/{table}/replace")
async def elsewhere(desk: Desk, asked: Asked) -> Any:
    raise NotAllowed("needs-server")
