"""The one table of results: every code with the articles' own arithmetic, and what can be asked of it."""

from itertools import product

import pytest

from tabellone.engine.results import (
    AFTER_A_DRAW,
    ANY_CODES,
    ELIMINATION_CODES,
    LOTS,
    REPLAYS,
    RESULTS,
    TWO_GAMES,
    forfeit_for,
    result_codes,
    result_of,
    result_without_handicap,
    reversed_result,
)

WRITTEN_OUT = {
    #            points  known  played  games of White and Black, point by point
    "1-0": ((2, 0), True, True, [(2, 0)]),
    "0-1": ((0, 2), True, True, [(0, 2)]),
    "1/2": ((1, 1), True, True, [(1, 1)]),
    "1-0f": ((2, 0), True, False, []),
    "0-1f": ((0, 2), True, False, []),
    "0-0f": ((0, 0), True, False, []),
    # Doppia partita, Art. 3: «chi vince entrambe le partite o ne vince una, pareggiando l'altra» has two points
    "4-0": ((2, 0), True, True, [(2, 0), (2, 0)]),
    "3-1": ((2, 0), True, True, [(1, 1), (2, 0)]),
    "2-2": ((1, 1), True, True, [(1, 1), (1, 1)]),
    "1-3": ((0, 2), True, True, [(0, 2), (1, 1)]),
    "0-4": ((0, 2), True, True, [(0, 2), (0, 2)]),
    "suspended": ((0, 0), False, True, []),
    None: ((0, 0), False, True, []),
}


def test_every_result_is_worth_what_the_regulations_say() -> None:
    assert set(RESULTS) == set(WRITTEN_OUT)
    for code, (points, known, played, games) in WRITTEN_OUT.items():
        result = result_of(code)
        assert (result.white.score, result.black.score) == points, code
        assert result.is_open is not known, code
        assert (result.white.played, result.black.played) == (played, played), code
        assert list(result.games) == games, code
        assert result.games_played == (result,), code


def test_a_forfeit_says_who_did_not_come_and_counts_as_both_games_of_a_match() -> None:
    assert {code for code in RESULTS if result_of(code).is_forfeit} == {"1-0f", "0-1f", "0-0f"}
    assert [result_of(code).appeared for code in ("1-0f", "0-1f", "0-0f")] == [
        (True, False),
        (False, True),
        (False, False),
    ]
    assert [result_of(code).match_points for code in ("1-0f", "0-1f", "0-0f")] == [(4, 0), (0, 4), (0, 0)]
    assert {code: result_of(code).match_points for code in TWO_GAMES} == {
        code: tuple(map(int, code.split("-"))) for code in TWO_GAMES
    }


@pytest.mark.parametrize("draws", [1, 2, 7])
def test_elimination_art_5_a_replay_or_the_lot_decides_for_white_of_the_first_game(draws: int) -> None:
    drawn = " ".join(["1/2"] * draws)
    for last in AFTER_A_DRAW:
        result = result_of(f"{drawn} {last}")
        assert result.draws == draws
        assert result.is_by_lot is ("lot" in last)
        assert (result.white.score, result.black.score) == WRITTEN_OUT[last.split("lot ")[-1]][0]
        assert result.white.played, "who came to the drawn game has played"
        replays = [] if result.is_by_lot else WRITTEN_OUT[last][3]
        assert list(result.games) == [(1, 1)] * draws + replays
        assert len(result.games_played) == draws + (last in REPLAYS or last.startswith("0-0f"))
        assert not result.is_forfeit
        assert not result.is_match


@pytest.mark.parametrize("drawn", ["1/2", "2-2", "2-2 1/2"])
def test_a_handicap_decides_without_a_game(drawn: str) -> None:
    for last, points in (("1-0", (2, 0)), ("0-1", (0, 2))):
        result = result_of(f"{drawn} handicap {last}")
        assert (result.white.score, result.black.score) == points
        assert (result.is_by_handicap, result.is_by_lot, result.white.played) == (True, False, True)
        assert [game.code for game in result.games_played] == drawn.split(" ")
        assert result_without_handicap(f"{drawn} handicap {last}") == drawn
        assert reversed_result(f"{drawn} handicap {last}") == f"{drawn} handicap {last[::-1]}"


@pytest.mark.parametrize(
    "code",
    [
        "",
        " ",
        "1/2 ",
        " 1/2",
        "1-0 1-0",
        "1/2 4-0",
        "1/2 suspended",
        "lot 1-0",
        "1/2 lot 1/2",
        "1/2  1-0",
        "½",
        "1-3 1-0",
        "2-2 2-2",
        "handicap 1-0",
    ],
)
def test_what_is_no_result_is_no_code_of_any_system(code: str) -> None:
    assert code not in ANY_CODES
    with pytest.raises(KeyError):
        result_of(code)


def test_a_system_takes_the_codes_of_its_own_encounters() -> None:
    assert result_codes() == set(WRITTEN_OUT) - set(TWO_GAMES)
    assert result_codes(two_games=True) == set(WRITTEN_OUT) - {"1-0", "1/2", "0-1"}
    for drawn, last in product(("1/2", "1/2 1/2"), (*REPLAYS, *LOTS)):
        assert f"{drawn} {last}" in ELIMINATION_CODES


TURNED = {
    **{"1-0": "0-1", "1/2": "1/2", "1-0f": "0-1f", "0-0f": "0-0f", "4-0": "0-4", "3-1": "1-3", "2-2": "2-2"},
    **{"suspended": "suspended", "1/2 1-0": "1/2 0-1", "1/2 1/2 lot 0-1": "1/2 1/2 lot 1-0"},
    "1/2 0-0f lot 1-0": "1/2 0-0f lot 0-1",
}


@pytest.mark.parametrize(("code", "other"), TURNED.items())
def test_from_the_other_side_of_the_board_a_result_has_the_sides_changed(code: str, other: str) -> None:
    assert (reversed_result(code), reversed_result(other)) == (other, code)
    assert result_of(other).outcomes == result_of(code).outcomes[::-1]


def test_an_unknown_result_is_unknown_from_both_sides() -> None:
    assert reversed_result(None) is None


def test_a_key_means_a_forfeit_after_f_where_one_side_takes_all_or_nobody_does() -> None:
    keys = ("1-0", "0-1", "1/2", "4-0", "0-4", "2-2", "3-1", "1-3")
    assert [forfeit_for(key) for key in keys] == ["1-0f", "0-1f", "0-0f", "1-0f", "0-1f", "0-0f", None, None]
