"""FID Capo XIV, tables 8 and 9, as one closed form that goes on past 24 players (R1).

In an odd round r the pivot is (r + 1) / 2, in an even one N / 2 + r / 2. The pivot meets N, who is Black in odd rounds
and White in even ones; the players i places after and before the pivot, on the circle of the other N - 1, meet, the one
after with White. Art. 4: «Il primo numero di ogni coppia stabilisce il concorrente che dovrà giocare col Bianco.»
"""


def table_size(players: int) -> int:
    """The even number whose table is used; with an odd number the highest is missing (Art. 5)."""
    return players + players % 2


def rounds_per_leg(players: int) -> int:
    return table_size(players) - 1


def table_round(players: int, round_number: int) -> list[tuple[int, int]]:
    """The pairs of a round in the order of the table, White first."""
    highest = table_size(players)
    circle = highest - 1
    pivot = (round_number + 1) // 2 if round_number % 2 else highest // 2 + round_number // 2

    def place(step: int) -> int:
        return (pivot + step - 1) % circle + 1

    first = (pivot, highest) if round_number % 2 else (highest, pivot)
    return [first, *((place(step), place(-step)) for step in range(1, highest // 2))]


def meeting_round(players: int, a: int, b: int) -> int:
    """The round in which two numbers meet."""
    highest = table_size(players)
    circle = highest - 1
    # two on the circle meet when the pivot is half-way between them; halving is multiplying by highest / 2
    pivot = a + b - highest if highest in (a, b) else ((a + b) * (highest // 2) - 1) % circle + 1
    return 2 * pivot - 1 if pivot <= highest // 2 else 2 * (pivot - highest // 2)
