"""What players do with their phones."""
