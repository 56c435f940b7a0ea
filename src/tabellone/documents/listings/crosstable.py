"""The crosstable: everybody's opponents, round by round; and the federation's tabellone, by number with running scores.

FID Capo XIV, table 2, has the tabellone by number; whoever looks for his place reads the crosstable.
"""

from collections.abc import Mapping, Sequence

from tabellone.documents.crosstable_cells import cell_mark, crosstable_cells
from tabellone.documents.encounters.presenter import RoundCell as RoundOfAPlayer
from tabellone.documents.listings.cells import (
    AmountCell,
    Cell,
    FormattedNumberCell,
    IntCell,
    PlaceCell,
    RoundTableCell,
    TextCell,
)
from tabellone.documents.listings.competitors import CompetitorColumns
from tabellone.documents.listings.standings import (
    equal_notes,
    standings_notes,
    standings_title,
    tie_break_columns,
)
from tabellone.documents.listings.table import Column, ColumnType, DataTable, Row, TableContext
from tabellone.documents.standings import points_text
from tabellone.engine.encounters import Table
from tabellone.engine.player_groups import PlayerGroup, rank_within, with_places
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.two_game_encounters import is_double

LETTERS = {"white": "letter_white", "black": "letter_black"}
"""The words for the colours, in a cell that has no room for more."""
EMPTY_ROUND = RoundTableCell(RoundOfAPlayer(0))
"""Of a round that is not played yet."""


Grid = Mapping[int, Sequence[RoundOfAPlayer]]
"""The rounds of everybody, by number."""


def crosstable(
    subject: TableContext,
    lines: Sequence[Standing],
    group: PlayerGroup | None = None,
    rows_by_number: Grid | None = None,
) -> DataTable:
    """Lists the rounds played in the order of the standings; of a group, with places in it and overall.

    `rows_by_number` is the grid of the tournament, if it is worked out already.
    """
    who, played = CompetitorColumns(subject), range(1, subject.tournament.next_round)
    cells = rows_by_number or crosstable_cells(subject.tournament, subject.system.scoring(subject.tournament))
    shown = rank_within(group, subject.tournament, lines) if group else with_places(lines)
    rows: list[Row] = [
        (
            PlaceCell(one.place, one.is_repeated),
            *([IntCell(one.line.place)] if group else []),
            *who.cells(one.line.player),
            FormattedNumberCell(one.line.points, points_text(one.line)),
            *(_round(subject, cell) for cell in cells[one.line.player]),
            *map(AmountCell, one.line.tie_breaks.values()),
        )
        for one in shown
    ]
    columns = (
        subject.column("place", ColumnType.FIGURE),
        *([subject.column("general_place", ColumnType.FIGURE)] if group else []),
        *who.columns,
        subject.column("points", ColumnType.FIGURE),
        *_round_columns(played),
        *tie_break_columns(subject, lines),
    )
    return DataTable(
        "crosstable", standings_title(subject), columns, tuple(rows), (*_notes(subject), *equal_notes(subject, lines))
    )


def tabellone(subject: TableContext, lines: Sequence[Standing], rows_by_number: Grid | None = None) -> DataTable:
    """Lists all announced rounds by number with running scores; figures and places once something was played."""
    tournament, who = subject.tournament, CompetitorColumns(subject)
    ranked = lines if tournament.history else ()
    standing = {line.player: line for line in ranked}
    cells = rows_by_number or crosstable_cells(tournament, subject.system.scoring(tournament))
    columns = (
        *who.columns,
        *_round_columns(range(1, tournament.rounds + 1)),
        subject.column("points", ColumnType.FIGURE),
        *tie_break_columns(subject, ranked),
        subject.column("place", ColumnType.FIGURE),
    )
    rows = [
        (
            *who.cells(one.number),
            *(_round(subject, cell)._replace(shows_total=True) for cell in cells[one.number]),
            *[EMPTY_ROUND] * (tournament.rounds - len(tournament.history)),
            *_ranked_cells(standing, one.number),
        )
        for one in who.everybody
    ]
    title = subject.speaker.say("paper_tabellone")
    return DataTable("tabellone", title, columns, tuple(rows), tuple(_notes(subject, has_totals=True)))


def _ranked_cells(standing: Mapping[int, Standing], player: int) -> tuple[Cell, ...]:
    line = standing.get(player)
    if line is None:
        return TextCell(""), TextCell("")
    return (
        FormattedNumberCell(line.points, points_text(line)),
        *map(AmountCell, line.tie_breaks.values()),
        PlaceCell(line.place),
    )


def _round_columns(numbers: range) -> list[Column]:
    return [Column(f"round_{number}", str(number), ColumnType.ROUND) for number in numbers]


def _round(subject: TableContext, cell: RoundOfAPlayer) -> RoundTableCell:
    say = subject.speaker.say
    letter = say(LETTERS[cell.colour]) if cell.colour else ""
    rest = say(f"short_{cell.rest}") if cell.rest else ""
    mark = cell_mark(cell)
    return RoundTableCell(cell, letter, say(mark) if mark else "", rest)


def _notes(subject: TableContext, has_totals: bool = False) -> list[str]:
    say = subject.speaker.say
    legend = "listing_tables_legend" if subject.system.encounter is Table else "listing_rounds_legend"
    notes = [say(legend), *([say("listing_totals_legend")] if has_totals else []), *standings_notes(subject)]
    return [*notes, say("paper_two_games")] if is_double(subject.tournament.rules) else notes
