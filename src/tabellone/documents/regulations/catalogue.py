"""All regulations, and where a reading is to be found in them."""

from functools import cache
from typing import NamedTuple

from tabellone.documents.regulations import (
    amalfi,
    big_tables,
    elimination,
    elo_rubele,
    fide_rating,
    groups,
    handicap,
    italo_swiss,
    openings,
    round_robin,
    teams,
)
from tabellone.documents.regulations.regulation import Reading, Regulation, anchor

REGULATIONS: dict[str, Regulation] = {
    module.REGULATION.name: module.REGULATION
    for module in (
        amalfi,
        italo_swiss,
        round_robin,
        elimination,
        handicap,
        teams,
        openings,
        groups,
        elo_rubele,
        big_tables,
        fide_rating,
    )
}
"""By name, in the order in which they are shown."""

TABLES = {
    "1": "F42",
    "4": "O1",
    "7": "F4",
    "8": "R1",
    "9": "R1",
    "10": "R10",
    "11": "E3",
    "12": "E3",
    "14": "E1",
    "16": "E1",
    "17": "E1",
    "18": "E6",
    "19": "E2",
    "20": "E8",
    "21": "E8",
    "22": "E8",
    "23": "G1",
    "27": "F39",
}
"""The tables of FID Capo XIV that we follow, each with the reading that uses it."""


class Place(NamedTuple):
    """Where a reading is explained."""

    regulation: str
    anchor: str


@cache
def _places() -> dict[str, Place]:
    """Two texts may use the same reading: it stands in the one that comes first."""
    found: dict[str, Place] = {}
    for name, regulation in REGULATIONS.items():
        for reading in regulation.anchors():
            found.setdefault(reading, Place(name, anchor(reading)))
    return found


def place_of(reading: str) -> Place | None:
    """Where a reading such as «F11» is explained; None if there is no such one."""
    return _places().get(reading)


@cache
def _readings() -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for regulation in REGULATIONS.values():
        for reading in regulation.readings:
            for name in reading.names:
                found.setdefault(name, reading)
    return found


def reading_named(name: str) -> Reading | None:
    """A reading such as «F11», where it stands first."""
    return _readings().get(name)
