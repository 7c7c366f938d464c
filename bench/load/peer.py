"""The players on the boardgame.io server: socket.io's protocol, and the rules of its moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bench.load.players import Player, Tally
from bench.load.wire import Http

GAME = "glory"
# engine.io: 0 open, 2 ping, 3 pong, 4 message. In messages, socket.io: 0 connect, 2 event, 4 error.
PING, PONG, CONNECT, EVENT = b"2", b"3", f"40/{GAME},".encode(), f"42/{GAME},".encode()


class Hand(msgspec.Struct):
    hand: list[int]


class Cards(msgspec.Struct):
    """The state of the game, with the player's own hand only."""

    players: dict[str, Hand]
    left: list[int]
    piles: list[list[int]]
    sets: list[int]
    drawn: list[int]


class Context(msgspec.Struct):
    currentPlayer: str
    gameover: Any = None


class State(msgspec.Struct):
    G: Cards
    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


Parts = tuple[msgspec.Raw, ...]
"""Of an event: its name, the match, the state, what was added to the log."""


class PeerPlayer(Player):
    """Plays on boardgame.io. A move is acknowledged by an update with a higher state number."""

    split = msgspec.json.Decoder(Parts).decode
    read = msgspec.json.Decoder(State).decode
    read_sync = msgspec.json.Decoder(Sync).decode

    def __init__(
        self, tally: Tally, over: Callable[[], None], match: str, seat: str, credentials: str
    ) -> None:
        super().__init__(tally, over)
        self.match, self.seat, self.credentials = match, seat, credentials
        self.known = -1  # number of the last state

    def say(self, *event: object) -> bytes:
        return EVENT + msgspec.json.encode(event)

    def heard(self, payload: bytes) -> None:
        if payload == PING:
            self.socket.send(PONG)
        elif payload.startswith(EVENT):
            name, _, *rest = self.split(payload[len(EVENT) :])
            if bytes(name) == b'"update"':
                self.update(self.read(rest[0]))
            elif bytes(name) == b'"sync"':
                self.update(self.read_sync(rest[0]).state)
                self.informed.set()
        elif payload.startswith(CONNECT):
            self.socket.send(self.say("sync", self.match, self.seat, self.credentials, 2))
        elif payload.startswith(b"0"):
            self.socket.send(CONNECT)
        elif payload.startswith(b"44"):
            self.tally.fail(f"no connection to the game: {payload!r}")

    def update(self, state: State) -> None:
        if state.id <= self.known:
            self.tally.fail("a legal move was refused")
            return
        self.known = state.id
        if self.sent:
            self.acknowledged()
        if state.ctx.gameover is not None:
            self.end()
        elif state.ctx.currentPlayer == self.seat:
            kind, *args = self.tally.pick(self.moves(state.G))
            payload = {"type": kind, "args": args, "playerID": self.seat}
            action = {
                "type": "MAKE_MOVE",
                "payload": {**payload, "credentials": self.credentials},
            }
            self.asked(self.say("update", action, state.id, self.match, self.seat))

    def moves(self, cards: Cards) -> list[tuple[Any, ...]]:
        """The legal moves, the same as on our server."""
        if len(cards.drawn) < 2:
            sizes = [*cards.left, *map(len, cards.piles)]
            return [("draw", pile) for pile in range(4) if sizes[pile] and pile not in cards.drawn]
        moves: list[tuple[Any, ...]] = []
        pile = int(self.tally.random() * 2)
        for kind, held in enumerate(cards.players[self.seat].hand):
            if held:
                moves.append(("discard", kind, pile))
                least = max(2, cards.sets[kind] + 1)
                moves += [("lay", kind, count) for count in range(least, held + 1)]
        return moves


async def peer_table(
    http: Http, port: int, tally: Tally, over: Callable[[], None]
) -> tuple[Player, Player]:
    """Two players who join a new match through the lobby."""
    created = await http.post(f"/games/{GAME}/create", {"numPlayers": 2})
    match = created["matchID"]
    players = []
    for seat, name in enumerate(("Ann", "Bob")):
        wish = {"playerID": str(seat), "playerName": name}
        joined = await http.post(f"/games/{GAME}/{match}/join", wish)
        players.append(PeerPlayer(tally, over, match, str(seat), joined["playerCredentials"]))
    for player in players:
        await player.connect(port, "/socket.io/?EIO=4&transport=websocket")
    return players[0], players[1]
