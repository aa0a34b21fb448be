"""Host, clock, talk, watching, coming late, playing again; stand-ins and readiness."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    for column in (
        sa.Column("host", sa.Integer, nullable=False, server_default="0"),
        sa.Column("move_seconds", sa.Integer, nullable=False, server_default="0"),
        sa.Column("bank_seconds", sa.Integer, nullable=False, server_default="0"),
        sa.Column("talk", sa.String(8), nullable=False, server_default="claims"),
        sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("next_table", sa.String(40)),
        sa.Column("next_by", sa.Integer, nullable=False, server_default="-1"),
    ):
        op.add_column("tables", column)
    for column in (
        sa.Column("stand_in", sa.String(40), nullable=False, server_default=""),
        sa.Column("ready", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.true()),
    ):
        op.add_column("seats", column)
    op.add_column("log", sa.Column("by", sa.String(40)))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(40), nullable=False),
        sa.Column("params", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(60)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "request", name="each_said_once"),
    )
