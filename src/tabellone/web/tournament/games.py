"""Rounds of games: the boards, how they look before they are played and in the hall."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from django.http import HttpResponse
from django.urls import reverse

from tabellone.desk.by_phone import Spot, proposals, written
from tabellone.desk.results import LOT, LOT_AS_NOBODY_CAME, is_undecided_draw
from tabellone.desk.slips import can_be_verified
from tabellone.documents.brackets import brackets_of_round
from tabellone.documents.reasons import rest_text
from tabellone.documents.results import Translate, board_label, result_label, result_words
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasBrackets, HasProcedureSteps
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import count_open
from tabellone.engine.model import Tournament
from tabellone.engine.results import (
    ADJOURNED,
    FORFEITS,
    ONE_GAME,
    REPLAYS,
    TWO_GAMES,
    code_after_draw,
    forfeit_for,
    result_of,
    reversed_result,
)
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.reading.number_ranges import is_in_ranges
from tabellone.web.addresses import numbered
from tabellone.web.askers import asker_of, may_enter
from tabellone.web.cells import result_buttons
from tabellone.web.keys import keys_of_boards
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.openings import openings_of_boards, openings_shown
from tabellone.web.tournament.seats import seat

KEYS = {
    "chess": {"1": "1-0", "0": "0-1", "=": "1/2", "5": "1/2", "x": "1/2"},
    "draughts": {"2": "1-0", "0": "0-1", "1": "1/2", "=": "1/2", "x": "1/2"},
    "match": {str(result_of(code).match_points[0]): code for code in TWO_GAMES} | {"=": "2-2"},
}
"""What a key means where a win is worth one point, where it is worth two, and in a match of two games."""
CLEAR = "clear"
"""Takes a result away that was entered on the wrong board."""
SUSPENDED = str(ADJOURNED.code)
ONLY_ROUND = 1
"""Of a tournament cut down to the one round that is shown: the worth of its boards needs no other."""
LOT_WORDS = {LOT: "ui_decide_lot", LOT_AS_NOBODY_CAME: "ui_decide_lot_nobody_came"}


def show_games(request: Request, key: str, journal: Snapshot, number: int) -> HttpResponse:
    """The boards of a round, with the keys and buttons of its results for whoever may enter them."""
    paired = journal.state.paired_rounds[number - 1]
    numbers, tournament = journal.state.number_of, journal.state.tournament
    entry = entry_of(request, key, journal.state, number)
    locked = entry["may_enter"] and _is_finished(journal.state, paired) and "correct" not in request.GET
    progress = progress_of(journal.state, paired)
    missing = progress["missing"]
    only_missing = entry["may_enter"] and request.GET.get("show") == "missing"
    boards = [
        board_line(journal.state, request.speaker.say, numbers, entry, number, index)
        for index, board in enumerate(paired.games)
        if not only_missing or board.result is None or is_undecided_draw(journal.state, board.result)
    ]
    context = {
        "number": number,
        "boards": boards,
        **progress,
        "only_missing": only_missing,
        "rests": [
            (tournament.players[rest.player - 1], rest_text(rest, request.speaker))
            for rest in tournament.history[number - 1].rests
        ],
        "has_steps": number > 1 and isinstance(journal.state.system, HasProcedureSteps),
        "open_games": journal.state.system.pairs_with_open_games
        and paired.published
        and 0 < missing < len(paired.encounters),
        "locked": locked,
        "page_keys": keys_of_boards(entry["scoring"]) if entry["may_enter"] and boards and not locked else (),
        "last": number == len(journal.state.paired_rounds),
        "verifiable": can_be_verified(journal.state, number),
        "has_results": journal.state.has_results(number),
        "may_be_missing": journal.state.assumed_result(number) is None
        and any(game.result is None for game in paired.games),
        **openings_shown(journal.state, number, request.speaker),
    }
    return tournament_page(request, key, journal, "round/games", **context, **entry)


def progress_of(state: State, paired: PairedRound) -> dict[str, Any]:
    """How far a round is."""
    count, missing = len(paired.encounters), paired.undecided_count(state.system)
    return {"paired": paired, "count": count, "missing": missing, "done": count - missing}


def _is_finished(state: State, paired: PairedRound) -> bool:
    """Whether every board has its final result: a stray key must not change one."""
    return bool(paired.games) and not count_open(paired.games, state.system.open_results)


def preview_games(tournament: Tournament, decision: Decision, unit: int) -> list[dict[str, Any]]:
    """The boards of a round that is not paired yet."""
    return [
        {
            "number": number,
            "white": seat(tournament, game.white, decision.scores[game.white], unit),
            "black": seat(tournament, game.black, decision.scores[game.black], unit),
        }
        for number, game in enumerate(decision.games, 1)
    ]


def hall_games(request: Request, state: State, number: int) -> list[dict[str, Any]]:
    """The boards of a round for the wall: with the opening where each has its own, and the result."""
    paired, tournament = state.paired_rounds[number - 1], state.tournament
    unit, worth = state.system.points_unit, state.system.scoring(tournament)
    openings = openings_of_boards(state, paired)
    diagrams: list[Any] = [None] * len(paired.games)
    if len(paired.openings) > 1:
        diagrams = [one for _, one, _ in openings_shown(state, number, request.speaker)["diagrams"]]
    return [
        {
            "number": index,
            "white": tournament.players[game.white - 1],
            "black": tournament.players[game.black - 1],
            "label": board_label(game.result, game.white, game.black, unit, worth, number) if game.result else "",
            "opening": openings[index - 1],
            "diagram": diagrams[index - 1],
        }
        for index, game in enumerate(tournament.history[number - 1].games, 1)
    ]


def entry_of(request: Request, key: str, state: State, number: int) -> dict[str, Any]:
    """What all lines of a round have in common, put into words once."""
    say, scoring = request.speaker.say, scoring_of(state)
    place = numbered("board_result", key, number).before
    beside = reverse("round", args=[key, number]).rpartition("/")[0] + "/"
    return {
        "may_enter": may_enter(request, number) and not state.closed and state.assumed_result(number) is None,
        "mine": asker_of(request).scope.boards,
        "place": place,
        "from_here": place.removeprefix(beside),
        "tail": "",
        "follows": _after_this_draw,
        "why": numbered("why", key, number).before,
        "why_word": say("ui_why_word"),
        "player": numbered("player", key).before,
        "suspended_word": say("short_suspended"),
        "clear_word": say("ui_clear_result"),
        "scoring": scoring,
        "openings": openings_of_boards(state, state.paired_rounds[number - 1]),
        "brackets": brackets_shown(state, number, request.speaker),
        "worth": state.system.scoring(state._replace(paired_rounds=(state.paired_rounds[number - 1],)).tournament),
        "keys": typed(scoring),
    }


def typed(scoring: str, crossed: bool = False) -> str:
    """For a script: what every key means on a board, and what it means after F; `crossed` where sides are changed."""
    meant = ((key, (code, forfeit_for(code))) for key, code in KEYS[scoring].items())
    return json.dumps({key: [reversed_result(code) if crossed else code for code in codes] for key, codes in meant})


def brackets_shown(state: State, number: int, speaker: Speaker) -> dict[frozenset[int], str]:
    """Which bracket each pair of a round plays in, where players go out and there are several."""
    if not isinstance(state.system, HasBrackets):
        return {}
    return brackets_of_round(state.system.brackets(state.tournament), number, speaker)


def scoring_of(state: State) -> str:
    """How a result is written and typed."""
    if TWO_GAMES[0] in state.result_codes:
        return "match"
    return "draughts" if state.board_points_unit == 1 else "chess"


def board_line(
    state: State, say: Translate, numbers: dict[int, int], entry: dict[str, Any], number: int, index: int
) -> dict[str, Any]:
    """One board with its players, its result and the buttons for another."""
    board, unit = state.paired_rounds[number - 1].games[index], state.system.points_unit
    white, black = (state.entrants[player].name for player in (board.white, board.black))
    main = TWO_GAMES if entry["scoring"] == "match" else ONE_GAME
    follows = entry["follows"](board.result) if is_undecided_draw(state, board.result) else ()
    place = f"{entry['from_here']}{index + 1}{entry['tail']}"

    def label(code: str | None) -> str:
        return board_label(code, numbers[board.white], numbers[board.black], unit, entry["worth"], ONLY_ROUND)

    return {
        "number": index + 1,
        "changed": index + 1 in state.paired_rounds[number - 1].changed_encounters,
        "mine": entry["may_enter"] and is_in_ranges(entry["mine"], index + 1),
        "white": numbers[board.white],
        "black": numbers[board.black],
        "white_name": white,
        "black_name": black,
        "opening": entry["openings"][index],
        "bracket": entry["brackets"].get(frozenset((numbers[board.white], numbers[board.black])), ""),
        "label": label(board.result) if board.result in main else result_words(board.result, unit, say),
        "rare": "" if board.result in (None, *main, *FORFEITS, SUSPENDED) else result_words(board.result, unit, say),
        "rare_buttons": result_buttons(place, _rare(board.result, unit, entry)),
        "decisions": result_buttons(
            place,
            (
                (code, say(LOT_WORDS[code]) if code in LOT_WORDS else result_words(code, unit, say), False)
                for code in follows
            ),
        ),
        "proposed": proposed_shown(state, say, Spot(number, index + 1), place, label) if entry["may_enter"] else [],
        "undecided": "ui_drawn_again" if result_of(board.result).is_drawn_again else "ui_drawn_undecided",
        "buttons": result_buttons(place, ((code, label(code), code == board.result) for code in main)),
    }


def proposed_shown(
    state: State, say: Translate, spot: Spot, place: str, label: Callable[[str | None], str]
) -> list[dict[str, Any]]:
    """What phones have entered for a board and waits for the other side or the desk; who say the same, together."""
    said: dict[str, list[Proposal]] = {}
    for one in proposals(state, spot):
        said.setdefault(written(state, one)["result"], []).append(one)
    return [
        {
            "who": ", ".join(
                say("ui_by_card") if one.player is None else state.entrants[one.player].name for one in same
            ),
            "code": code,
            "label": label(code),
            "place": place,
            "repeated": any(one.repeated for one in same),
        }
        for code, same in said.items()
    ]


def _rare(result: str | None, unit: int, entry: dict[str, Any]) -> Iterator[tuple[str, str, bool]]:
    """Forfeits and what else a board can have, in few letters; a result entered on the wrong board is taken away."""
    for code in FORFEITS:
        yield code, f"{result_label(result_of(code).figures, unit)} f", code == result
    yield SUSPENDED, entry["suspended_word"], result == SUSPENDED
    if result is not None:
        yield CLEAR, entry["clear_word"], False


def _after_this_draw(drawn: str | None) -> tuple[str, ...]:
    """What can follow a drawn game where somebody has to go on (FID, sistemi ad eliminazione, Art. 5)."""
    return (*(code_after_draw(drawn, replay) for replay in REPLAYS), *LOT_WORDS)
