"""Proxies the director has named: what they say of whoever asked them is believed, and nobody else's word is.

Without this, anybody could write an address of his choice into a request. It is done here and not by the server, so
that it is the same under every server.
"""

from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from tabellone.engine.reasons import UserError

Application = Callable[..., Awaitable[None]]
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
FOR, PROTOCOL, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"


class BadProxyError(UserError):
    """What was named is no address."""


def proxy_networks(named: Iterable[str]) -> list[Network]:
    """Addresses or networks of proxies, such as 10.0.0.5 or 10.0.0.0/24."""
    networks = []
    for name in named:
        try:
            networks.append(ip_network(name, strict=False))
        except ValueError:
            raise BadProxyError("bad_proxy", name=name[:60]) from None
    return networks


class NamedProxies:
    """Puts whoever really asked in the place of the proxy."""

    def __init__(self, application: Application, networks: list[Network]):
        self._application = application
        self._networks = networks

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._networks and scope["type"] == "http" and scope.get("client"):
            peer = _address(scope["client"][0])
            if peer is not None and self._is_proxy(peer):
                scope = self._as_asked(scope)
        await self._application(scope, receive, send)

    def _is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def _as_asked(self, scope: Any) -> Any:
        asked = dict(scope)
        for said in reversed(_said(scope, FOR)):  # each proxy adds whoever asked it at the end
            address = _address(said)
            if address is None:
                break
            asked["client"] = (str(address), 0)
            if not self._is_proxy(address):
                break
        protocol, host = _said(scope, PROTOCOL), _said(scope, HOST)
        if protocol and protocol[-1] in ("http", "https"):
            asked["scheme"] = protocol[-1]
        if host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            asked["headers"] = [*others, (b"host", host[-1].encode("latin-1"))]
        return asked


def _said(scope: Any, header: bytes) -> list[str]:
    """The values of a header, whether on one line or on several."""
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == header]
    return [part.strip() for part in ",".join(lines).split(",") if part.strip()]


def _address(said: str) -> Address | None:
    """Some proxies write the port too."""
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        found = ip_address(said)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
