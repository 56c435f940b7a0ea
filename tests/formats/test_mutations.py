"""Spoilt files end in a success or a sentence; `python -m tests.mutations.files` tries as many as one likes."""

import pytest

from tests.mutations.files import KINDS, mutation, outcome
from tests.tries import tries

COUNT = tries(800)


@pytest.mark.parametrize("kind", KINDS)
def test_every_spoilt_file_is_read_or_refused_with_a_sentence(kind: str) -> None:
    codes = set()
    for number in range(COUNT):
        content = mutation(kind, 1, number)
        try:
            codes.add(outcome(kind, content))
        except Exception:
            print(f"python -m tests.mutations.files --kind {kind} --seed 1 --first {number} --count 1")
            raise
    assert "" in codes  # some are still good
    assert len(codes) > 1 or kind == "list"  # what a list cannot read is told line by line


@pytest.mark.parametrize("kind", KINDS)
def test_a_mutation_is_the_same_every_time_and_the_samples_are_good(kind: str) -> None:
    assert [mutation(kind, 7, number) for number in range(20)] == [mutation(kind, 7, number) for number in range(20)]
    assert {outcome(kind, content) for content in KINDS[kind].samples()} == {""}
