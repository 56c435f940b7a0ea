"""The keys of the pages: one table, from which a page's own hints and the list under `?` are both made."""

from typing import NamedTuple


class Key(NamedTuple):
    """A key, or some that do alike, and the word for what they do."""

    signs: tuple[str, ...]
    words: str


EVERYWHERE = (Key(("?",), "ui_key_keys"),)
IN_A_TOURNAMENT = (Key(("/",), "ui_key_find"),)
AT_BOARDS = (
    Key(("F",), "ui_key_forfeit"),
    Key(("S",), "ui_key_suspended"),
    Key(("↵",), "ui_key_unlock"),
    Key(("↑", "↓"), "ui_key_board"),
)
STEP_BY_STEP = (Key(("←", "→"), "ui_key_step"),)
RESULTS = {
    "chess": (Key(("1",), "ui_key_white"), Key(("=",), "ui_key_draw"), Key(("0",), "ui_key_black")),
    "draughts": (Key(("2",), "ui_key_white"), Key(("1",), "ui_key_draw"), Key(("0",), "ui_key_black")),
    "match": (Key(("4", "3", "2", "1", "0"), "ui_key_points"),),
}
"""Where a win is worth one point, where it is worth two, and in a match of two games."""


OF_TEAMS = {"ui_key_white": "ui_key_first_team", "ui_key_black": "ui_key_second_team"}
"""On every other board of a match the team named first has Black, and its keys are still its own."""


def keys_of_matches(scoring: str) -> tuple[Key, ...]:
    """Of a page where results of the boards of matches are entered."""
    return tuple(key._replace(words=OF_TEAMS.get(key.words, key.words)) for key in keys_of_boards(scoring))


def keys_of_boards(scoring: str) -> tuple[Key, ...]:
    """Of a page where results of boards are entered."""
    return (*RESULTS[scoring], *AT_BOARDS)
