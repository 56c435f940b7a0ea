"""How events are told, as data: the words are made at the edge."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tabellone.engine.model import Arbiter, RoundGame
from tabellone.engine.reason_values import Placings
from tabellone.engine.reasons import Reason
from tabellone.journal.state import State


class GameResult(NamedTuple):
    """The result of a game; None where it was taken away."""

    result: str | None


class TablePlacing(NamedTuple):
    """The result of a table; empty if it was removed."""

    placings: Placings


class BoardResult(NamedTuple):
    """The result of a board of a match; None where it was taken away."""

    board: int
    result: str | None


class MatchResults(NamedTuple):
    """The results of all boards of a match; None where one has none."""

    results: tuple[str | None, ...]


class OptionChanged(NamedTuple):
    """A rule that was announced otherwise before, with plain values."""

    system: str
    name: str
    before: Any
    after: Any


class ReplacedResult(NamedTuple):
    """The result that was there before."""

    result: GameResult | TablePlacing | BoardResult | MatchResults


Detail = (
    Reason | RoundGame | GameResult | MatchResults | BoardResult | TablePlacing | ReplacedResult | OptionChanged | str
)
"""A fact; text is what people have typed."""

MAX_NAMED = 6
"""Of the people in one event."""


def field_facts(data: Mapping[str, Any], *names: str) -> list[Detail]:
    """Returns a reason for each named field that has a value: `round` becomes `did_round`."""
    return [Reason(f"did_{name}", args={"value": data[name]}) for name in names if data.get(name)]


def free_text(data: Mapping[str, Any], *names: str) -> list[Detail]:
    """Returns the named texts that are not empty."""
    return [str(data[name]) for name in names if data.get(name)]


def competitor_detail(state: State, data: Mapping[str, Any]) -> list[Detail]:
    """Returns the name of the player or team of an entry."""
    if "team" in data:
        team = state.teams.get(data["team"])
        return [team.name if team else str(data["team"])]
    return [arbiter_name(state, data["player"])]


def competitor_details(state: State, identities: Iterable[int]) -> list[Detail]:
    """Several, as far as they are still there."""
    known = (state.competitors.get(identity) for identity in identities)
    return [", ".join(one.name for one in known if one)]


def arbiter_name(state: State, arbiter: Arbiter) -> str:
    """Returns the name of an arbiter given by id or by name."""
    if isinstance(arbiter, str):
        return arbiter
    entrant = state.entrants.get(arbiter)
    return entrant.name if entrant else str(arbiter)


def arbiters(state: State, called: Iterable[Arbiter]) -> str:
    """Some of them in a row."""
    return ", ".join(arbiter_name(state, one) for one in called)
