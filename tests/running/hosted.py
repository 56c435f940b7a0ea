"""The program as a site is hosted: an ASGI server of its own, with several workers."""

import http.client
import os
import socket
import subprocess
import sys
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager

from tests.running.process import eventually


def asked(address: str, path: str = "/", **headers: str) -> tuple[int, str]:
    """A request with any headers, its own Host among them; the status and the page."""
    place = urllib.parse.urlsplit(address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=20)
    connection.putrequest("GET", path, skip_host=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    page = answer.read().decode()
    connection.close()
    return answer.status, page


@contextmanager
def hosted(environment: dict[str, str], workers: int, *more: str) -> Iterator[str]:
    """Uvicorn's own command with several workers; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "tabellone.web.asgi:application", "--port", str(port)]
    options = ["--workers", str(workers), "--no-proxy-headers", "--log-level", "critical"]
    process = subprocess.Popen([*command, *options, *more], env=os.environ | environment)
    address = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        try:
            return asked(address, Host="localhost")[0] == 200
        except OSError:
            return False

    try:
        eventually(answers)
        yield address
    finally:
        process.terminate()
        process.wait(30)
