"""Certificates of team events: genuine ones are accepted in every system, forged ones are refused."""

import random
from typing import Any

import pytest

from tests.events.random_teams import played_out, random_team_event
from tests.verifier.judging import certificate_of, is_refused
from verify_certificate import verify


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi"])
def test_every_round_of_teams_is_verified_without_the_program(system: str) -> None:
    chance = random.Random(f"verifier {system}")
    rounds = 0
    for _ in range(12):
        for before in played_out(chance, random_team_event(chance, system), open_boards=system != "amalfi"):
            verify(before, certificate_of(before))
            rounds += 1
    assert rounds > 25


def test_an_elimination_of_teams_is_verified_to_its_end() -> None:
    chance = random.Random("verifier elimination")
    document = random_team_event(chance, "elimination", 5, 8)
    document["rounds"] = 3
    for before in played_out(chance, document, open_boards=False):
        verify(before, certificate_of(before))
        for match in before["history"][-1]["matches"] if before["history"] else ():
            assert match


def forged(certificate: dict[str, Any]) -> list[dict[str, Any]]:
    """Another pair, other colours, another rest, a certificate of players."""
    first, second = certificate["games"][:2]
    swapped = [{"white": first["black"], "black": first["white"]}, *certificate["games"][1:]]
    crossed = [
        {"white": first["white"], "black": second["black"]},
        {"white": second["white"], "black": first["black"]},
        *certificate["games"][2:],
    ]
    of_players = {name: value for name, value in certificate.items() if name != "competitors"}
    return [certificate | {"games": swapped}, certificate | {"games": crossed}, of_players]


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi"])
def test_forged_certificates_of_teams_are_refused(system: str) -> None:
    chance = random.Random(f"forged {system}")
    tried = 0
    for _ in range(8):
        for before in played_out(chance, random_team_event(chance, system, 5), open_boards=system != "amalfi"):
            certificate = certificate_of(before)
            for fake in forged(certificate) if len(certificate["games"] or ()) > 1 else ():
                assert is_refused(before, fake), fake
                tried += 1
    assert tried > 50


def test_a_certificate_of_teams_stays_valid_when_a_suspended_board_is_finished_later() -> None:
    """T18: the round was paired with the board taken as drawn, whatever it turned out to be."""
    games = [{"white": 1, "black": 3, "result": "1-0"}, {"white": 4, "black": 2, "result": "suspended"}]
    teams = [{"number": n, "name": f"T{n}", "players": [2 * n - 1, 2 * n]} for n in range(1, 7)]
    players = [{"number": n, "name": f"P{n}"} for n in range(1, 13)]
    others = [
        {
            "white": one,
            "black": other,
            "games": [
                {"white": 2 * one - 1, "black": 2 * other - 1, "result": "1-0"},
                {"white": 2 * other, "black": 2 * one, "result": "1/2"},
            ],
        }
        for one, other in ((3, 4), (5, 6))
    ]
    document: dict[str, Any] = {
        "format": "tabellone/1", "name": "", "system": "italo-swiss", "rounds": 3, "players": players, "teams": teams,
        "rules": {"competitors": "teams", "boards": 2},
        "history": [{"round": 1, "matches": [{"white": 1, "black": 2, "games": games}, *others], "rests": []}],
    }  # fmt: skip
    certificate = certificate_of(document)
    second = [{"white": g["white"], "black": g["black"], "result": "1-0f"} for g in certificate["games"]]
    games[1]["result"] = "1-0"  # Black of the board was of team 1: the match is drawn after all
    document["history"][0]["late"] = [{"match": 1, "board": 2, "until": 2}]
    document["history"].append({"round": 2, "matches": second, "rests": []})
    verify(document, certificate)
    del document["history"][0]["late"]  # with hindsight the scores are others
    assert is_refused(document, certificate)
