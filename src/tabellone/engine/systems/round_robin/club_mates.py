"""Who are team-mates (R10): players of one club, or of one province.

«in gare a carattere Regionale, Interregionale o Nazionale i giocatori di uno stesso sodalizio e/o di una stessa
Provincia», «in gare a carattere Provinciale i giocatori di uno stesso sodalizio» (stessa provincia, Art. 3).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.model import Player
from tabellone.engine.systems.round_robin.options import Together


class Affiliation(NamedTuple):
    """The club and province of a player; an unknown one joins nobody."""

    club: str
    province: str = ""

    def matches(self, other: "Affiliation") -> bool:
        """Whether two of these are team-mates."""
        return bool((self.club and self.club == other.club) or (self.province and self.province == other.province))


def affiliations(players: Sequence[Player], together: Together) -> dict[int, Affiliation]:
    """Returns the affiliation that counts in this kind of event, by number.

    Where no province is known the club may be one: earlier versions had one field for both.
    """
    club = {player.number: _normalized_name(player.club) for player in players}
    if effective_rule(players, together) is Together.CLUB:
        return {number: Affiliation(name) for number, name in club.items()}
    return {p.number: Affiliation(club[p.number], _normalized_name(p.province) or club[p.number]) for p in players}


def effective_rule(players: Sequence[Player], together: Together) -> Together:
    """Returns the rule in force; where it is off, the one that would be."""
    return Together.CLUB if together is Together.CLUB or common_province(players) else Together.CLUB_OR_PROVINCE


def common_province(players: Sequence[Player]) -> str:
    """The province that everybody is known to be of, and that tells nobody apart; empty if there is none."""
    return players[0].province.strip() if len({_normalized_name(player.province) for player in players}) == 1 else ""


def connected_groups(bond: Mapping[int, Affiliation]) -> list[list[int]]:
    """Returns the groups of at least two that are joined directly or through others, in the order given."""
    bearers: dict[tuple[int, str], list[int]] = defaultdict(list)
    for number, own in bond.items():
        for named in _known_names(own):
            bearers[named].append(number)
    order = {number: place for place, number in enumerate(bond)}
    groups: list[list[int]] = []
    seen: set[int] = set()
    for first in bond:
        group, waiting = set(), [first]
        while waiting and first not in seen:
            number = waiting.pop()
            group.add(number)
            waiting += (other for named in _known_names(bond[number]) for other in bearers.pop(named, ()))
        seen |= group
        if len(group) > 1:
            groups.append(sorted(group, key=order.__getitem__))
    return groups


def _known_names(own: Affiliation) -> list[tuple[int, str]]:
    """Club and province as far as they are known; a club is no province of the same name."""
    return [(field, name) for field, name in enumerate(own) if name]


def _normalized_name(text: str) -> str:
    return text.strip().casefold()
