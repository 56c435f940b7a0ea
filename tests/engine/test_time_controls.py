"""FID Capo XIV, table 1: the time control of a national championship."""

from fractions import Fraction

import pytest

from tabellone.engine.time_controls import moves_per_hour, time_control_warnings
from tests.events.notation import event, opened


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "elimination"])
@pytest.mark.parametrize(
    ("game", "cadence", "pointed_out"),
    [
        ("italian", "40_moves_an_hour", False),
        ("italian", "40 mosse in un'ora", False),
        ("italian", "30 mosse ogni ora", True),
        ("italian", "60 mosse ogni ora", True),
        ("italian", "50_moves_in_2_hours", True),
        ("italian", "20 minuti + 5 secondi a mossa", True),
        ("italian", "", False),
        ("international", "50_moves_in_2_hours", False),
        ("international", "50 moves in 2 hours", False),
        ("international", "40_moves_an_hour", True),
    ],
)
def test_table_1_another_time_control_of_a_national_championship_is_pointed_out(
    system: str, game: str, cadence: str, pointed_out: bool
) -> None:
    for championship in (True, False):
        rounds = {"elimination": 2, "italo-swiss": 2, "round-robin": 3}[system]
        document = event(4, rounds, system=system, game=game, national_championship=championship)
        tournament, regulation = opened({**document, "cadence": cadence, "seed": "1"})
        expected = [f"cadence_limit_{game}"] if pointed_out and championship else []
        assert [reason.code for reason in time_control_warnings(tournament)] == expected
        said = [reason.code for reason in regulation.warnings(tournament) if reason.code.startswith("cadence_")]
        assert said == expected


def test_time_controls_in_words() -> None:
    assert moves_per_hour("45 mosse in 2 ore") == Fraction(45, 2)
    assert moves_per_hour("40 mosse l'ora") == 40
    assert [
        moves_per_hour(text) for text in ("lampo", "40 mosse", "0 mosse in 0 ore", "40 mosse in un'ora + 30 secondi")
    ] == [None] * 4
