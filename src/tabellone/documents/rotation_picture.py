"""The rotation on the circle, one picture a step: who was looked at, who was passed over, which pair was formed."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.explanations import ProcedureStep

DISC = 17
"""The radius of a player's disc."""
SPACE = 44
"""Of the circumference for each player."""


class Node(NamedTuple):
    """A player on the circle."""

    number: int
    x: int
    y: int
    state: str
    """`free`, `paired`, `turn`, `passed`, `found` or `away`."""


class RotationPicture(NamedTuple):
    """The circle at one step."""

    nodes: list[Node]
    pairs: list[tuple[int, int, int, int]]
    """Lines of the pairs formed before."""
    pair: tuple[int, int, int, int] | None
    """The line of the pair formed now; None if somebody rests."""
    size: int


def rotation_picture(
    players: int, away: Sequence[int], steps: Sequence[ProcedureStep], current: int
) -> RotationPicture:
    """The circle of so many players when the step `current` (from 0) has been made."""
    radius = max(110, round(players * SPACE / (2 * math.pi)))
    middle = radius + DISC + 8

    def at(number: int) -> tuple[int, int]:
        angle = 2 * math.pi * (number - 1) / players - math.pi / 2
        return middle + round(radius * math.cos(angle)), middle + round(radius * math.sin(angle))

    def line(a: int, b: int) -> tuple[int, int, int, int]:
        return (*at(a), *at(b))

    step = steps[current]
    before = steps[:current]
    state = dict.fromkeys(range(1, players + 1), "free")
    state |= dict.fromkeys(away, "away")
    state |= {p: "paired" for done in before for p in (done.player, done.opponent) if p is not None}
    state |= {tried.player: "passed" for tried in step.candidates if tried.player}
    state[step.player] = "turn"
    if step.opponent is not None:
        state[step.opponent] = "found"
    return RotationPicture(
        [Node(number, *at(number), state[number]) for number in state],
        [line(done.player, done.opponent) for done in before if done.opponent is not None],
        None if step.opponent is None else line(step.player, step.opponent),
        2 * middle,
    )
