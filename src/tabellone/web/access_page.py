"""The director's page about access: his name, the password, links, who else may direct, and the names of the site."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.values import text
from tabellone.store.links import DESK_LINK, new_link
from tabellone.web import hosts, password, sessions
from tabellone.web.access import director_only, reachable
from tabellone.web.request import Request
from tabellone.web.typed import whole_number


@director_only
def show(request: Request) -> HttpResponse:
    """The page, and whatever is changed on it."""
    context: dict[str, Any] = {"name": request.session.get("name", ""), "link_minutes": DESK_LINK.seconds // 60}
    problem, status = "", 200
    if request.method == "POST":
        if "link" in request.POST:
            context["link"] = reachable(request) + reverse("enter", args=[new_link(DESK_LINK)])
        else:
            try:
                _change(request)
                messages.success(request, request.speaker.say("ui_saved"))
                return redirect("access")
            except BadDocumentError as error:
                problem, status = request.speaker.problem(error), 400
    rows = sessions.directors(request.session)
    devices = [{"row": row, "here": here, "seen": _time(row.seen), "created": _time(row.created)} for row, here in rows]
    context |= {"problem": problem, "devices": devices, "names": hosts.added_names()}
    return render(request, "tabellone/access/access.html", context, status=status)


def _change(request: Request) -> None:
    """Each form of the page sends fields of its own."""
    typed = request.POST
    if "name" in typed:
        request.session["name"] = text({"name": typed["name"].strip()}, "name", longest=40)
    if typed.get("password"):
        password.set_password(typed["password"])
        sessions.end_others(request.session)
    if "end" in typed:
        sessions.end_one(whole_number(typed["end"]) or 0)
    if "end_others" in typed:
        sessions.end_others(request.session)
    if "add_host" in typed:
        hosts.add_name(typed["add_host"])
    if "remove_host" in typed:
        hosts.remove_name(typed["remove_host"])


def _time(moment: Any) -> str:
    """As the clock on the wall shows it."""
    return str(moment.astimezone().strftime("%d/%m %H:%M"))
