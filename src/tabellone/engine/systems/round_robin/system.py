"""The round robin as the rest of the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.base_system import TableSystem
from tabellone.engine.capabilities import (
    CanAnnul,
    HasFixedRounds,
    HasPairingTable,
    HasPlayOffs,
    HasQuotients,
    HasRollOfHonour,
    HasUnplayedRounds,
    PlaysDraughts,
    WarnsOfTheDraw,
)
from tabellone.engine.handicap import require_strengths, scoring
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.results import result_codes
from tabellone.engine.systems.round_robin import pairing
from tabellone.engine.systems.round_robin.options import RoundRobinOptions
from tabellone.engine.time_controls import time_control_warnings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.model import Player, Tournament
    from tabellone.engine.ranking.buholz import QuotientTerm
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System


class RoundRobin(
    TableSystem,
    PlaysDraughts,
    HasFixedRounds,
    HasPairingTable,
    HasQuotients,
    HasUnplayedRounds,
    WarnsOfTheDraw,
    CanAnnul,
    HasRollOfHonour,
    HasPlayOffs,
):
    """The system."""

    name = "round-robin"
    play_offs_for_title_only = False
    points_unit = 1
    options = RoundRobinOptions
    rest_kinds = frozenset({"rt", "rr"})
    pairs_with_open_games = True

    def result_codes(self, rules: RoundRobinOptions) -> frozenset[str | None]:
        """Codes of one game, or of a match of two (R8)."""
        return result_codes(two_games=rules.match is EncounterForm.DOUBLE)

    def assumed_result(self, rules: RoundRobinOptions, round_number: int) -> str | None:
        """Sistema ridotto (R7)."""
        return pairing.assumed_result(rules, round_number)

    def scoring(self, tournament: Tournament) -> Scoring:
        return scoring(tournament)

    def validate(self, tournament: Tournament) -> None:
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
        from tabellone.engine.systems.round_robin.history_warnings import history_warnings

        needed = pairing.rounds_needed(tournament)
        told = []
        if tournament.rounds < needed:
            told.append(
                Reason("round_robin_is_longer", "Art. 1", "R1", {"rounds": tournament.rounds, "needed": needed})
            )
        if tournament.history:
            return told + history_warnings(tournament)
        return told + self.draw_warnings(tournament)

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Returns how early team-mates meet (R10), and warnings of table 1."""
        from tabellone.engine.systems.round_robin.club_warnings import draw_warnings

        return draw_warnings(tournament) + time_control_warnings(tournament)

    def pair(self, tournament: Tournament) -> Decision:
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        from tabellone.engine.systems.round_robin.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        from tabellone.engine.systems.round_robin.explanation import why_not

        return why_not(tournament, player, other)

    def standings(self, tournament: Tournament) -> list[Standing]:
        from tabellone.engine.systems.round_robin.ranking import technical_ranking

        return technical_ranking(tournament)

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        return self.place_explainer(tournament)(player)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        from tabellone.engine.systems.round_robin.ranking import place_explainer, technical_ranking

        return place_explainer(tournament, technical_ranking(tournament))

    def quotient_terms(self, tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
        from tabellone.engine.systems.round_robin.ranking import quotient_terms_of

        return quotient_terms_of(tournament)

    def pairing_table(self, competitors: int) -> list[list[tuple[int, int]]]:
        """Tables 8 and 9, and past them (R1)."""
        from tabellone.engine.systems.round_robin.table import rounds_per_leg, table_round

        return [table_round(competitors, number) for number in range(1, rounds_per_leg(competitors) + 1)]

    def rounds_needed(self, tournament: Tournament) -> int:
        return pairing.rounds_needed(tournament)

    def may_annul(self, games: int, rounds: int, players: int) -> bool:
        """Whether a player has played no game, or fewer than half of the games due (R11)."""
        from tabellone.engine.systems.round_robin.annulment import has_played_half

        return not has_played_half(games, rounds, players)

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2: «ad un determinato giocatore stabilito per estrazione a sorte»; R3, R10."""
        from tabellone.engine.systems.round_robin.draw import draw_order

        return draw_order(tournament, seed), tournament.rules


SYSTEM: System = RoundRobin()
"""The instance."""
