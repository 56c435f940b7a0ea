"""The chess report of a tournament, for other programs and for the federation's rating, with what it cannot hold."""

from django.http import Http404, HttpResponse

from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.rendering import LINE_END
from tabellone.store.exporting import has_report, report_of
from tabellone.web.books import opened
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def show(request: Request, key: str) -> HttpResponse:
    """Both editions, each with what is missing for a rating and what it cannot hold."""
    journal = opened(request, key)
    if not has_report(journal.state):
        raise Http404
    editions = [(version.value, report_of(journal.state, version).warnings) for version in Version]
    return tournament_page(request, key, journal, "papers/chess_report", editions=editions)


def download(request: Request, key: str, edition: int) -> HttpResponse:
    """The report as a file."""
    state = opened(request, key).state
    if not has_report(state) or str(edition) not in {version.value for version in Version}:
        raise Http404
    text = report_of(state, Version(str(edition))).text.replace("\n", LINE_END)
    return as_download(text.encode(), "text/plain; charset=utf-8", f"{file_name(state.name, key)}-{edition}.trf")
