"""What happens to a real store, run in processes of their own: python store_scenarios.py SCENARIO FOLDER [ADDRESS]

Each scenario asserts what must hold and prints what a test wants to know; the databases are real.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from tabellone.engine.reasons import ImpedimentError
from tabellone.journal.actions import drawing, pairing
from tabellone.journal.fold import fold
from tabellone.store.opening import open_store

PLAYERS = 40


def paired_tournament(players: int = PLAYERS) -> tuple[Any, str]:
    """A tournament with its first round paired."""
    from tabellone.store.repository import Repository

    repository = Repository()
    key = repository.create({"name": "Prova", "system": "amalfi", "rules": {}, "rounds": 9}, "desk")
    names = [{"name": f"P{number}", "rating": 3000 - number} for number in range(players)]
    repository.append(key, "enrol", {"players": names}, "desk")
    repository.append(key, "draw", drawing(repository.journal(key).state, "1"), "desk")
    repository.append(key, "pair", pairing(repository.journal(key).state)[0], "desk")
    return repository, key


def kept() -> None:
    """What was appended is there for another process and another fold, and a page of it costs no fold."""
    from tabellone.store.repository import Repository, StoreError

    repository, key = paired_tournament()
    repository.append(key, "result", {"round": 1, "board": 1, "result": "1-0"}, "desk")
    other = Repository()
    assert other.journal(key).state == repository.journal(key).state == fold(other.journal(key).events)
    assert other.tournaments()[0] == key
    state = other.journal(key).state
    assert other.journal(key).state is state  # nothing new, nothing folded
    repository.append(key, "result", {"round": 1, "board": 2, "result": "0-1"}, "desk")
    assert other.journal(key).state.paired[0].boards[1].result == "0-1"
    undo = repository.append(key, "undo", {"target": other.journal(key).sequence}, "desk")
    assert other.journal(key).sequence == undo.sequence
    assert other.journal(key).state.paired[0].boards[1].result is None
    try:
        other.journal("0" * 16)
    except StoreError as error:
        assert error.reason.code == "no_such_tournament"


def collide() -> None:
    """Several processes enter the same boards with different results: one wins each board, nobody overwrites."""
    from django.db import connection

    from tabellone.store.repository import Repository

    _, key = paired_tournament()
    boards = PLAYERS // 2
    connection.close()
    children = []
    for number, result in enumerate(["1-0", "0-1", "1/2", "1-0f"]):
        read, write = os.pipe()
        if os.fork() == 0:
            os.close(read)
            repository = Repository()
            won = []
            for board in random.Random(number).sample(range(1, boards + 1), boards):
                try:
                    repository.append(key, "result", {"round": 1, "board": board, "result": result}, f"desk {number}")
                    won.append(board)
                except ImpedimentError as error:
                    assert error.reason.code == "has_a_result", error.reason
            os.write(write, ",".join(map(str, won)).encode())
            connection.close()
            os._exit(0)
        os.close(write)
        children.append((read, result))
    winners: dict[int, str] = {}
    for read, result in children:
        for board in filter(None, read_all(read).split(",")):
            assert int(board) not in winners, "two believe they won"
            winners[int(board)] = result
    for _ in children:
        assert os.wait()[1] == 0
    journal = Repository().journal(key)
    assert {i: b.result for i, b in enumerate(journal.state.paired[0].boards, 1)} == winners
    assert len(winners) == boards
    assert [event.sequence for event in journal.events] == list(range(1, len(journal.events) + 1))


def killed(times: int = 200) -> None:
    """Kill a process that is entering results, again and again: whatever it had acknowledged is there afterwards."""
    from django.db import connection

    from tabellone.store.repository import Repository

    repository, key = paired_tournament()
    repository.append(key, "result", {"round": 1, "board": 1, "result": "1-0"}, "desk")
    chance = random.Random(1)
    acknowledged = 0
    for _ in range(times):
        connection.close()
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            mine = Repository()
            while True:
                result = "0-1" if mine.journal(key).state.paired[0].boards[0].result == "1-0" else "1-0"
                event = mine.append(key, "correct", {"round": 1, "board": 1, "result": result}, "desk")
                os.write(write, f"{event.sequence} {result}\n".encode())
        os.close(write)
        time.sleep(chance.random() * 0.06)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        events = {event.sequence: event for event in repository.journal(key).events}
        for line in read_all(read).splitlines():
            sequence, result = line.split()
            assert events[int(sequence)].data["result"] == result
            acknowledged += 1
    assert fold(Repository().journal(key).events) == repository.journal(key).state
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA integrity_check")
            assert cursor.fetchone() == ("ok",)
    print(acknowledged)


def backed_up() -> None:
    """A backup brings back what was lost, and refuses to mix two histories."""
    from django.conf import settings

    from tabellone.store.backup import BACKUPS_KEPT, make_backup, restore
    from tabellone.store.models import EventRecord, TournamentRecord
    from tabellone.store.repository import Repository

    repository, key = paired_tournament(6)
    repository.append(key, "result", {"round": 1, "board": 1, "result": "1-0"}, "desk")
    before = repository.journal(key).events.copy()
    file = make_backup("test")
    assert restore(file) == []
    EventRecord.objects.filter(tournament__key=key, sequence__gt=3).delete()
    assert restore(file) == [key]
    assert Repository().journal(key).events == before
    TournamentRecord.objects.all().delete()
    assert key in restore(file)
    assert Repository().journal(key).events == before
    EventRecord.objects.filter(tournament__key=key, sequence=len(before)).delete()
    Repository().append(key, "note", {"text": "another way"}, "desk")
    try:
        restore(file)
    except ImpedimentError as error:
        assert error.reason.code == "backup_differs"
    else:
        raise AssertionError("two histories were mixed")
    for _ in range(BACKUPS_KEPT + 5):
        make_backup("round")
    assert len(list((Path(settings.TABELLONE_FOLDER) / "backups").glob("*.zip"))) == BACKUPS_KEPT


def read_all(descriptor: int) -> str:
    with os.fdopen(descriptor) as stream:
        return stream.read()


if __name__ == "__main__":
    scenario, folder, *address = sys.argv[1:]
    open_store(Path(folder), address[0] if address else None)
    {"kept": kept, "collide": collide, "killed": killed, "backed_up": backed_up}[scenario]()
