"""What a change would change, said before it is made: later rounds that the rules would have paired otherwise."""

from typing import Any

from django.http import HttpResponse

from tabellone.journal.journal import rounds_paired_otherwise
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def newly_otherwise(key: str, kind: str, data: dict[str, Any]) -> list[int]:
    """The rounds that agree with the rules now and would not after the event; a refusal is raised as it would be."""
    before, after = REPOSITORY.foreseen(key, kind, data)
    known = set(rounds_paired_otherwise(before))
    return [number for number in rounds_paired_otherwise(after) if number not in known]


def confirm_page(
    request: Request, key: str, what: str, otherwise: list[int], back: str, confirmed: str
) -> HttpResponse:
    """Ask before it is done: the same form again, with a confirmation in it."""
    fields = {name: value for name, value in request.POST.items() if name != "csrfmiddlewaretoken"}
    fields["confirmed"] = confirmed
    context = {"what": what, "otherwise": otherwise, "back": back, "action": request.path, "fields": fields}
    return tournament_page(request, key, opened(request, key), "tournament/confirm", **context, hide_step=True)
