"""Whether a mail address was confirmed, and who said a line, so that it can be found when they go for good."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_chat_person", "chat", ["person"])
    chat = sa.table("chat", *map(sa.column, ("table_id", "number", "line", "person")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(chat)).all():
        this = (chat.c.table_id == row.table_id) & (chat.c.number == row.number)
        connection.execute(sa.update(chat).where(this).values(person=json.loads(row.line)["person"]))
