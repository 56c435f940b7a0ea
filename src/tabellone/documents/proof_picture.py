"""The proof that some players cannot all be paired, as a small picture: the groups above, whom they all need below."""

from collections.abc import Sequence
from typing import NamedTuple

SLOT = 66
"""Pixels a player takes from left to right."""
BOX, GAP, MARGIN = 34, 64, 8


class Disc(NamedTuple):
    """A player."""

    number: int
    x: int
    y: int


class Frame(NamedTuple):
    """A group: an odd number of players who could only play one another."""

    x: int
    width: int
    middle: int


class ProofPicture(NamedTuple):
    """Every group needs one of those below, and there are fewer of them than groups."""

    groups: list[tuple[Frame, list[Disc]]]
    needed: list[Disc]
    links: list[tuple[int, int, int, int]]
    width: int
    height: int


MAX_PLAYERS = 16
"""A proof with more players than this is told in words only."""


def proof_picture(barrier: Sequence[int], groups: Sequence[Sequence[int]]) -> ProofPicture | None:
    """Lay out the players of a proof; None if it is too large to be read."""
    if sum(map(len, groups)) + len(barrier) > MAX_PLAYERS:
        return None
    top, bottom = MARGIN + BOX // 2, MARGIN + BOX // 2 + GAP
    frames, x = [], MARGIN
    for group in groups:
        width = SLOT * len(group) - 10
        discs = [Disc(player, x + SLOT * index + (SLOT - 10) // 2, top) for index, player in enumerate(group)]
        frames.append((Frame(x, width, x + width // 2), discs))
        x += width + 14
    width = max(x, SLOT * len(barrier) + 2 * MARGIN)
    start = (width - SLOT * len(barrier)) // 2 + SLOT // 2
    needed = [Disc(player, start + SLOT * index, bottom) for index, player in enumerate(barrier)]
    links = [(frame.middle, top + BOX // 2, disc.x, bottom - BOX // 2) for frame, _ in frames for disc in needed]
    return ProofPicture(frames, needed, links, width, (bottom if barrier else top) + BOX // 2 + MARGIN)
