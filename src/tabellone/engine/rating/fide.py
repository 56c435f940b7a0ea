"""FIDE Rating Regulations (B.02), 8.3: what an event of chess changes in the ratings, and performances (C.07, 10.2).

«Whether these occur because of forfeiture or any other reason, they are not counted» (5.1): only games really played
count, and of these only those against a rated opponent (8.3.1). Ratings are those of the start of the event.
"""

from enum import Enum
from typing import NamedTuple

from tabellone.engine.ages import age_in, event_year
from tabellone.engine.fide_tables import average_rating, performance_rating, probability
from tabellone.engine.model import Player, Tournament
from tabellone.engine.results import result_of

MAX_DIFFERENCE = 400
MIN_RATING_UNCAPPED = 2650
MAX_K_TIMES_GAMES = 700
"""K times the games."""


class Coefficient(Enum):
    """8.3.3: the lines that give K, as far as an event knows a player."""

    REACHED_2400 = "k_reached_2400"
    """«K = 10 once a player's published rating has reached 2400.»"""
    JUNIOR = "k_junior"
    """«K = 40 for all players until the end of the year of their 18th birthday, as long as their rating remains under
    2300.»"""
    USUAL = "k_usual"
    """«K = 20 as long as a player's rating remains under 2400»; of somebody with fewer than 30 games it is 40, of
    somebody who has been 2400 before 10, and no event knows that: an estimate."""

    @property
    def k(self) -> int:
        return COEFFICIENTS[self]


COEFFICIENTS = {Coefficient.REACHED_2400: 10, Coefficient.JUNIOR: 40, Coefficient.USUAL: 20}
MAX_JUNIOR_AGE = 18
MAX_JUNIOR_RATING = 2300
MIN_RATING_FOR_10 = 2400


class RatedGame(NamedTuple):
    """One game against a rated opponent."""

    round: int
    opponent: int
    rating: int
    """Of the opponent."""
    scored: int
    """Half-points."""
    expected: int | None
    """PD in hundredths; None for who has no rating himself."""


class ChessRating(NamedTuple):
    """One player after the event."""

    player: int
    rating: int | None
    games: tuple[RatedGame, ...]
    coefficient: Coefficient | None
    """None for who has no rating."""

    @property
    def scored(self) -> int:
        return sum(game.scored for game in self.games)

    @property
    def average(self) -> int | None:
        """C.07, 10.1: Ra, the average rating of the opponents, one half upwards; none without any."""
        return average_rating([game.rating for game in self.games])

    @property
    def performance(self) -> int | None:
        """C.07, 10.2: Rp = Ra + dp."""
        return performance_rating([(game.rating, game.scored) for game in self.games])

    @property
    def expected(self) -> int:
        """The sum of PD, in hundredths."""
        return sum(game.expected or 0 for game in self.games)

    @property
    def k(self) -> int | None:
        """«If the number of games (n) […] multiplied by K (as defined above) exceeds 700, then K shall be the largest
        whole number such that K x n does not exceed 700.» Here of this event alone.
        """
        if self.coefficient is None or not self.games:
            return None
        return min(self.coefficient.k, MAX_K_TIMES_GAMES // len(self.games))

    @property
    def change(self) -> int | None:
        """8.3.2: «Sigma Delta R x K», in hundredths; it is rounded only with the other events of the period (8.3.4)."""
        return None if self.k is None else self.k * (50 * self.scored - self.expected)


def rate_chess(tournament: Tournament) -> list[ChessRating]:
    """Rates all players by number, also those of teams."""
    at_start = {player.number: player.first_rating or player.rating for player in tournament.players}
    games: dict[int, list[RatedGame]] = {player.number: [] for player in tournament.players}
    for number, played in enumerate(tournament.history, 1):
        for white, black, result in played.board_games:
            for points in result_of(result).games:
                for own, other, scored in ((white, black, points[0]), (black, white, points[1])):
                    met, mine = at_start[other], at_start[own]
                    if met is not None:
                        likely = None if mine is None else expected_points(mine, met)
                        games[own].append(RatedGame(number, other, met, scored, likely))
    year = event_year(tournament)
    return [
        ChessRating(
            player.number,
            at_start[player.number],
            tuple(games[player.number]),
            coefficient(player, at_start[player.number], year),
        )
        for player in tournament.players
    ]


def expected_points(own: int, other: int) -> int:
    """8.3.1 and 8.3.2 a: PD, in hundredths.

    «A difference in rating of more than 400 points shall be counted for rating purposes as though it were a difference
    of 400 points for players rated below 2650. For players rated 2650 and above, the difference between ratings shall
    be used in all cases» (since 1 October 2025).
    """
    difference = own - other
    if own < MIN_RATING_UNCAPPED:
        difference = max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, difference))
    return probability(difference)


def coefficient(player: Player, rating: int | None, year: int | None) -> Coefficient | None:
    """8.3.3: the line that applies, by rating and the year of the event."""
    if rating is None:
        return None
    if rating >= MIN_RATING_FOR_10:
        return Coefficient.REACHED_2400
    age = age_in(player, year)
    is_junior = age is not None and age <= MAX_JUNIOR_AGE and rating < MAX_JUNIOR_RATING
    return Coefficient.JUNIOR if is_junior else Coefficient.USUAL
