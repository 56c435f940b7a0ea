"""What happens to every request: nothing from outside, a language, and a sentence instead of a failure."""

from collections.abc import Callable

from django.conf import settings
from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect

from tabellone.documents.speaker import Speaker, whole_sentence
from tabellone.engine.reasons import UserError
from tabellone.journal.entry import UnreadableError
from tabellone.store.repository import StoreError
from tabellone.store.storage_errors import StorageError, is_storage_error, storage_error
from tabellone.web.addresses import is_of_a_tournament
from tabellone.web.errors import error_page, unreadable_page
from tabellone.web.languages import preferred
from tabellone.web.request import Request
from tabellone.web.way_back import way_back

Respond = Callable[[Request], HttpResponse]

RULES = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'"
)
POLICY = f"{RULES}; frame-ancestors 'none'"
FRAMED = f"{RULES}; frame-ancestors *"
"""Of a page that any site may show in a frame: nothing can be done on it."""
FOR_FRAMES = ("widget",)
"""The names of such pages."""


HTTPS_ONLY = f"max-age={30 * 86_400}"
"""Seconds for which a browser asks this name by HTTPS only."""


class ContentSecurityPolicy:
    """Scripts, styles and pictures come from the program itself and from nowhere else; cookies keep to HTTPS."""

    def __init__(self, respond: Respond):
        self._respond = respond

    def __call__(self, request: Request) -> HttpResponse:
        response = self._respond(request)
        match = request.resolver_match
        response["Content-Security-Policy"] = FRAMED if match and match.url_name in FOR_FRAMES else POLICY
        response["Referrer-Policy"] = "same-origin"
        if request.COOKIES.get(settings.SESSION_COOKIE_NAME) and "Cache-Control" not in response:
            response["Cache-Control"] = "no-store"  # of somebody who was let in: not for the next at this computer
        if request.is_secure():
            response["Strict-Transport-Security"] = HTTPS_ONLY
            for cookie in response.cookies.values():
                cookie["secure"] = True
        return response


class Language:
    """The language chosen on a page, else the browser's if it is English, else Italian."""

    def __init__(self, respond: Respond):
        self._respond = respond

    def __call__(self, request: Request) -> HttpResponse:
        chosen = preferred(request.COOKIES.get("language"), request.headers.get("Accept-Language", ""))
        request.language = chosen
        inside = is_of_a_tournament(request.path)  # a form knows no places of a document; a file does
        request.speaker = Speaker(chosen, names_places=not inside)
        return self._respond(request)


class Sentences:
    """An impediment becomes a sentence on the page the person came from; nothing he typed is lost by it."""

    def __init__(self, respond: Respond):
        self._respond = respond

    def __call__(self, request: Request) -> HttpResponse:
        return self._respond(request)

    def process_exception(self, request: Request, error: Exception) -> HttpResponse | None:
        """Django calls this when a view raises."""
        if is_storage_error(error):
            error = storage_error(error)
        if not isinstance(error, UserError):
            return None
        sentence = _begun(request.speaker.problem(error))
        named = request.resolver_match.kwargs if request.resolver_match else {}
        key = named.get("key", named.get("screen"))
        page = _page_instead(request, error, sentence, key)
        if page is not None:
            return page
        messages.error(request, sentence)
        if request.method == "POST":
            return HttpResponseRedirect(way_back(request.POST.get("back", ""), request.path))
        # A page that cannot be shown now would only send the person back to itself.
        return redirect("tournament", key) if key else redirect("home")


def _begun(sentence: str) -> str:
    """On a page it stands by itself, and begins with a capital."""
    return sentence[:1].upper() + sentence[1:]


def _page_instead(request: Request, error: Exception, sentence: str, key: str | None) -> HttpResponse | None:
    """Where no other page could be shown either, the sentence is the page."""
    if isinstance(error, StoreError) and error.reason.code == "no_such_tournament":
        return error_page(request, 404, sentence)
    if request.htmx:
        return HttpResponse(whole_sentence(sentence), status=409, content_type="text/plain; charset=utf-8")
    if isinstance(error, UnreadableError):
        return unreadable_page(request, key, sentence)
    if isinstance(error, StorageError) and request.method != "POST":
        return error_page(request, 503, sentence)
    return None
