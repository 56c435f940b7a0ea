"""Papers as PDF: everybody gets those that show what is published, slips and cards are the desk's."""

from datetime import datetime
from functools import partial

from django.http import Http404, HttpResponse
from django.urls import reverse

from tabellone.engine.encounters import Table
from tabellone.exports.pdf.papers import PAPERS, PaperAsked, pdf_of
from tabellone.journal.state import State
from tabellone.web.access import is_director, reachable
from tabellone.web.books import opened
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name
from tabellone.web.phone.links import phone_link
from tabellone.web.request import Request
from tabellone.web.tournament.asking import asked_by, round_asked


def download(request: Request, key: str, paper: str) -> HttpResponse:
    """One paper; what is missing to make it is said as a sentence."""
    journal = opened(request, key)
    chosen = PAPERS.get(paper)
    if chosen is None or not journal.state.entrants or not (chosen.for_everybody or is_director(request)):
        raise Http404
    number, site = round_asked(request, journal.state), reachable(request)

    def work_out(state: State) -> bytes:
        """Setting a large one takes seconds, so it is set once."""
        address = partial(_address, site, key, state, number)
        asked = PaperAsked(asked_by(request, state, number), request.language, datetime.now(), address)
        return pdf_of(paper, asked)

    content = journal.once(("paper", paper, number, request.language, site), work_out)
    return as_download(content, "application/pdf", f"{file_name(journal.state.name, key)}-{paper}.pdf")


def _address(site: str, key: str, state: State, number: int, encounter: int) -> str:
    """At tables where the result is entered, else the page of the round."""
    at_tables = state.system.encounter is Table
    return site + (phone_link(key, number, encounter) if at_tables else reverse("round", args=[key, number]))
