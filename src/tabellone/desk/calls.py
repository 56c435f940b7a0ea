"""Arbiters called to a table (BIG 5, B16), by the desk or by a phone of the table: who comes, and what they decide."""

from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.model import Arbiter


def call_arbiters(hand: Hand, key: str, number: int, table: int, minor: bool, phone: str = "") -> None:
    """Those whom the rules call: one in a minor case."""
    hand.does(key, "call", {**_of_a_table(number, table, phone), "minor": minor})


def send_others(hand: Hand, key: str, number: int, table: int, arbiters: list[Arbiter]) -> None:
    """In the place of those who were called."""
    hand.does(key, "assign", {**_of_a_table(number, table), "arbiters": arbiters})


def record_ruling(hand: Hand, key: str, number: int, table: int, text: str, by: list[Arbiter]) -> None:
    """What they decided, in words; the call is over."""
    hand.does(key, "ruling", {**_of_a_table(number, table), "text": text, "by": by})


def call_off(hand: Hand, key: str, number: int, table: int, phone: str = "") -> None:
    """Nobody needs to come any more; a phone takes back only what it has called for itself."""
    hand.does(key, "call_off", _of_a_table(number, table, phone))


def _of_a_table(number: int, table: int, phone: str = "") -> dict[str, Any]:
    return {"round": number, "encounter": table, **({"phone": phone} if phone else {})}
