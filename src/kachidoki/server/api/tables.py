"""Tables: the lobby, making one, coming and going."""

from litestar import Controller, Response
from litestar.params import FromPath, FromQuery, JSONBody

from kachidoki.bots.registry import DEFAULT_LEVEL, levels
from kachidoki.games import find
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.names import clean, spare_names
from kachidoki.server.api.route import (
    Anybody,
    Asking,
    Lang,
    SeatNumber,
    Somebody,
    TableId,
    TheHouse,
    get,
    language,
    post,
    put,
    take,
)
from kachidoki.server.limits import TABLE
from kachidoki.server.shapes import (
    Done,
    Join,
    ListedSeat,
    ListedTable,
    Made,
    News,
    NewTable,
    Place,
    Rematch,
    Replace,
    Tables,
    Watch,
)
from kachidoki.server.sight import look_at, sight
from kachidoki.tables.errors import NotAllowed
from kachidoki.tables.house import Live
from kachidoki.tables.record import Seat, Setup
from kachidoki.tables.store import Listed
from kachidoki.tables.table import OPEN, Person

# Bots that anybody may ask for: none that thinks for minutes.
BOTS = (*levels(), "greedy", "random")


class TablesApi(Controller):
    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/tables", summary="The lobby: public tables")
    async def lobby(self, house: TheHouse, maybe: Anybody) -> Tables:
        listed = await house.store.lobby()
        return Tables([_listed(table, maybe) for table in listed])

    @get("/me/tables", summary="My tables, those in play first")
    async def mine(self, house: TheHouse, who: Somebody) -> Tables:
        return Tables([_listed(table, who) for table in await house.store.tables_of(who.id)])

    @post("/tables", summary="Make a table")
    async def make(
        self, request: Asking, data: JSONBody[NewTable], house: TheHouse, who: Somebody
    ) -> Made:
        """It starts at once when no seat is open. Hot seat, solo, online and bots only differ in
        who sits there."""
        take(request, TABLE)
        # What the game refuses is said in its own words.
        request.state["game"] = find(data.game).id
        live = await house.create(who, settled(data, who))
        return made(request, live)

    @get("/tables/{table:str}", summary="A table as you see it now")
    async def table(
        self,
        request: Asking,
        table: TableId,
        house: TheHouse,
        maybe: Anybody,
        after: FromQuery[int] = 0,
        seat: SeatNumber = None,
        lang: Lang = None,
    ) -> Response[News]:
        """`after` leaves out what happened up to that sequence number. At one screen, `seat` is
        the player to whom the device was passed."""
        live = await sight(house, table, maybe)
        if seat is not None and (maybe is None or seat not in live.table.seats_of(maybe.id)):
            raise NotAllowed("not-your-seat", number=seat + 1)
        code = None if lang is None else language(request, lang)
        return Response(look_at(live, maybe, after, seat, code))  # type: ignore[arg-type]

    @get("/tables/{table:str}/invite", summary="The invite of a table you sit at")
    async def invite(self, request: Asking, table: TableId, house: TheHouse, who: Somebody) -> Made:
        live = await sight(house, table, who)
        if not live.table.seats_of(who.id) and live.table.setup.host != who.id:
            raise NotAllowed("not-seated")
        return made(request, live)

    @post("/tables/{table:str}/join", summary="Take a seat")
    async def join(
        self, table: TableId, data: JSONBody[Join], house: TheHouse, who: Somebody
    ) -> Done:
        live = await house.find(table)
        await house.admit(live, who, data.invite)
        sequence = await house.act(live, lambda t, now: t.join(who, data.seat, now))
        return Done(sequence)

    @post("/tables/{table:str}/watch", summary="Be let in to watch")
    async def watch(
        self, table: TableId, data: JSONBody[Watch], house: TheHouse, who: Somebody
    ) -> Done:
        live = await house.find(table)
        await house.admit(live, who, data.invite)
        return Done(live.table.sequence)

    @put("/tables/{table:str}/seats/{number:int}", summary="Give a seat to a bot, or open it")
    async def place(
        self,
        table: TableId,
        number: FromPath[int],
        data: JSONBody[Place],
        house: TheHouse,
        who: Somebody,
    ) -> Done:
        """For the host, before the game."""
        live = await sight(house, table, who)
        taken = [seat.name for seat in live.table.seats]
        sitter = _sitter(data.sitter, who, taken)
        return Done(await house.act(live, lambda t, now: t.place(who, number, sitter, now)))

    @post("/tables/{table:str}/leave", summary="Get up", status_code=200)
    async def leave(self, table: TableId, house: TheHouse, who: Somebody) -> Done:
        """Before the game the seat is open again; in a game a bot plays until you return."""
        live = await sight(house, table, who)
        return Done(await house.leave(live, who))

    @post("/tables/{table:str}/return", summary="Take your seat back", status_code=200)
    async def come_back(self, table: TableId, house: TheHouse, who: Somebody) -> Done:
        live = await sight(house, table, who)
        return Done(await house.return_to(live, who))

    @post("/tables/{table:str}/replace", summary="Let a bot play for an absent person")
    async def replace(
        self, table: TableId, data: JSONBody[Replace], house: TheHouse, who: Somebody
    ) -> Done:
        live = await sight(house, table, who)
        return Done(await house.replace(live, who, data.seat, bot_code(data.level)))

    @post("/tables/{table:str}/rematch", summary="Play again, everybody one seat on")
    async def rematch(self, table: TableId, house: TheHouse, who: Somebody) -> Rematch:
        live = await sight(house, table, who)
        return Rematch(await house.rematch(live, who))


def made(request: Asking, live: Live) -> Made:
    """The address of a table, with its invite behind #, where no log gets to see it."""
    base = str(request.base_url).rstrip("/")
    return Made(live.table.id, live.invite, f"{base}/table/{live.table.id}#{live.invite}")


def bot_code(code: str) -> str:
    """The code of a bot that anybody may ask for."""
    if code not in BOTS:
        raise BadBot("bad-bot", code=code[:40], known=BOTS)
    return code


def _sitter(wish: str, who: Person, taken: list[str]) -> Seat:
    """Who is meant by `me`, `me:Léa`, `open`, `bot` or `bot:expert`."""
    kind, _, detail = wish.partition(":")
    if kind == "me" and not who.program:
        return Seat(who.id, clean(detail) or who.name)
    if kind == "me":
        return Seat(who.id, who.name, True)
    if kind == "open" and not detail:
        return Seat()
    if kind == "bot":
        spare = spare_names(taken)
        return Seat(name=spare[0] if spare else "Bot", bot=bot_code(detail or DEFAULT_LEVEL))
    raise BadOption("bad-sitter", wish=wish[:40])


def settled(data: NewTable, who: Person) -> Setup:
    """The set-up of a new table, checked."""
    game = find(data.game)
    players = len(data.seats) if data.players is None else data.players
    mode = game.first_mode if data.mode is None else data.mode
    options = game.settings(players, mode, data.options)
    if len(data.seats) != players:
        raise BadOption("seat-count", players=players, found=len(data.seats))
    seats: list[Seat] = []
    names = [who.name] if any(wish.startswith("me") for wish in data.seats) else []
    for wish in data.seats:
        sitter = _sitter(wish, who, names)
        names.append(sitter.name)
        seats.append(sitter)
    clock = data.clock
    if clock is not None and (not 5 <= clock.move <= 604_800 or not 0 <= clock.bank <= 604_800):
        raise BadOption("bad-clock")
    # With other people at the table, help from a bot is off unless it was agreed on.
    alone = all(seat.bot or seat.person == who.id for seat in seats)
    return Setup(
        game.id,
        mode,
        players,
        options,
        tuple(seats),
        who.id,
        data.public,
        alone if data.hints is None else data.hints,
        clock,
    )


def _listed(table: Listed, who: Person | None) -> ListedTable:
    seats = table.seats
    own = [n for n, seat in enumerate(seats) if who is not None and seat.person == who.id]
    return ListedTable(
        table.id,
        table.setup.game,
        table.setup.mode,
        table.setup.players,
        table.status,
        [ListedSeat(seat.name, seat.kind) for seat in seats],
        sum(seat.open for seat in seats) if table.status == OPEN else 0,
        table.changed,
        own,
        bool(set(own) & set(table.asked)),
    )
