"""What the brackets of an elimination are called, and their columns."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from tabellone.documents.bracket_picture import BracketPicture, bracket_picture
from tabellone.documents.speaker import Speaker
from tabellone.engine.bracket_tree import BracketTree
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.model import Player, Tournament

MAX_FIRST_COLUMN = 32
"""Encounters in the first column shown, unless an earlier one is asked for."""
MAX_FIRST_COLUMN_ON_SHEET = 16
"""Encounters in the first column of a sheet, so that names are still read on paper."""
FINAL_SHEET_MATCHES = 8
"""Encounters at which the sheet with the final begins, or earlier where the others end before."""
STAGES = {1: "stage_final", 2: "stage_semifinals", 4: "stage_quarters", 8: "stage_eighths", 16: "stage_sixteenths"}


def draw_bracket(
    tree: BracketTree, first: int, trees: list[BracketTree], players: tuple[Player, ...], speaker: Speaker
) -> BracketPicture:
    """One of the brackets of an event from a column on."""
    return bracket_picture(tree, first, players, partial(_heading, speaker, _stages(tree, trees)), _marks(speaker))


def draw_bracket_sheets(
    tree: BracketTree, first: int, trees: list[BracketTree], players: tuple[Player, ...], speaker: Speaker
) -> list[BracketPicture]:
    """Draws a bracket in parts that fit on a sheet of paper."""
    heading, marks = partial(_heading, speaker, _stages(tree, trees)), _marks(speaker)
    shown = tree._replace(columns=tree.columns[first:])
    return [bracket_picture(sheet, 0, players, heading, marks) for sheet in split_into_sheets(shown)]


def _marks(speaker: Speaker) -> dict[str, str]:
    return {mark: speaker.say(f"bracket_mark_{mark}") for mark in ("lot", "forfeit", "handicap")}


def _stages(tree: BracketTree, trees: list[BracketTree]) -> dict[int, str]:
    """The names of its last rounds, where nobody comes back into it."""
    if tree.kind != "main" or any(other.kind == "recovery" for other in trees):
        return {}
    return {column[0].round: STAGES[len(column)] for column in tree.columns if len(column) in STAGES}


def _heading(speaker: Speaker, stages: dict[int, str], round_number: int) -> str:
    return speaker.say(stages[round_number]) if round_number in stages else f"{speaker.say('round')} {round_number}"


def first_column(tree: BracketTree, round_number: int | None = None) -> int:
    """The column of the round asked for; otherwise the first that is not too long to look at."""
    if round_number is not None:
        return max(
            (i for i, column in enumerate(tree.columns) if column and column[0].round <= round_number), default=0
        )
    fitting = (i for i, column in enumerate(tree.columns) if len(column) <= MAX_FIRST_COLUMN)
    return next(fitting, 0) if tree.joined else 0


def split_into_sheets(tree: BracketTree) -> list[BracketTree]:
    """A bracket in pieces that a sheet of paper holds: the first rounds part by part, then the last ones together."""
    longest = max(map(len, tree.columns))
    if longest <= MAX_FIRST_COLUMN_ON_SHEET:
        return [tree]
    if not tree.joined:
        return [
            tree._replace(columns=tuple(column[start : start + MAX_FIRST_COLUMN_ON_SHEET] for column in tree.columns))
            for start in range(0, longest, MAX_FIRST_COLUMN_ON_SHEET)
        ]
    parts = [_part(tree, start) for start in range(0, len(tree.columns[0]), MAX_FIRST_COLUMN_ON_SHEET)]
    last = next((i for i, column in enumerate(tree.columns) if len(column) <= FINAL_SHEET_MATCHES), len(tree.columns))
    rest = tree.columns[min(last, len(parts[0].columns)) :]
    return [*parts, tree._replace(columns=rest)] if rest else parts


def _part(tree: BracketTree, start: int) -> BracketTree:
    """Returns up to 16 neighbouring matches of the first column and the later ones they lead to, down to one."""
    columns, size = [], MAX_FIRST_COLUMN_ON_SHEET
    for column in tree.columns:
        if size == 0:
            break
        columns.append(column[start : start + size])
        start, size = start // 2, size // 2
    return tree._replace(columns=tuple(columns))


def bracket_title(tree: BracketTree, speaker: Speaker) -> str:
    """Returns the title of a bracket, by the places it is played for."""
    players = sum(seat is not None for tie in tree.columns[0] for seat in (tie.upper, tie.lower))
    third = tree.kind == "placing" and (tree.place, players) == (3, 2)
    code = "bracket_third" if third else f"bracket_{tree.kind}"
    return speaker.say(code, place=tree.place, last=tree.place + players - 1)


def brackets_of_round(trees: Iterable[BracketTree], round_number: int, speaker: Speaker) -> dict[frozenset[int], str]:
    """Which bracket a pair plays in, where a round has several."""
    of_round = (
        (tree, [tie for column in tree.columns for tie in column if tie.round == round_number]) for tree in trees
    )
    in_play = [(tree, ties) for tree, ties in of_round if ties]
    if len(in_play) < 2:
        return {}
    return {
        frozenset(seat for seat in (tie.upper, tie.lower) if seat is not None): bracket_title(tree, speaker)
        for tree, ties in in_play
        for tie in ties
    }


def published_bracket(tree: BracketTree, rounds: int) -> BracketTree:
    """Returns a bracket of separate columns without unpublished rounds; a joined bracket is returned as it is."""
    if tree.joined:
        return tree
    return tree._replace(columns=tuple(column for column in tree.columns if column and column[0].round <= rounds))


def visible_brackets(
    system: HasBrackets, tournament: Tournament, is_drawn: bool, sees_everything: bool
) -> list[BracketTree]:
    """Returns the brackets as far as the visitor may see them: for everybody those of published rounds."""
    rounds = len(tournament.history)
    trees = system.brackets(tournament) if is_drawn and (rounds or sees_everything) else []
    return trees if sees_everything else [published_bracket(tree, rounds) for tree in trees]


def brackets_data(trees: Sequence[BracketTree], speaker: Speaker) -> list[dict[str, Any]]:
    """Returns JSON of all matches by column, those still to come included."""
    return [
        {
            "kind": tree.kind,
            "place": tree.place,
            "title": bracket_title(tree, speaker),
            "joined": tree.joined,
            "columns": [[tie._asdict() for tie in column] for column in tree.columns],
        }
        for tree in trees
        if tree.columns
    ]
