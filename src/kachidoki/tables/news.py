"""What a table sends to those who look at it: the table, the view, and what happened.

All that leaves a table leaves through here: a viewer gets the view of one seat, or the
spectator's, and every event as that seat may know it.
"""

from collections import OrderedDict
from dataclasses import dataclass
from itertools import count
from typing import Any, cast

import msgspec

from kachidoki.tables import shapes
from kachidoki.tables.clock import GRACE
from kachidoki.tables.record import Clock, Seat
from kachidoki.tables.seating import ABANDONED, OVER
from kachidoki.tables.table import Proposal, Table

_encode = msgspec.json.Encoder().encode
_numbers = count()

# So many characters of messages are kept, of all tables together, for others who get the same.
MOST_KEPT = 32_000_000
# More than this of one state of a table nobody needs who plays or watches.
MOST_MADE = 100


@dataclass(slots=True)
class Viewer:
    """Somebody who looks at a table. With several seats, at one screen, `looking` is the one whose
    cards may be shown: the device has been passed to that player."""

    person: str
    looking: int | None = None
    # The page answers for others at this screen what leaves nothing to choose: until it covers the
    # cards, or somebody else looks, they stay in sight of whoever has the device.
    keeps: bool = False
    # Told of every record by itself, and of every beat within it.
    every: bool = False

    def seat(self, table: Table) -> int | None:
        """The seat whose view this viewer gets; None is the spectator's."""
        own = table.seats_of(self.person)
        if len(own) < 2:
            return own[0] if own else None
        # The cards are covered as soon as others at this screen are asked and not this player.
        asked = set(table.asked) & set(own)
        covered = asked and self.looking not in asked and not self.keeps
        return None if covered or self.looking not in own else self.looking

    def passing(self, table: Table) -> tuple[int, ...]:
        """The seats to one of which the device has to be passed before it goes on."""
        own = table.seats_of(self.person)
        if len(own) < 2 or self.seat(table) in table.asked:
            return ()
        return tuple(n for n in own if n in table.asked)


def describe(table: Table, present: frozenset[str]) -> shapes.TableShape:
    """What everybody may know of a table beside its cards."""
    setup, match = table.setup, table.match
    # Before the end they may tell of cards that lie face down; the view has what is known.
    result = match.state if match and table.status == OVER else None
    return shapes.TableShape(
        id=table.id,
        game=setup.game,
        mode=setup.mode,
        players=setup.players,
        options=dict(setup.options),
        edition=table.edition,
        public=setup.public,
        hints=setup.hints,
        status=cast(shapes.Status, table.status),
        created=table.created,
        past=len(table.past.entries),
        seats=[_seat(seat, seat.person in present) for seat in table.seats],
        asked=list(table.asked),
        clock=_clock(table, setup.clock) if setup.clock else None,
        proposal=_proposal(table, table.proposal) if table.proposal else None,
        rematch=table.rematch or None,
        paused=cast(shapes.Paused, table.paused) if table.paused else None,
        hushed=table.hushed,
        imported=table.imported,
        outdated=table.outdated,
        commitment=match.header.commitment if match else None,
        scores=list(result.scores) if result else None,
        winners=list(result.winners) if result else None,
    )


def _seat(seat: Seat, present: bool) -> shapes.SeatShape:
    return shapes.SeatShape(
        kind=seat.kind,
        name=seat.name,
        program=seat.program,
        bot=seat.player,
        away=cast(shapes.Away, seat.why),
        present=present,
        kept=bool(seat.kept),
    )


def _clock(table: Table, clock: Clock) -> shapes.ClockShape:
    # None of those who have not come yet, and none while the game waits.
    ticking = [n for n in table.asked if table.clocks.ready[n] and not table.paused]
    deadlines = {str(seat): table.clocks.deadline(seat) for seat in ticking}
    return shapes.ClockShape(clock.move, clock.bank, list(table.clocks.banks), deadlines, GRACE)


def _proposal(table: Table, proposal: Proposal) -> shapes.ProposalShape:
    agreed = [n for n, seat in enumerate(table.seats) if seat.person in proposal.agreed]
    return shapes.ProposalShape(proposal.about, proposal.seat, agreed)


def _raw(encoded: bytes) -> Any:
    """A part of the news that was encoded before, for all who get the same."""
    return msgspec.Raw(encoded)


def _view(table: Table, seat: int | None) -> dict[str, Any] | None:
    """What a seat may know of the match; a game that was given up asks nothing more."""
    if table.match is None:
        return None
    data = table.game.view_data(table.match.view(seat))
    if table.status == ABANDONED:
        data["question"], data["moves"] = None, []
    return data


class Copies(OrderedDict[object, str]):
    """The texts that were made last, up to a size."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        super().__init__()
        self.most = most
        self.size = 0

    def recall(self, key: object) -> str | None:
        if key in self:
            self.move_to_end(key)
        return self.get(key)

    def put(self, key: object, text: str) -> None:
        self.drop(key)
        self[key] = text
        self.size += len(text)
        while self.size > self.most:
            self.drop(next(iter(self)))

    def drop(self, key: object) -> None:
        self.size -= len(self.pop(key, ""))


# Of all tables: what one of them is asked for makes room for no more than this.
COPIES = Copies()


class Board:
    """The messages of one table, made once for all who get the same."""

    def __init__(self, table: Table, copies: Copies = COPIES) -> None:
        self.table = table
        # Grows when there may be something new to say.
        self.version = 0
        self._about: Any = None
        self._views: dict[int | None, Any] = {}
        self._copies = copies
        self._number = next(_numbers)
        # The keys of what was made of this version, the oldest first; the copies may be gone.
        self._made: OrderedDict[object, None] = OrderedDict()

    def changed(self) -> None:
        self.version += 1
        self._about = None
        self._views.clear()
        for key in self._made:
            self._copies.drop((self._number, key))
        self._made.clear()

    def kept(self, key: object) -> str | None:
        """What was made of the table as it is now, if it is still there."""
        return self._copies.recall((self._number, key))

    def keep(self, key: object, text: str, version: int) -> None:
        """Have a text for others who ask, unless the table has changed since `version`."""
        if version != self.version:
            return
        self._made[key] = None
        self._copies.put((self._number, key), text)
        if len(self._made) > MOST_MADE:
            oldest, _ = self._made.popitem(last=False)
            self._copies.drop((self._number, oldest))

    def news(self, viewer: Viewer, after: int, present: frozenset[str]) -> str:
        """The message that brings a viewer, who knows all up to `after`, up to date."""
        table = self.table
        seat, passing = viewer.seat(table), viewer.passing(table)
        mine, kept = table.seats_of(viewer.person), table.kept_for(viewer.person)
        host = viewer.person == table.setup.host
        # Who is told of several records at once has no use for what lies within the last.
        beats = table.beats if viewer.every and after == table.sequence - 1 else ()
        key = (seat, mine, passing, host, kept, after, bool(beats))
        made = self.kept(key)
        if made is not None:
            return made
        if self._about is None:
            self._about = _raw(_encode(describe(table, present)))
        if seat not in self._views:
            self._views[seat] = _raw(_encode(_view(table, seat)))
        told = shapes.News(
            sequence=table.sequence,
            mine=list(mine),
            passing=list(passing),
            host=host,
            kept=kept,
            partners=list(table.partners(mine[0])) if mine else [],
            undo=table.may_take_back(mine),
            events=[_raw(said) for said in table.news.since(after, seat)],
            view=self._views[seat],
            table=self._about,
        )
        if beats and table.match is not None:
            now = table.match.view(seat).table()
            told.beats = shapes.BeatShape.all_of(beats, seat, now)
        made = _encode(told).decode()
        self.keep(key, made, self.version)
        return made
