"""Line-ups at the desk: who has handed in, until when, what is on paper, and the captains' links.

The director sees that an envelope is there, never what is in it.
"""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk.deadlines import at_hour, in_minutes
from tabellone.desk.line_ups import (
    close_now,
    enter_on_paper,
    lost_envelopes,
    opening_remarks,
    set_deadline,
    unopenable,
)
from tabellone.engine.encounters import Match
from tabellone.engine.model import LineUp
from tabellone.engine.reasons import UserError
from tabellone.engine.teams.options import team_rules
from tabellone.journal.entries.line_ups import teams_owing_line_ups
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Snapshot
from tabellone.journal.lookup import find_team
from tabellone.journal.state import PairedRound, State
from tabellone.store.personal_links import CAPTAINS
from tabellone.web.access import reachable
from tabellone.web.books import hand, opened
from tabellone.web.guide.sentences import linked
from tabellone.web.line_up_form import boards_of, choices, entered_line_up, form_rows, hour, known_line_ups, now
from tabellone.web.qr import qr
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number

Typed = dict[int, LineUp]
"""Line-ups from paper, by team."""


def show(request: Request, key: str, number: int) -> HttpResponse:
    """The envelopes of a round, and what the director does about them."""
    journal = opened(request, key)
    played = _round(journal.state, number)
    problem = ""
    if request.method == "POST":
        try:
            return _done(request, key, journal.state, number)
        except UserError as error:
            problem = request.speaker.problem(error)
            journal = opened(request, key)
            played = _round(journal.state, number)
    return _page(request, key, journal, played, number, problem)


def slips(request: Request, key: str) -> HttpResponse:
    """A slip for every captain, to be printed: where he hands in his line-ups."""
    journal = opened(request, key)
    if not journal.state.is_by_teams:
        raise Http404
    made = []
    for team, address in _links(request, key, journal.state).items():
        picture = qr(address)
        made.append({"team": journal.state.teams[team].team, "address": address, "picture": picture})
    return tournament_page(
        request,
        key,
        journal,
        "round/captain_slips",
        slips=made,
        tab="players",
        for_all_rounds=_for_all_rounds(journal.state),
    )


def _for_all_rounds(state: State) -> bool:
    """Whether a line-up is handed in once for the whole event."""
    return team_rules(state.options).line_ups.keeps_boards


def _done(request: Request, key: str, state: State, number: int) -> HttpResponse:
    """What a form asks for."""
    form, say, moment = request.POST, request.speaker.say, now()
    if "renew" in form:
        team = find_team(state, {"team": whole_number(form["renew"]) or 0})
        CAPTAINS.renew(key, team.id)
        messages.success(request, say("ui_captain_renewed", team=team.name))
    elif "close" in form:
        for problem in close_now(hand(request), key, number, moment):
            messages.warning(request, linked(problem, request.speaker))
    elif "paper" in form:
        match = whole_number(form["paper"]) or 0
        enter_on_paper(hand(request), key, number, match, _typed(request, state, _seats(state, number, match)), moment)
        messages.success(request, say("ui_line_ups_saved", match=match))
    else:
        minutes = form.get("minutes", "").strip()
        until = in_minutes(moment, whole_number(minutes) or 0) if minutes else at_hour(moment, form.get("at", ""))
        set_deadline(hand(request), key, number, until)
        messages.success(request, say("ui_deadline_set", until=until.strftime("%H:%M")))
    return redirect("line_ups", key, number)


def _typed(request: Request, state: State, seats: tuple[int, ...]) -> Typed:
    """Of a team whose boards are all empty nothing was typed."""
    read = {team: entered_line_up(request.POST, team, boards_of(state)) for team in seats}
    return {team: line_up for team, line_up in read.items() if any(line_up)}


def _was_handed_in(round_: PairedRound, match: Match, team: int) -> bool:
    """Of boards that are known: line-ups of before the round have no record of how they became known."""
    records = round_.line_up_openings(match.seats)
    handed_in = any(team in (*one.sealed, *one.on_paper, *one.known) for one in records)
    return bool(match.games) and (not records or handed_in)


def _version(round_: PairedRound, match: Match) -> str:
    """Another one whenever the form for the paper of a match would be another."""
    handed_in = [one.commitment[:16] for one in round_.envelopes if one.team in match.seats]
    return "-".join([*handed_in, str(len(round_.line_up_openings(match.seats))), str(match.has_no_result())])


def _about(request: Request, round_: PairedRound) -> str:
    """The form that a problem is about: the sentence goes with it."""
    paper = whole_number(request.POST.get("paper", ""))
    if paper is None or not 0 < paper <= len(round_.matches):
        return "deadline"
    match = round_.matches[paper - 1]
    waiting = {one.team for one in round_.envelopes}
    side = next((at for at, team in enumerate(match.seats, 1) if team not in waiting), 1)
    return f"paper-{paper}-{side}-{paper not in round_.matches_without_line_ups}-{match.seats[side - 1] in waiting}"


def _page(
    request: Request, key: str, journal: Snapshot, round_: PairedRound, number: int, problem: str
) -> HttpResponse:
    state = journal.state
    is_last = number == len(state.paired_rounds)
    problems = unopenable(key, state, now()) if is_last else {}
    lost = lost_envelopes(key, state) if is_last else set()
    awaited = teams_owing_line_ups(state, round_)
    matches: list[dict[str, Any]] = []
    for match, encounter in enumerate(round_.matches, 1):
        known = known_line_ups(state, round_, match)
        typed = _kept_as_typed(request, state, match, encounter) if problem else {}
        matches.append(
            {
                "number": match,
                "opened": match not in round_.matches_without_line_ups,
                "changes": is_last and encounter.has_no_result(),
                "version": _version(round_, encounter),
                "problem": problems.get(match),
                "remarks": opening_remarks(state, round_, match),
                "teams": [
                    {
                        "team": state.teams[team].team,
                        "is_fixed": team not in awaited,
                        "is_in": any(one.team == team for one in round_.envelopes),
                        "was_handed_in": _was_handed_in(round_, encounter, team),
                        "is_lost": team in lost,
                        "rows": form_rows(state, state.teams[team], typed.get(team, known.get(team, _nobody(state)))),
                        "people": choices(state, state.teams[team], number),
                    }
                    for team in encounter.seats
                ],
            }
        )
    context = {
        "number": number,
        "matches": matches,
        "waits": is_last and bool(round_.matches_without_line_ups) and not state.closed,
        "deadline": hour(round_.deadline),
        "minutes": request.POST.get("minutes", ""),
        "at": request.POST.get("at", ""),
        "paper": request.POST.get("paper", ""),
        "links": [(state.teams[team], address) for team, address in _links(request, key, state).items()],
        "problem": problem,
        "about": _about(request, round_),
        "for_all_rounds": _for_all_rounds(state),
    }
    page = tournament_page(request, key, journal, "round/line_ups", **context)
    page.status_code = 400 if problem else 200
    return page


def _kept_as_typed(request: Request, state: State, match: int, encounter: Match) -> Typed:
    """What was typed from paper stays in the form; what no form sends is left out."""
    if request.POST.get("paper") != str(match):
        return {}
    try:
        return _typed(request, state, encounter.seats)
    except RefusedError:
        return {}


def _nobody(state: State) -> LineUp:
    return (None,) * boards_of(state)


def _links(request: Request, key: str, state: State) -> dict[int, str]:
    """The addresses of the captains who are still in, as their phones reach them."""
    teams = [team.id for team in state.teams.values() if team.team.leaves is None]
    here = reachable(request)
    return {
        team: here + reverse("captain", args=[key, team, code]) for team, code in CAPTAINS.codes(key, teams).items()
    }


def _round(state: State, number: int) -> PairedRound:
    if not state.is_by_teams or not 0 < number <= len(state.paired_rounds):
        raise Http404
    return state.paired_rounds[number - 1]


def _seats(state: State, number: int, match: int) -> tuple[int, ...]:
    matches = state.paired_rounds[number - 1].matches
    return matches[match - 1].seats if 0 < match <= len(matches) else ()
