"""B11: which table is table 1, and why."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.lots import lot_value, table_ticket
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.history import UNITS, History, lot_seed
from tabellone.engine.systems.big_tables.ranking import Team, standings, teams_by_player


class TableRank(NamedTuple):
    """The key that orders the tables of a round by team, the smaller the higher.

    Means, not sums: a table of three is not put last for its size.
    """

    team_points: Fraction
    """The mean of the team points of those who sit there, negative."""
    points: Fraction
    """The mean of their own points before the round, negative."""
    best_place: int
    """The best place of the individual standings among them."""
    lot: str

    def reason(self, equal: Sequence[int] = (), seed: str = "") -> Reason:
        """Returns the figures of the table's place, and the tables it drew lots with."""
        args: Arguments = {
            "team_points": _points(-self.team_points),
            "points": _points(-self.points),
            "place": self.best_place,
        }
        if len(equal) > 1:
            return Reason("table_ranked_by_lot", "1.3", "B11", {**args, "at_tables": TextList(equal), "seed": seed})
        return Reason("table_ranked", "1.3", "B11", args)


def table_ranks(tournament: Tournament, past: History, tables: Sequence[Sequence[int]]) -> list[TableRank]:
    """Returns the rank of each table, independent of the order of tables and seats."""
    teams = teams_by_player(tournament)
    of_team: Counter[Team] = Counter()
    for player in tournament.players:
        of_team[teams[player.number]] += past.points[player.number]
    place = {line.player: line.place for line in standings(tournament, past)}
    seed, number = lot_seed(tournament), tournament.next_round
    return [
        TableRank(
            -Fraction(sum(of_team[teams[player]] for player in seats), len(seats)),
            -Fraction(sum(past.points[player] for player in seats), len(seats)),
            min(place[player] for player in seats),
            lot_value(seed, table_ticket(number, seats)),
        )
        for seats in tables
    ]


def number_tables(
    tournament: Tournament, past: History, tables: Sequence[tuple[int, ...]]
) -> list[tuple[tuple[int, ...], Reason]]:
    """The tables of a round by team from the first, each with what put it there."""
    ranked = sorted(zip(table_ranks(tournament, past, tables), tables, strict=True))
    numbers: dict[tuple[Fraction, Fraction, int], list[int]] = {}
    for number, (rank, _) in enumerate(ranked, 1):
        numbers.setdefault(rank[:3], []).append(number)
    return [(seats, rank.reason(numbers[rank[:3]], lot_seed(tournament))) for rank, seats in ranked]


def table_lot_reasons(why: Sequence[Reason]) -> list[Reason]:
    """Each group of tables that only the lot has put in their order, said once for all of them."""
    drawn = [reason for reason in why if reason.code == "table_ranked_by_lot"]
    groups = {reason.args["at_tables"]: reason.args["seed"] for reason in drawn}
    return [Reason("tables_by_lot", "1.3", "B11", {"at_tables": at, "seed": seed}) for at, seed in groups.items()]


def _points(sixtieths: Fraction) -> Amount:
    exact = sixtieths / UNITS
    return Amount(exact.numerator, exact.denominator)
