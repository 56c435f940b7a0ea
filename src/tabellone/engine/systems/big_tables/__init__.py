"""BIG Masters: tables of four for board games."""
