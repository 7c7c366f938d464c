"""Bring a database to the schema of this program."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kachidoki.tables.errors import Unavailable
from kachidoki.tables.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

# Any number, the same in every process: one of them migrates while the others wait.
_LOCK = 0x6B616368


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
