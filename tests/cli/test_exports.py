"""`tabellone export` of tables of data, as a user runs it."""

import errno
import io
import json
import sys
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tabellone.cli import context
from tabellone.cli.main import run
from tests.events.notation import event
from tests.sheets import sheets

ROUNDS = ["1-3 1:0, 4-2 =", "2-1 ?, 3-4 ?"]


@pytest.fixture
def document(tmp_path: Path) -> str:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(event(4, 3, ROUNDS)))
    return str(file)


def test_csv_is_printed_or_written(document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", document, "--csv", "pairings", "--round", "1", "--lang", "it"]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[:2] == ["Tavolo;N°;Bianco;Punti;Risultato;N°;Nero;Punti", "1;1;P1;0;1–0;3;P3;0"]
    file = tmp_path / "round.csv"
    assert run(["export", document, "--csv", "pairings", "--round", "1", "--lang", "it", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8-sig") == printed


def test_all_tables_go_into_one_file(document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "event.xlsx"
    assert run(["export", document, "--xlsx", "all", "--output", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["file"] == str(file)
    assert answer["tables"]["standings"] == 4
    assert len(openpyxl.load_workbook(io.BytesIO(file.read_bytes())).worksheets) == len(answer["tables"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--xlsx", "all"], "un file XLSX non si può stampare qui: aggiungere --output FILE."),
        (["--pdf", "bulletin"], "un file PDF non si può stampare qui: aggiungere --output FILE."),
        (["--csv", "prizes"], "questo torneo non ha, o non ha ancora, la tabella «Premi»."),
        (["--csv", "pairings", "--round", "3"], "il turno 3 non esiste: ci sono i turni da 1 a 2."),
    ],
)
def test_what_cannot_be_is_one_sentence(
    document: str, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", document, *arguments, "--lang", "it"]) == 2
    assert capsys.readouterr().err == f"tabellone: errore: {sentence}\n"


def test_a_round_of_an_event_without_rounds_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(event(4, 3, [])))
    assert run(["export", str(file), "--csv", "pairings", "--round", "1", "--lang", "it"]) == 2
    sentence = "non c'è ancora un turno: formare prima gli accoppiamenti."
    assert capsys.readouterr().err.endswith(f"tabellone: errore: {sentence}\n")


def test_a_paper_is_written_after_a_line_that_says_what_is_done(
    document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.pdf"
    assert run(["export", document, "--pdf", "standings", "-o", str(file), "--lang", "it"]) == 0
    told = capsys.readouterr()
    assert told.err == "tabellone: compongo il PDF (Classifica: 4 giocatori, turni: 2) …\n"
    assert told.out == f"Classifica: scritto in «{file}».\n"
    assert file.read_bytes().startswith(b"%PDF")
    assert run(["export", document, "--pdf", "brackets", "-o", str(tmp_path / "no.pdf"), "--lang", "it"]) == 5
    assert "Tabelloni ad eliminazione" in capsys.readouterr().err


def test_a_poster_has_the_address_and_the_network(
    document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "poster.pdf"
    options = ["--address", "http://192.168.1.20:8000", "--network", "Sala", "--network-password", "torre"]
    assert run(["export", document, "--pdf", "poster", *options, "-o", str(file), "--lang", "it"]) == 0
    (sheet,) = sheets(file.read_bytes())
    for said in ("192.168.1.20:8000", "Rete Sala", "Password torre"):
        assert said in sheet.text
    capsys.readouterr()
    assert run(["export", document, "--pdf", "poster", "-o", str(tmp_path / "no.pdf"), "--lang", "it"]) == 5
    assert "il cartello ha bisogno dell'indirizzo del sito: aggiungere --address." in capsys.readouterr().err
    assert run(["export", document, "--csv", "players", "--network", "Sala"]) == 2
    assert "--pdf poster" in capsys.readouterr().err


def test_without_the_typesetter_one_sentence_says_how_to_install_it(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    file = tmp_path / "out.pdf"
    assert run(["export", document, "--pdf", "standings", "-o", str(file), "--lang", "it"]) == 5
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.endswith('altrove lo installa pip install "tabellone[pdf]".')
    assert not file.exists()


def test_one_kind_of_file_at_a_time(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", document, "--csv", "players", "--xlsx", "players"]) == 2
    assert "Error" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["xlsx", "pdf"])
def test_a_full_disk_is_one_sentence_and_leaves_nothing(
    document: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.BytesIO):
        def write(self, content: Any, /) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    def full(file: str, mode: str) -> Any:
        if mode == "rb":
            return Path(file).open(mode)
        Path(file).touch()
        return Full()

    monkeypatch.setattr(context, "open", full, raising=False)
    file = tmp_path / f"out.{kind}"
    assert run(["export", document, f"--{kind}", "standings", "-o", str(file), "--lang", "it"]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == f"tabellone: errore: non riesco a scrivere «{file}»: il disco è pieno."
    assert [path.name for path in tmp_path.iterdir()] == ["event.json"]


def test_a_name_of_300_letters_is_refused_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long.json"
    file.write_text(json.dumps(event([{"name": "N" * 300}, {}], 1, [])))
    assert run(["export", str(file), "--csv", "players", "--lang", "it"]) == 4
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "players[0].name" in sentence
    assert "200" in sentence
