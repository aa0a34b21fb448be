"""When in the round something was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it."""
    for name in ("round", "events"):
        op.add_column("talk", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
