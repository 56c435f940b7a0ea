"""Where journals are kept: two tables on SQLite or PostgreSQL, and nothing that is not an event."""
