"""When the rounds begin."""

from tabellone.documents.listings.cells import Cell, IntCell, TextCell
from tabellone.documents.listings.table import ColumnType, DataTable, TableContext
from tabellone.documents.round_games import game_text
from tabellone.documents.schedule import day_of, hour_of


def schedule(subject: TableContext) -> DataTable:
    """A row a round that has its hour; at tables with what is played."""
    tournament, speaker = subject.tournament, subject.speaker
    columns = (
        subject.column("round", ColumnType.FIGURE),
        subject.column("listing_day", ColumnType.NAME, "day"),
        subject.column("listing_hour", ColumnType.FIGURE, "hour"),
        *([subject.column("game", ColumnType.REMARK)] if tournament.round_games else []),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in tournament.schedule:
        game = game_text(tournament.round_games, one.round, speaker)
        played = [TextCell(game.text if game else "")] if tournament.round_games else []
        rows.append((IntCell(one.round), TextCell(day_of(one.starts, speaker)), TextCell(hour_of(one.starts)), *played))
    return DataTable("schedule", speaker.say("listing_schedule"), columns, tuple(rows))
