"""Names and addresses by which a site is asked for, as they are typed and as browsers send them."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address

from django.http.request import split_domain_port

from tabellone.engine.reasons import BadDocumentError

LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
NAME = re.compile(rf"(?=.{{1,253}}$){LABEL}(\.{LABEL})*")


def site_name(typed: str) -> str:
    """A name as a person gives it, perhaps copied with the rest of an address."""
    bare = re.sub(r"^https?://|/.*$", "", typed.strip())
    address = literal(bare)
    name = asked_name(f"[{address}]" if isinstance(address, IPv6Address) else bare)
    if literal(name) is None and not NAME.fullmatch(name):
        raise BadDocumentError("ui_bad_host", "", name=typed.strip()[:60])
    return name


def asked_name(host: str) -> str:
    """What a browser asks for, without the port and in small letters; nothing of what is no name."""
    return str(split_domain_port(host)[0])


def literal(name: str) -> IPv4Address | IPv6Address | None:
    """The address, of a name that is one."""
    try:
        return ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None
