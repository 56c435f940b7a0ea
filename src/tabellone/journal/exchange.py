"""Export and import: a journal file has everything; a tournament, read from a document, becomes a new journal."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from math import isfinite
from typing import Any, NamedTuple

from tabellone.engine.capabilities import assumed_result
from tabellone.engine.encounters import LateResult
from tabellone.engine.model import TEXT_FIELDS, Arbiter, Round, Tournament
from tabellone.engine.reasons import BadDocumentError, NotReadyError, UserError
from tabellone.engine.systems import system_of
from tabellone.journal.actions import deciding, resting
from tabellone.journal.encounters import recorded
from tabellone.journal.encounters.recorded import Recorded
from tabellone.journal.event import Event, RefusedError, UnreadableError, kind_said
from tabellone.journal.journal import Journal
from tabellone.journal.kinds import NAMES, shape_of, version_of
from tabellone.journal.newcomers import Add, Newcomers, NewPlayers, NewTeams
from tabellone.journal.shapes import require_shape
from tabellone.journal.state import numbered
from tabellone.reading.early_end import write_early_end
from tabellone.reading.options import write_options
from tabellone.reading.prizes import write_prizes
from tabellone.reading.round_games import write_round_games
from tabellone.reading.schedule import write_schedule

FORMAT = "tabellone-journal/1"
FIELDS = set(Event._fields)
LONGEST_ACTOR, LONGEST_TIME = 100, 40
"""As the store keeps them."""
UNKEEPABLE = r"[\x00\ud800-\udfff]"
"""Characters no database keeps."""
DEEPEST = 12
"""Objects within objects; an event has three."""
DEEPEST_KEPT = 6
"""Of what a document says besides."""


def journal_text(events: Iterable[Event]) -> str:
    """One line for the format, then one line an event: easy to read, to compare and to cut."""
    lines: list[dict[str, Any]] = [{"format": FORMAT}, *(event.as_data() for event in events)]
    return "".join(json.dumps(line, ensure_ascii=False, sort_keys=True) + "\n" for line in lines)


def read_journal(text: str) -> Journal:
    """The journal in a file, whichever version wrote it; anything that cannot be one is refused with the line."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or _object(lines[0], 1).get("format") != FORMAT:
        raise BadDocumentError("not_a_journal", "1", wanted=FORMAT)
    events = [_event(_object(line, number), number) for number, line in enumerate(lines[1:], 2)]
    for expected, event in enumerate(events, 1):
        if event.sequence != expected:
            raise BadDocumentError("sequence_broken", str(expected + 1), expected=expected)
    try:
        journal = Journal(events)
    except UnreadableError as error:
        raise BadDocumentError(error.cause.code, str(error.sequence + 1), **error.cause.args) from None
    if not journal.state.system_name:
        raise BadDocumentError("not_created", "2")
    return journal


class KeptRound(NamedTuple):
    """What it says of a round: of its encounters by their place, of its rests by the player's number."""

    round: dict[str, Any]
    encounters: dict[int, dict[str, Any]]
    rests: dict[int, dict[str, Any]]

    def as_data(self, identity: Mapping[int, int]) -> dict[str, Any]:
        """For the event: players by their ids, nothing where nothing is said."""
        rests = {identity[player]: more for player, more in self.rests.items()}
        parts = {"encounters": self.encounters, "rests": rests}
        kept: dict[str, Any] = {name: {str(n): more for n, more in part.items()} for name, part in parts.items()}
        return {name: part for name, part in (("round", self.round), *kept.items()) if part}


class Kept(NamedTuple):
    """What a document says that no rule needs: of the tournament, of its players and of its rounds by number."""

    tournament: dict[str, Any]
    players: dict[int, dict[str, Any]]
    rounds: dict[int, KeptRound] = {}  # noqa: RUF012  (never changed)


NOTHING_KEPT = Kept({}, {})


def keepable(fields: dict[str, Any]) -> dict[str, Any]:
    """Those of these fields that every database keeps."""
    return {name: value for name, value in fields.items() if _is_plain({name: value}, DEEPEST_KEPT)}


def journal_of(tournament: Tournament, actor: str, time: str, kept: Kept = NOTHING_KEPT) -> Journal:
    """A journal that leads to this tournament.

    Rules may have been changed since, so that the rounds announced at first do not fit them; then every round says how
    many were announced when it was paired.
    """
    try:
        return _journal_of(tournament, actor, time, kept, rounds_grow=True)
    except BadDocumentError:
        return _journal_of(tournament, actor, time, kept, rounds_grow=False)


def _journal_of(tournament: Tournament, actor: str, time: str, kept: Kept, rounds_grow: bool) -> Journal:
    journal = Journal()

    def add(kind: str, data: dict[str, Any]) -> None:
        journal.append(kind, data, actor, time)

    first = tournament.history[0] if tournament.history else None
    start = (first.announced if first and rounds_grow else None) or tournament.rounds
    rules = write_options(tournament.rules)
    described = {"name": tournament.name or "—", "system": tournament.system, "rules": rules, "rounds": start}
    add("create", described | ({"kept": kept.tournament} if kept.tournament else {}))
    kind = recorded(journal.state)
    newcomers = NewTeams(tournament, kept.players) if tournament.teams else NewPlayers(tournament, kept.players)
    newcomers.enter(1, journal, add)
    for number, played in enumerate(tournament.history, 1):
        then = {"handicaps": [list(one) for one in played.handicaps]} if played.handicaps else {}
        announced = {} if rounds_grow or played.announced is None else {"announced": played.announced}
        rounds = (played.announced if rounds_grow else None) or tournament.rounds
        if rounds != journal.state.rounds:
            add("settings", {"rounds": rounds})
        newcomers.enter(number, journal, add)
        identity = newcomers.identity
        encounters = [
            kind.write(one if kind.comes_with_its_round(one) else one.without_result(), identity, newcomers.people)
            for one in played.encounters
        ]
        newcomers.leave(number, add)
        away = {gone.player for gone in played.withdrawn}
        rests = [resting(rest, identity) for rest in played.rests if rest.player not in away]
        besides = {"kept": kept.rounds[number].as_data(identity)} if number in kept.rounds else {}
        lots = {"lots_seed": played.lots_seed} if played.lots_seed else {}
        earlier = [[[identity[p] for p in seats] for seats in one] for one in played.earlier_seatings]
        mended = {"mended": earlier} if earlier else {}
        decided = {} if played.deviation is None else {"decided": played.deviation.value}
        paired = {"round": number, "encounters": encounters, "rests": rests, **lots, **mended, **decided}
        add("pair", {**paired, **announced, **then, **besides})
        add("publish", {"round": number})
        if played.openings:
            seed = {"seed": played.openings_seed} if played.openings_seed else {}
            add("openings", {"round": number, "openings": list(played.openings), **seed})
        for data in _results(tournament, number, kind):
            add("result", data)
        for name, data in _calls(played, number, identity):
            add(name, data)
        newcomers.come_back(number, add)
    if tournament.rounds != journal.state.rounds:
        add("settings", {"rounds": tournament.rounds})
    for number in range(tournament.next_round, tournament.rounds + 1):
        newcomers.enter(number, journal, add)
    _described(tournament, add)
    _announced(tournament, newcomers, add)
    for decision in tournament.decisions:
        with suppress(NotReadyError):  # one that is about no tie counts for nothing
            add("decide", deciding(journal.state, decision))
    if tournament.early_end is not None:
        with suppress(RefusedError):  # with results still missing it is not closed yet
            add("close", {"early_end": write_early_end(tournament.early_end)})
    return journal


def _described(tournament: Tournament, add: Add) -> None:
    """What its papers and pages need besides."""
    papers: dict[str, Any] = {name: getattr(tournament, name) for name in TEXT_FIELDS if getattr(tournament, name)}
    papers |= {"staff": list(tournament.staff)} if tournament.staff else {}
    if papers or tournament.prizes:
        add("settings", {**papers, **({"prizes": write_prizes(tournament.prizes)} if tournament.prizes else {})})
    if tournament.round_games:
        add("settings", {"round_games": write_round_games(tournament.round_games)})
    if tournament.schedule:
        add("settings", {"schedule": write_schedule(tournament.schedule)})


def _announced(tournament: Tournament, newcomers: Newcomers, add: Add) -> None:
    """What is known of the next round before it is paired: who will not play, and line-ups."""
    for absence in ("absent", "half"):
        for player in sorted(getattr(tournament, absence)):
            add("absence", {newcomers.noun: newcomers.identity[player], "kind": absence})
    if tournament.line_ups:
        given = {str(newcomers.identity[team]): line_up for team, line_up in tournament.line_ups.items()}
        by_ids = {team: list(numbered(line_up, newcomers.people)) for team, line_up in given.items()}
        add("line_ups", {"round": tournament.next_round, "line_ups": by_ids})


def _results(tournament: Tournament, number: int, kind: Recorded[Any]) -> Iterator[dict[str, Any]]:
    """What was known before the next round was paired: of this round, and of earlier ones what came so late."""
    played = tournament.history[number - 1]
    came_late: dict[int, list[LateResult]] = {}
    for late in played.late_results:
        came_late.setdefault(late.encounter, []).append(late)
    supposed = assumed_result(system_of(tournament), tournament.rules, number)
    for index, encounter in enumerate(played.encounters, 1):
        then = encounter
        for late in came_late.get(index, ()):
            then = then.without_late_result(late)
        known = kind.written_result(then)
        came_with_it = supposed is not None or kind.comes_with_its_round(encounter)
        if known is not None and not came_with_it:
            yield {"round": number, "encounter": index, **known}
    for earlier, before in enumerate(tournament.history[: number - 1], 1):
        for late in before.late_results:
            if late.last_round_without == number:
                known = kind.written_late(before.encounters[late.encounter - 1], late)
                yield {"round": earlier, "encounter": late.encounter, **(known or {})}


def _calls(round_: Round, number: int, identity: dict[int, int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Who was called to which table, and what they decided."""

    def known(arbiters: tuple[Arbiter, ...]) -> list[Arbiter]:
        return [identity[one] if isinstance(one, int) else one for one in arbiters]

    for call in round_.calls:
        table = {"round": number, "encounter": call.encounter}
        yield "call", {**table, "arbiters": known(call.arbiters), **({"minor": True} if call.minor else {})}
        if call.decision:
            yield "ruling", {**table, "text": call.decision, "by": known(call.by)}


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadDocumentError("not_json", str(number), line=number, column=1) from None
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", str(number))
    return value


def _event(data: dict[str, Any], number: int) -> Event:
    """An event that can be kept and shown, whatever it leads to; also one that was undone."""
    well_formed = (
        data.keys() == FIELDS
        and type(data["sequence"]) is int
        and _is_time(data["time"])
        and isinstance(data["actor"], str)
        and len(data["actor"]) <= LONGEST_ACTOR
        and isinstance(data["kind"], str)
        and isinstance(data["data"], dict)
        and type(data["version"]) is int
        and data["version"] > 0
        and _is_plain({"actor": data["actor"], "data": data["data"]}, DEEPEST)
    )
    if not well_formed:
        raise BadDocumentError("not_an_event", str(number))
    event = Event(**data)
    if event.kind not in NAMES or event.version > version_of(event.kind):
        raise BadDocumentError("written_by_newer", str(number), kind=kind_said(event.kind), version=event.version)
    try:
        require_shape(shape_of(event.kind, event.version), data["data"], asked=True)
    except UserError as error:
        raise BadDocumentError(error.reason.code, str(number), **error.reason.args) from None
    return event


def _is_time(value: Any) -> bool:
    """A moment with its zone, in years people live in."""
    if not isinstance(value, str) or len(value) > LONGEST_TIME:
        return False
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return False
    return moment.tzinfo is not None and 1900 < moment.year < 9000


def _is_plain(value: Any, deeper: int) -> bool:
    """What every database keeps: no number that is none, no half characters, nothing nested without end."""
    if isinstance(value, dict):
        return deeper > 0 and all(_is_plain(key, deeper) and _is_plain(one, deeper - 1) for key, one in value.items())
    if isinstance(value, list):
        return deeper > 0 and all(_is_plain(one, deeper - 1) for one in value)
    if isinstance(value, str):
        return value.isprintable() or not re.search(UNKEEPABLE, value)
    return not isinstance(value, float) or isfinite(value)
