"""A player of a document, made from the fields of `Player`."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tabellone.engine.limits import LONGEST_TEXT
from tabellone.engine.model import PLAYER_FIELDS, Player
from tabellone.engine.player_fields import NOTED, Holds, PlayerField
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_flag, read_line, read_whole

KNOWN_FIELDS = frozenset(Player._fields)


def read_player(entry: dict[str, Any], rounds: int, where: str) -> Player:
    """What the entry says; what it does not say is as usual."""
    if entry.get("number") is None:
        raise BadDocumentError("number_missing", where)
    said: dict[str, Any] = {}
    for name, value in entry.items():  # first what nearly everything is, without the cost of a call
        if type(value) is str and name in TEXTS and len(value) <= LONGEST_TEXT and value.isprintable():
            said[name] = value.strip() if name in KEYS else value
        elif type(value) is int and name in NUMBERS and value in NUMBERS[name]:
            said[name] = value
        elif name in READERS:
            said[name] = READERS[name](value, where, name)
    player = Player(**said)
    if player.enters != 1:
        read_whole(player.enters, f"{where}.enters", 1, rounds)
    if player.leaves is not None and player.leaves < player.enters - 1:
        raise BadDocumentError("leaves_before_entering", f"{where}.leaves", leaves=player.leaves, enters=player.enters)
    return player


def write_player(player: Player) -> dict[str, Any]:
    """What `read_player` reads back: what is as usual is not said."""
    return {name: value for name, value, usual in zip(Player._fields, player, USUAL, strict=True) if value != usual}


def unread(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What `read_player` takes nothing from: it is given back as it is."""
    return {
        name: value
        for name, value in entry.items()
        if name not in KNOWN_FIELDS or (name in UNDERSTOOD and value is not None and not UNDERSTOOD[name](value))
    }


def _number(value: Any, where: str, name: str) -> int:
    return read_whole(value, f"{where}.{name}", 1)


def _name(value: Any, where: str, name: str) -> str:
    return read_line(value, f"{where}.{name}")


def _line(value: Any, where: str, name: str) -> str:
    return "" if value is None else _name(value, where, name)


def _key(value: Any, where: str, name: str) -> str:
    return _line(value, where, name).strip()


def _whole(among: range, value: Any, where: str, name: str) -> int | None:
    if value is None:
        return None
    return read_whole(value, f"{where}.{name}", among[0], among[-1]) or None  # lists write 0 for none


def _flag(value: Any, where: str, name: str) -> bool:
    return read_flag(value, f"{where}.{name}")


def _enters(value: Any, where: str, name: str) -> int:
    """How late he may come depends on the rounds announced."""
    return read_whole(value, f"{where}.{name}")


def _leaves(value: Any, where: str, name: str) -> int | None:
    return None if value is None else read_whole(value, f"{where}.{name}", 0)


def _noted(field: PlayerField, value: Any, where: str, name: str) -> Any:
    """Documents could always have anything there, which was for reports alone."""
    return value if NOTED[field.holds](value) else field.default


Reader = Callable[[Any, str, str], Any]
"""Of a value, with the place of the player and the name of the field: the place of a value is seldom needed."""
READER_OF: dict[Holds, Reader] = {
    Holds.NUMBER: _number,
    Holds.NAME: _name,
    Holds.LINE: _line,
    Holds.KEY: _key,
    Holds.FLAG: _flag,
    Holds.ENTERS: _enters,
    Holds.LEAVES: _leaves,
}


def _reader(field: PlayerField) -> Reader:
    if field.holds is Holds.WHOLE:
        return partial(_whole, field.among)
    if field.holds in NOTED:
        return partial(_noted, field)
    return READER_OF[field.holds]


UNDERSTOOD = {field.name: NOTED[field.holds] for field in PLAYER_FIELDS if field.holds in NOTED}
READERS = {field.name: _reader(field) for field in PLAYER_FIELDS}
TEXTS = frozenset(field.name for field in PLAYER_FIELDS if field.holds in (Holds.NAME, Holds.LINE, Holds.KEY))
KEYS = frozenset(field.name for field in PLAYER_FIELDS if field.holds is Holds.KEY)
NUMBERS = {field.name: field.among[1:] for field in PLAYER_FIELDS if field.among}
"""Those that mean themselves; the first may be a 0."""
NEVER = object()
USUAL = tuple(NEVER if field.is_always_said else field.default for field in PLAYER_FIELDS)
