"""FID Capo IV: openings of Italian draughts, their tables, their positions and their draw."""
