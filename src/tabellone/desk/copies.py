"""New tournaments made from one there is: the same rules, the same people or some of them, before the draw."""

from collections.abc import Iterable

from tabellone.engine.model import TEXT_FIELDS
from tabellone.engine.player_fields import FieldScope
from tabellone.journal.journal import Journal
from tabellone.journal.state import Entrant, State
from tabellone.reading.round_games import write_round_games
from tabellone.store.repository import now


def copied(state: State, name: str, rounds: int, entrants: Iterable[Entrant], actor: str) -> Journal:
    """Its journal, ready to be added."""
    journal = Journal()
    described = {"name": name, "system": state.system_name, "rules": dict(state.rules), "rounds": rounds}
    journal.append("create", described, actor, now())
    staff = {"staff": list(state.staff)} if state.staff else {}
    journal.append("settings", {field: getattr(state, field) for field in TEXT_FIELDS} | staff, actor, now())
    enrolled = [entrant.player.fields_within(FieldScope.COPY) for entrant in entrants]
    if state.round_games:
        announced = [game._replace(was="", was_minutes=0) for game in state.round_games]
        journal.append("settings", {"round_games": write_round_games(announced)}, actor, now())
    if enrolled:
        journal.append("enrol", {"players": enrolled}, actor, now())
    return journal
