"""Elimination as the rest of the program knows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tabellone.engine import prescribed
from tabellone.engine.cadences import cadence_warnings
from tabellone.engine.capabilities import (
    DecidesByHandicap,
    DrawsBrackets,
    DrawsLots,
    FixesRounds,
    HonoursFirstPlace,
    KnowsSeeds,
    PlaysDraughts,
)
from tabellone.engine.encounters import Game
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths
from tabellone.engine.ordinary import Prescribed
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.reason_values import Items, PlayerNumber, Players
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.engine.results import Codes, elimination_codes, result_of
from tabellone.engine.scoring import Scoring
from tabellone.engine.systems.elimination import handicap, pairing
from tabellone.engine.systems.elimination.course import UNDECIDED, course, goes_on, undecided
from tabellone.engine.systems.elimination.options import RETURNING, SEED_EVERY, EliminationOptions, Form

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.model import Player, Rest, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.system import System
    from tabellone.engine.tree import BracketTree


class GoingOn(Scoring):
    """A drawn game gives nobody anything until it is decided."""

    def game(self, white: int, black: int, result: str | None, number: int) -> tuple[int, int]:
        """Two points to who goes on."""
        winner = goes_on(Game(white, black, result))
        return 2 * (winner == white), 2 * (winner == black)


class Elimination(
    Prescribed, PlaysDraughts, KnowsSeeds, DrawsBrackets, DecidesByHandicap, FixesRounds, DrawsLots, HonoursFirstPlace
):
    """The system."""

    name = "elimination"
    points_unit = 1
    options = EliminationOptions
    rest_kinds = frozenset({"rf", "rr", "rt"})
    pairs_open_games = False
    seats_everybody = False
    open_results: Codes = UNDECIDED
    pairs_suspended = False

    def result_codes(self, rules: EliminationOptions) -> Codes:
        """Of one game or a match of two (K9), with replays, a lot (K6) or a handicap (K10) after a draw."""
        return elimination_codes(is_double(rules), handicap_rules(rules).handicap is not Handicap.NONE)

    def scoring(self, tournament: Tournament) -> Scoring:
        """Two points for going on."""
        return GoingOn(per=1)

    def validate(self, tournament: Tournament) -> None:
        """Nobody enters later, the seeded have places, and the history goes on with those who won."""
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
        needed = self._needed(tournament)
        if tournament.rounds > needed:
            raise BadDocumentError("elimination_is_shorter", "rounds", rounds=tournament.rounds, needed=needed)
        course(tournament)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Who is seeded, a lot that is missing, and how many are left after the rounds announced if more than one."""
        left = self._survivors(tournament)
        told = self._seeded(tournament) + self._lots_missing(tournament)
        told += [] if tournament.history else cadence_warnings(tournament)
        args: Arguments = {
            "rounds": tournament.rounds,
            "count": left[min(tournament.rounds, len(left)) - 1],
            "needed": len(left),
        }
        if tournament.rules.final_group:
            plan = Items(f"{number}: {count}" for number, count in enumerate(left, 1))
            return [*told, Reason("survivors_of_rounds", "Art. 4 c", "K5", args | {"left": plan})]
        if tournament.rounds >= self._needed(tournament) or (tournament.history and not course(tournament).brackets):
            return told
        if tournament.rounds >= len(left):  # the plan was not enough
            args |= {"count": self.survivors(tournament), "needed": self._needed(tournament)}
        return [*told, Reason("elimination_is_longer", "Art. 4", "K3", args)]

    def _seeded(self, tournament: Tournament) -> list[Reason]:
        """Who is seeded, before the first round; and if they are not where Art. 3 has them."""
        from tabellone.engine.systems.elimination.draw import disproportion, misplaced, seeded_players

        told = [] if tournament.history else disproportion(tournament)
        off, places = misplaced(tournament)
        if off:
            on_places_of_the_article = all((number - 1) % SEED_EVERY[tournament.rules.seeds] == 0 for number in off)
            article = "" if on_places_of_the_article else "Art. 3"  # that they meet late is our reading alone
            return [
                *told,
                Reason(
                    "seeds_off_their_places", article, "K2", {"seeded": Players(off), "right_places": Items(places)}
                ),
            ]
        numbers = [player.number for player in seeded_players(tournament, list(tournament.players))]
        if tournament.history or not numbers:
            return told
        return [*told, Reason("seeded_are", "Art. 2, 3", "K2", {"seeded": Players(numbers)})]

    def _lots_missing(self, tournament: Tournament) -> list[Reason]:
        """Art. 5: drawn, and nobody came to the replay; told while the result can still be mended.

        Without the lot both are out, as in all that was written before it was asked for.
        """
        games = tournament.history[-1].games if tournament.history else ()
        boards = [board for board, game in enumerate(games, 1) if result_of(game.result).needs_the_lot]
        args: Arguments = {"round": len(tournament.history), "boards": Items(boards)}
        return [Reason("replay_without_lot", "Art. 5", "K6", args)] if boards else []

    def pair(self, tournament: Tournament) -> Decision:
        """The brackets."""
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """The place in the bracket."""
        from tabellone.engine.systems.elimination.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Where else they are."""
        from tabellone.engine.systems.elimination.explanation import why_not

        return why_not(tournament, player, other)

    def differences(self, tournament: Tournament, number: int) -> list[Difference]:
        """A past round against the brackets; whoever a lot in the hall may have let rest is right (K4)."""
        drawn = {rest.player for rest in tournament.history[number - 1].rests}
        pair, explain = self._with_lot(drawn)
        return prescribed.differences(pair, explain, tournament, number)

    def objections(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Pairs that are not those of the brackets, with the same freedom of the lot."""
        pair, explain = self._with_lot({rest.player for rest in rests})
        return prescribed.objections(pair, explain, tournament, games)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The round, and for those passed over in the recovery or the final phase why they had to be."""
        decision = decision or self.pair(tournament)
        by_hand = () if tournament.lots_seed else {rest.player for rest in decision.rests}
        proof = pairing.proof_of(tournament, by_hand)
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
        return prescribed.certificate(self.name, decision) | needed

    def _with_lot(self, drawn: Collection[int]) -> tuple[prescribed.Pair, prescribed.Explain]:
        from tabellone.engine.systems.elimination.explanation import explain

        return partial(pairing.pair, drawn=drawn), partial(explain, drawn=drawn)

    def with_handicap(self, rules: EliminationOptions, white: Player, black: Player, result: str | None) -> str | None:
        """K10."""
        return handicap.with_handicap(rules, white, black, result)

    def with_handicaps(self, tournament: Tournament) -> Tournament:
        """K10, for documents."""
        return handicap.with_handicaps(tournament)

    def draws_lots(self, tournament: Tournament) -> bool:
        """Who rests in the recovery, among equals (K4)."""
        return not self.is_over(tournament) and pairing.rests_by_lot(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """By the round one goes out in."""
        from tabellone.engine.systems.elimination.ranking import standings

        return standings(tournament)

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """In which round he went out."""
        from tabellone.engine.systems.elimination.ranking import working

        return working(tournament, player)

    def trees(self, tournament: Tournament) -> list[BracketTree]:
        """All brackets."""
        from tabellone.engine.systems.elimination.trees import trees

        return trees(tournament)

    def rounds_needed(self, tournament: Tournament) -> int | None:
        """Until one is left, unless a final group takes over (K5)."""
        return None if tournament.rules.final_group else self._needed(tournament)

    def survivors(self, tournament: Tournament) -> int:
        """Who may still win."""
        return sum(
            tournament.players[player - 1].takes_part_in(tournament.next_round)
            for bracket in course(tournament).brackets
            for player in bracket.present
            if bracket.kind != "placing"
        )

    def honoured(self, tournament: Tournament, lines: Sequence[Standing]) -> list[int]:
        """A first place that was won, not one shared by who is left."""
        return super().honoured(tournament, lines) if self.has_a_winner(tournament) else []

    def has_a_winner(self, tournament: Tournament) -> bool:
        """One has the first place: a first phase ends with several (K5), and to a final nobody may come."""
        return sum(out.place == 1 for out in course(tournament).out.values()) == 1

    def is_over(self, tournament: Tournament) -> bool:
        """One is left, or the rounds announced are played."""
        return tournament.next_round > tournament.rounds or not course(tournament).brackets

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2, 3."""
        from tabellone.engine.systems.elimination.draw import drawn

        return drawn(tournament, seed), tournament.rules

    def _needed(self, tournament: Tournament) -> int:
        """As planned; where neither came to a game of the main bracket the recovery may have more to play."""
        planned, played = len(self._survivors(tournament)), tournament.history
        if not played or len(played) < planned or undecided(played[-1]) or not course(tournament).brackets:
            return max(planned, len(played))
        return len(played) + 1

    def _survivors(self, tournament: Tournament) -> list[int]:
        return pairing.survivors(len(tournament.players), tournament.rules.form, tournament.rules.returns)


SYSTEM: System = Elimination()
"""The instance."""
