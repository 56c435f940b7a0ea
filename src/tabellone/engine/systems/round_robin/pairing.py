"""The next round of a round robin: the table, read line by line."""

from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.legs import Legs, require_first_leg_finished
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.ranking.buholz import Buholz
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.systems.round_robin.options import RoundRobinOptions
from tabellone.engine.systems.round_robin.table import rounds_per_leg, table_round, table_size
from tabellone.engine.unplayed_rounds import unplayed_round_count


class TableLine(NamedTuple):
    """The leg and the line of the table for a round."""

    leg: int
    """1 or 2."""
    number: int
    """The round within the leg."""


def rounds_needed(tournament: Tournament) -> int:
    """Returns the rounds for everybody to meet everybody, in one leg or two."""
    return rounds_per_leg(len(tournament.players)) * (2 if tournament.rules.legs is Legs.TWO else 1)


def table_line(tournament: Tournament, round_number: int) -> TableLine:
    """R9: «Prima deve concludersi un girone, poi l'altro, invertendo il colore»."""
    in_leg = rounds_per_leg(len(tournament.players))
    return TableLine((round_number - 1) // in_leg + 1, (round_number - 1) % in_leg + 1)


def assumed_result(rules: RoundRobinOptions, round_number: int) -> str | None:
    """R7: «considerare come terminate pari le partite di uno o due turni […], che in realtà non vengono giocati»."""
    if round_number > unplayed_round_count(rules):
        return None
    return "2-2" if rules.match is EncounterForm.DOUBLE else "1/2"


def require_round_left(tournament: Tournament, round_number: int) -> None:
    """The round is announced, and the table has it; a complete table has no round that could be added."""
    needed = rounds_needed(tournament)
    if round_number <= min(tournament.rounds, needed):
        return
    if round_number <= needed:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    if tournament.rules.legs is Legs.TWO:
        raise NotReadyError("both_legs_complete", rounds=needed)
    raise NotReadyError("girone_complete", rounds=needed, both=2 * needed)


def pair(tournament: Tournament) -> Decision:
    """Art. 1-5: the pairs of the table; the opponent of the missing number rests, a withdrawn player is beaten."""
    number = tournament.next_round
    require_round_left(tournament, number)
    leg, in_leg = table_line(tournament, number)
    if leg == 2:
        require_first_leg_finished(tournament, number - in_leg)
    players = tournament.players
    missing = {table_size(len(players))} - {player.number for player in players}
    gone = {p.number for p in players if not p.takes_part_in(number)}
    struck = {player.number for player in players if player.struck}
    supposed = assumed_result(tournament.rules, number)
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
    told = [] if supposed is None else [Reason("round_supposed", "Sistema ridotto, Art. 1", "R7", {"round": number})]
    return Decision(number, tuple(games), tuple(rests), _scores(tournament), (), tuple(told))


def _scores(tournament: Tournament) -> list[int]:
    points = Buholz(tournament).points
    return [points.get(number, 0) for number in range(len(tournament.players) + 1)]
