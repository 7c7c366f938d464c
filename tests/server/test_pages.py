"""The page as it was built, the texts it speaks with, and the reference of the API."""

import gzip
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")
pytest.importorskip("httpx")
pytest.importorskip("fluent.syntax")

from litestar.testing import TestClient

import kachidoki
from kachidoki.server import commands, pages, shapes
from kachidoki.server.app import create_app
from kachidoki.server.config import Config
from kachidoki.tables import shapes as told
from kachidoki.tables.engine import sqlite_url
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.browser import for_browser

PAGES = ("/", "/new/glory", "/table/abc", "/table/abc/text", "/table/abc/replay?at=3&seat=1")
PAGES += ("/learn/glory", "/rules/glory", "/enter")
BUILT = {
    "index.html": b"<!doctype html>\n<html></html>\n",
    "favicon.svg": b"<svg/>",
    "site.webmanifest": b"{}",
    "assets/index-Ab1.js": b"export {};\n" * 100,
    "assets/index-Ab1.css": b"a {}\n" * 100,
    "assets/brush-Ab1.woff2": b"font",
    "assets/card-Ab1.png": b"picture",
    "pieces/one.svg": b"<svg></svg>",
    "notes.md": b"nothing to send",
}
TYPES = {
    "/favicon.svg": "image/svg+xml",
    "/site.webmanifest": "application/manifest+json",
    "/assets/index-Ab1.js": "text/javascript; charset=utf-8",
    "/assets/index-Ab1.css": "text/css; charset=utf-8",
    "/assets/brush-Ab1.woff2": "font/woff2",
    "/assets/card-Ab1.png": "image/png",
    "/pieces/one.svg": "image/svg+xml",
}
PLAIN = {"Accept-Encoding": "identity"}
Client = TestClient[Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    path = tmp_path_factory.mktemp("pages") / "tables.db"
    app: Any = create_app(Config(sqlite_url(path), thinkers=1))
    with TestClient(app) as client:
        yield client


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as the build would leave it."""
    for name, content in BUILT.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    monkeypatch.setattr(pages, "SITE", tmp_path / "nothing")


# The page.


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_page_is_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content == BUILT["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", TYPES)
def test_what_the_page_loads_has_its_type_and_may_be_kept(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.content == BUILT[path[1:]]
    assert answer.headers["content-type"] == TYPES[path]
    # The names below /assets change with what the files hold.
    kept = "public, max-age=31536000, immutable" if path.startswith("/assets") else "no-cache"
    assert answer.headers["cache-control"] == kept
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, gzip, deflate", True),
        ("br;q=1.0, GZIP;q=0.8", True),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("xgzip", False),
    ],
)
def test_files_are_packed_once_for_those_who_can_unpack(
    client: Client, accepted: str, packed: bool
) -> None:
    name = "assets/index-Ab1.js"
    with client.stream("GET", f"/{name}", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert answer.headers["content-length"] == str(len(raw))
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (gzip.decompress(raw) if packed else raw) == BUILT[name]


@pytest.mark.usefixtures("built")
def test_what_is_dense_is_not_packed(client: Client) -> None:
    for name in ("brush-Ab1.woff2", "card-Ab1.png"):
        answer = client.get(f"/assets/{name}", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in answer.headers


# The page that needs no server.

BARE = {
    "index.html": f"<title>K</title>{pages.MARK}<script src='./assets/a.js'></script>",
    "away.js": "away();",
    "sw.js": "keep();",
    "python/engine.bin": "python",
    "python/start.mjs": "start();" * 200,
    "sheets/en.ftl": "a = b",
}


@pytest.fixture
def site(tmp_path: Path, built: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both pages, as `make site` leaves them."""
    for name, content in BARE.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(content)
    (tmp_path / "index.html").write_text("<title>K</title>")
    monkeypatch.setattr(pages, "SITE", tmp_path / "site")


@pytest.mark.usefixtures("site")
def test_a_server_offers_both_pages(client: Client) -> None:
    assert '<meta name="kachidoki" content="both" />' in client.get("/table/abc").text
    led = client.get("/offline", follow_redirects=False)
    assert (led.status_code, led.headers["location"]) == (302, "/offline/")
    page = client.get("/offline/")
    assert page.text.count("<meta") == 1
    assert '<meta name="kachidoki" content="site both" />' in page.text
    # Python may run there, and nothing else that is not ours.
    assert "script-src 'self' 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
    assert "unsafe" not in client.get("/").headers["content-security-policy"]
    for name, content in BARE.items():
        if name not in ("index.html", "away.js"):
            assert client.get(f"/offline/{name}").text == content
    packed = client.get("/offline/python/engine.bin", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in packed.headers
    # It looks after the whole server, so it lies at its root.
    assert client.get("/away.js").text == BARE["away.js"]
    assert client.get("/sw.js").status_code == 404


@pytest.mark.usefixtures("built")
def test_a_server_without_it_offers_none(client: Client) -> None:
    for path in ("/offline", "/offline/", "/offline/sw.js", "/away.js"):
        assert client.get(path, follow_redirects=False).status_code == 404
    assert "<meta" not in client.get("/").text


NOTHING = [
    "/nothing",
    "/index.html",
    "/notes.md",
    "/assets",
    "/assets/",
    "/assets/none.js",
    "/assets/..%2Findex.html",
    "/..%2Fpages.py",
    "/pages.py",
    "/table",
    "/table/abc/more",
    "/new",
    "/new/glory/more",
    "/learn/glory/1",
    "/static/page.css",
    "/api/nothing",
    "/texts",
    "/texts/xx.ftl",
    "/texts/en",
    "/texts/en.ftl/x",
    "/texts/page.en.ftl",
    "/texts/en/none.ftl",
    "/texts/en/..%2Fen.ftl",
    "/texts/..%2F..%2Fgames/en.ftl",
]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", NOTHING)
def test_nothing_else_is_served(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "no-such-page"


@pytest.mark.usefixtures("built")
def test_a_person_who_lost_the_way_gets_the_page(client: Client) -> None:
    for path in ("/nothing", "/table/abc/more", "/assets/none.js"):
        answer = client.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.content == BUILT["index.html"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_where_nothing_is_nothing_can_be_done(client: Client, method: str) -> None:
    for path in ("/nothing", "/table/abc/more", "/api/nothing", "/api/tables/abc/nothing"):
        answer = client.request(method, path, headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")
    # Where there is something, but not to be done like this.
    answer = client.request(method, "/health")
    assert (answer.status_code, answer.json()["reason"]) == (405, "bad-method")


@pytest.mark.parametrize("exists", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_was_not_built_says_so(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, exists: bool
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path if exists else tmp_path / "none")
    for path in PAGES:
        answer = client.get(path, headers={"Accept-Language": language})
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
        assert Texts(language).say("error-page-not-built") in answer.text
        assert "npm run build" in answer.text
    assert client.get("/favicon.svg").status_code == 404
    assert client.get("/api/games").status_code == 200


# Texts.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *kachidoki.games()])
def test_the_texts_are_served(client: Client, language: str, game: str | None) -> None:
    path = f"/texts/{language}/{game}.ftl" if game else f"/texts/{language}.ftl"
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == for_browser(language, game)
    keys = set(re.findall(r"^([a-z][a-z0-9_-]*) =", answer.text, re.MULTILINE))
    wanted = {"player", "error-who-are-you"}
    if game:
        words = kachidoki.game(game).vocabulary
        wanted = {f"event-{key}" for key in words.events} | {f"move-{key}" for key in words.moves}
    assert wanted <= keys
    assert not [key for key in keys if key.startswith(("cli-", "rule-"))]
    plain = client.get(path, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("game", kachidoki.games())
def test_modes_say_who_plays_with_whom(client: Client, game: str) -> None:
    rules = kachidoki.game(game)
    modes = client.get(f"/api/games/{game}").json()["modes"]
    assert [mode["name"] for mode in modes] == list(rules.modes)
    for mode in modes:
        sides = rules.sides(max(mode["players"]), mode["name"])
        alone = all(len(side) == 1 for side in sides)
        assert mode["sides"] == ([] if alone else [list(side) for side in sides])
        assert mode["marks"] == list(rules.modes[mode["name"]].marks)


@pytest.mark.parametrize("game", kachidoki.games())
def test_the_vocabulary_has_every_move(client: Client, game: str) -> None:
    answer = client.get(f"/api/games/{game}/vocabulary", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    found, rules = answer.json(), kachidoki.game(game)
    assert found["names"] == {name: list(known) for name, known in rules.vocabulary.names.items()}
    assert found["numbers"] == rules.vocabulary.numbers
    assert found["sections"] == list(rules.vocabulary.sections)
    assert [one["move"] for one in found["moves"]] == [move.text for move in rules.all_moves]
    for one in found["moves"]:
        move = rules.parse(one["move"])
        assert (one["key"], one["values"]) == rules.describe(move)
        assert one["rule"] == move.rule
        assert one["rule"] in found["sections"]
    names = client.get(f"/api/games/{game}/names").json()
    assert names == {name: found[name] for name in ("names", "numbers")}
    assert client.get("/api/games/none/vocabulary").status_code == 404
    assert client.get("/api/games/none/names").status_code == 404


# A personal link.


def test_the_name_behind_a_personal_link(client: Client) -> None:
    origin = {"Origin": "http://testserver.local"}
    client.post("/api/guests", json={"name": "Anna"}, headers=origin)
    token = client.post("/api/me/link", headers=origin).json()["token"]
    cookies, client.cookies = client.cookies, type(client.cookies)()
    answer = client.post("/enter/name", json={"token": token})
    assert answer.json()["name"] == "Anna"
    assert "set-cookie" not in answer.headers
    assert client.get("/api/me").json() is None
    assert client.post("/enter/name", json={"token": f"{token}x"}).status_code == 403
    client.cookies = cookies


# The reference of the API.


class Markup(HTMLParser):
    """The tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def values(self, attribute: str) -> list[str]:
        return [str(found[attribute]) for _, found in self.tags if attribute in found]


def test_the_reference_has_every_address_command_and_message(client: Client) -> None:
    page = client.get("/api/docs").text
    schema = client.get("/api/schema/openapi.json").json()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            head = f'<span class="method">{method.upper()}</span> {path}</h3>'
            assert head in page
            assert operation["summary"].replace("'", "&#x27;") in page
    for command in commands.COMMANDS:
        assert f'"do": "{command.__struct_config__.tag}"' in page
    for message in (
        told.News,
        commands.DoneMessage,
        commands.RefusedMessage,
        commands.WarningMessage,
    ):
        assert f'"type": "{message.__struct_config__.tag}"' in page
    for field in shapes.NewTable.__struct_fields__:
        assert f"<code>{field}</code>" in page


def test_the_links_of_the_reference_lead_somewhere(client: Client) -> None:
    page = Markup(client.get("/api/docs").text)
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    inner = [address[1:] for address in page.values("href") if address.startswith("#")]
    assert not set(inner) - set(ids)


@pytest.mark.usefixtures("built")
def test_the_reference_has_nothing_inline_and_loads_what_is_there(client: Client) -> None:
    page = Markup(client.get("/api/docs").text)
    for tag, attributes in page.tags:
        assert tag not in ("script", "style")
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
    for address in page.values("src") + page.values("href"):
        assert address == "data:," or re.match(r"/[^/]|/$|#", address), address
        if address.startswith("/"):
            assert client.get(address).status_code == 200, address
