"""The round robin as the rest of the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.cadences import cadence_warnings
from tabellone.engine.capabilities import (
    AddsQuotients,
    FixesRounds,
    HonoursFirstPlace,
    PairsByTable,
    PlaysDraughts,
    PlaysOff,
    StrikesWithdrawn,
    SupposesRounds,
    WarnsOfTheDraw,
)
from tabellone.engine.handicap import require_strengths, scoring
from tabellone.engine.ordinary import Prescribed
from tabellone.engine.ranking.double_games import MatchForm
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.results import result_codes
from tabellone.engine.systems.round_robin import pairing
from tabellone.engine.systems.round_robin.options import RoundRobinOptions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.model import Player, Tournament
    from tabellone.engine.ranking.buholz import Addend
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System


class RoundRobin(
    Prescribed,
    PlaysDraughts,
    FixesRounds,
    PairsByTable,
    AddsQuotients,
    SupposesRounds,
    WarnsOfTheDraw,
    StrikesWithdrawn,
    HonoursFirstPlace,
    PlaysOff,
):
    """The system."""

    name = "round-robin"
    plays_off_for_the_title_only = False
    points_unit = 1
    options = RoundRobinOptions
    rest_kinds = frozenset({"rt", "rr"})
    pairs_open_games = True

    def result_codes(self, rules: RoundRobinOptions) -> frozenset[str | None]:
        """Of one game, or of a match of two (R8)."""
        return result_codes(two_games=rules.match is MatchForm.DOUBLE)

    def supposed_result(self, rules: RoundRobinOptions, number: int) -> str | None:
        """Sistema ridotto (R7)."""
        return pairing.supposed_result(rules, number)

    def scoring(self, tournament: Tournament) -> Scoring:
        """2, 1, 0, or what a handicap makes of it."""
        return scoring(tournament)

    def validate(self, tournament: Tournament) -> None:
        """Nobody enters later, and the table has so many rounds."""
        self.require_rules(tournament.rules)
        late = next((player for player in tournament.players if player.enters > 1), None)
        if late is not None:
            raise BadDocumentError(
                "draw_made_once", f"players[{late.number - 1}].enters", player=late.name or PlayerNumber(late.number)
            )
        require_strengths(tournament)
        needed = pairing.rounds_needed(tournament)
        if tournament.rounds > needed:
            raise BadDocumentError("round_robin_is_shorter", "rounds", rounds=tournament.rounds, needed=needed)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Rounds left out; before the first round what there is to say of the draw, then of the rounds there are."""
        from tabellone.engine.systems.round_robin.doubts import told_of_the_history

        needed = pairing.rounds_needed(tournament)
        told = []
        if tournament.rounds < needed:
            told.append(
                Reason("round_robin_is_longer", "Art. 1", "R1", {"rounds": tournament.rounds, "needed": needed})
            )
        if tournament.history:
            return told + told_of_the_history(tournament)
        return told + self.draw_warnings(tournament)

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """How early team-mates meet (R10), and table 1."""
        from tabellone.engine.systems.round_robin.separation import draw_warnings

        return draw_warnings(tournament) + cadence_warnings(tournament)

    def pair(self, tournament: Tournament) -> Decision:
        """The table."""
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """The line of the table."""
        from tabellone.engine.systems.round_robin.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """In which round they meet."""
        from tabellone.engine.systems.round_robin.explanation import why_not

        return why_not(tournament, player, other)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Sonneborn-Berger and technical ranking."""
        from tabellone.engine.systems.round_robin.ranking import technical_ranking

        return technical_ranking(tournament)

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """The quotient with its sum."""
        return self.workings(tournament)(player)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The ranking is worked out once for all."""
        from tabellone.engine.systems.round_robin.ranking import technical_ranking, workings

        return workings(tournament, technical_ranking(tournament))

    def addends(self, tournament: Tournament) -> Callable[[int], list[Addend]]:
        """Sonneborn-Berger A."""
        from tabellone.engine.systems.round_robin.ranking import quotient_addends

        return quotient_addends(tournament)

    def table(self, competitors: int) -> list[list[tuple[int, int]]]:
        """Tables 8 and 9, and past them (R1)."""
        from tabellone.engine.systems.round_robin.table import rounds_of_one_leg, table_round

        return [table_round(competitors, number) for number in range(1, rounds_of_one_leg(competitors) + 1)]

    def rounds_needed(self, tournament: Tournament) -> int:
        """As many as the table has."""
        return pairing.rounds_needed(tournament)

    def may_strike(self, games: int, rounds: int, players: int) -> bool:
        """Before half of his games (R11)."""
        from tabellone.engine.systems.round_robin.striking import has_played_half

        return not has_played_half(games, rounds, players)

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2: «ad un determinato giocatore stabilito per estrazione a sorte»; R3, R10."""
        from tabellone.engine.systems.round_robin.draw import drawn

        return drawn(tournament, seed), tournament.rules


SYSTEM: System = RoundRobin()
"""The instance."""
