"""Tables of data as pages and as spreadsheets: everybody gets what is published, the director what there is."""

from typing import Any

from django.http import Http404, HttpResponse

from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, all_tables
from tabellone.documents.listings.names import ALL
from tabellone.documents.listings.table import DataTable
from tabellone.exports.spreadsheets import SPREADSHEETS, Workbook
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.web.books import opened
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name, of_round
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.asking import asked_by, round_asked
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown


def download(request: Request, key: str, table: str, kind: str) -> HttpResponse:
    """One table, or all; of a round other than the last one if the address says so."""
    journal = opened(request, key)
    spreadsheet = SPREADSHEETS.get(kind)
    if spreadsheet is None or not (table in TABLE_DEFINITIONS or (table == ALL and spreadsheet.holds_many)):
        raise Http404
    number = round_asked(request, journal.state)

    def work_out(state: State) -> bytes:
        """A thousand phones may ask for the same file."""
        listings = [one for one in _there(request, key, state, number) if table in (ALL, one.name)]
        book = Workbook(state.name, listings, request.speaker, request.language)
        return spreadsheet.write(book) if listings else b""

    content = journal.cached(("table of data", table, kind, number, request.language), work_out)
    if not content:
        raise Http404
    return as_download(content, spreadsheet.media_type, f"{_name(request, journal.state, key, table, number)}.{kind}")


def _name(request: Request, state: State, key: str, table: str, number: int) -> str:
    if table == ALL:
        return file_name(state.name, key)
    return file_name(
        state.name, key, of_round(request, table, number), request.speaker.say(TABLE_DEFINITIONS[table].label)
    )


@kept
def show(request: Request, key: str, table: str) -> HttpResponse:
    """One table as a page, for whoever may have it."""
    journal = opened(request, key)
    there = _there(request, key, journal.state, len(journal.state.paired_rounds))
    listing = next((one for one in there if one.name == table), None)
    if listing is None:
        raise Http404
    context: dict[str, Any] = {
        "listing": listing,
        "table": shown(listing, key, request.speaker),
        "kinds": [*SPREADSHEETS],
        "tab": table,
    }
    return tournament_page(request, key, journal, "tournament/table", **context)


def tables_there(request: Request, key: str, journal: Snapshot) -> list[str]:
    """The names of those that whoever asks may have now."""

    def work_out(state: State) -> list[str]:
        return [one.name for one in _there(request, key, state, len(state.paired_rounds))]

    return journal.cached("tables there", work_out)


def _there(request: Request, key: str, state: State, number: int) -> list[DataTable]:
    return all_tables(asked_by(request, key, state, number)) if state.entrants else []
