"""The openings of draughts."""
