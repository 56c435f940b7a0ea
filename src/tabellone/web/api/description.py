"""All that can be asked, in the words of OpenAPI 3.1, made of the declarations and of the addresses themselves."""

import re
from typing import Any

from django.urls import URLPattern, get_resolver
from django.urls.converters import IntConverter

from tabellone import __version__
from tabellone.documents.speaker import Speaker
from tabellone.web.api.declared import OPERATIONS, Operation, Parameter
from tabellone.web.api.schemas import NUMBER, TEXT, Schema, components, ref

OPENAPI = "3.1.0"
PLACE = re.compile(r"<\w+:(\w+)>")
"""Of an argument in an address."""


def description(speaker: Speaker) -> dict[str, Any]:
    """The whole, in a language."""
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Tabellone",
            "version": __version__,
            "description": speaker.say("api_about"),
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "security": [{}, {"key": []}],
        "paths": {address: _asked(pattern, one, speaker) for address, pattern, one in declared()},
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": speaker.say("api_about_key")}
            },
        },
    }


def declared() -> list[tuple[str, URLPattern, Operation]]:
    """Every address with its declaration, in the order of the addresses."""
    patterns = (
        one for one in get_resolver().url_patterns if isinstance(one, URLPattern) and one.callback in OPERATIONS
    )
    return [("/" + PLACE.sub(r"{\1}", str(one.pattern)), one, OPERATIONS[one.callback]) for one in patterns]


def _asked(pattern: URLPattern, operation: Operation, speaker: Speaker) -> dict[str, Any]:
    places = pattern.pattern.converters
    parameters = [_place(name, isinstance(kind, IntConverter)) for name, kind in places.items()]
    parameters += [_parameter(one, speaker) for one in operation.parameters]
    answers: dict[str, Any] = {
        "200": {
            "description": speaker.say("api_about_200"),
            "headers": {"ETag": {"schema": TEXT}},
            "content": {"application/json": {"schema": operation.answer}},
        },
        "304": {"description": speaker.say("api_about_304")},
        "400": _error("api_bad_question", speaker),
        "401": _error("api_bad_key", speaker),
    }
    if places:
        answers["404"] = _error("api_not_found", speaker)
    return {
        "get": {
            "operationId": pattern.name,
            "summary": speaker.say(operation.about),
            "parameters": parameters,
            "responses": answers,
        }
    }


def _place(name: str, is_number: bool) -> dict[str, Any]:
    schema: Schema = NUMBER if is_number else TEXT
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _parameter(one: Parameter, speaker: Speaker) -> dict[str, Any]:
    return {"name": one.name, "in": "query", "schema": one.schema, "description": speaker.say(one.about)}


def _error(code: str, speaker: Speaker) -> dict[str, Any]:
    return {"description": speaker.say(code), "content": {"application/json": {"schema": ref("Error")}}}
