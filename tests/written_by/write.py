"""Write what the present program writes, to be kept for ever.

python -m tests.written_by.write tests/written_by/VERSION
"""

import io
import json
import shutil
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from fractions import Fraction
from pathlib import Path
from typing import Any

from tabellone.cli.main import run
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.season import DatedEvent, SeasonRules
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.formats.registry import read_registry
from tabellone.journal.exchange import journal_text
from tabellone.journal.journal import Journal
from tabellone.store.database import FILE_NAME
from tabellone.store.opening import open_store
from tests.written_by.completeness import left_out
from tests.written_by.meaning import answers_about, meaning_of
from tests.written_by.scenes import scenes
from tests.written_by.stored import registry

RATING_LIST = """\
name;card;club;province;country;fmjd;italian_category;italian_rating;italian_malus;italian_last_year;\
international_category;international_rating;international_malus;international_last_year
P1;D1;C1;UD;;;Maestro;4100;;2025;MI;2300;;2024
P2;D2;C0;LE;;;Candidato Maestro;3200;50;2023;;;;
P3;D3;C1;;FR;2150;Nazionale;2400;;;Maestro;4000;100;2022
P4;D4;;;;;Regionale;1500;;2025;;;;
P5;D5;;;;;Provinciale;300;;;;;;
P9;;C1;;;;Regionale;1200;;2024;;;;
P20;D20;;MI;;;Nazionale;2300;400;2017;;;;
"""


def write(target: Path) -> None:
    """The whole folder."""
    names = list(scenes(lambda name: ""))
    keys = {name: f"{number:016x}" for number, name in enumerate(names, 1)}
    journals = scenes(keys.__getitem__)
    missing = left_out(journals.values())
    if missing:
        sys.exit(f"in no journal: {', '.join(missing)}")
    if target.exists():
        sys.exit(f"{target} is there already, and what a version has written never changes")
    for name, journal in journals.items():
        _write_tournament(target, name, keys[name], journal)
    proven = {json.loads(file.read_text())["system"] for file in (target / "certificates").iterdir()}
    if proven != set(SYSTEM_NAMES):
        sys.exit(f"no certificate of {set(SYSTEM_NAMES) - proven}")
    with tempfile.TemporaryDirectory() as folder:
        _write_store(target, Path(folder), keys, journals)


def _write_tournament(target: Path, name: str, key: str, journal: Journal) -> None:
    meaning = meaning_of(journal)
    _save(target / "journals" / f"{name}.journal", journal_text(journal.events))
    _save_json(target / "documents" / f"{name}.json", meaning["document"])
    _save_json(target / "expected" / f"{name}.json", {"key": key, **meaning})
    paired_next = "refused" not in meaning["pair"] or meaning["pair"]["refused"] == "no_legal_pairing"
    if journal.state.drawn and paired_next:
        proof = journal.state.system.certificate(journal.state.tournament)
        _save_json(target / "certificates" / f"{name}.json", proof)
        _write_next_round(target, name)


def _write_next_round(target: Path, name: str) -> None:
    """The document the command writes with the next round in it; if there is none, it writes nothing."""
    document, later = (target / "documents" / f"{file}.json" for file in (name, f"{name}-next"))
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        run(["pair", str(document), "--output", str(later), "--lang", "en"])
    if later.exists():
        _save_json(target / "expected" / later.name, answers_about(json.loads(later.read_text())))


def _write_store(target: Path, folder: Path, keys: dict[str, str], journals: dict[str, Journal]) -> None:
    """Everything in one database, and in a backup of it."""
    open_store(folder)
    from django.db import connection

    from tabellone.store.backup import make_backup
    from tabellone.store.repository import Repository

    repository = Repository()
    for name, journal in journals.items():
        repository.add(journal, keys[name])
    _fill_registry(keys, journals)
    _save_json(target / "expected-registry.json", registry())
    make_backup("release", target / "backup.zip")
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        cursor.execute("VACUUM")
    connection.close()
    shutil.copy(folder / FILE_NAME, target / FILE_NAME)


def _fill_registry(keys: dict[str, str], journals: dict[str, Journal]) -> None:
    """A list, events of both games, one of them taken back, details changed, a year closed."""
    from tabellone.store.ratings import Ratings
    from tabellone.store.registry import Registry

    people = Registry()
    ratings = Ratings(people)
    people.merge(read_registry(RATING_LIST.encode(), DraughtsGame.ITALIAN), "2025-12-31")
    for name, day, game, weight in (
        ("italo-swiss-forfeit", "2026-03-01", DraughtsGame.ITALIAN, Fraction(1)),
        ("elimination-places", "2026-04-01", DraughtsGame.INTERNATIONAL, Fraction(1, 2)),
        ("elimination-for-a-final", "2026-05-01", DraughtsGame.ITALIAN, Fraction(1)),
    ):
        event = DatedEvent(day, journals[name].state.tournament, weight)
        ratings.apply(event, keys[name], SeasonRules(game, admits_newcomers=True))
    ratings.take_back(keys["elimination-for-a-final"])
    known = people.found("D20")[0]
    people.save(known.person._replace(club="C7", province="RM"), known.id)
    ratings.close_year(DraughtsGame.ITALIAN, 2026)


def _save_json(file: Path, data: Any) -> None:
    _save(file, json.dumps(data, ensure_ascii=False, sort_keys=True, indent=1) + "\n")


def _save(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
