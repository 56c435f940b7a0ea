"""What the boards give their teams and players (FID, squadre, 8.1.3, 8.2.1, 9.3), in whole units."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Match
from tabellone.engine.model import LineUp, Round, Team, Tournament
from tabellone.engine.outcomes import RESTS
from tabellone.engine.results import RESULTS, result_of
from tabellone.engine.teams.boards import line_ups, seats_of_games
from tabellone.engine.teams.line_ups import available, first_boards
from tabellone.engine.teams.options import LineUps, team_rules

UNITS_OF_A_HALF_WIN = 2
"""So that 1.5 of 2 points is a whole number."""
UNITS_OF_A_FORFEIT = 3
"""9.3: «Il punteggio da assegnare ai singoli componenti di una squadra, in caso di vittoria a forfait di squadra, è di
1,5. Esempio: squadra con 4 giocatori 6 punti»."""
FORFEIT_RESTS = frozenset(kind for kind, rest in RESTS.items() if rest.score == 2)
"""T13: the rests that give a team the points of a match won."""


class BoardScore(NamedTuple):
    """What one game gave one side."""

    round: int
    team: int
    board: int
    """Of the player, counted from 1."""
    player: int | None
    """None where it is not known who sat there."""
    units: int
    played: bool
    """Over the board."""


def board_scores(tournament: Tournament) -> Iterator[BoardScore]:
    """Of all boards with a result, reserves included (T12); nothing of a match with a team that was struck."""
    struck = {team.number for team in tournament.teams if team.struck}
    for number, played in enumerate(tournament.history, 1):
        for match in played.matches:
            if not struck & set(match.seats):
                yield from _of_match(tournament, number, match)
        yield from _of_rests(tournament, number, played)


def _of_match(tournament: Tournament, number: int, match: Match) -> Iterator[BoardScore]:
    result = result_of(match.result)
    if result.is_forfeit:
        for side in (0, 1):
            if result.outcomes[side].score:
                yield from _of_forfeit(tournament, number, match, side)
        return
    rules = team_rules(tournament.rules)
    seats = seats_of_games(rules.meetings, rules.boards) if match.games else ()
    for game, (of_white, of_black) in zip(match.games, seats, strict=True):
        on_board = RESULTS[game.result]
        if on_board.is_open:
            continue
        (first, second), played = game.outcomes, bool(on_board.games)
        units = first.score * UNITS_OF_A_HALF_WIN, second.score * UNITS_OF_A_HALF_WIN
        yield BoardScore(number, match.white, of_white + 1, game.of_white, units[0], played)
        yield BoardScore(number, match.black, of_black + 1, game.of_black, units[1], played)


def _of_forfeit(tournament: Tournament, number: int, match: Match, side: int) -> Iterator[BoardScore]:
    """9.3, to each board; to whom, where the line-up is known."""
    team = tournament.teams[match.seats[side] - 1]
    line_up = line_ups(match.games, team_rules(tournament.rules).boards)[side] if match.games else ()
    yield from _one_and_a_half(tournament, number, team, line_up)


def _of_rests(tournament: Tournament, number: int, played: Round) -> Iterator[BoardScore]:
    """T13: a team that rests with the points of a win has them on the boards too."""
    struck = {team.number for team in tournament.teams if team.struck}
    for rest in played.rests:
        if rest.kind in FORFEIT_RESTS and rest.player not in struck:
            yield from _one_and_a_half(tournament, number, tournament.teams[rest.player - 1], ())


def _one_and_a_half(tournament: Tournament, number: int, team: Team, line_up: LineUp) -> Iterator[BoardScore]:
    """9.3: to each board, and to whoever sits there: a fixed line-up is known even where nothing is played."""
    rules = team_rules(tournament.rules)
    if not line_up and rules.line_ups is LineUps.FIXED:
        there = available(tournament, team, number)
        line_up = tuple(player if player in there else None for player in first_boards(team, rules.boards))
    for board in range(rules.boards):
        player = line_up[board] if line_up else None
        yield BoardScore(number, team.number, board + 1, player, UNITS_OF_A_FORFEIT, played=False)


class IndividualPoints:
    """All of a team's points on the boards, together and board by board."""

    def __init__(self, tournament: Tournament):
        boards = team_rules(tournament.rules).boards
        self.per = units_of_a_point(tournament)
        self.by_board: Mapping[int, list[int]] = {team.number: [0] * boards for team in tournament.teams}
        """8.2.5 (T15): the points made on each board, whoever sat there."""
        self._by_round: Counter[tuple[int, int]] = Counter()
        for score in board_scores(tournament):
            self.by_board[score.team][score.board - 1] += score.units
            self._by_round[score.team, score.round] += score.units
        self.of = {team: sum(units) for team, units in self.by_board.items()}
        """8.1.3: «si sommano, per ogni squadra, i singoli punti ottenuti dai suoi componenti»."""

    def amount(self, team: int) -> Amount:
        """As it is printed."""
        return Amount(self.of[team], self.per)

    def in_round(self, team: int, number: int) -> Amount:
        """What the boards of one round gave it."""
        return Amount(self._by_round[team, number], self.per)


def units_of_a_point(tournament: Tournament) -> int:
    """How many units make one point as a board's result is written: a win is 2 in draughts and 1 in chess."""
    return UNITS_OF_A_HALF_WIN if tournament.system != "amalfi" else 2 * UNITS_OF_A_HALF_WIN
