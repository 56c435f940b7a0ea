"""BIG Masters 5: arbiters, whom a table calls, and what they decide (B16)."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabellone.cli.main import run
from tabellone.engine.capabilities import CallsArbiters
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.formats.document import read_data, write_data
from tabellone.formats.document_edits import renumber
from tabellone.formats.schema import schema
from tabellone.journal.entry import CollisionError, RefusedError
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.journal.replay import fold
from tabellone.journal.requests import draw_data, pair_data
from tabellone.store.exporting import document_of
from tests.events.notation import opened
from tests.events.seats import tables
from tests.literal import arbiters as literal_arbiters
from tests.tries import tries

NOW = "2026-01-01T10:00:00+00:00"
VALID = jsonschema.Draft202012Validator(schema())


def document_with(tables: list[list[str]], arbiters: str = "", staff: tuple[str, ...] = ()) -> dict[str, Any]:
    """Round 1 of an event: each seat is a name whose first letter is the team; arbiters are named in one string."""
    names = [name for table in tables for name in table]
    number = {name: index for index, name in enumerate(names, 1)}
    players = [
        {"number": number[name], "name": name, "team": name[0], "arbiter": name in arbiters.split()} for name in names
    ]
    seats = [{"seats": [number[name] for name in table]} for table in tables]
    head = {"format": "tabellone/1", "name": "Masters", "system": "big-tables", "rounds": 3, "rules": {"seed": "1"}}
    history = [{"round": 1, "tables": seats}]
    return {**head, "players": players, "history": history, **({"staff": list(staff)} if staff else {})}


HALL = [["a1", "b1", "c1", "d1"], ["a2", "b2", "e1", "f1"], ["c2", "d2", "e2", "f2"]]


def called(document: dict[str, Any], minor: bool = False, table: int = 1) -> list[tuple[str, int | None]]:
    """Names and where they sit."""
    tournament, system = opened(document)
    assert isinstance(system, CallsArbiters)
    found = system.arbiters_to_call(tournament, 1, table, minor)
    name = {player.number: player.name for player in tournament.players}
    return [(name.get(one.arbiter, one.arbiter), one.table) for one in found]  # type: ignore[arg-type]


def test_b16_three_who_are_not_at_the_table_nor_team_mates_of_anybody_there() -> None:
    document = document_with(HALL, "a1 a2 b2 c2 e1 e2 f1 f2")
    assert called(document) == [("e1", 2), ("e2", 3), ("f1", 2)]
    assert called(document, minor=True) == [("e1", 2)]


def test_b16_who_does_not_play_is_called_first_even_before_free_players() -> None:
    document = document_with(HALL, "e1 e2 f1", ("Zeno", "Ivo"))
    assert called(document) == [("Ivo", None), ("Zeno", None), ("e1", 2)]
    assert called(document, minor=True) == [("Ivo", None)]


def test_b16_team_mates_only_if_there_is_nobody_else() -> None:
    assert called(document_with(HALL, "a1 a2 c2")) == [("a2", 2), ("c2", 3)]
    assert called(document_with(HALL, "a2 c2 f2")) == [("f2", 3)]  # one who is fair, not three of whom two are not
    assert called(document_with(HALL, "a2 c2", ("Ivo",))) == [("Ivo", None)]


def test_b16_nobody_if_all_arbiters_sit_at_the_table_or_there_are_none() -> None:
    assert called(document_with(HALL, "a1 b1 c1 d1")) == []
    assert called(document_with(HALL)) == []
    assert called(document_with(HALL, "e2")) == [("e2", 3)]
    assert called(document_with(HALL, "", ("Ivo",))) == [("Ivo", None)]


def test_b16_who_is_absent_or_has_withdrawn_is_not_called() -> None:
    document = document_with(HALL, "e1 e2 f2")
    document["history"][0]["tables"][2]["seats"].remove(11)  # e2
    document["history"][0]["rests"] = [{"player": 11, "kind": "absent"}]
    assert called(document) == [("e1", 2), ("f2", 3)]
    document["history"][0]["rests"] = []
    document["players"][10]["leaves"] = 0
    assert called(document) == [("e1", 2), ("f2", 3)]


def test_b16_somebody_of_the_staff_who_plays_is_a_player_and_one_who_has_left_is_not() -> None:
    document = document_with(HALL, "f1", ("A1", "E1"))
    assert called(document) == [("e1", 2), ("f1", 2)]  # a1 sits at the table
    document["history"][0]["tables"][1]["seats"].remove(7)  # e1 goes and helps
    document["players"][6]["leaves"] = 0
    assert called(document) == [("E1", None), ("f1", 2)]


def test_b16_among_equals_the_free_the_finished_the_least_called_the_first_by_name() -> None:
    names = "e1 e2 f1 f2"
    document = document_with(HALL, names)
    assert [name for name, _ in called(document)] == ["e1", "e2", "f1"]
    document["history"][0]["calls"] = [{"table": 2, "arbiters": [11], "decision": "Sì.", "by": [11]}]  # e2
    assert [name for name, _ in called(document)] == ["e1", "f1", "f2"]
    document["history"][0]["tables"][2]["places"] = [1, 2, 3, 4]
    assert [name for name, _ in called(document)] == ["f2", "e2", "e1"]
    document["history"][0]["calls"] += [{"table": 2, "arbiters": [12]}]  # f2 is there now
    assert [name for name, _ in called(document)] == ["e2", "e1", "f1"]


def random_hall(chance: random.Random) -> dict[str, Any]:
    """Two rounds with everything that can matter, by chance."""
    count = chance.randint(8, 18)
    teams = ["", *(f"T{n}" for n in range(chance.randint(1, 5)))]
    density = chance.choice([0.1, 0.3, 0.7, 1.0])
    players: list[dict[str, Any]] = []
    for number in range(1, count + 1):
        name = chance.choice("abcXYZ") + str(number)
        players.append({"number": number, "name": name, "team": chance.choice(teams)})
        if chance.random() < density:
            players[-1]["arbiter"] = True
    staff = chance.sample(["Ivo", "Ugo", "bea", "Zeno"], chance.choice([0, 0, 1, 2, 4]))
    staff += [chance.choice(players)["name"].upper()] if chance.random() < 0.4 else []
    for player in players[8:]:
        if chance.random() < 0.3:
            player["leaves"] = chance.randint(0, 1)
        elif chance.random() < 0.2:
            player["enters"] = 2
    document = {"format": "tabellone/1", "name": "M", "system": "big-tables", "rounds": 3, "rules": {}, "staff": staff}
    document |= {"players": players, "history": []}
    for number in (1, 2):
        document["history"].append(random_round(chance, document, number))  # type: ignore[attr-defined]
    return document


def random_round(chance: random.Random, document: dict[str, Any], number: int) -> dict[str, Any]:
    present = [
        player["number"]
        for player in document["players"]
        if player.get("enters", 1) <= number <= player.get("leaves", number)
    ]
    chance.shuffle(present)
    cut = len(present) - len(present) % 3 - 3 * chance.randint(0, 1)
    seated, away = present[:cut], present[cut:]
    tables: list[dict[str, Any]] = [{"seats": seated[at : at + 3]} for at in range(0, len(seated), 3)]
    for table in tables:
        if number == 1 or chance.random() < 0.5:
            table["places"] = [1, 2, 3]
    calls: list[dict[str, Any]] = []
    for index in range(1, len(tables) + 1):
        for minor in (True, False):
            if chance.random() < 0.3 and all("decision" in call for call in calls if call["table"] == index):
                calls.append(random_call(chance, document, number, tables[index - 1]["seats"], index, minor))
    rests = [{"player": player, "kind": "absent"} for player in away]
    return {"round": number, "tables": tables, "rests": rests, "calls": calls}


def random_call(
    chance: random.Random, document: dict[str, Any], number: int, seats: list[int], table: int, minor: bool
) -> dict[str, Any]:
    there = [p["number"] for p in document["players"] if p.get("enters", 1) <= number and p["number"] not in seats]
    arbiters = chance.sample([*there, *document["staff"]], chance.randint(1, 3))
    call: dict[str, Any] = {"table": table, "arbiters": arbiters, "minor": minor}
    if chance.random() < 0.6:
        call |= {"decision": "Si rigioca.", "by": [] if minor and chance.random() < 0.5 else arbiters[:1]}
    return call


@settings(max_examples=tries(75))
@given(st.integers(0, 10**6))
def test_b16_every_call_is_the_one_the_text_leaves(seed: int) -> None:
    document = random_hall(random.Random(seed))
    tournament, system = opened(document)
    for number in (1, 2):
        for table in range(1, len(tournament.history[number - 1].tables) + 1):
            for minor in (True, False):
                assert isinstance(system, CallsArbiters)
                found = [one.arbiter for one in system.arbiters_to_call(tournament, number, table, minor)]
                assert found == literal_arbiters.summoned(document, number, table, minor)


@settings(max_examples=tries(30))
@given(st.integers(0, 10**6))
def test_calls_and_staff_come_through_document_and_journal(seed: int) -> None:
    document = random_hall(random.Random(seed))
    tournament = read_data(document).tournament
    written = write_data(tournament)
    VALID.validate(written)
    assert read_data(written).tournament == tournament
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
    order = tournament.players[::-1]
    turned = read_data(renumber(document, order, tournament.rules, "7")).tournament
    name = {player.number: player.name for player in tournament.players}
    other = {player.number: player.name for player in turned.players}
    for before, after in zip(tournament.history, turned.history, strict=True):
        for one, same in zip(before.calls, after.calls, strict=True):
            assert [name.get(a, a) for a in one.arbiters] == [other.get(a, a) for a in same.arbiters]  # type: ignore[arg-type]


CALL = {"table": 1, "arbiters": [5, "Ivo"]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"history.calls": [{**CALL, "table": 4}]}, "call_of_no_table"),
        ({"history.calls": [{**CALL, "table": None}]}, "call_of_no_table"),
        ({"history.calls": [{**CALL, "arbiters": [1]}]}, "arbiter_at_the_table"),
        ({"history.calls": [{**CALL, "arbiters": [99]}]}, "unknown_player"),
        ({"history.calls": [{**CALL, "arbiters": [5, 5]}]}, "arbiter_twice"),
        ({"history.calls": [{**CALL, "arbiters": [5, 6, 7, 8]}]}, "too_many_arbiters"),
        ({"history.calls": [{**CALL, "arbiters": [5.5]}]}, "not_an_arbiter"),
        ({"history.calls": [{**CALL, "arbiters": [""]}]}, "text_empty"),
        ({"history.calls": [{**CALL, "arbiters": None}]}, "not_a_list"),
        ({"history.calls": [{**CALL, "minor": "no"}]}, "option_not_yes_or_no"),
        ({"history.calls": [{**CALL, "decision": " ", "by": [5]}]}, "text_empty"),
        ({"history.calls": [{**CALL, "decision": "a\nb", "by": [5]}]}, "control_character"),
        ({"history.calls": [{**CALL, "decision": "x" * 2001, "by": [5]}]}, "text_too_long"),
        ({"history.calls": [{**CALL, "decision": "Sì.", "by": [6]}]}, "decided_by_others"),
        ({"history.calls": [{**CALL, "decision": "Sì.", "by": []}]}, "decided_by_others"),
        ({"history.calls": [CALL, CALL]}, "call_open"),
        ({"history.calls": [{**CALL, "why": ""}]}, "unknown_option"),
        ({"history.calls": ["x"]}, "not_an_object"),
        ({"history.calls": "x"}, "not_a_list"),
        ({"staff": ["Ivo", "IVO "]}, "staff_twice"),
        ({"staff": ["x" * 201]}, "text_too_long"),
        ({"staff": "Ivo"}, "not_a_list"),
        ({"staff": [7]}, "not_text"),
        ({"staff": [f"A{n}" for n in range(101)]}, "too_many_arbiters"),
        ({"arbiter": "yes"}, "option_not_yes_or_no"),
    ],
)
def test_what_cannot_be_a_call_is_refused(change: dict[str, Any], code: str) -> None:
    document = document_with(HALL, "e1")
    ((place, value),) = change.items()
    if place == "history.calls":
        document["history"][0]["calls"] = value
    elif place == "staff":
        document["staff"] = value
    else:
        document["players"][0][place] = value
    with pytest.raises(BadDocumentError, match=code):
        read_data(document)


def announced_games(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"round": n, "name": "Azul", "minutes": 20} for n in range(1, document["rounds"] + 1)]


@pytest.mark.parametrize(("marked", "staff", "count"), [(5, 0, None), (2, 3, None), (3, 1, 4), (0, 0, 0)])
def test_b16_fewer_than_five_are_warned_of(
    marked: int, staff: int, count: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [name for table in HALL for name in table]
    document = document_with(HALL, " ".join(names[:marked]), tuple(f"S{n}" for n in range(staff)))
    document |= {"history": [], "round_games": announced_games(document)}
    file = tmp_path / "event.json"
    file.write_text(json.dumps(document))
    assert run(["validate", str(file), "--json", "--lang", "it"]) == 0
    warnings = json.loads(capsys.readouterr().out)["warnings"]
    assert [warning["count"] for warning in warnings] == ([] if count is None else [count])
    assert all(warning["code"] == "few_arbiters" and "almeno 5" in warning["text"] for warning in warnings)


def test_b16_who_has_left_is_not_counted_and_who_is_written_twice_counts_once() -> None:
    document = document_with(HALL, "a1 a2 b1 b2 c1", ("A1", "Ivo"))
    document |= {"history": [], "round_games": announced_games(document)}
    tournament, system = opened(document)
    assert system.warnings(tournament) == []  # five players, one of them in the staff's list, and Ivo
    document["players"][0]["leaves"] = 0
    document["staff"] = []
    tournament, system = opened(document)
    assert [reason.as_data()["count"] for reason in system.warnings(tournament)] == [4]


def event(arbiters: int = 6, staff: tuple[str, ...] = ("Ivo",)) -> Journal:
    """Twelve players, the first of them arbiters, with round 1 published."""
    journal = Journal()
    journal.append("create", {"name": "Masters", "system": "big-tables", "rules": {}, "rounds": 3}, "desk", NOW)
    players = [{"name": f"P{n}", "team": f"T{n % 6}", "arbiter": n <= arbiters} for n in range(1, 13)]
    journal.append("enrol", {"players": players}, "desk", NOW)
    journal.append("settings", {"staff": list(staff)}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "seed"), "desk", NOW)
    do(journal, "pair", encounters=tables([1, 5, 9], [2, 6, 7], [3, 4, 8], [10, 11, 12]), rests=[])
    do(journal, "publish")
    return journal


def do(journal: Journal, kind: str, /, actor: str = "desk", **data: Any) -> Any:
    about = {} if kind == "settings" else {"round": 1}
    return journal.append(kind, {**about, **data}, actor, NOW)


def test_a_call_records_whom_the_rules_call_and_the_decision_ends_it() -> None:
    journal = event()
    made = do(journal, "call", "phone", encounter=1, phone="x")
    assert made.data["arbiters"] == ["Ivo", 2, 4]  # 1 and 5 sit there, 3 is a team-mate of 9
    assert do(journal, "call", encounter=2, minor=True).data["arbiters"] == ["Ivo"]
    with pytest.raises(RefusedError, match="call_open"):
        do(journal, "call", encounter=1)
    do(journal, "assign", encounter=1, arbiters=[4, 3, 2])
    with pytest.raises(BadDocumentError, match="decided_by_others"):
        do(journal, "ruling", encounter=1, text="Si rigioca.", by=["Ivo"])
    do(journal, "ruling", encounter=1, text=" Si rigioca. ", by=[4, 3, 2])
    do(journal, "ruling", encounter=2, text="D'accordo.", by=[])
    assert [made.call.encounter for made in journal.state.paired_rounds[0].open_calls] == []
    first, second = (made.call for made in journal.state.paired_rounds[0].calls)
    assert (first.decision, first.by, second.by) == ("Si rigioca.", (4, 3, 2), ())
    with pytest.raises(RefusedError, match="no_open_call"):
        do(journal, "ruling", encounter=1, text="Anzi no.", by=[4])
    do(journal, "call", encounter=1)  # about something else
    assert fold(journal.events) == journal.state == read_journal(journal_text(journal.events)).state
    tournament = journal.state.tournament
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
    assert read_data(document_of(journal.state)).tournament == tournament


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("call", {"encounter": 9}, "no_such_table"),
        ("call", {"encounter": 1, "arbiters": [1]}, "arbiter_at_the_table"),
        ("call", {"encounter": 1, "arbiters": [77]}, "no_such_entrant"),
        ("call", {"encounter": 1, "arbiters": [2, 3, 4, 6]}, "too_many_arbiters"),
        ("call", {"encounter": 1, "arbiters": [2, 2]}, "arbiter_twice"),
        ("call", {"encounter": 1, "arbiters": [True]}, "not_an_arbiter"),
        ("call", {"encounter": 1, "minor": "yes"}, "option_not_yes_or_no"),
        ("call", {"encounter": 1, "round": 2}, "not_paired"),
        ("assign", {"encounter": 1, "arbiters": [2]}, "no_open_call"),
        ("assign", {"encounter": 2, "arbiters": []}, "nobody_assigned"),
        ("assign", {"encounter": 2, "arbiters": [2]}, "arbiter_at_the_table"),
        ("ruling", {"encounter": 2, "text": " ", "by": ["Ivo"]}, "text_empty"),
        ("ruling", {"encounter": 2, "text": "Sì.", "by": []}, "decided_by_others"),
        ("ruling", {"encounter": 2, "text": "x" * 2001, "by": ["Ivo"]}, "text_too_long"),
        ("call_off", {"encounter": 1}, "no_open_call"),
        ("call_off", {"encounter": 2, "phone": "y"}, "call_of_another"),
        ("settings", {"staff": ["Ivo", "ivo"]}, "staff_twice"),
        ("settings", {"staff": [""]}, "text_empty"),
    ],
)
def test_what_may_not_happen_is_refused_and_changes_nothing(kind: str, data: dict[str, Any], code: str) -> None:
    journal = event()
    do(journal, "call", "phone", encounter=2, phone="x")
    before = journal.state
    with pytest.raises(UserError, match=code):
        do(journal, kind, **data)
    assert journal.state is before


def test_a_table_calls_only_in_the_round_everybody_sees() -> None:
    journal = event()
    do(journal, "unpublish")
    with pytest.raises(RefusedError, match="call_other_round"):
        do(journal, "call", encounter=1)
    do(journal, "publish")
    for table in range(1, 5):
        do(journal, "result", encounter=table, places=[1, 2, 3])
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    do(journal, "call", encounter=1)  # nobody knows of round 2
    with pytest.raises(RefusedError, match="call_other_round"):
        do(journal, "call", round=2, encounter=1)
    do(journal, "publish", round=2)
    with pytest.raises(RefusedError, match="call_other_round"):
        do(journal, "call", encounter=2)
    do(journal, "ruling", encounter=1, text="Vale.", by=["Ivo"])  # what was called for earlier is decided now


def test_a_phone_takes_back_its_own_call_and_does_not_call_for_ever() -> None:
    journal = event()
    for phone in "abc":
        do(journal, "call", "phone", encounter=1, phone=phone, minor=True)
        do(journal, "call_off", "phone", encounter=1, phone=phone)
    with pytest.raises(RefusedError, match="too_many_calls"):
        do(journal, "call", "phone", encounter=1, phone="d")
    do(journal, "call", encounter=1)  # the desk may
    do(journal, "call", "phone", encounter=2, phone="a")
    do(journal, "call_off", encounter=2)
    assert [call.encounter for call in journal.state.tournament.history[0].calls] == [1]


def test_an_undo_takes_a_decision_back_unless_something_rests_on_it() -> None:
    journal = event()
    call = do(journal, "call", encounter=1)
    ruling = do(journal, "ruling", encounter=1, text="No.", by=["Ivo"])
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        journal.append("undo", {"target": call.sequence}, "desk", NOW)
    undo = journal.append("undo", {"target": ruling.sequence}, "desk", NOW)
    assert [made.call.encounter for made in journal.state.paired_rounds[0].open_calls] == [1]
    do(journal, "ruling", encounter=1, text="Sì.", by=["Ivo"])
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        journal.append("undo", {"target": undo.sequence}, "desk", NOW)
    do(journal, "call", encounter=1)
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        journal.append("undo", {"target": journal.sequence - 1}, "desk", NOW)  # the table would have two open calls


def test_two_desks_do_not_decide_the_same_call_and_a_result_is_no_obstacle() -> None:
    journal = event()
    seen = do(journal, "call", encounter=1).sequence
    do(journal, "ruling", encounter=1, text="Sì.", by=["Ivo"])
    again = {"round": 1, "encounter": 1, "text": "No.", "by": ["Ivo"]}
    with pytest.raises(CollisionError):
        journal.append("ruling", again, "other desk", NOW, seen)
    journal.append("result", {"round": 1, "encounter": 1, "places": [1, 2, 3]}, "other desk", NOW, seen)


def test_a_tournament_is_not_closed_while_a_table_waits() -> None:
    journal = event()
    for table in range(1, 5):
        do(journal, "result", encounter=table, places=[1, 2, 3])
    do(journal, "call", encounter=3)
    with pytest.raises(RefusedError, match="open_call_at_closing"):
        journal.append("close", {}, "desk", NOW)
    do(journal, "call_off", encounter=3)
    journal.append("close", {}, "desk", NOW)
    with pytest.raises(RefusedError, match="closed"):
        do(journal, "call", encounter=3)


def test_calls_stay_with_the_people_of_a_table_when_others_are_seated_anew() -> None:
    journal = event()
    for table in (1, 2, 3):
        do(journal, "call", encounter=table)
    seated = tables([9, 1, 5], [2, 6, 8], [3, 4, 7], [10, 11, 12])
    replaced = do(journal, "replace", encounters=seated, rests=[])
    assert [made.call.encounter for made in journal.state.paired_rounds[0].open_calls] == [1]
    do(journal, "call", encounter=2)
    with pytest.raises(RefusedError, match="something_depends_on_it"):
        journal.append("undo", {"target": replaced.sequence}, "desk", NOW)


def test_who_was_called_stays_in_the_tournament() -> None:
    journal = event()
    late = {"players": [{"name": "Tardi", "team": "T9", "arbiter": True, "enters": 2}]}
    numbers = {str(n): n for n in range(1, 14)}
    journal.append("enrol", late | {"numbers": numbers}, "desk", NOW)
    with pytest.raises(RefusedError, match="not_yet_entered"):
        do(journal, "call", encounter=1, arbiters=[13])
    do(journal, "call", encounter=1, arbiters=[12])
    do(journal, "substitute", player=12, name="Nuovo")
    assert journal.state.tournament.history[0].calls[0].arbiters == (12,)
    tournament = journal.state.tournament
    assert read_data(write_data(tournament)).tournament == tournament


def test_nobody_but_the_desk_knows_of_a_call() -> None:
    journal = event()
    before = journal.now.published
    do(journal, "call", "phone", encounter=1, phone="x")
    do(journal, "ruling", encounter=1, text="Sì.", by=["Ivo"])
    do(journal, "call", encounter=2)
    after = journal.now.published
    assert (after.state, after.version) == (before.state, before.version)
