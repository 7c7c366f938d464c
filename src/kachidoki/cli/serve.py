"""`kachidoki serve` and `kachidoki worker`."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kachidoki.extras import install
from kachidoki.kernel.errors import MissingExtra
from kachidoki.server.config import Config
from kachidoki.text import Texts

# Where a browser on this machine finds us under its own name.
HERE = ("127.0.0.1", "0.0.0.0", "::")


@dataclass(frozen=True, slots=True)
class Site:
    """Where to serve, from what data, and whether to open the page there."""

    host: str
    port: int
    data: str
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
            "missing-extra", extra="web", module=error.name or "", install=install("web")
        ) from error


def run_server(
    site: Site, config: Config, files: Sequence[str], texts: Texts, log_format: str, verbose: bool
) -> int:
    """Serve until told to stop; `files` are those that the editions of the config are from."""
    _server()
    from kachidoki.server import journal, run
    from kachidoki.server.pages import is_built
    from kachidoki.tables.errors import Unavailable

    if site.open_page and not is_built():
        raise Unavailable("page-not-built")
    journal.set_up(log_format, verbose)
    where = run.place(site.data, config.database or os.environ.get(run.DATABASE, ""))
    sock = run.listen(site.host, site.port)
    url = site.url(sock.getsockname()[1])

    def ready() -> None:
        kept = str(where.file) if where.file else "PostgreSQL"
        print(texts.say("cli-serving", url=url, place=kept), flush=True)
        if not is_built():
            print(texts.error(Unavailable("page-not-built")), file=sys.stderr, flush=True)
        for game, file in zip(config.editions, files, strict=True):
            title = Texts(texts.language, game).title()
            print(texts.say("cli-rules-data", title=title, file=file), flush=True)
        if site.open_page:
            webbrowser.open(url)

    run.serve(replace(config, database=where.url), where.file, sock, site.proxy, ready)
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
