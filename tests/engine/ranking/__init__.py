"""Standings, tie-breaks and ties."""
