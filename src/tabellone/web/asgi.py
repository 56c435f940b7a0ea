"""The application, for `tabellone serve` and for any ASGI server: `uvicorn tabellone.web.asgi:application`.

A server of its own finds what it needs in the environment (docs/hosting.md); any number of workers may start at once.
"""

import contextlib
import sys
from concurrent.futures import ThreadPoolExecutor

from django.conf import settings
from django.core.asgi import get_asgi_application

from tabellone.documents.speaker import Speaker
from tabellone.engine.reasons import UserError
from tabellone.store.opening import open_store, use_pool
from tabellone.web.proxies import NamedProxies


def _open() -> None:
    """Settings from the environment, and tables up to date; no connection is left to processes that are forked off."""
    open_store()
    _clear()
    use_pool()


def _clear() -> None:
    """Deleted tournaments whose time is over; if they cannot be backed up first they stay."""
    from tabellone.desk.removal import clear_overdue  # noqa: PLC0415  (models can be imported only now)

    with contextlib.suppress(UserError):
        clear_overdue()


if not settings.configured:
    try:
        with ThreadPoolExecutor(1) as thread:  # servers import this where Django does not let one ask a database
            thread.submit(_open).result()
    except UserError as error:
        sys.exit(f"tabellone: {Speaker('it').problem(error)}")

from tabellone.web.books import REPOSITORY  # noqa: E402  (models can be imported only now)
from tabellone.web.front.front import Front  # noqa: E402
from tabellone.web.hosts import KnownHosts  # noqa: E402


def new_application() -> NamedProxies:
    """What is asked first comes first: named proxies, known names of the site, the front, Django."""
    return NamedProxies(KnownHosts(Front(get_asgi_application(), REPOSITORY)), settings.TABELLONE_PROXIES)


application = new_application()
