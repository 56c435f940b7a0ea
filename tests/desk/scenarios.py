"""What is done at the desk, each in a process of its own with a real store.

`python -m tests.desk.scenarios SCENARIO FOLDER`
"""

import sys
from pathlib import Path

from tabellone.store.opening import open_store
from tests.desk import (
    announcement_scenarios,
    call_scenarios,
    desk_scenarios,
    enrolment_scenarios,
    entrant_scenarios,
    event_scenarios,
    line_up_scenarios,
    my_game_scenarios,
    opening_scenarios,
    people_scenarios,
    phone_scenarios,
    presence_scenarios,
    rating_scenarios,
    screen_scenarios,
    seating_scenarios,
    slip_scenarios,
    team_scenarios,
    tie_scenarios,
    undo_scenarios,
)

MODULES = (
    announcement_scenarios,
    call_scenarios,
    desk_scenarios,
    enrolment_scenarios,
    entrant_scenarios,
    event_scenarios,
    line_up_scenarios,
    my_game_scenarios,
    opening_scenarios,
    people_scenarios,
    phone_scenarios,
    presence_scenarios,
    rating_scenarios,
    screen_scenarios,
    seating_scenarios,
    slip_scenarios,
    team_scenarios,
    tie_scenarios,
    undo_scenarios,
)
SCENARIOS = {found.__name__: found for module in MODULES for found in module.SCENARIOS}


if __name__ == "__main__":
    open_store(Path(sys.argv[2]))
    SCENARIOS[sys.argv[1]]()
