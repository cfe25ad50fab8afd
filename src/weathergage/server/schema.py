"""The database's tables. Migrations bring an older database here; a test holds the two together.

What a table is (its seats, its clock, its offers) is one JSON document, `tables.doc`, that the server reads and writes
whole; columns stand beside it only where the database itself must look for something. The journal is the truth: its key
lets only one next entry in, whoever writes.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

META: Final = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name as it is compared; null: a guest
    Column("email", Text, nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # a mail to it was read
    Column("password", Text),
    Column("token", String(64), unique=True),  # SHA-256 of the token for programs
    Column("banned", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("notices", LargeBinary, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

RESETS: Final = Table(
    "resets",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of what was mailed
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float),  # when the server must look at it by itself: a clock runs out, a bot moves
    Column("version", Integer, nullable=False),  # grows with each change: whoever changed an older one starts over
    Column("doc", LargeBinary, nullable=False),
    Column("header", LargeBinary),  # of the journal; null: not started
    Column("seeds", LargeBinary),  # secret until the end, so never in the document
    Index("tables_listed", "state", "public", "created"),
    Index("tables_due", "due"),
)

SITTING: Final = Table(
    "sitting",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("match_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("person", String(32), nullable=False, server_default="", index=True),  # who said it
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

MUTED: Final = Table(
    "muted",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
)

SHARES: Final = Table(
    "shares",
    METADATA,
    Column("token", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer),
)

BANS: Final = Table("bans", METADATA, Column("name", Text, primary_key=True))
