"""The pages: served, safe, complete in every language; and the reference of the API."""

import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, get_args

import pytest

pytest.importorskip("litestar")
pytest.importorskip("httpx")
pytest.importorskip("fluent.syntax")

from litestar.testing import TestClient

from kachidoki.server import shapes
from kachidoki.server.app import Config, create_app
from kachidoki.server.pages import FILES, VALUES, page_texts
from kachidoki.tables.store import sqlite_url
from kachidoki.text import LANGUAGES, PACKAGE, Texts
from kachidoki.text.check import check
from kachidoki.text.source import PAGE_KEY

HTML = ("/", "/table/abc", "/enter", "/api/docs")
SCRIPTS = [name for name in FILES if name.endswith(".js")]
MARKUP = [name for name in FILES if name.endswith(".html")]
EVENT_ATTRIBUTE = re.compile(r"on[a-z]+")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    path = tmp_path_factory.mktemp("pages") / "tables.db"
    app: Any = create_app(Config(sqlite_url(path), thinkers=1))
    with TestClient(app) as client:
        yield client


class Markup(HTMLParser):
    """What a page holds that matters here."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, list[str]] = {"script": [], "style": []}
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._open = tag

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open in self.inside and data.strip():
            self.inside[self._open].append(data)

    def values(self, attribute: str) -> list[str]:
        return [str(found[attribute]) for _, found in self.tags if attribute in found]


@pytest.mark.parametrize("path", HTML)
def test_pages_are_served_with_a_strict_policy(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", HTML)
def test_pages_have_nothing_inline_and_nothing_from_elsewhere(
    client: TestClient[Any], path: str
) -> None:
    page = Markup(client.get(path).text)
    assert page.inside == {"script": [], "style": []}
    for tag, attributes in page.tags:
        assert "style" not in attributes, tag
        assert not [name for name in attributes if EVENT_ATTRIBUTE.fullmatch(name)], tag
    for address in page.values("src") + page.values("href"):
        assert address == "data:," or re.match(r"[/#]", address), address
        assert not address.startswith("//")


@pytest.mark.parametrize("path", HTML)
def test_what_pages_load_is_there(client: TestClient[Any], path: str) -> None:
    page = Markup(client.get(path).text)
    for address in page.values("src") + page.values("href"):
        if address.startswith("/"):
            assert client.get(address).status_code == 200, address


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_make_no_markup_of_texts(name: str) -> None:
    source = FILES[name].content.decode()
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert way not in source
    assert not re.search(r"https?://", source)


@pytest.mark.parametrize("name", MARKUP)
def test_every_element_that_a_label_or_a_script_means_is_there(name: str) -> None:
    page = Markup(FILES[name].content.decode())
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    for attribute in ("for", "aria-labelledby", "aria-describedby"):
        assert set(page.values(attribute)) <= set(ids)


def test_every_element_that_the_script_asks_for_is_on_some_page() -> None:
    ids = {one for name in MARKUP for one in Markup(FILES[name].content.decode()).values("id")}
    source = "".join(FILES[name].content.decode() for name in SCRIPTS)
    asked = re.findall(r'(?:\$|\bshow|[ (]fill|copyButton)\("([a-z-]+)"', source)
    assert asked
    assert not set(asked) - ids


def test_what_has_not_changed_is_not_sent_again(client: TestClient[Any]) -> None:
    first = client.get("/static/page.js")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/static/page.js", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/static/home.html",
        "/static/none.js",
        "/static/..%2Fpages.py",
        "/page-texts/xx.json",
        "/page-texts/en",
        "/nothing",
    ],
)
def test_nothing_else_is_served(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "no-such-page"


# Sentences.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_exists(client: TestClient[Any], language: str) -> None:
    used = {key for file in FILES.values() for key in PAGE_KEY.findall(file.content.decode())}
    assert len(used) > 50
    said = client.get(f"/page-texts/{language}.json").json()
    assert set(said) == used
    texts = Texts(language)
    for key, sentence in said.items():
        assert texts.has(key)
        assert sentence.strip()
        assert "{$" not in sentence.replace(" ", "")
        assert set(re.findall(r"\{(\w+)\}", sentence)) <= set(VALUES)


def test_the_languages_have_the_same_gaps() -> None:
    gaps = [
        {key: sorted(re.findall(r"\{(\w+)\}", said)) for key, said in page_texts(language).items()}
        for language in LANGUAGES
    ]
    assert gaps[0] == gaps[1] == gaps[2]
    used = {name for names in gaps[0].values() for name in names}
    assert used == set(VALUES)


def test_the_page_offers_every_language() -> None:
    source = FILES["page.js"].content.decode()
    (offered,) = re.findall(r"const LANGUAGES = \{(.*)\};", source)
    assert re.findall(r"(\w+): ", offered) == list(LANGUAGES)
    for language in LANGUAGES:
        assert f'"{Texts(language).say("language")}"' in offered


def test_the_check_of_the_texts_reads_the_page(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(PACKAGE, source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    page = source / "server" / "static" / "page.js"
    page.write_text(page.read_text("utf-8").replace('"page-say"', '"page-nap"'), "utf-8")
    html = source / "server" / "static" / "table.html"
    html.write_text(html.read_text("utf-8").replace('"page-say"', '"page-nap"'), "utf-8")
    faults = check(source, source)
    for language in LANGUAGES:
        assert f"text/{language}.ftl: page-nap: is missing" in faults
        assert f"text/{language}.ftl: page-say: is not asked for by anything" in faults


# A personal link.


def test_the_name_behind_a_personal_link(client: TestClient[Any]) -> None:
    origin = {"Origin": "http://testserver.local"}
    client.post("/api/guests", json={"name": "Anna"}, headers=origin)
    token = client.post("/api/me/link", headers=origin).json()["token"]
    cookies, client.cookies = client.cookies, type(client.cookies)()
    answer = client.post("/enter/name", json={"token": token})
    assert answer.json()["name"] == "Anna"
    assert "set-cookie" not in answer.headers
    assert client.get("/api/me").status_code == 401
    assert client.post("/enter/name", json={"token": f"{token}x"}).status_code == 403
    client.cookies = cookies


# The reference of the API.


def test_the_reference_has_every_address_command_and_message(client: TestClient[Any]) -> None:
    page = client.get("/api/docs").text
    schema = client.get("/api/schema/openapi.json").json()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            head = f'<span class="method">{method.upper()}</span> {path}</h3>'
            assert head in page
            assert operation["summary"].replace("'", "&#x27;") in page
    for command in get_args(shapes.AnyCommand):
        assert f'"do": "{command.__struct_config__.tag}"' in page
    for message in (shapes.News, shapes.DoneMessage, shapes.RefusedMessage, shapes.WarningMessage):
        assert f'"type": "{message.__struct_config__.tag}"' in page
    for field in shapes.NewTable.__struct_fields__:
        assert f"<code>{field}</code>" in page


def test_the_links_of_the_reference_lead_somewhere(client: TestClient[Any]) -> None:
    page = Markup(client.get("/api/docs").text)
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    inner = [address[1:] for address in page.values("href") if address.startswith("#")]
    assert not set(inner) - set(ids)


def test_the_page_is_shipped() -> None:
    folder = Path(shapes.__file__).parent / "static"
    assert {path.name for path in folder.iterdir()} == set(FILES)
