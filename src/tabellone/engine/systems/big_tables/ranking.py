"""Individual and team standings (B10, B12)."""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from itertools import groupby

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Table
from tabellone.engine.lots import lot_value, standings_ticket, team_ticket
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.reason_values import Placings
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.history import UNITS, History, lot_seed
from tabellone.engine.systems.big_tables.options import Share


class TieBreak(Enum):
    """The tie-breaks by their names in documents."""

    PBG = "pbg"
    TABLE = "table"
    PLACE = "place_at_table"
    FIRSTS = "first_places"
    BEST = "best_individual"
    BEST_PLACE = "best_place"


def standings(tournament: Tournament, past: History | None = None) -> list[Standing]:
    """Returns all players, best first; equals share a place."""
    past = past or History(tournament)
    seats = _seats_by_round(tournament)
    lines: list[Standing] = []
    keys = {p.number: _sort_key(tournament, past, seats, p.number) for p in tournament.players}
    ordered = sorted(keys, key=lambda player: (keys[player], player))
    for _, group in groupby(ordered, key=keys.__getitem__):
        equal = list(group)
        place = len(lines) + 1
        lines += [
            Standing(place, p, Amount(past.points[p], UNITS), _tie_break_amounts(tournament, seats, p), len(equal) > 1)
            for p in equal
        ]
    return lines


Team = str | int
"""By its name; who has none is a team of his own, by his number."""


def teams_by_player(tournament: Tournament) -> list[Team]:
    return ["", *(player.team or player.number for player in tournament.players)]


def individual_order(tournament: Tournament, past: History) -> list[int]:
    """Returns the order for the cut into tables, equals by lot."""
    seats = _seats_by_round(tournament)
    seed, rounds = lot_seed(tournament), len(tournament.history)
    return sorted(
        (player.number for player in tournament.players),
        key=lambda p: (_sort_key(tournament, past, seats, p), lot_value(seed, standings_ticket(rounds, p))),
    )


def team_order(tournament: Tournament, past: History) -> list[Team]:
    teams = teams_by_player(tournament)
    return [teams[line.players[0]] for line in team_standings(tournament, past)]


def team_standings(tournament: Tournament, past: History | None = None) -> list[TeamStanding]:
    """«Ad ogni squadra verrà assegnata la somma dei punti classifica ottenuti da tutti i suoi membri».

    B12: equal points: more first places, then the best individual, as the individual standings place him, then lot.
    """
    past = past or History(tournament)
    teams = teams_by_player(tournament)
    members: dict[Team, list[int]] = {}
    for player in tournament.players:
        members.setdefault(teams[player.number], []).append(player.number)
    seed = lot_seed(tournament)
    placed = {line.player: line.place for line in standings(tournament, past)}

    def figures(team: Team) -> tuple[int, int, int]:
        players = members[team]
        points, firsts = (sum(of[player] for player in players) for of in (past.points, past.firsts))
        return -points, -firsts, min(placed[player] for player in players)

    order = sorted(members, key=lambda team: (*figures(team), lot_value(seed, team_ticket(team))))
    lines = []
    for place, team in enumerate(order, 1):
        points, firsts, best_place = figures(team)
        best = max(past.points[player] for player in members[team])  # the best placed has the most points
        tie_breaks = {
            TieBreak.FIRSTS: Amount(-firsts, 1),
            TieBreak.BEST: Amount(best, UNITS),
            TieBreak.BEST_PLACE: Amount(best_place, 1),
        }
        name = team if isinstance(team, str) else tournament.players[team - 1].name
        lines.append(TeamStanding(place, name, tuple(members[team]), Amount(-points, UNITS), tie_breaks))
    return lines if seed and is_begun(tournament) else _without_lot_order(lines)


def is_begun(tournament: Tournament) -> bool:
    return any(table.places for played in tournament.history for table in played.tables)


def _without_lot_order(lines: Sequence[TeamStanding]) -> list[TeamStanding]:
    """Marks as tied those that only a lot separates, while there is no seed or no result."""
    found: list[TeamStanding] = []
    for _, group in groupby(lines, key=lambda line: (line.points, *line.tie_breaks.values())):
        together = list(group)
        names = tuple(line.team for line in together) if len(together) > 1 else ()
        found += [line._replace(tied_with=names) for line in together]
    return found


def share_of_points(table: Table, player: int, share: Share) -> Fraction | None:
    """B10: PBG, a player's game points as a share of the table's, or of the winner's; None without points."""
    if table.points is None:
        return None
    whole = sum(table.points) if share is Share.TOTAL else max(table.points)
    return Fraction(table.points[table.seats.index(player)], whole) if whole > 0 else Fraction(0)


def working(tournament: Tournament, player: int) -> list[Reason]:
    """The points of every round, and what breaks a tie."""
    past = History(tournament)
    told = []
    for number, played in enumerate(tournament.history, 1):
        for index, table in enumerate(played.tables, 1):
            if player in table.seats and table.places is not None:
                place = table.places[table.seats.index(player)]
                alone = History(tournament._replace(history=(played,))).points[player]
                args: Arguments = {"round": number, "table": index, "place": place, "points": Amount(alone, UNITS)}
                told.append(Reason("working_table", "3", "B9", args | {"placed": _placings(table)}))
    rounds = len(tournament.history)
    if rounds == 1:
        sat = next((table for table in tournament.history[0].tables if player in table.seats), None)
        unknown = sat is not None and sat.places is not None and sat.points is None
        told.append(Reason("working_pbg_missing" if unknown else "working_pbg", "4", "B10"))
    elif rounds:
        told.append(Reason("working_higher_table", "4", "B10", {"total": Amount(past.points[player], UNITS)}))
    return told


def _placings(table: Table) -> Placings:
    """Places with players, the best first."""
    return Placings(sorted(zip(table.places or (), table.seats, strict=False)))


Seats = list[dict[int, tuple[int, Table]]]
"""For each round, where a player sat: the number of the table and the table."""


def _seats_by_round(tournament: Tournament) -> Seats:
    """Returns the seats of the rounds with results."""
    return [
        {player: (index, table) for index, table in enumerate(played.tables, 1) for player in table.seats}
        for played in tournament.history
        if any(table.places is not None for table in played.tables)
    ]


def _sort_key(tournament: Tournament, past: History, seats: Seats, player: int) -> tuple[object, ...]:
    """Points, then the tie-breaks; smaller is better.

    «Nel primo turno, sarà la percentuale di punti al tavolo (PBG). Dopo il primo turno, vince gli spareggi chi ha
    giocato al tavolo "più alto", o, se allo stesso tavolo, chi si è meglio piazzato.» The tables of the first
    round were drawn, so their numbers decide nothing later either. A share that is not known counts 0.
    """
    if len(seats) == 1:
        sat = seats[0].get(player)
        share = share_of_points(sat[1], player, tournament.rules.share) if sat else None
        return (-past.points[player], -(share if share is not None else Fraction(0)))
    latest_first = tuple(_table_and_place(seats[number], player) for number in range(len(seats) - 1, 0, -1))
    return (-past.points[player], latest_first)


def _table_and_place(seats: dict[int, tuple[int, Table]], player: int) -> tuple[int, int]:
    if player not in seats:
        return (1 << 30, 1 << 30)
    index, table = seats[player]
    return index, table.places[table.seats.index(player)] if table.places else 1 << 30


def _tie_break_amounts(tournament: Tournament, seats: Seats, player: int) -> dict[Enum, Amount | None]:
    if not seats:
        return {}
    sat = seats[-1].get(player)
    if len(seats) == 1:
        share = share_of_points(sat[1], player, tournament.rules.share) if sat else None
        return {TieBreak.PBG: None if share is None else Amount(share.numerator, share.denominator)}
    table, place = _table_and_place(seats[-1], player)
    if sat is None:
        return {TieBreak.TABLE: None, TieBreak.PLACE: None}
    return {TieBreak.TABLE: Amount(table, 1), TieBreak.PLACE: None if place == 1 << 30 else Amount(place, 1)}
