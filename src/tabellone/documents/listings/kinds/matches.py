"""Rounds of matches between teams."""

from collections.abc import Iterable, Iterator

from tabellone.documents.exact import as_text
from tabellone.documents.listings.cells import Cell, Name, Result, Whole, Words
from tabellone.documents.listings.kinds.listed import NOBODY, NOTHING, Listed, Seated
from tabellone.documents.listings.listing import OPPONENT, Column, Kind, Row
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Match, TeamGame
from tabellone.engine.model import Colour
from tabellone.engine.results import result_of
from tabellone.engine.teams.handicaps import half_win_units
from tabellone.engine.teams.scores import forfeit_points, units_per_point


class ListedMatches(Listed[Match]):
    """The teams face each other around the score, their players below them around each result."""

    @property
    def encounters(self) -> tuple[Match, ...]:
        """In order of formation."""
        return self.round.matches

    def columns(self) -> tuple[Column, ...]:
        """The colour is that of whoever plays for the team named first."""
        subject = self.subject
        return (
            subject.column("match", Kind.FIGURE),
            subject.column("team_board", Kind.FIGURE, "board"),
            subject.column("number", Kind.FIGURE, "first_number"),
            subject.column("team", Kind.NAME, "first"),
            subject.column("points", Kind.FIGURE, "first_points"),
            Column("colour", "", Kind.COLOUR),
            subject.column("listing_result", Kind.RESULT, "result"),
            subject.column("number", Kind.FIGURE, "second_number"),
            subject.column("team", Kind.NAME, "second"),
            subject.column("points", Kind.FIGURE, "second_points"),
        )

    def rows(self) -> Iterator[Row]:
        """A match, then its boards where the line-ups are known."""
        for number, match in enumerate(self.encounters, 1):
            first, second = (self._team(team) for team in match.seats)
            yield Whole(number), NOBODY, *first, self.piece(Colour.WHITE), Result(self._score(match)), *second
            for board, game in enumerate(match.games, 1):
                sides = zip((game.first_player, game.second_player), match.seats, strict=True)
                of_first, of_second = (self._player(player, team) for player, team in sides)
                colour = self.piece(Colour.BLACK if game.colours_swapped else Colour.WHITE)
                yield Whole(number), Whole(board), *of_first, colour, Result(self._on_board(game)), *of_second
        for team, rest in self.resting():
            yield NOBODY, NOBODY, *self._team(team), NOTHING, NOTHING, NOBODY, Words(rest), NOTHING

    def _team(self, team: int) -> tuple[Cell, Cell, Cell]:
        return Whole(team), self.named(team), self.points(team)

    def _player(self, player: int | None, team: int) -> tuple[Cell, Cell, Cell]:
        return NOBODY, self._person(player, team), NOTHING

    def _person(self, player: int | None, team: int) -> Name:
        """Somebody's page is that of his team; an empty board has a word of its own."""
        return Name(self.subject.speaker.person(player), team)

    def _score(self, match: Match) -> str:
        """The points on the boards (9.3 of a team that did not come); in words what followed a drawn match."""
        result = result_of(match.result)
        if match.result is None:
            return ""
        if result.is_forfeit:
            points = forfeit_points(self.subject.tournament, self.number, match)
            return self.subject.speaker.say("result_forfeit", result="–".join(map(as_text, points)))
        if result.is_open or match.after is not None:
            return self.in_words(match.result)
        half_win = half_win_units(self.subject.tournament)
        return self._figures([sum(side) for side in zip(*(game.points(half_win) for game in match.games), strict=True)])

    def _on_board(self, game: TeamGame) -> str:
        """From the side of the team named first, whichever colour its player has."""
        result = result_of(game.result)
        if game.result is None or result.is_open or not any(game.half_wins):
            return self.in_words(game.result)
        figures = self._figures(game.points(half_win_units(self.subject.tournament)))
        return self.subject.speaker.say("result_forfeit", result=figures) if result.is_forfeit else figures

    def _figures(self, points: Iterable[int]) -> str:
        per = units_per_point(self.subject.tournament)
        return "–".join(as_text(Amount(made, per)) for made in points)

    def seat_columns(self) -> tuple[Column, ...]:
        """Team, match, board, colour, opponent."""
        return (
            self.subject.column("listing_member", Kind.NAME, "player"),
            self.subject.column("team", Kind.REMARK),
            self.subject.column("match", Kind.FIGURE),
            self.subject.column("team_board", Kind.FIGURE, "board"),
            Column("colour", "", Kind.COLOUR),
            self.subject.column("listing_opponent", Kind.NAME, OPPONENT),
        )

    def seated(self) -> Iterator[Seated]:
        """Whoever sits at a board; of a match without line-ups, and of one who rests, the team."""
        for number, match in enumerate(self.encounters, 1):
            teams = [self.named(team) for team in match.seats]
            if not match.games:
                yield Seated(teams[0], (NOTHING, Whole(number), NOBODY, NOTHING, teams[1]))
                yield Seated(teams[1], (NOTHING, Whole(number), NOBODY, NOTHING, teams[0]))
            for board, game in enumerate(match.games, 1):
                for side, player, cells in self._at_board(match, game):
                    who = teams[side], Whole(number), Whole(board)
                    yield Seated(player, (*who, *cells))
        for team, rest in self.resting():
            yield Seated(self.named(team), (NOTHING, NOBODY, NOBODY, NOTHING, Words(rest)))

    def _at_board(self, match: Match, game: TeamGame) -> Iterator[tuple[int, Name, tuple[Cell, Cell]]]:
        """Which team somebody plays for, who he is, and his colour and opponent."""
        players = game.first_player, game.second_player
        both = [self._person(player, team) for player, team in zip(players, match.seats, strict=True)]
        for side, player in enumerate(players):
            if player is not None:
                colour = self.piece(Colour.WHITE if (side == 0) != game.colours_swapped else Colour.BLACK)
                yield side, both[side], (colour, both[1 - side])
