"""A round of the italo-svizzero can be paired by hand from its formation sheet alone, and comes out the same."""

import pytest

from tests.running.process import in_a_process
from tests.tries import tries

OCCURRING = ["RF", "RR", "RT", "ass.", "forfeit", "open", "withdrawn", "Art. 9", "second leg", "odd"]


@pytest.mark.parametrize("seed", range(5))
def test_every_round_paired_from_its_sheet_is_that_of_the_program(seed: int) -> None:
    told = in_a_process("tests.web.formation_scenarios", seed, tries(40))
    seen = dict(line.split(": ") for line in told.splitlines())
    rounds = int(seen["rounds"])
    assert rounds > 170
    assert int(seen.get("too long", 0)) < rounds // 10
    assert all(int(seen[what]) > 10 for what in [*OCCURRING, "italian", "international"])
