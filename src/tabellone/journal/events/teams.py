"""Teams: which are enrolled, who is in them, and in which order (FID, squadre, Art. 1-3)."""

from typing import Any, ClassVar

from tabellone.engine.model import LineUp, Player, Team
from tabellone.engine.teams.options import LineUps, team_rules
from tabellone.journal.event import RefusedError
from tabellone.journal.events import players
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.known import known_player, known_team, with_one
from tabellone.journal.rosters import (
    DESCRIPTION,
    described,
    each,
    member,
    require_description,
    require_fitting_teams,
    require_rosters_of_envelopes,
)
from tabellone.journal.shapes import A_TEAM, NUMBERS, Field, Shape, list_of, maybe, optional, text, whole
from tabellone.journal.state import UNDRAWN, EnrolledTeam, Entrant, State
from tabellone.journal.telling import MOST_NAMED, Detail, person, typed
from tabellone.journal.values import optional_number

ROSTER: Shape = {"players": Field(list_of(member))}
"""The boards in the order of a fixed line-up, then the reserves."""
MOST_TEAMS = 10_000


class EnrolTeams(Kind):
    """One or more teams with their players, some of whom may be enrolled already; they enter in the next round.

    After the first round `numbers` gives the number of every team again.
    """

    shape: ClassVar[Shape] = {
        "teams": Field(each({**DESCRIPTION, "name": Field(text), **ROSTER, "enters": optional(maybe(whole))})),
        **NUMBERS,
    }

    def touches(self, data: Data) -> Touched:
        """Whoever is enrolled at the same time."""
        return frozenset({("enrol",)})

    def apply(self, state: State, data: Data) -> State:
        """Each gets an id for life, and so does everybody in it who is new."""
        _require_by_teams(state)
        for entry in data["teams"]:
            state, roster = _enrolled(state, entry["players"])
            identity = state.last_team_id + 1
            team = described(entry, Team(UNDRAWN, enters=entry.get("enters") or state.next_round), roster)
            teams = {**state.teams, identity: EnrolledTeam(identity, team)}
            state = state._replace(teams=teams, last_team_id=identity)
        if state.paired:
            return players.with_numbers(state, data.get("numbers"))
        return players.without_numbers(state)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Teams as the regulation has them, in a round that is still to come."""
        require_open(before)
        if len(after.teams) > MOST_TEAMS or len(after.entrants) > players.MOST_PLAYERS:
            raise RefusedError("too_many_players", most=players.MOST_PLAYERS)
        if before.paired and before.next_round > before.rounds:
            raise RefusedError("no_round_to_enter", rounds=before.rounds)
        for entry in data["teams"]:
            optional_number(entry, "enters", before.next_round, max(before.rounds, before.next_round))
            require_description(entry)
            _require_people(entry["players"])
        players.require_nobody_twice(after)
        require_fitting_teams(after)
        if before.paired:
            after.system.validate(after.tournament)  # a system may know no late entrants

    def told(self, state: State, data: Data) -> list[Detail]:
        """The first few of them."""
        return [", ".join(str(team.get("name", "")) for team in data["teams"][:MOST_NAMED])]


class AboutATeam(Kind):
    """An event about one team."""

    shape: ClassVar[Shape] = A_TEAM

    def touches(self, data: Data) -> Touched:
        """It alone."""
        return frozenset({("team", data["team"])})

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which."""
        return person(state, data)


class EditTeam(AboutATeam):
    """Something else is known of a team, or its roster is another; its number stays until the next draw."""

    shape: ClassVar[Shape] = {**A_TEAM, **DESCRIPTION, "players": optional(list_of(member))}

    def touches(self, data: Data) -> Touched:
        """It alone, and the list of players where somebody is new."""
        return frozenset({("team", data["team"]), *([("enrol",)] if "players" in data else [])})

    def apply(self, state: State, data: Data) -> State:
        """What is not named stays; whoever is in the roster no more is still enrolled."""
        team = known_team(state, data)
        roster = team.team.players
        if "players" in data:
            state, roster = _enrolled(state, data["players"])
        return with_one(state, team._replace(team=described(data, team.team, roster)))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Whoever has sat at a board stays, and with a fixed line-up he stays there."""
        require_open(before)
        require_description(data)
        _require_people(data.get("players", ()))
        _require_kept(before, before.teams[data["team"]].team, after.teams[data["team"]].team)
        players.require_nobody_twice(after)
        require_fitting_teams(after)
        require_rosters_of_envelopes(before, after)
        if after.drawn:
            after.system.validate(after.tournament)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Which, and what it is called now."""
        team = state.teams.get(data["team"])
        renamed = team is None or data.get("name") != team.name
        return [*person(state, data), *(typed(data, "name") if renamed else [])]


class RemoveTeam(AboutATeam):
    """A team that is in no round is not in the tournament any more; its players go with it unless others name them."""

    shape: ClassVar[Shape] = {**A_TEAM, **NUMBERS}

    def touches(self, data: Data) -> Touched:
        """It, and the numbers of the others."""
        return frozenset({("team", data["team"]), ("players",)})

    def apply(self, state: State, data: Data) -> State:
        """The others may close the gap in the numbers."""
        team = known_team(state, data)
        if any(team.id in played.names for played in state.paired):
            raise RefusedError("has_been_in_a_round", player=team.name)
        teams = {identity: other for identity, other in state.teams.items() if identity != team.id}
        entrants = {identity: one for identity, one in state.entrants.items() if identity not in team.team.roster}
        coming = {identity: kind for identity, kind in state.coming.items() if identity != team.id}
        changed = state._replace(teams=teams, entrants=entrants, coming=coming)
        if state.paired:
            return players.with_numbers(changed, data.get("numbers"))
        return players.without_numbers(changed)

    def judge(self, before: State, data: Data, after: State) -> None:
        """A team that was in a round can only withdraw."""
        require_open(before)
        team = before.teams[data["team"]]
        if before.paired and (
            not before.system.includes_everyone
            or any(team.team.takes_part_in(number) for number in range(1, before.next_round))
        ):
            raise RefusedError("has_been_in_a_round", player=team.name)


def _require_by_teams(state: State) -> None:
    if not state.is_by_teams:
        raise RefusedError("no_teams_here")


def _enrolled(state: State, members: list[Any]) -> tuple[State, LineUp]:
    """With those of a roster who are new, and the roster by ids."""
    entrants, last_id = dict(state.entrants), state.last_id
    roster: list[int | None] = []
    for one in members:
        if isinstance(one, dict):
            last_id += 1
            new = Player(UNDRAWN, enters=one.get("enters") or state.next_round)
            entrants[last_id] = Entrant(last_id, players.described(players.with_notes(one), new), one.get("kept", {}))
            roster.append(last_id)
        else:
            roster.append(None if one is None else known_player(state, {"player": one}).id)
    return state._replace(entrants=entrants, last_id=last_id), tuple(roster)


def _require_people(members: Any) -> None:
    for one in members:
        if isinstance(one, dict):
            players.require_description(one)


def _require_kept(state: State, before: Team, after: Team) -> None:
    gone = next((p for p in before.roster if p not in after.roster and state.has_been_seated(p)), None)
    if gone is not None:
        raise RefusedError("has_been_in_a_round", player=state.entrants[gone].name)
    rules = team_rules(state.options)
    if not state.paired or rules.line_ups is not LineUps.FIXED:
        return
    for board, player in enumerate(before.players[: rules.boards]):
        if player is not None and after.players[board : board + 1] != (player,) and state.has_been_seated(player):
            raise RefusedError("keeps_his_board", name=state.entrants[player].name, board=board + 1)
