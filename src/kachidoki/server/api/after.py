"""After a game: its tales, how the chances stood, and playing on from any entry of its log."""

from litestar import Controller
from litestar.params import JSONBody

from kachidoki.games import part
from kachidoki.server import shapes
from kachidoki.server.api import route
from kachidoki.server.api.logs import ended
from kachidoki.server.api.tables import made, settled
from kachidoki.server.limits import READ, TABLE, THINK
from kachidoki.server.words import names_of
from kachidoki.tables.errors import NotFound, NotNow


class AfterApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["after"]  # noqa: RUF012

    @route.post("/chances", "How likely each seat was to win, over the game", status_code=200)
    async def chances(self, look: route.Onlooker) -> shapes.Chances:
        """Begins to work it out when the game has ended; ask again until `done` is `of`."""
        match, desk = ended(look.table), look.house.odds
        odds = desk.get(look.table.id)
        if odds is None:
            route.pay(look.request, THINK)
            address = route.address_of(look.request)
            person = look.maybe.id if look.maybe else address
            odds = desk.begin(look.table.id, match.log, person, address)
        await odds.counted.wait()
        points = [shapes.ChancePoint(at, chances) for at, chances in odds.known]
        return shapes.Chances(len(points), odds.of, points, [list(side) for side in odds.sides])

    @route.post("/branch", "Play on from here, at a table of your own", cost=TABLE)
    async def branch(self, visit: route.Visitor, data: JSONBody[shapes.Branch]) -> shapes.Made:
        """A private table of the same mode and options. It begins with the first `at` entries of
        a game that has ended. Cards that were shuffled or dealt by then stay as they lie; only
        later deals are new."""
        log = ended(visit.table).secret_log()
        if data.at > len(log):
            raise NotFound("log-no-such-entry", at=data.at, entries=len(log))
        setup = visit.table.setup
        options = dict(setup.options)
        wish = shapes.NewTable(setup.game, data.seats, setup.mode, setup.players, options)
        fresh = settled(visit.table.game, wish, visit.who, setup.seats)
        past = await visit.office.archive.read(lambda: log.past(data.at))
        return made(visit.request, await visit.house.create(visit.who, fresh, past=past))

    @route.get("/tale", "The tale of each hero, when the game has ended", cost=READ)
    async def tale(self, look: route.Onlooker, spoken: route.TaleLanguage = None) -> shapes.Tales:
        """Told from what happened: the same for the same game. Only for games that tell tales."""
        teller, match = part(look.table.setup.game, "tale"), look.table.match
        if teller is None:
            raise NotFound("no-tale")
        if match is None or not match.state.over:
            # Of a game that was abandoned there is no end to tell.
            raise NotNow("game-not-over")
        log, names = match.log, names_of(look.table)
        code = route.language(look.request, spoken)
        told = await look.office.archive.read(lambda: teller.of_log(log, names, code))
        return shapes.Tales.of(code, told)
