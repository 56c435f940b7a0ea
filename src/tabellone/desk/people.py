"""People of the registry: entered and corrected, two records of one made one, removed, and whole lists of them.

Before many are written, or what cannot be taken back, a backup is made.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.formats.registry import RegistryLine, read_registry
from tabellone.reading.dates import is_iso_date
from tabellone.store.backup import make_backup
from tabellone.store.registry import Registry, today
from tabellone.store.registry_merging import Merged, OlderListError
from tabellone.store.registry_turns import require_no_import


class Standing(NamedTuple):
    """What somebody says a person has in a game."""

    category: str | None
    rating: int | None


class Imported(NamedTuple):
    """What became of a list of people."""

    merged: Merged = Merged(0, 0)
    objection: Reason | None = None
    """It is older than capitals it would replace: as long as it is not said of how many people, nothing was done."""


def save_person(
    registry: Registry, identity: int | None, details: Person, given: Mapping[DraughtsGame, Standing]
) -> int:
    """Somebody new, or somebody known with other details and, in the games that are given, other capitals; his id."""
    known = {} if identity is None else registry.person(identity).capitals
    capitals = dict(known)
    for game, standing in given.items():
        before = known.get(game, Capital())
        category = standing.category or PROVINCIAL
        capitals[game] = Capital(category, standing.rating, before.malus, before.last_year)
    return registry.save(details._replace(capitals=capitals), identity)


def remove_person(registry: Registry, identity: int) -> None:
    """Somebody entered by mistake; whoever has played stays."""
    registry.remove(identity)


def unite_people(registry: Registry, identity: int, other: int) -> None:
    """Two records of one person: the first takes over everything the other has."""
    make_backup("registry")
    registry.unite(identity, other)


def day_of_list(typed: str) -> str:
    """Today where none is given."""
    day = typed or today()
    if not is_iso_date(day):
        raise BadDocumentError("ui_no_date", "")
    return day


def people_in(content: bytes, game: DraughtsGame) -> list[RegistryLine]:
    """Everybody in a registry file or in the rating list of a game, or nobody if a line cannot be read.

    While another list is being written none is taken.
    """
    lines = read_registry(content, game)
    require_no_import()
    return lines


def import_people(
    registry: Registry, lines: list[RegistryLine], day: str, over_newer: int, told: Callable[[int], None] | None = None
) -> Imported:
    """All of them or none; or in parts beside other work, where it is told how many are written.

    A list older than capitals it would replace waits until it is said of how many people.
    """
    make_backup("registry")
    try:
        if told is None:
            return Imported(registry.merge(lines, day, over_newer))
        return Imported(registry.merge_in_parts(lines, day, told, over_newer))
    except OlderListError as error:
        return Imported(objection=error.reason)
