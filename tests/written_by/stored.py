"""What a real store holds, as JSON: python -m tests.written_by.stored FOLDER [ADDRESS] [--restore BACKUP]

A process of its own, because a process has one store; with a backup, the store gets it first.
"""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from tabellone.store.opening import open_store
from tests.written_by.meaning import meaning_of


def content() -> dict[str, Any]:
    """Every tournament by its key, and the registry."""
    from tabellone.store.repository import Repository

    repository = Repository()
    tournaments = {key: meaning_of(repository.journal(key)) for key in repository.tournaments()}
    return {"tournaments": tournaments, "registry": registry()}


def registry() -> dict[str, Any]:
    """Everybody with his history, and which years are closed."""
    from tabellone.formats.people_text import people_text
    from tabellone.store.ratings import Ratings
    from tabellone.store.registry import Registry

    people = Registry()
    return {
        "people": json.loads(people_text(people.with_histories())),
        "closed_years": [[game.value, year, key] for game, year, key in Ratings(people).closed_years()],
    }


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("address", nargs="?")
    arguments.add_argument("--restore", type=Path)
    chosen = arguments.parse_args()
    if chosen.address:
        os.environ["TABELLONE_DATABASE"] = chosen.address
    open_store(chosen.folder)
    if chosen.restore:
        from tabellone.store.backup_contents import read_backups
        from tabellone.store.restoring import bring_back

        restored = bring_back(read_backups(chosen.restore))
        assert restored.left_out == []
    print(json.dumps(content()))
