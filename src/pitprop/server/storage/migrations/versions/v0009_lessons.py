"""Which lesson a table gives."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the lesson, which no table had."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
