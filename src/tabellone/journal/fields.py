"""The shape of each kind of event: which fields it has and what kind of value each of them is.

A shape says whether the data can be read at all, never whether the event may happen. It may grow, but what fitted once
fits for ever.
"""

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, NamedTuple

from tabellone.engine.board_handicap import QUARTERS
from tabellone.engine.fide_identity import Issuer
from tabellone.engine.model import PLAYER_FIELDS, Deviation
from tabellone.engine.outcomes import RESTS
from tabellone.engine.player_fields import FieldScope, FieldType
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import ANY_CODES
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import Phones
from tabellone.reading.tie_decisions import METHODS, POINTS

Check = Callable[[Any, str], None]
"""Raises BadDocumentError with the place if the value is of another kind."""


class Field(NamedTuple):
    """One field of an event."""

    check: Check
    required: bool = True
    is_decided: bool = False
    """Not asked for by anybody: added when the event is made."""


Fields = Mapping[str, Field]


def require_fields(fields: Fields, data: Any, is_request: bool = False) -> None:
    """The data has every field it needs, each with a value of its kind.

    What somebody asks for lacks the fields that are decided when the event is made.
    """
    if not isinstance(data, dict):
        raise BadDocumentError("not_an_object", "")
    for name, field in fields.items():
        if name in data:
            field.check(data[name], name)
        elif field.required and not (is_request and field.is_decided):
            field.check(None, name)  # says what is missing


def require_known_fields(fields: Fields, data: Mapping[str, Any]) -> None:
    """No field that nobody reads: its name may be another's, damaged."""
    for name in data:
        if name not in fields:
            raise BadDocumentError("unknown_option", "", name=str(name)[:80], known=TextList(fields))


def text(value: Any, path: str) -> None:
    if not isinstance(value, str):
        raise BadDocumentError("not_text", path)


def integer(value: Any, path: str) -> None:
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", path)


def number(value: Any, path: str) -> None:
    """A number, with decimals or without."""
    if type(value) is not int and not (type(value) is float and isfinite(value)):
        raise BadDocumentError("not_a_number", path)


def boolean(value: Any, path: str) -> None:
    if not isinstance(value, bool):
        raise BadDocumentError("option_not_yes_or_no", path)


def anything(value: Any, path: str) -> None:
    """Kept for the record; nothing is read from it."""


def mapping(value: Any, path: str) -> None:
    """An object, whose content is not checked."""
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", path)


def born(value: Any, path: str) -> None:
    if type(value) is not int:
        text(value, path)


def nullable(check: Check) -> Check:
    def checked(value: Any, path: str) -> None:
        if value is not None:
            check(value, path)

    return checked


def list_of(check: Check, min_items: int = 0, max_items: int | None = None) -> Check:
    def checked(value: Any, path: str) -> None:
        if not isinstance(value, list) or len(value) < min_items or (max_items is not None and len(value) > max_items):
            raise BadDocumentError("not_a_list", path)
        for item in value:
            check(item, path)

    return checked


def row(*checks: Check, min_items: int) -> Check:
    """A few values one after the other; the last ones may be missing."""

    def checked(value: Any, path: str) -> None:
        if not isinstance(value, list) or not min_items <= len(value) <= len(checks):
            raise BadDocumentError("not_a_list", path)
        for item, check in zip(value, checks, strict=False):
            check(item, path)

    return checked


def result_code(value: Any, path: str) -> None:
    """A result of any system, or none yet."""
    if not isinstance(value, str | None) or value not in ANY_CODES:
        raise BadDocumentError(
            "impossible_result", path, found=str(value)[:40], known=TextList(sorted(filter(None, ANY_CODES)))
        )


def handicap_system(value: Any, path: str) -> None:
    """One of those that give points."""
    if value not in QUARTERS:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:40], known=TextList(QUARTERS))


def rest_kind(value: Any, path: str) -> None:
    if not isinstance(value, str) or value not in RESTS:
        raise BadDocumentError("impossible_rest", path, found=str(value)[:40], known=TextList(sorted(RESTS)))


def absence_kind(value: Any, path: str) -> None:
    """An absence that can be announced, or None to cancel it."""
    if value not in (None, "absent", "half"):
        known = ["absent", "half"]
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def deviation(value: Any, path: str) -> None:
    """Why a director made a round other than the rules pair it."""
    known = [reason.value for reason in Deviation]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def phone_policy(value: Any, path: str) -> None:
    """The policy for results entered by phone."""
    known = [choice.value for choice in Phones]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def fide_or_federation(value: Any, path: str) -> None:
    """Whose a number or a title is."""
    known = [meaning.value for meaning in Issuer]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def tie_method(value: Any, path: str) -> None:
    """A lot, a blitz or a play-off."""
    if not isinstance(value, str) or value not in METHODS:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(METHODS))


def tied_point(value: Any, path: str) -> None:
    if not isinstance(value, str) or value not in POINTS:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(POINTS))


def arbiter(value: Any, path: str) -> None:
    """A player by id, or a member of the staff by name."""
    if not isinstance(value, str) and type(value) is not int:
        raise BadDocumentError("not_an_arbiter", path)


def prize(value: Any, path: str) -> None:
    """A place with money or a thing."""
    _require_object(PRIZE_FIELDS, value, path)


def round_game(value: Any, path: str) -> None:
    _require_object(ROUND_GAME_FIELDS, value, path)


def appointment(value: Any, path: str) -> None:
    _require_object(APPOINTMENT_FIELDS, value, path)


def _require_object(fields: Fields, value: Any, path: str) -> None:
    """A mapping with these fields and no others."""
    mapping(value, path)
    for name in value:
        if name not in fields:
            raise BadDocumentError("unknown_option", f"{path}.{name}", name=str(name)[:80], known=TextList(fields))
    require_fields(fields, value)


def player(value: Any, path: str) -> None:
    require_fields(PLAYER_FIELDS_OF_ENTRY, value)


def players(value: Any, path: str) -> None:
    if not isinstance(value, list) or not value or not all(isinstance(entry, dict) for entry in value):
        raise RefusedError("nobody_to_enrol")
    for entry in value:
        player(entry, path)


def extra_fields(*several: str) -> Check:
    """Extra fields of a round and of its parts, by number or by player."""

    def checked(value: Any, path: str) -> None:
        mapping(value, path)
        for part in value.values():
            mapping(part, path)
        for part in (value[name] for name in several if name in value):
            for entry in part.values():
                mapping(entry, path)

    return checked


def optional(check: Check) -> Field:
    """A field that may be missing."""
    return Field(check, required=False)


PRIZE_FIELDS: Fields = {
    "place": Field(integer),
    "cents": optional(integer),
    "thing": optional(text),
    "category": optional(text),
}
ROUND_GAME_FIELDS: Fields = {
    "round": Field(integer),
    "name": optional(text),
    "faq": optional(text),
    "minutes": optional(integer),
    "was": optional(text),
    "was_minutes": optional(integer),
}
APPOINTMENT_FIELDS: Fields = {"round": Field(integer), "starts": Field(text)}
FIELD_CHECKS: Mapping[FieldType, Field] = {
    FieldType.NAME: Field(text),
    FieldType.LINE: optional(text),
    FieldType.MATCH_KEY: optional(text),
    FieldType.WHOLE: optional(nullable(integer)),
    FieldType.FLAG: optional(anything),
    FieldType.BORN: optional(born),
    FieldType.SEX: optional(text),
    FieldType.FEDERATION: optional(text),
    FieldType.FIDE_NUMBER: optional(nullable(text)),
    FieldType.FIDE_TITLE: optional(nullable(text)),
}
"""What somebody can be described by."""
PLAYER_DESCRIPTION: Fields = {
    field.name: FIELD_CHECKS[field.type] for field in PLAYER_FIELDS if field.scope > FieldScope.COURSE
}
EXTRA_FIELDS: Fields = {"kept": optional(mapping)}
"""What a document said besides that no rule needs: given back when it is exported."""
PLAYER_FIELDS_OF_ENTRY: Fields = {**PLAYER_DESCRIPTION, "enters": optional(nullable(integer)), **EXTRA_FIELDS}
NUMBER_FIELDS: Fields = {"numbers": optional(nullable(mapping))}
REST_FIELDS: Fields = {"rests": optional(list_of(row(integer, rest_kind, nullable(integer), min_items=2)))}
ROUND_FIELD: Fields = {"round": Field(integer)}
PLAYER_FIELD: Fields = {"player": Field(integer)}
TEAM_FIELD: Fields = {"team": Field(integer)}
COMPETITOR_FIELD: Fields = {"player": optional(integer), "team": optional(integer)}
"""One of the two."""
ENCOUNTER_FIELDS: Fields = {**ROUND_FIELD, "encounter": Field(integer)}
