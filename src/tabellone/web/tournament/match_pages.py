"""Rounds of matches: the boards of every match, one match by itself, how they look before and in the hall."""

from collections import Counter
from typing import Any

from django.http import Http404, HttpResponse

from tabellone.desk.by_phone import Spot
from tabellone.desk.line_ups import opening_remarks
from tabellone.desk.matches import is_undecided
from tabellone.desk.slips import can_be_verified
from tabellone.documents.numbers import format_amount
from tabellone.documents.reasons import rest_text
from tabellone.documents.results import result_label, result_words
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasProcedureSteps
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Match, TeamGame, all_matches
from tabellone.engine.model import Tournament
from tabellone.engine.results import (
    DRAWN_RESULT,
    FORFEITS,
    ONE_GAME,
    REPLAYS,
    TWO_GAMES,
    code_after_draw,
    result_of,
    reversed_result,
)
from tabellone.engine.teams.matches import match_forfeit_reason, open_result_count
from tabellone.engine.teams.options import team_rules
from tabellone.engine.teams.scores import forfeit_points, match_scores, units_per_point
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.reading.number_ranges import is_in_ranges
from tabellone.web.addresses import numbered
from tabellone.web.askers import asker_of, may_enter
from tabellone.web.books import opened
from tabellone.web.cells import result_buttons
from tabellone.web.kept_pages import kept
from tabellone.web.keys import keys_of_matches
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.games import (
    CLEAR,
    SUSPENDED,
    brackets_shown,
    proposed_shown,
    scoring_of,
    typed,
)
from tabellone.web.tournament.openings import openings_of_boards, openings_shown
from tabellone.web.tournament.seats import seat


def show_matches(request: Request, key: str, journal: Snapshot, number: int) -> HttpResponse:
    """All matches of a round with their boards, and the keys and buttons of the results for whoever may enter them."""
    state = journal.state
    paired, entry = state.paired_rounds[number - 1], entry_of(request, state, number)
    only_missing = request.GET.get("show") == "missing"
    matches = [match_shown(request, key, state, number, index, entry) for index in range(len(paired.matches))]
    missing = sum(match["missing"] for match in matches)
    count = sum(len(match["boards"]) or match["missing"] for match in matches if match["forfeit"] is None)
    context = {
        "number": number,
        "paired": paired,
        "matches": [match for match in matches if match["missing"] or not only_missing],
        "only_missing": only_missing,
        "missing": missing,
        "count": count,
        "done": count - missing,
        "sealed": len(paired.matches_without_line_ups),
        "rests": _rests(request, state, number),
        "has_steps": number > 1 and isinstance(state.system, HasProcedureSteps),
        "last": number == len(state.paired_rounds),
        "verifiable": can_be_verified(state, number),
        "has_results": state.has_results(number),
        **openings_shown(state, number, request.speaker),
    }
    return tournament_page(request, key, journal, "round/matches", **context, **entry)


@kept
def show_match(request: Request, key: str, number: int, match: int) -> HttpResponse:
    """One match: its score, its boards, both line-ups and who stays out."""
    journal = opened(request, key)
    state = journal.state
    if not 0 < number <= len(state.paired_rounds) or not 0 < match <= len(state.paired_rounds[number - 1].matches):
        raise Http404
    entry = entry_of(request, state, number)
    matches = [match_shown(request, key, state, number, index, entry) for index in range(len(_matches(state, number)))]
    played = _matches(state, number)[match - 1]
    context = {
        "number": number,
        "match": matches[match - 1],
        "others": matches,
        "sides": [_side(state, played, side) for side in (0, 1)],
        "undecided": is_undecided(state, played),
        "decisions": [
            (code, result_words(code_after_draw(DRAWN_RESULT.code, code), state.board_points_unit, request.speaker.say))
            for code in REPLAYS
        ],
        "last": number == len(state.paired_rounds),
        **openings_shown(state, number, request.speaker),
    }
    return tournament_page(request, key, journal, "round/match", **context, **entry)


def preview_matches(tournament: Tournament, decision: Decision, unit: int) -> list[dict[str, Any]]:
    """The matches of a round that is not paired yet."""
    return [
        {
            "number": number,
            "white": seat(tournament, match.white, decision.scores[match.white], unit),
            "black": seat(tournament, match.black, decision.scores[match.black], unit),
        }
        for number, match in enumerate(all_matches(decision.encounters), 1)
    ]


def hall_matches(request: Request, state: State, number: int) -> list[dict[str, Any]]:
    """The matches of a round for the wall, with their score so far."""
    tournament = state.tournament
    shown = competitors(tournament)
    return [
        {
            "number": index,
            "white": shown[match.white - 1],
            "black": shown[match.black - 1],
            "label": score_text(tournament, number, match) if not match.has_no_result() else "",
        }
        for index, match in enumerate(tournament.history[number - 1].matches, 1)
    ]


def entry_of(request: Request, state: State, number: int) -> dict[str, Any]:
    """What all boards of a round have in common."""
    scoring, may = scoring_of(state), may_enter(request, number) and not state.closed
    return {
        "of_round": number,
        "tournament": state.tournament,
        "may_enter": may,
        "mine": asker_of(request).scope.boards,
        "scoring": scoring,
        "page_keys": keys_of_matches(scoring) if may else (),
        "keys": typed(scoring),
        "crossed_keys": typed(scoring, crossed=True),
        "openings": _openings(state, number),
        "brackets": brackets_shown(state, number, request.speaker),
    }


def match_shown(
    request: Request, key: str, state: State, number: int, index: int, entry: dict[str, Any]
) -> dict[str, Any]:
    """A match with its boards, from the side of the team named first."""
    match = _matches(state, number)[index]
    tournament = entry["tournament"]
    by_number = tournament.history[number - 1].matches[index]
    white, black = (state.teams[team] for team in match.seats)
    place = numbered("match_board", key, number, index + 1)
    boards = [
        board_line(request, state, match, index + 1, board, place(board + 1), entry)
        for board in range(len(match.games))
    ]
    return {
        "number": index + 1,
        "changed": index + 1 in state.paired_rounds[number - 1].changed_encounters,
        "mine": entry["may_enter"] and is_in_ranges(entry["mine"], index + 1),
        "white": white.name,
        "black": black.name,
        "white_number": state.number_of[white.id],
        "black_number": state.number_of[black.id],
        "bracket": entry["brackets"].get(frozenset(state.number_of[team] for team in match.seats), ""),
        "score": score_text(tournament, number, by_number),
        "figures": figures(tournament, number, by_number),
        "result": match.result,
        "forfeit": match.forfeit,
        "has_games_played": any(result_of(game.result).games for game in match.games),
        "who_did_not_come": match_forfeit_reason(tournament, by_number),
        "boards": boards,
        "missing": open_result_count(team_rules(state.options), match, frozenset()),
        "known": bool(match.games),
        "remarks": opening_remarks(state, state.paired_rounds[number - 1], index + 1),
        "why": numbered("why", key, number)(state.number_of[white.id]),
    }


def board_line(
    request: Request, state: State, match: Match, number: int, board: int, place: str, entry: dict[str, Any]
) -> dict[str, Any]:
    """One board: who plays for which team with which colour, its result and the buttons for another."""
    game, unit, say = match.games[board], state.board_points_unit, request.speaker.say
    main = TWO_GAMES if entry["scoring"] == "match" else ONE_GAME

    def button(code: str, label: str) -> tuple[str, str, bool]:
        """Labels are from the first team's side, codes from White's."""
        sent = of_first_team(game, code)
        return sent, label, game.result == sent

    rare = [button(code, f"{result_label(result_of(code).figures, unit)} f") for code in FORFEITS]
    rare.append(button(SUSPENDED, say("short_suspended")))
    if game.result is not None:
        rare.append((CLEAR, say("ui_clear_result"), False))
    label = of_first_team(game, game.result)

    def written(code: str | None) -> str:
        return result_label(of_first_team(game, code), unit)

    spot = Spot(entry["of_round"], number, board + 1)
    return {
        "proposed": proposed_shown(state, say, spot, place, written) if entry["may_enter"] else [],
        "match": number,
        "mine": entry["may_enter"] and is_in_ranges(entry["mine"], number),
        "number": board + 1,
        "place": place,
        "first": _person(state, game.first_player),
        "second": _person(state, game.second_player),
        "crossed": game.colours_swapped,
        "manned": game.is_occupied,
        "opening": entry["openings"].get((number, board + 1), ""),
        "label": result_label(label, unit) if label in main else result_words(label or None, unit, say),
        "buttons": result_buttons(place, [button(code, result_label(code, unit)) for code in main]),
        "rare_buttons": result_buttons(place, rare),
    }


def _openings(state: State, number: int) -> dict[tuple[int, int], str]:
    """What is played at each board of each match, where boards have openings of their own."""
    paired = state.paired_rounds[number - 1]
    return dict(zip(paired.occupied_boards, openings_of_boards(state, paired), strict=True))


def score_text(tournament: Tournament, number: int, match: Match) -> str:
    """Points on the boards so far, with the mark of a forfeit of a whole team."""
    mark = " f" if result_of(match.result).is_forfeit else ""
    return " – ".join(figures(tournament, number, match)) + mark


def figures(tournament: Tournament, number: int, match: Match) -> list[str]:
    """What both teams have made on the boards; what is open counts nothing yet, a forfeit of a team as 9.3 has it."""
    if result_of(match.result).is_forfeit:
        return [format_amount(points) for points in forfeit_points(tournament, number, match)]
    made = Counter[int]()
    for score in match_scores(tournament, number, match):
        made[score.team] += score.units
    per = units_per_point(tournament)
    return [format_amount(Amount(made[team], per)) for team in match.seats]


def of_first_team(game: TeamGame, code: str | None) -> str:
    """Between the side of the first team and that of White, either way."""
    return (reversed_result(code) if game.colours_swapped else code) or ""


def _person(state: State, person: int | None) -> dict[str, Any] | None:
    if person is None:
        return None
    player = state.entrants[person].player
    return {"id": person, "name": player.name, "rating": player.rating}


def _side(state: State, match: Match, side: int) -> dict[str, Any]:
    """A team in a match: who sits where, and who does not."""
    team = state.teams[match.seats[side]]
    boards = team_rules(state.options).boards
    seated = [(game.first_player, game.second_player)[side] for game in match.games[:boards]]
    bench = [state.entrants[player].name for player in team.team.roster if player not in seated]
    return {"team": team, "seated": [_person(state, player) for player in seated], "bench": bench}


def _matches(state: State, number: int) -> tuple[Match, ...]:
    return state.paired_rounds[number - 1].matches


def _rests(request: Request, state: State, number: int) -> list[Any]:
    tournament = state.tournament
    shown = competitors(tournament)
    return [(shown[rest.player - 1], rest_text(rest, request.speaker)) for rest in tournament.history[number - 1].rests]
