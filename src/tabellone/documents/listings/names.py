"""The names of all tables, for whoever only has to know which there are."""

TABLES = (
    "players",
    "schedule",
    "pairings",
    "alphabetical",
    "standings",
    "groups",
    "teams",
    "individual",
    "crosstable",
    "tabellone",
    "ratings",
    "performance",
    "prizes",
)
"""In the order of an event."""
ALL = "all"
"""In the place of a name: every table there is, each on a sheet of its own."""
