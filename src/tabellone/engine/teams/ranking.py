"""The rankings of teams: FID, squadre, 8.1 after an italo-svizzero and 8.2 after a round robin."""

from collections.abc import Callable, Sequence
from enum import Enum

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Match
from tabellone.engine.legs import rounds_per_leg
from tabellone.engine.model import TieDecision, TiedPoint, Tournament
from tabellone.engine.ranking.buholz import (
    Buholz,
    Groups,
    Quotient,
    Units,
    group_by_place,
    legs_of,
    listed_ranking,
    split_by,
    standing_lines,
)
from tabellone.engine.ranking.buholz_working import place_explainer as buholz_workings
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import find_decision
from tabellone.engine.ranking.two_game_encounters import GamePoints, is_double
from tabellone.engine.reason_values import MessageId, SumTerms, TextList
from tabellone.engine.reasons import Reason
from tabellone.engine.results import result_of
from tabellone.engine.systems.round_robin.ranking import Quotient as RoundRobinQuotient
from tabellone.engine.systems.round_robin.ranking import place_explainer as round_robin_workings
from tabellone.engine.systems.round_robin.ranking import quotient, split_by_single_results
from tabellone.engine.teams.line_ups import name_of, occupied
from tabellone.engine.teams.options import PlayOff, team_rules
from tabellone.engine.teams.scores import (
    FORFEIT_RESTS,
    ForfeitAward,
    IndividualPoints,
    forfeit_award,
    is_won_by_forfeit,
    substituted_awards,
)
from tabellone.engine.teams.team_view import teams_as_players

PlaceExplainer = Callable[[int], list[Reason]]


class Individual(Enum):
    """The points of all members of a team, by the name documents use."""

    POINTS = "individual"


def rank_italo_swiss_teams(tournament: Tournament) -> list[Standing]:
    """8.1: opponents' points, the second quotient, individual points; then Buholz Art. 3 and 4.

    T16: «pari anche dopo l'applicazione dell'art. 8.1.3, verranno considerate ex-aequo».
    """
    asked = _without_play_offs(tournament)
    buholz = Buholz(asked, asked.rules.rests_are_wins)
    legs = legs_of(asked, rounds_per_leg(asked))
    individual = IndividualPoints(tournament)
    figures = {
        team: {
            **_game_points(tournament, team),
            Quotient.FIRST: sum(leg.quotient(team) for leg in legs),
            Quotient.SECOND: sum(leg.second_quotient(team) for leg in legs),
            Individual.POINTS: individual.of[team],
        }
        for team in buholz.points
    }
    return listed_ranking(buholz, figures, _units_per_point(individual))


def italo_swiss_place_explainer(tournament: Tournament) -> PlaceExplainer:
    """Both quotients, the individual points and what decides the listing."""
    asked = teams_as_players(tournament)
    buholz = Buholz(asked, asked.rules.rests_are_wins)
    of_players = buholz_workings(buholz, legs_of(asked, rounds_per_leg(asked)), rank_italo_swiss_teams(tournament))
    individual = IndividualPoints(tournament)

    def working(team: int) -> list[Reason]:
        first, second, *others = of_players(team)
        return [
            first._replace(article="8.1.1"),
            second._replace(article="8.1.2"),
            *_individual_reasons(tournament, individual, team, "8.1.3"),
            *others,
        ]

    return working


def rank_round_robin_teams(tournament: Tournament) -> list[Standing]:
    """8.2: individual points, the quotient, results against single teams; a play-off; the boards; the lot.

    T16: teams equal after 8.2.3 share the place, unless they have played off for it.
    """
    asked = _without_play_offs(tournament)
    found = Buholz(asked)
    individual = IndividualPoints(tournament)
    figures = {
        team: {
            **_game_points(tournament, team),
            Individual.POINTS: individual.of[team],
            RoundRobinQuotient.FIRST: quotient(asked, team),
        }
        for team in found.points
    }
    places, decided = _split_by_play_off(tournament, split_by_single_results(found, group_by_place(found, figures)))
    return standing_lines(
        found, figures, places, lambda group: split_by_boards(individual, group), decided, _units_per_point(individual)
    )


def _without_play_offs(tournament: Tournament) -> Tournament:
    """Teams in the place of players; a play-off has another place in their rankings, or none."""
    asked = teams_as_players(tournament)
    return asked._replace(decisions=tuple(one for one in asked.decisions if one.after is TiedPoint.EVERYTHING))


def _split_by_play_off(tournament: Tournament, places: Groups) -> tuple[Groups, dict[int, TieDecision]]:
    """8.2.4: «possono essere previsti […] una partita di spareggio»; each team then has the place it played for.

    With more than two of them the boards may come first (N.B.); then a play-off parts those still equal on them.
    """
    rules = team_rules(tournament.rules)
    order: Groups = []
    decided: dict[int, TieDecision] = {}
    for group in places:
        boards_first = rules.boards_before_play_off and len(group) > 2
        decision = None if boards_first else find_decision(tournament, TiedPoint.QUOTIENT, group)
        if decision is None:
            order.append(group)
            continue
        order += [[team] for team in decision.players]
        decided |= dict.fromkeys(group, decision)
    return order, decided


def split_by_boards(individual: IndividualPoints, group: Sequence[int]) -> Groups:
    """8.2.5: «il punteggio individuale più alto, in ordine di damiera, dalla prima all'ultima»."""
    return split_by(lambda team: tuple(individual.by_board[team]), group)


def play_off_points(tournament: Tournament) -> tuple[TiedPoint, ...]:
    """8.2.4: where a play-off is announced, after the results against single teams."""
    return () if team_rules(tournament.rules).play_off is PlayOff.NONE else (TiedPoint.QUOTIENT,)


def round_robin_place_explainer(tournament: Tournament) -> PlaceExplainer:
    """The individual points and the quotient; among equals what the boards say."""
    individual = IndividualPoints(tournament)
    lines = rank_round_robin_teams(tournament)
    of_players = round_robin_workings(teams_as_players(tournament), lines, lists_by_results=False)
    line_of = {line.player: line for line in lines}

    def working(team: int) -> list[Reason]:
        of_quotient, *others = of_players(team)
        told = [
            *_individual_reasons(tournament, individual, team, "8.2.1"),
            of_quotient._replace(article="8.2.2"),
            *others,
        ]
        if line_of[team].is_shared:
            boards = [(None, Amount(units, individual.per)) for units in individual.by_board[team]]
            told.append(Reason("working_boards", "8.2.5", "T15", {"sum": SumTerms(boards)}))
        return told

    return working


def _individual_reasons(tournament: Tournament, individual: IndividualPoints, team: int, article: str) -> list[Reason]:
    """The points by board, and whose line-up got those of 9.3 where none was handed in."""
    boards = [(None, Amount(units, individual.per)) for units in individual.by_board[team]]
    total = Reason("working_individual", article, "T12", {"total": individual.amount(team), "sum": SumTerms(boards)})
    return [total, *(_awarded_reason(tournament, *award) for award in substituted_awards(tournament, team))]


def _awarded_reason(tournament: Tournament, round_number: int, to: ForfeitAward) -> Reason:
    fixed = team_rules(tournament.rules).line_ups.keeps_boards
    players = TextList([name_of(tournament, player) for player in occupied(to.line_up)])
    how = MessageId("fixed" if fixed or to.substituted is None else to.substituted.value, "awarded")
    return Reason("working_awarded", "9.3", "T7", {"round": round_number, "players": players, "how": how})


def _units_per_point(individual: IndividualPoints) -> Units:
    return {GamePoints.GAMES: 1, Individual.POINTS: individual.per}


def _game_points(tournament: Tournament, team: int) -> dict[Enum, int]:
    """Doppia partita, Art. 4 (R8): where a board has two games, «il punteggio riferito alle singole partite»."""
    if not is_double(tournament.rules):
        return {}
    struck = {one.number for one in tournament.teams if one.struck}
    total = 0
    for number, played in enumerate(tournament.history, 1):
        for match in played.matches:
            if team in match.seats and not struck & set(match.seats):
                total += _match_game_points(tournament, number, match, team)
        rested = any(rest.player == team and rest.kind in FORFEIT_RESTS for rest in played.rests)
        if rested and team not in struck:
            total += _awarded_games(forfeit_award(tournament, number, team))
    return {GamePoints.GAMES: total}


def _match_game_points(tournament: Tournament, round_number: int, match: Match, team: int) -> int:
    if is_won_by_forfeit(match, team):
        return _awarded_games(forfeit_award(tournament, round_number, team, match))
    if result_of(match.result).is_forfeit:
        return 0
    return sum(game.game_points[match.seats.index(team)] for game in match.games)


def _awarded_games(to: ForfeitAward) -> int:
    """A match won because nobody came is worth three quarters of the games of each component, as 9.3 has it."""
    return 3 * len(occupied(to.line_up))
