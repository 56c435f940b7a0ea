"""What everybody may do."""

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from tabellone.documents.words import LANGUAGES
from tabellone.web.request import Request
from tabellone.web.typed import local_address


def language(request: Request, language: str) -> HttpResponse:
    """Choose a language and go on where one was."""
    response = HttpResponseRedirect(local_address(request.GET.get("back", ""), reverse("home")))
    if language in LANGUAGES:
        response.set_cookie("language", language, max_age=365 * 86400, samesite="Lax", httponly=True)
    return response


def live(request: Request, key: str) -> HttpResponse:
    """Changes as they come: answered before Django (`web/front`); here it only has its address."""
    raise Http404
