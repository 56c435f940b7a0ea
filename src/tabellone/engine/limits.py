"""What no tournament exceeds, whoever describes it: a document, a journal, a form."""

MAX_HANDICAP_STEPS = 100
"""Of a handicap: more than any two categories or ratings are apart."""
MAX_ROUNDS = 999
MAX_RATING = 9999
MAX_TEXT_LENGTH = 200
MAX_GAME_POINTS = 10**6
"""Of the game that a table plays."""
MAX_MINUTES = 999
"""Of a game, for a player."""
MAX_DECISION_LENGTH = 2000
"""Of arbiters, in words."""

UNSAFE_CHARACTERS = r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
"""Characters that would upset a terminal or a printed sheet: controls, line breaks, reversed writing."""
