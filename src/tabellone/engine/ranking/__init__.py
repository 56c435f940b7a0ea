"""Standings: points, then the tie-breaks a tournament has chosen, one file each, then shared places."""
