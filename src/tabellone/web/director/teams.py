"""Teams at the desk: enrol by typing, pasting or from a file, change, withdraw, return, absences."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.desk.teams import (
    announce_absence,
    edit_team,
    enrol_teams,
    remove_team,
    return_team,
    roster_text,
    withdraw_team,
)
from tabellone.engine.capabilities import CanAnnul
from tabellone.engine.model import TEAM_LINES
from tabellone.engine.reasons import Reason, UserError
from tabellone.formats.player_list import MAX_FILE_SIZE, decode
from tabellone.journal.teams import CHOSEN_FLAGS
from tabellone.web.books import hand, opened
from tabellone.web.director.players import MOST_UNREAD, act_carefully, told_of_lines
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.team_pages import team_row, teams_page
from tabellone.web.uploads import uploaded


@posted
def add(request: Request, key: str) -> HttpResponse:
    """Teams as they were typed or as a file has them; if a line cannot be read nothing is enrolled."""
    text = decode(uploaded(request, MAX_FILE_SIZE)) if request.FILES else request.POST.get("teams", "")
    try:
        enrolled = enrol_teams(hand(request), key, text)
    except UserError as error:
        problems = [request.speaker.problem(error)]
    else:
        if enrolled.is_done:
            messages.success(request, request.speaker.say("ui_teams_enrolled", count=len(enrolled.teams)))
            if unread := enrolled.unread[:MOST_UNREAD]:
                messages.warning(request, request.speaker.say("ui_not_read", what=", ".join(unread)))
            if enrolled.draw_again:
                messages.warning(request, request.speaker.say("ui_draw_again"))
            return redirect("players", key)
        problems = told_of_lines(request, [(line, Reason(line.problem)) for line in enrolled.wrong])
    response = teams_page(request, key, text, problems)
    response.status_code = 400
    return response


@kept
def team(request: Request, key: str, team: int) -> HttpResponse:
    """What the director can do with one team."""
    return _team(request, key, team)


def _team(
    request: Request, key: str, team: int, typed: dict[str, Any] | None = None, problem: str = ""
) -> HttpResponse:
    journal = opened(request, key)
    state = journal.state
    if team not in state.teams:
        raise Http404
    enrolled = state.teams[team]
    said = typed or {**enrolled.team._asdict(), "roster": roster_text(state, enrolled)}
    row = team_row(state, enrolled)
    context = {
        "row": row,
        "lines": [(name, f"ui_team_{name}", said.get(name, "")) for name in TEAM_LINES],
        "flags": [(name, f"ui_team_{name}", said.get(name, False)) for name in CHOSEN_FLAGS],
        "roster": said["roster"],
        "members": [member for member in (*row["seated"], *row["reserves"]) if member is not None],
        "may_strike": row["played"] and isinstance(state.system, CanAnnul),
        "problem": problem,
    }
    response = tournament_page(request, key, journal, "players/team", **context)
    response.status_code = 400 if problem else 200
    return response


@posted
def act_on(request: Request, key: str, team: int, action: str) -> HttpResponse:
    """What can be done with one team."""
    desk, confirmed = hand(request), bool(request.POST.get("confirmed"))
    if action == "edit":
        said: dict[str, Any] = {name: request.POST.get(name, "") for name in TEAM_LINES}
        said |= {name: bool(request.POST.get(name)) for name in CHOSEN_FLAGS}
        roster = request.POST.get("roster", "")
        try:
            edit_team(desk, key, team, said, roster)
        except UserError as error:  # what was typed is still there
            return _team(request, key, team, {**said, "roster": roster}, request.speaker.problem(error))
    elif action == "withdraw":
        acted = withdraw_team(desk, key, team, bool(request.POST.get("strike")), confirmed)
        return act_carefully(request, key, "withdraw_team", acted, "team", team)
    elif action == "return":
        return act_carefully(request, key, action, return_team(desk, key, team), "team", team)
    elif action == "remove":
        return act_carefully(request, key, "remove_team", remove_team(desk, key, team, confirmed), "team", team)
    elif action == "absence":
        announce_absence(desk, key, team, request.POST.get("kind") or None)
    else:
        raise Http404
    if request.htmx:
        return HttpResponse(status=204)  # a check box: the page follows the tournament anyway
    return redirect("players", key)
