"""What a list of tournaments shows of each, kept beside its events so that no list has to read them."""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from tabellone import __version__
from tabellone.engine.capabilities import HasTeamStandings
from tabellone.engine.reason_values import MessageId, NameOrMessage, Placings, PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import Reason
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import Snapshot
from tabellone.journal.next_step import NextStep, next_step
from tabellone.journal.result_counts import count_awaited_results, count_expected_results
from tabellone.journal.state import State, as_published
from tabellone.store.checksums import DIGITS

SAID: Mapping[str, Callable[..., Any]] = {
    kind.__name__: kind for kind in (PlayerNumber, PlayerNumbers, TextList, Placings, MessageId, NameOrMessage)
}
"""What the reasons of journals that cannot be read speak of, beside numbers and texts."""


MOST_WINNERS = 4
"""Named in a list."""


class Summary(NamedTuple):
    """A tournament in a list."""

    sequence: int
    """Of the event it was made after; another one has made it old."""
    name: str
    system: str = ""
    players: int = 0
    paired: int = 0
    published: int = 0
    rounds: int = 0
    closed: bool = False
    step: NextStep | None = None
    """What comes next, for the director."""
    problem: Reason | None = None
    """Why its journal cannot be read."""
    place: str = ""
    date: str = ""
    """As its settings have it; perhaps not a day."""
    arbiter: str = ""
    entered: int = 0
    """Results of the last round that are in, of so many encounters:"""
    encounters: int = 0
    winners: tuple[str, ...] = ()
    """Once it is closed."""
    program: str = __version__
    """Which version made it; another one may have other words, or read what this one could not."""

    def as_data(self) -> dict[str, Any]:
        """For the database, with a checksum."""
        data = self._asdict() | {
            "step": None if self.step is None else list(self.step),
            "problem": None if self.problem is None else [self.problem.code, _plain(self.problem.args)],
        }
        return data | {"checksum": _checksum(data)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Summary":
        """What `as_data` wrote; an older version may have written less."""
        known = {name: value for name, value in data.items() if name in cls._fields}
        step, problem = known.get("step"), known.get("problem")
        known["step"] = None if step is None else NextStep(*step)
        known["problem"] = None if problem is None else _reason(*problem)
        known["winners"] = tuple(known.get("winners", ()))
        return cls(**known)


def kept_summary(data: object) -> Summary | None:
    """What the database has; None if there is none, or it is damaged: it is made again from the events."""
    if not isinstance(data, dict):
        return None
    written = {name: value for name, value in data.items() if name != "checksum"}
    return Summary.from_data(written) if data.get("checksum") == _checksum(written) else None


def _checksum(data: Mapping[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:DIGITS]


def summary_of(moment: Snapshot) -> Summary:
    """Of a tournament that can be read."""
    state = moment.state
    last = state.paired_rounds[-1] if state.paired_rounds else None
    return Summary(
        moment.sequence,
        state.name,
        state.system_name,
        len(state.entrants),
        len(state.paired_rounds),
        len(as_published(state).paired_rounds),
        state.rounds,
        state.closed,
        next_step(state),
        place=state.place,
        date=state.date,
        arbiter=state.arbiter,
        entered=count_expected_results(state, last) - count_awaited_results(state, last) if last else 0,
        encounters=count_expected_results(state, last) if last else 0,
        winners=_winners(state) if state.closed and last else (),
    )


def _winners(state: State) -> tuple[str, ...]:
    """Who has the first place, several if they share it; whoever has no name is called by his number.

    Where players at tables have teams, these are ranked before them.
    """
    tournament = state.tournament
    if isinstance(state.system, HasTeamStandings) and (teams := state.system.team_standings(tournament)):
        return tuple(line.team for line in teams if line.place == 1)[:MOST_WINNERS]
    first = [line.player for line in state.system.standings(tournament) if line.place == 1]
    named = competitors(tournament)
    return tuple(named[number - 1].name or str(number) for number in first[:MOST_WINNERS])


def summary_of_unreadable(sequence: int, name: str, problem: Reason) -> Summary:
    """Of a tournament that cannot be read: what it is called, and why."""
    return Summary(sequence, name, problem=problem)


def _plain(args: Mapping[str, Any]) -> dict[str, Any]:
    """A reason may carry another, and things that are said by their type."""
    return {name: _kept(argument) for name, argument in args.items()}


def _kept(argument: Any) -> Any:
    if isinstance(argument, Reason):
        return {"reason": [argument.code, _plain(argument.args)]}
    if isinstance(argument, MessageId):
        return {"said": [type(argument).__name__, str(argument), argument.code]}
    kind = type(argument).__name__
    return {"said": [kind, argument]} if kind in SAID else argument


def _reason(code: str, args: Mapping[str, Any]) -> Reason:
    return Reason(code, args={name: _argument(kept) for name, kept in args.items()})


def _argument(kept: Any) -> Any:
    """What `_kept` wrote; a list is of a version before lists were said by their type."""
    if isinstance(kept, list):
        return TextList(kept)
    if not isinstance(kept, dict):
        return kept
    if "reason" in kept:
        return _reason(*kept["reason"])
    kind, value, *code = kept["said"]
    return SAID[kind](value, *(one.removesuffix(f"_{value}") for one in code))
