"""What the boards give their teams and players (FID, squadre, 8.1.3, 8.2.1, 9.3), in whole units."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.board_handicap import QUARTERS_PER_POINT
from tabellone.engine.encounters import Match, find_encounter
from tabellone.engine.handicap import has_handicap
from tabellone.engine.model import LineUp, Round, Tournament
from tabellone.engine.outcomes import RESTS
from tabellone.engine.results import RESULTS, result_of
from tabellone.engine.teams.boards import line_ups, seats_of_games
from tabellone.engine.teams.handicaps import DEFAULT_HALF_WIN_UNITS, half_win_units
from tabellone.engine.teams.options import team_rules
from tabellone.engine.teams.substitutes import SubstitutionMethod, substitute_line_up

FORFEIT_RESTS = frozenset(kind for kind, rest in RESTS.items() if rest.score == 2)
"""T13: the rests that give a team the points of a match won."""


class BoardScore(NamedTuple):
    """The points of one side of one game."""

    round: int
    team: int
    board: int
    """Of the player, counted from 1."""
    player: int | None
    """None at a board left empty."""
    units: int
    played: bool
    """Over the board."""


def board_scores(tournament: Tournament) -> Iterator[BoardScore]:
    """Yields all boards with a result, reserves included (T12), without matches of annulled teams."""
    struck = {team.number for team in tournament.teams if team.struck}
    for number, played in enumerate(tournament.history, 1):
        for match in played.matches:
            if not struck & set(match.seats):
                yield from match_scores(tournament, number, match)
        yield from _rest_scores(tournament, number, played)


def match_scores(tournament: Tournament, round_number: int, match: Match) -> Iterator[BoardScore]:
    """Yields the boards with a result; of a match won by forfeit, those of 9.3 for the team that won."""
    if result_of(match.result).is_forfeit:
        for team in match.seats:
            if is_won_by_forfeit(match, team):
                yield from _forfeit_scores(
                    tournament, round_number, team, forfeit_award(tournament, round_number, team, match).line_up
                )
        return
    rules, half_win = team_rules(tournament.rules), half_win_units(tournament)
    seats = seats_of_games(rules.meetings, rules.boards) if match.games else ()
    for game, (of_white, of_black) in zip(match.games, seats, strict=True):
        on_board = RESULTS[game.result]
        if on_board.is_open:
            continue
        (first, second), played = game.outcomes, bool(on_board.games)
        more = game.handicap.points if game.handicap is not None and played else (0, 0)
        units = first.score * half_win + more[0], second.score * half_win + more[1]
        yield BoardScore(round_number, match.white, of_white + 1, game.first_player, units[0], played)
        yield BoardScore(round_number, match.black, of_black + 1, game.second_player, units[1], played)


def _rest_scores(tournament: Tournament, round_number: int, round_: Round) -> Iterator[BoardScore]:
    """T13: a team that rests with the points of a win has them on the boards too."""
    struck = {team.number for team in tournament.teams if team.struck}
    for rest in round_.rests:
        if rest.kind in FORFEIT_RESTS and rest.player not in struck:
            line_up = forfeit_award(tournament, round_number, rest.player).line_up
            yield from _forfeit_scores(tournament, round_number, rest.player, line_up)


def forfeit_units(tournament: Tournament) -> int:
    """9.3: «Il punteggio da assegnare ai singoli componenti di una squadra, in caso di vittoria a forfait di squadra, è
    di 1,5. Esempio: squadra con 4 giocatori 6 punti»: three quarters of a win.
    """
    return 3 * half_win_units(tournament) // 2


def _forfeit_scores(tournament: Tournament, round_number: int, team: int, line_up: LineUp) -> Iterator[BoardScore]:
    """9.3: «ai singoli componenti»; a board left empty (9.4.1) has nobody to give them to (T7)."""
    for board, player in enumerate(line_up, 1):
        if player is not None:
            yield BoardScore(round_number, team, board, player, forfeit_units(tournament), played=False)


class ForfeitAward(NamedTuple):
    """The players who get the points of 9.3 in a round."""

    line_up: LineUp
    substituted: SubstitutionMethod | None
    """What took the place of the line-up handed in; None if there was one."""


def forfeit_award(tournament: Tournament, round_number: int, team: int, match: Match | None = None) -> ForfeitAward:
    """T7, T13: those of the line-up handed in for the match; without one, of the line-up Art. 5 gives the team."""
    if match is not None and match.games:
        boards = team_rules(tournament.rules).boards
        return ForfeitAward(line_ups(match.games, boards)[match.seats.index(team)], None)
    before = tournament.as_before_pairing(round_number)._replace(line_ups={})
    made = substitute_line_up(before, tournament.teams[team - 1])
    return ForfeitAward(made.line_up, made.method)


def substituted_awards(tournament: Tournament, team: int) -> Iterator[tuple[int, ForfeitAward]]:
    """The rounds in which a team got the points of 9.3 without having handed in a line-up."""
    for number, played in enumerate(tournament.history, 1):
        match = find_encounter(team, played.matches)
        if match is not None and not match.games and is_won_by_forfeit(match, team):
            yield number, forfeit_award(tournament, number, team)
        if any(rest.player == team and rest.kind in FORFEIT_RESTS for rest in played.rests):
            yield number, forfeit_award(tournament, number, team)


def forfeit_points(tournament: Tournament, round_number: int, match: Match) -> tuple[Amount, Amount]:
    """9.3: what the players of both teams get where a whole team did not come, or neither."""
    units = Counter[int]()
    for score in match_scores(tournament, round_number, match):
        units[score.team] += score.units
    per = units_per_point(tournament)
    return Amount(units[match.white], per), Amount(units[match.black], per)


def is_won_by_forfeit(match: Match, team: int) -> bool:
    """Whether the whole opposing team did not come (9.3)."""
    result = result_of(match.result)
    return result.is_forfeit and bool(result.outcomes[match.seats.index(team)].score)


class IndividualPoints:
    """A team's points on the boards, together and board by board."""

    def __init__(self, tournament: Tournament):
        boards = team_rules(tournament.rules).boards
        self.per = units_per_point(tournament)
        self.by_board: Mapping[int, list[int]] = {team.number: [0] * boards for team in tournament.teams}
        """8.2.5 (T15): the points made on each board, whoever sat there."""
        self._by_round: Counter[tuple[int, int]] = Counter()
        for score in board_scores(tournament):
            self.by_board[score.team][score.board - 1] += score.units
            self._by_round[score.team, score.round] += score.units
        self.of = {team: sum(units) for team, units in self.by_board.items()}
        """8.1.3: «si sommano, per ogni squadra, i singoli punti ottenuti dai suoi componenti»."""

    def amount(self, team: int) -> Amount:
        return Amount(self.of[team], self.per)

    def round_amount(self, team: int, round_number: int) -> Amount:
        """Returns a team's board points of one round."""
        return Amount(self._by_round[team, round_number], self.per)


def units_per_point(tournament: Tournament) -> int:
    """Returns the units of one point as a board's result is written: a win is 2 in draughts and 1 in chess."""
    if has_handicap(tournament):
        return QUARTERS_PER_POINT
    return DEFAULT_HALF_WIN_UNITS if tournament.system != "amalfi" else 2 * DEFAULT_HALF_WIN_UNITS
