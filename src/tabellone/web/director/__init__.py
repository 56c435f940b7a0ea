"""The pages of the director, one file per area."""
