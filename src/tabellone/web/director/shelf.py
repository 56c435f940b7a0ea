"""Tournaments put away, deleted and brought back; whatever is done here can be undone for a stated time."""

from datetime import datetime
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone

from tabellone.desk import removal
from tabellone.store.shelf import GONE_AFTER
from tabellone.web.books import SHELF
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.typed import typed_key


@posted
def archive(request: Request) -> HttpResponse:
    """Put away."""
    keys = _keys(request)
    removal.archive(SHELF, keys)
    return _home("archived", keys)


@posted
def bring_to_front(request: Request) -> HttpResponse:
    """Put away no more."""
    removal.bring_to_front(SHELF, _keys(request))
    messages.success(request, request.speaker.say("ui_unarchived"))
    return redirect("home")


@posted
def delete(request: Request) -> HttpResponse:
    """Hidden at once, gone later."""
    keys = _keys(request)
    removal.delete(SHELF, keys)
    return _home("deleted", keys)


@posted
def undelete(request: Request) -> HttpResponse:
    """As they were."""
    removal.undelete(SHELF, _keys(request))
    messages.success(request, request.speaker.say("ui_undeleted"))
    return redirect("home")


@posted
def remove_demonstrations(request: Request) -> HttpResponse:
    """All of them, like anything else that is deleted."""
    keys = removal.delete_demonstrations(SHELF)
    return _home("deleted", keys)


def deleted(request: Request) -> HttpResponse:
    """What can still be brought back, and for how long; what is over is gone by now."""
    removal.clear_overdue()
    rows = [(row, _days_left(row.since)) for row in SHELF.deleted() if row.since is not None]
    return render(request, "tabellone/home/deleted.html", {"rows": rows, "days": GONE_AFTER.days})


def _keys(request: Request) -> list[str]:
    return [key for key in map(typed_key, request.POST.getlist("key")) if key]


def _days_left(since: datetime) -> int:
    return max(0, (since + GONE_AFTER - timezone.now()).days)


def _home(done: str, keys: list[str]) -> HttpResponse:
    """The page that says what was done, and undoes it."""
    return HttpResponseRedirect(f"{reverse('home')}?{urlencode([('done', done), *(('key', key) for key in keys)])}")
