"""Looking for garbage in cycles less often, in a process that plays many matches."""

from __future__ import annotations

import gc


def collect_less() -> None:
    """Once all is loaded: matches are many objects in hardly any cycle, and Python's going through them all, together
    with everything that was imported, takes a tenth of the processor."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
