"""Second implementations: slow, literal, sharing nothing with the engine."""
