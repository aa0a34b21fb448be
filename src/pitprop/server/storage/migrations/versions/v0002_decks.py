"""The deck that a game is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("deck", sa.String(64)))
