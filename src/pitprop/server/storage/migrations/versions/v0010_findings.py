"""What was worked out about games that were looked back on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add a place for it."""
    op.create_table(
        "findings",
        sa.Column("record", sa.String(64), nullable=False),
        sa.Column("question", sa.String(40), nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("found", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("record", "question"),
    )
    op.create_index("findings_by_time", "findings", ["found"])
