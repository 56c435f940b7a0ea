"""Backup, restore and move to another computer: what is kept where, one file to take away, and back from one."""

import secrets
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib import messages
from django.http import FileResponse, HttpResponse
from django.shortcuts import redirect, render

from tabellone import __version__
from tabellone.desk import backups
from tabellone.desk.backups import BROUGHT, Looked
from tabellone.store.backup_folder import backups_of, in_order, newest_backup
from tabellone.store.copying import is_one_file
from tabellone.store.storage_errors import where
from tabellone.web.director.copying import ReadOnce
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.uploads import uploaded

LARGEST_BACKUP = 64 * 1024 * 1024
"""Bytes; a larger one is brought back by the command."""
KILOBYTE, MEGABYTE = 1_000, 1_000_000


class File(NamedTuple):
    """A backup in the folder."""

    name: str
    size: str
    time: str


def show(request: Request) -> HttpResponse:
    """What is kept, where, how much of it, and since when."""
    return render(request, "tabellone/home/backup.html", _kept(request))


@posted
def make(request: Request) -> HttpResponse:
    """One more in the folder."""
    messages.success(request, request.speaker.say("backup_made", file=backups.keep()))
    return redirect("backup")


def download(request: Request) -> FileResponse:
    """Everything in one file that the same page of another computer brings back."""
    file = Path(settings.TABELLONE_FOLDER) / f"copy-{secrets.token_hex(8)}"
    backups.write_to(file)
    return FileResponse(ReadOnce(str(file)), as_attachment=True, filename=BROUGHT)


@posted
def look(request: Request) -> HttpResponse:
    """What a file would bring back; nothing is done yet."""
    looked = backups.look_into(uploaded(request, LARGEST_BACKUP))
    return render(request, "tabellone/home/restore.html", {**looked._asdict(), **_counts(looked)})


@posted
def restore(request: Request, token: str) -> HttpResponse:
    """Bring it back."""
    restored = backups.restore(token)
    say = request.speaker.say
    messages.success(request, say("restored", count=len(restored.journals)))
    for mended in restored.mended:
        told = say("restored_damaged", name=mended.name, last=mended.last, folder=restored.damaged_rows)
        messages.warning(request, told)
    if restored.people:
        messages.success(request, say("restored_people", count=restored.people))
    for one in restored.left_out:
        why = request.speaker.sentence(one.reason, cited=False)
        messages.warning(request, say("left_out", file=one.file, part=one.part, why=why))
    return redirect("home")


def _counts(looked: Looked) -> dict[str, Any]:
    found = looked.found
    return {
        "missing": found.missing,
        "shorter": found.shorter,
        "untouched": found.untouched,
        "people": len(found.people[1]) if found.people else 0,
        "gatherings": len(found.shelf.events) if found.shelf else 0,
        "has_something": bool(found.wanted or found.people or found.shelf),
    }


def _kept(request: Request) -> dict[str, Any]:
    folder = Path(settings.TABELLONE_FOLDER)
    newest = newest_backup(folder)
    files, kept = in_order(backups_of(folder)), backups.how_much()
    return {
        "version": __version__,
        "place": where(),
        "one_file": is_one_file(),
        "database_size": _size(Path(where()).stat().st_size) if is_one_file() else None,
        "tournaments": kept.tournaments,
        "people": kept.people,
        "folder": backups_of(folder),
        "backups": len(files),
        "backups_size": _size(sum(file.stat().st_size for file in files)),
        "newest": _file(newest) if newest else None,
    }


def _file(path: Path) -> File:
    status = path.stat()
    time = datetime.fromtimestamp(status.st_mtime).astimezone().strftime("%d/%m/%Y %H:%M")
    return File(path.name, _size(status.st_size), time)


def _size(count: int) -> str:
    """As people read it."""
    return f"{count // MEGABYTE} MB" if count >= 10 * MEGABYTE else f"{-(-count // KILOBYTE)} kB"
