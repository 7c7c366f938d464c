"""What the database holds. Changes go into `migrations/`, and this file says how it is now."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

# The newest migration: a database that is there needs no look at the others.
HEAD = "0002"

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("program", Boolean, nullable=False),
    # Grows when the person signs out everywhere: older cookies and links are void.
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("invite", String(64), nullable=False),
    # Deals every card: never leaves the server before the game is over.
    Column("seed", LargeBinary, nullable=False),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # What follows can be told from the records; it is here to be searched.
    Column("seats", Text, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("asked", String(64), nullable=False),
    Column("due", BigInteger),
    Column("changed", BigInteger, nullable=False),
    # The points and the winners of a game that is over.
    Column("result", Text),
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "changed"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # One writer: two processes that write the same number cannot both succeed.
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    # When the person was last connected to the table.
    Column("seen", BigInteger, nullable=False),
    # Whether the person does not want to see the table among their own any more.
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("members_person", "person_id"),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
