"""Who has no team is a team of his own, in every answer about an event at tables."""

import json
import random
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.engine.systems.big_tables.plan import _plan_budget, plan
from tests.events.notation import opened
from tests.events.tables import played_out
from tests.places import DATA
from tests.tries import tries
from tests.verifier.judging import certificate_of
from verify_certificate import verify

FAULT = DATA / "faults" / "big_last_round_some_without_team.json"


def alone_by_name(document: dict[str, Any]) -> dict[str, Any]:
    """The same with a team for everybody who has none, whose name nobody else has."""
    players = [player | {"team": player.get("team") or f"\u200b{player['number']}"} for player in document["players"]]
    return document | {"players": players}


def mixed(chance: random.Random) -> dict[str, Any]:
    names = ["Alfa", "Beta", "7", "Gamma", "Delta"][: chance.randint(1, 5)]
    players: list[dict[str, Any]] = [{"number": n, "name": f"P{n}"} for n in range(1, chance.randint(8, 24))]
    for player in players:
        if chance.random() < 0.6:
            player["team"] = chance.choice(names)
    rules = {"seed": str(chance.random())}
    head = {"format": "tabellone/1", "name": "Misto", "system": "big-tables", "rules": rules, "rounds": 3}
    return {**head, "players": players, "history": []}


def test_the_last_round_of_the_event_that_failed() -> None:
    """Team-mates are apart, and the seating is that of an event in which everybody has a team."""
    document = json.loads(FAULT.read_text())
    tournament, system = opened(document)
    decision = system.pair(tournament)
    team_of = {player.number: player.team or player.number for player in tournament.players}
    for table in decision.tables:
        assert len({team_of[player] for player in table.seats}) == len(table.seats)
    verify(document, certificate_of(document))


def test_every_answer_is_given_in_every_round(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    chance = random.Random(6)
    file = tmp_path / "event.json"
    for number in range(tries(6)):
        document = mixed(chance)
        team_of = {player["number"]: player.get("team") or player["number"] for player in document["players"]}
        sizes = [list(team_of.values()).count(team) for team in team_of.values()]
        if max(sizes) > -(-len(team_of) // 4):
            continue  # rule 1 cannot hold
        for before, decision in played_out(document, number):
            for table in decision.tables:
                assert len({team_of[player] for player in table.seats}) == len(table.seats)
            verify(before, certificate_of(before))
            file.write_text(json.dumps(before))
            for verb in (["standings"], ["check"], ["explain", "--player", str(chance.randint(1, len(team_of)))]):
                assert run([verb[0], str(file), *verb[1:]]) == 0, (number, verb, capsys.readouterr().err)
        tournament, _ = opened(mixed(chance) | {"players": document["players"]})
        plan(tournament)


def test_the_plan_does_not_take_those_without_a_team_for_one_team() -> None:
    """It looks at as much as if each of them had one."""
    players = [{"number": n, "name": f"P{n}", **({"team": "Alfa"} if n < 3 else {})} for n in range(1, 17)]
    document = mixed(random.Random(1)) | {"players": players}
    alone, named = opened(document)[0], opened(alone_by_name(document))[0]
    assert _plan_budget(alone, alone.players) == _plan_budget(named, named.players)
