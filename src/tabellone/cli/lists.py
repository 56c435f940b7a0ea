"""`tabellone lists`: the rating lists of chess, read from the published files and searched."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copyfileobj
from typing import TYPE_CHECKING, Any, BinaryIO

from tabellone.cli.backup import chosen_store
from tabellone.cli.session import DONE, Session, WrongUseError, verb
from tabellone.formats.chess_lists.listed import MONTH, ListKind
from tabellone.formats.chess_lists.opening import opened_list
from tabellone.reading.file_causes import cause_of

if TYPE_CHECKING:
    from tabellone.store.chess_lists import ListInForce

MOST_FOUND = 20
MOST_NAMED = 20
"""Columns in a warning."""


@verb
def run_import_list(session: Session, file: str, kind: str | None, date: str | None, folder: str | None = None) -> int:
    """A list in place of the one before."""
    if date is not None and not MONTH.fullmatch(date):
        raise WrongUseError("chess_list_bad_date", found=date)
    with _opened(file) as stream, opened_list(stream, file) as found:
        if kind not in (None, found.kind.value):
            raise WrongUseError("chess_list_other_kind", kind=found.kind.name)
        month = date or found.date
        if not month:
            raise WrongUseError("chess_list_date")
        with chosen_store(folder), _progress(session) as progress:
            from tabellone.store.chess_lists import ChessLists

            imported = ChessLists().replace(found.kind, month, found, progress)
    say = session.speaker.say
    if found.unread:
        text = say("chess_list_not_read", what=", ".join(found.unread[:MOST_NAMED]))
        session.complain(say("warning", text=text))
    if found.skipped:
        session.complain(say("chess_list_skipped", count=found.skipped))
    data = _data(imported) | {"skipped": found.skipped, "unread": found.unread}
    session.answer(data, _said(session, imported))
    return DONE


@verb
def run_lists(session: Session, folder: str | None = None) -> int:
    """Which there are."""
    with chosen_store(folder):
        from tabellone.store.chess_lists import ChessLists

        present = ChessLists().in_force()
    lines = [_said(session, one) for one in present]
    session.answer(
        {"lists": [_data(one) for one in present]}, "\n".join(lines) or session.speaker.say("chess_list_none")
    )
    return DONE


@verb
def run_search_lists(session: Session, text: str, folder: str | None = None) -> int:
    """Who is found by a few letters or a number."""
    with chosen_store(folder):
        from tabellone.store.chess_lists import ChessLists

        found = ChessLists().found(text, MOST_FOUND)
    lines = []
    for _, kind, player in found:
        ratings = "/".join(str(rating or "-") for rating in (player.standard, player.rapid, player.blitz))
        inactive = session.speaker.say("chess_list_inactive") if player.inactive else ""
        told = (kind.name, player.number, player.name, player.title, ratings, player.federation, player.birth_year)
        lines.append("  ".join(str(one) for one in (*told, inactive) if one))
    data = [{"list": kind.value, **player._asdict()} for _, kind, player in found]
    session.answer({"players": data}, "\n".join(lines) or session.speaker.say("ui_nobody_found"))
    return DONE


def _data(one: "ListInForce") -> dict[str, Any]:
    return {"list": one.kind.value, "date": one.date, "players": one.players}


def _said(session: Session, one: "ListInForce") -> str:
    say = session.speaker.say
    kind = say("chess_list_of_fsi" if one.kind is ListKind.FSI else "chess_list_of_fide")
    return say("chess_list_imported", kind=kind, date=one.date, count=one.players)


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
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
            raise WrongUseError("file_unreadable", file=file, why=cause_of(error)) from None
        yield stream


class _Progress:
    """How many have been written, on one line of a terminal that is written over."""

    def __init__(self, session: Session):
        self._session = session
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
def _progress(session: Session) -> Iterator[_Progress]:
    progress = _Progress(session)
    try:
        yield progress
    finally:
        progress.end()
