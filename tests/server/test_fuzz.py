"""Whatever comes through a WebSocket during a game: refused with a reason, to its sender alone, and
nothing is changed."""

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kachidoki import CHANCE
from tests.games.worlds import LAST
from tests.server.inside import Inside, Wire, inside
from tests.tables.hall import facts

PEOPLE = ("Ada", "Bo", "Cy", "Eli")
GOOD = {"do": "submit", "ref": 7, "question": "1.0", "move": "draw deck 1"}
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1.5, 32, 2**53 + 1, 10**30, float("1e308")),
    *("", " ", "x" * 300, "\0", "é", "0", "draw deck 1\n", "undo 3", "deal 0", "start 1"),
    *([], {}, [0], {"seat": 0}, "1.0", "0.0", "9999.1"),
)


# Longer ones are no commands (see `MoveText` in shapes.py).
LONGEST_MOVE = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


@dataclass
class Game:
    """A table in play: its people, those who only watch, and a wire for each."""

    server: Inside
    table: str
    people: list[Wire]
    watchers: list[Wire]
    # The answers given so far: seat, question, move, sequence.
    given: list[tuple[int, str, str, int]]

    @property
    def wires(self) -> list[Wire]:
        return [*self.people, *self.watchers]

    def facts(self) -> dict[str, object]:
        """Everything there is to know about the table, and what is stored of it."""
        house = self.server.house
        live = self.server.live(self.table)
        found = facts(live.table)
        seats = (*range(len(self.people)), None)
        found["views"] = [live.table.match.view(n).data() for n in seats]  # type: ignore[union-attr]
        found["stored"] = self.server.do(house.store.records(self.table, 0))
        return found

    def asked(self) -> tuple[int, str, list[str]]:
        """Who is asked, the id of the question, the moves."""
        match = self.server.live(self.table).table.match
        assert match is not None
        question = match.question()
        assert question is not None
        return question.seat, question.id, [move.text for move in match.view(question.seat).moves]

    def step(self, pick: random.Random) -> None:
        """One good move, of which all learn."""
        seat, question, moves = self.asked()
        move = pick.choice(moves)
        done = self.people[seat].ask(do="submit", ref=1, question=question, move=move)
        assert done["type"] == "done"
        self.given.append((seat, question, move, done["sequence"]))
        self.settle()

    def settle(self) -> None:
        """Everybody has heard everything: the latest news, and then an answer to a ping."""
        now = self.server.live(self.table).table.sequence
        for wire in self.wires:
            while not any(f'"sequence":{now},"mine"' in message for message in wire.heard):
                wire.hear()
            wire.say(do="ping", ref=99)
            while wire.hear().get("ref") != 99:
                pass


@pytest.fixture(params=LAST, ids=lambda table: table[0])
def game(server: Inside, request: pytest.FixtureRequest) -> Iterator[Game]:
    name, mode, players = request.param
    tokens = [server.guest(who) for who in PEOPLE[:players]]
    seats = ["me", *["open"] * (players - 1)]
    table, invite = server.table(*seats, tokens=tokens, public=True, game=name, mode=mode)
    with server.client(watcher := server.guest("Di")) as client:
        client.post(f"/api/tables/{table}/watch", json={"invite": invite})
    people = [server.wire(table, token) for token in tokens]
    watchers = [server.wire(table, watcher), server.wire(table)]
    playing = Game(server, table, people, watchers, [])
    # News of who is there go to everybody: first all are there, and then all know it.
    for wire in [*playing.wires, *playing.wires]:
        wire.catch_up()
    pick = random.Random(3)
    for _ in range(12):
        playing.step(pick)
    yield playing
    for wire in playing.wires:
        wire.socket.close()


def refused(game: Game, wire: Wire, send: Callable[[], None], *errors: str) -> None:
    """What is sent is refused, to the sender only, and the table is as it was."""
    before = game.facts()
    send()
    answer = wire.hear()
    assert answer["type"] == "refused", answer
    error = answer["error"]
    assert error["message"]
    assert error["error"] in (errors or ("bad-request",)), error
    wire.say(do="ping", ref=98)
    said = wire.hear()
    assert (said["type"], said["ref"], said["sequence"]) == ("done", 98, before["sequence"])
    assert game.facts() == before
    for other in game.wires:
        assert other.hear_all() == []


# Malformed.


def malformed(pick: random.Random) -> Iterator[str | bytes]:
    """Messages that are no commands."""
    good = json.dumps(GOOD)
    yield from ("", " ", "null", "[]", "{}", '"submit"', "1e999", "{", good[:-1], good + "x")
    yield from ('{"do": "submit"}', '{"do": "fly"}', '{"do": 1}', '{"do": null}', '{"do": []}')
    yield '{"do": "say", "text": "\\ud800"}'
    yield '{"do": "say", "text": "half \\udc00"}'
    yield '{"do": "say", "text": ' + '"' + "x" * 2001 + '"}'
    yield "[" * 5_000 + "]" * 5_000
    yield '{"do": "submit", "question": ' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}"
    yield '{"do": "ping", "ref": -1}'
    yield '{"do": "ping", "ref": 99999999999999999999}'
    yield json.dumps({**GOOD, "admin": True})
    yield json.dumps({**GOOD, "seat": 32})
    for name in GOOD:
        for value in STRANGE:
            if name in ("question", "move") and isinstance(value, str) and 0 < len(value) < 40:
                continue  # well formed, and nonsense: see below
            if name == "ref" and type(value) is int and 0 <= value <= 2**53:
                continue
            if value is not True and value is not False:
                yield json.dumps({**GOOD, name: value})
    for _ in range(60):
        letters = list(good)
        for _ in range(pick.randint(1, 3)):
            at = pick.randrange(len(letters))
            letters[at] = pick.choice(['"', "{", "}", ":", ",", "\\", "\0", "é", "\x7f", "["])
        text = "".join(letters)
        if _broken(text):
            yield text
    # Binary frames: random bytes, and a command that would be good as text.
    for size in (0, 1, 100, 8_000):
        yield pick.randbytes(size)


def _broken(text: str) -> bool:
    try:
        return set(json.loads(text)) != set(GOOD)
    except ValueError:
        return True


def test_malformed_messages_are_refused_and_change_nothing(game: Game) -> None:
    pick = random.Random(5)
    wires = [game.people[0], game.people[1], game.watchers[0]]
    for number, message in enumerate(malformed(pick)):
        wire = wires[number % 3]
        refused(game, wire, lambda message=message, wire=wire: wire.socket.send(message))  # type: ignore[misc]
    game.step(pick)


def test_half_a_character_ends_the_connection_and_nothing_else(game: Game) -> None:
    """Text that is no UTF-8 ends the connection, as the protocol has it; so does far too much."""
    before = game.facts()
    for bad, code in ((b'{"do": "say", "text": "\xff"}', 1007), (b"[" * 20_000, 1009)):
        token = game.server.guest("Eve")
        with game.server.wire(game.table, token) as wire:
            wire.hear()
            wire.socket.send(bad, text=True)
            assert wire.closed() == code
    after = game.facts()
    assert after == before
    game.step(random.Random(1))


# Forged, stale, doubled.


def forged(game: Game) -> Iterator[tuple[Wire, dict[str, Any], tuple[str, ...]]]:
    """Good commands from the wrong people, or at the wrong time."""
    seat, question, moves = game.asked()
    submit = {"do": "submit", "question": question, "move": moves[0]}
    asked, others = game.people[seat], [w for n, w in enumerate(game.people) if n != seat]
    for wire in others:
        yield wire, submit, ("not-your-turn", "too-late")
        yield wire, {**submit, "seat": seat}, ("not-allowed",)
        yield wire, {**submit, "seat": 31}, ("not-allowed",)
        yield wire, {"do": "why", "move": moves[0], "seat": seat}, ("not-allowed",)
        yield wire, {"do": "why", "move": moves[0]}, ("not-your-turn",)
        yield wire, {"do": "look", "seat": seat}, ("not-allowed",)
        yield wire, {"do": "undo", "seat": seat}, ("not-allowed",)
        yield wire, {"do": "propose", "about": "undo", "seat": seat}, ("not-allowed",)
        mine = game.people.index(wire)
        own = {**submit, "question": question.replace(f".{seat}", f".{mine}")}
        yield wire, own, ("not-your-turn", "too-late")
    for n in range(len(game.people)):
        if n != seat:
            yield asked, {**submit, "seat": n}, ("not-allowed",)
            yield asked, {**submit, "question": question[:-1] + str(n)}, ("too-late",)
    for wire in game.watchers:
        yield wire, submit, ("not-allowed",)
        yield wire, {**submit, "seat": seat}, ("not-allowed",)
        yield wire, {"do": "why", "move": moves[0]}, ("not-allowed",)
        for command in ({"do": "undo"}, {"do": "propose", "about": "abandon"}, {"do": "look"}):
            if wire is game.watchers[1] or command["do"] != "look":
                yield wire, command, ("not-allowed",)
        yield wire, {"do": "consent", "agrees": True}, ("not-allowed",)
    # Moves of the game that are not for now, texts that are none, and what only the dealer says.
    match = game.server.live(game.table).table.match
    assert match is not None
    every = [move.text for move in match.game.all_moves]
    others_moves = [text for text in every if text not in moves]
    dealt = [entry.move for entry in match.log.entries if entry.by == CHANCE]
    for text in (*others_moves[:: len(others_moves) // 6], "undo 1", *dealt, "chance", "\0", "é"):
        if len(text) <= LONGEST_MOVE:
            yield asked, {**submit, "move": text}, ("illegal-move", "unreadable-move")
            yield asked, {"do": "why", "move": text}, ("illegal-move", "unreadable-move")
    for text in ("0.0", "9999.1", "x", "-1.0", "1e3.1", " ", question + " "):
        yield asked, {**submit, "question": text}, ("too-late",)
    # Old questions: another answer than then, or somebody else's.
    for by, old, move, _ in game.given[-6:]:
        other = next(text for text in every if text != move)
        yield game.people[by], {**submit, "question": old, "move": other}, ("too-late",)
        thief = game.people[(by + 1) % len(game.people)]
        yield thief, {**submit, "question": old, "move": move}, ("too-late", "not-your-turn")
    yield asked, {"do": "consent", "agrees": True}, ("too-late",)


def test_forged_and_stale_commands_are_refused_and_change_nothing(game: Game) -> None:
    pick = random.Random(7)
    for _ in range(4):
        for wire, command, errors in list(forged(game)):
            refused(game, wire, lambda w=wire, c=command: w.say(ref=5, **c), *errors)  # type: ignore[misc]
        game.step(pick)


def test_why_never_plays_what_could_be_played(game: Game) -> None:
    seat, _, moves = game.asked()
    before = game.facts()
    for move in moves:
        answer = game.people[seat].ask(do="why", ref=6, move=move)
        assert (answer["type"], answer["sequence"]) == ("done", before["sequence"])
    assert game.facts() == before


def test_a_submit_sent_again_is_the_same_move(game: Game) -> None:
    seat, question, moves = game.asked()
    wire = game.people[seat]
    for _ in range(5):
        wire.say(do="submit", ref=3, question=question, move=moves[0])
    answers = [wire.answer() for _ in range(5)]
    assert {answer["type"] for answer in answers} == {"done"}
    [sequence] = {answer["sequence"] for answer in answers}
    game.settle()
    before = game.facts()
    assert before["sequence"] == sequence
    # Also much later, over another connection, and over HTTP.
    for by, old, move, stored in [*game.given, (seat, question, moves[0], sequence)]:
        said = {"question": old, "move": f"  {move.upper()} "}
        answer = game.people[by].ask(do="submit", ref=4, **said)
        assert (answer["type"], answer["ref"], answer["sequence"]) == ("done", 4, stored)
    assert game.facts() == before
    for n, other in enumerate(game.people):
        if n != seat:
            assert not [m for m in other.hear_all() if m["type"] == "news"]


def test_a_defect_of_ours_closes_the_socket(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than leave somebody waiting in front of a table that seems to stand still."""

    def fail(*_: object) -> str:
        raise LookupError

    monkeypatch.setattr("kachidoki.server.sight.Teller.news", fail)
    with game.server.wire(game.table) as wire:
        assert wire.closed() == 1011


def test_whoever_is_gone_is_not_kept(game: Game) -> None:
    """Also one whose connection broke while there was something to tell."""
    pick = random.Random(13)
    live = game.server.live(game.table)
    guests = [game.server.guest(f"Guest {n}") for n in range(6)]
    for token in guests:
        with game.server.client(token) as client:
            client.post(f"/api/tables/{game.table}/watch", json={})
    for _ in range(8):
        strangers = [game.server.wire(game.table, token, lang="en") for token in guests]
        # They leave at the same time, and each is told that the others do.
        leaving = [threading.Thread(target=wire.socket.close) for wire in strangers]
        for thread in leaving:
            thread.start()
        game.step(pick)
        for thread in leaving:
            thread.join()
    deadline = time.monotonic() + 10
    wanted = f"kachidoki_sockets {len(game.wires)}.0"
    with game.server.client() as client:
        while len(live.watchers) != len(game.wires) or wanted not in client.get("/metrics").text:
            assert time.monotonic() < deadline, live.watchers
            time.sleep(0.05)


def test_random_bytes_never_bring_the_server_down(game: Game) -> None:
    """A storm over sockets of their own: afterwards the game goes on as if nothing had been."""
    pick = random.Random(11)
    before = game.facts()
    words = [
        "submit",
        "why",
        "undo",
        "say",
        "look",
        "ping",
        "do",
        "ref",
        "move",
        "question",
        "1.0",
        "{",
    ]
    for _ in range(12):
        with game.server.wire(game.table) as wire:
            try:
                for _ in range(40):
                    junk = pick.choice((pick.randbytes(pick.randrange(200)), None))
                    text = '"'.join(pick.choice(words) for _ in range(pick.randrange(9)))
                    wire.socket.send(text if junk is None else junk, text=pick.choice((None, True)))
            except ConnectionClosed:
                continue
    assert game.facts() == before
    for wire in game.wires:
        for news in wire.hear_all():
            # Only that somebody came and went, which changes nothing.
            assert (news["type"], news["sequence"]) == ("news", before["sequence"])
            assert news["events"] == []
    game.step(pick)
