"""Systems with teams as their competitors: each asks its own regulation about teams, and adds what teams have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.capabilities import (
    CanAnnul,
    DrawsLots,
    HasBrackets,
    HasFixedRounds,
    HasPairingForm,
    HasPairingTable,
    HasPlayOffs,
    HasProcedureSteps,
    HasQuotients,
    HasRollOfHonour,
    HasSeeds,
    MustPlayAllRounds,
    PlaysChess,
    PlaysDraughts,
    TeamEvent,
    WarnsOfTheDraw,
)
from tabellone.engine.encounters import Game, Match, all_matches
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems.amalfi.system import Amalfi
from tabellone.engine.systems.elimination.system import Elimination
from tabellone.engine.systems.italo_swiss.system import ItaloSwiss
from tabellone.engine.systems.round_robin.system import RoundRobin
from tabellone.engine.teams.handicaps import team_strengths
from tabellone.engine.teams.options import team_rules
from tabellone.engine.teams.team_view import (
    COUNTED_AS_PLAYED,
    OPEN_AND_SUSPENDED,
    SUSPENDED_ONLY,
    competitors,
    teams_as_players,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.bracket_tree import BracketTree
    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter
    from tabellone.engine.explanations import Difference, Explanation, ProcedureStep
    from tabellone.engine.model import Player, Rest, TiedPoint, Tournament
    from tabellone.engine.pairing_form import PairingFormData
    from tabellone.engine.ranking.buholz import QuotientTerm
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import ResultCodes
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System
    from tabellone.engine.teams.individual_standings import IndividualStanding


class TeamSystem(TeamEvent):
    """A system whose questions are about teams: it asks the one for players about teams in their place."""

    encounter: type[Encounter] = Match

    def __init__(self, player_system: System, points_unit: int = 1):
        self.of_players = player_system
        self.name = player_system.name
        self.points_unit = points_unit
        self.board_points_unit = player_system.points_unit
        self.options = player_system.options
        self.rest_kinds = player_system.rest_kinds
        self.pairs_with_open_games = player_system.pairs_with_open_games
        self.includes_everyone = player_system.includes_everyone
        self.pairs_suspended = player_system.pairs_suspended
        self.late_entries = player_system.late_entries
        self.open_results = player_system.open_results

    def result_codes(self, rules: Any) -> ResultCodes:
        """Codes of a game on a board, one or two."""
        from tabellone.engine.ranking.two_game_encounters import is_double
        from tabellone.engine.results import result_codes

        return result_codes(two_games=is_double(rules))

    def _as_players(self, tournament: Tournament) -> Tournament:
        """Returns teams as players; open or suspended boards count as drawn if the system pairs with them (T18)."""
        draws = (
            OPEN_AND_SUSPENDED
            if self.pairs_with_open_games
            else SUSPENDED_ONLY
            if self.pairs_suspended
            else COUNTED_AS_PLAYED
        )
        return teams_as_players(tournament, draws)

    def competitors(self, tournament: Tournament) -> tuple[Player, ...]:
        return competitors(tournament)

    def individual_standings(self, tournament: Tournament, board: int | None = None) -> list[IndividualStanding]:
        from tabellone.engine.teams.individual_standings import individual_standings

        return individual_standings(tournament, board)

    def require_rules(self, rules: Any) -> None:
        self.of_players.require_rules(rules)

    def validate(self, tournament: Tournament) -> None:
        from tabellone.engine.teams.validation import require_teams

        require_teams(tournament)
        require_strengths(tournament)
        try:
            self.of_players.validate(teams_as_players(tournament))
        except BadDocumentError as error:
            error.where = error.where.replace("players[", "teams[")
            raise

    def warnings(self, tournament: Tournament) -> list[Reason]:
        from tabellone.engine.teams.warnings import team_warnings

        return team_warnings(tournament) + self.of_players.warnings(self._as_players(tournament))

    def scoring(self, tournament: Tournament) -> Scoring:
        from tabellone.engine.teams.scoring import MatchScoring

        return MatchScoring(self.of_players.scoring(teams_as_players(tournament)), tournament)

    def pair(self, tournament: Tournament) -> Decision:
        from tabellone.engine.teams.matches import drawn_board_reasons, matches
        from tabellone.engine.teams.warnings import line_up_warnings

        decision = self.of_players.pair(self._as_players(tournament))
        return decision._replace(
            encounters=matches(tournament, decision.games),
            exceptions=(*decision.exceptions, *line_up_warnings(tournament)),
            remarks=(*decision.remarks, *drawn_board_reasons(tournament)),
        )

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        return self.of_players.explain(self._as_players(tournament), player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        return self.of_players.why_not(self._as_players(tournament), player, other)

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        return self.of_players.differences(self._as_players(tournament), round_number)

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        return self.of_players.rule_violations(self._as_players(tournament), games, rests)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        if decision is not None:
            pairs = tuple(Game(match.white, match.black) for match in all_matches(decision.encounters))
            decision = decision._replace(encounters=pairs)
        return self.of_players.certificate(self._as_players(tournament), decision) | {"competitors": "teams"}

    def standings(self, tournament: Tournament) -> list[Standing]:
        return self.of_players.standings(teams_as_players(tournament))

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        return self.place_explainer(tournament)(player)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        return self.of_players.place_explainer(teams_as_players(tournament))

    def is_over(self, tournament: Tournament) -> bool:
        return self.of_players.is_over(self._as_players(tournament))

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        order, rules = self.of_players.draw_numbers(teams_as_players(tournament), seed, newcomers)
        announced = handicap_rules(tournament.rules)
        return order, rules if announced == handicap_rules(rules) else rules._replace(handicap_rules=announced)


class ItaloSwissTeams(
    TeamSystem,
    PlaysDraughts,
    HasProcedureSteps,
    HasPairingForm,
    HasQuotients,
    HasRollOfHonour,
    MustPlayAllRounds,
    HasPlayOffs,
    WarnsOfTheDraw,
):
    """8.1; its technical ranking has a blitz or the lot and no play-off."""

    play_offs_for_title_only = False

    def __init__(self) -> None:
        self._italo_swiss = ItaloSwiss()
        super().__init__(self._italo_swiss)

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Second handicap system, Art. 1: the strongest teams first, with a lot among equals (T24)."""
        order, rules = super().draw_numbers(tournament, seed, newcomers)
        if handicap_rules(rules).handicap is Handicap.SECOND and not tournament.history:
            strengths = team_strengths(tournament)
            order = sorted(order, key=lambda team: -strengths[team.number])
        return order, rules

    def standings(self, tournament: Tournament) -> list[Standing]:
        """8.1.1 to 8.1.4."""
        from tabellone.engine.teams.ranking import rank_italo_swiss_teams

        return rank_italo_swiss_teams(tournament)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The figures of 8.1."""
        from tabellone.engine.teams.ranking import italo_swiss_place_explainer

        return italo_swiss_place_explainer(tournament)

    def procedure_steps(self, tournament: Tournament) -> list[ProcedureStep]:
        return self._italo_swiss.procedure_steps(self._as_players(tournament))

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Art. 7, of teams."""
        return self._italo_swiss.draw_warnings(teams_as_players(tournament))

    def pairing_form(self, tournament: Tournament) -> PairingFormData:
        """Returns the form of teams, with the colours of board 1 (T11)."""
        return self._italo_swiss.pairing_form(self._as_players(tournament))

    def quotient_terms(self, tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
        """8.1.1, 8.1.2."""
        return self._italo_swiss.quotient_terms(teams_as_players(tournament))

    def play_off_points(self, tournament: Tournament) -> tuple[TiedPoint, ...]:
        return ()


class RoundRobinTeams(
    TeamSystem,
    PlaysDraughts,
    HasFixedRounds,
    HasPairingTable,
    HasQuotients,
    WarnsOfTheDraw,
    CanAnnul,
    HasRollOfHonour,
    HasPlayOffs,
):
    """8.2."""

    play_offs_for_title_only = False

    def __init__(self) -> None:
        self._round_robin = RoundRobin()
        super().__init__(self._round_robin)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """8.2.1 to 8.2.6."""
        from tabellone.engine.teams.ranking import rank_round_robin_teams

        return rank_round_robin_teams(tournament)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The figures of 8.2."""
        from tabellone.engine.teams.ranking import round_robin_place_explainer

        return round_robin_place_explainer(tournament)

    def play_off_points(self, tournament: Tournament) -> tuple[TiedPoint, ...]:
        """8.2.4."""
        from tabellone.engine.teams.ranking import play_off_points

        return play_off_points(tournament)

    def may_play_off(self, tournament: Tournament, equal: Sequence[int]) -> bool:
        """8.2, N.B.: more than two first have their boards compared, where it is announced."""
        return len(equal) <= 2 or not team_rules(tournament.rules).boards_before_play_off

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Teams of one club, by table 10."""
        return self._round_robin.draw_warnings(teams_as_players(tournament))

    def pairing_table(self, competitors: int) -> list[list[tuple[int, int]]]:
        return self._round_robin.pairing_table(competitors)

    def quotient_terms(self, tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
        """8.2.2."""
        return self._round_robin.quotient_terms(teams_as_players(tournament))

    def rounds_needed(self, tournament: Tournament) -> int:
        return self._round_robin.rounds_needed(teams_as_players(tournament))

    def may_annul(self, games: int, rounds: int, players: int) -> bool:
        """Whether a team has played no match, or fewer than half of the matches due (R11)."""
        return self._round_robin.may_annul(games, rounds, players)


class AmalfiTeams(TeamSystem, PlaysChess):
    """The text knows players only: teams are paired as they are, and ranked by match points and board points (T22)."""

    def __init__(self) -> None:
        self._amalfi = Amalfi()
        super().__init__(self._amalfi)

    def announced_points(self, tournament: Tournament) -> Reason | None:
        return self._amalfi.announced_points(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        from tabellone.engine.teams.chess_ranking import rank_amalfi_teams

        return rank_amalfi_teams(tournament)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        from tabellone.engine.ranking.explanation import explain_neighbours

        lines = self.standings(tournament)
        return lambda team: explain_neighbours(lines, team)


class EliminationTeams(TeamSystem, PlaysDraughts, HasSeeds, HasBrackets, HasFixedRounds, DrawsLots, HasRollOfHonour):
    """A drawn match is replayed or decided by lot, as a game is (K6)."""

    def __init__(self) -> None:
        self._elimination = Elimination()
        super().__init__(self._elimination)

    def draws_lots(self, tournament: Tournament) -> bool:
        return self._elimination.draws_lots(self._as_players(tournament))

    def brackets(self, tournament: Tournament) -> list[BracketTree]:
        return self._elimination.brackets(self._as_players(tournament))

    def survivors(self, tournament: Tournament) -> int:
        return self._elimination.survivors(self._as_players(tournament))

    def rounds_needed(self, tournament: Tournament) -> int | None:
        return self._elimination.rounds_needed(teams_as_players(tournament))

    def roll_of_honour(self, tournament: Tournament, lines: Sequence[Standing]) -> list[int]:
        return self._elimination.roll_of_honour(self._as_players(tournament), lines)


TEAM_SYSTEMS: dict[str, System] = {
    "amalfi": AmalfiTeams(),
    "italo-swiss": ItaloSwissTeams(),
    "round-robin": RoundRobinTeams(),
    "elimination": EliminationTeams(),
}
"""By the name of the system."""
