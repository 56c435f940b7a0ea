"""What happens to a store when processes collide, are killed or lose their connection, each in one of its own.

`python -m tests.store.processes SCENARIO FOLDER`
"""

import os
import random
import select
import signal
import sys
import time
from pathlib import Path

from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import UserError
from tabellone.journal.replay import fold
from tabellone.store.opening import close_store, open_store

if __name__ == "__main__":
    open_store(Path(sys.argv[2]))

from tests.store.tournaments import paired_tournament  # (models can be imported only now)

PLAYERS = 40


def save_a_person() -> None:
    """Somebody new, by another process; what becomes of it."""
    from tabellone.store.registry import Registry

    try:
        Registry().save(Person("Altro"))
        print("saved")
    except UserError as error:
        print(error.reason.code)


def collide() -> None:
    """Several processes enter the same boards with different results: one wins each board, nobody overwrites."""

    from tabellone.store.repository import Repository

    _, key = paired_tournament()
    boards = PLAYERS // 2
    close_store()
    children = []
    for number, result in enumerate(["1-0", "0-1", "1/2", "1-0f"]):
        read, write = os.pipe()
        if os.fork() == 0:
            os.close(read)
            repository = Repository()
            won = []
            for board in random.Random(number).sample(range(1, boards + 1), boards):
                try:
                    repository.append(
                        key, "result", {"round": 1, "encounter": board, "result": result}, f"desk {number}"
                    )
                    won.append(board)
                except UserError as error:
                    assert error.reason.code == "has_a_result", error.reason
            os.write(write, ",".join(map(str, won)).encode())
            close_store()
            os._exit(0)
        os.close(write)
        children.append((read, result))
    winners: dict[int, str] = {}
    for read, result in children:
        for said in filter(None, read_all(read).split(",")):
            assert int(said) not in winners, "two believe they won"
            winners[int(said)] = result
    for _ in children:
        assert os.wait()[1] == 0
    journal = Repository().journal(key)
    assert {i: b.result for i, b in enumerate(journal.state.paired_rounds[0].games, 1)} == winners
    assert len(winners) == boards
    assert [event.sequence for event in journal.events] == list(range(1, len(journal.events) + 1))


def killed(times: int = 80) -> None:
    """Kill a process that is entering results, again and again: whatever it had acknowledged is there afterwards."""
    from django.db import connection

    from tabellone.store.repository import Repository

    repository, key = paired_tournament()
    repository.append(key, "result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk")
    chance = random.Random(1)
    acknowledged = 0
    for turn in range(times):
        close_store()
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            mine = Repository()
            while True:
                result = "0-1" if mine.journal(key).state.paired_rounds[0].games[0].result == "1-0" else "1-0"
                event = mine.append(key, "correct", {"round": 1, "encounter": 1, "result": result}, "desk")
                os.write(write, f"{event.sequence} {result}\n".encode())
        os.close(write)
        if turn % 2:  # every other time it has acknowledged something, however busy the machine is
            select.select([read], [], [], 10)
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


def cut() -> None:
    """The server ends every connection while results come in: nothing saved is lost, and it goes on by itself."""
    from tabellone.store.repository import Repository

    repository, key = paired_tournament()
    saved: dict[int, str] = {}
    refusals = 0
    for board in range(1, PLAYERS // 2 + 1):
        if board % 3 == 0:
            _end_all_connections()
        for _ in range(3):
            try:
                repository.append(key, "result", {"round": 1, "encounter": board, "result": "1-0"}, "desk")
                saved[board] = "1-0"
                break
            except UserError as error:
                assert error.reason.code.startswith("storage_"), error.reason
                refusals += 1
    boards = Repository().moment(key).state.paired_rounds[0].games
    assert {number: board.result for number, board in enumerate(boards, 1)} == saved
    assert len(saved) == PLAYERS // 2
    assert refusals  # the cuts were noticed


def _end_all_connections() -> None:
    """As somebody else at the server."""
    import psycopg

    with psycopg.connect(os.environ["TABELLONE_DATABASE"], autocommit=True) as server:
        server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def read_all(descriptor: int) -> str:
    with os.fdopen(descriptor) as stream:
        return stream.read()


if __name__ == "__main__":
    {action.__name__: action for action in (save_a_person, collide, killed, cut)}[sys.argv[1]]()
