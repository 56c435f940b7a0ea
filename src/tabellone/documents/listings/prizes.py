"""Prizes as they are handed out."""

from collections.abc import Sequence

from tabellone.documents.listings.cells import Cell, IntCell, NameCell, PlaceCell, TextCell
from tabellone.documents.listings.competitors import competitor_name
from tabellone.documents.listings.table import ColumnType, DataTable, TableContext
from tabellone.documents.prizes import award_text, prizes_heading, remainder_lines, team_award_text
from tabellone.engine.ranking.prizes import PrizeDivision
from tabellone.engine.ranking.standings import Standing


def prizes(subject: TableContext, lines: Sequence[Standing], shared: PrizeDivision, is_provisional: bool) -> DataTable:
    """A row an award; what cannot be divided or waits for a lot is said below."""
    columns = (
        subject.column("place", ColumnType.FIGURE, in_plain_text=False),
        subject.column("number", ColumnType.FIGURE),
        subject.column("name", ColumnType.NAME),
        subject.column("listing_prize", ColumnType.NAME, "prize"),
    )
    place_of = {line.player: line.place for line in lines}
    rows: list[tuple[Cell, ...]] = [
        (
            PlaceCell(place_of[award.player]),
            IntCell(award.player),
            NameCell(competitor_name(subject.tournament, award.player, subject.speaker), award.player),
            TextCell(award_text(award, subject.speaker)),
        )
        for award in shared.awards
    ]
    rows += [
        (
            PlaceCell(award.place),
            IntCell(None),
            TextCell(award.team),
            TextCell(team_award_text(award, subject.speaker)),
        )
        for award in shared.teams
    ]
    title = subject.speaker.say(prizes_heading(is_provisional))
    return DataTable("prizes", title, columns, tuple(rows), tuple(remainder_lines(shared, subject.speaker)))
