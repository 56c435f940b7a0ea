"""Short pages for who cannot be served now: a few bytes, in both languages, and they try again by themselves."""

import json
from typing import NamedTuple

from django.utils.html import format_html, format_html_join

from tabellone.documents.words import LANGUAGES, catalogue
from tabellone.web.front.answers import Answer

RETRY_SECONDS = 5


class Refusal(NamedTuple):
    """One of them."""

    status: int
    code: str
    page: bytes


def _page(code: str, again: bool) -> bytes:
    refresh = format_html('<meta http-equiv="refresh" content="{}">', RETRY_SECONDS) if again else ""
    words = ((language, catalogue(language)[code]) for language in LANGUAGES)
    return format_html(
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "{}<title>Tabellone</title>{}",
        refresh,
        format_html_join("", '<p lang="{}">{}</p>', words),
    ).encode()


def _refusal(status: int, code: str, again: bool = False) -> Refusal:
    return Refusal(status, code, _page(code, again))


FULL = _refusal(503, "front_full", again=True)
AWAY = _refusal(503, "front_away", again=True)
TOO_SLOW = _refusal(408, "front_too_slow")
TOO_LARGE = _refusal(413, "front_too_large")
BAD_REQUEST = _refusal(400, "front_bad_request")
FAILED = _refusal(500, "front_failed")
NOT_YOURS = _refusal(403, "ui_director_only")
NOT_THERE = _refusal(404, "ui_not_found")
NO_METHOD = _refusal(405, "ui_takes_no_form")

REASONS = {503: "Service Unavailable", 408: "Request Timeout"}


def as_answer(refusal: Refusal) -> Answer:
    """For an application."""
    return _answer(refusal.status, b"text/html; charset=utf-8", refusal.page)


def as_data(refusal: Refusal, language: str) -> Answer:
    """For a program that asks."""
    error = {"code": refusal.code.removeprefix("front_"), "sentence": catalogue(language)[refusal.code]}
    return _answer(refusal.status, b"application/json", json.dumps({"error": error}, ensure_ascii=False).encode())


def _answer(status: int, kind: bytes, body: bytes) -> Answer:
    again = [(b"retry-after", str(RETRY_SECONDS).encode())] if status == 503 else []
    headers = [(b"content-type", kind), (b"cache-control", b"no-store"), (b"connection", b"close"), *again]
    return Answer(status, headers, body)


def as_sentence(refusal: Refusal, language: str) -> Answer:
    """For a page that shows it by itself."""
    return _answer(refusal.status, b"text/plain; charset=utf-8", catalogue(language)[refusal.code].encode())


def as_http(refusal: Refusal) -> bytes:
    """For a connection that has no application behind it."""
    status, answer = refusal.status, as_answer(refusal)
    lines = [f"HTTP/1.1 {status} {REASONS[status]}", f"content-length: {len(refusal.page)}"]
    lines += [f"{name.decode()}: {value.decode()}" for name, value in answer.headers]
    return "\r\n".join([*lines, "", ""]).encode() + refusal.page
