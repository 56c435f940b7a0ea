"""Elimination."""
