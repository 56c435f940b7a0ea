"""Rounds without somebody who does not come, against every round there is."""

import copy
import random
from typing import Any

import pytest

from tabellone.documents.checking import check_data, check_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import CanRepairPairs
from tabellone.engine.checking import check
from tabellone.engine.encounters import Game
from tabellone.engine.model import Deviation, Rest, Round
from tabellone.engine.no_show import RepairOptions, repair_options
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import write_data
from tests.events import random_chess, random_draughts
from tests.events.answers import EDITIONS, engine_pair, italo_swiss_pair
from tests.events.notation import event, opened
from tests.literal import repairs as literal

LARGEST = 9


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_a23_amalfi_changes_as_few_boards_as_any_legal_round_and_is_the_first_of_them(edition: str, seed: int) -> None:
    chance = random.Random(f"repair {edition}/{seed}")
    rounds = new_boards = 0
    for _ in range(12):
        document = random_chess.random_event(chance, edition, most=LARGEST)
        for before in random_chess.played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            paired = engine_pair(before)
            if paired is None or not paired[1]:
                continue
            bye, boards = paired[0], changed_by_hand(chance, paired[1])
            missing = chance.choice([player for board in boards for player in board] + ([bye] if bye else []))
            settled = [board for board in boards if missing not in board and chance.random() < 0.25]
            rests = [Rest(bye, "bye")] if bye else []
            answer = engine_repair(before, boards, settled, rests, missing)
            expected = literal.amalfi(absent(before, missing), boards, settled, missing)
            assert amalfi_answer(answer) == expected, f"{edition}/{seed}: {boards}, {settled}, without {missing}"
            rounds += 1
            new_boards += len(answer.repaired.changed_boards) if answer.repaired else 0
    assert rounds > 20
    assert new_boards > rounds // 8


@pytest.mark.parametrize("seed", range(10))
def test_f23_the_italo_svizzero_changes_as_few_boards_as_any_legal_round_and_is_the_first_of_them(seed: int) -> None:
    chance = random.Random(f"repair {seed}")
    rounds = new_boards = 0
    for _ in range(12):
        document = random_draughts.random_event(chance, most=LARGEST)
        if document["rules"].pop("legs", None):  # a second leg has the pairs of the first
            document["rounds"] //= 2
        for before in random_draughts.played_out(chance, document, italo_swiss_pair):
            paired = italo_swiss_pair(before)
            if paired is None or not paired[0]:
                continue
            boards, rests = changed_by_hand(chance, paired[0]), [Rest(*rest) for rest in paired[1]]
            missing = chance.choice([player for board in boards for player in board])
            settled = [board for board in boards if missing not in board and chance.random() < 0.25]
            answer = engine_repair(before, boards, settled, rests, missing)
            turns = [rest.player for rest in rests if rest.kind == "rt"]
            expected = literal.italo_swiss(absent(before, missing), boards, settled, missing, turns)
            assert italo_swiss_answer(answer) == expected, f"{seed}: {boards}, {settled}, without {missing}"
            rounds += 1
            new_boards += len(answer.repaired.changed_boards) if answer.repaired else 0
    assert rounds > 20
    assert new_boards > rounds // 8


def test_pairing_again_is_what_the_rules_pair_where_nothing_has_a_result() -> None:
    document = event(8, 5, ["1-5 1:0, 6-2 0:1, 3-7 1:0, 8-4 0:1"])
    boards = engine_pair(document)
    assert boards is not None
    answer = engine_repair(document, boards[1], [], [], missing=3)
    assert answer.paired_anew is not None
    again = engine_pair(absent(document, 3))
    assert again is not None
    assert [game.seats for game in answer.paired_anew.games] == again[1]


def test_a23_his_opponent_plays_whoever_had_the_bye() -> None:
    """Seven players, round 1 of three: 1-4, 5-2, 3-6 and a bye for 7; number 5 does not come."""
    answer = engine_repair(event(7, 3), [(1, 4), (5, 2), (3, 6)], [], [Rest(7, "bye")], missing=5)
    assert answer.repaired is not None
    assert [game.seats for game in answer.repaired.games] == [(1, 4), (7, 2), (3, 6)]
    assert answer.repaired.changed_boards == [2]
    assert answer.repaired.rests == (Rest(5, "absent"),)
    assert answer.repaired.violations == []


def test_a_board_that_is_left_empty_is_closed_up_and_the_others_are_told_their_new_number() -> None:
    """Six players: without number 5 his opponent has the bye, and the boards below move up."""
    answer = engine_repair(event(6, 3), [(1, 4), (5, 2), (3, 6)], [(3, 6)], [], missing=5)
    assert answer.repaired is not None
    assert answer.repaired.games == (Game(1, 4), Game(3, 6, "1-0"))
    assert answer.repaired.rests == (Rest(2, "bye"), Rest(5, "absent"))
    assert (answer.repaired.changed_boards, answer.repaired.renumbered_boards) == ([], {2: 3})


def test_check_says_that_the_director_decided_and_does_not_call_the_round_wrong() -> None:
    """Seven players without number 5: paired again 1-4, 2-6, 3-7 would play, and mended only 7-2 is new."""
    document = event(7, 3, ["1-4 1:0, 7-2 1:0, 3-6 1:0, absent 5"])
    tournament, system = opened(document)
    assert [found.is_wrong for found in check(system, tournament)] == [True]
    document["history"][0]["decided"] = "no_show"
    tournament, system = opened(document)
    checks = check(system, tournament)
    assert [(found.is_wrong, found.deviation) for found in checks] == [(False, Deviation.NO_SHOW)]
    speaker = Speaker("en", tournament.players)
    assert check_data(checks, speaker)["rounds"][0]["agrees"] is None
    assert "decided by the director, because somebody did not come" in check_text(checks, speaker)
    assert write_data(tournament)["history"][0]["decided"] == "no_show"


def test_a_round_is_decided_for_a_reason_there_is() -> None:
    document = event(4, 3, ["1-3 1:0, 4-2 1:0"])
    document["history"][0]["decided"] = "because"
    with pytest.raises(BadDocumentError, match="option_unknown_word"):
        opened(document)


def changed_by_hand(chance: random.Random, boards: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Now and then two players have changed places, whatever that breaks: what stays, stays."""
    if len(boards) < 2 or chance.random() < 0.7:
        return boards
    (a, b), (c, d), *others = boards
    return [(c, b), (a, d), *others]


def absent(document: dict[str, Any], missing: int) -> dict[str, Any]:
    without = copy.deepcopy(document)
    coming = without.setdefault("next", {})
    coming["absent"] = [*coming.get("absent", []), missing]
    return without


def engine_repair(
    document: dict[str, Any],
    boards: list[tuple[int, int]],
    settled: list[tuple[int, int]],
    rests: list[Rest],
    missing: int,
) -> RepairOptions:
    tournament, system = opened(document)
    assert isinstance(system, CanRepairPairs)
    games = tuple(Game(*board, "1-0" if board in settled else None) for board in boards)
    return repair_options(system, tournament, Round(games, tuple(rests)), missing)


def amalfi_answer(answer: RepairOptions) -> tuple[set[tuple[int, int]], int | None] | None:
    if answer.repaired is None:
        return None
    bye = next((rest.player for rest in answer.repaired.rests if rest.kind == "bye"), None)
    return {game.seats for game in answer.repaired.games}, bye


def italo_swiss_answer(
    answer: RepairOptions,
) -> tuple[set[tuple[int, int]], list[tuple[int, str, int | None]]] | None:
    if answer.repaired is None:
        return None
    rests = [(rest.player, rest.kind, rest.against) for rest in answer.repaired.rests if rest.kind in ("rf", "rr")]
    return {game.seats for game in answer.repaired.games}, rests
