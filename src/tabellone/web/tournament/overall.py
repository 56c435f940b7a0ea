"""The standings over all phases of an event."""

from django.http import Http404, HttpResponse

from tabellone.desk.phases import finished_phase
from tabellone.documents.exact import as_text
from tabellone.engine.phases import (
    Phase,
    overall,
)
from tabellone.store.repository import StoreError
from tabellone.web.access import is_director
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page


def show(request: Request, key: str) -> HttpResponse:
    """The standings over all phases."""
    journal = opened(request, key)
    if not journal.state.follows:
        raise Http404
    try:
        states = [REPOSITORY.moment(k).state for k in journal.state.follows]
    except StoreError:
        raise Http404 from None
    if not is_director(request) and not all(paired.published for state in states for paired in state.paired):
        raise Http404
    phases = [finished_phase(state) for state in states]
    state = journal.state
    lines = overall(Phase(state.tournament, state.system.standings(state.tournament)), phases)
    names = [phase.tournament.name for phase in phases]
    rows = [
        (line.place, line.name, state.name if line.phase is None else names[line.phase], as_text(line.points))
        for line in lines
    ]
    return tournament_page(request, key, journal, "standings/overall", rows=rows, phases=_links(state.follows))


def _links(keys: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(key, REPOSITORY.moment(key).state.name) for key in keys]
