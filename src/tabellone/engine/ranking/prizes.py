"""FID, technical ranking b) and c): how prizes are shared among those who share a place."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.model import Player, Prize
from tabellone.engine.player_groups import group_from_code
from tabellone.engine.ranking.standings import Standing

TEAM_CATEGORY = "teams"
"""The category of a prize that goes by the standings of the teams that players at tables belong to."""


class Award(NamedTuple):
    """The prizes of one player in one category, or among all."""

    player: int
    category: str
    cents: int
    things: tuple[str, ...]


class TeamAward(NamedTuple):
    """The prizes of one team at tables, whose places are never shared (BIG 3.2, B12)."""

    place: int
    team: str
    cents: int
    things: tuple[str, ...]


class PendingPrize(NamedTuple):
    """Things that wait for a lot, a blitz or a play-off among those who are equal in everything (c)."""

    category: str
    players: tuple[int, ...]
    """Those of the category."""
    equal: tuple[int, ...]
    """All of them."""
    things: tuple[str, ...]


class PendingTeamPrize(NamedTuple):
    """Prizes that wait for the lot among teams at tables (B12)."""

    teams: tuple[str, ...]
    cents: int
    things: tuple[str, ...]


class PrizeDivision(NamedTuple):
    """All awards, and the cents that could not be divided, by place."""

    awards: list[Award]
    indivisible: list[tuple[str, int, int]]
    """Category, place, cents left over."""
    unassigned: list[Prize]
    """For places or categories that nobody has."""
    pending: list[PendingPrize]
    teams: list[TeamAward]
    pending_teams: list[PendingTeamPrize]

    @property
    def is_empty(self) -> bool:
        return not self.awards and not self.teams


def divide_prizes(
    prizes: Sequence[Prize], standings: Sequence[Standing], players: Sequence[Player], year: int | None = None
) -> PrizeDivision:
    """The prizes of all, then those of each category among its own players; an age counts in the year of the event.

    b) «i premi individuali, se di natura divisibile, verranno riuniti/sommati e ripartiti in egual misura fra gli
    ex-aequo»; c) «i premi indivisibili […] verranno assegnati applicando, a seconda dei casi, l'art. 3 oppure art. 4»;
    where that does not decide either, nobody gets them in silence (F37).
    """
    waiting: list[PendingPrize] = []
    awards: list[Award] = []
    undivided: list[tuple[str, int, int]] = []
    unassigned: list[Prize] = []
    for category in dict.fromkeys(prize.category for prize in prizes):
        there = (line for line in standings if not players[line.player - 1].struck)
        ranked = [line for line in there if _is_in_category(category, players[line.player - 1], year)]
        own = [prize for prize in prizes if prize.category == category]
        place = 1
        for _, group in groupby(ranked, key=lambda line: line.place):
            sharing = list(group)
            places = range(place, place + len(sharing))
            each, left = divmod(sum(prize.cents for prize in own if prize.place in places), len(sharing))
            things_of = [tuple(p.thing for p in own if p.place == at and p.thing) for at in places]
            open_ties = _pending_prizes(category, sharing, things_of)
            nobody_yet = {player for tie in open_ties for player in tie.players}
            for line, won in zip(sharing, things_of, strict=True):
                things = () if line.player in nobody_yet else won
                if each or things:
                    awards.append(Award(line.player, category, each, things))
            waiting += open_ties
            if left:
                undivided.append((category, place, left))
            place += len(sharing)
        unassigned += [prize for prize in own if prize.place >= place]
    return PrizeDivision(awards, undivided, unassigned, waiting, [], [])


def _is_in_category(category: str, player: Player, year: int | None) -> bool:
    """Compares with title and category as written, or with the code of an age or of the women."""
    group = group_from_code(category)
    return category in ("", *player.titles) or (group is not None and group.includes(player, year))


def _pending_prizes(
    category: str, sharing: Sequence[Standing], things_of: Sequence[tuple[str, ...]]
) -> list[PendingPrize]:
    """Returns the prizes for which the order among equals matters."""
    found = []
    for equal in dict.fromkeys(line.tied_with for line in sharing if line.tied_with):
        places = [index for index, line in enumerate(sharing) if line.tied_with == equal]
        if len({things_of[index] for index in places}) > 1:
            players = tuple(sharing[index].player for index in places)
            things = tuple(thing for index in places for thing in things_of[index])
            found.append(PendingPrize(category, players, equal, things))
    return found
