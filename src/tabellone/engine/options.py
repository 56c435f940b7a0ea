"""Options of a system, read from its frozen option class: forms, schema, validation and pages are made from it.

An option class is a NamedTuple whose fields have defaults and one of four types: an Enum (one of a few words), a
bool, a str (one line of text), or a tuple of an Enum's members (a chosen list in order). A field may also be None: "as
the edition says".
"""

from enum import Enum
from types import GenericAlias, NoneType, UnionType
from typing import Any, NamedTuple


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


def _field(name: str, hint: Any, default: Any) -> OptionField:
    optional = isinstance(hint, UnionType)
    if optional:
        (hint,) = (part for part in hint.__args__ if part is not NoneType)
    many = isinstance(hint, GenericAlias)
    if many:
        hint = hint.__args__[0]
    choices = tuple(member.value for member in hint) if issubclass(hint, Enum) else None
    return OptionField(name, choices, many, optional, default, hint)
