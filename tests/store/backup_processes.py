"""What happens to backups when a process is killed or the disk is full, each in one of its own.

`python -m tests.store.backup_processes SCENARIO FOLDER`
"""

import os
import random
import resource
import signal
import sys
import time
from pathlib import Path

from tabellone.store.opening import close_store, open_store

if __name__ == "__main__":
    open_store(Path(sys.argv[2]))

from tests.store.backups import (
    compared,
    everything,
    folder,
    forget_everything,
    names,
)
from tests.store.tournaments import paired_tournament, refused  # (models can be imported only now)


def killed() -> None:
    """Killed again and again while it makes backups: whatever has a name is whole, the rest is cleared in time."""

    from tabellone.store.backup import make_backup
    from tabellone.store.backup_contents import read_backups

    forget_everything()
    _, key = paired_tournament(400)
    events = everything()[0][key]
    chance = random.Random(3)
    turn = 0
    while turn < 40 or (turn < 4_000 and not (any(folder().glob("*.zip")) and any(folder().glob("*.part")))):
        turn += 1
        close_store()
        child = os.fork()
        if child == 0:
            while True:
                make_backup("backup")
        time.sleep(chance.random() * 0.1 * (1 + turn / 40))  # longer and longer, however busy the machine is
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    backups = list(folder().glob("*.zip"))
    unfinished = list(folder().glob("*.part"))
    assert backups
    assert unfinished, "no kill came in the middle of a backup"
    for file in backups:
        (found,) = read_backups(file)
        assert found.left_out == []
        assert len(found.journals[key]) == len(events)
    compared(make_backup("backup"), folder())
    assert set(unfinished) <= set(folder().iterdir())  # they may be somebody's who is at it now
    for file in unfinished[1:]:
        os.utime(file, (0, 0))
    stranger = folder() / "holiday.zip.part"
    stranger.touch()
    os.utime(stranger, (0, 0))
    make_backup("backup")
    assert set(folder().glob("*.part")) == {unfinished[0], stranger}


def disk_full() -> None:
    """No room for a backup or an event: one sentence, nothing half written, and with room again it works."""
    from django.db import DatabaseError

    from tabellone.store.backup import make_backup
    from tabellone.store.storage_errors import storage_error

    forget_everything()
    paired_tournament(40)
    make_backup("backup")
    before, files = everything(), names()
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600, unlimited[1]))
    refused("backup_failed", make_backup, "backup")
    refused("backup_failed", make_backup, "backup", folder().parent / "mine.zip")
    try:
        forget_everything()
    except DatabaseError as error:
        assert storage_error(error).reason.code == "storage_full"
    else:
        raise AssertionError("there was room")
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert names() == files
    assert not (folder().parent / "mine.zip.part").exists()
    assert everything() == before
    compared(make_backup("backup"))


if __name__ == "__main__":
    {action.__name__: action for action in (killed, disk_full)}[sys.argv[1]]()
