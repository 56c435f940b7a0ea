"""Passes: whom the director lets in besides himself, by a personal link or by an account with a password.

The code of a link needs the installation's secret and what is in the row: whoever has only a copy of the database can
make none, and the director can print it again. A backup has none of this.
"""

import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from django.contrib.auth.hashers import check_password, make_password
from django.db import IntegrityError, transaction
from django.db.models import F, Max, Q
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac

from tabellone.engine.person_register import name_key
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.number_ranges import ranges_text, read_ranges
from tabellone.store.models import PassRecord
from tabellone.store.scopes import Scope

NONCE_BYTES = 16
LENGTH = 24
"""Digits of a code."""
NO_PASSWORD = "!"
"""What no password has as its hash."""


class Pass(NamedTuple):
    """A pass as the director and the guard see it."""

    id: int
    name: str
    role: str
    scope: Scope
    once: bool
    is_account: bool
    expires: datetime | None
    revoked: bool
    used: datetime | None
    """When it was seen last."""
    browser: str

    @property
    def is_over(self) -> bool:
        """Whether its time has run out."""
        return self.expires is not None and self.expires <= timezone.now()

    @property
    def is_good(self) -> bool:
        """Whether it still lets somebody do something."""
        return not self.revoked and not self.is_over


class Wanted(NamedTuple):
    """A pass that is to be made."""

    name: str
    role: str
    scope: Scope
    expires: datetime | None


def new_link(wanted: Wanted, once: bool) -> int:
    """A personal link; its number."""
    record = _made(wanted, nonce=secrets.token_hex(NONCE_BYTES), once=once)
    record.save(force_insert=True)
    return int(record.pk)


def new_account(wanted: Wanted, password: str) -> None:
    """Somebody who comes in by his name and a password."""
    record = _made(wanted, log_in=name_key(wanted.name), password=make_password(password))
    try:
        with transaction.atomic():
            record.save(force_insert=True)
    except IntegrityError:
        raise BadDocumentError("ui_account_taken", "", name=wanted.name) from None


def _made(wanted: Wanted, **more: object) -> PassRecord:
    scope = wanted.scope
    return PassRecord(
        name=wanted.name,
        role=wanted.role,
        tournaments=list(scope.tournaments),
        gathering=scope.gathering,
        rounds=ranges_text(scope.rounds),
        boards=ranges_text(scope.boards),
        created=timezone.now(),
        expires=wanted.expires,
        **more,
    )


def all_passes() -> list[Pass]:
    """The newest first; those that are revoked after the others."""
    rows = PassRecord.objects.annotate(seen=Max("sessions__seen")).order_by(F("revoked").asc(nulls_first=True), "-id")
    return [_read(row, row.seen) for row in rows]


def pass_of(identity: int) -> Pass | None:
    """The one somebody has come in with."""
    row = PassRecord.objects.filter(id=identity).first()
    return None if row is None else _read(row)


def code_of(identity: int) -> str:
    """What the address of a link ends with; nothing for an account."""
    nonce = PassRecord.objects.filter(id=identity).values_list("nonce", flat=True).first()
    return _code(identity, nonce) if nonce else ""


def by_link(identity: int, code: str) -> Pass | None:
    """The pass of an address that was really given out and can still be used."""
    found = pass_of(identity)
    known = code_of(identity)
    if found is None or not known or not constant_time_compare(code, known):
        return None
    return found if found.is_good and not (found.once and found.used) else None


def by_password(log_in: str, password: str) -> Pass | None:
    """The account with this name and password; it takes as long for a name that nobody has."""
    row = PassRecord.objects.filter(log_in=name_key(log_in)).exclude(log_in="").first()
    is_right = check_password(password, row.password if row else NO_PASSWORD)
    found = _read(row) if row and is_right else None
    return found if found is not None and found.is_good else None


def use(one: Pass, browser: str) -> bool:
    """Somebody comes in; of two who come at once by a link for one only the first is let in."""
    rows = PassRecord.objects.filter(Q(id=one.id, revoked=None) & (Q(used=None) | Q(once=False)))
    return bool(rows.update(used=timezone.now(), browser=browser))


def revoke(identity: int) -> bool:
    """From now on it is good for nothing, also for who is inside; whether there is such a pass."""
    rows = PassRecord.objects.filter(id=identity)
    rows.filter(revoked=None).update(revoked=timezone.now())
    return rows.exists()


def allow_again(identity: int) -> None:
    """An account that was disabled; a link that was revoked stays so, for nobody knows who has it."""
    PassRecord.objects.filter(id=identity, nonce="").update(revoked=None)


def forget(identities: Iterable[int]) -> None:
    """Passes that are revoked leave the list, with the browsers that came in by them."""
    PassRecord.objects.filter(id__in=list(identities)).exclude(revoked=None).delete()


def accounts_exist() -> bool:
    """Whether anybody could come in by a name and a password."""
    return bool(PassRecord.objects.filter(revoked=None).exclude(log_in="").exists())


def _read(row: PassRecord, seen: datetime | None = None) -> Pass:
    scope = Scope(tuple(row.tournaments), row.gathering, read_ranges(row.rounds), read_ranges(row.boards))
    used = max(filter(None, (row.used, seen)), default=None)
    return Pass(
        row.id,
        row.name,
        row.role,
        scope,
        row.once,
        bool(row.log_in),
        row.expires,
        row.revoked is not None,
        used,
        row.browser,
    )


def _code(identity: int, nonce: str) -> str:
    return salted_hmac("tabellone.pass", f"{identity} {nonce}", algorithm="sha256").hexdigest()[:LENGTH]
