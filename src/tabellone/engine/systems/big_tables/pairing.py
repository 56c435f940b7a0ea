"""The next round at tables: seated, numbered, and with a starting seat."""

from collections import Counter

from tabellone.engine.decision import Decision
from tabellone.engine.model import Rest, Table, Tournament
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.ranking import table_order, team_names
from tabellone.engine.systems.big_tables.search import Prover
from tabellone.engine.systems.big_tables.seating import BY_TEAM, INDIVIDUAL, Seated, seat


def pair(
    tournament: Tournament, steps: int | None = None, prover: Prover | None = None, past: Past | None = None
) -> Decision:
    """Seat the next round; what the rounds played say may be known already."""
    require_ready(tournament)
    past = past or Past(tournament)
    seated = seat(tournament, past, steps, prover)
    tables = tuple(Table(_from_the_start(tournament, past, table)) for table in numbered(tournament, past, seated))
    absent = tuple(Rest(player, "absent") for player in sorted(tournament.absent))
    remarks = tuple(_remarks(tournament, seated))
    return Decision(tournament.next_round, (), absent, past.points, (), remarks, tables=tables, quality=seated.quality)


def require_ready(tournament: Tournament) -> None:
    """All tables have their places."""
    if tournament.next_round > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    for number, played in enumerate(tournament.history, 1):
        missing = sum(table.places is None for table in played.tables)
        if missing:
            raise NotReadyError("table_results_missing", round=number, count=missing)


def numbered(tournament: Tournament, past: Past, seated: Seated) -> list[tuple[int, ...]]:
    """B11: by the sum of the team points of their players; the individual round as it was filled, the random as it fell."""
    if seated.kind != BY_TEAM:
        return seated.tables
    worth = table_worth(tournament, past, seated.kind)
    return [seated.tables[index] for index in table_order(seated.tables, worth)]


def table_worth(tournament: Tournament, past: Past, kind: str) -> dict[int, int]:
    """What each player adds to the rank of his table: the points of his team, or his own."""
    if kind != BY_TEAM:
        return dict(enumerate(past.points))
    teams = team_names(tournament)
    of_team: Counter[str] = Counter()
    for player in tournament.players:
        of_team[teams[player.number]] += past.points[player.number]
    return {player.number: of_team[teams[player.number]] for player in tournament.players}


def _from_the_start(tournament: Tournament, past: Past, table: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in order; with the rotation, first who has started least, then longest ago, then the lower number."""
    if not tournament.rules.rotate_start:
        return table
    first = min(table, key=lambda player: (past.starts[player], past.last_start[player], player))
    at = table.index(first)
    return (*table[at:], *table[:at])


def _remarks(tournament: Tournament, seated: Seated) -> list[Reason]:
    quality = seated.quality
    args = {"indicator": quality.indicator, "bound": quality.bound, "count": len(seated.blocks)}
    if seated.kind == BY_TEAM:
        code = "seating_proven" if quality.proven else "seating_found"
        return [Reason(code, "1.3", "B4", args)]
    if seated.kind == INDIVIDUAL:
        code = {0: "individual_cut", 1: "individual_one_moved"}.get(seated.moved, "individual_moved")
        return [Reason(code, "1.4", "B5", args | {"count": seated.moved})]
    return [Reason("seating_random", "1.2", "B2")]
