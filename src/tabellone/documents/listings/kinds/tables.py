"""Rounds at tables."""

from collections.abc import Iterator

from tabellone.documents.listings.cells import AmountCell, IntCell, TextCell
from tabellone.documents.listings.kinds.round_table import RoundTable, SeatRow
from tabellone.documents.listings.table import Column, ColumnType, Row
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Table


class SeatingRoundTable(RoundTable[Table]):
    """A seat a row."""

    @property
    def encounters(self) -> tuple[Table, ...]:
        return self.round.tables

    def columns(self) -> tuple[Column, ...]:
        subject = self.subject
        return (
            subject.column("table", ColumnType.FIGURE),
            subject.column("listing_seat", ColumnType.FIGURE, "seat"),
            subject.column("number", ColumnType.FIGURE),
            subject.column("name", ColumnType.NAME),
            subject.column("team", ColumnType.REMARK),
            subject.column("points", ColumnType.FIGURE),
            subject.column("place", ColumnType.RESULT),
            subject.column("listing_game_points", ColumnType.FIGURE, "game_points"),
        )

    def rows(self) -> Iterator[Row]:
        """Yields the rows in the order of the seats; a rest stands in the column of the place."""
        for number, table in enumerate(self.encounters, 1):
            for index, player in enumerate(table.seats):
                place = IntCell(table.places[index] if table.places else None)
                points = table.points[index] if table.points else None
                made = IntCell(None) if points is None else AmountCell(Amount(points.numerator, points.denominator))
                yield IntCell(number), IntCell(index + 1), *self._who(player), place, made
        for player, rest in self.resting():
            yield IntCell(None), IntCell(None), *self._who(player), TextCell(rest), IntCell(None)

    def _who(self, player: int) -> Row:
        team = self.subject.tournament.players[player - 1].team
        return IntCell(player), self.name_cell(player), TextCell(team), self.points_before(player)

    def seat_columns(self) -> tuple[Column, ...]:
        return (
            self.subject.column("paper_player", ColumnType.NAME, "player"),
            self.subject.column("team", ColumnType.REMARK),
            self.subject.column("table", ColumnType.FIGURE),
            self.subject.column("listing_seat", ColumnType.RESULT, "seat"),
        )

    def by_name(self) -> Iterator[SeatRow]:
        players = self.subject.tournament.players
        for number, table in enumerate(self.encounters, 1):
            for seat, player in enumerate(table.seats, 1):
                team = TextCell(players[player - 1].team)
                yield SeatRow(self.name_cell(player), (team, IntCell(number), IntCell(seat)))
        for player, rest in self.resting():
            team = TextCell(players[player - 1].team)
            yield SeatRow(self.name_cell(player), (team, IntCell(None), TextCell(rest)))
