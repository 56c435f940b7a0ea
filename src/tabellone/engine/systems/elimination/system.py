"""Elimination as the rest of the program knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tabellone.engine import fixed_rounds
from tabellone.engine.base_system import TableSystem
from tabellone.engine.capabilities import (
    DecidesByHandicap,
    DrawsLots,
    HasBrackets,
    HasFixedRounds,
    HasRollOfHonour,
    HasSeeds,
    PlaysDraughts,
)
from tabellone.engine.encounters import Game
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.engine.results import ResultCodes, elimination_codes, result_of
from tabellone.engine.scoring import Scoring
from tabellone.engine.systems.elimination import handicap, pairing
from tabellone.engine.systems.elimination.bracket_state import UNDECIDED, current_state, undecided_boards, winner_of
from tabellone.engine.systems.elimination.options import RETURNING, SEED_EVERY, EliminationOptions, Form
from tabellone.engine.time_controls import time_control_warnings

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tabellone.engine.bracket_tree import BracketTree
    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.model import Player, Rest, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.system import System


class AdvancementScoring(Scoring):
    """A drawn game gives nobody anything until it is decided."""

    def game_points(self, white: int, black: int, result: str | None, round_number: int) -> tuple[int, int]:
        winner = winner_of(Game(white, black, result))
        return 2 * (winner == white), 2 * (winner == black)


class Elimination(
    TableSystem, PlaysDraughts, HasSeeds, HasBrackets, DecidesByHandicap, HasFixedRounds, DrawsLots, HasRollOfHonour
):
    """The system."""

    name = "elimination"
    points_unit = 1
    options = EliminationOptions
    rest_kinds = frozenset({"rf", "rr", "rt"})
    pairs_with_open_games = False
    includes_everyone = False
    open_results: ResultCodes = UNDECIDED
    pairs_suspended = False

    def result_codes(self, rules: EliminationOptions) -> ResultCodes:
        """Codes of one game or a match of two (K9), with replays, lots (K6) and handicaps (K10)."""
        return elimination_codes(is_double(rules), handicap_rules(rules).handicap is not Handicap.NONE)

    def scoring(self, tournament: Tournament) -> Scoring:
        return AdvancementScoring(units_per_point=1)

    def validate(self, tournament: Tournament) -> None:
        """Raises for late entrants, too many seeds, returning players or rounds, and a history that does not follow."""
        self.require_rules(tournament.rules)
        require_strengths(tournament)
        from tabellone.engine.systems.elimination.draw import seed_places, seeded_players

        late = next((player for player in tournament.players if player.enters > 1), None)
        if late is not None:
            raise BadDocumentError(
                "draw_made_once", f"players[{late.number - 1}].enters", player=late.name or PlayerNumber(late.number)
            )
        seed_places(tournament, len(seeded_players(tournament, list(tournament.players))))
        players, returning = len(tournament.players), RETURNING[tournament.rules.returns]
        if tournament.rules.form is Form.RECOVERY and returning > 1 and players <= 2 * returning:
            raise BadDocumentError("more_return_than_lose", "rules.returns", count=returning, players=players)
        needed = self._planned_rounds(tournament)
        if tournament.rounds > needed:
            raise BadDocumentError("elimination_is_shorter", "rounds", rounds=tournament.rounds, needed=needed)
        current_state(tournament)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Warns of seeds, missing lots, and rounds too few for one winner."""
        left = self._survivors_by_round(tournament)
        told = self._seed_warnings(tournament) + self._missing_lot_warnings(tournament)
        told += [] if tournament.history else time_control_warnings(tournament)
        args: Arguments = {
            "rounds": tournament.rounds,
            "count": left[min(tournament.rounds, len(left)) - 1],
            "needed": len(left),
        }
        if tournament.rules.final_group:
            plan = TextList(f"{number}: {count}" for number, count in enumerate(left, 1))
            return [*told, Reason("survivors_of_rounds", "Art. 4 c", "K5", args | {"left": plan})]
        if tournament.rounds >= self._planned_rounds(tournament) or (
            tournament.history and not current_state(tournament).brackets
        ):
            return told
        if tournament.rounds >= len(left):  # the plan was not enough
            args |= {"count": self.survivors(tournament), "needed": self._planned_rounds(tournament)}
        return [*told, Reason("elimination_is_longer", "Art. 4", "K3", args)]

    def _seed_warnings(self, tournament: Tournament) -> list[Reason]:
        """Names the seeded players before round 1, and those not on the places of Art. 3."""
        from tabellone.engine.systems.elimination.draw import misplaced_seeds, seed_count_warnings, seeded_players

        told = [] if tournament.history else seed_count_warnings(tournament)
        off, places = misplaced_seeds(tournament)
        if off:
            on_places_of_the_article = all((number - 1) % SEED_EVERY[tournament.rules.seeds] == 0 for number in off)
            article = "" if on_places_of_the_article else "Art. 3"  # that they meet late is our reading alone
            return [
                *told,
                Reason(
                    "seeds_off_their_places",
                    article,
                    "K2",
                    {"seeded": PlayerNumbers(off), "right_places": TextList(places)},
                ),
            ]
        numbers = [player.number for player in seeded_players(tournament, list(tournament.players))]
        if tournament.history or not numbers:
            return told
        return [*told, Reason("seeded_are", "Art. 2, 3", "K2", {"seeded": PlayerNumbers(numbers)})]

    def _missing_lot_warnings(self, tournament: Tournament) -> list[Reason]:
        """Art. 5: drawn, and nobody came to the replay; told while the result can still be mended.

        Without the lot both are out, as in all that was written before it was asked for.
        """
        games = tournament.history[-1].games if tournament.history else ()
        boards = [board for board, game in enumerate(games, 1) if result_of(game.result).needs_lot]
        args: Arguments = {"round": len(tournament.history), "boards": TextList(boards)}
        return [Reason("replay_without_lot", "Art. 5", "K6", args)] if boards else []

    def pair(self, tournament: Tournament) -> Decision:
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        from tabellone.engine.systems.elimination.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        from tabellone.engine.systems.elimination.explanation import why_not

        return why_not(tournament, player, other)

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        """Compares a past round with the brackets; any rest that a lot in the hall may have given is right (K4)."""
        drawn = {rest.player for rest in tournament.history[round_number - 1].rests}
        pair, explain = self._functions_with_lot(drawn)
        return fixed_rounds.differences(pair, explain, tournament, round_number)

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Pairs that are not those of the brackets, with the same freedom of the lot."""
        pair, explain = self._functions_with_lot({rest.player for rest in rests})
        return fixed_rounds.rule_violations(pair, explain, tournament, games)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The round, and for those passed over in the recovery or the final phase why they had to be."""
        decision = decision or self.pair(tournament)
        by_hand = () if tournament.lots_seed else {rest.player for rest in decision.rests}
        proof = pairing.round_proof(tournament, by_hand)
        players = len(tournament.players)
        refused, rests_refused = [], []  # type: list[dict[str, Any]], list[dict[str, Any]]
        for player, candidate, barrier in proof.refused:
            if player > players:  # a free place
                rests_refused.append({"player": candidate, "barrier": list(barrier)})
            else:
                refused.append({"player": player, "candidate": candidate, "barrier": list(barrier)})
        impossible = [] if proof.impossible is None else [list(proof.impossible)]
        proofs = {"refused": refused, "byes_refused": rests_refused, "impossible": impossible}
        needed = {name: entries for name, entries in proofs.items() if entries}
        return fixed_rounds.certificate(self.name, decision) | needed

    def _functions_with_lot(
        self, drawn: Collection[int]
    ) -> tuple[fixed_rounds.PairFunction, fixed_rounds.ExplainFunction]:
        from tabellone.engine.systems.elimination.explanation import explain

        return partial(pairing.pair, drawn=drawn), partial(explain, drawn=drawn)

    def decide_by_handicap(
        self, rules: EliminationOptions, white: Player, black: Player, result: str | None
    ) -> str | None:
        """K10."""
        return handicap.decide_by_handicap(rules, white, black, result)

    def without_handicap_decisions(self, tournament: Tournament) -> Tournament:
        """K10, for documents."""
        return handicap.without_handicap_decisions(tournament)

    def draws_lots(self, tournament: Tournament) -> bool:
        """Whether a lot decides who rests in the recovery (K4)."""
        return not self.is_over(tournament) and pairing.rests_by_lot(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        from tabellone.engine.systems.elimination.ranking import standings

        return standings(tournament)

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        from tabellone.engine.systems.elimination.ranking import working

        return working(tournament, player)

    def brackets(self, tournament: Tournament) -> list[BracketTree]:
        from tabellone.engine.systems.elimination.brackets import brackets

        return brackets(tournament)

    def rounds_needed(self, tournament: Tournament) -> int | None:
        """The rounds until one is left, unless a final group follows (K5)."""
        return None if tournament.rules.final_group else self._planned_rounds(tournament)

    def survivors(self, tournament: Tournament) -> int:
        return sum(
            tournament.players[player - 1].takes_part_in(tournament.next_round)
            for bracket in current_state(tournament).brackets
            for player in bracket.players_present
            if bracket.kind != "placing"
        )

    def roll_of_honour(self, tournament: Tournament, lines: Sequence[Standing]) -> list[int]:
        return super().roll_of_honour(tournament, lines) if self.has_a_winner(tournament) else []

    def has_a_winner(self, tournament: Tournament) -> bool:
        """One has the first place: a first phase ends with several (K5), and to a final nobody may come."""
        return sum(out.place == 1 for out in current_state(tournament).out.values()) == 1

    def is_over(self, tournament: Tournament) -> bool:
        return tournament.next_round > tournament.rounds or not current_state(tournament).brackets

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2, 3."""
        from tabellone.engine.systems.elimination.draw import draw_order

        return draw_order(tournament, seed), tournament.rules

    def _planned_rounds(self, tournament: Tournament) -> int:
        """The planned rounds; a recovery has more if neither came to a game of the main bracket."""
        planned, played = len(self._survivors_by_round(tournament)), tournament.history
        if (
            not played
            or len(played) < planned
            or undecided_boards(played[-1])
            or not current_state(tournament).brackets
        ):
            return max(planned, len(played))
        return len(played) + 1

    def _survivors_by_round(self, tournament: Tournament) -> list[int]:
        return pairing.survivors_by_round(len(tournament.players), tournament.rules.form, tournament.rules.returns)


SYSTEM: System = Elimination()
"""The instance."""
