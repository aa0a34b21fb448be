"""What those were called who sat on a seat before, so that what they did is told of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the names, of which none are known of seats that have changed hands before."""
    former = sa.Column("former", sa.Text, nullable=False, server_default="[]")
    op.add_column("seats", former)
