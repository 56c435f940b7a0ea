"""A tournament in a frame of another site: the first of the standings, or the last round (docs/publishing.md)."""

from typing import Any

from django.http import HttpResponse

from tabellone.documents.standings import points_text
from tabellone.engine.teams.team_view import competitors
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.kinds import PAGES

SHOWN = 10
"""Lines of the standings."""


@kept
def show(request: Request, key: str) -> HttpResponse:
    """Whoever opens it sees what everybody may see."""
    journal = introduced(request, REPOSITORY.moment(key).published)
    state, number = journal.state, len(journal.state.paired_rounds)
    context: dict[str, Any] = {"number": number, "shows_round": request.GET.get("show") == "round"}
    if number and context["shows_round"]:
        pages = PAGES[state.system.encounter]
        context |= {"encounters": pages.hall(request, state, number), "hall_template": pages.hall_template}
    elif number:
        tournament = state.tournament
        shown, lines = competitors(tournament), state.system.standings(tournament)
        context["lines"] = [(line.place, shown[line.player - 1].name, points_text(line)) for line in lines[:SHOWN]]
    return tournament_page(request, key, journal, "publishing/widget", **context)
