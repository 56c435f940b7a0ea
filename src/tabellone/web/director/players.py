"""Players at the desk: enrol by typing or pasting, edit, withdraw, return, absences, the draw."""

from collections.abc import Callable
from typing import Any, NamedTuple

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk import absences, entrants
from tabellone.desk.absences import coming_rounds
from tabellone.desk.affected import Acted, renumbered
from tabellone.desk.enrolment import enrol_listed, listed, objections
from tabellone.engine.capabilities import CanAnnul
from tabellone.engine.ranking.ratings import can_rank_by_ratings
from tabellone.engine.reasons import BadDocumentError, Reason, UserError
from tabellone.formats.player_list import (
    MAX_FILE_SIZE,
    ParsedLine,
    decode,
    players_text,
    recognised_columns,
    unread_parts,
)
from tabellone.web.books import REPOSITORY, hand, opened
from tabellone.web.director.already import led_to
from tabellone.web.director.consequences import affected_page
from tabellone.web.done import redirect_done
from tabellone.web.kept_pages import kept
from tabellone.web.numbers_told import say_numbers
from tabellone.web.player_form import answers, questions
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.enrolled import player_row, players_page
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.team_pages import teams_page
from tabellone.web.uploads import uploaded

MOST_PROBLEMS = 50
"""Lines told one by one; whoever has more wrong has chosen the wrong file."""
PREVIEWED = (
    *("rating", "title", "fide_title", "team", "card", "fide_number"),
    *("club", "province", "born", "sex", "federation"),
)
"""What the preview of a file shows beside the name, if anybody in it has it."""
MOST_UNREAD = 20
"""Columns or cells named that the program does not know."""


@kept
def entrant(request: Request, key: str, player: int) -> HttpResponse:
    """What the director can do with one player."""
    return _entrant(request, key, player)


def _entrant(
    request: Request, key: str, player: int, typed: dict[str, Any] | None = None, problem: str = ""
) -> HttpResponse:
    journal = opened(request, key)
    if player not in journal.state.entrants:
        raise Http404
    state = journal.state
    row = player_row(state, state.entrants[player])
    may_strike = row["played"] and isinstance(state.system, CanAnnul)
    keeps_first_rating = row["played"] and can_rank_by_ratings(state.options) and bool(row["player"].rating)
    context = {
        "row": row,
        "coming_rounds": coming_rounds(state, player),
        "may_strike": may_strike,
        "keeps_first_rating": keeps_first_rating,
        "questions": questions(state.system, typed or state.entrants[player].player._asdict()),
        "problem": problem,
    }
    return tournament_page(request, key, journal, "players/entrant", **context)


@posted
def add(request: Request, key: str) -> HttpResponse:
    """One player a line; if a line cannot be read nothing is enrolled and everything typed is still there."""
    text, state = request.POST.get("players", ""), REPOSITORY.moment(key).state
    lines = listed(state, text)
    try:
        enrolled = enrol_listed(hand(request), key, lines)
    except UserError as error:
        against = [(line, why) for line, why in zip(lines, objections(state, lines), strict=True) if why]
        problems = told_of_lines(request, against) or [request.speaker.problem(error)]
    else:
        if enrolled.is_done:
            messages.success(request, request.speaker.say("ui_enrolled", count=len(enrolled.players)))
            if orders := sum(bool(line.order) for line in lines):
                messages.success(request, request.speaker.say("ui_orders_left_out", count=orders))
            if unread := enrolled.unread[:MOST_UNREAD]:
                messages.warning(request, request.speaker.say("ui_not_read", what=", ".join(unread)))
            say_numbers(request, enrolled.draw_again, enrolled.renumbered)
            return redirect("players", key)
        problems = told_of_lines(request, [(line, Reason(line.problem)) for line in enrolled.wrong])
    page = teams_page if state.is_by_teams else players_page
    response = page(request, key, text, problems)
    response.status_code = 400
    return response


def told_of_lines(request: Request, wrong: list[tuple[ParsedLine, Reason]]) -> list[str]:
    """The first of the lines that something speaks against, and how many more there are."""
    say = request.speaker.say
    told = [
        say("ui_line", line=one.line, text=one.text[:60], why=request.speaker.sentence(why))
        for one, why in wrong[:MOST_PROBLEMS]
    ]
    if len(wrong) > MOST_PROBLEMS:
        told.append(say("ui_more_lines", count=len(wrong) - MOST_PROBLEMS))
    return told


class PreviewCell(NamedTuple):
    """A cell of the preview of a file, or its heading."""

    field: str
    word: str

    @property
    def is_number(self) -> bool:
        """Whether it stands to the right."""
        return self.field == "rating"


@posted
def csv_preview(request: Request, key: str) -> HttpResponse:
    """What a CSV file would enrol, line by line, with what is wrong; nothing happens yet."""
    text = decode(uploaded(request, MAX_FILE_SIZE))
    journal = opened(request, key)
    pasted = listed(journal.state, text)
    against = objections(journal.state, pasted)
    good = [line.player for line, why in zip(pasted, against, strict=True) if line.player and why is None]
    if not pasted:
        raise BadDocumentError("file_is_empty", "")
    fields = [field for field in PREVIEWED if any(player.get(field) for player in good)]
    cells = [[PreviewCell(field, str((line.player or {}).get(field) or "")) for field in fields] for line in pasted]
    context = {
        "lines": list(zip(pasted, against, cells, strict=True)),
        "fields": [PreviewCell(field, request.speaker.say(f"column_{field}")) for field in fields],
        "good": len(good),
        "bad": len(pasted) - len(good),
        "text": players_text(good),
        "unread": unread_parts(pasted)[:MOST_UNREAD],
        "columns": [(heading, f"column_{column}" if column else "") for heading, column in recognised_columns(text)],
        "orders": sum(bool(line.order) for line in pasted),
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "players/csv_preview", **context)


@posted
def act_on(request: Request, key: str, player: int, action: str) -> HttpResponse:
    """What can be done with one player."""
    system = REPOSITORY.moment(key).state.system
    if action == "edit":
        described = answers(request, system)
        try:
            _correct(request, key, player, described)
            _save_absences(request, key, player)
            messages.success(request, request.speaker.say("ui_saved"))
        except UserError as error:
            response = _entrant(request, key, player, described, request.speaker.problem(error))  # it is still there
            response.status_code = 400
            return response
    elif action in CAREFUL:
        return act_carefully(request, key, action, CAREFUL[action](request, key, player), "entrant", player)
    elif action == "absence":
        entrants.set_absence(hand(request), key, player, request.POST.get("kind") or None)
    else:
        raise UserError("ui_not_found")
    if request.htmx:
        return HttpResponse(status=204)  # a check box: the page follows the tournament anyway
    return redirect("players", key)


def _correct(request: Request, key: str, player: int, described: dict[str, Any]) -> None:
    """What goes on counting of the player as he was is said."""
    was_wrong = bool(request.POST.get("was_wrong"))
    corrected = entrants.correct(hand(request), key, player, described, was_wrong)
    if corrected.handicaps:
        rounds = ", ".join(map(str, corrected.handicaps))
        messages.warning(request, request.speaker.say("ui_handicap_then", rounds=rounds))
    if corrected.first_rating:
        messages.warning(request, request.speaker.say("ui_first_rating", rating=corrected.first_rating))


def _save_absences(request: Request, key: str, player: int) -> None:
    """One field a round: he plays, is absent, or has half a point."""
    rounds = range(1, REPOSITORY.moment(key).state.rounds + 1)
    kinds = {number: request.POST[f"round-{number}"] for number in rounds if f"round-{number}" in request.POST}
    if kinds:
        absences.ask(hand(request)._replace(seen=None), key, player, kinds)


def act_carefully(request: Request, key: str, action: str, acted: Acted, page: str, one: int) -> HttpResponse:
    """The list with what was done to a player or a team, and undo; or the question that comes first."""
    if acted.event is not None:
        say_numbers(request, *renumbered(acted))
        return redirect_done(acted.event, "players", key)
    what = request.speaker.say(f"ui_ask_{action}")
    return affected_page(request, key, what, acted.affected, reverse(page, args=[key, one]))


def _withdraw(request: Request, key: str, player: int) -> Acted:
    strike, confirmed = bool(request.POST.get("strike")), bool(request.POST.get("confirmed"))
    return entrants.withdraw(hand(request), key, player, strike, confirmed)


def _return(request: Request, key: str, player: int) -> Acted:
    return entrants.readmit(hand(request), key, player)


def _remove(request: Request, key: str, player: int) -> Acted:
    return entrants.remove(hand(request), key, player, confirmed=bool(request.POST.get("confirmed")))


CAREFUL: dict[str, Callable[[Request, str, int], Acted]] = {
    "withdraw": _withdraw,
    "return": _return,
    "remove": _remove,
}
"""What the buttons beside a player ask for that can be undone where it is said."""


@posted
def draw(request: Request, key: str) -> HttpResponse:
    """Numbers and first colour, from a seed that goes into the journal; an old page draws nothing a second time."""
    if REPOSITORY.moment(key).state.drawn:
        return led_to(request, "ui_drawn_already", "players", key)
    return redirect_done(entrants.draw_numbers(hand(request), key), "players", key)
