"""The shape of each kind of event: which fields it has and what kind of value each of them is.

A shape says whether the data can be read at all, never whether the event may happen. It may grow, but what fitted once
fits for ever.
"""

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, NamedTuple

from tabellone.engine.board_handicap import QUARTERS
from tabellone.engine.fide_identity import Issuer
from tabellone.engine.model import PLAYER_FIELDS, Deviation
from tabellone.engine.outcomes import RESTS
from tabellone.engine.player_fields import FieldScope, FieldType
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import ANY_CODES
from tabellone.journal.event import RefusedError
from tabellone.journal.state import Phones
from tabellone.reading.tie_decisions import AFTER, HOW

Check = Callable[[Any, str], None]
"""Raises BadDocumentError with the place if the value is of another kind."""


class Field(NamedTuple):
    """One field of an event."""

    check: Check
    required: bool = True
    decided: bool = False
    """Not asked for by anybody: added when the event is made."""


Shape = Mapping[str, Field]


def require_shape(shape: Shape, data: Any, asked: bool = False) -> None:
    """The data has every field it needs, each with a value of its kind.

    What somebody asks for lacks the fields that are decided when the event is made.
    """
    if not isinstance(data, dict):
        raise BadDocumentError("not_an_object", "")
    for name, field in shape.items():
        if name in data:
            field.check(data[name], name)
        elif field.required and not (asked and field.decided):
            field.check(None, name)  # says what is missing


def require_known(shape: Shape, data: Mapping[str, Any]) -> None:
    """No field that nobody reads: its name may be another's, damaged."""
    for name in data:
        if name not in shape:
            raise BadDocumentError("unknown_option", "", name=str(name)[:80], known=TextList(shape))


def text(value: Any, path: str) -> None:
    """Words."""
    if not isinstance(value, str):
        raise BadDocumentError("not_text", path)


def whole(value: Any, path: str) -> None:
    """A whole number."""
    if type(value) is not int:
        raise BadDocumentError("not_a_whole_number", path)


def number(value: Any, path: str) -> None:
    """A number, with decimals or without."""
    if type(value) is not int and not (type(value) is float and isfinite(value)):
        raise BadDocumentError("not_a_number", path)


def yes_or_no(value: Any, path: str) -> None:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadDocumentError("option_not_yes_or_no", path)


def anything(value: Any, path: str) -> None:
    """Kept for the record; nothing is read from it."""


def mapping(value: Any, path: str) -> None:
    """An object; what is in it is read by somebody else."""
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", path)


def born(value: Any, path: str) -> None:
    """A year, or a day."""
    if type(value) is not int:
        text(value, path)


def maybe(check: Check) -> Check:
    """Or nothing."""

    def checked(value: Any, path: str) -> None:
        if value is not None:
            check(value, path)

    return checked


def list_of(check: Check, least: int = 0, most: int | None = None) -> Check:
    """Several of them."""

    def checked(value: Any, path: str) -> None:
        if not isinstance(value, list) or len(value) < least or (most is not None and len(value) > most):
            raise BadDocumentError("not_a_list", path)
        for item in value:
            check(item, path)

    return checked


def row(*checks: Check, least: int) -> Check:
    """A few values one after the other; the last ones may be missing."""

    def checked(value: Any, path: str) -> None:
        if not isinstance(value, list) or not least <= len(value) <= len(checks):
            raise BadDocumentError("not_a_list", path)
        for item, check in zip(value, checks, strict=False):
            check(item, path)

    return checked


def result_code(value: Any, path: str) -> None:
    """A result of any system, or none yet."""
    if not isinstance(value, str | None) or value not in ANY_CODES:
        raise BadDocumentError(
            "impossible_result", path, found=str(value)[:40], known=TextList(sorted(filter(None, ANY_CODES)))
        )


def handicap_system(value: Any, path: str) -> None:
    """One of those that give points."""
    if value not in QUARTERS:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:40], known=TextList(QUARTERS))


def rest_kind(value: Any, path: str) -> None:
    """A rest of any system."""
    if not isinstance(value, str) or value not in RESTS:
        raise BadDocumentError("impossible_rest", path, found=str(value)[:40], known=TextList(sorted(RESTS)))


def absence_kind(value: Any, path: str) -> None:
    """What somebody can announce, or that he takes it back."""
    if value not in (None, "absent", "half"):
        known = ["absent", "half"]
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def decided_why(value: Any, path: str) -> None:
    """Why a director made a round other than the rules pair it."""
    known = [reason.value for reason in Deviation]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def entered_by_phone(value: Any, path: str) -> None:
    """What becomes of results that players enter."""
    known = [choice.value for choice in Phones]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def fide_or_federation(value: Any, path: str) -> None:
    """Whose a number or a title is."""
    known = [meaning.value for meaning in Issuer]
    if value not in known:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(known))


def tie_how(value: Any, path: str) -> None:
    """A lot, a blitz or a play-off."""
    if not isinstance(value, str) or value not in HOW:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(HOW))


def tie_after(value: Any, path: str) -> None:
    """A point of the ranking."""
    if not isinstance(value, str) or value not in AFTER:
        raise BadDocumentError("option_unknown_word", path, word=str(value)[:80], known=TextList(AFTER))


def arbiter(value: Any, path: str) -> None:
    """A player by his id, or somebody of the staff by his name."""
    if not isinstance(value, str) and type(value) is not int:
        raise BadDocumentError("not_an_arbiter", path)


def prize(value: Any, path: str) -> None:
    """A place with money or a thing."""
    _only(PRIZE, value, path)


def round_game(value: Any, path: str) -> None:
    """A round with its game."""
    _only(ROUND_GAME, value, path)


def appointment(value: Any, path: str) -> None:
    """A round with its beginning."""
    _only(APPOINTMENT, value, path)


def _only(shape: Shape, value: Any, path: str) -> None:
    """A mapping with these fields and no others."""
    mapping(value, path)
    for name in value:
        if name not in shape:
            raise BadDocumentError("unknown_option", f"{path}.{name}", name=str(name)[:80], known=TextList(shape))
    require_shape(shape, value)


def player(value: Any, path: str) -> None:
    """Somebody to enrol."""
    require_shape(PLAYER, value)


def people(value: Any, path: str) -> None:
    """Somebody at least."""
    if not isinstance(value, list) or not value or not all(isinstance(entry, dict) for entry in value):
        raise RefusedError("nobody_to_enrol")
    for entry in value:
        player(entry, path)


def kept_parts(*several: str) -> Check:
    """What a document said besides: of the round, and of what there are several of, by number or by player."""

    def checked(value: Any, path: str) -> None:
        mapping(value, path)
        for part in value.values():
            mapping(part, path)
        for part in (value[name] for name in several if name in value):
            for entry in part.values():
                mapping(entry, path)

    return checked


def optional(check: Check) -> Field:
    """A field that may be missing."""
    return Field(check, required=False)


PRIZE: Shape = {
    "place": Field(whole),
    "cents": optional(whole),
    "thing": optional(text),
    "category": optional(text),
}
ROUND_GAME: Shape = {
    "round": Field(whole),
    "name": optional(text),
    "faq": optional(text),
    "minutes": optional(whole),
    "was": optional(text),
    "was_minutes": optional(whole),
}
APPOINTMENT: Shape = {"round": Field(whole), "starts": Field(text)}
DESCRIBED_BY: Mapping[FieldType, Field] = {
    FieldType.NAME: Field(text),
    FieldType.LINE: optional(text),
    FieldType.MATCH_KEY: optional(text),
    FieldType.WHOLE: optional(maybe(whole)),
    FieldType.FLAG: optional(anything),
    FieldType.BORN: optional(born),
    FieldType.SEX: optional(text),
    FieldType.FEDERATION: optional(text),
    FieldType.FIDE_NUMBER: optional(maybe(text)),
    FieldType.FIDE_TITLE: optional(maybe(text)),
}
"""What somebody can be described by."""
DESCRIPTION: Shape = {
    field.name: DESCRIBED_BY[field.type] for field in PLAYER_FIELDS if field.scope > FieldScope.COURSE
}
KEPT: Shape = {"kept": optional(mapping)}
"""What a document said besides that no rule needs: given back when it is exported."""
PLAYER: Shape = {**DESCRIPTION, "enters": optional(maybe(whole)), **KEPT}
NUMBERS: Shape = {"numbers": optional(maybe(mapping))}
RESTS_OF_A_ROUND: Shape = {"rests": optional(list_of(row(whole, rest_kind, maybe(whole), least=2)))}
A_ROUND: Shape = {"round": Field(whole)}
A_PLAYER: Shape = {"player": Field(whole)}
A_TEAM: Shape = {"team": Field(whole)}
A_COMPETITOR: Shape = {"player": optional(whole), "team": optional(whole)}
"""One of the two."""
AN_ENCOUNTER: Shape = {**A_ROUND, "encounter": Field(whole)}
