"""Options of a system, read from its frozen option class: forms, schema, validation and pages are made from it.

An option class is a NamedTuple whose fields have defaults and one of five types: an Enum (one of a few words), a
bool, a str (one line of text), an int with its limits, or a tuple of an Enum's members (a chosen list in order). A
field may also be None: "as the edition says". What several systems share is a block: a NamedTuple of the same kind that
is a field of their option classes. Documents, forms and pages know nothing of blocks: their fields stand where the
block does.
"""

from enum import Enum
from types import GenericAlias, NoneType, UnionType
from typing import Any, NamedTuple, TypeGuard, TypeVar

OptionT = TypeVar("OptionT")


class Range(NamedTuple):
    """The limits of a whole number."""

    min: int
    max: int


class OptionField(NamedTuple):
    """One option as its class declares it."""

    name: str
    choices: tuple[str, ...] | None
    """The words allowed; None for a yes or no, a number, or free text."""
    many: bool
    """A list of such words, each at most once."""
    optional: bool
    """May be left to the edition."""
    default: Any
    type: type[Any]
    limits: Range | None = None
    """Of a number."""


_CACHED: dict[type[Any], list[OptionField]] = {}
"""What was asked before: a page may ask hundreds of times."""


def fields(options: type[Any]) -> list[OptionField]:
    """The options of a system, in order."""
    if options not in _CACHED:
        found: list[OptionField] = []
        for name, hint in options.__annotations__.items():
            found += fields(hint) if _is_block(hint) else [_field(name, hint, options._field_defaults[name])]
        _CACHED[options] = found
    return _CACHED[options]


def option(rules: tuple[Any, ...], option_type: type[OptionT]) -> OptionT | None:
    """The option or the block of this type; None where the system of the rules has no such thing."""
    return next((value for value in rules if isinstance(value, option_type)), None)


def as_dict(rules: Any) -> dict[str, Any]:
    """Every option as it is chosen, by the name that documents use."""
    found: dict[str, Any] = {}
    for name, hint in type(rules).__annotations__.items():
        value = getattr(rules, name)
        found |= as_dict(value) if _is_block(hint) else {name: value}
    return found


def from_values(options: type[Any], values: dict[str, Any]) -> Any:
    """The option class with these options by name; the rest is at its default."""
    found = {}
    for name, hint in options.__annotations__.items():
        if _is_block(hint):
            found[name] = from_values(hint, values)
        elif name in values:
            found[name] = values[name]
    return options(**found)


def _is_block(hint: Any) -> TypeGuard[type[Any]]:
    return isinstance(hint, type) and issubclass(hint, tuple)


def _field(name: str, hint: Any, default: Any) -> OptionField:
    optional = isinstance(hint, UnionType)
    if optional:
        (hint,) = (part for part in hint.__args__ if part is not NoneType)
    if (stated := getattr(hint, "__metadata__", None)) is not None:
        return OptionField(name, None, False, optional, default, int, *stated)
    many = isinstance(hint, GenericAlias)
    if many:
        hint = hint.__args__[0]
    choices = tuple(member.value for member in hint) if issubclass(hint, Enum) else None
    return OptionField(name, choices, many, optional, default, hint)
