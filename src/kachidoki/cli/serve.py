"""`kachidoki serve` and `kachidoki worker`."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kachidoki.extras import install
from kachidoki.kernel.errors import MissingExtra
from kachidoki.kernel.game import Game
from kachidoki.text import Texts

# Where a browser on this machine finds us under its own name.
HERE = ("127.0.0.1", "0.0.0.0", "::")


@dataclass(frozen=True, slots=True)
class Place:
    """Where to serve, from what data, and whether to open the page there."""

    host: str
    port: int
    data: str
    database: str
    proxy: str
    open_page: bool

    def url(self, port: int) -> str:
        """The page for a browser here; the port may have been any that is free."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{'localhost' if self.host in HERE else shown}:{port}/"


def _server() -> None:
    """See whether the parts of the server are there, or say how to get them."""
    try:
        import kachidoki.server.run  # noqa: F401
    except ModuleNotFoundError as error:
        raise MissingExtra(
            "missing-extra", extra="web", module=error.name or "", install=install("cli,web")
        ) from error


def run_server(
    place: Place,
    texts: Texts,
    log_format: str,
    verbose: bool,
    editions: Sequence[tuple[Game, str]],
    **settings: Any,
) -> int:
    """Serve until told to stop; `editions` are of games, each with the file that it is from."""
    _server()
    from kachidoki.server import journal, run
    from kachidoki.server.office import Config
    from kachidoki.server.pages import is_built
    from kachidoki.tables.errors import Unavailable

    journal.set_up(log_format, verbose)
    where = run.place(place.data, place.database or os.environ.get(run.DATABASE, ""))
    sock = run.listen(place.host, place.port)
    url = place.url(sock.getsockname()[1])

    def ready() -> None:
        kept = str(where.file) if where.file else "PostgreSQL"
        print(texts.say("cli-serving", url=url, place=kept), flush=True)
        if not is_built():
            print(texts.error(Unavailable("page-not-built")), file=sys.stderr, flush=True)
        for game, file in editions:
            title = Texts(texts.language, game).title()
            print(texts.say("cli-rules-data", title=title, file=file), flush=True)
        if place.open_page:
            webbrowser.open(url)

    config = Config(where.url, editions=tuple(game for game, _ in editions), **settings)
    run.serve(config, where.file, sock, place.proxy, ready)
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
