"""The form of a line-up: a choice for every board, for a captain and for the director who reads from paper."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from tabellone.engine.model import LineUp
from tabellone.engine.teams.boards import is_crossed
from tabellone.engine.teams.boards import line_ups as line_ups_of
from tabellone.engine.teams.line_ups import roster_line_up
from tabellone.engine.teams.options import Meetings, team_rules
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import EnrolledTeam, PairedRound, State
from tabellone.web.typed import whole_number


def entered_line_up(form: Mapping[str, str], team: int, boards: int) -> LineUp:
    """What was chosen, from board 1 on; nobody where nothing was."""
    return tuple(_chosen(form.get(f"board.{team}.{board}", "")) for board in range(1, boards + 1))


def _chosen(typed: str) -> int | None:
    player = whole_number(typed)
    if typed.strip() and not player:
        raise RefusedError("line_up_not_chosen")
    return player


def boards_of(state: State) -> int:
    """How many there are."""
    return team_rules(state.options).boards


def choices(state: State, team: EnrolledTeam, number: int) -> list[dict[str, Any]]:
    """Whom a captain can choose from in a round, in the order of his roster."""
    there = (state.entrants[player] for player in team.team.roster)
    return [
        {"id": one.id, "name": one.name, "rating": one.player.rating}
        for one in there
        if one.player.takes_part_in(number)
    ]


def form_rows(state: State, team: EnrolledTeam, chosen: LineUp | None) -> list[dict[str, Any]]:
    """A line for every board; before anything was chosen, the order of the roster."""
    line_up = roster_line_up(team.team, boards_of(state)) if chosen is None else chosen
    return [
        {"board": board, "field": f"board.{team.id}.{board}", "chosen": player}
        for board, player in enumerate(line_up, 1)
    ]


def known_line_ups(state: State, round_: PairedRound, match: int) -> dict[int, LineUp]:
    """Of a match whose envelopes are open, by team."""
    encounter = round_.matches[match - 1]
    if not encounter.games:
        return {}
    return dict(zip(encounter.seats, line_ups_of(encounter.games, boards_of(state)), strict=True))


def has_white(state: State, board: int, named_first: bool) -> bool | None:
    """Whether a team has White on a board; it is none of one colour where everybody meets everybody."""
    if team_rules(state.options).meetings is Meetings.EVERYONE:
        return None
    return named_first is not is_crossed(Meetings.BOARD_BY_BOARD, board - 1, board - 1)


def now() -> datetime:
    """With the zone of this computer, which is the hall's."""
    return datetime.now().astimezone()


def hour(moment: str) -> str:
    """Hours and minutes in the hall of a moment of the journal; nothing for none."""
    return datetime.fromisoformat(moment).astimezone().strftime("%H:%M") if moment else ""
