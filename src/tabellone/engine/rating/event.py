"""The ratings of an event: every player's expected and scored points from the games he really played (E5)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Tournament
from tabellone.engine.rating.elo_rubele import EVENT_BONUS, NEWCOMER_CAPITAL, CapitalChange, RatingEdition, new_rating
from tabellone.engine.rating.expected import expected_points
from tabellone.engine.results import result_of
from tabellone.engine.unplayed_rounds import unplayed_round_count


class RatedEncounter(NamedTuple):
    """One game for the rating."""

    round: int
    opponent: int
    capital: int
    expected: int
    """In hundredths."""
    scored: int


class RatedPlayer(NamedTuple):
    """A player after the event."""

    player: int
    newcomer: bool
    """He had no capital before."""
    games: tuple[RatedEncounter, ...]
    rated: CapitalChange


def rate_event(
    tournament: Tournament,
    game: DraughtsGame,
    edition: RatingEdition = RatingEdition.OF_2008,
    weight: Fraction = Fraction(1),
    first_capitals: Mapping[int, int] = {},
) -> list[RatedPlayer]:
    """Rates all players by number; without games a capital stays and gets no bonus.

    Somebody without a capital begins with the one the lists have for him (`season.first_capitals`), or as newcomer.
    """
    capital = {
        p.number: p.rating if p.rating is not None else first_capitals.get(p.number, NEWCOMER_CAPITAL[game])
        for p in tournament.players
    }
    games: dict[int, list[RatedEncounter]] = {player.number: [] for player in tournament.players}
    for number, played in enumerate(tournament.history, 1):
        if number <= unplayed_round_count(tournament.rules):
            continue  # nobody played it (R7)
        for white, black, result in played.board_games:
            for points in result_of(result).games:
                for own, other, scored in ((white, black, points[0]), (black, white, points[1])):
                    likely = expected_points(capital[own], capital[other])
                    games[own].append(RatedEncounter(number, other, capital[other], likely, scored))
    bonus = EVENT_BONUS[game] if edition is RatingEdition.OF_2021 else 0
    found = []
    for player in tournament.players:
        met = games[player.number]
        outcome = new_rating(
            capital[player.number],
            Fraction(sum(one.expected for one in met), 100),
            sum(one.scored for one in met),
            game,
            weight,
            bonus if met else 0,
            player.title,
        )
        found.append(RatedPlayer(player.number, player.rating is None, tuple(met), outcome))
    return found
