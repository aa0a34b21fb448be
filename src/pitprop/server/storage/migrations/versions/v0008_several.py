"""Several servers on one database: how often tables have changed, who is there, who cares."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add what they share."""
    op.add_column("tables", sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("keeper", sa.String(40)))
    op.create_index("tables_by_keeper", "tables", ["keeper"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process"),
    )
    op.create_index("presence_by_process", "presence", ["process"])
    op.create_table(
        "carries",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "token", name="one_code_each"),
    )
