"""Whatever a released version has written opens today and means what it meant then (see written_by/README.md)."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import read_journal
from tests.places import VERIFIER, WRITTEN_BY
from tests.running.process import in_a_process
from tests.written_by.completeness import left_out
from tests.written_by.meaning import answers_about, meaning_of, plain
from tests.written_by.scenes import scenes

VERSIONS = sorted(file.parent.name for file in WRITTEN_BY.glob("*/backup.zip"))


def files(kind: str) -> list[Any]:
    found = sorted(WRITTEN_BY.glob(f"*/{kind}/*"))
    return [pytest.param(file.parent.parent, file.stem, id=f"{file.parent.parent.name}-{file.stem}") for file in found]


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def corrections(version: Path, name: str) -> list[dict[str, Any]]:
    """Answers that were wrong by an article and have been mended since."""
    found = [one for file in sorted((WRITTEN_BY / "corrected").glob("*.json")) for one in read(file)]
    return [one for one in found if (one["version"], one["name"]) == (version.name, name)]


def meant(version: Path, name: str) -> dict[str, Any]:
    """What a tournament meant, but for what has been corrected."""
    expected: dict[str, Any] = read(version / "expected" / f"{name}.json")
    for correction in corrections(version, name):
        assert correction["article"] and correction["answer"] in ("check", "standings", "pair")
        expected[correction["answer"]] = correction["now"]
    return expected


def unlike(expected: Any, found: Any, path: str = "") -> list[str]:
    """The places where what is recorded is not found again; what a later version adds to an object does no harm."""
    if isinstance(expected, dict) and isinstance(found, dict):
        gone = [f"{path}.{name} is gone" for name in expected if name not in found]
        kept = [unlike(expected[name], found[name], f"{path}.{name}") for name in expected if name in found]
        return gone + [place for places in kept for place in places]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [place for index, (one, other) in pairs for place in unlike(one, other, f"{path}[{index}]")]
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{path}: {expected!r} was recorded, {found!r} is found"]


def test_a_comparison_forgives_what_was_added_and_nothing_else() -> None:
    recorded = {"a": [1, {"b": None}], "c": True}
    assert unlike(recorded, {"a": [1, {"b": None, "new": 2}], "c": True, "new": []}) == []
    assert unlike(recorded, {"a": [1, {"b": None}]}) == [".c is gone"]
    assert unlike(recorded, {"a": [1, {"b": 0}], "c": True}) == [".a[1].b: None was recorded, 0 is found"]
    assert len(unlike(recorded, {"a": [1, {"b": None}, 3], "c": True})) == 1
    assert len(unlike(recorded, {"a": [2, {}], "c": 1})) == 3


def test_the_first_version_is_there() -> None:
    assert "0.1" in VERSIONS


@pytest.mark.parametrize(("version", "name"), files("journals"))
def test_a_journal_means_what_it_meant(version: Path, name: str) -> None:
    journal = read_journal((version / "journals" / f"{name}.journal").read_text(encoding="utf-8"))
    expected = meant(version, name)
    del expected["key"]  # where it was in the store; the journal does not say that
    assert unlike(expected, meaning_of(journal)) == []


@pytest.mark.parametrize(("version", "name"), files("documents"))
def test_a_document_reads_and_gets_the_same_answers(version: Path, name: str) -> None:
    document, expected = read(version / "documents" / f"{name}.json"), meant(version, name)
    answers = answers_about(document)
    assert unlike({verb: expected[verb] for verb in answers}, answers) == []
    if "document" in expected and document["players"]:  # what the program exported, it exports again
        assert unlike(document, plain(write_data(read_data(document).tournament))) == []


@pytest.mark.parametrize(("version", "name"), files("certificates"))
def test_a_certificate_is_accepted_by_the_separate_program(version: Path, name: str) -> None:
    document, certificate = (version / kind / f"{name}.json" for kind in ("documents", "certificates"))
    command = [sys.executable, "-I", str(VERIFIER), str(document), str(certificate)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if any(correction.get("certificate") == "refused" for correction in corrections(version, name)):
        assert found.returncode != 0  # wrong by an article, which the certificate cannot prove away
        return
    assert (found.returncode, found.stdout[:5]) == (0, "VALID"), found.stderr


def in_store(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(in_a_process("tests.written_by.stored", *arguments))
    return answer


def differences(version: str, found: dict[str, Any]) -> list[str]:
    """Every tournament of a version and its registry, against what a store holds."""
    folder = WRITTEN_BY / version
    expected = [meant(folder, file.stem) for file in sorted((folder / "expected").iterdir())]
    tournaments = {one.pop("key"): one for one in expected if "key" in one}
    recorded = {"tournaments": tournaments, "registry": read(folder / "expected-registry.json")}
    return unlike(recorded, found) + unlike(sorted(tournaments), sorted(found["tournaments"]), "keys")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_copy_of_the_database_opens(version: str, tmp_path: Path) -> None:
    shutil.copy(WRITTEN_BY / version / "tabellone.sqlite3", tmp_path)
    assert differences(version, in_store(str(tmp_path))) == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_comes_back_on_sqlite(version: str, tmp_path: Path) -> None:
    found = in_store(str(tmp_path), "--restore", str(WRITTEN_BY / version / "backup.zip"))
    assert differences(version, found) == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_comes_back_on_postgresql(version: str, tmp_path: Path, postgres: str) -> None:
    address = empty_database(postgres, f"written_by_{version.replace('.', '_')}")
    found = in_store(str(tmp_path), address, "--restore", str(WRITTEN_BY / version / "backup.zip"))
    assert differences(version, found) == []


def empty_database(address: str, name: str) -> str:
    """A new database beside the one the tests share; its address."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return urlsplit(address)._replace(path=f"/{name}").geturl()


def test_the_scenes_of_the_next_version_leave_nothing_out() -> None:
    assert left_out(scenes(lambda name: "0" * 16).values()) == []


def test_a_scene_that_is_missing_is_noticed() -> None:
    found = scenes(lambda name: "0" * 16)
    del found["big-tables-teams"]
    assert {"event substitute", "field propose.places", "option big-tables rotate_start"} <= set(
        left_out(found.values())
    )
