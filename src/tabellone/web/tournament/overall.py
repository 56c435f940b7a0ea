"""The standings over all phases of an event."""

from django.http import Http404, HttpResponse

from tabellone.desk.phases import finished_phase
from tabellone.documents.listings.standings import overall_standings
from tabellone.documents.listings.table import TableContext
from tabellone.engine.phases import (
    Phase,
    rank_over_phases,
)
from tabellone.store.repository import StoreError
from tabellone.web.askers import may
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown


def show(request: Request, key: str) -> HttpResponse:
    """The standings over all phases."""
    journal = opened(request, key)
    if not journal.state.previous_phases:
        raise Http404
    try:
        states = [REPOSITORY.moment(k).state for k in journal.state.previous_phases]
    except StoreError:
        raise Http404 from None
    if not may(request, Action.FOLLOW) and not all(
        paired.published for state in states for paired in state.paired_rounds
    ):
        raise Http404
    phases = [finished_phase(state) for state in states]
    state = journal.state
    lines = rank_over_phases(Phase(state.tournament, state.system.standings(state.tournament)), phases)
    listing = overall_standings(TableContext(state.tournament, state.system, request.speaker), lines, phases)
    keys = (*state.previous_phases, key)
    of_rows = [keys[-1 if line.phase is None else line.phase] for line in lines]
    table = shown(listing, key, request.speaker, of_rows)
    return tournament_page(
        request, key, journal, "standings/overall", table=table, phases=_links(state.previous_phases)
    )


def _links(keys: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(key, REPOSITORY.moment(key).state.name) for key in keys]
