"""FID Capo V, sistemi ad handicap (H1-H3), and the second leg of the italo-svizzero (R9)."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.numbers import amount_json, format_amount
from tabellone.documents.results import board_label
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasProcedureSteps
from tabellone.engine.player_groups import offered_groups
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data
from tests.events.notation import event, opened, shown
from tests.written_by.scenes import category_edited
from verify_certificate import verify

NOW = "2026-01-01T10:00:00+00:00"
CM, N, R = {"title": "Candidato Maestro"}, {"title": "Naz."}, {"title": "R"}


def draughts(players: list[dict[str, Any]], history: list[str], rounds: int = 3, **rules: Any) -> dict[str, Any]:
    return event(players, rounds, history, **{"system": "italo-swiss", **rules})


def points(document: dict[str, Any]) -> dict[int, Any]:
    tournament, system = opened(document)
    return {line.player: amount_json(line.points) for line in system.standings(tournament)}


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin"])
@pytest.mark.parametrize(("result", "expected"), [("1:0", {1: 8, 2: 2}), ("=", {1: 3, 2: 7}), ("0:1", {1: -2, 2: 12})])
def test_h2_second_system_the_example_of_art_4(system: str, result: str, expected: dict[int, int]) -> None:
    """«Un Candidato Maestro incontra un Regionale»: 8 to 2, 3 to 7, -2 to 12."""
    pairs = f"1-2 {result}, 4-3 =" if system == "italo-swiss" else f"1-4 =, 2-3 {result}"
    players = [CM, R, N, N] if system == "italo-swiss" else [N, CM, R, N]
    shift = 0 if system == "italo-swiss" else 1
    found = points(draughts(players, [pairs], system=system, handicap="second_system"))
    assert {player: found[player + shift] for player in expected} == expected


@pytest.mark.parametrize(
    ("handicap", "result", "expected"),
    [
        ("first_system", "1:0", (2, "0.5")),
        ("first_system", "=", (1, "1.5")),
        ("first_system", "0:1", (0, "2.5")),
        ("first_system_transfer", "=", ("0.5", "1.5")),  # a real event gave a draw two categories apart so
        ("first_system_transfer", "0:1", ("-0.5", "2.5")),
    ],
)
def test_h1_first_system_a_quarter_for_every_step(handicap: str, result: str, expected: tuple[Any, Any]) -> None:
    found = points(draughts([CM, R, N, N], [f"1-2 {result}, 3-4 ="], handicap=handicap))
    assert (found[1], found[2]) == expected
    assert (found[3], found[4]) == (1, 1)


def test_h3_steps_are_whole_thousands_of_the_difference() -> None:
    players = [{"rating": r} for r in (4999, 3000, 3999, 1000)]  # 1999 apart: one step; 2999 apart: two
    found = points(draughts(players, ["1-2 =, 3-4 ="], handicap="second_system", handicap_by="elo_rubele"))
    assert found == {1: 4, 2: 6, 3: 3, 4: 7}


def test_h1_art_3_the_next_round_is_paired_with_the_handicap() -> None:
    """All four games drawn: level without a handicap, so the rotation starts with 8; with it 2 alone is ahead."""
    players = [CM, R, N, N, CM, CM, R, R]
    history = ["1-2 =, 3-4 =, 5-6 =, 7-8 ="]
    assert points(draughts(players, history, handicap="first_system"))[2] == "1.5"
    before = shown(draughts(players, history, handicap="no_handicap"))
    after = shown(draughts(players, history, handicap="first_system"))
    assert before.startswith("8-1, ")
    assert after.startswith("2-3, ")


def test_forfeits_and_rests_have_no_handicap_and_a_rest_of_the_second_system_is_ten() -> None:
    found = points(draughts([CM, R, R, CM, N], ["1-2 -:+, 3-4 +:-, rf 5"], handicap="second_system"))
    assert found == {1: 0, 2: 10, 3: 10, 4: 0, 5: 10}
    found = points(draughts([CM, R, R, CM, N], ["1-2 -:+, 3-4 +:-, rf 5"], handicap="first_system"))
    assert found == {1: 0, 2: 2, 3: 2, 4: 0, 5: 2}


@pytest.mark.parametrize(("handicap", "credited"), [("second_system", "10 punti"), ("first_system", "2 punti")])
def test_h2_art_6_who_rests_is_told_the_points_he_really_has(handicap: str, credited: str) -> None:
    for history in ([], ["1-2 1:0, 3-4 1:0, rf 5"]):
        tournament, system = opened(draughts([N] * 5, history, handicap=handicap))
        (rest,) = system.pair(tournament).rests
        assert credited in Speaker("it").sentence(system.explain(tournament, rest.player).opponent)


def test_h2_art_1_the_strongest_are_drawn_first_with_a_lot_among_equals() -> None:
    document = draughts([R, CM, N, R, N, CM], [], handicap="second_system")
    tournament, system = opened(document)
    orders = {tuple(p.number for p in system.draw_numbers(tournament, seed)[0]) for seed in "abcdefgh"}
    assert len(orders) > 2
    for order in orders:
        assert [document["players"][number - 1]["title"] for number in order] == (
            ["Candidato Maestro"] * 2 + ["Naz."] * 2 + ["R"] * 2
        )
    tournament, system = opened(draughts([{}, {}, {}, {}], []))
    assert len({tuple(p.number for p in system.draw_numbers(tournament, seed)[0]) for seed in "abcdefgh"}) > 2


def test_quotients_multiply_by_the_result_not_by_the_handicap() -> None:
    """1 (CM) beat 2 (R): 8 to 2; the second quotient is twice the points of the beaten, 2 × 2, not 8 × 2."""
    tournament, system = opened(draughts([CM, R, N, N], ["1-2 1:0, 3-4 ="], handicap="second_system"))
    line = next(line for line in system.standings(tournament) if line.player == 1)
    assert [(name.value, amount_json(amount)) for name, amount in line.tie_breaks.items() if amount] == [
        ("quotient", 2),
        ("second_quotient", 4),
    ]


@pytest.mark.parametrize(
    ("player", "by", "code", "path"),
    [
        ({"title": ""}, "category", "handicap_needs_category", "players[1].title"),
        ({"title": "Fuoriclasse"}, "category", "handicap_needs_category", "players[1].title"),
        ({"title": "R"}, "elo_rubele", "handicap_needs_rating", "players[1].rating"),
    ],
)
def test_a_handicap_without_category_or_rating_is_refused(player: Any, by: str, code: str, path: str) -> None:
    players = [{"title": "CM", "rating": 3000}, player]
    with pytest.raises(BadDocumentError, match=code) as refused:
        opened(draughts(players, [], 1, handicap="first_system", handicap_by=by))
    assert refused.value.where == path


def test_a_category_cannot_be_taken_away_once_numbers_are_drawn() -> None:
    journal = Journal()
    rules = {"handicap": "first_system"}
    create = {"name": "Sociale", "system": "italo-swiss", "rules": rules, "rounds": 1}
    journal.append("create", create, "desk", NOW)
    journal.append("enrol", {"players": [{"name": "A", "title": "CM"}, {"name": "B"}]}, "desk", NOW)
    with pytest.raises(BadDocumentError, match="handicap_needs_category"):
        draw_data(journal.state, "seed")
    journal.append("edit", {"player": 2, "title": "P."}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "seed"), "desk", NOW)
    with pytest.raises(BadDocumentError, match="handicap_needs_category"):
        journal.append("edit", {"player": 2, "title": ""}, "desk", NOW)


def test_the_tabellone_and_the_board_show_the_points_with_the_handicap() -> None:
    tournament, system = opened(draughts([CM, R, N, N], ["1-2 =, 3-4 1:0"], handicap="first_system"))
    scoring = system.scoring(tournament)
    cells = crosstable_cells(tournament, scoring)
    assert [cells[player][0].sign for player in (1, 2, 3, 4)] == ["1", "1½", "2", "0"]
    assert board_label("0-1", 1, 2, 1, scoring, 1) == "0 : 2½"
    tournament, system = opened(event(2, 1, ["1-2 0:1"], bye="draw"))
    assert board_label("0-1", 1, 2, 2, system.scoring(tournament), 1) == "0-1"


def test_the_tabellone_gives_the_points_announced_for_a_bye() -> None:
    tournament, system = opened(event(3, 2, ["1-2 1:0, bye 3"], bye="draw"))
    assert crosstable_cells(tournament, system.scoring(tournament))[3][0].total == "½"


@given(st.integers(-(10**6), 10**6), st.sampled_from([1, 2, 4]))
def test_exact_numbers_are_written_exactly(units: int, per: int) -> None:
    assert Fraction(str(amount_json(Amount(units, per)))) == Fraction(units, per)
    signs = {"½": "+1/2", "¼": "+1/4", "¾": "+3/4"}
    text = format_amount(Amount(units, per))
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    value = (
        sum(Fraction(part) for part in (digits[:-1] or "0", signs[digits[-1]]))
        if digits[-1] in signs
        else Fraction(digits)
    )
    assert sign * value == Fraction(units, per)


def test_r9_the_second_leg_of_the_italo_swiss_repeats_the_first_with_other_colours() -> None:
    history = ["1-2 1:0, 3-4 =, rf 5", "5-1 =, 4-2 1:0, rf 3"]
    document = draughts([{}] * 5, history, 4, legs="two")
    assert shown(document) == "2-1, 4-3, rf 5"
    tournament, system = opened(document)
    assert system.explain(tournament, 1).opponent.code == "second_leg_pair"
    assert system.explain(tournament, 5).opponent.code == "second_leg_rest"
    assert system.why_not(tournament, 1, 3).code == "second_leg_not"
    assert isinstance(system, HasProcedureSteps)
    assert system.procedure_steps(tournament) == []
    document = draughts([{}] * 5, [*history, "2-1 1:0, 4-3 1:0, rf 5"], 4, legs="two")
    assert shown(document) == "1-5, 2-4, rf 3"
    tournament, system = opened(document)
    assert system.differences(tournament, 3) == []
    wrong, _ = opened(draughts([{}] * 5, [*history, "1-2 1:0, 4-3 1:0, rf 5"], 4, legs="two"))
    assert [d.reasons[0].code for d in system.differences(wrong, 3)] == ["second_leg_colour"]
    assert [r.code for r in system.rule_violations(tournament.as_before_pairing(3), wrong.history[2].games, ())] == [
        "second_leg_colour"
    ]


def test_r9_quotients_of_the_two_legs_are_added() -> None:
    """Of 1: in the first leg 2 (no point) and 5 (2 + 1), in the second 2 again (now 2 points)."""
    history = ["1-2 1:0, 3-4 =, rf 5", "5-1 =, 4-2 1:0, rf 3", "2-1 1:0, 4-3 1:0, rf 5"]
    tournament, system = opened(draughts([{}] * 5, history, 4, legs="two"))
    line = next(line for line in system.standings(tournament) if line.player == 1)
    first, second = line.tie_breaks.values()
    assert first is not None
    assert second is not None
    assert amount_json(line.points) == 3
    assert (amount_json(first), amount_json(second)) == (0 + 3 + 2, 2 * 0 + 1 * 3 + 0 * 2)


def test_r9_who_loses_his_opponent_in_the_second_leg_has_the_points_of_rr() -> None:
    players = [{}, {"leaves": 1}, {}, {}]
    document = draughts(players, ["1-2 1:0, 3-4 ="], 2, legs="two")
    assert shown(document) == "4-3, rr 1/2"
    assert shown(draughts([{}] * 4, ["1-2 1:0, 3-4 ="], 2, legs="two", absent=[3])) == "2-1, rr 4/3, absent 3"


def test_art_11_and_12_a_what_the_second_leg_breaks_is_an_exception_and_never_silent() -> None:
    """The second leg repeats rests too: who had forfeit points has them again; of an even number left some rest."""

    def told(document: dict[str, Any]) -> list[tuple[str, str, Any]]:
        tournament, system = opened(document)
        found = system.pair(tournament).exceptions
        assert system.explain(tournament, 1).exceptions == found
        return [(r.code, r.article.split(";")[0], r.as_data().get("player", r.as_data().get("resting"))) for r in found]

    history = ["1-2 1:0, 3-4 =, rf 5", "5-1 =, 4-2 1:0, rf 3"]
    assert told(draughts([{}] * 5, history, 4, legs="two")) == [("forfeit_points_again", "Art. 11", 5)]
    # 2 and 4 have left: 1 and 3, whom they were to meet again, could meet each other
    players = [{}, {"leaves": 1}, {}, {"leaves": 1}]
    even = draughts(players, ["1-2 1:0, 3-4 ="], 2, legs="two")
    assert told(even) == [("rest_of_an_even_number", "Art. 12 a", [1, 3])]
    # an odd number is left, and nobody rests for the second time
    assert told(draughts([{}, {"leaves": 1}, {}, {}], ["1-2 1:0, 3-4 ="], 2, legs="two")) == []


@pytest.mark.parametrize(("rounds", "code"), [(3, "legs_need_even_rounds"), (8, "too_many_rounds")])
def test_r9_two_legs_are_equally_long_and_no_longer_than_one_can_be(rounds: int, code: str) -> None:
    with pytest.raises(BadDocumentError, match=code):
        opened(draughts([{}] * 4, [], rounds, legs="two"))


def test_one_missing_result_of_the_first_leg_is_told_in_the_singular() -> None:
    tournament, system = opened(draughts([{}] * 4, ["1-2 ?, 3-4 ="], 2, legs="two"))
    with pytest.raises(NotReadyError) as waiting:
        system.pair(tournament)
    assert "al turno 1 manca un risultato" in Speaker("it").problem(waiting.value)
    assert "has one result missing" in Speaker("en").problem(waiting.value)


def test_r9_once_the_second_leg_has_begun_no_round_is_added() -> None:
    document = draughts([{}] * 4, ["1-2 1:0, 3-4 =", "2-1 1:0, 4-3 ="], 4, legs="two")
    document["history"][1]["announced"] = 2
    with pytest.raises(BadDocumentError, match="second_leg_has_begun"):
        opened(document)


def test_first_system_art_2_a_category_edited_later_changes_no_handicap_already_transcribed() -> None:
    """Maestro against Nazionale is two steps: a draw gives 1 and 1½. As Nazionale he gives nobody anything."""
    state = category_edited().state
    tournament = state.tournament
    first, second = (
        next(sum(game[:2]) for game in played.games if state.number_of[1] in game[:2]) - state.number_of[1]
        for played in tournament.history
    )
    found = {line.player: format_amount(line.points) for line in state.system.standings(tournament)}
    assert found[first] == "2½"
    assert {found[player] for player in found if player != first} == {"2"}
    assert found[second] == "2"
    data = write_data(tournament)
    assert read_data(data).tournament == tournament
    assert journal_from_tournament(read_data(data).tournament, "", NOW).state.tournament == tournament
    data["history"][0]["handicaps"][0]["board"] = 9
    with pytest.raises(BadDocumentError, match="handicap_then"):
        read_data(data)


def test_a_certificate_counts_the_handicap_of_the_time() -> None:
    """Player 1 was a Maestro in round 1 and is a Nazionale now: player 2, who drew with him, has 1½ and not 1."""
    document = draughts([N] * 6, ["1-2 =, 3-4 =, 5-6 ="], handicap="first_system")
    document["history"][0]["handicaps"] = [{"board": 1, "ahead": 2}]
    tournament, system = opened(document)
    assert points(document)[2] == "1.5"
    verify(document, system.certificate(tournament))
    del document["history"][0]["handicaps"]
    with pytest.raises(SystemExit, match="NOT VALID"):
        verify(document, system.certificate(tournament))


def test_first_system_art_2_the_same_two_with_the_same_colours_have_the_handicap_of_each_round() -> None:
    """A second leg changed by hand: in round 1 he was a Maestro, two steps ahead, in round 2 a Nazionale as all are."""
    document = draughts([N] * 4, ["1-2 =, 3-4 =", "1-2 =, 3-4 ="], 2, legs="two", handicap="first_system")
    document["history"][0]["handicaps"] = [{"board": 1, "ahead": 2}]
    assert points(document) == {1: 2, 2: "2.5", 3: 2, 4: 2}
    tournament, system = opened(document)
    assert [cell.sign for cell in crosstable_cells(tournament, system.scoring(tournament))[2]] == ["1½", "1"]
    journal = journal_from_tournament(tournament, "", NOW)
    journal.append("edit", {"player": 2, "title": "Regionale"}, "desk", NOW)
    assert [played.handicaps for played in journal.state.tournament.history] == [((1, 2),), ((1, 0),)]
    found = system.standings(journal.state.tournament)
    assert {line.player: format_amount(line.points) for line in found} == {1: "2", 2: "2½", 3: "2", 4: "2"}


@pytest.mark.parametrize(
    ("handicap", "only_general"), [("first_system", True), ("first_system_transfer", True), ("second_system", False)]
)
def test_first_system_art_4_there_is_a_general_order_only(handicap: str, only_general: bool) -> None:
    """«La classifica finale avrà soltanto un ordine generale»: no groups, no prizes of a category."""
    document = event(4, 3, ["1-2 1:0, 3-4 1:0"], system="italo-swiss", handicap=handicap)
    for player, title in zip(document["players"], ("Maestro", "Nazionale", "Nazionale", "Regionale"), strict=True):
        player["title"] = title
    document["prizes"] = [{"place": 1, "cents": 1000, "category": "Nazionale"}]
    read = read_data(document)
    assert (offered_groups(read.tournament) == []) is only_general
    assert ("prizes_by_category" in {reason.code for reason in read.warnings}) is only_general
    journal = journal_from_tournament(read.tournament._replace(prizes=()), "desk", "2026-03-01T10:00:00+00:00")
    prizes = {"prizes": document["prizes"]}
    journal.append("settings", prizes, "import", "2026-03-01T10:00:00+00:00")  # an older document has them
