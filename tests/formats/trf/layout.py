"""Where the fields of a report are, copied by hand from FIDE's descriptions (TRF16, C.04 Annex 2; TRF26, C.02.03
Annexure A), and a writer of lines that knows nothing but this table."""

PLAYER = {
    "code": (1, 3),
    "number": (5, 8),
    "sex": (10, 10),
    "title": (11, 13),
    "name": (15, 47),
    "rating": (49, 52),
    "federation": (54, 56),
    "fide_number": (58, 68),
    "birth": (70, 79),
    "points": (81, 84),
    "rank": (86, 89),
    "opponent_1": (92, 95),
    "colour_1": (97, 97),
    "result_1": (99, 99),
    "opponent_2": (102, 105),
    "colour_2": (107, 107),
    "result_2": (109, 109),
    "opponent_3": (112, 115),
    "colour_3": (117, 117),
    "result_3": (119, 119),
}
BYES = {
    "code": (1, 3),
    "kind": (5, 5),
    "round": (7, 9),
    "player_1": (11, 14),
    "player_2": (16, 19),
    "player_3": (21, 24),
}
SCORING = {
    "code": (1, 3),
    "symbol_1": (6, 6),
    "points_1": (7, 10),
    "symbol_2": (15, 15),
    "points_2": (16, 19),
    "symbol_3": (24, 24),
    "points_3": (25, 28),
    "symbol_4": (33, 33),
    "points_4": (34, 37),
    "symbol_5": (42, 42),
    "points_5": (43, 46),
}
RIGHT = ("number", "title", "rating", "fide_number", "points", "rank", "opponent")
"""Fields that end in their last column."""


def fields(line: str, layout: dict[str, tuple[int, int]]) -> dict[str, str]:
    """What a line has in the columns of the table."""
    return {name: line[first - 1 : last].strip() for name, (first, last) in layout.items()}


def between(line: str, layout: dict[str, tuple[int, int]]) -> str:
    """What it has in all other columns."""
    taken = {column for first, last in layout.values() for column in range(first, last + 1)}
    return "".join(letter for column, letter in enumerate(line, 1) if column not in taken).strip()


def written(values: dict[str, str], layout: dict[str, tuple[int, int]] = PLAYER) -> str:
    """A line with these values in their columns."""
    cells = [" "] * max(last for _, last in layout.values())
    for name, value in values.items():
        first, last = layout[name]
        width = last - first + 1
        assert len(value) <= width
        cells[first - 1 : last] = value.rjust(width) if name.startswith(RIGHT) else value.ljust(width)
    return "".join(cells).rstrip()


def player(number: int, *rounds: str, name: str = "", points: str = "", **more: str) -> str:
    """A record 001; each round as "7 w 1", "0000 - U" or "" for a blank one."""
    values = {"code": "001", "number": str(number), "name": name or f"Player {number}", "points": points, **more}
    for index, text in enumerate(rounds, 1):
        if text:
            opponent, colour, result = f"{text}  ".split(" ")[:3]
            values |= {f"opponent_{index}": opponent, f"colour_{index}": colour, f"result_{index}": result}
    return written(values)


def report(*lines: str) -> bytes:
    """The bytes of a file."""
    return "\r\n".join(lines).encode() + b"\r\n"
