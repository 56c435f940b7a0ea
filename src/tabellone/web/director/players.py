"""Players at the desk: enrol by typing or pasting, edit, withdraw, return, absences, the draw."""

import secrets
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.engine.capabilities import CallsArbiters, KnowsSeeds, RanksTeams, StrikesWithdrawn
from tabellone.engine.names import Namesakes
from tabellone.engine.ranking.ratings import can_rank_by_ratings
from tabellone.engine.reasons import BadDocumentError, ImpedimentError
from tabellone.formats.pasted_players import LARGEST_FILE, as_text, decoded, pasted_players, unread_parts
from tabellone.journal.actions import drawing, enrolling, removing
from tabellone.journal.events.players import require_description
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.enrolled import player_row, players_page
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number
from tabellone.web.uploads import uploaded

MOST_PROBLEMS = 50
"""Lines told one by one; whoever has more wrong has chosen the wrong file."""
MOST_UNREAD = 20
"""Columns or cells named that the program does not know."""


@director_only
@kept
def entrant(request: Request, key: str, player: int) -> HttpResponse:
    """What the director can do with one player."""
    return _entrant(request, key, player)


def _entrant(
    request: Request, key: str, player: int, typed: dict[str, Any] | None = None, problem: str = ""
) -> HttpResponse:
    journal = opened(request, key)
    if player not in journal.state.entrants:
        raise Http404
    state = journal.state
    row = player_row(state, state.entrants[player])
    may_strike = row["played"] and isinstance(state.system, StrikesWithdrawn)
    keeps_first_rating = row["played"] and can_rank_by_ratings(state.options) and bool(row["player"].rating)
    context = {
        "row": row,
        "may_strike": may_strike,
        "knows_seeds": isinstance(state.system, KnowsSeeds),
        "keeps_first_rating": keeps_first_rating,
        "typed": typed or state.entrants[player].player,
        "problem": problem,
    }
    return tournament_page(request, key, journal, "players/entrant", **context)


@director_only
@posted
def add(request: Request, key: str) -> HttpResponse:
    """One player a line; if a line cannot be read nothing is enrolled and everything typed is still there."""
    text = request.POST.get("players", "")
    state = REPOSITORY.moment(key).state
    lines = pasted_players(text, isinstance(state.system, RanksTeams))
    say = request.speaker.say
    wrong = [line for line in lines if line.problem]
    problems = [say("ui_line", line=p.line, text=p.text[:60], why=say(p.problem)) for p in wrong[:MOST_PROBLEMS]]
    if len(wrong) > MOST_PROBLEMS:
        problems.append(say("ui_more_lines", count=len(wrong) - MOST_PROBLEMS))
    if not lines:
        problems = [say("nobody_to_enrol")]
    if not problems:
        try:
            players = [pasted.player for pasted in lines if pasted.player]
            act(request, key, "enrol", enrolling(state, players))
        except ImpedimentError as error:
            problems = [request.speaker.problem(error)]
        else:
            messages.success(request, say("ui_enrolled", count=len(players)))
            if unread := unread_parts(lines)[:MOST_UNREAD]:
                messages.warning(request, say("ui_not_read", what=", ".join(unread)))
            if state.drawn and not REPOSITORY.moment(key).state.drawn:
                messages.warning(request, say("ui_draw_again"))
            return redirect("players", key)
    response = players_page(request, key, text, problems)
    response.status_code = 400
    return response


@director_only
@posted
def csv_preview(request: Request, key: str) -> HttpResponse:
    """What a CSV file would enrol, line by line, with what is wrong; nothing happens yet."""
    content = uploaded(request, LARGEST_FILE)
    journal = opened(request, key)
    known = Namesakes()
    for entrant in journal.state.entrants.values():
        known.is_new(entrant.name, entrant.player.card)
    lines = []
    pasted = pasted_players(decoded(content), isinstance(journal.state.system, RanksTeams))
    for line in pasted:
        why = request.speaker.say(line.problem) if line.problem else ""
        if line.player:
            try:
                require_description(line.player)
            except BadDocumentError as error:
                why = request.speaker.problem(error)
            if not known.is_new(line.player["name"], line.player.get("card", "")) and not why:
                why = request.speaker.say("name_twice", name=line.player["name"])
        lines.append((line, why))
    good = [line.player for line, why in lines if line.player and not why]
    context = {
        "lines": lines,
        "good": len(good),
        "bad": len(lines) - len(good),
        "text": as_text(good),
        "unread": unread_parts(pasted)[:MOST_UNREAD],
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "players/csv_preview", **context)


@director_only
@posted
def act_on(request: Request, key: str, player: int, action: str) -> HttpResponse:
    """What can be done with one player."""
    state = REPOSITORY.moment(key).state
    data = _data(request, state, player, action)
    if data is None:
        raise ImpedimentError("ui_not_found")
    try:
        event = act(request, key, action, data)
    except ImpedimentError as error:
        if action != "edit":
            raise
        response = _entrant(request, key, player, data, request.speaker.problem(error))  # what was typed is still there
        response.status_code = 400
        return response
    if kept := event.data.get("handicaps"):
        rounds = ", ".join(str(number) for number in sorted({number for number, _, _ in kept}))
        messages.warning(request, request.speaker.say("ui_handicap_then", rounds=rounds))
    if action == "edit" and (first := event.data.get("first_rating")):
        messages.warning(request, request.speaker.say("ui_first_rating", rating=first))
    if action == "remove" and state.drawn and not REPOSITORY.moment(key).state.drawn:
        messages.warning(request, request.speaker.say("ui_draw_again"))
    if request.htmx:
        return HttpResponse(status=204)  # a check box: the page follows the tournament anyway
    return redirect("players", key)


def _data(request: Request, state: State, player: int, action: str) -> dict[str, Any] | None:
    if action == "withdraw":
        return {"player": player, **({"strike": True} if request.POST.get("strike") else {})}
    if action == "return":
        return {"player": player}
    if action == "remove":
        return removing(state, player)
    if action == "absence":
        return {"player": player, "kind": request.POST.get("kind") or None}
    if action == "edit":
        typed = request.POST.get("rating", "").strip()
        rating = whole_number(typed)
        return {
            "player": player,
            "name": request.POST.get("name", ""),
            "rating": rating if rating is not None or not typed else typed,  # what is no number is refused as it is
            "title": request.POST.get("title", ""),
            "club": request.POST.get("club", ""),
            "province": request.POST.get("province", ""),
            "card": request.POST.get("card", ""),
            **({"first_rating": None} if request.POST.get("was_wrong") else {}),
            **({"team": request.POST.get("team", "")} if isinstance(state.system, RanksTeams) else {}),
            **({"arbiter": bool(request.POST.get("arbiter"))} if isinstance(state.system, CallsArbiters) else {}),
            **({"seeded": bool(request.POST.get("seeded"))} if isinstance(state.system, KnowsSeeds) else {}),
        }
    return None


@director_only
@posted
def draw(request: Request, key: str) -> HttpResponse:
    """Numbers and first colour, from a seed that goes into the journal."""
    act(request, key, "draw", drawing(REPOSITORY.moment(key).state, secrets.token_hex(4)))
    return redirect("players", key)
