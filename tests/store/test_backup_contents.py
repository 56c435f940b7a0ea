"""Whatever is backed up is brought back into an empty database and compared with what was there."""

import json
import random
import zipfile
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

import pytest

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.reasons import UserError
from tabellone.journal.exchange import journal_from_tournament
from tabellone.store import backup
from tabellone.store.backup import make_backup
from tabellone.store.backup_contents import read_backups
from tabellone.store.backup_folder import KEPT_OF_EACH_OCCASION, newest_backup
from tabellone.store.models import ClosedYearRecord, EventRecord, TournamentRecord
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository
from tests.store.backups import (
    brought_back,
    compared,
    everything,
    folder,
    forget_everything,
    manifest,
    names,
    some_people,
)
from tests.store.tournaments import paired_tournament, refused

pytestmark = pytest.mark.usefixtures("either_store")


def test_whole() -> None:
    """A backup brings back everything, part of what was lost, and nothing that is there; its manifest is true."""
    forget_everything()
    compared(make_backup("backup"))  # an empty store has a backup too
    some_people()
    _, first = paired_tournament(6)
    repository, second = paired_tournament(8)
    repository.append(second, "settings", {"name": "Coppa “d’inverno” ☃"}, "desk")
    file = compared(make_backup("backup"))
    kept = manifest(file)
    assert (kept["format"], kept["occasion"], kept["people"]) == ("tabellone-backup/1", "backup", 2)
    assert kept["program"]
    assert datetime.fromisoformat(kept["time"]) <= datetime.now(UTC)
    assert {key: (one["name"], one["events"]) for key, one in kept["journals"].items()} == {
        first: ("Prova", 4),
        second: ("Coppa “d’inverno” ☃", 5),
    }
    with zipfile.ZipFile(file) as archive:
        assert set(kept["files"]) == set(archive.namelist()) - {"manifest.json"}
        for name, digest in kept["files"].items():
            assert sha256(archive.read(name)).hexdigest() == digest
    before = everything()
    EventRecord.objects.filter(tournament__key=second, sequence__gt=2).delete()
    assert list(brought_back(file).journals) == [second]
    assert everything() == before
    assert Repository().journal(second).state.name == "Coppa “d’inverno” ☃"


def test_in_order() -> None:
    """A journal of years ago that was imported last stays last, from one backup and from several."""
    forget_everything()
    repository, first = paired_tournament(6)
    make_backup("round")
    tournament = repository.journal(first).state.tournament
    imported = repository.add(journal_from_tournament(tournament, "import", "1999-01-01T10:00:00+00:00"))
    make_backup("round")
    repository, third = paired_tournament(6)
    repository.append(first, "note", {"text": "più tardi"}, "desk")
    make_backup("round")
    assert everything()[2] == [first, imported, third]
    compared(folder(), folder())
    compared(make_backup("backup"))


def test_closed_years() -> None:
    """A year that was closed with nobody in it is in every backup of the registry, and stays reopened where it is."""
    forget_everything()
    ratings = Ratings(Registry())
    some_people()  # with capitals of 2026
    with zipfile.ZipFile(make_backup("none")) as archive:
        assert "closed-years.json" not in archive.namelist()  # a program of before there were any reads it whole
    for game, year in ((DraughtsGame.ITALIAN, 2024), (DraughtsGame.INTERNATIONAL, 2025)):
        assert ratings.close_year(game, year).changes == []
    before = ratings.closed_years()
    assert [(game.value, year) for game, year, _ in before] == [("international", 2025), ("italian", 2024)]
    file = make_backup("two")
    with zipfile.ZipFile(file) as archive:
        assert json.loads(archive.read("closed-years.json")) == [
            {"game": "international", "year": 2025},
            {"game": "italian", "year": 2024},
        ]
    ClosedYearRecord.objects.all().delete()
    restored = brought_back(file)
    assert (restored.closed_years, restored.left_out) == (
        [(DraughtsGame.ITALIAN, 2024), (DraughtsGame.INTERNATIONAL, 2025)],
        [],
    )
    assert ratings.closed_years() == before
    assert brought_back(file).closed_years == []  # they are there
    ratings.take_back(before[0][2])
    make_backup("one")
    ClosedYearRecord.objects.all().delete()
    assert brought_back(folder()).closed_years == [(DraughtsGame.ITALIAN, 2024)]  # the newest registry decides
    ClosedYearRecord.objects.all().delete()
    make_backup("reopened")
    assert brought_back(folder()).closed_years == []


def test_older() -> None:
    """A backup of before there were manifests and numbers is brought back as ever, and comes first in the folder."""
    forget_everything()
    some_people()
    repository, key = paired_tournament(6)
    made = make_backup("backup")
    old = folder() / "20991231-235959-123456-backup.zip"
    with zipfile.ZipFile(made) as archive, zipfile.ZipFile(old, "w") as copy:
        for name in set(archive.namelist()) - {"manifest.json"}:
            copy.writestr(name, archive.read(name))
    made.unlink()
    compared(old)
    compared(old, folder())
    repository.append(key, "note", {"text": "later"}, "desk")
    newer = make_backup("backup")
    assert names() == [newer.name, old.name]
    assert newer.name.startswith("000001-")
    compared(newer, folder())


def test_changed_only() -> None:
    """At a round only journals with something new are copied; the folder as a whole brings everything back."""
    forget_everything()
    for file in folder().glob("*.zip"):
        file.unlink()
    repository, quiet = paired_tournament(6)
    _, busy = paired_tournament(6)
    first = make_backup("round")  # there is none: everything
    assert set(manifest(first)["journals"]) == {quiet, busy}
    for number in range(KEPT_OF_EACH_OCCASION + 10):
        repository.append(busy, "note", {"text": f"turn {number}"}, "desk")
        made = make_backup("round")
        assert set(manifest(made)["journals"]) == {busy}
        assert manifest(made)["people"] is None
    assert len(names()) == KEPT_OF_EACH_OCCASION + 1  # the first stays: it alone has the quiet one
    assert first.name in names()
    compared(made, folder())
    nothing_new = make_backup("round")  # brought back the same
    assert manifest(nothing_new)["journals"] == {}
    assert brought_back(nothing_new).left_out == []
    last = EventRecord.objects.filter(tournament__key=busy).order_by("-sequence").first()
    assert last is not None
    last.delete()
    repository = type(repository)()
    repository.append(busy, "note", {"text": "another end, as long"}, "desk")
    assert set(manifest(make_backup("round"))["journals"]) == {busy}
    compared(make_backup("backup"))
    before = everything()
    forget_everything()
    restored = brought_back(folder())  # of two histories the last, and the other is named
    assert {(one.part, one.reason.code) for one in restored.left_out} == {(f"{busy}.journal", "backup_differs")}
    assert everything() == before


def test_clock_back() -> None:
    """A clock that goes back a day at each backup: still the last ones stay, and the last is the last."""

    class Backwards(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            clock.append(clock[-1] - timedelta(days=1))
            return clock[-1]

    forget_everything()
    clock = [datetime(2026, 5, 1, tzinfo=UTC)]
    backup.datetime = Backwards  # type: ignore[attr-defined]
    repository, key = paired_tournament(6)
    made = []
    for number in range(KEPT_OF_EACH_OCCASION + 5):
        repository.append(key, "note", {"text": f"turn {number}"}, "desk")
        made.append(backup.make_backup("backup").name)
    other = backup.make_backup("round").name
    assert names() == sorted([*made[-KEPT_OF_EACH_OCCASION:], other])
    assert newest_backup(folder().parent) == folder() / other
    assert made == sorted(made)
    compared(folder() / made[-1], folder())


def test_unreadable() -> None:
    """A journal this program cannot read is backed up and brought back as it is; the others too."""
    forget_everything()
    _, sound = paired_tournament(6)
    record = TournamentRecord.objects.create(key="ab" * 8)
    row = {"tournament": record, "time": "2031-01-01T00:00:00+00:00", "actor": "desk"}
    EventRecord.objects.create(sequence=1, kind="from_the_future", version=99, data={"name": "? \u2028 \x85"}, **row)
    EventRecord.objects.create(sequence=2, kind="pair", version=1, data=["no", {"sense": None}], **row)
    try:
        Repository().journal(record.key)
    except Exception:
        pass
    else:
        raise AssertionError("this was meant to be unreadable")
    for occasion in ("backup", "migration", "registry"):
        file = compared(make_backup(occasion))
        assert set(manifest(file)["journals"]) == {sound, record.key}


def test_differently() -> None:
    """A tournament that has gone on differently is left alone and named; the others come back."""
    forget_everything()
    _, lost = paired_tournament(6)
    repository, changed = paired_tournament(6)
    file = make_backup("backup")
    before = everything()[0][lost]
    TournamentRecord.objects.filter(key=lost).delete()
    EventRecord.objects.filter(tournament__key=changed, sequence=4).delete()
    TournamentRecord.objects.filter(key=changed).update(summary=None)  # as an earlier copy of the database has it
    repository = type(repository)()
    repository.append(changed, "note", {"text": "another way"}, "desk")
    now = everything()[0][changed]
    restored = brought_back(file)
    assert list(restored.journals) == [lost]
    assert [(one.part, one.reason.code) for one in restored.left_out] == [(f"{changed}.journal", "backup_differs")]
    assert everything()[0] == {changed: now, lost: before}


def test_damaged(places: int = 1500) -> None:
    """Bytes flipped and ends cut: what is sound is read as it was, what is not is named, and nothing else happens."""
    forget_everything()
    some_people()
    paired_tournament(6)
    paired_tournament(12)
    file = compared(make_backup("backup"))
    (sound,) = read_backups(file)
    assert sound.left_out == []
    content = file.read_bytes()
    bad = folder().parent / "bad.zip"
    chance = random.Random(5)
    said = 0
    for number in range(places):
        broken = bytearray(content)
        if number % 5 == 0:
            broken = broken[: chance.randrange(len(content))]
        else:
            for _ in range(chance.choice([1, 1, 1, 2, 20])):
                broken[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        bad.write_bytes(broken)
        try:
            (found,) = read_backups(bad)
        except UserError as error:
            assert error.reason.code in ("not_a_backup", "backup_damaged", "archive_too_large")
            said += 1
            continue
        assert found.journals.items() <= sound.journals.items()
        assert found.people in (None, sound.people)
        if found.left_out:
            said += 1
        else:  # in bytes that mean nothing: all of it is there
            assert found._replace(file="") == sound._replace(file="")
    assert said > places // 2
    # one journal damaged: the other and the people come back
    start = content.index(b".journal") + 60
    bad.write_bytes(content[:start] + bytes([content[start] ^ 1]) + content[start + 1 :])
    before = everything()
    forget_everything()
    restored = brought_back(bad)
    assert len(restored.journals) == 1
    assert [one.reason.code for one in restored.left_out] == ["backup_damaged"]
    assert everything()[1] == before[1]
    assert everything()[0].items() < before[0].items()
    bad.write_bytes(content)
    brought_back(bad)
    assert everything()[:2] == before[:2]


def test_swapped() -> None:
    """Entries that are missing, too many or changed inside a zip file that is sound itself."""
    forget_everything()
    _, key = paired_tournament(6)
    paired_tournament(6)
    file = compared(make_backup("backup"))
    with zipfile.ZipFile(file) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    name = f"{key}.journal"

    def codes(**changes: bytes | None) -> list[str]:
        bad = folder().parent / "bad.zip"
        with zipfile.ZipFile(bad, "w") as archive:
            for entry, content in (entries | changes).items():
                if content is not None:
                    archive.writestr(entry, content)
        (found,) = read_backups(bad)
        return [one.reason.code for one in found.left_out]

    assert codes() == []
    assert codes(**{name: None}) == ["backup_damaged"]
    assert codes(**{name: entries[name].replace(b"Prova", b"Truva")}) == ["backup_damaged"]
    assert codes(**{"manifest.json": b"{"}) == ["backup_damaged"]
    assert codes(**{"manifest.json": b'{"format": "tabellone-backup/1"}'}) == ["backup_damaged"]
    without = {"manifest.json": None}
    assert codes(**without, **{name: entries[name].replace(b'"sequence": 2', b'"sequence": 3')}) == ["sequence_broken"]
    assert codes(**without, **{name: entries[name].replace(b'"actor"', b'"author"')}) == ["not_an_event"]
    assert codes(**without, **{name: b"\xff"}) == ["not_a_journal"]
    assert codes(**without, **{"../up.journal": b""}) == ["not_of_a_backup"]
    entries = {"manifest.json": entries["manifest.json"].replace(b"backup/1", b"backup/2")}
    refused("backup_newer", codes)
    entries = {}
    refused("not_a_backup", codes)
