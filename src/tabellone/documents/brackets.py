"""What the brackets of an elimination are called, and their columns."""

from functools import partial

from tabellone.documents.bracket_picture import BracketPicture, bracket_picture
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Player
from tabellone.engine.tree import BracketTree

MOST_AT_ONCE = 32
"""Encounters in the first column shown, unless an earlier one is asked for."""
STAGES = {1: "stage_final", 2: "stage_semifinals", 4: "stage_quarters", 8: "stage_eighths", 16: "stage_sixteenths"}


def drawn_bracket(
    tree: BracketTree, first: int, trees: list[BracketTree], players: tuple[Player, ...], speaker: Speaker
) -> BracketPicture:
    """One of the brackets of an event from a column on; stages have their names where nobody comes back into it."""
    staged = not any(other.kind == "recovery" for other in trees)
    marks = {mark: speaker.say(f"bracket_mark_{mark}") for mark in ("lot", "forfeit")}
    heading = partial(_heading, speaker, STAGES if staged and tree.kind == "main" else {})
    return bracket_picture(tree, first, players, heading, marks)


def _heading(speaker: Speaker, stages: dict[int, str], number: int, encounters: int) -> str:
    if encounters in stages:
        return speaker.say(stages[encounters])
    return f"{speaker.say('round')} {number}"


def first_column(tree: BracketTree, asked: int | None = None) -> int:
    """The column of the round asked for; otherwise the first that is not too long to look at."""
    if asked is not None:
        return max((i for i, column in enumerate(tree.columns) if column and column[0].round <= asked), default=0)
    fitting = (i for i, column in enumerate(tree.columns) if len(column) <= MOST_AT_ONCE)
    return next(fitting, 0) if tree.joined else 0


def bracket_title(tree: BracketTree, speaker: Speaker) -> str:
    """By the places it is played for."""
    players = sum(seat is not None for tie in tree.columns[0] for seat in (tie.upper, tie.lower))
    third = tree.kind == "placing" and (tree.place, players) == (3, 2)
    code = "bracket_third" if third else f"bracket_{tree.kind}"
    return speaker.say(code, place=tree.place, last=tree.place + players - 1)


def published_tree(tree: BracketTree, rounds: int) -> BracketTree:
    """Without the encounters of a round that only the director knows."""
    if tree.joined:
        return tree
    return tree._replace(columns=tuple(column for column in tree.columns if column and column[0].round <= rounds))
