"""Short pages for who cannot be served now: a few bytes, in both languages, and they try again by themselves."""

from django.utils.html import format_html, format_html_join

from tabellone.documents.words import LANGUAGES, catalogue
from tabellone.web.front.answers import Answer

RETRY_SECONDS = 5


def _page(code: str, again: bool) -> bytes:
    refresh = format_html('<meta http-equiv="refresh" content="{}">', RETRY_SECONDS) if again else ""
    words = ((language, catalogue(language)[code]) for language in LANGUAGES)
    return format_html(
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "{}<title>Tabellone</title>{}",
        refresh,
        format_html_join("", '<p lang="{}">{}</p>', words),
    ).encode()


Refusal = tuple[int, bytes]

FULL: Refusal = (503, _page("front_full", again=True))
TOO_SLOW: Refusal = (408, _page("front_too_slow", again=False))
TOO_LARGE: Refusal = (413, _page("front_too_large", again=False))
NOT_YOURS: Refusal = (403, _page("ui_director_only", again=False))

REASONS = {503: "Service Unavailable", 408: "Request Timeout"}


def as_answer(refusal: Refusal) -> Answer:
    """For an application."""
    status, page = refusal
    again = [(b"retry-after", str(RETRY_SECONDS).encode())] if status == 503 else []
    kind = (b"content-type", b"text/html; charset=utf-8")
    return Answer(status, [kind, (b"cache-control", b"no-store"), (b"connection", b"close"), *again], page)


def as_http(refusal: Refusal) -> bytes:
    """For a connection that has no application behind it."""
    status, page = refusal
    answer = as_answer(refusal)
    lines = [f"HTTP/1.1 {status} {REASONS[status]}", f"content-length: {len(page)}"]
    lines += [f"{name.decode()}: {value.decode()}" for name, value in answer.headers]
    return "\r\n".join([*lines, "", ""]).encode() + page
