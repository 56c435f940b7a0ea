"""Rate-limited log-in, shared by all processes through the database.

After a few wrong passwords an address waits, twice as long after each one more. Many wrong ones in all, from whatever
addresses, make everybody wait who has never entered from where he is; never the computer the program runs on.
"""

from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address, ip_network

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from tabellone.store.models import WrongPasswordRecord
from tabellone.web.sessions import has_entered

FREE_TRIES = 5
LONGEST_WAIT = 300
"""Seconds an address waits at most."""
REMEMBERED = timedelta(days=1)
"""After a day without a try an address begins anew."""
EVERYBODY = ""
FREE_IN_ALL = 50
SPAN = timedelta(minutes=10)
"""In which so many tries are heard in all."""


def try_now(address: str) -> int:
    """Count a try as wrong until it turns out right, so that many at once are not all heard; or seconds to wait."""
    now = timezone.now()
    with transaction.atomic():
        all_tries = _locked(EVERYBODY, now)  # whoever tries waits here for the one before
        if now - all_tries.since > SPAN:
            all_tries.tries, all_tries.since = 0, now
            WrongPasswordRecord.objects.filter(since__lt=now - REMEMBERED).exclude(address=EVERYBODY).delete()
        if all_tries.tries >= FREE_IN_ALL and not (_is_here(address) or has_entered(address)):
            all_tries.save()
            return _left(all_tries.since, SPAN, now)
        mine = _locked(_place(address), now)
        doublings = min(mine.tries - FREE_TRIES, 20)
        wait = timedelta(seconds=min(2**doublings, LONGEST_WAIT)) if doublings >= 0 else timedelta()
        left = _left(mine.since, wait, now)
        if left:
            mine.save()
            return left
        all_tries.tries += 1
        all_tries.save()
        mine.tries += 1
        mine.since = now
        mine.save()
    return 0


def right(address: str) -> None:
    """It was right: the tries of this address are forgotten, and this one was no wrong one."""
    WrongPasswordRecord.objects.filter(address=_place(address)).delete()
    WrongPasswordRecord.objects.filter(address=EVERYBODY, tries__gt=0).update(tries=F("tries") - 1)


def _locked(address: str, now: datetime) -> WrongPasswordRecord:
    """The row of an address, nobody else's until the end of the transaction; SQLite locks the whole database."""
    WrongPasswordRecord.objects.get_or_create(address=address, defaults={"tries": 0, "since": now})
    row = WrongPasswordRecord.objects.select_for_update().get(address=address)
    row.since = min(row.since, now)  # the clock may have gone back, and nobody waits until it is there again
    return row


def _left(since: datetime, wait: timedelta, now: datetime) -> int:
    """Whole seconds left of a wait."""
    seconds = (since + wait - now).total_seconds()
    return max(0, -int(-seconds // 1))


def _place(address: str) -> str:
    """Whose tries count together: an IPv6 network gives each of its computers as many addresses as it likes."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:50] or "unknown"
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
