"""The teams of a document, and the line-ups of its next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.model import TEAM_FLAGS, TEAM_LINES, LineUp, Player, Team, Tournament
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_bool, read_int, read_line, read_list

if TYPE_CHECKING:
    from tabellone.formats.unknown_fields import UnknownFields


def read_teams(raw: Any, players: tuple[Player, ...], rounds: int, unknown: UnknownFields) -> tuple[Team, ...]:
    """Reads the teams, numbered 1, 2, 3 … without gaps, with rosters of existing players."""
    if len(read_list(raw, "teams")) < 2:
        raise BadDocumentError("too_few_teams", "teams", count=len(raw))
    by_number: dict[int, Team] = {}
    for index, entry in enumerate(raw):
        where = f"teams[{index}]"
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", where)
        unknown.check(entry, Team._fields, where)
        team = _team(entry, players, rounds, where)
        if team.number > len(raw):
            raise BadDocumentError("number_beyond", f"{where}.number", number=team.number, count=len(raw))
        if team.number in by_number:
            raise BadDocumentError("number_twice", f"{where}.number", number=team.number)
        by_number[team.number] = team
    teams = tuple(by_number[number] for number in sorted(by_number))
    _require_one_team_per_player(teams, players)
    return teams


def _require_one_team_per_player(teams: tuple[Team, ...], players: tuple[Player, ...]) -> None:
    team_of: dict[int, Team] = {}
    for team in teams:
        for player in team.roster:
            known = team_of.setdefault(player, team)
            if known is not team:
                name, where = players[player - 1].name or str(player), f"teams[{team.number - 1}].players"
                raise BadDocumentError("in_two_teams", where, name=name, team=known.name, other=team.name)


def write_team(team: Team) -> dict[str, Any]:
    defaults = Team._field_defaults
    written = {
        name: value for name, value in team._asdict().items() if name in ("number", "name") or value != defaults[name]
    }
    return written | {"players": list(team.players)}


def read_line_ups(raw: Any, tournament: Tournament) -> dict[int, LineUp]:
    """`{"1": [1, 2, null, 4]}`: of each team that has handed one in, who sits at the boards."""
    if not isinstance(raw, dict):
        raise BadDocumentError("not_an_object", "next.line_ups")
    found: dict[int, LineUp] = {}
    for key, line_up in raw.items():
        where = f"next.line_ups.{key[:20]}"
        number = int(key) if key.isascii() and key.isdigit() and len(key) < 6 else 0
        if not 1 <= number <= len(tournament.teams) or key != str(number):
            raise BadDocumentError("unknown_team", where, team=key[:20])
        found[number] = _line_up(line_up, tournament.players, where)
    return found


def write_line_ups(line_ups: Any) -> dict[str, Any]:
    return {str(team): list(line_up) for team, line_up in sorted(line_ups.items())}


def _team(entry: dict[str, Any], players: tuple[Player, ...], rounds: int, path: str) -> Team:
    if entry.get("number") is None:
        raise BadDocumentError("number_missing", path)
    number = read_int(entry["number"], f"{path}.number", 1)
    enters = read_int(entry.get("enters", 1), f"{path}.enters", 1, rounds)
    leaves = entry.get("leaves")
    if leaves is not None and read_int(leaves, f"{path}.leaves", 0) < enters - 1:
        raise BadDocumentError("leaves_before_entering", f"{path}.leaves", leaves=leaves, enters=enters)
    described: dict[str, Any] = {
        name: read_line(entry.get(name) or "", f"{path}.{name}").strip() for name in TEAM_LINES
    }
    if not described["name"]:
        raise BadDocumentError("team_without_name", f"{path}.name", number=number)
    described |= {name: read_bool(entry.get(name, False), f"{path}.{name}") for name in TEAM_FLAGS}
    roster = _line_up(entry.get("players", []), players, f"{path}.players")
    return Team(number, players=roster, enters=enters, leaves=leaves, **described)


def _line_up(raw: Any, players: tuple[Player, ...], path: str) -> LineUp:
    for index, player in enumerate(read_list(raw, path)):
        if player is None:
            continue
        read_int(player, f"{path}[{index}]", 1)
        if player > len(players):
            raise BadDocumentError("unknown_player", f"{path}[{index}]", player=str(player)[:20])
    seated = [player for player in raw if player is not None]
    if len(set(seated)) < len(seated):
        twice = next(player for player in seated if seated.count(player) > 1)
        raise BadDocumentError("on_two_boards", path, name=players[twice - 1].name or str(twice))
    return tuple(raw)
