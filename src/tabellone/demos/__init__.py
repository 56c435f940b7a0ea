"""Tournaments to play with."""
