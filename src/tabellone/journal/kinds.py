"""All kinds of events by name, and what can be asked of an event of any version."""

from collections.abc import Mapping
from typing import Any

from tabellone.journal.encounters import recorded
from tabellone.journal.event import Event
from tabellone.journal.events import calls, line_ups, notices, players, presence, results, rounds, teams, tournament
from tabellone.journal.kind import WHOLE, Kind, Touched
from tabellone.journal.older import said_today
from tabellone.journal.shapes import Field, Shape, whole
from tabellone.journal.state import State
from tabellone.journal.telling import Detail, facts

KINDS: Mapping[str, Kind] = {
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
    "call_off": calls.CallOff(),
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
UNDO_SHAPE: Shape = {"target": Field(whole)}
NAMES = (*KINDS, UNDO)

THINGS: Mapping[str, tuple[str, ...]] = {
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
    """Of the events of this kind written now."""
    return UNDO_VERSION if kind == UNDO else KINDS[kind].version


def shape_of(kind: str, version: int) -> Shape:
    """The fields of an event of a version there is or was."""
    if kind == UNDO:
        return UNDO_SHAPE
    fields = (older.shape for older in KINDS[kind].older[version - 1 :])
    return next(filter(None, fields), KINDS[kind].shape)


def meet(mine: Touched, theirs: Touched) -> bool:
    """Whether two events touch something in common; what touches the whole meets whatever touches anything."""
    return bool(mine & theirs or (mine and WHOLE in theirs) or (theirs and WHOLE in mine))


def touches(kind: str, data: Mapping[str, Any]) -> Touched:
    """What an event of any version is about."""
    return frozenset({WHOLE}) if kind == UNDO else KINDS[kind].touches(said_today(data))


def title_of(state: State, event: Event) -> str:
    """The code of what happened, in words."""
    if event.kind == "replace" and event.data.get("decided"):
        return f"event_replace_{event.data['decided']}"
    return recorded(state).replaced_by_hand if event.kind == "replace" else f"event_{event.kind}"


def told(state: State, event: Event) -> list[Detail]:
    """The few facts about an event of any version that fit on a line."""
    if event.kind == UNDO:
        return facts(event.data, "target")
    return KINDS[event.kind].told(state, said_today(event.data))
