"""All kinds of events by name, and what can be asked of an event of any version."""

from collections.abc import Mapping
from typing import Any

from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entries import calls, line_ups, notices, players, presence, results, rounds, teams, tournament
from tabellone.journal.entry import Entry
from tabellone.journal.entry_type import WHOLE_TOURNAMENT, EntryType, Scope
from tabellone.journal.fields import Field, Fields, integer
from tabellone.journal.state import State
from tabellone.journal.summary import Detail, field_facts
from tabellone.journal.upcasting import rename_encounter_fields

ENTRY_TYPES: Mapping[str, EntryType] = {
    "create": tournament.Create(),
    "settings": tournament.Settings(),
    "enrol": players.Enrol(),
    "edit": players.Edit(),
    "remove": players.Remove(),
    "withdraw": players.Withdraw(),
    "return": players.Return(),
    "enrol_teams": teams.EnrolTeams(),
    "edit_team": teams.EditTeam(),
    "remove_team": teams.RemoveTeam(),
    "deadline": line_ups.Deadline(),
    "envelope": line_ups.HandIn(),
    "line_ups": line_ups.SetLineUps(),
    "substitute": results.Substitute(),
    "absence": players.Absence(),
    "check_in": presence.CheckIn(),
    "ask_absence": presence.AskAbsence(),
    "refuse_absence": presence.RefuseAbsence(),
    "draw": players.Draw(),
    "renumber": players.Renumber(),
    "clarify": players.Clarify(),
    "pair": rounds.Pair(),
    "replace": rounds.Replace(),
    "unpair": rounds.Unpair(),
    "join": rounds.Join(),
    "publish": rounds.Publish(),
    "unpublish": rounds.Unpublish(),
    "openings": rounds.Openings(),
    "verify": rounds.Verify(),
    "result": results.Result(),
    "correct": results.Correct(),
    "propose": results.Propose(),
    "call": calls.CallArbiters(),
    "assign": calls.Assign(),
    "call_off": calls.CancelCall(),
    "ruling": calls.Ruling(),
    "decide": tournament.Decide(),
    "close": tournament.Close(),
    "reopen": tournament.Reopen(),
    "note": tournament.Note(),
    "notice": notices.GiveNotice(),
    "end_notice": notices.EndNotice(),
}
"""All but `undo`, which is about the journal itself. A late entry is an `enrol` after the first round."""

UNDO = "undo"
UNDO_VERSION = 1
UNDO_SHAPE: Fields = {"target": Field(integer)}
ENTRY_NAMES = (*ENTRY_TYPES, UNDO)

CATEGORIES: Mapping[str, tuple[str, ...]] = {
    "players": (
        *("enrol", "edit", "remove", "withdraw", "return", "absence", "draw", "renumber", "join", "substitute"),
        *("enrol_teams", "edit_team", "remove_team", "check_in", "ask_absence", "refuse_absence", "clarify"),
    ),
    "rounds": ("pair", "replace", "unpair", "publish", "unpublish", "openings", "deadline", "envelope", "line_ups"),
    "results": ("result", "correct", "propose", "verify", "decide", "call", "assign", "call_off", "ruling"),
    "tournament": ("create", "settings", "close", "reopen", "note", "notice", "end_notice"),
}
"""What an event is about; an undoing is about what it undoes."""


def version_of(kind: str) -> int:
    """Returns the version of the entries of a type that are written now."""
    return UNDO_VERSION if kind == UNDO else ENTRY_TYPES[kind].version


def fields_of(kind: str, version: int) -> Fields:
    """The fields of an event of a version there is or was."""
    if kind == UNDO:
        return UNDO_SHAPE
    fields = (older.fields for older in ENTRY_TYPES[kind].older_versions[version - 1 :])
    return next(filter(None, fields), ENTRY_TYPES[kind].fields)


def conflicts(mine: Scope, theirs: Scope) -> bool:
    """Whether two scopes overlap; that of the whole tournament overlaps every other."""
    return bool(mine & theirs or (mine and WHOLE_TOURNAMENT in theirs) or (theirs and WHOLE_TOURNAMENT in mine))


def entry_scope(kind: str, data: Mapping[str, Any]) -> Scope:
    """Returns the scope of an entry of any version."""
    return frozenset({WHOLE_TOURNAMENT}) if kind == UNDO else ENTRY_TYPES[kind].scope(rename_encounter_fields(data))


def title_code(state: State, event: Entry) -> str:
    """The code of what happened, in words."""
    if event.kind == "replace" and event.data.get("decided"):
        return f"event_replace_{event.data['decided']}"
    return codec_of_tournament(state).replaced_by_hand if event.kind == "replace" else f"event_{event.kind}"


def entry_summary(state: State, event: Entry) -> list[Detail]:
    """The few facts about an event of any version that fit on a line."""
    if event.kind == UNDO:
        return field_facts(event.data, "target")
    return ENTRY_TYPES[event.kind].summary(state, rename_encounter_fields(event.data))
