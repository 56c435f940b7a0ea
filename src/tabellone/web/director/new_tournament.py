"""A new tournament: the system first, then what matters about it, the rest folded; or like an earlier one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.http import HttpResponse
from django.shortcuts import redirect, render

from tabellone.desk.events import hold
from tabellone.desk.new_tournaments import Wanted, open_tournament
from tabellone.documents.time_controls import offered_time_controls, time_control_text
from tabellone.engine.capabilities import HasFixedRounds, PlaysDraughts
from tabellone.engine.encounters import Table
from tabellone.engine.model import PAPER_FIELDS
from tabellone.engine.options import fields
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.engine.teams.options import LineUps
from tabellone.journal.state import State
from tabellone.reading.options import read_options
from tabellone.store.gatherings import all_gatherings
from tabellone.web.books import REPOSITORY, hand
from tabellone.web.option_forms import Question, answers, chosen_words, mattering, questions
from tabellone.web.request import Request
from tabellone.web.typed import typed_for_papers, typed_key, whole_number

DEFAULT_ROUNDS = 5
MOST_OFFERED = 50
"""Earlier tournaments a new one can be like."""


class Card(NamedTuple):
    """A system to choose, with its options."""

    name: str
    chosen: bool
    first: list[Question]
    folded: list[Question]
    defaults: str
    """What is chosen of the folded ones, in words."""
    sets_rounds: bool
    """Whether somebody has to say how many rounds there are."""
    may_stop: bool
    """Whether the rounds can be said although the players decide them: who is left plays a final group."""


def new(request: Request) -> HttpResponse:
    """The form; a tournament that it is to be like fills it in."""
    like = typed_key(request.POST.get("like") or request.GET.get("like", ""))
    earlier = REPOSITORY.moment(like).state if like else None
    problem = ""
    if request.method == "POST":
        try:
            return redirect("players", open_tournament(hand(request), _wanted(request)))
        except BadDocumentError as error:
            problem = request.speaker.problem(error)
    typed = _typed(request, earlier)
    context = {
        "cards": [_card(name, typed["system"], request, earlier) for name in SYSTEM_NAMES],
        "typed": typed,
        "problem": problem,
        "gatherings": all_gatherings(),
        "cadences": offered_time_controls(request.speaker),
        "earlier": [row for row in REPOSITORY.listed(0, MOST_OFFERED, public=False) if row.summary.problem is None],
        "like": like,
        "systems_with_boards": " ".join(name for name in SYSTEM_NAMES if system_named(name).encounter is not Table),
        "systems_asking_rounds": " ".join(name for name in SYSTEM_NAMES if not _fixes_rounds(name)),
    }
    return render(request, "tabellone/tournament/new.html", context, status=400 if problem else 200)


def _typed(request: Request, earlier: State | None) -> Mapping[str, Any]:
    """What stands in the fields: what was typed, else what the earlier one has, else nothing or a default."""
    known: dict[str, Any] = {"rounds": DEFAULT_ROUNDS, "system": SYSTEM_NAMES[0], "event": request.GET.get("event", "")}
    if earlier is not None:
        known |= {"system": earlier.system_name, "rounds": earlier.rounds}
        known |= {
            "place": earlier.place,
            "arbiter": earlier.arbiter,
            "cadence": time_control_text(earlier.cadence, request.speaker),
        }
    names = ("name", "rounds", "system", "event", "new_event", *PAPER_FIELDS)
    return {name: request.POST.get(name, known.get(name, "")) for name in names}


def _card(name: str, chosen: str, request: Request, earlier: State | None) -> Card:
    options = earlier.options if earlier is not None and earlier.system_name == name else _recommended(name)
    first, folded = mattering(name, questions(name, options))
    defaults = " · ".join(chosen_words(one, request.speaker) for one in folded if not one.is_for_teams)
    may_stop = any(field.name == "final_group" for field in fields(system_named(name).options))
    return Card(name, name == chosen, first, folded, defaults, not _fixes_rounds(name), may_stop)


def _recommended(name: str) -> Any:
    """The defaults, but for the envelope of Art. 5 a, which the default of documents does not know."""
    system = system_named(name)
    wanted = {"line_ups": LineUps.FIXED_IN_ENVELOPE.value} if isinstance(system, PlaysDraughts) else {}
    return read_options(system.options, wanted, "rules")


def _fixes_rounds(name: str) -> bool:
    return isinstance(system_named(name), HasFixedRounds)


def _wanted(request: Request) -> Wanted:
    system, typed = request.POST.get("system", ""), request.POST
    described = {
        "name": typed.get("name", ""),
        "system": system,
        "rules": answers(request, system) if system in SYSTEM_NAMES else {},
        "rounds": whole_number(typed.get(f"{system}.rounds") or typed.get("rounds", str(DEFAULT_ROUNDS))),
    }
    return Wanted(described, typed_for_papers(request.POST), _gathering(request), typed_key(typed.get("like", "")))


def _gathering(request: Request) -> str:
    """The event it belongs to, made now if it has a new name."""
    typed = request.POST
    if not typed.get("new_event", "").strip():
        return typed_key(typed.get("event", ""))
    said = {"name": typed["new_event"], "place": typed.get("place", ""), "arbiter": typed.get("arbiter", "")}
    return hold({**said, "from": typed.get("date", "")})
