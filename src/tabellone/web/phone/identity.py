"""Who holds a phone, as far as it says so itself: a code that the browser keeps, and a player by a link of his own.

Neither is a session: whoever has only these is anybody, and his pages are everybody's.
"""

import re
import secrets

from django.http import HttpResponse

from tabellone.desk.by_phone import Sender
from tabellone.store.personal_links import PLAYERS
from tabellone.web.front.visitor import own_cookie
from tabellone.web.phone.links import place_of
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

PHONE = "phone"
"""The cookie of the code."""
CODE = re.compile(r"[0-9a-f]{16}")
A_YEAR = 365 * 86_400


def phone_of(request: Request) -> str:
    """The code of this browser; empty for one that has entered nothing yet, for who only looks leaves no trace."""
    given = request.COOKIES.get(PHONE, "")
    return given if CODE.fullmatch(given) else ""


def sender_of(request: Request, key: str) -> Sender:
    """Whoever enters something; a browser without a code gets one, which `remember_phone` makes it keep."""
    return Sender(phone_of(request) or secrets.token_hex(8), place_of(request), player_of(request, key))


def remember_phone(response: HttpResponse, sender: Sender) -> None:
    """The browser knows itself again."""
    response.set_cookie(PHONE, sender.phone, max_age=A_YEAR, httponly=True, samesite="Lax")


def player_of(request: Request, key: str) -> int | None:
    """The player of a tournament whose link this browser has opened, as long as the link is good."""
    player, _, code = request.COOKIES.get(own_cookie(key), "").partition(".")
    number = whole_number(player)
    return number if number is not None and PLAYERS.is_right(code, key, number) else None


def remember_player(response: HttpResponse, key: str, player: int, code: str) -> None:
    """From now on this browser is his, in this tournament."""
    response.set_cookie(own_cookie(key), f"{player}.{code}", max_age=A_YEAR, httponly=True, samesite="Lax")
