"""What is in front of whoever opens the program: events by day, their tournaments, and what is most urgent."""

from typing import NamedTuple

from tabellone.formats.events import Event
from tabellone.store.gatherings import all_gatherings, without_tournaments
from tabellone.store.shelf import OnShelf, Shelf, Spine

ON_A_PAGE = 20
"""Events, and days of tournaments that belong to none."""
URGENCY = ("results", "line_ups", "openings", "publish", "suspended", "pair", "draw", "close", "enrol", "enrol_teams")
"""Steps, the one that others wait for first."""


class Group(NamedTuple):
    """An event with its tournaments, or the tournaments of a day that belong to none."""

    first_day: str
    last_day: str
    gathering: Event | None
    tournaments: list[OnShelf]

    def is_on(self, today: str) -> bool:
        """Whether it is played today."""
        return self.first_day <= today <= self.last_day

    def day(self, today: str) -> str:
        """The day it stands under: today, or the one it begins on."""
        return today if self.is_on(today) else self.first_day


class Overview(NamedTuple):
    """A page of them, those of today first, then what comes, then what was."""

    groups: list[Group]
    urgent: OnShelf | None
    """The tournament whose next step others wait for."""
    more: bool


def overview(shelf: Shelf, today: str, public: bool, page: int) -> Overview:
    """What whoever asks may see; the number of questions to the database is the same for any number of tournaments."""
    known = {one.key: one for one in all_gatherings()}
    grouped = _grouped(shelf.in_front(public), known)
    if not public:
        grouped += [(_empty(known[key], today), []) for key in without_tournaments()]
    grouped.sort(key=lambda entry: _nearness(entry[0], today))
    first = (page - 1) * ON_A_PAGE
    chosen = grouped[first : first + ON_A_PAGE]
    shown = {one.key: one for one in shelf.shown([key for _, keys in chosen for key in keys])}
    groups = [group._replace(tournaments=[shown[key] for key in keys if key in shown]) for group, keys in chosen]
    return Overview(groups, None if public else _most_urgent(groups, today), len(grouped) > first + ON_A_PAGE)


def _grouped(spines: list[Spine], known: dict[str, Event]) -> list[tuple[Group, list[str]]]:
    """Without what has to be read of each tournament, only their keys."""
    keys: dict[tuple[str | None, str], list[str]] = {}
    days: dict[tuple[str | None, str], list[str]] = {}
    for spine in spines:
        of = (spine.gathering, "" if spine.gathering else spine.day)
        keys.setdefault(of, []).append(spine.key)
        days.setdefault(of, []).append(spine.day)
    found = []
    for of, members in keys.items():
        gathering = known.get(of[0] or "")
        first, last = (gathering.first_day, gathering.last_day) if gathering else ("", "")
        found.append((Group(first or min(days[of]), last or max(days[of]), gathering, []), members))
    return found


def _empty(gathering: Event, today: str) -> Group:
    """An event whose tournaments are still to come."""
    return Group(gathering.first_day or today, gathering.last_day or today, gathering, [])


def _nearness(group: Group, today: str) -> tuple[int, int, bool]:
    """Today's first, the next to come, then the last that was; of the same day events before what belongs to none."""
    begins, alone = int(group.first_day.replace("-", "")), group.gathering is None
    if group.is_on(today):
        return 0, alone, False
    return (1, begins, alone) if group.first_day > today else (2, -begins, alone)


def _most_urgent(groups: list[Group], today: str) -> OnShelf | None:
    """Today's before others, the real before demonstrations, then by what others wait for."""
    waiting = [
        ((one.demonstration, not group.is_on(today), URGENCY.index(step_name(one)), place), one)
        for place, group in enumerate(groups)
        for one in group.tournaments
        if one.summary.step is not None
    ]
    return min(waiting, key=lambda entry: entry[0])[1] if waiting else None


def step_name(one: OnShelf) -> str:
    """What comes next in a tournament, as words about it are called; empty if nothing does."""
    return one.summary.step.message.removeprefix("ui_step_") if one.summary.step else ""
