"""What a record does to the seats, and what the table itself has to tell of it."""

from dataclasses import replace

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
            after[at] = replace(seats[at], stand_in=bot, why=GIVEN if why == _LEFT else why)
        case kept.Returned(seat=at):
            after[at] = replace(seats[at], stand_in="", why="")
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
        case kept.Said(seat=-1, name=name, text=text):
            return Event("said-watching", {"name": name, "text": text})
        case kept.Said(seat=seat, text=text, partners=True):
            side = next((side for side in sides if seat in side), (seat,))
            return Event("said-partners", {"seat": seat}, {one: {"text": text} for one in side})
        case kept.Said(seat=seat, name=name, text=text):
            return Event("said", {"seat": seat, "name": name, "text": text})
        case kept.Hushed(seat=seat, on=on):
            return Event("hushed" if on else "unhushed", {"seat": seat})
        case kept.Abandoned():
            return Event("abandoned")
        case kept.Rematched(table=table):
            return Event("rematch", {"table": table})
        case kept.Returned() | kept.Paused() | kept.Resumed() | kept.Proposed():
            # They are told as they are kept.
            return Event(record.what, {k: v for k, v in vars(record).items() if k != "at"})
    return None
