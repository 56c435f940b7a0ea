"""Pages for what goes wrong: what happened, and where to go from here."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render

from tabellone.documents.speaker import Speaker
from tabellone.web.addresses import is_for_programs
from tabellone.web.api.answers import refused
from tabellone.web.request import Request

CODES = {404: "not_found", 500: "server_error"}
"""For programs."""


def error_page(request: Request, status: int, sentence: str) -> HttpResponse:
    """A page with one sentence and the way home; for a program the sentence alone."""
    if is_for_programs(request.path):
        return refused(status, CODES.get(status, "bad_request"), sentence)
    return render(request, "tabellone/errors/error.html", {"sentence": sentence, "status": status}, status=status)


def bad_request(request: Request, exception: Exception) -> HttpResponse:
    """What no page of this site would send, or from a browser whose session was ended while it asked."""
    return error_page(request, 400, _speaker(request).say("ui_bad_request"))


def unreadable_page(request: Request, key: str | None, sentence: str) -> HttpResponse:
    """A tournament that cannot be read: why, and for the director its raw file; the others are not affected."""
    return render(request, "tabellone/errors/unreadable.html", {"sentence": sentence, "key": key}, status=409)


def not_found(request: Request, exception: Exception) -> HttpResponse:
    """A wrong address."""
    return error_page(request, 404, _speaker(request).say("ui_not_found"))


def server_error(request: Request) -> HttpResponse:
    """A bug: the person is told that nothing is lost."""
    return error_page(request, 500, _speaker(request).say("ui_server_error"))


def csrf_failure(request: Request, reason: str = "") -> HttpResponse:
    """A form from an old page."""
    return error_page(request, 403, _speaker(request).say("ui_old_form"))


def _speaker(request: Any) -> Speaker:
    speaker = getattr(request, "speaker", None)
    if speaker is None:
        request.language = "it"
        speaker = request.speaker = Speaker("it")
    return speaker
