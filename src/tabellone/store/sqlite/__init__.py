"""Django's SQLite as a database backend that reads damaged rows, so that only what is damaged is lost."""
