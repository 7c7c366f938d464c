"""What a record does to the seats, and what the table itself has to tell of it."""

from kachidoki.kernel.event import Event
from kachidoki.kernel.game import Sides
from kachidoki.tables import record as kept
from kachidoki.tables.record import Record, Seat

# What took somebody away from a seat that a bot plays at.
GIVEN, ABSENT, TIME = "given", "absent", "time"
# Why a table pauses: nobody is there, or it is TIME.
AWAY = "away"
# How records of earlier versions say GIVEN.
_LEFT = "left"


def seats_after(seats: tuple[Seat, ...], record: Record) -> tuple[Seat, ...]:
    """Who sits where once a record is stored."""
    after = list(seats)
    match record:
        case kept.Sat(seat=at, sitter=sitter, left=left):
            if left >= 0:
                after[left] = Seat()
            after[at] = sitter
        case kept.StoodIn(seat=at, bot=bot, why=why):
            old = seats[at]
            why = GIVEN if why == _LEFT else why
            after[at] = Seat(old.person, old.name, old.program, "", bot, why)
        case kept.Returned(seat=at):
            old = seats[at]
            after[at] = Seat(old.person, old.name, old.program)
        case _:
            return seats
    return tuple(after)


def told(record: Record, sides: Sides) -> Event | None:
    """What the table tells of a record; a move tells its own story."""
    match record:
        case kept.Sat(seat=seat, sitter=sitter) if sitter.open:
            return Event("seat-opened", {"number": seat + 1})
        case kept.Sat(seat=seat, sitter=sitter):
            return Event("seat-taken", {"number": seat + 1, "name": sitter.name})
        case kept.StoodIn(seat=seat, why=why):
            return Event("stood-in", {"seat": seat, "why": GIVEN if why == _LEFT else why})
        case kept.Answered(seat=seat, agrees=agrees):
            return Event("agreed" if agrees else "refused", {"seat": seat})
        case kept.Said():
            return _said(record, sides)
        case kept.Hushed(seat=seat, on=on):
            return Event("hushed" if on else "unhushed", {"seat": seat})
        case kept.Returned(seat=seat):
            return Event("returned", {"seat": seat})
        case kept.Paused(why=why):
            return Event("paused", {"why": why})
        case kept.Resumed():
            return Event("resumed")
        case kept.Proposed(seat=seat, about=about):
            return Event("proposed", {"seat": seat, "about": about})
        case kept.Abandoned():
            return Event("abandoned")
        case kept.Rematched(table=table):
            return Event("rematch", {"table": table})
        case _:
            return None


def _said(record: kept.Said, sides: Sides) -> Event:
    """Talk: of a player, for everybody or for partners, or of somebody who watches."""
    if record.seat < 0:
        return Event("said-watching", {"name": record.name, "text": record.text})
    if not record.partners:
        return Event("said", {"seat": record.seat, "name": record.name, "text": record.text})
    side = next((side for side in sides if record.seat in side), (record.seat,))
    return Event(
        "said-partners", {"seat": record.seat}, {seat: {"text": record.text} for seat in side}
    )
