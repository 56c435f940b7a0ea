"""What everybody may do."""

from django.http import HttpResponse, HttpResponseRedirect

from tabellone.documents.words import LANGUAGES
from tabellone.web.request import Request
from tabellone.web.typed import local_address


def language(request: Request, language: str) -> HttpResponse:
    """Choose a language and go on where one was."""
    response = HttpResponseRedirect(local_address(request.GET.get("back", "/"), "/"))
    if language in LANGUAGES:
        response.set_cookie("language", language, max_age=365 * 86400, samesite="Lax", httponly=True)
    return response
