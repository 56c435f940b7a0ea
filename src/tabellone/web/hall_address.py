"""How phones reach this site: its addresses, the poster, the hall's Wi-Fi, and a test with a phone."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from segno.helpers import make_wifi_data

from tabellone.journal.values import text_value
from tabellone.store import installation
from tabellone.web.access import reachable
from tabellone.web.browsers import browser_words
from tabellone.web.hosts import is_this_computer
from tabellone.web.networks import Kind, own_networks
from tabellone.web.posting import posted
from tabellone.web.qr import qr
from tabellone.web.request import Request
from tabellone.web.site_names import literal


class Place(NamedTuple):
    """An address of this site."""

    address: str
    kind: Kind | None
    """None for a name, or where nothing is known of networks."""
    interface: str = ""

    @property
    def told(self) -> str:
        """The sentence about its network."""
        return f"ui_network_{self.kind}"

    @property
    def shown(self) -> str:
        """As it is dictated: browsers put the rest before it themselves, unless it is https."""
        return self.address.removeprefix("http://")


def places(request: Request) -> list[Place]:
    """Where phones may find it, the likeliest first."""
    own = urlsplit(str(settings.TABELLONE_ADDRESS))
    address = literal(own.hostname or "")
    if address is None or address.is_loopback:
        return [Place(reachable(request), None)]
    networks = own_networks()
    return [Place(f"{own.scheme}://{one.address}:{own.port}", one.kind, one.interface) for one in networks] or [
        Place(reachable(request), None)
    ]


def shown_on_page(request: Request) -> dict[str, Any]:
    """What the page about access has of it."""
    first, *others = places(request)
    going_on = installation.phone_test()
    return {
        "place": first,
        "only_here": is_this_computer(urlsplit(first.address).netloc),
        "others": others,
        "picture": qr(first.address),
        "wifi": installation.wifi(),
        "phone_test": going_on,
        "test_picture": qr(_test_address(first, going_on)) if going_on else "",
        "test_address": _test_address(first, going_on) if going_on else "",
    }


def poster(request: Request) -> HttpResponse:
    """To be hung up: the Wi-Fi, and the address; another one of this computer's if it is asked for."""
    found = places(request)
    chosen = next((place for place in found if place.address == request.GET.get("at")), found[0])
    wifi = installation.wifi()
    security = "WPA" if wifi.password else None
    joined = make_wifi_data(wifi.name, wifi.password or None, security) if wifi.name else ""
    context = {
        "place": chosen,
        "picture": qr(chosen.address),
        "wifi": wifi,
        "wifi_picture": qr(joined) if joined else "",
    }
    return render(request, "tabellone/access/poster.html", context)


@posted
def save_wifi(request: Request) -> HttpResponse:
    """The network and its password, as they are printed."""
    typed = {name: request.POST.get(name, "").strip() for name in ("wifi", "wifi_password")}
    name = text_value(typed, "wifi", max_length=32)
    installation.set_wifi(installation.Wifi(name, text_value(typed, "wifi_password", max_length=63) if name else ""))
    messages.success(request, request.speaker.say("ui_saved"))
    return redirect("access")


@never_cache
def phone_test(request: Request) -> HttpResponse:
    """A form begins it; then the page asks again and again whether a phone has come."""
    if request.method == "POST":
        installation.begin_phone_test()
        return redirect(reverse("access") + "#phone-test")
    return render(request, "tabellone/access/phone_test.html", {"phone_test": installation.phone_test()})


@never_cache
def reached(request: Request, code: str) -> HttpResponse:
    """What the phone opens: it says that it works, and the desk learns of it."""
    browser = browser_words(request.headers.get("User-Agent", ""))
    came = installation.phone_came(code, browser, request.META.get("REMOTE_ADDR", "")[:50])
    return render(request, "tabellone/access/reached.html", {"came": came}, status=200 if came else 404)


def _test_address(place: Place, going_on: installation.PhoneTest) -> str:
    return place.address + reverse("phone_reached", args=[going_on.code])
