"""After a game: its tales, how the chances stood, and playing on from any entry of its log."""

from litestar import Controller
from litestar.params import JSONBody

from kachidoki.server import shapes
from kachidoki.server.api import route
from kachidoki.server.api.tables import made
from kachidoki.server.limits import READ, TABLE, THINK
from kachidoki.server.replays import branch, chances, tales


class AfterApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["after"]  # noqa: RUF012

    @route.post("/chances", "How likely each seat was to win, over the game", status_code=200)
    async def chances(self, look: route.Onlooker) -> shapes.Chances:
        """Begins to work it out when the game has ended; ask again until `done` is `of`."""
        address = route.address_of(look.request)
        if look.table.ended and look.house.odds.get(look.table.id) is None:
            route.pay(look.request, THINK)
        person = look.maybe.id if look.maybe else address
        return await chances(look.house, look.table, person, address)

    @route.post("/branch", "Play on from here, at a table of your own", cost=TABLE)
    async def play_on(self, visit: route.Visitor, data: JSONBody[shapes.Branch]) -> shapes.Made:
        """A private table of the same mode and options. It begins with the first `at` entries of
        a game that has ended. Cards that were shuffled or dealt by then stay as they lie; only
        later deals are new."""
        live = await branch(visit.office.archive, visit.house, visit.table, visit.who, data)
        return made(visit.request, live)

    @route.get("/tale", "The tale of each hero, when the game has ended", cost=READ)
    async def tale(self, look: route.Onlooker, spoken: route.TaleLanguage = None) -> shapes.Tales:
        """Told from what happened: the same for the same game. Only for games that tell tales."""
        code = route.language(look.request, spoken)
        return await tales(look.office.archive, look.table, code)
