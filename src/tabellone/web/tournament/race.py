"""The race: the places of the first ones round by round, and of whoever it is asked about."""

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpResponse

from tabellone.documents.place_chart import NARROW, TOP_PLACES, WIDE, PlaceChart, PlaceHistory, place_chart
from tabellone.engine.past_standings import places_after
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.ranked import Ranked, ranked
from tabellone.web.typed import whole_number

MOST_AT_ONCE = 1_000
"""Competitors times rounds: a larger race is worked out on its own page only, for it is as many standings as rounds."""


@kept
def show(request: Request, key: str) -> HttpResponse:
    """On its own page, whatever its size."""
    journal = opened(request, key)
    number = whole_number(request.GET.get("player", ""))
    if number is not None and number not in journal.state.id_of:
        raise Http404
    found = ranked(journal) if journal.state.competitors else None
    context = {
        "charts": charts(journal, number) if found else [],
        "own": found.competitors[number - 1] if found and number else None,
        "first": _first(journal.state),
    }
    return tournament_page(request, key, journal, "standings/race", **context)


def race_context(journal: Snapshot, number: int | None = None) -> dict[str, Any]:
    """For a page that shows the race beside other things: the picture, or that it is on its own page."""
    state = journal.state
    if len(state.paired_rounds) < 2:
        return {"has_race": False}
    is_small = len(state.competitors) * len(state.paired_rounds) <= MOST_AT_ONCE
    return {"has_race": True, "charts": charts(journal, number) if is_small else [], "first": _first(state)}


def _first(state: State) -> int:
    return min(TOP_PLACES, len(state.competitors))


def charts(journal: Snapshot, number: int | None) -> list[PlaceChart]:
    """The first ones, and one more if he is not among them; for a sheet and for a phone."""
    found, places = ranked(journal), _places(journal)
    shown = [line.player for line in found.lines[:TOP_PLACES]]
    if number is not None and number not in shown:
        shown.append(number)
    courses = [_course(found, places, player, player == number) for player in shown]
    return [chart for frame in (WIDE, NARROW) if (chart := place_chart(courses, frame))]


def _course(found: Ranked, places: list[Mapping[int, int]], player: int, is_own: bool) -> PlaceHistory:
    competitor = found.competitors[player - 1]
    points = [cell.total for cell in found.cells[player]]
    return PlaceHistory(competitor.name or str(player), [then.get(player) for then in places], points, is_own)


def _places(journal: Snapshot) -> list[Mapping[int, int]]:
    """Round by round; worked out once, and the last of them is in the standings already."""

    def work_out(state: State) -> list[Mapping[int, int]]:
        tournament = state.tournament
        past = [places_after(tournament, state.system, number) for number in range(1, len(tournament.history))]
        return [*past, {line.player: line.place for line in ranked(journal).lines}]

    return journal.cached("places", work_out)
