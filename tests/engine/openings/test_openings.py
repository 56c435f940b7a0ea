"""FID Capo IV and XIV, table 4: the openings (O1, O3), their positions, and the draw (O2, H4, R9)."""

import csv
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from draughts import Board as RealBoard  # type: ignore[import-untyped]
from draughts import Move as RealMove
from hypothesis import given
from hypothesis import strategies as st

from tabellone.cli.main import run
from tabellone.documents.openings import board_text, diagram, moves_text
from tabellone.engine.model import Round, Tournament
from tabellone.engine.openings.book import Opening, openings, openings_of_table, tables_of
from tabellone.engine.openings.draw import TableChoice, draw_openings, opening_remarks, wrong_table_reason
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.openings.position import position
from tabellone.engine.openings.tables_of_event import event_tables
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.requests import openings_data
from tests.events.notation import event, opened
from tests.events.seats import games
from tests.places import DATA

SUMMARY = list(csv.DictReader((DATA / "fid_openings_summary.csv").read_text().splitlines()))
LATER = list(csv.DictReader((DATA / "fid_openings_later.csv").read_text().splitlines()))
LATER_EDITION = OpeningEdition.LATER


@pytest.mark.parametrize("row", SUMMARY, ids=lambda row: row["what"])
def test_o1_the_printed_summary_and_the_printed_tables(row: dict[str, str]) -> None:
    """The general table, the summary by class and the tables A, B, C are printed apart, and agree."""
    what, name = row["what"].split()
    numbers = [int(number) for number in row["numbers"].split()]
    found = (
        [opening.number for opening in openings() if opening.kind == name]
        if what == "class"
        else list(openings_of_table(OpeningTable[name]))
    )
    assert found == numbers
    assert len(found) == int(row["count"])


def test_o1_there_are_174_and_every_one_is_different() -> None:
    assert [opening.number for opening in openings()] == list(range(1, 175))
    assert len({opening.moves for opening in openings()}) == len(openings_of_table(OpeningTable.GENERAL)) == 174


def test_o3_the_later_edition() -> None:
    found = openings(LATER_EDITION)
    for opening, row in zip(found, LATER, strict=True):
        assert (opening.number, opening.kind) == (int(row["number"]), row["class"])
        assert "".join(which.name for which in tables_of(opening)) == row["tables"]
    assert [opening.moves for opening in found] == [opening.moves for opening in openings()]
    assert openings_of_table(OpeningTable.D, LATER_EDITION) == (6, 9, 36, 55, 69, 77, 109, 157)


@pytest.mark.parametrize("opening", openings(), ids=lambda opening: str(opening.number))
def test_every_opening_is_legal_and_leads_to_its_position(opening: Opening) -> None:
    """Played on the board of another program that knows the Italian rules."""
    board = RealBoard(variant="italian")
    for move in opening.moves:
        legal = {re.sub(r"\D+", "-", legal.pdn_move): legal for legal in board.legal_moves()}
        plain = "-".join(str(int(square)) for square in move.split("-"))
        assert plain in legal
        written = moves_text(opening).split()[opening.moves.index(move)]
        assert ("x" in legal[plain].pdn_move) == ("x" in written)
        board.push(RealMove(board, pdn_move=legal[plain].pdn_move))
    sides = {side[0]: frozenset(int(square) for square in side[1:].split(",")) for side in board.fen.split(":")[1:]}
    white, black = position(opening.moves)
    assert (white, black) == (sides["W"], sides["B"])
    assert Counter(man.colour for man in diagram(opening.number, OpeningEdition.OF_2008).men) == {
        "white": len(white),
        "black": len(black),
    }


def test_the_position_as_text() -> None:
    assert board_text(openings()[0]).splitlines() == [
        "x   x   x   x",
        "  x   x   x   x",
        ".   x   x   x",
        "  x   .   .   .",
        "o   .   .   .",
        "  o   o   o   o",
        ".   o   o   o",
        "  o   o   o   o",
    ]  # 21-17 09-13 25-21


def draughts(titles: list[str], history: list[str], rounds: int = 3, **rules: Any) -> dict[str, Any]:
    players = [{"title": title} for title in titles]
    return event(players, rounds, history, system="italo-swiss", **{"openings": "one_a_round", **rules})


def tournament_of(data: dict[str, Any]) -> Tournament:
    return opened(data)[0]


NATIONALS = ["Maestro", "CM", "Nazionale", "MF"]
MIXED = ["Maestro", "CM", "Nazionale", "Regionale"]


@given(st.text(min_size=1, max_size=10))
def test_o2_one_opening_a_round_from_the_table_of_the_lowest_category(seed: str) -> None:
    (national,) = draw_openings(tournament_of(draughts(NATIONALS, ["1-2 ?, 3-4 ?"])), 1, seed)
    (mixed,) = draw_openings(tournament_of(draughts(MIXED, ["1-2 ?, 3-4 ?"])), 1, seed)
    (untitled,) = draw_openings(tournament_of(draughts([""] * 4, ["1-2 ?, 3-4 ?"])), 1, seed)
    assert national in openings_of_table(OpeningTable.B)
    assert {mixed, untitled} <= set(openings_of_table(OpeningTable.C))


@given(st.text(min_size=1, max_size=10))
def test_o2_board_by_board_each_board_has_the_table_of_its_players(seed: str) -> None:
    drawn = draw_openings(tournament_of(draughts(MIXED, ["1-2 ?, 3-4 ?"], openings="board_by_board")), 1, seed)
    assert len(set(drawn)) == 2
    assert drawn[0] in openings_of_table(OpeningTable.B)
    assert drawn[1] in openings_of_table(OpeningTable.C)


def test_h4_with_a_handicap_the_lowest_category_at_play_decides() -> None:
    data = draughts(
        ["Maestro", "Provinciale"] * 2, ["1-2 ?, 3-4 ?"], openings="board_by_board", handicap="first_system"
    )
    assert set(draw_openings(tournament_of(data), 1, "x")) <= set(openings_of_table(OpeningTable.C))


@given(st.integers(0, 10**6), st.sampled_from(["one_a_round", "board_by_board"]))
def test_o2_none_is_drawn_twice_while_others_are_left(seed: int, openings_drawn: str) -> None:
    """45 boards, 83 openings of table C."""
    players, rounds = 10, 9
    data = event(players, rounds, [], system="round-robin", openings=openings_drawn)
    tournament, system = opened(data)
    seen: Counter[int] = Counter()
    for number in range(1, rounds + 1):
        decision = system.pair(tournament)
        tournament = tournament._replace(history=(*tournament.history, decision_round(decision)))
        drawn = draw_openings(tournament, number, f"{seed} {number}")
        assert drawn == draw_openings(tournament, number, f"{seed} {number}")
        seen.update(drawn)
        last = tournament.history[-1]._replace(openings=drawn)
        tournament = tournament._replace(history=(*tournament.history[:-1], last))
    assert set(seen.values()) == {1}


def decision_round(decision: Any) -> Any:

    return Round(tuple(decision.games), tuple(decision.rests))


def test_o2_when_all_have_been_drawn_the_least_drawn_come_again() -> None:
    table_c = openings_of_table(OpeningTable.C)
    tournament = tournament_of(draughts([""] * 4, ["1-2 =, 3-4 =", "1-3 =, 2-4 =", "1-4 ?, 2-3 ?"]))
    first, second, third = tournament.history
    once, twice = table_c[:41], table_c[41:]
    history = (first._replace(openings=twice + twice), second._replace(openings=once), third)
    (drawn,) = draw_openings(tournament._replace(history=history), 3, "x")
    assert drawn in once


def test_r9_the_second_leg_has_another_opening() -> None:
    """All openings but the pair's own have been drawn twice: still another one is taken."""
    data = draughts([""] * 2, ["1-2 =", "2-1 ?"], 2, openings="board_by_board", legs="two")
    tournament = tournament_of(data)
    own = openings_of_table(OpeningTable.C)[7]
    first, second = tournament.history
    tournament = tournament._replace(history=(first._replace(openings=(own,)), second))
    assert all(draw_openings(tournament, 2, str(seed)) != (own,) for seed in range(200))


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"game": "international"}, "openings_italian_only"),
        ({"opening_table": "table_a"}, "table_for_two_games"),
        ({"opening_table": "general", "legs": "two"}, "table_for_two_games"),
        ({"opening_table": "table_d", "match": "double"}, "no_table_d"),
        ({"opening_table": "table_a", "match": "double", "legs": "two"}, "table_for_one_leg"),
    ],
)
def test_o1_announcements_against_the_tables_are_refused(rules: dict[str, Any], code: str) -> None:
    with pytest.raises(BadDocumentError, match=code):
        read_data(draughts(NATIONALS, [], 2, **rules))
    for system in ("round-robin", "elimination"):
        own = {name: value for name, value in rules.items() if name in ("game", "opening_table")}
        with pytest.raises(BadDocumentError):
            read_data(event(4, 2, [], system=system, openings="one_a_round", **(own or {"opening_table": "table_a"})))


def test_o1_tables_for_two_games_are_drawn_from_where_announced() -> None:
    rules: dict[str, Any] = {"match": "double", "opening_edition": "openings_later"}
    for name, which in (("table_a", OpeningTable.A), ("table_d", OpeningTable.D), ("general", OpeningTable.GENERAL)):
        data = draughts(NATIONALS, ["1-2 ?, 3-4 ?"], opening_table=name, **rules)
        (drawn,) = draw_openings(tournament_of(data), 1, "x")
        assert drawn in openings_of_table(which, LATER_EDITION)


NOT_NATIONAL = ["Regionale", "prov.", "", "Amatore"]
"""A lower category, and what is no category of the federation: nobody knows him to be of the national series."""
ANNOUNCED = [("general", {"match": "double"}), ("table_a", {"match": "double"}), ("table_b", {})]
ANNOUNCED += [("table_d", {"match": "double", "opening_edition": "openings_later"})]
TABLES_NAMED = {"general": "GENERAL", "table_a": "A", "table_b": "B", "table_c": "C", "table_d": "D"}


def numbers_of(name: str, rules: dict[str, Any]) -> set[int]:
    edition = OpeningEdition(rules.get("opening_edition", "openings_2008"))
    return set(openings_of_table(OpeningTable[TABLES_NAMED[name]], edition))


@pytest.mark.parametrize("mode", ["one_a_round", "board_by_board"])
@pytest.mark.parametrize(("announced", "rules"), ANNOUNCED)
@pytest.mark.parametrize("title", NOT_NATIONAL)
def test_o1_a_table_of_the_national_series_is_not_drawn_from_for_others(
    title: str, announced: str, rules: dict[str, Any], mode: str
) -> None:
    """«per giocatori o squadre della Serie Nazionale», «fra giocatori appartenenti alla serie Nazionale»."""
    titles = ["Maestro", "CM", "Nazionale", title]
    tournament = tournament_of(draughts(titles, ["1-2 ?, 3-4 ?"], openings=mode, opening_table=announced, **rules))
    with pytest.raises(NotReadyError) as refused:
        draw_openings(tournament, 1, "x")
    assert refused.value.reason.args == {"opening_table": announced, "applies": "table_c", "outside": (4,)}
    own, table_c = numbers_of(announced, rules), numbers_of("table_c", rules)
    for seed in map(str, range(30)):
        applying = draw_openings(tournament, 1, seed, TableChoice.APPLYING)
        assert set(draw_openings(tournament, 1, seed, TableChoice.ANNOUNCED)) <= own
        assert applying[-1] in table_c  # «riferita alla più bassa categoria in gioco»
        if mode == "board_by_board":
            assert applying[0] in own  # at the other board nobody is below


@pytest.mark.parametrize("mode", ["one_a_round", "board_by_board"])
@pytest.mark.parametrize(("announced", "rules"), [*ANNOUNCED, ("table_c", {})])
def test_o1_the_national_series_has_the_table_announced(announced: str, rules: dict[str, Any], mode: str) -> None:
    tournament = tournament_of(draughts(NATIONALS, ["1-2 ?, 3-4 ?"], openings=mode, opening_table=announced, **rules))
    assert wrong_table_reason(tournament, 1) is None
    assert set(draw_openings(tournament, 1, "x")) <= numbers_of(announced, rules)


@pytest.mark.parametrize("chosen", ["by_category", "table_c"])
@pytest.mark.parametrize("titles", [MIXED, NOT_NATIONAL, [""] * 4])
def test_o1_table_c_is_for_everybody_else(titles: list[str], chosen: str) -> None:
    tournament = tournament_of(draughts(titles, ["1-2 ?, 3-4 ?"], opening_table=chosen))
    assert wrong_table_reason(tournament, 1) is None
    assert set(draw_openings(tournament, 1, "x")) <= set(openings_of_table(OpeningTable.C))


def test_o1_who_rests_decides_no_table() -> None:
    tournament = tournament_of(draughts([*NATIONALS, "Regionale"], ["1-2 ?, 3-4 ?, rf 5"], opening_table="table_b"))
    assert wrong_table_reason(tournament, 1) is None


def test_r9_with_two_legs_table_b_is_still_for_the_national_series_only() -> None:
    rules = {"legs": "two", "opening_table": "table_b", "openings": "one_a_round"}
    mixed = tournament_of(draughts(["Maestro", "Regionale"], ["1-2 =", "2-1 ?"], 2, **rules))
    with pytest.raises(NotReadyError, match="table_not_theirs"):
        draw_openings(mixed, 2, "x")
    assert wrong_table_reason(tournament_of(draughts(["Maestro", "CM"], ["1-2 =", "2-1 ?"], 2, **rules)), 2) is None


def test_r9_one_opening_for_everybody_is_another_one_in_the_second_leg_too() -> None:
    """All openings but that of the first leg have been drawn twice: still another one is taken."""
    tournament = tournament_of(draughts([""] * 4, ["1-2 =, 3-4 =", "2-1 ?, 4-3 ?"], 2, legs="two"))
    own = openings_of_table(OpeningTable.C)[7]
    first, second = tournament.history
    elsewhere = first._replace(
        encounters=(), openings=tuple(other for other in openings_of_table(OpeningTable.C) if other != own) * 2
    )
    history = (first._replace(openings=(own,)), second, elsewhere)
    tournament = tournament._replace(history=history)
    assert all(draw_openings(tournament, 2, str(seed)) != (own,) for seed in range(50))
    repeated = tournament._replace(history=(history[0], second._replace(openings=(own,)), elsewhere))
    assert [reason.code for reason in opening_remarks(repeated, 2)] == ["opening_of_first_leg"]


@pytest.mark.parametrize(
    ("announced", "rules", "typed", "remarked"),
    [
        ("table_a", {"match": "double"}, 3, "table_c"),  # 3N: in A, but A is not for a Regionale
        ("table_a", {"match": "double"}, 4, None),  # PARI: not in A, but in C
        ("general", {"match": "double"}, 8, "table_c"),  # 2N
        ("table_b", {}, 8, "table_c"),
        ("table_b", {}, 1, None),
        ("by_category", {}, 8, "table_c"),
    ],
)
def test_o1_what_was_drawn_in_the_hall_is_compared_with_the_table_that_applies(
    announced: str, rules: dict[str, Any], typed: int, remarked: str | None
) -> None:
    data = draughts(MIXED, ["1-2 ?, 3-4 ?"], opening_table=announced, **rules)
    data["history"][0]["openings"] = [typed]
    told = opening_remarks(tournament_of(data), 1)
    expected = [] if remarked is None else [("opening_not_in_table", {"number": typed, "opening_table": remarked})]
    assert [(reason.code, reason.args) for reason in told] == expected


def test_o1_what_was_decided_is_in_the_journal() -> None:
    data = draughts(MIXED, ["1-2 ?, 3-4 ?"], opening_table="table_b")
    journal = journal_from_tournament(tournament_of(data), "", "2026-01-01T10:00:00+00:00")
    with pytest.raises(NotReadyError):
        openings_data(journal.state, 1, "x")
    written = openings_data(journal.state, 1, "x", TableChoice.ANNOUNCED)
    assert written["drawn_from"] == "announced"
    (exception,) = written["exceptions"]
    assert (exception["opening_table"], exception["applies"], exception["outside"]) == ("table_b", "table_c", [4])
    event = journal.append("openings", written, "", "2026-01-01T10:00:00+00:00")
    assert event.data["exceptions"] == [exception]
    again = read_journal(journal_text(journal.events))
    assert again.events[-1].data == event.data
    nationals = journal_from_tournament(
        tournament_of(draughts(NATIONALS, ["1-2 ?, 3-4 ?"], opening_table="table_b")), "", ""
    )
    assert openings_data(nationals.state, 1, "x", TableChoice.ANNOUNCED).keys() == {"round", "openings", "seed"}


def test_openings_are_kept_by_document_and_journal() -> None:
    data = draughts(NATIONALS, ["1-2 =, 3-4 =", "1-3 ?, 2-4 ?"], openings="board_by_board")
    data["history"][0]["openings"] = [1, 2]
    data["history"][1] |= {"openings": [77], "openings_seed": "7"}
    tournament = tournament_of(data)
    assert tournament.history[1].openings_seed == "7"
    assert read_data(write_data(tournament)).tournament == tournament
    journal = journal_from_tournament(tournament._replace(name="x"), "", "2026-01-01T10:00:00+00:00")
    assert journal.state.tournament.history == tournament.history
    assert read_journal(journal_text(journal.events)).state == journal.state
    with pytest.raises(RefusedError, match="openings_in_play"):
        journal.append("openings", {"round": 1, "openings": [5], "seed": "7"}, "", "")
    journal.append("openings", {"round": 1, "openings": [1, 3]}, "", "")  # typed wrong before
    journal.append("openings", {"round": 2, "openings": [5, 6]}, "", "")  # drawn again before any result
    boards = [list(board[:2]) for board in reversed(journal.state.paired_rounds[1].games)]
    journal.append("replace", {"round": 2, "encounters": games(*boards)}, "", "")
    assert journal.state.paired_rounds[1].openings == ()  # they went with their boards


def test_openings_drawn_in_the_hall_are_remarked_on() -> None:
    data = draughts(MIXED, ["1-2 =, 3-4 =", "1-3 ?, 2-4 ?"], openings="board_by_board")
    data["history"][0]["openings"] = [1, 1]
    data["history"][1]["openings"] = [1, 8]
    tournament = tournament_of(data)
    assert [reason.code for reason in opening_remarks(tournament, 1)] == ["opening_drawn_before"] * 2
    assert [reason.code for reason in opening_remarks(tournament, 2)] == [
        "opening_drawn_before",
        "opening_not_in_table",
    ]


@pytest.mark.parametrize("bad", [[0], [175], ["1"], [True], [1, 2, 3], 7])
def test_openings_that_cannot_be_are_refused(bad: Any) -> None:
    data = draughts(NATIONALS, ["1-2 ?, 3-4 ?"])
    data["history"][0]["openings"] = bad
    with pytest.raises(BadDocumentError) as refused:
        read_data(data)
    assert refused.value.where.startswith("history[0]")


def test_an_earlier_round_drawn_late_takes_none_of_a_later_one() -> None:
    tournament = tournament_of(draughts([""] * 4, ["1-2 =, 3-4 =", "1-3 ?, 2-4 ?"]))
    for seed in range(300):
        (second,) = draw_openings(tournament, 2, str(seed))
        first, later = tournament.history
        drawn = tournament._replace(history=(first, later._replace(openings=(second,))))
        assert draw_openings(drawn, 1, str(seed)) != (second,)


def test_openings_belong_to_italian_draughts() -> None:
    data = draughts(NATIONALS, ["1-2 ?, 3-4 ?"], openings="no_openings", game="international")
    data["history"][0]["openings"] = [5]
    with pytest.raises(BadDocumentError, match="openings_italian_only"):
        read_data(data)
    data["rules"] = {"openings": "one_a_round"}
    journal = journal_from_tournament(read_data(data).tournament, "", "")
    with pytest.raises(RefusedError, match="openings_italian_only"):
        journal.append("settings", {"rules": {"game": "international"}}, "", "")


def test_other_systems_know_no_openings() -> None:
    data = event(4, 3, ["1-2 ?, 3-4 ?"], system="amalfi")
    data["history"][0]["openings"] = [1]
    with pytest.raises(BadDocumentError, match="openings_italian_only"):
        read_data(data)


def test_the_command(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(draughts(MIXED, ["1-2 ?, 3-4 ?"])))
    assert run(["openings", str(file), "--seed", "7", "--output", str(file), "--lang", "it"]) == 0
    said = capsys.readouterr().out
    kept = json.loads(file.read_text())["history"][0]
    assert f"Apertura {kept['openings'][0]}:" in said
    assert kept["openings_seed"] == "7"
    assert run(["openings", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["openings"][0]["opening"] == kept["openings"][0]
    assert run(["openings", str(file), "--seed", "8"]) == 2  # not drawn a second time
    assert run(["openings", "--table", "D"]) == 2
    assert run(["openings", "--table", "C", "--json"]) == 0
    capsys.readouterr()
    file.write_text(json.dumps(draughts(MIXED, [])))
    assert run(["openings", str(file)]) == 2
    file.write_text(json.dumps(draughts(MIXED, ["1-2 ?, 3-4 ?"], openings="no_openings")))
    assert run(["openings", str(file)]) == 2
    assert run(["openings", "--seed", "1"]) == 2


def test_o1_the_command_refuses_a_table_that_is_not_theirs_until_told(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(draughts(MIXED, ["1-2 ?, 3-4 ?"], opening_table="table_a", match="double")))
    assert run(["openings", str(file), "--output", str(file), "--lang", "it"]) == 2
    said = capsys.readouterr().err
    assert all(part in said for part in ("tabella A", "4 P4", "Per tutti si applica la tabella C", "--anyway"))
    assert "openings" not in json.loads(file.read_text())["history"][0]
    assert run(["openings", str(file), "--applying", "--anyway"]) == 2
    capsys.readouterr()
    assert run(["openings", str(file), "--seed", "7", "--applying", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["openings"][0]["tables"] == ["B", "C"]
    assert run(["openings", str(file), "--seed", "7", "--anyway", "--output", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["openings"][0]["tables"] == ["A"]
    assert run(["openings", str(file), "--anyway"]) == 2  # not drawn a second time
    capsys.readouterr()
    assert run(["openings", str(file), "--lang", "it"]) == 0
    assert "non è nella tabella C" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("rules", "titles", "allowed"),
    [
        ({}, ("Maestro",) * 4, {"table_b", "table_c"}),
        ({}, ("Maestro", "Regionale") * 2, {"table_b", "table_c"}),
        ({}, ("Regionale",) * 4, {"table_c"}),
        ({"match": "double", "opening_table": "table_a"}, ("Maestro",) * 4, {"table_a", "table_b", "table_c"}),
        ({"match": "double"}, ("Maestro",) * 4, {"table_b", "table_c"}),
        ({"match": "double", "opening_table": "general"}, ("Regionale",) * 4, {"table_c"}),
        ({"legs": "two"}, ("Maestro",) * 4, {"table_b", "table_c"}),
        (
            {"opening_edition": "openings_later", "match": "double", "opening_table": "table_d"},
            ("Maestro",) * 4,
            {"table_d", "table_b", "table_c"},
        ),
    ],
)
def test_o1_which_tables_an_event_may_use_and_why(
    rules: dict[str, Any], titles: tuple[str, ...], allowed: set[str]
) -> None:
    """«valevoli solo per incontri su due partite o per gara a coppie o a squadre, per giocatori o squadre della Serie
    Nazionale, se previsto dal regolamento di gara».
    """
    document = event([{"title": title} for title in titles], 2, system="italo-swiss", openings="one_a_round", **rules)
    tournament, _ = opened(document)
    uses = event_tables(tournament)
    assert {use.table.value for use in uses if use.is_allowed} == allowed
    assert len(uses) == (5 if "opening_edition" in rules else 4)
    assert event_tables(opened(event(4, 2, system="italo-swiss", game="international"))[0]) == []


def test_a_supposed_round_has_no_openings() -> None:
    """Sistema italiano ridotto, Art. 1: the first round is taken as drawn, and nobody plays it."""
    rules = {"supposed": "first_round", "openings": "one_a_round", "game": "italian"}
    document = event([{"title": "M"}] * 4, 3, ["1-4 =, 2-3 =", "4-3 ?, 1-2 ?"], system="round-robin", **rules)
    tournament, _ = opened(document)
    with pytest.raises(NotReadyError, match="openings_of_a_supposed_round"):
        draw_openings(tournament, 1, "s")
    assert len(draw_openings(tournament, 2, "s")) == 1
    journal = journal_from_tournament(tournament, "import", "2026-01-01T10:00:00+00:00")
    with pytest.raises(RefusedError, match="openings_of_a_supposed_round"):
        journal.append("openings", {"round": 1, "openings": [17]}, "desk", "2026-01-01T10:00:00+00:00")
    journal.append("openings", {"round": 2, "openings": [17]}, "desk", "2026-01-01T10:00:00+00:00")
