"""The standings: of the competitors, of the teams that players at tables belong to, of the players of teams."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from tabellone.documents.listings.cells import (
    AmountCell,
    FormattedNumberCell,
    IntCell,
    NameCell,
    PlaceCell,
    TeamNameCell,
    TextCell,
)
from tabellone.documents.listings.competitors import CompetitorColumns
from tabellone.documents.listings.table import Column, ColumnType, DataTable, Row, TableContext
from tabellone.documents.standings import count_open_results, points_text
from tabellone.engine.capabilities import assumed_result
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.phases import OverallLine, Phase
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.teams.individual_standings import IndividualStanding


def standings(subject: TableContext, lines: Sequence[Standing]) -> DataTable:
    who = CompetitorColumns(subject)
    rows = [
        (
            place_cell(lines, index),
            *who.cells(line.player),
            FormattedNumberCell(line.points, points_text(line)),
            *map(AmountCell, line.tie_breaks.values()),
        )
        for index, line in enumerate(lines)
    ]
    columns = (
        subject.column("place", ColumnType.FIGURE),
        *who.columns,
        subject.column("points", ColumnType.FIGURE),
        *tie_break_columns(subject, lines),
    )
    notes = (*standings_notes(subject), *equal_notes(subject, lines))
    return DataTable("standings", standings_title(subject), columns, tuple(rows), notes)


def standings_title(subject: TableContext) -> str:
    """Returns the title, with the number of rounds and whether results are missing."""
    played, missing = len(subject.tournament.history), count_open_results(subject.tournament)
    say = subject.speaker.say
    title = say("standings_title", round=played) if played else say("standings_start")
    return f"{title} {say('standings_provisional', count=missing)}" if missing else title


def unplayed_rounds_so_far(subject: TableContext) -> list[int]:
    """Returns the rounds so far that are scored without play."""
    rules, rounds = subject.tournament.rules, range(1, subject.tournament.next_round)
    return [number for number in rounds if assumed_result(subject.system, rules, number) is not None]


def standings_notes(subject: TableContext) -> list[str]:
    """Returns notes on rounds that were not played."""
    supposed, say = unplayed_rounds_so_far(subject), subject.speaker.say
    ended = early_end_reason(subject.system, subject.tournament)
    return [
        *([say("rounds_supposed", rounds=", ".join(map(str, supposed)))] if supposed else []),
        *([subject.speaker.sentence(ended)] if ended is not None else []),
    ]


def equal_notes(subject: TableContext, lines: Sequence[Standing]) -> list[str]:
    """Returns a note on how shared places are written, if there are any."""
    is_shared = any(above.place == below.place for above, below in pairwise(lines))
    return [subject.speaker.say("listing_equal_legend")] if is_shared else []


def tie_break_columns(subject: TableContext, lines: Sequence[Standing]) -> list[Column]:
    """Returns the columns of the tie-breaks in the order in which they decide."""
    return [subject.column(tie_break.value, ColumnType.FIGURE) for tie_break in (lines[0].tie_breaks if lines else ())]


class RankedLine(Protocol):
    """A line of any ranking."""

    @property
    def place(self) -> int:
        """The place, which may be shared."""


def place_cell(lines: Sequence[RankedLine], index: int) -> PlaceCell:
    """The place of a line; one that is shared is written at the first of those who share it."""
    place = lines[index].place
    return PlaceCell(place, index > 0 and lines[index - 1].place == place)


def team_standings(subject: TableContext, teams: Sequence[TeamStanding]) -> DataTable:
    """Lists the standings of the teams at tables."""
    figures = ("points", "first_places", "best_individual", "best_place")
    columns = (
        subject.column("place", ColumnType.FIGURE),
        subject.column("team", ColumnType.NAME),
        *(subject.column(code, ColumnType.FIGURE) for code in figures),
    )
    rows: list[Row] = [
        (
            place_cell(teams, index),
            TeamNameCell(line.team, line.players[0]),
            AmountCell(line.points),
            *map(AmountCell, line.tie_breaks.values()),
        )
        for index, line in enumerate(teams)
    ]
    title = subject.speaker.say("team_standings_title", round=len(subject.tournament.history))
    return DataTable("teams", title, columns, tuple(rows))


def individual_standings(subject: TableContext, lines: Sequence[IndividualStanding]) -> DataTable:
    """Lists the standings of the players of a team event, with their teams."""
    team_of = {player: team for team in subject.tournament.teams for player in team.roster}
    columns = (
        subject.column("place", ColumnType.FIGURE),
        subject.column("name", ColumnType.NAME),
        subject.column("team", ColumnType.REMARK),
        *(subject.column(code, ColumnType.FIGURE) for code in ("points", "games_played", "team_board")),
    )
    rows = [
        (
            place_cell(lines, index),
            NameCell(subject.speaker.person(line.player), team_of[line.player].number),
            NameCell(team_of[line.player].name, team_of[line.player].number),
            AmountCell(line.points),
            IntCell(line.games),
            IntCell(line.board),
        )
        for index, line in enumerate(lines)
    ]
    return DataTable("individual", subject.speaker.say("individual_standings_title"), columns, tuple(rows))


def overall_standings(subject: TableContext, lines: Sequence[OverallLine], phases: Sequence[Phase]) -> DataTable:
    """Over all phases of an event, the last of which is the tournament itself."""
    columns = (
        subject.column("place", ColumnType.FIGURE),
        subject.column("name", ColumnType.NAME),
        subject.column("phase", ColumnType.REMARK),
        subject.column("points", ColumnType.FIGURE),
    )
    names = [phase.tournament.name for phase in phases]
    rows = [
        (
            place_cell(lines, index),
            NameCell(line.name, line.player),
            TextCell(subject.tournament.name if line.phase is None else names[line.phase]),
            AmountCell(line.points),
        )
        for index, line in enumerate(lines)
    ]
    return DataTable("overall", subject.speaker.say("overall_title"), columns, tuple(rows))
