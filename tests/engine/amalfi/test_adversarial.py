"""Nasty positions. Nobody could find the expected pairing by trying, so the certificate proves each answer instead:
the verifier shares no code with the engine and accepts only the pairing of the rules."""

import random
from typing import Any

import pytest

from tabellone.formats.document import read_data
from tests.events.answers import EDITIONS, engine_pair
from tests.literal.amalfi import pair as literal_pair
from verify_certificate import verify


def proven(document: dict[str, Any]) -> bool:
    """Pair the next round and verify it; False if there is no legal pairing, with the proof verified as well."""
    tournament, system, _ = read_data(document)
    certificate = system.certificate(tournament)
    verify(document, certificate)
    return certificate["games"] is not None


def play_round(document: dict[str, Any], chance: random.Random) -> None:
    paired = engine_pair(document)
    assert paired is not None
    bye, games, _ = paired
    results = ["1-0", "0-1", "1/2"]
    document["history"].append(
        {
            "round": len(document["history"]) + 1,
            "games": [{"white": w, "black": b, "result": chance.choice(results)} for w, b in games],
            "rests": [] if bye is None else [{"player": bye, "kind": "bye"}],
        }
    )


def field(players: int, rounds: int, **rules: str) -> dict[str, Any]:
    return {
        "format": "tabellone/1",
        "system": "amalfi",
        "rounds": rounds,
        "rules": rules,
        "players": [{"number": number} for number in range(1, players + 1)],
        "history": [],
    }


@pytest.mark.parametrize(("players", "rounds"), [(40, 22), (41, 22), (48, 30)])
def test_half_as_many_rounds_as_players(players: int, rounds: int) -> None:
    chance = random.Random(players)
    document = field(players, rounds)
    for _ in range(rounds):
        assert proven(document)
        play_round(document, chance)


@pytest.mark.parametrize("seed", range(6))
def test_an_ordinary_tournament_of_a_hundred_players(seed: int) -> None:
    """Nine rounds; about one such event in a hundred has a round that trying would never finish."""
    chance = random.Random(seed)
    document = field(100 + seed % 2, 9, edition=EDITIONS[seed % 3])
    for _ in range(9):
        assert proven(document)
        play_round(document, chance)


def test_rounds_close_to_the_number_of_players_end_with_a_proof() -> None:
    """With n - 1 rounds a legal pairing often comes to be missing; then the answer is a proof, at once."""
    missing = 0
    for seed in range(30):
        chance = random.Random(seed)
        document = field(10, 9)
        while len(document["history"]) < 9 and proven(document):
            play_round(document, chance)
        missing += len(document["history"]) < 9
    assert 0 < missing < 30


def test_the_last_eight_have_all_met() -> None:
    """Sixty players; the last eight played seven rounds among themselves. Trying would need about 10^9 steps."""
    document = field(60, 9)
    circle = list(range(53, 61))
    others = list(range(1, 53))
    for number in range(1, 8):
        games = [(circle[i], circle[-1 - i]) for i in range(4)] + [(others[i], others[-1 - i]) for i in range(26)]
        document["history"].append(
            {
                "round": number,
                "games": [
                    {"white": a, "black": b, "result": "1/2"}
                    if (a + number) % 2
                    else {"white": b, "black": a, "result": "1/2"}
                    for a, b in games
                ],
            }
        )
        circle = [circle[0], circle[-1], *circle[1:-1]]
        others = [others[0], others[-1], *others[1:-1]]
    assert proven(document)


@pytest.mark.parametrize("edition", EDITIONS)
def test_histories_no_pairing_rule_would_make(edition: str) -> None:
    """Hand-made rounds with lopsided colours: colour dead ends and every stage of A19, against the literal reading."""
    chance = random.Random(edition)
    seen: set[str] = set()
    for _ in range(250):
        players = chance.randint(4, 9)
        document = field(players, 9, edition=edition)
        for number in range(1, chance.randint(2, 5)):
            order = chance.sample(range(1, players + 1), players)
            games = [sorted(order[i : i + 2]) for i in range(0, players - 1, 2)]
            if chance.random() < 0.3:
                games = [game[::-1] for game in games]
            document["history"].append(
                {
                    "round": number,
                    "games": [{"white": a, "black": b, "result": chance.choice(["1-0", "1/2"])} for a, b in games],
                    "rests": [{"player": order[-1], "kind": "bye"}] if players % 2 else [],
                }
            )
        expected = literal_pair(document)
        assert engine_pair(document) == expected
        if expected is not None:
            seen |= {"+".join(sorted(expected[2]))}
            assert proven(document)
        else:
            assert not proven(document)
            seen.add("none")
    assert {"", "A6", "A6+A7", "none"} <= seen


def test_the_bye_goes_to_somebody_who_may_not_have_it_when_nobody_else_can_be_spared() -> None:
    """Of 2, 4 and 6 only 6 has played most games, and 2-4 have met: 2 rests although others have played more (A19)."""
    document = field(6, 9)
    results = {"result": "1/2"}
    document["history"] = [
        {
            "round": 1,
            "games": [{"white": 2, "black": 4, **results}, {"white": 6, "black": 1, **results}],
            "rests": [{"player": 3, "kind": "bye"}, {"player": 5, "kind": "absent"}],
        },
        {
            "round": 2,
            "games": [{"white": 5, "black": 6, **results}, {"white": 1, "black": 3, **results}],
            "rests": [{"player": 2, "kind": "absent"}, {"player": 4, "kind": "absent"}],
        },
    ]
    document["next"] = {"absent": [1, 3, 5]}
    paired = engine_pair(document)
    assert paired is not None
    assert paired == literal_pair(document)
    assert (paired[0], paired[2]) == (4, {"A10"})
    assert proven(document)


@pytest.mark.parametrize(("edition", "players"), [("fsi", 200), ("english", 201), ("javapairing", 150)])
def test_too_many_who_need_black(edition: str, players: int) -> None:
    """One half had White twice, and sixteen of the others, who had Black, are absent: eight boards break the rules.

    With an odd number somebody has not played: one who needs Black has the bye, another meets him, and seven boards do.
    """
    chance = random.Random(players)
    document = field(players, 9, edition=edition)
    order = chance.sample(range(1, players + 1), players)
    half = players // 2
    whites, blacks, odd = order[:half], order[half : 2 * half], order[2 * half :]
    for turn in (1, 2):
        pairs = zip(whites, blacks[turn:] + blacks[:turn], strict=True)
        games = [{"white": w, "black": b, "result": chance.choice(["1-0", "0-1", "1/2"])} for w, b in pairs]
        rests = [{"player": player, "kind": "absent"} for player in odd]
        document["history"].append({"round": turn, "games": games, "rests": rests})
    away = 16
    document["next"] = {"absent": blacks[:away]}
    assert proven(document)
    tournament, system, _ = read_data(document)
    counts = {r.code: r.as_data()["count"] for r in system.pair(tournament).exceptions if r.code.startswith("fewest")}
    assert counts["fewest_third_in_a_row"] == counts["fewest_difference"] == away // 2 - len(odd)
