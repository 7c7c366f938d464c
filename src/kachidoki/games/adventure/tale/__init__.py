# interpreted: prose.
"""[tale] The hero's tale: told at the end from what really happened, in every language."""

from collections.abc import Sequence

from kachidoki.games.adventure.cardset.catalogue import catalogue
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.tale.tell import Tale as Tale
from kachidoki.games.adventure.tale.tell import seed_of as seed_of
from kachidoki.games.adventure.tale.tell import tell as tell
from kachidoki.kernel.event import Event
from kachidoki.kernel.log import Log
from kachidoki.kernel.state import State


def of_log(log: Log, names: Sequence[str], language: str) -> list[Tale]:
    """The tales of a game that has ended."""
    return of_events(log.start(), public(log), names, language)


def of_events(
    start: State, events: Sequence[Event], names: Sequence[str], language: str
) -> list[Tale]:
    """The tales of a game that was not kept: of a lesson."""
    assert isinstance(start, AdventureState)
    return tell(events, names, catalogue(start.rules.cards), language)


def public(log: Log) -> list[Event]:
    """What everybody saw, without what was taken back."""
    return [event.seen_by(None) for event in log.events()]
