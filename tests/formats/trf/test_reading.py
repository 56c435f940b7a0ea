"""Reports of other programs: what their codes mean here, what is said of the rest, what is refused with its line."""

import random
from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.formats.document import read_data
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.lines import is_report
from tabellone.formats.trf.reading import ImportedReport, read_report
from tabellone.formats.trf.writing import write_report
from tests.formats.trf.layout import PLAYER, fields, player, report, written

NATIONAL = {"code": "ITA", "number": "2", "title": "1N", "name": "Due", "rating": "1850", "fide_number": "556677"}
DUTCH = [
    "012 Open",
    "022 Bari",
    "032 ITA",
    "042 2026/02/07",
    "052 2026/02/08",
    "062 6 (5)",
    "072 1",
    "092 Individual: Swiss-System",
    "102 Neri, Ugo",
    "112 Verdi, Ida",
    "112 Gialli, Pio",
    "122 90 min + 30 s",
    "XXR 5",
    "XXC rank black1",
    "XXP 1 2",
    "ABX kept as it is",
    player(1, "4 b 1", "2 w =", "0000 - H", name="Uno", points="2.0", rating="2010", title="f", sex="m"),
    player(2, "5 w W", "1 b =", "0000 - Z", name="Due", points="1.5"),
    player(3, "6 b -", "4 w +", "", name="Tre", points="1.0", fide_number="0"),
    player(4, "1 w 0", "3 b -", name="Quattro", points="0.0"),
    player(5, "2 b L", "0000 - U", name="Cinque", points="1.0"),
    player(6, "3 w +", name="Sei", points="1.0"),
]


def codes(found: ImportedReport) -> set[str]:
    return {told.code for told in found.warnings}


def test_a_swiss_of_another_program() -> None:
    found = read_report(report(*DUTCH))
    data = found.data
    assert (data["system"], data["rounds"], data["rules"]) == ("amalfi", 5, {"first_colour": "black"})
    assert (data["place"], data["date"], data["arbiter"]) == ("Bari", "2026-02-07", "Neri, Ugo")
    assert [game for played in data["history"] for game in played["games"]] == [
        {"white": 4, "black": 1, "result": "0-1"},
        {"white": 2, "black": 5, "result": "1-0"},
        {"white": 6, "black": 3, "result": "1-0f"},
        {"white": 1, "black": 2, "result": "1/2"},
        {"white": 3, "black": 4, "result": "1-0f"},
    ]
    assert data["history"][1]["rests"] == [{"player": 5, "kind": "bye"}]
    assert data["players"][5] == {"number": 6, "name": "Sei", "leaves": 1}
    assert data["players"][0] == {"number": 1, "name": "Uno", "rating": 2010, "fide_title": "FM", "sex": "m"}
    assert data["next"] == {"round": 3, "absent": [2], "half": [1]}
    assert (data["federation"], data["last_day"], data["deputies"]) == ("ITA", "2026-02-08", "Verdi, Ida; Gialli, Pio")
    assert data["trf"] == [
        *(line for line in DUTCH if line[:3] in ("122", "ABX")),
        "092 Individual: Swiss-System",
    ]
    assert [played.get("paired_by") for played in data["history"]] == ["Individual: Swiss-System"] * 2
    assert codes(found) == {
        *("trf_other_system", "trf_left_out", "trf_kept", "trf_unknown_record", "trf_unrated", "trf_absent_or_gone"),
        "trf_half_counted",  # Uno has 1.5 points, and the half point of round 3 already
    }


def test_kept_records_are_written_again_and_those_of_2026_only_there() -> None:
    found = read_report(
        report("012 A", "032 ITA", "222 5400+30", "ZZ9 a\u00a0note", player(1, "2 w 1"), player(2, "1 b 0"))
    )
    older, newer = (write_report(found.document, found.data, version) for version in Version)
    assert {"032 ITA", "ZZ9 a\u00a0note"} <= set(older.text.splitlines())
    assert "222" not in older.text
    assert {"032 ITA", "222 5400+30", "ZZ9 a\u00a0note"} <= set(newer.text.splitlines())
    assert [told.args["known"] for told in older.warnings if told.code == "trf_lost_records"] == [("222",)]
    assert not [told for told in newer.warnings if told.code == "trf_lost_records"]


def test_of_many_unknown_records_some_are_named_and_some_kept() -> None:
    many = [f"{number:03} note" for number in range(400, 700)]
    found = read_report(report("XXR 3", player(1, "2 w 1"), player(2, "1 b 0"), *many))
    named = [told for told in found.warnings if told.code == "trf_unknown_record"]
    assert [told.args for told in (named[0], named[-1])] == [
        {"record": "400", "line": 4},
        {"record": "449", "line": 53},
    ]
    assert {"trf_unknown_more", "trf_kept_only"} <= codes(found)
    assert found.data["trf"] == many[:200]


def test_the_list_of_a_federation_is_the_other_list() -> None:
    lines = ["172 ITA FIDON", player(1, "2 w 1"), player(2, "1 b 0"), written(NATIONAL)]
    found = read_report(report(*lines))
    assert found.data["players"][1]["other_rating"] == 1850
    assert found.data["players"][1]["other_title"] == "1N"
    text = write_report(found.document, found.data, Version.TRF26).text
    (line,) = (line for line in text.splitlines() if line.startswith("ITA"))
    assert fields(line, PLAYER)["rating"] == "1850"
    assert "172 ITA FIDON" in text
    assert "trf_lost_other_list" in {t.code for t in write_report(found.document, found.data, Version.TRF16).warnings}


@pytest.mark.parametrize(
    ("letters", "result"),
    [
        (("1", "0"), "1-0"),
        (("0", "1"), "0-1"),
        (("=", "="), "1/2"),
        (("+", "-"), "1-0f"),
        (("-", "+"), "0-1f"),
        (("-", "-"), "0-0f"),
        (("W", "L"), "1-0"),
        (("l", "w"), "0-1"),
        (("D", "D"), "1/2"),
        (("", ""), None),
    ],
)
def test_every_result_of_a_game(letters: tuple[str, str], result: str | None) -> None:
    found = read_report(report("XXR 3", player(1, f"2 w {letters[0]}"), player(2, f"1 b {letters[1]}")))
    assert found.data["history"][0]["games"] == [{"white": 1, "black": 2, "result": result}]


def test_a_game_without_result_before_the_last_round_is_suspended() -> None:
    lines = [player(1, "2 w ", "3 w 1"), player(2, "1 b ", "4 w 1"), player(3, "4 w 1", "1 b 0")]
    found = read_report(report("XXR 3", *lines, player(4, "3 b 0", "2 b 0")))
    assert found.data["history"][0]["games"][0] == {"white": 1, "black": 2, "result": "suspended"}


@pytest.mark.parametrize(
    ("letter", "kind"),
    [("U", "bye"), ("F", "bye"), ("+", "bye"), ("H", "half"), ("=", "half"), ("Z", "absent"), ("-", "absent")],
)
def test_every_rest_of_a_swiss(letter: str, kind: str) -> None:
    lines = [player(1, "2 w 1"), player(2, "1 b 0"), player(3, f"0000 - {letter}")]
    found = read_report(report("XXR 3", *lines))
    assert found.data["history"][0]["rests"] == [{"player": 3, "kind": kind}]
    assert ("trf_rest_read" in codes(found)) == (letter in "F+=-")


def test_blanks_are_who_is_not_there_and_letters_who_is_absent() -> None:
    """Late, withdrawn, absent at first, absent in the middle, still to come."""
    lines = [
        player(1, "2 w 1", "3 b 1", "4 w 1"),
        player(2, "1 b 0", "", "5 w 1"),
        player(3, "4 w 1", "1 w 0", ""),
        player(4, "3 b 0", "0000 - U", "1 b 0"),
        player(5, "0000 - Z", "0000 - H", "2 b 0"),
        player(6, "", "", "0000 - U"),
        player(7),
    ]
    players = read_report(report("XXR 5", *lines)).document.tournament.players
    assert [p.enters for p in players] == [1, 1, 1, 1, 1, 3, 4]
    assert [p.leaves for p in players] == [None, None, 2, None, None, None, None]


@pytest.mark.parametrize("name", ["092 Girone all'italiana", "092 Individual: Round-Robin", "192 BERGER_ROUNDROBIN_G1"])
def test_a_round_robin_by_its_name(name: str) -> None:
    """By the table for four without the fourth; the rests as Z, in the middle and at the end as blanks."""
    lines = [player(1, "0000 - Z", "2 w 1", "3 b ="), player(2, "3 w 1", "1 b 0", ""), player(3, "2 b 0", "", "1 w =")]
    found = read_report(report(name, *lines))
    assert (found.data["system"], found.data["rounds"]) == ("round-robin", 3)
    resting = [rest for played in found.data["history"] for rest in played["rests"]]
    assert resting == [{"player": number, "kind": "rt"} for number in (1, 3, 2)]
    tournament, system, _ = found.document
    assert tournament.players[1].leaves is None
    assert [system.differences(tournament, number) for number in (1, 2, 3)] == [[], [], []]


def test_a_round_robin_twice() -> None:
    lines = [player(1, "2 w 1", "2 b 0"), player(2, "1 b 0", "1 w 1")]
    assert read_report(report("192 FIDE_DOUBLEROUNDROBIN", *lines)).data["rules"] == {"legs": "two"}
    assert read_report(report("092 Round Robin", "XXR 2", *lines)).data["rules"] == {"legs": "two"}


def test_the_system_can_be_said() -> None:
    lines = report("XXR 1", player(1, "2 w 1"), player(2, "1 b 0"))
    assert read_report(lines, "round-robin").data["system"] == "round-robin"


@pytest.mark.parametrize(
    ("record", "bye"),
    [
        ("162  W 1.0    D 0.5    P 0.5", "draw"),
        ("XXS PAB=0", "nothing"),
        ("XXS W=1 PAB=0.5", "draw"),
        ("BBU  0.0", "nothing"),
        ("162  W 1.0", "win"),
    ],
)
def test_what_the_bye_is_worth(record: str, bye: str) -> None:
    found = read_report(report("XXR 3", record, player(1, "2 w 1"), player(2, "1 b 0")))
    assert found.data["rules"].get("bye", "win") == bye
    assert "trf_scoring" not in codes(found)


@pytest.mark.parametrize(
    ("record", "points", "bye"),
    [
        ("162  W 3.0    D 1.0", "3 1 0", "win"),
        ("162  W 2.0    D 1.0    P 1.0", "2 1 0", "draw"),
        ("162  W 3.0    D 2.0    L 1.0    P 0.0", "3 2 1", "nothing"),
        ("XXS W=3 D=1", "3 1 0", "win"),
        ("XXS W=2.5 D=1 WL=0.5 BL=0.5 PAB=0", "2.5 1 0.5", "nothing"),
    ],
)
def test_another_scoring_is_announced(record: str, points: str, bye: str) -> None:
    won, lost = points.split(maxsplit=1)[0], points.split()[2]
    people = player(1, "2 w 1", points=f"{float(won):.1f}"), player(2, "1 b 0", points=f"{float(lost):.1f}")
    found = read_report(report("XXR 3", record, *people))
    assert (found.data["rules"]["points"], found.data["rules"].get("bye", "win")) == (points, bye)
    assert "trf_points_differ" not in codes(found)
    for version in Version:
        again = read_report(write_report(found.document, found.data, version).text.encode())
        assert again.data["rules"] == found.data["rules"], version


@pytest.mark.parametrize(
    "record", ["162  P 3.0", "162  W 1.0    D 1.0", "162  W 3.0    D 1.0    A 1.0", "162  W 3.3    D 1.1"]
)
def test_a_scoring_that_cannot_be_announced_is_refused(record: str) -> None:
    """The scores of the event would be others."""
    with pytest.raises(BadDocumentError, match="trf_scoring"):
        read_report(report("XXR 3", record, player(1, "2 w 1", points="3.0"), player(2, "1 b 0")))


def test_points_by_decree_are_refused() -> None:
    with pytest.raises(BadDocumentError, match="trf_points_decreed"):
        read_report(report("142 3", "299 W 001 1.0 0.0 0001", player(1, "2 w 1"), player(2, "1 b 0")))


TWO_PLAYERS = (player(1, "2 w 1", points="1.0"), player(2, "1 b 0", points="0.0"))


@pytest.mark.parametrize(
    ("records", "older", "newer"),
    [
        (("092 Swiss Dutch", "192 FIDE_DUTCH_2026"), "092 Swiss Dutch", "192 FIDE_DUTCH_2026"),
        (("192 FIDE_DUTCH_2026",), "092 FIDE_DUTCH_2026", "192 FIDE_DUTCH_2026"),
        (("092 Swiss Dutch",), "092 Swiss Dutch", "092 Swiss Dutch"),
    ],
)
def test_a_system_that_paired_every_round_is_written_as_it_was_read(
    records: tuple[str, ...], older: str, newer: str
) -> None:
    """Nothing was paired here, so no export may call it Amalfi; also not after a second import."""
    content = report("XXR 3", *records, *TWO_PLAYERS)
    for _ in range(2):
        found = read_report(content)
        for version, line in zip(Version, (older, newer), strict=True):
            written = write_report(found.document, found.data, version)
            assert line in written.text.splitlines()
            assert "Amalfi" not in written.text
            assert "CUSTOM_SWISS" not in written.text or "192" not in "".join(records)
            assert "trf_other_system_kept" in {told.code for told in written.warnings}
        content = write_report(found.document, found.data, Version.TRF26).text.encode()


def test_rounds_paired_here_after_those_of_another_system_are_told_apart() -> None:
    """The second round is of Amalfi, and the report says from which on."""
    found = read_report(report("XXR 3", "092 Swiss Dutch", "192 FIDE_DUTCH_2026", *TWO_PLAYERS))
    data = found.data
    data["history"].append({"round": 2, "games": [{"white": 2, "black": 1, "result": "1/2"}]})
    for version in Version:
        written = write_report(read_data(data), data, version)
        assert "092 Swiss Dutch (Amalfi from round 2)" in written.text.splitlines()
        assert "FIDE_DUTCH" not in "".join(line for line in written.text.splitlines() if line.startswith("192"))
        assert "trf_other_system_mixed" in {told.code for told in written.warnings}
    again = read_report(write_report(read_data(data), data, Version.TRF26).text.encode())
    assert [played.get("paired_by") for played in again.data["history"]] == ["FIDE_DUTCH_2026", None]
    text = write_report(again.document, again.data, Version.TRF16).text
    assert {"092 Swiss Dutch (Amalfi from round 2)", "### rounds 1-1 paired as FIDE_DUTCH_2026"} <= set(
        text.splitlines()
    )


def test_a_reported_round_that_is_paired_again_here_is_not_the_other_systems() -> None:
    found = read_report(report("XXR 3", "192 FIDE_DUTCH_2026", *TWO_PLAYERS))
    data = found.data
    del data["history"][0]["paired_by"]  # as a journal does when the round is taken back
    text = write_report(read_data(data), data, Version.TRF26).text
    assert "FIDE_DUTCH_2026 (Amalfi from round 1)" in text
    assert "paired as" not in text
    assert "192 CUSTOM_SWISS" in text


@pytest.mark.parametrize(
    ("called", "system"), [("Svizzero, girone A", "amalfi"), ("Girone all'italiana", "round-robin"), ("Open", "amalfi")]
)
def test_a_swiss_is_one_whatever_else_is_said(called: str, system: str) -> None:
    assert read_report(report("XXR 1", f"092 {called}", *TWO_PLAYERS)).data["system"] == system


def test_records_of_another_federation_stay_its_own() -> None:
    """One federation's list is read and written as its own; a second one is left out and said."""
    of_france = f"FRA    1      {'Uno':<33} 1850"
    of_germany = f"GER    1      {'Uno':<33} 1900"
    found = read_report(report("XXR 3", *TWO_PLAYERS, of_germany, of_france))
    assert found.data["players"][0]["other_rating"] == 1850
    assert [told.args["record"] for told in found.warnings if told.code == "trf_left_out"] == ["GER"]
    text = write_report(found.document, found.data, Version.TRF26).text
    assert "FRA    1" in text and "172 FRA OTHER" in text and "ITA" not in text


def test_days_of_rounds_are_merged_with_the_hours_written_here() -> None:
    days = "132" + " " * 88 + "26/05/01  26/05/02"
    data = read_report(report("XXR 3", days, *TWO_PLAYERS)).data
    data["schedule"] = [{"round": 2, "starts": "2026-05-03T09:00"}, {"round": 3, "starts": "2026-05-04T09:00"}]
    text = write_report(read_data(data), data, Version.TRF16).text
    (line,) = [line for line in text.splitlines() if line.startswith("132")]
    assert (line[91:99], line[101:109], line[111:119]) == ("26/05/01", "26/05/03", "26/05/04")


def test_comments_and_rulers_of_other_programs_are_skipped_and_said() -> None:
    found = read_report(
        report("# made by hand", "-----+----1----+----2", "XXR 3", "12345678901234567890", *TWO_PLAYERS)
    )
    assert [told.args for told in found.warnings if told.code == "trf_lines_skipped"] == [{"count": 3, "line": 1}]
    assert len(found.document.tournament.players) == 2


@pytest.mark.parametrize("record", ["192 TEAM_SWISS", "092 Team: Swiss-System", "310 1 Team"])
def test_a_report_of_teams_is_recognised_before_anything_else_is_wrong(record: str) -> None:
    broken = player(1, "2 w 1").replace("   1 ", "   x ", 1)
    with pytest.raises(BadDocumentError, match="trf_not_individual"):
        read_report(report("XXR nine", broken, record))


def test_fields_of_the_report_come_back() -> None:
    """Federation, last day, deputies and the code of the event, of which the format knows nothing."""
    records = ("012 Open", "032 ITA", "052 2026/02/08", "112 Verdi, Ida", "112 Gialli, Pio", "XXR 3")
    content = report(*records, *TWO_PLAYERS)
    data = read_report(content).data | {"event_code": "2026-17"}
    for version in Version:
        again = read_report(write_report(read_data(data), data, version).text.encode()).data
        said = {name: again[name] for name in ("federation", "last_day", "deputies", "event_code")}
        assert said == {
            "federation": "ITA",
            "last_day": "2026-02-08",
            "deputies": "Verdi, Ida; Gialli, Pio",
            "event_code": "2026-17",
        }


def of_old(**said: Any) -> dict[str, Any]:
    """A document from before FIDE number and card, title and category were two fields each."""
    return event(
        rounds=1,
        players=[{"number": 1, "name": "P1", **said}, {"number": 2, "name": "P2"}],
        history=[{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}],
    )


def first_player(data: dict[str, Any]) -> tuple[dict[str, str], set[str]]:
    written = write_report(read_data(data), data, Version.TRF16)
    line = next(line for line in written.text.splitlines() if line.startswith("001"))
    return fields(line, PLAYER), {told.code for told in written.warnings}


def test_a_fide_number_that_is_none_is_said() -> None:
    """It is not refused: an earlier version took such a field for a note of somebody's own."""
    for said in ({"fide_number": "12x"}, {"fide_number": 812345}, {"fide_title": "Maestro"}, {"fide_title": "gm"}):
        document = read_data(of_old(**said))
        told = [one.args for one in document.warnings if one.code == "fide_fields_unread"]
        assert told == [{"players": (1,)}], said
    for number, title in (("812345", "GM"), ("", None)):
        document = read_data(of_old(fide_number=number, fide_title=title))
        assert "fide_fields_unread" not in {one.code for one in document.warnings}


def test_what_may_be_of_the_federation_is_not_written_as_fides() -> None:
    """A card of the FSI as FIDE number would rate the games to somebody else, a category is no title of FIDE."""
    line, told = first_player(of_old(card="123456", title="CM"))
    assert (line["fide_number"], line["title"]) == ("", "")
    assert {"trf_unclear_cards", "trf_unclear_titles", "trf_missing_fide_number"} <= told
    line, told = first_player(of_old(card="123456", title="CM", fide_number="812345", fide_title=""))
    assert (line["fide_number"], line["title"]) == ("812345", "")
    assert not {"trf_unclear_cards", "trf_unclear_titles"} & told
    line, told = first_player(of_old(title="MF"))  # the FSI's own letters for a title of FIDE
    assert line["title"] == "FM"
    line, told = first_player(of_old(title="M", fide_title="CM"))
    assert line["title"] == "CM"


def test_byes_of_the_next_round_in_records() -> None:
    lines = [
        player(n, f"{m} {c} {r}") for n, m, c, r in ((1, 2, "w", 1), (2, 1, "b", 0), (3, 4, "w", 1), (4, 3, "b", 0))
    ]
    found = read_report(report("142 5", "240 H 002 0003", "240 Z 002 0001 0004", "240 F 004 0002", *lines))
    assert found.data["next"] == {"round": 2, "absent": [1, 4], "half": [3]}
    assert {"trf_later_byes", "trf_absent_or_gone"} <= codes(found)
    assert read_report(report("XXR 5", "XXZ 2 3", *lines)).data["next"] == {"round": 2, "absent": [2, 3]}
    assert "trf_byes_differ" in codes(read_report(report("142 5", "240 H 001 0001", *lines)))


def test_tie_breaks_by_their_short_names() -> None:
    lines = report("142 3", "212 PTS,DE,BH/C1,XYZ,SB", player(1, "2 w 1"), player(2, "1 b 0"))
    found = read_report(lines)
    assert found.data["rules"]["tie_breaks"] == ["direct_encounter", "buchholz_cut1", "sonneborn_berger"]
    assert [told.args["known"] for told in found.warnings if told.code == "trf_tie_breaks"] == [("XYZ",)]


@pytest.mark.parametrize(
    ("written_day", "day"),
    [("2026/09/24", "2026-09-24"), ("2026.09.24", "2026-09-24"), ("24/09/2026", "2026-09-24"), ("soon", "soon")],
)
def test_the_first_day_however_it_is_written(written_day: str, day: str) -> None:
    found = read_report(report(f"042 {written_day}", "112 ", "XXR 3", player(1, "2 w 1"), player(2, "1 b 0")))
    assert found.data["date"] == day
    assert "trf" not in found.data  # an empty record is nothing to keep
    lines = write_report(found.document, found.data, Version.TRF16).text.splitlines()
    assert ("042 2026/09/24" in lines) == (day != "soon")


@pytest.mark.parametrize("federation", ["I-A", "IT"])
def test_what_cannot_be_a_day_of_birth_or_a_federation_is_left_out_and_said(federation: str) -> None:
    odd = player(1, "2 w 1", birth="31.12.99", federation=federation)
    found = read_report(report("XXR 3", odd, player(2, "1 b 0", birth="1999", federation="ita")))
    assert [sorted(entry) for entry in found.data["players"]] == [
        ["name", "number"],
        ["born", "federation", "name", "number"],
    ]
    assert [told.args for told in found.warnings if told.code == "trf_notes_unread"] == [{"players": (1,)}]


def test_gaps_in_the_numbers_are_closed_and_said() -> None:
    found = read_report(report("XXR 3", player(3, "11 w 1"), player(11, "3 b 0")))
    assert [entry["name"] for entry in found.data["players"]] == ["Player 3", "Player 11"]
    assert found.data["history"][0]["games"] == [{"white": 1, "black": 2, "result": "1-0"}]
    assert "trf_renumbered" in codes(found)


def test_a_file_of_windows_and_one_of_dos_and_one_of_an_old_mac() -> None:
    text = "\n".join(["012 Città", "XXR 1", player(1, "2 w 1", name="Niccolò"), player(2, "1 b 0")])
    found = read_report(text.encode("cp1252"))
    assert (found.data["name"], found.data["players"][0]["name"]) == ("Città", "Niccolò")
    assert "trf_windows_text" in codes(found)
    for content in (text.replace("\n", "\r\n").encode() + b"\x1a", text.replace("\n", "\r").encode("utf-8-sig")):
        again = read_report(content)
        assert again.data == found.data
        assert is_report(content)


A, B = player(1, "2 w 1", points="1.0"), player(2, "1 b 0", points="0.0")
BAD: list[tuple[str, str, list[str]]] = [
    ("trf_no_players", "", ["012 Nobody"]),
    ("trf_no_code", "2", ["012 A", "once upon a time"]),
    ("trf_no_code", "1", ['{"format": "tabellone/1"}']),
    ("trf_control_character", "2", ["012 A", "022\tRoma", A, B]),
    ("trf_line_too_long", "1", ["012 " + "x" * 20_000, A, B]),
    ("trf_number", "1", [A.replace("   1 ", "  x1 ", 1), B]),
    ("trf_no_number", "1", [A.replace("   1 ", "   0 ", 1), B]),
    ("trf_number", "1", [player(1, "2 w 1", rating="19a0"), B]),
    ("trf_sex", "2", [A, player(2, "1 b 0", sex="q")]),
    ("trf_points", "1", [player(1, "2 w 1", points="1,0"), B]),
    ("trf_number_twice", "3", [A, B, A]),
    ("trf_colour", "1", [player(1, "2 x 1"), B]),
    ("trf_result", "1", [player(1, "2 w 2"), B]),
    ("trf_plays_himself", "1", [player(1, "1 w 1"), B]),
    ("trf_no_such_opponent", "1", [player(1, "7 w 1"), B]),
    ("trf_not_mutual", "1", [A, player(2, "3 b 0"), player(3, "2 w 1")]),
    ("trf_same_colour", "1", [A, player(2, "1 w 0")]),
    ("trf_no_colour", "1", [player(1, "2 - 1"), player(2, "1 - 0")]),
    ("trf_results", "1", [A, player(2, "1 b 1")]),
    ("trf_results", "1", [player(1, "2 w ="), player(2, "1 b -")]),
    ("trf_no_opponent", "3", [A, B, player(3, "0000 - 1")]),
    ("trf_no_opponent", "4", ["092 Round Robin", A, B, player(3, "0000 - H")]),
    ("trf_record_twice", "2", ["012 A", "012 B", A, B]),
    ("trf_rounds", "1", ["XXR many", A, B]),
    ("trf_rounds", "1", ["142 0", A, B]),
    ("more_rounds_than_announced", "1", ["XXR 1", player(1, "2 w 1", "2 b 0"), player(2, "1 b 0", "1 w 1")]),
    ("trf_first_colour", "1", ["152 X", A, B]),
    ("trf_scoring_record", "1", ["162  Q 1.0", A, B]),
    ("trf_scoring_record", "1", ["XXS PAB", A, B]),
    ("trf_byes", "1", ["240 Q 001 0001", A, B]),
    ("trf_byes", "1", ["XXZ one", A, B]),
    ("trf_no_such_player", "1", ["240 Z 002 0009", A, B]),
    ("trf_fide_number_twice", "2", [player(1, "2 w 1", fide_number="77"), player(2, "1 b 0", fide_number="77")]),
    ("trf_not_individual", "1", ["192 FIDE_TEAM_BAKU", A, B]),
    ("trf_not_individual", "1", ["310   1 Bari", A, B]),
    ("text_too_long", "1", ["012 " + "x" * 300, A, B]),
    ("too_few_players", "players", ["012 A", player(1)]),
]


@pytest.mark.parametrize(("code", "path", "lines"), BAD, ids=[f"{bad[0]}-{index}" for index, bad in enumerate(BAD)])
def test_what_cannot_be_read_is_said_with_its_line(code: str, path: str, lines: list[str]) -> None:
    with pytest.raises(BadDocumentError) as refusal:
        read_report(report(*lines))
    assert (refusal.value.reason.code, refusal.value.where) == (code, path)
    for language, line in (("it", "riga"), ("en", "line")):
        sentence = Speaker(language).problem(refusal.value)
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert not path.isdecimal() or sentence.startswith(f"{line} {path}: ")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "trf_empty"),
        (b" \r\n\n", "trf_empty"),
        (b"012 A\0", "trf_not_text"),
        (b"012 \x81\xff\x8d", "trf_not_text"),
    ],
)
def test_what_is_no_text(content: bytes, code: str) -> None:
    with pytest.raises(BadDocumentError) as refusal:
        read_report(content)
    assert refusal.value.reason.code == code


def test_a_spoilt_report_is_read_or_refused_with_a_sentence() -> None:
    """Letters changed, blanks put in, lines lost, doubled or cut, bytes of any kind."""
    chance = random.Random(99)
    outcomes = {"read": 0, "refused": 0}
    for _ in range(1500):
        content = bytearray(report(*DUTCH))
        for _ in range(chance.randint(1, 2)):
            at = chance.randrange(len(content))
            how = chance.randrange(5)
            if how == 0:
                content[at] = chance.choice(b" 0123456789wb-+=HUFZ\r\n\t\x00\xe8x")
            elif how == 1:
                content[at:at] = chance.choice([b" ", b"\r\n", b"0", b"001 ", b"240 Z 003 0001\r\n"])
            elif how == 2:
                del content[at : at + chance.choice([1, 10, 100])]
            elif how == 3:
                content[at:at] = content[max(0, at - 120) : at]
            else:
                del content[at:]
                content += b"\n"
        try:
            found = read_report(bytes(content))
        except UserError as error:
            outcomes["refused"] += 1
            assert all(Speaker(language).problem(error).endswith(".") for language in ("it", "en"))
            continue
        outcomes["read"] += 1
        assert read_data(found.data).tournament == found.document.tournament
        for version in Version:
            write_report(found.document, found.data, version)
    assert min(outcomes.values()) > 100, outcomes


def test_a_document_is_no_report() -> None:
    assert not is_report(b'{"format": "tabellone/1"}')
    assert not is_report(b"Nome;Elo\n")
    assert is_report(b"\xef\xbb\xbf012 A\r\n")
    assert is_report(b"### comment\n")


def event(**more: Any) -> dict[str, Any]:
    players = [{"number": 1, "name": "A"}, {"number": 2, "name": "B"}]
    return {"format": "tabellone/1", "system": "amalfi", "rounds": 3, "players": players, **more}


@pytest.mark.parametrize(
    ("more", "code", "path"),
    [
        ({"trf": "032 ITA"}, "not_a_list", "trf"),
        ({"trf": ["032 ITA", 3]}, "trf_kept_line", "trf[1]"),
        ({"trf": ["hello"]}, "trf_kept_line", "trf[0]"),
        ({"trf": ["032 ITA\n001"]}, "trf_kept_line", "trf[0]"),
        ({"trf": ["062 17"]}, "trf_own_record", "trf[0]"),
        ({"players": [{"number": 1, "sex": "female"}, {"number": 2, "born": 1980}]}, "trf_note", "players[0].sex"),
        ({"players": [{"number": 1}, {"number": 2, "born": "May 1980"}]}, "trf_note", "players[1].born"),
        ({"players": [{"number": 1}, {"number": 2, "federation": "Italy"}]}, "trf_note", "players[1].federation"),
    ],
)
def test_notes_for_reports_that_cannot_be_written(more: dict[str, Any], code: str, path: str) -> None:
    data = event(**more)
    with pytest.raises(BadDocumentError) as refusal:
        write_report(read_data(data), data, Version.TRF16)
    assert (refusal.value.reason.code, refusal.value.where) == (code, path)


def test_what_a_report_cannot_hold_is_said() -> None:
    """One thing after the other; and a report for a rating says everything that is missing in it."""
    players = [
        {"number": 1, "name": "N" * 40, "title": "1N", "card": "A-12", "club": "Circolo", "other_rating": 1500},
        {"number": 2, "name": "B", "first_rating": 1400, "leaves": 0},
        {"number": 3, "name": "C", "enters": 3},
    ]
    more = {
        "prizes": [{"place": 1, "thing": "cup"}],
        "seed": "x",
        "rules": {"tie_breaks": ["wins"], "late_entries": True},
    }
    data = event(players=players, **more)
    found = {told.code for told in write_report(read_data(data), data, Version.TRF16).warnings}
    assert found == {
        *("trf_cut_names", "trf_lost_titles", "trf_lost_cards", "trf_lost_clubs", "trf_lost_other_list"),
        *("trf_lost_first_ratings", "trf_lost_leaves", "trf_lost_enters", "trf_lost_prizes", "trf_lost_seed"),
        *("trf_lost_tie_breaks", "trf_lost_options", "trf_missing_records", "trf_missing_fide_number"),
        *("trf_missing_birth", "trf_missing_sex", "trf_missing_federation"),
    }


def test_points_of_a_handicap_are_not_in_a_report() -> None:
    data = event(
        system="round-robin",
        rounds=1,
        rules={"handicap": "first_system", "handicap_by": "elo_rubele"},
        players=[{"number": 1, "name": "A", "rating": 5000}, {"number": 2, "name": "B", "rating": 2000}],
        history=[{"round": 1, "games": [{"white": 1, "black": 2, "result": "1/2"}]}],
    )
    written = write_report(read_data(data), data, Version.TRF26)
    text, warnings = written.text, written.warnings
    assert [fields(line, PLAYER)["points"] for line in text.splitlines() if line.startswith("001")] == ["0.5", "0.5"]
    assert [told.args["known"] for told in warnings if told.code == "trf_lost_options"] == [("handicap", "handicap_by")]


def test_a_complete_report_for_a_rating_has_nothing_to_say() -> None:
    person = {"sex": "m", "born": "1990/01/02", "federation": "ITA"}
    data = event(
        rounds=1,
        name="Semilampo",
        place="Lecce",
        date="2026-04-12",
        arbiter="Rossi, Ida",
        players=[{"number": n, "name": f"P{n}", "fide_number": str(800 + n), **person} for n in (1, 2)],
        history=[{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}],
        trf=["032 ITA", "052 2026/04/12", "132" + " " * 88 + "26/04/12"],
    )
    assert write_report(read_data(data), data, Version.TRF16).warnings == []
    assert read_data(data).warnings == []


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (event(system="elimination", rounds=1), "trf_system"),
        (
            event(
                system="round-robin",
                rounds=1,
                rules={"match": "double"},
                history=[{"round": 1, "games": [{"white": 1, "black": 2, "result": "3-1"}]}],
            ),
            "trf_two_games",
        ),
    ],
)
def test_what_no_report_is_for(data: dict[str, Any], code: str) -> None:
    with pytest.raises(UserError) as refusal:
        write_report(read_data(data), data, Version.TRF26)
    assert refusal.value.reason.code == code
