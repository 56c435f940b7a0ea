"""What systems share is declared once, and an option is known by its type."""

from enum import Enum

import pytest

from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.handicap import Handicap, HandicapRules, handicap_rules
from tabellone.engine.legs import has_two_legs
from tabellone.engine.openings.names import OpeningEdition
from tabellone.engine.openings.options import ChosenTable, OpeningDraw, OpeningRules, opening_rules
from tabellone.engine.options import fields, option
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.engine.systems.amalfi.options import AmalfiOptions
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.reading.options import read_options, write_options

IN_ORDER = (
    "game odd colours no_show_uses_up_rest match rests_are_wins legs handicap handicap_by openings opening_table "
    "opening_edition competitors boards line_ups meetings reserves rating_limit rating_list empty_boards play_off "
    "boards_before_play_off blitz_play_off play_offs national_championship"
)
"""Of the italo-svizzero, as forms and documents have them; new ones come at the end."""


def test_the_fields_of_a_block_stand_where_the_block_does() -> None:
    assert [field.name for field in fields(ItaloSwissOptions)] == IN_ORDER.split()


def test_documents_know_nothing_of_blocks() -> None:
    flat = {
        "legs": "two",
        "handicap": "second_system",
        "openings": "board_by_board",
        "opening_edition": "openings_later",
    }
    rules = read_options(ItaloSwissOptions, flat, "rules")
    assert rules.opening_rules == OpeningRules(OpeningDraw.BOARD, ChosenTable.BY_CATEGORY, OpeningEdition.LATER)
    assert rules.handicap_rules == HandicapRules(Handicap.SECOND)
    assert write_options(rules) == flat
    assert list(write_options(rules, everything=True)) == IN_ORDER.split()


@pytest.mark.parametrize("name", ["opening_rules", "handicap_rules"])
def test_a_block_itself_is_no_option(name: str) -> None:
    with pytest.raises(BadDocumentError, match="unknown_option") as refused:
        read_options(ItaloSwissOptions, {name: {}}, "rules")
    assert refused.value.where == f"rules.{name}"


def test_rules_of_a_system_without_such_options_say_so() -> None:
    chess = AmalfiOptions()
    assert option(chess, DraughtsGame) is None
    assert option(chess, OpeningRules) is None
    assert opening_rules(chess).openings is OpeningDraw.NONE
    assert handicap_rules(chess).handicap is Handicap.NONE
    assert not has_two_legs(chess)
    assert not is_double(chess)


@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_no_two_options_of_a_system_are_of_one_type(name: str) -> None:
    """So that the type alone says which is meant."""
    kinds = [field.type for field in fields(system_named(name).options) if issubclass(field.type, Enum)]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_every_draughts_system_and_no_other_says_which_game_and_openings(name: str) -> None:
    system = system_named(name)
    rules = system.options()
    assert isinstance(system, PlaysDraughts) == (option(rules, DraughtsGame) is not None)
    assert isinstance(system, PlaysDraughts) == (option(rules, OpeningRules) is not None)
