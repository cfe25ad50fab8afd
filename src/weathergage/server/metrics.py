"""Numbers for whoever runs the server, in the text format of Prometheus."""

from __future__ import annotations

from typing import Final


class Sum:
    """How often, and how long in all."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """It happened once more."""
        self.count += 1
        self.seconds += seconds


class Metrics:
    """What is counted. One object per process."""

    def __init__(self) -> None:
        self.commits = Sum()
        self.thoughts = Sum()
        self.moves = 0
        self.stale = 0
        self.refused = 0
        self.messages_in = 0
        self.messages_out = 0
        self.connections = 0
        self.rooms = 0
        self.failures = 0
        self.notices = 0
        self.rebuilt = 0

    def text(self) -> str:
        """All of it."""
        lines: list[str] = []
        for name, kind, help_, value in (
            ("moves_total", "counter", "Moves played, bots' included", self.moves),
            ("moves_stale_total", "counter", "Moves refused as stale", self.stale),
            ("refusals_total", "counter", "Messages refused", self.refused),
            ("failures_total", "counter", "Messages that failed through a fault of the server", self.failures),
            ("messages_received_total", "counter", "WebSocket messages received", self.messages_in),
            ("messages_sent_total", "counter", "WebSocket messages sent", self.messages_out),
            ("notices_total", "counter", "Mails and webhooks sent", self.notices),
            ("matches_rebuilt_total", "counter", "Matches rebuilt from their journals", self.rebuilt),
            ("connections", "gauge", "Open WebSockets", self.connections),
            ("tables_in_memory", "gauge", "Tables that are held in memory", self.rooms),
        ):
            full = f"weathergage_{name}"
            lines += [f"# HELP {full} {help_}", f"# TYPE {full} {kind}", f"{full} {value}"]
        for name, help_, it in (
            ("commit_seconds", "Time to commit, several moves at once", self.commits),
            ("bot_seconds", "Time that bots took to decide", self.thoughts),
        ):
            full = f"weathergage_{name}"
            lines += [f"# HELP {full} {help_}", f"# TYPE {full} summary"]
            lines += [f"{full}_count {it.count}", f"{full}_sum {it.seconds:.6f}"]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
