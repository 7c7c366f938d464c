"""Logs for tests, and the hash chain computed once more from what docs/logs.md says."""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from kachidoki import CannotUndo, Log, Match, Rng
from kachidoki.kernel.timeline import Entry
from tests.games.worlds import short

Line = dict[str, Any]


@cache
def played(
    mode: str = "both", players: int = 3, seed: int = 5, rounds: int = 1, game: str = "glory"
) -> Match:
    """A random game to its end, with a choice taken back wherever that is allowed, now and then."""
    names = ("Zoé", "Müller", "勝鬨", "", "Łukasz")[:players]
    match = Match(game, players, mode, seed, seats=names, **short(game, mode, rounds))
    rng = Rng(seed)
    while not match.over:
        moves = match.state.moves()
        seat = int(match.state.actor)
        match.play(moves[rng.below(len(moves))], seat)
        if rng.below(4) == 0:
            try:
                match.undo(seat)
            except CannotUndo:
                continue
    return match


def lines(log: Log) -> list[Line]:
    """The lines of a log, without their hashes."""
    read = [json.loads(line) for line in log.dumps().splitlines()]
    return [{name: value for name, value in line.items() if name != "hash"} for line in read]


def written(rows: Iterable[Line]) -> str:
    """The rows as a file whose hashes are right: what a forger who knows the format writes."""
    text, chain = "", ""
    for row in rows:
        plain = json.dumps(row, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        chain = hashlib.sha256(f"{chain}\n{plain}".encode()).hexdigest()[:32]
        text += json.dumps({**row, "hash": chain}, ensure_ascii=False) + "\n"
    return text


def cut(log: Log, count: int, *more: Entry) -> Log:
    """The first entries of a log, and others after them."""
    return Log(log.game, log.header, [*log.entries[:count], *more], log.seed)
