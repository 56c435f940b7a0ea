"""The address of a table for the phones of those who sit at it: nobody can guess that of another."""

from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

from tabellone.web.request import Request

LENGTH = 16


def code(key: str, number: int, table: int) -> str:
    """What the address ends with."""
    return salted_hmac("tabellone.phone", f"{key} {number} {table}").hexdigest()[:LENGTH]


def phone_link(key: str, number: int, table: int) -> str:
    """Below the site's own address."""
    return reverse("phone_table", args=[key, number, table, code(key, number, table)])


def is_right(given: str, key: str, number: int, table: int) -> bool:
    """Whether an address was really given out."""
    return constant_time_compare(given, code(key, number, table))


def place_of(request: Request) -> str:
    """A code for the address a phone has in the hall's network: it says whether two are the same, and no more."""
    return salted_hmac("tabellone.place", request.META.get("REMOTE_ADDR", "")).hexdigest()[:LENGTH]
