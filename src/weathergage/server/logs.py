"""The server's log: a line per event on the error output; as JSON for programs that collect logs.

What an event is about is named in fields of its own: `log.info("a table was made", extra={"table": "k3xw9d2m"})`.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

_USUAL: Final = frozenset({*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName"})


def _fields(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in record.__dict__.items() if name not in _USUAL}


class _AsText(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        fields = "".join(f" {name}={value!r}" for name, value in _fields(record).items())
        return super().formatMessage(record).replace("\n", "\\n") + fields


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def write_logs(*, json: bool) -> None:
    """Write our own lines from `info` on, others' from `warning` on."""
    handler = logging.StreamHandler(sys.stderr)
    text = _AsText("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_AsJson() if json else text)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("weathergage").setLevel(logging.INFO)
