"""`tabellone serve`: the application in the browser, for the director and for the hall."""

import contextlib
import os
import signal
import socket
import sys
import threading
import warnings
import webbrowser
from pathlib import Path

from tabellone.cli.session import DONE, Session, WrongUseError, verb
from tabellone.engine.reasons import Reason

FIRST_PORT = 8765


@verb
def run_serve(
    session: Session,
    host: str = "0.0.0.0",
    port: int | None = None,
    folder: str | None = None,
    browser: bool = True,
    new: bool = False,
) -> int:
    """Start the application, print its addresses, and open the director's one-time link."""
    import django
    import uvicorn
    from django.conf import settings

    from tabellone.store.database import data_folder
    from tabellone.store.opening import close_store, make_folder, migrate
    from tabellone.web.configuration import key_is_empty, web_settings

    place = Path(folder) if folder else data_folder()
    make_folder(place)
    if key_is_empty(place):
        session.warn([Reason("key_made_anew")])
    settings.configure(**web_settings(place, os.environ.get("TABELLONE_DATABASE")))
    django.setup()
    migrate(new)
    from tabellone.web.access import new_token
    from tabellone.web.asgi import application

    # WhiteNoise serves small files from memory or disk at once; Django warns that they are not streamed asynchronously.
    warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous iterators")
    listener = _listener(host, port)
    chosen = listener.getsockname()[1]
    director = f"http://127.0.0.1:{chosen}/enter/{new_token()}"
    public = f"http://{host if host.startswith('127.') else _own_address()}:{chosen}/"
    settings.TABELLONE_ADDRESS = public
    print(session.speaker.say("serve_director", address=director))
    print(session.speaker.say("serve_public", address=public))
    _print_qr(public)
    print(session.speaker.say("serve_stop"), flush=True)
    if browser:
        threading.Timer(0.7, webbrowser.open, (director,)).start()
    config = uvicorn.Config(application, log_level="critical", timeout_graceful_shutdown=2, lifespan="off")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn stops, then sends the signal on
    try:
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])
    finally:
        close_store()
    return DONE


def _listener(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one."""
    for candidate in [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + 20), 0]:
        listener = socket.socket()
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(128)  # from now on a browser waits instead of being refused
        except (OSError, OverflowError):
            listener.close()
            continue
        return listener
    raise WrongUseError("port_taken", port=port)


def _own_address() -> str:
    """The address of this computer in the hall's network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _print_qr(address: str) -> None:
    """For the phones in the hall."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
