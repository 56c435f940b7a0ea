"""Somebody comes when a round is already paired, and enters it without moving anybody else."""

from typing import Any

from tabellone.engine.capabilities import CanAdmitLate
from tabellone.engine.encounters import Game
from tabellone.engine.late_entry import LateEntryOption
from tabellone.engine.model import Rest, Round
from tests.events.notation import event, opened

ROUND_1 = "1-4 1:0, 5-2 0:1, 3-6 1:0"


def ways_into_the_last_round(document: dict[str, Any]) -> tuple[list[LateEntryOption], Round]:
    """For the player with the last number, who was to enter in the next one."""
    tournament, system = opened(document)
    assert isinstance(system, CanAdmitLate)
    number = len(tournament.history)
    *others, newcomer = tournament.players
    entered = tournament._replace(players=(*others, newcomer._replace(enters=number)))
    played = tournament.history[-1]
    return system.late_entry_options(entered.as_before_pairing(number), played, newcomer.number), played


def test_a24_a_late_arrival_plays_whoever_has_the_bye_or_takes_it() -> None:
    """In round 2 number 8, who has not played, counts as one half (A16): White is for 2, who had Black once."""
    players: list[dict[str, Any]] = [{} for _ in range(7)] + [{"enters": 3}]
    [way], played = ways_into_the_last_round(event(players, 3, [f"{ROUND_1}, bye 7", "4-3 ?, 7-1 1:0, 6-5 ?, bye 2"]))
    assert way.encounters == (*played.games, Game(2, 8))
    assert (way.rests, way.violations, way.explanation.code) == ((), (), "late_plays_who_had_the_bye")
    [way], played = ways_into_the_last_round(event(players[1:], 3, [ROUND_1, "2-1 ?, 4-3 ?, 6-5 ?"]))
    assert (way.encounters, way.rests, way.explanation.code) == (played.games, (Rest(7, "bye"),), "late_takes_the_bye")


def test_a24_the_bye_of_somebody_with_fewer_games_than_others_is_said_to_break_b_2_2() -> None:
    players: list[dict[str, Any]] = [{} for _ in range(6)] + [{"enters": 3}]
    [way], _ = ways_into_the_last_round(event(players, 3, [ROUND_1, "2-1 ?, 4-3 ?, 6-5 ?"]))
    assert [reason.article for reason in way.violations] == ["B.2.2"]
    [way], _ = ways_into_the_last_round(event([{} for _ in range(6)] + [{"enters": 2}], 3, ["1-4 ?, 5-2 ?, 3-6 ?"]))
    assert way.violations == ()  # in round 1 nobody has played more


def test_b14_a_late_arrival_sits_down_at_a_table_of_three_without_a_team_mate_and_without_places() -> None:
    """Fifteen players of teams A-D at tables of 4, 4, 4 and 3: one more makes four of four, and only there."""
    document = event([{"team": "ABCD"[n % 4]} for n in range(15)], 3, system="big-tables")
    document["players"].append({"number": 16, "name": "P16", "team": "D", "enters": 2})
    tables = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15]]
    document["history"] = [{"round": 1, "tables": [{"seats": seats} for seats in tables]}]
    [way], played = ways_into_the_last_round(document)
    assert way.encounters[:3] == played.tables[:3]
    assert way.encounters[3].seats == (13, 14, 15, 16)
    document["players"][15]["team"] = "A"  # as number 13
    assert ways_into_the_last_round(document)[0] == []
    document["players"][15]["team"] = "D"
    document["history"][0]["tables"][3]["places"] = [1, 2, 3]
    assert ways_into_the_last_round(document)[0] == []
