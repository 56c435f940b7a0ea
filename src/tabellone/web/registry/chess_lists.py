"""The rating lists of chess: which there are, and another one brought in its published file."""

from functools import partial
from typing import Any, BinaryIO

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render

from tabellone.desk.chess_lists import import_list, kept_aside
from tabellone.engine.reason_values import MessageId, TextList
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason
from tabellone.formats.chess_lists.entry import ListKind
from tabellone.web.books import CHESS_LISTS
from tabellone.web.jobs import Job, Jobs
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.templatetags.words import capitalised

IMPORTS = Jobs()
KINDS = {ListKind.FIDE: "chess_list_of_fide", ListKind.FSI: "chess_list_of_fsi"}
MOST_NAMED = 20
"""Columns in a warning."""


def show(request: Request) -> HttpResponse:
    """Which there are, and where to get others."""
    present = [(KINDS[one.kind], one.date, one.players) for one in CHESS_LISTS.in_force()]
    context: dict[str, Any] = {"lists": present, "running": IMPORTS.running()}
    return render(request, "tabellone/registry/chess_lists.html", context)


@posted
def import_file(request: Request) -> HttpResponse:
    """A list is long: it is read beside the requests, on a page that follows it."""
    upload = request.FILES.get("file")
    if upload is None:
        raise BadDocumentError("ui_no_file", "")
    work = partial(_import, kept_aside(upload.chunks()), upload.name or "", request.POST.get("month", "").strip())
    return redirect("chess_list_progress", IMPORTS.start(0, work))


def _import(file: BinaryIO, name: str, month: str, job: Job) -> Reason:
    imported = import_list(CHESS_LISTS, file, name, month, job.tell)
    kind, date, players = imported.now
    about: Arguments = {"kind": MessageId(KINDS[kind]), "date": date, "count": players}
    besides: Arguments = {"skipped": imported.skipped, "unread": TextList(imported.unread[:MOST_NAMED])}
    return Reason("chess_list_imported", args={**about, **besides})


def progress(request: Request, job: str) -> HttpResponse:
    """How far it has come, asked again every second; at its end what it did, or the line that cannot be read."""
    found = IMPORTS.job(job)
    if found is not None and found.goes_on:
        response = render(request, "tabellone/registry/chess_list_progress.html", {"job": found})
        response["Refresh"] = "1"
        return response
    say = request.speaker.say
    if found is None:
        messages.warning(request, say("ui_import_unknown"))
    elif found.problem is not None:
        problem = capitalised(request.speaker.problem(found.problem))
        messages.error(request, f"{problem} {say('ui_list_before_stays')}")
    elif found.result is not None:
        messages.success(request, capitalised(request.speaker.sentence(found.result)))
        if found.result.args["skipped"]:
            messages.warning(request, say("chess_list_skipped", count=found.result.args["skipped"]))
        unread = found.result.args["unread"]
        if isinstance(unread, TextList) and unread:
            messages.warning(request, say("chess_list_not_read", what=", ".join(map(str, unread))))
    return redirect("chess_lists")
