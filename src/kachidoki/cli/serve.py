"""`kachidoki serve` and `kachidoki worker`."""

import asyncio
import os
import sys
import webbrowser
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kachidoki.extras import install
from kachidoki.kernel.errors import MissingExtra
from kachidoki.kernel.game import Game
from kachidoki.text import Texts

if TYPE_CHECKING:
    from kachidoki.server.office import Config


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    host: str
    port: int
    data: str
    database: str
    thinkers: int | None
    origins: tuple[str, ...]
    proxy: str
    log_format: str
    verbose: bool
    open_page: bool
    worker: bool
    limits: bool
    public_metrics: bool
    # Editions of games, each with the file that it was made from.
    editions: tuple[tuple[Game, str], ...] = ()


def _server() -> "type[Config]":
    """The parts of the server, or how to get them."""
    try:
        import kachidoki.server.run  # noqa: F401
        from kachidoki.server.office import Config
    except ModuleNotFoundError as error:
        raise MissingExtra(
            "missing-extra", extra="web", module=error.name or "", install=install("cli,web")
        ) from error
    return Config


def run_server(wish: Wish, texts: Texts) -> int:
    """Serve until told to stop."""
    config = _server()
    from kachidoki.server import journal
    from kachidoki.server.pages import is_built
    from kachidoki.server.run import DATABASE, listen, place, serve
    from kachidoki.tables.errors import Unavailable

    journal.set_up(wish.log_format, wish.verbose)
    where = place(wish.data, wish.database or os.environ.get(DATABASE, ""))
    sock = listen(wish.host, wish.port)
    port = sock.getsockname()[1]
    shown = f"[{wish.host}]" if ":" in wish.host else wish.host
    url = f"http://{'localhost' if wish.host in ('127.0.0.1', '0.0.0.0', '::') else shown}:{port}/"

    def ready() -> None:
        kept = str(where.file) if where.file else "PostgreSQL"
        print(texts.say("cli-serving", url=url, place=kept), flush=True)
        if not is_built():
            print(texts.error(Unavailable("page-not-built")), file=sys.stderr, flush=True)
        for game, file in wish.editions:
            title = Texts(texts.language, game).title()
            print(texts.say("cli-rules-data", title=title, file=file), flush=True)
        if wish.open_page:
            webbrowser.open(url)

    settings = config(
        where.url,
        wish.limits,
        wish.origins,
        wish.thinkers,
        wish.worker,
        wish.public_metrics,
        tuple(game for game, _ in wish.editions),
    )
    serve(settings, where.file, sock, wish.proxy, ready)
    return 0


def run_worker(database: str, thinkers: int | None, log_format: str, texts: Texts) -> int:
    """Think for bots until told to stop."""
    _server()
    from kachidoki.server import journal
    from kachidoki.server.run import DATABASE, CannotServe, check, place

    journal.set_up(log_format, verbose=False)
    where = place("", database or os.environ.get(DATABASE, ""))
    if where.file is not None:
        raise CannotServe("worker-database")
    from kachidoki.tables.postgres import work

    asyncio.run(check(where.url))
    print(texts.say("cli-working"), flush=True)
    asyncio.run(work(where.url, thinkers))
    return 0
