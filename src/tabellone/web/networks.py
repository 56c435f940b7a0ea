"""The networks this computer is in, told apart as far as the standard library can: phones are in one of them.

Linux and macOS name their interfaces; elsewhere only the addresses are known, and what their ranges say.
"""

import re
import socket
import struct
import sys
from collections.abc import Iterable
from enum import StrEnum
from ipaddress import IPv4Address, IPv4Network
from typing import NamedTuple


class Kind(StrEnum):
    """How phones may be connected to it, the likeliest first."""

    WIFI = "wifi"
    NETWORK = "network"
    """Wi-Fi or cable: nothing says which."""
    CABLE = "cable"
    PUBLIC = "public"
    """An address of the internet."""
    VPN = "vpn"
    VIRTUAL = "virtual"
    """Of programs on this computer only."""


class Network(NamedTuple):
    """One address of this computer."""

    address: str
    kind: Kind
    interface: str = ""


NAMES = (
    (Kind.WIFI, re.compile(r"wl|wifi|ath|ra\d")),
    (Kind.VIRTUAL, re.compile(r"docker|br-|virbr|veth|vmnet|vboxnet|bridge|cni|flannel|podman|lxc|lxd")),
    (Kind.VPN, re.compile(r"tun|tap|wg|ppp|utun|ipsec|tailscale|zt|nordlynx|proton")),
    (Kind.CABLE, re.compile(r"eth|en[opsx]|em\d|usb")),
)
"""How interfaces are called; macOS calls Wi-Fi and cable alike (en0), and these are only networks."""
SHARED = IPv4Network("100.64.0.0/10")
"""Addresses that private networks over the internet give to each other."""
SIOCGIFADDR = {"linux": 0x8915, "darwin": 0xC0206921}


def own_networks() -> list[Network]:
    """Where phones could be, the likeliest first; nothing is sent to find out."""
    found = {address: name for name, address in _interfaces()}
    return sorted_networks(found.items(), _way_out())


def sorted_networks(found: Iterable[tuple[str, str]], used: str) -> list[Network]:
    """Addresses with the names of their interfaces; the one used to go out comes first among its kind."""
    networks = [
        Network(address, _kind(IPv4Address(address), name), name) for address, name in found if _counts(address)
    ]
    order = list(Kind)
    return sorted(networks, key=lambda one: (order.index(one.kind), one.address != used, IPv4Address(one.address)))


def _counts(address: str) -> bool:
    """Whether another computer could ask for it: 169.254 is what a computer takes that found no network."""
    parsed = IPv4Address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def _kind(address: IPv4Address, interface: str) -> Kind:
    named = next((kind for kind, shape in NAMES if shape.match(interface.lower())), None)
    if named is not None:
        return named
    if address in SHARED:
        return Kind.VPN
    return Kind.NETWORK if address.is_private else Kind.PUBLIC


def _interfaces() -> Iterable[tuple[str, str]]:
    """Names and addresses; without names where the system does not tell."""
    asked = SIOCGIFADDR.get(sys.platform)
    if asked is None:
        return [("", address) for address in _of_own_name()]
    return _asked_one_by_one(asked)


def _asked_one_by_one(question: int) -> list[tuple[str, str]]:
    import fcntl  # noqa: PLC0415  (Windows has none)

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe.fileno(), question, struct.pack("256s", name[:15].encode()))
            except OSError:
                continue  # it has no address
            found.append((name, socket.inet_ntoa(answer[20:24])))
    return found


def _of_own_name() -> list[str]:
    try:
        return sorted({str(place[4][0]) for place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)})
    except OSError:
        return []


def _way_out() -> str:
    """The address this computer would send from; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
