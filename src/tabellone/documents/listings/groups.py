"""The standings of categories, ages and women: each group in the order of the general standings."""

from collections.abc import Sequence

from tabellone.documents.listings.cells import AmountCell, FormattedNumberCell, IntCell, PlaceCell, TextCell
from tabellone.documents.listings.competitors import CompetitorColumns
from tabellone.documents.listings.standings import standings_notes, standings_title, tie_break_columns
from tabellone.documents.listings.table import ColumnType, DataTable, Row, TableContext
from tabellone.documents.player_groups import group_label
from tabellone.documents.standings import points_text
from tabellone.engine.player_groups import PlayerGroup, rank_within
from tabellone.engine.ranking.standings import Standing


def group_standings(subject: TableContext, lines: Sequence[Standing], groups: Sequence[PlayerGroup]) -> DataTable:
    """One group after the other, each row with its group, the place in it and the general one."""
    who = CompetitorColumns(subject)
    columns = (
        subject.column("group_of_players", ColumnType.REMARK, "group", in_plain_text=len(groups) > 1),
        subject.column("place", ColumnType.FIGURE),
        subject.column("general_place", ColumnType.FIGURE),
        *who.columns,
        subject.column("points", ColumnType.FIGURE),
        *tie_break_columns(subject, lines),
    )
    ranked = [(group, one) for group in groups for one in rank_within(group, subject.tournament, lines)]
    rows: list[Row] = [
        (
            TextCell(group_label(group, subject.speaker)),
            PlaceCell(one.place, one.is_repeated),
            IntCell(one.line.place),
            *who.cells(one.line.player),
            FormattedNumberCell(one.line.points, points_text(one.line)),
            *map(AmountCell, one.line.tie_breaks.values()),
        )
        for group, one in ranked
    ]
    of = group_label(groups[0], subject.speaker) if len(groups) == 1 else subject.speaker.say("group_standings_title")
    equal = [subject.speaker.say("listing_equal_legend")] if any(one.is_repeated for _, one in ranked) else []
    title = f"{standings_title(subject)}: {of}"
    return DataTable("groups", title, columns, tuple(rows), (*standings_notes(subject), *equal))
