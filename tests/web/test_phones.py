"""Players' phones: cards of boards, links of their own, their game, who is here."""

from pathlib import Path

import pytest

from tests.running.new_store import with_tables
from tests.running.process import in_a_process

SCENARIOS = "tests.web.phone_scenarios"


@pytest.mark.parametrize(
    "scenario",
    [
        "two_cards_agree",
        "two_cards_differ_and_the_desk_decides",
        "a_card_opens_its_board_only",
        "off_means_off",
        "a_link_of_his_own",
        "a_link_is_renewed",
        "here_and_absent_by_phone",
        "nothing_unpublished_is_shown",
        "one_address_for_an_event",
        "what_is_written_during_a_look_is_seen_by_the_next_page",
    ],
)
def test_phones(scenario: str, tmp_path: Path) -> None:
    in_a_process(SCENARIOS, scenario, with_tables(tmp_path))
