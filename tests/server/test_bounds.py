"""What strangers may cost the others: nothing grows without bound, nothing is made twice."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("litestar")
pytest.importorskip("websockets")

from kachidoki.games.adventure.cardset import loader
from kachidoki.server import limits as rates
from kachidoki.server import words
from kachidoki.server.limits import REFUSALS, TABLE, WORDS, Limits, Rate, household
from kachidoki.server.words import Scribe
from kachidoki.tables import news
from kachidoki.tables.errors import TooMuch
from kachidoki.tables.live import Watcher
from kachidoki.tables.news import Board, Copies, Viewer
from tests.games.adventure.data_sets import Data, changed
from tests.server.inside import Inside, inside
from tests.tables.hall import ADA, BOT, table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("bounds")) as running:
        yield running


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no time goes by in which buckets fill up again."""
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 1000.0))


# Messages.


def test_many_values_of_after_leave_few_messages_behind() -> None:
    board = Board(table(BOT, BOT, host=ADA), Copies(most=1_000_000))
    for after in range(5_000):
        board.news(Viewer(""), after, frozenset())
    assert len(board._copies) == news.MOST_MADE
    assert board._copies.size <= 1_000_000


def test_messages_of_all_tables_together_have_a_size() -> None:
    copies = Copies(most=50_000)
    boards = [Board(table(BOT, BOT, host=ADA), copies) for _ in range(40)]
    for board in boards:
        for after in range(10):
            board.news(Viewer(""), after, frozenset())
            assert copies.size <= copies.most
    assert copies.size == sum(len(text) for text in copies.values())
    for board in boards:
        board.changed()
    assert (len(copies), copies.size) == (0, 0)


def test_a_message_of_a_table_that_changed_meanwhile_is_not_kept() -> None:
    board = Board(table(BOT, BOT, host=ADA), Copies())
    before = board.version
    board.changed()
    board.keep("late", "old", before)
    assert board.kept("late") is None


def test_what_no_client_sends_is_refused(server: Inside) -> None:
    token = server.guest("Ada")
    made, _ = server.table("me", "bot:novice", tokens=[token])
    with server.client(token) as client:
        for after in ("-1", "1000000000", "x", "1.5"):
            assert client.get(f"/api/tables/{made}", params={"after": after}).status_code == 400
        # Who claims to know the future knows nothing.
        future = client.get(f"/api/tables/{made}", params={"after": 999_999_999}).json()
        assert future["events"] == client.get(f"/api/tables/{made}").json()["events"] != []


# Sentences.


def test_a_second_reader_does_not_have_the_words_made_again(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, write = [], words._written

    def noting(work: Callable[[], words.Words]) -> tuple[str, float]:
        written.append(work)
        return write(work)

    monkeypatch.setattr(words, "_written", noting)
    token = server.guest("Ada")
    made, _ = server.table("me", "open", tokens=[token], public=True)
    with server.client() as client:
        first = client.get(f"/api/tables/{made}", params={"lang": "de"}).json()
        assert len(written) == 1
        again = client.get(f"/api/tables/{made}", params={"lang": "de"}).json()
        assert again["words"] == first["words"]
        assert len(written) == 1
        client.get(f"/api/tables/{made}", params={"lang": "fr"})
        assert len(written) == 2
    with (
        server.wire(made, lang="de", every="true") as one,
        server.wire(made, lang="de", every="true") as two,
    ):
        assert one.hear()["words"] == two.hear()["words"] == first["words"]
        assert len(written) == 2
        with server.client(token) as client:
            told = client.post(f"/api/tables/{made}/chat", json={"text": "Hello"}).json()
        said = one.until("news", told["sequence"])
        assert len(said["words"]["events"]) == 1
        assert two.until("news", told["sequence"])["words"] == said["words"]
        assert len(written) == 3


def test_words_are_made_beside_the_loop(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    token = server.guest("Ada")
    made, _ = server.table("me", "open", tokens=[token])
    threads: list[str] = []

    def noting(*given: object, **more: object) -> object:
        threads.append(threading.current_thread().name)
        return words.Words("", [], [], "", [], "")

    monkeypatch.setattr("kachidoki.server.sight.words", noting)
    with server.client(token) as client:
        assert client.get(f"/api/tables/{made}", params={"lang": "fr"}).status_code == 200
    assert len(threads) == 1
    assert threads[0].startswith("words")


def test_who_has_had_too_many_words_waits_and_the_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(words, "GUESS", 0.0)
    monkeypatch.setattr(words, "_written", lambda work: ("{}", 1.0))

    async def go() -> None:
        scribe, board = Scribe(Limits()), Board(table(BOT, BOT, host=ADA), Copies())
        nothing = words.Words("", [], [], "", [], "")
        for number in range(6):
            await scribe.write(board, number, "1.2.3.4", lambda: nothing)
        with pytest.raises(TooMuch) as refused:
            scribe.write(board, 6, "1.2.3.4", lambda: nothing)
        assert refused.value.values["seconds"] == 10
        assert await scribe.write(board, 7, "5.6.7.8", lambda: nothing) == "{}"
        # What is there costs nothing.
        assert scribe.known(board, 0) == "{}"
        scribe.close()

    asyncio.run(go())


def test_words_on_their_way_count_before_they_are_there() -> None:
    async def go() -> None:
        scribe, board = Scribe(Limits()), Board(table(BOT, BOT, host=ADA), Copies())
        nothing = words.Words("", [], [], "", [], "")
        most = int(WORDS.burst / words.GUESS)
        begun = [scribe.write(board, at, "1.2.3.4", lambda: nothing) for at in range(most)]
        begun.append(scribe.write(board, most, "1.2.3.4", lambda: nothing))
        with pytest.raises(TooMuch):
            scribe.write(board, most + 1, "1.2.3.4", lambda: nothing)
        await asyncio.gather(*begun)
        scribe.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "address",
    ["/api/docs", "/api/games", "/api/games/glory", "/api/games/honor/rules", "/texts/de.ftl"],
)
def test_what_is_the_same_for_all_is_made_once(server: Inside, address: str) -> None:
    guard = server.server.config.app
    with server.client() as client:
        first = client.get(address, follow_redirects=True)
        archive = guard.app.state.office.archive
        kept = len(archive.sheets._kept)
        second = client.get(address, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, second.status_code) == (200, 304)
        assert len(archive.sheets._kept) == kept


# Refusals.


@pytest.mark.usefixtures("stopped")
def test_refusals_are_limited_by_address_over_all_its_lines(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        token = server.guest("Ada")
        made, _ = server.table("me", "bot:novice", tokens=[token])
        with server.client(token) as client:
            answers = [
                client.post(f"/api/tables/{made}/moves", json={"question": "1", "move": "x"})
                for _ in range(int(REFUSALS.burst) + 40)
            ]
        statuses = {answer.status_code for answer in answers}
        assert statuses == {409, 429} or statuses == {400, 429}
        assert int(answers[-1].headers["retry-after"]) >= 1


# Card sets of strangers.


def strange(number: int) -> object:
    def rename(cards: dict[str, Data]) -> None:
        name = f"Stranger {number}"
        cards["brave"]["name"] = {"en": name, "fr": name, "de": name}

    return rename


def test_a_card_set_of_a_table_is_in_no_text_but_its_own(server: Inside, tmp_path: Path) -> None:
    token = server.guest("Ada")
    with server.client(token) as client:
        before = client.get("/texts/de/adventure.ftl")
        vocabulary = client.get("/api/games/adventure/vocabulary")
        tables = []
        for number in range(3):
            cards = loader.load(changed(tmp_path / str(number), strange(number), f"Set {number}"))
            wish = {"game": "adventure", "seats": ["me", "bot:novice"], "mode": "versus"}
            wish["options"] = {"cards": loader.pack(cards)}
            made = client.post("/api/tables", json=wish)
            assert made.status_code == 201, made.text
            tables.append((made.json()["id"], cards.digest))
        assert client.get("/texts/de/adventure.ftl").content == before.content
        same = client.get("/api/games/adventure/vocabulary")
        assert same.content == vocabulary.content
        for number, (made_id, digest) in enumerate(tables):
            seen = client.get(f"/api/tables/{made_id}", params={"lang": "de"}).json()
            assert seen["table"]["edition"] == digest
            own = client.get("/texts/de/adventure.ftl", params={"set": digest}).text
            assert f"Stranger {number}" in own
            assert f"Stranger {(number + 1) % 3}" not in own
            # No larger than the texts that all share: one set is said, not all of them.
            assert len(own) < 1.1 * len(before.text)
    usual, _ = server.table("me", "bot:novice", tokens=[token])
    assert server.live(usual).board.news(Viewer(""), 0, frozenset()).count('"edition":""') == 1


def test_only_so_many_card_sets_are_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables at which nobody looks make room; when there are none, one more set is refused."""
    monkeypatch.setattr("kachidoki.tables.live.MOST_EDITIONS", 2)
    with inside(tmp_path / "data") as server:
        token = server.guest("Ada")
        texts = []
        for number in range(4):
            folder = changed(tmp_path / str(number), strange(10 + number), f"Own {number}")
            texts.append(loader.pack(loader.load(folder)))
        house = server.house

        def wish(number: int) -> dict[str, object]:
            options = {"cards": texts[number]}
            return {"game": "adventure", "seats": ["me", "open"], "options": options}

        with server.client(token) as client:
            tables = [client.post("/api/tables", json=wish(n)).json()["id"] for n in range(3)]
            # The first was forgotten, and comes back when somebody wants to see it.
            assert [table in house.live for table in tables] == [False, True, True]
            assert client.get(f"/api/tables/{tables[0]}").status_code == 200
            assert [table in house.live for table in tables] == [True, False, True]
            watchers = [Watcher(Viewer(""), 0) for _ in range(2)]
            for table, watcher in zip((tables[0], tables[2]), watchers, strict=True):
                house.live[table].watchers.add(watcher)
            refused = client.post("/api/tables", json=wish(3), headers={"Accept-Language": "de"})
            assert refused.status_code == 429
            assert refused.json()["reason"] == "too-many-editions"
            assert "2 eigenen" in refused.json()["message"]
            assert client.get(f"/api/tables/{tables[1]}").status_code == 429
            # A set that is there already takes no more room, and the standard one takes none.
            assert client.post("/api/tables", json=wish(2)).status_code == 201
            plain = {"game": "adventure", "seats": ["me", "open"]}
            assert client.post("/api/tables", json=plain).status_code == 201
            for table, watcher in zip((tables[0], tables[2]), watchers, strict=True):
                house.live[table].watchers.discard(watcher)
            assert client.get(f"/api/tables/{tables[1]}").status_code == 200


# Limits.


def test_who_asks_again_too_early_waits_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("kachidoki.server.limits.time.monotonic", lambda: now[0])
    limits, rate = Limits(), Rate(burst=1, each=0.1)
    limits.take("a", rate)
    for second in range(1, 10):
        now[0] = float(second)
        with pytest.raises(TooMuch) as refused:
            limits.take("a", rate)
        assert refused.value.values["seconds"] == 10 - second
    now[0] = 10.0
    limits.take("a", rate)


def test_a_line_of_ipv6_is_one_household() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("testclient") == "testclient"


@pytest.mark.usefixtures("stopped")
def test_playing_again_makes_tables_no_faster_than_making_them(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        token = server.guest("Ada")
        table_id, _ = server.table("me", "bot:novice", tokens=[token])
        statuses = []
        with server.client(token) as client:
            for _ in range(int(TABLE.burst) + 5):
                client.post(f"/api/tables/{table_id}/proposals", json={"about": "abandon"})
                answer = client.post(f"/api/tables/{table_id}/rematch")
                statuses.append(answer.status_code)
                table_id = answer.json().get("table", table_id)
        assert statuses.count(201) <= TABLE.burst + 3
        assert statuses[-1] == 429


# Lists.


def test_lists_have_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("api.tables", "making"):
        monkeypatch.setattr(f"kachidoki.server.{module}.MOST_LISTED", 3)
    with inside(tmp_path) as server:
        token = server.guest("Ada")
        made = [server.table("me", "open", tokens=[token], public=True)[0] for _ in range(7)]
        with server.client(token) as client:
            for address in ("/api/tables", "/api/me/tables"):
                found, skip, more = [], 0, True
                while more:
                    answer = client.get(address, params={"skip": skip}).json()
                    assert 1 <= len(answer["tables"]) <= 3
                    found += [one["id"] for one in answer["tables"]]
                    skip, more = skip + 3, answer["more"]
                assert sorted(found) == sorted(made)
            assert client.get("/api/tables", params={"skip": -1}).status_code == 400
