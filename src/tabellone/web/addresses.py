"""Addresses by their names, for what a template's `url` tag is too slow or too late for.

A page with hundreds of lines would look every name up hundreds of times; it asks once and puts the numbers in. What is
answered before Django asks what the addresses of a name look like.
"""

from functools import cache
from typing import NamedTuple

from django.urls import ResolverMatch, URLPattern, get_resolver, reverse

from tabellone.journal.next_step import NextStep

MARK = 7_654_321_012_345_678
"""Stands for the number that is put in later."""
STEPS_OF_A_ROUND = ("publish", "line_ups", "openings", "round")
"""Steps whose address has a round in it."""


class Numbered(NamedTuple):
    """The addresses of many of a kind, which differ by one number."""

    before: str
    after: str = ""

    def __call__(self, number: int | str) -> str:
        """The address of one of them."""
        return f"{self.before}{number}{self.after}"


def numbered(name: str, *args: int | str, then: tuple[str, ...] = ()) -> Numbered:
    """Below these arguments, and with those that come after the number."""
    before, _, after = reverse(name, args=(*args, MARK, *then)).rpartition(str(MARK))
    return Numbered(before, after)


def why_pages(key: str, rounds: int) -> dict[int, Numbered]:
    """Of every round the pages that explain it to a player."""
    return {number: numbered("why", key, number) for number in range(1, rounds + 1)}


def step_address(key: str, step: NextStep | None) -> str:
    """Where the next thing to do in a tournament is done."""
    if step is None:
        return ""
    return reverse(step.page, args=(key, step.round) if step.page in STEPS_OF_A_ROUND else (key,))


@cache
def _tournaments() -> str:
    return numbered("tournament").before


def is_of_a_tournament(path: str) -> bool:
    """Whether it is below the address of a tournament."""
    return path.startswith(_tournaments())


@cache
def _for_programs() -> str:
    return reverse("api_root")


def is_for_programs(path: str) -> bool:
    """Whether programs ask there, who are answered in JSON whatever happens."""
    return path.startswith(_for_programs())


class Shapes:
    """What the addresses of some names look like; found out when it is first asked, for then the views are there."""

    def __init__(self, *names: str):
        self._names = names
        self._known: list[URLPattern] = []

    def match(self, path: str) -> ResolverMatch | None:
        """The address taken apart; None if it is no such one."""
        if not self._known:
            patterns = (pattern for pattern in get_resolver().url_patterns if isinstance(pattern, URLPattern))
            named = {pattern.name: pattern for pattern in patterns}
            self._known = [named[name] for name in self._names]
        return next((found for pattern in self._known if (found := pattern.resolve(path[1:]))), None)
