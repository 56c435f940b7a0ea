"""Steps of an event with sealed line-ups, each in a process of its own: the next program has started again.

`python -m tests.web.line_up_steps STEP FOLDER`
"""

import sys
from pathlib import Path

from tabellone.store.opening import open_store

if __name__ == "__main__":
    open_store(Path(sys.argv[2]))

from tests.running.store import visitor  # (models can be imported only now)
from tests.web.sealed_event import Event, member


def one_hands_in(event: Event) -> None:
    white, _ = event.seats
    assert event.hands_in(visitor(), white, [member(white, place) for place in (5, 4, 3, 2)]).status_code == 302


def the_other_after_a_restart(event: Event) -> None:
    """Another process with the same folder: the envelope of before is opened with this one."""
    white, black = event.seats
    assert event.boards == []
    assert event.hands_in(visitor(), black, [member(black, place) for place in (1, 2, 3, 4)]).status_code == 302
    assert [first for first, _ in event.boards] == [member(white, place) for place in (5, 4, 3, 2)]


if __name__ == "__main__":
    globals()[sys.argv[1]](Event(Path(sys.argv[2])))
