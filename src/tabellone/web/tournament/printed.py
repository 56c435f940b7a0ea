"""Papers as PDF: everybody gets those that show what is published, slips and cards are the desk's."""

from datetime import datetime
from functools import partial

from django.http import Http404, HttpResponse
from django.urls import reverse
from django.utils.text import capfirst

from tabellone.engine.encounters import Match
from tabellone.exports.pdf.papers import PAPERS, NoSuchPaperError, PaperRequest, make_pdf
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.pdf.typesetting import NoTypesetterError
from tabellone.journal.state import Phones as ByPhone
from tabellone.journal.state import State
from tabellone.web.access import reachable
from tabellone.web.askers import may
from tabellone.web.books import opened
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name, of_round
from tabellone.web.errors import error_page
from tabellone.web.phone.links import phone_link
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.asking import asked_by, round_asked

LONGEST_TYPED = 80
"""Of a network's name and password."""


def download(request: Request, key: str, paper: str) -> HttpResponse:
    """One paper; what is missing to make it is said as a sentence."""
    journal = opened(request, key)
    chosen = PAPERS.get(paper)
    if chosen is None or not journal.state.entrants or not (chosen.for_everybody or may(request, Action.FOLLOW)):
        raise Http404
    number, site = round_asked(request, journal.state), reachable(request)
    network, password = _network(request) if paper == "poster" else ("", "")

    def work_out(state: State) -> bytes:
        """Setting a large one takes seconds, so it is set once."""
        event = site + reverse("tournament", args=[key])
        phones = PhoneLinks(site, event, partial(_link, site, key, state, number), network, password)
        notices = tuple(notice.text for notice in state.notices)
        asked = PaperRequest(asked_by(request, key, state, number), request.language, datetime.now(), phones, notices)
        return make_pdf(paper, asked)

    try:
        content = journal.cached(("paper", paper, number, request.language, site, network, password), work_out)
    except (NoSuchPaperError, NoTypesetterError) as error:
        return error_page(request, 404, capfirst(request.speaker.problem(error)))
    name = file_name(journal.state.name, key, of_round(request, paper, number), request.speaker.say(chosen.label))
    return as_download(content, "application/pdf", f"{name}.pdf")


def _network(request: Request) -> tuple[str, str]:
    """As the director typed it: it is on the poster and nowhere else."""
    network, password = (request.GET.get(name, "").strip()[:LONGEST_TYPED] for name in ("network", "password"))
    return network, password


def _link(site: str, key: str, state: State, number: int, encounter: int) -> str:
    """Where the result of a table or a game is entered, if players enter any; else the page of the round."""
    enters = state.phone_policy is not ByPhone.OFF and state.system.encounter is not Match
    return site + (phone_link(key, number, encounter) if enters else reverse("round", args=[key, number]))
