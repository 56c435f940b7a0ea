"""A tournament as a document: what the program knows, and what the document it was read from said besides."""

from collections.abc import Mapping
from typing import Any

from tabellone.formats.document import read_data, write_data
from tabellone.formats.encounters import codec_in
from tabellone.formats.events import Event, write_event
from tabellone.formats.players import unknown_fields
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.reading import SYSTEMS
from tabellone.formats.trf.writing import ExportedReport, write_report
from tabellone.journal.state import State


def document_of(state: State, gathering: Event | None = None) -> dict[str, Any]:
    """The JSON object that reads back as the same tournament, with the event it belongs to."""
    data = write_data(state.tournament)
    if gathering is not None:
        data["event"] = write_event(gathering)
    id_of, people = state.id_of, state.person_id_of
    for entry in data["players"]:
        _add(
            entry, unknown_fields(state.entrants[people[entry["number"]]].extra_fields)
        )  # what is known by now may have been edited
    for entry, paired in zip(data["history"], state.paired_rounds, strict=True):
        _add_to_round(entry, paired.extra_fields, id_of)
    _add(data, state.extra_fields)
    return data


def report_of(state: State, version: Version) -> ExportedReport:
    """The chess report of a tournament, and what it cannot hold or is missing in it."""
    data = document_of(state)
    return write_report(read_data(data), data, version)


def has_report(state: State) -> bool:
    """Whether there is such a thing of a tournament like this."""
    return state.system_name in SYSTEMS and not state.is_by_teams


def _add_to_round(data: dict[str, Any], kept: Mapping[str, Any], id_of: Mapping[int, int]) -> None:
    for number, entry in enumerate(data[codec_in(data).name], 1):
        _add(entry, kept.get("encounters", {}).get(str(number), {}))
    for entry in data.get("rests", ()):
        _add(entry, kept.get("rests", {}).get(str(id_of[entry.get("team") or entry["player"]]), {}))
    _add(data, kept.get("round", {}))


def _add(data: dict[str, Any], kept: Mapping[str, Any]) -> None:
    """A field that an earlier version did not know, and this one does, is the program's own."""
    for name, value in kept.items():
        data.setdefault(name, value)
