"""Logs of tables as somebody may look at them: frames one after the other, and tales."""

from kachidoki.games import part
from kachidoki.kernel.match import Match
from kachidoki.kernel.state import CHANCE
from kachidoki.kernel.timeline import Moment
from kachidoki.server.archive import Archive
from kachidoki.server.making import settled
from kachidoki.server.shapes import Branch, ChancePoint, Chances, Frame, Frames, NewTable, Tales
from kachidoki.server.words import names_of, words
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow
from kachidoki.tables.house import House
from kachidoki.tables.live import Live
from kachidoki.tables.seating import Person
from kachidoki.tables.shapes import BeatShape, EventShape, MoveShape
from kachidoki.tables.table import Table


def ended(table: Table) -> Match:
    """The match of a table that has ended: its cards are no secret any more."""
    if table.match is None or not table.ended:
        raise NotNow("log-hidden")
    return table.match


async def frames(
    archive: Archive,
    table: Table,
    who: Person | None,
    seat: int | None,
    at: int | None,
    count: int,
    code: str | None = None,
) -> Frames:
    """Frames of a log as one seat may see it, for somebody who may look at it from there: from
    entry `at` on, or the last, as many as there are up to `count`."""
    if table.match is None:
        raise NotNow("table-not-started")
    if seat is not None:
        table.check_number(seat)
        own = table.seats_of(who.id if who else "")
        # At one screen only the player who is asked holds the device.
        covered = len(own) > 1 and seat not in table.asked
        if not table.ended and (seat not in own or covered):
            raise NotAllowed("not-your-seat", number=seat + 1)
    # All that is needed is here, so that a thread can show it while the table goes on.
    log, names, ended = table.match.log, names_of(table), table.ended
    first = len(log) if at is None else at
    if first > len(log):
        raise NotFound("log-no-such-entry", at=first, entries=len(log))

    def frame(moment: Moment) -> Frame:
        view = moment.state.view(seat)
        events = [event.seen_by(seat) for event in moment.events]
        told = [EventShape.of(moment.number, event) for event in events]
        data = log.game.view_data(view)
        beats = BeatShape.all_of(moment.beats, seat, data["table"])
        shown = Frame(moment.number, len(log), told, data, beats)
        if moment.entry is not None and moment.entry.by != CHANCE:
            shown.by = moment.entry.by
            if ended and not moment.entry.is_undo:
                shown.move = MoveShape.of(log.game, log.game.parse(moment.entry.move))
        if code:
            shown.words = words(code, log.game, names, view, events)
        return shown

    moments = log.moments(first, first + count - 1)
    return Frames(len(log), await archive.read(lambda: list(map(frame, moments))))


async def chances(house: House, table: Table, person: str, address: str = "") -> Chances:
    """How the chances stood in a match that has ended, as far as that is known: whoever asks first
    begins to work it out."""
    match = ended(table)
    odds = house.odds.get(table.id) or house.odds.begin(table.id, match.log, person, address)
    await odds.counted.wait()
    points = [ChancePoint(at, chances) for at, chances in odds.known]
    return Chances(len(points), odds.of, points, [list(side) for side in odds.sides])


async def tales(archive: Archive, table: Table, code: str) -> Tales:
    """What became of each hero, in a language: for games that tell tales."""
    teller, match = part(table.setup.game, "tale"), table.match
    if teller is None:
        raise NotFound("no-tale")
    if match is None or not match.state.over:
        # Of a game that was abandoned there is no end to tell.
        raise NotNow("game-not-over")
    log, names = match.log, names_of(table)
    return Tales.of(code, await archive.read(lambda: teller.of_log(log, names, code)))


async def branch(archive: Archive, house: House, table: Table, who: Person, wish: Branch) -> Live:
    """A table of its own that plays on from an entry of the log of one that has ended."""
    log, setup = ended(table).secret_log(), table.setup
    if wish.at > len(log):
        raise NotFound("log-no-such-entry", at=wish.at, entries=len(log))
    same = NewTable(setup.game, wish.seats, setup.mode, setup.players, dict(setup.options))
    fresh = settled(table.game, same, who, setup.seats)
    past = await archive.read(lambda: log.past(wish.at))
    return await house.create(who, fresh, past=past)
