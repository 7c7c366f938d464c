"""Tables: the lobby, making one, coming and going."""

import asyncio
from typing import Annotated

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from kachidoki.server import shapes
from kachidoki.server.api import route
from kachidoki.server.limits import TABLE
from kachidoki.server.making import bot_code, listed_seats, page, settled, sitter
from kachidoki.server.office import TheOffice
from kachidoki.server.sight import MOST_DIGITS, Teller, known_up_to
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.keeping import MOST_LISTED
from kachidoki.tables.live import Live
from kachidoki.tables.news import Viewer
from kachidoki.tables.shapes import News

# Nobody looks further back.
MOST_SKIPPED = 100_000
After = Annotated[
    int, route.query("after", "A sequence number that you know.", ge=0, lt=10**MOST_DIGITS)
]
Skip = Annotated[
    int, route.query("skip", "Leaves out so many from the beginning.", ge=0, le=MOST_SKIPPED)
]


class TablesApi(Controller):
    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @route.get("/tables", "The lobby: public tables")
    async def lobby(self, office: TheOffice, maybe: route.Anybody, skip: Skip = 0) -> shapes.Tables:
        return page(await office.house.store.lobby(skip, MOST_LISTED + 1), maybe)

    @route.get("/me/tables", "My tables, those in play first")
    async def mine(self, office: TheOffice, who: route.Somebody, skip: Skip = 0) -> shapes.Tables:
        return page(await office.house.store.tables_of(who.id, skip, MOST_LISTED + 1), who)

    @route.delete("/me/tables/{table:str}", "Put a table away", status_code=200)
    async def put_away(self, visit: route.Visitor) -> shapes.Done:
        """It is not listed among yours any more. A game that you play has to end first."""
        if visit.table.seats_of(visit.who.id) and not visit.table.ended:
            raise NotNow("game-not-over")
        await visit.house.store.put_away(visit.table.id, visit.who.id)
        return shapes.Done(visit.table.sequence)

    @route.post("/tables", "Make a table", cost=TABLE)
    async def make(
        self,
        request: route.Asking,
        data: JSONBody[shapes.NewTable],
        office: TheOffice,
        who: route.Somebody,
    ) -> shapes.Made:
        """It starts at once when no seat is open. Hot seat, solo, online and bots only differ in
        who sits there."""
        # What the game refuses is said in its own words.
        game = office.editions.offered(data.game)
        request.state["game"] = game.id
        # It may bring a set of cards along, and to check that takes time.
        setup = await asyncio.to_thread(settled, game, data, who)
        return made(request, await office.house.create(who, setup))

    @route.get("/tables/{table:str}", "A table as you see it now")
    async def table(
        self,
        look: route.Onlooker,
        after: After = 0,
        seat: route.SeatNumber = None,
        lang: route.Lang = None,
    ) -> Response[News]:
        """`after` leaves out what happened up to that sequence number. At one screen, `seat` is
        the player to whom the device was passed."""
        me = look.maybe.id if look.maybe else ""
        if seat is not None and seat not in look.table.seats_of(me):
            raise NotAllowed("not-your-seat", number=seat + 1)
        code = None if lang is None else route.language(look.request, lang)
        teller = Teller(look.office.scribe, route.address_of(look.request), code)
        telling = teller.news(look.live, Viewer(me, seat), known_up_to(look.table, after))
        return Response((await telling.text()).encode())  # type: ignore[arg-type]

    @route.get("/tables/{table:str}/invite", "The invite of a table you sit at")
    async def invite(self, visit: route.Visitor) -> shapes.Made:
        if not visit.table.seats_of(visit.who.id) and visit.table.setup.host != visit.who.id:
            raise NotAllowed("not-seated")
        return made(visit.request, visit.live)

    @route.post("/tables/{table:str}/invitation", "What am I invited to?", status_code=200)
    async def invitation(
        self, table: route.TableId, data: JSONBody[shapes.Watch], office: TheOffice
    ) -> shapes.Invitation:
        """For whoever has the invite, before they pick a name; of a public table for all."""
        live = await office.house.find(table)
        if not office.house.invited(live, data.invite):
            raise NotFound("no-such-table")
        at, setup = live.table, live.table.setup
        settled = setup.game, setup.mode, setup.players, dict(setup.options)
        host = next((seat.name for seat in at.seats if seat.person == setup.host), "")
        clock = None if setup.clock is None else setup.clock.move
        return shapes.Invitation(*settled, at.status, host, listed_seats(at.seats), clock)

    @route.post("/tables/{table:str}/join", "Take a seat")
    async def join(self, newcomer: route.Newcomer, data: JSONBody[shapes.Join]) -> shapes.Done:
        house, live, who = newcomer.house, newcomer.live, newcomer.who
        await house.admit(live, who, data.invite)
        await house.here(live, who)
        return await newcomer.act(lambda t, now: t.join(who, data.seat, now))

    @route.post("/tables/{table:str}/watch", "Be let in to watch")
    async def watch(self, newcomer: route.Newcomer, data: JSONBody[shapes.Watch]) -> shapes.Done:
        await newcomer.house.admit(newcomer.live, newcomer.who, data.invite)
        return shapes.Done(newcomer.table.sequence)

    @route.put("/tables/{table:str}/seats/{number:int}", "Give a seat to a bot, or open it")
    async def place(
        self, visit: route.Visitor, number: FromPath[int], data: JSONBody[shapes.Place]
    ) -> shapes.Done:
        """For the host, before the game."""
        sat = sitter(data.sitter, visit.who, [seat.name for seat in visit.table.seats])
        return await visit.act(lambda t, now: t.place(visit.who, number, sat, now))

    @route.post("/tables/{table:str}/leave", "Get up", status_code=200)
    async def leave(self, visit: route.Visitor) -> shapes.Done:
        """Before the game the seat is open again. In a game it stays yours: where nobody else is
        there, the game waits for you; others play on as far as they can without you."""
        return shapes.Done(await visit.house.leave(visit.live, visit.who))

    @route.post("/tables/{table:str}/hand-over", "Give your seat to a bot", status_code=200)
    async def hand_over(self, visit: route.Visitor, data: JSONBody[shapes.HandOver]) -> shapes.Done:
        """It plays for you until you take your seat back."""
        level = data.level and bot_code(data.level)
        return shapes.Done(await visit.house.hand_over(visit.live, visit.who, level))

    @route.post("/tables/{table:str}/ready", "I have come to the game", status_code=200)
    async def ready(self, visit: route.Visitor) -> shapes.Done:
        """Your clock does not run before you say so, or answer, but for two minutes at most."""
        wish = visit.house.repeat(visit.live, lambda t, now: t.ready_now(visit.who, now))
        return shapes.Done(await wish)

    @route.post("/tables/{table:str}/return", "Take your seat back", status_code=200)
    async def come_back(self, visit: route.Visitor) -> shapes.Done:
        """At any time while the game runs; also lets a game go on that waits for you."""
        return shapes.Done(await visit.house.return_to(visit.live, visit.who))

    @route.post("/tables/{table:str}/replace", "Let a bot play for an absent person")
    async def replace(self, visit: route.Visitor, data: JSONBody[shapes.Replace]) -> shapes.Done:
        """After two minutes. When they are back, the seat is theirs."""
        level = data.level and bot_code(data.level)
        return shapes.Done(await visit.house.replace(visit.live, visit.who, data.seat, level))

    @route.post("/tables/{table:str}/rematch", "Play again, everybody one seat on", cost=TABLE)
    async def rematch(self, visit: route.Visitor) -> shapes.Rematch:
        """Whoever asks first makes the table and sits there; the seats of the others are kept for
        them until they ask, too."""
        return shapes.Rematch(await visit.house.rematch(visit.live, visit.who))


def made(request: route.Asking, live: Live) -> shapes.Made:
    """The address of a table, with its invite behind #, where no log gets to see it."""
    base = route.base_of(request)
    return shapes.Made(live.table.id, live.invite, f"{base}/table/{live.table.id}#{live.invite}")
