"""Every field of a report is where FIDE's description has it, in both directions."""

from typing import Any

import pytest

from tabellone.formats.document import read_data
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.reading import read_report
from tabellone.formats.trf.writing import write_report
from tests.formats.trf.layout import BYES, PLAYER, SCORING, between, fields, player, report, written

EVENT: dict[str, Any] = {
    "format": "tabellone/1",
    "name": "Festival",
    "system": "amalfi",
    "rules": {"bye": "draw", "first_colour": "black"},
    "rounds": 4,
    "place": "Imperia",
    "date": "2026-09-05",
    "arbiter": "Terzi, Ada",
    "players": [
        {"number": 1, "name": "Primi, Ugo", "rating": 2105, "fide_title": "CM", "fide_number": "812345"},
        {"number": 2, "name": "Secondi, Eva", "rating": 985, "sex": "w", "born": "2001-07-30", "federation": "ITA"},
        {"number": 3, "name": "Terzi, Ivo"},
        {"number": 4, "name": "Quarti, Lia", "leaves": 2},
        {"number": 5, "name": "Quinti, Leo", "enters": 2},
    ],
    "history": [
        {"round": 1, "games": [{"white": 2, "black": 1, "result": "1-0"}, {"white": 3, "black": 4, "result": "1/2"}]},
        {
            "round": 2,
            "games": [{"white": 1, "black": 3, "result": "0-1f"}, {"white": 4, "black": 2, "result": "suspended"}],
            "rests": [{"player": 5, "kind": "bye"}],
        },
    ],
    "next": {"absent": [2], "half": [3]},
    "trf": ["032 ITA", "132" + " " * 88 + "26/09/05  26/09/06"],
}


def lines_of(version: Version, code: str, event: dict[str, Any] = EVENT) -> list[str]:
    text = write_report(read_data(event), event, version).text
    return [line for line in text.splitlines() if line.startswith(code)]


@pytest.mark.parametrize("version", Version)
def test_every_field_of_a_player_is_written_in_its_columns(version: Version) -> None:
    first, second, third, fourth, fifth = lines_of(version, "001")
    assert fields(first, PLAYER) == {
        **dict.fromkeys(PLAYER, ""),
        **{"code": "001", "number": "1", "title": "CM", "name": "Primi, Ugo", "rating": "2105"},
        **{"fide_number": "812345", "points": "0.0", "rank": "5"},
        **{"opponent_1": "2", "colour_1": "b", "result_1": "0", "opponent_2": "3", "colour_2": "w", "result_2": "-"},
    }
    assert fields(second, PLAYER) | {"rank": "", "opponent_3": "", "colour_3": "", "result_3": ""} == {
        **dict.fromkeys(PLAYER, ""),
        **{"code": "001", "number": "2", "sex": "w", "name": "Secondi, Eva", "rating": "985", "federation": "ITA"},
        **{"birth": "2001/07/30", "points": "1.0", "opponent_1": "1", "colour_1": "w", "result_1": "1"},
        **{"opponent_2": "4", "colour_2": "b", "result_2": ""},
    }
    assert fields(fifth, PLAYER)["opponent_1"] == fields(fifth, PLAYER)["result_1"] == ""  # he came to round 2
    assert [fields(fifth, PLAYER)[name] for name in ("opponent_2", "colour_2", "result_2")] == ["0000", "-", "U"]
    assert not any(between(line, PLAYER) for line in (first, second, third, fourth, fifth))


def test_absences_from_the_next_round_are_columns_in_2016_and_records_in_2026() -> None:
    of_2016 = [fields(line, PLAYER)["result_3"] for line in lines_of(Version.TRF16, "001")]
    assert of_2016 == ["", "Z", "H", "Z", ""]
    assert [fields(line, PLAYER)["result_3"] for line in lines_of(Version.TRF26, "001")] == [""] * 5
    half, absent = lines_of(Version.TRF26, "240")
    assert fields(half, BYES) == {"code": "240", "kind": "H", "round": "003", "player_1": "0003"} | dict.fromkeys(
        ("player_2", "player_3"), ""
    )
    assert [fields(absent, BYES)[name] for name in ("kind", "player_1", "player_2")] == ["Z", "0002", "0004"]
    assert lines_of(Version.TRF16, "240") == []


def test_the_points_of_the_bye_are_columns_in_2026_and_javafos_record_in_2016() -> None:
    (line,) = lines_of(Version.TRF26, "162")
    found = fields(line, SCORING)
    said = {found[f"symbol_{n}"]: found[f"points_{n}"] for n in range(1, 6)}
    assert said == {"W": "1.0", "D": "0.5", "L": "0.0", "A": "0.0", "P": "0.5"}
    assert between(line, SCORING) == ""
    assert lines_of(Version.TRF16, "XXS") == ["XXS PAB=0.5"]


def test_the_records_of_the_tournament() -> None:
    text = write_report(read_data(EVENT), EVENT, Version.TRF26).text
    head = [line for line in text.splitlines() if not line.startswith(("001", "162", "182", "240"))]
    assert head == [
        "012 Festival",
        "022 Imperia",
        "032 ITA",
        "042 2026/09/05",
        "062 5",
        "072 2",
        "082 0",
        "092 Individual: Swiss-System (Amalfi)",
        "102 Terzi, Ada",
        "132" + " " * 88 + "26/09/05  26/09/06",
        "142 4",
        "152 B",
        "192 CUSTOM_SWISS",
        "202 BH/C1,BH,SB,WIN",
    ]
    older = write_report(read_data(EVENT), EVENT, Version.TRF16).text
    only_older = set(older.splitlines()) - set(text.splitlines())
    assert {line for line in only_older if not line.startswith("001")} == {"XXR 4", "XXC black1", "XXS PAB=0.5"}


def test_days_of_rounds_and_the_time_come_from_the_announcement() -> None:
    """What another program wrote gives way to it; of round 2, which has no hour here, its day stays."""
    schedule = [{"round": 1, "starts": "2026-10-16T15:00"}, {"round": 3, "starts": "2026-10-18T09:30"}]
    event = {**EVENT, "schedule": schedule, "cadence": "90 min + 30 s"}
    assert lines_of(Version.TRF16, "132", event) == ["132" + " " * 88 + "26/10/16  26/09/06  26/10/18"]
    assert lines_of(Version.TRF26, "052", event) == ["052 2026/10/18"]
    assert lines_of(Version.TRF16, "122", event) == ["122 90 min + 30 s"]


def test_every_field_is_read_from_its_columns() -> None:
    one = {"code": "001", "number": "1", "sex": "w", "title": "WFM", "name": "Àlvarez Nuñez, Zoë", "rating": "1987"}
    one |= {"federation": "ESP", "fide_number": "22012345678", "birth": "1999/12/31", "points": "1.0", "rank": "1"}
    one |= {"opponent_1": "0002", "colour_1": "w", "result_1": "1"}
    data = read_report(report("012 Prova", written(one), player(2, "1 b 0", points="0.0"))).data
    assert data["players"][0] == {
        "number": 1,
        "name": "Àlvarez Nuñez, Zoë",
        "rating": 1987,
        "fide_title": "WFM",
        "fide_number": "22012345678",
        "sex": "w",
        "born": "1999/12/31",
        "federation": "ESP",
    }
    assert data["history"] == [{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}]


@pytest.mark.parametrize("column", [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101, 106, 108])
def test_a_letter_between_the_columns_is_refused(column: int) -> None:
    line = player(1, "2 w 1", "2 b 0", points="1.0").ljust(120)
    spoilt = line[: column - 1] + "x" + line[column:]
    with pytest.raises(Exception, match=r"trf_(column|no_code)") as refusal:
        read_report(report(spoilt, player(2, "1 b 0", "1 w 1", points="1.0")))
    assert refusal.value.where == "1"  # type: ignore[attr-defined]
