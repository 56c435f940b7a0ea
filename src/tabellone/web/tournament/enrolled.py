"""Everybody enrolled."""

from collections import Counter
from typing import Any

from django.http import HttpResponse

from tabellone.desk.groups import may_group
from tabellone.desk.late_arrivals import newcomers
from tabellone.documents.round_games import game_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasTeamStandings, WarnsOfTheDraw
from tabellone.engine.person_register import name_key
from tabellone.journal.state import Entrant, State
from tabellone.web.addresses import numbered
from tabellone.web.askers import may
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.team_pages import teams_page


@kept
def listing(request: Request, key: str) -> HttpResponse:
    """Everybody enrolled, by number once it is drawn; teams where they are the competitors."""
    if opened(request, key).state.is_by_teams:
        return teams_page(request, key)
    return players_page(request, key, "", [])


def players_page(request: Request, key: str, typed: str, problems: list[str]) -> HttpResponse:
    """The page of the players, with what was typed and cannot be read."""
    journal = opened(request, key)
    state = journal.state
    number = state.number_of
    entrants = sorted(state.entrants.values(), key=lambda entrant: number[entrant.id])
    rows = [player_row(state, entrant) for entrant in entrants]
    _add_addresses(rows, key)
    absences = "absent" in state.system.rest_kinds and state.next_round <= state.rounds
    context = {"rows": rows, "typed": typed, "problems": problems, "absences": absences}
    context["away"] = [row for row in rows if row["coming"] or row["player"].leaves is not None]
    context["appraised"] = any(entrant.player.is_appraised for entrant in entrants)
    context["provinces"] = any(entrant.player.province for entrant in entrants)
    games = (game_text(state.round_games, number, request.speaker) for number in range(1, state.rounds + 1))
    context["games"] = [game for game in games if game is not None] if state.round_games else []
    system = state.system
    if (
        may(request, Action.ENROL)
        and not state.paired_rounds
        and len(entrants) > 1
        and isinstance(system, WarnsOfTheDraw)
    ):
        context["told"] = system.draw_warnings(state.tournament)
    context["too_late"] = bool(state.paired_rounds) and not system.late_entries
    context["all_formed"] = bool(state.paired_rounds) and state.next_round > state.rounds
    if isinstance(system, HasTeamStandings) and may(request, Action.ENROL):
        teams = Counter(entrant.player.team for entrant in entrants)
        context |= {"team_sizes": _team_sizes(teams, request.speaker), "alike": _alike(teams)}
    context["requests"] = _requests(request, state) if may(request, Action.ENROL) else []
    context["newcomers"] = newcomers(state) if may(request, Action.ENROL) else []
    context["may_group"] = may(request, Action.SET_UP) and may_group(state)
    return tournament_page(request, key, journal, "players/list", **context)


def _team_sizes(teams: Counter[str], speaker: Speaker) -> str:
    """How many teams there are of each size: what an organiser looks at before the seating."""
    alone = teams.get("", 0)
    sizes = Counter(count for team, count in teams.items() if team)
    said = [speaker.say("ui_teams_of_size", count=sizes[size], size=size) for size in sorted(sizes, reverse=True)]
    said += [speaker.say("ui_without_team", count=alone)] if alone else []
    return speaker.say("ui_team_sizes", count=sum(sizes.values()), sizes=", ".join(said)) if sizes else ""


def _alike(teams: Counter[str]) -> list[str]:
    """Names that differ by a capital letter or a space, and so are two teams."""
    found: dict[str, list[str]] = {}
    for team in teams:
        found.setdefault(name_key(team), []).append(team)
    return [", ".join(f"«{team}»" for team in same) for same in found.values() if len(same) > 1]


def _requests(request: Request, state: State) -> list[dict[str, Any]]:
    """Who asks not to play in which round."""
    say = request.speaker.say
    return [
        {
            "id": one.player,
            "name": state.entrants[one.player].name,
            "round": one.round,
            "kind": say(one.kind or ""),
        }
        for one in state.open_requests
    ]


def player_row(state: State, entrant: Entrant) -> dict[str, Any]:
    """One player, with what he does in the next round."""
    return {
        "id": entrant.id,
        "player": entrant.player,
        "number": entrant.number or "",
        "coming": state.absences.get(entrant.id, ""),
        "in_next": entrant.player.takes_part_in(state.next_round),
        "played": bool(state.paired_rounds) and entrant.player.enters <= len(state.paired_rounds),
    }


def _add_addresses(rows: list[dict[str, Any]], key: str) -> None:
    """Of everybody: the page everybody sees, the desk's, and where his absence is entered."""
    page, desk_page = numbered("player", key), numbered("entrant", key)
    absence = numbered("player_action", key, then=("absence",))
    for row in rows:
        identity = row["id"]
        row |= {"page": page(row["number"]), "desk_page": desk_page(identity), "absence": absence(identity)}
