"""The server as a process of its own, for tests that kill it: `python -m tests.server.server SITE DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.harness import GAMES_PATH
from weathergage.server import Settings, serve

if __name__ == "__main__":
    sys.path.insert(0, str(GAMES_PATH))
    site, database, port = sys.argv[1:]
    serve(Settings(database=database, site=Path(site), bot_workers=0, bot_pace=0, rates=0), port=int(port))
