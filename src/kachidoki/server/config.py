"""How a server is run: what the command line, or a test, has settled."""

from dataclasses import dataclass

from kachidoki.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Config:
    # The URL of the database.
    database: str
    limits: bool = True
    # Other addresses under which our own page is served, behind a proxy.
    origins: tuple[str, ...] = ()
    # Processes in which bots think; None for all cores but one.
    thinkers: int | None = None
    # On PostgreSQL: whether this process also takes turns of bots from the queue.
    worker: bool = True
    # Whether anybody may read the metrics, or only this machine.
    public_metrics: bool = False
    # The games of which whoever runs the server has editions of their own.
    editions: tuple[Game, ...] = ()
