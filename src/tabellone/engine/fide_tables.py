"""FIDE Rating Regulations (Handbook B.02, in force since 1 March 2024), 8.1: the two tables of chess ratings.

Ratings and tie-breaks need them alike, and so does what follows from the first: performances (C.07, 10).
"""

from bisect import bisect_right

# 8.1.1: the rating difference dp for a score of 50, 51 … 100 per cent; below half it is the same with a minus.
RATING_DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)  # fmt: skip
# 8.1.2: the smallest difference of each row; the first expects .50 of both, each after it .01 more of the higher rated.
DIFFERENCE_BOUNDS = (
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62,
    69, 77, 84, 92, 99, 107, 114, 122, 130, 138,
    146, 154, 163, 171, 180, 189, 198, 207, 216, 226,
    236, 246, 257, 268, 279, 291, 303, 316, 329, 345,
    358, 375, 392, 412, 433, 457, 485, 518, 560, 620,
    736,
)  # fmt: skip


def difference_for_percentage(percent: int) -> int:
    """8.1.1: dp."""
    return RATING_DIFFERENCES[percent - 50] if percent >= 50 else -RATING_DIFFERENCES[50 - percent]


def probability(difference: int) -> int:
    """8.1.2: PD, in hundredths of a point, of the player rated so much higher, or lower if it is below zero."""
    row = bisect_right(DIFFERENCE_BOUNDS, abs(difference)) - 1
    return 50 + row if difference >= 0 else 50 - row


def round_half_up(numerator: int, denominator: int) -> int:
    """Rounds to the nearest whole number, one half upwards."""
    return (2 * numerator + denominator) // (2 * denominator)


def average_rating(ratings: list[int]) -> int | None:
    """C.07, 10.1 (ARO)."""
    return round_half_up(sum(ratings), len(ratings)) if ratings else None


def performance_rating(games: list[tuple[int, int]]) -> int | None:
    """C.07, 10.2 (TPR): that average plus the difference for the score in per cent; None without any.

    Of each game the opponent's rating and the half-points.
    """
    of_opponents = average_rating([rating for rating, _ in games])
    if of_opponents is None:
        return None
    return of_opponents + difference_for_percentage(
        round_half_up(100 * sum(scored for _, scored in games), 2 * len(games))
    )
