"""What a captain does by phone: he hands in his line-up, changes it until the time is over, and sees both when opened.

Nobody is shown what is in an envelope, whoever has the link: it may be the director. Only the phone that handed it in
keeps it, in a cookie of this page.
"""

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache

from tabellone.desk.hand import Hand
from tabellone.desk.line_ups import hand_in, opening_remarks
from tabellone.engine.model import LineUp
from tabellone.engine.reasons import UserError
from tabellone.engine.teams.matches import match_forfeit_reason
from tabellone.engine.teams.options import team_rules
from tabellone.journal.entries.line_ups import is_past_deadline, match_number_of, teams_owing_line_ups
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import EnrolledTeam, PairedRound, State
from tabellone.store.personal_links import CAPTAINS
from tabellone.web.books import REPOSITORY
from tabellone.web.browsers import browser_words
from tabellone.web.errors import error_page
from tabellone.web.line_up_form import (
    boards_of,
    choices,
    entered_line_up,
    form_rows,
    has_white,
    hour,
    known_line_ups,
    now,
)
from tabellone.web.phone.board import ACTOR
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

COOKIE = "line_up"
A_DAY = 86_400
KEPT_DIGITS = 16
"""Of a commitment: enough to know it again, for the cookie and for whoever writes it down."""


@never_cache
def show(request: Request, key: str, team: int, code: str) -> HttpResponse:
    """The form, what waits, or both line-ups."""
    moment = REPOSITORY.moment(key)
    public = moment.published.state
    if team not in public.teams:
        return error_page(request, 404, request.speaker.say("ui_captain_link_wrong"))
    CAPTAINS.note_use(key, team, browser_words(request.headers.get("User-Agent", "")))
    typed, problem = None, ""
    if request.method == "POST":
        try:
            typed = entered_line_up(request.POST, team, boards_of(public))
            return _handed_in(request, moment, key, team, typed)
        except UserError as error:
            problem = request.speaker.problem(error)
            moment = REPOSITORY.moment(key)
    context = {
        "problem": problem,
        "live": reverse("live", args=[key]),
        "seen": moment.published.version,
        **_page(request, moment, team, typed),
    }
    return render(request, "tabellone/captain/line_up.html", context, status=400 if problem else 200)


def _handed_in(request: Request, moment: Snapshot, key: str, team: int, line_up: LineUp) -> HttpResponse:
    """Only for a round that everybody may know of."""
    number = whole_number(request.POST.get("round", "")) or 0
    if number > moment.state.published_rounds:
        raise RefusedError("not_paired", round=number)
    promised = hand_in(Hand(REPOSITORY, ACTOR), key, number, team, line_up, now())
    response = HttpResponseRedirect(request.path)
    kept = f"{promised[:KEPT_DIGITS]}.{'.'.join(str(player or 0) for player in line_up)}"
    response.set_cookie(COOKIE, kept, max_age=A_DAY, path=request.path, httponly=True, samesite="Strict")
    return response


def _page(request: Request, moment: Snapshot, team_id: int, typed: LineUp | None) -> dict[str, Any]:
    state = moment.published.state
    team, number = state.teams[team_id], len(state.paired_rounds)
    played = state.paired_rounds[-1] if state.paired_rounds else None
    match = None if played is None else match_number_of(played, team_id)
    described: dict[str, Any] = {"name": state.name, "team": team.team, "number": number, "match": match}
    described |= {"closed": state.closed, "taken_back": state.withdrawn_publication}
    if played is None or match is None:
        return described
    encounter = played.matches[match - 1]
    named_first = encounter.white == team_id
    opponent = state.teams[encounter.black if named_first else encounter.white]
    inside = {one.team: one.commitment for one in played.envelopes}
    kept = _kept(request, inside.get(team_id), boards_of(state))
    is_last = number == len(moment.state.paired_rounds) and not state.closed
    is_fixed = team_id not in teams_owing_line_ups(state, played)
    waits = match in played.matches_without_line_ups
    return {
        **described,
        "opponent": opponent.name,
        "for_all_rounds": team_rules(state.options).line_ups.keeps_boards,
        "has_white": named_first,
        "deadline": hour(played.deadline),
        "mine_in": inside.get(team_id, "")[:KEPT_DIGITS],
        "theirs_in": inside.get(opponent.id, "")[:KEPT_DIGITS],
        "is_over": is_past_deadline(played, now()),
        "is_fixed": is_fixed,
        "takes": is_last and waits and not is_fixed and not is_past_deadline(played, now()),
        "waits": waits,
        "from_here": kept is not None,
        "remarks": opening_remarks(state, played, match),
        "who_did_not_come": match_forfeit_reason(state.tournament, state.tournament.history[-1].matches[match - 1]),
        "handed_in": any(one.sealed or one.on_paper for one in played.line_up_openings(encounter.seats)),
        "opened": _opened(state, played, match, team_id, opponent.id, named_first),
        **_form(state, team, number, typed or kept, named_first),
    }


def _form(state: State, team: EnrolledTeam, number: int, chosen: LineUp | None, named_first: bool) -> dict[str, Any]:
    rules = team_rules(state.options)
    rows = form_rows(state, team, chosen)
    people = choices(state, team, number)
    ratings = {one["id"]: one["rating"] or 0 for one in people}
    return {
        "rows": [{**row, "has_white": has_white(state, row["board"], named_first)} for row in rows],
        "people": people,
        "total": sum(ratings.get(row["chosen"], 0) for row in rows),
        "limit": rules.rating_limit,
        "rating_list": rules.rating_list,
    }


def _opened(
    state: State, round_: PairedRound, match: int, mine: int, theirs: int, named_first: bool
) -> list[dict[str, Any]]:
    """Both line-ups side by side, once everybody may see them."""
    known = known_line_ups(state, round_, match)
    if not known:
        return []
    names: dict[int | None, str] = {player: one.name for player, one in state.entrants.items()}
    return [
        {
            "board": board,
            "mine": names.get(our),
            "theirs": names.get(their),
            "has_white": has_white(state, board, named_first),
        }
        for board, (our, their) in enumerate(zip(known[mine], known[theirs], strict=True), 1)
    ]


def _kept(request: Request, promised: str | None, boards: int) -> LineUp | None:
    """What this phone has handed in, if that is still what is in the envelope."""
    digits, *players = request.COOKIES.get(COOKIE, "").split(".")
    chosen = [whole_number(player) for player in players]
    if promised is None or digits != promised[:KEPT_DIGITS] or len(chosen) != boards:
        return None
    return tuple(player or None for player in chosen)
