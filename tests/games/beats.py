"""What random games tell at their beats: for the tests of each game."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from kachidoki import Match
from kachidoki.kernel.event import Event
from tests.games.worlds import lively, short

Table = dict[str, Any]


class Seen(NamedTuple):
    """A beat: the table before it, what happened, and the table then, as one seat sees it."""

    before: Table
    events: list[Event]
    table: Table

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    @property
    def last(self) -> Event:
        return self.events[-1]


def beats(game: str, mode: str, players: int, seat: int | None, games: int) -> Iterator[Seen]:
    """The beats of some random games, the first one with the deal."""
    for seed in range(games):
        pick = random.Random(seed)
        match = Match(game, players, mode, seed, **short(game, mode, 2))
        before, known = {}, 0
        while True:
            for beat in match.beats:
                table = beat.state.view(seat).table()
                yield Seen(before, match.events[known : beat.events], table)
                before, known = table, beat.events
            if match.over:
                break
            before, known = match.view(seat).table(), len(match.events)
            moves = [str(move) for move in match.state.moves()]
            match.play(lively(game, moves, pick), int(match.state.actor))
