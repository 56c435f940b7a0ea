"""The standings over all phases of an event."""

from django.http import Http404, HttpResponse
from django.urls import reverse

from tabellone.desk.phases import finished_phase
from tabellone.documents.exact import as_text
from tabellone.engine.phases import (
    Phase,
    overall,
)
from tabellone.store.repository import StoreError
from tabellone.web.askers import may
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.ranked import written_places


def show(request: Request, key: str) -> HttpResponse:
    """The standings over all phases."""
    journal = opened(request, key)
    if not journal.state.follows:
        raise Http404
    try:
        states = [REPOSITORY.moment(k).state for k in journal.state.follows]
    except StoreError:
        raise Http404 from None
    if not may(request, Action.FOLLOW) and not all(paired.published for state in states for paired in state.paired):
        raise Http404
    phases = [finished_phase(state) for state in states]
    state = journal.state
    lines = overall(Phase(state.tournament, state.system.standings(state.tournament)), phases)
    names = [phase.tournament.name for phase in phases]
    keys = (*state.follows, key)
    rows = [
        (
            place,
            reverse("player", args=(keys[-1 if line.phase is None else line.phase], line.player)),
            line.name,
            state.name if line.phase is None else names[line.phase],
            as_text(line.points),
        )
        for place, line in zip(written_places(line.place for line in lines), lines, strict=True)
    ]
    return tournament_page(request, key, journal, "standings/overall", rows=rows, phases=_links(state.follows))


def _links(keys: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(key, REPOSITORY.moment(key).state.name) for key in keys]
