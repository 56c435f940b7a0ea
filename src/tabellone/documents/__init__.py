"""What is shown or printed: words, tables and pages, made from the engine's data."""
