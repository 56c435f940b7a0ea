"""The JSON Schema of one encounter of each kind."""

from typing import Any

from tabellone.engine.results import FORFEITS, READ_AFTER_A_DRAW, RESULTS

NUMBER = {"type": "integer", "minimum": 1}


def game() -> dict[str, Any]:
    """White, Black, a result."""
    return {
        "type": "object",
        "required": ["white", "black"],
        "properties": {"white": NUMBER, "black": NUMBER, "result": _result()},
    }


def _result() -> dict[str, Any]:
    """A game replayed after a draw is replayed as often as needed."""
    replayed = {"type": "string", "pattern": f"^1/2( 1/2)* ({'|'.join(READ_AFTER_A_DRAW)})$"}
    return {"anyOf": [{"enum": list(RESULTS)}, replayed]}


def seats() -> dict[str, Any]:
    """Who sits at a table."""
    return {"type": "array", "items": NUMBER, "minItems": 3, "maxItems": 5, "uniqueItems": True}


def table() -> dict[str, Any]:
    """Seats, with places and points as many as seats, which a schema cannot say."""
    of_each_seat = {"type": ["array", "null"], "items": {"type": "integer"}}
    return {
        "type": "object",
        "required": ["seats"],
        "properties": {
            "seats": seats(),
            "places": of_each_seat,
            "points": of_each_seat,
        },
    }


def match() -> dict[str, Any]:
    """Two teams and a game on each board, where a seat may be empty."""
    seat = {"type": ["integer", "null"], "minimum": 1}
    board = {"type": "object", "properties": {"white": seat, "black": seat, "result": _result()}}
    return {
        "type": "object",
        "required": ["white", "black"],
        "properties": {
            "white": NUMBER,
            "black": NUMBER,
            "games": {"type": ["array", "null"], "items": board},
            "result": {"enum": [*FORFEITS, None]},
            "after": {"type": ["string", "null"]},
        },
    }


SCHEMAS = {"games": game, "tables": table, "matches": match}
"""By the field of a round."""
