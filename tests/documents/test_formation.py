"""FID Capo XIV, tables 7 and 27: the sheet a round is formed from."""

from tabellone.documents.formation import Formation, formation_sheet
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Tournament
from tabellone.engine.system import System
from tests.events.notation import event, opened
from tests.literal.formation_sheet import SheetRound

ROUNDS = ["1-2 1:0, 3-4 =, rf 5", "5-1 adj, 4-2 0:1, rf 3"]


def sheet_of(found: tuple[Tournament, System], number: int) -> Formation:
    return formation_sheet(*found, number, Speaker("it", found[0].players))


def cells(sheet: Formation) -> dict[int, list[str]]:
    return {one.player.number: one.cells for group in [*sheet.groups, sheet.away] for one in group}


def test_everybody_stands_with_his_score_and_what_he_has_played() -> None:
    found = opened(event(5, 4, ROUNDS, system="italo-swiss"))
    sheet = sheet_of(found, 2)
    assert [(group[0].points, [one.player.number for one in group]) for group in sheet.groups] == [
        ("2", [1, 5]),
        ("1", [3, 4]),
        ("0", [2]),
    ]
    assert [(game.white, game.black) for game in sheet.games] == [(5, 1), (4, 2)]
    assert sheet.rests == ["RF 3"]
    ahead = sheet_of(found, 3)
    assert cells(ahead)[4] == ["3N", "2B"]
    assert (ahead.games, ahead.previous_pairs) == ((), ["5–1", "4–2", "RF 3"])
    points = {one.player.number: one.points for group in ahead.groups for one in group}
    assert (points[1], points[5]) == ("3", "3")  # Art. 16: their suspended game counts as drawn here
    assert cells(ahead)[1] == ["2B", "5N*"]


def test_the_colours_of_article_14_are_in_brackets() -> None:
    """Won by forfeit: Black in Italian draughts, White in international; who did not come has none; RT is Black."""
    history = ["1-2 +:-, 3-4 -:-, rf 5", "5-1 1:0, rr 3/2, rf 4"]
    for game, colour, whites in (("italian", "N", 0), ("international", "B", 1)):
        players: list[dict[str, object]] = [{}, {"leaves": 1}, {}, {}, {}]
        sheet = sheet_of(opened(event(players, 4, history, system="italo-swiss", game=game)), 3)
        assert cells(sheet) == {
            1: [f"2f({colour})", "5N"],
            2: ["1f", ""],
            3: ["4f", f"RR2({colour})"],
            4: ["3f", f"RF({colour})"],
            5: [f"RF({colour})", "1B"],
        }
        assert [(one.player.number, one.away) for one in sheet.away] == [(2, "formation_withdrawn")]
        assert {one.player.number: one.whites for group in sheet.groups for one in group}[1] == whites
    rested = event(5, 3, ["1-2 1:0, rt 3, rt 4, rt 5"], system="italo-swiss", odd="rest", game="international")
    sheet = sheet_of(opened(rested), 2)
    assert [cells(sheet)[number] for number in (3, 4, 5)] == [["RT(N)"]] * 3
    assert sheet.data is not None
    assert sheet.data.turn_rests


def test_the_last_black_is_who_the_note_of_article_4_says() -> None:
    """Italian: who rests with forfeit points; international, and under Art. 9: the Black of the last pair playing."""
    history = ["1-2 1:0, 3-4 =, rf 5"]
    rested = ["1-2 1:0, rt 3, rt 4, rt 5"]
    for more, rounds, expected in (
        ({"game": "italian"}, history, 5),
        ({"game": "international"}, history, 4),
        ({"game": "italian", "odd": "rest"}, rested, 2),
    ):
        sheet = sheet_of(opened(event(5, 3, rounds, system="italo-swiss", **more)), 2)
        assert sheet.data is not None
        assert sheet.data.start == expected


def test_who_is_away_stands_below_with_the_reason() -> None:
    players: list[dict[str, object]] = [{}, {"leaves": 1}, {}, {}, {"leaves": 0}, {}]
    history = ["1-2 1:0, 3-4 =, rf 6"]
    sheet = sheet_of(opened(event(players, 4, history, system="italo-swiss", absent=[4])), 2)
    assert [(one.player.number, one.away) for one in sheet.away] == [
        (2, "formation_withdrawn"),
        (4, "formation_absent"),
        (5, "formation_never_came"),
    ]
    assert sheet.present == 3


def test_a_second_leg_shows_the_round_it_repeats() -> None:
    """R9; where the rotation would start does not matter."""
    history = ["1-2 1:0, 3-4 0:1", "4-1 =, 2-3 ="]
    sheet = sheet_of(opened(event(4, 4, history, system="italo-swiss", legs="two")), 3)
    assert sheet.data is not None
    assert (sheet.data.repeated_round, sheet.data.start, sheet.previous_pairs) == (1, None, ["1–2", "3–4"])


def test_the_sheet_of_an_elimination_has_those_who_are_left() -> None:
    sheet = sheet_of(opened(event(4, 2, ["1-2 1:0, 3-4 0:1"], system="elimination")), 2)
    assert sorted(one.player.number for group in sheet.groups for one in group) == [1, 4]
    assert (sheet.data, sheet.away) == (None, [])


def test_the_arbiter_of_the_tests_pairs_table_7_as_the_regulation_does() -> None:
    """«la prima coppia sarà 12-8 […] 13-5 […] 2-4 […] 10-7», read from a sheet with what the table tells of its board.

    Of 1, 3, 11 and 14 it tells only that they have fewer points than the others.
    """
    points = {12: 9, 13: 9, 2: 9, 5: 9, 8: 9, 4: 8, 10: 8, 15: 8, 9: 7, 16: 6, 6: 6, 7: 6, 1: 5, 3: 5, 11: 4, 14: 4}
    met = [(12, 13), (12, 2), (12, 5), (13, 2), (10, 15), (10, 9), (10, 16), (10, 6)]
    cells: dict[int, list[str]] = {number: [] for number in points}
    for one, other in met:
        cells[one].append(f"{other}B")
        cells[other].append(f"{one}N")
    rows = "".join(
        f"<tr><td>{points[number]}</td><td>{number}</td><td>P</td>"
        + "".join(f"<td>{cell}</td>" for cell in (cells[number] + [""] * 7)[:7])
        + "<td>0</td></tr>"
        for number in sorted(points, key=lambda number: (-points[number], number))
    )
    by_hand = SheetRound(
        '<h1>Turno 8</h1><dd class="game">dama italiana</dd><dd class="rounds">8</dd><dd class="odd">Art. 8</dd>'
        '<dd class="last-black">11</dd><dd class="before">1–11</dd>'
        f'<table><tbody class="present">{rows}</tbody></table>'
    )
    assert by_hand.start() == 11
    paired = by_hand.pair()
    assert paired is not None
    assert [set(pair) for pair in paired[0][:4]] == [{12, 8}, {13, 5}, {2, 4}, {10, 7}]
    assert 15 in paired[0][4]
