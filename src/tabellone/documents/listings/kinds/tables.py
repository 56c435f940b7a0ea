"""Rounds at tables."""

from collections.abc import Iterator

from tabellone.documents.listings.cells import Exact, Whole, Words
from tabellone.documents.listings.kinds.listed import Listed, Seated
from tabellone.documents.listings.listing import Column, Kind, Row
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Table


class ListedTables(Listed[Table]):
    """A seat a row."""

    @property
    def encounters(self) -> tuple[Table, ...]:
        """The highest first."""
        return self.round.tables

    def columns(self) -> tuple[Column, ...]:
        """Place and game points once the table has ended."""
        subject = self.subject
        return (
            subject.column("table", Kind.FIGURE),
            subject.column("listing_seat", Kind.FIGURE, "seat"),
            subject.column("number", Kind.FIGURE),
            subject.column("name", Kind.NAME),
            subject.column("team", Kind.REMARK),
            subject.column("points", Kind.FIGURE),
            subject.column("place", Kind.RESULT),
            subject.column("listing_game_points", Kind.FIGURE, "game_points"),
        )

    def rows(self) -> Iterator[Row]:
        """In the order they sit; who rests has his rest in the place of the place."""
        for number, table in enumerate(self.encounters, 1):
            for index, player in enumerate(table.seats):
                place = Whole(table.places[index] if table.places else None)
                points = table.points[index] if table.points else None
                made = Whole(None) if points is None else Exact(Amount(points.numerator, points.denominator))
                yield Whole(number), Whole(index + 1), *self._who(player), place, made
        for player, rest in self.resting():
            yield Whole(None), Whole(None), *self._who(player), Words(rest), Whole(None)

    def _who(self, player: int) -> Row:
        team = self.subject.tournament.players[player - 1].team
        return Whole(player), self.named(player), Words(team), self.points(player)

    def seat_columns(self) -> tuple[Column, ...]:
        """Table and seat."""
        return (
            self.subject.column("paper_player", Kind.NAME, "player"),
            self.subject.column("team", Kind.REMARK),
            self.subject.column("table", Kind.FIGURE),
            self.subject.column("listing_seat", Kind.RESULT, "seat"),
        )

    def seated(self) -> Iterator[Seated]:
        """Everybody at a table; a rest in the place of the seat."""
        players = self.subject.tournament.players
        for number, table in enumerate(self.encounters, 1):
            for seat, player in enumerate(table.seats, 1):
                team = Words(players[player - 1].team)
                yield Seated(self.named(player), (team, Whole(number), Whole(seat)))
        for player, rest in self.resting():
            team = Words(players[player - 1].team)
            yield Seated(self.named(player), (team, Whole(None), Words(rest)))
