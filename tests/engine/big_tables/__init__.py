"""BIG's tables of four."""
