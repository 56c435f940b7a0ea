"""What released versions have written, and whether it still means the same."""
