"""A connection to a table: commands come in, acknowledgements and news go out, by whatever way.

News are not queued: a connection knows up to which sequence it has been told, and gets one message
with everything since. So a first connection, one that was lost and one that is slow are the same.
Only one that wants to be told of every record by itself has a queue, as long as it keeps up.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, Protocol, Union

import msgspec

from kachidoki.kernel.errors import KachidokiError
from kachidoki.server import commands
from kachidoki.server.limits import COMMAND, REFUSALS, Limits
from kachidoki.server.refusals import BadRequest, UnknownPerson, refusal
from kachidoki.server.sight import Teller, Telling
from kachidoki.tables.errors import NotAllowed, NotNow, TooMuch
from kachidoki.tables.house import House
from kachidoki.tables.live import Live, Watcher, milliseconds
from kachidoki.tables.seating import Person
from kachidoki.text import LANGUAGES

journal = logging.getLogger(__name__)

# Answers that a connection has not taken yet; more, and it is closed.
MOST_UNREAD = 200
# News of single records that a connection has not taken yet; more, and it gets the latest state.
MOST_STEPS = 200
# Close codes of our own.
REFUSED, SIGNED_OUT, TOO_SLOW, GOING = 4400, 4401, 4408, 1012
# Something that nobody expected went wrong here.
FAILED = 1011

_decode: Any = msgspec.json.Decoder(Union[*commands.COMMANDS]).decode
_encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """The way to the other side. `gone` is what sending and receiving raise when that has ended."""

    gone: tuple[type[Exception], ...]

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str: ...

    async def close(self, code: int, reason: str) -> None: ...


class Around(Protocol):
    """What a connection needs of the office around it; `metrics` are the figures of a server."""

    house: House
    limits: Limits
    metrics: Any


async def fail(socket: Socket, error: Exception) -> None:
    """Write down what nobody expected, and close."""
    journal.error("failed", exc_info=error, extra={"path": "socket"})
    with contextlib.suppress(*socket.gone):
        await socket.close(FAILED, "failed")


async def refuse(socket: Socket, error: KachidokiError, language: str) -> None:
    """Say why, and close: a browser cannot read why a handshake failed."""
    message = commands.RefusedMessage(0, refusal(error, language))
    with contextlib.suppress(*socket.gone):
        await socket.send(_encode(message).decode())
        await socket.close(REFUSED, error.reason)


class Connection:
    """One connection to one table."""

    def __init__(
        self,
        socket: Socket,
        office: Around,
        live: Live,
        who: Person | None,
        teller: Teller,
        watcher: Watcher,
    ) -> None:
        self.socket, self.live, self.who = socket, live, who
        self.house, self.limits, self.metrics = office.house, office.limits, office.metrics
        self.teller = teller
        # The language in which it is said why something was refused.
        self.speaks = teller.language or LANGUAGES[0]
        self.watcher = watcher
        if watcher.viewer.every:
            watcher.step = self.step
        # What was sent last, and of which state of the table.
        self.sent = ""
        self.told: object = None
        # What to send before the latest state: the state that was, the sequence known before it,
        # and the news. Nothing is kept for one who is behind, at first or for being slow.
        self.steps: deque[tuple[object, int, Telling]] = deque()
        self.behind = True
        # Each connection has a bucket of its own.
        self.bucket = f"socket {id(self)}"

    async def run(self) -> None:
        self.metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        try:
            await self.house.watch(self.live, self.watcher)
            if self.who is not None:
                await self.house.come_back(self.live, self.who)
            await self._read()
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            await self.house.unwatch(self.live, self.watcher)
            self.metrics.sockets.dec()
            self.limits.forget(self.bucket, COMMAND)

    async def _write(self) -> None:
        """Send; if that fails, so that the other side would wait for ever, close."""
        try:
            await self._send_on()
        except self.socket.gone:
            pass
        except Exception as error:
            await fail(self.socket, error)

    async def _send_on(self) -> None:
        """Send what there is, whenever something stirs."""
        watcher = self.watcher
        patience: float | None = None
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watcher.stir.wait(), patience)
            patience = None
            watcher.stir.clear()
            if watcher.void:
                await self.socket.close(SIGNED_OUT, "signed out")
                return
            while watcher.outbox or self.steps:
                if watcher.outbox:
                    await self.socket.send(watcher.outbox.pop(0))
                else:
                    await self._tell(*self.steps.popleft())
            if self.house.closing:
                await self.socket.close(GOING, "the server restarts")
                return
            self.behind = False
            state, known = self._state(), watcher.known
            if state == self.told:
                continue
            try:
                telling = self.teller.news(self.live, watcher.viewer, known)
            except TooMuch as error:
                # Words cost this address too much for now: the latest come when they can be had.
                patience = float(str(error.values["seconds"]))
                self.behind = True
                continue
            watcher.known = telling.sequence
            await self._tell(state, known, telling)

    async def _tell(self, state: object, known: int, telling: Telling) -> None:
        """Send news to a viewer who knew all up to `known`, unless they were told that already."""
        looking = self.watcher.viewer.looking
        message = await telling.text()
        if looking != self.watcher.viewer.looking:
            # Meanwhile the device was passed on: this is not for the one who has it now.
            self._skip()
            self.watcher.known = known
            return
        self.told = state
        if message != self.sent:
            self.sent = message
            await self.socket.send(message)

    def _state(self) -> object:
        return self.live.board, self.live.board.version, self.watcher.viewer.looking

    def step(self) -> None:
        """Keep the news of a record, made before the next one comes."""
        if self.behind:
            return
        known = self.watcher.known
        try:
            telling = self.teller.news(self.live, self.watcher.viewer, known)
        except Exception:
            # Whoever plays here is not to suffer; it fails again where it is written down.
            self._skip()
            return
        self.steps.append((self._state(), known, telling))
        self.watcher.known = telling.sequence
        if len(self.steps) > MOST_STEPS:
            self._skip()

    def _skip(self) -> None:
        """Leave the steps out that were not sent: the latest state comes next, with all events."""
        if self.steps:
            self.watcher.known = self.steps[0][1]
            self.steps.clear()
        self.behind = True

    async def _read(self) -> None:
        while True:
            raw = await self.socket.receive()
            began = time.perf_counter()
            ref = 0
            if pause := self.limits.wait(self.bucket, COMMAND):
                await asyncio.sleep(pause)
            try:
                wish, ref = _read(raw)
                sequence = await self._do(wish)
            except KachidokiError as error:
                self.metrics.refusals.labels(error.code).inc()
                said = refusal(error, self.speaks, self.live.table, self.who)
                self._answer(commands.RefusedMessage(ref, said))
                # One line of many is not to have more of it than the others together.
                await asyncio.sleep(self.limits.wait(self.teller.address, REFUSALS))
            else:
                if isinstance(wish, commands.Submit):
                    self.metrics.latency.observe(time.perf_counter() - began)
                self._answer(commands.DoneMessage(ref, sequence, milliseconds()))
            if len(self.watcher.outbox) > MOST_UNREAD:
                await self.socket.close(TOO_SLOW, "too slow")
                return

    def _answer(self, message: commands.DoneMessage | commands.RefusedMessage) -> None:
        self.watcher.outbox.append(_encode(message).decode())
        self.watcher.stir.set()

    async def _do(self, wish: commands.Wish) -> int:
        house, live, who = self.house, self.live, self.who
        if self.watcher.void:
            raise UnknownPerson("who-are-you")
        if self.house.live.get(live.table.id) is not live:
            # It was let go from memory meanwhile: go on with the one that is there now.
            live = self.live = await house.find(live.table.id)
            live.watchers.add(self.watcher)
        if isinstance(wish, commands.Ping):
            return live.table.sequence
        if who is None:
            raise NotAllowed("not-seated")
        match wish:
            case commands.Submit(seat=seat, question=question, move=move):
                return await house.submit(live, who, seat, question, move)
            case commands.Why(seat=seat, move=move):
                return live.table.why(who, seat, move)
            case commands.Look(seat=seat):
                return self._look(seat)
            case commands.Undo(seat=seat):
                return await house.act(live, lambda t, now: t.undo(who, seat, now))
            case commands.Propose(about=about, seat=seat):
                return await house.propose(live, who, about, seat)
            case commands.Consent(agrees=agrees):
                return await house.consent(live, who, agrees)
            case commands.Say(text=text, partners=partners):
                return await house.act(live, lambda t, now: t.say(who, text, now, partners))
            case commands.Hush(on=on):
                return await house.act(live, lambda t, now: t.hush(who, on, now))
            case commands.Ready():
                return await house.repeat(live, lambda t, now: t.ready_now(who, now))
            case commands.Return():
                return await house.return_to(live, who)
        raise BadRequest("bad-request", what="do")

    def _look(self, seat: int | None) -> int:
        """Show the cards of a player at this screen, or cover them."""
        table, viewer = self.live.table, self.watcher.viewer
        if seat is not None:
            if seat not in table.seats_of(viewer.person):
                raise NotAllowed("not-your-seat", number=seat + 1)
            if table.asked and seat not in table.asked:
                raise NotNow("look-not-asked")
        viewer.looking = seat
        # What was meant for the player before is not to be shown any more.
        self._skip()
        self.watcher.stir.set()
        return table.sequence


def _read(raw: str | bytes) -> tuple[commands.Wish, int]:
    """A wish, and the number that comes back with the answer."""
    try:
        command = _decode(raw)
        return command, command.ref
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise BadRequest("bad-message", what=str(error)[:120]) from error
