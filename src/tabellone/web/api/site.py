"""What there is: events, tournaments, and the description of all this."""

from typing import Any

from django.urls import reverse

from tabellone import __version__
from tabellone.formats.events import Event, write_event
from tabellone.store.gatherings import all_gatherings, gathering
from tabellone.store.repository import StoreError
from tabellone.store.shelf import OnShelf
from tabellone.web.api.declared import PAGE, Question, of_the_site
from tabellone.web.api.description import description
from tabellone.web.api.schemas import TEXT, having, paged, ref
from tabellone.web.books import SHELF

ON_A_PAGE = 50
VERSION = "1"


@of_the_site("api_about_root", having({"api": TEXT, "program": TEXT, "links": {"type": "object"}}))
def root(question: Question) -> dict[str, Any]:
    """Where everything begins."""
    links = {name: reverse(f"api_{name}") for name in ("events", "tournaments", "description")}
    return {"api": VERSION, "program": f"tabellone {__version__}", "links": links}


@of_the_site("api_about_description", {"type": "object"})
def describe(question: Question) -> dict[str, Any]:
    """All that can be asked, in the words of OpenAPI."""
    return description(question.request.speaker)


@of_the_site("api_about_events", paged("events", ref("Event")), PAGE)
def events(question: Question) -> dict[str, Any]:
    """Those with tournaments that whoever asks may see, the last day first."""
    members = SHELF.of_events(public=not question.sees_everything)
    shown = [one for one in all_gatherings() if question.sees_everything or one.key in members]
    page = question.number("page", 1)
    chosen = shown[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]
    rows = {row.key: row for row in SHELF.shown([key for one in chosen for key in members.get(one.key, ())])}
    data = [_event(one, [rows[key] for key in members.get(one.key, ())], question) for one in chosen]
    return _page("events", data, page, len(shown) > page * ON_A_PAGE)


@of_the_site("api_about_event", ref("Event"))
def event(question: Question, event: str) -> dict[str, Any]:
    """One of them."""
    keys = SHELF.of_events(public=not question.sees_everything).get(event, [])
    if not keys and not question.sees_everything:  # as if there were none
        raise StoreError("no_such_gathering", id=event)
    rows = {row.key: row for row in SHELF.shown(keys)}
    return _event(gathering(event), [rows[key] for key in keys], question)


@of_the_site("api_about_tournaments", paged("tournaments", ref("Summary")), PAGE)
def tournaments(question: Question) -> dict[str, Any]:
    """The newest first, those put away among them."""
    page = question.number("page", 1)
    keys = SHELF.visible(not question.sees_everything, (page - 1) * ON_A_PAGE, ON_A_PAGE + 1)
    data = [_summary(row, question) for row in SHELF.shown(keys[:ON_A_PAGE])]
    return _page("tournaments", data, page, len(keys) > ON_A_PAGE)


def _event(one: Event, rows: list[OnShelf], question: Question) -> dict[str, Any]:
    return write_event(one) | {"tournaments": [_summary(row, question) for row in rows]}


def _summary(row: OnShelf, question: Question) -> dict[str, Any]:
    """What lists show; a tournament that cannot be read has its name and no rounds."""
    summary = row.summary
    said = {"place": summary.place, "date": summary.date, "arbiter": summary.arbiter, "event": row.gathering}
    return {
        "id": row.key,
        "name": summary.name,
        **({"system": summary.system} if summary.system else {}),
        "players": summary.players,
        "rounds": summary.rounds,
        "rounds_shown": summary.paired if question.sees_everything else summary.published,
        "closed": summary.closed,
        **{name: value for name, value in said.items() if value},
        **({"winners": list(summary.winners)} if summary.closed else {}),
        "url": reverse("api_tournament", args=[row.key]),
    }


def _page(name: str, data: list[dict[str, Any]], page: int, more: bool) -> dict[str, Any]:
    following = f"{reverse(f'api_{name}')}?page={page + 1}" if more else None
    return {name: data, "page": page, "next": following}
