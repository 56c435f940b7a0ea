"""What the director has told this installation about the hall: its Wi-Fi, and whether a phone reached the site."""

import secrets
from datetime import timedelta
from typing import Any, NamedTuple

from django.utils import timezone

from tabellone.journal.values import parse_moment
from tabellone.store.models import SettingRecord

WIFI, PHONE_TEST = "wifi", "phone_test"
TEST_LASTS = timedelta(minutes=10)


class Wifi(NamedTuple):
    """The network the phones of the hall are in, as it is printed."""

    name: str = ""
    password: str = ""


class PhoneTest(NamedTuple):
    """Whether a phone can reach this site: it opens an address made for that."""

    code: str = ""
    browser: str = ""
    address: str = ""
    """Where it came from; nothing as long as none has come."""


def wifi() -> Wifi:
    """Empty if nobody has said."""
    found = _value(WIFI) or {}
    return Wifi(*(str(found.get(name, "")) for name in Wifi._fields))


def set_wifi(one: Wifi) -> None:
    """From now on it is on the poster."""
    _keep(WIFI, one._asdict())


def begin_phone_test() -> None:
    """Another code in place of the last one; it says nothing but that somebody can reach this site."""
    _keep(PHONE_TEST, {**PhoneTest(secrets.token_hex(4))._asdict(), "begun": timezone.now().isoformat()})


def phone_test() -> PhoneTest | None:
    """The one that is going on."""
    found = _value(PHONE_TEST) or {}
    begun = parse_moment(str(found.get("begun", "")))
    if begun is None or not timedelta() <= timezone.now() - begun <= TEST_LASTS:
        return None
    return PhoneTest(*(str(found.get(name, "")) for name in PhoneTest._fields))


def phone_came(code: str, browser: str, address: str) -> bool:
    """Whether a phone has opened the address of the test that is going on; the first one is remembered."""
    going_on = phone_test()
    if going_on is None or code != going_on.code:
        return False
    if not going_on.address:
        _keep(PHONE_TEST, {**(_value(PHONE_TEST) or {}), "browser": browser, "address": address})
    return True


def _value(name: str) -> dict[str, Any] | None:
    found = SettingRecord.objects.filter(name=name).values_list("value", flat=True).first()
    return found if isinstance(found, dict) else None


def _keep(name: str, value: dict[str, Any]) -> None:
    SettingRecord.objects.update_or_create(name=name, defaults={"value": value})
