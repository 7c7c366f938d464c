"""How games ended, and which tables somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text))
    op.add_column(
        "members", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    op.drop_column("members", "hidden")
    op.drop_column("tables", "result")
