"""The server's log: a line per event on the error output; as JSON for programs that collect logs."""

from __future__ import annotations

import logging
import sys
import time

import msgspec


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_logs(*, json: bool) -> None:
    """Write our own lines from `info` on, others' from `warning` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_AsJson() if json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("weathergage").setLevel(logging.INFO)
