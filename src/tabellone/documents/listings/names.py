"""The names of all tables, for whoever only has to know which there are."""

TABLES = (
    "players",
    "pairings",
    "alphabetical",
    "standings",
    "teams",
    "individual",
    "crosstable",
    "tabellone",
    "ratings",
    "prizes",
)
"""In the order of an event."""
