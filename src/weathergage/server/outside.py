"""Mail and webhooks. Both are slow and may fail: nobody waits for them, none takes long, and what fails is written
down and forgotten."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from importlib.metadata import version
from typing import Final
from urllib.parse import SplitResult, urlsplit

from weathergage.engine import text as make_text
from weathergage.engine.catalogue import catalogue
from weathergage.engine.fluent import Speaker
from weathergage.server.metrics import METRICS
from weathergage.server.people import People
from weathergage.server.problems import Refused
from weathergage.server.settings import Settings
from weathergage.server.shapes import Language
from weathergage.server.words import Kind, mail_of

log = logging.getLogger("weathergage")

TIMEOUT: Final = 10  # seconds that a webhook has in all, and a mail server for each answer
AT_ONCE: Final = 8
LONGEST_URL: Final = 500
IMPLICIT_TLS: Final = 465  # the port where mail servers speak TLS from the first byte


class Post:
    """Carries mails and calls webhooks, in threads of its own: a slow neighbour keeps nobody else waiting."""

    def __init__(self, settings: Settings, people: People) -> None:
        self._settings = settings
        self._people = people
        self._threads = ThreadPoolExecutor(2, "post")
        self._names = ThreadPoolExecutor(
            AT_ONCE, "names"
        )  # somebody's name server may take its time: mails do not wait
        self._turns = asyncio.Semaphore(AT_ONCE)

    def close(self) -> None:
        """Carry nothing more."""
        for threads in (self._threads, self._names):
            threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, person: str, kind: Kind, path: str, text: str = "", game: str = "") -> None:
        """Send somebody a mail with a link into the site, in their language."""
        box = await self._people.mailbox(person)
        # Notices go to addresses only that are known to be the person's own.
        if not self._settings.smtp_host or not box.email or not (box.confirmed or kind in {"reset", "confirm"}):
            return
        link = self._settings.public_url.rstrip("/") + path
        loop = asyncio.get_running_loop()

        def write() -> None:
            subject, body = mail_of(kind, box.wishes.language, box.name, link, text, _title(game, box.wishes.language))
            _mail(self._settings, box.email, subject, body)

        async with self._turns:
            await loop.run_in_executor(self._threads, write)
        METRICS.notices += 1

    async def call(self, url: str, data: bytes) -> None:
        """Post a notice to a webhook.

        A stranger must not be able to make this server call its neighbours. So the name is looked up once, and an
        address that was checked is called; and nothing that the other side answers is followed or kept.
        """
        parts = urlsplit(url)
        try:
            async with self._turns, asyncio.timeout(TIMEOUT):
                status = await self._post(parts, data)
        except (OSError, ValueError) as error:  # a timeout is an OSError as well
            log.warning("a webhook could not be called: %s", str(error) or type(error).__name__)
        else:
            METRICS.notices += 1
            log.info("a webhook answered", extra={"status": status})

    async def _post(self, parts: SplitResult, data: bytes) -> str:
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._names, _look_up, host, port)
        address = next((it for it in found if self._settings.webhooks_inside or is_public(it)), None)
        if address is None:
            raise ValueError("it names an address of the local network")
        tls = ssl.create_default_context() if secure else None
        reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=host if tls else None)
        try:
            writer.write(_request(parts, data))
            await writer.drain()
            line = await reader.readline()
        finally:
            writer.transport.abort()
        return line[9:12].decode("ascii", "replace")


def _title(game: str, language: Language) -> str:
    """What a game is called. Reading its texts takes a moment the first time."""
    spec = catalogue().get(game)
    if spec is None:
        return ""
    key = f"{spec.prefix}-title"
    said = Speaker(spec.home, language).say(make_text(key))
    return said if said != key else game.replace("_", " ")  # a game of somebody else's may not say


def _mail(settings: Settings, address: str, subject: str, body: str) -> None:
    message = EmailMessage()
    message["From"] = settings.mail_from or settings.smtp_user
    message["To"] = address
    message["Subject"] = subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.public_url).hostname or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body, cte="quoted-printable")  # not every mail server takes eight bits
    secret = settings.smtp_tls and settings.smtp_port == IMPLICIT_TLS
    try:
        with (smtplib.SMTP_SSL if secret else smtplib.SMTP)(
            settings.smtp_host, settings.smtp_port, timeout=TIMEOUT
        ) as server:
            if settings.smtp_tls and not secret:
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user and settings.smtp_password:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail could not be sent: %s", error)


def check_webhook(url: str) -> None:
    """Refuse an address that could not be called."""
    try:
        parts = urlsplit(url)
        # Below 1024 other services live, who might take a notice for something else.
        port = parts.port in {None, 80, 443} or (parts.port or 0) >= 1024
        good = parts.scheme in {"http", "https"} and bool(parts.hostname) and port
    except ValueError:
        good = False
    plain = url.isascii() and url.isprintable() and " " not in url
    if not good or not plain or len(url) > LONGEST_URL or "@" in parts.netloc:
        raise Refused("malformed", "a webhook is an http or https address, without a password in it")


def _look_up(host: str, port: int) -> list[str]:
    return [str(it[4][0]) for it in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Does this address belong to nobody's own network, however it is written?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo and ip.teredo[1])
        if inner is None and ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


def _request(parts: SplitResult, data: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"User-Agent: weathergage/{version('weathergage')}",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode("ascii") + data
