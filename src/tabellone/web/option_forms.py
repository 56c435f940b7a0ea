"""The form of a system's options, made from its own option class: a new system needs no new form."""

from collections.abc import Collection
from typing import Any, NamedTuple

from tabellone.documents.speaker import Speaker
from tabellone.engine.drawn_options import DRAWN_OPTIONS
from tabellone.engine.options import OptionField, as_dict, fields
from tabellone.engine.systems import system_named
from tabellone.engine.teams.options import Competitors, TeamRules
from tabellone.reading.options import write_options
from tabellone.web.request import Request

LONGEST_NUMBER = 10
"""Digits."""
SAID_OTHERWISE = {("meetings", "board_by_board")}
"""Of openings it says that every board has its own."""
FOR_TEAMS = frozenset(TeamRules._fields) - {"competitors"}
SPARE_CHOICES = 2
"""How many more places a list offers than it has entries."""
MATTERING = {
    "amalfi": ("competitors", "bye", "first_colour"),
    "italo-swiss": ("game", "competitors", "odd", "openings"),
    "round-robin": ("game", "competitors", "legs", "openings"),
    "elimination": ("game", "competitors", "form", "openings"),
    "big-tables": ("middle",),
}
"""What an announcement of each system nearly always says; all else is folded away in a new tournament."""


class Choice(NamedTuple):
    """One of the words of a select."""

    value: str
    words: str
    """Its code in the catalogue."""
    chosen: bool


class Question(NamedTuple):
    """One option with its selects: one, or one for each place of a list."""

    name: str
    """Of the form's field."""
    option: str
    optional: bool
    """An empty answer is "as the text says", or an empty place of a list."""
    many: bool
    text: str | None
    """The line of text, or the number, as it is now; None where one chooses."""
    among: tuple[int, int] | None
    """The least and the largest, where it is a number."""
    selects: list[list[Choice]]
    may_be_drawn: bool = False
    """Whether the draw is still to decide it: an empty answer leaves it to that."""

    @property
    def is_for_teams(self) -> bool:
        """Whether it means nothing as long as players compete for themselves."""
        return self.option in FOR_TEAMS


def questions(system: str, chosen: Any = None, said: Collection[str] | None = ()) -> list[Question]:
    """All options of a system as they are chosen now, or their defaults.

    As long as nothing is drawn it matters which of those that the draw decides somebody has said; None afterwards.
    """
    options = system_named(system).options
    values = as_dict(options() if chosen is None else chosen)
    asked = [_question(system, field, values[field.name]) for field in fields(options)]
    return asked if said is None else [_before_the_draw(one, said) for one in asked]


def _before_the_draw(question: Question, said: Collection[str]) -> Question:
    if question.option not in DRAWN_OPTIONS:
        return question
    selects = question.selects
    if question.option not in said:
        selects = [[choice._replace(chosen=False) for choice in choices] for choices in selects]
    return question._replace(selects=selects, may_be_drawn=True)


def mattering(system: str, asked: list[Question]) -> tuple[list[Question], list[Question]]:
    """Those that matter, and the rest."""
    first = MATTERING.get(system, ())
    return [one for one in asked if one.option in first], [one for one in asked if one.option not in first]


def chosen_words(question: Question, speaker: Speaker) -> str:
    """An option and what is chosen, on a line."""
    if question.text is not None:
        return f"{speaker.say(f'option_{question.option}')}: {question.text or '–'}"
    words = [speaker.say(one.words) for choices in question.selects for one in choices if one.chosen]
    otherwise = speaker.say("ui_to_be_drawn" if question.may_be_drawn else "ui_as_edition")
    return f"{speaker.say(f'option_{question.option}')}: {', '.join(words) or otherwise}"


def changed_words(system: str, name: str, before: Any, after: Any, speaker: Speaker) -> str:
    """An option with its old and its new value, on a line."""
    field = next(one for one in fields(system_named(system).options) if one.name == name)
    old, new = (_value_words(field, value, speaker) for value in (before, after))
    return f"{speaker.say(f'option_{name}')}: {old} → {new}"


def _value_words(field: OptionField, value: Any, speaker: Speaker) -> str:
    if isinstance(value, list):
        return ", ".join(_value_words(field, one, speaker) for one in value) or "–"
    if value is None:
        return speaker.say("ui_as_edition")
    if field.type in (str, int):
        return str(value) or "–"
    return speaker.say(_code(field, str(value).lower() if field.choices is None else str(value)))


def answers(request: Request, system: str) -> dict[str, Any]:
    """What was chosen, as a document has it; what is at its default is left out, unless the draw would decide it."""
    options = system_named(system).options
    raw: dict[str, Any] = {}
    for field in fields(options):
        given = [value for value in request.POST.getlist(f"{system}.{field.name}") if value]
        if field.many:
            if f"{system}.{field.name}" in request.POST:
                raw[field.name] = given
        elif field.type is int:
            raw |= {field.name: _whole(given[0])} if given else {}
        elif field.type is str:
            if f"{system}.{field.name}" in request.POST:
                raw[field.name] = (given or [""])[0].strip()
        elif given:
            raw[field.name] = given[0] if field.choices is not None else given[0] == "true"
    default = write_options(options(), everything=True)
    if raw.get("competitors") != Competitors.TEAMS.value:
        raw = {name: value for name, value in raw.items() if name not in FOR_TEAMS}
    return {name: value for name, value in raw.items() if name in DRAWN_OPTIONS or value != default[name]}


def _whole(given: str) -> int | str:
    """A number, or what was typed instead, which is then refused in words."""
    return int(given) if given.isdecimal() and len(given) < LONGEST_NUMBER else given


def _code(field: OptionField, word: str) -> str:
    """What it is called; a word that means something else elsewhere has the option's name in its code."""
    if field.choices is None:
        return "ui_yes" if word == "true" else "ui_no"
    if field.many:
        return word
    return f"choice_{field.name}_{word}" if (field.name, word) in SAID_OTHERWISE else f"choice_{word}"


def _question(system: str, field: OptionField, value: Any) -> Question:
    if field.type in (str, int):
        among = (field.limits.min, field.limits.max) if field.limits else None
        text = str(value or ("" if field.type is str else 0))
        return Question(f"{system}.{field.name}", field.name, False, False, text, among, [])
    words = field.choices or ("true", "false")
    if field.many:
        places = [item.value for item in value] + [""] * SPARE_CHOICES
    elif value is None:
        places = [""]
    else:
        places = [str(value).lower() if field.choices is None else value.value]
    selects = [[Choice(word, _code(field, word), word == place) for word in words] for place in places]
    optional = field.optional or field.many
    return Question(f"{system}.{field.name}", field.name, optional, field.many, None, None, selects)
