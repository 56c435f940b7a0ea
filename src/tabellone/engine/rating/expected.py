"""FID Capo XIV, table 19: what two capitals let expect of a game, in hundredths of a point (E2).

Always the table, never a formula: no curve fits it. A win is worth 2 points, so that both expectations make 2.00.
"""

from bisect import bisect_right

PRINTED_ROWS = """
    0 10 31 51 72 92 113 133 154 175 195 216 237 258 278 299 320 341 362 383 405 426 447 469 490 512 534 556
    578 600 622 644 667 690 712 735 758 782 805 829 853 877 901 925 950 975 1000 1026 1051 1077 1103 1130 1157
    1184 1212 1239 1268 1296 1325 1355 1385 1415 1446 1478 1510 1542 1576 1610 1644 1680 1716 1753 1791 1830
    1870 1911 1953 1996 2041 2088 2136 2186 2238 2292 2348 2408 2470 2536 2606 2681 2761 2847 2943 3046 3163
    3296 3451 3640 3883 4235 4930
"""
DIFFERENCE_BOUNDS = tuple(map(int, PRINTED_ROWS.split()))
"""The smallest difference of each row: the first expects 1.00 of both, each after it 0.01 more of the stronger."""

EVEN_EXPECTATION = 100
"""Hundredths of a point for each of two equals."""


def expected_points(own: int, other: int) -> int:
    """The points a player with one capital is expected to take from one with another, in hundredths."""
    row = bisect_right(DIFFERENCE_BOUNDS, abs(own - other)) - 1
    return EVEN_EXPECTATION + row if own >= other else EVEN_EXPECTATION - row
