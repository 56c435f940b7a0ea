"""Who sits in which seat of a table: drawn by lot, so that everybody has each seat about as often.

The regulations say who sits together, not where; many games give the first seat an advantage.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from tabellone.engine.encounters import Table
from tabellone.engine.lots import lot_value, seats_ticket
from tabellone.engine.model import Tournament


def draw_seats(tournament: Tournament, tables: Sequence[Table], seed: str) -> tuple[Table, ...]:
    """The tables of the next round, each with the order of seats that repeats the fewest; of those alike by lot."""
    had = Counter(
        (player, seat)
        for played in tournament.history
        for table in played.tables
        for seat, player in enumerate(table.seats)
    )

    def repeated(order: tuple[int, ...]) -> int:
        """Seats somebody had before weigh more the more often he had them."""
        return sum((2 * had[player, seat] + 1) * (had[player, seat] > 0) for seat, player in enumerate(order))

    def drawn(number: int, table: Table) -> Table:
        best = min(
            permutations(sorted(table.seats)),
            key=lambda order: (repeated(order), lot_value(seed, seats_ticket(tournament.next_round, number, order))),
        )
        return table._replace(seats=best)

    return tuple(drawn(number, table) for number, table in enumerate(tables, 1))
