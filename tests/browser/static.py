"""The page that needs no server, as a folder: that of `make site`, or a new one if it is old."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kachidoki.server.pages import PAGE
from tools import site

SITE = site.ROOT / "build" / "site"


def fresh() -> bool:
    """Whether nothing has changed since `make site`."""
    index = SITE / "index.html"
    if not index.exists():
        return False
    made = index.stat().st_mtime
    sources = [
        PAGE / "index.html",
        *site.ours(),
        Path(site.__file__),
        *(site.WEB / "site").iterdir(),
    ]
    return all(path.stat().st_mtime <= made for path in sources)


@contextmanager
def built() -> Iterator[Path]:
    if fresh():
        yield SITE
        return
    with tempfile.TemporaryDirectory(prefix="site-") as folder:
        site.main(PAGE, Path(folder) / "site")
        yield Path(folder) / "site"
