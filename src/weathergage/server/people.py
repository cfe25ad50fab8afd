"""People: guests with a signed cookie, accounts with a password, sessions and tokens."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from weathergage.server.database import Database
from weathergage.server.names import clean_name, name_key
from weathergage.server.problems import Refused
from weathergage.server.schema import BANS, META, PEOPLE, RESETS, SESSIONS
from weathergage.server.shapes import NoticeSettings, Person, Session

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SESSION_LIFE: Final = 90 * 86_400
RESET_LIFE: Final = 3_600
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


class Who(Struct, frozen=True, kw_only=True):
    """Whoever sends a request."""

    id: str
    name: str
    guest: bool
    email: str = ""
    session: str = ""
    program: bool = False  # by its token

    @property
    def public(self) -> Person:
        """As everybody may see them."""
        return Person(id=self.id, name=self.name, guest=self.guest)


class People:
    """All people, in the database."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._secret = b""

    async def open(self) -> None:
        """Find the secret that signs the cookies of guests; make it on the first start."""
        async with self._db.write() as connection:
            find = select(META.c.value).where(META.c.key == "secret")
            value = (await connection.execute(find)).scalar()
            if value is None:
                value = secrets.token_hex(32)
                await connection.execute(insert(META).values(key="secret", value=value))
        self._secret = bytes.fromhex(value)

    # ---------------------------------------------------------------- who is it?

    async def who(self, cookie: str, bearer: str) -> Who | None:
        """The person of a cookie or a token; None: nobody that we know."""
        if bearer:
            return await self._find(PEOPLE.c.token == digest(bearer), program=True)
        kind, _, rest = cookie.partition(".")
        if kind == "g":
            person, _, signature = rest.partition(".")
            if hmac.compare_digest(signature, self._sign(person)):
                found = await self._find(PEOPLE.c.id == person)
                return found if found is not None and found.guest else None
        if kind == "s":
            return await self._by_session(digest(rest))
        return None

    async def _by_session(self, session: str) -> Who | None:
        async with self._db.read() as connection:
            row = (await connection.execute(select(SESSIONS).where(SESSIONS.c.id == session))).one_or_none()
        now = time.time()
        if row is None or row.seen < now - SESSION_LIFE:
            return None
        if row.seen < now - 3_600:
            async with self._db.write() as connection:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen=now))
        return await self._find(PEOPLE.c.id == row.person, session=session)

    async def _find(self, where: ColumnElement[bool], *, session: str = "", program: bool = False) -> Who | None:
        async with self._db.read() as connection:
            row = (await connection.execute(select(PEOPLE).where(where))).one_or_none()
        if row is None:
            return None
        if row.banned:
            raise Refused("banned", "this name was banned by the host of this server")
        return Who(
            id=row.id,
            name=row.name,
            guest=row.account is None,
            email=row.email,
            session=session,
            program=program,
        )

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), hashlib.sha256).hexdigest()

    def guest_cookie(self, person: str) -> str:
        """What a guest's browser keeps."""
        return f"g.{person}.{self._sign(person)}"

    # ---------------------------------------------------------------- guests and accounts

    async def make_guest(self, name: str) -> Who:
        """Somebody new. Without a name they are given one."""
        name = clean_name(name) if name.strip() else f"Guest {secrets.randbelow(9000) + 1000}"
        await self._refuse_name(name)
        person = secrets.token_hex(8)
        async with self._db.write() as connection:
            await connection.execute(
                insert(PEOPLE).values(id=person, name=name, banned=False, created=time.time(), notices=b"{}")
            )
        return Who(id=person, name=name, guest=True)

    async def _refuse_name(self, name: str, own: str = "") -> None:
        key = name_key(name)
        async with self._db.read() as connection:
            if (await connection.execute(select(BANS.c.name).where(BANS.c.name == key))).scalar():
                raise Refused("banned", "this name was banned by the host of this server")
            owner = (await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.account == key))).scalar()
        if owner is not None and owner != own:
            raise Refused("taken", f"{name} is somebody else's name")

    async def make_account(self, guest: Who | None, name: str, password: str, email: str) -> Who:
        """A guest becomes an account and keeps all that is theirs; or somebody new begins with one."""
        name, email = clean_name(name), clean_email(email)
        check_password(password)
        await self._refuse_name(name)
        hashed = await asyncio.to_thread(_hash, password)
        if guest is None:
            guest = await self.make_guest(name)
        values = {"name": name, "account": name_key(name), "password": hashed, "email": email}
        try:
            async with self._db.write() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest.id).values(values))
        except IntegrityError as error:
            raise Refused("taken", f"{name} is somebody else's name") from error
        return Who(id=guest.id, name=name, guest=False, email=email)

    async def check_login(self, name: str, password: str) -> Who:
        """The account with this name and password."""
        async with self._db.read() as connection:
            find = select(PEOPLE).where(PEOPLE.c.account == name_key(name[:100]))
            row = (await connection.execute(find)).one_or_none()
        # An unknown name takes as long as a wrong password, so that nobody learns which names there are.
        hashed = row.password if row is not None and row.password else _nobody()
        good = await asyncio.to_thread(_verify, hashed, password[:LONGEST_PASSWORD])
        if row is None or not good:
            raise Refused("sign-in", "there is no account with this name and this password")
        if row.banned:
            raise Refused("banned", "this name was banned by the host of this server")
        return Who(id=row.id, name=row.name, guest=False, email=row.email)

    async def change_person(self, who: Who, name: str | None, email: str | None) -> Who:
        """Another name or address."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = clean_name(name)
            await self._refuse_name(values["name"], who.id)
            if not who.guest:
                values["account"] = name_key(values["name"])
        if email is not None:
            if who.guest:
                raise Refused("illegal", "only an account has a mail address")
            values["email"] = clean_email(email)
        if values:
            async with self._db.write() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(values))
        return msgspec.structs.replace(who, name=values.get("name", who.name), email=values.get("email", who.email))

    async def find_account(self, name: str) -> Person:
        """An account by its name, for a seat that is kept for it."""
        async with self._db.read() as connection:
            find = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account == name_key(name[:100]))
            row = (await connection.execute(find)).one_or_none()
        if row is None:
            raise Refused("not-found", f"there is no account called {name[:LONGEST_PASSWORD]}")
        return Person(id=row.id, name=row.name, guest=False)

    # ---------------------------------------------------------------- sessions, passwords, tokens

    async def begin_session(self, person: str, agent: str) -> str:
        """A new session; what the browser's cookie holds."""
        token = secrets.token_urlsafe(32)
        now = time.time()
        values = {"id": digest(token), "person": person, "agent": agent[:200], "created": now, "seen": now}
        async with self._db.write() as connection:
            await connection.execute(insert(SESSIONS).values(values))
        return f"s.{token}"

    async def sessions(self, who: Who) -> list[Session]:
        """Where somebody is logged in. The ids are parts of hashes: they open nothing."""
        query = select(SESSIONS).where(SESSIONS.c.person == who.id).order_by(SESSIONS.c.seen.desc())
        async with self._db.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Session(id=row.id[:16], agent=row.agent, created=row.created, seen=row.seen, current=row.id == who.session)
            for row in rows
        ]

    async def end_session(self, who: Who, session: str) -> None:
        """End one session of this person's."""
        mine = SESSIONS.c.person == who.id
        if len(session) < 16:
            raise Refused("not-found", "there is no such session")
        async with self._db.write() as connection:
            await connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.id.startswith(session, autoescape=True)))

    async def change_password(self, person: str, password: str, keep_session: str = "") -> None:
        """A new password; every other session ends."""
        check_password(password)
        hashed = await asyncio.to_thread(_hash, password)
        async with self._db.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=hashed))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != keep_session))

    async def make_reset(self, name: str) -> tuple[str, str] | None:
        """A token to choose a new password with, and the address to send it to."""
        async with self._db.write() as connection:
            find = select(PEOPLE.c.id, PEOPLE.c.email).where(PEOPLE.c.account == name_key(name[:100]))
            row = (await connection.execute(find)).one_or_none()
            if row is None or not row.email:
                return None
            token = secrets.token_urlsafe(32)
            await connection.execute(delete(RESETS).where(RESETS.c.person == row.id))
            values = {"id": digest(token), "person": row.id, "until": time.time() + RESET_LIFE}
            await connection.execute(insert(RESETS).values(values))
        return token, row.email

    async def use_reset(self, token: str, password: str) -> None:
        """Choose a new password with a mailed token, once."""
        check_password(password)
        async with self._db.write() as connection:
            mine = RESETS.c.id == digest(token)
            row = (await connection.execute(select(RESETS).where(mine))).one_or_none()
            await connection.execute(delete(RESETS).where(mine))
        if row is None or row.until < time.time():
            raise Refused("not-found", "this link was used already, or is too old")
        await self.change_password(row.person, password)

    async def make_token(self, who: Who) -> str:
        """A token for programs. It replaces the one before."""
        if who.guest:
            raise Refused("illegal", "only an account has a token for programs")
        token = f"wg_{secrets.token_urlsafe(32)}"
        async with self._db.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(token=digest(token)))
        return token

    async def drop_token(self, who: Who) -> None:
        """No program may speak for this person any more."""
        async with self._db.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(token=None))

    # ---------------------------------------------------------------- notices

    async def notices(self, person: str) -> tuple[str, str, NoticeSettings]:
        """Name, mail address, and which notices go where."""
        async with self._db.read() as connection:
            find = select(PEOPLE.c.name, PEOPLE.c.email, PEOPLE.c.notices).where(PEOPLE.c.id == person)
            row = (await connection.execute(find)).one_or_none()
        if row is None:
            return "", "", NoticeSettings()
        return row.name, row.email, msgspec.json.decode(row.notices, type=NoticeSettings)

    async def set_notices(self, person: str, settings: NoticeSettings) -> None:
        """Keep them."""
        async with self._db.write() as connection:
            change = update(PEOPLE).where(PEOPLE.c.id == person).values(notices=msgspec.json.encode(settings))
            await connection.execute(change)


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the database can't use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_email(email: str) -> str:
    """An address that a mail could be sent to; empty is allowed."""
    email = email.strip()
    name, at, host = email.partition("@")
    if email and (len(email) > 200 or not (at and name and "." in host) or any(char <= " " for char in email)):
        raise Refused("malformed", "this is not a mail address")
    return email


def check_password(password: str) -> None:
    """Long enough to be one, short enough to be hashed."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("malformed", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")


@functools.cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - needed by few requests, and slow to load

    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def _hash(password: str) -> str:
    return _hasher().hash(password)


@functools.cache
def _nobody() -> str:
    return _hash(secrets.token_hex(16))


def _verify(hashed: str, password: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415

    try:
        return _hasher().verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False
