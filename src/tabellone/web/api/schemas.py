"""What the answers look like, in the words of JSON Schema; what is in documents is as documents have it."""

from typing import Any

from tabellone.documents.listings.names import TABLES
from tabellone.documents.listings.table import ColumnType
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.formats.events import event_schema
from tabellone.formats.schema import schema as document_schema

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer", "minimum": 1}
COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}
EXACT: Schema = {"type": ["integer", "string"], "description": 'Not whole, it is a text: "7.5", "2014/3".'}


def ref(name: str) -> Schema:
    """One of the components."""
    return {"$ref": f"#/components/schemas/{name}"}


def many(item: Schema) -> Schema:
    """A list."""
    return {"type": "array", "items": item}


def having(always: dict[str, Schema], sometimes: dict[str, Schema] | None = None) -> Schema:
    """An object; more may be added to it in this version, nothing is taken away."""
    return {"type": "object", "required": list(always), "properties": {**always, **(sometimes or {})}}


def or_none(one: Schema) -> Schema:
    """Or nothing."""
    return {"anyOf": [one, {"type": "null"}]}


def paged(name: str, item: Schema) -> Schema:
    """A page of a list, with the address of the next one."""
    return having({name: many(item), "page": NUMBER, "next": or_none(TEXT)})


def components() -> dict[str, Schema]:
    """Those that several answers have."""
    of_a_document = document_schema()
    fields = of_a_document["properties"]
    players = {name: value for name, value in fields["players"].items() if name != "minItems"}
    document = {**of_a_document, "properties": {**fields, "players": players}}
    return {
        "Error": having({"error": having({"code": TEXT, "sentence": TEXT})}),
        "Event": having({"id": TEXT, "name": TEXT, "tournaments": many(ref("Summary"))}, event_schema()["properties"]),
        "Summary": _summary(),
        "Tournament": _tournament(),
        "Document": {name: value for name, value in document.items() if name != "$schema"},
        "Player": fields["players"]["items"],
        "Team": fields["teams"]["items"],
        "Round": fields["history"]["items"],
        "Reason": having({"code": TEXT, "text": TEXT}, {"article": TEXT, "reading": TEXT}),
        "Standings": _standings(),
        "Prizes": _prizes(),
        "Explanation": _explanation(),
        "Crosstable": having({"crosstable": many(_line_of_the_crosstable())}),
        "Brackets": having({"brackets": many(_bracket())}),
        "Openings": having({"round": NUMBER, "openings": many(_opening())}),
        "Table": _table(),
    }


def _summary() -> Schema:
    return having(
        {
            "id": TEXT,
            "name": TEXT,
            "players": COUNT,
            "rounds": COUNT,
            "rounds_shown": COUNT,
            "closed": FLAG,
            "url": TEXT,
        },
        {
            "system": {"enum": list(SYSTEM_NAMES)},
            "place": TEXT,
            "date": TEXT,
            "arbiter": TEXT,
            "winners": many(TEXT),
            "event": TEXT,
        },
    )


def _tournament() -> Schema:
    return having(
        {
            "id": TEXT,
            "name": TEXT,
            "system": {"enum": list(SYSTEM_NAMES)},
            "rules": {"type": "object"},
            "competitors": {"enum": ["player", "team"]},
            "players": COUNT,
            "teams": COUNT,
            "drawn": FLAG,
            "rounds": COUNT,
            "rounds_shown": COUNT,
            "closed": FLAG,
            "tables": many({"enum": list(TABLES)}),
            "links": {"type": "object", "additionalProperties": TEXT},
        },
        {"place": TEXT, "date": TEXT, "arbiter": TEXT, "event": event_schema(), "version": TEXT},
    )


def _line(always: dict[str, Schema]) -> Schema:
    one_of = [{"required": ["player"]}, {"required": ["team"]}]
    return {**having({"place": NUMBER, "points": EXACT, **always}, {"player": NUMBER, "team": NUMBER}), "anyOf": one_of}


def _standings() -> Schema:
    tie_breaks = {"type": "object", "additionalProperties": or_none(EXACT)}
    individual = having(
        {"place": NUMBER, "player": NUMBER, "points": EXACT, "games": COUNT, "board": or_none(NUMBER), "shared": FLAG}
    )
    teams = having({"place": NUMBER, "team": TEXT, "players": many(NUMBER), "points": EXACT, "tiebreaks": tie_breaks})
    return having(
        {"standings": many(_line({"tiebreaks": tie_breaks, "shared": FLAG}))},
        {
            "teams": many(teams),
            "individual": many(individual),
            "told": many(ref("Reason")),
            "supposed_rounds": many(NUMBER),
            "decisions": many({"type": "object"}),
            **_prizes()["properties"],
        },
    )


def _prizes() -> Schema:
    award = having({"player": NUMBER, "cents": COUNT, "things": many(TEXT), "category": TEXT})
    of_a_team = having({"place": NUMBER, "team": TEXT, "cents": COUNT, "things": many(TEXT)})
    undivided = having({"category": TEXT, "place": NUMBER, "cents": COUNT})
    waiting = having({"category": TEXT, "players": many(NUMBER), "things": many(TEXT)})
    teams_waiting = having({"teams": many(TEXT), "cents": NUMBER, "things": many(TEXT)})
    return having(
        {"prizes": many(award), "undivided": many(undivided)},
        {
            "prizes_provisional": FLAG,
            "team_prizes": many(of_a_team),
            "waiting": many(waiting),
            "teams_waiting": many(teams_waiting),
        },
    )


def _explanation() -> Schema:
    tried = having({"candidate": {"type": ["integer", "array", "null"]}, "reason": ref("Reason")})
    return having(
        {
            "round": NUMBER,
            "published": or_none({"type": "object"}),
            "facts": {"type": "object"},
            "intro": many(ref("Reason")),
            "tried": many(tried),
            "opponent": ref("Reason"),
            "colour": or_none(ref("Reason")),
            "exceptions": many(ref("Reason")),
        },
        {"player": NUMBER, "team": NUMBER, "why_not": ref("Reason")},
    )


def _line_of_the_crosstable() -> Schema:
    cell = having(
        {"round": NUMBER},
        {
            "opponent": NUMBER,
            "colour": {"enum": ["white", "black"]},
            "table": NUMBER,
            "rest": TEXT,
            "result": TEXT,
            "sign": TEXT,
            "total": TEXT,
        },
    )
    return having({"rounds": many(cell)}, {"player": NUMBER, "team": NUMBER})


def _bracket() -> Schema:
    somebody = or_none(NUMBER)
    tie = having(
        {
            "upper": somebody,
            "lower": somebody,
            "winner": somebody,
            "round": COUNT,
            "white": somebody,
            "result": or_none(TEXT),
            "alone": FLAG,
        }
    )
    kinds = {"enum": ["main", "placing", "recovery", "final"]}
    return having({"kind": kinds, "place": NUMBER, "title": TEXT, "joined": FLAG, "columns": many(many(tie))})


def _opening() -> Schema:
    squares = many({"type": "integer", "minimum": 1, "maximum": 32})
    return having(
        {
            "opening": NUMBER,
            "moves": many(TEXT),
            "class": TEXT,
            "tables": many(TEXT),
            "white": squares,
            "black": squares,
        }
    )


def _table() -> Schema:
    column = having({"key": TEXT, "heading": TEXT, "kind": {"enum": [kind.value for kind in ColumnType]}})
    row = many({"type": ["integer", "string", "null"]})
    return having(
        {
            "table": {"enum": list(TABLES)},
            "title": TEXT,
            "columns": many(column),
            "rows": many(row),
            "notes": many(TEXT),
        }
    )
