"""Announcements to everybody: on the screen of the hall, on phones and on the pairings that are hung up."""

import secrets
from collections.abc import Iterable
from datetime import datetime

from tabellone.desk.hand import Hand


def give_notice(hand: Hand, keys: Iterable[str], text: str) -> None:
    """The same in several tournaments, for those who play in them are in one hall; everybody reads it at once."""
    said = {"id": secrets.token_hex(4), "text": text, "at": datetime.now().astimezone().isoformat(timespec="seconds")}
    for key in keys:
        hand._replace(seen=None).does(key, "notice", said)


def end_notice(hand: Hand, keys: Iterable[str], notice: str) -> None:
    """It is over wherever it is still said."""
    for key in keys:
        if any(one.id == notice for one in hand.state(key).notices):
            hand._replace(seen=None).does(key, "end_notice", {"id": notice})
