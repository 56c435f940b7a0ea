"""The rotation of a round, step by step, as arbiters learn it."""

from django.http import Http404, HttpResponse

from tabellone.documents.rotation_picture import rotation_picture
from tabellone.engine.capabilities import HasProcedureSteps
from tabellone.engine.teams.team_view import competitors
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.keys import STEP_BY_STEP
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

LEGEND = (("turn", "ui_legend_turn"), ("passed", "ui_legend_passed"), ("found", "ui_legend_found"))
"""How the picture shows whose turn it is, who was considered and who was found."""


@kept
def show(request: Request, key: str, number: int) -> HttpResponse:
    """One step of the rotation; the next one a click or an arrow key away."""
    journal = opened(request, key)
    state, system = journal.state, journal.state.system
    if not isinstance(system, HasProcedureSteps) or not 0 < number <= len(state.paired_rounds):
        raise Http404
    tournament = state.tournament
    before = tournament.as_before_pairing(number)
    steps = system.procedure_steps(before)
    if not steps:
        raise Http404
    current = min(max(whole_number(request.GET.get("step", "")) or 1, 1), len(steps)) - 1
    seated = {player for step in steps for player in (step.player, step.opponent)}
    away = [player.number for player in competitors(tournament) if player.number not in seated]
    context = {
        "number": number,
        "turn": steps[current],
        "current": current + 1,
        "steps": range(1, len(steps) + 1),
        "previous": current if current else None,
        "following": current + 2 if current + 1 < len(steps) else None,
        "circle": rotation_picture(len(competitors(tournament)), away, steps, current),
        "legend": LEGEND,
        "page_keys": STEP_BY_STEP,
        "differs": bool(system.differences(tournament, number)),
    }
    return tournament_page(request, key, journal, "round/rotation", **context)
