"""What a change would change, said before it is made: later rounds that the rules would have paired otherwise."""

from django.http import HttpResponse

from tabellone.web.books import opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def confirm_page(
    request: Request, key: str, what: str, otherwise: list[int], back: str, confirmed: str
) -> HttpResponse:
    """Ask before it is done: the same form again, with a confirmation in it."""
    fields = {name: value for name, value in request.POST.items() if name != "csrfmiddlewaretoken"}
    fields["confirmed"] = confirmed
    context = {"what": what, "otherwise": otherwise, "back": back, "action": request.path, "fields": fields}
    return tournament_page(request, key, opened(request, key), "tournament/confirm", **context, hide_step=True)
