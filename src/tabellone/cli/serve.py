"""`tabellone serve`: the application in the browser, for the director and for the hall."""

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tabellone.cli.certificate import require_usable_certificate
from tabellone.cli.context import DONE, CommandContext, WrongUseError, command
from tabellone.cli.open_files import raise_limit
from tabellone.cli.start_file import start_file
from tabellone.engine.reasons import Reason, UserError
from tabellone.store.opening import closing_store

FIRST_PORT = 8765


class ListenOptions(NamedTuple):
    """Address, names, proxies and certificate of the service."""

    host: str = "0.0.0.0"
    port: int | None = None
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    certificate: str | None = None
    key: str | None = None

    @property
    def scheme(self) -> str:
        """`https` with a certificate, else `http`."""
        return "https" if self.certificate else "http"


DEFAULT_OPTIONS = ListenOptions()


@command
@closing_store()
def run_serve(
    context: CommandContext,
    options: ListenOptions = DEFAULT_OPTIONS,
    folder: str | None = None,
    browser: bool = True,
    new: bool = False,
) -> int:
    """Start the application, print its addresses, and open the director's one-time link."""
    if options.certificate:
        require_usable_certificate(options.certificate, options.key)
    from tabellone.store.database import data_folder

    place = Path(folder) if folder else data_folder()
    files = raise_limit()
    _open(context, place, options, new)
    from django.conf import settings

    from tabellone.store.links import START_LINK, start_link

    listener = _listener(options.host, options.port)
    port = listener.getsockname()[1]
    named = settings.TABELLONE_NAMES[0] if options.certificate and options.names else None  # as the certificate says
    own = options.host if options.host.startswith("127.") else _own_address()
    public = f"{options.scheme}://{named or own}:{port}/"
    settings.TABELLONE_ADDRESS = public
    for asked in ("SIGTERM", "SIGBREAK"):  # asked to end in whatever way, it ends as by Ctrl+C
        if hasattr(signal, asked):
            signal.signal(getattr(signal, asked), signal.default_int_handler)
    with start_link() as token:
        director = f"{options.scheme}://{named or '127.0.0.1'}:{port}/enter/{token}"
        with start_file(place, director, port) as file, contextlib.suppress(KeyboardInterrupt):

            def announce(capacity: int) -> None:
                say = context.speaker.say
                print(say("serve_director", address=director, hours=START_LINK.seconds // 3600))
                print(say("serve_public", address=public))
                _print_qr(public)
                print(say("serve_capacity", count=capacity))
                print(say("serve_stop"), flush=True)
                if browser:
                    threading.Thread(target=webbrowser.open, args=(_browser_address(file),), daemon=True).start()

            _server(options, files, announce).run(sockets=[listener])
    return DONE


def _open(context: CommandContext, place: Path, options: ListenOptions, new: bool) -> None:
    from tabellone.store.opening import open_store, use_pool
    from tabellone.store.secret_key import key_is_empty

    if key_is_empty(place):
        context.print_warnings([Reason("key_made_anew")])
    for variable, named in (("TABELLONE_NAMES", options.names), ("TABELLONE_PROXIES", options.proxies)):
        os.environ[variable] = ",".join([*named, os.environ.get(variable, "")])
    open_store(place, new)
    use_pool()
    _clear_deleted(context)


def _clear_deleted(context: CommandContext) -> None:
    """Deleted tournaments whose time is over; if they cannot be backed up first they stay, and it is said."""
    from tabellone.desk.removal import clear_overdue

    try:
        clear_overdue()
    except UserError as error:
        context.print_warnings([error.reason])


def _server(options: ListenOptions, files: int, announce: Callable[[int], None]) -> Any:
    """When it listens it is announced, with how many connections it can hold."""
    import uvicorn

    from tabellone.cli.server import Server
    from tabellone.web.asgi import application
    from tabellone.web.front.connections import Gate, GuardedProtocol

    GuardedProtocol.gate = gate = Gate(files)
    config = uvicorn.Config(
        application,
        http=GuardedProtocol,
        ws="none",
        backlog=gate.at_the_door,
        log_level="critical",
        access_log=False,  # the director's link would be in it
        proxy_headers=False,  # web/proxies.py knows which ones to believe
        timeout_graceful_shutdown=2,
        lifespan="on",
        ssl_certfile=options.certificate,
        ssl_keyfile=options.key,
    )

    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # a crowd at the door would flood it
    return Server(config, lambda: announce(gate.capacity))


def _listener(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one."""
    from tabellone.cli.server import listen_at

    for candidate in [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + 20), 0]:
        try:
            return listen_at(host, candidate)
        except (OSError, OverflowError):
            continue
    raise WrongUseError("port_taken", port=port)


def _browser_address(file: Path) -> str:
    """Windows does not find a file by an address with accents in it, and opens it by its name."""
    return str(file.resolve()) if sys.platform == "win32" else file.resolve().as_uri()


def _own_address() -> str:
    """The address of this computer in the network where the hall's phones most likely are."""
    from tabellone.web.networks import own_networks

    return next((network.address for network in own_networks()), "127.0.0.1")


def _print_qr(address: str) -> None:
    """Prints the address as a code for phones."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
