"""How often chance is tried: some times in every run, many times as often by `python3 test.py --thorough`."""

THOROUGH = 10
"""Times as often."""

_times = 1


def try_thoroughly() -> None:
    """From now on; the numbers are asked for as test files are read."""
    global _times  # noqa: PLW0603  (asked for once, when the run begins)
    _times = THOROUGH


def tries(usual: int) -> int:
    """How many random cases, where every run has this many."""
    return usual * _times
