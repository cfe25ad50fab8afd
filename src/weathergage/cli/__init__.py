"""The command line: one module per command."""

from weathergage.cli.main import main

__all__ = ["main"]
