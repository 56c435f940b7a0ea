"""Rounds of matches between teams."""

from collections.abc import Iterable, Iterator

from tabellone.documents.listings.cells import Cell, IntCell, NameCell, ResultCell, TextCell
from tabellone.documents.listings.kinds.round_table import EMPTY_TEXT, NO_NUMBER, RoundTable, SeatRow
from tabellone.documents.listings.table import OPPONENT, Column, ColumnType, Row
from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Match, TeamGame
from tabellone.engine.model import Colour
from tabellone.engine.results import result_of
from tabellone.engine.teams.handicaps import half_win_units
from tabellone.engine.teams.scores import forfeit_points, units_per_point


class MatchRoundTable(RoundTable[Match]):
    """The teams face each other around the score, their players below them around each result."""

    @property
    def encounters(self) -> tuple[Match, ...]:
        return self.round.matches

    def columns(self) -> tuple[Column, ...]:
        subject = self.subject
        return (
            subject.column("match", ColumnType.FIGURE),
            subject.column("team_board", ColumnType.FIGURE, "board"),
            subject.column("number", ColumnType.FIGURE, "first_number"),
            subject.column("team", ColumnType.NAME, "first"),
            subject.column("points", ColumnType.FIGURE, "first_points"),
            Column("colour", "", ColumnType.COLOUR),
            subject.column("listing_result", ColumnType.RESULT, "result"),
            subject.column("number", ColumnType.FIGURE, "second_number"),
            subject.column("team", ColumnType.NAME, "second"),
            subject.column("points", ColumnType.FIGURE, "second_points"),
        )

    def rows(self) -> Iterator[Row]:
        for number, match in enumerate(self.encounters, 1):
            first, second = (self._team(team) for team in match.seats)
            yield (
                IntCell(number),
                NO_NUMBER,
                *first,
                self.colour_cell(Colour.WHITE),
                ResultCell(self._score(match)),
                *second,
            )
            for board, game in enumerate(match.games, 1):
                sides = zip((game.first_player, game.second_player), match.seats, strict=True)
                of_first, of_second = (self._player(player, team) for player, team in sides)
                colour = self.colour_cell(Colour.BLACK if game.colours_swapped else Colour.WHITE)
                yield (
                    IntCell(number),
                    IntCell(board),
                    *of_first,
                    colour,
                    ResultCell(self._board_result(game)),
                    *of_second,
                )
        for team, rest in self.resting():
            yield NO_NUMBER, NO_NUMBER, *self._team(team), EMPTY_TEXT, EMPTY_TEXT, NO_NUMBER, TextCell(rest), EMPTY_TEXT

    def _team(self, team: int) -> tuple[Cell, Cell, Cell]:
        return IntCell(team), self.name_cell(team), self.points_before(team)

    def _player(self, player: int | None, team: int) -> tuple[Cell, Cell, Cell]:
        return NO_NUMBER, self._person(player, team), EMPTY_TEXT

    def _person(self, player: int | None, team: int) -> NameCell:
        """Returns a player's name, linked to the team; an empty board has a word."""
        return NameCell(self.subject.speaker.person(player), team)

    def _score(self, match: Match) -> str:
        """The points on the boards (9.3 of a team that did not come); in words what followed a drawn match."""
        result = result_of(match.result)
        if match.result is None:
            return ""
        if result.is_forfeit:
            points = forfeit_points(self.subject.tournament, self.number, match)
            return self.subject.speaker.say("result_forfeit", result="–".join(map(format_amount, points)))
        if result.is_open or match.after is not None:
            return self.result_in_words(match.result)
        half_win = half_win_units(self.subject.tournament)
        return self._figures([sum(side) for side in zip(*(game.points(half_win) for game in match.games), strict=True)])

    def _board_result(self, game: TeamGame) -> str:
        """Returns the result of a board from the side of the team named first."""
        result = result_of(game.result)
        if game.result is None or result.is_open or not any(game.half_wins):
            return self.result_in_words(game.result)
        figures = self._figures(game.points(half_win_units(self.subject.tournament)))
        return self.subject.speaker.say("result_forfeit", result=figures) if result.is_forfeit else figures

    def _figures(self, points: Iterable[int]) -> str:
        per = units_per_point(self.subject.tournament)
        return "–".join(format_amount(Amount(made, per)) for made in points)

    def seat_columns(self) -> tuple[Column, ...]:
        return (
            self.subject.column("listing_member", ColumnType.NAME, "player"),
            self.subject.column("team", ColumnType.REMARK),
            self.subject.column("match", ColumnType.FIGURE),
            self.subject.column("team_board", ColumnType.FIGURE, "board"),
            Column("colour", "", ColumnType.COLOUR),
            self.subject.column("listing_opponent", ColumnType.NAME, OPPONENT),
        )

    def by_name(self) -> Iterator[SeatRow]:
        """Yields a row for everybody at a board; the team, if it rests or has no line-up yet."""
        for number, match in enumerate(self.encounters, 1):
            teams = [self.name_cell(team) for team in match.seats]
            if not match.games:
                yield SeatRow(teams[0], (EMPTY_TEXT, IntCell(number), NO_NUMBER, EMPTY_TEXT, teams[1]))
                yield SeatRow(teams[1], (EMPTY_TEXT, IntCell(number), NO_NUMBER, EMPTY_TEXT, teams[0]))
            for board, game in enumerate(match.games, 1):
                for side, player, cells in self._board_seats(match, game):
                    who = teams[side], IntCell(number), IntCell(board)
                    yield SeatRow(player, (*who, *cells))
        for team, rest in self.resting():
            yield SeatRow(self.name_cell(team), (EMPTY_TEXT, NO_NUMBER, NO_NUMBER, EMPTY_TEXT, TextCell(rest)))

    def _board_seats(self, match: Match, game: TeamGame) -> Iterator[tuple[int, NameCell, tuple[Cell, Cell]]]:
        """Yields the team of each player at a board, the player's name, and colour and opponent."""
        players = game.first_player, game.second_player
        both = [self._person(player, team) for player, team in zip(players, match.seats, strict=True)]
        for side, player in enumerate(players):
            if player is not None:
                colour = self.colour_cell(Colour.WHITE if (side == 0) != game.colours_swapped else Colour.BLACK)
                yield side, both[side], (colour, both[1 - side])
