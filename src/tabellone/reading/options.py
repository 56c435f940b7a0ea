"""The options of a system as documents and journals write them: by name, with plain values."""

from enum import Enum
from typing import Any

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.options import OptionField, as_dict, fields, from_values
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_bool, read_int, read_list, read_object


def read_options(options: type[Any], raw: Any, path: str) -> Any:
    """The option class filled from a document's object; unknown names and values are refused."""
    known = {field.name: field for field in fields(options)}
    chosen = read_object(raw, path, known)
    return from_values(options, {name: _value(known[name], value, f"{path}.{name}") for name, value in chosen.items()})


def write_options(rules: Any, everything: bool = False) -> dict[str, Any]:
    """Returns the JSON object that `read_options` reads back, without defaults unless `everything`."""
    defaults = as_dict(type(rules)())
    return {name: _plain(value) for name, value in as_dict(rules).items() if everything or value != defaults[name]}


def _value(field: OptionField, raw: Any, path: str) -> Any:
    if raw is None and field.optional:
        return None
    if field.many:
        if len({str(item) for item in read_list(raw, path)}) < len(raw):
            raise BadDocumentError("option_twice", path)
        return tuple(_single(field, item, f"{path}[{index}]") for index, item in enumerate(raw))
    return _single(field, raw, path)


def _single(field: OptionField, raw: Any, path: str) -> Any:
    if field.type is str:
        if type(raw) is int:  # a seed is often a number
            raw = str(raw)
        if not isinstance(raw, str) or len(raw) > MAX_TEXT_LENGTH or not raw.isprintable():
            raise BadDocumentError("option_not_a_line", path, longest=MAX_TEXT_LENGTH)
        return raw
    if field.limits is not None:
        return read_int(raw, path, field.limits.min, field.limits.max)
    if field.choices is None:
        return read_bool(raw, path)
    if not isinstance(raw, str) or raw not in field.choices:
        raise BadDocumentError("option_unknown_word", path, word=str(raw)[:80], known=TextList(field.choices))
    return field.type(raw)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value
