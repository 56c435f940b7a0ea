"""The tournament as a whole."""

from typing import Any

from tabellone.engine.model import FOR_PAPERS, After, How, Prize, RoundGame, TieDecision
from tabellone.engine.options import read_options
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.players import known_player
from tabellone.journal.state import State


def create(state: State, data: dict[str, Any]) -> State:
    """The first event: name, system, rules, rounds, and for a next phase what it follows."""
    if state.system_name:
        raise RefusedError("already_created")
    rules = data.get("rules", {})
    require_known_words(data["system"], rules)
    return state._replace(
        name=data["name"].strip(),
        system_name=data["system"],
        rules=rules,
        rounds=data["rounds"],
        follows=tuple(data.get("follows", ())),
        kept=data.get("kept", {}),
    )


def settings(state: State, data: dict[str, Any]) -> State:
    """Another name, other rules or rounds, prizes, games of the rounds, what the papers need."""
    changed = state._replace(**{name: data[name].strip() for name in ("name", *FOR_PAPERS) if name in data})
    if "rules" in data:
        require_known_words(state.system_name, data["rules"])
        changed = changed._replace(rules=data["rules"])
    if "prizes" in data:
        changed = changed._replace(prizes=tuple(Prize(**entry) for entry in data["prizes"]))
    if "round_games" in data:
        changed = changed._replace(round_games=tuple(RoundGame(**entry) for entry in data["round_games"]))
    if "rounds" in data:
        changed = changed._replace(rounds=data["rounds"])
    if "staff" in data:
        changed = changed._replace(staff=tuple(name.strip() for name in data["staff"]))
    return changed


def require_known_words(system: str, rules: Any) -> None:
    """Words the program has no meaning for cannot be read, however they came there."""
    if system not in SYSTEM_NAMES:
        raise BadDocumentError("option_unknown_word", "system", word=system[:80], known=list(SYSTEM_NAMES))
    read_options(system_named(system).options, rules, "rules")


def close(state: State, data: dict[str, Any]) -> State:
    """Nothing changes any more, until it is reopened."""
    return state._replace(closed=True)


def reopen(state: State, data: dict[str, Any]) -> State:
    """After all, something changes."""
    return state._replace(closed=False)


def decide(state: State, data: dict[str, Any]) -> State:
    """What a lot, a blitz or a play-off found; an earlier one among the same players at the same point is replaced."""
    for identity in data["order"]:
        known_player(state, {"player": identity})
    made = TieDecision(tuple(data["order"]), How(data["how"]), After(data["after"]), data.get("seed") or "")
    others = (one for one in state.decisions if (set(one.players), one.after) != (set(made.players), made.after))
    return state._replace(decisions=(*others, made))


def note(state: State, data: dict[str, Any]) -> State:
    """A remark for the record; the state stays as it is."""
    return state
