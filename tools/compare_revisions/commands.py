"""Every verb on every example, demonstration and stored document, in both languages, as text and as JSON."""

import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.compare_revisions.revisions import environment
from tools.compare_revisions.run_commands import Answer

LANGUAGES = ("it", "en")
VERBS = (
    *("pair", "check", "explain", "standings", "decide", "line-ups", "qualify", "rate", "openings", "groups", "plan"),
    *("draw", "validate", "import", "export", "lists", "lists import", "lists search", "backup", "restore", "copy"),
    *("serve", "link", "demo", ""),
)
SYSTEMS = ("amalfi", "italo-swiss", "round-robin", "elimination", "big-tables")
EDITIONS = ("fsi", "english", "javapairing")
TABLES = (
    *("players", "schedule", "pairings", "alphabetical", "standings", "groups", "teams", "individual", "crosstable"),
    *("tabellone", "ratings", "performance", "prizes"),
)
PAPERS = (
    *("calendar", "quotients", "formation", "score-sheets", "sealed-game", "sealed-move", "report", "play-offs"),
    *("arbiters-report", "request", "brackets", "openings", "slips", "cards", "boards", "places", "poster"),
    *("certificates", "bulletin"),
)
WRONG_VALUES: tuple[Any, ...] = (None, -1, "\u202e", [[]], {"x": 1})
AGE = ("--age", "S50")
EVERY = 23
"""One spoilt document in so many is tried; no value of them is left out in all documents."""


def examples(tree: Path) -> list[Path]:
    """Returns the examples and demonstrations of a revision."""
    return _documents(tree, "docs", "src/tabellone/demos")


def stored_documents(tree: Path) -> list[Path]:
    """Returns the documents that a release has written, in which everything happens that can happen."""
    return _documents(tree, "tests/written_by/0.3/documents")


def _documents(tree: Path, *folders: str) -> list[Path]:
    files = [file for folder in folders for file in sorted((tree / folder).glob("*.json"))]
    return [file for file in files if "players" in json.loads(file.read_bytes())]


def commands(tree: Path, language: str) -> Iterator[list[str]]:
    """Yields what follows the program's name; data and most papers are asked for in one language only."""
    everything = language == LANGUAGES[0]
    yield from ([*verb.split(), "--help"] for verb in VERBS)
    for event in ("pordenone", "squadre", "coppie"):
        yield ["demo", "--event", event, "--save", "out.json"]
    for file in examples(tree):
        document = json.loads(file.read_bytes())
        for verb, *options in (*_questions(document), *_changes(document), *_explanations(document, 8)):
            yield [verb, str(file), *options]
            if everything:
                yield [verb, str(file), *options, "--json"]
        yield from _exports(str(file), (*TABLES, *PAPERS) if everything else ("bulletin", "certificates", "request"))
    for file in stored_documents(tree) if everything else ():
        document = json.loads(file.read_bytes())
        for verb, *options in (*_questions(document), *_explanations(document, 2)):
            yield [verb, str(file), *options, "--json"]
        yield from _exports(str(file), ("brackets", "formation"))


def _exports(file: str, papers: tuple[str, ...]) -> Iterator[list[str]]:
    for table in TABLES:
        yield ["export", file, "--csv", table]
    for kind in ("ods", "xlsx"):
        yield ["export", file, f"--{kind}", "all", "-o", f"out.{kind}"]
    for paper in papers:
        yield ["export", file, "--pdf", paper, "-o", "out.pdf"]


def _numbers(document: dict[str, Any]) -> list[str]:
    return [str(player.get("number", place)) for place, player in enumerate(document["players"], 1)]


def _explanations(document: dict[str, Any], players: int) -> Iterator[list[str]]:
    numbers = _numbers(document)
    for player in (*numbers[: players // 2], *numbers[-players // 2 :]):
        yield ["explain", "--player", player]
        for round_number in range(1, 1 + len(document.get("history", ()))):
            yield ["explain", "--player", player, "--round", str(round_number)]
    yield from (["explain", "--player", numbers[0], "--against", other] for other in numbers[1:players])


def _questions(document: dict[str, Any]) -> Iterator[list[str]]:
    yield from (["pair", "--strict"], ["pair", "--output", "out.json", "--certificate", "proof.json"])
    yield from (["check"], *(["check", "--edition", edition] for edition in EDITIONS), ["validate"])
    yield from (["standings"], ["standings", *AGE], ["standings", "--category", "CM"])
    yield from (["rate"], ["openings", "--output", "out.json"], ["line-ups", "--output", "out.json"])
    yield from (["export", "--trf", edition, "-o", "out.trf"] for edition in ("16", "26"))


def _changes(document: dict[str, Any]) -> Iterator[list[str]]:
    numbers = _numbers(document)
    first, last = ",".join(numbers[:2]), ",".join(numbers[-3:])
    for order in (first, last):
        yield ["decide", "--order", order, "--output", "out.json"]
        yield from (["decide", "--order", order, "--how", how] for how in ("lot", "blitz", "play_off"))
    yield ["line-ups", "--match", "1", "--white", first]
    yield from (["qualify", "--count", "2", "--system", name, "--output", "out.json"] for name in SYSTEMS)
    yield from (["rate", "--edition", "2021"], ["rate", "--player", numbers[0]], ["groups"], ["plan"])
    yield from (["standings", "--women"], ["draw", "--output", "out.json", "--seed", "a seed"])


def spoilt(document: dict[str, Any]) -> Iterator[Any]:
    """Yields a document with one thing wrong: a value, of lists only in the first two items, missing or replaced."""
    for path in _paths(document):
        for wrong in WRONG_VALUES:
            copy = json.loads(json.dumps(document))
            place = copy
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = wrong
            yield copy
            if wrong is None:
                del place[path[-1]]
                yield copy


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for step, inner in items:
        yield (*path, step)
        yield from _paths(inner, (*path, step))


def spoilt_commands(tree: Path, folder: Path) -> Iterator[list[str]]:
    """Yields validations of spoilt documents, which are written to a folder."""
    for source in (*examples(tree), *stored_documents(tree)):
        for number, document in enumerate(spoilt(json.loads(source.read_bytes()))):
            if number % EVERY:
                continue
            file = folder / f"{source.stem}-{number}.json"
            file.write_text(json.dumps(document), encoding="utf-8")
            yield ["validate", str(file), "--json"]


class CommandRunner:
    """Runs commands of one revision in one language."""

    def __init__(self, tree: Path, language: str):
        program = [sys.executable, str(Path(__file__).with_name("run_commands.py"))]
        self._process = subprocess.Popen(
            program, env=environment(tree, language), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, arguments: list[str]) -> None:
        """Starts a command."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(arguments).encode() + b"\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, bytes]:
        """Returns what the command that was started left behind, by name."""
        assert self._process.stdout
        answer = Answer(*pickle.load(self._process.stdout))
        return {"exit code": b"%d" % answer.code, "output": answer.output, "errors": answer.errors} | answer.files

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()
