"""A bracket on paper: in pieces that a sheet holds, with every encounter on one of them."""

import pytest

from tabellone.documents.brackets import MAX_FIRST_COLUMN_ON_SHEET, draw_bracket_sheets, split_into_sheets
from tabellone.documents.speaker import Speaker
from tabellone.engine.bracket_tree import BracketMatch, BracketTree
from tabellone.engine.capabilities import HasBrackets
from tests.events.notation import opened
from tests.events.whole import whole_event


def full_tree(first: int) -> BracketTree:
    """So many encounters in the first round, each known by a number of its own."""
    columns: list[tuple[BracketMatch, ...]] = []
    number = 0
    while True:
        columns.append(tuple(BracketMatch(upper=number + index, round=len(columns) + 1) for index in range(first)))
        number += first
        if first == 1:
            return BracketTree("main", 1, tuple(columns), joined=True)
        first //= 2


def numbers(tree: BracketTree) -> set[int | None]:
    return {tie.upper for column in tree.columns for tie in column}


@pytest.mark.parametrize(("first", "expected"), [(1, 1), (8, 1), (16, 1), (32, 3), (64, 5), (256, 17), (512, 33)])
def test_every_encounter_is_on_a_sheet_and_no_sheet_is_too_long(first: int, expected: int) -> None:
    tree = full_tree(first)
    pieces = split_into_sheets(tree)
    assert len(pieces) == expected
    assert set().union(*map(numbers, pieces)) == numbers(tree)
    assert all(len(piece.columns[0]) <= MAX_FIRST_COLUMN_ON_SHEET for piece in pieces)
    for piece in pieces:
        for before, after in zip(piece.columns, piece.columns[1:], strict=False):
            assert len(after) == (len(before) + 1) // 2


def test_columns_made_anew_are_cut_row_by_row() -> None:
    columns = tuple(
        tuple(BracketMatch(upper=100 * n + i, round=n) for i in range(size)) for n, size in ((1, 40), (2, 21))
    )
    tree = BracketTree("recovery", 1, columns, joined=False)
    pieces = split_into_sheets(tree)
    assert [[len(column) for column in piece.columns] for piece in pieces] == [[16, 16], [16, 5], [8, 0]]
    assert set().union(*map(numbers, pieces)) == numbers(tree)


def test_a_piece_calls_its_rounds_as_the_whole_bracket_does() -> None:
    tournament, system = opened(whole_event("elimination", 40, 6))
    assert isinstance(system, HasBrackets)
    trees = system.brackets(tournament)
    drawn = draw_bracket_sheets(trees[0], 0, trees, tournament.players, Speaker("it"))
    assert [[words for _, words in picture.headings] for picture in drawn] == [
        ["Turno 1", "Sedicesimi", "Ottavi", "Quarti", "Semifinali"],
        ["Turno 1", "Sedicesimi", "Ottavi", "Quarti", "Semifinali"],
        ["Ottavi", "Quarti", "Semifinali", "Finale"],
    ]
