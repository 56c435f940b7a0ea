"""FID, technical ranking b) and c): how prizes are shared among those who share a place."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.model import Player, Prize
from tabellone.engine.ranking.standings import Standing


class Award(NamedTuple):
    """What one player gets."""

    player: int
    category: str
    cents: int
    things: tuple[str, ...]


class Shared(NamedTuple):
    """All awards, and the cents that could not be divided, by the place of those who share them."""

    awards: list[Award]
    undivided: list[tuple[str, int, int]]
    """Category, place, cents left over."""
    unassigned: list[Prize]
    """For places or categories that nobody has."""


def shared_prizes(prizes: Sequence[Prize], standings: Sequence[Standing], players: Sequence[Player]) -> Shared:
    """The prizes of all, then those of each category among its own players.

    b) «i premi individuali, se di natura divisibile, verranno riuniti/sommati e ripartiti in egual misura fra gli
    ex-aequo»; c) «i premi indivisibili […] verranno assegnati applicando, a seconda dei casi, l'art. 3 oppure art. 4».
    """
    awards: list[Award] = []
    undivided: list[tuple[str, int, int]] = []
    unassigned: list[Prize] = []
    for category in dict.fromkeys(prize.category for prize in prizes):
        ranked = [line for line in standings if not category or players[line.player - 1].title == category]
        own = [prize for prize in prizes if prize.category == category]
        place = 1
        for _, group in groupby(ranked, key=lambda line: line.place):
            equal = [line.player for line in group]
            places = range(place, place + len(equal))
            each, left = divmod(sum(prize.cents for prize in own if prize.place in places), len(equal))
            for player, own_place in zip(equal, places, strict=True):
                things = tuple(prize.thing for prize in own if prize.place == own_place and prize.thing)
                if each or things:
                    awards.append(Award(player, category, each, things))
            if left:
                undivided.append((category, place, left))
            place += len(equal)
        unassigned += [prize for prize in own if prize.place >= place]
    return Shared(awards, undivided, unassigned)
