"""Who plays: everybody, with whatever everybody may know of him."""

from tabellone.documents.listings.cells import Cell, IntCell, NameCell, TextCell
from tabellone.documents.listings.competitors import CompetitorColumns, competitor_name
from tabellone.documents.listings.table import Column, ColumnType, DataTable, TableContext
from tabellone.engine.model import Player, Team


def players(subject: TableContext) -> DataTable:
    """Lists players by number, which nobody has before the draw; of a team event, by team and board."""
    if subject.tournament.teams:
        return _team_rows(subject)
    who = CompetitorColumns(subject)
    late = any(player.enters > 1 for player in who.everybody)
    columns = (
        *who.columns,
        *([subject.column("listing_enters", ColumnType.FIGURE, "enters")] if late else []),
    )
    rows = [
        (
            IntCell(player.number if subject.tournament.drawn else None),
            *who.cells(player.number)[1:],
            *([IntCell(player.enters if player.enters > 1 else None)] if late else []),
        )
        for player in who.everybody
    ]
    return DataTable("players", subject.speaker.say("listing_players"), columns, tuple(rows))


def _team_rows(subject: TableContext) -> DataTable:
    columns: tuple[Column, ...] = (
        subject.column("listing_team_number", ColumnType.FIGURE, "team_number"),
        subject.column("team", ColumnType.NAME),
        subject.column("team_board", ColumnType.FIGURE),
        subject.column("listing_member", ColumnType.NAME, "player"),
        subject.column("listing_title", ColumnType.REMARK, "title"),
        subject.column("rating", ColumnType.FIGURE),
    )
    rows = [row for team in subject.tournament.teams for row in _members(subject, team)]
    return DataTable("players", subject.speaker.say("listing_players"), columns, tuple(rows))


def _members(subject: TableContext, team: Team) -> list[tuple[Cell, ...]]:
    """Returns the rows of a team in the order of the boards, with empty boards; each row names the team."""
    name = NameCell(competitor_name(subject.tournament, team.number, subject.speaker), team.number)
    people = [NameCell(subject.speaker.person(member), team.number) for member in team.players]
    return [
        (IntCell(team.number), name, IntCell(order), person, *_member_cells(subject, member))
        for order, (member, person) in enumerate(zip(team.players, people, strict=True), 1)
    ]


def _member_cells(subject: TableContext, member: int | None) -> tuple[Cell, Cell]:
    player = Player(0) if member is None else subject.tournament.players[member - 1]
    return TextCell(player.shown_title), IntCell(player.rating)
