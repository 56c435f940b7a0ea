"""The next round at tables: seated, numbered, and with a starting seat."""

from tabellone.engine.decision import Decision, Quality
from tabellone.engine.encounters import Table
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import MessageId, TextList
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.systems.big_tables.history import History, lot_seed, parse_relaxed_places
from tabellone.engine.systems.big_tables.lots import player_lot_reasons, team_lot_reasons
from tabellone.engine.systems.big_tables.numbering import number_tables, table_lot_reasons
from tabellone.engine.systems.big_tables.ranking import standings
from tabellone.engine.systems.big_tables.search import Prover
from tabellone.engine.systems.big_tables.seating import (
    BY_TEAM,
    INDIVIDUAL,
    RANDOM,
    SeatedRound,
    present_order,
    present_players,
    seat,
)


def pair(
    tournament: Tournament, steps: int | None = None, prover: Prover | None = None, past: History | None = None
) -> Decision:
    """Seat the next round; what the rounds played say may be known already."""
    require_ready(tournament)
    past = past or History(tournament)
    seated = seat(tournament, past, steps, prover)
    ordered = number_seating(tournament, past, seated)
    tables = tuple(Table(_starting_order(tournament, past, seats)) for seats, _ in ordered)
    absent = tuple(Rest(player, "absent") for player in sorted(tournament.absent))
    why = tuple(reason for _, reason in ordered)
    remarks = (*_remarks(tournament, past, seated), *table_lot_reasons(why))
    decision = Decision(tournament.next_round, tables, absent, past.points, (), remarks, seated.quality, why)
    return decision._replace(seed=lot_seed(tournament))


def require_ready(tournament: Tournament) -> None:
    if tournament.next_round > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    for number, played in enumerate(tournament.history, 1):
        missing = sum(table.places is None for table in played.tables)
        if missing:
            raise NotReadyError("table_results_missing", round=number, count=missing)


def number_seating(tournament: Tournament, past: History, seated: SeatedRound) -> list[tuple[tuple[int, ...], Reason]]:
    """The tables from the first, each with what put it there (B11)."""
    if seated.kind == BY_TEAM:
        return number_tables(tournament, past, seated.tables)
    if seated.kind == RANDOM:
        return [(seats, Reason("table_drawn", "1.2", "B2")) for seats in seated.tables]
    place = {line.player: line.place for line in standings(tournament, past)}
    return [
        (seats, Reason("table_of_the_standings", "1.4", "B5", {"known": TextList(place[player] for player in seats)}))
        for seats in seated.tables
    ]


def _starting_order(tournament: Tournament, past: History, table: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in order; with the rotation, first who has started least, then longest ago, then the lower number."""
    if not tournament.rules.rotate_start:
        return table
    first = min(table, key=lambda player: (past.starts[player], past.last_start[player], player))
    at = table.index(first)
    return (*table[at:], *table[:at])


def _remarks(tournament: Tournament, past: History, seated: SeatedRound) -> list[Reason]:
    quality = seated.quality
    if seated.kind == BY_TEAM:
        return [*_aim_reasons(tournament, quality), *team_lot_reasons(tournament, past)]
    if seated.kind == INDIVIDUAL:
        code = "individual_moved" if seated.moved else "individual_cut"
        told = Reason(code, "1.4", "B5", {"indicator": quality.indicator, "count": seated.moved})
        order = present_order(tournament, present_players(tournament), past)
        return [told, *player_lot_reasons(tournament, past, order)]
    return [Reason("seating_random", "1.2", "B2", {"seed": lot_seed(tournament)})]


def _aim_reasons(tournament: Tournament, quality: Quality) -> list[Reason]:
    """B4, B7: of each aim in its order, what it is and whether it is proven, inside the aims before it."""
    relaxed, unit = (
        parse_relaxed_places(tournament.rules.relaxed) or 0,
        {"counted_in": MessageId(tournament.rules.blocks.unit, "counted_in")},
    )
    figures = {
        "heavy": (quality.heavy, quality.heavy_bound, "seating_heavy_proven", "seating_heavy_found"),
        "closeness": (
            quality.closeness,
            quality.closeness_bound,
            "seating_closeness_proven",
            "seating_closeness_found",
        ),
        "indicator": (quality.indicator, quality.bound, "seating_indicator_proven", "seating_indicator_found"),
        "worst": (quality.worst, quality.worst_bound, "seating_worst_proven", "seating_worst_found"),
    }
    if not quality.heavy:
        figures["heavy"] = (0, 0, "seating_heavy_none", "seating_heavy_none")
    if relaxed:  # what is proven of it is that none with as few rematches is closer
        codes = "seating_closeness_relaxed", "seating_closeness_relaxed_found"
        figures["closeness"] = (quality.closeness, relaxed, *codes)
        codes = "seating_indicator_relaxed", "seating_indicator_found"
        figures["indicator"] = (quality.indicator, quality.bound, *codes)
    if not quality.indicator:  # 0 is always proven, and then so is every table
        figures["indicator"] = (0, 0, "seating_indicator_none", "seating_indicator_none")
        del figures["worst"]
    return [
        Reason(
            proven if aim in quality.proven_aims else found,
            "1.3",
            "B4",
            {"count": count, "bound": bound, **(unit if aim == "closeness" else {})},
        )
        for aim, (count, bound, proven, found) in figures.items()
    ]
