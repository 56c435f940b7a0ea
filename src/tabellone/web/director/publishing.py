"""A copy of an event for any web space: made beside the requests, then a file to take away."""

from functools import partial

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.desk.publication import Publication, keep_copy, kept_copy, publication
from tabellone.engine.reasons import Reason
from tabellone.exports.site_folder import as_zip
from tabellone.web.books import SHELF
from tabellone.web.downloads import download as as_download
from tabellone.web.downloads import file_name
from tabellone.web.jobs import Job, Jobs
from tabellone.web.posting import posted
from tabellone.web.publishing.copy import copy_of, how_many
from tabellone.web.request import Request

MADE = "ui_site_made"
COPIES = Jobs()


@posted
def tournament(request: Request, key: str) -> HttpResponse:
    """Of one tournament."""
    return _begun(key)


@posted
def event(request: Request, gathering: str) -> HttpResponse:
    """Of an event with all its tournaments."""
    return _begun(gathering)


def _begun(wanted: str) -> HttpResponse:
    found = publication(SHELF, wanted)
    return redirect("publishing_progress", COPIES.start(how_many(found), partial(_make, found)))


def _make(found: Publication, job: Job) -> Reason:
    token = keep_copy(as_zip(copy_of(found, {}, told=lambda done: job.tell(min(done, job.steps)))))
    return Reason(MADE, args={"token": token, "name": file_name(found.name, found.key)})


def progress(request: Request, job: str) -> HttpResponse:
    """How far it has come, asked again every second; at its end the file."""
    found = COPIES.job(job)
    if found is None:
        messages.warning(request, request.speaker.say("ui_site_unknown"))
        return redirect("home")
    if found.problem is not None:
        messages.error(request, request.speaker.problem(found.problem))
        return redirect("home")
    file = (
        reverse("published_copy", args=[found.result.args["token"], found.result.args["name"]]) if found.result else ""
    )
    response = render(request, "tabellone/publishing/progress.html", {"job": found, "file": file})
    if found.goes_on:
        response["Refresh"] = "1"
    return response


def download(request: Request, token: str, name: str) -> HttpResponse:
    """All pages in one file."""
    return as_download(kept_copy(token), "application/zip", f"{name}.zip")
