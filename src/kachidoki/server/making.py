"""Tables as they are wished for, and as they are listed."""

from collections.abc import Sequence
from dataclasses import replace

from kachidoki.bots.registry import DEFAULT_LEVEL, levels, others
from kachidoki.kernel.errors import BadBot, BadOption
from kachidoki.kernel.game import Game
from kachidoki.names import clean, spare_names, unlike
from kachidoki.server import shapes
from kachidoki.tables.house import House
from kachidoki.tables.keeping import MOST_LISTED, Listed
from kachidoki.tables.live import Live
from kachidoki.tables.record import Clock, Seat, TableSetup
from kachidoki.tables.seating import OPEN, Person

HINTED = 3
# Bots that anybody may ask for: none that thinks for minutes. Those of other packages are here
# because whoever runs the server has installed them.
BOTS = (*levels(), "greedy", "random", *others())


def bot_code(code: str) -> str:
    """The code of a bot that anybody may ask for."""
    if code not in BOTS:
        raise BadBot("bad-bot", code=code[:40], known=BOTS)
    return code


async def hint(house: House, live: Live, who: Person, wish: shapes.HintWish) -> shapes.Hint:
    """What a bot would do, for the open question of somebody."""
    question, thought = await house.bots.hint(live, who, wish.seat, bot_code(wish.level))
    lines = [
        shapes.Line(**{**line, "why": line["why"] and shapes.Reason(**line["why"])})
        for line in thought["lines"][:HINTED]
    ]
    return shapes.Hint(question, lines, thought["simulations"], thought["seconds"])


def sitter(wish: str, who: Person, taken: list[str]) -> Seat:
    """Who is meant by `me`, `me:Léa`, `open`, `bot` or `bot:expert`."""
    match wish.partition(":"):
        case "me", _, _ if who.program:
            return Seat(who.id, who.name, True)
        case "me", _, name:
            return Seat(who.id, unlike(clean(name) or who.name, taken))
        case "open", _, "":
            return Seat()
        case "bot", _, level:
            name = next(iter(spare_names(taken)), "Bot")
            return Seat(name=name, bot=bot_code(level or DEFAULT_LEVEL))
    raise BadOption("bad-sitter", wish=wish[:40])


def settled(
    game: Game, data: shapes.NewTable, who: Person, before: Sequence[Seat] = ()
) -> TableSetup:
    """The set-up of a new table, checked. If it plays on from a game in which others sat `before`,
    a bot has the name of the bot in whose place it is, and nobody that of another seat."""
    players = len(data.seats) if data.players is None else data.players
    setup = game.setup(players, data.mode, data.options)
    if len(data.seats) != players:
        raise BadOption("seat-count", players=players, found=len(data.seats))
    seated: dict[int, Seat] = {}
    # People first: a bot gets a name that none of them has, and nobody had who sat here before.
    for at in sorted(range(players), key=lambda at: not data.seats[at].startswith("me")):
        people = data.seats[at].startswith("me")
        taken = [seat.name for seat in (*seated.values(), *(() if people else before))]
        sat = sitter(data.seats[at], who, taken)
        if sat.bot and at < len(before) and before[at].bot:
            sat = replace(sat, name=before[at].name)
        seated[at] = sat
    seats = tuple(seated[at] for at in range(players))
    clock = data.clock
    if clock is not None and (not 5 <= clock.move <= 604_800 or not 0 <= clock.bank <= 604_800):
        raise BadOption("bad-clock")
    # With other people at the table, help from a bot is off unless it was agreed on.
    alone = all(seat.bot or seat.person == who.id for seat in seats)
    hints = alone if data.hints is None else data.hints
    ticking = None if clock is None else Clock(clock.move, clock.bank)
    return TableSetup.of(setup, seats, who.id, data.public, hints, ticking)


def listed_seats(seats: Sequence[Seat]) -> list[shapes.ListedSeat]:
    return [shapes.ListedSeat(seat.name, seat.kind) for seat in seats]


def page(tables: Sequence[Listed], who: Person | None) -> shapes.Tables:
    found = [listed(table, who) for table in tables[:MOST_LISTED]]
    return shapes.Tables(found, len(tables) > MOST_LISTED)


def listed(table: Listed, who: Person | None) -> shapes.ListedTable:
    seats, setup, me = table.seats, table.setup, who.id if who is not None else ""
    own = [n for n, seat in enumerate(seats) if me and seat.person == me]
    free = [seat for seat in seats if seat.open and seat.kept in ("", me)]
    shown = shapes.ListedTable(
        *(table.id, setup.game, setup.mode, setup.players, table.status),
        seats=listed_seats(seats),
        open=len(free) if table.status == OPEN else 0,
        changed=table.changed,
        mine=own,
        your_turn=bool(set(own) & set(table.asked)),
        kept=any(me and seat.kept == me for seat in free),
    )
    if table.result:
        shown.scores, shown.winners = map(list, table.result)
    return shown
