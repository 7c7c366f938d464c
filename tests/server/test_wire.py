"""Nobody gets a byte that depends on what they may not know: two worlds that a reader cannot tell
apart are played on the real server, and everything that it sends to that reader is compared."""

import json
import re
from collections.abc import Container, Iterator
from pathlib import Path

import httpx
import pytest

import kachidoki
from tests.games.worlds import FIRST, LAST
from tests.server.faults import HOST, Place, serving
from tests.server.inside import Inside, Wire, inside
from tests.server.twins import SECRETS, Twins, enter_world, find_twins, unstored

PEOPLE = ("Ada", "Bo", "Cy", "Di")
# What a bot took to think is told, and is never the same.
CLOCK = re.compile(rb'"seconds":[0-9.e-]+')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("wire")) as running:
        yield running


def tried(game: str) -> list[str]:
    """Moves of all kinds, legal or not: a refusal must not tell more than the view does."""
    moves = [str(move) for move in kachidoki.game(game).all_moves]
    return [*moves[:: len(moves) // 16], "deal 0", "nonsense"]


class Reader:
    """Somebody whose every received byte is kept."""

    def __init__(
        self,
        server: Inside,
        table: str,
        token: str,
        every: str,
        game: str,
        players: int,
        lang: str,
    ) -> None:
        self.tried = tried(game)
        self.seats = range(players)
        self.wire = Wire(server, table, token, lang=lang, every=every)
        self.client = server.client(token)
        self.at = f"/api/tables/{table}"
        self.answers: list[bytes] = []

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        answer = self.client.request(method, self.at + path, json=body, headers=headers)
        head = {k: v for k, v in answer.headers.items() if k not in ("date", "content-length")}
        content = CLOCK.sub(b"", answer.content)
        self.answers.append(f"{method} {path} {answer.status_code} {head}".encode() + content)
        return answer

    def look_everywhere(self, number: int, question: str | None) -> None:
        """Ask for whatever there is, allowed or not."""
        self.ask("GET", "", **{"Accept-Language": "de"})
        self.ask("GET", "?lang=fr&after=3")
        for seat in ("", *(f"&seat={own}" for own in self.seats)):
            self.ask("GET", f"?after=0{seat}")
            self.ask("GET", f"/replay?lang=en{seat}")
            self.ask("GET", f"/replay?at={number}{seat}")
            self.ask("GET", f"/frames?at={number}{seat}")
        for path in ("/log", "/verify", "/invite", "/replay?at=9999"):
            self.ask("GET", path)
        for own in (None, *self.seats):
            self.ask("POST", "/hint", {"level": "greedy", "seat": own})
        self.ask("POST", "/chances")
        self.ask(
            "POST", "/branch", {"at": number, "seats": ["me"] + ["bot"] * (len(self.seats) - 1)}
        )
        if question is None:
            # Whoever has just chosen could take it back; nobody else can.
            self.ask("POST", "/undo", {"seat": 31})
            for move in self.tried:
                self.ask("POST", "/moves", {"question": "5.1", "move": move})

    def try_moves(self, question: str, legal: list[str]) -> None:
        """Every kind of move that is not legal now: refused, and explained in the same words."""
        for move in self.tried:
            if move not in legal:
                refused = self.wire.ask(do="submit", ref=2, question=question, move=move)
                assert refused["type"] == "refused"
                assert self.wire.ask(do="why", ref=2, move=move) == refused

    def close(self) -> None:
        self.wire.socket.close()
        self.client.close()


def run_world(
    server: Inside,
    table: str,
    tokens: list[str],
    twins: Twins,
    world: int,
    every: str,
    compared: Container[int],
) -> list[list[bytes]]:
    """Play one of the worlds; everything that each seat, and last a spectator, was sent: to those
    who are compared also in words."""
    enter_world(server, table, twins, world)
    game, players = twins.first.game.id, twins.first.header.setup.players
    readers = [
        Reader(server, table, token, every, game, players, "en" if at in compared else "")
        for at, token in enumerate([*tokens, ""])
    ]
    for reader in [*readers, *readers]:
        reader.wire.catch_up()
    for reader in readers:
        # Who came when is not the same twice.
        reader.wire.heard.clear()
    me = readers[-1 if twins.reader is None else twins.reader]
    for number, choice in enumerate(twins.choices, 2):
        match = server.live(table).table.match
        assert match is not None
        question = match.question()
        assert question is not None
        asked = readers[choice.by]
        if asked is me:
            me.try_moves(question.id, [str(move) for move in match.state.moves()])
        if number % 7 == 0:
            me.look_everywhere(number, question.id if asked is me else None)
        asked.wire.say(do="submit", ref=number, question=question.id, move=choice.move)
        assert asked.wire.answer()["type"] == "done", choice
        now = server.live(table).table.sequence
        for reader in readers:
            while not reader.wire.heard or f'"sequence":{now},"mine"' not in reader.wire.heard[-1]:
                reader.wire.hear()
    for reader, token in zip(readers, [*tokens, ""], strict=True):
        reader.close()
        with Wire(server, table, token, lang="de") as again:
            news = again.until("news")
            # By now others may be away.
            del news["table"]["seats"]
            reader.answers.append(json.dumps(news).encode())
    return [[*once(r.wire.heard), *r.answers] for r in readers]


NOW = re.compile('"now":[0-9]+')


def once(heard: list[str]) -> Iterator[bytes]:
    """All messages, without the news that only tell again who is there: when those come is not the
    same twice. Nor is the time of day."""
    told = 0
    for text in heard:
        message = json.loads(text)
        if message["type"] == "news":
            if message["sequence"] == told:
                assert message["events"] == []
                continue
            told = message["sequence"]
        yield NOW.sub('"now":0', text).encode()


# Everybody at a table with all rules. What each may know is proved for every table and seat without
# a server; so for the first mode, and where every step is told by itself, a player and a spectator.
READERS = [
    *((*table, "", reader) for table in LAST for reader in (*range(table[-1]), None)),
    *((*table, "", reader) for table in FIRST for reader in (0, None)),
    *((*table, "true", reader) for table in LAST for reader in (1, None)),
]


@pytest.mark.parametrize(("game", "mode", "players", "every", "reader"), READERS)
def test_what_a_reader_gets_is_the_same_in_both_worlds(
    server: Inside, game: str, mode: str, players: int, every: str, reader: int | None
) -> None:
    twins = find_twins(game, mode, players, reader, 4)
    # All that is dealt unseen was exchanged, as far as it can be.
    assert all(twins.different)
    tokens = [server.guest(name) for name in PEOPLE[:players]]
    table, invite = server.table(
        *("me", *("open",) * (players - 1)),
        tokens=tokens,
        game=game,
        mode=mode,
        public=True,
        hints=True,
    )
    mine = players if reader is None else reader
    with unstored(server):
        one, two = (
            run_world(server, table, tokens, twins, world, every, (mine,)) for world in (0, 1)
        )
    assert len(one[mine]) > 2 * len(twins.choices)
    for a, b in zip(one[mine], two[mine], strict=True):
        assert a == b
    # The comparison sees differences where there are some: others know what this one does not.
    for other in range(players):
        if other != mine and reader is not None:
            assert one[other] != two[other]
    for secret in (*SECRETS, b"".join(SECRETS)):
        for sent in (*one, *two):
            whole = b"".join(sent)
            assert secret not in whole
            assert secret.hex().encode() not in whole
            if sent is not one[mine] and sent is not two[mine]:
                assert invite.encode() not in whole


# Somebody has several seats, and somebody else has one.
CROWDED = [last if last[2] > 2 else first for first, last in zip(FIRST, LAST, strict=True)]


@pytest.mark.parametrize("every", ["", "true"])
@pytest.mark.parametrize(("game", "mode", "players"), CROWDED)
def test_cards_of_players_at_one_screen_stay_covered(
    server: Inside, game: str, mode: str, players: int, every: str
) -> None:
    """Whoever has several seats is a spectator until the device has been passed."""
    twins = find_twins(game, mode, players, None, 4)
    ada, cy = (server.guest(name) for name in PEOPLE[:2])
    seats = *("me",) * (players - 1), "open"
    table, _ = server.table(*seats, tokens=[ada, cy], game=game, mode=mode, public=True)
    tokens = [*[ada] * (players - 1), cy]
    with unstored(server):
        one, two = (
            run_world(server, table, tokens, twins, world, every, range(players - 1))
            for world in (0, 1)
        )
    for seat in range(players - 1):
        assert one[seat] == two[seat]
    assert one[-2] != two[-2]


def test_before_the_end_the_log_and_other_seats_are_closed(server: Inside) -> None:
    tokens = [server.guest(name) for name in PEOPLE[:2]]
    table, _ = server.table("me", "open", tokens=tokens, public=True, hints=True)
    at = f"/api/tables/{table}"
    for seat, token in enumerate([*tokens, ""]):
        with server.client(token) as client:
            for path in ("/log", "/verify"):
                answer = client.get(at + path)
                assert (answer.status_code, answer.json()["reason"]) == (409, "log-hidden")
            for other in {0, 1} - {seat}:
                answer = client.get(f"{at}/replay?seat={other}")
                assert (answer.status_code, answer.json()["error"]) == (403, "not-allowed")
                answer = client.post(f"{at}/hint", json={"seat": other, "level": "greedy"})
                assert answer.status_code in (401, 409)
                answer = client.get(f"{at}?seat={other}")
                assert (answer.status_code, answer.json()["error"]) == (403, "not-allowed")
            if seat < 2:
                frame = client.get(f"{at}/replay?seat={seat}").json()
                assert frame["view"]["seat"] == seat
                assert frame["move"] is None


def test_hints_are_off_among_people_unless_agreed(server: Inside) -> None:
    tokens = [server.guest(name) for name in PEOPLE[:2]]
    table, _ = server.table("me", "open", tokens=tokens)
    for token in tokens:
        with server.client(token) as client:
            answer = client.post(f"/api/tables/{table}/hint", json={"level": "greedy"})
            assert (answer.status_code, answer.json()["reason"]) == (403, "hints-off")


# The log of the server.


def test_the_log_tells_nothing_about_anybody(tmp_path: Path) -> None:
    """A whole game with everything that goes wrong in it, at the most talkative."""
    names, chat = ("Zebedee", "Quigley"), "psst-a-secret"
    with Place.sqlite(tmp_path) as place, serving(place, "--verbose") as server:
        url = f"http://{HOST}:{server.port}"
        with httpx.Client(base_url=url, trust_env=False, timeout=20) as client:
            tokens = [
                client.post("/api/guests", json={"name": name, "token": True}).json()["token"]
                for name in names
            ]
            heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
            wish = {"game": "glory", "seats": ["me", "open", "bot:novice"], "hints": True}
            wish |= {"mode": "both", "options": {"rounds": 1}}
            made = client.post("/api/tables", json=wish, headers=heads[0]).json()
            at = f"/api/tables/{made['id']}"
            client.post(f"{at}/join", json={"invite": made["invite"]}, headers=heads[1])
            link = client.post("/api/me/link", headers=heads[0]).json()["token"]
            client.post("/api/enter", json={"token": link})
            client.post("/api/enter", json={"token": link + "x"})
            client.post(f"{at}/chat", json={"text": chat}, headers=heads[0])
            client.post(f"{at}/chat", content=b'{"text": "' + chat.encode(), headers=heads[0])
            client.get(f"{at}?invite={made['invite']}&secret={chat}")
            client.get(f"/{chat}/{tokens[0]}")
            status, sequence, quiet = "playing", 0, 0
            while status == "playing":
                before = sequence
                for head in heads:
                    news = client.get(at, headers=head).json()
                    status, sequence = news["table"]["status"], news["sequence"]
                    view = news["view"]
                    if view["question"] and view["question"]["id"]:
                        answer = {
                            "question": view["question"]["id"],
                            "move": view["moves"][-1]["move"],
                        }
                        client.post(
                            f"{at}/moves", json={**answer, "move": "lay 9 emperor"}, headers=head
                        )
                        client.post(f"{at}/moves", json=answer, headers=head)
                quiet = quiet + 1 if sequence == before else 0
                assert quiet < 500
            log = client.get(f"{at}/log", headers=heads[0]).text
            client.post("/api/logs", content=log.replace("a", "b"), headers=heads[0])
        server.stop()
        said = server.output().partition("\n")[2]
        records = [json.loads(body) for _, body in place.records(made["id"])]
    assert said.count("\n") > 100
    assert all(json.loads(line)["from"] == "kachidoki.access" for line in said.splitlines())
    seed = json.loads(log.splitlines()[-1])["seed"]
    secrets = [*tokens, *(token.split(".")[0] for token in tokens), link, made["invite"], seed]
    moves = {entry[1] for record in records for entry in record.get("entries", ())}
    assert len(moves) > 10
    kinds = kachidoki.game("glory").vocabulary.names["kind"]
    for secret in (*secrets, *names, chat, made["id"], *moves, *kinds):
        assert str(secret).lower() not in said.lower(), secret


@pytest.mark.parametrize(("game", "mode", "players"), [*FIRST, *LAST])
def test_the_twins_differ_where_they_should(game: str, mode: str, players: int) -> None:
    """Of a match on each side everybody but the reader sees another world."""
    twins = find_twins(game, mode, players, 1, 4)
    states = [twins.log(world).state() for world in (0, 1)]
    assert states[0].view(1).encode() == states[1].view(1).encode()
    for seat in range(players):
        if seat != 1:
            assert states[0].view(seat).encode() != states[1].view(seat).encode()
