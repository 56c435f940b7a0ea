"""Where tournaments stand: in events, put away, deleted, gone."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.utils import timezone

from tabellone.desk.bringing import bring
from tabellone.desk.events import hold
from tabellone.desk.hand import Hand
from tabellone.desk.removal import clear_overdue
from tabellone.store.backup import make_backup
from tabellone.store.backup_folder import in_order
from tabellone.store.exporting import document_of
from tabellone.store.gatherings import all_gatherings, assign, gathering_of
from tabellone.store.models import GatheringRecord, TournamentRecord
from tabellone.store.opening import migrate
from tabellone.store.raw_rows import raw_events
from tabellone.store.raw_text import text_of
from tabellone.store.repository import Repository
from tabellone.store.shelf import Shelf
from tests.store.backups import brought_back, forget_everything
from tests.store.tournaments import paired_tournament, refused

pytestmark = pytest.mark.usefixtures("either_store")


DAYS_KEPT = 30
"""As the pages promise."""


def a_gathering(**said: str) -> str:
    return hold({"name": "Festival", "place": "Lecce", "from": "2026-11-21", "to": "2026-11-22", **said})


def stand(key: str) -> tuple[Any, ...]:
    row = TournamentRecord.objects.get(key=key)
    gathering = row.gathering.key if row.gathering else None
    return gathering, row.archived is not None, row.deleted is not None, row.demonstration


def test_deleted() -> None:
    """A deleted tournament is there for nobody, comes back as it was, and is gone for good after thirty days."""
    forget_everything()
    repository, key = paired_tournament(6)
    repository.append(key, "publish", {"round": 1}, "desk")
    before = repository.moment(key).state
    told: list[str] = []
    repository.appended.append(told.append)
    shelf = Shelf(repository)
    shelf.delete([key])
    assert told == [key]
    for other in (repository, Repository()):
        refused("no_such_tournament", other.moment, key)
        refused("no_such_tournament", other.append, key, "note", {"text": "x"}, "desk")
        assert not other.has([key])
        assert other.latest_sequences([key]) == {}
        assert other.listed(0, 9, public=True) == other.listed(0, 9, public=False) == []
    assert shelf.in_front(public=False) == shelf.in_front(public=True) == []
    assert [one.key for one in shelf.deleted()] == [key]
    shelf.undelete([key])
    assert Repository().moment(key).state == before
    assert [spine.key for spine in shelf.in_front(public=True)] == [key]
    shelf.delete([key])
    assert clear_overdue() == 0
    almost = timezone.now() - timedelta(days=DAYS_KEPT) + timedelta(minutes=1)
    TournamentRecord.objects.filter(key=key).update(deleted=almost)
    assert clear_overdue() == 0
    TournamentRecord.objects.filter(key=key).update(deleted=almost - timedelta(minutes=2))
    assert clear_overdue() == 1
    assert not TournamentRecord.objects.filter(key=key).exists()
    newest = in_order(folder())[-1]
    assert "removal" in newest.name
    assert list(brought_back(newest).journals) == [key]  # its backups stay


def test_backed_up() -> None:
    """A backup brings back events, also empty ones, and how each tournament stood; what is here is not changed."""
    forget_everything()
    GatheringRecord.objects.all().delete()
    empty, festival = a_gathering(name="Vuoto"), a_gathering()
    repository, first = paired_tournament(4)
    _, second = paired_tournament(4)
    _, third = paired_tournament(4)
    shelf = Shelf(repository)
    assign(first, festival)
    shelf.archive([second])
    shelf.mark_demonstration(third)
    shelf.delete([third])
    stands = {key: stand(key) for key in (first, second, third)}
    assert set(stands.values()) == {
        (festival, False, False, False),
        (None, True, False, False),
        (None, False, True, True),
    }
    known = all_gatherings()
    assert {one.key for one in known} == {empty, festival}
    for occasion in ("backup", "round"):
        file = make_backup(occasion)
        if occasion == "backup":
            forget_everything()
            GatheringRecord.objects.all().delete()
            assert brought_back(file).left_out == []
            assert {key: stand(key) for key in stands} == stands
            assert all_gatherings() == known
    assign(first, "")
    brought_back(file)
    assert stand(first)[0] is None  # it is here, so it stands where it was put since


def test_migrated() -> None:
    """Tournaments of before there were events: the closed are put away, the others in front."""
    forget_everything()
    repository, played = paired_tournament(4)
    _, closed = paired_tournament(4)
    repository.append(closed, "publish", {"round": 1}, "desk")
    for board in (1, 2):
        repository.append(closed, "result", {"round": 1, "encounter": board, "result": "1-0"}, "desk")
    repository.append(closed, "settings", {"rounds": 1, "place": "Àncona", "date": "2026-11-21"}, "desk")
    repository.append(closed, "close", {}, "desk")
    call_command("migrate", "store", "0007", verbosity=0)
    migrate()
    shelf = Shelf(Repository())
    assert [spine.key for spine in shelf.in_front(public=False)] == [played]
    (found,) = shelf.archived("ancon", public=False, first=0, count=9)
    assert (found.key, found.summary.place, found.summary.winners) == (closed, "Àncona", ("P1", "P3"))
    assert shelf.archived("p3", public=False, first=0, count=9) == [found]
    assert shelf.archived("lecce", public=False, first=0, count=9) == []
    assert shelf.archived("", public=True, first=0, count=9) == [found]
    shelf.archive([played])
    assert shelf.archived("", public=True, first=0, count=9) == [found]  # nothing of the other was published


def test_recognised() -> None:
    """The same file is known again: by itself, by the journal it is of, and by what is in it; another one is not."""
    forget_everything()
    repository, key = paired_tournament(4)
    hand = Hand(repository, "Ada")
    journal = text_of(raw_events(key)).encode()
    document = json.dumps(document_of(repository.moment(key).state)).encode()
    assert bring(hand, journal).here == bring(hand, document).here == [key]
    repository.append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
    assert bring(hand, journal).here == [key]  # it has gone on since, and is the same tournament
    older = bring(hand, document)
    assert older.here == [] and older.key
    assert bring(hand, document).here == [older.key]
    again = bring(hand, document, again=True)
    assert again.here == [] and again.key not in (key, older.key)
    Shelf(repository).delete([older.key, again.key])
    assert set(bring(hand, document).here) == {older.key, again.key}  # deleted, and not gone
    festival = {"id": "abc", "name": "Festival", "from": "2026-11-21"}
    noted: dict[str, Any] = {
        "format": "tabellone/1",
        "name": "Altro",
        "system": "amalfi",
        "rounds": 3,
        "event": festival,
    }
    noted["players"] = [{"number": number, "name": f"P{number}"} for number in (1, 2)]
    first = bring(hand, json.dumps(noted).encode()).key
    second = bring(hand, json.dumps({**noted, "rounds": 4}).encode()).key
    found = gathering_of(first)
    assert found == gathering_of(second)
    assert found and (found.key, found.first_day, found.last_day) == ("abc", "2026-11-21", "2026-11-21")
    assert document_of(repository.moment(first).state, found)["event"] == {**festival, "to": "2026-11-21"}


def folder() -> Path:
    return Path(settings.TABELLONE_FOLDER) / "backups"
