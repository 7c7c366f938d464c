"""The page for people, the texts it speaks with, and the reference of the API.

The page is built from `web/` into the folder `page/` beside this file. It is one page with many
addresses: what an address shows, it finds out by itself. Where `make site` has put the page that
needs no server into `site/`, it is at `/offline/`, for when this server is away.
"""

from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post, route
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from kachidoki.games import find, ids
from kachidoki.server.api.games import CardSetId
from kachidoki.server.api.route import Asking, costs, sheet
from kachidoki.server.errors import language_of, on_http_error
from kachidoki.server.files import FOREVER, NEVER, PACKED, File, file, send
from kachidoki.server.limits import GUEST
from kachidoki.server.office import TheOffice
from kachidoki.server.reference import STYLE, STYLE_URL, reference
from kachidoki.server.shapes import Enter, Me
from kachidoki.server.words import texts
from kachidoki.tables.errors import NotFound, Unavailable
from kachidoki.text import LANGUAGES
from kachidoki.text.browser import for_browser

PAGE = Path(__file__).parent / "page"
SITE = Path(__file__).parent / "site"
OFFLINE = "/offline"


def is_built() -> bool:
    """Whether there is a page to serve: a clone has none until somebody builds it."""
    return INDEX in built(PAGE)


INDEX = "/index.html"
# The service worker that leads from here to the page without a server, when this one is away.
AWAY = "/away.js"
# By this the page knows where it is.
MARK = '<meta name="kachidoki" content="site" />'
# Below it names change with what the files hold.
ASSETS = "/assets/"
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The addresses of the page.
ADDRESSES = [
    "/",
    "/new/{game:str}",
    "/table/{table:str}",
    "/table/{table:str}/text",
    "/table/{table:str}/replay",
    "/learn/{game:str}",
    "/rules/{game:str}",
    "/cards/{game:str}",
    "/enter",
    # For developers: the parts of the page in all their states.
    "/kit",
]

FilePath = Annotated[str, PathParameter(max_length=200)]
FileName = Annotated[str, PathParameter(max_length=60)]


@cache
def built(folder: Path) -> dict[str, File]:
    """The files of the page by their addresses."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in TYPES and path.is_file():
            address = f"/{path.relative_to(folder).as_posix()}"
            cached = {"cached": FOREVER} if address.startswith(ASSETS) else {}
            files[address] = file(path.read_bytes(), TYPES[path.suffix], **cached)
    return files


@get(ADDRESSES, include_in_schema=False, opt={PACKED: True})
async def page(request: Asking) -> Response[bytes]:
    """The page. Whether there is such a table or game, it asks the API."""
    index = _index(PAGE, SITE)
    return _unbuilt(request) if index is None else send(request, index)


@cache
def _index(folder: Path, site: Path) -> File | None:
    """A page that says of itself whether there are both: the one here and that without a server."""
    index = built(folder).get(INDEX)
    if index is None or INDEX not in built(site):
        return index
    text = index.content.decode().replace(MARK, "")
    mark = MARK.replace("site", "site both" if folder == site else "both")
    return file(text.replace("</title>", f"</title>{mark}", 1).encode(), index.media_type)


@get(OFFLINE, include_in_schema=False, opt={PACKED: True})
async def offline(request: Asking) -> Response[bytes]:
    """The page that needs no server. All that it loads is named from its folder."""
    index = _index(SITE, SITE)
    if index is None:
        raise NotFoundException
    if not request.scope["raw_path"].partition(b"?")[0].endswith(b"/"):
        return Response(b"", status_code=302, headers={"Location": f"{OFFLINE}/"})
    return send(request, index)


def _unbuilt(request: Asking) -> Response[bytes]:
    """In a clone of the repository the page has to be built first."""
    language = language_of(request)
    said = escape(texts(language).error(Unavailable("page-not-built")))
    text = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<title>Kachidoki</title>\n<p>{said}</p>\n<p><a href="/api/docs">/api/docs</a></p>\n'
    )
    return Response(text.encode(), status_code=503, media_type=MediaType.HTML)


@get("/{path:path}", include_in_schema=False, opt={PACKED: True})
async def page_file(request: Asking, path: FilePath) -> Response[bytes]:
    """What the page loads."""
    loaded = built(PAGE).get(path)
    if path == AWAY or path.startswith(f"{OFFLINE}/"):
        loaded = built(SITE).get(path.removeprefix(OFFLINE))
    if loaded is None or path.endswith(INDEX):
        raise NotFoundException
    return send(request, loaded)


@route("/{path:path}", http_method=["POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nowhere(path: FilePath) -> None:
    """Else these would be refused as if there were something to get."""
    raise NotFoundException


def on_lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """No such address. To a person who lost the way the page says so, and leads home."""
    index = built(PAGE).get(INDEX)
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if index is None or not person:
        return on_http_error(request, error)
    return Response(index.content, status_code=404, media_type=index.media_type)


@cache
def _texts() -> dict[str, tuple[str, str | None]]:
    """By the names of the files of texts: the language and the game."""
    own = {f"{code}/{game}.ftl": (code, game) for code in LANGUAGES for game in ids()}
    return {**{f"{code}.ftl": (code, None) for code in LANGUAGES}, **own}


@get(
    ["/texts/{name:str}", "/texts/{folder:str}/{name:str}"],
    include_in_schema=False,
    opt={PACKED: True},
)
async def text_file(
    request: Asking,
    office: TheOffice,
    name: FileName,
    folder: FileName = "",
    chosen: CardSetId = "",
) -> Response[bytes]:
    """The sentences of a language, or those of a game: `/texts/fr.ftl`, `/texts/fr/glory.ftl`. With
    the `edition` of a table as `set`, with the names of the cards that only that table has."""
    known = _texts().get(f"{folder}/{name}" if folder else name)
    if known is None:
        raise NotFound("no-such-page")
    code, game_id = known
    game = None if game_id is None else office.editions.named(game_id, chosen) or find(game_id)
    key = "texts", code, game_id, None if game is None else game.digest
    return await sheet(request, key, "text/plain", lambda: for_browser(code, game).encode())


@post("/enter/name", include_in_schema=False, status_code=200, guards=costs(GUEST))
async def enter_name(data: JSONBody[Enter], office: TheOffice) -> Me:
    """Whom a personal link is about, without using it."""
    person = await office.identity.enter(data.token)
    return Me(person.name, person.program)


@get("/api/docs", include_in_schema=False, opt={PACKED: True})
async def api_docs(request: Asking) -> Response[bytes]:
    """The reference of the API, made from its schema."""
    form, schema = "text/html; charset=utf-8", request.app.openapi_schema
    return await sheet(request, "docs", form, lambda: reference(schema.to_schema()).encode(), NEVER)


@get(STYLE_URL, include_in_schema=False, media_type="text/css")
async def api_style() -> bytes:
    return STYLE


PAGES: list[ControllerRouterHandler] = [page, offline, page_file, nowhere, text_file, enter_name]
PAGES += [api_docs, api_style]
