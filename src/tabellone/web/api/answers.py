"""Answers for programs: JSON with its mark, for pages of any site as far as everybody may know it."""

import json
from hashlib import sha256
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response

JSON = "application/json; charset=utf-8"
READING = "GET, HEAD, OPTIONS"


def as_json(data: Any, status: int = 200) -> HttpResponse:
    """The object, which no cache gives to anybody without asking whether it still holds."""
    response = HttpResponse(json.dumps(data, ensure_ascii=False), content_type=JSON, status=status)
    response["Cache-Control"] = "no-cache"
    response["Vary"] = "Accept-Language, Authorization"
    return response


def answered(request: HttpRequest, data: Any, is_public: bool) -> HttpResponse:
    """The object, or only that whoever asks has it already."""
    response = as_json(data)
    response["ETag"] = f'"{sha256(response.content).hexdigest()[:24]}"'
    if not is_public:
        response["Cache-Control"] = "private, no-cache"
    found = get_conditional_response(request, etag=response["ETag"], response=response)
    assert isinstance(found, HttpResponse)
    if is_public:
        found["Access-Control-Allow-Origin"] = "*"
    return found


def refused(status: int, code: str, sentence: str) -> HttpResponse:
    """Why there is no answer: a word for programs, a sentence for people."""
    response = as_json({"error": {"code": code, "sentence": sentence}}, status)
    response["Access-Control-Allow-Origin"] = "*"
    response["Cache-Control"] = "no-store"
    return response


def asked_beforehand() -> HttpResponse:
    """What a browser wants to know before a page of another site may ask: it may read, without a key."""
    response = HttpResponse(status=204)
    response["Access-Control-Allow-Origin"] = "*"
    response["Access-Control-Allow-Methods"] = READING
    response["Access-Control-Allow-Headers"] = "Accept-Language, If-None-Match"
    response["Access-Control-Max-Age"] = "86400"
    return response
