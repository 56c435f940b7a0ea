"""The names of all papers, for whoever only has to know which there are."""

from tabellone.documents.listings.names import TABLES

OF_A_ROUND = ("pairings", "alphabetical", "openings", "slips", "cards")
"""Those that every round has its own of."""
PAPER_NAMES = (
    *TABLES,
    *("brackets", "openings", "slips", "cards", "boards", "places", "poster", "certificates", "bulletin"),
)
