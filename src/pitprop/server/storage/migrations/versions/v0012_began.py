"""Since when there was time for a decision, where a stop of the server has cost none of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the times, of which none are known of decisions that have been made before."""
    op.add_column("log", sa.Column("began", sa.BigInteger))
