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
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.encounters.codec import JournalCodec
from tabellone.journal.enrolment import Add, Enrolment, PlayerEnrolment, TeamEnrolment
from tabellone.journal.entry import Entry, RefusedError, UnreadableError, kind_name
from tabellone.journal.entry_types import ENTRY_NAMES, fields_of, version_of
from tabellone.journal.fields import require_fields
from tabellone.journal.journal import Journal
from tabellone.journal.requests import rest_row, tie_decision_data
from tabellone.journal.state import renumber_line_up
from tabellone.reading.early_end import write_early_end
from tabellone.reading.options import write_options
from tabellone.reading.prizes import write_prizes
from tabellone.reading.round_games import write_round_games
from tabellone.reading.schedule import write_schedule

FORMAT = "tabellone-journal/1"
ENTRY_FIELDS = set(Entry._fields)
MAX_ACTOR_LENGTH, MAX_TIME_LENGTH = 100, 40
"""As the store keeps them."""
UNSTORABLE_CHARACTERS = r"[\x00\ud800-\udfff]"
"""Characters no database keeps."""
MAX_DEPTH = 12
"""Objects within objects; an event has three."""
MAX_EXTRA_DEPTH = 6
"""Of what a document says besides."""


def journal_text(events: Iterable[Entry]) -> str:
    """One line for the format, then one line an event: easy to read, to compare and to cut."""
    lines: list[dict[str, Any]] = [{"format": FORMAT}, *(event.as_data() for event in events)]
    return "".join(json.dumps(line, ensure_ascii=False, sort_keys=True) + "\n" for line in lines)


def read_journal(text: str) -> Journal:
    """The journal in a file, whichever version wrote it; anything that cannot be one is refused with the line."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or _object(lines[0], 1).get("format") != FORMAT:
        raise BadDocumentError("not_a_journal", "1", wanted=FORMAT)
    events = [_entry(_object(line, number), number) for number, line in enumerate(lines[1:], 2)]
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


class RoundExtraFields(NamedTuple):
    """Extra fields of a round, of its encounters by index, and of its rests by player."""

    round: dict[str, Any]
    encounters: dict[int, dict[str, Any]]
    rests: dict[int, dict[str, Any]]

    def as_data(self, identity: Mapping[int, int]) -> dict[str, Any]:
        """Returns the data of an entry, with ids for players and without empty parts."""
        rests = {identity[player]: more for player, more in self.rests.items()}
        parts = {"encounters": self.encounters, "rests": rests}
        kept: dict[str, Any] = {name: {str(n): more for n, more in part.items()} for name, part in parts.items()}
        return {name: part for name, part in (("round", self.round), *kept.items()) if part}


class ExtraFields(NamedTuple):
    """Fields of a document that no rule needs, of the tournament, its players and its rounds."""

    tournament: dict[str, Any]
    players: dict[int, dict[str, Any]]
    rounds: dict[int, RoundExtraFields] = {}  # noqa: RUF012  (never changed)


NO_EXTRA_FIELDS = ExtraFields({}, {})


def storable(fields: dict[str, Any]) -> dict[str, Any]:
    """Returns the fields that every database can store."""
    return {name: value for name, value in fields.items() if _is_storable({name: value}, MAX_EXTRA_DEPTH)}


def journal_from_tournament(
    tournament: Tournament, actor: str, time: str, kept: ExtraFields = NO_EXTRA_FIELDS
) -> Journal:
    """A journal that leads to this tournament.

    Rules may have been changed since, so that the rounds announced at first do not fit them; then every round says how
    many were announced when it was paired.
    """
    # First as it happened, with the number of rounds changed when it changed. If the rules of today refuse one of those
    # numbers, all rounds are announced at the start, and each says what was announced when it was paired.
    try:
        return _import_tournament(tournament, actor, time, kept, rounds_grow=True)
    except BadDocumentError:
        return _import_tournament(tournament, actor, time, kept, rounds_grow=False)


def _import_tournament(tournament: Tournament, actor: str, time: str, kept: ExtraFields, rounds_grow: bool) -> Journal:
    journal = Journal()

    def add(kind: str, data: dict[str, Any]) -> None:
        journal.append(kind, data, actor, time)

    first = tournament.history[0] if tournament.history else None
    start = (first.announced if first and rounds_grow else None) or tournament.rounds
    rules = write_options(tournament.rules)
    described = {"name": tournament.name or "—", "system": tournament.system, "rules": rules, "rounds": start}
    add("create", described | ({"kept": kept.tournament} if kept.tournament else {}))
    kind = codec_of_tournament(journal.state)
    newcomers = (
        TeamEnrolment(tournament, kept.players) if tournament.teams else PlayerEnrolment(tournament, kept.players)
    )
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
            kind.write(one if kind.has_legacy_result(one) else one.without_result(), identity, newcomers.people)
            for one in played.encounters
        ]
        newcomers.leave(number, add)
        away = {gone.player for gone in played.withdrawn}
        rests = [rest_row(rest, identity) for rest in played.rests if rest.player not in away]
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
    _add_settings(tournament, add)
    _add_next_round(tournament, newcomers, add)
    for decision in tournament.decisions:
        with suppress(NotReadyError):  # one that is about no tie counts for nothing
            add("decide", tie_decision_data(journal.state, decision))
    if tournament.early_end is not None:
        with suppress(RefusedError):  # with results still missing it is not closed yet
            add("close", {"early_end": write_early_end(tournament.early_end)})
    return journal


def _add_settings(tournament: Tournament, add: Add) -> None:
    """Adds the settings that papers and pages need."""
    papers: dict[str, Any] = {name: getattr(tournament, name) for name in TEXT_FIELDS if getattr(tournament, name)}
    papers |= {"staff": list(tournament.staff)} if tournament.staff else {}
    if papers or tournament.prizes:
        add("settings", {**papers, **({"prizes": write_prizes(tournament.prizes)} if tournament.prizes else {})})
    if tournament.round_games:
        add("settings", {"round_games": write_round_games(tournament.round_games)})
    if tournament.schedule:
        add("settings", {"schedule": write_schedule(tournament.schedule)})


def _add_next_round(tournament: Tournament, newcomers: Enrolment, add: Add) -> None:
    """Adds absences and line-ups of the next round."""
    for absence in ("absent", "half"):
        for player in sorted(getattr(tournament, absence)):
            add("absence", {newcomers.noun: newcomers.identity[player], "kind": absence})
    if tournament.line_ups:
        given = {str(newcomers.identity[team]): line_up for team, line_up in tournament.line_ups.items()}
        by_ids = {team: list(renumber_line_up(line_up, newcomers.people)) for team, line_up in given.items()}
        add("line_ups", {"round": tournament.next_round, "line_ups": by_ids})


def _results(tournament: Tournament, round_number: int, kind: JournalCodec[Any]) -> Iterator[dict[str, Any]]:
    """Yields the results known before the next round was paired: of this round, and late ones of earlier rounds."""
    played = tournament.history[round_number - 1]
    came_late: dict[int, list[LateResult]] = {}
    for late in played.late_results:
        came_late.setdefault(late.encounter, []).append(late)
    supposed = assumed_result(system_of(tournament), tournament.rules, round_number)
    for index, encounter in enumerate(played.encounters, 1):
        then = encounter
        for late in came_late.get(index, ()):
            then = then.without_late_result(late)
        known = kind.result_data(then)
        came_with_it = supposed is not None or kind.has_legacy_result(encounter)
        if known is not None and not came_with_it:
            yield {"round": round_number, "encounter": index, **known}
    for earlier, before in enumerate(tournament.history[: round_number - 1], 1):
        for late in before.late_results:
            if late.last_round_without == round_number:
                known = kind.late_result_data(before.encounters[late.encounter - 1], late)
                yield {"round": earlier, "encounter": late.encounter, **(known or {})}


def _calls(round_: Round, round_number: int, identity: dict[int, int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields the calls for arbiters and their decisions."""

    def known(arbiters: tuple[Arbiter, ...]) -> list[Arbiter]:
        return [identity[one] if isinstance(one, int) else one for one in arbiters]

    for call in round_.calls:
        table = {"round": round_number, "encounter": call.encounter}
        yield "call", {**table, "arbiters": known(call.arbiters), **({"minor": True} if call.minor else {})}
        if call.decision:
            yield "ruling", {**table, "text": call.decision, "by": known(call.by)}


def _object(line: str, line_number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadDocumentError("not_json", str(line_number), line=line_number, column=1) from None
    if not isinstance(value, dict):
        raise BadDocumentError("not_an_object", str(line_number))
    return value


def _entry(data: dict[str, Any], line_number: int) -> Entry:
    """Reads an entry that can be stored and shown, wherever it leads and even if undone."""
    well_formed = (
        data.keys() == ENTRY_FIELDS
        and type(data["sequence"]) is int
        and _is_time(data["time"])
        and isinstance(data["actor"], str)
        and len(data["actor"]) <= MAX_ACTOR_LENGTH
        and isinstance(data["kind"], str)
        and isinstance(data["data"], dict)
        and type(data["version"]) is int
        and data["version"] > 0
        and _is_storable({"actor": data["actor"], "data": data["data"]}, MAX_DEPTH)
    )
    if not well_formed:
        raise BadDocumentError("not_an_event", str(line_number))
    event = Entry(**data)
    if event.kind not in ENTRY_NAMES or event.version > version_of(event.kind):
        raise BadDocumentError("written_by_newer", str(line_number), kind=kind_name(event.kind), version=event.version)
    try:
        require_fields(fields_of(event.kind, event.version), data["data"], is_request=True)
    except UserError as error:
        raise BadDocumentError(error.reason.code, str(line_number), **error.reason.args) from None
    return event


def _is_time(value: Any) -> bool:
    """A moment with its zone, in years people live in."""
    if not isinstance(value, str) or len(value) > MAX_TIME_LENGTH:
        return False
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return False
    return moment.tzinfo is not None and 1900 < moment.year < 9000


def _is_storable(value: Any, deeper: int) -> bool:
    """Whether every database can store the value: finite numbers, whole characters, limited nesting."""
    if isinstance(value, dict):
        return deeper > 0 and all(
            _is_storable(key, deeper) and _is_storable(one, deeper - 1) for key, one in value.items()
        )
    if isinstance(value, list):
        return deeper > 0 and all(_is_storable(one, deeper - 1) for one in value)
    if isinstance(value, str):
        return value.isprintable() or not re.search(UNSTORABLE_CHARACTERS, value)
    return not isinstance(value, float) or isfinite(value)
