"""The openings of a round: drawn from a seed that goes into the journal, or entered as they were drawn in the hall."""

from typing import Any

from tabellone.documents.openings import DARK_SQUARES, diagram, moves_text, opening_line
from tabellone.documents.speaker import Speaker
from tabellone.engine.openings.book import openings
from tabellone.engine.openings.draw import NOT_DRAWN, opening_remarks
from tabellone.engine.openings.options import OpeningDraw, opening_draw, opening_rules
from tabellone.journal.state import PairedRound, State


def openings_shown(state: State, number: int, speaker: Speaker) -> dict[str, Any]:
    """For the page of a round: the diagram for everybody, or one for every board."""
    mode, _, edition = opening_rules(state.options)
    played = state.paired_rounds[number - 1]
    places = _boards(played, speaker)
    shown = [
        (place, diagram(opening, edition))
        for place, opening in zip(places, played.openings, strict=False)
        if opening != NOT_DRAWN
    ]
    return {
        "dark_squares": DARK_SQUARES,
        "one_for_all": len(played.openings) == 1,
        "diagrams": [(place, one, _unbroken(opening_line(one.opening, speaker))) for place, one in shown],
        "may_draw": mode is not OpeningDraw.NONE and state.assumed_result(number) is None and not _waits(state, played),
        "may_draw_again": not state.has_games_played(number),
        "opening_remarks": opening_remarks(state.tournament, number) if shown and mode is not OpeningDraw.NONE else [],
        "by_board": mode is OpeningDraw.BOARD,
    }


def _unbroken(line: str) -> str:
    """A move is never cut at its hyphen."""
    return line.replace("-", "\N{NON-BREAKING HYPHEN}")


def openings_of_boards(state: State, paired: PairedRound) -> list[str]:
    """Number and moves beside every board, where boards have openings of their own."""
    if len(paired.openings) < 2:
        return [""] * paired.games_to_open
    book = openings(opening_rules(state.options).opening_edition)
    return [f"{number}: {moves_text(book[number - 1])}" if number != NOT_DRAWN else "" for number in paired.openings]


def _waits(state: State, round_: PairedRound) -> bool:
    """Whether openings are of boards that are not known yet."""
    return bool(round_.matches_without_line_ups) and opening_draw(state.options) is OpeningDraw.BOARD


def _boards(round_: PairedRound, speaker: Speaker) -> list[str]:
    """What a board is called, in the order of the openings."""
    if not round_.matches:
        return [f"{speaker.say('board')} {number}" for number in range(1, len(round_.encounters) + 1)]
    return [speaker.say("ui_board_of_match", match=match, board=board) for match, board in round_.occupied_boards]
