"""Rounds: preview and pair, publish, results."""

import json
import secrets
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.html import format_html_join

from tabellone.documents.exact import as_text
from tabellone.documents.pairing import rest_text
from tabellone.documents.results import Say, board_label, result_label, result_words
from tabellone.documents.round_games import shown_game
from tabellone.engine.lines import read_line
from tabellone.engine.model import Amount, Tournament
from tabellone.engine.reasons import ImpedimentError
from tabellone.engine.results import AFTER_A_DRAW, DRAWN, ONE_GAME, OPEN, REPLAYS, TWO_GAMES, after_a_draw, result_of
from tabellone.journal.actions import drawn_lot, pairing
from tabellone.journal.state import State
from tabellone.journal.steps import next_step
from tabellone.store.backup import make_backup
from tabellone.web.access import director_only, is_director
from tabellone.web.books import REPOSITORY, act, opened
from tabellone.web.cells import result_buttons
from tabellone.web.director.consequences import confirm_page, newly_otherwise
from tabellone.web.director.frame import tournament_page
from tabellone.web.director.openings import openings_of_boards, openings_shown
from tabellone.web.director.phases import warn_next_phases
from tabellone.web.director.tables import show_tables
from tabellone.web.kept_pages import kept
from tabellone.web.posting import posted
from tabellone.web.request import Request

KEYS = {
    "chess": {"1": "1-0", "0": "0-1", "=": "1/2", "5": "1/2", "x": "1/2"},
    "draughts": {"2": "1-0", "0": "0-1", "1": "1/2", "=": "1/2", "x": "1/2"},
    "match": {str(result_of(code).match_points[0]): code for code in TWO_GAMES} | {"=": "2-2"},
}
"""What a key means where a win is worth one point, where it is worth two, and in a match of two games."""
CLEAR = "clear"
"""Takes a result away that was entered on the wrong board."""
RARE_RESULTS = ("1-0f", "0-1f", "0-0f", "suspended")
ONLY_ROUND = 1
"""Of a tournament cut down to the one round that is shown: the worth of its boards needs no other."""
LOT = "lot"
"""Asks for the lot after a drawn game."""
REPLAYED_ONCE = tuple(after_a_draw(DRAWN.code, code) for code in AFTER_A_DRAW)
"""What can be entered at once, without the draw before it."""


@director_only
def pair(request: Request, key: str) -> HttpResponse:
    """What the next round will be, with reasons and exceptions, then the round itself."""
    journal = opened(request, key)
    seed = read_line(request.POST.get("lots_seed", ""), "lots_seed").strip()  # of the round that was previewed
    data, decision = pairing(journal.state, seed or secrets.token_hex(4))
    if request.method == "POST":
        event = act(request, key, "pair", data)
        try:
            make_backup("round")
        except ImpedimentError as error:
            problem = request.speaker.problem(error)
            messages.warning(request, request.speaker.say("backup_not_made", problem=problem))
        return HttpResponseRedirect(f"/t/{key}/round/{event.data['round']}")
    tournament = journal.state.tournament
    unit = journal.state.system.scoring(tournament).per
    boards = [
        {
            "number": number,
            "white": _seat(tournament, game.white, decision.scores[game.white], unit),
            "black": _seat(tournament, game.black, decision.scores[game.black], unit),
        }
        for number, game in enumerate(decision.games, 1)
    ]
    rests = [(tournament.players[rest.player - 1], rest_text(rest, request.speaker)) for rest in decision.rests]
    context = {
        "decision": decision,
        "lots_seed": data.get("lots_seed", ""),
        "boards": boards,
        "tables": [
            (index, [_seat(tournament, player, decision.scores[player], unit) for player in table.seats])
            for index, table in enumerate(decision.tables, 1)
        ],
        "rests": rests,
        "warnings": journal.state.system.warnings(tournament),
        "game": shown_game(tournament.round_games, decision.round, request.speaker),
        "hide_step": True,
    }
    return tournament_page(request, key, journal, "pair", **context)


@kept
def show(request: Request, key: str, number: int) -> HttpResponse:
    """A round with its results; everybody sees it once it is published."""
    journal = opened(request, key)
    if not 0 < number <= len(journal.state.paired):
        raise Http404
    paired = journal.state.paired[number - 1]
    if journal.state.system.seats_tables:
        return show_tables(request, key, journal, number)
    numbers, tournament = journal.state.number_of, journal.state.tournament
    entry = _entry(request, key, journal.state, number)
    missing = paired.undecided(journal.state.system)
    boards = [
        _board(journal.state, request.speaker.say, numbers, entry, number, index) for index in range(len(paired.boards))
    ]
    context = {
        "number": number,
        "paired": paired,
        "boards": boards,
        "rests": [
            (tournament.players[rest.player - 1], rest_text(rest, request.speaker))
            for rest in tournament.history[number - 1].rests
        ],
        "has_steps": number > 1 and journal.state.system.shows_steps,
        "open_games": journal.state.system.pairs_open_games and paired.published and 0 < missing < len(paired.boards),
        "done": len(paired.boards) - missing,
        "last": number == len(journal.state.paired),
        "has_results": journal.state.has_results(number),
        **openings_shown(journal.state, number, request.speaker),
    }
    return tournament_page(request, key, journal, "round", **context, **entry)


@director_only
@posted
def act_on(request: Request, key: str, number: int, action: str) -> HttpResponse:
    """Publish, take back, throw away."""
    if action not in ("publish", "unpublish", "unpair"):
        raise Http404
    act(request, key, action, {"round": number})
    return HttpResponseRedirect(f"/t/{key}/" if action == "unpair" else f"/t/{key}/round/{number}")


@director_only
@posted
def result(request: Request, key: str, number: int, board: int) -> HttpResponse:
    """A result, or another one in its place; the answer is the line of the table."""
    code = request.POST.get("confirmed") or request.POST.get("result") or None
    code = None if code == CLEAR else code
    state = REPOSITORY.moment(key).state
    paired = state.paired[number - 1] if 0 < number <= len(state.paired) else None
    known = paired.boards[board - 1].result if paired and 0 < board <= len(paired.boards) else None
    if code == LOT and _is_undecided_draw(state, known):
        code = drawn_lot(state, number, board)
    kind = "result" if known in state.system.open_results and code is not None else "correct"
    data = {"round": number, "board": board, "result": code}
    asked: list[int] = []
    if kind == "correct" and number < len(state.paired) and not request.POST.get("confirmed"):
        asked = newly_otherwise(key, kind, data)
    if asked and not request.htmx:
        label = result_label(code, state.system.points_unit)
        what = request.speaker.say("ui_correct_to", board=board, round=number, result=label)
        return confirm_page(request, key, what, asked, f"/t/{key}/round/{number}", confirmed=code or "")
    if not asked:
        act(request, key, kind, data)
        if kind == "correct":
            warn_next_phases(request, key, state)
    journal = opened(request, key)
    if not request.htmx:
        return HttpResponseRedirect(f"/t/{key}/round/{number}")
    entry = _entry(request, key, journal.state, number)
    context = {
        "base": f"/t/{key}/",
        "number": number,
        "board": _board(journal.state, request.speaker.say, journal.state.number_of, entry, number, board - 1),
        "seen": journal.version,
        "step": next_step(journal.state),
        "otherwise": asked,
        "asked": code,
        "asked_label": result_label(code, journal.state.system.points_unit),
        **entry,
    }
    return render(request, "tabellone/board_saved.html", context)


def _entry(request: Request, key: str, state: State, number: int) -> dict[str, Any]:
    """What all lines of a round have in common, put into words once."""
    say, scoring = request.speaker.say, _scoring(state)
    return {
        "may_enter": is_director(request) and not state.closed and state.supposed(number) is None,
        "place": f"/t/{key}/round/{number}/board/",
        "why": f"/t/{key}/why/{number}/",
        "other_result": say("ui_other_result"),
        "scoring": scoring,
        "openings": openings_of_boards(state, state.paired[number - 1]),
        "worth": state.system.scoring(state._replace(paired=(state.paired[number - 1],)).tournament),
        "keys": json.dumps(KEYS[scoring]),
        "keys_told": f"ui_keys_{scoring}",
        "rare_options": format_html_join(
            "",
            '<option value="{}">{}</option>',
            [
                *(
                    (code, result_words(code, state.system.points_unit, say))
                    for code in (*RARE_RESULTS, *(replay for replay in REPLAYED_ONCE if replay in state.result_codes))
                ),
                (CLEAR, say("ui_clear_result")),
            ],
        ),
    }


def _scoring(state: State) -> str:
    """How a result is written and typed."""
    if TWO_GAMES[0] in state.result_codes:
        return "match"
    return "draughts" if state.system.points_unit == 1 else "chess"


def _board(
    state: State, say: Say, numbers: dict[int, int], entry: dict[str, Any], number: int, index: int
) -> dict[str, Any]:
    board, unit = state.paired[number - 1].boards[index], state.system.points_unit
    white, black = (state.entrants[player].name for player in (board.white, board.black))
    main = TWO_GAMES if entry["scoring"] == "match" else ONE_GAME
    follows = _after_this_draw(board.result) if _is_undecided_draw(state, board.result) else ()

    def label(code: str | None) -> str:
        return board_label(code, numbers[board.white], numbers[board.black], unit, entry["worth"], ONLY_ROUND)

    return {
        "number": index + 1,
        "white": numbers[board.white],
        "black": numbers[board.black],
        "white_name": white,
        "black_name": black,
        "opening": entry["openings"][index],
        "label": label(board.result) if board.result in main else result_words(board.result, unit, say),
        "rare": result_words(board.result, unit, say) if board.result not in (None, *main) else "",
        "decisions": result_buttons(
            f"{entry['place']}{index + 1}",
            ((code, say("ui_decide_lot") if code == LOT else result_words(code, unit, say), False) for code in follows),
        ),
        "buttons": result_buttons(
            f"{entry['place']}{index + 1}", ((code, label(code), code == board.result) for code in main)
        ),
    }


def _after_this_draw(drawn: str | None) -> tuple[str, ...]:
    """What can follow a drawn game where somebody has to go on (FID, sistemi ad eliminazione, Art. 5)."""
    return (*(after_a_draw(drawn, replay) for replay in REPLAYS), LOT)


def _is_undecided_draw(state: State, code: str | None) -> bool:
    """Whether a replay or the lot has to say who goes on."""
    return code not in OPEN and code in state.system.open_results


def _seat(tournament: Tournament, number: int, score: int, unit: int) -> dict[str, Any]:
    player = tournament.players[number - 1]
    return {"name": player.name, "number": number, "score": as_text(Amount(score, unit)), "team": player.team}
