"""The italo-svizzero as the rest of the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.base_system import BaseSystem
from tabellone.engine.capabilities import (
    CanRepairPairs,
    HasPairingForm,
    HasPlayOffs,
    HasProcedureSteps,
    HasQuotients,
    HasRollOfHonour,
    MustPlayAllRounds,
    PlaysDraughts,
    WarnsOfTheDraw,
)
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths, scoring, strongest_first
from tabellone.engine.legs import Legs, is_second_leg, rounds_per_leg
from tabellone.engine.ranking.two_game_encounters import EncounterForm
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError, Reason, UserError
from tabellone.engine.results import result_codes
from tabellone.engine.systems.italo_swiss import pairing
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.options import ColourRule, ItaloSwissOptions
from tabellone.engine.systems.italo_swiss.rotation import turn_rests_apply
from tabellone.engine.systems.italo_swiss.solution import NoPairingError
from tabellone.engine.time_controls import time_control_warnings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Game
    from tabellone.engine.explanations import Difference, Explanation, ProcedureStep
    from tabellone.engine.model import Player, Rest, Round, Tournament
    from tabellone.engine.no_show import FixedBoards, Pairing
    from tabellone.engine.pairing_form import PairingFormData
    from tabellone.engine.ranking.buholz import QuotientTerm
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System


class ItaloSwiss(
    BaseSystem,
    PlaysDraughts,
    HasProcedureSteps,
    HasPairingForm,
    HasQuotients,
    HasRollOfHonour,
    MustPlayAllRounds,
    HasPlayOffs,
    CanRepairPairs,
    WarnsOfTheDraw,
):
    """The system."""

    name = "italo-swiss"
    play_offs_for_title_only = True
    points_unit = 1
    options = ItaloSwissOptions
    rest_kinds = frozenset({"rf", "rr", "rt", "absent"})
    pairs_with_open_games = True

    def result_codes(self, rules: ItaloSwissOptions) -> frozenset[str | None]:
        """Codes of one game, or of a match of two (R8)."""
        return result_codes(two_games=rules.match is EncounterForm.DOUBLE)

    def scoring(self, tournament: Tournament) -> Scoring:
        return scoring(tournament)

    def validate(self, tournament: Tournament) -> None:
        """Raises for what cannot be played (F20) and against Art. 2, 9 and 11."""
        self.require_rules(tournament.rules)
        require_strengths(tournament)
        _require_equal_legs(tournament)
        players = len(tournament.players)
        late = next((player for player in tournament.players if player.enters > 1), None)
        if late is not None:
            raise BadDocumentError(
                "draw_made_once", f"players[{late.number - 1}].enters", player=late.name or PlayerNumber(late.number)
            )
        most = players if players % 2 else players - 1
        announced = (tournament.history[0].announced if tournament.history else None) or tournament.rounds
        legs = 2 if tournament.rules.legs is Legs.TWO else 1
        for rounds in (tournament.rounds // legs, announced // legs):
            if rounds > most:
                raise BadDocumentError("too_many_rounds", "rounds", rounds=rounds, players=players, most=most)
        if turn_rests_apply(tournament):
            rounds = announced // legs
            if rounds % 2 == 0 or rounds < 3:
                raise BadDocumentError("turn_rests_need_odd_rounds", "rounds", rounds=rounds)
        _require_rests_once(tournament)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Art. 1: «non dovrà essere, possibilmente, inferiore ad un terzo e superiore alla metà del numero dei
        concorrenti»; in special cases at most three fewer than they are. It counts games, and under Art. 9 everybody
        rests once and plays one fewer than there are rounds.
        """
        if tournament.history:
            return []
        players = sum(player.takes_part_in(1) for player in tournament.players)
        rounds = rounds_per_leg(tournament)
        resting = turn_rests_apply(tournament)
        games = rounds - resting
        args = {"rounds": rounds, "players": players} | ({"games": games} if resting else {})
        told = time_control_warnings(tournament) if tournament.drawn else self.draw_warnings(tournament)
        if tournament.rules.colours is ColourRule.DRAWN and tournament.seed is None:
            told.append(Reason("no_seed", "Art. 18", "F19"))
        if players <= 3 * games and 2 * games <= players:
            return told
        if games > players - 3 > 0:
            code = "more_than_special_cases_with_rests" if resting else "more_than_special_cases"
            return [*told, Reason(code, "Art. 1.2", "F20", args | {"most": players - 3})]
        advised = {"least": -(-players // 3), "most": players // 2}
        code = "rounds_not_advised_with_rests" if resting else "rounds_not_advised"
        return [*told, Reason(code, "Art. 1.1", "F20", args | advised)]

    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Art. 7, and table 1."""
        from tabellone.engine.systems.italo_swiss.odd_number import odd_number_warnings

        return odd_number_warnings(tournament) + time_control_warnings(tournament)

    def is_over(self, tournament: Tournament) -> bool:
        """When the announced rounds are, or when no other can be formed.

        Art. 1.3: «In tal caso sarà valida la classifica risultante dall'ultimo turno giocato.» Who is away for one
        round only ends nothing.
        """
        played = len(tournament.history)
        if tournament.early_end is not None:
            return True
        if super().is_over(tournament) or not played or is_second_leg(tournament):
            return super().is_over(tournament)
        there = sum(player.takes_part_in(tournament.next_round) for player in tournament.players)
        if there >= 2 * played + 4:  # whoever rests, each has half of the others still to meet, and that is enough
            return False
        try:
            pairing.pair(tournament._replace(absent=frozenset()))
        except UserError as error:  # if nobody may rest, the director decides (F8)
            return isinstance(error, NoPairingError)
        return False

    def pair(self, tournament: Tournament) -> Decision:
        """Art. 3-18."""
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.pair(tournament)
        return pairing.pair(tournament)

    def pairing_form(self, tournament: Tournament) -> PairingFormData:
        from tabellone.engine.systems.italo_swiss.formation import pairing_form

        return pairing_form(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.explain(tournament, player)
        from tabellone.engine.systems.italo_swiss.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.why_not(tournament, player, other)
        from tabellone.engine.systems.italo_swiss.explanation import why_not

        return why_not(tournament, player, other)

    def procedure_steps(self, tournament: Tournament) -> list[ProcedureStep]:
        if is_second_leg(tournament):
            return []
        from tabellone.engine.systems.italo_swiss.explanation import procedure_steps

        return procedure_steps(tournament)

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        if is_second_leg(tournament.as_before_pairing(round_number)):
            from tabellone.engine import fixed_rounds

            return fixed_rounds.differences(self.pair, self.explain, tournament, round_number)
        from tabellone.engine.systems.italo_swiss.differences import differences

        return differences(tournament, round_number)

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Art. 6, 9, 11 against pairs made by hand; the first leg against those of the second."""
        if is_second_leg(tournament):
            from tabellone.engine import fixed_rounds

            return fixed_rounds.rule_violations(self.pair, self.explain, tournament, games)
        from tabellone.engine.systems.italo_swiss.violations import rule_violations

        return rule_violations(tournament, games, rests)

    def may_repair(self, tournament: Tournament) -> bool:
        """A second leg has the pairs of the first (R9)."""
        return not is_second_leg(tournament)

    def repair_round(self, tournament: Tournament, published: Round, fixed: FixedBoards) -> Pairing | None:
        """F23."""
        from tabellone.engine.systems.italo_swiss.repair import repair_round

        return repair_round(tournament, published, fixed)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        if is_second_leg(tournament):
            from tabellone.engine import fixed_rounds

            return fixed_rounds.certificate(self.name, decision or self.pair(tournament))
        from tabellone.engine.systems.italo_swiss.certificate import certificate

        return certificate(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        from tabellone.engine.ranking.buholz import Buholz, legs_of, technical_ranking

        legs = legs_of(tournament, rounds_per_leg(tournament))
        return technical_ranking(Buholz(tournament, tournament.rules.rests_are_wins), legs)

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        """«14 points, quotient 113 = 16 + 14 + …»."""
        return self.place_explainer(tournament)(player)

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        from tabellone.engine.ranking.buholz import Buholz, legs_of, technical_ranking
        from tabellone.engine.ranking.buholz_working import place_explainer

        buholz = Buholz(tournament, tournament.rules.rests_are_wins)
        legs = legs_of(tournament, rounds_per_leg(tournament))
        return place_explainer(buholz, legs, technical_ranking(buholz, legs))

    def quotient_terms(self, tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
        """2-a, 2-b."""
        from functools import partial

        from tabellone.engine.ranking.buholz import legs_of, quotient_terms

        return partial(quotient_terms, legs_of(tournament, rounds_per_leg(tournament)))

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2 (F22): «L'estrazione del numero di sorteggio dovrà essere fatta una sola volta»; H2."""
        if tournament.history:
            return list(tournament.players), tournament.rules
        from tabellone.engine.lots import draw_ticket, lot_value

        tickets = ((lot_value(seed, draw_ticket(player.name, player.number)), player) for player in tournament.players)
        by_lot = [player for _, player in sorted(tickets)]
        second_system = handicap_rules(tournament.rules).handicap is Handicap.SECOND
        return strongest_first(tournament, by_lot) if second_system else by_lot, tournament.rules


def _require_equal_legs(tournament: Tournament) -> None:
    """R9: both legs are equally long, and once the second has begun it stays so."""
    if tournament.rules.legs is Legs.ONE:
        return
    if tournament.rounds % 2:
        raise BadDocumentError("legs_need_even_rounds", "rounds", rounds=tournament.rounds)
    for number, played in enumerate(tournament.history, 1):
        then = played.announced or tournament.rounds
        if (number > then // 2) != (number > tournament.rounds // 2) or (
            then != tournament.rounds and number > then // 2
        ):
            raise BadDocumentError("second_leg_has_begun", "rounds", rounds=then)


def _require_rests_once(tournament: Tournament) -> None:
    """Art. 9, 11: nobody has the points of a rest twice, and nobody two RT; a second leg repeats them."""
    had: set[tuple[int, bool]] = set()
    for number, played in enumerate(tournament.history[: rounds_per_leg(tournament)]):
        for index, rest in enumerate(played.rests):
            if rest.kind in (*FORFEIT_RESTS, "rt"):
                which = (rest.player, rest.kind == "rt")
                if which in had:
                    where = f"history[{number}].rests[{index}]"
                    raise BadDocumentError("rest_twice", where, player=PlayerNumber(rest.player), rest=rest.kind)
                had.add(which)


SYSTEM: System = ItaloSwiss()
