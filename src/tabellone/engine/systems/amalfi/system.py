"""Amalfi as the rest of the program knows it.

Each question loads what answers it: pairing a round, which a director waits for, does not load rankings and proofs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.amounts import Amount
from tabellone.engine.base_system import BaseSystem
from tabellone.engine.capabilities import (
    CanAdmitLate,
    CanRepairPairs,
    KeepsNumbersOfNewcomers,
    PlaysChess,
    WarnsOfTheDraw,
)
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.engine.results import result_codes
from tabellone.engine.systems.amalfi import pairing
from tabellone.engine.systems.amalfi.editions import EDITIONS
from tabellone.engine.systems.amalfi.options import AmalfiOptions
from tabellone.engine.systems.amalfi.points import PointScale, game_outcomes, parse_points, point_scale, rest_outcomes
from tabellone.engine.teams.options import is_by_teams

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Game
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.late_entry import LateEntryOption
    from tabellone.engine.model import Player, Rest, Round, Tournament
    from tabellone.engine.no_show import FixedBoards, Pairing
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System

POINTS_ANNOUNCED = Reason("points_announced", "A.6", "A25")
"""The article about points, which has another number in each text."""
SAFE_ROUND_MARGIN = 4
"""From n - 4 rounds on a legal pairing may come to be missing; below, none was ever seen to be."""


class Amalfi(BaseSystem, PlaysChess, CanRepairPairs, CanAdmitLate, KeepsNumbersOfNewcomers, WarnsOfTheDraw):
    """The system."""

    name = "amalfi"
    points_unit = 2
    options = AmalfiOptions
    rest_kinds = frozenset({"bye", "half", "absent"})
    pairs_with_open_games = False
    late_entries = True

    def result_codes(self, rules: AmalfiOptions) -> frozenset[str | None]:
        return result_codes()

    def scoring(self, tournament: Tournament) -> Scoring:
        from tabellone.engine.scoring import Scoring

        rules = tournament.rules
        return Scoring(2, rests=rest_outcomes(rules), games=game_outcomes(point_scale(rules)))

    def require_rules(self, rules: AmalfiOptions) -> None:
        """A25: points that fall."""
        if parse_points(rules.points, of_teams := is_by_teams(rules)) is None:
            code = "points_unusable_of_teams" if of_teams else "points_unusable"
            raise BadDocumentError(code, "rules.points", found=rules.points[:40])

    def validate(self, tournament: Tournament) -> None:
        """A13: late entrants only where they are admitted."""
        rules = tournament.rules
        self.require_rules(rules)
        edition = EDITIONS[rules.edition]
        if rules.late_entries if rules.late_entries is not None else edition.late_entries:
            return
        late = next((player for player in tournament.players if player.enters > 1), None)
        if late is not None:
            raise BadDocumentError("late_entries_not_announced", "rules.late_entries", player=PlayerNumber(late.number))

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Numbers that B.1 does not give, and too many rounds for the players there are, said before the first."""
        if tournament.history:
            return []
        told = [] if tournament.drawn else self.draw_warnings(tournament)
        return told + self._number_warnings(tournament) + self._round_count_warnings(tournament)

    def announced_points(self, tournament: Tournament) -> Reason | None:
        """A25."""
        worth, per = point_scale(tournament.rules), 1 if is_by_teams(tournament.rules) else 2
        if worth == PointScale():
            return None
        args: Arguments = {name: Amount(points, per) for name, points in worth._asdict().items()}
        return EDITIONS[tournament.rules.edition].cite(POINTS_ANNOUNCED._replace(args=args))

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Warns of players without a rating (A26)."""
        from tabellone.engine.systems.amalfi import ranking_numbers

        return ranking_numbers.unrated_warnings(tournament.players, tournament.rules.edition)

    def _number_warnings(self, tournament: Tournament) -> list[Reason]:
        """B.1: numbers that nobody drew and that do not follow the ratings; the announcement may want it so."""
        from tabellone.engine.systems.amalfi import ranking_numbers

        edition = tournament.rules.edition
        drawn_here = tournament.seed is not None or not tournament.drawn
        wrong = None if drawn_here else ranking_numbers.find_misplaced_neighbours(tournament.players, edition)
        if wrong is None:
            return []
        args = {"player": PlayerNumber(wrong[0].number), "opponent": PlayerNumber(wrong[1].number)}
        return [EDITIONS[edition].cite(Reason("numbers_against_ratings", "B.1", "A14", args))]

    def _round_count_warnings(self, tournament: Tournament) -> list[Reason]:
        players = sum(player.leaves is None for player in tournament.players)
        if tournament.rounds >= players - SAFE_ROUND_MARGIN:
            args = {"rounds": tournament.rounds, "players": players}
            return [Reason("many_rounds", "A.1", "A19", args)]
        return []

    def pair(self, tournament: Tournament) -> Decision:
        """B.2-B.4."""
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        from tabellone.engine.systems.amalfi.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        from tabellone.engine.systems.amalfi.explanation import why_not

        return why_not(tournament, player, other)

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        from tabellone.engine.systems.amalfi.differences import differences

        return differences(tournament, round_number)

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """B.2, B.3.1 against pairs made by hand."""
        from tabellone.engine.systems.amalfi.violations import rule_violations

        return rule_violations(tournament, games, rests)

    def may_repair(self, tournament: Tournament) -> bool:
        return True

    def repair_round(self, tournament: Tournament, published: Round, fixed: FixedBoards) -> Pairing | None:
        """A23."""
        from tabellone.engine.systems.amalfi.repair import repair_round

        return repair_round(tournament, fixed)

    def late_entry_options(self, tournament: Tournament, published: Round, newcomer: int) -> list[LateEntryOption]:
        """A24."""
        from tabellone.engine.systems.amalfi.late_entry import late_entry_options

        return late_entry_options(tournament, published, newcomer)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        from tabellone.engine.systems.amalfi.certificate import certificate

        return certificate(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """A22: points and the chosen tie-breaks; a late entrant's half point is for pairing only (A13)."""
        from tabellone.engine.ranking.records import Records
        from tabellone.engine.ranking.standings import standings
        from tabellone.engine.ranking.ties import apply_decisions

        rules = tournament.rules
        records = Records(tournament, rest_outcomes(rules), game_outcomes(point_scale(rules)))
        found = standings(records, rules.tie_breaks)
        return apply_decisions(tournament, found)

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        from tabellone.engine.ranking.explanation import explain_neighbours

        return explain_neighbours(self.standings(tournament), player)

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """B.1: the players in the order of their ranking numbers, and the rules with the colour drawn (B.4.1)."""
        from tabellone.engine.systems.amalfi import ranking_numbers

        rules = tournament.rules
        started = bool(tournament.history)
        key = ranking_numbers.RANKING_KEYS[rules.edition]
        order = ranking_numbers.order_by_ranking_key(tournament.players, key, seed, newcomers if started else None)
        return order, rules if started else rules._replace(first_colour=ranking_numbers.draw_colour(seed))


SYSTEM: System = Amalfi()
