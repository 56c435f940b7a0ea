"""Options of a system, read from its frozen option class: forms, schema, validation and pages are made from it.

An option class is a NamedTuple whose fields have defaults and one of four types: an Enum (one of a few words), a
bool, a str (one line of text), or a tuple of an Enum's members (a chosen list in order). A field may also be None: "as
the edition says".
"""

from enum import Enum
from types import GenericAlias, NoneType, UnionType
from typing import Any, NamedTuple

from tabellone.engine.limits import LONGEST_TEXT
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError


class OptionField(NamedTuple):
    """One option as its class declares it."""

    name: str
    choices: tuple[str, ...] | None
    """The words allowed; None for a yes or no, or for free text."""
    many: bool
    """A list of such words, each at most once."""
    optional: bool
    """May be left to the edition."""
    default: Any
    type: type[Any]


def fields(options: type[Any]) -> list[OptionField]:
    """The options of a system, in order."""
    return [_field(name, hint, options._field_defaults[name]) for name, hint in options.__annotations__.items()]


def read_options(options: type[Any], raw: Any, where: str) -> Any:
    """The option class filled from a document's object; unknown names and values are refused."""
    if not isinstance(raw, dict):
        raise BadDocumentError("not_an_object", where)
    known = {field.name: field for field in fields(options)}
    for name in raw:
        if name not in known:
            raise BadDocumentError("unknown_option", f"{where}.{name}", name=name, known=Items(known))
    return options(**{name: _value(known[name], value, f"{where}.{name}") for name, value in raw.items()})


def write_options(chosen: Any, everything: bool = False) -> dict[str, Any]:
    """What `read_options` reads back; options left at their default are left out, unless everything is asked for."""
    defaults = chosen._field_defaults
    return {k: _plain(value) for k, value in chosen._asdict().items() if everything or value != defaults[k]}


def _field(name: str, hint: Any, default: Any) -> OptionField:
    optional = isinstance(hint, UnionType)
    if optional:
        (hint,) = (part for part in hint.__args__ if part is not NoneType)
    many = isinstance(hint, GenericAlias)
    if many:
        hint = hint.__args__[0]
    choices = tuple(member.value for member in hint) if issubclass(hint, Enum) else None
    return OptionField(name, choices, many, optional, default, hint)


def _value(field: OptionField, raw: Any, where: str) -> Any:
    if raw is None and field.optional:
        return None
    if field.many:
        if not isinstance(raw, list):
            raise BadDocumentError("not_a_list", where)
        if len({str(item) for item in raw}) < len(raw):
            raise BadDocumentError("option_twice", where)
        return tuple(_single(field, item, f"{where}[{index}]") for index, item in enumerate(raw))
    return _single(field, raw, where)


def _single(field: OptionField, raw: Any, where: str) -> Any:
    if field.type is str:
        if type(raw) is int:  # a seed is often a number
            raw = str(raw)
        if not isinstance(raw, str) or len(raw) > LONGEST_TEXT or not raw.isprintable():
            raise BadDocumentError("option_not_a_line", where, longest=LONGEST_TEXT)
        return raw
    if field.choices is None:
        if not isinstance(raw, bool):
            raise BadDocumentError("option_not_yes_or_no", where)
        return raw
    if not isinstance(raw, str) or raw not in field.choices:
        raise BadDocumentError("option_unknown_word", where, word=str(raw)[:80], known=Items(field.choices))
    return field.type(raw)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value
