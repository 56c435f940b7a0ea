"""What a change would change, and whom it concerns, said before it is made."""

from collections.abc import Sequence

from django.http import HttpResponse

from tabellone.engine.reasons import Reason
from tabellone.web.books import opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def confirm_page(
    request: Request, key: str, what: str, otherwise: list[int], back: str, confirmed: str
) -> HttpResponse:
    """Ask before it is done, where later rounds would have been paired otherwise."""
    because = request.speaker.say("ui_would_pair_otherwise", rounds=", ".join(map(str, otherwise)))
    return asked_first(request, key, what, [because], back, confirmed)


def affected_page(request: Request, key: str, what: str, affected: list[Reason], back: str) -> HttpResponse:
    """Ask before it is done, where others have seen or sent something."""
    because = [request.speaker.say(reason.code, **reason.args) for reason in affected]
    return asked_first(request, key, what, because, back)


def asked_first(
    request: Request, key: str, what: str, because: Sequence[str], back: str, confirmed: str = "yes"
) -> HttpResponse:
    """The same form again, with a confirmation in it."""
    hidden = ("csrfmiddlewaretoken", "confirmed")
    fields = [(name, value) for name, values in request.POST.lists() if name not in hidden for value in values]
    fields.append(("confirmed", confirmed))
    context = {"what": what, "because": because, "back": back, "action": request.path, "fields": fields}
    return tournament_page(request, key, opened(request, key), "tournament/confirm", **context, hide_step=True)
