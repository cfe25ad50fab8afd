"""Mail and webhooks. Both are slow and may fail: they run in threads, and what fails is written down and forgotten."""

from __future__ import annotations

import http.client
import ipaddress
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import urlsplit

from weathergage.server.problems import Refused
from weathergage.server.settings import Settings

log = logging.getLogger("weathergage")

TIMEOUT: Final = 10


def send_mail(settings: Settings, address: str, subject: str, body: str) -> None:
    """Send a mail through the host's SMTP server."""
    message = EmailMessage()
    message["From"] = settings.mail_from or settings.smtp_user
    message["To"] = address
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    try:
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT) as server:
            if settings.smtp_tls:
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user and settings.smtp_password:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail could not be sent: %s", error)


def check_webhook(url: str) -> None:
    """An address that could be called."""
    parts = urlsplit(url)
    if len(url) > 500 or parts.scheme not in {"http", "https"} or not parts.hostname:
        raise Refused("malformed", "a webhook is an http or https address")


def call_webhook(url: str, data: bytes, *, inside: bool) -> None:
    """Post a notice. An address of the local network is refused unless the host allows it.

    A stranger must not be able to make this server call its neighbours. So the name is looked up once, and the
    address that was checked is called.
    """
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    try:
        port = parts.port or (443 if secure else 80)
        address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
        if not inside and not ipaddress.ip_address(address).is_global:
            log.warning("a webhook names an address of the local network")
            return
        sock = socket.create_connection((address, port), TIMEOUT)
        if secure:
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = sock
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, data, {"Content-Type": "application/json", "User-Agent": "weathergage"})
        connection.getresponse().read(1)
        connection.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        log.warning("a webhook could not be called: %s", error)
