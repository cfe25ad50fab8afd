"""`python -m weathergage.server`: the server without the rest of the command line."""

import argparse
import sys
from pathlib import Path

from weathergage.server import ServeError, serve


def main() -> None:
    """Serve, or say in one line why not."""
    parser = argparse.ArgumentParser(prog="python -m weathergage.server", description="Serve Weathergage.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (8000)")
    parser.add_argument("--db", type=Path, help="the database file (default: with your other data)")
    options = parser.parse_args()
    try:
        serve(options.host, options.port, options.db)
    except ServeError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
