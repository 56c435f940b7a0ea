"""Pairings as mathematics, without the rules of any game."""
