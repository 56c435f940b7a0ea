"""Pages are kept as long as the tournament stands still: a page is a function of its events, the language and the role.

Those of the desk are kept here. Everybody else's are kept in front of Django (`web/front/pages.py`), which asks for
each of them once and is told which version it shows.

A kept page is nobody's: where the token of a form belongs it has a mark, and whoever asks gets his own token there.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any

from django.http import HttpResponse
from django.middleware.csrf import get_token

from tabellone.web import password
from tabellone.web.askers import asker_of, may
from tabellone.web.books import opened
from tabellone.web.front.showing import tell_front
from tabellone.web.request import Request
from tabellone.web.roles import Action, Role

MOST_BYTES = 32_000_000
MARK = secrets.token_hex(32)
"""Where the token belongs; nobody can guess it, so that nothing anybody has typed contains it."""


class KeptPages:
    """The pages last asked for, by what they depend on."""

    def __init__(self, most_bytes: int = MOST_BYTES):
        self._most = most_bytes
        self._pages: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, name: Hashable) -> bytes | None:
        """A page, if it is still there."""
        with self._lock:
            page = self._pages.get(name)
            if page is not None:
                self._pages.move_to_end(name)
            return page

    def put(self, name: Hashable, page: bytes) -> None:
        """Keep a page; the one asked for longest ago makes room."""
        with self._lock:
            self._bytes += len(page) - len(self._pages.pop(name, b""))
            self._pages[name] = page
            while self._bytes > self._most:
                self._bytes -= len(self._pages.popitem(last=False)[1])


PAGES = KeptPages()


def kept(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that depends on nothing but the tournament, the address, the language and who asks."""

    @wraps(view)
    def answer(request: Request, key: str, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method != "GET" or "messages" in request.COOKIES:
            return view(request, key, *args, **kwargs)
        version = opened(request, key).version
        if not may(request, Action.ENTER_RESULTS):
            response = view(request, key, *args, **kwargs)
            tell_front(request, version)
            return response
        asker = asker_of(request)
        whose = asker.role if asker.role is Role.DIRECTOR else asker  # all directors' are the same
        name = (key, version, request.get_full_path(), request.language, password.is_asked(), whose)
        page = PAGES.get(name)
        if page is not None:
            return _with_token(HttpResponse(page), request)
        request.is_for_keeping = True
        try:
            response = view(request, key, *args, **kwargs)
        finally:
            request.is_for_keeping = False  # a page that says what went wrong is not kept
        if response.status_code == 200:
            PAGES.put(name, response.content)
        return _with_token(response, request)

    return answer


def _with_token(response: HttpResponse, request: Request) -> HttpResponse:
    response.content = response.content.replace(MARK.encode(), get_token(request).encode())
    return response


def context(request: Request) -> dict[str, Any]:
    """For every template: the mark instead of a token, in a page that is made to be kept."""
    return {"csrf_token": MARK} if getattr(request, "is_for_keeping", False) else {}
