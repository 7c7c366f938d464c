"""Alembic runs this for every command; the connection comes from `engine.py`."""

from alembic import context

from kachidoki.tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
