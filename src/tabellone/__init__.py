"""Tabellone: tournaments by the Italian systems, with every decision explained by its article."""

__version__ = "0.1.0.dev0"
