"""Whether the scenes leave anything out: a kind of event, one of its fields, an option, a result, a rest."""

from collections import defaultdict
from collections.abc import Iterable

from tabellone.engine.options import fields
from tabellone.engine.outcomes import RESTS
from tabellone.engine.results import ANY_CODES
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.journal.entries.teams import ROSTER_FIELDS
from tabellone.journal.entry_types import ENTRY_NAMES, ENTRY_TYPES
from tabellone.journal.fields import PLAYER_FIELDS_OF_ENTRY, PRIZE_FIELDS, ROUND_GAME_FIELDS
from tabellone.journal.journal import Journal
from tabellone.journal.state import State
from tabellone.journal.teams import TEAM_FIELDS
from tabellone.reading.options import write_options


def left_out(journals: Iterable[Journal]) -> list[str]:
    """What occurs in none of these journals, though the program of today knows it."""
    journals = list(journals)
    given = _fields_given(journals)
    known = {
        **{kind: ENTRY_TYPES[kind].fields for kind in ENTRY_TYPES},
        "a player": PLAYER_FIELDS_OF_ENTRY,
        "a prize": PRIZE_FIELDS,
    }
    known["a game of a round"] = ROUND_GAME_FIELDS
    known["a team"] = {**TEAM_FIELDS, **ROSTER_FIELDS}
    missing = [f"event {kind}" for kind in ENTRY_NAMES if kind not in given]
    missing += [f"field {kind}.{name}" for kind, shape in known.items() for name in shape if name not in given[kind]]
    rounds = [event for journal in journals for event in journal.events if event.kind == "pair"]
    if not any(event.data.get("exceptions") for event in rounds):
        missing.append("a round with exceptions")
    states = [journal.state for journal in journals]
    missing += _options_left_out(states)
    results = {board.result for state in states for paired in state.paired_rounds for board in paired.games}
    results |= {event.data.get("result") for journal in journals for event in journal.events}
    rests = {rest.kind for state in states for paired in state.paired_rounds for rest in paired.rests}
    return missing + [f"result {code}" for code in ANY_CODES if code not in results] + sorted(RESTS.keys() - rests)


def _fields_given(journals: list[Journal]) -> dict[str, set[str]]:
    given: dict[str, set[str]] = defaultdict(set)
    for event in (event for journal in journals for event in journal.events):
        given[event.kind] |= event.data.keys()
        for team in event.data.get("teams", ()):
            given["a team"] |= team.keys()
        for entry in event.data.get("players", ()):
            given["a player"] |= entry.keys() if isinstance(entry, dict) else set()  # of a roster, by his id
        for entry in event.data.get("prizes", ()):
            given["a prize"] |= entry.keys()
        for entry in event.data.get("round_games", ()):
            given["a game of a round"] |= entry.keys()
    return given


def _options_left_out(states: list[State]) -> list[str]:
    missing = []
    for name in SYSTEM_NAMES:
        chosen = {option for state in states if state.system_name == name for option in write_options(state.options)}
        options = (option.name for option in fields(system_named(name).options))
        missing += [f"option {name} {option}" for option in options if option not in chosen]
    return missing
