"""The command as a user runs it: the real program in a process of its own, its exit codes, its JSON, its sentences."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tests.events.notation import event
from tests.formats.bad_documents import BAD
from tests.places import DEMOS, DOCS, ROOT, VERIFIER

PORDENONE = DEMOS / "pordenone.json"


class Answer:
    def __init__(self, code: int, out: str, err: str):
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def tabellone(*arguments: str, stdin: bytes | None = None, **environment: str) -> Answer:
    """Run the installed program."""
    found = subprocess.run(
        [sys.executable, "-m", "tabellone", *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        env={k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
        | {"PYTHONUTF8": "1"}
        | environment,
    )
    return Answer(found.returncode, found.stdout.decode(), found.stderr.decode())


@pytest.fixture
def saved(tmp_path: Path) -> Any:
    def save(document: dict[str, Any], name: str = "event.json") -> str:
        path = tmp_path / name
        path.write_text(json.dumps(document))
        return str(path)

    return save


def in_process(capsys: pytest.CaptureFixture[str], *arguments: str) -> Answer:
    code = run(list(arguments))
    out, err = capsys.readouterr()
    return Answer(code, out, err)


def test_pair_json_is_the_contract(saved: Any) -> None:
    answer = tabellone("pair", saved(event(7, 3, absent=[2], half=[3])), "--json")
    assert answer.code == 0
    # five are left, 1 4 5 6 7: 7 has the bye, G = 3, so 1 (P = 4) plays 6 and 4 plays 5
    assert answer.json == {
        "round": 1,
        "games": [{"white": 1, "black": 6}, {"white": 5, "black": 4}],
        "rests": [{"player": 7, "kind": "bye"}, {"player": 3, "kind": "half"}, {"player": 2, "kind": "absent"}],
        "exceptions": [],
    }


def test_pair_for_people(saved: Any) -> None:
    answer = tabellone("pair", saved(event(6, 5)), LANG="it_IT.UTF-8")
    assert answer.out.splitlines() == [
        "Test: turno 1",
        "",
        "Tavolo  Bianco    Nero",
        "     1  1 P1 (0)  6 P6 (0)",
        "     2  5 P5 (0)  2 P2 (0)",
        "     3  3 P3 (0)  4 P4 (0)",
    ]
    assert "i turni (5) sono molti per i giocatori che ci sono (6)" in answer.err


def test_standard_input(saved: Any) -> None:
    document = json.dumps(event(6, 1)).encode()
    assert tabellone("pair", "-", "--json", stdin=document).json["round"] == 1
    assert tabellone("standings", "-", "--json", stdin=document).json["standings"][0]["place"] == 1


@pytest.mark.parametrize(
    ("language", "environment", "word"),
    [
        (None, {}, "Tavolo"),
        (None, {"LANG": "C.UTF-8"}, "Tavolo"),
        (None, {"LANG": "it_IT.UTF-8"}, "Tavolo"),
        (None, {"LANG": "de_DE.UTF-8"}, "Board"),
        (None, {"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Board"),
        ("en", {}, "Board"),
        ("it", {"LANG": "en_US.UTF-8"}, "Tavolo"),
    ],
)
def test_language(saved: Any, language: str | None, environment: dict[str, Any], word: str) -> None:
    chosen = ["--lang", language] if language else []
    assert word in tabellone("pair", saved(event(6, 1)), *chosen, **environment).out


@pytest.mark.parametrize("extra", [[], ["--json"]])
def test_the_express_lane_and_the_ordinary_way_answer_alike(
    saved: Any, capsys: pytest.CaptureFixture[str], extra: list[str]
) -> None:
    """`pair FILE` skips click for speed; with `--lang it` the same goes through click."""
    for document in (event(6, 5), event(4, 4, ["1-3 =, 4-2 =", "2-1 =, 3-4 =", "1-4 =, 2-3 ="])):
        file = saved(document)
        express = in_process(capsys, "pair", file, *extra)
        ordinary = in_process(capsys, "pair", file, *extra, "--lang", "it")
        assert (express.code, express.out, express.err) == (ordinary.code, ordinary.out, ordinary.err)


def test_exit_code_1_check_names_the_first_differing_board_and_its_article(saved: Any) -> None:
    document = json.loads(PORDENONE.read_text())
    assert tabellone("check", str(PORDENONE)).code == 0
    first, second = document["history"][1]["games"][:2]
    first["black"], second["black"] = second["black"], first["black"]
    answer = tabellone("check", saved(document), "--json")
    assert answer.code == 1
    rounds = answer.json["rounds"]
    assert [r["agrees"] for r in rounds][:2] == [True, False]
    difference = rounds[1]["differences"][0]
    assert difference["board"] == 1
    assert difference["expected"] == {"white": 2, "black": 10}
    assert difference["published"] == {"white": 2, "black": 3}
    assert {reason["article"] for reason in difference["reasons"]} == {"B.3.3"}
    assert "B.3.3" in tabellone("check", saved(document)).out


def test_check_names_the_article_of_a_wrong_colour_and_of_a_wrong_bye(
    saved: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    document = event(5, 4, ["1-5 =, 4-2 =, bye 3", "2-1 =, 3-4 =, bye 5"])
    answer = in_process(capsys, "check", saved(document), "--json")
    first = answer.json["rounds"][0]
    assert first["differences"][0]["board"] == 0
    assert first["differences"][0]["reasons"][0]["article"] == "B.2.1"
    colours = event(4, 3, ["1-4 =, 3-2 =", "1-3 =, 4-2 ="])
    answer = in_process(capsys, "check", saved(colours), "--json")
    difference = answer.json["rounds"][1]["differences"][0]
    assert difference["expected"] == {
        "white": difference["published"]["black"],
        "black": difference["published"]["white"],
    }
    assert difference["reasons"][0]["article"].startswith("B.4")


def test_check_compares_two_editions_board_by_board(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """With 9 rounds and 6 players the federation's text starts from the last, JavaPairing from the middle."""
    document = event(6, 9, ["1-6 =, 5-2 =, 3-4 ="])
    answer = in_process(capsys, "check", saved(document), "--edition", "javapairing", "--json")
    assert answer.code == 1
    comparison = answer.json["comparison"]
    assert comparison["editions"] == ["fsi", "javapairing"]
    assert comparison["rounds"][0]["boards"][0] == {
        "board": 1,
        "fsi": {"white": 1, "black": 6},
        "javapairing": {"white": 1, "black": 4},
    }
    assert in_process(capsys, "check", saved(document), "--edition", "fsi").code == 0
    assert in_process(capsys, "check", saved(document), "--edition", "dutch").code == 2
    text = in_process(capsys, "check", saved(document), "--edition", "javapairing").out
    assert "Turno 1, tavolo 1: fsi 1 P1 - 6 P6; javapairing 1 P1 - 4 P4" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["pair"],
        ["pair", "missing.json"],
        ["pair", "."],
        ["pear", "x"],
        ["pair", "x", "--lang", "fr"],
        ["pair", "--wrong"],
        ["explain", str(PORDENONE)],
        ["explain", str(PORDENONE), "--player", "99", "--round", "5"],
        ["explain", str(PORDENONE), "--player", "1", "--round", "9"],
        ["explain", str(PORDENONE), "--player", "x"],
        ["pair", "a\0b"],
        ["pair", "-x"],
    ],
)
def test_exit_code_2_wrong_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answer = in_process(capsys, *arguments)
    assert answer.code == 2
    assert answer.err
    assert "Traceback" not in answer.err


def test_exit_code_3_no_legal_pairing_with_the_proof(saved: Any) -> None:
    document = event(4, 4, ["1-3 =, 4-2 =", "2-1 =, 3-4 =", "1-4 =, 2-3 ="])
    answer = tabellone("pair", saved(document), "--json", LANG="en_US")
    assert answer.code == 3
    assert answer.json["error"]["code"] == "no_legal_pairing"
    assert answer.json["error"]["groups"] == [[1], [2], [3], [4]]
    assert "no possible opponent is left for 1 P1, 2 P2, 3 P3 and 4 P4." in answer.err


def test_exit_code_3_strict_refuses_exceptions(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = event(4, 9, ["1-3 =, 2-4 =", "1-4 =, 2-3 ="])
    relaxed = in_process(capsys, "pair", saved(document), "--json")
    assert relaxed.code == 0
    assert relaxed.json["exceptions"][0]["reading"] == "A19"
    strict = in_process(capsys, "pair", saved(document), "--strict", "--json")
    assert strict.code == 3
    assert strict.json["error"]["code"] == "exception_needed"
    assert strict.json["error"]["exceptions"] == relaxed.json["exceptions"]
    assert "A19" in strict.err


@pytest.mark.parametrize("verb", ["pair", "check", "explain", "standings", "draw", "validate"])
def test_exit_code_4_bad_document_in_every_verb(
    saved: Any, capsys: pytest.CaptureFixture[str], verb: str, tmp_path: Path
) -> None:
    before = sorted(tmp_path.iterdir())
    for document, code, where in BAD:
        if verb == "draw" and code == "number_missing":
            continue  # drawing numbers is what draw does
        file = saved(document)
        options = ["--player", "1"] if verb == "explain" else []
        answer = in_process(capsys, verb, file, "--json", *options)
        assert answer.code == 4, (code, where)
        assert (answer.json["error"]["code"], answer.json["error"]["where"]) == (code, where)
        assert sum("errore" in line for line in answer.err.splitlines()) == 1
        Path(file).unlink()
    assert sorted(tmp_path.iterdir()) == before


def test_exit_code_5_not_now(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    answer = in_process(capsys, "pair", saved(event(4, 3, ["1-3 1:0, 4-2 ?"])))
    assert answer.code == 5
    assert "turno 1, tavolo 2, 4 P4 contro 2 P2" in answer.err
    assert in_process(capsys, "pair", str(PORDENONE)).code == 5


def test_an_unexpected_error_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saved: Any
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tabellone.engine.systems.amalfi.pairing.pair", fail)
    answer = in_process(capsys, "pair", saved(event(4, 3)))
    assert answer.code == 5
    assert "ZeroDivisionError" in answer.err
    assert "Traceback" not in answer.err


def test_explain_in_sentences() -> None:
    answer = tabellone("explain", str(PORDENONE), "--round", "5", "--player", "12", "--lang", "en")
    assert answer.code == 0
    assert "Round 5: why player 9 - player 12" in answer.out
    assert "player 10: the others could not all be paired any more" in answer.out
    assert "(B.3.3, 3, A4)" in answer.out
    assert "→ player 9: found going down past the theoretical opponent (B.3.3, A2)" in answer.out
    assert (
        "odd groups that cannot play each other would be left: [player 8, player 9 and player 14]; [player 13]"
        in answer.out
    )


def test_explain_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    def why(player: int, other: int) -> str:
        answer = in_process(
            capsys,
            "explain",
            str(PORDENONE),
            "--round",
            "5",
            "--player",
            str(player),
            "--against",
            str(other),
            "--json",
        )
        return str(answer.json["code"])

    assert why(12, 10) == "others_unpaired"
    assert why(1, 3) == "met"
    assert why(3, 2) == "they_meet"
    assert why(2, 14) == why(14, 2) == "found_before"
    assert why(1, 14) == why(14, 1) == "found_for_another"


def test_explain_every_player_of_a_round_with_bye_and_absences(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    history = ["1-2 1:0, 4-5 1:0, absent 3", "1-3 1:0, 2-4 =, absent 5", "4-1 0:1, 3-2 =, absent 5"]
    document = event(5, 4, history, edition="english")
    for player in range(1, 6):
        for language in ("it", "en"):
            answer = in_process(capsys, "explain", saved(document), "--player", str(player), "--lang", language)
            assert answer.code == 0
            assert "(4.1, A11)" in answer.out
    assert "(4.1, A10)" in in_process(capsys, "explain", saved(document), "--player", "2").out


def test_explain_says_when_the_published_round_is_another(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = saved(event(6, 5, ["1-2 =, 3-4 =, 5-6 ="]))
    answer = in_process(capsys, "explain", document, "--round", "1", "--player", "1")
    assert answer.out.startswith("Attenzione: nel turno pubblicato c'è 1 P1 - 2 P2; qui si spiega il regolamento.")
    data = in_process(capsys, "explain", document, "--round", "1", "--player", "1", "--json").json
    assert data["published"] == {"white": 1, "black": 2}
    assert in_process(capsys, "explain", document, "--player", "3", "--against", "3").code == 2


def test_explain_names_the_round_of_the_game_really_played(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """1-2 was not played in round 1 and was in round 2; scores are whole numbers or strings."""
    document = saved(event(4, 5, ["1-2 +:-, 3-4 =", "2-1 =, 4-3 ="]))
    met = in_process(capsys, "explain", document, "--player", "1", "--against", "2", "--json").json
    assert (met["code"], met["round"]) == ("met", 2)
    assert in_process(capsys, "explain", document, "--player", "1", "--json").json["facts"]["score"] == "1.5"


def test_who_is_not_there_and_why(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    players: list[dict[str, Any]] = [{}, {}, {}, {}, {"enters": 3}, {"leaves": 1}]
    document = saved(event(players, 5, ["1-4 =, 2-6 =, bye 3"], absent=[3], half=[4]))

    def why(player: int) -> str:
        return str(in_process(capsys, "explain", document, "--player", str(player), "--json").json["opponent"]["code"])

    assert [why(player) for player in (3, 4, 5, 6)] == [
        "announced_absence",
        "asked_for_half",
        "enters_later",
        "withdrew",
    ]


def test_check_reports_what_it_can_when_a_result_is_missing(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = saved(event(4, 3, ["1-4 =, 3-2 ?", "1-3 =, 4-2 ="]))
    answer = in_process(capsys, "check", document, "--json")
    assert answer.code == 5
    assert [r["agrees"] for r in answer.json["rounds"]] == [True, None]
    assert answer.json["rounds"][1]["unchecked"]["code"] == "result_missing"


def test_r7_pair_output_writes_the_draws_of_a_supposed_round(
    saved: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, target = saved(event(4, 3, system="round-robin", supposed="first_round")), tmp_path / "next.json"
    answer = in_process(capsys, "pair", file, "--output", str(target))
    assert "supposto" in answer.out
    assert [game["result"] for game in json.loads(target.read_text())["history"][0]["games"]] == ["1/2", "1/2"]
    assert in_process(capsys, "pair", str(target), "--output", str(target)).code == 0
    assert [game["result"] for game in json.loads(target.read_text())["history"][1]["games"]] == [None, None]


def test_pair_output_is_the_next_document(saved: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The round is in it with results to fill in, what was said of it is used up, everything else is kept."""
    document = event(5, 4, absent=[2])
    document["notes"] = "kept"
    file, target = saved(document), tmp_path / "next.json"
    assert in_process(capsys, "pair", file, "--output", str(target)).code == 0
    written = json.loads(target.read_text())
    assert written["history"] == [
        {
            "round": 1,
            "games": [{"white": 1, "black": 5, "result": None}, {"white": 4, "black": 3, "result": None}],
            "rests": [{"player": 2, "kind": "absent"}],
        }
    ]
    assert written["notes"] == "kept"
    assert "next" not in written
    assert in_process(capsys, "pair", file, "--output", str(target)).code == 2  # never over another file
    assert in_process(capsys, "pair", file, "--output", file).code == 0  # but into itself
    assert in_process(capsys, "pair", file).code == 5  # results are missing now


def test_standings_with_results_missing_say_so(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    answer = in_process(capsys, "standings", saved(event(4, 3, ["1-4 ?, 3-2 adj"])))
    assert answer.out.startswith("Test: classifica dopo il turno 1 (provvisoria, risultati mancanti: 2)")


@pytest.mark.parametrize("verb", [["demo"], ["pair"], ["draw", "--json"], ["standings"]])
def test_a_reader_who_has_gone_is_no_error(verb: list[str], saved: Any) -> None:
    arguments = verb if verb == ["demo"] else [*verb, saved(event(400, 5))]
    command = [sys.executable, "-m", "tabellone", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    assert process.wait() == 0
    process.stderr.close()


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-"])
def test_closed_streams_are_no_accident(closed: str, saved: Any) -> None:
    script = f'"{sys.executable}" -m tabellone pair "{saved(event(6, 1, first_colour="white"))}" {closed}'
    found = subprocess.run(["sh", "-c", script], capture_output=True, check=False)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.parametrize("seed", ["", "  ", "a\nb", "x" * 300, "\udcff"])
def test_a_seed_that_cannot_be_written_down_is_wrong_use(
    seed: str, saved: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert in_process(capsys, "draw", saved(event(4, 3)), "--seed", seed).code == 2


def test_fid_art_2_numbers_already_drawn_are_drawn_again_only_on_request(
    saved: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """«dovrà essere fatta una sola volta, all'inizio della gara»."""
    drawn = str(tmp_path / "drawn.json")
    document = event([{} for _ in range(8)], 4, system="italo-swiss")
    assert in_process(capsys, "draw", saved(document), "--seed", "z", "--output", drawn).code == 0
    before = Path(drawn).read_text()
    for seed in ([], ["--seed", "other"]):
        refused = in_process(capsys, "draw", drawn, *seed, "--output", drawn)
        assert refused.code == 2
        assert "--again" in refused.err
    assert Path(drawn).read_text() == before
    assert in_process(capsys, "draw", drawn, "--again", "--seed", "other", "--output", drawn).code == 0
    assert json.loads(Path(drawn).read_text())["seed"] == "other"


def test_a_seed_after_the_start_is_wrong_use(saved: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = saved(event(4, 3, ["1-4 =, 3-2 ="]))
    assert in_process(capsys, "draw", document, "--seed", "x").code == 2
    assert in_process(capsys, "draw", document).code == 0


def test_a_document_nested_beyond_reason_is_a_bad_document(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = json.dumps(event(4, 3))[:-1] + ', "notes": ' + "[" * 960 + "]" * 960 + "}"
    (tmp_path / "deep.json").write_text(text)
    assert in_process(capsys, "draw", str(tmp_path / "deep.json"), "--json").code in (0, 4)


def test_standings_json_is_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    """Number 2 won four and drew with 3: opponents 7, 10, 6, 4, 3 have 3½, 2½, 3, 2, 4 points; 15, without the 2 13;
    Sonneborn-Berger 3½ + 2½ + 3 + 2 + half of 4."""
    answer = in_process(capsys, "standings", str(PORDENONE), "--json")
    first = answer.json["standings"][0]
    assert first == {
        "place": 1,
        "player": 2,
        "points": "4.5",
        "tiebreaks": {"buchholz_cut1": 13, "buchholz": 15, "sonneborn_berger": 13, "wins": 4},
        "shared": False,
    }


def test_validate(capsys: pytest.CaptureFixture[str], saved: Any) -> None:
    answer = in_process(capsys, "validate", str(PORDENONE), "--json")
    assert (answer.code, answer.json["valid"], answer.json["warnings"]) == (0, True, [])
    document = event(6, 5, first_colour="white")
    document["histroy"] = []
    answer = in_process(capsys, "validate", saved(document), "--json")
    assert [warning["code"] for warning in answer.json["warnings"]] == ["unknown_field", "many_rounds"]


def test_certificate_is_written_and_verified_by_the_separate_program(saved: Any, tmp_path: Path) -> None:
    file, certificate = saved(event(9, 5)), str(tmp_path / "proof.json")
    assert tabellone("pair", file, "--certificate", certificate).code == 0
    found = subprocess.run(
        [sys.executable, "-I", str(VERIFIER), file, certificate], capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout) == (0, "VALID: this is the pairing of the rules.\n")
    again = tabellone("pair", file, "--certificate", certificate)
    assert again.code == 2
    assert again.out  # the pairing itself is not lost
    played = json.loads(Path(file).read_text())
    played["history"] = [
        {
            "round": 1,
            "games": [{**game, "result": "1-0"} for game in json.loads(Path(certificate).read_text())["games"]],
            "rests": [{"player": 9, "kind": "bye"}],
        }
    ]
    later = saved(played, "later.json")  # a certificate holds for the round it was made for, also afterwards
    assert (
        subprocess.run([sys.executable, str(VERIFIER), later, certificate], capture_output=True, check=False).returncode
        == 0
    )
    twice = tmp_path / "twice.json"
    twice.write_text(Path(certificate).read_text().replace("{", '{"bye": 1,', 1))
    command = [sys.executable, str(VERIFIER), file, str(twice)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (1, "NOT VALID: a field is written twice\n")
    assert subprocess.run([sys.executable, str(VERIFIER)], capture_output=True, check=False).returncode == 2
    found = subprocess.run([sys.executable, str(VERIFIER), file, file], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.startswith("NOT VALID")
    assert "Traceback" not in found.stderr


def test_pair_prints_one_document_even_if_a_file_cannot_be_written(
    saved: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, certificate = saved(event(8, 5)), str(tmp_path / "proof.json")
    first = in_process(capsys, "pair", file, "--json", "--certificate", certificate)
    assert (first.code, "error" in first.json) == (0, False)
    again = in_process(capsys, "pair", file, "--json", "--certificate", certificate)
    assert (again.code, again.json["error"]["code"]) == (2, "file_exists")
    assert {name: again.json[name] for name in first.json} == first.json  # the pairing itself is not lost


def test_a_certificate_that_there_is_no_pairing(saved: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(
        event(
            5,
            6,
            [
                "1-3 =, 4-2 =, bye 5",
                "2-1 =, 3-5 =, bye 4",
                "1-4 =, 5-2 =, bye 3",
                "4-3 =, 1-5 =, bye 2",
                "5-4 =, 2-3 =, bye 1",
            ],
        )
    )
    certificate = tmp_path / "proof.json"
    assert in_process(capsys, "pair", file, "--certificate", str(certificate)).code == 3
    found = subprocess.run(
        [sys.executable, str(VERIFIER), file, str(certificate)], capture_output=True, text=True, check=False
    )
    assert found.stdout == "VALID: there is no pairing, whatever is waived.\n"


def test_the_verifier_imports_nothing_of_the_package() -> None:
    parts = [VERIFIER, *(ROOT / "verifier").glob("*.py")]
    lines = [line for part in parts for line in part.read_text().splitlines()]
    imported = {line.split()[1].split(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert "verifier" in imported
    assert imported - {"verifier"} <= sys.stdlib_module_names


def test_demo_shows_the_event(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "turno 5" in in_process(capsys, "demo").out
    target = tmp_path / "demo.json"
    assert in_process(capsys, "demo", "--save", str(target)).code == 0
    assert in_process(capsys, "check", str(target)).code == 0
    assert in_process(capsys, "demo", "--save", str(target)).code == 2


@pytest.mark.parametrize(
    ("name", "teams", "boards", "size"),
    [("squadre", "8 squadre, 40 giocatori", 4, 5), ("coppie", "9 squadre, 18 giocatori", 2, 2)],
)
def test_demo_shows_an_event_of_teams_and_one_of_pairs(
    name: str, teams: str, boards: int, size: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Teams of four with a reserve; both paired by the rules and left where the next round can be paired."""
    shown = in_process(capsys, "demo", "--event", name, "--lang", "it").out
    assert teams in shown
    assert "Classifica individuale" in shown
    assert f"--event {name} --save" in shown
    target = tmp_path / "demo.json"
    assert in_process(capsys, "demo", "--event", name, "--save", str(target)).code == 0
    document = json.loads(target.read_text(encoding="utf-8"))
    assert document["rules"]["boards"] == boards
    assert {len(team["players"]) for team in document["teams"]} == {size}
    assert in_process(capsys, "check", str(target)).code == 0
    assert in_process(capsys, "pair", str(target)).code == 0


def test_a_report_is_imported_and_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, document = str(tmp_path / "event.trf"), str(tmp_path / "event.json")
    written = in_process(capsys, "export", str(PORDENONE), "--trf", "16", "--output", report, "--lang", "en")
    assert (written.code, written.out) == (
        0,
        f"The report (TRF16) of 14 players and 5 rounds is written to “{report}”.\n",
    )
    assert "without a FIDE number" in written.err
    content = Path(report).read_bytes()
    assert content.count(b"\r\n") == content.count(b"\n") == content.count(b"\r")
    read = in_process(capsys, "import", report, "--output", document, "--lang", "it")
    assert (read.code, read.out) == (0, f"14 giocatori, 5 turni su 5: scritto in «{document}».\n")
    assert in_process(capsys, "check", document).code == 0
    printed = in_process(capsys, "import", report)
    assert json.loads(printed.out) == json.loads(Path(document).read_text())
    answer = in_process(capsys, "import", report, "--json").json
    assert answer["document"] == json.loads(printed.out)
    answer = in_process(capsys, "export", document, "--trf", "16", "--json").json
    assert answer["trf"].encode() == content.replace(b"\r", b"")
    assert {"code", "text"} <= answer["warnings"][0].keys()
    assert in_process(capsys, "export", document, "--trf", "16").out.encode() == content.replace(b"\r", b"")


def test_what_is_wrong_with_a_report_or_an_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], saved: Any
) -> None:
    report = tmp_path / "event.trf"
    assert in_process(capsys, "import", str(report)).code == 2
    report.write_text("012 A\nnonsense\n")
    refused = in_process(capsys, "import", str(report), "--json", "--lang", "en")
    assert (refused.code, refused.json["error"]["code"], refused.json["error"]["where"]) == (4, "trf_no_code", "2")
    assert refused.err.startswith("tabellone: error: line 2: ")
    taken = in_process(capsys, "export", str(PORDENONE), "--output", str(report))
    assert (taken.code, report.read_text()) == (2, "012 A\nnonsense\n")
    knockout = {
        "format": "tabellone/1",
        "system": "elimination",
        "rounds": 1,
        "players": [{"number": 1}, {"number": 2}],
    }
    assert in_process(capsys, "export", saved(knockout)).code == 5
    assert in_process(capsys, "export", str(PORDENONE), "--trf", "06").code == 2


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert in_process(capsys, "--version").out.startswith("tabellone, version ")
    assert "standings" in in_process(capsys, "--help").out
    assert "--certificate" in in_process(capsys, "pair", "-h").out


@pytest.mark.parametrize(
    ("arguments", "exit_code", "said"),
    [
        (("pair", "squadre.json"), 0, "2 Treviso"),
        (("check", "squadre.json"), 0, "Turno 2: conforme"),
        (("explain", "squadre.json", "--player", "2"), 0, "Treviso"),
        (("explain", "squadre.json", "--player", "5"), 2, "la squadra 5 non esiste"),
        (("rate", "squadre.json", "--player", "5"), 0, "Echo"),
        (("export", "squadre.json", "--trf", "26"), 5, "gare individuali"),
        (("groups", "squadre.json", "--groups", "2"), 2, "il torneo è cominciato"),
    ],
)
def test_every_verb_answers_to_a_team_event(arguments: tuple[str, ...], exit_code: int, said: str) -> None:
    verb, name, *options = arguments
    found = tabellone(verb, str(DOCS / name), *options, "--lang", "it")
    assert (found.code, said in found.out + found.err) == (exit_code, True), found.out + found.err
