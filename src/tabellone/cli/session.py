"""What every verb shares: reading the file, speaking, answering in JSON, and the exit codes.

Files are opened without pathlib, whose import alone takes half as long as Python's own start.
"""

import json as json_format
import os
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from tabellone.documents.reasons import arguments_data
from tabellone.documents.speaker import Speaker, is_worry
from tabellone.engine.model import Player
from tabellone.engine.reasons import BadDocumentError, NoLegalPairingError, Reason, UserError
from tabellone.engine.teams.competitors import competitors
from tabellone.formats.document import Document, read
from tabellone.formats.json_text import LARGEST_DOCUMENT
from tabellone.reading.file_causes import cause_of

DONE, DIFFERENCE_FOUND, WRONG_USE, NO_PAIRING, BAD_DOCUMENT, OTHER = range(6)
"""The exit codes: few, documented, stable."""

Parameters = ParamSpec("Parameters")


class WrongUseError(UserError):
    """The command was asked something it cannot answer: a file, round or player that is not there."""


class Session:
    """One run of a verb."""

    def __init__(self, language: str, json: bool = False):
        self.language = language
        self.json = json
        self.speaker = Speaker(language)

    def open(self, file: str) -> Document:
        """Read a document (`-` is standard input), and pass its warnings on."""
        document = self.introduce(read(read_bytes(file)))
        self.warn(document.warnings)
        return document

    def introduce(self, document: Document) -> Document:
        """From now on the players, or the teams, are called by their names."""
        tournament = document.tournament
        by_teams = bool(tournament.teams)
        self.speaker = Speaker(self.language, competitors(tournament), people=tournament.players, of_teams=by_teams)
        return document

    def speak_of(self, players: tuple[Player, ...]) -> None:
        """From now on these are called by their names: those who play, whoever competes."""
        self.speaker = Speaker(self.language, players)

    def warn(self, warnings: Iterable[Reason]) -> None:
        """Pass warnings on, each with the article it rests on; what is as it should be is only said."""
        for warning in warnings:
            text = self.speaker.sentence(warning)
            self.complain(self.speaker.say("warning", text=text) if is_worry(warning) else text)

    def answer(self, data: Any, text: str) -> None:
        """Print the answer in the form that was asked for."""
        print(json_format.dumps(data, ensure_ascii=False, indent=2) if self.json else text)

    def complain(self, text: str) -> None:
        """Say something on the side; the answer itself stays clean."""
        print(f"tabellone: {text}", file=sys.stderr)


def verb(
    action: Callable[Concatenate[Session, Parameters], int],
) -> Callable[Concatenate[Session, Parameters], int]:
    """A verb whose expected failures become one sentence and an exit code."""

    @wraps(action)
    def guarded(session: Session, /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> int:
        try:
            return action(session, *args, **kwargs)
        except RecursionError:
            return action_failed(session, BadDocumentError("nested_too_deep", ""))
        except UserError as error:
            return action_failed(session, error)

    return guarded


def action_failed(session: Session, error: UserError) -> int:
    """Say what is wrong, in the form that was asked for, and give the exit code."""
    if session.json:
        session.answer(failure_data(session, error), "")
    return explain_failure(session, error)


def failure_data(session: Session, error: UserError) -> dict[str, Any]:
    """For programs."""
    where = {"where": error.where} if isinstance(error, BadDocumentError) else {}
    return {"error": arguments_data(error.reason, session.speaker) | where | {"text": session.speaker.problem(error)}}


def explain_failure(session: Session, error: UserError) -> int:
    """For people, beside the answer; the exit code."""
    session.complain(session.speaker.say("error", text=session.speaker.problem(error)))
    return _exit_code(error)


def _exit_code(error: UserError) -> int:
    if isinstance(error, BadDocumentError):
        return BAD_DOCUMENT
    if isinstance(error, NoLegalPairingError):
        return NO_PAIRING
    return WRONG_USE if isinstance(error, WrongUseError) else OTHER


def read_bytes(file: str) -> bytes:
    """The content of a file or of standard input; a little more than the limit is enough to refuse it."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(LARGEST_DOCUMENT + 1)
        with open(file, "rb") as stream:
            return stream.read(LARGEST_DOCUMENT + 1)
    except (OSError, ValueError, AttributeError) as error:  # AttributeError: standard input is closed
        raise WrongUseError("file_unreadable", file=file, why=cause_of(error)) from None


def write_json(file: str, data: Any, replacing: str = "") -> None:
    """Write a file as a whole or not at all; an existing file is left alone unless it is the one that was read."""
    _write(file, json_format.dumps(data, ensure_ascii=False, indent=1) + "\n", replacing)


def require_absent(file: str, replacing: str = "") -> None:
    """No file is written over another, unless it is the one that was read."""
    if os.path.exists(file) and not (os.path.exists(replacing) and os.path.samefile(file, replacing)):
        raise WrongUseError("file_exists", file=file)


def _write(file: str, content: str | bytes, replacing: str = "", line_end: str | None = None) -> None:
    require_absent(file, replacing)
    beside = f"{file}.{os.getpid()}.part"
    try:
        if isinstance(content, str):
            content = content.replace("\n", line_end or os.linesep).encode("utf-8")
        with open(beside, "wb") as stream:
            stream.write(content)
        os.replace(beside, file)
    except (OSError, ValueError) as error:
        if os.path.exists(beside):
            os.remove(beside)
        raise WrongUseError("file_unwritable", file=file, why=cause_of(error)) from None


def write_text(file: str, text: str, line_end: str | None = None) -> None:
    """Write a new text file as a whole or not at all; lines end as the system has it, unless a format says how."""
    _write(file, text, line_end=line_end)


def write_bytes(file: str, content: bytes) -> None:
    """Write a new file of any kind as a whole or not at all."""
    _write(file, content)


def language_of_environment() -> str:
    """Italian unless the environment names another language: then English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "it" if value.startswith(("it", "C", "POSIX")) else "en"
    return "it"
