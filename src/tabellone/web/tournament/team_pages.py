"""Teams as everybody sees them: who is enrolled with whom, one team with its matches, and the players' own ranking."""

from typing import Any

from django.http import Http404, HttpResponse

from tabellone.documents.listings.standings import individual_standings as listed_players
from tabellone.documents.listings.table import TableContext
from tabellone.documents.numbers import format_amount
from tabellone.engine.capabilities import TeamEvent, WarnsOfTheDraw
from tabellone.engine.teams.individual_standings import individual_standings
from tabellone.engine.teams.options import team_rules
from tabellone.journal.state import EnrolledTeam, State
from tabellone.web.addresses import numbered
from tabellone.web.askers import may
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown
from tabellone.web.typed import whole_number


def teams_page(request: Request, key: str, typed: str = "", problems: list[str] | None = None) -> HttpResponse:
    """All teams by number, and the desk's form to enrol more; with what was typed and cannot be read."""
    journal = opened(request, key)
    state, system = journal.state, journal.state.system
    page, desk_page = numbered("player", key), numbered("team", key)
    absence = numbered("team_action", key, then=("absence",))
    number = state.number_of
    rows = [
        {
            **team_row(state, team),
            "page": page(number[team.id]),
            "desk_page": desk_page(team.id),
            "absence": absence(team.id),
        }
        for team in sorted(state.teams.values(), key=lambda one: number[one.id])
    ]
    in_a_team = {player for team in state.teams.values() for player in team.team.roster}
    told = []
    if may(request, Action.ENROL) and not state.paired_rounds and len(rows) > 1 and isinstance(system, WarnsOfTheDraw):
        told = system.draw_warnings(state.tournament)
    context = {
        "rows": rows,
        "alone": [one for one in state.entrants.values() if one.id not in in_a_team],
        "typed": typed,
        "problems": problems or [],
        "absences": "absent" in system.rest_kinds and state.next_round <= state.rounds,
        "too_late": bool(state.paired_rounds) and not system.late_entries,
        "told": told,
        "rules": team_rules(state.options),
    }
    return tournament_page(request, key, journal, "players/teams", **context)


def team_row(state: State, team: EnrolledTeam) -> dict[str, Any]:
    """One team, with who is in it and what it does in the next round."""
    boards = team_rules(state.options).boards
    members = [None if player is None else state.entrants[player] for player in team.team.players]
    return {
        "id": team.id,
        "team": team.team,
        "number": team.number or "",
        "seated": members[:boards],
        "reserves": members[boards:],
        "coming": state.absences.get(team.id, ""),
        "in_next": team.team.takes_part_in(state.next_round),
        "played": bool(state.paired_rounds) and team.team.enters <= len(state.paired_rounds),
    }


def team_context(state: State, number: int) -> dict[str, Any]:
    """What the page of a team shows besides its place and its matches."""
    team = state.teams[state.id_of[number]]
    numbers = {state.person_number_of[player] for player in team.team.roster}
    made = [line for line in individual_standings(state.tournament) if line.player in numbers]
    identity = state.person_id_of
    return {
        **team_row(state, team),
        "made": [(state.entrants[identity[line.player]].player, format_amount(line.points), line) for line in made],
    }


@kept
def individual(request: Request, key: str) -> HttpResponse:
    """The ranking of the players, all of them or those of a board."""
    journal = opened(request, key)
    state = journal.state
    if not isinstance(state.system, TeamEvent):
        raise Http404
    boards = team_rules(state.options).boards
    board = whole_number(request.GET.get("board", ""))
    if board is not None and not 0 < board <= boards:
        raise Http404
    subject = TableContext(state.tournament, state.system, request.speaker)
    listing = listed_players(subject, individual_standings(state.tournament, board)) if state.paired_rounds else None
    context = {
        "table": shown(listing, key, request.speaker) if listing else None,
        "board": board,
        "boards": range(1, boards + 1),
    }
    return tournament_page(request, key, journal, "standings/individual", **context)
