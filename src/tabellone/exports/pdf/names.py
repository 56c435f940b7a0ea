"""The names of all papers, for whoever only has to know which there are."""

from tabellone.documents.listings.names import TABLES

PAPER_NAMES = (*TABLES, "brackets", "slips", "cards", "certificates", "bulletin")
