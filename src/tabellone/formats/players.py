"""A player of a document, made from the fields of `Player`."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import PLAYER_FIELDS, Player
from tabellone.engine.player_fields import FORMATTED_TYPES, FieldType, PlayerField
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_bool, read_int, read_line

KNOWN_FIELDS = frozenset(Player._fields)


def read_player(entry: dict[str, Any], rounds: int, path: str) -> Player:
    """Reads a player; missing fields have their defaults."""
    if entry.get("number") is None:
        raise BadDocumentError("number_missing", path)
    said: dict[str, Any] = {}
    for name, value in entry.items():  # first what nearly everything is, without the cost of a call
        if type(value) is str and name in TEXT_FIELDS and len(value) <= MAX_TEXT_LENGTH and value.isprintable():
            said[name] = value.strip() if name in KEY_FIELDS else value
        elif type(value) is int and name in NUMBER_FIELDS and value in NUMBER_FIELDS[name]:
            said[name] = value
        elif name in READERS:
            said[name] = READERS[name](value, path, name)
    player = Player(**said)
    if player.enters != 1:
        read_int(player.enters, f"{path}.enters", 1, rounds)
    if player.leaves is not None and player.leaves < player.enters - 1:
        raise BadDocumentError("leaves_before_entering", f"{path}.leaves", leaves=player.leaves, enters=player.enters)
    return player


def write_player(player: Player) -> dict[str, Any]:
    """Returns the JSON object that `read_player` reads back, without fields at their defaults."""
    return {name: value for name, value, usual in zip(Player._fields, player, DEFAULTS, strict=True) if value != usual}


def unknown_fields(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the fields that `read_player` does not know or whose values it cannot use; they are written back."""
    return {
        name: value
        for name, value in entry.items()
        if name not in KNOWN_FIELDS or (name in VALIDATORS and value is not None and not VALIDATORS[name](value))
    }


def _number(value: Any, path: str, name: str) -> int:
    return read_int(value, f"{path}.{name}", 1)


def _name(value: Any, path: str, name: str) -> str:
    return read_line(value, f"{path}.{name}")


def _line(value: Any, path: str, name: str) -> str:
    return "" if value is None else _name(value, path, name)


def _key(value: Any, path: str, name: str) -> str:
    return _line(value, path, name).strip()


def _integer(among: range, value: Any, path: str, name: str) -> int | None:
    if value is None:
        return None
    return read_int(value, f"{path}.{name}", among[0], among[-1]) or None  # lists write 0 for none


def _flag(value: Any, path: str, name: str) -> bool:
    return read_bool(value, f"{path}.{name}")


def _enters(value: Any, path: str, name: str) -> int:
    """Reads the first round of a player as a whole number; `read_player` checks that it is an announced round."""
    return read_int(value, f"{path}.{name}")


def _leaves(value: Any, path: str, name: str) -> int | None:
    return None if value is None else read_int(value, f"{path}.{name}", 0)


def _formatted(field: PlayerField, value: Any, path: str, name: str) -> Any:
    """Documents could always have anything there, which was for reports alone."""
    return value if FORMATTED_TYPES[field.type](value) else field.default


Reader = Callable[[Any, str, str], Any]
"""Of a value, with the place of the player and the name of the field: the place of a value is seldom needed."""
READER_OF: dict[FieldType, Reader] = {
    FieldType.NUMBER: _number,
    FieldType.NAME: _name,
    FieldType.LINE: _line,
    FieldType.MATCH_KEY: _key,
    FieldType.FLAG: _flag,
    FieldType.ENTERS: _enters,
    FieldType.LEAVES: _leaves,
}


def _reader(field: PlayerField) -> Reader:
    if field.type is FieldType.WHOLE:
        return partial(_integer, field.allowed_range)
    if field.type in FORMATTED_TYPES:
        return partial(_formatted, field)
    return READER_OF[field.type]


VALIDATORS = {field.name: FORMATTED_TYPES[field.type] for field in PLAYER_FIELDS if field.type in FORMATTED_TYPES}
READERS = {field.name: _reader(field) for field in PLAYER_FIELDS}
TEXT_FIELDS = frozenset(
    field.name for field in PLAYER_FIELDS if field.type in (FieldType.NAME, FieldType.LINE, FieldType.MATCH_KEY)
)
KEY_FIELDS = frozenset(field.name for field in PLAYER_FIELDS if field.type is FieldType.MATCH_KEY)
NUMBER_FIELDS = {field.name: field.allowed_range[1:] for field in PLAYER_FIELDS if field.allowed_range}
"""Those that mean themselves; the first may be a 0."""
NO_DEFAULT = object()
DEFAULTS = tuple(NO_DEFAULT if field.is_always_written else field.default for field in PLAYER_FIELDS)
