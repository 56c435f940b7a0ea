"""The entries in groups, proposed by Elo-Rubele, and a tournament for each of them (FID Capo XIV, table 23)."""

from collections.abc import Callable, Mapping

from tabellone.desk.copies import copied
from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.groups import GroupLimits, Strength, cut_groups, propose_sizes, sort_by_strength
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import Entrant, State

FEWEST = 4
"""Entries worth dividing."""


def may_group(state: State) -> bool:
    """Before the first round of a draughts event that somebody has entered."""
    draughts = isinstance(state.system, PlaysDraughts)
    return draughts and len(state.entrants) >= FEWEST and not state.paired_rounds and not state.closed


def strongest_first(state: State, first: Mapping[int, int]) -> list[Entrant]:
    """Everybody, by Elo-Rubele and category; who has none by the capital he begins with, by number."""
    number = state.number_of

    def strength(one: Entrant) -> Strength:
        rating = one.player.rating
        return Strength(first.get(number[one.id]) if rating is None else rating, one.player.title)

    return sort_by_strength((strength(one), one) for one in state.entrants.values())


def proposed(state: State, limits: GroupLimits, first: Mapping[int, int]) -> list[list[Entrant]]:
    """The groups by strength, as near to the same size as the regulation wants them."""
    return cut_groups(strongest_first(state, first), propose_sizes(limits))


def are_made(moment: Snapshot) -> bool:
    """Whether somebody has made tournaments of these groups before: it is noted there, whatever others there are."""
    return any(event.data.get("grouped") for event in moment.events)


def divide(
    hand: Hand, key: str, rounds: int, groups: list[list[Entrant]], name_of: Callable[[int], str], note: str
) -> list[str]:
    """One tournament a group, all of them or none; where they come from is noted. Their keys, group by group."""
    state = hand.state(key)
    journals = [copied(state, name_of(n), rounds, group, hand.actor) for n, group in enumerate(groups, 1)]
    keys = hand.repository.add_all(reversed(journals))  # the newest is listed first
    hand.does(key, "note", {"text": note, "grouped": True})
    return keys[::-1]
