"""A player who returns does not make the rounds that were paired without him wrong."""

import copy
import json
import random
from typing import Any

import pytest

from tabellone.engine.checking import check
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read_data, write_data
from tabellone.formats.document_edits import append_round, renumber
from tabellone.journal.exchange import journal_from_tournament
from tests.events.notation import event, opened
from tests.written_by.desk import Desk
from verify_certificate import verify

NOW = "2026-01-01T10:00:00+00:00"
Document = dict[str, Any]


def document_of(desk: Desk) -> Document:
    document: Document = json.loads(json.dumps(write_data(desk.journal.state.tournament)))
    return document


def comings_and_goings(desk: Desk, chance: random.Random, strikes: bool) -> None:
    """Some withdraw, some of those who have come back."""
    for player in desk.journal.state.entrants.values():
        if player.player.leaves is not None and chance.random() < 0.4:
            desk.do("return", player=player.id)
        elif player.player.leaves is None and chance.random() < 0.12:
            desk.do("withdraw", player=player.id, **({"strike": True} if strikes and desk.rounds < 2 else {}))


def run(system: str, chance: random.Random, rules: dict[str, Any]) -> tuple[Desk, list[Document]]:
    """A tournament run at the desk, and the certificates of its rounds, each made before the round."""
    desk = Desk(f"random {chance.random()}", system, 5, rules)
    desk.enrol(chance.randint(6, 9))
    desk.draw()
    made = []
    for _ in range(desk.journal.state.rounds):
        comings_and_goings(desk, chance, strikes=system == "round-robin" and chance.random() < 0.5)
        tournament = desk.journal.state.tournament
        if sum(player.leaves is None for player in tournament.players) < 4:
            break
        certificate = json.loads(json.dumps(desk.journal.state.system.certificate(tournament)))
        if certificate["games"] is None:
            break
        made.append(certificate)
        desk.play()
    for player in desk.journal.state.entrants.values():  # now everybody is back
        if player.player.leaves is not None:
            desk.do("return", player=player.id)
    return desk, made


@pytest.mark.parametrize(
    ("system", "rules"),
    [
        ("amalfi", {"edition": "fsi"}),
        ("italo-swiss", {}),
        ("italo-swiss", {"odd": "rest"}),
        ("round-robin", {}),
        ("round-robin", {"legs": "two"}),
    ],
    ids=str,
)
def test_rounds_paired_without_a_player_are_right_after_he_returns(system: str, rules: dict[str, Any]) -> None:
    chance = random.Random(11)
    returned = 0
    for _ in range(25):
        desk, made = run(system, chance, rules)
        document = document_of(desk)
        tournament, found = opened(document)
        assert tournament == desk.journal.state.tournament
        assert [one.round for one in check(found, tournament) if one.differences or one.unchecked] == []
        for certificate in made:
            verify(document, certificate)
        assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
        returned += any(played.withdrawn for played in tournament.history)
    assert returned > 15


def test_art_12_who_returned_was_withdrawn_when_somebody_rested_against_him() -> None:
    """Art. 12 b2: of those who had not met the withdrawn 5 the lowest, 2 and 4 with one point, rest against him."""
    rounds = ["1-2 1:0, 3-4 1:0, 5-6 =, 7-8 =", "1-3 =, 7-5 1:0, 6-8 =, 2-4 ="]
    document = event([{"leaves": 2} if number == 5 else {} for number in range(1, 9)], 5, rounds, system="italo-swiss")
    tournament, system = opened(document)
    certificate = system.certificate(tournament)
    (rest,) = certificate["rests"]
    assert (rest["player"] in (2, 4), rest["kind"], rest["against"]) == (True, "rr", 5)
    after = append_round(*copy.deepcopy((document, certificate)))
    assert after["history"][2]["withdrawn"] == [{"player": 5}]
    del after["players"][4]["leaves"]
    after["history"][2]["rests"].append({"player": 5, "kind": "absent"})
    tournament, system = opened(after)
    assert system.differences(tournament, 3) == []
    verify(after, certificate)
    del after["history"][2]["withdrawn"]  # nothing says it: then he was only absent, and nobody can rest against him
    tournament, system = opened(after)
    assert [difference.expected for difference in system.differences(tournament, 3)] == [Rest(rest["player"], "rf")]
    with pytest.raises(SystemExit, match="NOT VALID"):
        verify(after, certificate)


def test_who_is_still_away_is_named_by_the_player_alone() -> None:
    document = event([{}, {}, {}, {"leaves": 0}], 3, ["1-2 1:0, rf 3"], system="italo-swiss")
    document["history"][0]["withdrawn"] = [{"player": 4}]
    tournament, _ = opened(document)
    assert tournament.history[0].withdrawn == ()


def test_numbers_drawn_again_are_those_of_the_withdrawn_too() -> None:
    document = event(4, 3, ["1-3 1:0, rf 2, absent 4"], system="italo-swiss")
    document["history"][0]["withdrawn"] = [{"player": 4}]
    tournament, _ = opened(document)
    turned = renumber(document, tournament.players[::-1], tournament.rules, "7")
    assert turned["history"][0]["withdrawn"] == [{"player": 1}]


@pytest.mark.parametrize(
    ("withdrawn", "code"),
    [
        ([{"player": 1}], "withdrawn_then"),
        ([{"player": 4}, {"player": 4}], "withdrawn_then"),
        ([{"player": 4, "struck": "yes"}], "withdrawn_then"),
        ([{"player": 9}], "unknown_player"),
        ([{}], "not_a_whole_number"),
        ([4], "not_an_object"),
        ({"player": 4}, "not_a_list"),
    ],
    ids=str,
)
def test_somebody_who_cannot_have_come_back_is_refused(withdrawn: Any, code: str) -> None:
    document = event(4, 3, ["1-3 1:0, rf 2, absent 4"], system="italo-swiss")
    document["history"][0]["withdrawn"] = withdrawn
    with pytest.raises(BadDocumentError, match=code):
        read_data(document)
