"""What is said and noted at a table, links to a step, and banned names."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "chat",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notes",
        _table(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table("muted", _table(), sa.Column("person", sa.String(32), primary_key=True))
    op.create_table(
        "shares",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table("bans", sa.Column("name", sa.Text, primary_key=True))
