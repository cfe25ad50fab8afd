"""People: guests with a signed cookie, accounts with a password, sessions and tokens."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from weathergage.server.database import Database
from weathergage.server.names import clean_name, name_key
from weathergage.server.passwords import check_password, hash_password, verify_password
from weathergage.server.problems import Refused
from weathergage.server.schema import BANS, CHAT, META, PEOPLE, RESETS, SESSIONS, SITTING
from weathergage.server.shapes import Language, NoticeSettings, Person, Session

SESSION_LIFE: Final = 90 * 86_400
COOKIE_LIFE: Final = SESSION_LIFE * 4
RESET_LIFE: Final = 3_600
AT_ONCE: Final = 400  # people that are looked up together
LONGEST_EMAIL: Final = 200
# Less than the standards allow, and nothing that a mail's header could take for more than one address.
EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Who(Struct, frozen=True, kw_only=True):
    """Whoever sends a request."""

    id: str
    name: str
    guest: bool
    email: str = ""
    confirmed: bool = False  # was the address confirmed by a mail that was sent there?
    key: str = ""  # by which they came: the session's or the token's digest, a guest's id
    session: bool = False  # is it a session?

    @property
    def public(self) -> Person:
        """As everybody may see them."""
        return Person(id=self.id, name=self.name, guest=self.guest)


class Mailbox(Struct, frozen=True):
    """How somebody can be reached outside the page."""

    name: str = ""
    email: str = ""
    confirmed: bool = False
    wishes: NoticeSettings = NoticeSettings()


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
        await self._tidy(time.time())

    async def _tidy(self, now: float) -> None:
        """Keep nothing of people that is of no use any more: sessions and links that are too old, and guests whose
        cookie is, unless they played."""
        async with self._db.write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < now - SESSION_LIFE))
            await connection.execute(delete(RESETS).where(RESETS.c.until < now))
            here = select(SITTING.c.person).union(select(CHAT.c.person))
            gone = PEOPLE.c.account.is_(None) & ~PEOPLE.c.banned & (PEOPLE.c.created < now - COOKIE_LIFE)
            await connection.execute(delete(PEOPLE).where(gone, PEOPLE.c.id.not_in(here)))

    # ---------------------------------------------------------------- who is it?

    async def who(self, cookie: str, bearer: str) -> Who | None:
        """The person of a cookie or a token; None: nobody that we know."""
        if bearer:
            return await self._find(PEOPLE.c.token == digest(bearer), digest(bearer))
        kind, _, rest = cookie.partition(".")
        if kind == "g":
            person, _, signature = rest.partition(".")
            if hmac.compare_digest(signature.encode(), self._sign(person).encode()):
                found = await self._find(PEOPLE.c.id == person, person)
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
        return await self._find(PEOPLE.c.id == row.person, session, session=True)

    async def _find(self, where: ColumnElement[bool], key: str, *, session: bool = False) -> Who | None:
        async with self._db.read() as connection:
            row = (await connection.execute(select(PEOPLE).where(where))).one_or_none()
        if row is None:
            return None
        if row.banned:
            raise Refused("banned", "this name was banned by the host of this server")
        return _who(row, key, session)

    async def still(self, people: Sequence[Who]) -> dict[str, Who]:
        """Those of them, by their keys, who could still come as they did, as they are called now."""
        found: dict[str, Who] = {}
        for at in range(0, len(people), AT_ONCE):
            some = people[at : at + AT_ONCE]
            async with self._db.read() as connection:
                rows = await connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_({it.id for it in some})))
                by_id = {row.id: row for row in rows}
                sessions = select(SESSIONS.c.id).where(SESSIONS.c.id.in_({it.key for it in some if it.session}))
                keys = {*(await connection.execute(sessions)).scalars(), *(row.token for row in by_id.values())}
            for it in some:
                row = by_id.get(it.id)
                if row is None or row.banned:
                    continue
                if it.key in keys or (it.key == it.id and row.account is None):
                    found[it.key] = _who(row, it.key, it.session)
        return found

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
        return Who(id=person, name=name, guest=True, key=person)

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
        await self._refuse_name(name)
        hashed = await hash_password(password)
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
        good = await verify_password(row.password if row is not None else None, password)
        if row is None or not good:
            raise Refused("sign-in", "there is no account with this name and this password")
        if row.banned:
            raise Refused("banned", "this name was banned by the host of this server")
        return Who(id=row.id, name=row.name, guest=False, email=row.email, confirmed=row.confirmed)

    async def change_person(self, who: Who, name: str | None, email: str | None) -> Who:
        """Another name or address."""
        values: dict[str, str | bool] = {}
        if name is not None:
            values["name"] = name = clean_name(name)
            await self._refuse_name(name, who.id)
            if not who.guest:
                values["account"] = name_key(name)
        if email is not None:
            if who.guest:
                raise Refused("illegal", "only an account has a mail address")
            email = clean_email(email)
            if email != who.email:
                values |= {"email": email, "confirmed": False}
        if values:
            try:
                async with self._db.write() as connection:
                    if "email" in values:  # what was mailed to the old address opens nothing any more
                        await connection.execute(delete(RESETS).where(RESETS.c.person == who.id))
                    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == who.id).values(values))
            except IntegrityError as error:
                raise Refused("taken", f"{name} is somebody else's name") from error
        changed: Who = msgspec.structs.replace(
            who,
            name=values.get("name", who.name),
            email=values.get("email", who.email),
            confirmed=values.get("confirmed", who.confirmed),
        )
        return changed

    # ---------------------------------------------------------------- mail addresses

    def confirmation(self, person: str, email: str) -> str:
        """What a mail to this address holds, and nobody else has: it proves that the mail was read."""
        return f"{person}.{self._sign(f'mail {person} {email}')}"

    async def confirm(self, confirmation: str) -> bool:
        """The mail was read. False: it is not about the address that there is now."""
        person = confirmation.partition(".")[0]
        async with self._db.read() as connection:
            email = (await connection.execute(select(PEOPLE.c.email).where(PEOPLE.c.id == person))).scalar()
        if not email or not hmac.compare_digest(confirmation.encode(), self.confirmation(person, email).encode()):
            return False
        async with self._db.write() as connection:
            mine = (PEOPLE.c.id == person) & (PEOPLE.c.email == email)
            await connection.execute(update(PEOPLE).where(mine).values(confirmed=True))
        return True

    async def find_account(self, name: str) -> Person:
        """An account by its name, for a seat that is kept for it."""
        async with self._db.read() as connection:
            find = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account == name_key(name[:100]))
            row = (await connection.execute(find)).one_or_none()
        if row is None:
            raise Refused("not-found", f"there is no account called {name[:50]}")
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
            Session(id=row.id[:16], agent=row.agent, created=row.created, seen=row.seen, current=row.id == who.key)
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
        hashed = await hash_password(password)
        async with self._db.write() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=hashed))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != keep_session))

    async def make_reset(self, name: str) -> tuple[str, str] | None:
        """A token to choose a new password with, and the id of whoever it is for."""
        async with self._db.write() as connection:
            find = select(PEOPLE.c.id, PEOPLE.c.email).where(PEOPLE.c.account == name_key(name[:100]))
            row = (await connection.execute(find)).one_or_none()
            if row is None or not row.email:
                return None
            token = secrets.token_urlsafe(32)
            await connection.execute(delete(RESETS).where(RESETS.c.person == row.id))
            values = {"id": digest(token), "person": row.id, "until": time.time() + RESET_LIFE}
            await connection.execute(insert(RESETS).values(values))
        return token, str(row.id)

    async def use_reset(self, token: str, password: str) -> str:
        """Choose a new password with a mailed token, once; whose it is. Somebody may have had the old one: all
        sessions end, and programs need a new token. Whoever read the mail has confirmed the address."""
        check_password(password)
        async with self._db.write() as connection:
            mine = RESETS.c.id == digest(token)
            row = (await connection.execute(select(RESETS).where(mine))).one_or_none()
            used = (await connection.execute(delete(RESETS).where(mine))).rowcount
        if row is None or not used or row.until < time.time():
            raise Refused("not-found", "this link was used already, or is too old")
        await self.change_password(row.person, password)
        async with self._db.write() as connection:
            change = update(PEOPLE).where(PEOPLE.c.id == row.person)
            await connection.execute(change.values(token=None, confirmed=True))
        return str(row.person)

    async def make_token(self, who: Who) -> tuple[str, str]:
        """A token for programs, and the digest of the one that it replaces."""
        if who.guest:
            raise Refused("illegal", "only an account has a token for programs")
        token = f"wg_{secrets.token_urlsafe(32)}"
        return token, await self._keep_token(who.id, digest(token))

    async def drop_token(self, who: Who) -> str:
        """No program may speak for this person any more; the digest of the token that is dropped."""
        return await self._keep_token(who.id, None)

    async def _keep_token(self, person: str, token: str | None) -> str:
        async with self._db.write() as connection:
            old = (await connection.execute(select(PEOPLE.c.token).where(PEOPLE.c.id == person))).scalar()
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(token=token))
        return old or ""

    # ---------------------------------------------------------------- notices

    async def mailbox(self, person: str) -> Mailbox:
        """How somebody can be reached, and which notices go where."""
        async with self._db.read() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).one_or_none()
        if row is None:
            return Mailbox()
        wishes = msgspec.json.decode(row.notices, type=NoticeSettings)
        return Mailbox(row.name, row.email, row.confirmed, wishes)

    async def set_language(self, person: str, language: Language) -> None:
        """The language that mails to somebody are written in."""
        wishes = (await self.mailbox(person)).wishes
        if wishes.language != language:
            await self.set_notices(person, msgspec.structs.replace(wishes, language=language))

    async def set_notices(self, person: str, settings: NoticeSettings) -> None:
        """Keep them."""
        async with self._db.write() as connection:
            change = update(PEOPLE).where(PEOPLE.c.id == person).values(notices=msgspec.json.encode(settings))
            await connection.execute(change)


def _who(row: Row[Any], key: str, session: bool) -> Who:
    return Who(
        id=row.id,
        name=row.name,
        guest=row.account is None,
        email=row.email,
        confirmed=row.confirmed,
        key=key,
        session=session,
    )


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the database can't use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_email(email: str) -> str:
    """An address that a mail could be sent to, one and no more; empty is allowed."""
    email = email.strip()
    if not email:
        return ""
    name, _, host = email.partition("@")
    try:
        email = f"{name}@{host.encode('idna').decode()}"
    except UnicodeError:
        email = ""
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email):
        raise Refused("malformed", "this is not a mail address")
    return email
