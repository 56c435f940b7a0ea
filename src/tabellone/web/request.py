"""What a view is asked: Django's request, with what the middleware has added."""

from typing import TYPE_CHECKING

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from tabellone.documents.speaker import Speaker
from tabellone.web.roles import Action

if TYPE_CHECKING:
    from tabellone.web.askers import Asker
    from tabellone.web.sessions import SessionStore


class Request(HttpRequest):
    """As every view of the site sees it."""

    session: "SessionStore"
    """What is known of this browser."""
    language: str
    speaker: Speaker
    """In that language."""
    htmx: HtmxDetails
    """Whether a part of a page asks, and which."""
    asker: "Asker"
    """Who asks, once it is known (`web/askers.py`)."""
    allowed: frozenset[Action]
    """And what he may do here."""
    is_for_keeping: bool
    """While a page is made that others will be shown too."""
    is_copy: bool
    """While a page is made that will be a file without a site around it."""
