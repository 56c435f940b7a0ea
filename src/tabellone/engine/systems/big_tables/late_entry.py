"""Somebody comes when the tables are already made (B14): he sits down where the sizes of B8 have room for him."""

from collections.abc import Iterator

from tabellone.engine.encounters import Table, with_replaced
from tabellone.engine.late_entry import LateEntryOption
from tabellone.engine.model import Round, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.big_tables.ranking import teams_by_player
from tabellone.engine.systems.big_tables.sizes import table_sizes


def late_entry_options(tournament: Tournament, published: Round, newcomer: int) -> Iterator[LateEntryOption]:
    """Yields an option for each table without places that may have one more seat and has no team-mate."""
    teams, tables = teams_by_player(tournament), published.tables
    wanted = sorted(table_sizes(sum(len(table.seats) for table in tables) + 1))
    for index, table in enumerate(tables):
        joined = with_replaced(tables, index, Table((*table.seats, newcomer)))
        fits = sorted(len(one.seats) for one in joined) == wanted
        if fits and table.places is None and all(teams[other] != teams[newcomer] for other in table.seats):
            args = {"player": PlayerNumber(newcomer), "table": index + 1}
            yield LateEntryOption(joined, published.rests, Reason("late_joins_a_table", "1", "B14", args))
