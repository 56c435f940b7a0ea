"""Where journals and the registry of players are kept: a few tables on SQLite or PostgreSQL."""
