"""The JSON Schema of the document, made from the code: options from the option classes, words from the tables."""

from typing import Any

from tabellone.engine.limits import (
    MAX_DECISION_LENGTH,
    MAX_HANDICAP_STEPS,
    MAX_MINUTES,
    MAX_ROUNDS,
    MAX_TEXT_LENGTH,
    UNSAFE_CHARACTERS,
)
from tabellone.engine.model import MAX_ARBITERS, PLAYER_FIELDS, TEXT_FIELDS, Deviation
from tabellone.engine.openings.names import OPENING_COUNT
from tabellone.engine.options import OptionField, fields
from tabellone.engine.outcomes import RESTS
from tabellone.engine.player_fields import FieldType, PlayerField
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.formats.document import EVENT_WEIGHTS, FORMAT
from tabellone.formats.encounters import DOCUMENT_CODECS
from tabellone.formats.encounters.schemas import NUMBER, seats_schema
from tabellone.formats.events import event_schema
from tabellone.reading.calls import MAX_STAFF
from tabellone.reading.early_end import WHY_EARLY
from tabellone.reading.round_games import ADDRESS
from tabellone.reading.tie_decisions import METHODS, POINTS

ROUND_NUMBER = {"type": "integer", "minimum": 1, "maximum": MAX_ROUNDS}
TEXT = {"type": "string", "maxLength": MAX_TEXT_LENGTH, "pattern": f"^[^{UNSAFE_CHARACTERS[1:-1]}]*$"}

NAME = {**TEXT, "minLength": 1}
PLAYER_OR_TEAM = [{"required": ["player"]}, {"required": ["team"]}]
LINE_UP = {"type": "array", "items": {"type": ["integer", "null"], "minimum": 1}}
SCHEMA_OF: dict[FieldType, dict[str, Any]] = {
    FieldType.NUMBER: NUMBER,
    FieldType.NAME: TEXT,
    FieldType.LINE: {**TEXT, "type": ["string", "null"]},
    FieldType.MATCH_KEY: {**TEXT, "type": ["string", "null"]},
    FieldType.FLAG: {"type": "boolean"},
    FieldType.ENTERS: ROUND_NUMBER,
    FieldType.LEAVES: {"type": ["integer", "null"], "minimum": 0},
    FieldType.BORN: {"type": ["integer", "string", "null"]},
    FieldType.SEX: {"type": ["string", "null"]},
    FieldType.FEDERATION: {"type": ["string", "null"]},
    FieldType.FIDE_NUMBER: {"type": ["string", "null"]},
    FieldType.FIDE_TITLE: {"type": ["string", "null"]},
}
"""What a field of a player can be."""


def schema() -> dict[str, Any]:
    """The whole schema; rules depend on the system."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tabellone tournament document",
        "type": "object",
        "required": ["format", "system", "rounds", "players"],
        "properties": {
            "format": {"const": FORMAT},
            "name": TEXT,
            "system": {"enum": list(SYSTEM_NAMES)},
            "rounds": ROUND_NUMBER,
            "players": {"type": "array", "minItems": 2, "items": _player()},
            "teams": {"type": ["array", "null"], "minItems": 2, "items": _team()},
            "history": {"type": "array", "items": _round()},
            "next": {
                "type": ["object", "null"],
                "properties": {
                    "round": ROUND_NUMBER,
                    "absent": _numbers(),
                    "half": _numbers(),
                    "line_ups": {"type": ["object", "null"], "additionalProperties": LINE_UP},
                },
            },
            "seed": {**TEXT, "type": ["string", "null"]},
            "rules": {"type": "object"},
            "prizes": {"type": ["array", "null"], "items": _prize()},
            "decisions": {"type": ["array", "null"], "items": _decision()},
            "early_end": _early_end(),
            "drawn": {"type": "boolean"},
            "round_games": {"type": ["array", "null"], "items": _round_game()},
            "schedule": {"type": ["array", "null"], "items": _appointment()},
            "staff": {"type": ["array", "null"], "items": NAME, "maxItems": MAX_STAFF, "uniqueItems": True},
            "event": event_schema(),
            "weight": {"enum": [*EVENT_WEIGHTS, None]},
            **{name: {**TEXT, "type": ["string", "null"]} for name in TEXT_FIELDS},
        },
        "allOf": [*(_rules_of(name) for name in SYSTEM_NAMES), _undrawn()],
    }


def _rules_of(name: str) -> dict[str, Any]:
    options = {field.name: _option(field) for field in fields(system_named(name).options)}
    rules = {"type": "object", "additionalProperties": False, "properties": options}
    return {
        "if": {"properties": {"system": {"const": name}}},
        "then": {"properties": {"rules": rules, "history": {"items": {"properties": {"rests": _rests_of(name)}}}}},
    }


def _undrawn() -> dict[str, Any]:
    """Requires that there are no rounds before the draw."""
    return {
        "if": {"required": ["drawn"], "properties": {"drawn": {"const": False}}},
        "then": {"properties": {"history": {"maxItems": 0}}},
    }


def _rests_of(name: str) -> dict[str, Any]:
    kinds = sorted(system_named(name).rest_kinds, key=list(RESTS).index)
    return {"items": {"properties": {"kind": {"enum": kinds}}}}


def _option(field: OptionField) -> dict[str, Any]:
    plain: dict[str, Any] = {"type": ["string", "integer"]} if field.type is str else {"type": "boolean"}
    if field.limits is not None:
        plain = {"type": "integer", "minimum": field.limits.min, "maximum": field.limits.max}
    one: dict[str, Any] = plain if field.choices is None else {"enum": list(field.choices)}
    if field.many:
        one = {"type": "array", "items": one, "uniqueItems": True}
    return {"anyOf": [one, {"type": "null"}]} if field.optional else one


def _player() -> dict[str, Any]:
    properties = {field.name: _player_field(field) for field in PLAYER_FIELDS}
    return {"type": "object", "required": ["number"], "properties": properties}


def _player_field(field: PlayerField) -> dict[str, Any]:
    if field.type is FieldType.WHOLE:
        return {"type": ["integer", "null"], "minimum": field.allowed_range[0], "maximum": field.allowed_range[-1]}
    return SCHEMA_OF[field.type]


def _team() -> dict[str, Any]:
    line = {**TEXT, "type": ["string", "null"]}
    return {
        "type": "object",
        "required": ["number", "name"],
        "properties": {
            "number": NUMBER,
            "name": NAME,
            "players": LINE_UP,
            "enters": ROUND_NUMBER,
            "leaves": {"type": ["integer", "null"], "minimum": 0},
            **dict.fromkeys(("captain", "deputy", "club", "province"), line),
            **{name: {"type": "boolean"} for name in ("struck", "seeded", "plays_short")},
        },
    }


def _prize() -> dict[str, Any]:
    return {
        "type": "object",
        "required": ["place"],
        "properties": {
            "place": NUMBER,
            "cents": {"type": "integer", "minimum": 0},
            "thing": TEXT,
            "category": TEXT,
        },
    }


def _round_game() -> dict[str, Any]:
    minutes = {"type": "integer", "minimum": 0, "maximum": MAX_MINUTES}
    return {
        "type": "object",
        "required": ["round"],
        "additionalProperties": False,
        "properties": {
            "round": ROUND_NUMBER,
            "name": TEXT,
            "faq": {"type": "string", "maxLength": MAX_TEXT_LENGTH, "pattern": f"^({ADDRESS})?$"},
            "minutes": minutes,
            "was": TEXT,
            "was_minutes": minutes,
        },
    }


def _appointment() -> dict[str, Any]:
    return {
        "type": "object",
        "required": ["round", "starts"],
        "additionalProperties": False,
        "properties": {
            "round": ROUND_NUMBER,
            "starts": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$"},
        },
    }


def _early_end() -> dict[str, Any]:
    return {
        "type": ["object", "null"],
        "required": ["why"],
        "additionalProperties": False,
        "properties": {"why": {"enum": list(WHY_EARLY)}, "note": TEXT},
    }


def _decision() -> dict[str, Any]:
    return {
        "type": "object",
        "required": ["players", "how"],
        "additionalProperties": False,
        "properties": {
            "players": {"type": "array", "items": NUMBER, "uniqueItems": True},
            "how": {"enum": list(METHODS)},
            "after": {"enum": list(POINTS)},
            "seed": TEXT,
        },
    }


def _round() -> dict[str, Any]:
    rest = {
        "type": "object",
        "required": ["kind"],
        "properties": {
            "player": NUMBER,
            "team": NUMBER,
            "kind": {"type": "string"},
            "against": {"type": ["integer", "null"]},
        },
    }
    return {
        "type": "object",
        "required": ["round"],
        "properties": {
            "round": ROUND_NUMBER,
            **{kind.name: {"type": ["array", "null"], "items": kind.schema()} for kind in DOCUMENT_CODECS.values()},
            "rests": {"type": ["array", "null"], "items": rest},
            "announced": {"type": ["integer", "null"], "minimum": 1},
            "openings": {
                "type": ["array", "null"],
                "items": {"type": "integer", "minimum": 1, "maximum": OPENING_COUNT},
            },
            "handicaps": {"type": ["array", "null"], "items": _handicap()},
            "late": {"type": ["array", "null"], "items": _late()},
            "withdrawn": {"type": ["array", "null"], "items": _withdrawn()},
            "openings_seed": {**TEXT, "type": ["string", "null"]},
            "calls": {"type": ["array", "null"], "items": _call()},
            "lots_seed": {**TEXT, "type": ["string", "null"]},
            "decided": {"enum": [*(reason.value for reason in Deviation), None]},
            "mended": {"type": ["array", "null"], "items": {"type": "array", "items": seats_schema()}},
        },
    }


def _handicap() -> dict[str, Any]:
    steps = {"type": "integer", "minimum": -MAX_HANDICAP_STEPS, "maximum": MAX_HANDICAP_STEPS}
    return {"type": "object", "required": ["board", "ahead"], "properties": {"board": NUMBER, "ahead": steps}}


def _late() -> dict[str, Any]:
    return {
        "type": "object",
        "required": ["until"],
        "anyOf": [{"required": ["board"]}, {"required": ["match"]}],
        "properties": {"match": NUMBER, "board": NUMBER, "until": ROUND_NUMBER},
    }


def _withdrawn() -> dict[str, Any]:
    return {
        "type": "object",
        "anyOf": PLAYER_OR_TEAM,
        "properties": {"player": NUMBER, "team": NUMBER, "struck": {"type": "boolean"}},
    }


def _call() -> dict[str, Any]:
    one = {"anyOf": [NUMBER, NAME]}
    arbiters = {"type": "array", "items": one, "maxItems": MAX_ARBITERS, "uniqueItems": True}
    return {
        "type": "object",
        "required": ["table", "arbiters"],
        "additionalProperties": False,
        "properties": {
            "table": NUMBER,
            "arbiters": arbiters,
            "minor": {"type": "boolean"},
            "decision": {**NAME, "type": ["string", "null"], "maxLength": MAX_DECISION_LENGTH},
            "by": arbiters,
        },
    }


def _numbers() -> dict[str, Any]:
    return {"type": ["array", "null"], "items": NUMBER, "uniqueItems": True}
