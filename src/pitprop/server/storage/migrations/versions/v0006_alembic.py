"""Alembic keeps the version from here on.

Programs of before look into `schema_version`, and refuse what has a higher number than they know.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tell them."""
    version = sa.table("schema_version", sa.column("version", sa.Integer))
    op.execute(version.delete())
    op.execute(version.insert().values(version=6))
