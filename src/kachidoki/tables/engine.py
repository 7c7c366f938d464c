"""How the database is reached, SQLite in one file or PostgreSQL, and brought to the schema of this
program."""

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kachidoki.tables.errors import Unavailable
from kachidoki.tables.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

# Seconds to wait for a connection or a statement before the answer is "try again".
PATIENCE = 5
# Any number, the same in every process: one of them migrates while the others wait.
_LOCK = 0x6B616368


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


async def bring_up_to_date(engine: AsyncEngine, postgres: bool) -> None:
    async with engine.begin() as connection:
        # SQLite changes its schema outside of any transaction unless one was begun.
        lock = f"SELECT pg_advisory_xact_lock({_LOCK})" if postgres else "BEGIN IMMEDIATE"
        await connection.execute(text(lock))
        version = await connection.run_sync(_version)
        if version == HEAD:
            return
        if version and version > HEAD:
            raise Unavailable("storage-newer", found=version, known=HEAD)
        await connection.run_sync(_upgrade)


def _version(connection: "Connection") -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _upgrade(connection: "Connection") -> None:
    # Imported late: it takes a while, and most starts do not need it.
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> "Config":
    """Alembic's settings: where the migrations are."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
