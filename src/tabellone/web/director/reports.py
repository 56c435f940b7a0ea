"""The chess report of a tournament, for other programs and for the federation's rating, with what it cannot hold."""

from typing import NamedTuple

from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk.fide_fields import clarify, unclear_players
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import Reason, UserError
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.rendering import LINE_END
from tabellone.journal.state import Entrant, State
from tabellone.store.exporting import has_report, report_of
from tabellone.web.books import hand, opened
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page

MOST_LINKS = 12
"""To players, beside a sentence that names them."""

ASKED = ("trf_unclear_cards", "trf_unclear_titles")
"""What the page asks about itself."""


class Mending(NamedTuple):
    """What the federation would refuse, and where it is mended."""

    reason: Reason
    links: list[tuple[str, str]]
    """Words and address."""


def show(request: Request, key: str) -> HttpResponse:
    """What the federation would refuse, and what each edition cannot hold; a form says what was unclear."""
    journal = opened(request, key)
    state, problem = journal.state, ""
    if not has_report(state):
        raise Http404
    if request.method == "POST":
        said = {name: request.POST[name] for name in ("card", "title") if name in request.POST}
        try:
            clarify(hand(request), key, said)
            return redirect("chess_report", key)
        except UserError as error:
            problem = request.speaker.problem(error)
    written = [(version.value, report_of(state, version)) for version in Version]
    refused = {reason.code: reason for _, report in written for reason in report.refused}
    page = tournament_page(
        request,
        key,
        journal,
        "papers/chess_report",
        editions=[
            (edition, [one for one in report.lost if one.code not in ASKED], not report.lost)
            for edition, report in written
        ],
        mendings=[_mending(request, key, state, reason) for reason in refused.values()],
        unclear=unclear_players(state),
        problem=problem,
    )
    page.status_code = 400 if problem else 200
    return page


def download(request: Request, key: str, edition: int) -> HttpResponse:
    """The report as a file."""
    state = opened(request, key).state
    if not has_report(state) or str(edition) not in {version.value for version in Version}:
        raise Http404
    text = report_of(state, Version(str(edition))).text.replace("\n", LINE_END)
    return as_download(text.encode(), "text/plain; charset=utf-8", f"{file_name(state.name, key)}-{edition}.trf")


def _mending(request: Request, key: str, state: State, reason: Reason) -> Mending:
    """Links to the players a sentence names, to the rounds that are open, or to the settings."""
    named = reason.args.get("players")
    if isinstance(named, PlayerNumbers):
        by_number: dict[int, Entrant] = {state.number_of[one.id]: one for one in state.entrants.values()}
        people = [by_number[number] for number in named[:MOST_LINKS]]
        return Mending(reason, [(one.name, reverse("entrant", args=[key, one.id])) for one in people])
    if "known" in reason.args:
        address = reverse("settings", args=[key]) + "#report"
        return Mending(reason, [(request.speaker.say("ui_settings"), address)])
    return Mending(reason, [(request.speaker.say("ui_rounds"), reverse("round", args=[key, len(state.paired_rounds)]))])
