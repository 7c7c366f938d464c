"""People, tables, their records and members."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked", sa.String(64), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["public", "status", "changed"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("members_person", "members", ["person_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "members", "records", "tables", "people"):
        op.drop_table(name)
