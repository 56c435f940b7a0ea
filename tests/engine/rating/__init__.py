"""Elo-Rubele."""
