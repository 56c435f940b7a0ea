"""Hypothesis runs the same examples everywhere; a failure prints how to repeat it."""

from hypothesis import settings

settings.register_profile("tabellone", deadline=None, derandomize=True, max_examples=200, print_blob=True)
settings.load_profile("tabellone")
