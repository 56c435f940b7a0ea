"""What is in a store, compared before and after a backup brings it back."""

import json
import zipfile
from pathlib import Path
from typing import Any

from django.conf import settings

from tabellone.engine.draughts import DraughtsGame
from tabellone.formats.registry import read_registry
from tabellone.store.backup_contents import read_backups
from tabellone.store.models import CapitalRecord, EventRecord, PersonRecord, TournamentRecord
from tabellone.store.registry import Registry
from tabellone.store.restoring import bring_back

Everything = tuple[dict[str, list[tuple[Any, ...]]], list[Any], list[str]]


def everything() -> Everything:
    """All events, all people and the order of the tournaments, read from the tables and not by the program."""
    rows = EventRecord.objects.order_by("tournament_id", "sequence")
    keys = list(TournamentRecord.objects.order_by("id").values_list("key", flat=True))
    events: dict[str, list[tuple[Any, ...]]] = {key: [] for key in keys}
    for key, *row in rows.values_list("tournament__key", "sequence", "time", "actor", "kind", "version", "data"):
        events[key].append(tuple(row))
    capitals = CapitalRecord.objects.order_by("id").values_list("person__name", "game", "rating", "date", "cause")
    people = PersonRecord.objects.order_by("name").values_list("name", "card", "club")
    return events, [list(people), sorted(capitals)], keys


def forget_everything() -> None:
    TournamentRecord.objects.all().delete()
    PersonRecord.objects.all().delete()


def brought_back(place: Path) -> Any:
    return bring_back(read_backups(place))


def compared(file: Path, place: Path | None = None) -> Path:
    """The backup just made, or the folder it is in, brings everything back as it is now."""
    before = everything()
    forget_everything()
    restored = brought_back(place or file)
    assert restored.left_out == []
    assert set(restored.journals) == {key for key, events in before[0].items() if events}
    assert everything() == before
    again = brought_back(place or file)
    assert (again.journals, again.people, again.left_out) == ({}, 0, [])
    assert everything() == before
    return file


def folder() -> Path:
    return Path(settings.TABELLONE_FOLDER) / "backups"


def names() -> list[str]:
    return sorted(file.name for file in folder().iterdir()) if folder().is_dir() else []


def some_people() -> None:
    text = "card;name;category;rating\n7;Rossi Anna;Maestro;4000\n8;De Rosa Béla;Regionale;1500\n"
    Registry().merge(read_registry(text.encode(), DraughtsGame.ITALIAN), "2026-01-01")


def manifest(file: Path) -> Any:
    with zipfile.ZipFile(file) as archive:
        return json.loads(archive.read("manifest.json"))
