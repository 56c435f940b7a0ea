"""The keys a player enters his result with: what he can say of a game that was played, from his side."""

from typing import NamedTuple

from tabellone.documents.results import points_label, result_label
from tabellone.engine.results import ONE_GAME, TWO_GAMES, result_of, reversed_result
from tabellone.journal.state import State

WORDS = {
    "": ("ui_white_won", "ui_drew", "ui_black_won"),
    "white": ("ui_i_won", "ui_drew", "ui_i_lost"),
    "black": ("ui_i_won", "ui_drew", "ui_i_lost"),
}
"""From nobody's side, and from that of a colour: won, drawn and lost."""


class Key(NamedTuple):
    """One of them."""

    code: str
    """As it is sent: from White's side."""
    figure: str
    words: str
    """Of the catalogue; empty where the figure says it all."""


def keys_of(state: State, colour: str) -> list[Key]:
    """The best first; of two games what both give together. Without a colour, as results are written."""
    codes = TWO_GAMES if TWO_GAMES[0] in state.result_codes else ONE_GAME
    words = WORDS[colour] if codes is ONE_GAME else [""] * len(codes)
    return [
        Key((reversed_result(code) if colour == "black" else code) or "", _figure(state, code, colour), word)
        for code, word in zip(codes, words, strict=True)
    ]


def own_figure(state: State, code: str, colour: str) -> str:
    """What a result is for who had a colour, or as it is written."""
    return _figure(state, (reversed_result(code) if colour == "black" else code) or "", colour)


def _figure(state: State, code: str, colour: str) -> str:
    """For the first of the two."""
    if not colour:
        return result_label(code, state.board_points_unit)
    result = result_of(code)
    if result.is_match:
        return str(result.match_points[0])
    return points_label(result.outcomes[0].score, state.board_points_unit)
