"""A new tournament from what is asked about it: its rules, its event, and perhaps an earlier one it is to be like."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.desk.events import defaults
from tabellone.desk.hand import Hand
from tabellone.engine.model import PAPER_FIELDS
from tabellone.journal.journal import Journal
from tabellone.journal.state import State
from tabellone.reading.prizes import write_prizes
from tabellone.reading.round_games import write_round_games
from tabellone.store.gatherings import assign, gathering
from tabellone.store.repository import now


class Wanted(NamedTuple):
    """What is asked."""

    described: Mapping[str, Any]
    """Name, system, rules and rounds."""
    papers: Mapping[str, str]
    """Place, date, arbiter and cadence; what is empty is as its event says."""
    gathering: str = ""
    """The key of its event, if it belongs to one."""
    like: str = ""
    """The key of an earlier tournament whose other settings it has: staff, prizes, games of the rounds."""


def open_tournament(hand: Hand, wanted: Wanted) -> str:
    """Its key; nobody is enrolled yet."""
    known = defaults(gathering(wanted.gathering)) if wanted.gathering else {}
    papers = {name: wanted.papers.get(name, "").strip() or known.get(name, "") for name in PAPER_FIELDS}
    settings: dict[str, Any] = {name: value for name, value in papers.items() if value}
    journal = Journal()
    journal.append("create", wanted.described, hand.actor, now())
    if wanted.like:
        settings |= _other_settings(hand.state(wanted.like), journal.state)
    if settings:
        journal.append("settings", settings, hand.actor, now())
    key = hand.repository.add(journal)
    if wanted.gathering:
        assign(key, wanted.gathering)
    return key


def _other_settings(earlier: State, new: State) -> dict[str, Any]:
    """What the form does not ask; of another system only what every system has."""
    settings: dict[str, Any] = {}
    if earlier.prizes:
        settings["prizes"] = write_prizes(earlier.prizes)
    if earlier.system_name != new.system_name:
        return settings
    if earlier.staff:
        settings["staff"] = list(earlier.staff)
    games = [game._replace(was="", was_minutes=0) for game in earlier.round_games if game.round <= new.rounds]
    return settings | ({"round_games": write_round_games(games)} if games else {})
