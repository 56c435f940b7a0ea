"""Teams at the desk: enrolled from a list, changed, and what a team as a whole does."""

from typing import Any, NamedTuple

from tabellone.desk.affected import Acted, act
from tabellone.desk.entrants import remove_one, withdraw_one
from tabellone.desk.hand import Hand
from tabellone.engine.person_register import name_key
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.formats.player_list import ParsedLine, unread_parts
from tabellone.formats.team_list import EMPTY_BOARD, ParsedTeam, parse_roster, parse_teams
from tabellone.journal.requests import enrol_teams_data, remove_team_data
from tabellone.journal.state import EnrolledTeam, State


class EnrolledTeams(NamedTuple):
    """What became of teams that were to be enrolled."""

    teams: list[ParsedTeam]
    wrong: list[ParsedLine]
    """Lines that cannot be read: as long as there is one, nobody is enrolled."""
    unread: list[str]
    """What of a list nobody knows the meaning of."""
    draw_again: bool = False
    """Whether the numbers that were drawn are gone."""

    @property
    def is_done(self) -> bool:
        """Whether it is in the journal now."""
        return not self.wrong


def enrol_teams(hand: Hand, key: str, text: str) -> EnrolledTeams:
    """All teams of a list, or none while a line cannot be read."""
    teams = parse_teams(text)
    lines = [line for team in teams for line in team.players if line is not None]
    wrong = [line for team in teams for line in team.unreadable_lines]
    nameless = next((team for team in teams if not team.name), None)
    if nameless is not None and not wrong:
        wrong = [line._replace(problem="line_without_team") for line in nameless.players if line is not None]
    if wrong:
        return EnrolledTeams(teams, wrong, unread_parts(lines))
    state = hand.state(key)
    hand.does(key, "enrol_teams", enrol_teams_data(state, [team.as_data() for team in teams]))
    return EnrolledTeams(teams, [], unread_parts(lines), draw_again=state.drawn and not hand.state(key).drawn)


def edit_team(hand: Hand, key: str, team: int, said: dict[str, Any], roster: str | None) -> None:
    """What is said of a team, and its roster: a line a player, in the order of the boards."""
    players = {} if roster is None else {"players": _members(hand.state(key), team, roster)}
    hand.does(key, "edit_team", {"team": team, **said, **players})


def withdraw_team(hand: Hand, key: str, team: int, strike: bool, confirmed: bool = False) -> Acted:
    """It plays no more; struck, none of its matches counts."""
    return withdraw_one(hand, key, {"team": team}, strike, confirmed)


def return_team(hand: Hand, key: str, team: int) -> Acted:
    """It plays again."""
    return act(hand, key, "return", {"team": team}, [])


def remove_team(hand: Hand, key: str, team: int, confirmed: bool = False) -> Acted:
    """As if it had never been enrolled."""
    return remove_one(hand, key, "remove_team", remove_team_data(hand.state(key), team), confirmed)


def announce_absence(hand: Hand, key: str, team: int, kind: str | None) -> None:
    """Of the whole team, in the next round."""
    hand.does(key, "absence", {"team": team, "kind": kind})


def roster_text(state: State, team: EnrolledTeam) -> str:
    """What `edit_team` reads back: names, a hyphen for an empty board."""
    names = (EMPTY_BOARD if player is None else state.entrants[player].name for player in team.team.players)
    return "\n".join(names)


def _members(state: State, team: int, roster: str) -> list[Any]:
    """Whoever is known by his name stays himself; the others are new."""
    lines = parse_roster(roster)
    wrong = next((line for line in lines if line is not None and line.problem), None)
    if wrong is not None:
        because = Reason(wrong.problem)
        raise BadDocumentError("roster_line", "", line=wrong.line, text=wrong.text[:60], because=because)
    known = _by_name(state, team)
    members: list[Any] = []
    for line in lines:
        if line is None or line.player is None:
            members.append(None)
            continue
        enrolled = known.get(name_key(line.player["name"]))
        members.append(line.player if enrolled is None else enrolled)
    return members


def _by_name(state: State, team: int) -> dict[str, int]:
    """Everybody a roster can name: who is in the team, and who is in none."""
    elsewhere = {player for one in state.teams.values() if one.id != team for player in one.team.roster}
    return {name_key(one.name): one.id for one in state.entrants.values() if one.id not in elsewhere}
