"""What no tournament exceeds, whoever describes it: a document, a journal, a form."""

MOST_STEPS = 100
"""Of a handicap: more than any two categories or ratings are apart."""
MOST_ROUNDS = 999
HIGHEST_RATING = 9999
LONGEST_TEXT = 200
MOST_POINTS = 10**6
"""Of the game that a table plays."""
MOST_MINUTES = 999
"""Of a game, for a player."""
LONGEST_DECISION = 2000
"""Of arbiters, in words."""

UPSETTING = r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
"""Characters that would upset a terminal or a printed sheet: controls, line breaks, reversed writing."""
