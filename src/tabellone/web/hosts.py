"""By which names this site may be asked for: those of this computer, and those the director has added.

A web page somewhere else can give its own name the address of this computer and have a visitor's browser ask here, as
if both were one site (DNS rebinding). The browser then sends that page's name, which is not ours. Everything is asked
here first, before anything else looks at a request.
"""

import socket
import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import DatabaseError, close_old_connections
from django.template.loader import render_to_string

from tabellone.documents.speaker import Speaker
from tabellone.store.models import HostNameRecord
from tabellone.web.languages import preferred
from tabellone.web.site_names import asked_name, literal, site_name

LOCALHOST = "localhost"
LOOK_AGAIN = 3.0
"""Seconds for which an answer is remembered: not every request is a question to the system or the database."""
REMEMBERED = 1000
"""Names with their ports; nobody can fill the memory by making more of them up."""

Application = Callable[..., Awaitable[None]]


class KnownHosts:
    """Lets through what asks for this site, whichever of its names is used."""

    def __init__(self, application: Application):
        self._application = application
        self._good: dict[bytes, float] = {}
        self._added: frozenset[str] = frozenset()
        self._looked = -LOOK_AGAIN

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and not await self._is_known(scope):
            await _refuse(scope, send)
        else:
            await self._application(scope, receive, send)

    async def _is_known(self, scope: Any) -> bool:
        given = [value for name, value in scope["headers"] if name == b"host"]
        if len(given) != 1:
            return False
        if self._good.get(given[0], 0.0) > time.monotonic():
            return True
        name = asked_name(given[0].decode("latin-1"))
        good = bool(name) and (is_ours(name) or name in await self._added_now())
        if good:
            if len(self._good) >= REMEMBERED:
                self._good.clear()
            self._good[given[0]] = time.monotonic() + LOOK_AGAIN
        return good

    async def _added_now(self) -> frozenset[str]:
        if time.monotonic() - self._looked >= LOOK_AGAIN:
            self._added = await sync_to_async(_added_or_none, thread_sensitive=False)()
            self._looked = time.monotonic()
        return self._added


def is_ours(name: str) -> bool:
    """Whether this computer is called so, or the director said so at the start."""
    if name in settings.TABELLONE_NAMES or name == LOCALHOST:
        return True
    address = literal(name)
    if address is not None:
        return _is_of_this_computer(address)
    own = socket.gethostname().lower().rstrip(".")
    return name in {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}


def is_this_computer(host: str) -> bool:
    """Whether a name, with its port or without, leads from every computer to itself."""
    name = asked_name(host)
    address = literal(name)
    return name == LOCALHOST or (address is not None and address.is_loopback)


def added_names() -> list[str]:
    """Those the director has added on the page."""
    return list(HostNameRecord.objects.order_by("name").values_list("name", flat=True))


def add_name(typed: str) -> None:
    """One more, from the next few seconds on and in every process."""
    HostNameRecord.objects.get_or_create(name=site_name(typed))


def remove_name(name: str) -> None:
    """One fewer."""
    HostNameRecord.objects.filter(name=name).delete()


def _is_of_this_computer(address: IPv4Address | IPv6Address) -> bool:
    """Only an address of its own can be bound, also one it got a moment ago; nothing is sent to find out."""
    if address.is_loopback:
        return True
    if address.is_unspecified or address.is_multicast:
        return False
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except OSError:
        return False
    return True


def _added_or_none() -> frozenset[str]:
    """A database that is away for a moment knows no names; it is asked again soon."""
    try:
        return frozenset(added_names())
    except DatabaseError:
        return frozenset()
    finally:
        close_old_connections()


async def _refuse(scope: Any, send: Any) -> None:
    """One sentence: what to do; no link would work under this name."""
    headers = dict(scope["headers"])
    language = preferred(None, headers.get(b"accept-language", b"").decode("latin-1"))
    sentence = Speaker(language).say("ui_unknown_host")
    page = render_to_string("tabellone/access/refused.html", {"language": language, "sentence": sentence}).encode()
    answered = [(b"content-type", b"text/html; charset=utf-8"), (b"content-length", str(len(page)).encode())]
    policy = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
    await send({"type": "http.response.start", "status": 400, "headers": [*answered, policy]})
    await send({"type": "http.response.body", "body": page})
