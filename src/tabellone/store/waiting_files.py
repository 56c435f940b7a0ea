"""Files that were brought and wait for an answer: whether to take them although they are here, or after a look."""

import secrets
from datetime import timedelta

from django.utils import timezone

from tabellone.store.models import WaitingFileRecord
from tabellone.store.repository import StoreError

WAITS = timedelta(hours=12)


def keep_waiting(content: bytes) -> str:
    """The token to ask for it by; those that nobody has answered about are cleared."""
    WaitingFileRecord.objects.filter(brought__lte=timezone.now() - WAITS).delete()
    token = secrets.token_hex(16)
    WaitingFileRecord.objects.create(token=token, content=content, brought=timezone.now())
    return token


def waiting(token: str) -> bytes:
    """The file, which goes on waiting."""
    row = WaitingFileRecord.objects.filter(token=token[:32]).values_list("content", flat=True).first()
    if row is None:
        raise StoreError("file_waits_no_more")
    return bytes(row)


def forget(token: str) -> None:
    """It is answered."""
    WaitingFileRecord.objects.filter(token=token[:32]).delete()
