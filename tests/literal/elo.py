"""Elo-Rubele as FID Capo VI and table 17, 18 read, step by step and slowly; shares no code with the program.

Table 17: V = S x D; «la parte eccedente tale soglia deve essere divisa per il coefficiente "S" utilizzato […] e
moltiplicata
per il nuovo "S"», threshold after threshold. Table 18: bonus and malus of the year.
"""

import csv
from fractions import Fraction
from typing import Any

from tests.places import DATA

TABLE_19 = [
    (int(row["from"]), int(row["to"] or 10**9), Fraction(row["expected_higher"]), Fraction(row["expected_lower"]))
    for row in csv.DictReader((DATA / "fid_table_19.csv").read_text().splitlines())
]
THRESHOLDS = {"italian": [3000, 3900], "international": [2000, 3000]}
S = {"italian": [150, 100, 50], "international": [240, 160, 80]}


def final_capital(before: int, deviation: Fraction, game: str) -> int:
    """CF: the whole variation first, then what is beyond each threshold divided and multiplied."""
    thresholds, coefficients = THRESHOLDS[game], S[game]
    rising = deviation > 0
    band = sum(before > t if not rising else before >= t for t in thresholds)
    end = before + deviation * coefficients[band]
    while True:
        if rising and band < 2 and end > thresholds[band]:
            excess = end - thresholds[band]
            end = thresholds[band] + excess / coefficients[band] * coefficients[band + 1]
            band += 1
        elif not rising and band > 0 and end < thresholds[band - 1]:
            excess = end - thresholds[band - 1]
            end = thresholds[band - 1] + excess / coefficients[band] * coefficients[band - 1]
            band -= 1
        else:
            break
    rounded = int(end) if end - int(end) < Fraction(1, 2) else int(end) + 1
    return max(100, rounded)


def expected(own: int, other: int) -> Fraction:
    """PA(n), looked up line by line."""
    for least, most, higher, lower in TABLE_19:
        if least <= abs(own - other) <= most:
            return higher if own >= other else lower
    raise AssertionError("table 19 has no line")


def season(
    listed: dict[str, int], events: list[tuple[str, list[tuple[str, str, str]]]], game: str, edition: str, last: int
) -> dict[str, tuple[int, int, Any]]:
    """Name to capital, malus and last year, after dated events of games (white, black, result)."""
    capital, malus = dict(listed), dict.fromkeys(listed, 0)
    years: dict[str, set[int]] = {name: set() for name in listed}
    events = sorted(events)
    first = int(events[0][0][:4]) if events else last
    for year in range(first, last + 1):
        for date, games in events:
            if int(date[:4]) == year:
                _event(capital, years, year, games, game, edition)
        for name in listed:
            played_later = any(y > year for y in years[name])
            if year not in years[name] and not played_later:
                taken = max(0, min(50, 450 - malus[name], capital[name] - 100))
                capital[name] -= taken
                malus[name] += taken
    return {name: (capital[name], malus[name], max(years[name], default=None)) for name in listed}


def _event(
    capital: dict[str, int],
    years: dict[str, set[int]],
    year: int,
    games: list[tuple[str, str, str]],
    game: str,
    edition: str,
) -> None:
    points = {"1-0": (2, 0), "1/2": (1, 1), "0-1": (0, 2)}
    deviation: dict[str, Fraction] = {}
    for white, black, result in games:
        if result not in points:
            continue  # forfeits are no games
        for own, other, scored in ((white, black, points[result][0]), (black, white, points[result][1])):
            deviation[own] = deviation.get(own, Fraction(0)) + scored - expected(capital[own], capital[other])
    after = {name: final_capital(capital[name], d, game) if d else capital[name] for name, d in deviation.items()}
    for name, value in after.items():
        bonus = {"italian": 10, "international": 15}[game] if edition == "2021" else 0 if year in years[name] else 10
        capital[name] = value + bonus
        years[name].add(year)
