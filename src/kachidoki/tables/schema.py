"""What the database holds. Changes go into `migrations/`, and this file says how it is now."""

import sqlalchemy as sa

# The newest migration: a database that is there needs no look at the others.
HEAD = "0002"

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("program", sa.Boolean, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("invite", sa.String(64), nullable=False),
    # Deals every card: never leaves the server before the game is over.
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # What follows can be told from the records; it is here to be searched.
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("asked", sa.String(64), nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("changed", sa.BigInteger, nullable=False),
    # The points and the winners of a game that is over.
    sa.Column("result", sa.Text),
    sa.Index("tables_due", "due"),
    sa.Index("tables_lobby", "public", "status", "changed"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    # One writer: two processes that write the same number cannot both succeed.
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    # When the person was last connected to the table.
    sa.Column("seen", sa.BigInteger, nullable=False),
    # Whether the person does not want to see the table among their own any more.
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("members_person", "person_id"),
    sqlite_with_rowid=False,
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
