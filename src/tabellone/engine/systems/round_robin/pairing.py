"""The next round of a round robin: the table, read line by line."""

from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.legs import Legs, require_first_leg_over
from tabellone.engine.model import Game, Rest, Tournament
from tabellone.engine.ranking.buholz import Buholz
from tabellone.engine.ranking.double_games import Match
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.systems.round_robin.options import SUPPOSED_ROUNDS
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg, size, table_round


class Line(NamedTuple):
    """Where a round stands in the table."""

    leg: int
    """1 or 2."""
    number: int
    """The round within the leg."""


def rounds_needed(tournament: Tournament) -> int:
    """How many rounds everybody needs to meet everybody, in one leg or two."""
    return rounds_of_one_leg(len(tournament.players)) * (2 if tournament.rules.legs is Legs.TWO else 1)


def line_of(tournament: Tournament, number: int) -> Line:
    """R9: «Prima deve concludersi un girone, poi l'altro, invertendo il colore»."""
    in_leg = rounds_of_one_leg(len(tournament.players))
    return Line((number - 1) // in_leg + 1, (number - 1) % in_leg + 1)


def pair(tournament: Tournament) -> Decision:
    """Art. 1-5: the pairs of the table; who would meet the missing number rests, whoever has withdrawn is beaten."""
    number = tournament.next_round
    if number > min(tournament.rounds, rounds_needed(tournament)):
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    leg, in_leg = line_of(tournament, number)
    if leg == 2:
        require_first_leg_over(tournament, number - in_leg)
    players = tournament.players
    missing = {size(len(players))} - {player.number for player in players}
    gone = {p.number for p in players if not p.takes_part_in(number)}
    struck = {player.number for player in players if player.struck}
    drawn = "2-2" if tournament.rules.match is Match.DOUBLE else "1/2"
    supposed = drawn if number <= SUPPOSED_ROUNDS[tournament.rules.supposed] else None
    games, rests = [], []
    for white, black in table_round(len(players), in_leg):
        away = {white, black} & (missing | gone)
        if not away:
            games.append(Game(white, black, supposed) if leg == 1 else Game(black, white, supposed))
        elif len(away) == 1:
            (absent,) = away
            left = white + black - absent
            # Art. 5, 7: the missing number gives a rest without points; one who left is beaten, unless he was struck
            rests.append(Rest(left, "rt") if absent in missing | struck else Rest(left, "rr", absent))
    return Decision(number, tuple(games), tuple(rests), _scores(tournament), ())


def _scores(tournament: Tournament) -> list[int]:
    points = Buholz(tournament).points
    return [points.get(number, 0) for number in range(len(tournament.players) + 1)]
