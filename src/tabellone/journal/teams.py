"""Teams in a journal: what an event says of one, and what no team may be."""

from typing import Any

from tabellone.engine.encounters import Match
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import TEAM_LINES, LineUp, Team
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.validation import require_teams
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import Check, Fields, boolean, mapping, optional, player, require_fields, text
from tabellone.journal.state import State
from tabellone.journal.values import text_value as require_text

CHOSEN_FLAGS = ("seeded", "plays_short")
"""What the director says of a team; that it was struck is said when it withdraws."""
TEAM_FIELDS: Fields = {
    **{name: optional(text) for name in TEAM_LINES},
    **{name: optional(boolean) for name in CHOSEN_FLAGS},
}


def check_member(value: Any, path: str) -> None:
    """Accepts an id, None for an empty board, or a player to enrol."""
    if isinstance(value, dict):
        player(value, path)
    elif value is not None and type(value) is not int:
        raise BadDocumentError("not_a_whole_number", path)


def list_of_objects(shape: Fields) -> Check:
    """Several objects of one shape, one at least."""

    def checked(value: Any, path: str) -> None:
        if not isinstance(value, list) or not value:
            raise RefusedError("nobody_to_enrol")
        for entry in value:
            mapping(entry, path)
            require_fields(shape, entry)

    return checked


def describe_team(data: dict[str, Any], team: Team, roster: LineUp) -> Team:
    """A team as the data says it is; what it does not say stays."""
    lines: dict[str, Any] = {name: data[name].strip() for name in TEAM_LINES if name in data}
    return team._replace(**lines, **{name: data[name] for name in CHOSEN_FLAGS if name in data}, players=roster)


def require_description(data: dict[str, Any]) -> None:
    """Lines that can be printed, and a name."""
    for name in TEAM_LINES:
        if name in data:
            require_text(data, name, required=name == "name", max_length=MAX_TEXT_LENGTH)


def require_own_players(state: State, match: Match) -> None:
    """Raises unless the players of a match belong to their teams."""
    for team, seated in zip(match.seats, zip(*(game[:2] for game in match.games), strict=True), strict=False):
        enrolled = state.teams[team]
        stranger = next((p for p in seated if p is not None and p not in enrolled.team.roster), None)
        if stranger is not None:
            name = state.entrants[stranger].name if stranger in state.entrants else str(stranger)
            raise RefusedError("not_of_the_team", name=name, team=enrolled.name)


def require_rosters_of_envelopes(before: State, after: State) -> None:
    """T2: a line-up is judged as it was handed in, so while an envelope is sealed nobody leaves that roster.

    Whoever the envelope does not name stays too: otherwise each answer would say who is in it.
    """
    if not after.paired_rounds:
        return
    for team in (one.team for one in after.paired_rounds[-1].envelopes):
        had, have = before.teams[team].team.roster, after.teams[team].team.roster
        if any(player not in have or player not in after.entrants for player in had):
            raise RefusedError("roster_of_an_envelope", team=before.teams[team].name)


def require_fitting_teams(state: State) -> None:
    """Raises if a player is in two teams or a roster breaks the regulation (Art. 1, 2, 9.1)."""
    team_of: dict[int, Team] = {}
    for one in state.teams.values():
        for member_id in one.team.roster:
            known = team_of.setdefault(member_id, one.team)
            if known is not one.team:
                name = state.entrants[member_id].name
                raise RefusedError("in_two_teams", name=name, team=known.name, other=one.name)
        if len(set(one.team.roster)) < len(one.team.roster):
            twice = next(p for p in one.team.roster if one.team.roster.count(p) > 1)
            raise RefusedError("on_two_boards", name=state.entrants[twice].name)
    try:
        require_teams(state.tournament)
    except BadDocumentError as error:
        raise RefusedError(error.reason.code, error.reason.article, **error.reason.args) from None
