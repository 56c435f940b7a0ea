"""What a view tells the front about the page it has made, and what a page tells the front about itself."""

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

NOTE = "tabellone.showing"
"""Where in a request's scope the note lies."""


class Showing:
    """Left empty unless the page is everybody's."""

    def __init__(self) -> None:
        self.version = ""
        """Of what everybody may see of the tournament."""


def tell_front(request: HttpRequest, version: str) -> None:
    """The page is everybody's, and this is what it shows; nobody may be listening."""
    note = getattr(request, "scope", {}).get(NOTE)
    if note is not None:
        note.version = version


def is_front(request: HttpRequest) -> bool:
    """Whether it is the front that asks, for many at once."""
    return getattr(request, "scope", {}).get(NOTE) is not None


def desk_code(key: str) -> str:
    """Only pages of the desk know it: who has it and was let in is told of every change, published or not."""
    return str(salted_hmac("tabellone.desk", key).hexdigest()[:24])
