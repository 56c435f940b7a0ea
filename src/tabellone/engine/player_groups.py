"""Some of the players in the order of the general standings: of a category, of an age, women."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabellone.engine.ages import AGE_CLASSES, AgeClass, age_in, event_year
from tabellone.engine.handicap import has_general_order_only
from tabellone.engine.model import Player, Tournament
from tabellone.engine.ranking.standings import Standing

WOMAN = "w"
WOMEN = "women"


class PlayerGroup(NamedTuple):
    """A group of players by category, age or sex."""

    category: str = ""
    """The title or category, as it is written."""
    age: AgeClass | None = None
    born_from: int | None = None
    born_to: int | None = None
    women: bool = False

    @property
    def code(self) -> str:
        """The code in addresses: `U16`, `women`, `U16-women`, `category-CM`."""
        if self.category:
            return f"category-{self.category}"
        return "-".join(filter(None, (self.age.code if self.age else "", WOMEN if self.women else "")))

    def includes(self, player: Player, year: int | None) -> bool:
        """Whether a player belongs to it in the year of the event; unknown data do not match."""
        born = player.birth_year
        return (
            self.category in ("", *player.titles)
            and (self.age is None or self.age.includes(age_in(player, year)))
            and (self.born_from is None or (born is not None and born >= self.born_from))
            and (self.born_to is None or (born is not None and born <= self.born_to))
            and (not self.women or player.sex == WOMAN)
        )


def group_from_code(code: str) -> PlayerGroup | None:
    """The age or the women that a code names, alone or together; None for anything else."""
    ages = {age.code: age for age in AGE_CLASSES}
    first, _, rest = code.partition("-")
    if code == WOMEN:
        return PlayerGroup(women=True)
    if first in ages and rest in ("", WOMEN):
        return PlayerGroup(age=ages[first], women=bool(rest))
    return None


class GroupLine(NamedTuple):
    """A line of the general standings, with the place among those of the group."""

    place: int
    line: Standing
    is_repeated: bool
    """The place is the one of the line above."""


def offered_groups(tournament: Tournament) -> list[PlayerGroup]:
    """Returns the groups that include some players and not all; none for teams and the first handicap system.

    Of ages that hold the same players only the narrowest is offered.
    """
    if tournament.teams or has_general_order_only(tournament.rules):
        return []
    titles = sorted({title for player in tournament.players for title in player.titles})
    ages = [PlayerGroup(age=age) for age in AGE_CLASSES]
    women = PlayerGroup(women=True)
    categories = [PlayerGroup(category=title) for title in titles]
    series = [*([category] for category in categories), ages, [women, *(age._replace(women=True) for age in ages)]]
    return [group for groups in series for group in _distinct_groups(groups, tournament)]


def _distinct_groups(groups: Sequence[PlayerGroup], tournament: Tournament) -> list[PlayerGroup]:
    year = event_year(tournament)
    found: dict[tuple[int, ...], PlayerGroup] = {}
    for group in groups:
        members = tuple(player.number for player in tournament.players if group.includes(player, year))
        if 0 < len(members) < len(tournament.players):
            found.setdefault(members, group)
    return list(found.values())


def needs_event_date(tournament: Tournament) -> bool:
    """Whether nobody's age is known only because the event has no date."""
    return not tournament.teams and event_year(tournament) is None and any(one.born for one in tournament.players)


def rank_within(group: PlayerGroup, tournament: Tournament, lines: Sequence[Standing]) -> list[GroupLine]:
    """Returns the group's members in the order of the general standings, with shared places kept."""
    year = event_year(tournament)
    members = (line for line in lines if group.includes(tournament.players[line.player - 1], year))
    return with_places(members)


def with_places(lines: Iterable[Standing]) -> list[GroupLine]:
    """These lines and no others, each with its place among them."""
    return list(_placed_lines(lines))


def _placed_lines(lines: Iterable[Standing]) -> Iterable[GroupLine]:
    place, above = 0, None
    for index, line in enumerate(lines, 1):
        is_repeated = line.place == above
        place = place if is_repeated else index
        yield GroupLine(place, line, is_repeated)
        above = line.place
