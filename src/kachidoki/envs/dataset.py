"""Games for study: played by bots, written to a file with one game a line, and read again.

A line is the log of a game as a JSON list: its header (game, mode, players, options, who sat
where), every entry in order (`by` a seat or "chance", and the `move` as text), and the end (scores
and winners). See `kachidoki.Log`, which reads and replays it.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from kachidoki.envs import Task
from kachidoki.envs.opponents import Bots, Opponent, names, seated
from kachidoki.envs.play import Play
from kachidoki.kernel.errors import BadLog
from kachidoki.kernel.log import Log


def played(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    bots: Bots = "greedy",
    games: int = 100,
    seed: int = 1,
    **options: object,
) -> Iterator[Log]:
    """The logs of so many games between bots; the same seed makes the same games."""
    task = Task(game, players, mode, options)
    named = seated(task, (), bots)
    play = Play(task)
    for number in range(games):
        luck = seed * 1_000_003 + number
        opponents = {seat: Opponent(bot, luck) for seat, bot in named.items()}
        play.reset(luck)
        while not play.state.over:
            seat = play.state.actors[0]
            play.play(opponents[seat](0, play.state, seat), seat)
        yield play.log(names(task, named))


def write(path: Path | str, logs: Iterable[Log]) -> int:
    """Write a file with a game on each line, and say how many there are."""
    count = 0
    with Path(path).open("w", encoding="utf-8") as file:
        for log in logs:
            rows = [json.loads(line) for line in log.dumps().splitlines()]
            file.write(json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count


def read(path: Path | str) -> Iterator[Log]:
    """The games of such a file, each of them checked."""
    with Path(path).open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                rows = json.loads(line)
            except ValueError as error:
                raise BadLog("log-unreadable", line=number) from error
            if not isinstance(rows, list):
                raise BadLog("log-unreadable", line=number)
            yield Log.loads("\n".join([json.dumps(row, ensure_ascii=False) for row in rows]))
