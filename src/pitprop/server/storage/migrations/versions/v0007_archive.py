"""The records of games that are over and whose tables have been removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them, and a way to find tables by when they last changed."""
    op.create_table(
        "archive",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_change", "tables", ["changed"])
