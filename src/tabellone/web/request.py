"""What a view is asked: Django's request, with what the middleware has added."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from tabellone.documents.speaker import Speaker


class Request(HttpRequest):
    """As every view of the site sees it."""

    language: str
    speaker: Speaker
    """In that language."""
    htmx: HtmxDetails
    """Whether a part of a page asks, and which."""
    is_for_keeping: bool
    """While a page is made that others will be shown too."""
