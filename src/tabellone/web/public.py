"""What everybody may do."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from tabellone.documents.words import LANGUAGES


def language(request: HttpRequest, language: str) -> HttpResponse:
    """Choose a language and go on where one was."""
    back = request.GET.get("back", "/")
    response = HttpResponseRedirect(back if back.startswith("/") and not back.startswith("//") else "/")
    if language in LANGUAGES:
        response.set_cookie("language", language, max_age=365 * 86400, samesite="Lax", httponly=True)
    return response
