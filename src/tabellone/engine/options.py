"""Options of a system, read from its frozen option class: forms, schema, validation and pages are made from it.

An option class is a NamedTuple whose fields have defaults and one of four types: an Enum (one of a few words), a
bool, a str (one line of text), or a tuple of an Enum's members (a chosen list in order). A field may also be None: "as
the edition says". What several systems share is a block: a NamedTuple of the same kind that is a field of their option
classes. Documents, forms and pages know nothing of blocks: their fields stand where the block does.
"""

from enum import Enum
from types import GenericAlias, NoneType, UnionType
from typing import Any, NamedTuple, TypeGuard, TypeVar

from tabellone.engine.limits import LONGEST_TEXT
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError

Kind = TypeVar("Kind")


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
    found: list[OptionField] = []
    for name, hint in options.__annotations__.items():
        found += fields(hint) if _is_block(hint) else [_field(name, hint, options._field_defaults[name])]
    return found


def chosen(rules: tuple[Any, ...], kind: type[Kind]) -> Kind | None:
    """The option or the block of this type; None where the system of the rules has no such thing."""
    return next((value for value in rules if isinstance(value, kind)), None)


def by_name(rules: Any) -> dict[str, Any]:
    """Every option as it is chosen, by the name that documents use."""
    found: dict[str, Any] = {}
    for name, hint in type(rules).__annotations__.items():
        value = getattr(rules, name)
        found |= by_name(value) if _is_block(hint) else {name: value}
    return found


def read_options(options: type[Any], raw: Any, where: str) -> Any:
    """The option class filled from a document's object; unknown names and values are refused."""
    if not isinstance(raw, dict):
        raise BadDocumentError("not_an_object", where)
    known = {field.name: field for field in fields(options)}
    for name in raw:
        if name not in known:
            raise BadDocumentError("unknown_option", f"{where}.{name}", name=name, known=Items(known))
    return _filled(options, {name: _value(known[name], value, f"{where}.{name}") for name, value in raw.items()})


def write_options(rules: Any, everything: bool = False) -> dict[str, Any]:
    """What `read_options` reads back; options left at their default are left out, unless everything is asked for."""
    defaults = by_name(type(rules)())
    return {name: _plain(value) for name, value in by_name(rules).items() if everything or value != defaults[name]}


def _is_block(hint: Any) -> TypeGuard[type[Any]]:
    return isinstance(hint, type) and issubclass(hint, tuple)


def _filled(options: type[Any], given: dict[str, Any]) -> Any:
    """With what a document says; the rest is at its default."""
    filled = {}
    for name, hint in options.__annotations__.items():
        if _is_block(hint):
            filled[name] = _filled(hint, given)
        elif name in given:
            filled[name] = given[name]
    return options(**filled)


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
