"""Spoilt files and forms sent to the whole application on a real database: never an answer 500, never a lost page.

`python -m tests.mutations.application FOLDER [--address postgresql://…] [--count N] [--seed S]` tries N of each kind;
one number of one kind with one seed is the same everywhere.
"""

import argparse
import os
import random
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabellone.store.opening import open_store
from tests.mutations.files import VALUES, mutation

NASTY = (
    *("", " ", "x" * 300, "a\x00b", "\ud800", "\u202e", "-1", "0", "9" * 400, "1e400", "²", "{}", "%00", "\r\n"),
    "é" * 200,
)
PAGES = ("players", "round/1", "round/2", "standings", "standings?by=number", "player/1", "why/1/1", "hall", "history")
MORE: tuple[str, ...] = (
    "settings",
    "bracket",
    "prizes",
    "papers",
    "rating",
    "pair",
    "document.json",
    "journal.txt",
    "groups",
    "plan",
)
MORE += ("round/1/table/1/arbiters", "round/1/table/2/arbiters")
FORMS = {
    "players/add": ("players", "seen"),
    "players/1/edit": ("name", "rating", "title", "club", "province", "card", "team", "arbiter"),
    "players/1/absence": ("kind",),
    "settings": ("name", "rounds", "place", "date", "arbiter", "cadence", "staff", "seen"),
    "round/1/board/1": ("result", "seen", "confirmed"),
    "round/1/table/1": ("place-1", "points-1", "seen"),
    "round/1/openings": ("numbers", "confirmed", "seen"),
    "round/1/table/2/arbiters": ("action", "minor", "arbiter", "by", "text"),
    "undo": ("target", "confirmed"),
    "note": ("text",),
    "prizes": ("prizes",),
    "groups": ("groups", "rounds"),
    "following": ("count", "name", "rounds", "system"),
}


class Trial:
    """Sends, looks at the answer, and counts."""

    def __init__(self, director: Any, visitor: Any):
        self._director, self._visitor = director, visitor
        self.answers: Counter[int] = Counter()

    def look(self, status: int, what: str) -> None:
        self.answers[status] += 1
        assert status < 500, what

    def send_file(self, path: str, content: bytes, what: str, **fields: str) -> str:
        from django.core.files.uploadedfile import SimpleUploadedFile

        file = SimpleUploadedFile("file", content)
        answer = self._director.post(path, {"file": file, **fields})
        self.look(answer.status_code, what)
        return str(answer.headers.get("Location", ""))

    def visit(self, key: str, what: str) -> None:
        for page in (*PAGES, *MORE):
            self.look(self._director.get(f"/t/{key}/{page}").status_code, f"{what}, page {page}")
        for page in PAGES:
            self.look(self._visitor.get(f"/t/{key}/{page}").status_code, f"{what}, public page {page}")

    def fill(self, key: str, chance: random.Random, what: str) -> None:
        form = chance.choice(sorted(FORMS))
        field = chance.choice(FORMS[form])
        whole = {"name": "Torneo", "rounds": "5", "count": "2", "players": "Uno;1500"}
        if form.endswith("arbiters"):
            whole |= {"action": chance.choice(("call", "assign", "ruling", "call_off")), "text": "Sì", "arbiter": "1"}
        value = chance.choice([*NASTY, *(text.strip('"') for text in VALUES if len(text) < 5000)])
        try:
            answer = self._director.post(f"/t/{key}/{form}", whole | {field: value})
        except UnicodeEncodeError:
            return  # no browser could send it either
        self.look(answer.status_code, f"{what}, form {form}, field {field}, {value[:30]!r}")


def try_all(trial: Trial, count: int, seed: int) -> None:
    """So many of each kind."""
    from tabellone.store.models import TournamentRecord

    kinds: dict[str, Callable[[bytes, str], str]] = {
        "journal": lambda content, what: trial.send_file("/import", content, what),
        "document": lambda content, what: trial.send_file("/import", content, what),
        "registry": lambda content, what: trial.send_file("/registry/import", content, what, game="italian"),
    }
    for number in range(count):
        chance = random.Random(f"{seed} {number}")
        for kind, send in kinds.items():
            what = f"{kind} --seed {seed} --first {number}"
            place = re.match(r"/t/(\w+)/", send(mutation(kind, seed, number), what))
            if place:
                trial.visit(place.group(1), what)
                for _ in range(5):
                    trial.fill(place.group(1), chance, what)
                listed = mutation("list", seed, number)
                trial.send_file(f"/t/{place.group(1)}/players/csv", listed, f"list {what}")
                trial.look(trial._director.get("/").status_code, f"home after {what}")
        if number % 50 == 49:
            TournamentRecord.objects.all().delete()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--address")
    arguments.add_argument("--count", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    if options.address:
        os.environ["TABELLONE_DATABASE"] = options.address
    open_store(options.folder)
    from tests.running.store import director, visitor

    trial = Trial(director(), visitor())
    try:
        try_all(trial, options.count, options.seed)
    finally:
        print(sum(trial.answers.values()), dict(sorted(trial.answers.items())), file=sys.stderr)
