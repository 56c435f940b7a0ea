"""Teams typed, pasted or read from a CSV file: a name with a colon and its players below it, or a column of teams.

    Lecce:
    Rossi Mario, 3900
    -
    Bianchi Luca, 3850

A hyphen is a board left empty; players come in the order of the boards, then the reserves.
"""

from typing import Any, NamedTuple

from tabellone.formats.csv_lines import numbered_lines
from tabellone.formats.player_list import ParsedLine, parse_players

EMPTY_BOARD = "-"
TEAM_MARK = ":"


class ParsedTeam(NamedTuple):
    """One team and what was understood of its lines."""

    name: str
    players: list[ParsedLine | None]
    """In the order of the boards; None where one is left empty."""

    @property
    def unreadable_lines(self) -> list[ParsedLine]:
        """The lines that cannot be read."""
        return [line for line in self.players if line is not None and line.problem]

    def as_data(self) -> dict[str, Any]:
        roster = [None if line is None or line.player is None else _member(line.player) for line in self.players]
        return {"name": self.name, "players": roster}


def parse_teams(text: str) -> list[ParsedTeam]:
    """Parses all teams of a list; players before the first heading belong to a team without a name."""
    lines = list(numbered_lines(text))
    if any(line.strip().endswith(TEAM_MARK) for _, line in lines):
        return _parse_blocks(lines)
    teams: dict[str, ParsedTeam] = {}
    for line in parse_players(text):
        name = (line.player or {}).get("team", "")
        teams.setdefault(name, ParsedTeam(name, [])).players.append(line)
    return list(teams.values())


def parse_roster(text: str) -> list[ParsedLine | None]:
    return [_line(number, line) for number, line in numbered_lines(text)]


def _parse_blocks(lines: list[tuple[int, str]]) -> list[ParsedTeam]:
    teams: list[ParsedTeam] = []
    for number, line in lines:
        if line.strip().endswith(TEAM_MARK):
            teams.append(ParsedTeam(line.strip().removesuffix(TEAM_MARK).strip(), []))
            continue
        if not teams:
            teams.append(ParsedTeam("", []))
        teams[-1].players.append(_line(number, line))
    return teams


def _line(line_number: int, line: str) -> ParsedLine | None:
    if line.strip() == EMPTY_BOARD:
        return None
    return parse_players(line)[0]._replace(line=line_number)


def _member(player: dict[str, Any]) -> dict[str, Any]:
    """Returns a player without the column of the team, which the heading names."""
    return {name: value for name, value in player.items() if name != "team"}
