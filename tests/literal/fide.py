"""FIDE Rating Regulations B.02, 8.1.2 and 8.3, and C.07, 10.2, read line by line; shares no code with the program."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from tests.places import DATA

TABLE_8_1_2 = [
    (int(least), int(most or 10**9), Decimal(higher), Decimal(lower))
    for least, most, higher, lower in (
        line.split(",") for line in (DATA / "fide_table_8_1_2.csv").read_text().splitlines()[1:]
    )
]
TABLE_8_1_1 = {
    Decimal(p): int(dp)
    for p, dp in (line.split(",") for line in (DATA / "fide_table_8_1_1.csv").read_text().splitlines()[1:])
}


def pd(own: int, other: int) -> Decimal:
    """The column H or L of the row that has the difference."""
    difference = abs(own - other)
    if own < 2650 and difference > 400:
        difference = 400
    for least, most, higher, lower in TABLE_8_1_2:
        if least <= difference <= most:
            return higher if own >= other else lower
    raise AssertionError("table 8.1.2 has no row")


def rp(games: list[tuple[int, Decimal]]) -> int | None:
    """Opponents' ratings and scores to a performance; both roundings one half upwards."""
    if not games:
        return None
    count = len(games)
    average = (Decimal(sum(rating for rating, _ in games)) / count).quantize(Decimal(1), ROUND_HALF_UP)
    share = (sum((score for _, score in games), Decimal(0)) / count).quantize(Decimal("0.01"), ROUND_HALF_UP)
    return int(average) + TABLE_8_1_1[share]


SCORES = {"1-0": ("1", "0"), "0-1": ("0", "1"), "1/2": ("0.5", "0.5")}
"""Of games; nothing else is one."""


def rated_games(document: dict[str, Any], player: int) -> list[tuple[int, Decimal]]:
    """Against whom with a rating, and with which score, from a document."""
    ratings = {one["number"]: one.get("first_rating") or one.get("rating") for one in document["players"]}
    found = []
    for played in document["history"]:
        for game in played["games"]:
            for own, other, seat in ((game["white"], game["black"], 0), (game["black"], game["white"], 1)):
                if own == player and game["result"] in SCORES and ratings[other] is not None:
                    found.append((ratings[other], Decimal(SCORES[game["result"]][seat])))
    return found
