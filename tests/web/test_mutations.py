"""A few spoilt files and forms sent to the whole application; any number by `python -m tests.mutations.application`."""

import pytest

from tests.mutations.application import Trial, try_all
from tests.running.store import director, visitor
from tests.tries import tries

COUNT = tries(30)


@pytest.mark.usefixtures("either_store")
def test_whatever_is_sent_no_answer_is_an_error() -> None:
    try_all(Trial(director(), visitor()), COUNT, seed=3)
