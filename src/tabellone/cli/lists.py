"""`tabellone lists`: the rating lists of chess, read from the published files and searched."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copyfileobj
from typing import TYPE_CHECKING, Any, BinaryIO

from tabellone.cli.backup import chosen_store
from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.formats.chess_lists.detect import open_list
from tabellone.formats.chess_lists.entry import MONTH, ListKind
from tabellone.reading.os_errors import os_error_message

if TYPE_CHECKING:
    from tabellone.store.chess_lists import ListInForce

MAX_FOUND = 20
MAX_NAMED = 20
"""Columns in a warning."""


@command
def run_import_list(
    context: CommandContext, file: str, kind: str | None, date: str | None, folder: str | None = None
) -> int:
    """A list in place of the one before."""
    if date is not None and not MONTH.fullmatch(date):
        raise WrongUseError("chess_list_bad_date", found=date)
    with _open_seekable(file) as stream, open_list(stream, file) as found:
        if kind not in (None, found.kind.value):
            raise WrongUseError("chess_list_other_kind", kind=found.kind.name)
        month = date or found.date
        if not month:
            raise WrongUseError("chess_list_date")
        with chosen_store(folder), _progress(context) as progress:
            from tabellone.store.chess_lists import ChessLists

            imported = ChessLists().replace(found.kind, month, found, progress)
    say = context.speaker.say
    if found.unread:
        text = say("chess_list_not_read", what=", ".join(found.unread[:MAX_NAMED]))
        context.print_error(say("warning", text=text))
    if found.skipped:
        context.print_error(say("chess_list_skipped", count=found.skipped))
    data = _data(imported) | {"skipped": found.skipped, "unread": found.unread}
    context.print_answer(data, _list_text(context, imported))
    return DONE


@command
def run_lists(context: CommandContext, folder: str | None = None) -> int:
    with chosen_store(folder):
        from tabellone.store.chess_lists import ChessLists

        present = ChessLists().in_force()
    lines = [_list_text(context, one) for one in present]
    context.print_answer(
        {"lists": [_data(one) for one in present]}, "\n".join(lines) or context.speaker.say("chess_list_none")
    )
    return DONE


@command
def run_search_lists(context: CommandContext, text: str, folder: str | None = None) -> int:
    """Searches the lists by a few letters or a number."""
    with chosen_store(folder):
        from tabellone.store.chess_lists import ChessLists

        found = ChessLists().found(text, MAX_FOUND)
    lines = []
    for _, kind, player in found:
        ratings = "/".join(str(rating or "-") for rating in (player.standard, player.rapid, player.blitz))
        inactive = context.speaker.say("chess_list_inactive") if player.inactive else ""
        told = (kind.name, player.number, player.name, player.title, ratings, player.federation, player.birth_year)
        lines.append("  ".join(str(one) for one in (*told, inactive) if one))
    data = [{"list": kind.value, **player._asdict()} for _, kind, player in found]
    context.print_answer({"players": data}, "\n".join(lines) or context.speaker.say("ui_nobody_found"))
    return DONE


def _data(rating_list: "ListInForce") -> dict[str, Any]:
    return {"list": rating_list.kind.value, "date": rating_list.date, "players": rating_list.players}


def _list_text(context: CommandContext, rating_list: "ListInForce") -> str:
    say = context.speaker.say
    kind = say("chess_list_of_fsi" if rating_list.kind is ListKind.FSI else "chess_list_of_fide")
    return say("chess_list_imported", kind=kind, date=rating_list.date, count=rating_list.players)


@contextmanager
def _open_seekable(file: str) -> Iterator[BinaryIO]:
    """A file one can go back and forth in; standard input goes through one."""
    with ExitStack() as opened:
        try:
            if file == "-":
                stream: BinaryIO = opened.enter_context(tempfile.TemporaryFile())
                copyfileobj(sys.stdin.buffer, stream)
                stream.seek(0)
            else:
                stream = opened.enter_context(Path(file).open("rb"))
        except (OSError, ValueError, AttributeError) as error:  # AttributeError: standard input is closed
            raise WrongUseError("file_unreadable", file=file, why=os_error_message(error)) from None
        yield stream


class _Progress:
    """Shows the number of players written, on one line of the terminal."""

    def __init__(self, context: CommandContext):
        self._session = context
        self._told = False

    def __call__(self, count: int) -> None:
        if sys.stderr.isatty():
            self._told = True
            print(
                "\r" + self._session.speaker.say("chess_list_progress", count=count),
                end="",
                file=sys.stderr,
                flush=True,
            )

    def end(self) -> None:
        """Whatever comes next is below it."""
        if self._told:
            print(file=sys.stderr)


@contextmanager
def _progress(context: CommandContext) -> Iterator[_Progress]:
    progress = _Progress(context)
    try:
        yield progress
    finally:
        progress.end()
