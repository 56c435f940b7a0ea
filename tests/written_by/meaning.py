"""What a tournament and a registry mean, in plain JSON that knows no class of the program.

The program's own answers are asked for as a user asks for them, by the command; sentences and citations are left out,
because words may get better while the meaning stays.
"""

import io
import json
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from enum import Enum
from pathlib import Path
from typing import Any

from tabellone.cli.main import run
from tabellone.formats.document import write_data
from tabellone.journal.journal import Journal
from tabellone.journal.replay import undone_sequences
from tabellone.journal.state import Entrant, State
from tabellone.reading.options import write_options

VERBS = ("check", "standings", "pair")
WORDING = ("text", "article", "reading")
FIRST_NAMES: dict[str, dict[str, str]] = {
    "LateResult": {"last_round_without": "until", "board": "of_match", "assumed": "then"},
    "TeamGame": {"first_player": "of_white", "second_player": "of_black", "colours_swapped": "crossed"},
    "BoardHandicap": {"steps": "ahead"},
    "HandicapAtPairing": {"steps": "ahead"},
    "Proposal": {"board": "of_match"},
    "EncounterCall": {"is_cancelled": "off"},
    "EarlierNumbers": {"numbers": "whose"},
    "RoundChange": {"deviation": "decided"},
    "PairedRound": {
        "late_results": "late",
        "extra_fields": "kept",
        "earlier_seatings": "mended",
        "deviation": "decided",
    },
    "State": {
        "paired_rounds": "paired",
        "absences": "coming",
        "later_absences": "ahead",
        "previous_phases": "follows",
        "extra_fields": "kept",
        "withdrawn_publication": "taken_back",
        "phone_results": "phones",
        "checked_in": "here",
        "absence_requests": "asked",
    },
}
"""What the answers call a field that has a better name now, by its class."""


def meaning_of(journal: Journal) -> dict[str, Any]:
    """Everything a journal leads to."""
    document = plain(write_data(journal.state.tournament))
    return {
        "events": len(journal.events),
        "undone": sorted(undone_sequences(journal.events)),
        "state": _everything(journal.state),
        "document": document,
        **answers_about(document),
    }


def _everything(state: State) -> dict[str, Any]:
    """The state with what is not the case said as well: a field that is left out could not be missed later."""
    rules = write_options(state.options, everything=True)
    lists = {
        "entrants": [_entrant(one) for one in state.entrants.values()],
        "coming": sorted(state.absences.items()),
        "ahead": sorted((number, sorted(away.items())) for number, away in state.later_absences.items()),
        "teams": [one.team._asdict() | {"id": one.id} for one in state.teams.values()],
        "line_ups": sorted(state.line_ups.items()),
    }
    found: dict[str, Any] = plain(fields_of(state._replace(rules=rules)) | lists)
    return found | {"paired": [_round(played) for played in found["paired"]]}


def _entrant(entrant: Entrant) -> dict[str, Any]:
    return entrant.player._asdict() | {"id": entrant.id, "number": entrant.number, "kept": entrant.extra_fields}


def _round(played: dict[str, Any]) -> dict[str, Any]:
    """In the words of the first version, which the answers are written in: boards and tables, each by its name."""
    encounters = played.pop("encounters")
    at_tables = any("seats" in one for one in encounters)
    kept = played["kept"]
    if "encounters" in kept:
        kept = {("tables" if at_tables else "games") if name == "encounters" else name: kept[name] for name in kept}
    return played | {
        "boards": [] if at_tables else encounters,
        "tables": encounters if at_tables else [],
        "proposals": [_proposal(one) for one in played["proposals"]],
        "late": [_named(one, "board") for one in played["late"]],
        "handicaps": [_named(one, "board") for one in played["handicaps"]],
        "calls": [one | {"call": _named(one["call"], "table")} for one in played["calls"]],
        "kept": kept,
    }


def _named(one: dict[str, Any], noun: str) -> dict[str, Any]:
    return {noun if name == "encounter" else name: value for name, value in one.items()}


def _proposal(one: dict[str, Any]) -> dict[str, Any]:
    proposed = one.pop("proposed")
    said = {name: proposed[name] for name in ("places", "points", "result") if name in proposed}
    return _named(one, "table") | said


def answers_about(document: dict[str, Any]) -> dict[str, Any]:
    """What the command says of a document: past rounds, standings, the next round; of a refusal its code."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "event.json"
        file.write_text(json.dumps(document), encoding="utf-8")
        return {verb: _answer(verb, file) for verb in VERBS}


def _answer(verb: str, file: Path) -> Any:
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(io.StringIO()):
        run([verb, str(file), "--json", "--lang", "en"])
    answer = json.loads(said.getvalue())
    return {"refused": answer["error"]["code"]} if "error" in answer else _without_wording(answer)


def _without_wording(answer: Any) -> Any:
    if isinstance(answer, dict):
        return {name: _without_wording(value) for name, value in answer.items() if name not in WORDING}
    return [_without_wording(value) for value in answer] if isinstance(answer, list) else answer


def plain(data: Any) -> Any:
    """As JSON has it; what has named fields becomes an object."""
    if isinstance(data, Enum):
        return data.value
    if hasattr(data, "_asdict"):
        data = fields_of(data)
    if isinstance(data, dict):
        return {name: plain(value) for name, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data


def fields_of(record: Any) -> dict[str, Any]:
    """The fields of a record by the names they had first."""
    first = FIRST_NAMES.get(type(record).__name__, {})
    return {first.get(name, name): value for name, value in record._asdict().items()}
