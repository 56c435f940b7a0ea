"""A file somebody brings: a tournament document, a chess report, or a journal with everything in it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.formats.document import DOCUMENT_FIELDS, read_data, write_data
from tabellone.formats.encounters import codec_in
from tabellone.formats.events import Event, read_event
from tabellone.formats.file_kinds import FileKind, detect_kind
from tabellone.formats.json_text import read_object
from tabellone.formats.players import unknown_fields
from tabellone.formats.rounds import STORED_ROUND_FIELDS
from tabellone.formats.trf.reading import read_report
from tabellone.journal.exchange import ExtraFields, RoundExtraFields, journal_from_tournament, read_journal, storable
from tabellone.journal.journal import Journal, replays_under_current_rules

ELSEWHERE = {
    FileKind.ARCHIVE: "import_is_archive",
    FileKind.LIST: "import_is_list",
    FileKind.UNKNOWN: "import_unknown",
}
"""The sentence for what no tournament is made of, or what is brought on another page."""


class Brought(NamedTuple):
    """The journal of the tournament in a file, and what is worth a warning."""

    journal: Journal
    warnings: list[Reason]
    gathering: Event | None = None
    """The event it says it belongs to."""


def journal_in(content: bytes, actor: str, time: str) -> Brought:
    """What cannot be a tournament is refused with the place."""
    kind = detect_kind(content)
    if kind in ELSEWHERE:
        raise BadDocumentError(ELSEWHERE[kind], "")
    if kind is FileKind.REPORT:
        data, document, warnings = read_report(content)
        return Brought(journal_from_tournament(document.tournament, actor, time, _besides(data)), warnings)
    if kind is FileKind.DOCUMENT:
        data = read_object(content)
        document = read_data(data)
        event = data.get("event")  # what is none may be somebody's own note
        gathering = read_event(event, "event") if isinstance(event, dict) else None
        return Brought(
            journal_from_tournament(document.tournament, actor, time, _besides(data)), document.warnings, gathering
        )
    try:
        journal = read_journal(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadDocumentError("not_utf8", "", byte=error.start) from None
    _require_sound(journal)
    return Brought(journal, [])


def _besides(data: dict[str, Any]) -> ExtraFields:
    """What a document says that no rule needs."""
    players = _unknown_of(((entry["number"], unknown_fields(entry)) for entry in data["players"]), ())
    rounds = {number: _besides_round(entry) for number, entry in enumerate(data.get("history") or (), 1)}
    return ExtraFields(
        _unknown(data, DOCUMENT_FIELDS), players, {number: more for number, more in rounds.items() if any(more)}
    )


def _besides_round(data: dict[str, Any]) -> RoundExtraFields:
    kind = codec_in(data)
    return RoundExtraFields(
        _unknown(data, STORED_ROUND_FIELDS),
        _unknown_of(enumerate(data.get(kind.name) or (), 1), kind.fields),
        _unknown_of(((_resting(entry), entry) for entry in data.get("rests") or ()), (*Rest._fields, "team")),
    )


def _resting(entry: dict[str, Any]) -> int:
    """The number of the player or the team that a rest is of."""
    number: int = entry["team"] if "team" in entry else entry["player"]
    return number


def _unknown_of(entries: Iterable[tuple[int, dict[str, Any]]], known: tuple[str, ...]) -> dict[int, dict[str, Any]]:
    found = ((number, _unknown(entry, known)) for number, entry in entries)
    return {number: more for number, more in found if more}


def _unknown(data: dict[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    return storable({name: value for name, value in data.items() if name not in known})


def _require_sound(journal: Journal) -> None:
    """A file can be made by anybody: it leads to a tournament that could have happened, or that a document can hold.

    What an older version wrote may not be allowed any more; then its tournament still is one.
    """
    if not replays_under_current_rules(journal):
        read_data(write_data(journal.state.tournament))
