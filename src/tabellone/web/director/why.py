"""Why this opponent, why this colour."""

from django.http import Http404, HttpResponse

from tabellone.documents.seats import seat_text
from tabellone.engine.explanations import seats_of
from tabellone.web.books import opened
from tabellone.web.director.frame import tournament_page
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.typed import whole_number


@kept
def show(request: Request, key: str, number: int, player: int) -> HttpResponse:
    """One player's round explained; `against` asks why not another opponent."""
    journal = opened(request, key)
    state = journal.state
    tournament = state.tournament
    if not 0 < number <= len(state.paired) or not 0 < player <= len(tournament.players):
        raise Http404
    before = tournament.before_round(number)
    explanation = state.system.explain(before, player)
    against = whole_number(request.GET.get("against", ""))
    why_not = None
    if against is not None and 0 < against <= len(tournament.players) and against != player:
        why_not = state.system.why_not(before, player, against)
    context = {
        "number": number,
        "player": tournament.players[player - 1],
        "others": [other for other in tournament.players if other.number != player],
        "explanation": explanation,
        "seat": seat_text(seats_of(tournament.history[number - 1]).get(player), request.speaker),
        "seated_at": state.system.seats_tables and bool(explanation.facts),
        "readings": f"explain_readings_{state.system_name}",
        "against": against,
        "why_not": why_not,
        "differs": bool(state.system.differences(tournament, number)),
    }
    return tournament_page(request, key, journal, "why", **context)
