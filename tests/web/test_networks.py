"""The networks of a computer told apart; which one to try first."""

import pytest

from tabellone.web.networks import Kind, own_networks, sorted_networks


@pytest.mark.parametrize(
    ("address", "interface", "kind"),
    [
        ("192.168.1.20", "wlp3s0", Kind.WIFI),
        ("192.168.1.20", "wlan0", Kind.WIFI),
        ("192.168.1.21", "enp0s31f6", Kind.CABLE),
        ("192.168.1.21", "eth0", Kind.CABLE),
        ("192.168.1.22", "en0", Kind.NETWORK),  # macOS: either
        ("192.168.1.23", "", Kind.NETWORK),  # Windows: no names
        ("172.17.0.1", "docker0", Kind.VIRTUAL),
        ("10.8.0.2", "tun0", Kind.VPN),
        ("10.9.0.2", "utun3", Kind.VPN),
        ("100.101.102.103", "", Kind.VPN),
        ("8.8.4.4", "", Kind.PUBLIC),
    ],
)
def test_a_network_is_known_by_its_interface_or_its_range(address: str, interface: str, kind: Kind) -> None:
    assert [network.kind for network in sorted_networks([(address, interface)], "")] == [kind]


def test_the_likeliest_comes_first_and_what_nobody_could_reach_is_left_out() -> None:
    found = [
        ("127.0.0.1", "lo"),
        ("10.8.0.2", "tun0"),
        ("172.17.0.1", "docker0"),
        ("192.168.7.9", "eth1"),
        ("192.168.7.8", "eth0"),
        ("169.254.3.4", "wlan1"),
        ("192.168.1.20", "wlan0"),
    ]
    told = [network.address for network in sorted_networks(found, "192.168.7.9")]
    assert told == ["192.168.1.20", "192.168.7.9", "192.168.7.8", "10.8.0.2", "172.17.0.1"]


def test_this_computer_has_addresses_of_its_own() -> None:
    assert all(not network.address.startswith("127.") for network in own_networks())
