"""How the database is reached: SQLite in one file, or PostgreSQL."""

import contextlib
import os
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Seconds to wait for a connection or a statement before the answer is "try again".
PATIENCE = 5


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def engine_of(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        settings = f"-c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}"
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": PATIENCE, "options": settings},
        )
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine.sync_engine, "connect")
    def _on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # Every commit is on disk before it is acknowledged, also when the power fails.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def prepare_file(path: Path) -> None:
    """Make the file for its owner only: it holds the cards to come."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    with contextlib.suppress(OSError):
        os.fchmod(file, 0o600)
    os.close(file)
