"""Passwords: kept as argon2id, checked in threads, and at the same pace whether there is such an account or not."""

from __future__ import annotations

import asyncio
import functools
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from weathergage.server.problems import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 8, 200
AT_ONCE: Final = 2  # hashes at a time: each takes 19 MB and a core for a while
_THREADS: Final = ThreadPoolExecutor(AT_ONCE, "passwords")


def check_password(password: str) -> None:
    """Long enough to be one, short enough to be hashed."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("malformed", f"a password has {SHORTEST} to {LONGEST} characters")


async def hash_password(password: str) -> str:
    """What is kept of it."""
    check_password(password)
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _hash, password)


async def verify_password(hashed: str | None, password: str) -> bool:
    """Is it the one? Without a hash (there is no such account) it never is, and finding out takes as long."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _verify, hashed, password[:LONGEST])


@functools.cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - needed by few requests, and slow to load

    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def _hash(password: str) -> str:
    return _hasher().hash(password)


@functools.cache
def _nobodys() -> str:
    return _hash(secrets.token_hex(16))


def _verify(hashed: str | None, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415

    nobodys = _nobodys()  # made on the first log-in, whoever's that is
    try:
        _hasher().verify(hashed or nobodys, password)
    except (Argon2Error, InvalidHashError):
        return False
    return hashed is not None
