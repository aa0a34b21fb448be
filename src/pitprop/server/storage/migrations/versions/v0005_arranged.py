"""What has been done of what was asked for around the game; who said something, by name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    op.add_column("talk", sa.Column("name", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "arranged",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("request", sa.String(60), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "asker", "request"),
    )
