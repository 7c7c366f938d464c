"""The pages for people: for now a plain one, to see that everything works, and the API's.

The plain page is HTML, one style sheet and one module in `static/`. Its sentences are the messages
`page-…` of the text files; the page fills their values in.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from kachidoki.server.api.route import Asking, TableId, TheIdentity, take
from kachidoki.server.limits import GUEST
from kachidoki.server.reference import reference
from kachidoki.server.shapes import Enter, Me
from kachidoki.server.words import texts
from kachidoki.tables.errors import NotFound
from kachidoki.text import LANGUAGES
from kachidoki.text.source import PAGE_KEY

STATIC = Path(__file__).parent / "static"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
# The values of the messages, as the page finds them in a sentence.
VALUES = ("level", "mode", "name", "number", "players", "points", "seconds", "title")

FileName = Annotated[str, PathParameter(max_length=60)]


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent; `tag` is different when it has changed."""

    content: bytes
    media_type: str
    tag: str


def _file(content: bytes, media_type: str) -> File:
    digest = hashlib.sha256(content).hexdigest()[:20]
    return File(content, media_type, f'"{digest}"')


def _read() -> dict[str, File]:
    paths = [path for path in sorted(STATIC.iterdir()) if path.suffix in TYPES]
    return {path.name: _file(path.read_bytes(), TYPES[path.suffix]) for path in paths}


FILES = _read()


@cache
def page_texts(language: str) -> dict[str, str]:
    """All sentences of the page, with `{name}` where a value goes."""
    say = texts(language)
    source = "".join(file.content.decode() for file in FILES.values())
    gaps = {value: f"{{{value}}}" for value in VALUES}
    return {key: say.say(key, **gaps) for key in sorted(set(PAGE_KEY.findall(source)))}


def _send(request: Asking, file: File) -> Response[bytes]:
    """A file, or that it has not changed: after an upgrade the new one is used at once."""
    headers = {"ETag": file.tag, "Cache-Control": "no-cache"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)


@get("/", include_in_schema=False)
async def home(request: Asking) -> Response[bytes]:
    """Pick a name, play at once, make a table, see the lobby."""
    return _send(request, FILES["home.html"])


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: Asking, table: TableId) -> Response[bytes]:
    """A table in sentences. Whether there is such a table, the page asks the API."""
    return _send(request, FILES["table.html"])


@get("/enter", include_in_schema=False)
async def enter_page(request: Asking) -> Response[bytes]:
    """Where a personal link leads; its token, behind #, stays in the browser."""
    return _send(request, FILES["enter.html"])


@post("/enter/name", include_in_schema=False, status_code=200)
async def enter_name(request: Asking, data: JSONBody[Enter], identity: TheIdentity) -> Me:
    """Whom a personal link is about, without using it."""
    take(request, GUEST)
    person = (await identity.enter(data.token)).person
    return Me(person.name, person.program)


@get("/static/{name:str}", include_in_schema=False)
async def static_file(request: Asking, name: FileName) -> Response[bytes]:
    if name not in FILES or name.endswith(".html"):
        raise NotFound("no-such-page")
    return _send(request, FILES[name])


@get("/page-texts/{name:str}", include_in_schema=False)
async def page_texts_file(name: FileName) -> dict[str, str]:
    """The sentences of the page: `/page-texts/fr.json`."""
    language = name.removesuffix(".json")
    if language not in LANGUAGES or language == name:
        raise NotFound("no-such-page")
    return page_texts(language)


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def api_docs(request: Asking) -> str:
    """The reference of the API, made from its schema."""
    return reference(request.app.openapi_schema.to_schema())


PAGES: list[ControllerRouterHandler] = [
    home,
    table_page,
    enter_page,
    enter_name,
    static_file,
    page_texts_file,
    api_docs,
]
