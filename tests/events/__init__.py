"""Tournaments to test with: a compact notation, and random ones."""
