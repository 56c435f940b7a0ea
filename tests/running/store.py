"""A store of its own for some tests of this process: a database with its tables, and a data folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import connections
from django.test import Client, override_settings
from pytest_django import DjangoDbBlocker

from tabellone.store.database import database_settings
from tabellone.store.opening import close_pool, migrate
from tabellone.web import books, jobs, kept_pages
from tabellone.web.director import publishing
from tabellone.web.registry import chess_lists
from tabellone.web.sessions import SessionStore
from tests.running.new_store import with_tables

REMEMBERED: tuple[Any, ...] = (
    *(books.REPOSITORY, books.REGISTRY, books.CHESS_LISTS),
    *(kept_pages.PAGES, jobs.JOBS, publishing.COPIES, chess_lists.IMPORTS),
)
"""What a process remembers of its store."""


@contextmanager
def store_in(folder: Path, blocker: DjangoDbBlocker, address: str | None = None) -> Iterator[Path]:
    """Django's one database is the file in this folder, or the one at the address, for every thread that asks for it.

    The process begins as if it were new, and goes on as it was when this ends: stores can be one in the other.
    """
    mask = os.umask(0o077)  # which a store sets for good
    remembered = [dict(vars(memory)) for memory in REMEMBERED]
    configured = connections.settings["default"]
    opened = connections.all(initialized_only=True)
    if opened:
        del connections["default"]
    for memory in REMEMBERED:
        memory.__init__()
    database = database_settings(folder if address else with_tables(folder), address)
    connections.settings["default"] = connections.configure_settings({"default": database})["default"]
    with blocker.unblock(), override_settings(TABELLONE_FOLDER=folder):
        try:
            if address:
                migrate()
            yield folder
        finally:
            connections["default"].close()
            close_pool()
            del connections["default"]
            connections.settings["default"] = configured
            for connection in opened:
                connections["default"] = connection
            os.umask(mask)
            for memory, before in zip(REMEMBERED, remembered, strict=True):
                vars(memory).clear()
                vars(memory).update(before)


def director() -> Client:
    """A browser of whoever directs, of Django alone."""
    session = SessionStore()
    session["director"] = True
    session.create()
    browser = visitor()
    browser.cookies["sessionid"] = str(session.session_key)
    return browser


def visitor(address: str = "127.0.0.1", **headers: str) -> Client:
    """A browser that nobody has let in, of Django alone."""
    return Client(raise_request_exception=False, REMOTE_ADDR=address, headers={"Host": "localhost", **headers})
