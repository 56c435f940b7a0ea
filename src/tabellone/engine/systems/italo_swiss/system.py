"""The italo-svizzero as the rest of the program knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.cadences import cadence_warnings
from tabellone.engine.capabilities import (
    AddsQuotients,
    FormsByHand,
    HonoursFirstPlace,
    MustPlayAllRounds,
    PlaysDraughts,
    PlaysOff,
    RepairsPairs,
    ShowsSteps,
    WarnsOfTheDraw,
)
from tabellone.engine.handicap import Handicap, handicap_rules, require_strengths, scoring, strongest_first
from tabellone.engine.legs import Legs, is_second_leg, rounds_of_a_leg
from tabellone.engine.ordinary import Ordinary
from tabellone.engine.ranking.double_games import MatchForm
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError, ImpedimentError, Reason
from tabellone.engine.results import result_codes
from tabellone.engine.systems.italo_swiss import pairing
from tabellone.engine.systems.italo_swiss.options import ColourRule, ItaloSwissOptions
from tabellone.engine.systems.italo_swiss.past import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.rotation import turn_rests_apply
from tabellone.engine.systems.italo_swiss.solution import NoPairingAtAllError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Game
    from tabellone.engine.explanations import Difference, Explanation, Step
    from tabellone.engine.formation import Basis
    from tabellone.engine.model import Player, Rest, Round, Tournament
    from tabellone.engine.ranking.buholz import Addend
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.repairs import Formed, KeptBoards
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.system import System


class ItaloSwiss(
    Ordinary,
    PlaysDraughts,
    ShowsSteps,
    FormsByHand,
    AddsQuotients,
    HonoursFirstPlace,
    MustPlayAllRounds,
    PlaysOff,
    RepairsPairs,
    WarnsOfTheDraw,
):
    """The system."""

    name = "italo-swiss"
    plays_off_for_the_title_only = True
    points_unit = 1
    options = ItaloSwissOptions
    rest_kinds = frozenset({"rf", "rr", "rt", "absent"})
    pairs_open_games = True

    def result_codes(self, rules: ItaloSwissOptions) -> frozenset[str | None]:
        """Of one game, or of a match of two (R8)."""
        return result_codes(two_games=rules.match is MatchForm.DOUBLE)

    def scoring(self, tournament: Tournament) -> Scoring:
        """2, 1, 0, or what a handicap makes of it."""
        return scoring(tournament)

    def validate(self, tournament: Tournament) -> None:
        """What cannot be played (F20), Art. 2, 9 and 11."""
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
        rounds = rounds_of_a_leg(tournament)
        resting = turn_rests_apply(tournament)
        games = rounds - resting
        args = {"rounds": rounds, "players": players} | ({"games": games} if resting else {})
        told = cadence_warnings(tournament) if tournament.drawn else self.draw_warnings(tournament)
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
        from tabellone.engine.systems.italo_swiss.odd_number import told_of_an_odd_number

        return told_of_an_odd_number(tournament) + cadence_warnings(tournament)

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
        except ImpedimentError as error:  # if nobody may rest, the director decides (F8)
            return isinstance(error, NoPairingAtAllError)
        return False

    def pair(self, tournament: Tournament) -> Decision:
        """Art. 3-18."""
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.pair(tournament)
        return pairing.pair(tournament)

    def basis(self, tournament: Tournament) -> Basis:
        """Table 27."""
        from tabellone.engine.systems.italo_swiss.formation import basis

        return basis(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """Why this opponent, colour or rest."""
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.explain(tournament, player)
        from tabellone.engine.systems.italo_swiss.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Why not these two."""
        if is_second_leg(tournament):
            from tabellone.engine.systems.italo_swiss import second_leg

            return second_leg.why_not(tournament, player, other)
        from tabellone.engine.systems.italo_swiss.explanation import why_not

        return why_not(tournament, player, other)

    def steps(self, tournament: Tournament) -> list[Step]:
        """The rotation; a second leg has none."""
        if is_second_leg(tournament):
            return []
        from tabellone.engine.systems.italo_swiss.explanation import steps

        return steps(tournament)

    def differences(self, tournament: Tournament, number: int) -> list[Difference]:
        """A past round paired again."""
        if is_second_leg(tournament.before_round(number)):
            from tabellone.engine import prescribed

            return prescribed.differences(self.pair, self.explain, tournament, number)
        from tabellone.engine.systems.italo_swiss.differences import differences

        return differences(tournament, number)

    def objections(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Art. 6, 9, 11 against pairs made by hand; the first leg against those of the second."""
        if is_second_leg(tournament):
            from tabellone.engine import prescribed

            return prescribed.objections(self.pair, self.explain, tournament, games)
        from tabellone.engine.systems.italo_swiss.by_hand import objections

        return objections(tournament, games, rests)

    def may_repair(self, tournament: Tournament) -> bool:
        """A second leg has the pairs of the first (R9)."""
        return not is_second_leg(tournament)

    def round_keeping(self, tournament: Tournament, played: Round, stays: KeptBoards) -> Formed | None:
        """F23."""
        from tabellone.engine.systems.italo_swiss.repair import round_keeping

        return round_keeping(tournament, played, stays)

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The round with its proof; a second leg needs none."""
        if is_second_leg(tournament):
            from tabellone.engine import prescribed

            return prescribed.certificate(self.name, decision or self.pair(tournament))
        from tabellone.engine.systems.italo_swiss.certificate import certificate

        return certificate(tournament)

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Buholz and technical ranking."""
        from tabellone.engine.ranking.buholz import Buholz, each_leg, technical_ranking

        legs = each_leg(tournament, rounds_of_a_leg(tournament))
        return technical_ranking(Buholz(tournament, tournament.rules.rests_are_wins), legs)

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """«14 points, quotient 113 = 16 + 14 + …»."""
        return self.workings(tournament)(player)

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The ranking is worked out once for all."""
        from tabellone.engine.ranking.buholz import Buholz, each_leg, technical_ranking
        from tabellone.engine.ranking.buholz_working import workings

        buholz = Buholz(tournament, tournament.rules.rests_are_wins)
        legs = each_leg(tournament, rounds_of_a_leg(tournament))
        return workings(buholz, legs, technical_ranking(buholz, legs))

    def addends(self, tournament: Tournament) -> Callable[[int], list[Addend]]:
        """2-a, 2-b."""
        from functools import partial

        from tabellone.engine.ranking.buholz import addends, each_leg

        return partial(addends, each_leg(tournament, rounds_of_a_leg(tournament)))

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Art. 2 (F22): «L'estrazione del numero di sorteggio dovrà essere fatta una sola volta»; H2."""
        if tournament.history:
            return list(tournament.players), tournament.rules
        from tabellone.engine.lots import lot

        tickets = ((lot(seed, f"{player.name}\n{player.number}"), player) for player in tournament.players)
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
    for number, played in enumerate(tournament.history[: rounds_of_a_leg(tournament)]):
        for index, rest in enumerate(played.rests):
            if rest.kind in (*FORFEIT_RESTS, "rt"):
                which = (rest.player, rest.kind == "rt")
                if which in had:
                    where = f"history[{number}].rests[{index}]"
                    raise BadDocumentError("rest_twice", where, player=PlayerNumber(rest.player), rest=rest.kind)
                had.add(which)


SYSTEM: System = ItaloSwiss()
