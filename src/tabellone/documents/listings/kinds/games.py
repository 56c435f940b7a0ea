"""Rounds of games."""

from collections.abc import Iterator

from tabellone.documents.listings.cells import Result, Whole, Words
from tabellone.documents.listings.kinds.listed import NOBODY, NOTHING, Listed, Seated, dashed
from tabellone.documents.listings.listing import OPPONENT, Column, Kind, Row
from tabellone.documents.results import board_label
from tabellone.engine.encounters import Game
from tabellone.engine.model import Colour
from tabellone.engine.results import ONE_GAME, TWO_GAMES


class ListedGames(Listed[Game]):
    """White and Black around the result."""

    @property
    def encounters(self) -> tuple[Game, ...]:
        """In order of formation."""
        return self.round.games

    def columns(self) -> tuple[Column, ...]:
        """With the opening where every board has its own."""
        subject = self.subject
        return (
            subject.column("board", Kind.FIGURE),
            subject.column("number", Kind.FIGURE, "white_number"),
            subject.column("white", Kind.NAME),
            subject.column("points", Kind.FIGURE, "white_points"),
            subject.column("listing_result", Kind.RESULT, "result"),
            subject.column("number", Kind.FIGURE, "black_number"),
            subject.column("black", Kind.NAME),
            subject.column("points", Kind.FIGURE, "black_points"),
            *([subject.column("opening", Kind.FIGURE)] if self._has_openings else []),
        )

    def rows(self) -> Iterator[Row]:
        """A board a row; who rests has his rest in the place of Black."""
        for board, game in enumerate(self.encounters, 1):
            white, black = game.seats
            opening = [Whole(self.round.openings[board - 1])] if self._has_openings else []
            yield (
                Whole(board),
                Whole(white),
                self.named(white),
                self.points(white),
                Result(self._result(game)),
                Whole(black),
                self.named(black),
                self.points(black),
                *opening,
            )
        for player, rest in self.resting():
            who = Whole(player), self.named(player), self.points(player)
            empty = [NOBODY] if self._has_openings else []
            yield NOBODY, *who, NOTHING, NOBODY, Words(rest), NOTHING, *empty

    def seat_columns(self) -> tuple[Column, ...]:
        """Board, colour, opponent."""
        return (
            self.subject.column("paper_player", Kind.NAME, "player"),
            self.subject.column("board", Kind.FIGURE),
            Column("colour", "", Kind.COLOUR),
            self.subject.column("listing_opponent", Kind.NAME, OPPONENT),
        )

    def seated(self) -> Iterator[Seated]:
        """Both of every board; a rest in the place of the opponent."""
        for board, game in enumerate(self.encounters, 1):
            white, black = map(self.named, game.seats)
            yield Seated(white, (Whole(board), self.piece(Colour.WHITE), black))
            yield Seated(black, (Whole(board), self.piece(Colour.BLACK), white))
        for player, rest in self.resting():
            yield Seated(self.named(player), (NOBODY, NOTHING, Words(rest)))

    @property
    def _has_openings(self) -> bool:
        return len(self.round.openings) > 1

    def _result(self, game: Game) -> str:
        if game.result not in (*ONE_GAME, *TWO_GAMES):
            return self.in_words(game.result)
        unit = self.subject.system.points_unit
        return dashed(board_label(game.result, *game.seats, unit, self.scoring, self.number))
