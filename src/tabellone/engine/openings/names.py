"""What tables of openings are called; apart from the tables themselves, for options name them without needing them."""

from enum import Enum

OPENING_COUNT = 174
"""Openings in the general table."""


class OpeningEdition(Enum):
    """Which printing of the tables."""

    OF_2008 = "openings_2008"
    LATER = "openings_later"
    """Eight openings of class 3N became 4N, and with them table D."""


class OpeningTable(Enum):
    """The table that openings are drawn from."""

    GENERAL = "general"
    A = "table_a"
    B = "table_b"
    C = "table_c"
    D = "table_d"
