"""The migrations lead to the schema that the program knows, and back."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kachidoki.tables import schema
from kachidoki.tables.engine import configuration, prepare_file, sqlite_url
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.store import Store
from tests.tables.hall import ADA, BO, created, facts, go, opened, put


async def sync(engine: AsyncEngine, work: Callable[[Connection], Any]) -> Any:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


async def alembic(engine: AsyncEngine, order: Callable[..., None], target: str) -> None:
    def work(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        order(config, target)

    await sync(engine, work)


def version(connection: Connection) -> object:
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


def test_a_fresh_database_is_up_to_date_and_the_program_knows_the_newest_migration(path):
    script = ScriptDirectory.from_config(configuration())
    assert script.get_heads() == [schema.HEAD]

    async def work() -> None:
        async with opened(path) as store:
            assert await sync(store.engine, version) == schema.HEAD

    go(work())


def test_the_migrations_make_the_schema_to_the_letter(path):
    async def work() -> None:
        async with opened(path) as store:
            assert await sync(store.engine, differences) == []
            # The comparison does find what is different.
            for change in (
                "DROP INDEX tables_due",
                "ALTER TABLE people ADD COLUMN age INTEGER",
                "DROP TABLE secrets",
            ):
                await sync(store.engine, lambda c, change=change: c.execute(text(change)))
            assert len(await sync(store.engine, differences)) == 3

    go(work())


def test_down_and_up_again(path):
    async def work() -> None:
        async with opened(path) as store:
            await alembic(store.engine, command.downgrade, "base")
            left = await sync(store.engine, lambda c: inspect(c).get_table_names())
            assert left == ["alembic_version"]
            await alembic(store.engine, command.upgrade, "head")
            assert await sync(store.engine, differences) == []
            await alembic(store.engine, command.downgrade, "base")
        async with opened(path) as store:
            assert await sync(store.engine, version) == schema.HEAD
            assert await sync(store.engine, differences) == []

    go(work())


def test_opening_again_changes_nothing(path):
    async def work() -> None:
        async with opened(path) as store:
            at = await created(store, "t", ADA, BO)
            await put(store, at, at.start(1))
        async with opened(path) as store:
            assert facts((await store.load("t"))[0]) == facts(at)

    go(work())


@pytest.mark.parametrize("found", ["0003", "9999"])
def test_a_database_of_a_newer_program_is_refused_and_left_alone(path, found):
    async def work() -> None:
        async with opened(path) as store:
            change = text(f"UPDATE alembic_version SET version_num = '{found}'")
            await sync(store.engine, lambda connection: connection.execute(change))
        store = Store(sqlite_url(path))
        with pytest.raises(Unavailable) as error:
            await store.open()
        assert error.value.reason == "storage-newer"
        assert error.value.values == {"found": found, "known": schema.HEAD}
        assert await sync(store.engine, version) == found
        await store.engine.dispose()

    go(work())


def test_a_migration_that_was_interrupted_is_done_anew(path, monkeypatch):
    """Half a schema would be found at the next start, and no migration goes on from there."""

    async def work() -> None:
        def upgrade(connection: Connection) -> None:
            connection.execute(text("CREATE TABLE people (id TEXT)"))
            raise OSError("no space left on device")

        with monkeypatch.context() as patch:
            patch.setattr("kachidoki.tables.engine._upgrade", upgrade)
            with pytest.raises(Unavailable):
                async with opened(path):
                    pass
        async with opened(path) as store:
            assert await sync(store.engine, differences) == []

    go(work())


def test_two_processes_that_start_at_once_migrate_once(path):
    """Whoever is second waits, and finds it done."""

    async def work() -> None:
        prepare_file(path)
        stores = [Store(sqlite_url(path)) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            assert await sync(store.engine, version) == schema.HEAD
            await store.close()

    go(work())
