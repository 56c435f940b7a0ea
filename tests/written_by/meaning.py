"""What a tournament and a registry mean, in plain JSON that knows no class of the program.

The program's own answers are asked for as a user asks for them, by the command; sentences and citations are left out,
because words may get better while the meaning stays.
"""

import io
import json
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from tabellone.cli.main import run
from tabellone.engine.options import write_options
from tabellone.formats.document import write_data
from tabellone.journal.fold import undone
from tabellone.journal.journal import Journal
from tabellone.journal.state import State

VERBS = ("check", "standings", "pair")
WORDING = ("text", "article", "reading")


def meaning_of(journal: Journal) -> dict[str, Any]:
    """Everything a journal leads to."""
    document = plain(write_data(journal.state.tournament))
    return {
        "events": len(journal.events),
        "undone": sorted(undone(journal.events)),
        "state": _everything(journal.state),
        "document": document,
        **answers_about(document),
    }


def _everything(state: State) -> dict[str, Any]:
    """The state with what is not the case said as well: a field that is left out could not be missed later."""
    rules = write_options(state.options, everything=True)
    lists = {"entrants": list(state.entrants.values()), "coming": sorted(state.coming.items())}
    found: dict[str, Any] = plain(state._replace(rules=rules)._asdict() | lists)
    return found


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
    if hasattr(data, "_asdict"):
        data = data._asdict()
    if isinstance(data, dict):
        return {name: plain(value) for name, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list | tuple) else data
