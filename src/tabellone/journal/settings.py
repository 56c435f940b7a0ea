"""Events about the tournament as a whole."""

from typing import Any

from tabellone.engine.draughts import Board
from tabellone.engine.limits import MOST_ROUNDS
from tabellone.engine.model import FOR_PAPERS
from tabellone.engine.openings.options import require_openings
from tabellone.engine.options import read_options
from tabellone.engine.prizes import read_prizes
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.journal.event import RefusedError
from tabellone.journal.state import State
from tabellone.journal.values import one_of, text, whole_number


def create(state: State, data: dict[str, Any]) -> State:
    """The first event: name, system, rules, rounds, and for a next phase what it follows."""
    if state.system_name:
        raise RefusedError("already_created")
    system = one_of(data, "system", SYSTEM_NAMES)
    rules = data.get("rules", {})
    require_openings(read_options(system_named(system).options, rules, "rules"))
    return state._replace(
        name=text(data, "name", required=True),
        system_name=system,
        rules=rules,
        rounds=whole_number(data, "rounds", 1, MOST_ROUNDS),
        follows=_keys(data.get("follows", [])),
    )


def _keys(follows: Any) -> tuple[str, ...]:
    if not isinstance(follows, list) or not all(isinstance(key, str) for key in follows):
        raise BadDocumentError("not_a_list", "follows")
    return tuple(follows)


def settings(state: State, data: dict[str, Any]) -> State:
    """Change name, rules or rounds; rounds already paired stay what they were, and none of them is lost."""
    require_open(state)
    changed = state
    if "name" in data:
        changed = changed._replace(name=text(data, "name", required=True))
    if "rules" in data:
        rules = read_options(state.system.options, data["rules"], "rules")
        require_openings(rules)
        if any(paired.openings for paired in state.paired) and rules.game is not Board.ITALIAN:
            raise RefusedError("openings_italian_only")
        codes = state.system.result_codes(rules)
        if any(board.result not in codes for paired in state.paired for board in paired.boards):
            raise RefusedError("results_of_other_kind")
        changed = changed._replace(rules=data["rules"])
    if data.keys() & set(FOR_PAPERS):
        place, date, arbiter = (text(data if name in data else state._asdict(), name) for name in FOR_PAPERS)
        changed = changed._replace(place=place, date=date, arbiter=arbiter)
    if "prizes" in data:
        changed = changed._replace(prizes=read_prizes(data["prizes"], "prizes"))
    if "rounds" in data:
        entered = max((entrant.enters for entrant in state.entrants.values()), default=1)
        least = max(1, len(state.paired), entered)
        changed = changed._replace(rounds=whole_number(data, "rounds", least, MOST_ROUNDS))
    if state.drawn:
        changed.system.validate(changed.tournament)
    return changed


def close(state: State, data: dict[str, Any]) -> State:
    """Nothing changes any more, until it is reopened."""
    require_open(state)
    for number, paired in enumerate(state.paired, 1):
        if not paired.published:
            raise RefusedError("unpublished_at_closing", round=number)
        for table, seated in enumerate(paired.tables, 1):
            if seated.places is None:
                raise RefusedError("open_table_at_closing", round=number, table=table)
        for board, game in enumerate(paired.boards, 1):
            if game.result in state.system.open_results:
                raise RefusedError("open_game_at_closing", round=number, board=board)
    return state._replace(closed=True)


def reopen(state: State, data: dict[str, Any]) -> State:
    """After all, something changes."""
    if not state.closed:
        raise RefusedError("not_closed")
    return state._replace(closed=False)


def note(state: State, data: dict[str, Any]) -> State:
    """A remark for the record; the state stays as it is."""
    text(data, "text", required=True, longest=2000)
    return state


def require_open(state: State) -> None:
    """Most events need a tournament that exists and is not closed."""
    if not state.system_name:
        raise RefusedError("not_created")
    if state.closed:
        raise RefusedError("closed")
