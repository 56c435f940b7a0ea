"""Real databases."""
