"""After a game: its tales, how the chances stood, and playing on from any entry of its log."""

from litestar import Controller
from litestar.params import JSONBody

from kachidoki.games import part
from kachidoki.server import shapes
from kachidoki.server.api import route
from kachidoki.server.api.logs import ended
from kachidoki.server.api.tables import made, settled
from kachidoki.server.api.tales import TaleLanguage, tales
from kachidoki.server.archive import TheArchive
from kachidoki.server.limits import READ, TABLE, THINK
from kachidoki.server.sight import sight
from kachidoki.server.words import names_of
from kachidoki.tables.errors import NotFound, NotNow


class AfterApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["after"]  # noqa: RUF012

    @route.post(
        "/chances", summary="How likely each seat was to win, over the game", status_code=200
    )
    async def chances(
        self,
        request: route.Asking,
        table: route.TableId,
        house: route.TheHouse,
        maybe: route.Anybody,
    ) -> shapes.Chances:
        """Begins to work it out when the game has ended; ask again until `done` is `of`."""
        live = await sight(house, table, maybe)
        match = ended(live.table)
        odds = house.odds.get(live.table.id)
        if odds is None:
            route.take(request, THINK)
            address = route.address_of(request)
            person = maybe.id if maybe else address
            odds = house.odds.begin(live.table.id, match.log, person, address)
        await odds.counted.wait()
        points = [shapes.ChancePoint(at, chances) for at, chances in odds.known]
        return shapes.Chances(len(points), odds.of, points, [list(side) for side in odds.sides])

    @route.post("/branch", summary="Play on from here, at a table of your own")
    async def branch(
        self,
        request: route.Asking,
        table: route.TableId,
        data: JSONBody[shapes.Branch],
        house: route.TheHouse,
        archive: TheArchive,
        who: route.Somebody,
    ) -> shapes.Made:
        """A private table of the same mode and options. It begins with the first `at` entries of
        a game that has ended. Cards that were shuffled or dealt by then stay as they lie; only
        later deals are new."""
        route.take(request, TABLE)
        live = await sight(house, table, who)
        log = ended(live.table).secret_log()
        if data.at > len(log):
            raise NotFound("log-no-such-entry", at=data.at, entries=len(log))
        setup = live.table.setup
        wish = shapes.NewTable(
            setup.game, data.seats, setup.mode, setup.players, dict(setup.options)
        )
        fresh_setup = settled(live.table.game, wish, who, setup.seats)
        past = await archive.read(lambda: log.past(data.at))
        fresh = await house.create(who, fresh_setup, past=past)
        return made(request, fresh)

    @route.get("/tale", summary="The tale of each hero, when the game has ended")
    async def tale(
        self,
        request: route.Asking,
        table: route.TableId,
        house: route.TheHouse,
        archive: TheArchive,
        maybe: route.Anybody,
        spoken: TaleLanguage = None,
    ) -> shapes.Tales:
        """Told from what happened: the same for the same game. Only for games that tell tales."""
        route.take(request, READ)
        live = await sight(house, table, maybe)
        found = part(live.table.setup.game, "tale")
        if found is None:
            raise NotFound("no-tale")
        if live.table.match is None or not live.table.ended:
            raise NotNow("game-not-over")
        log = live.table.match.log
        if not live.table.match.state.over:
            # It was abandoned: there is no end to tell.
            raise NotNow("game-not-over")
        code = route.language(request, spoken)
        names = names_of(live.table)
        told = await archive.read(lambda: found.of_log(log, names, code))
        return tales(code, told)
