"""The people of the registry: search, one person with his history, import, export, the end of a year."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render

from tabellone.documents.capital_chart import capital_chart
from tabellone.documents.speaker import Speaker
from tabellone.engine.categories import CATEGORIES, MASTER_TITLES
from tabellone.engine.draughts import Board
from tabellone.engine.reasons import BadDocumentError, ImpedimentError
from tabellone.formats.csv_rows import Row
from tabellone.formats.rating_list import write_list
from tabellone.formats.registry import (
    COLUMNS,
    Capital,
    Person,
    read_person,
    read_registry,
    write_history,
    write_registry,
)
from tabellone.store.backup import make_backup
from tabellone.store.registry import Registry
from tabellone.web.access import director_only
from tabellone.web.posting import posted
from tabellone.web.typed import whole_number

REGISTRY = Registry()
SHOWN = 100
LARGEST_FILE = 30_000_000
"""Bytes: a hundred thousand people."""
TYPED = tuple(column for column in COLUMNS if not column.endswith(("_malus", "_last_year")))
"""What the form of a person asks for."""


@director_only
def listing(request: HttpRequest) -> HttpResponse:
    """Who is found by a few letters or a card number."""
    text = request.GET.get("q", "")
    found = REGISTRY.found(text, SHOWN + 1)
    context = {
        "people": found[:SHOWN],
        "more": len(found) > SHOWN,
        "count": REGISTRY.count(),
        "q": text,
        "games": [game.value for game in Board],
    }
    return render(request, "tabellone/registry.html", context)


@director_only
def new(request: HttpRequest) -> HttpResponse:
    """Somebody new."""
    return _form(request, None, Person(""))


@director_only
def person(request: HttpRequest, identity: int) -> HttpResponse:
    """Somebody known: his details, his capitals and how they came about."""
    return _form(request, identity, REGISTRY.person(identity))


def _form(request: HttpRequest, identity: int | None, known: Person) -> HttpResponse:
    problem, typed = "", _cells(known)
    if request.method == "POST":
        typed = {name: request.POST.get(name, "").strip() for name in TYPED}
        try:
            saved = REGISTRY.save(_entered(typed, known), identity)
            messages.success(request, request.speaker.say("ui_saved"))
            return HttpResponseRedirect(f"/registry/{saved}")
        except ImpedimentError as error:
            problem = Speaker(request.language, names_places=False).problem(error)
    history = [] if identity is None else REGISTRY.history(identity)
    context = {
        "identity": identity,
        "person": known,
        "typed": typed,
        "problem": problem,
        "games": [_game(game, typed, history) for game in Board],
        "categories": (*CATEGORIES, *MASTER_TITLES),
    }
    return render(request, "tabellone/person.html", context, status=400 if problem else 200)


def _cells(known: Person) -> dict[str, Any]:
    cells = {name: getattr(known, name) for name in ("card", "name", "club", "province", "country", "fmjd")}
    for game, now in known.capitals.items():
        cells |= {f"{game.value}_category": now.category, f"{game.value}_rating": now.rating}
    return {name: "" if value is None else value for name, value in cells.items()}


def _entered(typed: dict[str, str], known: Person) -> Person:
    """What was typed; malus and last year of a capital are not typed, and stay."""
    entered = read_person(Row(0, typed))
    capitals = {}
    for game, now in entered.capitals.items():
        before = known.capitals.get(game, Capital())
        capitals[game] = now._replace(malus=before.malus, last_year=before.last_year)
    return entered._replace(capitals=capitals)


def _game(game: Board, typed: dict[str, Any], history: list[tuple[Board, Capital]]) -> dict[str, Any]:
    own = [now for which, now in history if which is game]
    return {
        "name": game.value,
        "category": typed.get(f"{game.value}_category", ""),
        "rating": typed.get(f"{game.value}_rating", ""),
        "history": own[::-1],
        "chart": capital_chart([(now.date, now.rating) for now in own if now.rating is not None]),
    }


@director_only
@posted
def import_file(request: HttpRequest) -> HttpResponse:
    """A registry file or a rating list: everybody in it, or nobody if a line cannot be read."""
    upload = request.FILES.get("file")
    if upload is None:
        raise BadDocumentError("ui_no_file", "")
    if upload.size > LARGEST_FILE:
        raise BadDocumentError("too_large", "", size=upload.size, largest=LARGEST_FILE)
    people = read_registry(upload.read(), _chosen_game(request.POST.get("game", "")))
    merged = REGISTRY.merge(people)
    make_backup("registry")
    messages.success(request, request.speaker.say("ui_registry_merged", added=merged.added, changed=merged.changed))
    return HttpResponseRedirect("/registry")


@director_only
def csv_file(request: HttpRequest, name: str) -> HttpResponse:
    """The registry, the list of one game, or every capital; a spreadsheet knows the letters by the mark in front."""
    everybody = REGISTRY.everybody()
    lists = {game.value: game for game in Board}
    if name == "registry":
        text = write_registry(known.person for known in everybody)
    elif name in lists:
        text = write_list(k.person.entry(lists[name]) for k in everybody if lists[name] in k.person.capitals)
    elif name == "history":
        people = {known.id: known.person for known in everybody}
        text = write_history((people[who], game, now) for who, game, now in REGISTRY.capitals_by_person())
    else:
        raise Http404
    response = HttpResponse("\N{BYTE ORDER MARK}" + text, content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    return response


@director_only
@posted
def close_year(request: HttpRequest) -> HttpResponse:
    """The malus of a year; once for each game."""
    year = whole_number(request.POST.get("year", ""))
    if year is None or not 1900 <= year <= 2999:
        raise BadDocumentError("ui_no_year", "")
    season = REGISTRY.close_year(_chosen_game(request.POST.get("game", "")), year)
    make_backup("registry")
    messages.success(request, request.speaker.say("ui_year_closed", year=year, count=len(season.changes)))
    return HttpResponseRedirect("/registry")


def _chosen_game(text: str) -> Board:
    return Board(text) if text in {game.value for game in Board} else Board.ITALIAN
