"""Teams: which are enrolled, who is in them, and in which order (FID, squadre, Art. 1-3)."""

from typing import Any, ClassVar

from tabellone.engine.model import LineUp, Player, Team
from tabellone.engine.teams.options import LineUps, team_rules
from tabellone.journal.entries import players
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import (
    NUMBER_FIELDS,
    TEAM_FIELD,
    Field,
    Fields,
    integer,
    list_of,
    nullable,
    optional,
    text,
)
from tabellone.journal.lookup import find_player, find_team, with_competitor
from tabellone.journal.state import NO_NUMBER, EnrolledTeam, Entrant, State
from tabellone.journal.summary import MAX_NAMED, Detail, competitor_detail, free_text
from tabellone.journal.teams import (
    TEAM_FIELDS,
    check_member,
    describe_team,
    list_of_objects,
    require_description,
    require_fitting_teams,
    require_rosters_of_envelopes,
)
from tabellone.journal.values import optional_integer_value

ROSTER_FIELDS: Fields = {"players": Field(list_of(check_member))}
"""The boards in the order of a fixed line-up, then the reserves."""
MAX_TEAMS = 10_000


class EnrolTeams(EntryType):
    """One or more teams, with players new or enrolled already; they enter in the next round or in a given later one.

    After the first round `numbers` gives the number of every team again.
    """

    fields: ClassVar[Fields] = {
        "teams": Field(
            list_of_objects(
                {**TEAM_FIELDS, "name": Field(text), **ROSTER_FIELDS, "enters": optional(nullable(integer))}
            )
        ),
        **NUMBER_FIELDS,
    }

    def scope(self, data: Data) -> Scope:
        return frozenset({("enrol",)})

    def apply(self, state: State, data: Data) -> State:
        """Each gets an id for life, and so does everybody in it who is new."""
        _require_by_teams(state)
        for entry in data["teams"]:
            state, roster = _enrol_members(state, entry["players"])
            identity = state.last_team_id + 1
            team = describe_team(entry, Team(NO_NUMBER, enters=entry.get("enters") or state.next_round), roster)
            teams = {**state.teams, identity: EnrolledTeam(identity, team)}
            state = state._replace(teams=teams, last_team_id=identity)
        if state.paired_rounds:
            return players.assign_numbers(state, data.get("numbers"))
        return players.clear_numbers(state)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if len(after.teams) > MAX_TEAMS or len(after.entrants) > players.MAX_PLAYERS:
            raise RefusedError("too_many_players", most=players.MAX_PLAYERS)
        if before.paired_rounds and before.next_round > before.rounds:
            raise RefusedError("no_round_to_enter", rounds=before.rounds)
        for entry in data["teams"]:
            optional_integer_value(entry, "enters", before.next_round, max(before.rounds, before.next_round))
            require_description(entry)
            _require_people(entry["players"])
        players.require_unique_people(after)
        require_fitting_teams(after)
        if before.paired_rounds:
            after.system.validate(after.tournament)  # a system may know no late entrants

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [", ".join(str(team.get("name", "")) for team in data["teams"][:MAX_NAMED])]


class TeamEntry(EntryType):
    """An event about one team."""

    fields: ClassVar[Fields] = TEAM_FIELD

    def scope(self, data: Data) -> Scope:
        return frozenset({("team", data["team"])})

    def summary(self, state: State, data: Data) -> list[Detail]:
        return competitor_detail(state, data)


class EditTeam(TeamEntry):
    """Something else is known of a team, or its roster is another; its number stays until the next draw."""

    fields: ClassVar[Fields] = {**TEAM_FIELD, **TEAM_FIELDS, "players": optional(list_of(check_member))}

    def scope(self, data: Data) -> Scope:
        return frozenset({("team", data["team"]), *([("enrol",)] if "players" in data else [])})

    def apply(self, state: State, data: Data) -> State:
        """Changes the named fields; players dropped from the roster stay enrolled."""
        team = find_team(state, data)
        roster = team.team.players
        if "players" in data:
            state, roster = _enrol_members(state, data["players"])
        return with_competitor(state, team._replace(team=describe_team(data, team.team, roster)))

    def validate(self, before: State, data: Data, after: State) -> None:
        """Requires that players who have sat at a board stay, in a fixed line-up at their board."""
        require_open(before)
        require_description(data)
        _require_people(data.get("players", ()))
        _require_seated_members_kept(before, before.teams[data["team"]].team, after.teams[data["team"]].team)
        players.require_unique_people(after)
        require_fitting_teams(after)
        require_rosters_of_envelopes(before, after)
        if after.drawn:
            after.system.validate(after.tournament)

    def summary(self, state: State, data: Data) -> list[Detail]:
        team = state.teams.get(data["team"])
        renamed = team is None or data.get("name") != team.name
        return [*competitor_detail(state, data), *(free_text(data, "name") if renamed else [])]


class RemoveTeam(TeamEntry):
    """Removes a team that is in no round, with all players of its roster."""

    fields: ClassVar[Fields] = {**TEAM_FIELD, **NUMBER_FIELDS}

    def scope(self, data: Data) -> Scope:
        return frozenset({("team", data["team"]), ("players",)})

    def apply(self, state: State, data: Data) -> State:
        team = find_team(state, data)
        if any(team.id in played.mentioned for played in state.paired_rounds):
            raise RefusedError("has_been_in_a_round", player=team.name)
        teams = {identity: other for identity, other in state.teams.items() if identity != team.id}
        entrants = {identity: one for identity, one in state.entrants.items() if identity not in team.team.roster}
        coming = {identity: kind for identity, kind in state.absences.items() if identity != team.id}
        changed = state._replace(teams=teams, entrants=entrants, absences=coming)
        if state.paired_rounds:
            return players.assign_numbers(changed, data.get("numbers"))
        return players.clear_numbers(changed)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        team = before.teams[data["team"]]
        if before.paired_rounds and (
            not before.system.includes_everyone
            or any(team.team.takes_part_in(number) for number in range(1, before.next_round))
        ):
            raise RefusedError("has_been_in_a_round", player=team.name)


def _require_by_teams(state: State) -> None:
    if not state.is_by_teams:
        raise RefusedError("no_teams_here")


def _enrol_members(state: State, members: list[Any]) -> tuple[State, LineUp]:
    """Enrols the new members; returns the state and the roster by ids."""
    entrants, last_id = dict(state.entrants), state.last_id
    roster: list[int | None] = []
    for one in members:
        if isinstance(one, dict):
            last_id += 1
            new = Player(NO_NUMBER, enters=one.get("enters") or state.next_round)
            entrants[last_id] = Entrant(
                last_id, players.describe_player(players.restore_extra_fields(one), new), one.get("kept", {})
            )
            roster.append(last_id)
        else:
            roster.append(None if one is None else find_player(state, {"player": one}).id)
    return state._replace(entrants=entrants, last_id=last_id), tuple(roster)


def _require_people(members: Any) -> None:
    for one in members:
        if isinstance(one, dict):
            players.require_description(one)


def _require_seated_members_kept(state: State, before: Team, after: Team) -> None:
    gone = next((p for p in before.roster if p not in after.roster and state.has_been_seated(p)), None)
    if gone is not None:
        raise RefusedError("has_been_in_a_round", player=state.entrants[gone].name)
    rules = team_rules(state.options)
    if not state.paired_rounds or rules.line_ups is not LineUps.FIXED:
        return
    for board, player in enumerate(before.players[: rules.boards]):
        if player is not None and after.players[board : board + 1] != (player,) and state.has_been_seated(player):
            raise RefusedError("keeps_his_board", name=state.entrants[player].name, board=board + 1)
