"""What the JSON Schemas of the kinds of encounters share."""

from typing import Any

from tabellone.engine.results import DRAWN_FIRST, READ_AFTER_A_DRAW, RESULTS

NUMBER = {"type": "integer", "minimum": 1}


def result_schema() -> dict[str, Any]:
    """Returns the schema of a game's result; a drawn game may be followed by any number of replays."""
    replayed = {"type": "string", "pattern": f"^({'|'.join(DRAWN_FIRST)})( 1/2)* ({'|'.join(READ_AFTER_A_DRAW)})$"}
    return {"anyOf": [{"enum": list(RESULTS)}, replayed]}


def seats_schema() -> dict[str, Any]:
    return {"type": "array", "items": NUMBER, "minItems": 3, "maxItems": 5, "uniqueItems": True}
