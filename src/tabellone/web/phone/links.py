"""The address of a board or table for the phones of those who sit at it: nobody can guess that of another."""

from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

from tabellone.desk.by_phone import Spot
from tabellone.web.request import Request

LENGTH = 16


def code(key: str, spot: Spot) -> str:
    """What the address ends with; it is good for that round and that board only."""
    where = [spot.round, spot.encounter, *([spot.board] if spot.board else [])]
    return salted_hmac("tabellone.phone", " ".join(map(str, (key, *where)))).hexdigest()[:LENGTH]


def phone_link(key: str, number: int, encounter: int, board: int = 0) -> str:
    """Below the site's own address: of a game, a table, or a board of a match."""
    spot = Spot(number, encounter, board)
    if board:
        return reverse("phone_board", args=[key, number, encounter, board, code(key, spot)])
    return reverse("phone_table", args=[key, number, encounter, code(key, spot)])


def is_right(given: str, key: str, spot: Spot) -> bool:
    """Whether an address was really given out."""
    return constant_time_compare(given, code(key, spot))


def place_of(request: Request) -> str:
    """A code for the address a phone has in the hall's network: it says whether two are the same, and no more."""
    return salted_hmac("tabellone.place", request.META.get("REMOTE_ADDR", "")).hexdigest()[:LENGTH]
