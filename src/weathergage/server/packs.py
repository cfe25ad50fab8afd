"""Packs that a host has installed besides the built-in ones: a folder `<packs>/<game>/<any name>/` each."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from weathergage.engine import AnyGame, Pack, PackError, WrongVersionError

log = logging.getLogger("weathergage")

_HOSTS: dict[tuple[str, str], Pack[Any]] = {}


def load_packs(folder: str, games: dict[str, AnyGame]) -> None:
    """Read the host's packs once. One that is broken is named in the log and left out."""
    _HOSTS.clear()
    for home in sorted(Path(folder).glob("*/*")) if folder else ():
        spec = games.get(home.parent.name)
        if spec is None or not home.is_dir():
            continue
        try:
            pack = Pack.load(spec, home)
        except PackError as error:
            log.error("the pack %s is left out: %s", home, error)
        else:
            _HOSTS[spec.id, pack.hash] = pack


def pack_for(spec: AnyGame, wanted: str) -> Pack[Any]:
    """The pack with this hash; empty: the one that comes with the game."""
    own = Pack.of(spec)
    if not wanted or wanted == own.hash:
        return own
    pack = _HOSTS.get((spec.id, wanted))
    if pack is None:
        raise WrongVersionError(f"the pack {wanted[:12]} of {spec.id} is not installed here")
    return pack


def packs_of(spec: AnyGame) -> dict[str, str]:
    """The host's packs for a game: their names, by hash."""
    return {hash_: pack.home.name for (game, hash_), pack in _HOSTS.items() if game == spec.id}
