"""FID, Buholz 4.4 and technical ranking c, e; teams 8.2.4: ties that a lot, a blitz or a play-off decides (F37)."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint
from tabellone.engine.phases import cut_reasons, decide_cut_by_lot, require_finished, select_qualifiers
from tabellone.engine.prize_giving import with_prize_lots
from tabellone.engine.ranking.prizes import divide_prizes
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.settling import require_decidable_tie
from tabellone.formats.document import write_data
from tabellone.journal.exchange import journal_from_tournament
from tests.events.notation import event, opened

ALL_DRAWN = ["1-4 =, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="]
"""Four players equal in everything."""
FIRST_TWO = ["1-4 1:0, 2-3 1:0", "4-3 =, 1-2 =", "2-4 1:0, 3-1 0:1"]
"""1 and 2 with five points, then 3 and 4 with one, equal in everything."""
CUP = [{"place": 1, "thing": "Coppa"}]


def girone(history: list[str] = ALL_DRAWN, system: str = "round-robin", **more: Any) -> dict[str, Any]:
    extra = {name: more.pop(name) for name in ("prizes", "decisions") if name in more}
    return event(4, 3, history, system=system, **more) | extra


def order(document: dict[str, Any]) -> list[int]:
    tournament, system = opened(document)
    return [line.player for line in system.standings(tournament)]


def drawn_by_hand(seed: str, rounds: int, players: list[int]) -> list[int]:
    """The lot as the documentation describes it."""
    return sorted(players, key=lambda n: hashlib.sha256(f"{seed}\nex-aequo {rounds} P{n} {n}".encode()).hexdigest())


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi"])
def test_4_4_nobody_is_put_first_by_an_earlier_seed(system: str) -> None:
    """Those equal in everything stand by their numbers, whatever the seed, and it is said that they are equal."""
    for seed in (None, "1", "2", "3"):
        tournament, regulation = opened(girone(system=system, seed=seed))
        lines = regulation.standings(tournament)
        assert [line.player for line in lines] == [1, 2, 3, 4]
        assert {line.tied_with for line in lines} == {(1, 2, 3, 4)}


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi"])
@pytest.mark.parametrize("how", ["lot", "blitz", "play_off"])
def test_technical_ranking_c_the_listing_follows_what_the_arbiter_found_and_the_place_stays_shared(
    system: str, how: str
) -> None:
    tournament, regulation = opened(girone(system=system, decisions=[{"players": [3, 1, 4, 2], "how": how}]))
    lines = regulation.standings(tournament)
    assert [(line.player, line.place, line.tied_with) for line in lines] == [(n, 1, ()) for n in (3, 1, 4, 2)]


@pytest.mark.parametrize("after", ["points", "quotient"])
def test_technical_ranking_e_a_play_off_gives_each_his_own_place(after: str) -> None:
    decision = {"players": [2, 1], "how": "play_off", "after": after}
    tournament, system = opened(girone(FIRST_TWO, decisions=[decision]))
    assert [(line.player, line.place, line.is_shared) for line in system.standings(tournament)[:2]] == [
        (2, 1, False),
        (1, 2, False),
    ]
    assert "tie_by_play_off" in [reason.code for reason in system.explain_place(tournament, 2)]


def test_technical_ranking_e_a_play_off_after_equal_points_comes_before_the_quotient() -> None:
    """1 beats 4, 2 and 3 draw with everybody: 2 and 3 are level on points with 1, who has the better quotient."""
    history = ["1-4 1:0, 2-3 =", "4-3 =, 1-2 =", "2-4 1:0, 3-1 ="]
    points = dict(enumerate((4, 4, 3, 1), 1))
    tournament, system = opened(girone(history))
    assert {line.player: line.points.units for line in system.standings(tournament)} == points
    decision = {"players": [2, 1], "how": "play_off", "after": "points"}
    assert order(girone(history, decisions=[decision]))[:2] == [2, 1]
    assert order(girone(history, decisions=[decision | {"players": [1, 2]}]))[:2] == [1, 2]


LAST_TWO = ["1-2 1:0, 3-4 =", "1-3 1:0, 2-4 1:0", "1-4 1:0, 2-3 1:0"]
"""1 with six points and 2 with four, then 3 and 4 with one, equal in everything."""


@pytest.mark.parametrize("after", ["points", "quotient", "everything"])
def test_technical_ranking_e_in_the_italo_svizzero_a_play_off_is_for_the_first_place_alone(
    tmp_path: Path, capsys: Any, after: str
) -> None:
    """«può essere previsto solo nel caso di assegnazione del titolo assoluto»; below it c) has a blitz or a lot."""
    file = tmp_path / "event.json"
    play_off = ["decide", str(file), "--how", "play_off", "--after", after, "--lang", "it", "--order"]
    file.write_text(json.dumps(girone(LAST_TWO, "italo-swiss", blitz_play_off=True, play_offs=True)))
    assert run([*play_off, "4,3"]) == 5
    said = capsys.readouterr().err
    assert "solo per il titolo, cioè per il primo posto (classifica tecnica e)" in said
    assert run(["decide", str(file), "--how", "blitz", "--order", "4,3"]) == 0
    file.write_text(json.dumps(girone(LAST_TWO, play_offs=True)))
    assert run([*play_off, "4,3"]) == 0  # a girone: «fra gli ex-aequo», of any place
    file.write_text(json.dumps(girone(system="italo-swiss", play_offs=True)))
    assert run([*play_off, "4,3,2,1"]) == 0  # all share the first place


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin"])
@pytest.mark.parametrize("after", ["points", "quotient", "everything"])
def test_technical_ranking_e_a_play_off_has_to_be_announced(
    system: str, after: str, tmp_path: Path, capsys: Any
) -> None:
    """«il Regolamento di gara può prevedere […] incontri di spareggio»; one already written counts."""
    file = tmp_path / "event.json"
    play_off = ["decide", str(file), "--how", "play_off", "--after", after, "--order", "4,2,3,1", "--lang", "it"]
    file.write_text(json.dumps(girone(system=system)))
    assert run(play_off) == 5
    assert "il bando non prevede uno spareggio" in capsys.readouterr().err
    file.write_text(json.dumps(girone(system=system, play_offs=True)))
    assert run(play_off) == 0
    decided = [{"players": [4, 2, 3, 1], "how": "play_off", "after": after}]
    assert order(girone(system=system, decisions=decided)) == [4, 2, 3, 1]


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin"])
def test_technical_ranking_c_a_blitz_has_to_be_announced(system: str, tmp_path: Path, capsys: Any) -> None:
    """«uno spareggio blitz (se previsto dal Regolamento di gara) o […] un sorteggio»; one already written counts."""
    file = tmp_path / "event.json"
    blitz = ["decide", str(file), "--how", "blitz", "--order", "4,2,3,1", "--lang", "it"]
    file.write_text(json.dumps(girone(system=system)))
    assert run(blitz) == 5
    assert "il bando non prevede lo spareggio blitz" in capsys.readouterr().err
    assert run(["decide", str(file), "--how", "lot", "--order", "4,2,3,1"]) == 0
    file.write_text(json.dumps(girone(system=system, blitz_play_off=True)))
    assert run(blitz) == 0
    assert order(girone(system=system, decisions=[{"players": [4, 2, 3, 1], "how": "blitz"}])) == [4, 2, 3, 1]


def test_technical_ranking_e_a_play_off_written_before_still_counts() -> None:
    decision = {"players": [4, 3], "how": "play_off", "after": "points"}
    document = girone(LAST_TWO, "italo-swiss", decisions=[decision])
    assert order(document) == [1, 2, 4, 3]
    assert journal_from_tournament(
        opened(document)[0], "import", "2026-01-01T10:00:00+00:00"
    ).state.tournament.decisions


def test_technical_ranking_b_and_c_prizes_of_an_unfinished_event_are_called_provisional(
    tmp_path: Path, capsys: Any
) -> None:
    file = tmp_path / "event.json"
    for history, provisional in ((FIRST_TWO[:2], True), (FIRST_TWO, False)):
        file.write_text(json.dumps(girone(history, prizes=[{"place": 1, "cents": 100}])))
        assert run(["standings", str(file), "--lang", "it"]) == 0
        assert ("Premi provvisori: il torneo non è finito" in capsys.readouterr().out) is provisional
        assert run(["standings", str(file), "--json"]) == 0
        assert json.loads(capsys.readouterr().out).get("prizes_provisional", False) is provisional


def test_a_decision_among_others_than_those_who_are_equal_decides_nothing_and_is_said() -> None:
    tournament, system = opened(girone(decisions=[{"players": [4, 1], "how": "lot"}]))
    assert [line.player for line in system.standings(tournament)] == [1, 2, 3, 4]
    with pytest.raises(NotReadyError, match="tie_is_larger") as refused:
        require_decidable_tie(system, tournament, TieDecision((4, 1), TieDecisionMethod.LOT))
    assert refused.value.reason.as_data()["equal"] == [2, 3]  # who is missing is named
    parted, _ = opened(girone(["1-4 1:0, 2-3 =", "4-3 =, 1-2 =", "2-4 1:0, 3-1 ="]))
    with pytest.raises(NotReadyError, match="not_a_tie"):
        require_decidable_tie(system, parted, TieDecision((1, 4), TieDecisionMethod.LOT))
    with pytest.raises(NotReadyError, match="tie_only_when_all_is_equal"):
        require_decidable_tie(system, tournament, TieDecision((1, 2, 3, 4), TieDecisionMethod.BLITZ, TiedPoint.POINTS))
    unfinished, _ = opened(girone(ALL_DRAWN[:2]))
    with pytest.raises(NotReadyError, match="tie_not_final"):
        require_decidable_tie(system, unfinished, TieDecision((1, 2, 3, 4), TieDecisionMethod.LOT))


def test_technical_ranking_c_an_indivisible_prize_waits_for_the_lot_and_follows_it() -> None:
    tournament, system = opened(girone(prizes=CUP))
    shared = divide_prizes(tournament.prizes, system.standings(tournament), tournament.players)
    assert (shared.awards, [w.players for w in shared.pending]) == ([], [(1, 2, 3, 4)])
    assert with_prize_lots(tournament, system, system.standings(tournament)).decisions == ()  # no seed to draw from
    tournament = tournament._replace(seed="s")
    decided = with_prize_lots(tournament, system, system.standings(tournament))
    expected = drawn_by_hand("s", 3, [1, 2, 3, 4])
    assert decided.decisions == (TieDecision(tuple(expected), TieDecisionMethod.LOT, TiedPoint.EVERYTHING, "s"),)
    shared = divide_prizes(decided.prizes, system.standings(decided), decided.players)
    assert [award.player for award in shared.awards] == expected[:1]
    assert shared.pending == []


def test_equal_things_need_no_lot() -> None:
    medals = [{"place": place, "thing": "Medaglia"} for place in range(1, 5)]
    tournament, system = opened(girone(prizes=medals))
    shared = divide_prizes(tournament.prizes, system.standings(tournament), tournament.players)
    assert ([award.player for award in shared.awards], shared.pending) == ([1, 2, 3, 4], [])


def test_a_place_that_qualifies_is_drawn_from_the_seed_or_waits_for_the_director() -> None:
    with pytest.raises(NotReadyError, match="cut_undecided"):
        decide_cut_by_lot(_phase(girone()), 2)
    phase = decide_cut_by_lot(_phase(girone(seed="q")), 2)
    expected = drawn_by_hand("q", 3, [1, 2, 3, 4])
    assert [who.player.number for who in select_qualifiers([phase], 2)] == expected[:2]
    (told,) = cut_reasons([phase], 2)
    assert (told.code, told.as_data()["seed"]) == ("cut_drawn", "q")
    own = _phase(girone(decisions=[{"players": [4, 3, 2, 1], "how": "blitz"}]))
    assert [who.player.number for who in select_qualifiers([decide_cut_by_lot(own, 2)], 2)] == [4, 3]
    assert [reason.code for reason in cut_reasons([own], 2)] == ["cut_by_blitz"]


def _phase(document: dict[str, Any]) -> Any:
    tournament, system = opened(document)
    return require_finished(system, tournament)


def test_decisions_read_back_as_written() -> None:
    decisions = [{"players": [3, 1, 4, 2], "how": "lot", "after": "everything", "seed": "x"}]
    tournament, _ = opened(girone(decisions=decisions))
    assert write_data(tournament)["decisions"] == decisions
    assert "decisions" not in write_data(opened(girone())[0])


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        ("x", "not_an_object"),
        ({"players": 1, "how": "lot"}, "not_a_list"),
        ({"players": [1, "2"], "how": "lot"}, "not_a_whole_number"),
        ({"players": [1, 9], "how": "lot"}, "unknown_player"),
        ({"players": [1, 1], "how": "lot"}, "player_listed_twice"),
        ({"players": [1, 2]}, "option_unknown_word"),
        ({"players": [1, 2], "how": "lot", "after": "all"}, "option_unknown_word"),
        ({"players": [1, 2], "how": "lot", "seed": 3}, "not_text"),
        ({"players": [1, 2], "how": "lot", "seed": "a\n"}, "control_character"),
        ({"players": [1, 2], "how": "lot", "seed": "a" * 999}, "text_too_long"),
        ({"players": [1, 2], "how": "lot", "who": 1}, "unknown_option"),
    ],
)
def test_what_cannot_be_a_decision_is_refused_with_its_place(decision: Any, code: str) -> None:
    with pytest.raises(BadDocumentError, match=code) as refused:
        opened(girone(decisions=[decision]))
    assert refused.value.where.startswith("decisions[0]")
    with pytest.raises(BadDocumentError, match="not_a_list"):
        opened(girone(decisions=3))


def test_the_command_records_a_lot_and_the_arbiters_own(tmp_path: Path, capsys: Any) -> None:
    file, target = tmp_path / "girone.json", tmp_path / "deciso.json"
    file.write_text(json.dumps(girone(prizes=CUP, blitz_play_off=True)))
    assert run(["standings", str(file), "--lang", "it"]) == 0
    assert "«Coppa»: da decidere tra 1 P1, 2 P2, 3 P3 e 4 P4" in capsys.readouterr().out
    command = ["decide", str(file), "--order", "1,2,3,4", "--output", str(target), "--lang", "it"]
    assert run([*command, "--seed", "z"]) == 0
    expected = drawn_by_hand("z", 3, [1, 2, 3, 4])
    assert json.loads(target.read_text())["decisions"][0]["players"] == expected
    capsys.readouterr()
    assert run(["standings", str(target), "--lang", "it"]) == 0
    said = capsys.readouterr().out
    assert "Il sorteggio dal seme «z» ha dato quest'ordine: " in said
    assert f"  {expected[0]} P{expected[0]}: Coppa" in said
    again = ["decide", str(target), "--output", str(target), "--order", "4 3 2 1", "--how", "blitz"]
    assert run(again) == 0
    capsys.readouterr()
    assert run(["standings", str(target), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [line["player"] for line in answer["standings"]] == [4, 3, 2, 1]
    assert [one["how"] for one in answer["decisions"]] == ["lot", "blitz"]


def test_the_command_draws_from_the_seed_of_the_draw_where_a_prize_asks(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "girone.json"
    file.write_text(json.dumps(girone(prizes=CUP, seed="t")))
    assert run(["standings", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    expected = drawn_by_hand("t", 3, [1, 2, 3, 4])
    assert [line["player"] for line in answer["standings"]] == expected
    assert [(prize["player"], prize["things"]) for prize in answer["prizes"]] == [(expected[0], ["Coppa"])]
    assert answer["decisions"][0]["seed"] == "t"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (["--order", "1"], 2),
        (["--order", "1,9"], 2),
        (["--order", "1,x"], 2),
        (["--order", "1,2"], 5),
        (["--order", "1,2,3,4", "--seed", " "], 2),
        (["--order", "1,2,3,4", "--after", "points"], 2),
        (["--order", "1,2,3,4", "--how", "lot", "--seed", "1"], 2),
        (["--order", "1,2,3,4", "--how", "blitz", "--after", "points"], 5),
    ],
)
def test_the_command_refuses_what_is_no_tie(tmp_path: Path, more: list[str], code: int) -> None:
    file = tmp_path / "girone.json"
    file.write_text(json.dumps(girone()))
    assert run(["decide", str(file), *more]) == code


@pytest.mark.parametrize("how", ["lot", "blitz"])
def test_technical_ranking_c_a_document_has_no_lot_or_blitz_before_everything_is_equal(how: str) -> None:
    """e) speaks of «incontri di spareggio» alone; a lot and a blitz come where B «non sia sufficiente»."""
    for after in ("points", "quotient"):
        decision = {"players": [1, 2], "how": how, "after": after}
        with pytest.raises(BadDocumentError, match="tie_only_when_all_is_equal"):
            opened(girone(FIRST_TWO, decisions=[decision]))
        opened(girone(FIRST_TWO, decisions=[{**decision, "how": "play_off"}]))
