"""What is done at the desk, each in a process of its own with a real store.

`python -m tests.desk.scenarios SCENARIO FOLDER`
"""

import sys
from pathlib import Path

from tabellone.store.opening import open_store
from tests.desk import (
    desk_scenarios,
    enrolment_scenarios,
    event_scenarios,
    rating_scenarios,
    seating_scenarios,
    tie_scenarios,
)

MODULES = (
    desk_scenarios,
    enrolment_scenarios,
    event_scenarios,
    rating_scenarios,
    seating_scenarios,
    tie_scenarios,
)
SCENARIOS = {found.__name__: found for module in MODULES for found in module.SCENARIOS}


if __name__ == "__main__":
    open_store(Path(sys.argv[2]))
    SCENARIOS[sys.argv[1]]()
