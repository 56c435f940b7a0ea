"""The demonstrations, one at least for every system; each is a document of `tabellone.demos`."""

from typing import NamedTuple


class Demo(NamedTuple):
    """One of them."""

    name: str
    """Of its document; what is said of it is in the catalogue as `ui_demo_` and this."""
    system: str


DEMOS = (
    Demo("pordenone", "amalfi"),
    Demo("piazza", "amalfi"),
    Demo("biblioteca", "italo-swiss"),
    Demo("girone", "round-robin"),
    Demo("coppa", "elimination"),
    Demo("masters", "big-tables"),
    Demo("squadre", "italo-swiss"),
    Demo("coppie", "italo-swiss"),
)
"""A real Amalfi event, one by the English text, one of every other system, teams and pairs."""
