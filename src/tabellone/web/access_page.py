"""The director's page about access: how phones reach the site, whom he lets in, his name and password, its names."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.values import text_value
from tabellone.store import reading_keys
from tabellone.store.links import DESK_LINK, end_all_links, end_link, new_link, unused_links
from tabellone.web import hall_address, hosts, passes_page, password, sessions
from tabellone.web.access import reachable
from tabellone.web.passes_page import hour
from tabellone.web.request import Request
from tabellone.web.typed import whole_number


def show(request: Request) -> HttpResponse:
    """The page, and whatever is changed on it."""
    context: dict[str, Any] = {"name": request.session.get("name", ""), "link_minutes": DESK_LINK.seconds // 60}
    problem, status = "", 200
    if request.method == "POST":
        if "link" in request.POST:
            context["link"] = reachable(request) + reverse("enter", args=[new_link(DESK_LINK)])
        elif "new_key" in request.POST:
            problem, status = _new_key(request, context)
        else:
            try:
                if "new_pass" in request.POST:
                    return passes_page.make(request)
                _change(request)
                messages.success(request, request.speaker.say("ui_saved"))
                return redirect("access")
            except BadDocumentError as error:
                problem, status = request.speaker.problem(error), 400
    rows = sessions.directors(request.session)
    devices = [{"row": row, "here": here, "seen": hour(row.seen), "created": hour(row.created)} for row, here in rows]
    keys = [(key, hour(key.created), hour(key.used) if key.used else "") for key in reading_keys.all_keys()]
    links = [(identity, hour(expires)) for identity, expires in unused_links()]
    context |= {
        "problem": problem,
        "devices": devices,
        "unused_links": links,
        "names": hosts.added_names(),
        "keys": keys,
    }
    context |= {"has_password": password.is_set(), **hall_address.shown_on_page(request)}
    context |= {"typed": request.POST if problem else {}, "chosen": request.POST.getlist("tournament")}
    context |= passes_page.shown_on_page(request)
    return render(request, "tabellone/access/access.html", context, status=status)


def _new_key(request: Request, context: dict[str, Any]) -> tuple[str, int]:
    """A key for a program, shown this once; what is wrong with its name, and the status."""
    typed = request.POST["new_key"].strip()
    try:
        context["new_key"] = reading_keys.new_key(
            text_value({"name": typed}, "name", max_length=reading_keys.LONGEST_NAME)
        )
    except BadDocumentError as error:
        return request.speaker.problem(error), 400
    return "", 200


def _change(request: Request) -> None:
    """Each form of the page sends fields of its own."""
    typed = request.POST
    if "name" in typed:
        request.session["name"] = text_value({"name": typed["name"].strip()}, "name", max_length=40)
    if typed.get("password"):
        password.set_password(typed["password"])
        _end_others(request)
    if "end" in typed:
        sessions.end_one(whole_number(typed["end"]) or 0)
    if "end_link" in typed:
        end_link(whole_number(typed["end_link"]) or 0)
    if "end_others" in typed:
        _end_others(request)
    if "add_host" in typed:
        hosts.add_name(typed["add_host"])
    if "revoke" in typed:
        reading_keys.revoke(whole_number(typed["revoke"]) or 0)
    if "remove_host" in typed:
        hosts.remove_name(typed["remove_host"])


def _end_others(request: Request) -> None:
    """Nobody but this browser directs, and no link that was made before lets anybody in."""
    sessions.end_others(request.session)
    end_all_links()
