"""What is different on Windows, as far as it can be tried elsewhere; docs/windows.md has the whole list."""

import asyncio
import socket
import threading
import urllib.request
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import uvicorn
from django.contrib.staticfiles.finders import AppDirectoriesFinder

from tabellone.cli.main import expand_patterns
from tabellone.cli.server import Server, listen_at
from tabellone.reading.os_errors import os_error_message
from tabellone.store.database import BadDatabaseAddressError, _file_named, _windows_folder, database_settings
from tabellone.web.front.static import StaticFiles, contents
from tests.running.process import eventually


def test_style_and_scripts_are_found_by_their_addresses_however_folders_are_written() -> None:
    expected = {name for name, _ in contents()}

    def windows_list(finder: Any, ignored: Any) -> Any:
        for path, storage in listed(finder, ignored):
            yield path.replace("/", "\\"), WindowsStorage(storage)

    listed = AppDirectoriesFinder.list
    with patch.object(AppDirectoriesFinder, "list", windows_list):
        assert {name for name, _ in contents()} == expected
    assert "tabellone/icons.svg" in expected


class WindowsStorage:
    """Opens files by names with the other stroke."""

    def __init__(self, storage: Any):
        self._storage = storage

    def open(self, name: str) -> Any:
        assert "/" not in name
        return self._storage.open(name.replace("\\", "/"))


def test_kinds_of_files_do_not_depend_on_what_other_programs_have_said() -> None:
    with patch("mimetypes.guess_type", return_value=("text/plain", None)):
        files = StaticFiles()
        kinds = {
            name.rpartition(".")[2]: dict(found.answer.headers)[b"content-type"]
            for name, _ in contents()
            if (found := files.find(f"/static/{name}", named=False))
        }
    assert kinds["js"] == b"text/javascript; charset=utf-8"
    assert kinds["css"] == b"text/css; charset=utf-8"
    assert kinds["svg"] == b"image/svg+xml"
    assert b"application/octet-stream" not in kinds.values()  # every kind that is there is known


@pytest.mark.parametrize(
    ("path", "windows", "file"),
    [
        ("/C:/Tornei/club%20uno.db", True, "C:/Tornei/club uno.db"),
        ("/tmp/club.db", True, "/tmp/club.db"),
        ("/C:/Tornei/club.db", False, "/C:/Tornei/club.db"),
        ("/tmp/club%20uno.db", False, "/tmp/club uno.db"),
    ],
)
def test_a_database_on_a_drive(path: str, windows: bool, file: str) -> None:
    assert _file_named(path, windows) == file


def test_an_address_with_two_strokes_names_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadDatabaseAddressError) as refused:
        database_settings(tmp_path, "sqlite://C:/Tornei/club.db")
    assert refused.value.reason.args["scheme"] == "sqlite://C:/Tornei/c"  # not «sqlite», which is known


def test_data_is_in_the_users_home_unless_it_is_elsewhere_already(tmp_path: Path) -> None:
    local, home = tmp_path / "AppData/Local", tmp_path
    assert _windows_folder(local, home) == home / "Tabellone"
    (local / "Tabellone").mkdir(parents=True)
    assert _windows_folder(local, home) == home / "Tabellone"
    (local / "Tabellone" / "tabellone.sqlite3").touch()
    assert _windows_folder(local, home) == local / "Tabellone"


def test_a_star_stands_for_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("b.json", "a.json", "c.txt"):
        Path(name).touch()
    assert expand_patterns(["rate", "*.json", "--json", "none*"]) == ["rate", "a.json", "b.json", "--json", "none*"]


def test_a_folder_that_is_opened_as_a_file_is_called_one(tmp_path: Path) -> None:
    assert os_error_message(PermissionError(13, "Permission denied", str(tmp_path))) == os_error_message(
        IsADirectoryError()
    )
    assert os_error_message(PermissionError(13, "Permission denied", str(tmp_path / "x"))) != os_error_message(
        IsADirectoryError()
    )


async def hello(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


def test_a_door_that_was_closed_opens_again() -> None:
    """asyncio closes the listening socket on Windows when somebody is gone before being let in."""
    listener = listen_at("127.0.0.1", 0)
    port = listener.getsockname()[1]
    listening = threading.Event()
    server = Server(uvicorn.Config(hello, log_level="critical", lifespan="off", ws="none"), listening.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        assert listening.wait(10)
        assert answered(port)
        loop = server.servers[0].get_loop()
        loop.call_soon_threadsafe(close, loop, listener)
        eventually(lambda: listener.fileno() == -1)
        eventually(lambda: answered(port))
    finally:
        server.should_exit = True
        thread.join(10)
    assert not answered(port)


def close(loop: asyncio.AbstractEventLoop, listener: socket.socket) -> None:
    loop.remove_reader(listener.fileno())
    listener.close()


def answered(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as response:
            return bool(response.read() == b"hello")
    except OSError:
        return False
