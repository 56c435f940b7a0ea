"""The people of the registry: search, one person with his history, import, export, the end of a year."""

from collections.abc import Mapping
from functools import partial
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk import ratings
from tabellone.desk.people import (
    Imported,
    Standing,
    day_of_list,
    import_people,
    people_in,
    remove_person,
    save_person,
    unite_people,
)
from tabellone.documents.capital_chart import capital_chart
from tabellone.documents.rating import change_remark
from tabellone.engine.categories import CATEGORIES, MASTER_TITLES
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.reason_values import IsoDay, TextList
from tabellone.engine.reasons import Reason, UserError
from tabellone.formats.csv_rows import Row
from tabellone.formats.rating_list import write_list
from tabellone.formats.registry import (
    COLUMNS,
    DETAIL_FIELDS,
    RegistryLine,
    read_capital,
    read_details,
    unread_columns,
    write_history,
    write_registry,
)
from tabellone.reading.dates import is_iso_date
from tabellone.store.registry import today
from tabellone.store.registry_rows import Known
from tabellone.web.books import RATINGS, REGISTRY
from tabellone.web.guide.sentences import linked
from tabellone.web.jobs import JOBS, Job
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import whole_number
from tabellone.web.uploads import uploaded

SHOWN = 100
MOST_SHOWN = 500
"""Changes of a year; the file of all capitals has them all."""
FILES = ("registry", "history", *(game.value for game in DraughtsGame))
LARGEST_FILE = 30_000_000
"""Bytes: a hundred thousand people."""
MOST_NAMED = 20
"""Columns of a file that were not read."""
MOST_AT_ONCE = 1000
"""People whom a request can wait for."""
MERGED = "ui_registry_merged"
"""What is said after an import."""
TYPED = tuple(column for column in COLUMNS if not column.endswith(("_malus", "_last_year")))
"""What the form of a person asks for."""


def listing(request: Request) -> HttpResponse:
    """Who is found by a few letters or a card number."""
    text = request.GET.get("q", "")
    day = request.GET.get("date", "")
    found = REGISTRY.found(text, SHOWN + 1)
    context = {
        "people": found[:SHOWN],
        "more": len(found) > SHOWN,
        "count": REGISTRY.count(),
        "running": JOBS.running(),
        "q": text,
        "games": [game.value for game in DraughtsGame],
        "game": request.GET.get("game", ""),
        "date": day if is_iso_date(day) else today(),
        "older": whole_number(request.GET.get("older", "")),
        "closed": [(game.value, year, key) for game, year, key in RATINGS.closed_years()],
    }
    return render(request, "tabellone/registry/list.html", context)


def new(request: Request) -> HttpResponse:
    """Somebody new."""
    return _form(request, None, Person(""))


def person(request: Request, identity: int) -> HttpResponse:
    """Somebody known: his details, his capitals and how they came about."""
    return _form(request, identity, REGISTRY.person(identity))


def _form(request: Request, identity: int | None, known: Person) -> HttpResponse:
    shown = _cells(known)
    problem, typed = "", shown
    if request.method == "POST":
        typed = {name: request.POST.get(name, "").strip() for name in TYPED}
        shown = {name: request.POST.get(f"shown_{name}", "") for name in TYPED}
        try:
            saved = save_person(REGISTRY, identity, *_entered(typed, shown))
            messages.success(request, request.speaker.say("ui_saved"))
            return redirect("person", saved)
        except UserError as error:
            problem = request.speaker.problem(error)
    history = [] if identity is None else REGISTRY.history(identity)
    context = {
        "identity": identity,
        "person": known,
        "typed": typed,
        "problem": problem,
        "games": [_game(game, typed, shown, history) for game in DraughtsGame],
        "categories": (*CATEGORIES, *MASTER_TITLES),
        "alike": [] if identity is None else _alike(identity, known),
        "removable": identity is not None and not any(now.cause == Cause.EVENT.value for _, now in history),
    }
    return render(request, "tabellone/registry/person.html", context, status=400 if problem else 200)


def _alike(identity: int, known: Person) -> list[Known]:
    """Others with his surname: one of them may be another record of his."""
    return [other for other in REGISTRY.found(known.name.split()[0]) if other.id != identity]


def _cells(known: Person) -> dict[str, str]:
    cells = {name: getattr(known, name) for name in DETAIL_FIELDS}
    for game, now in known.capitals.items():
        cells |= {f"{game.value}_category": now.category, f"{game.value}_rating": now.rating}
    return {name: "" if value is None else str(value) for name, value in cells.items()}


def _entered(typed: dict[str, str], shown: dict[str, str]) -> tuple[Person, dict[DraughtsGame, Standing]]:
    """What was typed; a capital the form was not changed in stays what it has become meanwhile."""
    row, given = Row(0, typed), {}
    for game in DraughtsGame:
        names = (f"{game.value}_category", f"{game.value}_rating")
        if any(typed.get(name, "") != shown.get(name, "") for name in names):
            written = read_capital(row, f"{game.value}_")
            given[game] = Standing(written["category"], written["rating"])
    return read_details(row), given


@posted
def remove(request: Request, identity: int) -> HttpResponse:
    """Somebody entered by mistake."""
    remove_person(REGISTRY, identity)
    messages.success(request, request.speaker.say("ui_person_removed"))
    return redirect("registry")


@posted
def merge(request: Request, identity: int) -> HttpResponse:
    """Two records of one person: first both are shown, then one takes over everything the other has."""
    other = whole_number(request.POST.get("other", "")) or 0
    kept, gone = REGISTRY.person(identity), REGISTRY.person(other)
    if request.POST.get("confirmed"):
        unite_people(REGISTRY, identity, other)
        messages.success(request, request.speaker.say("ui_people_merged", name=kept.name))
        return redirect("person", identity)
    both = [(who, person, REGISTRY.history(who)) for who, person in ((identity, kept), (other, gone))]
    context = {"back": reverse("person", args=[identity]), "other": other, "both": both}
    return render(request, "tabellone/registry/merge.html", context)


def _game(
    game: DraughtsGame, typed: dict[str, str], shown: dict[str, str], history: list[tuple[DraughtsGame, Capital]]
) -> dict[str, Any]:
    own = [now for which, now in history if which is game]
    return {
        "name": game.value,
        "category": typed.get(f"{game.value}_category", ""),
        "rating": typed.get(f"{game.value}_rating", ""),
        "shown_category": shown.get(f"{game.value}_category", ""),
        "shown_rating": shown.get(f"{game.value}_rating", ""),
        "history": own[::-1],
        "chart": capital_chart([(now.date, now.rating) for now in own if now.rating is not None]),
    }


@posted
def import_file(request: Request) -> HttpResponse:
    """A registry file or a rating list: everybody in it, or nobody if a line cannot be read.

    A long one is written beside the requests, on a page that follows it. One that is older than the capitals it would
    replace is refused, until the form says of how many people they are to be replaced.
    """
    day = day_of_list(request.POST.get("date", ""))
    content = uploaded(request, LARGEST_FILE)
    game = _chosen_game(request.POST.get("game", ""))
    lines = people_in(content, game)
    about = {
        "date": IsoDay(day),
        "game": game.value,
        "unread": TextList(unread_columns(content)[:MOST_NAMED]),
    }
    over_newer = whole_number(request.POST.get("over_newer", "")) or 0
    if len(lines) > MOST_AT_ONCE:
        work = partial(_import_all, lines, over_newer, about)
        return redirect("import_progress", JOBS.start(len(lines), work))
    return _answered(request, _told(import_people(REGISTRY, lines, day, over_newer), about))


def _import_all(lines: list[RegistryLine], over_newer: int, about: Mapping[str, Any], job: Job) -> Reason:
    return _told(import_people(REGISTRY, lines, str(about["date"]), over_newer, job.tell), about)


def _told(imported: Imported, about: Mapping[str, Any]) -> Reason:
    """What an import did, or that a list is older than what it would replace: then it did nothing."""
    merged = imported.merged
    raised: dict[str, Any] = {"raised": TextList(merged.raised[:MOST_NAMED]), "more": len(merged.raised[MOST_NAMED:])}
    done = imported.objection or Reason(MERGED, args={**merged._asdict(), **raised})
    return done._replace(args={**done.args, **about})


def _answered(request: Request, done: Reason) -> HttpResponse:
    """After an import: what it did; or the form again, with a confirmation in it."""
    if done.code == MERGED:
        _say_merged(request, done.args)
        return redirect("registry")
    messages.error(request, linked(done, request.speaker))
    chosen = urlencode({name: done.args[name] for name in ("older", "date", "game")})
    return HttpResponseRedirect(f"{reverse('registry')}?{chosen}#import")


def _say_merged(request: Request, merged: Mapping[str, Any]) -> None:
    """What an import did, what of the file it did not read, and that it went back behind what was known."""
    messages.success(request, request.speaker.say(MERGED, **merged))
    if merged["unread"]:
        messages.warning(request, request.speaker.say("ui_not_read", what=", ".join(merged["unread"])))
    if merged["raised"]:
        names = ", ".join(merged["raised"])
        code = "ui_registry_raised_more" if merged["more"] else "ui_registry_raised"
        messages.warning(request, request.speaker.say(code, names=names, count=merged["more"]))
    if merged["older"]:
        written = {"date": request.speaker.day(merged["date"]), "older": merged["older"]}
        messages.warning(request, request.speaker.say("ui_registry_older", **written))


def import_progress(request: Request, key: str) -> HttpResponse:
    """How far an import has come, asked again every second; at its end what it did, as after a short one."""
    job = JOBS.job(key)
    if job is not None and job.goes_on:
        response = render(request, "tabellone/registry/import_progress.html", {"job": job})
        response["Refresh"] = "1"
        return response
    if job is None:
        messages.warning(request, request.speaker.say("ui_import_unknown"))
    elif job.problem is not None:
        messages.error(request, request.speaker.problem(job.problem))
    elif job.result is not None:
        return _answered(request, job.result)
    return redirect("registry")


def csv_file(request: Request, name: str) -> HttpResponse:
    """The registry, the list of one game, or every capital; a spreadsheet knows the letters by the mark in front."""
    if name not in FILES:
        raise Http404
    everybody = REGISTRY.everybody()
    lists = {game.value: game for game in DraughtsGame}
    if name == "registry":
        text = write_registry(known.person for known in everybody)
    elif name in lists:
        text = write_list(k.person.list_entry(lists[name]) for k in everybody if lists[name] in k.person.capitals)
    else:
        people = {known.id: known.person for known in everybody}
        text = write_history((people[who], game, now) for who, game, now in REGISTRY.capitals_by_person())
    response = HttpResponse("\N{BYTE ORDER MARK}" + text, content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    return response


@posted
def close_year(request: Request) -> HttpResponse:
    """The malus of a year, once for each game: first what it would change, then done."""
    year, game = whole_number(request.POST.get("year", "")), _chosen_game(request.POST.get("game", ""))
    if request.POST.get("confirmed"):
        season = ratings.close_year(RATINGS, game, year)
        messages.success(request, request.speaker.say("ui_year_closed", year=year, count=len(season.changes)))
        return redirect("registry")
    changes = [
        (change, change_remark(change, request.speaker)) for change in ratings.foresee_year(RATINGS, game, year).changes
    ]
    context = {"changes": changes[:MOST_SHOWN], "count": len(changes), "year": year, "game": game.value}
    return render(request, "tabellone/registry/year_end.html", context)


@posted
def reopen_year(request: Request) -> HttpResponse:
    """The end of a year taken back."""
    if not ratings.reopen_year(RATINGS, request.POST.get("key", "")):
        raise Http404
    messages.success(request, request.speaker.say("ui_rating_taken_back"))
    return redirect("registry")


def _chosen_game(text: str) -> DraughtsGame:
    return DraughtsGame(text) if text in {game.value for game in DraughtsGame} else DraughtsGame.ITALIAN
