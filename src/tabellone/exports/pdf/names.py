"""The names of all papers, for whoever only has to know which there are."""

from tabellone.documents.listings.names import TABLES

ROUND_PAPERS = ("pairings", "alphabetical", "openings", "slips", "cards")
"""Those that every round has its own of."""
FEDERATION_PAPERS = (
    *("calendar", "quotients", "formation", "score-sheets", "sealed-game", "sealed-move"),
    *("report", "play-offs", "arbiters-report", "request"),
)
"""The federation's papers of an event."""
PAPER_NAMES = (
    *TABLES,
    *FEDERATION_PAPERS,
    *("brackets", "openings", "slips", "cards", "boards", "places", "poster", "certificates", "bulletin"),
)
