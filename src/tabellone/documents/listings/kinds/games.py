"""Rounds of games."""

from collections.abc import Iterator

from tabellone.documents.listings.cells import IntCell, ResultCell, TextCell
from tabellone.documents.listings.kinds.round_table import EMPTY_TEXT, NO_NUMBER, RoundTable, SeatRow, with_en_dash
from tabellone.documents.listings.table import OPPONENT, Column, ColumnType, Row
from tabellone.documents.results import board_label
from tabellone.engine.encounters import Game
from tabellone.engine.model import Colour
from tabellone.engine.results import ONE_GAME, TWO_GAMES


class GameRoundTable(RoundTable[Game]):
    """White and Black around the result."""

    @property
    def encounters(self) -> tuple[Game, ...]:
        return self.round.games

    def columns(self) -> tuple[Column, ...]:
        subject = self.subject
        return (
            subject.column("board", ColumnType.FIGURE),
            subject.column("number", ColumnType.FIGURE, "white_number"),
            subject.column("white", ColumnType.NAME),
            subject.column("points", ColumnType.FIGURE, "white_points"),
            subject.column("listing_result", ColumnType.RESULT, "result"),
            subject.column("number", ColumnType.FIGURE, "black_number"),
            subject.column("black", ColumnType.NAME),
            subject.column("points", ColumnType.FIGURE, "black_points"),
            *([subject.column("opening", ColumnType.FIGURE)] if self._has_openings else []),
        )

    def rows(self) -> Iterator[Row]:
        for board, game in enumerate(self.encounters, 1):
            white, black = game.seats
            opening = [IntCell(self.round.openings[board - 1])] if self._has_openings else []
            yield (
                IntCell(board),
                IntCell(white),
                self.name_cell(white),
                self.points_before(white),
                ResultCell(self._result(game)),
                IntCell(black),
                self.name_cell(black),
                self.points_before(black),
                *opening,
            )
        for player, rest in self.resting():
            who = IntCell(player), self.name_cell(player), self.points_before(player)
            empty = [NO_NUMBER] if self._has_openings else []
            yield NO_NUMBER, *who, EMPTY_TEXT, NO_NUMBER, TextCell(rest), EMPTY_TEXT, *empty

    def seat_columns(self) -> tuple[Column, ...]:
        return (
            self.subject.column("paper_player", ColumnType.NAME, "player"),
            self.subject.column("board", ColumnType.FIGURE),
            Column("colour", "", ColumnType.COLOUR),
            self.subject.column("listing_opponent", ColumnType.NAME, OPPONENT),
        )

    def by_name(self) -> Iterator[SeatRow]:
        for board, game in enumerate(self.encounters, 1):
            white, black = map(self.name_cell, game.seats)
            yield SeatRow(white, (IntCell(board), self.colour_cell(Colour.WHITE), black))
            yield SeatRow(black, (IntCell(board), self.colour_cell(Colour.BLACK), white))
        for player, rest in self.resting():
            yield SeatRow(self.name_cell(player), (NO_NUMBER, EMPTY_TEXT, TextCell(rest)))

    @property
    def _has_openings(self) -> bool:
        return len(self.round.openings) > 1

    def _result(self, game: Game) -> str:
        if game.result not in (*ONE_GAME, *TWO_GAMES):
            return self.result_in_words(game.result)
        unit = self.subject.system.points_unit
        return with_en_dash(board_label(game.result, *game.seats, unit, self.scoring, self.number))
