"""Systems with teams as their competitors: each asks its own regulation about teams, and adds what teams have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.capabilities import (
    AddsQuotients,
    DrawsBrackets,
    DrawsLots,
    FieldsTeams,
    FixesRounds,
    FormsByHand,
    HonoursFirstPlace,
    KnowsSeeds,
    MustPlayAllRounds,
    PairsByTable,
    PlaysChess,
    PlaysDraughts,
    PlaysOff,
    ShowsSteps,
    StrikesWithdrawn,
    WarnsOfTheDraw,
)
from tabellone.engine.encounters import Game, Match, all_matches
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems.amalfi.system import Amalfi
from tabellone.engine.systems.elimination.system import Elimination
from tabellone.engine.systems.italo_swiss.system import ItaloSwiss
from tabellone.engine.systems.round_robin.system import RoundRobin
from tabellone.engine.teams.competitors import NOTHING, SUSPENDED, UNKNOWN_TOO, among_competitors, competitors
from tabellone.engine.teams.handicaps import team_strengths
from tabellone.engine.teams.options import team_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter
    from tabellone.engine.explanations import Difference, Explanation, Step
    from tabellone.engine.formation import Basis
    from tabellone.engine.model import After, Player, Rest, Tournament
    from tabellone.engine.ranking.buholz import Addend
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import Codes
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System
    from tabellone.engine.teams.individual import IndividualStanding
    from tabellone.engine.tree import BracketTree


class ByTeams(FieldsTeams):
    """A system whose questions are about teams: it asks the one for players about teams in their place."""

    encounter: type[Encounter] = Match

    def __init__(self, of_players: System, points_unit: int = 1):
        self.of_players = of_players
        self.name = of_players.name
        self.points_unit = points_unit
        self.board_points_unit = of_players.points_unit
        self.options = of_players.options
        self.rest_kinds = of_players.rest_kinds
        self.pairs_open_games = of_players.pairs_open_games
        self.seats_everybody = of_players.seats_everybody
        self.pairs_suspended = of_players.pairs_suspended
        self.late_entries = of_players.late_entries
        self.open_results = of_players.open_results

    def result_codes(self, rules: Any) -> Codes:
        """Of a game on a board: of one, or of a match of two games."""
        from tabellone.engine.ranking.double_games import is_double
        from tabellone.engine.results import result_codes

        return result_codes(two_games=is_double(rules))

    def _asked(self, tournament: Tournament) -> Tournament:
        """For the next pairing: a board that is still open counts as drawn, if the system pairs open games (T18)."""
        draws = UNKNOWN_TOO if self.pairs_open_games else SUSPENDED if self.pairs_suspended else NOTHING
        return among_competitors(tournament, draws)

    def competitors(self, tournament: Tournament) -> tuple[Player, ...]:
        """The teams."""
        return competitors(tournament)

    def individual_standings(self, tournament: Tournament, board: int | None = None) -> list[IndividualStanding]:
        """Of the players, all of them or those of a board."""
        from tabellone.engine.teams.individual import individual_standings

        return individual_standings(tournament, board)

    def require_rules(self, rules: Any) -> None:
        """As for players."""
        self.of_players.require_rules(rules)

    def validate(self, tournament: Tournament) -> None:
        """What the system forbids players, and what no team may be."""
        from tabellone.engine.teams.entries import require_teams

        require_teams(tournament)
        require_strengths(tournament)
        try:
            self.of_players.validate(among_competitors(tournament))
        except BadDocumentError as error:
            error.where = error.where.replace("players[", "teams[")
            raise

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Also what is odd about the teams and their past line-ups."""
        from tabellone.engine.teams.doubts import told_of_teams

        return told_of_teams(tournament) + self.of_players.warnings(self._asked(tournament))

    def scoring(self, tournament: Tournament) -> Scoring:
        """Of matches."""
        from tabellone.engine.teams.scoring import MatchScoring

        return MatchScoring(self.of_players.scoring(among_competitors(tournament)), tournament)

    def pair(self, tournament: Tournament) -> Decision:
        """The matches of the next round, with their boards where the line-ups are known."""
        from tabellone.engine.teams.doubts import told_of_line_ups
        from tabellone.engine.teams.matches import boards_counted_as_drawn, matches

        decision = self.of_players.pair(self._asked(tournament))
        return decision._replace(
            encounters=matches(tournament, decision.games),
            exceptions=(*decision.exceptions, *told_of_line_ups(tournament)),
            remarks=(*decision.remarks, *boards_counted_as_drawn(tournament)),
        )

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """Why this team."""
        return self.of_players.explain(self._asked(tournament), player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Why not these two."""
        return self.of_players.why_not(self._asked(tournament), player, other)

    def differences(self, tournament: Tournament, number: int) -> list[Difference]:
        """A past round of teams paired again."""
        return self.of_players.differences(self._asked(tournament), number)

    def objections(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Pairs of teams made by hand."""
        return self.of_players.objections(self._asked(tournament), games, rests)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The round of teams with its proof; line-ups need none."""
        if decision is not None:
            pairs = tuple(Game(match.white, match.black) for match in all_matches(decision.encounters))
            decision = decision._replace(encounters=pairs)
        return self.of_players.certificate(self._asked(tournament), decision) | {"competitors": "teams"}

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Of the teams."""
        return self.of_players.standings(among_competitors(tournament))

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """How a team's place comes about."""
        return self.workings(tournament)(player)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The same for any team."""
        return self.of_players.workings(among_competitors(tournament))

    def is_over(self, tournament: Tournament) -> bool:
        """Whether no match is left to pair."""
        return self.of_players.is_over(self._asked(tournament))

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """The teams in the order of the numbers drawn."""
        order, rules = self.of_players.numbered(among_competitors(tournament), seed, newcomers)
        announced = handicap_rules(tournament.rules)
        return order, rules if announced == handicap_rules(rules) else rules._replace(handicap_rules=announced)


class ItaloSwissOfTeams(
    ByTeams,
    PlaysDraughts,
    ShowsSteps,
    FormsByHand,
    AddsQuotients,
    HonoursFirstPlace,
    MustPlayAllRounds,
    PlaysOff,
    WarnsOfTheDraw,
):
    """8.1; its technical ranking has a blitz or the lot and no play-off."""

    plays_off_for_the_title_only = False

    def __init__(self) -> None:
        self._italo_swiss = ItaloSwiss()
        super().__init__(self._italo_swiss)

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Second handicap system, Art. 1: the strongest teams first, with a lot among equals (T24)."""
        order, rules = super().numbered(tournament, seed, newcomers)
        if handicap_rules(rules).handicap is Handicap.SECOND and not tournament.history:
            strengths = team_strengths(tournament)
            order = sorted(order, key=lambda team: -strengths[team.number])
        return order, rules

    def standings(self, tournament: Tournament) -> list[Standing]:
        """8.1.1 to 8.1.4."""
        from tabellone.engine.teams.ranking import after_italo_swiss

        return after_italo_swiss(tournament)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The figures of 8.1."""
        from tabellone.engine.teams.ranking import workings_of_italo_swiss

        return workings_of_italo_swiss(tournament)

    def steps(self, tournament: Tournament) -> list[Step]:
        """The rotation of the teams."""
        return self._italo_swiss.steps(self._asked(tournament))

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Art. 7, of teams."""
        return self._italo_swiss.draw_warnings(among_competitors(tournament))

    def basis(self, tournament: Tournament) -> Basis:
        """Of the teams; their colours are those of board 1 (T11)."""
        return self._italo_swiss.basis(self._asked(tournament))

    def addends(self, tournament: Tournament) -> Callable[[int], list[Addend]]:
        """8.1.1, 8.1.2."""
        return self._italo_swiss.addends(among_competitors(tournament))

    def plays_off_after(self, tournament: Tournament) -> tuple[After, ...]:
        """Nowhere."""
        return ()


class RoundRobinOfTeams(
    ByTeams,
    PlaysDraughts,
    FixesRounds,
    PairsByTable,
    AddsQuotients,
    WarnsOfTheDraw,
    StrikesWithdrawn,
    HonoursFirstPlace,
    PlaysOff,
):
    """8.2."""

    plays_off_for_the_title_only = False

    def __init__(self) -> None:
        self._round_robin = RoundRobin()
        super().__init__(self._round_robin)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """8.2.1 to 8.2.6."""
        from tabellone.engine.teams.ranking import after_round_robin

        return after_round_robin(tournament)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The figures of 8.2."""
        from tabellone.engine.teams.ranking import workings_of_round_robin

        return workings_of_round_robin(tournament)

    def plays_off_after(self, tournament: Tournament) -> tuple[After, ...]:
        """8.2.4."""
        from tabellone.engine.teams.ranking import plays_off_after

        return plays_off_after(tournament)

    def plays_off_among(self, tournament: Tournament, equal: Sequence[int]) -> bool:
        """8.2, N.B.: more than two first have their boards compared, where it is announced."""
        return len(equal) <= 2 or not team_rules(tournament.rules).boards_before_play_off

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Teams of one club, by table 10."""
        return self._round_robin.draw_warnings(among_competitors(tournament))

    def table(self, competitors: int) -> list[list[tuple[int, int]]]:
        """The same for teams."""
        return self._round_robin.table(competitors)

    def addends(self, tournament: Tournament) -> Callable[[int], list[Addend]]:
        """8.2.2."""
        return self._round_robin.addends(among_competitors(tournament))

    def rounds_needed(self, tournament: Tournament) -> int:
        """For so many teams."""
        return self._round_robin.rounds_needed(among_competitors(tournament))

    def may_strike(self, games: int, rounds: int, players: int) -> bool:
        """Before half of its matches (R11)."""
        return self._round_robin.may_strike(games, rounds, players)


class AmalfiOfTeams(ByTeams, PlaysChess):
    """The text knows players only: teams are paired as they are, and ranked by match points and board points (T22)."""

    def __init__(self) -> None:
        self._amalfi = Amalfi()
        super().__init__(self._amalfi)

    def announced_points(self, tournament: Tournament) -> Reason | None:
        """Of a match."""
        return self._amalfi.announced_points(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Match points, board points, the tie-breaks announced."""
        from tabellone.engine.teams.chess_ranking import after_amalfi

        return after_amalfi(tournament)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """Compared with the teams above and below."""
        from tabellone.engine.ranking.compared import compared_with_neighbours

        lines = self.standings(tournament)
        return lambda team: compared_with_neighbours(lines, team)


class EliminationOfTeams(ByTeams, PlaysDraughts, KnowsSeeds, DrawsBrackets, FixesRounds, DrawsLots, HonoursFirstPlace):
    """A drawn match is replayed or decided by lot, as a game is (K6)."""

    def __init__(self) -> None:
        self._elimination = Elimination()
        super().__init__(self._elimination)

    def draws_lots(self, tournament: Tournament) -> bool:
        """Which team rests in the recovery."""
        return self._elimination.draws_lots(self._asked(tournament))

    def trees(self, tournament: Tournament) -> list[BracketTree]:
        """The brackets of the teams."""
        return self._elimination.trees(self._asked(tournament))

    def survivors(self, tournament: Tournament) -> int:
        """How many teams are left."""
        return self._elimination.survivors(self._asked(tournament))

    def rounds_needed(self, tournament: Tournament) -> int | None:
        """For so many teams."""
        return self._elimination.rounds_needed(among_competitors(tournament))

    def honoured(self, tournament: Tournament, lines: Sequence[Standing]) -> list[int]:
        """The team that won, if one has."""
        return self._elimination.honoured(self._asked(tournament), lines)


TEAM_SYSTEMS: dict[str, System] = {
    "amalfi": AmalfiOfTeams(),
    "italo-swiss": ItaloSwissOfTeams(),
    "round-robin": RoundRobinOfTeams(),
    "elimination": EliminationOfTeams(),
}
"""By the name of the system."""
