"""The form of a player, made from the one description of players: a new field needs no new form."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.engine.capabilities import CallsArbiters, HasSeeds, HasTeamStandings, PlaysChess
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import PLAYER_FIELDS
from tabellone.engine.player_fields import FORMATTED_TYPES, FieldScope, FieldType, PlayerField
from tabellone.engine.system import System
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

NOT_ASKED = ("first_rating",)
"""What an edit decides."""
ONLY_WHERE: Mapping[str, type] = {
    "seeded": HasSeeds,
    "team": HasTeamStandings,
    "arbiter": CallsArbiters,
    "other_rating": PlaysChess,
    "other_title": PlaysChess,
    "appraised_rating": PlaysChess,
    "federation": PlaysChess,
    "fide_number": PlaysChess,
    "fide_title": PlaysChess,
}
"""What means something only where a system has a capability; it is asked after everything else."""
LABELS = {
    "appraised_rating": "ui_appraised_rating",
    "other_rating": "ui_other_rating",
    "other_title": "ui_other_title",
    "title": "ui_category",
    "fide_number": "ui_fide_number",
    "fide_title": "ui_fide_title",
    "club": "ui_club",
    "province": "ui_province",
    "card": "ui_card",
    "arbiter": "ui_is_arbiter",
    "born": "ui_born",
    "sex": "ui_sex",
    "federation": "ui_federation",
}
"""The words of the catalogue for fields that are not called there as they are here."""
UNSAID = "unsaid."
"""Before the name of a field that the form sends along while nobody has said it."""
SAID_OR_NOT = (FieldType.FIDE_NUMBER, FieldType.FIDE_TITLE)
SEXES = {"": "ui_sex_unsaid", "m": "sex_m", "w": "sex_w"}


class Question(NamedTuple):
    """One field of the form."""

    name: str
    holds: FieldType
    value: Any
    """As it is now, or as it was typed and refused."""
    longest: int = MAX_TEXT_LENGTH
    """Letters."""

    @property
    def label(self) -> str:
        """The code of its word."""
        return LABELS.get(self.name, self.name)

    @property
    def is_flag(self) -> bool:
        """A box to check."""
        return self.holds is FieldType.FLAG

    @property
    def is_number(self) -> bool:
        """Typed in digits."""
        return self.holds is FieldType.WHOLE

    @property
    def unsaid(self) -> str:
        """The name of the field by which an empty one stays unsaid; nothing where there is none."""
        return UNSAID + self.name if self.holds in SAID_OR_NOT and self.value is None else ""

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """Of what is one of a few words: each with the code of its own; the first says nothing."""
        if self.holds is not FieldType.SEX:
            return ()
        return tuple(SEXES.items())

    @property
    def is_required(self) -> bool:
        """Not to be left empty."""
        return self.holds is FieldType.NAME


def questions(system: System, said: Mapping[str, Any]) -> list[Question]:
    """What can be said of a player in a tournament of this system, and what is said of him."""
    return [Question(field.name, field.type, said[field.name]) for field in _asked(system)]


def answers(request: Request, system: System) -> dict[str, Any]:
    """What was typed, as an event has it."""
    typed = {field.name: _typed(field, request.POST.get(field.name, "")) for field in _asked(system)}
    unsaid = {name: None for name, value in typed.items() if value == "" and UNSAID + name in request.POST}
    return typed | unsaid


def _asked(system: System) -> list[PlayerField]:
    """What everybody has first, in the order of the description."""
    told = [field for field in PLAYER_FIELDS if field.scope > FieldScope.COURSE and field.name not in NOT_ASKED]
    everywhere = [field for field in told if field.name not in ONLY_WHERE]
    here = [field for field in told if field.name in ONLY_WHERE and isinstance(system, ONLY_WHERE[field.name])]
    return everywhere + here


def _typed(field: PlayerField, text: str) -> Any:
    if field.type is FieldType.FLAG:
        return bool(text)
    if field.type is FieldType.WHOLE:
        number = whole_number(text)
        return number if number is not None or not text.strip() else text.strip()  # refused as it is
    if field.type in (FieldType.FEDERATION, FieldType.FIDE_TITLE):
        return text.strip().upper()
    return text.strip() if field.type in FORMATTED_TYPES else text
