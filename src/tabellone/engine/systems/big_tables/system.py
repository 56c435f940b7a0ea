"""BIG's tables as the rest of the program knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.base_system import BaseSystem
from tabellone.engine.capabilities import (
    AnnouncesGames,
    CallsArbiters,
    CanAdmitLate,
    CanPlan,
    CanRepairSeating,
    DrawsLots,
    HasTeamStandings,
    KeepsNumbersOfNewcomers,
    RulesIndependentOfPlayers,
)
from tabellone.engine.encounters import Table
from tabellone.engine.limits import MAX_GAME_POINTS
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError, NotReadyError, Reason
from tabellone.engine.scoring import Scoring
from tabellone.engine.systems.big_tables import pairing
from tabellone.engine.systems.big_tables.history import (
    UNITS,
    lot_seed,
    parse_relaxed_places,
    parse_scale,
    points_for_places,
)
from tabellone.engine.systems.big_tables.options import BigTablesOptions
from tabellone.engine.systems.big_tables.seating import present_players, require_rule_1
from tabellone.engine.systems.big_tables.sizes import table_sizes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter, Game
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.late_entry import LateEntryOption
    from tabellone.engine.model import Player, Rest, Round, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.ranking.teams import TeamStanding
    from tabellone.engine.seatings import ArbiterCandidate, Plan, SeatingRepair
    from tabellone.engine.system import System


def _scale_warnings(tournament: Tournament, players: int) -> list[Reason]:
    """B8: a table of four whose last place gives nothing, because the announced scale ends before."""
    count = len(parse_scale(tournament.rules.scale))
    if count > 3 or 4 not in table_sizes(players):
        return []
    return [Reason("scale_shorter_than_tables", "3", "B8", {"found": tournament.rules.scale[:40]})]


def _spelling_warnings(tournament: Tournament) -> list[Reason]:
    """B1: teams that differ only in capitals or in how an accent is written, and are two for the program."""
    from unicodedata import normalize

    spellings: dict[str, set[str]] = {}
    for player in tournament.players:
        spellings.setdefault(normalize("NFKC", player.team).casefold(), set()).add(player.team)
    alike = (sorted(names) for names in spellings.values() if len(names) > 1)
    return [Reason("teams_spelt_alike", "1.1", "B1", {"one": names[0], "other": names[1]}) for names in alike]


def _arbiter_warnings(tournament: Tournament) -> list[Reason]:
    from tabellone.engine.systems.big_tables.arbiters import MIN_ARBITERS, announced_count

    count = announced_count(tournament)
    if count >= MIN_ARBITERS:
        return []
    return [Reason("few_arbiters", "5", "B16", {"count": count, "least": MIN_ARBITERS})]


def _negative_point_warnings(tournament: Tournament) -> list[Reason]:
    """B10: of a first round, where they are to be a share of the table's."""
    tables = [number for number, table in enumerate(tournament.history[0].tables, 1) if min(table.points or (0,)) < 0]
    return [Reason("negative_points_in_pbg", "4", "B10", {"table": number}) for number in tables]


def _missing_share_warnings(tournament: Tournament) -> list[Reason]:
    """B10: tables of the first round without game points, as long as their share is what parts equal players."""
    first, *later = tournament.history
    missing = [n for n, table in enumerate(first.tables, 1) if table.places is not None and table.points is None]
    if not missing or any(table.places is not None for played in later for table in played.tables):
        return []
    return [
        Reason(
            "pbg_missing" if len(missing) == 1 else "pbg_missing_at_tables",
            "4",
            "B10",
            {"at_tables": TextList(missing)},
        )
    ]


class TablePoints(Scoring):
    """Ranking points of places."""

    def __init__(self, scale: list[int]):
        super().__init__(units_per_point=UNITS)
        self._scale = scale

    def encounter_points(self, encounter: Encounter, round_number: int) -> Sequence[int]:
        """B8, B9."""
        assert isinstance(encounter, Table)  # nothing else is played
        return (
            [0] * len(encounter.seats) if encounter.places is None else points_for_places(self._scale, encounter.places)
        )


class BigTables(
    BaseSystem,
    DrawsLots,
    HasTeamStandings,
    CanPlan,
    CanRepairSeating,
    CanAdmitLate,
    KeepsNumbersOfNewcomers,
    CallsArbiters,
    AnnouncesGames,
    RulesIndependentOfPlayers,
):
    """The system."""

    name = "big-tables"
    points_unit = UNITS
    options = BigTablesOptions
    rest_kinds = frozenset({"absent"})
    pairs_with_open_games = False
    encounter: type[Encounter] = Table
    late_entries = True

    def result_codes(self, rules: BigTablesOptions) -> frozenset[str | None]:
        return frozenset()

    def scoring(self, tournament: Tournament) -> Scoring:
        """Ranking points, in sixtieths."""
        return TablePoints(parse_scale(tournament.rules.scale))

    def validate(self, tournament: Tournament) -> None:
        """B8, B13: a scale that falls, and at least two rounds."""
        scale = parse_scale(tournament.rules.scale)
        falls = 3 <= len(scale) <= 5 and sorted(scale, reverse=True) == scale
        if not falls or scale[0] > MAX_GAME_POINTS:
            raise BadDocumentError("scale_unusable", "rules.scale", found=tournament.rules.scale[:40])
        if parse_relaxed_places(tournament.rules.relaxed) is None:
            raise BadDocumentError("relaxed_unusable", "rules.relaxed", found=tournament.rules.relaxed[:40])
        if tournament.rounds < 2:
            raise BadDocumentError("two_rounds_at_least", "rounds", rounds=tournament.rounds)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Game points of round 1 that are missing or no share (B10); while there are rounds to come, too few arbiters
        (B16); before the event what stands in the way of round 1.

        A team larger than the number of tables, or spelt in two ways (B1), a scale that is too short (B8), games not
        announced (B17).
        """
        shares = (
            _negative_point_warnings(tournament) + _missing_share_warnings(tournament) if tournament.history else []
        )
        if tournament.next_round > tournament.rounds:
            return shares
        few = _arbiter_warnings(tournament)
        if tournament.history:
            return shares + few
        from tabellone.engine.round_games import missing_game_warnings

        present = present_players(tournament)
        found = (
            _spelling_warnings(tournament)
            + _scale_warnings(tournament, len(present))
            + missing_game_warnings(tournament)
            + few
        )
        try:
            require_rule_1(tournament, present)
        except NotReadyError as error:
            return [error.reason, *found]
        return found

    def pair(self, tournament: Tournament) -> Decision:
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        from tabellone.engine.systems.big_tables.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        from tabellone.engine.systems.big_tables.explanation import why_not

        return why_not(tournament, player, other)

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        """A past seating against the rules and the best one known; of one that was mended, the first one and how."""
        from tabellone.engine.explanations import Difference
        from tabellone.engine.systems.big_tables.checking import broken_rules, wrong_repair

        played, before = tournament.history[round_number - 1], tournament.as_before_pairing(round_number)
        published, seatings = played.tables, [*played.earlier_seatings, tuple(table.seats for table in played.tables)]
        if played.earlier_seatings:
            published = tuple(Table(seats) for seats in played.earlier_seatings[0])
            before = before._replace(absent=before.absent - {player for table in published for player in table.seats})
        broken = broken_rules(before, published) or wrong_repair(before, seatings)
        return [Difference(table, None, published[table - 1] if table else None, reasons) for table, reasons in broken]

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        return []

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        from tabellone.engine.systems.big_tables.certificate import certificate

        return certificate(decision or self.pair(tournament))

    def standings(self, tournament: Tournament) -> list[Standing]:
        from tabellone.engine.systems.big_tables.ranking import standings

        return standings(tournament)

    def team_standings(self, tournament: Tournament) -> list[TeamStanding]:
        from tabellone.engine.systems.big_tables.ranking import team_standings

        if not any(player.team for player in tournament.players):
            return []
        return team_standings(tournament)

    def explain_team_place(self, tournament: Tournament, member: int) -> list[Reason]:
        """The sum of its members' points, compared with the teams above and below (B12)."""
        from tabellone.engine.systems.big_tables.team_place import explain_team_place

        return explain_team_place(tournament, member)

    def standings_remarks(self, tournament: Tournament) -> list[Reason]:
        """Game points that are missing (B10), and teams that only the lot parts (B12)."""
        from tabellone.engine.systems.big_tables.history import History
        from tabellone.engine.systems.big_tables.lots import team_lot_reasons

        has_teams = any(player.team for player in tournament.players)
        shares = _missing_share_warnings(tournament) if tournament.history else []
        return shares + (team_lot_reasons(tournament, History(tournament)) if has_teams else [])

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        from tabellone.engine.systems.big_tables.ranking import working

        return working(tournament, player)

    def draws_lots(self, tournament: Tournament) -> bool:
        """The random round, and in every other one what the rules leave to the lot (B3, B5, B11, B12)."""
        return not lot_seed(tournament)

    def plan(self, tournament: Tournament) -> Plan:
        from tabellone.engine.systems.big_tables.plan import plan

        return plan(tournament)

    def repair_seating(self, tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> SeatingRepair:
        """B14."""
        from tabellone.engine.systems.big_tables.repair import repair_seating

        return repair_seating(tournament, tables, missing)

    def late_entry_options(self, tournament: Tournament, published: Round, newcomer: int) -> list[LateEntryOption]:
        """B14."""
        from tabellone.engine.systems.big_tables.late_entry import late_entry_options

        return list(late_entry_options(tournament, published, newcomer))

    def available_arbiters(self, tournament: Tournament, round_number: int, table: int) -> list[ArbiterCandidate]:
        """B16."""
        from tabellone.engine.systems.big_tables.arbiters import available_arbiters

        return available_arbiters(tournament, round_number, table)

    def arbiters_to_call(
        self, tournament: Tournament, round_number: int, table: int, minor: bool
    ) -> list[ArbiterCandidate]:
        """B16."""
        from tabellone.engine.systems.big_tables.arbiters import arbiters_to_call

        return arbiters_to_call(tournament, round_number, table, minor)

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Numbers have no meaning here; the order of enrolment stays, and the seed is that of the random round."""
        return list(tournament.players), tournament.rules


SYSTEM: System = BigTables()
"""The instance."""
