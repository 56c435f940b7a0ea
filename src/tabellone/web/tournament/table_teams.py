"""One team whose members play at tables: what each of them made, and why the team has its place."""

from django.http import Http404, HttpResponse

from tabellone.documents.listings.cells import Cell, PlaceCell
from tabellone.documents.listings.crosstable import crosstable
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.documents.numbers import format_amount
from tabellone.engine.capabilities import HasTeamStandings
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.cross import cross_rows, with_room_on_a_page
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.ranked import ranked


@kept
def show(request: Request, key: str, member: int) -> HttpResponse:
    """The team of a player, by his number: it has none of its own."""
    journal = opened(request, key)
    system, found = journal.state.system, ranked(journal)
    tournament, figure = found.tournament, request.speaker.figure
    if not isinstance(system, HasTeamStandings):
        raise Http404
    team = next((line for line in system.team_standings(tournament) if member in line.players), None)
    if team is None:
        raise Http404
    subject, rounds = TableContext(tournament, system, request.speaker), len(tournament.history)
    made = with_room_on_a_page(crosstable(subject, found.lines, None, found.cells), found.lines, rounds)
    listing = _of_members(made.select(*(column.key for column in made.columns if column.key != "team")), team)
    context = {
        "team": team,
        "points": format_amount(team.points),
        "tie_breaks": [(one.value, figure(format_amount(amount))) for one, amount in team.tie_breaks.items()],
        "columns": listing.columns,
        "lines": cross_rows(key, listing, rounds, figure),
        "working": system.explain_team_place(tournament, member) if rounds else [],
    }
    return tournament_page(request, key, journal, "standings/table_team", **context)


def _of_members(listing: DataTable, team: TeamStanding) -> DataTable:
    """Their lines, each with its place in full: the one above who shares it may be of another team."""
    at = [column.key for column in listing.columns].index("number")
    rows = (row for row in listing.rows if row[at].value in team.players)
    return listing._replace(rows=tuple(tuple(map(_in_full, row)) for row in rows))


def _in_full(cell: Cell) -> Cell:
    return PlaceCell(cell.number) if isinstance(cell, PlaceCell) else cell
