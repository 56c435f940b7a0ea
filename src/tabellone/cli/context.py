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
from tabellone.engine.teams.team_view import competitors
from tabellone.formats.document import Document, read
from tabellone.formats.json_text import MAX_DOCUMENT_SIZE
from tabellone.reading.os_errors import os_error_message

DONE, DIFFERENCE_FOUND, WRONG_USE, NO_PAIRING, BAD_DOCUMENT, OTHER = range(6)
"""The exit codes: few, documented, stable."""

Parameters = ParamSpec("Parameters")


class WrongUseError(UserError):
    """The command was asked something it cannot answer: a file, round or player that is not there."""


class CommandContext:
    """One run of a verb."""

    def __init__(self, language: str, json: bool = False):
        self.language = language
        self.json = json
        self.speaker = Speaker(language)

    def open(self, file: str) -> Document:
        """Read a document (`-` is standard input), and pass its warnings on."""
        document = self.use_names_of(read(read_bytes(file)))
        self.print_warnings(document.warnings)
        return document

    def use_names_of(self, document: Document) -> Document:
        """Uses the names of a document in all further messages. Returns the document."""
        tournament = document.tournament
        by_teams = bool(tournament.teams)
        self.speaker = Speaker(self.language, competitors(tournament), people=tournament.players, of_teams=by_teams)
        return document

    def use_player_names(self, players: tuple[Player, ...]) -> None:
        """Uses the names of these players in all further messages, also in a team event."""
        self.speaker = Speaker(self.language, players)

    def print_warnings(self, warnings: Iterable[Reason]) -> None:
        """Pass warnings on, each with the article it rests on; what is as it should be is only said."""
        for warning in warnings:
            text = self.speaker.sentence(warning)
            self.print_error(self.speaker.say("warning", text=text) if is_worry(warning) else text)

    def print_answer(self, data: Any, text: str) -> None:
        """Print the answer in the form that was asked for."""
        print(json_format.dumps(data, ensure_ascii=False, indent=2) if self.json else text)

    def print_error(self, text: str) -> None:
        """Say something on the side; the answer itself stays clean."""
        print(f"tabellone: {text}", file=sys.stderr)


def command(
    action: Callable[Concatenate[CommandContext, Parameters], int],
) -> Callable[Concatenate[CommandContext, Parameters], int]:
    """A verb whose expected failures become one sentence and an exit code."""

    @wraps(action)
    def guarded(context: CommandContext, /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> int:
        try:
            return action(context, *args, **kwargs)
        except RecursionError:
            return fail(context, BadDocumentError("nested_too_deep", ""))
        except UserError as error:
            return fail(context, error)

    return guarded


def fail(context: CommandContext, error: UserError) -> int:
    """Say what is wrong, in the form that was asked for, and give the exit code."""
    if context.json:
        context.print_answer(failure_data(context, error), "")
    return report_error(context, error)


def failure_data(context: CommandContext, error: UserError) -> dict[str, Any]:
    where = {"where": error.where} if isinstance(error, BadDocumentError) else {}
    return {"error": arguments_data(error.reason, context.speaker) | where | {"text": context.speaker.problem(error)}}


def report_error(context: CommandContext, error: UserError) -> int:
    """Prints the error for people and returns the exit code."""
    context.print_error(context.speaker.say("error", text=context.speaker.problem(error)))
    return _exit_code_of(error)


def _exit_code_of(error: UserError) -> int:
    if isinstance(error, BadDocumentError):
        return BAD_DOCUMENT
    if isinstance(error, NoLegalPairingError):
        return NO_PAIRING
    return WRONG_USE if isinstance(error, WrongUseError) else OTHER


def read_bytes(file: str) -> bytes:
    """The content of a file or of standard input; a little more than the limit is enough to refuse it."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MAX_DOCUMENT_SIZE + 1)
        with open(file, "rb") as stream:
            return stream.read(MAX_DOCUMENT_SIZE + 1)
    except (OSError, ValueError, AttributeError) as error:  # AttributeError: standard input is closed
        raise WrongUseError("file_unreadable", file=file, why=os_error_message(error)) from None


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
        raise WrongUseError("file_unwritable", file=file, why=os_error_message(error)) from None


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
