"""People, tables and their journals. The first server's database held only `meta`, which stays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    if "meta" not in sa.inspect(op.get_bind()).get_table_names():
        key, value = sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
        op.create_table("meta", key, value)
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, unique=True),
        sa.Column("email", sa.Text, nullable=False, server_default=""),
        sa.Column("password", sa.Text),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("notices", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "resets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("header", sa.LargeBinary),
        sa.Column("seeds", sa.LargeBinary),
    )
    op.create_index("tables_listed", "tables", ["state", "public", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "sitting",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "journal",
        sa.Column("match_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
