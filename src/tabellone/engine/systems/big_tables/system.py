"""BIG's tables as the rest of the program knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.capabilities import (
    AdmitsLateArrivals,
    AnnouncesGames,
    CallsArbiters,
    DrawsLots,
    NumbersNewcomers,
    PlansSeatings,
    RanksTeams,
    RepairsSeatings,
    RulesStandAlone,
)
from tabellone.engine.encounters import Table
from tabellone.engine.limits import MOST_POINTS
from tabellone.engine.ordinary import Ordinary
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import BadDocumentError, NotReadyError, Reason
from tabellone.engine.scoring import Scoring
from tabellone.engine.systems.big_tables import pairing
from tabellone.engine.systems.big_tables.options import BigTablesOptions
from tabellone.engine.systems.big_tables.past import UNITS, points_of, relaxed_by, scale_of, seed_of
from tabellone.engine.systems.big_tables.seating import present_players, require_rule_1
from tabellone.engine.systems.big_tables.sizes import table_sizes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter, Game
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.late_arrivals import WayIn
    from tabellone.engine.model import Player, Rest, Round, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.ranking.teams import TeamStanding
    from tabellone.engine.seatings import Plan, Repair, Summoned
    from tabellone.engine.system import System


def _short_scale(tournament: Tournament, players: int) -> list[Reason]:
    """B8: a table of four whose last place gives nothing, because the announced scale ends before."""
    count = len(scale_of(tournament.rules.scale))
    if count > 3 or 4 not in table_sizes(players):
        return []
    return [Reason("scale_shorter_than_tables", "3", "B8", {"found": tournament.rules.scale[:40]})]


def _spelt_alike(tournament: Tournament) -> list[Reason]:
    """B1: teams that differ only in capitals or in how an accent is written, and are two for the program."""
    from unicodedata import normalize

    spellings: dict[str, set[str]] = {}
    for player in tournament.players:
        spellings.setdefault(normalize("NFKC", player.team).casefold(), set()).add(player.team)
    alike = (sorted(names) for names in spellings.values() if len(names) > 1)
    return [Reason("teams_spelt_alike", "1.1", "B1", {"one": names[0], "other": names[1]}) for names in alike]


def _few_arbiters(tournament: Tournament) -> list[Reason]:
    from tabellone.engine.systems.big_tables.arbiters import FEWEST_ANNOUNCED, announced

    count = announced(tournament)
    if count >= FEWEST_ANNOUNCED:
        return []
    return [Reason("few_arbiters", "5", "B16", {"count": count, "least": FEWEST_ANNOUNCED})]


def _negative_points(tournament: Tournament) -> list[Reason]:
    """B10: of a first round, where they are to be a share of the table's."""
    tables = [number for number, table in enumerate(tournament.history[0].tables, 1) if min(table.points or (0,)) < 0]
    return [Reason("negative_points_in_pbg", "4", "B10", {"table": number}) for number in tables]


def _without_share(tournament: Tournament) -> list[Reason]:
    """B10: tables of the first round without game points, as long as their share is what parts equal players."""
    first, *later = tournament.history
    missing = [n for n, table in enumerate(first.tables, 1) if table.places is not None and table.points is None]
    if not missing or any(table.places is not None for played in later for table in played.tables):
        return []
    return [
        Reason(
            "pbg_missing" if len(missing) == 1 else "pbg_missing_at_tables", "4", "B10", {"at_tables": Items(missing)}
        )
    ]


class TablePoints(Scoring):
    """Ranking points of places."""

    def __init__(self, scale: list[int]):
        super().__init__(per=UNITS)
        self._scale = scale

    def encounter(self, encounter: Encounter, number: int) -> Sequence[int]:
        """B8, B9."""
        assert isinstance(encounter, Table)  # nothing else is played
        return [0] * len(encounter.seats) if encounter.places is None else points_of(self._scale, encounter.places)


class BigTables(
    Ordinary,
    DrawsLots,
    RanksTeams,
    PlansSeatings,
    RepairsSeatings,
    AdmitsLateArrivals,
    NumbersNewcomers,
    CallsArbiters,
    AnnouncesGames,
    RulesStandAlone,
):
    """The system."""

    name = "big-tables"
    points_unit = UNITS
    options = BigTablesOptions
    rest_kinds = frozenset({"absent"})
    pairs_open_games = False
    encounter: type[Encounter] = Table
    late_entries = True

    def result_codes(self, rules: BigTablesOptions) -> frozenset[str | None]:
        """There are no games of two."""
        return frozenset()

    def scoring(self, tournament: Tournament) -> Scoring:
        """Ranking points, in sixtieths."""
        return TablePoints(scale_of(tournament.rules.scale))

    def validate(self, tournament: Tournament) -> None:
        """B8, B13: a scale that falls, and at least two rounds."""
        scale = scale_of(tournament.rules.scale)
        falls = 3 <= len(scale) <= 5 and sorted(scale, reverse=True) == scale
        if not falls or scale[0] > MOST_POINTS:
            raise BadDocumentError("scale_unusable", "rules.scale", found=tournament.rules.scale[:40])
        if relaxed_by(tournament.rules.relaxed) is None:
            raise BadDocumentError("relaxed_unusable", "rules.relaxed", found=tournament.rules.relaxed[:40])
        if tournament.rounds < 2:
            raise BadDocumentError("two_rounds_at_least", "rounds", rounds=tournament.rounds)

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Game points of round 1 that are missing or no share (B10); while there are rounds to come, too few arbiters
        (B16); before the event what stands in the way of round 1.

        A team larger than the number of tables, or spelt in two ways (B1), a scale that is too short (B8), games not
        announced (B17).
        """
        shares = _negative_points(tournament) + _without_share(tournament) if tournament.history else []
        if tournament.next_round > tournament.rounds:
            return shares
        few = _few_arbiters(tournament)
        if tournament.history:
            return shares + few
        from tabellone.engine.round_games import missing_games

        present = present_players(tournament)
        found = _spelt_alike(tournament) + _short_scale(tournament, len(present)) + missing_games(tournament) + few
        try:
            require_rule_1(tournament, present)
        except NotReadyError as error:
            return [error.reason, *found]
        return found

    def pair(self, tournament: Tournament) -> Decision:
        """Seat the next round."""
        return pairing.pair(tournament)

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """Why this table."""
        from tabellone.engine.systems.big_tables.explanation import explain

        return explain(tournament, player)

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Why not at the same table."""
        from tabellone.engine.systems.big_tables.explanation import why_not

        return why_not(tournament, player, other)

    def differences(self, tournament: Tournament, number: int) -> list[Difference]:
        """A past seating against the rules and the best one known; of one that was mended, the first one and how."""
        from tabellone.engine.explanations import Difference
        from tabellone.engine.systems.big_tables.checking import broken_rules, wrongly_mended

        played, before = tournament.history[number - 1], tournament.before_round(number)
        published, seatings = played.tables, [*played.mended, tuple(table.seats for table in played.tables)]
        if played.mended:
            published = tuple(Table(seats) for seats in played.mended[0])
            before = before._replace(absent=before.absent - {player for table in published for player in table.seats})
        broken = broken_rules(before, published) or wrongly_mended(before, seatings)
        return [Difference(table, None, published[table - 1] if table else None, reasons) for table, reasons in broken]

    def objections(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """There are no pairs to object to."""
        return []

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The seating with its indicator and bound."""
        from tabellone.engine.systems.big_tables.certificate import certificate

        return certificate(decision or self.pair(tournament))

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Individual."""
        from tabellone.engine.systems.big_tables.ranking import standings

        return standings(tournament)

    def team_standings(self, tournament: Tournament) -> list[TeamStanding]:
        """By team; nothing where nobody has one."""
        from tabellone.engine.systems.big_tables.ranking import team_standings

        if not any(player.team for player in tournament.players):
            return []
        return team_standings(tournament)

    def team_working(self, tournament: Tournament, member: int) -> list[Reason]:
        """The sum of its members' points, compared with the teams above and below (B12)."""
        from tabellone.engine.systems.big_tables.team_places import team_working

        return team_working(tournament, member)

    def told_of_the_standings(self, tournament: Tournament) -> list[Reason]:
        """Game points that are missing (B10), and teams that only the lot parts (B12)."""
        from tabellone.engine.systems.big_tables.lots import teams_by_lot
        from tabellone.engine.systems.big_tables.past import Past

        has_teams = any(player.team for player in tournament.players)
        shares = _without_share(tournament) if tournament.history else []
        return shares + (teams_by_lot(tournament, Past(tournament)) if has_teams else [])

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """Round by round."""
        from tabellone.engine.systems.big_tables.ranking import working

        return working(tournament, player)

    def draws_lots(self, tournament: Tournament) -> bool:
        """The random round, and in every other one what the rules leave to the lot (B3, B5, B11, B12)."""
        return not seed_of(tournament)

    def plan(self, tournament: Tournament) -> Plan:
        """The event played through in advance."""
        from tabellone.engine.systems.big_tables.plan import plan

        return plan(tournament)

    def repaired(self, tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Repair:
        """B14."""
        from tabellone.engine.systems.big_tables.repair import repaired

        return repaired(tournament, tables, missing)

    def ways_in(self, tournament: Tournament, played: Round, newcomer: int) -> list[WayIn]:
        """B14."""
        from tabellone.engine.systems.big_tables.late import ways_in

        return list(ways_in(tournament, played, newcomer))

    def arbiters_for(self, tournament: Tournament, number: int, table: int) -> list[Summoned]:
        """B16."""
        from tabellone.engine.systems.big_tables.arbiters import available

        return available(tournament, number, table)

    def arbiters_called(self, tournament: Tournament, number: int, table: int, minor: bool) -> list[Summoned]:
        """B16."""
        from tabellone.engine.systems.big_tables.arbiters import summoned

        return summoned(tournament, number, table, minor)

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """Numbers have no meaning here; the order of enrolment stays, and the seed is that of the random round."""
        return list(tournament.players), tournament.rules


SYSTEM: System = BigTables()
"""The instance."""
